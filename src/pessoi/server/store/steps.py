"""What a transaction does, as data: statements and their rows, carried out by SQLAlchemy or by the writer of a file."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Delete, Insert, Update, bindparam, delete, insert, update

from pessoi.server.store.errors import Conflict, Missing
from pessoi.server.store.rows import LogEntry, MatchRow, TableRow
from pessoi.server.store.schema import log_entries, matches, pages, table_people, tables, tries

ADD_TABLE = insert(tables)
PUT_TABLE = update(tables).where(tables.c.id == bindparam("of_id"), tables.c.version == bindparam("of_version"))
UNSEAT = delete(table_people).where(table_people.c.table_id == bindparam("of_table"))
SEAT = insert(table_people)
ADD_MATCH = insert(matches)
CHANGE_MATCH = update(matches).where(matches.c.id == bindparam("of_id"))
ADD_ENTRIES = insert(log_entries)
REMOVE_PAGES = delete(pages).where(pages.c.match_id == bindparam("of_match"), pages.c.ply >= bindparam("from_ply"))
ADD_PAGES = insert(pages)
ADD_TRY = insert(tries)


class Step(Struct, frozen=True):
    """A statement, the rows it is carried out for, and what it means if it touches nothing."""

    statement: Insert | Update | Delete
    rows: list[dict[str, Any]]
    if_nothing: Exception | None = None


def add_table(row: TableRow) -> list[Step]:
    """A new table, and who belongs to it."""
    return [Step(ADD_TABLE, [_columns(row)]), *_seat(row)]


def put_table(row: TableRow) -> list[Step]:
    """A table as its next version over the one that was read, and no other."""
    columns = _columns(row) | {"version": row.version + 1, "of_id": row.id, "of_version": row.version}
    changed = Conflict(f'table "{row.id}" is not at version {row.version} any more')
    return [Step(PUT_TABLE, [columns], changed), Step(UNSEAT, [{"of_table": row.id}]), *_seat(row)]


def _seat(row: TableRow) -> list[Step]:
    """Who belongs to the table, each person once."""
    people = enumerate(dict.fromkeys(row.people))
    rows = [{"table_id": row.id, "person_id": person, "position": position} for position, person in people]
    return [Step(SEAT, rows)] if rows else []


def _columns(row: TableRow) -> dict[str, Any]:
    columns = asdict(row)
    del columns["people"]
    return columns


def add_match(row: MatchRow) -> list[Step]:
    """A new match."""
    return [Step(ADD_MATCH, [asdict(row)])]


def change_match(match_id: str, changes: dict[str, Any]) -> list[Step]:
    """What is noted of a match."""
    return [Step(CHANGE_MATCH, [changes | {"of_id": match_id}], Missing(f'there is no match "{match_id}"'))]


def add_entries(entries: list[LogEntry]) -> list[Step]:
    """More of a log."""
    return [Step(ADD_ENTRIES, [asdict(entry) for entry in entries])]


def put_pages(match_id: str, album: list[tuple[int, bytes]]) -> list[Step]:
    """New pages of an album, each with its first ply; older ones from the first of them on are outdated."""
    rows = [{"match_id": match_id, "ply": ply, "data": data} for ply, data in album]
    return [Step(REMOVE_PAGES, [{"of_match": match_id, "from_ply": album[0][0]}]), Step(ADD_PAGES, rows)]


def add_try(challenge: str, person: str, number: int, match_id: str) -> list[Step]:
    """Somebody's try of a challenge; nobody has two of the same number."""
    row = {"challenge": challenge, "person_id": person, "number": number, "match_id": match_id}
    return [Step(ADD_TRY, [row])]
