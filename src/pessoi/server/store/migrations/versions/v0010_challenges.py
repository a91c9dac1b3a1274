"""Challenges: who has tried which one in which match; what statistics need of finished matches; and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the tables; nobody has tried anything, and matches of before are counted by the server."""
    op.create_table(
        "tries",
        sa.Column("challenge", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("match_id", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("challenge", "person_id", "number", name="pk_tries"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_tries_person_id_people"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_tries_match_id_matches"),
    )
    op.create_index("ix_tries_match_id", "tries", ["match_id"])
    op.create_index("ix_tries_person_id_challenge", "tries", ["person_id", "challenge"])
    op.add_column("matches", sa.Column("tally", sa.Integer))
    op.create_index("ix_matches_tally", "matches", ["tally"])
    op.create_table(
        "tallies",
        sa.Column("match_id", sa.String, nullable=False),
        sa.Column("row", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person_id", sa.String),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("share", sa.Double, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("lines", sa.JSON),
        sa.Column("faction", sa.String, nullable=False),
        sa.Column("rolls", sa.JSON),
        sa.PrimaryKeyConstraint("match_id", "row", name="pk_tallies"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_tallies_match_id_matches"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_tallies_person_id_people"),
    )
    op.create_index("ix_tallies_person_id_game_ended", "tallies", ["person_id", "game", "ended"])
    op.create_index("ix_tallies_game_ended", "tallies", ["game", "ended"])
    op.add_column("matches", sa.Column("is_rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_ratings_person_id_people"),
    )
    op.create_index("ix_ratings_game_mean", "ratings", ["game", "mean"])


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("ratings")
    op.drop_column("matches", "is_rated")
    op.drop_table("tallies")
    op.drop_index("ix_matches_tally", "matches")
    op.drop_column("matches", "tally")
    op.drop_table("tries")
