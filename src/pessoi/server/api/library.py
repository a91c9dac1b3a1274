"""What can be played here: games with their options, and bots."""

from __future__ import annotations

from litestar import get
from msgspec import Struct

from pessoi.bots import registry as bots
from pessoi.games import registry as games
from pessoi.kernel.game import Value
from pessoi.server.api.asking import (
    Language,
    refusals,
)
from pessoi.text import Text


class ShownOption(Struct):
    """An option of a game, with its words."""

    name: str
    default: Value
    values: str
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
    options = [
        ShownOption(
            option.name,
            option.default,
            option.describe_values(),
            text.word(f"option-{option.name}"),
            text.help(f"option-{option.name}"),
        )
        for option in game.options
    ]
    title, about = text.word("game-title"), text.help("game-title")
    return ShownGame(name, title, about, game.rules_version, game.min_seats, game.max_seats, options)


@get("/bots")
async def list_bots() -> list[str]:
    """The bots, the weakest first."""
    return bots.names()
