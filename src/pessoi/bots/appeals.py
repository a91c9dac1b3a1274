"""What invites to be tried: how likely a search is to end up with a choice, as far as the choice itself tells.

A choice is a verb with arguments, and each part of it has an appeal that was learned, early and late in a match. A
search tries what has much of it sooner and more often; what it finds out there decides.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from pessoi.kernel.choice import Choice
from pessoi.kernel.dice import Dice

#: How much of its curiosity a search spreads evenly, whatever the appeals say: what was learned may be wrong here.
EVENLY: Final = 0.1
#: In how many parts the sum of appeals is counted where one is drawn.
PARTS: Final = 1 << 16


def parts_of(choice: Choice) -> list[str]:
    """What a choice consists of, by name: its verb, and the verb with each of its arguments."""
    verb = choice.verb
    parts = [verb.name]
    if verb.first is not None:
        parts.append(f"{verb.name} {verb.first.values[choice.a]}")
    if verb.second is not None:
        parts.append(f"{verb.name} * {verb.second.values[choice.b]}")
    return parts


class Appeals:
    """The appeal of every choice of a game by its number, early in a match and late."""

    __slots__ = ("early", "late")

    def __init__(self, early: list[float], late: list[float]) -> None:
        self.early: list[float] = early
        self.late: list[float] = late

    def at(self, stage: float) -> list[float]:
        """How much likelier each choice is than one without appeal, once the match has come so far."""
        early, late = self.early, self.late
        found: list[float] = []
        for number in range(len(early)):
            found.append(exp(early[number] + stage * (late[number] - early[number])))
        return found


def evened(appeals: list[float], choices: list[Choice]) -> float:
    """What to multiply appeals by so that those of some choices are 1 on average, but for the part that is even."""
    total = 0.0
    for choice in choices:
        total += appeals[choice.number]
    count: i64 = len(choices)
    return (1.0 - EVENLY) * float(count) / total


def drawn(appeals: list[float], choices: list[Choice], dice: Dice) -> Choice:
    """One of some choices, each as likely as it appeals."""
    total = 0.0
    for choice in choices:
        total += appeals[choice.number]
    point = total * float(dice.below(PARTS)) / float(PARTS)
    for choice in choices:
        point -= appeals[choice.number]
        if point < 0.0:
            return choice
    return choices[len(choices) - 1]
