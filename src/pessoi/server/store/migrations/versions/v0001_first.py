"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from pessoi.kernel.errors import BadSetup

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything the first version needs."""
    op.create_table(
        "people",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("login", sa.String),
        sa.Column("password_hash", sa.String),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("login", name="uq_people_login"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_tokens_person_id_people"),
    )
    op.create_index("ix_tokens_person_id", "tokens", ["person_id"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("invitation", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("document", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("invitation", name="uq_tables_invitation"),
    )
    op.create_index("ix_tables_created_id", "tables", ["created", "id"])
    op.create_index("ix_tables_is_public_status_created", "tables", ["is_public", "status", "created"])
    op.create_table(
        "table_people",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_table_people"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_table_people_table_id_tables"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_table_people_person_id_people"),
    )
    op.create_index("ix_table_people_person_id_table_id", "table_people", ["person_id", "table_id"])
    op.create_table(
        "matches",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("checkpoint_ply", sa.Integer, nullable=False),
        sa.Column("checkpoint", sa.JSON),
        sa.Column("origin_ply", sa.Integer, nullable=False),
        sa.Column("origin", sa.JSON),
        sa.Column("result", sa.JSON),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_matches_table_id_tables"),
    )
    op.create_index("ix_matches_table_id", "matches", ["table_id"])
    op.create_index("ix_matches_started_id", "matches", ["started", "id"])
    op.create_index("ix_matches_game_started", "matches", ["game", "started"])
    op.create_table(
        "log_entries",
        sa.Column("match_id", sa.String, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "ply", name="pk_log_entries"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_log_entries_match_id_matches"),
    )
    op.create_table(
        "chat_lines",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat_lines"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_lines_table_id_tables"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_chat_lines_person_id_people"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )


def downgrade() -> None:
    """There is nothing before the first version."""
    raise BadSetup("no-way-back")
