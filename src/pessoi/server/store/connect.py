"""From an address to a database: a path or sqlite:///path is a SQLite file, postgresql://... a PostgreSQL server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.util import await_only

from pessoi.kernel.errors import BadSetup
from pessoi.server.store.errors import fault

EXAMPLES = "a file such as pessoi.db, sqlite:///pessoi.db, or postgresql://name:password@host/database"
POSTGRESQL = {"postgresql", "postgres", "postgresql+psycopg"}
#: For how long a connection waits for another program's write, or for a server to answer.
PATIENCE_SECONDS = 10
RETRY_SECONDS = 0.005
BUSY_TIMEOUT = PATIENCE_SECONDS * 1000
#: The execution option of a connection that is going to write.
WRITES = "pessoi_writes"


def parse(address: str) -> URL:
    """The database an address means, or an error that never repeats a password."""
    if "://" not in address:
        return _file(address)
    scheme = address.split("://", 1)[0]
    if scheme not in {"sqlite", *POSTGRESQL}:
        raise BadSetup("no-such-database", scheme=scheme, examples=EXAMPLES)
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadSetup("bad-database-address", scheme=scheme, examples=EXAMPLES) from None
    if scheme == "sqlite":
        if url.host or url.query:
            raise BadSetup("sqlite-address", examples=EXAMPLES)
        return _file(url.database or "")
    if not url.database:
        raise BadSetup("which-database", examples=EXAMPLES)
    if find_spec("psycopg") is None or find_spec("procrastinate") is None:
        raise BadSetup("needs-psycopg")
    return url.set(drivername="postgresql+psycopg")


def _file(name: str) -> URL:
    if not name.strip() or name == ":memory:":
        raise BadSetup("needs-file", examples=EXAMPLES)
    path = Path(name).expanduser().absolute()
    if path.is_dir():
        raise BadSetup("is-folder", folder=path)
    if not path.parent.is_dir():
        raise BadSetup("no-folder", folder=path.parent)
    return URL.create("sqlite+aiosqlite", database=str(path))


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file of SQLite's."""
    return url.get_backend_name() == "sqlite"


def pool(url: URL) -> AsyncEngine:
    """The connections of a running server."""
    engine = create_async_engine(url, pool_pre_ping=not is_sqlite(url), **_options(url))
    _listen(engine.sync_engine)
    return engine


def single(url: URL) -> Engine:
    """A plain connection for the migrations, which are not asynchronous."""
    return _plain(url, poolclass=NullPool)


def plain(url: URL) -> Engine:
    """Plain connections that are kept, for threads."""
    return _plain(url)


def _plain(url: URL, **options: Any) -> Engine:
    if is_sqlite(url):
        url = url.set(drivername="sqlite")
    engine = create_engine(url, **options, **_options(url))
    _listen(engine)
    return engine


def _options(url: URL) -> dict[str, Any]:
    if is_sqlite(url) or "connect_timeout" in url.query:
        return {}
    return {"connect_args": {"connect_timeout": PATIENCE_SECONDS}}


def _listen(engine: Engine) -> None:
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", lambda connection, _record: prepare(connection))
        event.listen(engine, "begin", _begin)


def prepare(connection: Any) -> None:
    """Full synchronisation, as otherwise a choice that was acknowledged could be lost with the power."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Take the right to write at once: a reader that starts to write later may be refused without waiting."""
    if not connection.get_execution_options().get(WRITES):
        return
    # SQLite's own waiting holds the connection, and when the garbage collector comes upon an old cursor of it
    # the whole event loop would wait along; so the waiting is done out here.
    pause = _pause if connection.dialect.is_async else time.sleep
    connection.exec_driver_sql("PRAGMA busy_timeout = 0")
    try:
        patiently(lambda: connection.exec_driver_sql("BEGIN IMMEDIATE"), pause)
    finally:
        connection.exec_driver_sql(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")


def _pause(seconds: float) -> None:
    await_only(asyncio.sleep(seconds))


def patiently(action: Callable[[], object], pause: Callable[[float], object]) -> None:
    """Try again while another program is in the way."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            action()
            return
        except OperationalError as error:
            if not fault(error).startswith("SQLITE_BUSY") or time.monotonic() >= deadline:
                raise
        pause(RETRY_SECONDS)
