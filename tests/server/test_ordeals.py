"""The ordeals of ``ordeals.py`` and ``fuzzing.py``, short; ``make soak-server`` runs them for as long as one likes.

That two processes race for one place in the log is tried in ``test_live_processes.py``.
"""

from __future__ import annotations

import asyncio

import pytest
from tests.server import ordeals
from tests.server.fuzzing import MOST_MORE, fuzz
from tests.server.site import Site, serve, spawn

pytest_plugins = ["tests.server.databases", "tests.server.running"]
pytestmark = pytest.mark.anyio


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed_at_random(sqlite_database: str) -> None:
    figures = await ordeals.kills(sqlite_database, tables=5, times=2, seed=1)
    assert figures["acknowledged"] >= 10


async def test_a_line_cut_at_every_ply_is_taken_up_where_it_was(live_site: Site) -> None:
    figures = await ordeals.cuts(live_site, ["toy"], matches=3, seed=1)
    assert figures["cuts"] > figures["with a choice on its way"] > 0


async def test_messages_doubled_late_and_out_of_order_are_each_taken_once(live_site: Site) -> None:
    figures = await ordeals.disorder(live_site, ["toy"], matches=3, seed=1)
    assert figures["messages"] > 2 * figures["choices"]


async def test_a_database_that_is_away_is_waited_for(postgresql_database: str) -> None:
    async with serve(postgresql_database) as site:
        figures = await ordeals.away(site, postgresql_database, absences=1, tables=2, seed=1)
    assert figures["acknowledged"] >= 4


async def test_a_full_disk_refuses_choices_and_keeps_those_it_has(sqlite_database: str) -> None:
    figures = await ordeals.full_disk(sqlite_database, times=2, tables=2, seed=1)
    assert figures["refused"] >= 2


async def test_a_clock_that_is_set_takes_nobodys_time(live_site: Site) -> None:
    figures = await ordeals.clock_jumps(live_site, tables=1, choices=8, seed=1)
    assert figures["jumps"] == 8


async def test_what_makes_no_sense_is_refused_and_takes_no_memory(sqlite_database: str) -> None:
    async with spawn(sqlite_database) as site:
        figures = await asyncio.to_thread(fuzz, site.port, site.pid, 200, 1)
    assert figures["status 4xx"] > 30
    assert figures["megabytes after"] - figures["megabytes before"] < MOST_MORE
