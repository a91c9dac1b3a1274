"""The store itself: every method is one transaction, written whole or not at all, and done when it returns."""

from __future__ import annotations

import asyncio
import secrets as entropy
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import Row, Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pessoi.server.store import connect
from pessoi.server.store.errors import Conflict, Missing, translated
from pessoi.server.store.migrate import migrate
from pessoi.server.store.rows import ChatLine, LogEntry, MatchRow, Person, TableRow
from pessoi.server.store.schema import (
    chat_lines,
    log_entries,
    matches,
    pages,
    people,
    presence,
    secrets,
    table_people,
    tables,
    tokens,
)

SECRET_BYTES = 32
#: Writes at the same time from one process. SQLite has one writer; waiting here leaves connections free for readers.
WRITERS = {"sqlite": 1, "postgresql": 8}


class Store:
    """A database that is up to date and ready; ``Store.open`` is the way to one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        #: Whether other processes may work on the same database: a file is one process's.
        self.is_shared = engine.dialect.name != "sqlite"
        alone = {} if engine.dialect.name == "sqlite" else {"isolation_level": "AUTOCOMMIT"}
        self._reader = engine.execution_options(**alone)
        self._writer = engine.execution_options(**{connect.WRITES: True})
        self._turn = asyncio.Semaphore(WRITERS[engine.dialect.name])

    @classmethod
    async def open(cls, url: str) -> Store:
        """Bring the database at this address up to date, and connect to it."""
        parsed = connect.parse(url)
        await asyncio.to_thread(migrate, parsed)
        return cls(connect.pool(parsed))

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        with translated():
            async with self._turn, self._writer.begin() as connection:
                yield connection

    async def _rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        with translated():
            async with self._reader.connect() as connection:
                return (await connection.execute(query)).all()

    # People

    async def add_person(self, person: Person) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(people).values(asdict(person)))

    async def get_person(self, id: str) -> Person | None:
        return await self._person(select(people).where(people.c.id == id))

    async def find_login(self, login: str) -> Person | None:
        return await self._person(select(people).where(people.c.login == login))

    async def person_of_token(self, token_hash: str) -> Person | None:
        return await self._person(select(people).join(tokens).where(tokens.c.hash == token_hash))

    async def _person(self, query: Select[*tuple[Any, ...]]) -> Person | None:
        for row in await self._rows(query):
            return Person(**row._mapping)
        return None

    async def update_person(self, person: Person) -> None:
        """Store a person anew; Conflict if the login is taken."""
        async with self._writing() as connection:
            done = await connection.execute(update(people).where(people.c.id == person.id).values(asdict(person)))
            if not done.rowcount:
                raise Missing(f'there is no person "{person.id}"')

    async def add_token(self, token_hash: str, person_id: str, label: str) -> None:
        row = {"hash": token_hash, "person_id": person_id, "label": label, "created": time.time()}
        async with self._writing() as connection:
            await connection.execute(insert(tokens).values(row))

    async def tokens_of(self, person_id: str) -> list[tuple[str, str, float]]:
        """Hash, label and time of a person's tokens, oldest first."""
        query = select(tokens.c.hash, tokens.c.label, tokens.c.created).where(tokens.c.person_id == person_id)
        return [(row[0], row[1], row[2]) for row in await self._rows(query.order_by(tokens.c.created, tokens.c.hash))]

    async def remove_token(self, token_hash: str, person_id: str) -> bool:
        """Whether there was such a token of this person to remove."""
        query = delete(tokens).where(tokens.c.hash == token_hash, tokens.c.person_id == person_id)
        async with self._writing() as connection:
            return bool((await connection.execute(query)).rowcount)

    # Tables

    async def add_table(self, row: TableRow) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(tables).values(_columns(row)))
            await _seat(connection, row)

    async def get_table(self, id: str) -> TableRow | None:
        return next(iter(await self._tables(select(tables).where(tables.c.id == id))), None)

    async def find_invitation(self, invitation: str) -> TableRow | None:
        return next(iter(await self._tables(select(tables).where(tables.c.invitation == invitation))), None)

    async def put_table(self, row: TableRow) -> TableRow:
        """Store the table if it still has the version that was read; the answer has the next one."""
        is_unchanged = (tables.c.id == row.id) & (tables.c.version == row.version)
        row = replace(row, version=row.version + 1)
        async with self._writing() as connection:
            done = await connection.execute(update(tables).where(is_unchanged).values(_columns(row)))
            if not done.rowcount:
                raise Conflict(f'table "{row.id}" is not at version {row.version - 1} any more')
            await connection.execute(delete(table_people).where(table_people.c.table_id == row.id))
            await _seat(connection, row)
        return row

    async def list_tables(
        self,
        *,
        game: str | None = None,
        status: str | None = None,
        public_only: bool = True,
        person: str | None = None,
        before: float | None = None,
        limit: int = 50,
    ) -> list[TableRow]:
        """Tables by the time they were made, newest first; the next page is before the last one's time."""
        query = select(tables).order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)
        if game is not None:
            query = query.where(tables.c.game == game)
        if status is not None:
            query = query.where(tables.c.status == status)
        if public_only:
            query = query.where(tables.c.is_public)
        if person is not None:
            query = query.where(tables.c.id.in_(_tables_of(person)))
        if before is not None:
            query = query.where(tables.c.created < before)
        return await self._tables(query)

    async def due_tables(self, now: float, limit: int = 100) -> list[str]:
        """The running tables whose clock is at zero, the longest overdue first."""
        query = select(tables.c.id).where(tables.c.status == "running", tables.c.due <= now)
        return [row.id for row in await self._rows(query.order_by(tables.c.due).limit(limit))]

    async def _tables(self, query: Select[*tuple[Any, ...]]) -> list[TableRow]:
        """Tables and their people in one query, so that both are of the same moment."""
        page = query.subquery()
        joined = (
            select(page, table_people.c.person_id)
            .select_from(page.outerjoin(table_people, table_people.c.table_id == page.c.id))
            .order_by(page.c.created.desc(), page.c.id.desc(), table_people.c.position)
        )
        found: dict[str, TableRow] = {}
        for row in await self._rows(joined):
            columns = dict(row._mapping)
            person = columns.pop("person_id")
            table = found.setdefault(columns["id"], TableRow(**columns, people=[]))
            if person is not None:
                table.people.append(person)
        return list(found.values())

    # Matches and their log

    async def add_match(self, row: MatchRow) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(matches).values(asdict(row)))

    async def get_match(self, id: str) -> MatchRow | None:
        return next(iter(await self._matches(select(matches).where(matches.c.id == id))), None)

    async def matches_of(self, table_id: str) -> list[MatchRow]:
        """The matches played at a table, oldest first."""
        query = select(matches).where(matches.c.table_id == table_id)
        return await self._matches(query.order_by(matches.c.started, matches.c.id))

    async def list_matches(
        self,
        *,
        game: str | None = None,
        person: str | None = None,
        finished: bool | None = None,
        public_only: bool = False,
        before: float | None = None,
        limit: int = 50,
    ) -> list[MatchRow]:
        """Matches by their start, newest first; a person's are those at the tables the person belongs to."""
        query = select(matches).order_by(matches.c.started.desc(), matches.c.id.desc()).limit(limit)
        if public_only:
            query = query.where(matches.c.table_id.in_(select(tables.c.id).where(tables.c.is_public)))
        if game is not None:
            query = query.where(matches.c.game == game)
        if person is not None:
            query = query.where(matches.c.table_id.in_(_tables_of(person)))
        if finished is not None:
            query = query.where(matches.c.ended.is_not(None) if finished else matches.c.ended.is_(None))
        if before is not None:
            query = query.where(matches.c.started < before)
        return await self._matches(query)

    async def results(self, game: str, limit: int = 1000) -> list[tuple[list[int], list[int]]]:
        """Points and winners of the latest finished matches of a game."""
        query = select(matches.c.result, matches.c.winners)
        query = query.where(matches.c.game == game, matches.c.ended.is_not(None))
        rows = await self._rows(query.order_by(matches.c.started.desc()).limit(limit))
        return [(row.result, row.winners or []) for row in rows if row.result]

    async def _matches(self, query: Select[*tuple[Any, ...]]) -> list[MatchRow]:
        return [MatchRow(**row._mapping) for row in await self._rows(query)]

    async def append(
        self,
        entries: list[LogEntry],
        *,
        checkpoint: tuple[int, dict[str, Any]] | None = None,
        result: list[int] | None = None,
        winners: list[int] | None = None,
        ended: float | None = None,
        album: Sequence[tuple[int, bytes]] = (),
    ) -> None:
        """Add to the log of one match, and note where the match stands; Conflict if a ply is already there.

        ``album`` are new pages, each with its first ply; older ones from the first of them on are outdated.
        """
        if len({entry.match_id for entry in entries}) != 1:
            raise ValueError("append takes one entry or more, all of the same match")
        changes: dict[str, Any] = {}
        if checkpoint is not None:
            changes["checkpoint_ply"], changes["checkpoint"] = checkpoint
        if result is not None:
            changes["result"], changes["winners"] = result, winners
        if ended is not None:
            changes["ended"] = ended
        async with self._writing() as connection:
            await connection.execute(insert(log_entries), [asdict(entry) for entry in entries])
            match_id = entries[0].match_id
            if changes:
                await _change_match(connection, match_id, changes)
            if album:
                outdated = delete(pages).where(pages.c.match_id == match_id, pages.c.ply >= album[0][0])
                await connection.execute(outdated)
                rows = [{"match_id": match_id, "ply": ply, "data": data} for ply, data in album]
                await connection.execute(insert(pages), rows)

    async def set_origin(self, match_id: str, rules: str, origin_ply: int, origin: dict[str, Any]) -> None:
        """Note that the match goes on from this position under these rules."""
        changes = {"rules": rules, "origin_ply": origin_ply, "origin": origin}
        async with self._writing() as connection:
            await _change_match(connection, match_id, changes)

    async def log(self, match_id: str, since: int = 0) -> list[LogEntry]:
        """The log of a match from this ply on, in order."""
        query = select(log_entries).where(log_entries.c.match_id == match_id, log_entries.c.ply >= since)
        return [LogEntry(**row._mapping) for row in await self._rows(query.order_by(log_entries.c.ply))]

    async def album(self, match_id: str, until: int) -> list[bytes]:
        """The pages of a match that begin up to this ply, in order."""
        query = select(pages.c.data).where(pages.c.match_id == match_id, pages.c.ply <= until)
        return [row.data for row in await self._rows(query.order_by(pages.c.ply))]

    # Presence

    async def put_presence(self, process: str, chairs: dict[str, dict[int, int]], at: float) -> None:
        """Note who is with this process: for each of these tables, how many sockets look from which seat."""
        rows = [
            {"table_id": table_id, "process": process, "seat": seat, "sockets": sockets, "at": at}
            for table_id, seats in chairs.items()
            for seat, sockets in seats.items()
        ]
        async with self._writing() as connection:
            old = delete(presence).where(presence.c.process == process, presence.c.table_id.in_(list(chairs)))
            await connection.execute(old)
            if rows:
                await connection.execute(insert(presence), rows)

    async def presence(self, table_ids: list[str], process: str, since: float) -> list[tuple[str, int, int]]:
        """Table, seat and number of sockets through other processes, if they have confirmed it since."""
        seats = (presence.c.table_id, presence.c.seat)
        query = select(*seats, func.sum(presence.c.sockets)).where(
            presence.c.table_id.in_(table_ids), presence.c.process != process, presence.c.at >= since
        )
        return [(row[0], row[1], int(row[2])) for row in await self._rows(query.group_by(*seats))]

    async def sweep_presence(self, before: float) -> list[str]:
        """Forget what was not confirmed since, and name the tables concerned."""
        stale = delete(presence).where(presence.c.at < before).returning(presence.c.table_id)
        async with self._writing() as connection:
            return sorted(set((await connection.execute(stale)).scalars()))

    # Chat

    async def add_chat(self, table_id: str, person_id: str, name: str, text: str, at: float) -> ChatLine:
        """Say something at a table; lines appear to every reader in the order of their numbers."""
        # The lock on the table keeps a later number from being committed before an earlier one.
        lock = select(tables.c.id).where(tables.c.id == table_id).with_for_update(key_share=True)
        last = select(func.coalesce(func.max(chat_lines.c.number), 0)).where(chat_lines.c.table_id == table_id)
        async with self._writing() as connection:
            if (await connection.execute(lock)).first() is None:
                raise Missing(f'there is no table "{table_id}"')
            number = (await connection.execute(last)).scalar_one() + 1
            line = ChatLine(number, table_id, person_id, name, text, at)
            await connection.execute(insert(chat_lines).values(asdict(line)))
        return line

    async def chat(self, table_id: str, since: int = 0, limit: int = 200) -> list[ChatLine]:
        """The latest lines after this number, in order."""
        query = select(chat_lines).where(chat_lines.c.table_id == table_id, chat_lines.c.number > since)
        rows = await self._rows(query.order_by(chat_lines.c.number.desc()).limit(limit))
        return [ChatLine(**row._mapping) for row in reversed(rows)]

    # Secrets

    async def secret(self, name: str) -> bytes:
        """Random bytes that all processes of the site share, made by the first that asks."""
        query = select(secrets.c.value).where(secrets.c.name == name)
        rows = await self._rows(query)
        if not rows:
            try:
                async with self._writing() as connection:
                    value = entropy.token_bytes(SECRET_BYTES)
                    await connection.execute(insert(secrets).values(name=name, value=value))
            except Conflict:
                pass
            rows = await self._rows(query)
        return bytes(rows[0][0])


def _columns(row: TableRow) -> dict[str, Any]:
    columns = asdict(row)
    del columns["people"]
    return columns


async def _seat(connection: AsyncConnection, row: TableRow) -> None:
    """Write who belongs to the table, each person once."""
    seated = [
        {"table_id": row.id, "person_id": person, "position": position}
        for position, person in enumerate(dict.fromkeys(row.people))
    ]
    if seated:
        await connection.execute(insert(table_people), seated)


async def _change_match(connection: AsyncConnection, match_id: str, changes: dict[str, Any]) -> None:
    done = await connection.execute(update(matches).where(matches.c.id == match_id).values(changes))
    if not done.rowcount:
        raise Missing(f'there is no match "{match_id}"')


def _tables_of(person: str) -> Select[*tuple[Any, ...]]:
    return select(table_people.c.table_id).where(table_people.c.person_id == person)
