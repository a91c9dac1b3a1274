"""Clocks: none, for each move, for the whole match; what happens at zero is agreed and shown beforehand."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.site import Site, run_out, serve, toy_match, toys

from pessoi.scene.table import ClockRules
from pessoi.server.clock import Clock, deadline, now, press, start, time_left, welcome_back
from pessoi.server.store import StoreUnavailable

pytest_plugins = ["tests.server.databases", "tests.server.running"]
pytestmark = pytest.mark.anyio

MOVE = ClockRules("move", 60.0)
LIVE = ClockRules("live", 60.0, increment=5.0)


# Pure clocks


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    clock = press(ClockRules(), start(ClockRules(), 2), 0, 1000.0)
    assert time_left(ClockRules(), clock, 0, 99_999.0) is None
    assert deadline(ClockRules(), clock) is None


def test_each_move_has_its_own_time() -> None:
    clock = press(MOVE, start(MOVE, 2), 0, 1000.0)
    assert time_left(MOVE, clock, 0, 1045.0) == 15.0
    clock = press(MOVE, clock, 0, 1045.0)
    assert time_left(MOVE, clock, 0, 1045.0) == 60.0
    assert deadline(MOVE, clock) == 1105.0


def test_a_live_clock_runs_for_the_deciding_seat_and_adds_when_the_turn_passes() -> None:
    clock = press(LIVE, start(LIVE, 2), 0, 1000.0)
    clock = press(LIVE, clock, 0, 1010.0)
    assert clock == Clock([50.0, 60.0], 0, 1010.0)
    clock = press(LIVE, clock, 1, 1020.0)
    assert clock == Clock([45.0, 60.0], 1, 1020.0)
    assert (time_left(LIVE, clock, 0, 1050.0), time_left(LIVE, clock, 1, 1050.0)) == (45.0, 30.0)
    assert deadline(LIVE, clock) == 1080.0


def test_no_clock_runs_once_the_match_is_over() -> None:
    clock = press(LIVE, press(LIVE, start(LIVE, 2), 0, 1000.0), None, 1010.0)
    assert deadline(LIVE, clock) is None
    assert time_left(LIVE, clock, 0, 5000.0) == 55.0


def test_who_comes_back_with_no_time_left_has_a_moment_to_look() -> None:
    rules = ClockRules("live", 600.0)
    clock = press(rules, start(rules, 2), 0, 1000.0)
    assert deadline(rules, welcome_back(rules, clock, 0, 2000.0)) == 2060.0
    assert time_left(rules, welcome_back(rules, clock, 0, 1100.0), 0, 1100.0) == 500.0


def test_who_comes_back_to_a_clock_for_each_move_has_a_whole_move() -> None:
    clock = press(MOVE, start(MOVE, 2), 0, 1000.0)
    assert deadline(MOVE, welcome_back(MOVE, clock, 0, 1059.0)) == 1119.0


# At a table


def timed(**clock: Any) -> dict[str, Any]:
    """More time than any test takes; where it is to be out, ``run_out`` says so."""
    return {"clock": {"seconds": 600.0, **clock}}


async def test_a_table_without_a_clock_shows_none(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    shown = await anna.table(table)
    assert shown["clock"]["kind"] == "none"
    assert [seat["seconds_left"] for seat in shown["seats"]] == [None, None]


async def test_what_happens_at_zero_is_shown_before_anybody_sits_down(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    table = await anna.open_table(clock={"kind": "live", "seconds": 300, "increment": 3, "on_timeout": "lose"})
    shown = (await (await live_site.nobody()).table(table))["clock"]
    assert shown == {"kind": "live", "seconds": 300.0, "increment": 3.0, "on_timeout": "lose"}


async def test_a_bot_plays_for_who_is_out_of_time_until_they_take_the_seat_back(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben, **timed(kind="move", on_timeout="bot"))
    async with anna.live(table) as live:
        await run_out(live_site.house.rooms[table])
        await live.until(lambda here: here.table["seats"][1]["is_stand_in"])
        # That it stands in is the first entry of the log, what it chooses the second.
        await live.see(2)
        assert live.scene["ply"] > 0
        await ben.sit(table, 1)
        await live.until(lambda here: here.table["seats"][1]["kind"] == "person")
        assert live.table["status"] == "running"


async def test_who_is_out_of_time_has_lost_where_that_was_agreed(any_live_site: Site) -> None:
    anna, ben = await any_live_site.guest("Anna"), await any_live_site.guest("Ben")
    table = await toy_match(anna, ben, **timed(kind="live", on_timeout="lose"))
    async with anna.live(table) as first, ben.live(table) as second:
        await run_out(any_live_site.house.rooms[table])
        await second.until(lambda here: here.table["status"] == "finished")
        await first.until(lambda here: here.table["status"] == "finished")
        late = await second.choose("take")
    lost = {"how": "time", "lost": 1, "scores": [0, 0], "winners": [], "places": []}
    assert first.scene["end"] == second.scene["end"] == lost
    assert first.scene["waiting_for"] is second.scene["decision"] is None
    assert first.table["seats"][1]["seconds_left"] == 0
    assert first.table["seats"][0]["seconds_left"] == 600.0
    assert late["code"] == "refused"
    match = await anna.call("GET", f"/api/matches/{first.table['match_id']}")
    assert match["ended"] is not None


async def test_playing_in_time_passes_the_clock_on(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben, **timed(kind="live", increment=1000, on_timeout="lose"))
    async with ben.live(table) as second, anna.live(table) as first:
        await second.play("take")
        assert second.table["seats"][1]["seconds_left"] > 1000
        await run_out(live_site.house.rooms[table])
        await first.until(lambda here: here.table["status"] == "finished")
    assert first.scene["end"]["lost"] == 0


async def test_a_clock_runs_on_over_a_restart(sqlite_database: str) -> None:
    with toys():
        async with serve(sqlite_database) as before:
            anna, ben = await before.guest("Anna"), await before.guest("Ben")
            table = await toy_match(anna, ben, **timed(kind="live", on_timeout="lose"))
            await ben.call("POST", f"/api/tables/{table}/choices", seat=1, log=0, choice="take")
            left = (await anna.table(table))["seats"][1]["seconds_left"]
        async with serve(sqlite_database) as after:
            anna = await anna.at(after)
            async with anna.live(table) as live:
                assert live.table["seats"][1]["seconds_left"] == left
                assert live.table["seats"][0]["seconds_left"] < 600
                await run_out(after.house.rooms[table])
                await live.until(lambda here: here.table["status"] == "finished")
    assert live.scene["end"]["lost"] == 0


async def test_clocks_are_watched_on_after_the_store_did_not_answer(
    live_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben, **timed(kind="live", on_timeout="lose"))
    read = live_site.house.store.get_table
    failures: list[str] = []

    async def fail_twice(id: str) -> Any:
        if len(failures) < 2:
            failures.append(id)
            raise StoreUnavailable("gone for a moment")
        return await read(id)

    async with anna.live(table) as live:
        monkeypatch.setattr(live_site.house.store, "get_table", fail_twice)
        await run_out(live_site.house.rooms[table])
        await live.until(lambda here: here.table["status"] == "finished")
    assert len(failures) == 2


async def test_a_clock_is_watched_though_its_room_was_forgotten(
    live_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben, **timed(kind="live", on_timeout="lose"))
    house = live_site.house
    await run_out(house.rooms.pop(table))
    monkeypatch.setattr("pessoi.server.house.SWEEP", 0.05)
    sweep = asyncio.create_task(house._open_overdue())
    async with asyncio.timeout(PATIENCE):
        while (await house.store.list_tables(statuses=["finished"], public_only=False)) == []:
            await asyncio.sleep(0.05)
    sweep.cancel()
    await asyncio.gather(sweep, return_exceptions=True)
    assert (await anna.scene(table))["end"]["lost"] == 1


def test_clocks_do_not_notice_that_the_systems_clock_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now()
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert before <= now() < before + 1000
