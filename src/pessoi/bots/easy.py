"""A beginner: sees what a choice brings at once, but not well which of two good ones is better."""

from __future__ import annotations

from math import exp

from pessoi.bots.bot import Bot
from pessoi.bots.thought import Candidate, Thought
from pessoi.bots.tree import look_ahead
from pessoi.bots.values import Values
from pessoi.kernel.dice import Dice
from pessoi.kernel.observation import Observation

#: Positions imagined for a decision.
REDEALS = 1
#: A choice this part of the way from the best to the worst is taken once where the best is taken e times.
CARELESSNESS = 0.5
#: What costs more than this share of the win, as far as it sees, is never taken.
NONSENSE = 0.25
#: In how many parts a chance is counted.
PARTS = 1 << 16


class EasyBot(Bot):
    """Looks one choice ahead and takes a good choice, though often not the best: the worse, the more rarely."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.dice = Dice.from_seed(seed)

    def consider(self, observation: Observation) -> Thought:
        choices = observation.decision.choices
        hopes = look_ahead(observation, Values(observation.game), self.seed, REDEALS)
        taken = self.draw(weights_of(hopes))
        order = sorted(range(len(choices)), key=lambda index: (index != taken, -hopes[index]))
        return Thought(tuple(Candidate(choices[index], REDEALS, hopes[index]) for index in order))

    def draw(self, weights: list[float]) -> int:
        """A place in a list, as likely as its weight says."""
        point = self.dice.below(PARTS) / PARTS * sum(weights)
        place = 0
        while place < len(weights) - 1 and point >= weights[place]:
            point -= weights[place]
            place += 1
        return place


def weights_of(hopes: list[float]) -> list[float]:
    """How likely choices of these hopes are to be taken; nonsense never is."""
    best = max(hopes)
    scale = CARELESSNESS * (best - min(hopes)) or 1.0
    return [exp((hope - best) / scale) if best - hope <= NONSENSE else 0.0 for hope in hopes]
