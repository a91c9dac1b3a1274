"""Bringing a database to the present version; any number of processes may try at once, one does it."""

from __future__ import annotations

import time
from threading import Lock

from alembic.command import upgrade
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, func, select
from sqlalchemy.exc import DatabaseError, ProgrammingError

from pessoi.kernel.errors import BadSetup
from pessoi.server.store import connect
from pessoi.server.store.errors import fault, translated, words

#: The number of the lock that PostgreSQL gives to one process at a time.
LOCK = int.from_bytes(b"pessoi")
#: Alembic keeps the migration that runs in a global.
ALONE = Lock()


def migrate(url: URL) -> None:
    """Run the migrations that the database has not seen, all of them or none."""
    engine = connect.single(url)
    try:
        with ALONE, translated():
            if connect.is_sqlite(url):
                _write_ahead(engine)
            with engine.connect().execution_options(**{connect.WRITES: True}) as connection, connection.begin():
                _upgrade(connection)
    except ProgrammingError as error:
        raise BadSetup(f"the database {_shown(url)} can't be set up: {words(error)}") from error
    except CommandError as error:
        raise BadSetup(f"{_shown(url)} was written by a newer version of pessoi; update pessoi ({error})") from error
    finally:
        engine.dispose()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    config = Config()
    config.set_main_option("script_location", "pessoi.server.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    upgrade(config, "head")


def _write_ahead(engine: Engine) -> None:
    """Let readers and a writer work side by side; of several who ask for it at once some are refused at first."""

    def switch() -> None:
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode = WAL")

    try:
        connect.patiently(switch, time.sleep)
    except DatabaseError as error:
        if fault(error) == "SQLITE_NOTADB":
            raise BadSetup(f"{_shown(engine.url)} is not a database; choose another file") from error
        raise


def _shown(url: URL) -> str:
    if connect.is_sqlite(url):
        return str(url.database)
    return f"{url.database} on {url.host or 'this machine'}"
