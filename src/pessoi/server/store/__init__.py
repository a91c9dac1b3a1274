"""What the server remembers: people, tables, matches with their append-only log, chat; on SQLite or PostgreSQL."""

from pessoi.server.store.errors import Conflict, Missing, StoreUnavailable
from pessoi.server.store.rows import ChatLine, LogEntry, MatchRow, Person, TableRow
from pessoi.server.store.store import Store

__all__ = [
    "ChatLine",
    "Conflict",
    "LogEntry",
    "MatchRow",
    "Missing",
    "Person",
    "Store",
    "StoreUnavailable",
    "TableRow",
]
