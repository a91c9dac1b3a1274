"""The score pad. Rules, "Scoring"; rulings R57 to R62, R82, R85."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.hercules.components import (
    IS_GOD,
    POINTS,
    POINTS_PER_MAJORITY,
    POINTS_PER_MARKER,
    POINTS_PER_SET,
    SYMBOL_BITS,
    SYMBOL_COUNTS,
    SYMBOLS,
)
from pessoi.games.hercules.solo import HADES
from pessoi.games.hercules.state import Hero, Table
from pessoi.kernel.game import ScoreSheet

LINES: Final = ("markers", "cards", "majorities", "sets", "handicap")
TIE_BREAKS: Final = ("column", "majorities", "markers")
SYMBOL_MASK: Final = 0xFF


def symbol_counts(s: Table, hero: Hero) -> list[int]:
    """How many of each symbol the demigods and gods show; gods show none in the simplified variant (R62)."""
    shown: i64 = 0
    for card in hero.cards:
        if not (s.is_simplified and IS_GOD[card]):
            shown += SYMBOL_COUNTS[card]
    counts: list[int] = []
    for _ in range(len(SYMBOLS)):
        counts.append(shown & SYMBOL_MASK)
        shown >>= SYMBOL_BITS
    return counts


def majorities(counts: list[list[int]]) -> list[list[int]]:
    """For each row the kinds of symbol it has most of; ties count for all, nothing counts for nobody (R57)."""
    won: list[list[int]] = [[] for _ in counts]
    for kind in range(len(SYMBOLS)):
        most = 0
        for count in counts:
            most = max(most, count[kind])
        for row in range(len(counts)):
            if most and counts[row][kind] == most:
                won[row].append(kind)
    return won


def complete_sets(counts: list[int]) -> int:
    """How often a row has all symbols."""
    sets = counts[0]
    for count in counts:
        sets = min(sets, count)
    return sets


def card_points(hero: Hero) -> int:
    """Points printed on cards, used or not."""
    points = 0
    for card in hero.cards:
        points += POINTS[card]
    return points


def score(s: Table) -> ScoreSheet:
    """The sheet as if the game ended now; the handicap is a line of its own and Hades' alone (R85)."""
    counts = [symbol_counts(s, hero) for hero in s.heroes]
    won = majorities(counts)
    points: list[list[int]] = []
    ties: list[list[int]] = []
    for hero in s.heroes:
        row = hero.seat
        points.append(
            [
                hero.supply * POINTS_PER_MARKER,
                card_points(hero),
                len(won[row]) * POINTS_PER_MAJORITY,
                complete_sets(counts[row]) * POINTS_PER_SET,
                s.handicap if s.is_solo and row == HADES else 0,
            ]
        )
        ties.append([hero.position, len(won[row]), hero.supply])
    return ScoreSheet(LINES, points, ties, TIE_BREAKS)
