"""How people get along, in the store: whom somebody does not want to hear, what is reported, who may not speak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict
from sqlalchemy import delete, func, insert, or_, select, update

from pessoi.server.store.rows import ChatLine, Person, Report, Silence
from pessoi.server.store.schema import chat_lines, people, reports, sessions, silences, table_people

if TYPE_CHECKING:
    from pessoi.server.store.store import Store

#: The kinds of silence.
MUTE = "mute"
BLOCK = "block"


class Manners:
    """What the store knows of it; every method is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Between people

    async def silence(self, silence: Silence) -> None:
        """Note whom somebody does not want to hear; it counts in the place of what was noted before."""
        same = (silences.c.person_id == silence.person_id) & (silences.c.other_id == silence.other_id)
        async with self._store._writing() as connection:
            await connection.execute(delete(silences).where(same))
            await connection.execute(insert(silences).values(asdict(silence)))

    async def silences_of(self, person_id: str) -> list[Silence]:
        """Whom a person does not want to hear, the oldest first."""
        query = select(silences).where(silences.c.person_id == person_id)
        rows = await self._store._rows(query.order_by(silences.c.created, silences.c.id))
        return [Silence(**row._mapping) for row in rows]

    async def end_silence(self, id: str, person_id: str) -> bool:
        """Whether there was such a silence of this person to end."""
        ended = delete(silences).where(silences.c.id == id, silences.c.person_id == person_id)
        async with self._store._writing() as connection:
            return bool((await connection.execute(ended)).rowcount)

    async def silenced_by(self, person_id: str) -> frozenset[str]:
        """Those a person does not want to hear."""
        query = select(silences.c.other_id).where(silences.c.person_id == person_id)
        return frozenset(row[0] for row in await self._store._rows(query))

    async def blocked_by(self, person_id: str) -> frozenset[str]:
        """Those a person does not want at their tables."""
        query = select(silences.c.other_id).where(silences.c.person_id == person_id, silences.c.kind == BLOCK)
        return frozenset(row[0] for row in await self._store._rows(query))

    async def line(self, table_id: str, number: int) -> ChatLine | None:
        """One line of chat."""
        query = select(chat_lines).where(chat_lines.c.table_id == table_id, chat_lines.c.number == number)
        return next((ChatLine(**row._mapping) for row in await self._store._rows(query)), None)

    # For whoever runs the server

    async def report(self, report: Report) -> None:
        """Keep a report."""
        async with self._store._writing() as connection:
            await connection.execute(insert(reports).values(asdict(report)))

    async def list_reports(self, is_settled: bool, limit: int = 100) -> list[Report]:
        """Reports, the oldest first."""
        query = select(reports).where(reports.c.settled.is_not(None) if is_settled else reports.c.settled.is_(None))
        rows = await self._store._rows(query.order_by(reports.c.at, reports.c.id).limit(limit))
        return [Report(**row._mapping) for row in rows]

    async def settle(self, id: str, at: float) -> bool:
        """Whether there was such a report to settle."""
        settled = update(reports).where(reports.c.id == id, reports.c.settled.is_(None)).values(settled=at)
        async with self._store._writing() as connection:
            return bool((await connection.execute(settled)).rowcount)

    async def mute(self, person_id: str, until: float | None) -> None:
        """Take nothing a person says until then, or anything again."""
        async with self._store._writing() as connection:
            await connection.execute(update(people).where(people.c.id == person_id).values(muted_until=until))

    async def find_people(self, words: str, limit: int = 50) -> list[tuple[Person, float | None, int]]:
        """People by a part of their name or login, or by their number; when each was last here, and at how many tables.

        The latest come first.
        """
        seen = select(func.max(sessions.c.used)).where(sessions.c.person_id == people.c.id).scalar_subquery()
        count = select(func.count()).where(table_people.c.person_id == people.c.id).scalar_subquery()
        query = select(people, seen.label("seen"), count.label("tables"))
        if words:
            alike = f"%{_escaped(words)}%"
            query = query.where(
                or_(
                    people.c.id == words,
                    people.c.name.ilike(alike, escape="\\"),
                    people.c.login.ilike(alike, escape="\\"),
                )
            )
        rows = await self._store._rows(query.order_by(people.c.created.desc(), people.c.id).limit(limit))
        return [(Person(*row[: len(people.c)]), row.seen, row.tables) for row in rows]

    async def rename_lines(self, person_id: str, name: str) -> list[str]:
        """Let all a person has said be said under this name; the tables it was said at."""
        said = update(chat_lines).where(chat_lines.c.person_id == person_id).values(name=name)
        async with self._store._writing() as connection:
            return sorted(set((await connection.execute(said.returning(chat_lines.c.table_id))).scalars()))


def _escaped(words: str) -> str:
    """Words without a special meaning in a search."""
    return words.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
