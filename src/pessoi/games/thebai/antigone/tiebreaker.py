"""The general tiebreaker: which of several cells or dice spaces Antigone takes. Rules 18.3; R104 to R107, R131.

Her action card names a Herald card, and the search begins at that card's cell. What is searched for is a cell; a dice
space is found around the first cell that has one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.antigone.events import (
    BETWEEN_TILES,
    CLOCKWISE,
    HERALD_DISCARDED,
    ONLY_SPACE,
    SEARCHED,
    SPACE_FOUND,
)
from pessoi.games.thebai.components import CARD_SOURCE, FROM_DECK
from pessoi.games.thebai.geometry import COLUMNS, FIRST_CELL, SECOND_CELL, SIDES, SMALL_ROWS, SPACE_AT
from pessoi.games.thebai.herald import HERALD_CELL, draw_herald
from pessoi.games.thebai.state import NONE, Table, rebellion_of
from pessoi.kernel.journal import tell


def search_order(start: int) -> list[int]:
    """All cells of the small board: down from the start, then column by column up and down, last those above (R107)."""
    row, column = divmod(start, COLUMNS)
    cells = [other * COLUMNS + column for other in range(row, SMALL_ROWS)]
    for turn in range(1, COLUMNS):
        rows = range(SMALL_ROWS - 1, -1, -1) if turn % 2 else range(SMALL_ROWS)
        cells += [other * COLUMNS + (column + turn) % COLUMNS for other in rows]
    return cells + [other * COLUMNS + column for other in range(row)]


_SEARCH: Final[list[list[int]]] = [search_order(start) for start in range(SMALL_ROWS * COLUMNS)]


def herald_source(s: Table) -> i64:
    """Which Herald card the face-up action card names; while it is being resolved, that very card (R104)."""
    return CARD_SOURCE[rebellion_of(s).actions[-1]]


def reference_herald(s: Table) -> i64:
    """The Herald card that decides; one from the deck is drawn once and serves for the whole action card (R105)."""
    rebellion = rebellion_of(s)
    source = herald_source(s)
    if source != FROM_DECK:
        return rebellion.herald_row[source]
    if rebellion.drawn_herald == NONE:
        rebellion.drawn_herald = draw_herald(s)
    return rebellion.drawn_herald


def discard_drawn_herald(s: Table) -> None:
    """What was drawn for an action card, or for a tie outside of them, goes to the discards; the row stays (R105)."""
    rebellion = rebellion_of(s)
    if rebellion.drawn_herald != NONE:
        s.herald_discards.append(rebellion.drawn_herald)
        tell(s, HERALD_DISCARDED, rebellion.drawn_herald)
        rebellion.drawn_herald = NONE


def first_cell(s: Table, cells: list[int]) -> i64:
    """The general tiebreaker: the first of these cells in the search from the cell of the Herald card."""
    herald = reference_herald(s)
    for cell in _SEARCH[HERALD_CELL[herald]]:
        if cell in cells:
            tell(s, SEARCHED, herald_source(s), herald, cell)
            return cell
    raise AssertionError("nothing to search for")


def choose_cell(s: Table, cells: list[int]) -> i64:
    """One of these cells; a lone one needs no search and no Herald card (R131)."""
    return cells[0] if len(cells) == 1 else first_cell(s, cells)


def choose_space(s: Table, spaces: list[int]) -> i64:
    """One of these dice spaces; a lone one needs no search (R131)."""
    if len(spaces) == 1:
        return spaces[0]
    beside = [int(cell) for cell in range(s.cells) if spaces_around(cell, spaces)]
    return space_around(s, first_cell(s, beside), spaces)


def spaces_around(cell: i64, spaces: list[int]) -> list[int]:
    """Those of the dice spaces that lie around a cell, clockwise from the north."""
    around: list[int] = []
    for side in range(len(SIDES)):
        space = SPACE_AT[4 * cell + side]
        if space in spaces:
            around.append(space)
    return around


def space_around(s: Table, cell: i64, spaces: list[int]) -> i64:
    """Of the dice spaces around a cell one between two tiles, else the first, clockwise from the north (R109)."""
    around = spaces_around(cell, spaces)
    between = between_tiles(s, around)
    best = between or around
    reason = CLOCKWISE if len(best) > 1 else BETWEEN_TILES if len(around) > 1 else ONLY_SPACE
    tell(s, SPACE_FOUND, best[0], reason)
    return best[0]


def between_tiles(s: Table, spaces: list[int]) -> list[int]:
    """Those of the dice spaces that touch two tiles."""
    return [space for space in spaces if s.tiles[FIRST_CELL[space]] != NONE and s.tiles[SECOND_CELL[space]] != NONE]
