"""What everybody who comes to a table asks the store; put together once, as that takes longer than the answer."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, bindparam, select

from pessoi.server.store.schema import chat_lines, log_entries, matches, people, sessions, table_people, tables


def with_people(query: Select[*tuple[Any, ...]]) -> Select[*tuple[Any, ...]]:
    """Tables and their people in one query, so that both are of the same moment."""
    page = query.subquery()
    return (
        select(page, table_people.c.person_id)
        .select_from(page.outerjoin(table_people, table_people.c.table_id == page.c.id))
        .order_by(page.c.created.desc(), page.c.id.desc(), table_people.c.position)
    )


TABLE = with_people(select(tables).where(tables.c.id == bindparam("id")))
SESSION = select(people, sessions).join(sessions).where(sessions.c.hash == bindparam("hash"))
MATCH = select(matches).where(matches.c.id == bindparam("id"))
LOG = (
    select(log_entries)
    .where(log_entries.c.match_id == bindparam("match_id"), log_entries.c.place >= bindparam("since"))
    .order_by(log_entries.c.place)
)
CHAT = (
    select(chat_lines)
    .where(chat_lines.c.table_id == bindparam("table_id"), chat_lines.c.number > bindparam("since"))
    .order_by(chat_lines.c.number.desc())
    .limit(bindparam("most"))
)
