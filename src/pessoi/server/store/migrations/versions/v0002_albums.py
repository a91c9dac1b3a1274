"""Albums of matches, presence across processes, winners, and when a clock is due."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what the first version did not keep."""
    op.create_table(
        "pages",
        sa.Column("match_id", sa.String, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "ply", name="pk_pages"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_pages_match_id_matches"),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("process", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("sockets", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "process", "seat", name="pk_presence"),
    )
    op.create_index("ix_presence_process", "presence", ["process"])
    op.add_column("tables", sa.Column("due", sa.Double))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("matches", sa.Column("winners", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    """Take it away again; what earlier versions knew stays."""
    op.drop_column("matches", "winners")
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
    op.drop_table("presence")
    op.drop_table("pages")
