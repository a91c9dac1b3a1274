"""How good a position looks: each row's likely final points, and from them its share of the win.

Bots give it imagined positions only, in which everything hidden is dealt anew; so it takes what it finds for true.
"""

from __future__ import annotations

from math import exp
from typing import Final

from pessoi.games.hexemonia.scoring import points_of, score
from pessoi.games.hexemonia.state import City, Table

#: Points by which two rows differ when the better one is e times as likely to win.
SCALE: Final = 5.0


def appraise(s: Table, row: int) -> float:
    """This row's share of the win, from 0 to 1."""
    if s.is_over:
        winners = score(s).winners
        return 1.0 / len(winners) if row in winners else 0.0
    outlooks = [prospects(s, city) for city in s.cities]
    best = max(outlooks)
    weights = [exp((outlook - best) / SCALE) for outlook in outlooks]
    return weights[row] / sum(weights)


def prospects(s: Table, city: City) -> float:
    """The points a player has and can still expect."""
    return float(sum(points_of(s, city)))
