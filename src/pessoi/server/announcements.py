"""Announcements: how those who look at a table learn that something changed, whichever process changed it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from msgspec import Struct

#: What has changed: the table or its match, what is said there, or who is there; what was said there before; a key that
#: opens no door any more; an answer that is there; whom a person wants to hear.
About = Literal["table", "chat", "presence", "lines", "key", "answer", "manners"]


class Announcement(Struct):
    """Which process changed what, at which table; or the hash of the key, the ticket of the question, the person."""

    process: str
    where: str
    about: About


#: Takes an announcement in; None says that some may have been missed.
Hear = Callable[[Announcement | None], None]


class Announcements(Protocol):
    """Carries what one process changes to all others that work on the same database."""

    async def open(self, hear: Hear) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Hear and say no more."""

    async def publish(self, announcement: Announcement) -> None:
        """Tell all processes."""
