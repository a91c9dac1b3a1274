"""Challenges of the day and the ladder of the week: one deal for all, one try that counts, nothing spoilt."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest
from tests.server.http_site import Answer, Site, Visitor

from pessoi import daily
from pessoi.kernel.errors import BadSetup
from pessoi.server import challenges
from pessoi.server.api import challenges as doors
from pessoi.server.challenges import Challenge, challenge_of_day, climbers_of, ladder_of_week, streak_of, table_of
from pessoi.server.store import Try

pytest_plugins = ["tests.server.databases", "tests.server.http_site"]

DAY = date(2026, 11, 17)
TODAY = "daily/2026-11-17/hercules"
NOON = 1_794_916_800.0
A_DAY = 86_400.0


challenge_options = Challenge.options.__get__


class Calendar:
    """The clock of the site, to be turned on; matches end when it says so."""

    def __init__(self) -> None:
        self.now = NOON

    def time(self) -> float:
        return self.now


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    calendar = Calendar()
    monkeypatch.setattr("pessoi.server.api.challenges.time", calendar)
    monkeypatch.setattr("pessoi.server.inviting.time", calendar)
    monkeypatch.setattr("pessoi.server.clock.now", calendar.time)
    # Two rounds are enough to see what becomes of a match.
    monkeypatch.setattr(
        Challenge, "options", property(lambda challenge: {**challenge_options(challenge), "round_limit": 2})
    )
    return calendar


def play_to_the_end(visitor: Visitor, table: str) -> Answer:
    """Always the first choice, until nothing is left to choose."""
    while visitor.table(table)["status"] == "running":
        visitor.step(table)
    return visitor.table(table)


def daily_of(visitor: Visitor, game: str = "hercules") -> Answer:
    shown = visitor.ask("GET", "/challenges")
    return next(found for found in shown["daily"] if found["game"] == game)


def begin_daily(visitor: Visitor, game: str = "hercules") -> Answer:
    table: Answer = visitor.ask("POST", f"/challenges/daily/{game}")
    return table


def test_the_same_deal_for_all_and_one_try_that_counts(any_site: Site, calendar: Calendar) -> None:
    anna, berta = any_site.guest("Anna"), any_site.guest("Berta")
    first, second = begin_daily(anna), begin_daily(berta)
    assert first["status"] == "running"
    assert first["challenge"] == "daily/2026-11-17/hercules"
    assert first["commitment"] == second["commitment"]
    assert first["match_id"] != second["match_id"]
    assert anna.scene(first["id"])["view"] == berta.scene(second["id"])["view"]

    # Who comes back goes on where they were.
    assert begin_daily(anna)["id"] == first["id"]
    assert daily_of(anna)["own"]["state"] == "running"
    assert daily_of(anna)["results"] is None

    play_to_the_end(anna, first["id"])
    done = daily_of(anna)
    points, rival = done["own"]["points"], done["own"]["rival"]
    assert (done["own"]["state"], done["own"]["place"], done["finished"]) == ("finished", 1, 1)
    assert done["results"] == [
        {"place": 1, "name": "Anna", "points": points, "rival": rival, "is_won": points > rival, "is_you": True}
    ]
    assert any_site.look(lambda house: house.store.get_match(first["match_id"])).result == [points, rival]  # type: ignore[union-attr]
    assert anna.ask("GET", "/challenges")["streak"] == {"days": 1, "longest": 1}

    # What is not over for Berta is not told to her.
    assert (daily_of(berta)["finished"], daily_of(berta)["results"]) == (1, None)
    berta.refused("GET", f"/matches/{first['match_id']}/record", 403, "private")

    again = begin_daily(anna)
    assert (again["is_practice"], again["challenge"]) == (True, None)
    assert again["commitment"] == first["commitment"]
    play_to_the_end(anna, again["id"])
    assert len(daily_of(anna)["results"]) == 1
    assert anna.record(again["match_id"])[0] is False


def test_whoever_tries_again_in_it_is_in_no_table(site: Site, calendar: Calendar) -> None:
    anna = site.guest("Anna")
    table = begin_daily(anna)["id"]
    anna.step(table)
    anna.ask("POST", f"/tables/{table}/take-back", json={"seat": 0})
    play_to_the_end(anna, table)
    shown = daily_of(anna)
    assert shown["own"]["state"] == "practice"
    assert shown["own"]["place"] is None
    assert not any(result["is_you"] for result in shown["results"])


def test_no_bot_plays_it_and_who_gives_up_has_had_their_try(site: Site, calendar: Calendar) -> None:
    anna = site.guest("Anna")
    table = begin_daily(anna)["id"]
    assert "by oneself" in anna.refused("DELETE", f"/tables/{table}/seats/0", 409, "refused")
    anna.ask("POST", f"/tables/{table}/resignation", json={"seat": 0})
    assert daily_of(anna)["own"]["state"] == "given-up"
    assert begin_daily(anna)["is_practice"]


def test_when_the_day_is_over_its_best_is_shown_to_all(site: Site, calendar: Calendar) -> None:
    anna, berta = site.guest("Anna"), site.guest("Berta")
    table = begin_daily(anna)
    late = begin_daily(berta)
    play_to_the_end(anna, table["id"])
    calendar.now += A_DAY

    best = daily_of(site.stranger())["yesterday"]
    assert best["match_id"] in {table["match_id"], *_matches(site)}
    assert berta.record(table["match_id"])[0] is False
    assert berta.ask("GET", f"/matches/{table['match_id']}/positions", params={"seat": 0})

    # What ends too late counts no more, as the deal is known by now.
    play_to_the_end(berta, late["id"])
    assert begin_daily(berta)["challenge"] == "daily/2026-11-18/hercules"
    tries = site.look(lambda house: house.store.tries.of_challenges([late["challenge"]]))
    assert late["match_id"] not in {result.attempt.match_id for result in table_of(tries)}
    assert berta.ask("GET", "/challenges")["streak"]["days"] == 0


def _matches(site: Site) -> set[str]:
    tries = site.look(lambda house: house.store.tries.of_challenges([challenge_of_day(DAY, "hercules").name]))
    return {attempt.match_id for attempt in tries}


def test_two_requests_at_once_begin_one_try(site: Site, calendar: Calendar) -> None:
    anna = site.guest("Anna")
    begin_daily(anna)
    me = anna.ask("GET", "/me")["id"]

    async def both(house: Any) -> set[str]:
        from asyncio import gather  # noqa: PLC0415

        from pessoi.server.trying import try_ladder  # noqa: PLC0415

        person = await house.store.get_person(me)
        rooms = await gather(*(try_ladder(house, person, "hercules", DAY, NOON) for _ in range(3)))
        return {room.id for room in rooms}

    assert len(site.look(both)) == 1


def test_a_game_for_several_is_no_challenge(site: Site) -> None:
    anna = site.guest("Anna")
    assert "hexemonia" in anna.refused("POST", "/challenges/daily/hexemonia", 400, "bad_setup")
    assert site.stranger().ask("POST", "/challenges/daily/hercules", 401)["code"] == "who_are_you"
    with pytest.raises(BadSetup):
        ladder_of_week(DAY, "hexemonia")


# The ladder


def test_a_step_is_climbed_after_a_win(any_site: Site, calendar: Calendar, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = any_site.guest("Anna")
    table = anna.ask("POST", "/challenges/ladder/hercules")
    assert table["challenge"] == "ladder/2026-11-16/hercules/0"
    assert anna.ask("POST", "/challenges/ladder/hercules")["id"] == table["id"]
    play_to_the_end(anna, table["id"])
    # Whether the first choices win is for the dice; here they do not, and then they do.
    lost = any_site.look(lambda house: house.store.get_match(table["match_id"]))
    assert lost is not None
    height = int(0 in (lost.winners or []))
    shown = next(ladder for ladder in anna.ask("GET", "/challenges")["ladders"] if ladder["game"] == "hercules")
    assert shown["height"] == height
    assert shown["climbers"] == [{"place": 1, "name": "Anna", "height": height, "tries": 1, "is_you": True}]

    monkeypatch.setattr(challenges, "is_won", challenges.counts)
    shown = next(ladder for ladder in anna.ask("GET", "/challenges")["ladders"] if ladder["game"] == "hercules")
    assert (shown["height"], shown["tries"]) == (1, 0)
    following = anna.ask("POST", "/challenges/ladder/hercules")
    assert following["challenge"] == "ladder/2026-11-16/hercules/1"
    assert following["options"] != table["options"]


def test_who_is_at_the_top_waits_for_monday(site: Site, calendar: Calendar, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = site.guest("Anna")
    monkeypatch.setattr("pessoi.server.trying.height_of", lambda _: len(ladder_of_week(DAY, "hercules")))
    assert "Monday" in anna.refused("POST", "/challenges/ladder/hercules", 409, "refused")


def attempt(
    person: str, result: list[int] | None, challenge: str = "daily/2026-11-17/hercules", number: int = 1
) -> Try:
    winners = None if result is None else [0 if result[0] > result[1] else 1]
    return Try(challenge, person, number, f"m{person}{number}", person, "t", NOON, result, winners, False)


def test_the_table_is_by_lead_then_by_points() -> None:
    tries = [attempt("low", [30, 20]), attempt("high", [40, 30]), attempt("best", [25, 5]), attempt("gone", None)]
    tries += [attempt("equal", [40, 30])]
    assert [(result.place, result.attempt.name) for result in table_of(tries)] == [
        (1, "best"),
        (2, "high"),
        (2, "equal"),
        (4, "low"),
    ]


def test_the_ladder_is_by_height_then_by_fewer_tries() -> None:
    steps = [step.name for step in ladder_of_week(DAY, "hercules")]
    tries = [
        attempt("slow", [1, 2], steps[0], 1),
        attempt("slow", [3, 2], steps[0], 2),
        attempt("quick", [3, 2], steps[0]),
        attempt("beginner", [1, 2], steps[0]),
    ]
    assert [(climber.place, climber.name, climber.height, climber.tries) for climber in climbers_of(tries)] == [
        (1, "quick", 1, 1),
        (2, "slow", 1, 2),
        (3, "beginner", 0, 1),
    ]


@pytest.mark.parametrize(
    ("ago", "days", "longest"),
    [([], 0, 0), ([0], 1, 1), ([1], 1, 1), ([2], 0, 1), ([0, 1, 2, 5, 6, 7, 8], 3, 4), ([1, 2], 2, 2)],
)
def test_a_streak_stands_until_a_day_is_left_out(ago: list[int], days: int, longest: int) -> None:
    streak = streak_of([DAY - timedelta(days=back) for back in ago], DAY)
    assert (streak.days, streak.longest) == (days, longest)


def test_the_deal_follows_from_the_secret_of_the_site() -> None:
    challenge = challenge_of_day(DAY, "hercules")
    assert challenge.seed(b"one") != challenge.seed(b"two")
    assert challenge.seed(b"one") != challenge_of_day(DAY + timedelta(days=1), "hercules").seed(b"one")
    assert challenge.options == daily.challenge_of(DAY, "hercules").options
    week = ladder_of_week(DAY, "thebai")
    assert len({step.seed(b"one") for step in week}) == len(week)
    assert week[0].closes - challenge.closes == 5 * A_DAY
    assert doors.state_of(attempt("a", [1, 2])) == "finished"
