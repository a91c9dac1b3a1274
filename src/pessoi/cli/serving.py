"""Playing over the network: the server, its page, and the matches it keeps."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from pessoi.cli.app import app
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.record import Record
from pessoi.terminal import store

LOOPBACK = "127.0.0.1"
USUAL_PORT = 8000

Database = Annotated[
    str | None,
    typer.Option(help="A SQLite file or postgresql://...; pessoi.db in the data folder if left out."),
]


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Show the version and stop.")] = False,
) -> None:
    """Play and study three modern board games set in ancient Greece.

    Without a command it serves the games to the browser on this machine, and opens it.
    """
    if show_version:
        typer.echo(f"pessoi {version('pessoi')}")
    elif context.invoked_subcommand is None:
        open_app()


@app.command("serve")
def serve_command(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 is everywhere.")] = LOOPBACK,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at; 0 is any free one.")] = USUAL_PORT,
    database: Database = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 1,
) -> None:
    """Let people play over the network, until Ctrl-C."""
    run_server(database, host, port, workers)


def open_app() -> None:
    """Serve the games to this machine's browser, at the same address as the last time if that is free."""
    from pessoi.server.serve import free_port, open_page  # noqa: PLC0415

    run_server(None, LOOPBACK, free_port(LOOPBACK, USUAL_PORT), 1, open_page)


def run_server(
    database: str | None, host: str, port: int, workers: int, show: Callable[[str], bool] | None = None
) -> None:
    """Serve, and say where; the page is shown too if somebody can."""
    from pessoi.server.serve import serve  # noqa: PLC0415  (the other commands start faster without it)

    def announce(address: str) -> None:
        is_shown = show is None or show(address)
        typer.echo(f"pessoi is at {address} {'' if is_shown else '- open it in a browser '}(Ctrl-C ends it)")
        sys.stdout.flush()

    serve(database or default_database(), host, port, workers, announce)


def default_database() -> str:
    """The database in the data folder, which is made if it is not there yet."""
    home = store.folder().parent
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup(f"{home} can't be made ({error.strerror}); set PESSOI_HOME or name a --database") from error
    return str(home / "pessoi.db")


@app.command("export")
def export_command(
    match: Annotated[str, typer.Argument(help="The name of a match in the database.")],
    database: Database = None,
    out: Annotated[Path | None, typer.Option(help="The file to write; printed if left out.")] = None,
    with_seed: Annotated[
        bool, typer.Option("--with-seed", help="Also the seed and hidden choices of a running match.")
    ] = False,
) -> None:
    """Write the record of a match played at the server; it is sealed while the match is running."""
    from pessoi.server.transfer import export_match  # noqa: PLC0415
    from pessoi.terminal.remote.visit import annotated  # noqa: PLC0415

    exported = export_match(database or default_database(), match, with_seed)
    if exported.is_revealing:
        typer.echo(
            "pessoi: this match still goes on, and its record tells all dice to come; show it to nobody", err=True
        )
    text = annotated(str(exported.record), exported.seats, exported.names)
    if out is None:
        typer.echo(text, nl=False)
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"cannot write {out}: {error.strerror}") from error
    typer.echo(f"{exported.record.plies} choices of {match} are in {out}")


@app.command("import")
def import_command(
    file: Annotated[str, typer.Argument(help="A finished record: a file, or the name of a saved match.")],
    database: Database = None,
    public: Annotated[bool, typer.Option("--public", help="List it for everybody at the server.")] = False,
) -> None:
    """Store a finished record among the matches of the server, once it is verified."""
    from pessoi.server.transfer import Players, import_record  # noqa: PLC0415

    saved = store.read(store.find(file))
    players = Players(store.comment(saved, store.SEATS), store.comment(saved, store.NAMES), public)
    match = import_record(database or default_database(), Record.parse(saved), players)
    typer.echo(f"imported as {match}")
