"""Which games there are: everything installed under the entry point ``pessoi.games``, ours and other people's."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from pessoi.kernel.errors import BadSetup, did_you_mean
from pessoi.kernel.game import Game

GROUP = "pessoi.games"


@cache
def installed() -> tuple[EntryPoint, ...]:
    """All games there are, not loaded; to look through all that is installed takes milliseconds."""
    return tuple(entry_points(group=GROUP))


def names() -> list[str]:
    """The names of all games, in order."""
    return sorted(entry.name for entry in installed())


@cache
def find(name: str) -> Game[Any]:
    """The game of this name, loaded when first asked for."""
    for entry in installed():
        if entry.name == name:
            game = entry.load()
            if not isinstance(game, Game):
                raise BadSetup("no-game-entry", name=name, value=entry.value, kind=type(game).__name__)
            return game
    raise BadSetup("no-game", game=name, hint=did_you_mean(name, names()))
