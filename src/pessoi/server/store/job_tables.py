"""The tables in which procrastinate keeps jobs, in a PostgreSQL database: made and brought up to date with our own.

Their version is the name of the last step that procrastinate ships, noted as the comment of its main table.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import BigInteger, Column, Connection, Integer, MetaData, String, Table, text
from sqlalchemy.dialects.postgresql import ENUM, JSONB

#: What is to be known of them here; procrastinate declares them itself.
jobs = Table(
    "procrastinate_jobs",
    MetaData(),
    Column("id", BigInteger, primary_key=True),
    Column("queue_name", String),
    Column("task_name", String),
    Column("priority", Integer),
    Column("queueing_lock", String),
    Column("args", JSONB),
    Column("status", ENUM("todo", "doing", name="procrastinate_job_status", create_type=False)),
)

#: What we want of them beyond that.
SETTINGS = [
    # For whom and about which table a job is, looked up with every job that is added.
    *(
        f"CREATE INDEX ix_procrastinate_jobs_{name} ON procrastinate_jobs ((args ->> '{name}')) "
        "WHERE status IN ('todo', 'doing')"
        for name in ("person", "table")
    ),
    # PostgreSQL lets transactions that notify commit only one after the other, and choices are written with jobs; so
    # it is told after the commit that there is a job.
    "ALTER TABLE procrastinate_jobs DISABLE TRIGGER procrastinate_jobs_notify_queue_job_inserted_v1",
    # Jobs come and go all the time; with an old notion of how many there are each takes ten times as long to be found.
    "ALTER TABLE procrastinate_jobs SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, "
    "autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 500)",
]


def upgrade(connection: Connection) -> None:
    """Make procrastinate's tables, or take the steps that its installed version has over that of the database."""
    known = connection.execute(
        text("SELECT coalesce(obj_description(oid), '') FROM pg_class WHERE oid = to_regclass('procrastinate_jobs')")
    ).scalar()
    steps = shipped_steps()
    if known is None:
        todo = [schema(), *SETTINGS]
    else:
        todo = [step.read_text(encoding="utf-8") for step in steps if step.name > known]
    if todo:
        todo.append(f"COMMENT ON TABLE procrastinate_jobs IS '{steps[-1].name}'")
    for statement in todo:
        connection.exec_driver_sql(statement, execution_options={"no_parameters": True})


def schema() -> str:
    """All of the tables as the installed procrastinate wants them."""
    from procrastinate.schema import SchemaManager  # noqa: PLC0415  (only PostgreSQL needs its package)

    return SchemaManager.get_schema()


def shipped_steps() -> list[Path]:
    """The files that lead from version to version, in order."""
    from procrastinate.schema import SchemaManager  # noqa: PLC0415

    return sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
