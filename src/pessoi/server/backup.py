"""A whole database in a file and back: while the server runs, and from either kind of database into either.

A backup is a SQLite file, whichever database it was made of. What is half written never has the name that was asked
for, and nothing is written over.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import msgspec
from alembic.runtime.migration import MigrationContext
from msgspec import Struct
from sqlalchemy import URL, Connection, Engine, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from pessoi.kernel.errors import BadSetup
from pessoi.server.jobs import bot_to_play, wish_for
from pessoi.server.store import connect
from pessoi.server.store.errors import StoreUnavailable, translated
from pessoi.server.store.files import make_private
from pessoi.server.store.jobs import call_bot
from pessoi.server.store.migrate import migrate, newest_version
from pessoi.server.store.schema import (
    VERSION_TABLE,
    answers,
    helpers,
    log_entries,
    matches,
    metadata,
    notices,
    people,
    presence,
    sessions,
    tables,
    thought,
)
from pessoi.server.table import Table as SeatedTable

#: What holds for running servers only.
FLEETING: list[Table] = [presence, notices, thought, answers, helpers]
#: Rows that are carried over at once.
BATCH = 1000


class Contents(Struct, frozen=True):
    """What is in a backup, for people."""

    people: int
    tables: int
    matches: int


def back_up(database: str, file: Path, *, with_sessions: bool = False) -> Contents:
    """Write all of a database into a new file, as it is at this moment; who is logged in only if asked for."""
    url = connect.parse(database)
    if connect.is_sqlite(url) and not Path(str(url.database)).exists():
        raise BadSetup("no-database", database=url.database)
    with coming_to_be(file) as part, spoken():
        if connect.is_sqlite(url):
            copy_file(Path(str(url.database)), part)
        else:
            migrate(connect.parse(str(part)))
            with single(url) as source:
                check_version(source, url)
                with single(connect.parse(str(part))) as target:
                    copy_rows(source, target)
        leave_out(part, FLEETING if with_sessions else [*FLEETING, sessions])
        return contents_of(part)


def restore(file: Path, database: str) -> Contents:
    """Fill a new database from a backup, bringing it up to date."""
    if not file.is_file():
        raise BadSetup("no-file", file=file)
    url = connect.parse(database)
    if connect.is_sqlite(url):
        target = Path(str(url.database))
        with coming_to_be(target) as part, spoken():
            copy_file(file, part)
            bring_up_to_date(file, part)
            return contents_of(part)
    with scratch(file) as part, spoken():
        copy_file(file, part)
        bring_up_to_date(file, part)
        migrate(url)
        with single(connect.parse(str(part))) as source, single(url) as target_engine:
            copy_rows(source, target_engine)
        return contents_of(part)


# Files


@contextmanager
def coming_to_be(file: Path) -> Iterator[Path]:
    """A file beside this one that gets its name once it is whole; gone if that does not happen."""
    if file.exists():
        raise BadSetup("file-there", file=file)
    try:
        with scratch(file) as part:
            yield part
            with part.open("rb+") as written:
                os.fsync(written.fileno())
            os.link(part, file)
    except FileExistsError:
        raise BadSetup("file-there", file=file) from None
    except OSError as error:
        raise BadSetup("cannot-write", file=file, reason=error) from error


@contextmanager
def scratch(beside: Path) -> Iterator[Path]:
    """A file of SQLite's to work on, for its owner alone; gone in the end."""
    part = beside.absolute().with_name(f".{beside.name}.{secrets.token_hex(4)}.part")
    try:
        make_private(part)
    except OSError as error:
        raise BadSetup("cannot-write", file=beside, reason=error) from error
    try:
        yield part
    finally:
        for ending in ("", "-wal", "-shm", "-journal"):
            with suppress(FileNotFoundError):
                os.unlink(f"{part}{ending}")


def copy_file(source: Path, target: Path) -> None:
    """A SQLite file as it is at this moment, whoever writes to it meanwhile; in one file, without what waits beside."""
    address = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as from_there, closing(sqlite3.connect(target)) as to_here:
        from_there.execute(f"PRAGMA busy_timeout = {connect.BUSY_TIMEOUT}")
        from_there.backup(to_here)
        to_here.execute("PRAGMA journal_mode = DELETE")
        if to_here.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise BadSetup("database-damaged", database=source)
        names = {name for (name,) in to_here.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {VERSION_TABLE, people.name, tables.name} <= names:
            raise BadSetup("no-backup", file=source)


def leave_out(file: Path, parts: list[Table]) -> None:
    """Empty these tables, so that nothing of them can be found in the file."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        for part in parts:
            if part.name in there:
                connection.execute(f"DELETE FROM {part.name}")
        connection.execute("VACUUM")
        connection.execute("PRAGMA journal_mode = DELETE")


def bring_up_to_date(file: Path, part: Path) -> None:
    """Run the migrations a backup has not seen; nobody is here, and nothing was told."""
    try:
        migrate(connect.parse(str(part)))
    except BadSetup as error:
        if error.name == "database-newer":
            raise BadSetup("backup-newer", file=file) from error
        raise
    leave_out(part, FLEETING)


def contents_of(file: Path) -> Contents:
    """What is in a backup."""
    with closing(sqlite3.connect(file)) as connection:
        counts = [connection.execute(f"SELECT count(*) FROM {part.name}").fetchone()[0] for part in COUNTED]
    return Contents(*counts)


COUNTED = [people, tables, matches]

# Rows


@contextmanager
def single(url: URL) -> Iterator[Engine]:
    """Plain connections for a while."""
    engine = connect.single(url)
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def spoken() -> Iterator[None]:
    """Whatever a database refuses, in words."""
    try:
        with translated():
            yield
    except StoreUnavailable as error:
        raise BadSetup("as-said", reason=error) from error
    except (sqlite3.Error, SQLAlchemyError) as error:
        raise BadSetup("database-unreadable", reason=str(error).splitlines()[0]) from error


def check_version(source: Engine, url: URL) -> None:
    """Refuse a database of another version: the program that made it can back it up."""
    with source.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        version = context.get_current_revision()
    if version is None:
        raise BadSetup("no-database", database=url.database)
    if version != newest_version():
        raise BadSetup("backup-other-version", database=url.database)


def copy_rows(source: Engine, target: Engine) -> None:
    """All rows as they are at one moment, into a database that has none, all or nothing."""
    level = "SERIALIZABLE" if source.dialect.name == "sqlite" else "REPEATABLE READ"
    writing = target.execution_options(**{connect.WRITES: True})
    with source.connect().execution_options(isolation_level=level) as reader, writing.begin() as writer:
        if writer.execute(select(people.c.id).limit(1)).first() is not None:
            raise BadSetup("database-not-empty", database=target.url.database)
        for table in metadata.sorted_tables:
            if table not in FLEETING:
                copy_table(table, reader, writer)
        if not connect.is_sqlite(target.url):
            call_bots(writer)


def copy_table(table: Table, reader: Connection, writer: Connection) -> None:
    """The rows of one table, some at a time."""
    found = reader.execution_options(yield_per=BATCH).execute(select(table))
    for rows in found.partitions():
        writer.execute(insert(table), [dict(row._mapping) for row in rows])


def call_bots(writer: Connection) -> None:
    """Have the bots go on whose turn it is: jobs are in no backup, and a server would wait for somebody to come."""
    length = select(func.count()).where(log_entries.c.match_id == matches.c.id).scalar_subquery()
    rows = select(tables.c.document, matches.c.id, matches.c.waiting_for, length).join_from(tables, matches)
    for document, match_id, waiting_for, log in writer.execute(rows.where(tables.c.status == "running")).all():
        table = msgspec.json.decode(document, type=SeatedTable)
        if table.match_id == match_id and bot_to_play(table, waiting_for) is not None:
            step = call_bot(wish_for(table), log)
            writer.execute(step.statement, step.rows)
