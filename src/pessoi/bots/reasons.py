"""Why one choice is better than another, in the game's own terms: the features that speak most for it."""

from __future__ import annotations

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


def reasons(match: Match, seat: int, values: Values, better: Candidate, other: Candidate) -> list[Phrase]:
    """What the seat has more of, or less, after the better choice; nothing if values were not learned."""
    if not isinstance(values, LearnedValues):
        return []
    features = match.game.features
    amounts, worths = [0.0] * len(features), [0.0] * len(features)
    for redeal in range(REDEALS):
        imagined = match.imagine(seat, f"reasons/{redeal}")
        for sign, candidate in ((1.0, better), (-1.0, other)):
            then = follow(imagined.copy(), seat, candidate, values)
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
