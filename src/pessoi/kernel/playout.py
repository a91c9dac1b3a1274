"""The fast loop: a position played on without journal, checkpoints, record or a way back."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from pessoi.kernel.choice import Choice, Decision, Steps
from pessoi.kernel.dice import Dice
from pessoi.kernel.flow import GAME_OVER, TURN_OVER, flow
from pessoi.kernel.game import Game
from pessoi.kernel.state import State


class Playout:
    """A position that is played on and thrown away: what thinking ahead steps through."""

    __slots__ = ("decision", "game", "state", "steps", "turns")

    def __init__(self, game: Game[Any], state: State) -> None:
        """Let the turn begin that this state is the checkpoint of."""
        self.game: Game[Any] = game
        self.state: State = state
        self.steps: Steps = flow(game, state)
        #: What is to be decided; None when the game is over.
        self.decision: Decision | None = None
        #: How many turns have ended since this playout began.
        self.turns: i64 = 0
        self._settle(next(self.steps))

    def play(self, choice: Choice) -> None:
        """Make a choice known to be listed; lone choices that the rules do not want asked are made too."""
        self._settle(self.steps.send(choice))

    def _settle(self, decision: Decision) -> None:
        """Go over ends of turns and lone choices, and keep what is to be decided."""
        steps = self.steps
        while True:
            if decision is TURN_OVER:
                self.turns += 1
                decision = next(steps)
            elif decision is GAME_OVER:
                self.decision = None
                return
            elif len(decision.choices) > 1 or decision.prompt.is_asked_alone:
                self.decision = decision
                return
            else:
                decision = steps.send(decision.choices[0])


def play_out(game: Game[Any], state: State, dice: Dice) -> int:
    """Play from the start of a turn to the end of the game; returns how many decisions that took.

    The choices come from dice of their own, so that the dice of the state stay those of its match.
    """
    decisions = 0
    steps = flow(game, state)
    decision = next(steps)
    while decision is not GAME_OVER:
        if decision is TURN_OVER:
            decision = next(steps)
            continue
        choices = decision.choices
        count = len(choices)
        if count > 1 or decision.prompt.is_asked_alone:
            decisions += 1
        decision = steps.send(choices[dice.below(count)])
    return decisions
