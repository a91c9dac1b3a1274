"""Any choice is as good as another."""

from __future__ import annotations

from pessoi.bots.bot import Bot
from pessoi.bots.thought import Candidate, Thought
from pessoi.kernel.dice import Dice
from pessoi.kernel.observation import Observation


class RandomBot(Bot):
    """Chooses with equal chances among all choices."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.dice = Dice.from_seed(seed)

    def consider(self, observation: Observation) -> Thought:
        choices = observation.decision.choices.copy()
        chosen = choices.pop(self.dice.below(len(choices)))
        return Thought((Candidate(chosen, 1, None), *(Candidate(other, 0, None) for other in choices)))
