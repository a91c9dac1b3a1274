"""Finding out how games go: many matches between bots."""

from __future__ import annotations

import json
import secrets
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from pessoi.arena.simulate import Plan, Result, SimulationFault, simulate
from pessoi.arena.summary import Line, Summary, summarise
from pessoi.bots.terms import USUAL
from pessoi.cli.app import (
    BotLog,
    BotSeconds,
    Options,
    Seats,
    Seed,
    app,
    fail,
    make_progress,
    make_terms,
    read_options,
    split,
)


@app.command("simulate")
def simulate_command(
    game: Annotated[str, typer.Argument(help="Which game; see pessoi games.")],
    seats: Seats = "greedy,random",
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="How many matches.")] = 100,
    options: Options = None,
    seed: Seed = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes to use; all cores if left out.")] = None,
    bot_seconds: BotSeconds = USUAL.seconds,
    bot_log: BotLog = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Let bots play many matches, seats rotated, and show who wins how often and how sure that is."""
    terms = make_terms(bot_seconds, bot_log)
    plan = Plan(game, tuple(split(seats)), number, seed or secrets.token_hex(8), read_options(options), terms)
    plan.check()
    results: list[Result] = []
    progress = make_progress()
    try:
        with progress:
            task = progress.add_task(f"{game}: {seats}", total=number)
            for result in simulate(plan, jobs):
                results.append(result)
                tell_forfeits(plan, result, progress.console)
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


def tell_forfeits(plan: Plan, result: Result, console: Console) -> None:
    """Say at once which outside bots did not play on, with what they said last."""
    for forfeit in result.forfeits:
        who = f"{plan.labels()[forfeit.competitor]} on seat {forfeit.seat}"
        lines = [f"match {result.index}: {who} forfeits at ply {forfeit.ply}: {forfeit.why}"]
        lines += [f"    {line}" for line in forfeit.last_lines]
        console.print("\n".join(lines), markup=False, highlight=False, soft_wrap=True)


def show_summary(summary: Summary) -> None:
    """Two small tables: by bot, and by seat."""
    plan = summary.plan
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    typer.echo(f"{plan.game}{', ' + options if options else ''}: {summary.games} matches from seed {plan.seed}")
    console = Console()
    for title, lines in (("bot", summary.competitors), ("seat", summary.seats)):
        table = Table(title_justify="left", pad_edge=False)
        table.add_column(title)
        forfeits = ["forfeits"] if summary.forfeits else []
        for column in ("matches", "wins", "95 % interval", "points", *forfeits):
            table.add_column(column, justify="right")
        for line in lines:
            table.add_row(*summary_row(line)[: len(table.columns)])
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
        str(line.forfeits),
    ]
