"""What many people at once need, by simulation: ``python -m bench.scaling --people 100000``.

People at tables choose, servers draw, the database keeps, and bots think in workers; each of these is a queue whose
service times are measured: they are in ``bench/scaling.toml``, and ``python -m bench.scaling measure`` and ``python -m
bench.thoughts`` renew them. Every choice of everybody is followed through all of them for a while, and what is asked is
how long people wait and how busy each is.
"""

from __future__ import annotations

import argparse
import heapq
import json
import math
import random
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

FIGURES = Path(__file__).with_suffix(".toml")
#: Presence is confirmed so often.
BEAT = 15.0
#: Simulated seconds that are not counted, in which queues fill.
WARM_UP = 5.0
#: How busy servers and workers should be: what is left is for when more people come, and for when one of them dies.
BUSY = 0.6
#: How often more of them are tried.
ROUNDS = 4


@dataclass(frozen=True)
class Figures:
    """Milliseconds of CPU, and seconds for bots."""

    #: A server's for a choice that two people see, and for hearing of one somewhere.
    choice: float
    hearing: float
    #: The database's: a choice, the call for a bot with it, taking and ending that job, an announcement, and a row of
    #: presence.
    kept: float
    call: float
    job: float
    announcement: float
    presence_row: float
    #: How long a commit that notifies keeps all others that do from committing, however many cores there are.
    notifying: float
    #: How long the disk takes to have a commit for good.
    disk: float
    #: A bot's choice, by level.
    thought: dict[str, float]

    @classmethod
    def read(cls, file: Path) -> Figures:
        return cls(**tomllib.loads(file.read_text(encoding="utf-8")))


@dataclass(frozen=True)
class Crowd:
    """Who plays, and how fast."""

    people: int = 100_000
    #: The share of tables at which one person plays with a bot; at the others two people play.
    with_bots: float = 0.5
    levels: tuple[tuple[str, float], ...] = (("easy", 0.4), ("medium", 0.4), ("hard", 0.2))
    #: Seconds a person takes for a choice, on average; small ones come quickly after one another.
    seconds: float = 8.0
    #: Choices of a turn: as many come before the other seat chooses.
    turn: float = 3.0


@dataclass(frozen=True)
class Site:
    """What is there to serve them; a process is one core."""

    servers: int = 100
    workers: int = 1000
    #: Cores of each database, and how many databases the tables are spread over.
    cores: int = 32
    databases: int = 1
    #: Whether announcements go to all servers of a database, or only to those where somebody looks.
    is_told_to_all: bool = True
    #: Whether the call for a bot notifies within the commit that keeps the choice.
    is_notified_within: bool = False


class Station:
    """So many that serve one after the other who comes."""

    def __init__(self, count: int) -> None:
        self.free = [0.0] * count
        self.busy = 0.0

    def serve(self, now: float, seconds: float) -> float:
        """When somebody who comes now and takes so long has been served."""
        start = max(now, self.free[0])
        heapq.heapreplace(self.free, start + seconds)
        self.busy += seconds
        return start + seconds

    def usage(self, seconds: float) -> float:
        """The share of the time for which it was busy; above 1 it falls behind more and more."""
        return self.busy / seconds / len(self.free)


@dataclass
class Database:
    """The cores of one, and the lock that all commits with a notification pass through."""

    cores: Station
    lock: Station = field(default_factory=lambda: Station(1))


@dataclass
class Outcome:
    """How it went: how long people waited for their own choice and for a bot's turn, and how busy everything was."""

    kept: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    usage: dict[str, float] = field(default_factory=dict)
    choices: float = 0.0


def share(times: list[float], part: float) -> float:
    """The time within which this share of all came."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))] if times else 0.0


@dataclass
class Move:
    """What is under way at a table: a choice from the moment it is made until everybody has seen it."""

    table: int
    #: When the bot was asked to play whose choice it is; None for a person's.
    asked: float | None = None
    made: float = 0.0
    calls: bool = False
    ends_turn: bool = False


class Simulation:
    """A while in the life of a site."""

    def __init__(self, figures: Figures, crowd: Crowd, site: Site, seed: int = 1) -> None:
        self.figures, self.crowd, self.site = figures, crowd, site
        self.random = random.Random(seed)
        self.servers = [Station(1) for _ in range(site.servers)]
        self.databases = [Database(Station(site.cores)) for _ in range(site.databases)]
        self.workers = Station(site.workers)
        self.outcome = Outcome()
        #: What comes next, in the order of time: when, a number against ties, what, and about which move.
        self.events: list[tuple[float, int, Callable[[float, Move], None], Move]] = []
        self.made = 0
        self._number = 0
        # With every choice all servers of its database hear of it, or only those of the two who look.
        self.hearers = site.servers if site.is_told_to_all else 2
        # What hearing leaves of a server's time for choices of its own.
        heard = crowd.people / crowd.seconds * self.hearers / site.servers * figures.hearing / 1000
        self.slower = 1 / max(0.05, 1 - heard)

    def run(self, seconds: float) -> Outcome:
        crowd = self.crowd
        tables = round(crowd.people / (crowd.with_bots + 2 * (1 - crowd.with_bots)))
        self.table_server = [self.random.randrange(self.site.servers) for _ in range(tables)]
        levels, weights = zip(*crowd.levels, strict=True)
        self.level = self.random.choices(levels, weights, k=round(tables * crowd.with_bots))
        for table in range(tables):
            self._at(self.random.expovariate(1 / crowd.seconds), self._choose, Move(table))
        end = WARM_UP + seconds
        while self.events and self.events[0][0] < end:
            now, _, happen, move = heapq.heappop(self.events)
            happen(now, move)
        self._note_usage(end)
        self.outcome.choices = self.made / end
        return self.outcome

    def _at(self, when: float, happen: Callable[[float, Move], None], move: Move) -> None:
        self._number += 1
        heapq.heappush(self.events, (when, self._number, happen, move))

    def _think(self, now: float, move: Move) -> None:
        """A bot thinks, as soon as a worker has time for it."""
        seconds = self.figures.thought[self.level[move.table]]
        self._at(self.workers.serve(now, self.random.gammavariate(2.0, seconds / 2.0)), self._choose, move)

    def _choose(self, now: float, move: Move) -> None:
        """Somebody chooses, and a server takes it in and draws it for those who look."""
        self.made += 1
        move.made = now
        move.ends_turn = self.random.random() < 1 / self.crowd.turn
        move.calls = move.ends_turn and move.asked is None and move.table < len(self.level)
        server = self.servers[self.table_server[move.table]]
        self._at(server.serve(now, self.figures.choice * self.slower / 1000), self._keep, move)

    def _keep(self, now: float, move: Move) -> None:
        """The database keeps it, with the call for a bot if it is its turn."""
        figures = self.figures
        work = figures.kept + figures.announcement + (figures.call + figures.job if move.calls else 0.0)
        database = self.databases[move.table % self.site.databases]
        self._at(database.cores.serve(now, work / 1000), self._commit, move)

    def _commit(self, now: float, move: Move) -> None:
        """It is on the disk."""
        if move.calls and self.site.is_notified_within:
            lock = self.databases[move.table % self.site.databases].lock
            self._at(lock.serve(now, self.figures.notifying / 1000), self._see, move)
        else:
            self._at(now + self.figures.disk / 1000, self._see, move)

    def _see(self, now: float, move: Move) -> None:
        """Those who look see it, and the next one chooses."""
        if move.asked is None and move.made > WARM_UP:
            self.outcome.kept.append(now - move.made)
        if move.calls:
            self._at(now, self._think, Move(move.table, now))
        elif move.asked is not None and not move.ends_turn:
            self._at(now, self._think, Move(move.table, move.asked))
        else:
            if move.asked is not None and move.asked > WARM_UP:
                self.outcome.bots.append(now - move.asked)
            self._at(now + self.random.expovariate(1 / self.crowd.seconds), self._choose, Move(move.table))

    def _note_usage(self, seconds: float) -> None:
        """How busy everything was, with what goes on beside the choices."""
        figures, site = self.figures, self.site
        hearing = self.made * self.hearers * figures.hearing / 1000
        beating = self.crowd.people / BEAT * seconds * figures.presence_row / 1000
        served = sum(server.busy for server in self.servers) / self.slower + hearing
        kept = sum(database.cores.busy for database in self.databases) + beating
        self.outcome.usage = {
            "servers": served / seconds / site.servers,
            "workers": self.workers.usage(seconds),
            "database": kept / seconds / site.cores / site.databases,
            "lock": max(database.lock.usage(seconds) for database in self.databases),
        }


def enough(figures: Figures, crowd: Crowd, site: Site, seconds: float) -> tuple[Site, Outcome | None]:
    """The site with so many servers and workers that neither is the wall, and how it goes; None if none will do."""
    # What is heard does not become less with more servers.
    heard = crowd.people / crowd.seconds * figures.hearing / 1000 if site.is_told_to_all else 0.0
    if heard >= BUSY:
        return site, None
    site = replace(site, servers=math.ceil(site.servers * BUSY / (BUSY - heard)))
    for _ in range(ROUNDS):
        outcome = Simulation(figures, crowd, site).run(seconds)
        usage = outcome.usage
        if usage["servers"] < BUSY * 1.1 and usage["workers"] < BUSY * 1.1:
            break
        servers = site.servers * (usage["servers"] - heard) / (BUSY - heard)
        workers = site.workers * usage["workers"] / BUSY
        site = replace(site, servers=math.ceil(servers), workers=math.ceil(workers))
    return site, outcome


def report(rows: list[tuple[str, Crowd, Site, Outcome | None]]) -> None:
    table = Table(title="what it takes")
    for name in (
        "site",
        "people",
        "choices/s",
        "server cores",
        "worker cores",
        "databases",
        "cores each",
        "kept p95 ms",
        "bot's turn p95 s",
        "servers",
        "workers",
        "database",
        "lock",
    ):
        table.add_column(name, justify="left" if name == "site" else "right")
    for name, crowd, site, outcome in rows:
        if outcome is None:
            table.add_row(name, f"{crowd.people:,}", "", "none is enough")
            continue
        table.add_row(
            name,
            f"{crowd.people:,}",
            f"{outcome.choices:,.0f}",
            f"{site.servers:,}",
            f"{site.workers:,}",
            str(site.databases),
            str(site.cores),
            f"{share(outcome.kept, 0.95) * 1000:,.0f}",
            f"{share(outcome.bots, 0.95):,.1f}",
            *(f"{outcome.usage[part]:.0%}" for part in ("servers", "workers", "database", "lock")),
        )
    Console(width=200).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=["simulate", "measure"], default="simulate")
    parser.add_argument("--people", type=int, nargs="*", default=[1000, 10_000, 30_000, 100_000])
    parser.add_argument("--seconds", type=float, default=20.0, help="simulated seconds that are counted")
    parser.add_argument("--figures", type=Path, default=FIGURES)
    for name in ("choice", "hearing", "kept", "call", "job", "announcement", "presence-row", "notifying", "disk"):
        parser.add_argument(f"--{name}", type=float, help="milliseconds, in place of the measured ones")
    arguments = parser.parse_args()
    if arguments.what == "measure":
        from bench.loads import database_figures  # noqa: PLC0415  (needs PostgreSQL)

        print(json.dumps(database_figures(), indent=1))
        return
    figures = Figures.read(arguments.figures)
    given = {name: value for name, value in vars(arguments).items() if name in Figures.__annotations__ and value}
    figures = replace(figures, **given)
    report(list(compare(figures, arguments.people, arguments.seconds)))


def first_guess(figures: Figures, crowd: Crowd) -> Site:
    """Servers and workers for what people do on average."""
    choices = crowd.people / crowd.seconds
    thought = sum(figures.thought[level] * part for level, part in crowd.levels)
    servers = choices * figures.choice / 1000 / BUSY
    workers = choices / 3 * thought / BUSY
    return Site(servers=max(2, math.ceil(servers)), workers=max(2, math.ceil(workers)))


def compare(figures: Figures, sizes: list[int], seconds: float) -> list[tuple[str, Crowd, Site, Outcome | None]]:
    """The site as it is at each size, and what moves its walls at the largest."""
    found = []
    for people in sizes:
        crowd = Crowd(people)
        found.append(("as it is", crowd, *enough(figures, crowd, first_guess(figures, crowd), seconds)))
    crowd = Crowd(max(sizes))
    start = first_guess(figures, crowd)
    changes: dict[str, dict[str, Any]] = {
        "told only where somebody looks": {"is_told_to_all": False},
        "the same, bots called within the commit": {"is_told_to_all": False, "is_notified_within": True},
        "told only where somebody looks, four databases": {"databases": 4, "is_told_to_all": False},
    }
    for name, change in changes.items():
        site = replace(start, **change)
        found.append((name, crowd, *enough(figures, crowd, site, seconds)))
    return found


if __name__ == "__main__":
    main()
