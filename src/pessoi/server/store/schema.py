"""The tables of the database; a change here needs a new file in migrations/versions."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
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
    UniqueConstraint,
    false,
)

#: Where a database says which version it has.
VERSION_TABLE = "pessoi_version"

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
    Column("muted_until", Double),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String, primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String, primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
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
    Column("waiting_for", Integer),
    Column("round", Integer),
    Column("moved", Double),
    Column("how", String),
    Column("is_practice", Boolean, nullable=False, server_default=false()),
    Column("tally", Integer, index=True),
    Column("is_rated", Boolean, nullable=False, server_default=false()),
    Index(None, "started", "id"),
    Index(None, "game", "started"),
)

log_entries = Table(
    "log_entries",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),
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

#: Who has tried which challenge in which match; the first number is one's first try.
tries = Table(
    "tries",
    metadata,
    Column("challenge", String, primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("match_id", ForeignKey("matches.id"), nullable=False, index=True),
    Index(None, "person_id", "challenge"),
)

#: What statistics need of a finished match, a row for each that scores; all of it follows from the log.
tallies = Table(
    "tallies",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("row", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ForeignKey("people.id")),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended", Double, nullable=False),
    Column("kind", String, nullable=False),
    Column("level", String, nullable=False),
    Column("place", Integer, nullable=False),
    Column("share", Double, nullable=False),
    Column("points", Integer),
    Column("lines", JSON(none_as_null=True)),
    Column("faction", String, nullable=False),
    Column("rolls", JSON(none_as_null=True)),
    Index(None, "person_id", "game", "ended"),
    Index(None, "game", "ended"),
)

#: How strong people are who play rated matches.
ratings = Table(
    "ratings",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Index(None, "game", "mean"),
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

#: How long bots thought for a person, as far as that is not forgotten, and when that was so. These three are for jobs.
thought = Table(
    "thought",
    metadata,
    Column("person", String, primary_key=True),
    Column("seconds", Double, nullable=False),
    Column("at", Double, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("ticket", String, primary_key=True),
    Column("data", JSON),
    Column("at", Double, nullable=False),
)

helpers = Table(
    "helpers",
    metadata,
    Column("worker", BigInteger, primary_key=True, autoincrement=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("bot", String, primary_key=True),
    Column("person_id", String, nullable=False),
    Column("status", String, nullable=False, index=True),
    Column("plies", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

judgements = Table(
    "judgements",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("bot", String, primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("data", JSON(none_as_null=True)),
)

silences = Table(
    "silences",
    metadata,
    Column("id", String, primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("other_id", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    UniqueConstraint("person_id", "other_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String, primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False, index=True),
    Column("other_id", ForeignKey("people.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("table_id", String, nullable=False),
    Column("said", Text),
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("settled", Double),
)

notices = Table(
    "notices",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("place", String, nullable=False),
    Column("about", String, nullable=False),
    Column("at", Double, nullable=False),
)

#: Ways to reach people whose turn it is, and for each of their turns what was or is to be told.
bells = Table(
    "bells",
    metadata,
    Column("id", String, primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String, nullable=False),
    Column("address", Text, nullable=False),
    Column("language", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("confirmed", Double),
)

rings = Table(
    "rings",
    metadata,
    Column("bell_id", ForeignKey("bells.id"), primary_key=True),
    Column("match_id", String, primary_key=True),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("due", Double, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    Column("taken", Double),
)

#: Words that let their person in once.
arrivals = Table(
    "arrivals",
    metadata,
    Column("hash", String, primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False, index=True),
    Column("table_id", String, nullable=False),
    Column("expires", Double, nullable=False),
)
