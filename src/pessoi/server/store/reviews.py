"""Reviews in the store: choice by choice as they are judged, kept with the match for whoever comes next."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict
from sqlalchemy import delete, insert, select, update

from pessoi.server.store.errors import Conflict
from pessoi.server.store.rows import ReviewRow
from pessoi.server.store.schema import judgements, reviews

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

    from pessoi.server.store.store import Store

RUNNING = "running"
STOPPED = "stopped"
DONE = "done"
FAILED = "failed"


class Reviews:
    """What the store knows of them; every method is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, match_id: str) -> list[ReviewRow]:
        """All reviews of a match, by the name of the bot."""
        query = select(reviews).where(reviews.c.match_id == match_id)
        return [ReviewRow(**row._mapping) for row in await self._store._rows(query.order_by(reviews.c.bot))]

    async def get(self, match_id: str, bot: str) -> ReviewRow | None:
        """The review of a match by a bot, if anybody has asked for it."""
        return next((review for review in await self.of(match_id) if review.bot == bot), None)

    async def running(self) -> list[ReviewRow]:
        """Those that are to go on."""
        query = select(reviews).where(reviews.c.status == RUNNING)
        return [ReviewRow(**row._mapping) for row in await self._store._rows(query)]

    async def put(self, review: ReviewRow) -> None:
        """Note that somebody asks for a review, or asks for it anew; what was judged before stays."""
        async with self._store._writing() as connection:
            await connection.execute(delete(reviews).where(_is(review.match_id, review.bot)))
            await connection.execute(insert(reviews).values(asdict(review)))

    async def end(self, match_id: str, bot: str, status: str) -> None:
        """Note how a review that runs has ended."""
        ended = update(reviews).where(_is(match_id, bot), reviews.c.status == RUNNING)
        async with self._store._writing() as connection:
            await connection.execute(ended.values(status=status, at=time.time()))

    async def add(self, match_id: str, bot: str, ply: int, data: Any) -> bool:
        """Keep a judgement; whether the review is to go on. None as data is a choice without another."""
        progress = update(reviews).where(_is(match_id, bot), reviews.c.status == RUNNING).values(at=time.time())
        judgement = {"match_id": match_id, "bot": bot, "ply": ply, "data": data}
        try:
            async with self._store._writing() as connection:
                if not (await connection.execute(progress)).rowcount:
                    return False
                await connection.execute(insert(judgements).values(judgement))
        except Conflict:
            # Another process has judged the same.
            pass
        return True

    async def judgements(self, match_id: str, bot: str) -> dict[int, Any]:
        """What was judged so far, by ply."""
        query = select(judgements.c.ply, judgements.c.data)
        query = query.where(judgements.c.match_id == match_id, judgements.c.bot == bot)
        return {row.ply: row.data for row in await self._store._rows(query.order_by(judgements.c.ply))}


def _is(match_id: str, bot: str) -> ColumnElement[bool]:
    return (reviews.c.match_id == match_id) & (reviews.c.bot == bot)
