"""What can go wrong when something is stored, in words the server can act on instead of the database's own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

from pessoi.kernel.errors import Worded

#: What PostgreSQL and SQLite call the same two faults.
TAKEN = {"23505", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"}
DANGLING = {"23503", "SQLITE_CONSTRAINT_FOREIGNKEY"}
#: PostgreSQL gave up one of several transactions that stood in each other's way.
ROLLED_BACK = "40"
#: How SQLite's names for files begin that are damaged, or were never its own.
DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB")


class Conflict(Exception):
    """Somebody else was faster, nothing was written; read again and retry."""


class Missing(Exception):
    """What the row is about or belongs to is not in the store; nothing was written."""


class StoreUnavailable(Worded):
    """The database can't be reached or can't write; nothing is half done."""


class StoreDamaged(StoreUnavailable):
    """The file does not hold together any more; trying again is of no use."""


def fault(error: BaseException) -> str:
    """The name the database has for what happened, if it gives one."""
    original = error.orig if isinstance(error, DBAPIError) else error
    return getattr(original, "sqlstate", None) or getattr(original, "sqlite_errorname", None) or ""


def words(error: BaseException) -> str:
    """What the database says, on one line and without the statement, which may hold secrets."""
    return " ".join(str(error.orig if isinstance(error, DBAPIError) else error).split())


def error_of(error: Exception, library: ModuleType) -> Exception:
    """What the library of a database says, as an error of the store; the store's own stay."""
    if not isinstance(error, library.Error):
        return error
    if fault(error) in TAKEN or fault(error).startswith(ROLLED_BACK):
        return Conflict(words(error))
    if fault(error) in DANGLING:
        return Missing(words(error))
    if isinstance(error, library.DataError):
        return ValueError(f"the database does not take this value: {words(error)}")
    is_ours = isinstance(error, (library.IntegrityError, library.ProgrammingError))
    return error if is_ours else _unavailable(error)


def _unavailable(error: Exception) -> StoreUnavailable:
    if fault(error).startswith(DAMAGED):
        return StoreDamaged("store-damaged")
    return StoreUnavailable("store-unavailable", reason=words(error))


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
        raise StoreUnavailable("store-busy") from error
    except DBAPIError as error:
        if fault(error).startswith(ROLLED_BACK):
            raise Conflict(words(error)) from error
        raise _unavailable(error) from error
