"""Announcements: how those who look at a table learn that something changed, whichever process changed it."""

from __future__ import annotations

import msgspec
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec import Struct

from pessoi.server.store.connect import is_sqlite, parse


class Announcement(Struct):
    """Which process changed a table, and how long the match's log is now (-1: something else changed)."""

    process: str
    log: int = -1


#: No process has this name, so everybody looks again.
MISSED = msgspec.json.encode(Announcement(process=""))


def channel_of(table_id: str) -> str:
    """The name of the channel on which changes of a table are announced."""
    return f"table_{table_id}"


def backend_for(database: str) -> ChannelsBackend:
    """Announcements stay within the one process that works on a file; PostgreSQL carries them between many."""
    url = parse(database)
    if is_sqlite(url):
        return MemoryChannelsBackend()
    from pessoi.server.postgres import PostgresAnnouncements  # noqa: PLC0415  (only PostgreSQL needs its package)

    return PostgresAnnouncements(url.set(drivername="postgresql").render_as_string(hide_password=False))
