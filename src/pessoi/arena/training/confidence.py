"""How sure to be of weights that were learned from weaker play: the same weights, made bolder or more careful.

Whoever plays better wins where others lose, above all alone against an automaton. So from matches of the bot that goes
by some weights it is learned by how much to multiply all of them, early and late in a match, and what to add for the
level of the automaton. What is better than what else stays.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from pessoi.arena.training.figures import calibration, losses
from pessoi.arena.training.fitting import Vector, features_of, fit, halves, shares_for
from pessoi.arena.training.positions import Array, Positions

#: How strongly all that is learned is held back: the weights stay as they are where matches say little.
RIDGE = 3.0

Flags = np.ndarray[Any, np.dtype[np.bool_]]


def set_by_level(positions: Positions, levels: int) -> Flags:
    """Which features say nothing but the level: the same from beginning to end, and in all matches of that level."""
    level = positions.match % levels
    found = np.ones(positions.features.shape[2], dtype=np.bool_)
    for number in np.unique(level):
        features = positions.features[level == number]
        found &= (features == features[0]).all(axis=(0, 1))
    return found


def adjust(positions: Positions, weights: Vector, is_level: Flags) -> Vector:
    """Weights that foretell these positions better, by two factors and by what is added for a level."""
    fixed = np.tile(is_level, 2)

    def values_of(these: Positions) -> Array:
        values = features_of(these)
        weighed = values * weights
        early, late = np.split(np.where(fixed, 0.0, weighed), 2, axis=2)
        sums = np.stack([part.sum(axis=2) for part in (weighed, early, late)], axis=2)
        return np.concatenate([sums, values[:, :, fixed]], axis=2)

    as_they_are = np.zeros(3 + fixed.sum())
    as_they_are[0] = 1.0
    found = fit(positions, values_of, RIDGE, as_they_are)
    adjusted = weights * np.where(fixed, 1.0, 1.0 + np.repeat(found[1:3], len(is_level)))
    adjusted[fixed] += found[3:]
    return adjusted


def learn_confidence(positions: Positions, weights: Vector, levels: int) -> tuple[Vector, dict[str, Any]]:
    """The weights adjusted to all positions, and figures of some that did not know the matches they are judged by."""
    is_level = set_by_level(positions, levels)
    seen, held = halves(positions)
    values = features_of(held)
    foretold = shares_for(values, adjust(seen, weights, is_level))
    figures = {
        "matches": len(np.unique(positions.match)),
        "positions": len(positions.match),
        "learned": losses(foretold, held),
        "before": losses(shares_for(values, weights), held),
        "calibration": calibration(foretold, held),
    }
    return adjust(positions, weights, is_level), figures
