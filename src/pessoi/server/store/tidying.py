"""What nobody needs any more, in the store: tables that never began or were left, and guests who do not come back."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, Select, delete, exists, func, or_, select

from pessoi.server.store.errors import Conflict
from pessoi.server.store.rows import Person, TableRow
from pessoi.server.store.schema import (
    arrivals,
    bells,
    chat_lines,
    judgements,
    log_entries,
    matches,
    notices,
    pages,
    people,
    reports,
    reviews,
    rings,
    sessions,
    silences,
    table_people,
    tables,
    tallies,
    tokens,
    tries,
)

if TYPE_CHECKING:
    from pessoi.server.store.store import Store


class Tidying:
    """Finds it, and takes it away if it still is as it was found; every method is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def unbegun_tables(self, before: float) -> list[TableRow]:
        """Tables at which no match has begun and nothing has changed since."""
        return await self._store._tables(select(tables).where(tables.c.status == "open", tables.c.updated < before))

    async def left_tables(self, before: float, now: float) -> list[TableRow]:
        """Tables whose match goes on, but in which nobody has chosen since, and for which no clock runs."""
        return await self._store._tables(
            select(tables).where(
                tables.c.status == "running",
                tables.c.updated < before,
                or_(tables.c.due.is_(None), tables.c.due < now),
                ~exists(_moved_since(before).where(matches.c.table_id == tables.c.id)),
            )
        )

    async def remove_left_table(self, row: TableRow, before: float) -> None:
        """Forget a table with its match and all that was said, if nothing has changed since."""
        its = select(matches.c.id).where(matches.c.table_id == row.id)
        async with self._store._writing() as connection:
            # Whoever would choose now waits for this, and then finds no match.
            await connection.execute(its.with_for_update())
            if (await connection.execute(_moved_since(before).where(matches.c.table_id == row.id))).first() is not None:
                raise Conflict(f'somebody plays at table "{row.id}"')
            for part in (log_entries, pages, reviews, judgements, tries, tallies):
                await connection.execute(delete(part).where(part.c.match_id.in_(its)))
            for part in (matches, table_people, chat_lines):
                await connection.execute(delete(part).where(part.c.table_id == row.id))
            is_unchanged = (tables.c.id == row.id) & (tables.c.version == row.version)
            if not (await connection.execute(delete(tables).where(is_unchanged))).rowcount:
                raise Conflict(f'table "{row.id}" is not at version {row.version} any more')

    async def idle_guests(self, before: float, without: Collection[str] = ()) -> list[Person]:
        """Guests who have not been here since, and belong to no table but these."""
        return [Person(*row) for row in await self._store._rows(select(people).where(*_idle(before, without)))]

    async def remove_guests(self, guests: list[str], before: float) -> int:
        """Forget those of these guests who still are idle; how many."""
        gone = select(people.c.id).where(people.c.id.in_(guests), *_idle(before))
        async with self._store._writing() as connection:
            found = list((await connection.execute(gone)).scalars())
            theirs = select(bells.c.id).where(bells.c.person_id.in_(found))
            await connection.execute(delete(rings).where(rings.c.bell_id.in_(theirs)))
            for part in (sessions, silences, reports, bells, arrivals):
                await connection.execute(delete(part).where(part.c.person_id.in_(found)))
            await connection.execute(delete(silences).where(silences.c.other_id.in_(found)))
            await connection.execute(delete(people).where(people.c.id.in_(found)))
        return len(found)

    async def remove_notices(self, before: float) -> None:
        """Forget what was told to a server before."""
        async with self._store._writing() as connection:
            await connection.execute(delete(notices).where(notices.c.at < before))


def _moved_since(since: float) -> Select[tuple[str]]:
    return select(matches.c.id).where(func.coalesce(matches.c.moved, matches.c.started) >= since)


def _idle(before: float, without: Collection[str] = ()) -> list[ColumnElement[bool]]:
    """What holds of a guest whom nobody would miss, if these tables were not there."""
    here = (sessions.c.person_id == people.c.id) & (sessions.c.used >= before)
    bonds = [
        (table_people.c.person_id == people.c.id) & table_people.c.table_id.not_in(without),
        (chat_lines.c.person_id == people.c.id) & chat_lines.c.table_id.not_in(without),
        tokens.c.person_id == people.c.id,
        reports.c.other_id == people.c.id,
    ]
    return [
        people.c.login.is_(None),
        people.c.created < before,
        ~exists(select(sessions.c.hash).where(here)),
        *(~exists(select(1).where(bond).correlate(people)) for bond in bonds),
    ]
