"""The command: ``pessoi --help`` lists what it can do."""

from __future__ import annotations

import json
import locale
import os
import secrets
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from pessoi import api, daily, doctor
from pessoi.arena.simulate import Plan, Result, SimulationFault, simulate
from pessoi.arena.summary import Line, Summary, summarise
from pessoi.games import registry
from pessoi.kernel.errors import BadSetup, PessoiError, RecordError
from pessoi.kernel.game import SPECTATOR, Value
from pessoi.kernel.record import Record
from pessoi.kernel.replay import replay as play_again
from pessoi.kernel.replay import verify as verify_record
from pessoi.terminal import daily as daily_table
from pessoi.terminal import replay as replaying
from pessoi.terminal import store
from pessoi.terminal.play import Sitting, check_seats
from pessoi.terminal.screen import Screen
from pessoi.text import LANGUAGES, Text

LOOPBACK = "127.0.0.1"
USUAL_PORT = 8000

app = typer.Typer(
    help="Play and study three modern board games set in ancient Greece.",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Seats = Annotated[str, typer.Option(help="Who sits where, by commas: human, or the name of a bot.")]
Options = Annotated[list[str] | None, typer.Option("--options", "-o", help="Options of the game, as name=value.")]
Seed = Annotated[str | None, typer.Option(help="Seed of all dice and shuffles; drawn by the system if left out.")]
Language = Annotated[str | None, typer.Option(help="en or de; your system's if left out.")]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines, for a screen reader; so is output to a pipe.")]


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


@app.command()
def games(language: Language = None) -> None:
    """List the games, with their seats and options."""
    for name in registry.names():
        game = registry.find(name)
        text = Text(pick_language(language), game, game.max_seats)
        seats = f"{game.min_seats}-{game.max_seats}"
        typer.echo(f"{name}  {text.word('game-title')}, {seats} seats, rules {game.rules_version}")
        typer.echo(f"    {text.help('game-title')}")
        for option in game.options:
            values = option.describe_values()
            default = "yes" if option.default is True else "no" if option.default is False else option.default
            typer.echo(f"    --options {option.name}=...  {values}; default {default}")
            typer.echo(f"        {text.help(f'option-{option.name}')}")


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="Which game; see pessoi games.")] = None,
    seats: Seats = "human,greedy",
    names: Annotated[str | None, typer.Option(help="The players' names, by commas.")] = None,
    options: Options = None,
    seed: Seed = None,
    language: Language = None,
    resume: Annotated[str | None, typer.Option(help="Go on with a saved match, by its name or file.")] = None,
    at: Annotated[str | None, typer.Option(help="Play at the server of this address.", metavar="URL")] = None,
    join: Annotated[str | None, typer.Option(help="With --at: take a free seat by this invitation.")] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="With --join: which seat, counted from 0.")] = None,
    table: Annotated[str | None, typer.Option(help="With --at: come back to this table.")] = None,
    plain: Plain = False,
) -> None:
    """Play in the terminal, alone, against bots or together on one screen. Every choice is saved at once.

    With --at the match is played at a server; a seat called open waits for somebody with an invitation.
    """
    if at is not None:
        if resume is not None or seed is not None:
            raise BadSetup("at a server --table comes back to a match, and all draw the seed; no --resume, no --seed")
        from pessoi.terminal.remote import guest  # noqa: PLC0415  (only this needs the network)

        visit = guest.Guest(at, pick_language(language), split(names or ""), Console(), plain)
        if table is not None:
            visit.come_back(table)
        elif join is not None:
            visit.join(join, seat)
        elif game is not None:
            visit.host(game, split(seats), read_options(options))
        else:
            raise which_game()
        return
    if join is not None or table is not None or seat is not None:
        raise BadSetup("which server? Name it with --at, as in --at http://127.0.0.1:8000")
    if resume is not None:
        go_on(resume, pick_language(language), plain)
        return
    if game is None:
        raise which_game()
    players = split(seats)
    check_seats(players)
    match = api.new(game, len(players), seed, read_options(options))
    text = Text(pick_language(language), match.game, len(players), split(names or ""))
    Sitting(match, players, make_screen(text, plain), store.new_path(game)).play()


def go_on(name: str, language: str, plain: bool) -> None:
    """Resume a saved match with the players it was saved with."""
    path = store.find(name)
    saved = store.read(path)
    record = Record.parse(saved)
    played = play_again(record, registry.find(record.game))
    match = played.match
    seats = store.comment(saved, store.SEATS) or ["human"] * match.setup.seats
    text = Text(language, match.game, match.setup.seats, store.comment(saved, store.NAMES))
    screen = make_screen(text, plain)
    screen.line(text.word("ui-resumed", ply=match.ply))
    replaying.describe_resumption(screen, record, played)
    Sitting(match, seats, screen, path).play()


def which_game() -> BadSetup:
    """What to say to somebody who did not name a game."""
    return BadSetup(f"which game? There is {', '.join(registry.names())}: try pessoi play {registry.names()[0]}")


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


@app.command("simulate")
def simulate_command(
    game: Annotated[str, typer.Argument(help="Which game; see pessoi games.")],
    seats: Seats = "greedy,random",
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="How many matches.")] = 100,
    options: Options = None,
    seed: Seed = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes to use; all cores if left out.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Let bots play many matches, seats rotated, and show who wins how often and how sure that is."""
    plan = Plan(game, tuple(split(seats)), number, seed or secrets.token_hex(8), read_options(options))
    plan.check()
    results: list[Result] = []
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    try:
        with progress:
            task = progress.add_task(f"{game}: {seats}", total=number)
            for result in simulate(plan, jobs):
                results.append(result)
                progress.advance(task)
    except SimulationFault as fault:
        fail(f"{fault}\nThis is a bug in the game or the bot; please report it with this line.", 1)
    except KeyboardInterrupt:
        typer.echo(f"stopped after {len(results)} of {number} matches", err=True)
        if not results:
            raise
    summary = summarise(plan, sorted(results, key=lambda result: result.index))
    if as_json:
        typer.echo(json.dumps(summary.data(), indent=2))
    else:
        show_summary(summary)


def show_summary(summary: Summary) -> None:
    """Two small tables: by bot, and by seat."""
    plan = summary.plan
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    typer.echo(f"{plan.game}{', ' + options if options else ''}: {summary.games} matches from seed {plan.seed}")
    console = Console()
    for title, lines in (("bot", summary.competitors), ("seat", summary.seats)):
        table = Table(title_justify="left", pad_edge=False)
        table.add_column(title)
        for column in ("matches", "wins", "95 % interval", "points"):
            table.add_column(column, justify="right")
        for line in lines:
            table.add_row(*summary_row(line))
        console.print(table)
    typer.echo(f"choices a match: {summary.plies:.1f} on average, {summary.plies_min} to {summary.plies_max}")


def summary_row(line: Line) -> list[str]:
    """One line of a table, with its intervals."""
    return [
        line.label,
        str(line.games),
        f"{line.wins:.1%}",
        f"{line.win_low:.1%} to {line.win_high:.1%}",
        f"{line.score:.1f} ± {line.score_spread:.1f}",
    ]


@app.command("daily")
def daily_command(
    what: Annotated[list[str] | None, typer.Argument(help="Which game; with --compare, which records.")] = None,
    date: Annotated[str | None, typer.Option(help="The day, as in 2026-11-15; today in UTC if left out.")] = None,
    seats: Annotated[str, typer.Option(help="Who plays: human, or the name of a bot.")] = "human",
    names: Annotated[str | None, typer.Option(help="The player's name.")] = None,
    compare: Annotated[bool, typer.Option("--compare", help="Verify records of one day and rank them.")] = False,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Take up the challenge of the day alone, or compare records of it; the exit code is 1 if one does not hold."""
    if compare:
        faults = daily_table.compare(what or [], pick_language(language), Console())
        if faults:
            fail("not verified:\n" + "\n".join(faults), 1)
        return
    day = daily.parse_day(date) if date else daily.today()
    challenge = daily.challenge_of(day, what[0] if what else daily.game_of(day))
    text = Text(pick_language(language), registry.find(challenge.game), 1, split(names or ""))
    daily_table.play(challenge, seats, make_screen(text, plain))


@app.command("replay")
def replay_command(
    file: Annotated[str, typer.Argument(help="A record: a file, or the name of a saved match.")],
    at: Annotated[int | None, typer.Option(help="Show the position after this many choices.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it; as a spectator if left out.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Step through, choice by choice.")] = False,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Print a record in words, show one of its positions, or step through it."""
    saved = store.read(store.find(file))
    record = Record.parse(saved)
    game = registry.find(record.game)
    played = play_again(record, game, at)
    match = played.match
    if seat is not None and not 0 <= seat < match.setup.seats:
        raise BadSetup(f"the match has seats 0 to {match.setup.seats - 1}, not {seat}")
    viewer = SPECTATOR if seat is None else seat
    text = Text(pick_language(language), game, match.setup.seats, store.comment(saved, store.NAMES))
    screen = make_screen(text, plain)
    replaying.describe_resumption(screen, record, played)
    if step:
        replaying.step_through(screen, record, viewer, at or 0)
    else:
        replaying.show_all(screen, match, viewer)


@app.command("verify")
def verify_command(
    file: Annotated[str, typer.Argument(help="A record: a file, or the name of a saved match.")],
    against: Annotated[str | None, typer.Option(help="A sealed record of the same match, shown earlier.")] = None,
) -> None:
    """Play a record again and check its fairness proof; the exit code is 1 if it does not hold."""
    try:
        record = Record.parse(store.read(store.find(file)))
        earlier = None if against is None else Record.parse(store.read(store.find(against)))
        proven = verify_record(record, registry.find(record.game), earlier)
    except RecordError as error:
        fail(f"not verified: {error}", 1)
        return
    for line in proven:
        typer.echo(f"ok  {line}")


@app.command("seal")
def seal_command(
    file: Annotated[str, typer.Argument(help="A record: a file, or the name of a saved match.")],
) -> None:
    """Print what others may see of a running match: its commitment and open choices, but not its seed."""
    record = Record.parse(store.read(store.find(file)))
    typer.echo(str(record.sealed(registry.find(record.game).verbs)), nl=False)


@app.command("doctor")
def doctor_command() -> None:
    """Look whether everything is in order here: build, games, texts, folders."""
    is_fine = True
    for finding in doctor.examine():
        is_fine = is_fine and finding.is_fine
        typer.echo(f"{'ok ' if finding.is_fine else '!! '} {finding.what}: {finding.how}")
    if not is_fine:
        raise typer.Exit(1)


# Reading what people type


def split(words: str) -> list[str]:
    """The parts of a list by commas."""
    return [word.strip() for word in words.split(",") if word.strip()]


def read_options(given: list[str] | None) -> dict[str, Value]:
    """Options as name=value, several in one by commas or one after the other."""
    options: dict[str, Value] = {}
    for words in given or []:
        for word in split(words):
            name, equals, value = word.partition("=")
            if not equals:
                raise BadSetup(f'"{word}" is no option; options are written name=value')
            options[name.strip()] = value.strip()
    return options


def pick_language(wish: str | None) -> str:
    """The language asked for, or the system's if there are texts in it, or English."""
    if wish is not None:
        return wish
    system = (os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or "").lower()
    return next((language for language in LANGUAGES if system.startswith(language)), "en")


def make_screen(text: Text, plain: bool) -> Screen:
    """A screen for this terminal; plain if asked for, or if nobody looks at it."""
    console = Console()
    return Screen(text, console, plain or not console.is_terminal)


def fail(message: str, code: int) -> None:
    """Say what went wrong and stop with this exit code."""
    typer.echo(f"pessoi: {message}", err=True)
    raise typer.Exit(code)


def main() -> None:
    """Run the command; what a person can put right is said without a traceback."""
    try:
        app()
    except PessoiError as error:
        typer.echo(f"pessoi: {error}", err=True)
        sys.exit(2)
    except KeyboardInterrupt:
        typer.echo("", err=True)
        sys.exit(130)
