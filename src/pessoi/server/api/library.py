"""What can be played here: games with their options, and bots."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

from litestar import get
from msgspec import Struct

from pessoi.bots import registry as bots
from pessoi.games import registry as games
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.game import Game, Option, Value
from pessoi.server.api.asking import Id, Language, refusals
from pessoi.server.errors import NotFound
from pessoi.server.rules import ShownRules, show_rules
from pessoi.text import Text, spoken
from pessoi.text.lesson import lesson
from pessoi.text.rulebook import rulebook


class ShownValue(Struct):
    """Something an option can be, what it is called, and with how many seats it is possible."""

    value: Value
    title: str
    seats: list[int]


class ShownOption(Struct):
    """An option of a game, with its words: a switch, a number within bounds, or one of several values."""

    name: str
    kind: Literal["switch", "number", "choice"]
    default: Value
    #: The bounds of a number.
    lowest: int | None
    highest: int | None
    #: What a switch or a choice can be; empty for a number.
    values: list[ShownValue]
    #: With how many seats there is something to agree on.
    seats: list[int]
    title: str
    help: str


class ShownGame(Struct):
    """A game one can play here."""

    name: str
    title: str
    help: str
    rules: str
    min_seats: int
    max_seats: int
    #: How long people play, from and to, and how heavy it is, from 1 to 3.
    minutes: list[int]
    weight: int
    #: What the automaton is called that plays along with somebody alone, if there is one.
    automaton: str | None
    #: Whether its rules can be read here.
    has_rulebook: bool
    #: Whether one can learn it here, in a first match that explains itself.
    has_lesson: bool
    options: list[ShownOption]
    #: Who plays it: the levels, the weakest first, then those with a style, such as "hard+warlike".
    bots: list[str]


@get("/games", responses=refusals(400))
async def list_games(language: Language = "en") -> list[ShownGame]:
    """The games, with their options in words."""
    return [show_game(name, spoken(language)) for name in games.names()]


@get("/games/{game_name:str}/rules", responses=refusals(400, 404))
async def get_rules(game_name: Id, language: Language = "en") -> ShownRules:
    """The rules of a game to read, and which message of the game leads to which section."""
    rules = show_rules(games.find(game_name).package, spoken(language)) if game_name in games.names() else None
    if rules is None:
        raise NotFound("no-rules", game=game_name)
    return rules


def show_game(name: str, language: str) -> ShownGame:
    """A game in words."""
    game = games.find(name)
    text = Text(language, game, game.max_seats)
    options = [show_option(game, option, text) for option in game.options]
    title, about = text.word("game-title"), text.help("game-title")
    alone = Text(language, game, game.min_seats).names[game.min_seats :]
    return ShownGame(
        name,
        title,
        about,
        game.rules_version,
        game.min_seats,
        game.max_seats,
        minutes=list(game.minutes),
        weight=game.weight,
        automaton=next(iter(alone), None),
        has_rulebook=rulebook(game.package, language) is not None,
        has_lesson=lesson(game.package) is not None,
        options=options,
        bots=bots.names_at(game),
    )


def show_option(game: Game[Any], option: Option, text: Text) -> ShownOption:
    """An option in words and parts, so that a form can be made of it."""
    possible = possible_values(game.name, option.name)
    bounds = option.values if isinstance(option.values, range) else None
    return ShownOption(
        name=option.name,
        kind="switch" if isinstance(option.default, bool) else "choice" if bounds is None else "number",
        default=option.default,
        lowest=None if bounds is None else bounds.start,
        highest=None if bounds is None else bounds.stop - 1,
        values=[]
        if bounds is not None
        else [
            ShownValue(
                value,
                text.value_of_option(option, value),
                [seats for seats, values in possible.items() if value in values],
            )
            for value in option.values
        ],
        seats=[seats for seats, values in possible.items() if len(values) > 1],
        title=text.word(f"option-{option.name}"),
        help=text.help(f"option-{option.name}"),
    )


@cache
def possible_values(game_name: str, option_name: str) -> dict[int, list[Value]]:
    """By number of seats, the values of an option that the game takes; what it ignores or refuses is left out."""
    game = games.find(game_name)
    option = next(option for option in game.options if option.name == option_name)

    def is_possible(seats: int, value: Value) -> bool:
        try:
            return game.check_setup(seats, {option_name: value})[option_name] == value
        except BadSetup:
            return False

    return {
        seats: [value for value in option.values if is_possible(seats, value)]
        for seats in range(game.min_seats, game.max_seats + 1)
    }


@get("/bots")
async def list_bots() -> list[str]:
    """The bots, the weakest first."""
    return bots.names()
