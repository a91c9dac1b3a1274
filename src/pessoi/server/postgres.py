"""Announcements between processes, carried by PostgreSQL.

A connection that breaks is made anew; as nobody knows what was missed meanwhile, everybody is told to look again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress

import psycopg
from litestar.channels.backends.base import ChannelsBackend
from psycopg import AsyncConnection
from psycopg.rows import TupleRow

from pessoi.server.announcements import MISSED

logger = logging.getLogger("pessoi.server")

#: PostgreSQL's name for what all processes of a site listen to.
CHANNEL = "pessoi"
#: How long a silent connection is trusted before it is asked whether it is still there, and how long that may take.
SILENCE = 20.0
PATIENCE = 10.0
#: How long to wait before another try to connect.
PAUSE = 1.0


class PostgresAnnouncements(ChannelsBackend):
    """Carries announcements through PostgreSQL, with one connection to listen and one to speak."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._subscribed: set[str] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None
        self._speaker: AsyncConnection[TupleRow] | None = None
        self._speaking = asyncio.Lock()

    async def on_startup(self) -> None:
        """Begin to listen."""
        self._listening = asyncio.create_task(self._listen())

    async def on_shutdown(self) -> None:
        """Let go of both connections."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        async with self._speaking:
            await self._hang_up()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell all processes, on a new connection if the old one has broken."""
        payloads = [f"{channel} {data.decode()}" for channel in channels]
        async with self._speaking:
            try:
                await self._speak(payloads)
            except psycopg.Error:
                await self._hang_up()
                await self._speak(payloads)

    async def _speak(self, payloads: list[str]) -> None:
        if self._speaker is None:
            self._speaker = await AsyncConnection.connect(self._url, autocommit=True)
        for payload in payloads:
            await self._speaker.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    async def _hang_up(self) -> None:
        if self._speaker is not None:
            await self._speaker.close()
            self._speaker = None

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Pass on what is announced there."""
        self._subscribed.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Pass it on no more."""
        self._subscribed.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What was heard, for as long as the server runs."""
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing: whoever comes reads the table itself."""
        return []

    async def _listen(self) -> None:
        while True:
            try:
                async with await AsyncConnection.connect(self._url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    for channel in self._subscribed:
                        self._heard.put_nowait((channel, MISSED))
                    await self._hear(connection)
            except (psycopg.Error, OSError, TimeoutError) as error:
                logger.warning("changes made by other processes can't be heard for a moment: %s", error)
                await asyncio.sleep(PAUSE)

    async def _hear(self, connection: AsyncConnection[TupleRow]) -> None:
        """Pass on what comes in, until the connection breaks."""
        while True:
            async for notice in connection.notifies(timeout=SILENCE):
                channel, _, data = notice.payload.partition(" ")
                if channel in self._subscribed:
                    self._heard.put_nowait((channel, data.encode()))
            async with asyncio.timeout(PATIENCE):
                await connection.execute("SELECT 1")
