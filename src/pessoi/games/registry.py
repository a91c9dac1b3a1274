"""Which games there are: everything installed under the entry point ``pessoi.games``, ours and other people's."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from pessoi.kernel.errors import BadSetup, did_you_mean
from pessoi.kernel.game import Game

GROUP = "pessoi.games"


def names() -> list[str]:
    """The names of all games, in order."""
    return sorted(entry.name for entry in entry_points(group=GROUP))


@cache
def find(name: str) -> Game:
    """The game of this name, loaded when first asked for."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            game = entry.load()
            assert isinstance(game, Game)
            return game
    raise BadSetup(f'no game called "{name}"; {did_you_mean(name, names())}')
