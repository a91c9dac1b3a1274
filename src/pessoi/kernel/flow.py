"""The stream of decisions of a whole match: turn after turn until the game is over.

One generator runs through all turns and says with two signals where a turn and the game end. So stepping through a
match raises no exception, which, compiled, would cost ten times as much as a step.
"""

from __future__ import annotations

from typing import Any, Final

from pessoi.kernel.choice import Decision, Prompt, Steps
from pessoi.kernel.game import Game
from pessoi.kernel.state import State

TURN_OVER: Final = Decision(-1, Prompt("turn-over"), [])
GAME_OVER: Final = Decision(-1, Prompt("game-over"), [])


def flow(game: Game[Any], state: State) -> Steps:
    """All decisions from the start of a turn to the end of the game."""
    while not game.is_over(state):
        yield from game.turn(state)
        yield TURN_OVER
    yield GAME_OVER
