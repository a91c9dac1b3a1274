"""Why one choice is better than another, in the game's own terms: the features that speak most for it."""

from __future__ import annotations

from pessoi.bots.thought import Candidate
from pessoi.bots.values import LearnedValues, Values
from pessoi.kernel.features import HAND
from pessoi.kernel.match import Match
from pessoi.kernel.phrase import Phrase

#: How many reasons are given at most, and the least one is worth in the outlook.
MOST = 3
LEAST = 0.05
#: In how many imagined positions the two choices are compared.
REDEALS = 8


def reasons(match: Match, seat: int, values: Values, better: Candidate, other: Candidate) -> list[Phrase]:
    """What the seat has more of, or less, after the better choice; nothing if values were not learned."""
    if not isinstance(values, LearnedValues):
        return []
    features = match.game.features
    amounts, worths = [0.0] * len(features), [0.0] * len(features)
    for redeal in range(REDEALS):
        imagined = match.imagine(seat, f"reasons/{redeal}")
        for sign, candidate in ((1.0, better), (-1.0, other)):
            then = follow(imagined.copy(), seat, candidate)
            if then.decision is None:
                continue
            reading = values.readings(then.state, True)[seat]
            for place, kept in enumerate(reading.kept):
                if kept:
                    early, late = values.early[place], values.late[place]
                    amounts[place] += sign * kept
                    worths[place] += sign * kept * (early + reading.stage * (late - early)) / REDEALS
    telling = [
        place
        for place, feature in enumerate(features)
        if worths[place] >= LEAST and (amounts[place] < 0) == feature.is_burden and not feature.message.startswith(HAND)
    ]
    telling.sort(key=lambda place: -worths[place])
    return [features[place].phrase(amounts[place] > 0) for place in telling[:MOST]]


def follow(imagined: Match, seat: int, candidate: Candidate) -> Match:
    """Make a choice, and those that are expected to follow as long as they are the seat's own."""
    imagined.play(candidate.choice)
    for step in candidate.line:
        decision = imagined.decision
        if step.seat != seat or decision is None or decision.seat != seat or not decision.offers(step.choice):
            break
        imagined.play(step.choice)
    return imagined
