"""What can be played here: games with their options, and bots."""

from __future__ import annotations

from functools import cache
from typing import Literal

from litestar import get
from msgspec import Struct

from pessoi.bots import registry as bots
from pessoi.games import registry as games
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.game import Game, Option, Value
from pessoi.server.api.asking import (
    Language,
    refusals,
)
from pessoi.text import Text


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
    options: list[ShownOption]


@get("/games", responses=refusals(400))
async def list_games(language: Language = "en") -> list[ShownGame]:
    """The games, with their options in words."""
    return [show_game(name, language) for name in games.names()]


def show_game(name: str, language: str) -> ShownGame:
    """A game in words."""
    game = games.find(name)
    text = Text(language, game, game.max_seats)
    options = [show_option(game, option, text) for option in game.options]
    title, about = text.word("game-title"), text.help("game-title")
    return ShownGame(name, title, about, game.rules_version, game.min_seats, game.max_seats, options)


def show_option(game: Game, option: Option, text: Text) -> ShownOption:
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
