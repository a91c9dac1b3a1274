"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from pessoi.kernel.choice import Choice
from pessoi.kernel.observation import Observation


class Bot(ABC):
    """Decides for a seat. The same seed and the same observations lead to the same choices."""

    name: str

    def __init__(self, seed: str) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, observation: Observation) -> Choice:
        """One of the choices of the observation's decision."""
