"""Weights: what was learned of a game's features and choices, kept as a file in its package, and made into values."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import msgspec

from pessoi.bots.appeals import Appeals, parts_of
from pessoi.bots.values import LearnedValues, Values
from pessoi.kernel.errors import BadSetup, did_you_mean
from pessoi.kernel.features import HAND
from pessoi.kernel.game import Game

#: The file in a game's package.
FILE = "weights.json"
#: Where packages say which values they have.
PLUGINS = "pessoi.values"
#: An early and a late weight.
Pair = tuple[float, float]
#: Learned shares differ less from choice to choice than those written by hand, which are too sure of themselves: a
#: search that goes by them is so much less curious.
CURIOSITY = 0.3
#: Where nothing was learned: the weights by which a reading says what ``appraise`` says.
BY_HAND: dict[str, Pair] = {HAND: (1.0, 1.0)}


class Origin(msgspec.Struct, frozen=True):
    """A training that something was learned by: what ``pessoi train`` was told, and by which version it was done."""

    learn: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    bot: str
    seed: str
    noise: float
    version: str


class LearnedAppeals(msgspec.Struct, frozen=True):
    """What trainings have found out about choices: which parts of them have an appeal, early and late."""

    #: By number of seats, as with weights.
    seats: dict[str, dict[str, Pair]] = {}
    figures: dict[str, Any] = {}


class Weights(msgspec.Struct, frozen=True):
    """What trainings of a game have found out, and how it can be had again."""

    game: str
    rules: str
    #: By number of seats: the weights of each feature that has any, by its name, early and late.
    seats: dict[str, dict[str, Pair]]
    #: By number of seats, what it came to: log-loss by stage of the match, beside the game's own appraisal.
    figures: dict[str, Any] = {}
    appeals: LearnedAppeals = LearnedAppeals()
    #: In their order: the bots of a training may have gone by what those before it had found out.
    origins: tuple[Origin, ...] = ()


def weighed(
    game: Game[Any], seats: int, weights: dict[str, Pair], added: dict[str, float], curiosity: float
) -> LearnedValues:
    """Values by the weights of a game's features, and what a style adds to them."""
    pairs = [weights.get(feature.name, (0.0, 0.0)) for feature in game.features]
    more = [added.get(feature.name, 0.0) for feature in game.features]
    early = [early + plus for (early, _), plus in zip(pairs, more, strict=True)]
    late = [late + plus for (_, late), plus in zip(pairs, more, strict=True)]
    return LearnedValues(game, game.rows(seats), early, late, curiosity)


def style_of(game: Game[Any], style: str) -> dict[str, float]:
    """What a style adds to the weights of features."""
    if style and style not in game.styles:
        raise BadSetup("no-style", game=game.name, style=style, hint=did_you_mean(style, list(game.styles)))
    return game.styles.get(style, {})


def read_weights(text: bytes) -> Weights:
    """Weights from the text of a file."""
    try:
        return msgspec.json.decode(text, type=Weights)
    except msgspec.DecodeError as error:
        raise BadSetup("bad-weights", why=str(error)) from error


@cache
def weights_of(game: Game[Any]) -> Weights | None:
    """The weights in a game's package, if it has any."""
    if not game.features:
        return None
    file = resources.files(game.package) / FILE
    return read_weights(file.read_bytes()) if file.is_file() else None


@cache
def weights_in(file: Path) -> Weights:
    """The weights in a file of one's own."""
    return read_weights(file.read_bytes())


def learned_for(found: Weights | LearnedAppeals, seats: int) -> dict[str, Pair] | None:
    """What was learned for so many; where nothing was, for the most of those that are fewer but not alone.

    A feature is about one row, however many there are; and who plays alone meets no rival but the game's.
    """
    fewer = [str(number) for number in range(seats, min(seats, 2) - 1, -1)]
    return next((found.seats[number] for number in fewer if number in found.seats), None)


@cache
def appeals_for(game: Game[Any], seats: int, source: str) -> Appeals | None:
    """The appeal of every choice of a game, that of its parts in all; None where nothing was learned about choices."""
    weights = weights_from(game, source)
    learned = None if weights is None else learned_for(weights.appeals, seats)
    if learned is None:
        return None
    pairs = [[learned.get(part, (0.0, 0.0)) for part in parts_of(choice)] for choice in game.verbs.choices]
    return Appeals(*([sum(pair[half] for pair in each) for each in pairs] for half in (0, 1)))


def values_for(game: Game[Any], seats: int, style: str = "", source: str = "") -> Values:
    """What bots go by in a match of this many: learned where the game has weights, else by hand; and what appeals.

    A source of one's own is a file of weights, or the name of an entry point in the group ``pessoi.values``: a callable
    that makes ``Values`` for a game and a number of seats, however it likes.
    """
    if source and not Path(source).is_file():
        for plugin in entry_points(group=PLUGINS, name=source):
            made: Values = plugin.load()(game, seats)
            return made
        raise BadSetup("no-weights", file=source)
    values = by_weights(game, seats, weights_from(game, source), style_of(game, style))
    values.appeals = appeals_for(game, seats, source)
    return values


def weights_from(game: Game[Any], source: str) -> Weights | None:
    """The weights in a file of one's own, or those in the game's package."""
    weights = weights_in(Path(source)) if source else weights_of(game)
    if weights is not None and weights.game != game.name:
        raise BadSetup("other-weights", file=source, game=game.name, learned=weights.game)
    return weights


def by_weights(game: Game[Any], seats: int, weights: Weights | None, added: dict[str, float]) -> Values:
    """Values by what was learned for so many, else by hand, and by what a style adds to either."""
    learned = None if weights is None else learned_for(weights, seats)
    if learned is not None:
        return weighed(game, seats, learned, added, CURIOSITY)
    return weighed(game, seats, BY_HAND, added, 1.0) if added else Values(game)
