"""Playing in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from pessoi import api, daily
from pessoi.bots.advice import ADVISER
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
    read_options,
    read_player,
    read_players,
    split,
)
from pessoi.cli.speech import pick_language
from pessoi.games import registry
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.record import Record
from pessoi.kernel.replay import replay as play_again
from pessoi.terminal import daily as daily_table
from pessoi.terminal import replay as replaying
from pessoi.terminal import store
from pessoi.terminal.hints import Adviser
from pessoi.terminal.play import Sitting, check_seats
from pessoi.text import Text

#: Who plays if nobody says.
USUAL_SEATS = "human,medium"


@app.command("play")
def play(
    game: Annotated[str | None, typer.Argument()] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            show_default=USUAL_SEATS,
        ),
    ] = None,
    names: Annotated[str | None, typer.Option()] = None,
    options: Options = None,
    seed: Seed = None,
    language: Language = None,
    resume: Annotated[str | None, typer.Option()] = None,
    at: Annotated[str | None, typer.Option(metavar="URL")] = None,
    join: Annotated[str | None, typer.Option()] = None,
    seat: Annotated[int | None, typer.Option(min=0)] = None,
    table: Annotated[str | None, typer.Option()] = None,
    bot_seconds: BotSeconds = USUAL.seconds,
    bot_log: BotLog = None,
    hints: Annotated[bool, typer.Option("--hints")] = False,
    adviser: Annotated[str, typer.Option()] = ADVISER,
    plain: Plain = False,
) -> None:
    """Play in the terminal, alone, against bots or together on one screen. Every choice is saved at once.

    With --at the match is played at a server; a seat called open waits for somebody with an invitation.
    """
    if at is not None:
        if resume is not None or seed is not None:
            raise BadSetup("server-draws-seed")
        from pessoi.terminal.remote import guest  # noqa: PLC0415  (only this needs the network)

        visit = guest.Guest(at, pick_language(language), split(names or ""), Console(), plain)
        if table is not None:
            visit.come_back(table)
        elif join is not None:
            visit.join(join, seat)
        elif game is not None:
            visit.host(game, read_players(seats or USUAL_SEATS), read_options(options))
        else:
            raise which_game()
        return
    if join is not None or table is not None or seat is not None:
        raise BadSetup("which-server")
    terms = make_terms(bot_seconds, bot_log, PATIENCE)
    counsel = Adviser(read_player(adviser), hints)
    if resume is not None:
        go_on(resume, read_players(seats or ""), pick_language(language), plain, terms, counsel)
        return
    if game is None:
        raise which_game()
    players = read_players(seats or USUAL_SEATS)
    check_seats(players)
    match = api.new(game, len(players), seed, read_options(options))
    text = Text(pick_language(language), match.game, len(players), split(names or ""))
    Sitting(match, players, make_screen(text, plain), store.new_path(game), terms, counsel).play()


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
        raise BadSetup("record-starts-nothing", command=again)
    text = Text(language, match.game, match.setup.seats, store.comment(saved, store.NAMES))
    screen = make_screen(text, plain)
    screen.line(text.word("ui-resumed", ply=match.ply))
    replaying.describe_resumption(screen, record, played)
    Sitting(match, seats, screen, path, terms, adviser).play()


def which_game() -> BadSetup:
    """What to say to somebody who did not name a game."""
    return BadSetup("which-game", games=", ".join(registry.names()), first=registry.names()[0])


@app.command("daily")
def daily_command(
    what: Annotated[list[str] | None, typer.Argument()] = None,
    date: Annotated[str | None, typer.Option()] = None,
    seats: Annotated[str, typer.Option()] = "human",
    names: Annotated[str | None, typer.Option()] = None,
    compare: Annotated[bool, typer.Option("--compare")] = False,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Take up the challenge of the day alone, or compare records of it; the exit code is 1 if one does not hold."""
    if compare:
        text = Text(pick_language(language))
        faults = daily_table.compare(what or [], text.language, Console())
        if faults:
            fail("\n".join([text.word("verify-failed-many"), *faults]), 1)
        return
    day = daily.parse_day(date) if date else daily.today()
    challenge = daily.challenge_of(day, what[0] if what else daily.game_of(day))
    text = Text(pick_language(language), registry.find(challenge.game), 1, split(names or ""))
    daily_table.play(challenge, read_player(seats), make_screen(text, plain))
