"""Who sits where while a match is on: leaving and coming back, spectators, shared screens, take-backs, rematches."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.site import Guest, Live, Site, toy_match

from pessoi.kernel.match import Match

pytest_plugins = ["tests.server.databases", "tests.server.running"]
pytestmark = pytest.mark.anyio


async def take_all(*lives: Live) -> None:
    """Play a toy match to its end by taking every card."""
    while not lives[0].scene["end"]:
        chooser = next(live for live in lives if live.scene["decision"])
        await chooser.play("take")
        for live in lives:
            await live.see(chooser.table["log"])
    for live in lives:
        await live.until(lambda here: here.table["status"] == "finished")


# Leaving and coming back


async def test_a_bot_stands_in_for_who_leaves_until_they_come_back(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with anna.live(table) as live:
        await ben.call("DELETE", f"/api/tables/{table}/seats/1")
        await live.until(lambda here: here.scene["decision"])
        left = live.table["seats"][1]
        await ben.sit(table, 1)
        await live.until(lambda here: here.table["seats"][1]["kind"] == "person")
        log = live.table["log"]
        await live.play("take")
        async with ben.live(table) as back:
            assert back.table["log"] == log + 1
            assert back.scene["decision"]["seat"] == 1
            await back.play("take")
    assert (left["kind"], left["is_stand_in"], left["name"]) == ("bot", True, "Ben")


async def test_nobody_else_takes_the_seat_a_bot_keeps_warm(live_site: Site) -> None:
    anna, ben, carl = await live_site.guest("Anna"), await live_site.guest("Ben"), await live_site.guest("Carl")
    table = await toy_match(anna, ben)
    await ben.call("DELETE", f"/api/tables/{table}/seats/1")
    refused = await carl.send("PUT", f"/api/tables/{table}/seats/1")
    assert refused.status_code == 409


async def test_who_gave_a_seat_up_sees_no_more_than_a_spectator(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with ben.live(table, "seat=1") as live:
        await live.play("take")
        await ben.call("DELETE", f"/api/tables/{table}/seats/1")
        await live.until(lambda here: here.scene["seat"] == -1)
        assert live.errors[-1]["code"] == "not_yours"
        assert live.log == (await (await live_site.nobody()).scene(table))["events"]
        assert live.scene["view"]["hand"] == []
        assert (await live.choose("take", 1, live.table["log"]))["code"] == "not_yours"


# Spectators


async def test_spectators_see_what_everybody_sees(live_site: Site) -> None:
    anna, ben, nobody = await live_site.guest("Anna"), await live_site.guest("Ben"), await live_site.nobody()
    table = await toy_match(anna, ben)
    async with anna.live(table) as first, ben.live(table) as second, nobody.live(table) as watcher:
        while not watcher.scene["end"]:
            assert watcher.scene["view"]["hand"] == []
            assert watcher.scene["decision"] is None
            chooser = first if first.scene["decision"] else second
            await chooser.play()
            for live in (first, second, watcher):
                await live.see(chooser.table["log"])
        await watcher.until(lambda here: here.table["status"] == "finished")
    assert "took-card" not in {event["name"] for event in watcher.log}
    assert watcher.scene["end"] == first.scene["end"]


async def test_only_a_seat_that_agreed_is_watched_and_then_exactly_as_it_sees(live_site: Site) -> None:
    anna, ben, nobody = await live_site.guest("Anna"), await live_site.guest("Ben"), await live_site.nobody()
    table = await toy_match(anna, ben)
    async with nobody.socket(table, "watch=1") as early:
        assert (await early.hear())["code"] == "not_yours"
    foreign = await anna.send("PUT", f"/api/tables/{table}/seats/1/share", is_shared=True)
    await ben.call("PUT", f"/api/tables/{table}/seats/1/share", is_shared=True)
    async with ben.live(table) as own, nobody.live(table, "watch=1") as watcher:
        await own.play("peek")
        await own.play("take")
        await watcher.see(2)
        # What happened meanwhile may have come to the one in two updates, to the other in one.
        assert watcher.log == own.log
        assert {**watcher.scene, "events": []} == {**own.scene, "events": []}
        assert (await watcher.choose("take", 1, 2))["code"] == "who_are_you"
        await ben.call("PUT", f"/api/tables/{table}/seats/1/share", is_shared=False)
        await watcher.until(lambda here: here.scene["seat"] == -1)
        assert watcher.scene["view"]["hand"] == []
        assert [event["name"] for event in watcher.log] == ["took"]
    assert foreign.status_code == 403
    assert watcher.errors[-1]["code"] == "not_yours"


# One screen


async def test_one_person_plays_two_seats_on_one_screen(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    table = await anna.open_table()
    await anna.sit(table, 0, 1)
    await anna.start(table)
    seats = []
    async with anna.live(table) as live:
        while not live.scene["end"]:
            assert live.scene["decision"]["seat"] == live.scene["seat"]
            seats.append(live.scene["seat"])
            await live.play("take")
    assert set(seats) == {0, 1}
    assert live.scene["needs_hand_over"]


async def test_on_one_screen_the_choice_of_either_seat_is_taken_back(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    table = await anna.open_table(options={"windy": False})
    await anna.sit(table, 0, 1)
    await anna.start(table)
    async with anna.live(table) as live:
        await live.play("leave")
        assert (live.scene["seat"], live.scene["undo"]["is_possible"]) == (0, True)
        answer = await live.ask("undo", seat=0, log=1)
        assert answer["type"] == "ack"
        await live.see(2)
    assert (live.scene["ply"], live.scene["waiting_for"]) == (0, 1)


async def test_a_screen_is_handed_over_only_where_seats_know_different_things(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    table = await anna.open_table("hercules", 2)
    await anna.sit(table, 0, 1)
    await anna.start(table)
    assert not (await anna.scene(table))["needs_hand_over"]


# Taking back by consent


async def played(anna: Guest, ben: Guest) -> str:
    """A match in which seat 1 took a card and seat 0 left one."""
    table = await toy_match(anna, ben)
    await ben.call("POST", f"/api/tables/{table}/choices", seat=1, log=0, choice="take")
    await anna.call("POST", f"/api/tables/{table}/choices", seat=0, log=1, choice="leave")
    return table


async def test_all_agree_and_the_match_goes_back_past_what_was_seen(any_live_site: Site) -> None:
    anna, ben = await any_live_site.guest("Anna"), await any_live_site.guest("Ben")
    table = await played(anna, ben)
    async with anna.live(table) as first, ben.live(table) as second:
        await second.ask("take-back", seat=1)
        await first.until(lambda here: here.table["take_back"])
        assert first.table["take_back"] == {"seat": 1, "ply": 0, "agreed": [], "asked": [0], "undoes": [1, 1]}
        await first.ask("answer-take-back", seat=0, agrees=True)
        await first.see(3)
        await second.see(3)
    assert first.log == second.log
    assert [event["name"] for event in first.log] == ["took-back"]
    assert (first.scene["ply"], first.scene["waiting_for"], first.table["take_back"]) == (0, 1, None)
    assert second.scene["view"]["hand"] == []


async def test_one_refuses_and_nothing_is_taken_back(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await played(anna, ben)
    async with anna.live(table) as first, ben.live(table) as second:
        await second.ask("take-back", seat=1)
        await first.ask("answer-take-back", seat=0, agrees=False)
        await second.until(lambda here: here.table["take_back"] is None)
        again = await first.ask("answer-take-back", seat=0, agrees=True)
        forged = await first.ask("answer-take-back", seat=1, agrees=True)
    assert (await anna.table(table))["log"] == 2
    assert (again["code"], forged["code"]) == ("refused", "not_yours")


async def test_a_wish_lapses_when_somebody_plays_on(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await played(anna, ben)
    async with anna.live(table) as first, ben.live(table) as second:
        await first.ask("take-back", seat=0)
        await second.see(2)
        await second.play("take")
        assert second.table["take_back"] is None
        assert (await second.ask("answer-take-back", seat=1, agrees=True))["code"] == "refused"
    assert (await anna.table(table))["log"] == 3


async def test_bots_are_not_asked(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    table = await toy_match(anna, bots={"1": "first"})
    async with anna.live(table) as live:
        await live.until(lambda here: here.scene["decision"])
        await live.play("take")
        await live.until(lambda here: here.scene["decision"])
        log = live.table["log"]
        assert (await live.ask("take-back", seat=0))["type"] == "ack"
        await live.see(log + 1)
    assert live.scene["ply"] == 1
    assert live.scene["waiting_for"] == 0


async def test_who_plays_alone_asks_nobody(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    table = await anna.open_table("hercules", 1)
    await anna.sit(table, 0)
    await anna.start(table)
    async with anna.live(table) as live:
        before = (live.scene["view"], live.log)
        nothing = await live.ask("take-back", seat=0)
        await live.play()
        await live.ask("take-back", seat=0)
        await live.see(2)
    assert nothing["code"] == "refused"
    assert live.scene["view"] == before[0]
    assert [event["name"] for event in live.log] == [event["name"] for event in before[1]] + ["tried-again"]


# Rematches


async def test_a_rematch_seats_everybody_one_on(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben, options={"cards": 3})
    early = await anna.send("POST", f"/api/tables/{table}/rematch")
    async with anna.live(table) as first, ben.live(table) as second:
        await take_all(first, second)
        again: Any = await ben.call("POST", f"/api/tables/{table}/rematch")
        await first.until(lambda here: here.table["rematch"])
        same = await anna.call("POST", f"/api/tables/{table}/rematch")
    stranger = await (await live_site.guest("Carl")).send("POST", f"/api/tables/{table}/rematch")
    assert (early.status_code, stranger.status_code) == (409, 409)
    assert again["id"] == same["id"] == first.table["rematch"] != table
    assert [seat["name"] for seat in again["seats"]] == ["Ben", "Anna"]
    assert again["options"]["cards"] == 3
    assert again["entropy_commitment"] != first.table["entropy_commitment"]
    await anna.start(again["id"])


async def test_who_was_stood_in_for_plays_the_rematch(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben, options={"cards": 2})
    await ben.call("DELETE", f"/api/tables/{table}/seats/1")
    async with anna.live(table) as live:
        while live.table["status"] == "running":
            await live.until(lambda here: here.scene["decision"] or here.table["status"] == "finished")
            if live.scene["decision"]:
                await live.play("take")
    again = await anna.call("POST", f"/api/tables/{table}/rematch")
    assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [("person", "Ben"), ("person", "Anna")]


# Rooms


async def test_all_who_come_at_once_are_in_the_same_room(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    table = await anna.open_table()
    live_site.house.rooms.clear()
    rooms = await asyncio.gather(*(live_site.house.room(table) for _ in range(5)))
    assert len({id(room) for room in rooms}) == 1


async def test_a_room_somebody_is_in_stays_the_same_when_many_others_open(
    live_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pessoi.server.house.MOST_ROOMS", 1)
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with anna.live(table) as live:
        await ben.open_table()
        await ben.call("POST", f"/api/tables/{table}/choices", seat=1, log=0, choice="take")
        await live.see(1)


async def test_a_bot_is_asked_once_for_each_decision(live_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await live_site.guest("Anna")
    gate, asked = asyncio.Event(), []

    async def choose(table_id: str, match: Match, bot: str, seat: int) -> str:
        asked.append(seat)
        await gate.wait()
        return "take"

    monkeypatch.setattr(live_site.house.thinkers, "choose", choose)
    table = await toy_match(anna, bots={"1": "first"})
    for is_shared in (True, False):
        await anna.call("PUT", f"/api/tables/{table}/seats/0/share", is_shared=is_shared)
    gate.set()
    async with anna.live(table) as live:
        await live.see(1)
    assert asked == [1]
