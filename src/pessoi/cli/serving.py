"""Playing over the network: the server, its page, and the matches it keeps."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from pessoi.cli.app import Language, app
from pessoi.cli.speech import pick_language
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.record import Record
from pessoi.terminal import store
from pessoi.text import Text

if TYPE_CHECKING:
    from pessoi.server.limits import Rate
    from pessoi.server.operation import Operation

LOOPBACK = "127.0.0.1"
USUAL_PORT = 8000

Database = Annotated[str | None, typer.Option(envvar="PESSOI_DATABASE", show_envvar=False)]


@app.command("serve")
def serve_command(
    host: Annotated[str, typer.Option()] = LOOPBACK,
    port: Annotated[int, typer.Option(min=0, max=65535)] = USUAL_PORT,
    database: Database = None,
    workers: Annotated[int, typer.Option(min=1)] = 1,
    thinkers: Annotated[int, typer.Option(min=0)] = 1,
    no_limits: Annotated[bool, typer.Option("--no-limits")] = False,
    log: Annotated[Literal["text", "json"], typer.Option()] = "text",
    log_level: Annotated[Literal["error", "warning", "info"], typer.Option()] = "warning",
    metrics: Annotated[str | None, typer.Option()] = None,
    drain: Annotated[float, typer.Option(min=0, max=600)] = 0,
    proxies: Annotated[str, typer.Option()] = "127.0.0.1,::1",
    language: Language = None,
) -> None:
    """Let people play over the network, until Ctrl-C."""
    from pessoi.server.operation import Operation, check_proxies  # noqa: PLC0415

    operation = Operation(log, log_level, metrics, drain, check_proxies(proxies))
    text = Text(pick_language(language))
    run_server(text, database, host, [port], workers, thinkers, has_limits=not no_limits, operation=operation)


@app.command("worker")
def worker_command(
    database: Annotated[str, typer.Option(envvar="PESSOI_DATABASE", show_envvar=False)],
    processes: Annotated[int | None, typer.Option(min=1)] = None,
    language: Language = None,
) -> None:
    """Let bots think for the servers of a PostgreSQL database, until Ctrl-C."""
    from pessoi.server.worker import work  # noqa: PLC0415  (the other commands start faster without it)

    text = Text(pick_language(language))
    count = processes or os.cpu_count() or 1

    def announce() -> None:
        typer.echo(text.word("worker-ready", processes=count))
        sys.stdout.flush()

    work(database, count, announce)


def open_app(text: Text) -> None:
    """Serve the games to this machine's browser, at the same address as the last time if that is free."""
    from pessoi.server.serve import open_page  # noqa: PLC0415

    run_server(text, None, LOOPBACK, [USUAL_PORT, 0], 1, 1, open_page, has_limits=False)


def run_server(
    text: Text,
    database: str | None,
    host: str,
    ports: Sequence[int],
    workers: int,
    thinkers: int,
    show: Callable[[str], bool] | None = None,
    *,
    has_limits: bool,
    operation: Operation | None = None,
) -> None:
    """Serve, and say where; the page is shown too if somebody can. Among people who are known nobody needs limits."""
    from pessoi.server.operation import Operation  # noqa: PLC0415  (the other commands start faster without it)
    from pessoi.server.serve import serve  # noqa: PLC0415
    from pessoi.server.store.files import SecondServer  # noqa: PLC0415

    def announce(address: str) -> None:
        is_shown = show is None or show(address)
        typer.echo(text.word("serve-address" if is_shown else "serve-open", address=address))
        sys.stdout.flush()

    try:
        rates: dict[str, Rate] | None = None if has_limits else {}
        serve(database or default_database(), host, ports, workers, thinkers, announce, rates, operation or Operation())
    except SecondServer as error:
        if show is None or not error.address:
            raise
        show(error.address)
        typer.echo(text.word("serve-already", address=error.address))


def default_database() -> str:
    """The database in the data folder, which is made if it is not there yet."""
    database = store.database()
    try:
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup("no-home", folder=database.parent, reason=error) from error
    return str(database)


@app.command("export")
def export_command(
    match: Annotated[str, typer.Argument()],
    database: Database = None,
    out: Annotated[Path | None, typer.Option()] = None,
    with_seed: Annotated[bool, typer.Option("--with-seed")] = False,
    language: Language = None,
) -> None:
    """Write the record of a match played at the server; it is sealed while the match is running."""
    from pessoi.server.transfer import export_match  # noqa: PLC0415

    text = Text(pick_language(language))
    exported = export_match(database or default_database(), match, with_seed)
    if exported.is_revealing:
        typer.echo(f"pessoi: {text.word('export-revealing')}", err=True)
    record = store.annotated(f"{exported.chronicle}{exported.record}", exported.seats, exported.names)
    if out is None:
        typer.echo(record, nl=False)
        return
    try:
        out.write_text(record, encoding="utf-8")
    except OSError as error:
        raise BadSetup("cannot-write", file=out, reason=error) from error
    typer.echo(text.word("export-done", choices=exported.record.plies, match=match, file=str(out)))


@app.command("import")
def import_command(
    file: Annotated[str, typer.Argument()],
    database: Database = None,
    public: Annotated[bool, typer.Option("--public")] = False,
    language: Language = None,
) -> None:
    """Store a finished record among the matches of the server, once it is verified."""
    from pessoi.server.happenings import tells_practice  # noqa: PLC0415
    from pessoi.server.transfer import Players, import_record  # noqa: PLC0415

    saved = store.read(store.find(file))
    seats, names = store.comment(saved, store.SEATS), store.comment(saved, store.NAMES)
    players = Players(seats, names, public, tells_practice(saved))
    match = import_record(database or default_database(), Record.parse(saved), players)
    typer.echo(Text(pick_language(language)).word("import-done", match=match))
