"""What many matches show, with how sure one can be of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from pessoi.arena.simulate import Forfeited, Plan, Result

#: Two-sided 95 %.
Z = 1.96
#: Of one match: share of the win, points, and whether it was forfeited.
Outcome = tuple[float, int, bool]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share of wins; sensible even for none or all."""
    share = wins / games
    centre = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far to either side of it the true one may lie."""
    spread = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return fmean(values), spread


@dataclass(frozen=True)
class Line:
    """One competitor, or one seat: wins and points with their intervals."""

    label: str
    games: int
    wins: float
    win_low: float
    win_high: float
    score: float
    score_spread: float
    #: In how many of the matches an outside bot forfeited.
    forfeits: int = 0


@dataclass(frozen=True)
class Summary:
    """The matches of a plan: by competitor, by seat, and how long they were."""

    plan: Plan
    games: int
    competitors: list[Line]
    seats: list[Line]
    plies: float
    plies_min: int
    plies_max: int
    #: Each forfeit with the number of its match.
    forfeits: list[tuple[int, Forfeited]]

    def data(self) -> dict[str, Any]:
        """All of it as JSON data."""
        labels = self.plan.labels()
        return {
            "game": self.plan.game,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "games": self.games,
            "competitors": [vars(line) for line in self.competitors],
            "seats": [vars(line) for line in self.seats],
            "plies": {"mean": self.plies, "min": self.plies_min, "max": self.plies_max},
            "forfeits": [
                {"match": match, "bot": labels[forfeit.competitor], **forfeit.data()}
                for match, forfeit in self.forfeits
            ],
        }


def summarise(plan: Plan, results: Sequence[Result]) -> Summary:
    """Count up results; there must be at least one."""
    labels = plan.labels()
    by_competitor: list[list[Outcome]] = [[] for _ in labels]
    by_seat: list[list[Outcome]] = [[] for _ in labels]
    for result in results:
        forfeited = [forfeit.competitor for forfeit in result.forfeits]
        for competitor, seat in enumerate(result.seats):
            outcome = (result.shares[competitor], result.scores[competitor], competitor in forfeited)
            by_competitor[competitor].append(outcome)
            by_seat[seat].append(outcome)
    plies = [result.plies for result in results]
    return Summary(
        plan=plan,
        games=len(results),
        competitors=[_line(label, outcomes) for label, outcomes in zip(labels, by_competitor, strict=True)],
        seats=[_line(f"seat {seat}", by_seat[seat]) for seat in range(len(plan.bots)) if by_seat[seat]],
        plies=fmean(plies),
        plies_min=min(plies),
        plies_max=max(plies),
        forfeits=[(result.index, forfeit) for result in results for forfeit in result.forfeits],
    )


def _line(label: str, outcomes: list[Outcome]) -> Line:
    wins = sum(share for share, _, _ in outcomes)
    low, high = wilson(wins, len(outcomes))
    score, spread = mean_interval([points for _, points, _ in outcomes])
    forfeits = sum(has_forfeited for _, _, has_forfeited in outcomes)
    return Line(label, len(outcomes), wins / len(outcomes), low, high, score, spread, forfeits)
