"""Which things on the board a choice points at.

``space:v4-3`` is a dice space with whatever lies on it, ``cell:r4c3`` a cell, ``action:T1`` a space of the own estate
with the tile, die or Metic on it, ``die:supply-citizen-2`` a die of the supply, ``contract:C7`` a contract wherever it
lies, ``token:grape`` what one has and gives, ``good:grape`` what one gets, ``verb:skip`` a button. What is taken in
hand comes first, where it goes second. ``crossing:v4-3`` are the spaces a walk leads over, in their order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.building import leftmost
from pessoi.games.thebai.components import ACTIONS, CONTRACTS, ESTATE_COLUMNS, FACES, ROOFS, TILES, TOKENS
from pessoi.games.thebai.geometry import CELLS, NEIGHBOUR, SIDES, SPACE_AT, SPACES
from pessoi.games.thebai.state import FIRST_ACTION, NONE, SUPPLY, Family, Table
from pessoi.games.thebai.tiles import facing_roof, matching_sides
from pessoi.games.thebai.verbs import (
    ASCEND,
    BOTH,
    CELL_FOR_TILE,
    CITY,
    DIE,
    ESTATE,
    GOOD,
    HOPLITE_DIE,
    KEEP,
    MARK,
    ON_ASCEND,
    ON_WAGES,
    PROMOTE,
    RELEASE,
    REMOVE,
    ROOF,
    ROTATE,
    START_CONTRACT,
    START_TILE,
    STAY,
    STEP,
    STOP,
    SWAP,
    TAKE,
    TILE,
    WALK,
)
from pessoi.games.thebai.ways import shortest_ways, way_to
from pessoi.kernel.choice import Choice, Decision, Verb


def elements(s: Table, decision: Decision, choice: Choice) -> list[str]:
    """What is taken in hand first, then where it goes; for a choice without arguments its own button."""
    verb = choice.verb
    if verb in POINTS_AT:
        return POINTS_AT[verb](s, decision, choice)
    arguments = zip((verb.first, verb.second), (choice.a, choice.b), strict=True)
    found = [f"{domain.name}:{domain.values[value]}" for domain, value in arguments if domain is not None]
    return found or [f"verb:{verb.name}"]


def space_element(space: i64) -> str:
    """A dice space with whatever lies on it."""
    return f"space:{SPACES[space]}"


def cell_element(cell: i64) -> str:
    """A cell with the tile on it."""
    return f"cell:{CELLS[cell]}"


def action_element(action: i64) -> str:
    """A space of the own estate."""
    return f"action:{ACTIONS[action]}"


def contract_element(contract: i64) -> str:
    """A contract, in the display or the hand."""
    return f"contract:{CONTRACTS[contract]}"


def citizen_element(face: i64) -> str:
    """A Citizen of the own supply."""
    return f"die:supply-citizen-{FACES[face]}"


def to_estate(_s: Table, _decision: Decision, choice: Choice) -> list[str]:
    """A Citizen and its action space."""
    return [citizen_element(choice.a), action_element(choice.b)]


def to_city(_s: Table, _decision: Decision, choice: Choice) -> list[str]:
    """A Citizen and its dice space."""
    return [citizen_element(choice.a), space_element(choice.b)]


def chosen_die(_s: Table, _decision: Decision, choice: Choice) -> list[str]:
    """A die by the place it lies on, or in the supply."""
    if choice.a >= SUPPLY:
        return [f"die:{DIE.values[choice.a]}"]
    return [space_element(choice.a) if choice.a < FIRST_ACTION else action_element(choice.a - FIRST_ACTION)]


def start_tile(_s: Table, _decision: Decision, choice: Choice) -> list[str]:
    """The tile in column 2 of a row."""
    return [action_element(choice.a * ESTATE_COLUMNS + 1)]


def leftmost_tile(s: Table, decision: Decision, choice: Choice) -> list[str]:
    """The action space under the tile that would leave a row."""
    return [action_element(leftmost(s.families[decision.seat], choice.a))]


def contract_of_display(s: Table, _decision: Decision, choice: Choice) -> list[str]:
    """The contract in a slot."""
    return [contract_element(s.display[choice.a])]


def starting_contract(_s: Table, _decision: Decision, choice: Choice) -> list[str]:
    """One of the Starting Contracts."""
    return [contract_element(choice.a)]


def swap(_s: Table, _decision: Decision, choice: Choice) -> list[str]:
    """What is given and what comes for it."""
    return [f"token:{TOKENS[choice.a]}", f"good:{TOKENS[choice.b]}"]


def good(_s: Table, _decision: Decision, choice: Choice) -> list[str]:
    """What comes."""
    return [f"good:{TOKENS[choice.a]}"]


def both(_s: Table, _decision: Decision, choice: Choice) -> list[str]:
    """A button at the tile that is resolved first."""
    return [f"both:{CELLS[choice.a]}"]


def laid_tile(s: Table, decision: Decision, choice: Choice) -> list[str]:
    """The cell, the tile that comes there, and the sides that match if it is turned well."""
    turned = [matching_sides(s, choice.a, decision.a, turns) for turns in range(4)]
    return [cell_element(choice.a), f"tile:{TILES[decision.a]}", *sides(choice.a, max(turned, key=len))]


def turned_tile(s: Table, decision: Decision, choice: Choice) -> list[str]:
    """The turn of a tile, its cell, the tile, and the sides that match then."""
    matching = matching_sides(s, decision.b, decision.a, choice.a)
    return [f"turn:{choice.a}", cell_element(decision.b), f"tile:{TILES[decision.a]}", *sides(decision.b, matching)]


def sides(cell: i64, matching: list[int]) -> list[str]:
    """Sides of a cell."""
    return [f"side:{CELLS[cell]}-{SIDES[side]}" for side in matching]


def roof(s: Table, decision: Decision, choice: Choice) -> list[str]:
    """A side of the cell that was built on, and the colour that faces it."""
    return [f"roof:{CELLS[decision.b]}-{SIDES[choice.a]}", f"colour:{ROOFS[facing_roof(s, decision.b, choice.a)]}"]


def step(s: Table, decision: Decision, choice: Choice) -> list[str]:
    """The dice space the Archon crosses; the tile behind it is where a whole walk goes."""
    family = s.families[decision.seat]
    return [space_element(SPACE_AT[4 * family.archon + choice.a])]


def stop(s: Table, decision: Decision, _choice: Choice) -> list[str]:
    """The tile the Archon stands on."""
    return [cell_element(s.families[decision.seat].archon)]


def walk(s: Table, decision: Decision, choice: Choice) -> list[str]:
    """The end of the way, and the dice spaces it crosses."""
    return [cell_element(choice.a), *(f"crossing:{SPACES[space]}" for space in way(s, decision, choice.a))]


def way(s: Table, decision: Decision, target: i64) -> list[int]:
    """The dice spaces between the Archon and a tile it can walk to."""
    family: Family = s.families[decision.seat]
    crossed: list[int] = []
    cell: i64 = family.archon
    if cell == NONE:
        return crossed
    for taken in way_to(s, family, target, shortest_ways(s, family)):
        crossed.append(SPACE_AT[4 * cell + (taken & 3)])
        cell = NEIGHBOUR[4 * cell + (taken & 3)]
    return crossed


def about_space(_s: Table, decision: Decision, choice: Choice) -> list[str]:
    """A button, and the dice space the question is about."""
    assert decision.prompt in (ON_ASCEND, ON_WAGES)
    return [f"verb:{choice.verb.name}", space_element(decision.a)]


POINTS_AT: Final[dict[Verb, Callable[[Table, Decision, Choice], list[str]]]] = {
    START_TILE: start_tile,
    START_CONTRACT: starting_contract,
    ESTATE: to_estate,
    CITY: to_city,
    BOTH: both,
    WALK: walk,
    STEP: step,
    STOP: stop,
    GOOD: good,
    SWAP: swap,
    TAKE: contract_of_display,
    MARK: contract_of_display,
    PROMOTE: chosen_die,
    HOPLITE_DIE: chosen_die,
    TILE: leftmost_tile,
    REMOVE: leftmost_tile,
    CELL_FOR_TILE: laid_tile,
    ROTATE: turned_tile,
    ROOF: roof,
    ASCEND: about_space,
    STAY: about_space,
    KEEP: about_space,
    RELEASE: about_space,
}
