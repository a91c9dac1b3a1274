"""Features: what can be read off a position that speaks for or against a row, each with a name and words.

A game notes them one by one on a ``Reading``, which weighs each at once and keeps it where somebody learns from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from pessoi.kernel.choice import Domain
from pessoi.kernel.phrase import Name, Phrase, Word

#: The feature that every game has: its own outlook, as ``appraise`` makes shares of it.
HAND: Final = "hand"
#: What parts a feature's message from the thing it is about.
OF: Final = ":"


class Feature:
    """One thing worth noting: ``markers``, or ``god:hermes`` where there is one for each value of a domain."""

    __slots__ = ("domain", "is_burden", "message", "value")

    def __init__(self, message: str, domain: Domain | None = None, value: int = 0, is_burden: bool = False) -> None:
        self.message: str = message
        self.domain: Domain | None = domain
        self.value: int = value
        #: Whether one would rather have less of it. What was learned may weigh it otherwise beside all others; as a
        #: reason for a choice only more of a good thing, or less of a burden, makes sense to a person.
        self.is_burden: bool = is_burden

    @property
    def name(self) -> str:
        """What weights know it by."""
        return self.message if self.domain is None else f"{self.message}{OF}{self.domain.values[self.value]}"

    def phrase(self, is_more: bool) -> Phrase:
        """That there is more of it, or less, as a hint says it."""
        values: dict[str, Word] = {"more": "yes" if is_more else "no"}
        if self.domain is not None:
            values["it"] = Name(self.domain, self.value)
        return Phrase(f"feature-{self.message}", values)


def features_for(message: str, domain: Domain, is_burden: bool = False) -> list[Feature]:
    """A feature for each value of a domain, in its order."""
    return [Feature(message, domain, value, is_burden) for value in range(len(domain.values))]


class Reading:
    """What was noted about one row, weighed: a feature counts by one weight early in a match, by another one late."""

    __slots__ = ("early", "is_kept", "kept", "late", "outlook", "stage")

    def __init__(self, early: list[float], late: list[float], stage: float, is_kept: bool) -> None:
        self.early: list[float] = early
        self.late: list[float] = late
        #: How far the match has come, from 0 to 1.
        self.stage: float = stage
        #: All weighed together: of two rows, the one with the better outlook is likelier to win.
        self.outlook: float = 0.0
        self.is_kept: bool = is_kept
        self.kept: list[float] = [0.0] * len(early) if is_kept else []

    def note(self, feature: i64, value: float) -> None:
        """So much of a feature; more of the same adds up."""
        self.outlook += value * (self.early[feature] + self.stage * (self.late[feature] - self.early[feature]))
        if self.is_kept:
            self.kept[feature] += value


def kept_reading(features: Iterable[Feature]) -> Reading:
    """A reading that weighs nothing and keeps everything."""
    nothing = [0.0 for _ in features]
    return Reading(nothing, nothing, 0.0, is_kept=True)
