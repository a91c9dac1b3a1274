"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from pessoi.bots.thought import Thought
from pessoi.kernel.choice import Choice
from pessoi.kernel.observation import Observation


class Bot(ABC):
    """Decides for a seat. The same seed and the same observations lead to the same choices."""

    #: What it is called at the table; the registry says it.
    name: str = ""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    @abstractmethod
    def consider(self, observation: Observation) -> Thought:
        """What the bot thinks of each choice of the observation's decision; it takes the first."""

    def choose(self, observation: Observation) -> Choice:
        """One of the choices of the observation's decision."""
        choices = observation.decision.choices
        return choices[0] if len(choices) == 1 else self.consider(observation).best.choice

    def hear_result(self, scores: list[int], winners: list[int]) -> None:  # noqa: B027 - most bots do not learn
        """The match is over: the points of each row, and the rows that won."""

    def close(self) -> None:  # noqa: B027 - most bots hold nothing
        """Let go of what the bot holds outside of Python; it is not asked again."""
