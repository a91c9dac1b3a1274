"""Several writers at once, and writers that die: one wins, the rest is as if it had never been."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import event
from sqlalchemy.util import await_only
from tests.server.psql import execute

from pessoi.server.store import Conflict, LogEntry, MatchRow, Person, Store, StoreUnavailable, TableRow, connect

pytest_plugins = ["tests.server.databases"]
pytestmark = pytest.mark.anyio

ANNA = Person("anna", "Anna", None, None, 1.0)
TABLE = TableRow("t1", "hercules", "open", True, "invite", 0, 1.0, 1.0, ["anna"], b"{}")
MATCH = MatchRow("m1", "t1", "hercules", "1", 2, {}, "abc", "def", 1.0, None, 0, None, 0, None, None)
#: Appends an entry, and dies just before the match is updated.
DIE_HALFWAY = """
import asyncio, os, signal, sys
from sqlalchemy import event
from pessoi.server.store import LogEntry, Store

def die(connection, cursor, statement, *rest):
    if statement.startswith("UPDATE matches"):
        os.kill(os.getpid(), signal.SIGKILL)

async def main():
    store = await Store.open(sys.argv[1])
    event.listen(store.engine.sync_engine, "before_cursor_execute", die)
    await store.append([LogEntry("m1", 0, "choice", 0, "rest", 1.0)], ended=1.0)

asyncio.run(main())
"""
CUT_EVERYBODY_ELSE = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def entry(ply: int, words: str = "rest") -> LogEntry:
    return LogEntry("m1", ply, "choice", 0, words, 1.0)


async def begin(store: Store) -> None:
    await store.add_person(ANNA)
    await store.add_table(TABLE)
    await store.add_match(MATCH)


def halfway(store: Store, action: Callable[[], object]) -> None:
    """Once, between the log entry and the change of the match, do this."""

    def act(connection: object, cursor: object, statement: str, *rest: object) -> None:
        if statement.startswith("UPDATE matches"):
            event.remove(store.engine.sync_engine, "before_cursor_execute", act)
            action()

    event.listen(store.engine.sync_engine, "before_cursor_execute", act)


async def nothing_happened_and_the_store_works(store: Store) -> None:
    assert await store.log("m1") == []
    assert await store.get_match("m1") == MATCH
    await store.append([entry(0)], ended=2.0)
    assert await store.log("m1") == [entry(0)]
    assert await store.get_match("m1") == replace(MATCH, ended=2.0)


async def test_of_two_who_write_the_same_ply_at_once_one_wins(store: Store, other_store: Store) -> None:
    await begin(store)
    for ply in range(10):
        outcomes = await asyncio.gather(
            store.append([entry(ply, "mine")], checkpoint=(ply, {"of": "mine"})),
            other_store.append([entry(ply, "theirs")], checkpoint=(ply, {"of": "theirs"})),
            return_exceptions=True,
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        winner = "mine" if outcomes[0] is None else "theirs"
        match = await store.get_match("m1")
        assert match is not None
        assert (await other_store.log("m1"))[ply:] == [entry(ply, winner)]
        assert (match.checkpoint_ply, match.checkpoint) == (ply, {"of": winner})


async def test_no_change_of_a_table_is_lost_when_many_put_it(store: Store, other_store: Store) -> None:
    await store.add_person(ANNA)
    await store.add_table(replace(TABLE, people=[], document=b""))
    names = [f"p{number}" for number in range(12)]
    for name in names:
        await store.add_person(replace(ANNA, id=name))

    async def join(mine: Store, name: str) -> None:
        while True:
            table = await mine.get_table("t1")
            assert table is not None
            assert table.document == "".join(table.people).encode()
            people = [*table.people, name]
            try:
                await mine.put_table(replace(table, people=people, document="".join(people).encode()))
                return
            except Conflict:
                continue

    await asyncio.gather(*(join((store, other_store)[number % 2], name) for number, name in enumerate(names)))
    table = await store.get_table("t1")
    assert table is not None
    assert sorted(table.people) == sorted(names)
    assert table.version == len(names)


async def test_chat_from_all_sides_is_numbered_without_a_gap(store: Store, other_store: Store) -> None:
    await begin(store)
    stores = [store, other_store] * 10
    lines = await asyncio.gather(*(each.add_chat("t1", "anna", "Anna", "hello", 1.0) for each in stores))
    assert sorted(line.number for line in lines) == list(range(1, 21))
    assert await store.chat("t1") == sorted(lines, key=lambda line: line.number)


async def test_all_stores_share_a_secret_whoever_asks_first(store: Store, other_store: Store) -> None:
    secrets = await asyncio.gather(*(each.secret("cookie") for each in [store, other_store] * 5))
    assert len(set(secrets)) == 1


async def test_many_reads_and_writes_at_once_all_finish(store: Store) -> None:
    await begin(store)
    await asyncio.gather(*(store.append([entry(ply)]) for ply in range(50)), *(store.log("m1") for _ in range(50)))
    assert [line.ply for line in await store.log("m1")] == list(range(50))


async def test_a_cancelled_append_leaves_nothing(store: Store) -> None:
    await begin(store)
    task = asyncio.create_task(store.append([entry(0)], ended=1.0))
    halfway(store, task.cancel)
    with pytest.raises(asyncio.CancelledError):
        await task
    await nothing_happened_and_the_store_works(store)


async def test_an_append_cancelled_while_it_waits_for_another_writer_leaves_nothing(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(sqlite_database)
    await begin(store)
    other = sqlite3.connect(sqlite_database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waits = asyncio.Event()

    def pause(seconds: float) -> None:
        waits.set()
        await_only(asyncio.sleep(seconds))

    monkeypatch.setattr(connect, "_pause", pause)
    task = asyncio.create_task(store.append([entry(0)], ended=1.0))
    await waits.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    other.execute("ROLLBACK")
    await nothing_happened_and_the_store_works(store)
    other.close()
    await store.close()


async def test_an_append_waits_for_another_writer(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(sqlite_database)
    await begin(store)
    other = sqlite3.connect(sqlite_database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    monkeypatch.setattr(connect, "_pause", lambda _: other.execute("ROLLBACK"))
    await store.append([entry(0)])
    assert await store.log("m1") == [entry(0)]
    other.close()
    await store.close()


async def test_an_append_that_fails_halfway_leaves_nothing(store: Store) -> None:
    await begin(store)

    def fail() -> None:
        raise RuntimeError("halfway")

    halfway(store, fail)
    with pytest.raises(RuntimeError, match="halfway"):
        await store.append([entry(0)], ended=1.0)
    await nothing_happened_and_the_store_works(store)


async def test_a_process_killed_halfway_leaves_nothing(store: Store, database: str) -> None:
    await begin(store)
    died = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", DIE_HALFWAY, database], check=False)
    assert died.returncode == -signal.SIGKILL
    await nothing_happened_and_the_store_works(store)


async def test_a_lost_connection_leaves_nothing_and_is_made_again(postgresql_database: str) -> None:
    store = await Store.open(postgresql_database)
    await begin(store)
    halfway(store, lambda: execute(postgresql_database, CUT_EVERYBODY_ELSE))
    with pytest.raises(StoreUnavailable):
        await store.append([entry(0)], ended=1.0)
    await nothing_happened_and_the_store_works(store)
    execute(postgresql_database, CUT_EVERYBODY_ELSE)
    assert await store.get_person("anna") == ANNA
    await store.close()


async def test_a_full_disk_leaves_nothing(sqlite_database: str) -> None:
    store = await Store.open(sqlite_database)
    await begin(store)

    def fill(connection: Any, *rest: object) -> None:
        connection.execute("PRAGMA max_page_count = 1")

    event.listen(store.engine.sync_engine.pool, "checkout", fill)
    with pytest.raises(StoreUnavailable, match="disk is full"):
        await store.append([entry(0), entry(1, "rest" * 1_000_000)], ended=1.0)
    await nothing_happened_and_the_store_works(store)
    await store.close()


async def test_readers_do_not_wait_for_a_writer(sqlite_database: str) -> None:
    store = await Store.open(sqlite_database)
    await begin(store)
    other = sqlite3.connect(sqlite_database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    other.execute("DELETE FROM matches")
    assert await store.get_match("m1") == MATCH
    other.close()
    await store.close()


async def test_postgresql_refuses_what_text_cannot_hold(postgresql_database: str) -> None:
    store = await Store.open(postgresql_database)
    with pytest.raises(ValueError, match="does not take this value"):
        await store.add_person(replace(ANNA, name="An\0na"))
    await store.close()
