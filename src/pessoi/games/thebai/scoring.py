"""The score sheet. Rules, "End of the game"; R88 to R92."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.antigone.rebellion import ANTIGONE
from pessoi.games.thebai.components import CITIZENS, COLUMN_POINTS, CONTRACTS, DATA, DICE, GATES, POWER, SUITS
from pessoi.games.thebai.council import council_points, suit_counts
from pessoi.games.thebai.estate import emptied_columns
from pessoi.games.thebai.state import FIRST_ACTION, Family, Table, is_antigone
from pessoi.kernel.game import ScoreSheet

LINES: Final = ("track", "council", "estate", "city", "sets", "tokens", "hand")
#: Alone one has to be better than Antigone.
TIE_BREAKS: Final = ("rebellion",)
POINTS_PER_REBEL: Final[int] = DATA["solo"]["councilor_vp"]

#: Points of a set of so many different suits.
DIFFERENT_SUITS: Final[list[int]] = list(DATA["scoring"]["different_suit_sets"])
TOKENS_PER_POINT: Final[int] = DATA["scoring"]["goods_per_vp"]
POINTS_PER_UNFULFILLED: Final[int] = DATA["scoring"]["unfulfilled_contract_vp"]


def _same_suit() -> list[int]:
    """Points of so many cards of one suit, split in the best way into sets; cards may be left over (R90)."""
    sets = {int(name.removeprefix("n")): int(points) for name, points in DATA["scoring"]["same_suit_sets"].items()}
    best = [0]
    for count in range(1, len(CONTRACTS) + len(GATES) + 1):
        options = [best[count - size] + points for size, points in sets.items() if size <= count]
        best.append(max([best[count - 1], *options]))
    return best


SAME_SUIT: Final[list[int]] = _same_suit()


def power_in_city(family: Family, dice: i64) -> i64:
    """The total power of the family's first dice that are in the city: of its Citizens, or of all."""
    power: i64 = 0
    for die in range(dice):
        if family.places[die] < FIRST_ACTION:
            power += POWER[family.faces[die]]
    return power


def citizen_power(family: Family) -> i64:
    """The total power of the family's Citizens in the city."""
    return power_in_city(family, CITIZENS)


def set_points(counts: list[int]) -> int:
    """Sets of different suits and of the same suit; every card counts in both."""
    points = 0
    for count in counts:
        points += SAME_SUIT[count]
    layer = 0
    while True:
        suits = 0
        for count in counts:
            if count > layer:
                suits += 1
        if suits == 0:
            return points
        points += DIFFERENT_SUITS[suits]
        layer += 1


def best_set_points(counts: list[int], gates: i64, first: i64 = 0) -> int:
    """The same with gates, each of which gets the suit that brings most (R88); suits before ``first`` are settled."""
    if gates == 0:
        return set_points(counts)
    best = 0
    for suit in range(first, len(SUITS)):
        counts[suit] += 1
        best = max(best, best_set_points(counts, gates - 1, suit))
        counts[suit] -= 1
    return best


def score(s: Table) -> ScoreSheet:
    """The sheet as if the game ended now; equal totals share a place (R91), but Antigone wins a tie."""
    points = [row_points(s, family) for family in s.families]
    ties = [[] for _ in s.families] if s.rebellion is None else [[0], [1]]
    return ScoreSheet(LINES, points, ties, TIE_BREAKS)


def row_points(s: Table, family: Family) -> list[int]:
    """The lines of one family, or Antigone's."""
    if is_antigone(s, family):
        return antigone_points(s, family)
    row = [
        int(family.score),
        council_points(s, family),
        COLUMN_POINTS[emptied_columns(family)],
        int(power_in_city(family, DICE)),
        best_set_points(suit_counts(family), len(family.gates)),
        sum(family.tokens) // TOKENS_PER_POINT,
    ]
    loss = POINTS_PER_UNFULFILLED * len(family.hand)
    row.append(max(loss, -sum(row)))
    return row


def antigone_points(s: Table, her: Family) -> list[int]:
    """Her lines: the track, every Councillor (R118), dice in the city, and sets; nothing else. Rules 18.7."""
    rebels = s.council.count(ANTIGONE) + s.path.count(ANTIGONE)
    sets = best_set_points(suit_counts(her), len(her.gates))
    return [int(her.score), POINTS_PER_REBEL * rebels, 0, int(power_in_city(her, DICE)), sets, 0, 0]
