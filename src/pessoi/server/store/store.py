"""The store itself: every method is one transaction, written whole or not at all, and done when it returns."""

from __future__ import annotations

import asyncio
import secrets as entropy
import time
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict, replace
from sqlalchemy import URL, Row, Select, delete, func, insert, literal, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pessoi.server.store import connect, queries, steps
from pessoi.server.store.bells import Bells
from pessoi.server.store.errors import Conflict, Missing, translated
from pessoi.server.store.manners import Manners
from pessoi.server.store.migrate import migrate
from pessoi.server.store.reader import Reader
from pessoi.server.store.reviews import Reviews
from pessoi.server.store.rows import ChatLine, Glance, LogEntry, MatchRow, Origin, Person, Session, Standing, TableRow
from pessoi.server.store.schema import (
    arrivals,
    bells,
    chat_lines,
    matches,
    pages,
    people,
    presence,
    ratings,
    reports,
    rings,
    secrets,
    sessions,
    silences,
    table_people,
    tables,
    tokens,
)
from pessoi.server.store.steps import Step
from pessoi.server.store.tallies import Tallies
from pessoi.server.store.tidying import Tidying
from pessoi.server.store.tries import Tries
from pessoi.server.store.writer import Writer

if TYPE_CHECKING:
    from pessoi.server.store.postgres_writer import PostgresWriter

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
        #: Writes what is played; and reads, if the database is a file.
        self._step_writer = _writer_for(engine.url)
        self._file_reader = None if self.is_shared else Reader(engine.url)
        #: How people get along, what nobody needs any more, and what is told to a server by other programs.
        self.manners = Manners(self)
        self.tidying = Tidying(self)
        #: What bots think of matches that are over.
        self.reviews = Reviews(self)
        #: Challenges, and who has tried them; what statistics need.
        self.tries = Tries(self)
        self.tallies = Tallies(self)
        self.bells = Bells(self)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Bring the database at this address up to date, and connect to it."""
        parsed = connect.parse(url)
        await asyncio.to_thread(migrate, parsed)
        return cls(connect.pool(parsed))

    async def close(self) -> None:
        """Let go of all connections."""
        await self._step_writer.close()
        if self._file_reader is not None:
            await self._file_reader.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        with translated():
            async with self._turn, self._writer.begin() as connection:
                yield connection

    async def _carry_out(self, todo: list[Step]) -> None:
        """All of these steps in one transaction."""
        await self._step_writer.write(todo)

    async def _rows(self, query: Select[*tuple[Any, ...]], **values: Any) -> Sequence[Row[*tuple[Any, ...]]]:
        with translated():
            if self._file_reader is not None:
                return await (self._file_reader.look_up(query, values) if values else self._file_reader.rows(query))
            try:
                return await self._read(query, values)
            except DBAPIError as error:
                # A server that restarts or a line that is cut is no reason to send everybody away: ask once more.
                if not error.connection_invalidated:
                    raise
                return await self._read(query, values)

    async def _read(self, query: Select[*tuple[Any, ...]], values: dict[str, Any]) -> Sequence[Row[*tuple[Any, ...]]]:
        async with self._reader.connect() as connection:
            return (await connection.execute(query, values)).all()

    async def ping(self) -> None:
        """Come back if the database answers."""
        await self._rows(select(literal(1)))

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

    async def rename_person(self, id: str, name: str) -> None:
        """Give a person another name."""
        async with self._writing() as connection:
            done = await connection.execute(update(people).where(people.c.id == id).values(name=name))
            if not done.rowcount:
                raise Missing(f'there is no person "{id}"')

    async def add_login(self, id: str, login: str, password_hash: str) -> bool:
        """Give a person a login; whether they had none before. Conflict if the login is taken."""
        is_guest = (people.c.id == id) & people.c.login.is_(None)
        changed = update(people).where(is_guest).values(login=login, password_hash=password_hash)
        async with self._writing() as connection:
            return bool((await connection.execute(changed)).rowcount)

    async def change_password(self, id: str, old: str, new: str) -> bool:
        """Give a person another password; whether they still had the old one."""
        is_same = (people.c.id == id) & (people.c.password_hash == old)
        async with self._writing() as connection:
            return bool((await connection.execute(update(people).where(is_same).values(password_hash=new))).rowcount)

    async def forget_person(self, id: str, name: str) -> None:
        """Keep nothing of a person but a number and this name in the place of theirs."""
        blank = {"name": name, "login": None, "password_hash": None}
        async with self._writing() as connection:
            own = select(bells.c.id).where(bells.c.person_id == id)
            await connection.execute(delete(rings).where(rings.c.bell_id.in_(own)))
            for kept in (tokens, sessions, silences, reports, ratings, bells, arrivals):
                await connection.execute(delete(kept).where(kept.c.person_id == id))
            for about in (silences, reports):
                await connection.execute(delete(about).where(about.c.other_id == id))
            await connection.execute(update(chat_lines).where(chat_lines.c.person_id == id).values(name=name))
            await connection.execute(update(people).where(people.c.id == id).values(blank))

    async def add_session(self, session: Session) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(sessions).values(asdict(session)))

    async def get_session(self, kept: str) -> tuple[Person, Session] | None:
        """The session of this hash, and whose it is."""
        for row in await self._rows(queries.SESSION, hash=kept):
            person, session = tuple(row[: len(people.c)]), tuple(row[len(people.c) :])
            return Person(*person), Session(*session)
        return None

    async def sessions_of(self, person_id: str) -> list[Session]:
        """A person's sessions, the last used first."""
        query = select(sessions).where(sessions.c.person_id == person_id)
        return [Session(*row) for row in await self._rows(query.order_by(sessions.c.used.desc(), sessions.c.hash))]

    async def use_session(self, kept: str, at: float) -> None:
        """Note that a session was used."""
        async with self._writing() as connection:
            await connection.execute(update(sessions).where(sessions.c.hash == kept).values(used=at))

    async def end_sessions(self, person_id: str, kept: Collection[str]) -> list[str]:
        """End these sessions of a person, and name those there were."""
        ended = delete(sessions).where(sessions.c.person_id == person_id, sessions.c.hash.in_(kept))
        async with self._writing() as connection:
            return list((await connection.execute(ended.returning(sessions.c.hash))).scalars())

    async def known_keys(self, kept: Collection[str]) -> set[str]:
        """Which of these hashes of sessions and tokens still open anything."""
        found = [await self._rows(select(key.c.hash).where(key.c.hash.in_(kept))) for key in (sessions, tokens)]
        return {row.hash for rows in found for row in rows}

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
        await self._carry_out(steps.add_table(row))

    async def get_table(self, id: str) -> TableRow | None:
        return next(iter(_tables_in(await self._rows(queries.TABLE, id=id))), None)

    async def find_invitation(self, invitation: str) -> TableRow | None:
        return next(iter(await self._tables(select(tables).where(tables.c.invitation == invitation))), None)

    async def put_table(self, row: TableRow, also: Sequence[Step] = ()) -> TableRow:
        """Store the table as its next version, which is returned, if it still has the one that was read.

        ``also`` is what else is to be written with it, or not at all.
        """
        await self._carry_out([*steps.put_table(row), *also])
        return replace(row, version=row.version + 1)

    async def remove_table(self, row: TableRow) -> None:
        """Forget a table at which nothing was played, and what was said there, if it still has this version."""
        async with self._writing() as connection:
            for part in (table_people, chat_lines):
                await connection.execute(delete(part).where(part.c.table_id == row.id))
            is_unchanged = (tables.c.id == row.id) & (tables.c.version == row.version)
            if not (await connection.execute(delete(tables).where(is_unchanged))).rowcount:
                raise Conflict(f'table "{row.id}" is not at version {row.version} any more')

    async def list_tables(
        self,
        *,
        game: str | None = None,
        statuses: Collection[str] = (),
        public_only: bool = True,
        person: str | None = None,
        before: float | None = None,
        limit: int = 50,
    ) -> list[TableRow]:
        """Tables by the time they were made, newest first; the next page is before the last one's time."""
        query = select(tables).order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)
        if game is not None:
            query = query.where(tables.c.game == game)
        if statuses:
            query = query.where(tables.c.status.in_(statuses))
        if public_only:
            query = query.where(tables.c.is_public)
        if person is not None:
            query = query.where(tables.c.id.in_(_tables_of(person)))
        if before is not None:
            query = query.where(tables.c.created < before)
        return await self._tables(query)

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are of each status."""
        query = select(tables.c.status, func.count()).group_by(tables.c.status)
        return {row[0]: row[1] for row in await self._rows(query)}

    async def due_tables(self, now: float, limit: int = 100) -> list[str]:
        """The running tables whose clock is at zero, the longest overdue first."""
        query = select(tables.c.id).where(tables.c.status == "running", tables.c.due <= now)
        return [row.id for row in await self._rows(query.order_by(tables.c.due).limit(limit))]

    async def _tables(self, query: Select[*tuple[Any, ...]]) -> list[TableRow]:
        return _tables_in(await self._rows(queries.with_people(query)))

    # Matches and their log

    async def add_match(self, row: MatchRow, table: TableRow | None = None, also: Sequence[Step] = ()) -> None:
        """Begin a match, and let its table say so, if one is named."""
        await self._carry_out([*([] if table is None else steps.put_table(table)), *steps.add_match(row), *also])

    async def begin_forked(
        self,
        table: TableRow,
        row: MatchRow,
        entries: list[LogEntry],
        *,
        album: Sequence[tuple[int, bytes]] = (),
        also: Sequence[Step] = (),
    ) -> None:
        """A new table with a match that has a beginning already, and the pages of the album that show it."""
        todo = [*steps.add_table(table), *steps.add_match(row), *steps.add_entries(entries)]
        if album:
            todo += steps.put_pages(row.id, list(album))
        await self._carry_out([*todo, *also])

    async def get_match(self, id: str) -> MatchRow | None:
        return next((MatchRow(**row._mapping) for row in await self._rows(queries.MATCH, id=id)), None)

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

    async def glances(self, match_ids: list[str]) -> dict[str, Glance]:
        """How each of these matches stands."""
        columns = (matches.c.waiting_for, matches.c.round, matches.c.moved, matches.c.is_practice)
        query = select(matches.c.id, *columns).where(matches.c.id.in_(match_ids))
        return {row.id: Glance(*row[1:]) for row in await self._rows(query)}

    async def _matches(self, query: Select[*tuple[Any, ...]]) -> list[MatchRow]:
        return [MatchRow(**row._mapping) for row in await self._rows(query)]

    async def append(
        self,
        entries: list[LogEntry],
        *,
        standing: Standing | None = None,
        origin: Origin | None = None,
        table: TableRow | None = None,
        album: Sequence[tuple[int, bytes]] = (),
        also: Sequence[Step] = (),
    ) -> None:
        """Add to the log of one match, note where the match stands, and let its table follow.

        Conflict if a place of the log is taken, or the table has not the version any more that was read.
        ``album`` are new pages, each with its first ply; older ones from the first of them on are outdated.
        """
        if len({entry.match_id for entry in entries}) != 1:
            raise ValueError("append takes one entry or more, all of the same match")
        changes = {
            name: value
            for note in (standing, origin)
            if note is not None
            for name, value in asdict(note).items()
            if value is not None
        }
        match_id = entries[0].match_id
        todo = steps.add_entries(entries)
        if changes:
            todo += steps.change_match(match_id, changes)
        if table is not None:
            todo += steps.put_table(table)
        if album:
            todo += steps.put_pages(match_id, list(album))
        await self._carry_out([*todo, *also])

    async def log(self, match_id: str, since: int = 0) -> list[LogEntry]:
        """The log of a match from this place on, in order."""
        return [LogEntry(**row._mapping) for row in await self._rows(queries.LOG, match_id=match_id, since=since)]

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
        rows = await self._rows(queries.CHAT, table_id=table_id, since=since, most=limit)
        return [ChatLine(**row._mapping) for row in reversed(rows)]

    # Secrets

    async def secret(self, name: str) -> bytes:
        """Random bytes that all processes of the site share, made by the first that asks."""
        found = await self.find_secret(name)
        if found is None:
            try:
                async with self._writing() as connection:
                    value = entropy.token_bytes(SECRET_BYTES)
                    await connection.execute(insert(secrets).values(name=name, value=value))
            except Conflict:
                pass
            found = await self.find_secret(name)
            assert found is not None
        return found

    async def find_secret(self, name: str) -> bytes | None:
        """The same, if somebody has asked for it before."""
        rows = await self._rows(select(secrets.c.value).where(secrets.c.name == name))
        return bytes(rows[0][0]) if rows else None


def _writer_for(url: URL) -> Writer | PostgresWriter:
    if connect.is_sqlite(url):
        return Writer(str(url.database))
    from pessoi.server.store.postgres_writer import PostgresWriter  # noqa: PLC0415  (only PostgreSQL needs its package)

    return PostgresWriter(url)


def _tables_in(rows: Sequence[Row[*tuple[Any, ...]]]) -> list[TableRow]:
    """Tables from rows that have one person each."""
    found: dict[str, TableRow] = {}
    for row in rows:
        columns = dict(row._mapping)
        person = columns.pop("person_id")
        table = found.setdefault(columns["id"], TableRow(**columns, people=[]))
        if person is not None:
            table.people.append(person)
    return list(found.values())


def _tables_of(person: str) -> Select[*tuple[Any, ...]]:
    return select(table_people.c.table_id).where(table_people.c.person_id == person)
