"""Who gets a bot to think next: one guest with hundreds of tables does not keep others waiting."""

from __future__ import annotations

import pytest
from tests.server.site import Guest, serve

from pessoi.server.turns import MEMORY, MOST_THOUGHT, Turns, Urgency, Wish

pytest_plugins = ["tests.server.databases"]


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def everybody(turns: Turns[str]) -> list[str]:
    """All who wait, in their order."""
    found = []
    while (name := turns.take()) is not None:
        found.append(name)
    return found


def test_people_take_turns_and_so_do_their_tables() -> None:
    turns: Turns[str] = Turns()
    for number in range(3):
        for table in ("a", "b"):
            turns.put(Wish("many", table, Urgency.AWAITED), f"many {table}{number}")
    turns.put(Wish("one", "c", Urgency.AWAITED), "one c0")
    turns.put(Wish("two", "d", Urgency.AWAITED), "two d0")
    assert everybody(turns) == ["many a0", "one c0", "two d0", "many b0", "many a1", "many b1", "many a2", "many b2"]


def test_who_is_awaited_comes_before_bots_among_themselves_and_those_before_looking_back() -> None:
    turns: Turns[str] = Turns()
    turns.put(Wish("anna", "1", Urgency.LOOKING_BACK), "judgement")
    turns.put(Wish("anna", "2", Urgency.AMONG_BOTS), "bots")
    turns.put(Wish("bert", "3", Urgency.AWAITED), "bert waits")
    assert everybody(turns) == ["bert waits", "bots", "judgement"]


def test_who_has_had_a_lot_thought_comes_last_until_that_is_forgotten() -> None:
    clock = Clock()
    turns: Turns[str] = Turns(clock)
    turns.note("anna", MOST_THOUGHT + 1)
    turns.put(Wish("anna", "1", Urgency.AWAITED), "anna")
    turns.put(Wish("bert", "2", Urgency.LOOKING_BACK), "bert")
    assert everybody(turns) == ["bert", "anna"]
    clock.now += MEMORY / 2
    assert turns.thought_for("anna") == pytest.approx(MOST_THOUGHT / 2 + 1)
    turns.put(Wish("bert", "2", Urgency.LOOKING_BACK), "bert")
    turns.put(Wish("anna", "1", Urgency.AWAITED), "anna")
    assert everybody(turns) == ["anna", "bert"]


async def open_bots_only(host: Guest) -> str:
    """A running table of bots."""
    table = await host.call("POST", "/api/tables", game="hercules", seats=2, bots={"0": "random", "1": "random"})
    await host.call("POST", f"/api/tables/{table['id']}/start")
    return str(table["id"])


@pytest.mark.anyio
async def test_bots_among_themselves_wait_for_somebody_to_watch(sqlite_database: str) -> None:
    async with serve(sqlite_database) as site:
        anna = await site.guest("Anna")
        table = await open_bots_only(anna)
        room = await site.house.room(table)
        assert not site.house._thinking
        async with anna.live(table) as live:
            await live.until(lambda here: here.table["log"] >= 3)
        assert room.log >= 3
