"""Where an Archon can walk: single steps, and the way to each tile it can end on. Rules, "Archon", step algorithm."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.components import DRACHMA
from pessoi.games.thebai.geometry import CELLS, NEIGHBOUR, NOWHERE, SPACE_AT
from pessoi.games.thebai.state import NONE, Family, Table
from pessoi.kernel.bits import bit

#: How often an Archon may pay for crossing an empty dice space in one movement (R34).
PAID_STEPS: Final = 1
# How ``shortest_ways`` notes what it found
PAID: Final = len(CELLS)
PAYING: Final = 4


def has_foreign_archon(s: Table, family: Family, cell: i64) -> bool:
    """Whether somebody else's Archon stands on the cell; there a movement can't end."""
    for other in s.families:  # noqa: SIM110 - a plain loop compiles to a few instructions
        if other.archon == cell and other.seat != family.seat:
            return True
    return False


def can_cross(s: Table, family: Family, space: i64, has_paid: bool) -> bool:
    """Whether the dice space can be crossed: an empty one costs a Drachma, once a turn (R34)."""
    return s.city[space] != NONE or (not has_paid and family.tokens[DRACHMA] > 0)


def can_step(s: Table, family: Family, cell: i64, side: i64, visited: i64, has_paid: bool) -> bool:
    """Whether a step from a cell is legal: to a tile not yet visited from which a legal ending can be reached."""
    target: i64 = NEIGHBOUR[4 * cell + side]
    if target == NOWHERE or s.tiles[target] == NONE or visited >> target & 1:
        return False
    space: i64 = SPACE_AT[4 * cell + side]
    if not can_cross(s, family, space, has_paid):
        return False
    if not has_foreign_archon(s, family, target):
        return True
    will_have_paid = has_paid or s.city[space] == NONE
    visited |= bit(target)
    for onward in range(4):  # noqa: SIM110
        if can_step(s, family, target, onward, visited, will_have_paid):
            return True
    return False


def shortest_ways(s: Table, family: Family) -> list[int]:
    """A search from where the Archon stands to every cell it can reach; ``way_to`` reads its result.

    By cell, and after all cells once more for ways on which the Drachma was paid: the side by which it is entered, plus
    ``PAYING`` if that step is the one that costs.
    """
    entered = [NOWHERE] * (2 * PAID)
    entered[family.archon] = 0
    queue = [int(family.archon)]
    for node in queue:
        has_paid = node >= PAID
        cell: i64 = node - PAID if has_paid else node
        for side in range(4):
            target: i64 = NEIGHBOUR[4 * cell + side]
            if target == NOWHERE or s.tiles[target] == NONE or entered[target] != NOWHERE:
                continue
            space: i64 = SPACE_AT[4 * cell + side]
            if not can_cross(s, family, space, has_paid):
                continue
            is_paying = s.city[space] == NONE
            reached = target + PAID if has_paid or is_paying else target
            if entered[reached] == NOWHERE:
                entered[reached] = side + PAYING if is_paying else side
                queue.append(int(reached))
    return entered


def way_to(s: Table, family: Family, target: i64, entered: list[int]) -> list[int]:
    """The steps to a cell: the shortest way that costs nothing, or else the shortest that costs.

    A step is its side, plus ``PAYING`` for the one that costs. Empty if the cell can't be reached or ended on.
    """
    way: list[int] = []
    cell = target
    has_paid = entered[cell] == NOWHERE
    if (has_paid and entered[cell + PAID] == NOWHERE) or has_foreign_archon(s, family, target):
        return way
    while cell != family.archon:
        step: i64 = entered[cell + PAID] if has_paid else entered[cell]
        way.append(int(step))
        has_paid = has_paid and step < PAYING
        cell = NEIGHBOUR[4 * cell + (step + 2 & 3)]
    way.reverse()
    return way
