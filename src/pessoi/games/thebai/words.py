"""What a choice is called in a position. Rules, "Decision points"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.ascension import can_ascend
from pessoi.games.thebai.building import leftmost
from pessoi.games.thebai.comfort import POINTS_PER_BRONZE, PROMOTIONS_AT_HOME, PROMOTIONS_IN_CITY
from pessoi.games.thebai.components import (
    ACTIONS,
    CITIZENS,
    COMMANDERS,
    CONTRACTS,
    COUNCIL_SPACES,
    ESTATE_COLUMNS,
    FATE_BACK,
    NEUTRAL,
    POINTS_ABOVE_TOP,
    ROOFS,
    TILE_COLOUR,
    TILES,
    TOP_FACE,
    tiles_of,
)
from pessoi.games.thebai.geometry import COLUMNS, FIRST_CELL, LOWER_ROW, NEIGHBOUR, SECOND_CELL, UPPER_ROW
from pessoi.games.thebai.promotion import named_die
from pessoi.games.thebai.state import (
    FIRST_ACTION,
    NONE,
    SUPPLY,
    Family,
    Table,
)
from pessoi.games.thebai.verbs import (
    ACTION,
    ARCHON,
    BOTH,
    CADMEA_TILE,
    CELL,
    CITY,
    CONTRACT,
    FACE,
    FULFIL,
    HIGHER,
    HOPLITE_DIE,
    LOWER,
    MARK,
    ON_PROMOTIONS_OF_EACH,
    ON_TRAINING,
    ONE,
    POST,
    PROMOTE,
    REMOVE,
    RUSH,
    SIDE,
    SPACE,
    SPEND,
    START_CONTRACT,
    START_TILE,
    STEP,
    TAKE,
    TILE,
    TO,
    WALK,
)
from pessoi.kernel.choice import Choice, Decision, Domain, Verb
from pessoi.kernel.phrase import Name, Phrase, Word

# What things do, in words
DEED: Final = Domain("deed", ACTIONS)
DEAL: Final = Domain("deal", CONTRACTS)
GIFT: Final = Domain("gift", COMMANDERS)
CONDITION: Final = Domain("condition", COUNCIL_SPACES)
ROOF_EFFECT: Final = Domain("roof-effect", ROOFS)
#: Tiles of the same name do the same in every colour.
_OWN: Final = len(tiles_of(0))
TILE_EFFECT: Final = Domain("effect", [TILES[tile].split("_")[1] for tile in (*tiles_of(0), *tiles_of(NEUTRAL))])

KINDS: Final = Domain("kind", ["citizen", "hoplite"])
#: The backs of fate tiles.
BACK: Final = Domain("back", sorted(set(FATE_BACK)))


def tile_effect(tile: i64) -> Name:
    """What a tile does."""
    if TILE_COLOUR[tile] == NEUTRAL:
        return Name(TILE_EFFECT, _OWN + tile - tiles_of(NEUTRAL)[0])
    return Name(TILE_EFFECT, tile % _OWN)


def tile_phrase(message: str, tile: i64) -> Phrase:
    """A sentence about a tile and what it does."""
    return Phrase(message, {"tile": Name(CADMEA_TILE, tile), "effect": tile_effect(tile)})


# Places


def place(s: Table, space: i64) -> Word:
    """A dice space by the tiles it touches, or where there are none by rows and columns."""
    first: i64 = s.tiles[FIRST_CELL[space]]
    second: i64 = s.tiles[SECOND_CELL[space]]
    if first == NONE and second == NONE:
        return Name(SPACE, space)
    if UPPER_ROW[space] == LOWER_ROW[space]:
        line, messages = int(UPPER_ROW[space]) + 1, ("place-right-of", "place-left-of", "place-between-in-row")
    else:
        line, messages = FIRST_CELL[space] % COLUMNS + 1, ("place-below", "place-above", "place-between-in-column")
    if second == NONE:
        return Phrase(messages[0], {"line": line, "tile": Name(CADMEA_TILE, first)})
    if first == NONE:
        return Phrase(messages[1], {"line": line, "tile": Name(CADMEA_TILE, second)})
    return Phrase(messages[2], {"line": line, "first": Name(CADMEA_TILE, first), "second": Name(CADMEA_TILE, second)})


# Labels


def label(s: Table, decision: Decision, choice: Choice) -> Phrase:
    """The choice with the tiles, cards and faces it is about."""
    family = s.families[decision.seat]
    verb = choice.verb
    if verb is PROMOTE:
        return label_promote(s, family, decision, choice)
    if verb in LABELS:
        return LABELS[verb](s, family, choice)
    return Phrase.of_choice(choice)


def label_estate_row(_s: Table, family: Family, choice: Choice) -> Phrase:
    """The tile of an estate row that would leave it."""
    tile = family.estate[leftmost(family, choice.a)]
    return Phrase(f"label-{choice.verb.name}", {"tile": Name(CADMEA_TILE, tile), "effect": tile_effect(tile)})


def label_start_tile(_s: Table, family: Family, choice: Choice) -> Phrase:
    """The tile in column 2 of a row."""
    return tile_phrase("label-start_tile", family.estate[choice.a * ESTATE_COLUMNS + 1])


def label_cell(s: Table, _family: Family, choice: Choice) -> Phrase:
    """A cell with the tile on it."""
    tile = s.tiles[choice.a]
    cell = Name(CELL, choice.a)
    return Phrase(
        f"label-{choice.verb.name}", {"cell": cell, "tile": Name(CADMEA_TILE, tile), "effect": tile_effect(tile)}
    )


def label_contract(s: Table, _family: Family, choice: Choice) -> Phrase:
    """A contract with its cost and reward."""
    contract = s.display[choice.a] if choice.verb in (TAKE, MARK) else choice.a
    return Phrase(f"label-{choice.verb.name}", {"contract": Name(CONTRACT, contract), "deal": Name(DEAL, contract)})


def label_step(s: Table, family: Family, choice: Choice) -> Phrase:
    """The tile a step leads to."""
    tile = s.tiles[NEIGHBOUR[4 * family.archon + choice.a]]
    side = Name(SIDE, choice.a)
    return Phrase("label-step", {"side": side, "tile": Name(CADMEA_TILE, tile), "effect": tile_effect(tile)})


def label_city(s: Table, _family: Family, choice: Choice) -> Phrase:
    """A Citizen and its dice space."""
    return Phrase("label-city", {"face": Name(FACE, choice.a), "place": place(s, choice.b)})


def label_space(s: Table, _family: Family, choice: Choice) -> Phrase:
    """A dice space."""
    return Phrase("label-space", {"place": place(s, choice.a)})


def label_hoplite(s: Table, family: Family, choice: Choice) -> Phrase:
    """A Hoplite with its place and face."""
    die = named_die(family, choice.a)
    return Phrase("label-hoplite", {"die": die_at(s, family, die), "face": Name(FACE, family.faces[die])})


def label_promote(s: Table, family: Family, decision: Decision, choice: Choice) -> Phrase:
    """A die with its kind and place, and what becomes of it by all the promotions it would get."""
    die = named_die(family, choice.a)
    face: i64 = family.faces[die]
    is_in_city = family.places[die] < FIRST_ACTION
    times: i64 = 1
    if decision.prompt is ON_PROMOTIONS_OF_EACH:
        times = decision.b
    elif decision.prompt is ON_TRAINING:
        times = PROMOTIONS_IN_CITY if is_in_city else PROMOTIONS_AT_HOME
    values: dict[str, Word] = {"die": die_at(s, family, die), "face": Name(FACE, face)}
    if face + times <= TOP_FACE:
        return Phrase("label-promote", {**values, "next": Name(FACE, face + times)})
    if is_in_city and can_ascend(family, die):
        if face == TOP_FACE:
            return Phrase("label-promote-ascends", values)
        return Phrase("label-promote-then-ascends", {**values, "next": Name(FACE, TOP_FACE)})
    values["points"] = int(POINTS_ABOVE_TOP * (face + times - TOP_FACE))
    if face == TOP_FACE:
        return Phrase("label-promote-top", values)
    return Phrase("label-promote-past-top", {**values, "next": Name(FACE, TOP_FACE)})


def die_at(s: Table, family: Family, die: i64) -> Phrase:
    """A die by its kind and place."""
    kind = Name(KINDS, 0 if die < CITIZENS else 1)
    at: i64 = family.places[die]
    if at == SUPPLY:
        return Phrase("label-in-supply", {"kind": kind})
    if at < FIRST_ACTION:
        return Phrase("label-in-city", {"kind": kind, "place": place(s, at)})
    return Phrase("label-on-estate", {"kind": kind, "action": Name(ACTION, at - FIRST_ACTION)})


def label_oracle(_s: Table, family: Family, choice: Choice) -> Phrase:
    """A price of the Oracle, and the points for it."""
    steps: i64 = min(family.steps) if choice.verb is LOWER else max(family.steps)
    return Phrase(f"label-{choice.verb.name}", {"points": int(steps)})


def label_spend(_s: Table, _family: Family, choice: Choice) -> Phrase:
    """Bronze, and the points for it."""
    return Phrase("label-spend", {"count": choice.a, "points": POINTS_PER_BRONZE * choice.a})


LABELS: Final[dict[Verb, Callable[[Table, Family, Choice], Phrase]]] = {
    START_TILE: label_start_tile,
    TILE: label_estate_row,
    REMOVE: label_estate_row,
    CITY: label_city,
    ONE: label_cell,
    BOTH: label_cell,
    ARCHON: label_cell,
    RUSH: label_cell,
    WALK: label_cell,
    STEP: label_step,
    START_CONTRACT: label_contract,
    FULFIL: label_contract,
    TAKE: label_contract,
    MARK: label_contract,
    HOPLITE_DIE: label_hoplite,
    TO: label_space,
    POST: label_space,
    LOWER: label_oracle,
    HIGHER: label_oracle,
    SPEND: label_spend,
}
