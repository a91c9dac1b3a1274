"""The place of an entry in its log by that name; tables whose match is over say so."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

tables = sa.table(
    "tables", sa.column("id", sa.String), sa.column("status", sa.String), sa.column("document", sa.LargeBinary)
)
matches = sa.table("matches", sa.column("table_id", sa.String), sa.column("ended", sa.Double))


def upgrade() -> None:
    """Rename the column, and finish what was cut off between writing a match and its table."""
    op.execute("ALTER TABLE log_entries RENAME COLUMN ply TO place")
    connection = op.get_bind()
    ended = sa.select(matches.c.table_id).where(matches.c.ended.is_not(None))
    running = sa.select(tables).where(tables.c.status == "running", tables.c.id.in_(ended))
    for row in connection.execute(running).all():
        document = json.dumps({**json.loads(row.document), "status": "finished"}).encode()
        finished = sa.update(tables).where(tables.c.id == row.id)
        connection.execute(finished.values(status="finished", document=document))


def downgrade() -> None:
    """Give the column its old name back."""
    op.execute("ALTER TABLE log_entries RENAME COLUMN place TO ply")
