"""The writer of a process to PostgreSQL: a thread with a connection of its own, which writes together whatever waits.

All statements of several choices go to the server at once (a pipeline) and share one commit; through SQLAlchemy's
asynchronous side every one waits for its own answer, and every choice for its own commit. If something of it can't be
written, each set of steps is written alone, so that the others do not suffer. None is answered before it is committed.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import psycopg
from msgspec import Struct
from psycopg import Connection, Cursor
from psycopg.rows import TupleRow
from sqlalchemy import JSON, URL

from pessoi.server.store.connect import PATIENCE_SECONDS
from pessoi.server.store.errors import error_of
from pessoi.server.store.steps import Step
from pessoi.server.store.together import Job, Together

DIALECT = URL.create("postgresql+psycopg").get_dialect()()
#: How long steps wait for another program that holds what they change; all that is to be written waits with them.
LONGEST_LOCK = "3s"

Steps = list[Step]


class Text(Struct, frozen=True):
    """A statement in PostgreSQL's words, the values it always has, and which of its other values are JSON."""

    words: str
    constants: dict[str, Any]
    json_names: list[str]

    def values(self, row: dict[str, Any]) -> dict[str, Any]:
        """All values of the statement for a row."""
        values = self.constants | row
        for name in self.json_names:
            if values[name] is not None:
                values[name] = msgspec.json.encode(values[name]).decode()
        return values


class PostgresWriter:
    """Writes until it is closed; its connection is made with the first steps, and anew whenever it is lost."""

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._patience: dict[str, Any] = {} if "connect_timeout" in url.query else {"connect_timeout": PATIENCE_SECONDS}
        self._writing = Together[Steps, None]("writer", self._write, self._give_up)
        self._connection: Connection[TupleRow] | None = None
        #: Each statement for the columns it is used with.
        self._texts: dict[tuple[int, tuple[str, ...]], Text] = {}

    async def write(self, steps: Steps) -> None:
        """Have all steps committed, or none and an error."""
        await self._writing.do(steps)

    async def close(self) -> None:
        """End after what waits already."""
        await self._writing.close()

    # In the thread

    def _write(self, jobs: list[Job[Steps, None]]) -> None:
        """Write these in one transaction or, if that can't be, one by one."""
        wanted = [job for job in jobs if job.is_wanted]
        try:
            connection = self._carry_out([job.task for job in wanted])
        except Exception as error:
            self._roll_back(error)
            if len(wanted) == 1:
                wanted[0].error = error_of(error, psycopg)
                return
            for job in wanted:
                self._write([job])
            return
        try:
            connection.execute("COMMIT")
        except Exception as error:
            # If the connection was lost, nobody knows whether it was done: this is not tried again.
            self._give_up()
            for job in wanted:
                job.error = error_of(error, psycopg)

    def _carry_out(self, tasks: list[Steps]) -> Connection[TupleRow]:
        """Do all of this but for the commit; on a new connection, if the one there was is lost."""
        if self._connection is not None:
            try:
                return self._send(self._connection, tasks)
            except psycopg.OperationalError:
                if not self._connection.closed:
                    raise
        self._connection = psycopg.connect(self._address, autocommit=True, **self._patience)
        self._connection.execute(f"SET lock_timeout = '{LONGEST_LOCK}'")
        return self._send(self._connection, tasks)

    def _send(self, connection: Connection[TupleRow], tasks: list[Steps]) -> Connection[TupleRow]:
        done: list[tuple[Step, Cursor[TupleRow]]] = []
        with connection.pipeline():
            connection.execute("BEGIN")
            for steps in tasks:
                for step in steps:
                    text = self._text(step)
                    cursor = connection.cursor()
                    if len(step.rows) == 1:
                        cursor.execute(text.words, text.values(step.rows[0]))
                    else:
                        cursor.executemany(text.words, [text.values(row) for row in step.rows])
                    done.append((step, cursor))
        for step, cursor in done:
            if step.if_nothing is not None and not cursor.rowcount:
                raise step.if_nothing
        return connection

    def _roll_back(self, error: Exception) -> None:
        """Undo what was sent. After an error of the server's, psycopg takes statements for prepared that are not."""
        if isinstance(error, psycopg.Error):
            self._give_up()
        elif self._connection is not None:
            try:
                self._connection.execute("ROLLBACK")
            except psycopg.Error:
                self._give_up()

    def _give_up(self) -> None:
        """Let go of the connection; after a failure nothing is believed of it any more."""
        if self._connection is not None:
            with suppress(psycopg.Error):
                self._connection.close()
            self._connection = None

    def _text(self, step: Step) -> Text:
        """A statement in PostgreSQL's words, made once."""
        names = tuple(step.rows[0])
        key = (id(step.statement), names)
        if key not in self._texts:
            compiled = step.statement.compile(dialect=DIALECT, column_keys=list(names))
            types = {name: bound.type.dialect_impl(DIALECT) for bound, name in compiled.bind_names.items()}
            constants = {name: value for name, value in compiled.params.items() if name not in names}
            for name, kind in types.items():
                write = kind.bind_processor(DIALECT)
                if write is not None and name in constants:
                    constants[name] = write(constants[name])
            json_names = [name for name in names if isinstance(types.get(name), JSON)]
            self._texts[key] = Text(str(compiled), constants, json_names)
        return self._texts[key]
