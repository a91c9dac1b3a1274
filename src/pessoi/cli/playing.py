"""Games to choose from, and playing them in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from pessoi import api, daily
from pessoi.bots.outside import is_outside
from pessoi.bots.terms import PATIENCE, USUAL, Terms
from pessoi.cli.app import (
    BotLog,
    BotSeconds,
    Language,
    Options,
    Plain,
    Seed,
    app,
    fail,
    make_screen,
    make_terms,
    pick_language,
    read_options,
    split,
)
from pessoi.games import registry
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.record import Record
from pessoi.kernel.replay import replay as play_again
from pessoi.terminal import daily as daily_table
from pessoi.terminal import replay as replaying
from pessoi.terminal import store
from pessoi.terminal.hints import ADVISER, Adviser
from pessoi.terminal.play import Sitting, check_seats
from pessoi.text import Text


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


#: Who plays if nobody says.
USUAL_SEATS = "human,medium"


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="Which game; see pessoi games.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where, by commas: human, the name of a bot, or cmd: and a command.",
            show_default=USUAL_SEATS,
        ),
    ] = None,
    names: Annotated[str | None, typer.Option(help="The players' names, by commas.")] = None,
    options: Options = None,
    seed: Seed = None,
    language: Language = None,
    resume: Annotated[str | None, typer.Option(help="Go on with a saved match, by its name or file.")] = None,
    at: Annotated[str | None, typer.Option(help="Play at the server of this address.", metavar="URL")] = None,
    join: Annotated[str | None, typer.Option(help="With --at: take a free seat by this invitation.")] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="With --join: which seat, counted from 0.")] = None,
    table: Annotated[str | None, typer.Option(help="With --at: come back to this table.")] = None,
    bot_seconds: BotSeconds = USUAL.seconds,
    bot_log: BotLog = None,
    hints: Annotated[
        bool, typer.Option("--hints", help="Show what a bot thinks, at every decision of a person.")
    ] = False,
    adviser: Annotated[str, typer.Option(help="The bot that gives hints, these and those asked for with h.")] = ADVISER,
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
            visit.host(game, split(seats or USUAL_SEATS), read_options(options))
        else:
            raise which_game()
        return
    if join is not None or table is not None or seat is not None:
        raise BadSetup("which server? Name it with --at, as in --at http://127.0.0.1:8000")
    terms = make_terms(bot_seconds, bot_log, PATIENCE)
    if resume is not None:
        go_on(resume, split(seats or ""), pick_language(language), plain, terms, Adviser(adviser, hints))
        return
    if game is None:
        raise which_game()
    players = split(seats or USUAL_SEATS)
    check_seats(players)
    match = api.new(game, len(players), seed, read_options(options))
    text = Text(pick_language(language), match.game, len(players), split(names or ""))
    Sitting(match, players, make_screen(text, plain), store.new_path(game), terms, Adviser(adviser, hints)).play()


def go_on(name: str, players: list[str], language: str, plain: bool, terms: Terms, adviser: Adviser) -> None:
    """Resume a saved match with the players named, or those it was saved with."""
    path = store.find(name)
    saved = store.read(path)
    record = Record.parse(saved)
    played = play_again(record, registry.find(record.game))
    match = played.match
    seats = players or store.comment(saved, store.SEATS) or ["human"] * match.setup.seats
    if not players and any(is_outside(seat) for seat in seats):
        # The file may come from anybody, and must not run a program that nobody here has named.
        again = f'pessoi play --resume {name} --seats "{",".join(seats)}"'
        raise BadSetup(f"an outside bot plays along; a record starts no programs, so name the seats again: {again}")
    text = Text(language, match.game, match.setup.seats, store.comment(saved, store.NAMES))
    screen = make_screen(text, plain)
    screen.line(text.word("ui-resumed", ply=match.ply))
    replaying.describe_resumption(screen, record, played)
    Sitting(match, seats, screen, path, terms, adviser).play()


def which_game() -> BadSetup:
    """What to say to somebody who did not name a game."""
    return BadSetup(f"which game? There is {', '.join(registry.names())}: try pessoi play {registry.names()[0]}")


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
