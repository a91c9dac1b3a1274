"""Two variants of a game side by side: the same bots and seeds, match by match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from statistics import fmean, stdev

from pessoi.arena.simulate import Result
from pessoi.arena.summary import Z


@dataclass(frozen=True)
class Difference:
    """A figure of both variants, and how much it differs: the mean of all matches' differences, with its interval."""

    key: str
    first: float
    second: float
    difference: float
    spread: float
    #: How likely chance alone brings at least such a difference.
    chance: float
    #: Which seat, where it is about one.
    seat: int = -1


def differences(first: Sequence[Result], second: Sequence[Result]) -> list[Difference]:
    """Every figure that a match has, compared over the matches that both variants have."""
    there = {result.index: result for result in second}
    pairs = [(result, there[result.index]) for result in first if result.index in there]
    found = [compare(name, pairs, figure) for name, figure in FIGURES.items()]
    seats = len(first[0].seats)
    for seat in range(seats):

        def won(result: Result, seat: int = seat) -> float:
            return result.shares[result.seats.index(seat)]

        found.append(compare("seat-wins", pairs, won, seat))
    return [one for one in found if one is not None]


def compare(
    key: str, pairs: Sequence[tuple[Result, Result]], figure: Callable[[Result], float | None], seat: int = -1
) -> Difference | None:
    """One figure, match by match; None if these matches do not have it."""
    values = [(figure(one), figure(other)) for one, other in pairs]
    known = [(one, other) for one, other in values if one is not None and other is not None]
    if len(known) < 2:
        return None
    apart = [other - one for one, other in known]
    error = stdev(apart) / sqrt(len(apart))
    mean = fmean(apart)
    chance = erfc(abs(mean) / error / sqrt(2)) if error else float(mean == 0)
    return Difference(
        key, fmean(one for one, _ in known), fmean(other for _, other in known), mean, Z * error, chance, seat
    )


def _points(result: Result) -> float:
    return fmean(result.scores)


def _winning_points(result: Result) -> float:
    return max(result.scores)


def _margin(result: Result) -> float | None:
    ordered = sorted(result.scores, reverse=True)
    return ordered[0] - ordered[1] if len(ordered) > 1 else None


def _plies(result: Result) -> float:
    return result.plies


def _rounds(result: Result) -> float | None:
    return None if result.course is None else result.course.rounds


def _branching(result: Result) -> float | None:
    course = result.course
    return None if course is None else sum(course.choices) / max(1, sum(course.decisions))


def _lead_changes(result: Result) -> float | None:
    return None if result.course is None else result.course.lead_changes


def _settled(result: Result) -> float | None:
    return None if result.course is None else result.course.settled


#: What a match has, by the names of the messages ``report-figure-NAME``.
FIGURES: dict[str, Callable[[Result], float | None]] = {
    "points": _points,
    "winning-points": _winning_points,
    "margin": _margin,
    "plies": _plies,
    "rounds": _rounds,
    "branching": _branching,
    "lead-changes": _lead_changes,
    "settled": _settled,
}
#: Those that are shares and not numbers.
SHARES = frozenset({"settled", "seat-wins"})


def beyond_chance(given: Sequence[Difference], level: float = 0.05) -> list[Difference]:
    """Those that stand when so many were looked at (Holm's step-down), the surest first."""
    kept = []
    ordered = sorted(given, key=lambda one: one.chance)
    for place, one in enumerate(ordered):
        if one.chance * (len(ordered) - place) > level:
            break
        kept.append(one)
    return kept
