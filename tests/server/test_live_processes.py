"""Several servers on one database, and servers that are killed in the middle of play."""

from __future__ import annotations

import asyncio
import fcntl
import os
import signal
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.psql import execute
from tests.server.site import GATE, Live, Site, serve, spawn, toy_match, toys, until

from pessoi.server.announcements import Announcement
from pessoi.server.house import House
from pessoi.server.live import Viewer

pytest_plugins = ["tests.server.databases", "tests.server.running"]
pytestmark = pytest.mark.anyio


async def written(path: Path) -> None:
    """Wait for a file that another process writes once it has a lock on it."""
    await until(lambda: path.exists() and path.stat().st_size)


async def unlocked(path: Path) -> None:
    """Wait until no living process has a lock on a file."""
    with path.open("w") as file:
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    await asyncio.sleep(0.02)


def seen(live: Live) -> dict[str, Any]:
    """What a client sees, with all it was told, in however many updates that has come."""
    return {**live.scene, "events": live.log}


# Two servers


async def test_of_two_choices_through_two_processes_for_one_ply_exactly_one_is_made(postgresql_database: str) -> None:
    async with spawn(postgresql_database) as here, spawn(postgresql_database) as there:
        anna = await here.guest("Anna")
        table = await anna.open_table(options={"windy": False})
        await anna.sit(table, 0, 1)
        await anna.start(table)
        also_anna = await anna.at(there)
        async with anna.live(table) as one, also_anna.live(table) as other:
            while not one.scene["end"] and one.table["log"] < 12:
                ply, left = one.table["log"], one.scene["view"]["left"]
                await other.see(ply)
                answers = await asyncio.gather(one.choose("take"), other.choose("leave" if left > 2 else "take"))
                assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
                assert [answer["code"] for answer in answers if answer["type"] == "error"] == ["stale"]
                await one.see(ply + 1)
                await other.see(ply + 1)
                assert one.table["log"] == other.table["log"] == ply + 1
                assert seen(one) == seen(other)


async def test_what_is_done_at_one_server_is_seen_at_the_other(postgresql_database: str) -> None:
    with toys():
        async with serve(postgresql_database) as here, serve(postgresql_database) as there:
            anna, ben = await here.guest("Anna"), await there.guest("Ben")
            table = await anna.open_table()
            before = await ben.table(table)
            await anna.sit(table, 0)
            await ben.sit(table, 1)
            async with anna.live(table) as first, ben.live(table) as second:
                await anna.start(table)
                await second.until(lambda live: live.scene is not None)
                await second.play("leave")
                await first.see(1)
                await second.ask("undo", seat=1, log=1)
                await first.see(2)
                await second.see(2)
                await second.ask("say", text="sorry")
                await first.until(lambda live: live.chat)
                await second.play("take")
                await first.see(3)
            assert before["seats"][0]["kind"] == "empty"
            assert [event["name"] for event in first.log] == ["took"]


async def test_a_server_nobody_looks_through_is_up_to_date_when_asked(postgresql_database: str) -> None:
    with toys():
        async with serve(postgresql_database) as here, serve(postgresql_database) as there:
            anna = await here.guest("Anna")
            table = await anna.open_table()
            elsewhere = await anna.at(there)
            await elsewhere.table(table)
            await anna.sit(table, 0, 1)
            await anna.start(table)
            for ply, server in enumerate([anna, elsewhere, elsewhere, anna, elsewhere]):
                scene = await server.scene(table)
                choice = {"seat": scene["waiting_for"], "log": ply, "choice": "leave"}
                await server.call("POST", f"/api/tables/{table}/choices", **choice)
            assert (await anna.table(table))["log"] == (await elsewhere.table(table))["log"] == 5


async def test_two_who_agree_to_a_take_back_at_two_servers_are_both_heard(postgresql_database: str) -> None:
    async with serve(postgresql_database) as here, serve(postgresql_database) as there:
        people = [await here.guest("Anna"), await here.guest("Ben"), await there.guest("Carl")]
        table = await people[0].open_table("hercules", 3)
        for seat, person in enumerate(people):
            await (await person.at(here)).sit(table, seat)
        await people[0].start(table)
        scene = await people[0].scene(table)
        chooser = scene["waiting_for"]
        choices = (await people[chooser].scene(table))["decision"]["choices"]
        await people[chooser].call(
            "POST", f"/api/tables/{table}/choices", seat=chooser, log=0, choice=choices[0]["choice"]
        )
        await people[chooser].call("POST", f"/api/tables/{table}/take-back", seat=chooser)
        await asyncio.gather(
            *(
                person.call("PUT", f"/api/tables/{table}/take-back", seat=seat, agrees=True)
                for seat, person in enumerate(people)
                if seat != chooser
            )
        )
        assert (await people[0].table(table))["log"] == 2
        assert (await people[0].scene(table))["ply"] == 0


async def test_two_who_ask_for_a_rematch_at_two_servers_get_the_same_table(postgresql_database: str) -> None:
    with toys():
        async with serve(postgresql_database) as here, serve(postgresql_database) as there:
            anna, ben = await here.guest("Anna"), await there.guest("Ben")
            table = await toy_match(anna, await ben.at(here), options={"cards": 2})
            async with anna.live(table) as first, ben.live(table) as second:
                while not first.scene["end"]:
                    chooser = first if first.scene["decision"] else second
                    await chooser.play("take")
                    await first.see(chooser.table["log"])
                    await second.see(chooser.table["log"])
                await first.until(lambda live: live.table["status"] == "finished")
            again = await asyncio.gather(
                *(person.call("POST", f"/api/tables/{table}/rematch") for person in (anna, ben))
            )
            assert again[0]["id"] == again[1]["id"]
            assert len(await anna.call("GET", "/api/tables?mine=true")) == 2


async def test_who_is_connected_at_one_server_is_present_at_the_other(postgresql_database: str) -> None:
    with toys():
        async with serve(postgresql_database) as here, serve(postgresql_database) as there:
            anna, ben = await here.guest("Anna"), await there.guest("Ben")
            table = await toy_match(anna, await ben.at(here))
            async with anna.live(table) as first:
                async with ben.live(table) as second:
                    for live in (first, second):
                        await live.until(lambda here: all(seat["is_present"] for seat in here.table["seats"]))
                    missing = await anna.send("POST", f"/api/tables/{table}/seats/1/stand-in")
                    listed = await ben.call("GET", "/api/tables?mine=true")
                await first.until(lambda live: not live.table["seats"][1]["is_present"])
            assert missing.json()["words"] == ["problem-not-missing", {"name": "Ben"}]
            assert [seat["is_present"] for seat in listed[0]["seats"]] == [True, True]


async def test_who_was_connected_to_a_killed_server_is_missing_after_a_while(
    postgresql_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pessoi.server.presence.BEAT", 0.2)
    with toys():
        async with spawn(postgresql_database) as killed, serve(postgresql_database) as here:
            anna = await here.guest("Anna")
            ben = await here.guest("Ben")
            table = await toy_match(anna, ben)
            async with anna.live(table) as first:
                async with (await ben.at(killed)).live(table):
                    await first.until(lambda live: live.table["seats"][1]["is_present"])
                    os.kill(killed.pid, signal.SIGKILL)
                monkeypatch.setattr("pessoi.server.presence.EXPIRY", 1.0)
                await first.until(lambda live: not live.table["seats"][1]["is_present"])
                assert first.table["seats"][0]["is_present"]


async def at_rest(site: Site, table: str, listening: Counter[House], times: int) -> None:
    """Wait until a server has begun to listen so often, and has nothing more to tell those who look at a table."""
    audience = site.house.audiences[table]

    def is_told() -> bool:
        is_known = not audience.room.is_outdated and audience._gathering is None
        viewers = [viewer for viewer in audience.viewers if isinstance(viewer, Viewer)]
        return is_known and not any(viewer.awake.is_set() or viewer.updating.locked() for viewer in viewers)

    await until(lambda: listening[site.house] >= times and is_told())


async def test_a_server_whose_connections_the_database_has_cut_hears_again(
    postgresql_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    listening: Counter[House] = Counter()
    hear = House._hear

    def count(house: House, announcement: Announcement | None) -> None:
        hear(house, announcement)
        listening[house] += announcement is None

    monkeypatch.setattr(House, "_hear", count)
    with toys():
        async with serve(postgresql_database) as here, serve(postgresql_database) as there:
            anna, ben = await here.guest("Anna"), await there.guest("Ben")
            table = await toy_match(anna, await ben.at(here))
            async with anna.live(table) as first, ben.live(table) as second:
                for live in (first, second):
                    await live.until(lambda here: all(seat["is_present"] for seat in here.table["seats"]))
                for log in (1, 2, 3):
                    # Who is being told something while the database is cut off is hung up.
                    for site in (here, there):
                        await at_rest(site, table, listening, log)
                    execute(
                        postgresql_database,
                        f"SELECT pg_terminate_backend(pid, {PATIENCE * 1000:.0f}) FROM pg_stat_activity "
                        "WHERE datname = current_database() AND pid <> pg_backend_pid()",
                    )
                    chooser, other = (first, second) if first.scene["decision"] else (second, first)
                    await chooser.play("leave")
                    await other.see(log)
                    assert other.table["log"] == log


# Killed servers


async def test_what_was_acknowledged_survives_a_kill(database: str) -> None:
    async with spawn(database) as first:
        anna = await first.guest("Anna")
        table = await anna.open_table()
        await anna.sit(table, 0, 1)
        await anna.start(table)
        async with anna.live(table, "seat=1") as live:
            await live.choose("peek")
            answer = await live.choose("leave", log=1)
            os.kill(first.pid, signal.SIGKILL)
    assert answer == {"type": "ack", "id": 2, "log": 2}
    async with spawn(database) as second:
        anna = await anna.at(second)
        async with anna.live(table, f"seat=1&seen={live.table['log']}") as again:
            assert again.table["log"] == 2
            assert again.scene["ply"] == 2
            again.log = live.log + again.log
            assert [event["name"] for event in again.log] == ["peeked", "left"]
        async with anna.live(table) as play_on:
            await play_on.play("take")


async def test_a_bot_whose_turn_it_was_plays_on_after_a_kill_and_its_worker_does_not_stay(
    sqlite_database: str, tmp_path: Path
) -> None:
    gate = tmp_path / "gate"
    async with spawn(sqlite_database, **{GATE: str(gate)}) as first:
        anna = await first.guest("Anna")
        table = await anna.open_table(bots={"1": "patient"})
        await anna.sit(table, 0)
        await anna.start(table)
        await written(gate.with_suffix(".thinking"))
        os.kill(first.pid, signal.SIGKILL)
        await unlocked(gate.with_suffix(".thinking"))
    gate.touch()
    async with spawn(sqlite_database, **{GATE: str(gate)}) as second:
        anna = await anna.at(second)
        async with anna.live(table) as live:
            await live.until(lambda here: here.scene["decision"])
            assert live.table["log"] == 1
            await live.play("take")
            await live.see(3)


# Bots


async def test_while_a_bot_thinks_everybody_else_is_answered(sqlite_database: str, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    async with spawn(sqlite_database, **{GATE: str(gate)}) as live_site:
        anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
        slow = await anna.open_table(bots={"1": "patient"})
        await anna.sit(slow, 0)
        await anna.start(slow)
        await written(gate.with_suffix(".thinking"))
        table = await toy_match(anna, ben)
        async with anna.live(slow) as waiting, ben.live(table) as playing:
            await playing.play("peek")
            await playing.play("take")
            await waiting.ask("say", text="take your time")
            assert waiting.table["log"] == 0
            gate.touch()
            await waiting.see(1)
            assert waiting.scene["decision"]["seat"] == 0


async def test_a_bot_that_fails_cheats_or_dies_is_helped_out(sqlite_database: str) -> None:
    async with spawn(sqlite_database) as live_site:
        anna = await live_site.guest("Anna")
        for bot in ("failing", "cheating", "dying"):
            table = await anna.open_table(bots={"1": bot}, options={"cards": 3})
            await anna.sit(table, 0)
            await anna.start(table)
            async with anna.live(table) as live:
                while not live.scene["end"]:
                    await live.until(lambda here: here.scene["decision"] or here.scene["end"])
                    if live.scene["decision"]:
                        await live.play("take")
