"""What can go wrong when something is stored, in words the server can act on instead of the database's own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

#: What PostgreSQL and SQLite call the same two faults.
TAKEN = {"23505", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"}
DANGLING = {"23503", "SQLITE_CONSTRAINT_FOREIGNKEY"}
#: PostgreSQL gave up one of several transactions that stood in each other's way.
ROLLED_BACK = "40"


class Conflict(Exception):
    """Somebody else was faster, nothing was written; read again and retry."""


class Missing(Exception):
    """What the row is about or belongs to is not in the store; nothing was written."""


class StoreUnavailable(Exception):
    """The database can't be reached or can't write; nothing is half done."""


def fault(error: DBAPIError) -> str:
    """The name the database has for what happened, if it gives one."""
    original = error.orig
    return getattr(original, "sqlstate", None) or getattr(original, "sqlite_errorname", None) or ""


def words(error: DBAPIError) -> str:
    """What the database says, on one line and without the statement, which may hold secrets."""
    return " ".join(str(error.orig).split())


@contextmanager
def translated() -> Iterator[None]:
    """Turn the database's errors into those of the store."""
    try:
        yield
    except IntegrityError as error:
        if fault(error) in TAKEN:
            raise Conflict(words(error)) from error
        if fault(error) in DANGLING:
            raise Missing(words(error)) from error
        raise
    except DataError as error:
        raise ValueError(f"the database does not take this value: {words(error)}") from error
    except (ProgrammingError, NotSupportedError):
        raise
    except NoFreeConnection as error:
        raise StoreUnavailable("every connection to the database is busy; try again in a moment") from error
    except DBAPIError as error:
        if fault(error).startswith(ROLLED_BACK):
            raise Conflict(words(error)) from error
        raise StoreUnavailable(
            f"the database is not available: {words(error)}; see that it runs, is not locked by another program "
            "and has room on its disk, then try again"
        ) from error
