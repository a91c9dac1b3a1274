"""The readers of a SQLite file: a few threads, each with a plain connection.

Through SQLAlchemy's asynchronous side a query changes threads half a dozen times, which takes ten times as long as
SQLite does; here it goes to a thread and comes back. What everybody asks who comes to a table is a look-up by its key:
one thread answers all that wait at the same moment, with plain sqlite3.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec import Struct
from sqlalchemy import URL, Row, Select
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import IteratorResult
from sqlalchemy.engine.result import SimpleResultMetaData

from pessoi.server.store import connect
from pessoi.server.store.errors import error_of
from pessoi.server.store.together import Job, Together

Query = Select[*tuple[Any, ...]]
Values = dict[str, Any]
Rows = Sequence[Row[*tuple[Any, ...]]]

DIALECT = sqlite.dialect(paramstyle="named")
#: Queries at the same time; more would only wait for each other.
READERS = 2


class Prepared(Struct, frozen=True):
    """A query in SQLite's words, the values it always has, and how to read what comes: by column, and by place."""

    text: str
    values: Values
    columns: SimpleResultMetaData
    read: list[tuple[int, Callable[[Any], Any]]]


def prepared(query: Query) -> Prepared:
    """A query, put together for good."""
    compiled = query.compile(dialect=DIALECT)
    columns = query.subquery().columns
    readers = [column.type.dialect_impl(DIALECT).result_processor(DIALECT, None) for column in columns]
    return Prepared(
        str(compiled),
        dict(compiled.params),
        SimpleResultMetaData(columns.keys()),
        [(place, read) for place, read in enumerate(readers) if read is not None],
    )


class Reader:
    """Reads from a file until it is closed; its threads begin with the first query."""

    def __init__(self, url: URL) -> None:
        self._engine = connect.plain(url)
        self._threads = ThreadPoolExecutor(READERS, "reader")
        self._file = str(url.database)
        self._connection: sqlite3.Connection | None = None
        self._prepared: dict[Query, Prepared] = {}
        self._looking_up = Together[tuple[Query, Values], Rows]("look-ups", self._look_up_all, self._let_go)

    async def rows(self, query: Query) -> Rows:
        """All rows of any query, of one moment."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, query)

    async def look_up(self, query: Query, values: Values) -> Rows:
        """All rows of a query that is asked again and again, each time with these values."""
        return await self._looking_up.do((query, values)) or []

    async def close(self) -> None:
        """End after what was asked already."""
        await self._looking_up.close()
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    # In the threads

    def _read(self, query: Query) -> Rows:
        with self._engine.connect() as connection:
            return connection.execute(query).all()

    def _look_up_all(self, jobs: list[Job[tuple[Query, Values], Rows]]) -> None:
        for job in jobs:
            try:
                job.answer = self._look_up(*job.task) if job.is_wanted else None
            except Exception as error:
                job.error = error_of(error, sqlite3)

    def _look_up(self, query: Query, values: Values) -> Rows:
        if query not in self._prepared:
            self._prepared[query] = prepared(query)
        known = self._prepared[query]
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
            connect.prepare(self._connection)
        rows = self._connection.execute(known.text, known.values | values).fetchall()
        if known.read:
            rows = [_readable(row, known.read) for row in rows]
        return IteratorResult(known.columns, iter(rows)).all()

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _readable(row: tuple[Any, ...], read: list[tuple[int, Callable[[Any], Any]]]) -> tuple[Any, ...]:
    """A row with its values as Python knows them."""
    values = list(row)
    for place, reader in read:
        values[place] = reader(values[place])
    return tuple(values)
