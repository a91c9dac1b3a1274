"""What a look at the table shows beside the pieces themselves: facts that follow from what everybody sees.

Whoever draws the table would otherwise have to know rules: which sides match, which tiles would answer a die, what an
Archon changes where it crosses, what the next battle may bring.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from pessoi.games.thebai.antigone.rebellion import Rebellion
from pessoi.games.thebai.antigone.tiebreaker import search_order
from pessoi.games.thebai.building import cells_for_tile
from pessoi.games.thebai.components import (
    CITIZENS,
    DRACHMA,
    FACES,
    HERALDS,
    INVADER_MODIFIER,
    REFRESH_FACES,
)
from pessoi.games.thebai.conflict import invader_base, outcome, power_in_row, upcoming_row
from pessoi.games.thebai.councillors import seats_for
from pessoi.games.thebai.crossings import crossing
from pessoi.games.thebai.estate import emptied_columns
from pessoi.games.thebai.geometry import CELLS, FIRST_CELL, NEIGHBOUR, NOWHERE, SECOND_CELL, SIDES, SPACE_AT, SPACES
from pessoi.games.thebai.herald import HERALD_CELL
from pessoi.games.thebai.state import (
    GENERAL_SUPPLY,
    NONE,
    Family,
    Table,
    is_antigone,
    is_free,
)
from pessoi.games.thebai.tiles import matching_sides
from pessoi.games.thebai.verbs import COUNCIL_SPACE
from pessoi.games.thebai.ways import PAID_STEPS, can_cross


def sights(s: Table, seat: int) -> dict[str, Any]:
    """All of it, for a seat or a spectator."""
    own = s.families[seat] if 0 <= seat < len(s.families) else None
    return {
        "matches": {CELLS[cell]: matches(s, cell) for cell in range(s.cells) if s.tiles[cell] != NONE},
        "answers": {SPACES[space]: answers(s, space) for space in range(s.spaces) if s.city[space] == NONE},
        "crossings": {} if own is None else {SPACES[space]: crossing(s, own, space) for space in range(s.spaces)},
        "sites": [] if own is None else [CELLS[choice.a] for choice in cells_for_tile(s, own)],
        "walk": None if own is None or own.archon == NONE else walk(s, own),
        "stakes": stakes(s),
        "seats": [] if own is None else [COUNCIL_SPACE.values[choice.a] for choice in seats_for(s, own)],
        "searches": {} if s.rebellion is None else searches(s, s.rebellion),
        "refresh": [None if is_antigone(s, family) else next_citizen(family) for family in s.families],
    }


def matches(s: Table, cell: i64) -> list[str]:
    """The sides of the tile on a cell that match what they face."""
    return [SIDES[side] for side in matching_sides(s, cell, s.tiles[cell], s.rotations[cell])]


def answers(s: Table, space: i64) -> list[str]:
    """The cells whose tiles a Citizen on this dice space could resolve."""
    return [CELLS[cell] for cell in (FIRST_CELL[space], SECOND_CELL[space]) if is_free(s, cell)]


def walk(s: Table, family: Family) -> dict[str, Any]:
    """By cell the dice spaces over which the Archon could leave it, and for how many of them it could pay on one way.

    No way leads over a cell twice.
    """
    return {
        "steps": {CELLS[cell]: exits(s, family, cell) for cell in range(s.cells) if s.tiles[cell] != NONE},
        "paid": int(min(family.tokens[DRACHMA], PAID_STEPS)),
    }


def exits(s: Table, family: Family, cell: i64) -> list[str]:
    """The dice spaces between the tile on a cell and other tiles that an Archon who has paid nothing yet can cross."""
    found: list[str] = []
    for side in range(len(SIDES)):
        target: i64 = NEIGHBOUR[4 * cell + side]
        if target != NOWHERE and s.tiles[target] != NONE and can_cross(s, family, SPACE_AT[4 * cell + side], False):
            found.append(SPACES[SPACE_AT[4 * cell + side]])
    return found


def stakes(s: Table) -> dict[str, Any] | None:
    """The next battle: the powers its Invader can have, and the least and most points it brings each family."""
    row = upcoming_row(s)
    if row == NONE:
        return None
    base = invader_base(s)
    shown = (
        [INVADER_MODIFIER[s.invaders[row]]] if s.is_invader_shown else [min(INVADER_MODIFIER), max(INVADER_MODIFIER)]
    )
    powers = [int(base + modifier) for modifier in shown]
    return {
        "least": powers[0],
        "most": powers[-1],
        "absent": sorted(outcome(0, power) for power in powers),
        "points": [
            None if is_antigone(s, family) else sorted(outcome(power_in_row(family, row), power) for power in powers)
            for family in s.families
        ],
    }


def searches(s: Table, rebellion: Rebellion) -> dict[str, list[str]]:
    """By Herald card that has been seen: the cells in the order in which Antigone looks at them from its own."""
    seen = [
        *rebellion.herald_row,
        *s.herald_discards,
        *([] if rebellion.drawn_herald == NONE else [rebellion.drawn_herald]),
    ]
    return {HERALDS[herald]: [CELLS[cell] for cell in search_order(HERALD_CELL[herald])] for herald in seen}


def next_citizen(family: Family) -> str | None:
    """The face a new Citizen would show after a refresh now, if one is still to come."""
    if GENERAL_SUPPLY not in family.places[:CITIZENS]:
        return None
    face: str = FACES[REFRESH_FACES[emptied_columns(family)]]
    return face
