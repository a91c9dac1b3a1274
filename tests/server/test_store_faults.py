"""Several writers at once, and writers that die: one wins, the rest is as if it had never been."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace
from tests.server.psql import execute

from pessoi.server.store import (
    Conflict,
    LogEntry,
    MatchRow,
    Person,
    Standing,
    Store,
    StoreUnavailable,
    TableRow,
)
from pessoi.server.store.steps import CHANGE_MATCH, Step

pytest_plugins = ["tests.server.databases"]
pytestmark = pytest.mark.anyio

ANNA = Person("anna", "Anna", None, None, 1.0)
TABLE = TableRow("t1", "hercules", "open", True, "invite", 0, 1.0, 1.0, ["anna"], b"{}")
MATCH = MatchRow("m1", "t1", "hercules", "1", 2, {}, "abc", "def", 1.0, None, 0, None, 0, None, None)
#: Appends an entry, and dies just before the match is updated.
DIE_HALFWAY = """
import asyncio, os, signal, sys
from pessoi.server.store import LogEntry, Standing, Store
from pessoi.server.store.steps import CHANGE_MATCH

async def main():
    store = await Store.open(sys.argv[1])
    text_of = store._step_writer._text

    def die(step):
        if step.statement is CHANGE_MATCH:
            os.kill(os.getpid(), signal.SIGKILL)
        return text_of(step)

    store._step_writer._text = die
    await store.append([LogEntry("m1", 0, "choice", 0, "rest", 1.0)], standing=Standing(ended=1.0))

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
    writer: Any = store._step_writer
    text_of = writer._text

    def act_in_thread(step: Step) -> Any:
        if step.statement is CHANGE_MATCH:
            writer._text = text_of
            action()
        return text_of(step)

    writer._text = act_in_thread


async def nothing_happened_and_the_store_works(store: Store) -> None:
    assert await store.log("m1") == []
    assert await store.get_match("m1") == MATCH
    await store.append([entry(0)], standing=Standing(ended=2.0))
    assert await store.log("m1") == [entry(0)]
    assert await store.get_match("m1") == replace(MATCH, ended=2.0)


async def test_of_two_who_write_the_same_ply_at_once_one_wins(store: Store, other_store: Store) -> None:
    await begin(store)
    for ply in range(10):
        outcomes = await asyncio.gather(
            store.append([entry(ply, "mine")], standing=Standing(ply, {"of": "mine"})),
            other_store.append([entry(ply, "theirs")], standing=Standing(ply, {"of": "theirs"})),
            return_exceptions=True,
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        winner = "mine" if outcomes[0] is None else "theirs"
        match = await store.get_match("m1")
        assert match is not None
        assert (await other_store.log("m1"))[ply:] == [entry(ply, winner)]
        assert (match.checkpoint_ply, match.checkpoint) == (ply, {"of": winner})


async def test_a_place_that_is_taken_again_and_again_is_no_more_than_a_conflict(store: Store) -> None:
    await begin(store)
    await store.append([entry(0)], standing=Standing(ended=1.0))
    for place in range(1, 20):
        # What differs in its columns is another statement, so that each is used for the first time beside a failure.
        standing = [Standing(ended=1.0), Standing(place, {"at": place}), Standing(waiting_for=1, moved=1.0)][place % 3]
        with pytest.raises(Conflict):
            await store.append([entry(0)], standing=standing)
        await store.append([entry(place)], standing=standing)
    assert [line.place for line in await store.log("m1")] == list(range(20))


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
    assert [line.place for line in await store.log("m1")] == list(range(50))


async def test_an_append_cancelled_in_the_writers_hands_is_written_whole(store: Store) -> None:
    await begin(store)
    loop = asyncio.get_running_loop()
    task = asyncio.create_task(store.append([entry(0)], standing=Standing(ended=1.0)))
    halfway(store, lambda: loop.call_soon_threadsafe(task.cancel))
    with suppress(asyncio.CancelledError):
        await task
    await store.append([entry(1)])
    assert await store.log("m1") == [entry(0), entry(1)]
    assert await store.get_match("m1") == replace(MATCH, ended=1.0)


async def test_an_append_cancelled_while_it_waits_for_another_writer_leaves_nothing(sqlite_database: str) -> None:
    store = await Store.open(sqlite_database)
    await begin(store)
    other = sqlite3.connect(sqlite_database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    task = asyncio.create_task(store.append([entry(0)], standing=Standing(ended=1.0)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    other.execute("ROLLBACK")
    await nothing_happened_and_the_store_works(store)
    other.close()
    await store.close()


async def test_an_append_waits_for_another_writer(sqlite_database: str) -> None:
    store = await Store.open(sqlite_database)
    await begin(store)
    other = sqlite3.connect(sqlite_database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    task = asyncio.create_task(store.append([entry(0)]))
    assert await store.log("m1") == []
    assert not task.done()
    other.execute("ROLLBACK")
    await task
    assert await store.log("m1") == [entry(0)]
    other.close()
    await store.close()


async def test_of_many_appends_in_one_commit_only_the_impossible_fails(sqlite_database: str) -> None:
    store = await Store.open(sqlite_database)
    await begin(store)
    other = sqlite3.connect(sqlite_database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    wishes = [store.append([entry(place)]) for place in (0, 1, 1, 2)]
    wishes.append(store.append([entry(3)], table=replace(TABLE, version=7)))
    waiting = asyncio.gather(*wishes, return_exceptions=True)
    await asyncio.sleep(0)
    other.execute("ROLLBACK")
    assert [type(answer) for answer in await waiting] == [type(None), type(None), Conflict, type(None), Conflict]
    assert [line.place for line in await store.log("m1")] == [0, 1, 2]
    other.close()
    await store.close()


async def test_of_many_appends_that_wait_for_postgresql_only_the_impossible_fails(postgresql_database: str) -> None:
    store = await Store.open(postgresql_database)
    await begin(store)
    with psycopg.connect(postgresql_database) as other:
        other.execute("SELECT id FROM matches FOR UPDATE")
        wishes = [store.append([entry(place)]) for place in (0, 1, 1, 2)]
        wishes.append(store.append([entry(3)], table=replace(TABLE, version=7)))
        waiting = asyncio.gather(*wishes, return_exceptions=True)
        await asyncio.sleep(0)
    assert [type(answer) for answer in await waiting] == [type(None), type(None), Conflict, type(None), Conflict]
    assert [line.place for line in await store.log("m1")] == [0, 1, 2]
    await store.close()


async def test_an_append_that_fails_halfway_leaves_nothing(store: Store) -> None:
    await begin(store)

    def fail() -> None:
        raise RuntimeError("halfway")

    halfway(store, fail)
    with pytest.raises(RuntimeError, match="halfway"):
        await store.append([entry(0)], standing=Standing(ended=1.0))
    await nothing_happened_and_the_store_works(store)


async def test_a_process_killed_halfway_leaves_nothing(store: Store, database: str) -> None:
    await begin(store)
    died = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", DIE_HALFWAY, database], check=False)
    assert died.returncode == -signal.SIGKILL
    await nothing_happened_and_the_store_works(store)


async def test_a_connection_lost_before_the_commit_is_made_again_and_nothing_is_lost(postgresql_database: str) -> None:
    store = await Store.open(postgresql_database)
    await begin(store)
    halfway(store, lambda: execute(postgresql_database, CUT_EVERYBODY_ELSE))
    await store.append([entry(0)], standing=Standing(ended=1.0))
    assert await store.log("m1") == [entry(0)]
    assert await store.get_match("m1") == replace(MATCH, ended=1.0)
    execute(postgresql_database, CUT_EVERYBODY_ELSE)
    assert await store.get_person("anna") == ANNA
    await store.close()


async def test_a_connection_lost_with_the_commit_is_told(
    postgresql_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(postgresql_database)
    await begin(store)
    writer: Any = store._step_writer
    carry_out = writer._carry_out

    def cut(tasks: list[list[Step]]) -> Any:
        connection = carry_out(tasks)
        execute(postgresql_database, CUT_EVERYBODY_ELSE)
        return connection

    monkeypatch.setattr(writer, "_carry_out", cut)
    with pytest.raises(StoreUnavailable):
        await store.append([entry(0)], standing=Standing(ended=1.0))
    monkeypatch.undo()
    await nothing_happened_and_the_store_works(store)
    await store.close()


async def test_a_full_disk_leaves_nothing(sqlite_database: str) -> None:
    store = await Store.open(sqlite_database)
    await begin(store)

    connection = store._step_writer._connection
    assert isinstance(connection, sqlite3.Connection)
    connection.execute("PRAGMA max_page_count = 1")
    with pytest.raises(StoreUnavailable, match="disk is full"):
        await store.append([entry(0), entry(1, "rest" * 1_000_000)], standing=Standing(ended=1.0))
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
