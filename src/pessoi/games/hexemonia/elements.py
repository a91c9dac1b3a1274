"""Which things on the board a choice points at.

``tile:pasture_1`` is a tile wherever it lies (``tile:acropolis_0`` too), ``space:0-3`` space 3 of the city of seat 0,
``slot:2`` a slot of the display, ``cube:gold`` a kind of cube, ``seat:1`` a player, ``verb:launch`` a button.
"""

from __future__ import annotations

from pessoi.games.hexemonia.verbs import LAND, LAY, MYTH, SETTLE, SOURCE, TILE
from pessoi.kernel.choice import Choice, Decision, Domain


def tile_element(tile: int) -> str:
    """A tile, wherever it lies."""
    return f"tile:{TILE.values[tile]}"


def space_element(seat: int, space: int) -> str:
    """A space of a city."""
    return f"space:{seat}-{space}"


def elements(decision: Decision, choice: Choice) -> list[str]:
    """The tile first, then the space, seat or kind of cube; for a choice without arguments its own button."""
    verb = choice.verb
    if verb is LAY:
        return [tile_element(choice.a), space_element(decision.seat, choice.b + 1)]
    if verb is SETTLE:
        return [space_element(decision.seat, choice.a + 1)]
    found: list[str] = []
    for domain, value in ((verb.first, choice.a), (verb.second, choice.b)):
        if domain is not None:
            element = element_of(domain, value)
            found = [element, *found] if element.startswith("tile:") else [*found, element]
    return found or [f"verb:{verb.name}"]


def element_of(domain: Domain, value: int) -> str:
    """One argument of a choice as a thing on the board."""
    if domain is TILE or domain is LAND or domain is SOURCE or domain is MYTH:
        return f"tile:{domain.values[value]}"
    kind = "cube" if domain.name == "resource" else domain.name
    return f"{kind}:{domain.values[value]}"
