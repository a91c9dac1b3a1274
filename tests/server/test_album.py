"""Finished matches stay replayable, whatever becomes of the rules."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.site import Guest, Live, run_out, serve, toy_match, toys

from pessoi.games import registry as games
from pessoi.kernel.game import SPECTATOR
from pessoi.kernel.match import Match
from pessoi.server.transfer import Players, import_record

pytest_plugins = ["tests.server.databases", "tests.server.running"]
pytestmark = pytest.mark.anyio

VIEWERS = (0, 1, SPECTATOR)


async def play(lives: list[Live], plies: int | None = None) -> None:
    """Let both play at random, to the end or to a ply."""
    dice = random.Random(7)
    while not lives[0].scene["end"] and lives[0].scene["ply"] != plies:
        chooser = lives[0] if lives[0].scene["decision"] else lives[1]
        await chooser.play(dice.choice(chooser.scene["decision"]["choices"])["choice"])
        for live in lives:
            await live.see(chooser.table["log"])


async def positions(guest: Guest, match_id: str) -> list[Any]:
    """All plies of a match through all eyes, but for what could be chosen."""
    plies = (await guest.call("GET", f"/api/matches/{match_id}"))["plies"]
    shown = []
    for ply in range(plies + 1):
        for viewer in VIEWERS:
            scene = await guest.call("GET", f"/api/matches/{match_id}/positions/{ply}?seat={viewer}")
            shown.append({**scene, "decision": None, "undo": None})
    return shown


async def test_every_ply_of_a_finished_match_is_shown_under_rules_that_lead_elsewhere(database: str) -> None:
    with toys():
        async with serve(database) as before:
            anna, ben = await before.guest("Anna"), await before.guest("Ben")
            table = await toy_match(anna, ben)
            async with anna.live(table) as first, ben.live(table) as second:
                await play([first, second])
            match_id = first.table["match_id"]
            shown = await positions(anna, match_id)
            record = await anna.call("GET", f"/api/matches/{match_id}/record")
    assert {event["name"] for scene in shown for event in scene["events"]} >= {"took", "took-card", "wind"}
    with toys("2"):
        async with serve(database) as after:
            anna = await anna.at(after)
            assert await positions(anna, match_id) == shown
            steps = await anna.call("GET", f"/api/matches/{match_id}/positions?seat={VIEWERS[0]}")
            assert [step["scene"]["ply"] for step in steps] == list(range(len(steps)))
            assert len(await anna.call("GET", f"/api/matches/{match_id}/points")) == len(steps)
            last = await anna.call("GET", f"/api/matches/{match_id}?with_result=true")
            assert last["result"] == shown[-1]["end"]["scores"]
            assert await anna.call("GET", f"/api/matches/{match_id}/record") == record


async def test_plies_before_a_change_of_rules_stay_as_they_were_played(sqlite_database: str) -> None:
    with toys():
        async with serve(sqlite_database) as before:
            anna, ben = await before.guest("Anna"), await before.guest("Ben")
            table = await toy_match(anna, ben, options={"windy": False})
            async with anna.live(table) as first, ben.live(table) as second:
                await second.play("peek")
                await second.play("take")
                await first.see(2)
                await first.play("take")
            match_id = first.table["match_id"]
            shown = await anna.call("GET", f"/api/matches/{match_id}/positions/1")
    with toys("2"):
        async with serve(sqlite_database) as after:
            anna, ben = await anna.at(after), await ben.at(after)
            async with anna.live(table) as first, ben.live(table) as second:
                await play([first, second])
            assert first.table["status"] == "finished"
            again = await anna.call("GET", f"/api/matches/{match_id}/positions/1")
            assert again["view"] == shown["view"]
            assert again["events"] == shown["events"]
            end = await anna.call("GET", f"/api/matches/{match_id}/positions/{first.scene['ply']}")
            steps = await anna.call("GET", f"/api/matches/{match_id}/positions")
            assert [step["scene"]["ply"] for step in steps] == list(range(first.scene["ply"] + 1))
            assert end["view"]["left"] == 0


async def test_what_was_taken_back_is_not_in_the_album(sqlite_database: str) -> None:
    with toys():
        async with serve(sqlite_database) as before:
            anna, ben = await before.guest("Anna"), await before.guest("Ben")
            table = await toy_match(anna, ben, options={"windy": False, "cards": 4})
            async with anna.live(table) as first, ben.live(table) as second:
                await second.play("take")
                await first.see(1)
                await first.ask("say", text="wait")
                await second.ask("take-back", seat=1)
                await first.until(lambda live: live.table["take_back"])
                await first.ask("answer-take-back", seat=0, agrees=True)
                await second.see(2)
                await second.play("leave")
                await first.see(3)
                await play([first, second])
            match_id = first.table["match_id"]
            shown = await positions(anna, match_id)
    with toys("2"):
        async with serve(sqlite_database) as after:
            assert await positions(await anna.at(after), match_id) == shown


async def test_a_match_lost_on_time_is_shown_up_to_its_last_choice(sqlite_database: str) -> None:
    with toys():
        async with serve(sqlite_database) as before:
            anna, ben = await before.guest("Anna"), await before.guest("Ben")
            clock = {"kind": "live", "seconds": 600, "on_timeout": "lose"}
            table = await toy_match(anna, ben, clock=clock, options={"windy": False})
            async with ben.live(table) as live:
                await live.play("peek")
                await run_out(before.house.rooms[table])
                await live.until(lambda here: here.table["status"] == "finished")
            match_id = live.table["match_id"]
            shown = await positions(anna, match_id)
    with toys("2"):
        async with serve(sqlite_database) as after:
            again = await positions(await anna.at(after), match_id)
    assert [scene["view"] for scene in again] == [scene["view"] for scene in shown]


async def test_an_imported_match_has_an_album(tmp_path: Path) -> None:
    database = str(tmp_path / "pessoi.db")
    with toys():
        match = Match.begin(games.find("toy"), 2, "seed", {})
        views = [match.view(SPECTATOR)]
        while match.decision:
            match.play("take")
            views.append(match.view(SPECTATOR))
        match_id = await asyncio.to_thread(import_record, database, match.record(), Players(is_public=True))
    with toys("2"):
        async with serve(database) as after:
            scenes = await positions(await after.guest("Anna"), match_id)
    assert [scene["view"] for scene in scenes if scene["seat"] == SPECTATOR] == views


async def test_a_ply_nobody_kept_is_refused_in_words(sqlite_database: str) -> None:
    with toys():
        async with serve(sqlite_database) as before:
            anna, ben = await before.guest("Anna"), await before.guest("Ben")
            table = await toy_match(anna, ben)
            async with anna.live(table) as first, ben.live(table) as second:
                await play([first, second])
            store = before.house.store
            async with store._writing() as connection:
                await connection.exec_driver_sql("DELETE FROM pages")
    with toys("2"):
        async with serve(sqlite_database) as after:
            anna = await anna.at(after)
            answer = await anna.send("GET", f"/api/matches/{first.table['match_id']}/positions/0")
    assert answer.status_code == 409
    assert "it can be shown from ply" in answer.json()["message"]
