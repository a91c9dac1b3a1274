"""Which things on the board a choice points at.

``tile:pasture_1`` is a tile wherever it lies (``tile:acropolis_0`` too), ``space:0-3`` space 3 of the city of seat 0,
``slot:2`` a slot of the display, ``cube:gold`` a cube of the supply, ``cube:gold-pasture_1`` the gold on a tile,
``air:gold`` gold that has been lifted, ``levy:pasture_1`` and ``disband:pasture_1`` exchanges on a tile, ``seat:1`` a
player, ``verb:launch`` a button.
"""

from __future__ import annotations

from pessoi.games.hexemonia.components import CITIZEN
from pessoi.games.hexemonia.verbs import (
    COMMIT,
    COMMIT_ALL,
    DISBAND,
    GIVE,
    LAND,
    LAY,
    LAY_ALL,
    LAY_CUBE,
    LEVY,
    LIFT,
    LIFT_ALL,
    MYTH,
    PAY,
    RESOURCE,
    SACRIFICE,
    SACRIFICE_ALL,
    SETTLE,
    SOURCE,
    TILE,
)
from pessoi.kernel.choice import Choice, Decision, Domain


def tile_element(tile: int) -> str:
    """A tile, wherever it lies."""
    return f"tile:{TILE.values[tile]}"


def space_element(seat: int, space: int) -> str:
    """A space of a city."""
    return f"space:{seat}-{space}"


def cube_element(resource: int, tile: int) -> str:
    """The cubes of a kind on a tile."""
    return f"cube:{RESOURCE.values[resource]}-{TILE.values[tile]}"


def elements(decision: Decision, choice: Choice) -> list[str]:
    """The tile first (a myth before its host), then the space, seat or kind of cube; without arguments a button."""
    verb = choice.verb
    if verb is LAY:
        return [tile_element(choice.a), space_element(decision.seat, choice.b + 1)]
    if verb is SETTLE:
        return [space_element(decision.seat, choice.a + 1)]
    if verb in (LIFT, LIFT_ALL, COMMIT, COMMIT_ALL):
        return [tile_element(choice.b), cube_element(choice.a, choice.b)]
    if verb in (LAY_CUBE, LAY_ALL):
        return [tile_element(choice.b), f"air:{RESOURCE.values[choice.a]}"]
    if verb in (LEVY, DISBAND):
        return [tile_element(choice.a), f"{verb.name}:{TILE.values[choice.a]}"]
    if verb in (PAY, GIVE):
        return [tile_element(choice.a), cube_element(decision.a, choice.a)]
    if verb in (SACRIFICE, SACRIFICE_ALL):
        return [tile_element(choice.a), cube_element(CITIZEN, choice.a)]
    tiles: list[str] = []
    others: list[str] = []
    for domain, value in ((verb.first, choice.a), (verb.second, choice.b)):
        if domain is not None:
            element = element_of(domain, value)
            (tiles if element.startswith("tile:") else others).append(element)
    return tiles + others or [f"verb:{verb.name}"]


def element_of(domain: Domain, value: int) -> str:
    """One argument of a choice as a thing on the board."""
    if domain is TILE or domain is LAND or domain is SOURCE or domain is MYTH:
        return f"tile:{domain.values[value]}"
    kind = "cube" if domain.name == "resource" else domain.name
    return f"{kind}:{domain.values[value]}"
