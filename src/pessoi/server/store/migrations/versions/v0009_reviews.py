"""Reviews of finished matches: who asked for one, how far it has come, and every judgement."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "reviews",
        sa.Column("match_id", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("plies", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "bot", name="pk_reviews"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_reviews_match_id_matches"),
    )
    op.create_index("ix_reviews_status", "reviews", ["status"])
    op.create_table(
        "judgements",
        sa.Column("match_id", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("data", sa.JSON),
        sa.PrimaryKeyConstraint("match_id", "bot", "ply", name="pk_judgements"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_judgements_match_id_matches"),
    )


def downgrade() -> None:
    """Take them away again."""
    for name in ("judgements", "reviews"):
        op.drop_table(name)
