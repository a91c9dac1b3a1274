"""Why one choice is better than another, in the game's own terms: the features that speak most for it."""

from __future__ import annotations

from dataclasses import dataclass

from pessoi.bots.thought import Candidate
from pessoi.bots.values import LearnedValues, Values
from pessoi.kernel.choice import Choice
from pessoi.kernel.features import HAND
from pessoi.kernel.match import Match
from pessoi.kernel.phrase import Phrase

#: How many reasons are given at most, and the least one is worth in the outlook.
MOST = 3
LEAST = 0.05
#: In how many imagined positions the two choices are compared.
REDEALS = 8


class Reasons:
    """What a seat has more of, or less, after one choice than after another; nothing if values were not learned."""

    def __init__(self, match: Match, seat: int, values: Values) -> None:
        self.match = match
        self.seat = seat
        self.values = values
        self.found: dict[Choice, Prospect] = {}

    def between(self, better: Candidate, other: Candidate) -> list[Phrase]:
        """The features that speak most for the better choice."""
        if not isinstance(self.values, LearnedValues):
            return []
        features = self.match.game.features
        best, rival = self.prospect(better, self.values), self.prospect(other, self.values)
        amounts = [mine - theirs for mine, theirs in zip(best.amounts, rival.amounts, strict=True)]
        worths = [mine - theirs for mine, theirs in zip(best.worths, rival.worths, strict=True)]
        telling = [
            place
            for place, feature in enumerate(features)
            if worths[place] >= LEAST
            and (amounts[place] < 0) == feature.is_burden
            and not feature.message.startswith(HAND)
        ]
        telling.sort(key=lambda place: -worths[place])
        return [features[place].phrase(amounts[place] > 0) for place in telling[:MOST]]

    def prospect(self, candidate: Candidate, values: LearnedValues) -> Prospect:
        """What there is of each feature at the end of the turn, once it is found out."""
        known = self.found.get(candidate.choice)
        if known is not None:
            return known
        count = len(self.match.game.features)
        found = self.found[candidate.choice] = Prospect([0.0] * count, [0.0] * count)
        for redeal in range(REDEALS):
            then = follow(self.match.imagine(self.seat, f"reasons/{redeal}"), self.seat, candidate, values)
            if then.decision is None:
                continue
            reading = values.readings(then.state, True)[self.seat]
            for place, kept in enumerate(reading.kept):
                if kept:
                    early, late = values.early[place], values.late[place]
                    found.amounts[place] += kept
                    found.worths[place] += kept * (early + reading.stage * (late - early)) / REDEALS
        return found


@dataclass(frozen=True)
class Prospect:
    """How much there is of each feature after a choice, and what it is worth."""

    amounts: list[float]
    worths: list[float]


def follow(imagined: Match, seat: int, candidate: Candidate, values: Values) -> Match:
    """Make a choice and go on to the end of the seat's turn: as is expected, and after that by what looks best at once.

    Lines that are known to different depths would else be compared in the middle of different deeds.
    """
    turn = imagined.checkpoint_ply
    expected = iter(candidate.line)
    imagined.play(candidate.choice)
    while (decision := imagined.decision) is not None:
        if decision.seat != seat or imagined.checkpoint_ply != turn:
            break
        step = next(expected, None)
        if step is not None and step.seat == seat and decision.offers(step.choice):
            imagined.play(step.choice)
        else:
            expected = iter(())
            imagined.play(max(decision.choices, key=lambda choice: worth_after(imagined, seat, choice, values)))
    return imagined


def worth_after(position: Match, seat: int, choice: Choice, values: Values) -> float:
    """The seat's share of the win right after a choice."""
    then = position.copy()
    then.play(choice)
    return values.worth(then.state, then.decision)[seat]
