"""Two worlds: a turn begun as it is, and with everything dealt anew that a viewer can't know, the dice being the same.

The same choices are made in both. As long as the viewer sees the same in both, it can't tell which of them is the true
one; so it must be told the same, asked the same, and, thinking about it, must come to the same end.
"""

from __future__ import annotations

from collections.abc import Iterator

from pessoi.contract.cases import drawn_from
from pessoi.kernel.choice import Choice, Decision
from pessoi.kernel.dice import Dice
from pessoi.kernel.match import Match
from pessoi.kernel.state import State


class Worlds:
    """The same match twice, alike for one viewer so far."""

    def __init__(self, viewer: int, true: Match, other: Match) -> None:
        self.viewer = viewer
        self.true = true
        self.other = other

    @classmethod
    def begin(cls, match: Match, viewer: int, seed: str) -> Worlds:
        """The present turn of a match begun again in both."""
        state = match.checkpoint.copy()
        match.game.redeal(state, viewer, Dice.from_seed(seed))
        return cls(viewer, begun(match, match.checkpoint.copy()), begun(match, state))

    def copy(self) -> Worlds:
        """Both as they are now."""
        return Worlds(self.viewer, self.true.copy(), self.other.copy())

    @property
    def both(self) -> tuple[Match, Match]:
        """The true one first."""
        return self.true, self.other

    def look_alike(self) -> bool:
        """Whether the viewer sees the same in both."""
        return self.true.view(self.viewer) == self.other.view(self.viewer)

    def told(self) -> tuple[list[str], list[str]]:
        """What the viewer was told by the last choice in each."""
        return news(self.true, self.viewer), news(self.other, self.viewer)

    def deciding(self) -> tuple[int | None, int | None]:
        """Who decides now in each; nobody when it is over."""
        return deciding_in(self.true), deciding_in(self.other)

    def are_alike(self) -> bool:
        """Whether the viewer, who sees the same in both, was told the same too, and the same seat decides."""
        told, deciding = self.told(), self.deciding()
        return told[0] == told[1] and deciding[0] == deciding[1]


def begun(match: Match, state: State) -> Match:
    """The present turn of a match begun from this position."""
    world = Match(match.game, match.setup, match.seed, state, match.checkpoint_ply)
    world.start()
    return world


def news(match: Match, viewer: int) -> list[str]:
    """What the last choice (or the beginning) told a viewer."""
    return [repr(entry) for entry in match.events(viewer, match.ply)]


def deciding_in(match: Match) -> int | None:
    """Who decides now."""
    return None if match.decision is None else match.decision.seat


def walk(match: Match, viewer: int, seed: str, further: int) -> Iterator[Worlds]:
    """Two worlds from the start of the present turn to this position and some choices further.

    Yields them after each choice for as long as the viewer sees the same in both, and could tell no difference before.
    """
    worlds = Worlds.begin(match, viewer, seed)
    done = match.choices[match.checkpoint_ply - match.origin_ply :]
    dice = Dice.from_seed(f"on {seed}")
    for number in range(len(done) + further + 1):
        if not worlds.look_alike():
            return
        yield worlds
        decision, other = worlds.true.decision, worlds.other.decision
        if decision is None or other is None or not worlds.are_alike():
            return
        choice = done[number] if number < len(done) else drawn_from(decision.choices, dice)
        twin = choice_like(choice, decision, other, viewer)
        if twin is None:
            return
        worlds.true.play(choice)
        worlds.other.play(twin)


def choice_like(choice: Choice, decision: Decision, other: Decision, viewer: int) -> Choice | None:
    """What to choose in the other world: the same, or, as a viewer could not tell, another one of a secret verb."""
    if other.offers(choice):
        return choice
    if decision.seat == viewer or not choice.verb.is_secret:
        return None
    return next((twin for twin in other.choices if twin.verb is choice.verb), None)
