"""The tables of the database; a change here needs a new file in migrations/versions."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", String, unique=True),
    Column("password_hash", String),
    Column("created", Double, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String, primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("invitation", String, nullable=False, unique=True),
    Column("version", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("document", LargeBinary, nullable=False),
    Column("due", Double, index=True),
    Index(None, "created", "id"),
    Index(None, "is_public", "status", "created"),
)

table_people = Table(
    "table_people",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("position", Integer, nullable=False),
    Index(None, "person_id", "table_id"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("rules", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("commitment", String, nullable=False),
    Column("seed", String, nullable=False),
    Column("started", Double, nullable=False),
    Column("ended", Double),
    Column("checkpoint_ply", Integer, nullable=False),
    Column("checkpoint", JSON(none_as_null=True)),
    Column("origin_ply", Integer, nullable=False),
    Column("origin", JSON(none_as_null=True)),
    Column("result", JSON(none_as_null=True)),
    Column("winners", JSON(none_as_null=True)),
    Index(None, "started", "id"),
    Index(None, "game", "started"),
)

log_entries = Table(
    "log_entries",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", Double, nullable=False),
)

pages = Table(
    "pages",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("process", String, primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("sockets", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

chat_lines = Table(
    "chat_lines",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
