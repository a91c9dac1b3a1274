"""Servers that run for one test, with the toy game, on a fresh database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import TypeVar

import pytest
from tests.server.site import Site, serve, toys

from pessoi.server.thinking import Thinkers, Worker

T = TypeVar("T")


class NearWorker(Worker):
    """Thinks in a thread of this process."""

    async def _do(self, task: Callable[[], T]) -> T:
        return await asyncio.to_thread(task)


class NearThinkers(Thinkers):
    """Bots that think in a thread, where they know the games and bots of the test."""

    def __init__(self) -> None:
        super().__init__(1)
        self.workers = [NearWorker()]


@pytest.fixture
async def live_site(sqlite_database: str, anyio_backend: str) -> AsyncIterator[Site]:
    with toys():
        async with serve(sqlite_database) as running:
            running.house.thinkers = NearThinkers()
            yield running


@pytest.fixture
async def any_live_site(database: str, anyio_backend: str) -> AsyncIterator[Site]:
    """One on each kind of database in turn."""
    with toys():
        async with serve(database) as running:
            yield running
