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
    #: Until when nothing this person says is taken; none who may speak.
    muted_until: float | None = None


class Silence(Struct, frozen=True):
    """Somebody whom a person does not want to hear (mute), nor to have at their tables (block)."""

    id: str
    person_id: str
    other_id: str
    kind: str
    #: What the other was called then.
    name: str
    created: float


class Report(Struct, frozen=True):
    """What a person reports about another to whoever runs the server, with the line it is about, if it is one."""

    id: str
    person_id: str
    other_id: str
    #: What the other was called then.
    name: str
    table_id: str
    said: str | None
    reason: str
    at: float
    #: When it was settled; none yet.
    settled: float | None = None


class Session(Struct, frozen=True):
    """What a cookie opens: kept as a hash, with the device it is on and when it was last used."""

    hash: str
    person_id: str
    label: str
    created: float
    used: float


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
    #: The seat that decides, the round, and when the last choice was made; None before the first choice.
    waiting_for: int | None = None
    round: int | None = None
    moved: float | None = None
    #: How it ended: played, time, resigned or stopped.
    how: str | None = None
    #: Whether somebody tried again in it, so that it counts nowhere.
    is_practice: bool = False
    #: Which shape its rows in the statistics have; None as long as there are none.
    tally: int | None = None
    #: Whether it was agreed that it changes the ratings of those who play.
    is_rated: bool = False


class Rating(Struct, frozen=True):
    """How strong somebody is taken to be, how sure that is, and after how many matches."""

    person_id: str
    game: str
    mean: float
    deviation: float
    matches: int


class Tally(Struct, frozen=True):
    """What statistics need of one row of a finished match."""

    match_id: str
    row: int
    #: Whose it is; nobody's for bots, and where one person played several seats.
    person_id: str | None
    game: str
    seats: int
    ended: float
    #: person, bot or automaton.
    kind: str
    #: Of a bot its name, of an automaton its level.
    level: str
    #: The place by the rules, whoever played it to the end; 1 for all where there was no end.
    place: int
    #: The share of the win.
    share: float
    #: The points, in all and by score line; None where the match was not played to its end, or by somebody else.
    points: int | None
    lines: list[int] | None
    #: The message that names whom the row played, if not all are alike.
    faction: str
    #: How often it rolled a 1, a 2 and so on; None in a game without dice.
    rolls: list[int] | None


class ReviewRow(Struct, frozen=True):
    """A review of a finished match by a bot: who asked for it, and how far it has come."""

    match_id: str
    bot: str
    person_id: str
    #: running, stopped, done or failed.
    status: str
    #: How many choices the match has.
    plies: int
    #: When it last got further.
    at: float


class Try(Struct, frozen=True):
    """A match in which somebody tries a challenge, and how it stands."""

    challenge: str
    person_id: str
    number: int
    match_id: str
    #: What the person is called now.
    name: str
    table_id: str
    ended: float | None
    result: list[int] | None
    winners: list[int] | None
    is_practice: bool


class Glance(Struct, frozen=True):
    """How a match stands, for a list of tables."""

    waiting_for: int | None = None
    round: int | None = None
    moved: float | None = None
    is_practice: bool = False


class Standing(Struct, frozen=True):
    """Where a match stands: the position when its last turn began and, once it is over, how it ended."""

    checkpoint_ply: int | None = None
    checkpoint: dict[str, Any] | None = None
    result: list[int] | None = None
    winners: list[int] | None = None
    ended: float | None = None
    waiting_for: int | None = None
    round: int | None = None
    moved: float | None = None
    how: str | None = None
    is_practice: bool | None = None


class Origin(Struct, frozen=True):
    """From where on a match is played under these rules, having begun under others."""

    rules: str
    origin_ply: int
    origin: dict[str, Any]


class LogEntry(Struct, frozen=True):
    """One line of a match's log; it is never changed or removed."""

    match_id: str
    #: How many entries of the match's log come before it.
    place: int
    #: One of those that happenings.py explains.
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
