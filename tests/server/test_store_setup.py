"""Opening a store: which addresses are taken, and how a database comes to its present version."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import upgrade
from alembic.migration import MigrationContext
from sqlalchemy import text
from tests.patience import PATIENCE

from pessoi.kernel.errors import BadSetup
from pessoi.server.inviting import kept
from pessoi.server.store import Person, Store, StoreUnavailable, connect, job_tables, migrate
from pessoi.server.store.schema import metadata

pytest_plugins = ["tests.server.databases"]
pytestmark = pytest.mark.anyio

ANNA = Person("anna", "Anna", None, None, 1.0)
PROCESSES = 4
#: Opens the store when told to, however long another process has it to itself, and prints a secret.
OPEN_WHEN_TOLD = """
import asyncio, sys
from pessoi.server.store import Store, connect

connect.PATIENCE_SECONDS = int(sys.argv[2])
connect.BUSY_TIMEOUT = connect.PATIENCE_SECONDS * 1000

async def main():
    store = await Store.open(sys.argv[1])
    print((await store.secret("cookie")).hex())
    await store.close()

print("ready", flush=True)
sys.stdin.readline()
asyncio.run(main())
"""


@pytest.fixture(scope="module")
def is_prepared() -> bool:
    return False


async def test_an_empty_database_gets_the_tables_of_the_schema(database: str) -> None:
    await (await Store.open(database)).close()
    engine = connect.single(connect.parse(database))
    with engine.connect() as connection:
        options = {"version_table": "pessoi_version", "include_name": is_ours}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == "0011"


def is_ours(name: str | None, kind: str, _: object) -> bool:
    """Whether the schema is to say that something is there; jobs have tables that procrastinate makes."""
    return kind != "table" or not str(name).startswith("procrastinate_")


async def test_a_database_that_is_up_to_date_keeps_what_it_has(database: str) -> None:
    store = await Store.open(database)
    await store.add_person(ANNA)
    await store.close()
    store = await Store.open(database)
    assert await store.get_person("anna") == ANNA
    await store.close()


async def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    await (await Store.open(database)).close()
    with connect.single(connect.parse(database)).begin() as connection:
        connection.execute(text("UPDATE pessoi_version SET version_num = '9999'"))
    with pytest.raises(BadSetup, match="newer version"):
        await Store.open(database)


async def test_stores_on_several_databases_are_opened_at_once(tmp_path: Path) -> None:
    stores = await asyncio.gather(*(Store.open(str(tmp_path / f"{number}.db")) for number in range(8)))
    for store in stores:
        await store.add_person(ANNA)
        await store.close()


def test_processes_that_start_at_once_share_one_database(database: str) -> None:
    command = [sys.executable, "-c", OPEN_WHEN_TOLD, database, str(PATIENCE)]
    started = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(PROCESSES)
    ]
    for process in started:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in started:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    secrets = [process.communicate()[0] for process in started]
    assert [process.returncode for process in started] == [0] * PROCESSES
    assert len(set(secrets)) == 1


async def test_a_file_that_another_process_is_setting_up_is_tried_again(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = sqlite3.connect(sqlite_database, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN EXCLUSIVE")
    monkeypatch.setattr(migrate, "time", SimpleNamespace(sleep=lambda _: other.execute("COMMIT")))
    monkeypatch.setattr(connect, "BUSY_TIMEOUT", 0)
    await (await Store.open(sqlite_database)).close()
    assert not other.in_transaction
    other.close()


async def test_a_path_and_a_url_mean_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "with % and space.db"
    store = await Store.open(str(path))
    await store.add_person(ANNA)
    await store.close()
    store = await Store.open(f"sqlite:///{path}")
    assert await store.get_person("anna") == ANNA
    await store.close()


async def test_sqlite_writes_ahead_and_waits_for_the_disk(sqlite_database: str) -> None:
    store = await Store.open(sqlite_database)
    async with store.engine.connect() as connection:
        settings = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    await store.close()
    assert settings == ["wal", 2, 1]


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("", "needs a file"),
        (":memory:", "needs a file"),
        ("sqlite://", "needs a file"),
        ("sqlite://pessoi.db", "three slashes"),
        ("sqlite:///pessoi.db?mode=ro", "three slashes"),
        ("mysql://anna:sesame@host/pessoi", 'no database is called "mysql"'),
        ("postgresql://anna:sesame@host:port/pessoi", "can't be read"),
        ("postgresql://anna:sesame@host", "which database"),
        ("/no/such/folder/pessoi.db", "there is no folder /no/such/folder"),
    ],
)
async def test_bad_addresses_are_refused_without_repeating_the_password(address: str, words: str) -> None:
    with pytest.raises(BadSetup, match=words) as refused:
        await Store.open(address)
    assert "sesame" not in str(refused.value)


async def test_a_folder_is_not_a_database(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="is a folder"):
        await Store.open(str(tmp_path))


async def test_another_kind_of_file_is_not_a_database_and_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 1000)
    with pytest.raises(BadSetup, match="is not a database"):
        await Store.open(str(path))
    assert path.read_text() == "Dear Anna, " * 1000


async def test_without_its_driver_postgresql_names_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BadSetup, match=r"pessoi\[postgres\]"):
        await Store.open("postgresql://anna:sesame@host/pessoi")


async def test_the_tables_of_jobs_follow_the_package_they_are_from(
    postgresql_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Store.open(postgresql_database)).close()
    for name in ("00.00.00_01_first.sql", "99.00.00_01_next.sql", "99.00.00_02_last.sql"):
        (tmp_path / name).write_text(f"CREATE TABLE made_{name[:2]}{name[9:11]} (id int); -- 100 %")
    steps = sorted(tmp_path.iterdir())
    monkeypatch.setattr(job_tables, "shipped_steps", lambda: steps)
    for _ in range(2):
        await (await Store.open(postgresql_database)).close()
    with connect.single(connect.parse(postgresql_database)).connect() as connection:
        found = connection.execute(text("SELECT tablename FROM pg_tables WHERE tablename LIKE 'made%' ORDER BY 1"))
        assert list(found.scalars()) == ["made_9901", "made_9902"]


async def test_an_unknown_option_of_postgresql_is_refused(postgresql_database: str) -> None:
    with pytest.raises(BadSetup, match="nonsense"):
        await Store.open(f"{postgresql_database}&nonsense=1")


async def test_a_server_that_does_not_answer_is_named_as_unavailable(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="not available"):
        await Store.open(f"postgresql://anna:sesame@/pessoi?host={tmp_path}")


async def test_a_file_locked_by_another_program_is_unavailable(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connect, "PATIENCE_SECONDS", 0)
    monkeypatch.setattr(connect, "BUSY_TIMEOUT", 0)
    other = sqlite3.connect(sqlite_database, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreUnavailable, match="locked"):
        await Store.open(sqlite_database)
    other.close()


# Older databases


def upgrade_to(database: str, revision: str) -> None:
    """Bring a database to a version of before."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("pessoi.server.store.migrate.upgrade", lambda config, _: upgrade(config, revision))
        migrate.migrate(connect.parse(database))


async def test_a_database_of_the_first_version_still_knows_who_won_and_where_links_lead(database: str) -> None:
    upgrade_to(database, "0001")
    engine = connect.single(connect.parse(database))
    document = '{"id": "t1", "invitation": "of-before"}'
    with engine.begin() as connection:
        for statement in (
            "INSERT INTO people (id, name, created) VALUES ('anna', 'Anna', 1.0)",
            "INSERT INTO tables (id, game, status, is_public, invitation, version, created, updated, document) "
            "VALUES ('t1', 'hercules', 'finished', false, 'of-before', 1, 1.0, 1.0, :document)",
            "INSERT INTO matches (id, table_id, game, rules, seats, options, commitment, seed, started, ended, "
            "checkpoint_ply, origin_ply, result) VALUES "
            "('m1', 't1', 'hercules', '1', 3, '{}', 'c', 's', 1.0, 2.0, 0, 0, '[30, 41, 41]'), "
            "('m2', 't1', 'hercules', '1', 3, '{}', 'c', 's', 2.0, NULL, 0, 0, NULL)",
        ):
            bound = {"document": document.encode()} if ":document" in statement else {}
            connection.execute(text(statement), bound)
    engine.dispose()
    store = await Store.open(database)
    over = await store.get_match("m1")
    assert over is not None
    assert (over.result, over.winners) == ([30, 41, 41], [1, 2])
    running = await store.get_match("m2")
    assert running is not None
    assert running.winners is None
    found = await store.find_invitation(kept("of-before"))
    assert found is not None
    assert b"of-before" not in found.document
    await store.close()
