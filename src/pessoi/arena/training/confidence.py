"""How sure to be of weights that were learned from weaker play: the same weights, made bolder or more careful.

Whoever plays better wins where others lose, above all alone against an automaton. So from matches of the bot that goes
by some weights it is learned by how much to multiply all of them, early and late in a match, and what the level of the
automaton is worth. What is better than what else stays.

Levels go from easy to hard, so what they are worth goes along a curve: each by itself would follow the luck of its
matches.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from pessoi.arena.training.figures import calibration, losses
from pessoi.arena.training.fitting import Base, Vector, features_of, fit, halves, shares_for
from pessoi.arena.training.positions import Array, Positions

#: How strongly all that is learned is held back where matches say little: factors to one, levels to nothing.
RIDGE = 0.3
#: Up to which power of the level the curve goes.
CURVED = 2

Flags = np.ndarray[Any, np.dtype[np.bool_]]


def set_by_level(positions: Positions, levels: int) -> Flags:
    """Which features say nothing but the level: the same from beginning to end, and in all matches of that level."""
    level = positions.match % levels
    found = np.ones(positions.features.shape[2], dtype=np.bool_)
    for number in np.unique(level):
        features = positions.features[level == number]
        found &= (features == features[0]).all(axis=(0, 1))
    return found


def along_levels(positions: Positions, levels: int, is_level: Flags) -> Array:
    """Weights of features that say the level by which what they are worth bends but little, for each power of it."""
    level = positions.match % levels
    known = np.unique(level)
    read = np.stack([positions.features[level == number][0] for number in known])[:, :, is_level]
    powers = np.stack([(known / max(1, levels - 1)) ** power for power in range(CURVED + 1)], axis=1)
    return np.asarray(np.linalg.pinv(read[:, -1] - read[:, 0]) @ powers)


def adjust(positions: Positions, weights: Vector, levels: int, is_level: Flags) -> Vector:
    """Weights that foretell these positions better, by two factors; what says the level is weighed anew."""
    fixed = np.tile(is_level, 2)
    free = np.where(fixed, 0.0, weights)
    along = along_levels(positions, levels, is_level)

    def values_of(these: Positions) -> Array:
        values = features_of(these)
        early, late = (part.sum(axis=2) for part in np.split(values * free, 2, axis=2))
        sums = np.stack([early + late, early, late], axis=2)
        return np.concatenate([sums, *(half @ along for half in np.split(values[:, :, fixed], 2, axis=2))], axis=2)

    as_they_are = np.zeros(3 + 2 * along.shape[1])
    as_they_are[0] = 1.0
    found = fit(positions, values_of, RIDGE, Base(as_they_are, [0]))
    adjusted = free * (1.0 + np.repeat(found[1:3], len(is_level)))
    adjusted[fixed] = np.concatenate([along @ half for half in np.split(found[3:], 2)])
    return adjusted


def learn_confidence(positions: Positions, weights: Vector, levels: int) -> tuple[Vector, dict[str, Any]]:
    """The weights adjusted to all positions, and figures of some that did not know the matches they are judged by."""
    is_level = set_by_level(positions, levels)
    seen, held = halves(positions)
    values = features_of(held)
    foretold = shares_for(values, adjust(seen, weights, levels, is_level))
    figures = {
        "matches": len(np.unique(positions.match)),
        "positions": len(positions.match),
        "learned": losses(foretold, held),
        "before": losses(shares_for(values, weights), held),
        "calibration": calibration(foretold, held),
    }
    return adjust(positions, weights, levels, is_level), figures
