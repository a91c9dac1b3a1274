"""The game a person means: by its name, or as ``module:OBJECT`` before it is installed."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

from pessoi.games import registry
from pessoi.kernel.errors import BadSetup, did_you_mean
from pessoi.kernel.game import Game


def find_game(words: str) -> Game[Any]:
    """The game of this name among those installed, or the object of a module, which may lie in the present folder."""
    place, colon, name = words.partition(":")
    if not colon:
        return registry.find(words)
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        module = import_module(place)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{place}.".startswith(f"{error.name}."):
            raise  # the module is there, but imports something that is not
        raise BadSetup("no-module", module=place) from error
    game = getattr(module, name, None)
    if not isinstance(game, Game):
        games = [other for other, value in vars(module).items() if isinstance(value, Game)]
        raise BadSetup("no-game-in-module", game=name, module=place, hint=did_you_mean(name, games))
    return game
