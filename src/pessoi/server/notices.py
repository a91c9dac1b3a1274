"""Announcements to the one server of a SQLite file: other programs note them in the file, and the server looks there.

The server has nobody to tell; whoever can write to the file is believed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import get_args

from sqlalchemy import func, insert, select

from pessoi.server.announcements import About, Announcement, Announcements, Hear
from pessoi.server.ending import end
from pessoi.server.store import Store, StoreUnavailable
from pessoi.server.store.connect import is_sqlite, parse
from pessoi.server.store.schema import notices

logger = logging.getLogger("pessoi.server")

#: How often the server looks, in seconds.
GLANCE = 1.0


class Notices:
    """Carries announcements through a table of the file, from other programs to the server."""

    def __init__(self, store: Store, is_server: bool) -> None:
        self._store = store
        self._is_server = is_server
        self._reading: asyncio.Task[None] | None = None
        self._last = 0

    async def open(self, hear: Hear) -> None:
        """Begin to look; what was noted before the server began concerns nothing it has in memory."""
        rows = await self._store._rows(select(func.coalesce(func.max(notices.c.number), 0)))
        self._last = rows[0][0]
        self._reading = asyncio.create_task(self._look(hear))

    async def close(self) -> None:
        """Look no more."""
        if self._reading is not None:
            await end(self._reading)

    async def publish(self, announcement: Announcement) -> None:
        """Note it for the server; the server itself has nobody to tell."""
        if not self._is_server:
            row = {"place": announcement.where, "about": announcement.about, "at": time.time()}
            async with self._store._writing() as connection:
                await connection.execute(insert(notices).values(row))

    async def _look(self, hear: Hear) -> None:
        while True:
            await asyncio.sleep(GLANCE)
            try:
                await self.look(hear)
            except StoreUnavailable as error:
                logger.warning("what other programs note for the server can't be read now: %s", error)

    async def look(self, hear: Hear) -> None:
        """Pass on what was noted since the last look."""
        query = select(notices.c.number, notices.c.place, notices.c.about).where(notices.c.number > self._last)
        for number, place, about in await self._store._rows(query.order_by(notices.c.number)):
            self._last = number
            hear(Announcement("", place, about) if about in get_args(About) else None)


def announcements_for(database: str, store: Store, *, is_server: bool = True) -> Announcements:
    """PostgreSQL carries them between all its processes; a file has one server, which reads what others note there."""
    url = parse(database)
    if is_sqlite(url):
        return Notices(store, is_server)
    from pessoi.server.postgres import PostgresAnnouncements  # noqa: PLC0415  (only PostgreSQL needs its package)

    return PostgresAnnouncements(url.set(drivername="postgresql").render_as_string(hide_password=False))
