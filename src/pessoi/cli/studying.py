"""Finding out how games go: many matches between bots, and what they show."""

from __future__ import annotations

import json
import secrets
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from pessoi.arena.edited import rules_with
from pessoi.arena.names import bot_name
from pessoi.arena.simulate import Plan, Result, result_of
from pessoi.arena.store import described
from pessoi.arena.summary import Line, Summary, summarise
from pessoi.arena.sure import MOST, Sureness
from pessoi.arena.work import Done, Fault, Runner
from pessoi.bots.terms import USUAL
from pessoi.cli.app import (
    BotLog,
    BotSeconds,
    Language,
    Options,
    Seats,
    Seed,
    app,
    make_terms,
    read_options,
    read_players,
)
from pessoi.cli.running import Cluster, Jobs, Out, carry_out, make_runner
from pessoi.cli.speech import pick_language
from pessoi.games import registry
from pessoi.kernel.components import read_components
from pessoi.kernel.errors import BadSetup
from pessoi.text import Text

if TYPE_CHECKING:
    from pessoi.arena.ratings import Rating

Number = Annotated[int | None, typer.Option("--games", "-n", min=1)]
#: Where the results of the second of two variants are, in the folder of the first.
CHANGED = "changed"
USUAL_NUMBER = 100


@app.command("simulate")
def simulate_command(
    game: Annotated[str, typer.Argument()],
    seats: Seats = "greedy,random",
    number: Number = None,
    options: Options = None,
    seed: Seed = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    out: Out = None,
    until_sure: Annotated[str | None, typer.Option()] = None,
    against: Annotated[list[str] | None, typer.Option()] = None,
    components: Annotated[Path | None, typer.Option()] = None,
    bot_seconds: BotSeconds = USUAL.seconds,
    bot_log: BotLog = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    language: Language = None,
) -> None:
    """Let bots play many matches, seats rotated, and show who wins how often and how sure that is."""
    text = Text(pick_language(language), registry.find(game))
    within = read_share(until_sure)
    plan = Plan(
        game,
        tuple(read_players(seats)),
        number or (USUAL_NUMBER if within is None else MOST),
        seed or kept_seed(out) or secrets.token_hex(8),
        read_options(options),
        make_terms(bot_seconds, bot_log),
        is_studied=out is not None,
    )
    plan.check()
    if out is not None:
        from pessoi.extras import need  # noqa: PLC0415  (only a report needs it)

        need("polars", "study")
    plans = [plan, *changed_plans(plan, against, components)]
    run = make_runner(jobs, cluster)
    played: list[list[Result]] = []
    faults, is_whole = 0, True
    for place, each in enumerate(plans):
        if is_whole:
            folder = out if place == 0 or out is None else out / CHANGED
            results, failed, is_whole = play(each, run, folder, within, text)
            played.append(results)
            faults += failed
    summaries = [summarise(each, results) for each, results in zip(plans, played, strict=False)]
    if as_json:
        data = [summary.data() for summary in summaries]
        typer.echo(json.dumps(data[0] if len(plans) == 1 else {"variants": data}, indent=2))
    else:
        for summary in summaries:
            show_summary(summary, text)
    if out is not None:
        write_report(out, plans, played, change_of(against, components, text), text, within is not None)
    if faults:
        typer.echo(text.word("simulate-failed", count=faults), err=True)
        raise typer.Exit(1)


def play(
    plan: Plan, run: Runner, folder: Path | None, within: float | None, text: Text
) -> tuple[list[Result], int, bool]:
    """The results of a plan in their order, how many failed, and whether all were played."""
    results: list[Result] = []
    sureness = None if within is None else Sureness(plan, within)

    def see(outcome: Done | Fault, console: Console) -> bool:
        result = None if isinstance(outcome, Fault) else result_of(outcome.data)
        if result is not None:
            results.append(result)
            tell_forfeits(plan, result, console, text)
        return sureness is not None and sureness.add(outcome.index, result)

    title = f"{plan.game}: {','.join(plan.bots)}"
    faults, is_whole = carry_out(plan, plan.games, run, folder, text, title, see)
    results.sort(key=lambda result: result.index)
    if sureness is not None and is_whole:
        results = [result for result in results if result.index < sureness.matches]
    return results, faults, is_whole


@app.command("tournament")
def tournament_command(
    game: Annotated[str, typer.Argument()],
    bots: Annotated[str, typer.Option()] = "random,easy,greedy",
    number: Number = None,
    players: Annotated[int | None, typer.Option(min=2, max=4)] = None,
    options: Options = None,
    seed: Seed = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    out: Out = None,
    bot_seconds: BotSeconds = USUAL.seconds,
    bot_log: BotLog = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    language: Language = None,
) -> None:
    """Let bots meet each other at tables of two to four, and rate them, with error bars."""
    from pessoi.arena.tournament import Tournament, rows_of, standings  # noqa: PLC0415  (only this needs it)

    text = Text(pick_language(language), registry.find(game))
    names = tuple(read_players(bots))
    tournament = Tournament(
        game,
        names,
        players or 2,
        number or USUAL_NUMBER,
        seed or kept_seed(out) or secrets.token_hex(8),
        read_options(options),
        make_terms(bot_seconds, bot_log),
    )
    tournament.check()
    if out is not None:
        from pessoi.extras import need  # noqa: PLC0415  (only a table for programs needs it)

        need("polars", "study")
    results: list[Result] = []

    def see(outcome: Done | Fault, console: Console) -> bool:
        if isinstance(outcome, Done):
            results.append(result_of(outcome.data))
            tell_forfeits(tournament.plan_of(outcome.index), results[-1], console, text)
        return False

    run = make_runner(jobs, cluster)
    title = f"{game}: {','.join(names)}"
    faults, _ = carry_out(tournament, tournament.games, run, out, text, title, see)
    results.sort(key=lambda result: result.index)
    found = standings(tournament, results)
    if as_json:
        data = {
            "game": game,
            "options": tournament.options,
            "seed": tournament.seed,
            "seats": tournament.seats,
            "games": len(results),
            "ratings": [one.data() for one in found],
        }
        typer.echo(json.dumps(data, indent=2))
    else:
        title = text.word("simulate-title", game=game, games=len(results), seed=tournament.seed)
        show_standings(found, title, text)
    if out is not None:
        from pessoi.arena.table import write_parquet  # noqa: PLC0415  (likewise)

        write_parquet(out / "games.parquet", rows_of(tournament, results))
        typer.echo(text.word("simulate-written", file=str(out / "games.parquet")), err=True)
    if faults:
        typer.echo(text.word("simulate-failed", count=faults), err=True)
        raise typer.Exit(1)


@app.command("contract")
def contract_command(
    game: Annotated[str, typer.Argument()],
    arguments: Annotated[list[str] | None, typer.Argument(metavar="PYTEST")] = None,
    seats: Annotated[int | None, typer.Option()] = None,
    language: Language = None,
) -> None:
    """Try on a game the laws that every game must keep; the exit code is 1 if it breaks one."""
    from pessoi.contract.run import run  # noqa: PLC0415  (only this needs pytest)

    raise typer.Exit(run(game, seats, pick_language(language), arguments or []))


# What was asked for


def read_share(typed: str | None) -> float | None:
    """How sure is sure enough: ``2%`` or ``0.02`` to either side."""
    if typed is None:
        return None
    number = typed.strip().removesuffix("%").replace(",", ".")
    try:
        share = float(number) / (100 if typed.strip().endswith("%") else 1)
    except ValueError:
        share = 0.0
    if not 0.001 <= share <= 0.5:
        raise BadSetup("no-sureness", value=typed)
    return share


def kept_seed(folder: Path | None) -> str | None:
    """The seed with which the results in a folder began, so that whoever goes on need not know it."""
    found = None if folder is None else described(folder)
    return None if found is None else str(found.get("seed"))


def changed_plans(plan: Plan, against: list[str] | None, components: Path | None) -> list[Plan]:
    """The second variant, if something was to be changed."""
    if not against and components is None:
        return []
    changed = replace(plan, options={**plan.options, **read_options(against)})
    changed.check()
    if components is not None:
        edited = read_components(str(components))
        rules_with(registry.find(plan.game), edited, str(components))
        changed = replace(changed, components=edited)
        (trial,) = make_runner(1, None)(changed, [0])
        if isinstance(trial, Fault):
            raise BadSetup("components-unplayable", file=components, reason=trial.why)
    return [changed]


def change_of(against: list[str] | None, components: Path | None, text: Text) -> str:
    """In words what the second variant has changed."""
    words = [f"{name}={value}" for name, value in read_options(against).items()]
    if components is not None:
        words.append(text.word("report-components", file=components.name))
    return ", ".join(words)


# What came of it


def write_report(
    folder: Path, plans: list[Plan], played: list[list[Result]], change: str, text: Text, is_stopped: bool
) -> None:
    """The page for people and the table for programs."""
    from pessoi.arena.report.page import Variant, report  # noqa: PLC0415  (only a report needs it)
    from pessoi.arena.table import rows_of, write_parquet  # noqa: PLC0415

    variants = [
        Variant(plan, results, change if place else "")
        for place, (plan, results) in enumerate(zip(plans, played, strict=False))
    ]
    page = folder / "report.html"
    page.write_text(report(variants, text.language, is_stopped=is_stopped), encoding="utf-8")
    rows: list[dict[str, Any]] = []
    for variant in variants:
        rows += rows_of(variant.plan, variant.results, variant.change)
    write_parquet(folder / "games.parquet", rows)
    for file in (page, folder / "games.parquet"):
        typer.echo(text.word("simulate-written", file=str(file)), err=True)


def show_standings(standings: list[Rating], title: str, text: Text) -> None:
    """A table of ratings, the strongest first."""
    typer.echo(title)
    table = Table(pad_edge=False)
    table.add_column(text.word("simulate-bot"))
    for column in ("rating", "matches", "wins"):
        table.add_column(text.word(f"simulate-{column}"), justify="right")
    for one in standings:
        rating = text.word("simulate-rating-points", rating=round(one.rating), spread=round(one.spread))
        table.add_row(text.bot(one.bot), rating, str(one.matches), text.word("simulate-share", share=one.wins))
    Console().print(table)
    typer.echo(text.word("simulate-rating-note"))


def tell_forfeits(plan: Plan, result: Result, console: Console, text: Text) -> None:
    """Say at once which outside bots did not play on, with what they said last."""
    for forfeit in result.forfeits:
        bot, reason = plan.labels()[forfeit.competitor], text.say(forfeit.words)
        where = {"match": result.index, "bot": bot, "seat": forfeit.seat, "ply": forfeit.ply}
        lines = [text.word("simulate-forfeit", **where, reason=reason)]
        lines += [f"    {line}" for line in forfeit.last_lines]
        console.print("\n".join(lines), markup=False, highlight=False, soft_wrap=True)


def show_summary(summary: Summary, text: Text) -> None:
    """Two small tables: by bot, and by seat."""
    plan = summary.plan
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    game = f"{plan.game}, {options}" if options else plan.game
    typer.echo(text.word("simulate-title", game=game, games=summary.games, seed=plan.seed))
    console = Console()
    for title, lines in (("bot", summary.competitors), ("seat", summary.seats)):
        table = Table(title_justify="left", pad_edge=False)
        table.add_column(text.word(f"simulate-{title}"))
        forfeits = ["forfeits"] if summary.forfeits else []
        for column in ("matches", "wins", "interval", "points", *forfeits):
            table.add_column(text.word(f"simulate-{column}"), justify="right")
        for row, line in enumerate(lines):
            label = label_of(line, row, title == "seat" and row < len(plan.bots), text)
            table.add_row(label, *summary_row(line, text)[: len(table.columns) - 1])
        console.print(table)
    counts = {"mean": summary.plies, "least": summary.plies_min, "most": summary.plies_max}
    typer.echo(text.word("simulate-choices", **counts))


def label_of(line: Line, row: int, is_seat: bool, text: Text) -> str:
    """What a line is about: a seat, a bot, or whoever plays along by the rules."""
    return text.word("simulate-seat-number", seat=row) if is_seat else bot_name(line.label, text)


def summary_row(line: Line, text: Text) -> list[str]:
    """The numbers of one line of a table, with its intervals."""
    low, high = (text.word("simulate-share", share=share) for share in (line.win_low, line.win_high))
    return [
        str(line.games),
        text.word("simulate-share", share=line.wins),
        text.word("simulate-between", low=low, high=high),
        text.word("simulate-score", score=line.score, spread=line.score_spread),
        str(line.forfeits),
    ]
