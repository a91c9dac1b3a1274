"""What the server remembers: people, tables, matches with their append-only log, chat; on SQLite or PostgreSQL."""

from pessoi.server.store.errors import Conflict, Missing, StoreUnavailable
from pessoi.server.store.rows import (
    ChatLine,
    Glance,
    LogEntry,
    MatchRow,
    Origin,
    Person,
    Rating,
    Report,
    ReviewRow,
    Session,
    Silence,
    Standing,
    TableRow,
    Tally,
    Try,
)
from pessoi.server.store.store import Store

__all__ = [
    "ChatLine",
    "Conflict",
    "Glance",
    "LogEntry",
    "MatchRow",
    "Missing",
    "Origin",
    "Person",
    "Rating",
    "Report",
    "ReviewRow",
    "Session",
    "Silence",
    "Standing",
    "Store",
    "StoreUnavailable",
    "TableRow",
    "Tally",
    "Try",
]
