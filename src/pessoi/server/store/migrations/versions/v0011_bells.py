"""Calling people whose turn it is: how each can be reached, what was and is to be told, and links that let in once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the tables; nobody is called."""
    op.create_table(
        "bells",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("confirmed", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_bells"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_bells_person_id_people"),
    )
    op.create_index("ix_bells_person_id", "bells", ["person_id"])
    op.create_table(
        "rings",
        sa.Column("bell_id", sa.String, nullable=False),
        sa.Column("match_id", sa.String, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("taken", sa.Double),
        sa.PrimaryKeyConstraint("bell_id", "match_id", "turn", name="pk_rings"),
        sa.ForeignKeyConstraint(["bell_id"], ["bells.id"], name="fk_rings_bell_id_bells"),
    )
    op.create_index("ix_rings_due", "rings", ["due"])
    op.create_table(
        "arrivals",
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_arrivals"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_arrivals_person_id_people"),
    )
    op.create_index("ix_arrivals_person_id", "arrivals", ["person_id"])


def downgrade() -> None:
    """Take them away again."""
    for name in ("arrivals", "rings", "bells"):
        op.drop_table(name)
