"""How sure to be of weights that were learned from weaker play: the same weights, made bolder or more careful.

Whoever plays better wins where others lose, above all alone against an automaton. So from matches of the bot that goes
by some weights it is learned by how much to multiply all of them, early and late in a match, and anew what stands from
the beginning to the end of a match, such as the cards an automaton plays with. What is better than what else stays.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from pessoi.arena.training.figures import calibration, losses
from pessoi.arena.training.fitting import Vector, features_of, fit, halves, shares_for
from pessoi.arena.training.positions import Array, Positions

#: How strongly all that is learned is held back.
RIDGE = 0.3


def standing(positions: Positions) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """Which features never change in the course of a match."""
    features = positions.features
    begins = np.flatnonzero(np.diff(positions.match, prepend=-1))
    lengths = np.diff(np.append(begins, len(features)))
    changes = features != np.repeat(features[begins], lengths, axis=0)
    return np.asarray(~changes.any(axis=(0, 1)), dtype=np.bool_)


def adjust(positions: Positions, weights: Vector, is_standing: np.ndarray[Any, np.dtype[np.bool_]]) -> Vector:
    """Weights that foretell these positions better, by two factors and by what stands."""
    fixed = np.tile(is_standing, 2)

    def values_of(these: Positions) -> Array:
        values = features_of(these)
        early, late = np.split(values * np.where(fixed, 0.0, weights).astype(np.float32), 2, axis=2)
        moving = np.stack([early.sum(axis=2), late.sum(axis=2)], axis=2)
        return np.concatenate([moving, values[:, :, fixed]], axis=2)

    found = fit(positions, values_of, RIDGE)
    adjusted = weights * np.repeat(found[:2], len(is_standing))
    adjusted[fixed] = found[2:]
    return adjusted


def learn_confidence(positions: Positions, weights: Vector) -> tuple[Vector, dict[str, Any]]:
    """The weights adjusted to all positions, and figures of some that did not know the matches they are judged by."""
    is_standing = standing(positions)
    seen, held = halves(positions)
    values = features_of(held)
    foretold = shares_for(values, adjust(seen, weights, is_standing))
    figures = {
        "matches": len(np.unique(positions.match)),
        "positions": len(positions.match),
        "learned": losses(foretold, held),
        "before": losses(shares_for(values, weights), held),
        "calibration": calibration(foretold, held),
    }
    return adjust(positions, weights, is_standing), figures
