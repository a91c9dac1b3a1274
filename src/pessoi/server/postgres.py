"""Announcements between processes, carried by PostgreSQL.

A connection that breaks is made anew; as nobody knows what was missed meanwhile, everybody is told to look again.
"""

from __future__ import annotations

import asyncio
import logging

import msgspec
import psycopg
from psycopg import AsyncConnection
from psycopg.rows import TupleRow

from pessoi.server.announcements import Announcement, Hear
from pessoi.server.ending import end

logger = logging.getLogger("pessoi.server")

#: PostgreSQL's name for what all processes of a site listen to.
CHANNEL = "pessoi"
#: How long a silent connection is trusted before it is asked whether it is still there, and how long that may take.
SILENCE = 20.0
PATIENCE = 10.0
#: How long to wait before another try to connect.
PAUSE = 1.0


class PostgresAnnouncements:
    """Carries announcements through PostgreSQL, with one connection to listen and one to speak."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._listening: asyncio.Task[None] | None = None
        #: Set once it was tried to listen, and from then on for good.
        self._has_tried = asyncio.Event()
        self._speaker: AsyncConnection[TupleRow] | None = None
        self._speaking = asyncio.Lock()

    async def open(self, hear: Hear) -> None:
        """Begin to listen; who comes after that is not told to look again only because this took a while."""
        self._listening = asyncio.create_task(self._listen(hear))
        await self._has_tried.wait()

    async def close(self) -> None:
        """Let go of both connections."""
        if self._listening is not None:
            await end(self._listening)
        async with self._speaking:
            await self._hang_up()

    async def publish(self, announcement: Announcement) -> None:
        """Tell all processes, on a new connection if the old one has broken."""
        payload = msgspec.json.encode(announcement).decode()
        async with self._speaking:
            try:
                await self._speak(payload)
            except psycopg.Error:
                await self._hang_up()
                await self._speak(payload)

    async def _speak(self, payload: str) -> None:
        if self._speaker is None:
            self._speaker = await AsyncConnection.connect(self._url, autocommit=True)
        await self._speaker.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    async def _hang_up(self) -> None:
        if self._speaker is not None:
            await self._speaker.close()
            self._speaker = None

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async with await AsyncConnection.connect(self._url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    hear(None)
                    self._has_tried.set()
                    await self._pass_on(connection, hear)
            except (psycopg.Error, OSError, TimeoutError) as error:
                logger.warning("changes made by other processes can't be heard for a moment: %s", error)
                await asyncio.sleep(PAUSE)
            finally:
                self._has_tried.set()

    async def _pass_on(self, connection: AsyncConnection[TupleRow], hear: Hear) -> None:
        """Pass on what comes in, until the connection breaks."""
        while True:
            async for notice in connection.notifies(timeout=SILENCE):
                try:
                    announcement = msgspec.json.decode(notice.payload, type=Announcement)
                except msgspec.MsgspecError:
                    logger.warning("an announcement can't be read, so everything is looked at: %.100s", notice.payload)
                    announcement = None
                hear(announcement)
            async with asyncio.timeout(PATIENCE):
                await connection.execute("SELECT 1")
