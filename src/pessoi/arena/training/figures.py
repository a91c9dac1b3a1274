"""What a training has come to: how well it foretells matches it has not seen, and whether its shares hold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from pessoi.arena.training.fitting import (
    HARDLY,
    NEARLY,
    Ground,
    Vector,
    appraisal_of,
    features_of,
    fit,
    fit_best,
    halves,
    log_loss,
    shares_for,
)
from pessoi.arena.training.positions import Array, Positions

#: A match is looked at in so many parts.
PARTS = 5
#: Foretold shares are put together in so many steps.
STEPS = 10
#: Which parts of the matches are learned from to draw a learning curve.
CURVE = (1 / 16, 1 / 8, 1 / 4, 1 / 2, 1.0)

#: A foretold share, what it came to, and how often it was foretold.
Bin = tuple[float, float, int]


def parts(held: Positions) -> list[Any]:
    """Which positions are looked at together: all of them, then those in each part of a match."""
    part = np.minimum((held.moment * PARTS).astype(int), PARTS - 1)
    return [slice(None), *(part == number for number in range(PARTS))]


def losses(foretold: Array, held: Positions) -> list[float]:
    """Log-loss over whole matches, then in each of their parts."""
    return [round(log_loss(foretold, held, among), 4) for among in parts(held)]


def calibration(foretold: Array, held: Positions) -> list[list[Bin]]:
    """Whether shares come true over whole matches, then in each of their parts."""
    return [bins(foretold[among].ravel(), held.shares[among].ravel()) for among in parts(held)]


def bins(said: Array, was: Array) -> list[Bin]:
    """Of positions with about the same foretold share: that share, the share they came to, and how many there are."""
    step = np.minimum((said * STEPS).astype(int), STEPS - 1)
    return [
        (round(float(said[step == k].mean()), 3), round(float(was[step == k].mean()), 3), int((step == k).sum()))
        for k in range(STEPS)
        if (step == k).any()
    ]


def missed_by(found: Iterable[Sequence[float]]) -> float:
    """How far foretold shares are from what they came to, on average."""
    misses = [(abs(said - was) * count, count) for said, was, count in found]
    return sum(miss for miss, _ in misses) / max(1.0, sum(count for _, count in misses))


def learn(positions: Positions, ground: Ground) -> tuple[Vector, dict[str, Any]]:
    """Weights from all positions, and figures of weights that did not know the matches they are judged by."""
    seen, held = halves(positions)
    learned, ridge = fit_best(positions, ground.base(seen))
    rescaled = fit(seen, appraisal_of, HARDLY)
    foretold = shares_for(features_of(held), learned)
    figures = {
        "ridge": ridge,
        "matches": len(np.unique(positions.match)),
        "positions": len(positions.match),
        "learned": losses(foretold, held),
        "rescaled": losses(shares_for(appraisal_of(held), rescaled), held),
        "appraised": losses(held.appraised, held),
        "calibration": calibration(foretold, held),
        "curve": curve(positions, ridge, ground),
    }
    return fit(positions, features_of, ridge, ground.base(positions)), figures


def curve(positions: Positions, ridge: float, ground: Ground) -> list[list[float]]:
    """By how many matches were learned from, how much those held out surprise."""
    seen, held = halves(positions)
    values = features_of(held)
    matches = np.unique(seen.match)
    points = []
    for part in CURVE:
        known = matches[: max(1, int(len(matches) * part))]
        some = seen.of(np.isin(seen.match, known))
        weights = fit(some, features_of, ridge, ground.base(some), NEARLY)
        points.append([len(known), round(log_loss(shares_for(values, weights), held), 4)])
    return points
