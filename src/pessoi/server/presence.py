"""Presence: who looks at which table. With several processes the store tells each what the others see.

A process writes down who is with it and says so again at every beat; what it has not confirmed for a while (it was
killed, or cut off) counts no more.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from pessoi.server.store import Store, StoreUnavailable

logger = logging.getLogger("pessoi.server")

#: How often a process confirms who is with it, and after how long without it counts as gone.
BEAT = 15.0
EXPIRY = 50.0

#: By seat how many sockets look from there; spectators have a seat of their own, -1.
Chairs = Counter[int]


class Presence:
    """Sockets by table and seat: those of this process in memory, those of others in the store."""

    def __init__(self, store: Store, process: str) -> None:
        self._store = store
        self._process = process
        self._here: dict[str, Chairs] = {}
        #: One statement about this process at a time.
        self._telling = asyncio.Lock()

    def here(self, table_id: str) -> Chairs:
        """Who looks at the table through this process."""
        return self._here.get(table_id, Counter())

    async def elsewhere(self, tables: list[str]) -> dict[str, Chairs]:
        """Who looks at each of these tables through other processes."""
        found: dict[str, Chairs] = {table_id: Counter() for table_id in tables}
        if self._store.is_shared:
            for table_id, seat, sockets in await self._store.presence(tables, self._process, time.time() - EXPIRY):
                found[table_id][seat] = sockets
        return found

    async def move(self, table_id: str, left: list[int], taken: list[int]) -> None:
        """Somebody looks from other chairs than before; others get to know it at the next beat if not at once."""
        chairs = self.here(table_id) - Counter(left) + Counter(taken)
        self._here[table_id] = chairs
        if not chairs:
            del self._here[table_id]
        try:
            await self._tell([table_id])
        except StoreUnavailable as error:
            logger.warning("table %s: who is present can't be told to other processes yet: %s", table_id, error)

    async def _tell(self, tables: list[str]) -> None:
        """Write down who is at these tables now."""
        if self._store.is_shared:
            async with self._telling:
                chairs = {table_id: dict(self.here(table_id)) for table_id in tables}
                await self._store.put_presence(self._process, chairs, time.time())

    async def keep_up(self, tell_absence: Callable[[str], Awaitable[None]]) -> None:
        """At every beat confirm who is here, and forget those of processes that confirm no more."""
        while self._store.is_shared:
            await asyncio.sleep(BEAT)
            try:
                await self._tell(list(self._here))
                for table_id in await self._store.sweep_presence(time.time() - EXPIRY):
                    await tell_absence(table_id)
            except StoreUnavailable as error:
                logger.warning("who is present can't be told to other processes now: %s", error)

    async def leave(self) -> None:
        """This process ends, and nobody is present through it any more."""
        tables = list(self._here)
        self._here = {}
        try:
            await self._tell(tables)
        except StoreUnavailable as error:
            logger.warning("who was present will be forgotten in a minute: %s", error)
