"""Building: taking tiles off the estate and placing them in the city. Rules, "Removing" and "Placing"; R46 to R51."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.thebai.components import ESTATE_COLUMNS, ESTATE_ROWS, FESTIVAL, HYPERBIUS, TILE_ROOFS
from pessoi.games.thebai.devotion import has_blessing
from pessoi.games.thebai.effect import Amount, Effect, Row
from pessoi.games.thebai.events import TILE_LOST, TILE_PLACED, TILE_REMOVED
from pessoi.games.thebai.geometry import NEIGHBOUR, NOWHERE
from pessoi.games.thebai.golden_rules import may
from pessoi.games.thebai.state import NONE, Family, Table
from pessoi.games.thebai.tiles import matching_sides, resolve_roofs, resolve_tile
from pessoi.games.thebai.verbs import (
    CELL_FOR_TILE,
    ON_CELL,
    ON_REMOVE,
    ON_ROTATION,
    ON_TILE,
    REMOVE,
    ROTATE,
    SKIP,
    TILE,
)
from pessoi.kernel.choice import Choice, Steps, Verb, ask
from pessoi.kernel.journal import tell


def leftmost(family: Family, row: i64) -> i64:
    """The action space of a row that holds its leftmost tile, or NONE."""
    for space in range(row * ESTATE_COLUMNS, (row + 1) * ESTATE_COLUMNS):
        if family.estate[space] != NONE:
            return space
    return NONE


def rows_with_tiles(family: Family, verb: Verb) -> list[Choice]:
    """One choice of the verb for each row of the estate that holds a tile."""
    choices: list[Choice] = []
    for row in range(len(ESTATE_ROWS)):
        if leftmost(family, row) != NONE:
            choices.append(verb.of(row))
    return choices


def take_leftmost(family: Family, row: i64) -> i64:
    """Lift the leftmost tile of a row off the estate; its action space is open at once."""
    space = leftmost(family, row)
    tile = family.estate[space]
    family.estate[space] = NONE
    return tile


class RemoveTiles(Effect):
    """``remove_tile``: so many leftmost tiles go to the box, and with ``activate`` are resolved."""

    __slots__ = ("amount", "is_activating")

    def __init__(self, row: Row) -> None:
        self.amount: Amount = row.amount()
        self.is_activating: bool = row.flag("activate")

    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """Choose one row after the other."""
        left = self.amount.at(power)
        while left > 0:
            choices = rows_with_tiles(family, REMOVE)
            if not choices:
                return
            choice = yield may(family, ON_REMOVE, choices, left)
            if choice.verb is SKIP:
                return
            tile = take_leftmost(family, choice.a)
            s.box.append(tile)
            tell(s, TILE_REMOVED, family.seat, tile)
            if self.is_activating:
                yield from resolve_tile(s, family, tile)
            left -= 1


class PlaceTile(Effect):
    """``place_tile``: a tile of the estate goes to the city, and so many of its matching roofs count."""

    __slots__ = ("is_activating", "roofs")

    def __init__(self, row: Row) -> None:
        self.roofs: Amount = row.amount("roofs")
        self.is_activating: bool = row.flag("activate")

    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """Place it."""
        yield from place_tile(s, family, self.roofs.at(power), self.is_activating)


def place_tile(s: Table, family: Family, roofs: i64, is_activating: bool) -> Steps:
    """The leftmost tile of a row goes to the city; with ``is_activating`` it is resolved before it lies there."""
    rows = rows_with_tiles(family, TILE)
    if not rows or not cells_for_tile(s, family):
        return
    choice = yield may(family, ON_TILE, rows)
    if choice.verb is SKIP:
        return
    tile = take_leftmost(family, choice.a)
    s.aside.append(tile)
    if is_activating:
        yield from resolve_tile(s, family, tile)
    cells = cells_for_tile(s, family)
    if not cells:
        s.aside.remove(tile)
        s.box.append(tile)
        tell(s, TILE_LOST, family.seat, tile)
        return
    choice = yield ask(family.seat, ON_CELL, cells, tile)
    cell = choice.a
    choice = yield ask(family.seat, ON_ROTATION, rotations_of(tile), tile, cell)
    sides = matching_sides(s, cell, tile, choice.a)
    s.aside.remove(tile)
    s.tiles[cell] = tile
    s.rotations[cell] = choice.a
    tell(s, TILE_PLACED, family.seat, tile, cell, choice.a)
    if s.standees[HYPERBIUS] == cell:
        s.standees[HYPERBIUS] = NONE
        yield from resolve_tile(s, family, tile)
    if has_blessing(family, FESTIVAL):
        roofs += 1
    yield from resolve_roofs(s, family, cell, sides, roofs)


def cells_for_tile(s: Table, family: Family) -> list[Choice]:
    """Empty cells beside a tile that no foreign Hyperbius keeps free."""
    kept: i64 = s.standees[HYPERBIUS] if s.owners[HYPERBIUS] != family.seat else NONE
    choices: list[Choice] = []
    for cell in range(s.cells):
        if s.tiles[cell] == NONE and cell != kept and is_beside_tile(s, cell):
            choices.append(CELL_FOR_TILE.of(cell))
    return choices


def is_beside_tile(s: Table, cell: i64) -> bool:
    """Whether a neighbouring cell holds a tile."""
    for side in range(4):
        neighbour: i64 = NEIGHBOUR[4 * cell + side]
        if neighbour != NOWHERE and s.tiles[neighbour] != NONE:
            return True
    return False


def rotations_of(tile: i64) -> list[Choice]:
    """The ways to turn a tile; those that look the same are one."""
    roofs = TILE_ROOFS[tile]
    if roofs[0] == roofs[2] and roofs[1] == roofs[3]:
        return [ROTATE.of(0), ROTATE.of(1)]
    return [ROTATE.of(turns) for turns in range(4)]
