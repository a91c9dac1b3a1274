"""The rows of the store, as the rest of the server handles them; all times are Unix times."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Person(Struct, frozen=True):
    """Somebody who plays: a guest until there is a login."""

    id: str
    name: str
    login: str | None
    password_hash: str | None
    created: float


class TableRow(Struct, frozen=True):
    """A table where people meet; the document is for the server alone to read."""

    id: str
    game: str
    #: open, running or finished.
    status: str
    is_public: bool
    invitation: str
    version: int
    created: float
    updated: float
    #: Everybody who belongs to the table, each once, in the order given.
    people: list[str]
    document: bytes
    #: When the running clock will be at zero.
    due: float | None = None


class MatchRow(Struct, frozen=True):
    """A match played at a table: what it began with, and where it stands."""

    id: str
    table_id: str
    game: str
    rules: str
    seats: int
    options: dict[str, Any]
    commitment: str
    seed: str
    started: float
    ended: float | None
    checkpoint_ply: int
    checkpoint: dict[str, Any] | None
    #: Where the match was resumed under other rules; 0 and None if it never was.
    origin_ply: int
    origin: dict[str, Any] | None
    result: list[int] | None
    #: The seats that won, ties broken by the rules.
    winners: list[int] | None = None


class LogEntry(Struct, frozen=True):
    """One line of a match's log; it is never changed or removed."""

    match_id: str
    ply: int
    #: choice, undo or resume.
    kind: str
    seat: int
    words: str
    at: float


class ChatLine(Struct, frozen=True):
    """Something said at a table; the lines of a table are numbered from 1 without a gap."""

    number: int
    table_id: str
    person_id: str
    #: The name the person had when saying it.
    name: str
    text: str
    at: float
