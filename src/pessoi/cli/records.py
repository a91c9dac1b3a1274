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
    read_player,
)
from pessoi.cli.speech import pick_language
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
    file: Annotated[str, typer.Argument()],
    at: Annotated[int | None, typer.Option()] = None,
    seat: Annotated[int | None, typer.Option()] = None,
    step: Annotated[bool, typer.Option("--step")] = False,
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
    file: Annotated[str, typer.Argument()],
    seat: Annotated[int | None, typer.Option()] = None,
    bot: Annotated[str, typer.Option()] = reviewing.REVIEWER,
    seed: Annotated[str, typer.Option()] = (reviewing.SEED),
    as_json: Annotated[bool, typer.Option("--json")] = False,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Look back at a match: what a bot would have chosen with what each seat knew then, and what the mistakes cost."""
    saved = store.read(store.find(file))
    record = Record.parse(saved)
    played = play_again(record, registry.find(record.game))
    match = played.match
    text = Text(pick_language(language), match.game, match.setup.seats, store.comment(saved, store.NAMES))
    bot = read_player(bot)
    judgements = []
    with make_progress() as progress:
        task = progress.add_task(f"{record.game}: {text.bot(bot)}", total=match.ply)
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
    file: Annotated[str, typer.Argument()],
    against: Annotated[str | None, typer.Option()] = None,
    language: Language = None,
) -> None:
    """Play a record again and check its fairness proof; the exit code is 1 if it does not hold."""
    text = Text(pick_language(language))
    try:
        record = Record.parse(store.read(store.find(file)))
        earlier = None if against is None else Record.parse(store.read(store.find(against)))
        proven = verify_record(record, registry.find(record.game), earlier)
    except RecordError as error:
        fail(text.word("verify-failed", reason=text.say(error.words)), 1)
    for words in proven:
        typer.echo(f"{text.word('verify-ok')}  {text.say(words)}")


@app.command("seal")
def seal_command(
    file: Annotated[str, typer.Argument()],
    language: Language = None,  # noqa: ARG001  (said by whoever says what went wrong)
) -> None:
    """Print what others may see of a running match: its commitment and open choices, but not its seed."""
    record = Record.parse(store.read(store.find(file)))
    typer.echo(str(record.sealed(registry.find(record.game).verbs)), nl=False)


@app.command("doctor")
def doctor_command(language: Language = None) -> None:
    """Look whether everything is in order here: build, games, texts, folders."""
    text = Text(pick_language(language))
    is_fine = True
    for finding in doctor.examine():
        is_fine = is_fine and finding.is_fine
        typer.echo(f"{'ok ' if finding.is_fine else '!! '} {text.say(finding.what)}: {text.say(finding.how)}")
    if not is_fine:
        raise typer.Exit(1)
