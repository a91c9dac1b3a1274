"""Any choice is as good as another."""

from __future__ import annotations

from pessoi.bots.bot import Bot
from pessoi.kernel.choice import Choice
from pessoi.kernel.dice import Dice
from pessoi.kernel.observation import Observation


class RandomBot(Bot):
    """Chooses with equal chances among all choices."""

    name = "random"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.dice = Dice.from_seed(seed)

    def choose(self, observation: Observation) -> Choice:
        choices = observation.decision.choices
        return choices[self.dice.below(len(choices))]
