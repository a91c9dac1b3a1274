"""The city board: cells, the dice spaces between them, rows, columns and edges. Rules, "Geometry of the City board".

Cells and dice spaces are numbered in reading order. The small board is the large one without its last row, so the same
numbers serve both; a match knows how many rows its board has.
"""

from __future__ import annotations

from typing import Any, Final

from pessoi.games.thebai.components import DATA, ROOF_OF_LETTER

COLUMNS: Final = 4
ROWS: Final = 7
SMALL_ROWS: Final = 6
SIDES: Final = ("N", "E", "S", "W")
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
#: There is no such cell, dice space or colour.
NOWHERE: Final = -1

CELLS: Final = tuple(f"r{row + 1}c{column + 1}" for row in range(ROWS) for column in range(COLUMNS))

#: Dice spaces of a full row: three between its cells, then four below it.
_PER_ROW: Final = 2 * COLUMNS - 1


def _horizontal(row: int, column: int) -> int:
    return row * _PER_ROW + column


def _vertical(row: int, column: int) -> int:
    return row * _PER_ROW + COLUMNS - 1 + column


def _space_names() -> list[str]:
    names = []
    for row in range(1, ROWS + 1):
        names += [f"h{row}-{column}" for column in range(1, COLUMNS)]
        if row < ROWS:
            names += [f"v{row}-{column}" for column in range(1, COLUMNS + 1)]
    return names


SPACES: Final = tuple(_space_names())


def spaces_with(rows: int) -> int:
    """How many dice spaces a board with so many rows has; they are the first ones."""
    return rows * _PER_ROW - COLUMNS


def _around(row: int, column: int, side: int) -> tuple[int, int]:
    """The neighbouring cell on a side and the dice space between, or nowhere beyond the border of the large board."""
    if side == NORTH and row > 0:
        return (row - 1) * COLUMNS + column, _vertical(row - 1, column)
    if side == EAST and column < COLUMNS - 1:
        return row * COLUMNS + column + 1, _horizontal(row, column)
    if side == SOUTH and row < ROWS - 1:
        return (row + 1) * COLUMNS + column, _vertical(row, column)
    if side == WEST and column > 0:
        return row * COLUMNS + column - 1, _horizontal(row, column - 1)
    return NOWHERE, NOWHERE


_AROUND: Final = [_around(row, column, side) for row in range(ROWS) for column in range(COLUMNS) for side in range(4)]

#: By ``4 * cell + side``: the neighbouring cell, and the dice space between. On the small board cells of the seventh
#: row never hold a tile and the spaces before them do not exist; see ``Table.cells`` and ``Table.spaces``.
NEIGHBOUR: Final[list[int]] = [cell for cell, _ in _AROUND]
SPACE_AT: Final[list[int]] = [space for _, space in _AROUND]


def _cells_of_spaces() -> list[tuple[int, int]]:
    cells = [(NOWHERE, NOWHERE)] * len(SPACES)
    for cell in range(len(CELLS)):
        for side in (EAST, SOUTH):
            if SPACE_AT[4 * cell + side] != NOWHERE:
                cells[SPACE_AT[4 * cell + side]] = (cell, NEIGHBOUR[4 * cell + side])
    return cells


_CELLS_OF_SPACES: Final = _cells_of_spaces()
#: The two cells a dice space lies between: the left or upper one, the right or lower one.
FIRST_CELL: Final[list[int]] = [first for first, _ in _CELLS_OF_SPACES]
SECOND_CELL: Final[list[int]] = [second for _, second in _CELLS_OF_SPACES]
#: The rows a dice space belongs to; the same row twice for a space within a row (R2).
UPPER_ROW: Final[list[int]] = [cell // COLUMNS for cell in FIRST_CELL]
LOWER_ROW: Final[list[int]] = [cell // COLUMNS for cell in SECOND_CELL]


def spaces_of_column(column: int) -> list[int]:
    """The dice spaces of a column in the order of Herald promotions (R94); beyond a small board they stay empty."""
    spaces = []
    for row in range(ROWS):
        spaces += [_horizontal(row, other) for other in (column - 1, column) if 0 <= other < COLUMNS - 1]
        if row < ROWS - 1:
            spaces.append(_vertical(row, column))
    return spaces


def cell_at(place: list[int]) -> int:
    """A cell by its row and column, counted from 1, as the data file writes it."""
    return (place[0] - 1) * COLUMNS + place[1] - 1


def _edges(board: dict[str, Any]) -> list[int]:
    """By ``4 * cell + side``: the colour printed on the city's edge there, or nowhere within the city."""
    rows = int(board["rows"])
    colours = [NOWHERE] * (4 * len(CELLS))
    for column in range(COLUMNS):
        colours[4 * column + NORTH] = ROOF_OF_LETTER[board["edge_top"][column]]
        colours[4 * ((rows - 1) * COLUMNS + column) + SOUTH] = ROOF_OF_LETTER[board["edge_bottom"][column]]
    for row in range(rows):
        colours[4 * row * COLUMNS + WEST] = ROOF_OF_LETTER[board["edge_left"][row]]
        colours[4 * (row * COLUMNS + COLUMNS - 1) + EAST] = ROOF_OF_LETTER[board["edge_right"][row]]
    return colours


SMALL_EDGES: Final[list[int]] = _edges(DATA["city_small"])
LARGE_EDGES: Final[list[int]] = _edges(DATA["city_large"])


def start_cells(seats: int) -> list[int]:
    """Where the start tiles go."""
    board = DATA["city_small"] if seats <= 2 else DATA["city_large"]
    left_empty = board["start_cells_left_empty_with_4_players"] if seats == 4 else []
    return [cell_at(place) for place in board["start_cells"] if place not in left_empty]
