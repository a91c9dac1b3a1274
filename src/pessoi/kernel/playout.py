"""The fast loop: a state played to its end with random choices, no journal, no checkpoints, no record."""

from __future__ import annotations

from pessoi.kernel.dice import Dice
from pessoi.kernel.flow import GAME_OVER, TURN_OVER, flow
from pessoi.kernel.game import Game
from pessoi.kernel.state import State


def play_out(game: Game, state: State, dice: Dice) -> int:
    """Play from the start of a turn to the end of the game; returns how many decisions that took.

    The choices come from dice of their own, so that the dice of the state stay those of its match.
    """
    decisions = 0
    steps = flow(game, state)
    decision = steps.__next__()
    while decision is not GAME_OVER:
        if decision is TURN_OVER:
            decision = steps.__next__()
            continue
        choices = decision.choices
        count = len(choices)
        if count > 1 or decision.prompt.is_asked_alone:
            decisions += 1
        decision = steps.send(choices[dice.below(count)])
    return decisions
