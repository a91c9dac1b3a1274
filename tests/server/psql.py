"""PostgreSQL past the store, for tests that prepare or disturb it."""

from __future__ import annotations

import psycopg


def execute(address: str, statement: str) -> None:
    """Run one statement on PostgreSQL, past the store."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(statement.encode())
