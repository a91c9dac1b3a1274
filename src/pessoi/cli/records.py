"""Looking at records of matches, and whether all is in order here."""

from __future__ import annotations

import json
from functools import partial
from typing import Annotated

import typer

from pessoi import doctor
from pessoi.bots import registry as bots
from pessoi.bots import review as reviewing
from pessoi.cli.app import (
    Language,
    Plain,
    app,
    fail,
    make_progress,
    make_screen,
    pick_language,
)
from pessoi.games import registry
from pessoi.kernel.errors import RecordError
from pessoi.kernel.game import SPECTATOR
from pessoi.kernel.record import Record
from pessoi.kernel.replay import replay as play_again
from pessoi.kernel.replay import verify as verify_record
from pessoi.terminal import replay as replaying
from pessoi.terminal import review as review_table
from pessoi.terminal import store
from pessoi.text import Text


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
    if seat is not None:
        reviewing.check_seat(match, seat)
    viewer = SPECTATOR if seat is None else seat
    text = Text(pick_language(language), game, match.setup.seats, store.comment(saved, store.NAMES))
    screen = make_screen(text, plain)
    replaying.describe_resumption(screen, record, played)
    if step:
        replaying.step_through(screen, record, viewer, at or 0)
    else:
        replaying.show_all(screen, match, viewer)


@app.command("review")
def review_command(
    file: Annotated[str, typer.Argument(help="A record: a file, or the name of a saved match.")],
    seat: Annotated[int | None, typer.Option(help="Review the choices of this seat only.")] = None,
    bot: Annotated[str, typer.Option(help="Whose judgement it is.")] = reviewing.REVIEWER,
    seed: Annotated[str, typer.Option(help="Seed of the bot's thoughts; the same one leads to the same review.")] = (
        reviewing.SEED
    ),
    as_json: Annotated[bool, typer.Option("--json", help="Print the review as JSON.")] = False,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Look back at a match: what a bot would have chosen with what each seat knew then, and what the mistakes cost."""
    saved = store.read(store.find(file))
    record = Record.parse(saved)
    played = play_again(record, registry.find(record.game))
    match = played.match
    text = Text(pick_language(language), match.game, match.setup.seats, store.comment(saved, store.NAMES))
    judgements = []
    with make_progress() as progress:
        task = progress.add_task(f"{record.game}: {bot}", total=match.ply)
        for judgement in reviewing.review(match, partial(bots.make, bot), seat, seed):
            judgements.append(judgement)
            progress.update(task, completed=judgement.ply + 1)
    review = reviewing.Review(bot, seed, tuple(judgements))
    if as_json:
        typer.echo(json.dumps(review.data(text), indent=2, ensure_ascii=False))
        return
    screen = make_screen(text, plain)
    replaying.describe_resumption(screen, record, played)
    review_table.show(screen, review)


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
