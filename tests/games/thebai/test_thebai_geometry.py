"""The city board: R1, R2, R94."""

from __future__ import annotations

from collections import Counter

import pytest

from pessoi.games.thebai.components import ROOFS
from pessoi.games.thebai.geometry import (
    CELLS,
    FIRST_CELL,
    LARGE_EDGES,
    LOWER_ROW,
    NEIGHBOUR,
    NOWHERE,
    SECOND_CELL,
    SMALL_EDGES,
    SPACE_AT,
    SPACES,
    UPPER_ROW,
    spaces_of_column,
    spaces_with,
)


def neighbours(rows: int) -> set[tuple[str, str]]:
    """All pairs of orthogonally neighbouring cells of a full grid."""
    pairs = set()
    for row in range(1, rows + 1):
        for column in range(1, 5):
            if column < 4:
                pairs.add((f"r{row}c{column}", f"r{row}c{column + 1}"))
            if row < rows:
                pairs.add((f"r{row}c{column}", f"r{row + 1}c{column}"))
    return pairs


@pytest.mark.parametrize(("rows", "count"), [(7, 45), (6, 38)])
def test_every_pair_of_neighbouring_cells_has_one_dice_space(rows: int, count: int) -> None:
    """R1."""
    spaces = range(spaces_with(rows))
    between = Counter((CELLS[FIRST_CELL[space]], CELLS[SECOND_CELL[space]]) for space in spaces)
    assert set(between) == neighbours(rows)
    assert sum(between.values()) == count


def test_dice_spaces_are_numbered_in_reading_order() -> None:
    assert SPACES[:8] == ("h1-1", "h1-2", "h1-3", "v1-1", "v1-2", "v1-3", "v1-4", "h2-1")
    assert SPACES[-4:] == ("v6-4", "h7-1", "h7-2", "h7-3")


def test_a_space_between_two_rows_belongs_to_both() -> None:
    """R2."""
    between, within = SPACES.index("v3-4"), SPACES.index("h3-1")
    assert (UPPER_ROW[between] + 1, LOWER_ROW[between] + 1) == (3, 4)
    assert (UPPER_ROW[within] + 1, LOWER_ROW[within] + 1) == (3, 3)


def test_a_step_and_back_crosses_the_same_space() -> None:
    for cell in range(len(CELLS)):
        for side in range(4):
            neighbour = NEIGHBOUR[4 * cell + side]
            if neighbour != NOWHERE:
                back = 4 * neighbour + (side + 2) % 4
                assert (NEIGHBOUR[back], SPACE_AT[back]) == (cell, SPACE_AT[4 * cell + side])


def test_an_upright_space_is_in_one_column_and_a_level_one_in_two() -> None:
    """R94."""
    columns = Counter(space for column in range(4) for space in spaces_of_column(column))
    assert all(columns[space] == (1 if name[0] == "v" else 2) for space, name in enumerate(SPACES))


@pytest.mark.parametrize(
    ("edges", "sides", "south"),
    [(LARGE_EDGES, 22, "teal brown white slate"), (SMALL_EDGES, 20, "brown white slate teal")],
)
def test_the_edge_of_the_city_has_a_colour_on_every_outer_side(edges: list[int], sides: int, south: str) -> None:
    assert sum(colour != NOWHERE for colour in edges) == sides
    last_row = 24 if edges is LARGE_EDGES else 20
    assert [ROOFS[edges[4 * (last_row + column) + 2]] for column in range(4)] == south.split()
