"""A database in a file: for its owner's eyes only, and for one server at a time."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from pessoi.kernel.errors import BadSetup
from pessoi.server.store import connect
from pessoi.server.store.errors import DAMAGED, fault, words

#: Lies beside the database while a server works on it; the system lets go of it however the server ends.
CLAIM_ENDING = "-server"
OWNER_ONLY = 0o600


def file_of(database: str) -> Path | None:
    """The file that an address of a database means; None for a PostgreSQL server."""
    url = connect.parse(database)
    return Path(str(url.database)) if connect.is_sqlite(url) else None


def make_private(file: Path) -> None:
    """Make the file for its owner alone if it is not there yet; SQLite's files beside it follow it in that."""
    if os.name == "posix" and not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, OWNER_ONLY))


def is_private(place: Path) -> bool:
    """Whether nobody but the owner can read a file or enter a folder; a database holds seeds and hashed passwords."""
    return os.name != "posix" or not place.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO)


def damage_of(file: Path) -> str | None:
    """What does not hold together in a database, in SQLite's words; None if all does, or another program is at it."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return words(error) if fault(error).startswith(DAMAGED) else None
    return None if found == "ok" else " ".join(found.split())


class SecondServer(BadSetup):
    """Another server works on the file already; its address, as far as it has told it."""

    def __init__(self, file: Path, address: str) -> None:
        super().__init__("second-server", database=file)
        self.address = address


class Claim:
    """A file beside the database that one server at a time can hold; it tells others where that server is."""

    def __init__(self, file: Path) -> None:
        self._descriptor = os.open(f"{file}{CLAIM_ENDING}", os.O_CREAT | os.O_RDWR, OWNER_ONLY)
        try:
            lock(self._descriptor)
        except BlockingIOError:
            address = os.read(self._descriptor, 1000).decode()
            self.close()
            raise SecondServer(file, address) from None
        os.ftruncate(self._descriptor, 0)

    def tell(self, address: str) -> None:
        """Let others know where the server is."""
        os.pwrite(self._descriptor, address.encode(), 0)

    def close(self) -> None:
        """Let another server have the database."""
        os.close(self._descriptor)


def lock(descriptor: int) -> None:
    """Hold an open file until it is closed, or raise BlockingIOError; nothing where the system has no such locks."""
    if os.name == "posix":
        import fcntl  # noqa: PLC0415  (not on every system)

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def claimed(database: str) -> Iterator[Claim | None]:
    """Be the one server on a file; a second one would neither hear of the other's choices nor tell it of its own."""
    file = file_of(database)
    if file is None:
        yield None
    else:
        with closing(Claim(file)) as claim:
            yield claim
