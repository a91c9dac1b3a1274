"""What one person may have going on: matches, bots among themselves, time that is thought, judgements, passwords."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.http_site import Site, serving
from tests.server.running import NearThinkers
from tests.server.site import Site as LiveSite
from tests.server.site import toy_match, until

from pessoi.server.identity import HASHED_AT_ONCE, Identity
from pessoi.server.limits import RATES, Limits, Most, Rate
from pessoi.server.store import Store
from pessoi.server.thinking import Waiting
from pessoi.server.turns import MEMORY, MOST_IN_ALL, MOST_THOUGHT, Turns, Urgency, Wish

pytest_plugins = ["tests.server.databases", "tests.server.http_site", "tests.server.running"]

BOTS = {"0": "random", "1": "random"}


# Matches


@pytest.mark.anyio
async def test_so_many_matches_and_of_bots_alone_and_no_more(any_live_site: LiveSite) -> None:
    anna, ben = await any_live_site.guest("Anna"), await any_live_site.guest("Ben")
    any_live_site.house.limits.most = Most(running=3, among_bots=1)

    async def begin(bots: dict[str, str]) -> tuple[str, Any]:
        table = await anna.open_table("hercules", 2, bots=bots)
        await anna.sit(table, *[seat for seat in (0, 1) if str(seat) not in bots])
        return table, await anna.send("POST", f"/api/tables/{table}/start")

    bots_alone, begun = await begin(BOTS)
    assert begun.status_code == 200
    _, refused = await begin(BOTS)
    assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
    assert "watch one to its end, or stop it" in refused.json()["message"]
    assert (await ben.send("POST", f"/api/tables/{bots_alone}/stop", seat=0)).status_code == 403
    stopped = await anna.call("POST", f"/api/tables/{bots_alone}/stop", seat=0)
    assert stopped["status"] == "finished"
    assert [(await begin(bots))[1].status_code for bots in (BOTS, {}, {}, {})] == [200, 200, 200, 429]
    # Those of others count for them.
    await toy_match(ben, bots={"1": "first"})


@pytest.mark.anyio
async def test_many_who_begin_at_once_begin_no_more_than_may_be(live_site: LiveSite) -> None:
    anna = await live_site.guest("Anna")
    live_site.house.limits.most = Most(running=2)
    tables = []
    for _ in range(6):
        tables.append(await anna.open_table())
        await anna.sit(tables[-1], 0, 1)
    answers = await asyncio.gather(*(anna.send("POST", f"/api/tables/{table}/start") for table in tables))
    assert sorted(answer.status_code for answer in answers) == [200, 200, 429, 429, 429, 429]


@pytest.mark.anyio
async def test_bots_in_place_of_everybody_wait_until_somebody_is_back(live_site: LiveSite) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben, stand_in={"bot": "first", "grace": 300})
    for person, seat in ((anna, 0), (ben, 1)):
        await person.call("DELETE", f"/api/tables/{table}/seats/{seat}")
    log = (await anna.table(table))["log"]
    assert not live_site.house._thinking
    async with ben.live(table) as live:
        await live.until(lambda here: here.table["log"] > log)


def test_usual_limits_come_with_quotas_and_none_at_all_without() -> None:
    assert Limits().most == Most()
    assert Limits({}).most is None


# Time that is thought


def test_who_has_had_very_much_thought_begins_nothing_new_for_a_while() -> None:
    now = [0.0]
    turns: Turns[str] = Turns(lambda: now[0])
    turns.note("anna", MOST_IN_ALL + 10)
    assert turns.wait_for("anna") == pytest.approx(10 * MEMORY / MOST_THOUGHT)
    assert turns.wait_for("bert") == 0
    now[0] += turns.wait_for("anna")
    assert turns.wait_for("anna") == 0


def test_after_very_much_thinking_one_is_told_when_to_come_again(tmp_path: Path) -> None:
    with serving(str(tmp_path / "pessoi.db"), rates=None) as site:
        anna, bert = site.guest("Anna"), site.guest("Bert")
        match = finished(site, "anna")
        me = anna.ask("GET", "/me")["id"]
        # However long this takes, nothing of what was thought is forgotten meanwhile.
        turns: Turns[Waiting] = Turns(lambda: 0.0)
        site.house.thinkers._turns = turns
        turns.note(me, MOST_IN_ALL + 100)
        table = anna.open_table(bots={"1": "random"})
        anna.sit(table["id"], 0)
        words = anna.refused("POST", f"/tables/{table['id']}/start", 429, "too_many")
        assert words == "bots have thought about your matches for long; begin something new in 5 minutes"
        assert anna.answers[-1].headers["Retry-After"] == "300"
        anna.refused("GET", f"/matches/{match}/judgements/0", 429, "too_many")
        bert.ask("GET", f"/matches/{match}/judgements/0", params={"bot": "random"})


# Judgements


def finished(site: Site, name: str) -> str:
    """A short match that is over, for all to see."""
    visitor = site.guest(name)
    table = visitor.begin(options={"round_limit": 1, "start_seat": "0"})
    while not visitor.step(table["id"])["end"]:
        pass
    return str(table["match_id"])


def test_nobody_asks_for_too_many_judgements(tmp_path: Path) -> None:
    assert "judgements" in RATES
    with serving(str(tmp_path / "pessoi.db"), {"judgements": Rate(2, 600)}) as site:
        site.house.limits._clock = lambda: 0.0
        match = finished(site, "Anna")
        bert = site.guest("Bert")
        judgement = f"/matches/{match}/judgements/0"
        for _ in range(2):
            bert.ask("GET", judgement, params={"bot": "random"})
        assert "ask again in 5 minutes" in bert.refused("GET", judgement, 429, "too_many", params={"bot": "random"})
        site.guest("Carl").ask("GET", judgement, params={"bot": "random"})


@pytest.mark.anyio
async def test_judgements_of_clients_that_have_gone_are_dropped(
    live_site: LiveSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: list[int] = []
    begun, go_on = threading.Event(), threading.Event()

    def judge(_record: str, _bot: str, ply: int, *_: Any) -> None:
        judged.append(ply)
        begun.set()
        go_on.wait(PATIENCE)

    monkeypatch.setattr("pessoi.server.thinking.judge_choice", judge)
    anna = await live_site.guest("Anna")
    table = await anna.open_table(options={"cards": 4, "windy": False})
    await anna.sit(table, 0, 1)
    await anna.start(table)
    async with anna.live(table) as live:
        while not live.scene["end"]:
            await live.play("take")
    match = live.table["match_id"]
    address = f"/api/matches/{match}/judgements"
    asking = [asyncio.create_task(anna.http.get(f"{address}/0?bot=random"))]
    await asyncio.to_thread(begun.wait, PATIENCE)
    asking.append(asyncio.create_task(anna.http.get(f"{address}/1?bot=random")))
    everybody = live_site.house.thinkers._turns._waiting[Urgency.LOOKING_BACK]

    def are_here() -> list[bool]:
        """Of those in the line for a worker, whether each still waits."""
        return [not one.granted.done() for tables in everybody.values() for line in tables.values() for one in line]

    await until(lambda: are_here() == [True])
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    await until(lambda: are_here() == [False])
    last = asyncio.create_task(anna.http.get(f"{address}/1?bot=random"))
    await until(lambda: are_here() == [False, True])
    assert judged == [0], "a worker that still thinks is given to nobody else"
    go_on.set()
    assert (await last).status_code == 200
    assert judged == [0, 1], "and what nobody waits for any more is not begun"


@pytest.mark.anyio
async def test_what_was_dropped_half_way_counts_as_thought() -> None:
    thinkers = NearThinkers()
    go_on = threading.Event()
    clock = [0.0]
    thinkers._turns = Turns(lambda: clock[0])

    async def work() -> None:
        async with thinkers._worker(Wish("anna", "", Urgency.LOOKING_BACK)) as worker:
            await worker.work(partial(go_on.wait, PATIENCE))

    task = asyncio.create_task(work())
    await until(lambda: thinkers.workers[0]._doing)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert not thinkers.workers[0].is_free
    go_on.set()
    await until(lambda: thinkers.workers[0].is_free)
    assert thinkers._turns.thought_for("anna") > 0


# Passwords


@pytest.mark.anyio
async def test_few_passwords_are_worked_on_at_once_and_nobody_else_waits(sqlite_database: str) -> None:
    store = await Store.open(sqlite_database)
    identity = Identity(store)
    at_once: list[int] = []
    busy, lock, go_on = [0], threading.Lock(), threading.Event()

    def work(word: str) -> str:
        with lock:
            busy[0] += 1
            at_once.append(busy[0])
        go_on.wait(PATIENCE)
        with lock:
            busy[0] -= 1
        return word

    tasks = [asyncio.create_task(identity._hash(work, str(number))) for number in range(6)]
    await until(lambda: len(at_once) == HASHED_AT_ONCE)  # the loop goes on meanwhile
    go_on.set()
    assert sorted(await asyncio.gather(*tasks)) == ["0", "1", "2", "3", "4", "5"]
    assert max(at_once) == HASHED_AT_ONCE
    await store.close()
