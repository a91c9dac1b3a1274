"""From points to shares of the win: what every game's ``appraise`` ends with."""

from __future__ import annotations

from math import exp


def shares_of(outlooks: list[float], scale: float) -> list[float]:
    """Each row's share, if a row that is ``scale`` points ahead of another is e times as likely to win."""
    best = max(outlooks)
    weights = [exp((outlook - best) / scale) for outlook in outlooks]
    total = sum(weights)
    return [weight / total for weight in weights]
