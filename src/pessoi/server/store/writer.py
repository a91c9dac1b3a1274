"""The one writer of a SQLite file: a thread that writes with plain sqlite3 whatever waits, in one transaction.

SQLAlchemy takes several milliseconds and 17 changes of thread for what SQLite itself does in a tenth of one, and every
choice waits for it. Each set of steps is written whole or not at all; those that wait together share one commit, and
none is answered before it is on the disk.
"""

from __future__ import annotations

import sqlite3

import msgspec
from sqlalchemy import JSON
from sqlalchemy.dialects import sqlite

from pessoi.server.store import connect
from pessoi.server.store.errors import error_of
from pessoi.server.store.steps import Step
from pessoi.server.store.together import Job, Together

DIALECT = sqlite.dialect(paramstyle="named")


class Writer:
    """Writes to a file until it is closed."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._writing = Together[list[Step], None]("writer", self._write, self._give_up)
        self._connection: sqlite3.Connection | None = None
        #: The text of each statement for the columns it is used with, and which of those hold JSON.
        self._texts: dict[tuple[int, tuple[str, ...]], tuple[str, list[str]]] = {}

    async def write(self, steps: list[Step]) -> None:
        """Have all steps on the disk, or none and an error."""
        await self._writing.do(steps)

    async def close(self) -> None:
        """End after what waits already."""
        await self._writing.close()

    # In the thread

    def _write(self, jobs: list[Job[list[Step], None]]) -> None:
        """Write these in one transaction; one that can't be written leaves the others alone."""
        try:
            connection = self._begin()
            # Whoever has gone while this waited for another program's write wants nothing any more.
            for job in [job for job in jobs if job.is_wanted]:
                try:
                    self._carry_out(connection, job.task)
                except Exception as error:
                    if not connection.in_transaction:
                        raise
                    connection.execute("ROLLBACK TO steps")
                    job.error = error_of(error, sqlite3)
            connection.execute("COMMIT")
        except Exception as error:
            self._give_up()
            for job in jobs:
                job.error = job.error or error_of(error, sqlite3)

    def _begin(self) -> sqlite3.Connection:
        """A connection with a transaction that has the right to write."""
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
            connect.prepare(self._connection)
        self._connection.execute("BEGIN IMMEDIATE")
        return self._connection

    def _give_up(self) -> None:
        """Let go of the connection; after a failure nothing is believed of it any more."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _carry_out(self, connection: sqlite3.Connection, steps: list[Step]) -> None:
        connection.execute("SAVEPOINT steps")
        for step in steps:
            text, json_names = self._text(step)
            rows = step.rows
            for row in rows:
                for name in json_names:
                    if row[name] is not None:
                        row[name] = msgspec.json.encode(row[name]).decode()
            touched = connection.executemany(text, rows).rowcount
            if not touched and step.if_nothing is not None:
                raise step.if_nothing
        connection.execute("RELEASE steps")

    def _text(self, step: Step) -> tuple[str, list[str]]:
        """A statement in SQLite's words, made once."""
        names = tuple(step.rows[0])
        key = (id(step.statement), names)
        if key not in self._texts:
            text = str(step.statement.compile(dialect=DIALECT, column_keys=list(names)))
            columns = step.statement.table.columns
            self._texts[key] = (
                text,
                [name for name in names if name in columns and isinstance(columns[name].type, JSON)],
            )
        return self._texts[key]
