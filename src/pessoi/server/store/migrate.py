"""Bringing a database to the present version; any number of processes may try at once, one does it."""

from __future__ import annotations

import time
from pathlib import Path
from threading import Lock

from alembic.command import upgrade
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, func, select
from sqlalchemy.exc import DatabaseError, ProgrammingError

from pessoi.kernel.errors import BadSetup
from pessoi.server.store import connect, job_tables
from pessoi.server.store.errors import StoreDamaged, fault, translated, words
from pessoi.server.store.files import damage_of, make_private

#: The number of the lock that PostgreSQL gives to one process at a time.
LOCK = int.from_bytes(b"pessoi")
#: How every file of SQLite's begins, and the largest that is looked through at every start.
BEGINNING = b"SQLite format 3\0"
LARGEST_CHECKED = 64 * 2**20
#: Alembic keeps the migration that runs in a global.
ALONE = Lock()


def migrate(url: URL) -> None:
    """Run the migrations that the database has not seen, all of them or none."""
    if connect.is_sqlite(url):
        file = Path(str(url.database))
        make_private(file)
        check_whole(file)
    engine = connect.single(url)
    try:
        with ALONE, translated():
            if connect.is_sqlite(url):
                _write_ahead(engine)
            with engine.connect().execution_options(**{connect.WRITES: True}) as connection, connection.begin():
                _upgrade(connection)
    except StoreDamaged as error:
        raise BadSetup("database-damaged", database=_shown(url)) from error
    except ProgrammingError as error:
        raise BadSetup("database-setup", database=_shown(url), reason=words(error)) from error
    except CommandError as error:
        raise BadSetup("database-newer", database=_shown(url), reason=error) from error
    finally:
        engine.dispose()


def check_whole(file: Path) -> None:
    """Refuse a file that does not hold together before anything is written to it; large ones the doctor looks at."""
    if 0 < file.stat().st_size <= LARGEST_CHECKED:
        with file.open("rb") as opened:
            is_foreign = opened.read(len(BEGINNING)) != BEGINNING
        if is_foreign:
            raise BadSetup("no-database-file", database=file)
        if damage_of(file) is not None:
            raise BadSetup("database-damaged", database=file)


def newest_version() -> str | None:
    """The version of a database that is up to date."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "pessoi.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    config = _config()
    config.attributes["connection"] = connection
    upgrade(config, "head")
    if connection.dialect.name == "postgresql":
        job_tables.upgrade(connection)


def _write_ahead(engine: Engine) -> None:
    """Let readers and a writer work side by side; of several who ask for it at once some are refused at first."""

    def switch() -> None:
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode = WAL")

    try:
        connect.patiently(switch, time.sleep)
    except DatabaseError as error:
        if fault(error) == "SQLITE_NOTADB":
            raise BadSetup("no-database-file", database=_shown(engine.url)) from error
        raise


def _shown(url: URL) -> str:
    if connect.is_sqlite(url):
        return str(url.database)
    return f"{url.database} on {url.host or 'this machine'}"
