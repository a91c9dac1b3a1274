"""What a bot thought about a decision, as data: for hints, reviews and whoever wants to know why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pessoi.kernel.choice import Choice


@dataclass(frozen=True)
class Step:
    """A choice that a bot expects somebody to make."""

    seat: int
    choice: Choice


@dataclass(frozen=True)
class Candidate:
    """One of the choices of a decision, as a bot sees it."""

    choice: Choice
    #: How often it was tried.
    visits: int
    #: The share of the win it is expected to bring; None from a bot that does not judge.
    share: float | None
    #: What is expected to follow.
    line: tuple[Step, ...] = ()

    def data(self) -> dict[str, Any]:
        return {
            "choice": str(self.choice),
            "visits": self.visits,
            "share": self.share,
            "line": [{"seat": step.seat, "choice": str(step.choice)} for step in self.line],
        }


@dataclass(frozen=True)
class Thought:
    """All choices of a decision, the one the bot takes first."""

    candidates: tuple[Candidate, ...]

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    def of(self, choice: Choice) -> Candidate:
        """What was thought about one of the choices."""
        return next(candidate for candidate in self.candidates if candidate.choice is choice)

    def data(self) -> list[dict[str, Any]]:
        return [candidate.data() for candidate in self.candidates]
