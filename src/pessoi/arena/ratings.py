"""Ratings from the finishing orders of two to four, with error bars: the model of Plackett and Luce.

Each bot has a strength; the first of a table is drawn in proportion to the strengths, then the second from those left,
and so on. For two that is the model of Bradley and Terry, and the scale is Elo's: 400 points more are ten times as
strong. Those who share a place count in equal parts for every order they may have had.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations, product
from math import exp, log, sqrt
from typing import Any

from pessoi.arena.summary import Z

#: Points of Elo's scale for each unit of the logarithm of strength.
ELO = 400 / log(10)
#: Newton's method is done when nothing moves more than this.
STILL = 1e-9
STEPS = 100

#: Who finished where: bots by their numbers, and their places in the same order.
Finish = tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True)
class Rating:
    """A bot's rating, the mean of all bots being 0, and how far the true one may lie from it (95 %)."""

    bot: str
    rating: float
    spread: float
    matches: int
    wins: float

    def data(self) -> dict[str, Any]:
        """All of it as JSON data."""
        return dict(vars(self))


def rate(count: int, finishes: Sequence[Finish]) -> list[tuple[float, float]]:
    """The most likely ratings of so many bots and their errors.

    One imagined draw of each bot against an average one keeps the rating of who never lost, or won, from being endless.
    """
    weights: dict[tuple[int, ...], float] = {}
    for finish in finishes:
        for order, weight in orders_of(finish):
            weights[order] = weights.get(order, 0.0) + weight
    strengths = [0.0] * count
    for _ in range(STEPS):
        slope, curve = _derivatives(strengths, weights)
        step = solve(curve, slope)
        # A long step could overshoot where the curve is flat.
        scale = min(1.0, 2.0 / max(2.0, *(abs(each) for each in step)))
        strengths = [strength + scale * each for strength, each in zip(strengths, step, strict=True)]
        if max(abs(each) for each in step) < STILL:
            break
    _, curve = _derivatives(strengths, weights)
    mean = sum(strengths) / count
    return [(ELO * (strengths[bot] - mean), ELO * Z * sqrt(_variance_from_mean(curve, bot))) for bot in range(count)]


def orders_of(finish: Finish) -> list[tuple[tuple[int, ...], float]]:
    """All orders a finish may stand for, each with its part of it."""
    bots, places = finish
    tied = [[bot for bot, place in zip(bots, places, strict=True) if place == shared] for shared in sorted(set(places))]
    found = [tuple(bot for group in way for bot in group) for way in product(*(permutations(group) for group in tied))]
    return [(order, 1 / len(found)) for order in found]


def _derivatives(
    strengths: Sequence[float], weights: dict[tuple[int, ...], float]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the likelihood's logarithm, and how it curves downwards."""
    count = len(strengths)
    slope = [0.0] * count
    curve = [[0.0] * count for _ in range(count)]
    for bot, strength in enumerate(strengths):
        part = 1 / (1 + exp(-strength))
        slope[bot] += 0.5 - part
        curve[bot][bot] += part * (1 - part)
    powers = [exp(strength) for strength in strengths]
    for order, weight in weights.items():
        for first in range(len(order) - 1):
            left = order[first:]
            total = sum(powers[bot] for bot in left)
            slope[order[first]] += weight
            for bot in left:
                part = powers[bot] / total
                slope[bot] -= weight * part
                curve[bot][bot] += weight * part
                for other in left:
                    curve[bot][other] -= weight * part * powers[other] / total
    return slope, curve


def _variance_from_mean(curve: list[list[float]], bot: int) -> float:
    """The variance of a strength above the mean of all."""
    count = len(curve)
    towards = [(1.0 if other == bot else 0.0) - 1 / count for other in range(count)]
    return sum(one * other for one, other in zip(towards, solve(curve, towards), strict=True))


def solve(matrix: list[list[float]], values: Sequence[float]) -> list[float]:
    """The solution of a small system of linear equations, by elimination."""
    size = len(values)
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            rows[row] = [one - factor * other for one, other in zip(rows[row], rows[column], strict=True)]
    solution = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][column] * solution[column] for column in range(row + 1, size))
        solution[row] = (rows[row][size] - known) / rows[row][row]
    return solution
