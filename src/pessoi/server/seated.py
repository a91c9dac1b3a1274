"""Bots at tables: what they choose, and that it is kept."""

from __future__ import annotations

import asyncio
import logging

from pessoi.kernel.match import Match
from pessoi.server.errors import Unavailable
from pessoi.server.room import Room
from pessoi.server.thinking import Thinkers
from pessoi.server.turns import Wish

logger = logging.getLogger("pessoi.server")

#: How long a bot waits before it tries again to have its choice kept.
PATIENCE = 1.0
#: The bot that chooses where another one failed.
FALLBACK = "random"


async def think(thinkers: Thinkers, wish: Wish, room: Room, seat: int, bot: str, match: Match) -> str:
    """What the bot chooses; one that fails is helped out, so that the others can go on."""
    try:
        return await thinkers.choose(wish, match, bot, seat)
    except Exception:
        thinkers.metrics.errors.labels("bot").inc()
        logger.exception("table %s, seat %s: the bot %s failed, %s chooses for it", room.id, seat, bot, FALLBACK)
        return await thinkers.choose(wish, match, FALLBACK, seat)


async def insist(room: Room, seat: int, log: int, words: str) -> None:
    """Have a bot's choice kept, however long the store does not answer."""
    while True:
        try:
            return await room.choose(None, seat, log, words)
        except Unavailable:
            await asyncio.sleep(PATIENCE)
