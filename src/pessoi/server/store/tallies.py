"""What statistics need of finished matches, in the store."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict
from sqlalchemy import Select, delete, insert, or_, select, update

from pessoi.server.store.rows import MatchRow, Rating, Tally
from pessoi.server.store.schema import matches, people, ratings, tallies

if TYPE_CHECKING:
    from pessoi.server.store.store import Store

#: New ratings of all who played, from those they have.
Rate = Callable[[dict[str, Rating]], list[Rating]]


class Tallies:
    """What the store knows of it; every method is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def uncounted(self, shape: int, limit: int) -> list[MatchRow]:
        """Finished matches that are not counted in this shape, the oldest first."""
        is_old = or_(matches.c.tally.is_(None), matches.c.tally < shape)
        query = select(matches).where(matches.c.ended.is_not(None), is_old)
        return await self._store._matches(query.order_by(matches.c.ended, matches.c.id).limit(limit))

    async def write(
        self, match_id: str, shape: int, rows: Sequence[Tally], rated: Sequence[str] = (), rate: Rate | None = None
    ) -> None:
        """Count a match, in the place of what was counted of it before, and rate those who played it, but only once.

        ``rate`` makes new ratings of the old ones that the ``rated`` people have, if they have any.
        """
        known = select(matches.c.tally, matches.c.game).where(matches.c.id == match_id).with_for_update()
        async with self._store._writing() as connection:
            before = (await connection.execute(known)).one()
            if before.tally is not None and before.tally >= shape:
                return
            await connection.execute(update(matches).where(matches.c.id == match_id).values(tally=shape))
            await connection.execute(delete(tallies).where(tallies.c.match_id == match_id))
            if rows:
                await connection.execute(insert(tallies), [asdict(row) for row in rows])
            if rate is None or before.tally is not None:
                return
            theirs = (ratings.c.game == before.game) & ratings.c.person_id.in_(rated)
            # In one order, so that two processes wait for each other and never both.
            old = select(ratings).where(theirs).order_by(ratings.c.person_id).with_for_update()
            found = {row.person_id: Rating(**row._mapping) for row in await connection.execute(old)}
            await connection.execute(delete(ratings).where(theirs))
            await connection.execute(insert(ratings), [asdict(rating) for rating in rate(found)])

    async def forget(self) -> None:
        """Let everything be counted and rated again."""
        async with self._store._writing() as connection:
            await connection.execute(update(matches).values(tally=None))
            await connection.execute(delete(tallies))
            await connection.execute(delete(ratings))

    async def ratings(self, game: str) -> list[tuple[Rating, str]]:
        """All ratings in a game, the highest first, each with the person's name."""
        query = select(ratings, people.c.name).join(people).where(ratings.c.game == game)
        rows = await self._store._rows(query.order_by(ratings.c.mean.desc(), ratings.c.person_id))
        return [(Rating(*row[: len(ratings.c)]), row.name) for row in rows]

    async def of_person(self, person_id: str, game: str, limit: int) -> list[Tally]:
        """All rows of a person's latest matches of a game, the oldest match first."""
        own = select(tallies.c.match_id).where(tallies.c.person_id == person_id, tallies.c.game == game)
        own = own.order_by(tallies.c.ended.desc(), tallies.c.match_id).limit(limit)
        return await self._tallies(select(tallies).where(tallies.c.match_id.in_(own)))

    async def of_game(self, game: str, limit: int) -> list[Tally]:
        """The latest rows of a game, the oldest match first."""
        latest = select(tallies.c.match_id).where(tallies.c.game == game, tallies.c.row == 0)
        latest = latest.order_by(tallies.c.ended.desc(), tallies.c.match_id).limit(limit)
        return await self._tallies(select(tallies).where(tallies.c.match_id.in_(latest)))

    async def names(self, persons: Sequence[str]) -> dict[str, str]:
        """What these people are called now."""
        query = select(people.c.id, people.c.name).where(people.c.id.in_(persons))
        return {row.id: row.name for row in await self._store._rows(query)}

    async def _tallies(self, query: Select[*tuple[Any, ...]]) -> list[Tally]:
        ordered = query.order_by(tallies.c.ended, tallies.c.match_id, tallies.c.row)
        return [Tally(**row._mapping) for row in await self._store._rows(ordered)]
