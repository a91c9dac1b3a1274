"""The server under everything that can go wrong, for as long as one likes: ``make soak`` runs all of it.

Each ordeal is one that the tests run short (``tests/server/ordeals.py``); it stops at the first thing that is lost.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.table import Table
from tests.server import ordeals
from tests.server.databases import new_database, postgresql_server
from tests.server.fuzzing import fuzz
from tests.server.ordeals import Figures
from tests.server.site import serve, spawn

from pessoi.games import registry

Ordeal = Callable[[argparse.Namespace], Coroutine[None, None, Figures]]


@contextmanager
def sqlite() -> Iterator[str]:
    """A new file."""
    with tempfile.TemporaryDirectory() as folder:
        yield str(Path(folder) / "pessoi.db")


@contextmanager
def postgresql() -> Iterator[str]:
    """A new database on a server of its own."""
    with postgresql_server() as server, new_database(server) as address:
        yield address


async def kills_on_sqlite(wanted: argparse.Namespace) -> Figures:
    with sqlite() as database:
        return await ordeals.kills(database, wanted.tables, wanted.kills, wanted.seed)


async def kills_on_postgresql(wanted: argparse.Namespace) -> Figures:
    with postgresql() as database:
        return await ordeals.kills(database, wanted.tables, wanted.kills, wanted.seed)


async def cuts(wanted: argparse.Namespace) -> Figures:
    with sqlite() as database:
        async with serve(database) as site:
            return await ordeals.cuts(site, registry.names(), wanted.matches, wanted.seed)


async def disorder(wanted: argparse.Namespace) -> Figures:
    with sqlite() as database:
        async with serve(database) as site:
            return await ordeals.disorder(site, registry.names(), wanted.matches, wanted.seed)


async def race(wanted: argparse.Namespace) -> Figures:
    with postgresql() as database:
        return await ordeals.race(database, "hexemonia", wanted.choices, wanted.seed)


async def away(wanted: argparse.Namespace) -> Figures:
    with postgresql() as database:
        async with serve(database) as site:
            return await ordeals.away(site, database, wanted.times, min(wanted.tables, 10), wanted.seed)


async def full_disk(wanted: argparse.Namespace) -> Figures:
    with sqlite() as database:
        return await ordeals.full_disk(database, wanted.times, min(wanted.tables, 10), wanted.seed)


async def clock_jumps(wanted: argparse.Namespace) -> Figures:
    with sqlite() as database:
        async with serve(database) as site:
            return await ordeals.clock_jumps(site, min(wanted.tables, 10), 20, wanted.seed)


async def fuzzing(wanted: argparse.Namespace) -> Figures:
    with sqlite() as database:
        async with spawn(database) as site:
            figures = await asyncio.to_thread(fuzz, site.port, site.pid, wanted.malformed, wanted.seed)
    grown = figures["megabytes after"] - figures["megabytes before"]
    assert grown < 100, f"the server has grown by {grown} megabytes"
    return figures


ORDEALS: dict[str, Ordeal] = {
    "kill -9, SQLite": kills_on_sqlite,
    "kill -9, PostgreSQL": kills_on_postgresql,
    "lines cut at every ply": cuts,
    "messages doubled, late, out of order": disorder,
    "two processes, one place": race,
    "database away and back": away,
    "disk full": full_disk,
    "clock set": clock_jumps,
    "malformed": fuzzing,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20, help="how often the server is killed")
    parser.add_argument("--tables", type=int, default=50, help="tables that play at the same time")
    parser.add_argument("--matches", type=int, default=3, help="matches of each game for cut lines and disorder")
    parser.add_argument("--choices", type=int, default=500, help="places of the log that are raced for")
    parser.add_argument("--times", type=int, default=20, help="how often database and disk fail")
    parser.add_argument("--malformed", type=int, default=20_000, help="malformed messages and requests")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="part of the name of those to run")
    wanted = parser.parse_args()
    # That connections break and the store is silent is what this is about.
    logging.disable(logging.CRITICAL)
    shown = Table("ordeal", "figures", "seconds", title="nothing lost")
    for name, ordeal in ORDEALS.items():
        if wanted.only in name:
            began = time.monotonic()
            figures = asyncio.run(ordeal(wanted))
            words = ", ".join(f"{key} {value:,}" for key, value in figures.items())
            print(f"{name}: {words}", file=sys.stderr, flush=True)
            shown.add_row(name, words, f"{time.monotonic() - began:.0f}")
    Console().print(shown)


if __name__ == "__main__":
    main()
