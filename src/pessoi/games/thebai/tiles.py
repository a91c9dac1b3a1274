"""Cadmea tiles in the city: resolving one, or both beside a dice space, and roofs. Rules, "Cadmea tiles and roofs"."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.thebai.components import DRACHMA, TILE_ROOFS
from pessoi.games.thebai.effect import ROOF_EFFECTS, TILE_EFFECTS, resolve
from pessoi.games.thebai.events import ROOF_RESOLVED, TILE_RESOLVED
from pessoi.games.thebai.geometry import FIRST_CELL, NEIGHBOUR, NOWHERE, SECOND_CELL
from pessoi.games.thebai.golden_rules import may
from pessoi.games.thebai.state import NONE, Family, Table, is_free
from pessoi.games.thebai.tokens import has_drachma, pay
from pessoi.games.thebai.verbs import BOTH, NEITHER, ON_ROOF, ON_TILES, ONE, ROOF, SKIP
from pessoi.kernel.choice import Choice, Steps, ask
from pessoi.kernel.journal import tell


def resolve_tile(s: Table, family: Family, tile: i64) -> Steps:
    """The effect of a tile, wherever it lies."""
    tell(s, TILE_RESOLVED, family.seat, tile)
    yield from resolve(s, family, TILE_EFFECTS.of(tile))


def resolve_touching(s: Table, family: Family, space: i64, price: i64) -> Steps:
    """Resolve one of the free tiles beside a dice space, or both for a price in Drachma, or none (R27, R28)."""
    first: i64 = FIRST_CELL[space]
    second: i64 = SECOND_CELL[space]
    choices: list[Choice] = []
    if is_free(s, first):
        choices.append(ONE.of(first))
    if is_free(s, second):
        choices.append(ONE.of(second))
    if not choices:
        return
    offer = len(choices) - 1
    if len(choices) == 2 and has_drachma(family, price):
        choices.append(BOTH.of(first))
        choices.append(BOTH.of(second))
        offer = 2
    choices.append(NEITHER.of())
    choice = yield ask(family.seat, ON_TILES, choices, price, offer)
    if choice.verb is NEITHER:
        return
    if choice.verb is BOTH:
        pay(s, family, DRACHMA, price)
    yield from resolve_tile(s, family, s.tiles[choice.a])
    if choice.verb is BOTH:
        other = second if choice.a == first else first
        if is_free(s, other):
            yield from resolve_tile(s, family, s.tiles[other])


def roof_at(s: Table, cell: i64, side: i64) -> i64:
    """The colour that the tile on a cell shows on a side."""
    return TILE_ROOFS[s.tiles[cell]][(side - s.rotations[cell]) & 3]


def facing_roof(s: Table, cell: i64, side: i64) -> i64:
    """The colour that faces a side of a cell: of the neighbouring tile, of the city's edge, or NOWHERE."""
    edge: i64 = s.edges[4 * cell + side]
    if edge != NOWHERE:
        return edge
    neighbour: i64 = NEIGHBOUR[4 * cell + side]
    if s.tiles[neighbour] == NONE:
        return NOWHERE
    return roof_at(s, neighbour, (side + 2) & 3)


def matching_sides(s: Table, cell: i64, tile: i64, rotation: i64) -> list[int]:
    """The sides on which the tile, laid on the cell in this way, matches what it faces (R83)."""
    sides: list[int] = []
    roofs = TILE_ROOFS[tile]
    for side in range(4):
        if facing_roof(s, cell, side) == roofs[(side - rotation) & 3]:
            sides.append(side)
    return sides


def resolve_roofs(s: Table, family: Family, cell: i64, sides: list[int], count: i64) -> Steps:
    """Resolve up to so many of these sides of a cell, each once, in any order (R49, R51)."""
    roofs = [facing_roof(s, cell, side) for side in range(4)]
    left = count if count < len(sides) else len(sides)
    while left > 0:
        choice = yield may(family, ON_ROOF, [ROOF.of(side) for side in sides], left, cell)
        if choice.verb is SKIP:
            return
        sides.remove(choice.a)
        roof = roofs[choice.a]
        tell(s, ROOF_RESOLVED, family.seat, roof)
        yield from resolve(s, family, ROOF_EFFECTS.of(roof))
        left -= 1
