"""What lists tell of a match without playing it: whose turn it is, the round, since when, its end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns; a match of before tells them with its next choice, and all of them count."""
    op.add_column("matches", sa.Column("waiting_for", sa.Integer))
    op.add_column("matches", sa.Column("round", sa.Integer))
    op.add_column("matches", sa.Column("moved", sa.Double))
    op.add_column("matches", sa.Column("how", sa.String))
    op.add_column("matches", sa.Column("is_practice", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take them away again."""
    for name in ("is_practice", "how", "moved", "round", "waiting_for"):
        op.drop_column("matches", name)
