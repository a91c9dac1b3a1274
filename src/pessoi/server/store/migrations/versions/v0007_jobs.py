"""Jobs that any worker takes: for whom was thought how long, answers to questions, and which workers there are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add what is kept beside the jobs, which have tables of their own."""
    op.create_table(
        "thought",
        sa.Column("person", sa.String, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_thought"),
    )
    op.create_table(
        "answers",
        sa.Column("ticket", sa.String, nullable=False),
        sa.Column("data", sa.JSON),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("ticket", name="pk_answers"),
    )
    op.create_table(
        "helpers",
        sa.Column("worker", sa.BigInteger, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("worker", name="pk_helpers"),
    )


def downgrade() -> None:
    """Take it away again."""
    for name in ("helpers", "answers", "thought"):
        op.drop_table(name)
