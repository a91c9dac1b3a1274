"""Heralds, who come to small tables only. Rules, "Two-player rules"; R93 to R96."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.components import DATA, DICE, HERALD_COLUMN
from pessoi.games.thebai.contracts import refill
from pessoi.games.thebai.events import HERALD_CAME, PLAZA_PLACED
from pessoi.games.thebai.geometry import (
    COLUMNS,
    FIRST_CELL,
    NOWHERE,
    SECOND_CELL,
    SIDES,
    SPACE_AT,
    cell_at,
    spaces_of_column,
)
from pessoi.games.thebai.promotion import promote_die
from pessoi.games.thebai.state import NONE, PLAZA, Table, touches_tile
from pessoi.kernel.choice import Steps
from pessoi.kernel.journal import tell
from pessoi.kernel.pile import draw, shuffle

HERALD_CELL: Final[list[int]] = [cell_at(row["cell"]) for row in DATA["herald"]]
SPACES_OF_COLUMN: Final[list[list[int]]] = [spaces_of_column(column) for column in range(COLUMNS)]


def resolve_herald(s: Table) -> Steps:
    """A Herald promotes all dice of a column and leaves a plaza marker beside a cell."""
    herald = draw_herald(s)
    s.herald_discards.append(herald)
    tell(s, HERALD_CAME, herald)
    yield from promote_on(s, SPACES_OF_COLUMN[HERALD_COLUMN[herald]])
    place_plaza(s, HERALD_CELL[herald])


def draw_herald(s: Table) -> i64:
    """The top card of the Herald deck, which the discards renew when it is empty (R96, R106)."""
    if not s.heralds:
        s.heralds, s.herald_discards = s.herald_discards, []
        shuffle(s, s.heralds)
    return draw(s, s.heralds)


def promote_on(s: Table, spaces: list[int]) -> Steps:
    """Promote every die that lies on these spaces now and has not left when its turn comes (R95, R127)."""
    dice = [s.city[space] for space in spaces]
    for place in range(len(spaces)):
        die = dice[place]
        if NONE < die < PLAZA and s.city[spaces[place]] == die:
            yield from promote_die(s, s.families[die // DICE], die % DICE, 1, False)
            yield from refill(s)


def place_plaza(s: Table, cell: i64) -> None:
    """Mark a dice space beside the cell: empty, between two tiles rather than at one, clockwise from the north."""
    chosen: i64 = NOWHERE
    for side in range(len(SIDES)):
        space: i64 = SPACE_AT[4 * cell + side]
        if space == NOWHERE or space >= s.spaces or s.city[space] != NONE:
            continue
        first: i64 = FIRST_CELL[space]
        second: i64 = SECOND_CELL[space]
        if s.tiles[first] != NONE and s.tiles[second] != NONE:
            chosen = space
            break
        if chosen == NOWHERE and touches_tile(s, first, second):
            chosen = space
    if chosen != NOWHERE:
        s.city[chosen] = PLAZA
        tell(s, PLAZA_PLACED, chosen)
