"""What places are called where nothing but their names is known, as in the log: by rows and columns, never by codes."""

from __future__ import annotations

from typing import Any, Final

from pessoi.games.thebai.components import ACTIONS, COUNCIL_SPACES, FACES, MONUMENT, MONUMENTS
from pessoi.games.thebai.geometry import CELLS, COLUMNS, FIRST_CELL, LOWER_ROW, SPACES, UPPER_ROW

Words = list[Any]


def cell_words(cell: int) -> Words:
    """A cell by its row and column."""
    return ["cell", {"row": cell // COLUMNS + 1, "column": cell % COLUMNS + 1}]


def space_words(space: int) -> Words:
    """A dice space by its row and the columns beside it, or by its column and the rows above and below."""
    row, column = UPPER_ROW[space] + 1, FIRST_CELL[space] % COLUMNS + 1
    if UPPER_ROW[space] == LOWER_ROW[space]:
        return ["space-in-row", {"row": row, "left": column, "right": column + 1}]
    return ["space-in-column", {"column": column, "upper": row, "lower": row + 1}]


def _seat_words(space: int) -> Words:
    """A council space by its monument, and its number there."""
    number = MONUMENT[: space + 1].count(MONUMENT[space])
    return ["council-space", {"monument": [f"monument-{MONUMENTS[MONUMENT[space]]}"], "number": number}]


def _die_words() -> list[Words]:
    """A die by its place; in the supply by its kind and face."""
    faces = [[f"face-{face.replace('+', '_')}"] for face in FACES]
    return [
        *(["die-in-city", {"space": space_words(space)}] for space in range(len(SPACES))),
        *(["die-on-estate", {"action": [f"action-{action}"]}] for action in ACTIONS),
        *(["die-in-supply-citizen", {"face": face}] for face in faces),
        *(["die-in-supply-hoplite", {"face": face}] for face in faces),
    ]


CELL_WORDS: Final = [cell_words(cell) for cell in range(len(CELLS))]
SPACE_WORDS: Final = [space_words(space) for space in range(len(SPACES))]
SEAT_WORDS: Final = [_seat_words(space) for space in range(len(COUNCIL_SPACES))]
DIE_WORDS: Final = _die_words()
