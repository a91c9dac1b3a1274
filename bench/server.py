"""How fast the server is, beside boardgame.io's in the same run: ``make bench-server``.

Live tables with two people each over WebSockets, every choice durable, as many tables at once as are named: choices
acknowledged a second, milliseconds from sending one to the last viewer's update, the server's CPU time, bytes and
memory. Then a hundred tables with a second between two choices of each, and how long all sockets take to come back
after the server was killed. Both servers are measured in turn, a few seconds each, and what counts is the ratio of
their CPU time for a choice: how long something takes also tells what else the machine had to do.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import socket
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from bench.sides import SMALL, Peer, Pessoi, Shot, Table, cpu_seconds, memory_kilobytes, seconds_without_core
from rich.console import Console
from rich.table import Table as Printed

from pessoi.games import registry
from pessoi.installed import is_compiled

SIZES = [10, 100, 500]
SECONDS = 3.0
ROUNDS = 2
#: Seconds of play that are not counted, in which compilers warm up and caches fill.
WARM_UP = 1.0
#: The calm run: so many tables, for so many seconds, with so many between two choices of each.
CALM_TABLES = 100
CALM_SECONDS = 12.0
PAUSE = 1.0
#: Most CPU a choice may take, in multiples of the peer's.
MOST_CPU = 4.0
#: Most milliseconds that all but a twentieth of the choices take in the calm run.
MOST_WAITING = 50.0
#: Most seconds until everybody is back.
MOST_COMING_BACK = 3.0
SOCKETS_BACK = 1000


@dataclass
class Reading:
    """What came of playing for a while."""

    shots: list[Shot] = field(default_factory=list)
    seconds: float = 0.0
    cpu: float = 0.0
    cpu_of_database: float = 0.0

    def add(self, other: Reading) -> None:
        """Count another round in."""
        self.shots += other.shots
        self.seconds += other.seconds
        self.cpu += other.cpu
        self.cpu_of_database += other.cpu_of_database

    @property
    def milliseconds(self) -> float:
        """CPU time for a choice."""
        return self.cpu / max(1, len(self.shots)) * 1000

    def waiting(self, share: float) -> float:
        """Milliseconds within which this share of the choices was seen by everybody."""
        times = sorted(shot.seconds for shot in self.shots)
        return times[min(len(times) - 1, int(share * len(times)))] * 1000 if times else 0.0

    @property
    def bytes(self) -> float:
        return sum(shot.bytes for shot in self.shots) / max(1, len(self.shots))


async def play(tables: Sequence[Table], pid: int, seconds: float, pause: float = 0.0, database: int = 0) -> Reading:
    """Have all tables play at the same time for so long."""
    reading = Reading()
    end = perf_counter() + seconds

    async def go_on(table: Table) -> None:
        await asyncio.sleep(random.random() * pause)
        while perf_counter() < end:
            shot = await table.choose()
            if shot is None:
                return
            reading.shots.append(shot)
            if pause:
                await asyncio.sleep(pause)

    start, cpu = perf_counter(), cpu_seconds(pid)
    kept = cpu_seconds(database) if database else 0.0
    await asyncio.gather(*map(go_on, tables))
    reading.seconds, reading.cpu = perf_counter() - start, cpu_seconds(pid) - cpu
    reading.cpu_of_database = cpu_seconds(database) - kept if database else 0.0
    return reading


class Report:
    """Three tables: under load, in calm, and what tables and sockets weigh."""

    def __init__(self, database: str) -> None:
        rules = "compiled" if is_compiled() else "uncompiled"
        self.load = Printed(title=f"as fast as it goes, {database}, {rules} rules")
        for name in ("game", "tables", "server", "choices/s", "p50 ms", "p95", "p99", "kB", "CPU ms", "database", "×"):
            self.load.add_column(name, justify="left" if name in ("game", "server") else "right")
        self.calm = Printed(title=f"{CALM_TABLES} tables, {PAUSE:.0f} s between two choices of each")
        for name in ("game", "server", "choices", "p50 ms", "p95", "p99", "CPU ms", "limit of p95", ""):
            self.calm.add_column(name, justify="left" if name in ("game", "server") else "right")
        self.weight = Printed(title="memory, and coming back after the server was killed")
        for name in (
            "game",
            "kB a table",
            "kB a socket",
            "sockets",
            "all back after s",
            "without a core s",
            "CPU ms",
            "limit",
            "",
        ):
            self.weight.add_column(name, justify="left" if name == "game" else "right")

    def add_load(self, game: str, tables: int, server: str, reading: Reading, ratio: float | None) -> None:
        self.load.add_row(
            game,
            str(tables),
            server,
            f"{len(reading.shots) / reading.seconds:,.0f}",
            *(f"{reading.waiting(share):,.1f}" for share in (0.5, 0.95, 0.99)),
            f"{reading.bytes / 1000:.1f}",
            f"{reading.milliseconds:.2f}",
            f"{reading.cpu_of_database / max(1, len(reading.shots)) * 1000:.2f}" if reading.cpu_of_database else "",
            "" if ratio is None else f"{ratio:.1f}",
        )

    def add_calm(self, game: str, server: str, reading: Reading) -> None:
        waiting = [reading.waiting(share) for share in (0.5, 0.95, 0.99)]
        self.calm.add_row(
            game,
            server,
            str(len(reading.shots)),
            *(f"{each:,.1f}" for each in waiting),
            f"{reading.milliseconds:.2f}",
            f"{MOST_WAITING:.0f} ms",
            "kept" if waiting[1] <= MOST_WAITING else "MISSED",
        )

    def print(self, worst: float) -> None:
        console = Console(width=120)
        for table in (self.load, self.calm, self.weight):
            console.print(table)
        verdict = "kept" if worst <= MOST_CPU else "MISSED"
        console.print(f"CPU for a choice: at most {worst:.1f} times the peer's, limit {MOST_CPU:.0f}: {verdict}")


class Bench:
    """One database, all games."""

    def __init__(self, options: argparse.Namespace, folder: Path, peer: Peer) -> None:
        self.options = options
        self.folder = folder
        self.peer = peer
        self.worst = 0.0

    async def run(self, database: str, database_pid: int, report: Report) -> None:
        for game in self.options.games:
            ours = Pessoi(database.format(game=game), game)
            try:
                await self.weigh(ours, report)
                await self.load(ours, database_pid, report)
                await self.calm(ours, report)
            finally:
                ours.process.end()

    async def load(self, ours: Pessoi, database_pid: int, report: Report) -> None:
        """As fast as it goes, with each number of tables, both servers in turn."""
        for size in self.options.sizes:
            tables = await ours.open(size)
            await ours.look(tables)
            large = await self.peer.open(ours.game, size)
            small = await self.peer.open(SMALL, size)
            for warm, pid in (
                (tables, ours.process.pid),
                (large, self.peer.process.pid),
                (small, self.peer.process.pid),
            ):
                await play(warm, pid, WARM_UP)
            mine, theirs, least = Reading(), Reading(), Reading()
            for _ in range(self.options.rounds):
                mine.add(await play(tables, ours.process.pid, self.options.seconds, database=database_pid))
                theirs.add(await play(large, self.peer.process.pid, self.options.seconds))
                least.add(await play(small, self.peer.process.pid, self.options.seconds))
            self.worst = max(self.worst, mine.milliseconds / theirs.milliseconds)
            report.add_load(ours.game, size, ours.name, mine, None)
            for name, reading in ((self.peer.name, theirs), (f"{self.peer.name}, {SMALL}", least)):
                report.add_load("", size, name, reading, mine.milliseconds / reading.milliseconds)
            ours.leave(tables)

    async def calm(self, ours: Pessoi, report: Report) -> None:
        """As people play: some time passes between two choices."""
        tables = await ours.open(CALM_TABLES)
        await ours.look(tables)
        theirs = await self.peer.open(ours.game, CALM_TABLES)
        report.add_calm(ours.game, ours.name, await play(tables, ours.process.pid, CALM_SECONDS, PAUSE))
        report.add_calm("", self.peer.name, await play(theirs, self.peer.process.pid, CALM_SECONDS, PAUSE))
        ours.leave(tables)

    async def weigh(self, ours: Pessoi, report: Report) -> None:
        """What a table and a socket hold of memory, and how long everybody needs to come back."""
        count = self.options.back // 2
        # The first table loads what all of them share.
        await ours.look(await ours.open(1))
        before = memory_kilobytes(ours.process.pid)
        tables = await ours.open(count)
        opened = memory_kilobytes(ours.process.pid)
        await ours.look(tables)
        looking = memory_kilobytes(ours.process.pid)
        for table in tables:
            await table.choose()
        ours.process.end()
        ours.start()
        cpu, without_core = cpu_seconds(ours.process.pid), seconds_without_core(ours.process.pid)
        start = perf_counter()
        await ours.look(tables)
        seconds = perf_counter() - start
        cpu = cpu_seconds(ours.process.pid) - cpu
        without_core = seconds_without_core(ours.process.pid) - without_core
        ours.leave(tables)
        report.weight.add_row(
            ours.game,
            f"{(opened - before) / count:.0f}",
            f"{(looking - opened) / count / 2:.0f}",
            str(count * 2),
            f"{seconds:.1f}",
            f"{without_core:.1f}",
            f"{cpu / count / 2 * 1000:.2f}",
            f"{MOST_COMING_BACK:.0f}",
            "kept" if seconds <= MOST_COMING_BACK else "MISSED",
        )


@contextmanager
def postgresql() -> Iterator[tuple[str, int]]:
    """The address of a PostgreSQL server with a database for each game, and its process."""
    from tests.server.databases import postgresql_server  # noqa: PLC0415  (only where it is asked for)

    with postgresql_server() as server:
        for game in registry.names():
            server.psql(f"CREATE DATABASE {game};")
        yield server.get_uri("{game}"), server.get_pid() or 0


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main(options: argparse.Namespace) -> None:
    """Measure, and print."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        peer = Peer(folder, free_port())
        bench = Bench(options, folder, peer)
        try:
            if options.postgres:
                with postgresql() as (address, pid):
                    report = Report("PostgreSQL")
                    asyncio.run(bench.run(address, pid, report))
            else:
                report = Report("SQLite")
                asyncio.run(bench.run(str(folder / "{game}.db"), 0, report))
            report.print(bench.worst)
        finally:
            peer.process.end()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=registry.names(), choices=registry.names())
    parser.add_argument("--sizes", nargs="+", type=int, default=SIZES, help="tables at the same time")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="time for each server in a round")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often both servers have their turn")
    parser.add_argument("--back", type=int, default=SOCKETS_BACK, help="sockets that come back after a restart")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL instead of SQLite")
    main(parser.parse_args())
