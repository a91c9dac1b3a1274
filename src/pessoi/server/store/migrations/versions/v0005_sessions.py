"""Sessions: what a cookie opens, so that it can be listed and ended."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add them; the signed cookie everybody has from before is one session, which can be ended like any other."""
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_sessions_person_id_people"),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
    now = f"{time.time():.0f}"
    op.execute(
        "INSERT INTO sessions (hash, person_id, label, created, used) "
        f"SELECT 'signed-' || id, id, '', created, {now} FROM people"
    )


def downgrade() -> None:
    """Take them away; signed cookies are good for ever again."""
    op.drop_table("sessions")
