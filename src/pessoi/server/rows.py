"""Tables and matches as the store keeps them."""

from __future__ import annotations

import msgspec

from pessoi.kernel.record import commitment_to
from pessoi.kernel.state import encode
from pessoi.server.logged import Logged
from pessoi.server.store import MatchRow, TableRow
from pessoi.server.table import Table


def match_row(table: Table, logged: Logged, now: float) -> MatchRow:
    """A match that begins at a table."""
    assert table.match_id is not None
    match = logged.match
    return MatchRow(
        id=table.match_id,
        table_id=table.id,
        game=table.game,
        rules=match.game.rules_version,
        seats=len(table.seats),
        options=match.setup.options,
        commitment=commitment_to(match.seed),
        seed=match.seed,
        started=now,
        ended=None,
        checkpoint_ply=match.checkpoint_ply,
        checkpoint=encode(match.checkpoint),
        origin_ply=0,
        origin=None,
        result=None,
        is_practice=logged.course.is_practice,
        is_rated=table.is_rated,
        waiting_for=logged.deciding,
        round=logged.round,
        moved=now,
    )


def table_row(table: Table, now: float) -> TableRow:
    """A table as it is."""
    return TableRow(
        id=table.id,
        game=table.game,
        status=table.status,
        is_public=table.is_public,
        invitation=table.invitation,
        version=table.version,
        created=table.created,
        updated=now,
        people=table.people,
        document=msgspec.json.encode(table),
        due=table.due,
    )


def read_table(row: TableRow) -> Table:
    """A table from its row."""
    table = msgspec.json.decode(row.document, type=Table)
    table.version = row.version
    return table


def draft_of(table: Table) -> Table:
    """A copy of a table, to be changed."""
    return msgspec.json.decode(msgspec.json.encode(table), type=Table)
