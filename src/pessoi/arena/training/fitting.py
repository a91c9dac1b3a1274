"""Fitting: which weights would have foretold best how matches ended.

Each row's outlook is the sum of its features by their weights, which go from an early one to a late one as the match
goes on; the rows' shares of the win follow from their outlooks. That is a conditional logit with a ridge.

One feature is the game's own outlook. Its weight is not learned beside the others, but stays at the scale at which it
foretells best by itself: who wins in the end tells little about two choices that are nearly alike, and what was
written by hand tells them apart. The other weights are held back to nothing; or, where it is known what features are
worth with fewer seats, to that, at its best scale early and late: the more seats, the fewer of the matches that each
could win say something about it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.optimize import minimize

from pessoi.arena.training.positions import Array, Positions

#: How strongly weights are held back, tried one after the other.
RIDGES = (1.0, 4.0, 16.0, 64.0, 256.0, 1024.0)
#: A ridge that holds nothing back.
HARDLY = 0.01
#: Of the matches one in so many is held out.
HELD_OUT = 5
#: How long weights are improved: as long as it shows in how well they foretell; or, four times as long, until all
#: digits that are kept stand still, since whoever stops earlier stops elsewhere on another machine.
NEARLY: Mapping[str, float] = {"maxiter": 200}
TO_THE_END: Mapping[str, float] = {"maxiter": 5000, "maxfun": 10000, "ftol": 1e-14, "gtol": 1e-8}
#: The least share that an appraisal is taken to mean.
LEAST = 1e-4

Vector = Array


def halves(positions: Positions) -> tuple[Positions, Positions]:
    """To learn from, and to be held out; never positions of one match in both."""
    held = positions.match % HELD_OUT == 0
    return positions.of(~held), positions.of(held)


def early_and_late(values: Array, stage: Array) -> Array:
    """Every feature twice: as much of it as the match is early, and as it is late."""
    late = stage[:, None, None]
    return np.concatenate([values * (1 - late), values * late], axis=2)


def features_of(positions: Positions) -> Array:
    """What is learned from."""
    return early_and_late(positions.features, positions.stage)


def appraisal_of(positions: Positions) -> Array:
    """The game's own appraisal as a lone feature: its outlooks up to a scale."""
    return early_and_late(np.log(np.maximum(positions.appraised, LEAST))[:, :, None], positions.stage)


def match_weights(positions: Positions) -> Vector:
    """Every match counts the same, however many positions were kept of it."""
    _, which, counts = np.unique(positions.match, return_inverse=True, return_counts=True)
    return np.asarray(1.0 / (counts[which] * len(counts)), dtype=np.float64)


def shares_for(values: Array, weights: Vector) -> Array:
    """The shares that weights foretell."""
    outlooks = values @ weights
    outlooks -= outlooks.max(axis=1, keepdims=True)
    raised = np.exp(outlooks)
    return np.asarray(raised / raised.sum(axis=1, keepdims=True))


def surprises(foretold: Array, positions: Positions) -> Vector:
    """How much the result surprises in each position."""
    return np.asarray(-(positions.shares * np.log(np.maximum(foretold, 1e-9))).sum(axis=1), dtype=np.float64)


def log_loss(foretold: Array, positions: Positions, among: Any = slice(None)) -> float:
    """How much the results surprise, on average over matches; less is better."""
    counted = match_weights(positions)[among]
    return float((surprises(foretold, positions)[among] * counted).sum() / counted.sum())


def by_match(foretold: Array, positions: Positions) -> Vector:
    """How much each match surprises, on average over its positions."""
    _, which, counts = np.unique(positions.match, return_inverse=True, return_counts=True)
    return np.asarray(np.bincount(which, surprises(foretold, positions)) / counts, dtype=np.float64)


@dataclass(frozen=True)
class Ground:
    """What weights are learned from: the place of the game's own outlook, and what was learned for fewer seats."""

    hand: int
    fewer: Vector | None = None

    def base(self, positions: Positions) -> Base:
        """What of it foretells these positions best: the outlook at one scale, what is known at an early and a late."""
        count = positions.features.shape[2]
        hand = [self.hand, self.hand + count]
        if self.fewer is None:
            parts = np.zeros((2 * count, 1))
            parts[hand] = 1.0
        else:
            parts = np.zeros((2 * count, 2))
            parts[:count, 0], parts[count:, 1] = np.split(self.fewer, 2)
        scales = fit(positions, lambda these: features_of(these) @ parts, HARDLY)
        return Base(parts @ np.maximum(scales, 0.0), hand)


@dataclass(frozen=True)
class Base:
    """Weights that others are held back to, and the places of those that stay as they are."""

    weights: Vector
    stay: list[int]


def fit(
    positions: Positions,
    values_of: Callable[[Positions], Array],
    ridge: float,
    base: Base | None = None,
    until: Mapping[str, float] = TO_THE_END,
) -> Vector:
    """The weights that foretell these positions best, held back in units of each feature's spread."""
    values = values_of(positions)
    spread = values.reshape(-1, values.shape[2]).std(axis=0) + 1e-3
    values = values / spread
    counted = match_weights(positions)
    matches = len(np.unique(positions.match))
    start, is_free = np.zeros(values.shape[2]), np.ones(values.shape[2])
    if base is not None:
        start = base.weights * spread
        is_free[base.stay] = 0.0

    def surprise(weights: Vector) -> tuple[float, Vector]:
        foretold = shares_for(values, weights)
        loss = (surprises(foretold, positions) * counted).sum()
        blame = (foretold - positions.shares) * counted[:, None]
        slope = np.tensordot(blame, values, axes=((0, 1), (0, 1)))
        away = weights - start
        return float(loss + 0.5 * ridge / matches * (away @ away)), (slope + ridge / matches * away) * is_free

    found = minimize(surprise, start, jac=True, method="L-BFGS-B", options=until)
    return np.asarray(found.x / spread, dtype=np.float64)


def fit_best(positions: Positions, base: Base) -> tuple[Vector, float]:
    """The weights for the strongest ridge that foretells held-out matches as well as any, and that ridge."""
    learned, held = halves(positions)
    values = features_of(held)
    tried = [fit(learned, features_of, ridge, base, NEARLY) for ridge in RIDGES]
    lost = [by_match(shares_for(values, weights), held) for weights in tried]
    best = min(lost, key=lambda losses: losses.mean())
    place = max(number for number in range(len(RIDGES)) if is_as_good(lost[number], best))
    return tried[place], RIDGES[place]


def is_as_good(losses: Vector, best: Vector) -> bool:
    """Whether matches surprise no more than the least, but for what may be chance: one standard error."""
    more = losses - best
    return bool(more.mean() <= more.std() / np.sqrt(len(more)))
