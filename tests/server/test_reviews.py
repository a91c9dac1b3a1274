"""Reviews over HTTP: a bot judges a whole match as a job, which has progress, can be stopped, and is kept for all."""

from __future__ import annotations

import asyncio
import threading
import time
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from tests.patience import PATIENCE
from tests.server.running import NearThinkers

from pessoi.bots import registry as bots
from pessoi.bots.review import review
from pessoi.games import registry as games
from pessoi.kernel.replay import replay
from pessoi.server.limits import RATES, Rate
from pessoi.text import Text

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.http_site import Answer, Site, Visitor
    from tests.server.site import Guest
    from tests.server.site import Site as LiveSite

from tests.server.http_site import serving
from tests.server.site import until

pytest_plugins = ["tests.server.databases", "tests.server.http_site", "tests.server.running"]


def finished(visitor: Visitor, **more: Any) -> str:
    """A short match that is over, for all to see."""
    table: Answer = visitor.begin(options={"round_limit": 1, "start_seat": "0"}, **more)
    while not visitor.step(table["id"])["end"]:
        pass
    return str(table["match_id"])


def reviewed(visitor: Visitor, match: str, bot: str) -> Answer:
    """The review once it is whole."""
    give_up = time.monotonic() + PATIENCE
    while True:
        shown: Answer = visitor.ask("GET", f"/matches/{match}/reviews/{bot}")
        assert shown["status"] in ("running", "done")
        if shown["status"] == "done":
            return shown
        assert time.monotonic() < give_up
        time.sleep(0.05)


def test_a_review_judges_every_choice_by_what_was_known_and_is_kept_for_all(any_site: Site) -> None:
    anna, berta = any_site.guest("Anna"), any_site.guest("Berta")
    match = finished(anna)
    asked = anna.ask("PUT", f"/matches/{match}/reviews/greedy")
    assert asked["is_yours"]
    shown = reviewed(anna, match, "greedy")
    _, record = anna.record(match)
    played = replay(record, games.find("hercules")).match
    expected = list(review(played, partial(bots.make, "greedy")))
    assert [choice["ply"] for choice in shown["choices"]] == [judgement.ply for judgement in expected]
    assert [choice["loss"] for choice in shown["choices"]] == [judgement.loss for judgement in expected]
    assert (shown["judged"], shown["plies"]) == (record.plies, record.plies)
    assert sum(shown["outcome"]) == 1
    text = Text("de", games.find("hercules"), 2, ["Anna", "Berta"])
    assert "Anna" in text.say(shown["choices"][0]["question"])
    # Whoever comes later gets it at once, and asking again judges nothing again.
    assert berta.ask("PUT", f"/matches/{match}/reviews/greedy") == {**shown, "is_yours": False}
    status = {"bot": "greedy", "status": "done", "judged": record.plies, "plies": record.plies, "is_yours": False}
    assert berta.ask("GET", f"/matches/{match}/reviews") == [status]


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """Lets bots judge one choice for each time it is opened."""
    found = Gate()
    monkeypatch.setattr("pessoi.server.thinking.review_choice", found.judge)
    return found


class Gate:
    """Where judgements wait until the test lets them through."""

    def __init__(self) -> None:
        self.judged: list[int] = []
        self.passes = threading.Semaphore(0)

    def judge(self, _record: str, _bot: str, ply: int) -> None:
        assert self.passes.acquire(timeout=PATIENCE)
        self.judged.append(ply)


async def toy_match(anna: Guest) -> str:
    table = await anna.open_table(options={"cards": 4, "windy": False})
    await anna.sit(table, 0, 1)
    await anna.start(table)
    async with anna.live(table) as live:
        while not live.scene["end"]:
            await live.play("take")
    return str(live.table["match_id"])


async def is_at(anna: Guest, address: str, judged: int, status: str) -> None:
    """Wait until the review has come so far."""
    async with asyncio.timeout(PATIENCE):
        while True:
            shown: Any = await anna.call("GET", address)
            if (shown["judged"], shown["status"]) == (judged, status):
                return
            await asyncio.sleep(0.02)


@pytest.mark.anyio
async def test_a_review_has_progress_stops_when_told_and_goes_on_where_it_was(
    any_live_site: LiveSite, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    any_live_site.house.thinkers = NearThinkers()
    reviews = any_live_site.house.store.reviews
    keep = reviews.add
    kept: list[bool] = []

    async def noted(*judgement: Any) -> bool:
        kept.append(await keep(*judgement))
        return kept[-1]

    monkeypatch.setattr(reviews, "add", noted)
    anna, berta = await any_live_site.guest("Anna"), await any_live_site.guest("Berta")
    match = await toy_match(anna)
    address = f"/api/matches/{match}/reviews/first"
    await anna.call("PUT", address)
    await is_at(anna, address, 0, "running")
    gate.passes.release()
    await is_at(anna, address, 1, "running")
    assert (await berta.http.delete(address)).status_code == 403, "only who asked for it stops it"
    await anna.call("DELETE", address)
    gate.passes.release()
    # What was being judged then comes too late; before that is seen, going on would only mean not to stop.
    await until(lambda: kept == [True, False])
    await is_at(anna, address, 1, "stopped")
    gate.passes.release(10)
    shown: Any = await anna.call("PUT", address)
    await is_at(anna, address, shown["plies"], "done")
    assert gate.judged == [0, 1, *range(1, shown["plies"])], "nothing that was kept is judged again"


@pytest.mark.anyio
async def test_a_review_that_is_asked_for_again_while_it_stops_goes_on(
    any_live_site: LiveSite, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    any_live_site.house.thinkers = NearThinkers()
    anna = await any_live_site.guest("Anna")
    address = f"/api/matches/{await toy_match(anna)}/reviews/first"
    reviews = any_live_site.house.store.reviews
    keep = reviews.add

    async def asked_again(*judgement: Any) -> bool:
        is_to_go_on = await keep(*judgement)
        if not is_to_go_on:
            await anna.call("PUT", address)
        return is_to_go_on

    monkeypatch.setattr(reviews, "add", asked_again)
    shown: Any = await anna.call("PUT", address)
    await anna.call("DELETE", address)
    gate.passes.release(20)
    await is_at(anna, address, shown["plies"], "done")


def test_a_review_goes_on_after_the_server_was_started_again(tmp_path: Path) -> None:
    database = str(tmp_path / "pessoi.db")
    with serving(database) as site:
        anna = site.guest("Anna")
        match = finished(anna)
        cookies = dict(anna.cookies)
        anna.ask("PUT", f"/matches/{match}/reviews/greedy")
    with serving(database) as site:
        again = site.stranger()
        again.cookies.update(cookies)
        assert reviewed(again, match, "greedy")["is_yours"]


def test_a_running_match_is_not_reviewed_and_nothing_unknown_is(anna: Visitor, stranger: Visitor) -> None:
    table = anna.begin()
    anna.step(table["id"])
    running = f"/matches/{table['match_id']}/reviews"
    assert "when it is over" in anna.refused("PUT", f"{running}/greedy", 409, "refused")
    match = finished(anna)
    assert anna.ask("GET", f"/matches/{match}/reviews") == []
    anna.refused("GET", f"/matches/{match}/reviews/greedy", 404, "not_found")
    anna.refused("DELETE", f"/matches/{match}/reviews/greedy", 404, "not_found")
    anna.refused("PUT", f"/matches/{match}/reviews/gredy", 400, "bad_setup")
    stranger.refused("PUT", f"/matches/{match}/reviews/greedy", 401, "who_are_you")


def test_nobody_asks_for_too_many_reviews(tmp_path: Path) -> None:
    assert "reviews" in RATES
    with serving(str(tmp_path / "pessoi.db"), {"reviews": Rate(1, 600)}) as site:
        site.house.limits._clock = lambda: 0.0
        anna = site.guest("Anna")
        match = finished(anna)
        anna.ask("PUT", f"/matches/{match}/reviews/random")
        anna.ask("PUT", f"/matches/{match}/reviews/random")
        assert "in 10 minutes" in anna.refused("PUT", f"/matches/{match}/reviews/greedy", 429, "too_many")
