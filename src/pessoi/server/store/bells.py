"""How people can be reached when it is their turn, in the store, and what was or is to be told.

A ring is one turn of one person, told by one bell. It is written down before it is told and taken by whoever tells it,
so that neither a crash nor a second process can tell it twice.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, delete, exists, func, insert, select, update

from pessoi.server.store.errors import Conflict, Missing
from pessoi.server.store.schema import arrivals, bells, matches, rings, table_people, tables

if TYPE_CHECKING:
    from pessoi.server.store.store import Store

#: More than wait for anybody at the same time; the others are found the next time.
MANY = 2000


class Bell(Struct, frozen=True):
    """A way to reach a person: an e-mail address, a browser, or where a program listens."""

    id: str
    person_id: str
    kind: str
    address: str
    language: str
    created: float
    #: Since when it may be rung.
    confirmed: float | None = None


class Ring(Struct, frozen=True):
    """Somebody's turn, to be told by a bell; without a match it asks whether the bell may be used."""

    bell_id: str
    match_id: str
    #: The ply at which the turn began.
    turn: int
    table_id: str
    seat: int
    due: float
    tries: int = 0
    #: When somebody took it to tell it; it is not told again unless it is put back.
    taken: float | None = None


class Bells:
    """What the store knows of it; every method is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, bell: Bell, ring: Ring | None = None) -> None:
        """Keep a bell, and what is to be told by it at once."""
        async with self._store._writing() as connection:
            await connection.execute(insert(bells).values(asdict(bell)))
            if ring is not None:
                await connection.execute(insert(rings).values(asdict(ring)))

    async def of_person(self, person_id: str) -> list[Bell]:
        """A person's bells, the oldest first."""
        return await self._bells(bells.c.person_id == person_id)

    async def get(self, id: str) -> Bell | None:
        """The bell with this number."""
        return next(iter(await self._bells(bells.c.id == id)), None)

    async def at(self, kind: str, address: str) -> list[Bell]:
        """The bells that ring there, whoever's they are."""
        return await self._bells((bells.c.kind == kind) & (bells.c.address == address))

    async def _bells(self, which: ColumnElement[bool]) -> list[Bell]:
        rows = await self._store._rows(select(bells).where(which).order_by(bells.c.created, bells.c.id))
        return [Bell(**row._mapping) for row in rows]

    async def confirm(self, id: str, at: float) -> bool:
        """Whether there is such a bell, which may be rung from now on."""
        confirmed = update(bells).where(bells.c.id == id).values(confirmed=func.coalesce(bells.c.confirmed, at))
        async with self._store._writing() as connection:
            return bool((await connection.execute(confirmed)).rowcount)

    async def remove(self, id: str) -> None:
        """Ring a bell no more."""
        async with self._store._writing() as connection:
            await connection.execute(delete(rings).where(rings.c.bell_id == id))
            await connection.execute(delete(bells).where(bells.c.id == id))

    async def waiting(self, before: float) -> list[tuple[Bell, Ring]]:
        """Turns that began to wait before this and after the bell was there, and of which it was not told yet.

        They are those of everybody at a table: whose turn it is, the table says.
        """
        since = func.coalesce(matches.c.moved, matches.c.started)
        noted = exists().where(
            rings.c.bell_id == bells.c.id,
            rings.c.match_id == matches.c.id,
            rings.c.turn == matches.c.checkpoint_ply,
        )
        query = (
            select(bells, matches.c.id, matches.c.checkpoint_ply, tables.c.id, matches.c.waiting_for)
            .select_from(bells)
            .join(table_people, table_people.c.person_id == bells.c.person_id)
            .join(tables, tables.c.id == table_people.c.table_id)
            .join(matches, matches.c.table_id == tables.c.id)
            .where(tables.c.status == "running", matches.c.ended.is_(None), matches.c.waiting_for.is_not(None))
            .where(since <= before, bells.c.confirmed <= since, ~noted)
            .order_by(since)
            .limit(MANY)
        )
        found = []
        for row in await self._store._rows(query):
            bell = Bell(*row[:7])
            match_id, turn, table_id, seat = row[7:]
            found.append((bell, Ring(bell.id, match_id, turn, table_id, seat, before)))
        return found

    async def note(self, ring: Ring) -> None:
        """Write down what is to be told, unless somebody has."""
        with suppress(Conflict, Missing):
            async with self._store._writing() as connection:
                await connection.execute(insert(rings).values(asdict(ring)))

    async def due(self, now: float) -> list[Ring]:
        """What is to be told now."""
        query = select(rings).where(rings.c.taken.is_(None), rings.c.due <= now)
        rows = await self._store._rows(query.order_by(rings.c.due).limit(MANY))
        return [Ring(**row._mapping) for row in rows]

    async def take(self, ring: Ring, at: float) -> bool:
        """Whether it is left to the caller to tell this, and to nobody else."""
        taken = update(rings).where(_same(ring), rings.c.taken.is_(None), rings.c.tries == ring.tries)
        async with self._store._writing() as connection:
            return bool((await connection.execute(taken.values(taken=at, tries=ring.tries + 1))).rowcount)

    async def put_back(self, ring: Ring, due: float) -> None:
        """It could not be told; somebody is to try again then."""
        async with self._store._writing() as connection:
            await connection.execute(update(rings).where(_same(ring)).values(taken=None, due=due))

    async def forget(self, before: float, now: float) -> None:
        """Forget what was told before this, and words that let nobody in any more."""
        async with self._store._writing() as connection:
            await connection.execute(delete(rings).where(rings.c.taken < before))
            await connection.execute(delete(arrivals).where(arrivals.c.expires < now))

    # Words that let in

    async def add_arrival(self, hash: str, person_id: str, table_id: str, expires: float) -> None:
        """Let whoever knows a word in as this person, once and until then."""
        kept = {"hash": hash, "person_id": person_id, "table_id": table_id, "expires": expires}
        async with self._store._writing() as connection:
            await connection.execute(insert(arrivals).values(kept))

    async def use_arrival(self, hash: str, now: float) -> tuple[str, str] | None:
        """Whom a word lets in and to which table; nobody a second time."""
        used = delete(arrivals).where(arrivals.c.hash == hash, arrivals.c.expires >= now)
        async with self._store._writing() as connection:
            done = await connection.execute(used.returning(arrivals.c.person_id, arrivals.c.table_id))
            row = done.first()
            return None if row is None else (row[0], row[1])


def _same(ring: Ring) -> ColumnElement[bool]:
    return (rings.c.bell_id == ring.bell_id) & (rings.c.match_id == ring.match_id) & (rings.c.turn == ring.turn)
