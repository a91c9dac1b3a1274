"""From points to shares of the win: what every game's ``appraise`` ends with."""

from __future__ import annotations

from math import exp


def shares_of(outlooks: list[float], scale: float) -> list[float]:
    """Each row's share, if a row that is ``scale`` points ahead of another is e times as likely to win."""
    # Loops rather than max and sum: compiled, those would be calls into Python.
    best = outlooks[0]
    for outlook in outlooks:
        best = max(best, outlook)
    weights = [exp((outlook - best) / scale) for outlook in outlooks]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]
