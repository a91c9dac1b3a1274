"""Servers that run for one test, with the toy game, on a fresh database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from tests.server.site import Site, serve, toys

from pessoi.server.thinking import Thinkers, think


class NearThinkers(Thinkers):
    """Bots that think in a thread, where they know the games and bots of the test."""

    async def choose(self, record: str, bot: str, seat: int) -> str:
        return await asyncio.to_thread(think, record, bot, seat)


@pytest.fixture
async def live_site(sqlite_database: str, anyio_backend: str) -> AsyncIterator[Site]:
    with toys():
        async with serve(sqlite_database) as running:
            running.house.thinkers = NearThinkers(1)
            yield running


@pytest.fixture
async def any_live_site(database: str, anyio_backend: str) -> AsyncIterator[Site]:
    """One on each kind of database in turn."""
    with toys():
        async with serve(database) as running:
            yield running
