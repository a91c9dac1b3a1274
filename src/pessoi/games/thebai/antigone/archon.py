"""Antigone's Archon, who jumps where the Herald card calls. Rules 18.6; R116, R117."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.thebai.antigone.events import (
    ANY_TILE_SOUGHT,
    BENEFIT_SOUGHT,
    DICE_AROUND_PROMOTED,
    HERALD_LAID,
    NO_FREE_TILE,
    NOTHING_DONE,
)
from pessoi.games.thebai.antigone.tiebreaker import choose_cell, discard_drawn_herald, herald_source, reference_herald
from pessoi.games.thebai.components import FROM_DECK, HERALD_BENEFITS, TILE_BENEFITS
from pessoi.games.thebai.events import ARCHON_PLACED
from pessoi.games.thebai.geometry import NOWHERE, SIDES, SPACE_AT
from pessoi.games.thebai.herald import draw_herald, promote_on
from pessoi.games.thebai.state import NONE, PLAZA, Family, Table, is_free, rebellion_of
from pessoi.kernel.choice import Steps
from pessoi.kernel.journal import tell


def move_antigones_archon(s: Table, her: Family) -> Steps:
    """Put the Archon on a tile that brings what the Herald card names, and promote every die around it."""
    herald = reference_herald(s)
    cells = cells_with_benefit(s, herald)
    if cells:
        cell = choose_cell(s, cells)
        her.archon = cell
        tell(s, ARCHON_PLACED, her.seat, cell)
        around = [SPACE_AT[4 * cell + side] for side in range(len(SIDES))]
        around = [space for space in around if space != NOWHERE]
        if any(NONE < s.city[space] < PLAZA for space in around):
            tell(s, DICE_AROUND_PROMOTED, cell)
        yield from promote_on(s, around)
    else:
        tell(s, NOTHING_DONE, NO_FREE_TILE)
    use_up_herald(s)


def cells_with_benefit(s: Table, herald: i64) -> list[int]:
    """The free tiles with the card's first benefit, else with its second, else all free tiles."""
    free = [int(cell) for cell in range(s.cells) if is_free(s, cell)]
    for benefit in HERALD_BENEFITS[herald]:
        cells = [cell for cell in free if benefit in TILE_BENEFITS[s.tiles[cell]]]
        tell(s, BENEFIT_SOUGHT, herald_source(s), herald, benefit, len(cells))
        if cells:
            return cells
    tell(s, ANY_TILE_SOUGHT, len(free))
    return free


def use_up_herald(s: Table) -> None:
    """The card that called her is discarded; if it was one of the row, the other slides left and a new one comes."""
    rebellion = rebellion_of(s)
    source = herald_source(s)
    if source != FROM_DECK:
        rebellion.drawn_herald = rebellion.herald_row.pop(source)
    discard_drawn_herald(s)
    if source != FROM_DECK:
        rebellion.herald_row.append(draw_herald(s))
        for place in range(len(rebellion.herald_row)):
            tell(s, HERALD_LAID, place, rebellion.herald_row[place])
