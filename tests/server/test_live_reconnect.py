"""Who comes back with what they had seen gets exactly what they missed."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.site import Guest, Live, Site, toy_match

from pessoi.kernel.game import SPECTATOR
from pessoi.scene.scene import show_events, with_told

pytest_plugins = ["tests.server.databases", "tests.server.running"]
pytestmark = pytest.mark.anyio


class Memory:
    """What a client keeps when its connection is cut: its log, and how much of the match's log that covers."""

    def __init__(self) -> None:
        self.events: list[Any] = []
        self.seen = 0

    def take(self, live: Live) -> None:
        self.events, self.seen = live.log, live.table["log"]

    async def check_in(self, guest: Guest, table: str, seat: int) -> None:
        """Connect, be told what was missed, and hang up."""
        query = "" if seat == SPECTATOR else f"seat={seat}&"
        async with guest.socket(table, f"{query}seen={self.seen}") as live:
            live.log = self.events
            await live.until(lambda here: here.table is not None)
            self.take(live)


def journal(live_site: Site, table: str, seat: int) -> list[Any]:
    """What the match's own journal holds for a seat, and what happened around it, as a client gets it."""
    logged = live_site.house.rooms[table]._logged
    assert logged is not None
    match = logged.match
    events = with_told(show_events(match.game, match.events(seat)), logged.course.told, 0)
    return [{"ply": event.ply, "name": event.name, "values": event.values} for event in events]


async def move(guest: Guest, table: str, seat: int, dice: random.Random) -> None:
    """Any choice, or now and then an undo, over HTTP."""
    log = (await guest.table(table))["log"]
    scene = await guest.scene(table, f"seat={seat}")
    if scene["undo"]["is_possible"] and dice.random() < 0.5:
        await guest.call("POST", f"/api/tables/{table}/undo", seat=seat, log=log)
    elif scene["decision"]:
        words = dice.choice([choice["choice"] for choice in scene["decision"]["choices"]])
        await guest.call("POST", f"/api/tables/{table}/choices", seat=seat, log=log, choice=words)
    elif dice.random() < 0.2 and scene["ply"] > 2:
        await guest.send("POST", f"/api/tables/{table}/take-back", seat=seat)


@pytest.mark.parametrize("seed", range(3))
async def test_whoever_is_cut_off_at_random_ends_with_the_journal_of_the_match(live_site: Site, seed: int) -> None:
    dice = random.Random(seed)
    anna = await live_site.guest("Anna")
    table = await anna.open_table()
    await anna.sit(table, 0, 1)
    await anna.start(table)
    viewers = {0: anna, 1: anna, SPECTATOR: await live_site.nobody()}
    memories = {seat: Memory() for seat in viewers}
    for _ in range(25):
        await move(anna, table, dice.randrange(2), dice)
        for seat, guest in viewers.items():
            if dice.random() < 0.4:
                await memories[seat].check_in(guest, table, seat)
                assert memories[seat].events == journal(live_site, table, seat)
    for seat, guest in viewers.items():
        await memories[seat].check_in(guest, table, seat)
        assert memories[seat].events == journal(live_site, table, seat)


async def test_who_stays_connected_holds_the_journal_after_every_move(any_live_site: Site) -> None:
    dice = random.Random(1)
    anna, nobody = await any_live_site.guest("Anna"), await any_live_site.nobody()
    table = await anna.open_table()
    await anna.sit(table, 0, 1)
    await anna.start(table)
    async with anna.live(table, "seat=0") as zero, anna.live(table, "seat=1") as one, nobody.live(table) as watcher:
        for _ in range(15):
            await move(anna, table, dice.randrange(2), dice)
            log = (await anna.table(table))["log"]
            for seat, live in ((0, zero), (1, one), (SPECTATOR, watcher)):
                await live.see(log)
                assert live.log == journal(any_live_site, table, seat)


async def test_who_saw_nothing_yet_gets_all_from_the_very_beginning(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    table = await anna.open_table("hercules", 1)
    await anna.sit(table, 0)
    await anna.start(table)
    async with anna.live(table) as live:
        setup = live.log
        await live.play()
    memory = Memory()
    memory.events = setup
    await memory.check_in(anna, table, 0)
    assert setup
    assert memory.events == journal(live_site, table, 0)


async def test_looking_again_from_the_beginning_brings_everything_once(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with ben.live(table) as live:
        await live.play("peek")
        await live.play("leave")
        await live.ask("say", text="hm")
        await live.until(lambda here: here.chat)
        assert live.scene["events"] == [], "nothing is new but what was said"
        await live.socket.send('{"type": "look", "seen": 0}')
        await live.until(lambda here: here.scene["events"])
        assert live.log == journal(live_site, table, 1)
    assert [event["name"] for event in live.log] == ["peeked", "left"]


async def test_a_shared_screen_gets_the_log_of_the_seat_that_looks(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    table = await anna.open_table()
    await anna.sit(table, 0, 1)
    await anna.start(table)
    async with anna.live(table) as live:
        while not live.scene["end"]:
            await live.play("take")
            assert live.log == journal(live_site, table, live.scene["seat"])
    assert live.scene["needs_hand_over"]


async def test_claiming_to_have_seen_more_than_there_is_does_no_harm(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with ben.live(table, "seen=999") as live:
        await live.play("take")
        assert [event["name"] for event in live.log] == ["took-card"]
