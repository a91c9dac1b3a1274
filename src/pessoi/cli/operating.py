"""Running a server for others: backups, tidying up, and what to do about people and tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from pessoi.cli.app import Language, app
from pessoi.cli.serving import Database, default_database
from pessoi.cli.speech import pick_language
from pessoi.kernel.errors import BadSetup
from pessoi.text import Text

if TYPE_CHECKING:
    from pessoi.server.house import House
    from pessoi.server.store import Person, Report

T = TypeVar("T")

admin = typer.Typer(context_settings={"help_option_names": ["-h", "--help"]}, no_args_is_help=True)
app.add_typer(admin, name="admin")

Who = Annotated[str, typer.Argument()]
Days = Annotated[float, typer.Option(min=0, max=36_500)]


def in_house(database: str | None, work: Callable[[House], Awaitable[T]]) -> T:
    """Do something with the database of a server, whether that is running or not."""
    from pessoi.server.admin import quiet_house  # noqa: PLC0415  (the other commands start faster without it)
    from pessoi.server.store import StoreUnavailable  # noqa: PLC0415

    async def run() -> T:
        async with quiet_house(database or default_database()) as house:
            return await work(house)

    try:
        return asyncio.run(run())
    except StoreUnavailable as error:
        raise BadSetup("as-said", reason=error) from error


def moment(at: float | None) -> str:
    """A time for people."""
    return "-" if at is None else datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


# Backups


@app.command("backup")
def backup_command(
    file: Annotated[Path, typer.Argument()],
    database: Database = None,
    with_sessions: Annotated[bool, typer.Option("--with-sessions")] = False,
    language: Language = None,
) -> None:
    """Write all a server keeps into a new file, also while it is running."""
    from pessoi.server.backup import back_up  # noqa: PLC0415

    found = back_up(database or default_database(), file, with_sessions=with_sessions)
    size = round(file.stat().st_size / 1000)
    counts = {"people": found.people, "tables": found.tables, "matches": found.matches}
    typer.echo(Text(pick_language(language)).word("backup-done", file=str(file), size=size, **counts))


@app.command("restore")
def restore_command(
    file: Annotated[Path, typer.Argument()],
    database: Database = None,
    language: Language = None,
) -> None:
    """Fill a new database from a backup."""
    from pessoi.server.backup import restore  # noqa: PLC0415

    found = restore(file, database or default_database())
    counts = {"people": found.people, "tables": found.tables, "matches": found.matches}
    typer.echo(Text(pick_language(language)).word("restore-done", file=str(file), **counts))


@app.command("tidy")
def tidy_command(
    unbegun: Days = 30,
    left: Days = 365,
    guests: Days = 90,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    database: Database = None,
    language: Language = None,
) -> None:
    """Take away tables that never began or were left, and guests who do not come back."""
    from pessoi.server.tidy import Keep, tidy  # noqa: PLC0415

    text = Text(pick_language(language))
    found = in_house(database, lambda house: tidy(house, Keep(unbegun, left, guests), is_dry=dry_run))
    if dry_run:
        for kind, names in (("unbegun", found.unbegun), ("left", found.left), ("guest", found.guests)):
            for name in names:
                typer.echo(text.word(f"tidy-{kind}", name=name))
    counts = {"unbegun": len(found.unbegun), "left": len(found.left), "guests": len(found.guests)}
    typer.echo(text.word("tidy-would" if dry_run else "tidy-done", **counts))


# People and tables


@admin.callback()
def admin_command() -> None:
    """What whoever runs a server can do about people and tables."""


@admin.command("people")
def people_command(
    words: Annotated[str, typer.Argument()] = "",
    limit: Annotated[int, typer.Option(min=1, max=10_000)] = 50,
    database: Database = None,
    language: Language = None,
) -> None:
    """List people, the latest first."""
    from pessoi.server.admin import list_people  # noqa: PLC0415

    text = Text(pick_language(language))
    for known in in_house(database, lambda house: list_people(house, words, limit)):
        typer.echo(
            text.word(
                "admin-person",
                id=known.person.id,
                name=known.person.name,
                login=known.person.login or "-",
                seen=moment(known.seen),
                tables=known.tables,
            )
            + muted(text, known.person)
        )


def muted(text: Text, person: Person) -> str:
    """That somebody is muted, if so."""
    from pessoi.server.admin import FOR_GOOD  # noqa: PLC0415

    if person.muted_until is None or person.muted_until < datetime.now().timestamp():
        return ""
    if person.muted_until >= FOR_GOOD:
        return text.word("admin-muted-for-good")
    return text.word("admin-muted", until=moment(person.muted_until))


@admin.command("mute")
def mute_command(
    person: Who,
    days: Annotated[float | None, typer.Option(min=0.01, max=36_500)] = None,
    database: Database = None,
    language: Language = None,
) -> None:
    """Let nobody hear somebody for a while, or for good."""
    from pessoi.server.admin import mute  # noqa: PLC0415

    found = in_house(database, lambda house: mute(house, person, days))
    typer.echo(Text(pick_language(language)).word("admin-mute-done", name=found.name, id=found.id))


@admin.command("unmute")
def unmute_command(person: Who, database: Database = None, language: Language = None) -> None:
    """Let somebody speak again."""
    from pessoi.server.admin import unmute  # noqa: PLC0415

    found = in_house(database, lambda house: unmute(house, person))
    typer.echo(Text(pick_language(language)).word("admin-unmute-done", name=found.name, id=found.id))


@admin.command("rename")
def rename_command(
    person: Who, name: Annotated[str, typer.Argument()], database: Database = None, language: Language = None
) -> None:
    """Give somebody another name, wherever it is shown."""
    from pessoi.server.admin import rename  # noqa: PLC0415

    found = in_house(database, lambda house: rename(house, person, name))
    typer.echo(Text(pick_language(language)).word("admin-rename-done", old=found.name, name=name, id=found.id))


@admin.command("close-table")
def close_table_command(
    table: Annotated[str, typer.Argument()], database: Database = None, language: Language = None
) -> None:
    """End the match at a table without a result, or remove a table at which none has begun."""
    from pessoi.server.admin import close_table  # noqa: PLC0415

    had_begun = in_house(database, lambda house: close_table(house, table))
    word = "admin-closed" if had_begun else "admin-removed"
    typer.echo(Text(pick_language(language)).word(word, table=table))


@admin.command("recount")
def recount_command(database: Database = None, language: Language = None) -> None:
    """Derive all statistics anew from the matches."""
    in_house(database, lambda house: house.books.recount())
    typer.echo(Text(pick_language(language)).word("admin-recounted"))


@admin.command("reports")
def reports_command(
    settle: Annotated[str | None, typer.Option()] = None,
    settled: Annotated[bool, typer.Option("--settled")] = False,
    database: Database = None,
    language: Language = None,
) -> None:
    """Read what people report, or settle one."""
    from pessoi.server.admin import list_reports, settle_report  # noqa: PLC0415

    text = Text(pick_language(language))
    if settle is not None:
        report_id = settle
        in_house(database, lambda house: settle_report(house, report_id))
        typer.echo(text.word("admin-settled", id=settle))
        return
    reports = in_house(database, lambda house: list_reports(house, settled))
    for report, by in reports:
        tell_report(text, report, by)
    if not reports:
        typer.echo(text.word("admin-no-reports"))


def tell_report(text: Text, report: Report, by: str) -> None:
    """A report in words."""
    at = moment(report.at)
    about = {"name": report.name, "person": report.other_id, "table": report.table_id}
    typer.echo(text.word("admin-report", id=report.id, at=at, by=by, **about))
    if report.said is not None:
        typer.echo(text.word("admin-report-said", said=report.said))
    typer.echo(text.word("admin-report-reason", reason=report.reason))
