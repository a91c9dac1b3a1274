"""What the spaces of the council are worth to a family. Rules, "Council board: conditions"; R83 to R87."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.components import (
    ARES,
    CITIZENS,
    CONTRACT_SUIT,
    CREON,
    DATA,
    DIONYSUS,
    ESTATE_COLUMNS,
    ESTATE_ROWS,
    LAST_STEP,
    SUITS,
    TILE_COLOUR,
    TRACKS,
)
from pessoi.games.thebai.devotion import PROMOTIONS, SPACE_KIND, SPACE_VALUE
from pessoi.games.thebai.estate import emptied_columns
from pessoi.games.thebai.geometry import NEIGHBOUR, NOWHERE, SIDES, SMALL_ROWS
from pessoi.games.thebai.state import COUNCIL, CREON_STANDEE, NONE, Family, Table
from pessoi.games.thebai.tiles import matching_sides

# The city


def is_own_tile(s: Table, family: Family, cell: i64) -> bool:
    """Whether the cell holds a tile of the family's colour, no matter who put it there."""
    return s.tiles[cell] != NONE and TILE_COLOUR[s.tiles[cell]] == family.colour


def own_tiles(s: Table, family: Family) -> i64:
    """How many tiles of the own colour lie in the city; neutral ones never count."""
    count: i64 = 0
    for cell in range(s.cells):
        if is_own_tile(s, family, cell):
            count += 1
    return count


def group_sizes(s: Table, family: Family) -> list[int]:
    """The sizes of the separate orthogonal groups of own tiles."""
    is_seen = [False] * len(s.tiles)
    sizes: list[int] = []
    for cell in range(s.cells):
        if is_own_tile(s, family, cell) and not is_seen[cell]:
            is_seen[cell] = True
            group = [int(cell)]
            for member in group:
                for side in range(len(SIDES)):
                    neighbour: i64 = NEIGHBOUR[4 * member + side]
                    if neighbour != NOWHERE and not is_seen[neighbour] and is_own_tile(s, family, neighbour):
                        is_seen[neighbour] = True
                        group.append(int(neighbour))
            sizes.append(len(group))
    return sizes


def own_groups(s: Table, family: Family) -> int:
    """Separate groups of own tiles; a single one is a group."""
    return len(group_sizes(s, family))


def biggest_group(s: Table, family: Family) -> int:
    """Tiles in the biggest group."""
    return max(group_sizes(s, family), default=0)


def matched_tiles(s: Table, family: Family) -> int:
    """Own tiles with at least two matching sides; the city's edge can match, too (R83)."""
    count = 0
    for cell in range(s.cells):
        if is_own_tile(s, family, cell) and len(matching_sides(s, cell, s.tiles[cell], s.rotations[cell])) >= 2:
            count += 1
    return count


# The estate


def emptied_spaces(family: Family, row: i64) -> int:
    """Spaces of an estate row that held a tile once and are empty now (R84)."""
    count = 0
    for column in range(1, ESTATE_COLUMNS):
        if family.estate[row * ESTATE_COLUMNS + column] == NONE:
            count += 1
    return count


def estate_row_top(_s: Table, family: Family) -> int:
    """Emptied spaces of the top row."""
    return emptied_spaces(family, ESTATE_ROWS.index("top"))


def estate_row_middle(_s: Table, family: Family) -> int:
    """Emptied spaces of the middle row."""
    return emptied_spaces(family, ESTATE_ROWS.index("middle"))


def estate_row_bottom(_s: Table, family: Family) -> int:
    """Emptied spaces of the bottom row."""
    return emptied_spaces(family, ESTATE_ROWS.index("bottom"))


def columns_emptied(_s: Table, family: Family) -> int:
    """Emptied columns."""
    return int(emptied_columns(family))


# Devotion


def _printed_promotions() -> list[list[int]]:
    """By track and step: the promotion symbols on all spaces up to this one."""
    printed = [[0] * (LAST_STEP + 1) for _ in TRACKS]
    for track in range(len(TRACKS)):
        for step in range(1, LAST_STEP + 1):
            here = SPACE_VALUE[track][step] if SPACE_KIND[track][step] == PROMOTIONS else 0
            printed[track][step] = printed[track][step - 1] + here
    return printed


PRINTED_PROMOTIONS: Final[list[list[int]]] = _printed_promotions()


def steps_dionysus(_s: Table, family: Family) -> int:
    """Steps on Dionysus."""
    return family.steps[DIONYSUS]


def steps_ares(_s: Table, family: Family) -> int:
    """Steps on Ares."""
    return family.steps[ARES]


def promotions_reached(_s: Table, family: Family) -> int:
    """Promotion symbols printed on the spaces passed on both tracks, not those that tiles add (R85)."""
    return PRINTED_PROMOTIONS[DIONYSUS][family.steps[DIONYSUS]] + PRINTED_PROMOTIONS[ARES][family.steps[ARES]]


# People


def strategoi_in_city(_s: Table, family: Family) -> int:
    """Own Strategoi."""
    return len(family.strategoi)


def council_citizens(_s: Table, family: Family) -> int:
    """Own dice on the council board, those still on the path among them; tiles and Creon are no dice (R75, R87)."""
    count = 0
    for die in range(CITIZENS):
        if family.places[die] == COUNCIL:
            count += 1
    return count


# Contracts and gates


def suit_counts(family: Family) -> list[int]:
    """Fulfilled contracts of each suit."""
    counts = [0] * len(SUITS)
    for contract in family.fulfilled:
        counts[CONTRACT_SUIT[contract]] += 1
    return counts


def contract_pairs(_s: Table, family: Family) -> int:
    """Pairs of fulfilled contracts, whatever their suits; gates are none (R86)."""
    return len(family.fulfilled) // 2


def best_suit(_s: Table, family: Family) -> int:
    """Fulfilled contracts of the suit the family has most of (R86)."""
    return max(suit_counts(family))


def claimed_gates(_s: Table, family: Family) -> int:
    """Gates won in battle."""
    return len(family.gates)


Condition = Callable[[Table, Family], int]


def _conditions() -> dict[str, Condition]:
    return {
        "own_groups": own_groups,
        "biggest_group": biggest_group,
        "matched_tiles": matched_tiles,
        "estate_row_top": estate_row_top,
        "estate_row_middle": estate_row_middle,
        "estate_row_bottom": estate_row_bottom,
        "steps_dionysus": steps_dionysus,
        "steps_ares": steps_ares,
        "promotions_reached": promotions_reached,
        "emptied_columns": columns_emptied,
        "strategos": strategoi_in_city,
        "council_citizens": council_citizens,
        "contract_pairs": contract_pairs,
        "chosen_suit": best_suit,
        "gates": claimed_gates,
    }


#: By council space: what is counted, and the points for each on the small and on the large board.
CONDITIONS: Final[list[Condition]] = [_conditions()[row["condition"]] for row in DATA["council_space"]]
SMALL_POINTS: Final[list[int]] = [int(row["vp_small"]) for row in DATA["council_space"]]
LARGE_POINTS: Final[list[int]] = [int(row["vp_large"]) for row in DATA["council_space"]]


def worth(s: Table, family: Family, space: i64) -> int:
    """The points a council space brings a family with one piece on it."""
    points = SMALL_POINTS[space] if s.rows == SMALL_ROWS else LARGE_POINTS[space]
    return points * CONDITIONS[space](s, family)


def council_points(s: Table, family: Family) -> int:
    """The worth of all spaces with an own die, an own Councillor tile or the own Creon."""
    points = 0
    for space in range(len(s.council)):
        lying: i64 = s.council[space]
        if lying == family.seat or (lying == CREON_STANDEE and s.owners[CREON] == family.seat):
            points += worth(s, family, space)
    for space in family.councillors:
        points += worth(s, family, space)
    return points
