"""How people get along: whom somebody does not want to hear, what is reported, who may not speak; notices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the tables; nobody is muted."""
    op.add_column("people", sa.Column("muted_until", sa.Double))
    op.create_table(
        "silences",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("other_id", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_silences"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_silences_person_id_people"),
        sa.ForeignKeyConstraint(["other_id"], ["people.id"], name="fk_silences_other_id_people"),
        sa.UniqueConstraint("person_id", "other_id", name="uq_silences_person_id_other_id"),
    )
    op.create_index("ix_silences_other_id", "silences", ["other_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("other_id", sa.String, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("said", sa.Text),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("settled", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_reports_person_id_people"),
        sa.ForeignKeyConstraint(["other_id"], ["people.id"], name="fk_reports_other_id_people"),
    )
    op.create_index("ix_reports_person_id", "reports", ["person_id"])
    op.create_index("ix_reports_other_id", "reports", ["other_id"])
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("place", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_notices"),
    )


def downgrade() -> None:
    """Take them away again."""
    for name in ("notices", "reports", "silences"):
        op.drop_table(name)
    op.drop_column("people", "muted_until")
