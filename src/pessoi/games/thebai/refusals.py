"""What a player may expect to do but can't now, and why."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.thebai.components import ACTIONS, CITIZENS, CONTRACTS, DRACHMA, POWER
from pessoi.games.thebai.contracts import missing_commodities
from pessoi.games.thebai.estate import available_actions
from pessoi.games.thebai.geometry import CELLS, FIRST_CELL, NEIGHBOUR, NOWHERE, SECOND_CELL, SIDES, SPACE_AT, SPACES
from pessoi.games.thebai.state import FIRST_ACTION, NONE, Family, Table, has_archon, touches_tile
from pessoi.games.thebai.turn import faces_in_supply, has_estate_duty
from pessoi.games.thebai.verbs import (
    ARCHON,
    BOTH,
    CADMEA_TILE,
    CITY,
    ESTATE,
    FULFIL,
    ON_ARCHON,
    ON_CITIZEN,
    ON_METIC,
    ON_MOVE,
    ON_REFRESH,
    ON_TILES,
    ONE,
    STEP,
)
from pessoi.kernel.choice import Decision
from pessoi.kernel.game import Refusal
from pessoi.kernel.phrase import Name, Phrase

#: The questions between whose answers a contract can be fulfilled.
GAPS = (ON_REFRESH, ON_CITIZEN, ON_ARCHON, ON_METIC)


def refusals(s: Table, decision: Decision) -> list[Refusal]:
    """Everything worth a word at this question."""
    family = s.families[decision.seat]
    refused: list[Refusal] = []
    if decision.prompt in GAPS:
        refused += refused_contracts(s, family)
    if decision.prompt is ON_CITIZEN:
        refused += refused_actions(family)
        refused += refused_spaces(s, family, decision)
    elif decision.prompt is ON_TILES:
        refused += refused_tiles(family, decision)
    elif decision.prompt in (ON_ARCHON, ON_MOVE):
        refused += refused_cells(s) if family.archon == NONE else refused_steps(s, family, decision)
    return refused


def refused_contracts(s: Table, family: Family) -> list[Refusal]:
    """Contracts of the hand: one a turn, and only those that can be paid."""
    refused: list[Refusal] = []
    for contract in family.hand:
        missing = missing_commodities(family, contract)
        if s.has_fulfilled:
            reason = Phrase("refusal-one-contract")
        elif missing:
            reason = Phrase("refusal-missing", {"missing": int(missing)})
        else:
            continue
        refused.append(Refusal(f"contract:{CONTRACTS[contract]}", FULFIL.of(contract), reason))
    return refused


def refused_actions(family: Family) -> list[Refusal]:
    """Action spaces that are covered, and by what."""
    open_actions = available_actions(family)
    face = first_face_in_supply(family)
    return [
        Refusal(f"action:{ACTIONS[action]}", ESTATE.of(face, action), why_covered(family, action))
        for action in range(len(ACTIONS))
        if action not in open_actions
    ]


def first_face_in_supply(family: Family) -> int:
    """The lowest face of a Citizen at hand: a refused place is the same for all of them."""
    faces = faces_in_supply(family)
    return next(face for face in range(len(POWER)) if faces >> face & 1)


def why_covered(family: Family, action: int) -> Phrase:
    """What lies on an action space."""
    if family.estate[action] != NONE:
        return Phrase("refusal-tile-on-action", {"tile": Name(CADMEA_TILE, family.estate[action])})
    if FIRST_ACTION + action in family.places[:CITIZENS]:
        return Phrase("refusal-citizen-on-action")
    return Phrase("refusal-metic-on-action")


def refused_spaces(s: Table, family: Family, decision: Decision) -> list[Refusal]:
    """Dice spaces of the city that a Citizen can't use."""
    face = first_face_in_supply(family)
    has_duty = has_estate_duty(family) and not any(choice.verb is CITY for choice in decision.choices)
    refused: list[Refusal] = []
    for space in range(s.spaces):
        if s.city[space] != NONE:
            reason = Phrase("refusal-space-occupied")
        elif not touches_tile(s, FIRST_CELL[space], SECOND_CELL[space]):
            reason = Phrase("refusal-no-tile")
        elif has_duty:
            reason = Phrase("refusal-estate-duty")
        else:
            continue
        refused.append(Refusal(f"space:{SPACES[space]}", CITY.of(face, space), reason))
    return refused


def refused_tiles(family: Family, decision: Decision) -> list[Refusal]:
    """Both tiles, if they can't be paid."""
    cells = [choice.a for choice in decision.choices if choice.verb is ONE]
    if len(cells) < 2 or family.tokens[DRACHMA] >= decision.a:
        return []
    reason = Phrase("refusal-both", {"price": decision.a})
    return [Refusal(f"cell:{CELLS[cell]}", BOTH.of(cell), reason) for cell in cells]


def refused_cells(s: Table) -> list[Refusal]:
    """Tiles an Archon can't come to, as another one stands there."""
    return [
        Refusal(f"cell:{CELLS[cell]}", ARCHON.of(cell), Phrase("refusal-archon-there"))
        for cell in range(s.cells)
        if s.tiles[cell] != NONE and has_archon(s, cell)
    ]


def refused_steps(s: Table, family: Family, decision: Decision) -> list[Refusal]:
    """Steps to neighbouring tiles that are not legal now."""
    refused: list[Refusal] = []
    for side in range(len(SIDES)):
        target: i64 = NEIGHBOUR[4 * family.archon + side]
        if target == NOWHERE or s.tiles[target] == NONE or decision.offers(STEP.of(side)):
            continue
        is_empty = s.city[SPACE_AT[4 * family.archon + side]] == NONE
        reason = Phrase("refusal-empty-space" if is_empty else "refusal-step")
        refused.append(Refusal(f"cell:{CELLS[target]}", STEP.of(side), reason))
    return refused
