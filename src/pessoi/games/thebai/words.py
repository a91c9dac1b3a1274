"""What a choice is called in a position, and what it would bring. Rules, "Decision points"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.building import leftmost
from pessoi.games.thebai.components import (
    ACTIONS,
    CITIZENS,
    COMMANDERS,
    CONTRACTS,
    COUNCIL_SPACES,
    DICE,
    DRILLMASTER,
    ESTATE_COLUMNS,
    FATE_BACK,
    GATES,
    LAST_STEP,
    NEUTRAL,
    ROOFS,
    SHEPHERD,
    TILE_COLOUR,
    TILES,
    TOP_FACE,
    tiles_of,
)
from pessoi.games.thebai.conflict import fights_in, upcoming_row
from pessoi.games.thebai.council import worth
from pessoi.games.thebai.devotion import (
    BLESSING_SPACE,
    FINAL_SPACE,
    METIC_SPACE,
    PROMOTIONS,
    SPACE_KIND,
    SPACE_VALUE,
    has_blessing,
)
from pessoi.games.thebai.events import BLESSING, ROOF_COLOUR
from pessoi.games.thebai.geometry import FIRST_CELL, NEIGHBOUR, SECOND_CELL, SPACE_AT
from pessoi.games.thebai.promotion import named_die
from pessoi.games.thebai.state import (
    ACTOR_STANDEE,
    NONE,
    PLAZA,
    SUPPLY,
    Family,
    Table,
    is_citizen,
    is_free,
)
from pessoi.games.thebai.tiles import facing_roof, matching_sides
from pessoi.games.thebai.verbs import (
    ADVANCE,
    ARCHON,
    BOTH,
    CADMEA_TILE,
    CELL,
    CELL_FOR_TILE,
    CITY,
    CLAIM,
    CONTRACT,
    DIE,
    DISRUPT,
    ESTATE,
    FACE,
    FULFIL,
    HOPLITE_DIE,
    MARK,
    METIC,
    ONE,
    PROMOTE,
    REMOVE,
    ROOF,
    ROTATE,
    RUSH,
    SEAT_AT,
    SIDE,
    START_CONTRACT,
    START_TILE,
    STEP,
    TAKE,
    TILE,
    TO,
    USE_METIC,
    WALK,
)
from pessoi.games.thebai.ways import shortest_ways, way_to
from pessoi.kernel.choice import SEAT, Choice, Decision, Domain, Verb
from pessoi.kernel.phrase import Name, Phrase

# What things do, in words
DEED: Final = Domain("deed", ACTIONS)
DEAL: Final = Domain("deal", CONTRACTS)
GIFT: Final = Domain("gift", COMMANDERS)
CONDITION: Final = Domain("condition", COUNCIL_SPACES)
ROOF_EFFECT: Final = Domain("roof-effect", ROOFS)
#: Tiles of the same name do the same in every colour.
_OWN: Final = len(tiles_of(0))
TILE_EFFECT: Final = Domain("effect", [TILES[tile].split("_")[1] for tile in (*tiles_of(0), *tiles_of(NEUTRAL))])

SPOILS: Final = Domain("spoils", GATES)
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


# Labels


def label(s: Table, decision: Decision, choice: Choice) -> Phrase:
    """The choice with the tiles, cards and faces it is about."""
    family = s.families[decision.seat]
    verb = choice.verb
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


def label_die(_s: Table, family: Family, choice: Choice) -> Phrase:
    """A die with its kind and face, and what becomes of it."""
    die = named_die(family, choice.a)
    face = family.faces[die]
    kind = Name(KINDS, 0 if die < CITIZENS else 1)
    if family.places[die] == SUPPLY:
        where = Phrase("label-in-supply", {"kind": kind, "face": Name(FACE, face)})
    else:
        where = Phrase("label-on-board", {"kind": kind, "face": Name(FACE, face), "die": Name(DIE, choice.a)})
    if choice.verb is HOPLITE_DIE:
        return Phrase("label-hoplite", {"die": where})
    if face < TOP_FACE:
        return Phrase("label-promote", {"die": where, "face": Name(FACE, face + 1)})
    return Phrase("label-promote-top", {"die": where})


LABELS: Final[dict[Verb, Callable[[Table, Family, Choice], Phrase]]] = {
    START_TILE: label_start_tile,
    TILE: label_estate_row,
    REMOVE: label_estate_row,
    ONE: label_cell,
    BOTH: label_cell,
    ARCHON: label_cell,
    RUSH: label_cell,
    WALK: label_cell,
    START_CONTRACT: label_contract,
    FULFIL: label_contract,
    TAKE: label_contract,
    MARK: label_contract,
    PROMOTE: label_die,
    HOPLITE_DIE: label_die,
}

# Outlooks


def outlook(s: Table, decision: Decision, choice: Choice) -> list[Phrase]:
    """What the choice brings and costs, as far as everybody can see it."""
    family = s.families[decision.seat]
    verb = choice.verb
    if verb is ROTATE:
        return outlook_rotation(s, decision, choice)
    if verb is CELL_FOR_TILE:
        most = max(len(matching_sides(s, choice.a, decision.a, turns)) for turns in range(4))
        return [Phrase("outlook-matches", {"count": most})]
    if verb is ROOF:
        roof = facing_roof(s, decision.b, choice.a)
        return [Phrase("outlook-roof-effect", {"roof": Name(ROOF_COLOUR, roof), "effect": Name(ROOF_EFFECT, roof)})]
    if verb in OUTLOOKS:
        return OUTLOOKS[verb](s, family, choice)
    return []


def outlook_estate(_s: Table, _family: Family, choice: Choice) -> list[Phrase]:
    """The action of a space."""
    return [Phrase("outlook-deed", {"deed": Name(DEED, choice.b)})]


def outlook_city(s: Table, _family: Family, choice: Choice) -> list[Phrase]:
    """The free tiles beside a dice space."""
    cells = [cell for cell in (FIRST_CELL[choice.b], SECOND_CELL[choice.b]) if is_free(s, cell)]
    return [tile_phrase("outlook-tile", s.tiles[cell]) for cell in cells]


def outlook_walk(s: Table, family: Family, choice: Choice) -> list[Phrase]:
    """What the way to a tile costs and changes."""
    brings: list[Phrase] = []
    cell: i64 = family.archon
    for step in way_to(s, family, choice.a, shortest_ways(s, family)):
        side = step & 3
        brings += crossing(s, family, SPACE_AT[4 * cell + side])
        cell = NEIGHBOUR[4 * cell + side]
    return brings


def outlook_step(s: Table, family: Family, choice: Choice) -> list[Phrase]:
    """What crossing one dice space costs and changes."""
    return crossing(s, family, SPACE_AT[4 * family.archon + choice.a])


def crossing(s: Table, family: Family, space: i64) -> list[Phrase]:
    """What happens on a dice space that the Archon crosses."""
    lying: i64 = s.city[space]
    if lying == NONE:
        return [Phrase("outlook-pays-for-crossing")]
    if lying in (PLAZA, ACTOR_STANDEE):
        return []
    owner = s.families[lying // DICE]
    die = lying % DICE
    kind = Name(KINDS, 0 if is_citizen(die) else 1)
    face = Name(FACE, owner.faces[die])
    if owner.seat != family.seat:
        return [Phrase("outlook-promotes-other", {"seat": Name(SEAT, int(owner.seat)), "kind": kind, "face": face})]
    if has_blessing(family, SHEPHERD if is_citizen(die) else DRILLMASTER):
        return [Phrase("outlook-promotes-own", {"kind": kind, "face": face})]
    return [Phrase("outlook-reduces-own", {"kind": kind, "face": face})]


def outlook_target(s: Table, _family: Family, choice: Choice) -> list[Phrase]:
    """Whether a Hoplite there takes part in the next battle."""
    row = upcoming_row(s)
    return [Phrase("outlook-next-battle")] if row != NONE and fights_in(choice.a, row) else []


def outlook_advance(_s: Table, family: Family, choice: Choice) -> list[Phrase]:
    """The space a step would reach."""
    track = choice.a
    step = family.steps[track] + 1
    if step > LAST_STEP:
        return [Phrase("outlook-past-the-end")]
    kind = SPACE_KIND[track][step]
    value = SPACE_VALUE[track][step]
    if kind == PROMOTIONS:
        return [Phrase("outlook-promotions", {"count": value})]
    if kind == METIC_SPACE:
        return [Phrase("outlook-metic", {"metic": Name(METIC, value)})]
    if kind == BLESSING_SPACE:
        return [Phrase("outlook-blessing", {"blessing": Name(BLESSING, value)})]
    if kind == FINAL_SPACE:
        return [Phrase("outlook-final")]
    return [Phrase("outlook-points", {"points": value})]


def outlook_rotation(s: Table, decision: Decision, choice: Choice) -> list[Phrase]:
    """How many sides match; the prompt names tile and cell."""
    sides = matching_sides(s, decision.b, decision.a, choice.a)
    roofs = [Name(ROOF_COLOUR, facing_roof(s, decision.b, side)) for side in sides]
    return [
        Phrase("outlook-roof", {"roof": roof, "side": Name(SIDE, side)})
        for roof, side in zip(roofs, sides, strict=True)
    ]


def outlook_claim(_s: Table, _family: Family, choice: Choice) -> list[Phrase]:
    """What a Commander does."""
    return [Phrase("outlook-gift", {"gift": Name(GIFT, choice.a)})]


def outlook_seat(s: Table, family: Family, choice: Choice) -> list[Phrase]:
    """The condition of a council space, and what it is worth now."""
    points = worth(s, family, choice.a)
    return [Phrase("outlook-condition", {"condition": Name(CONDITION, choice.a), "points": points})]


OUTLOOKS: Final[dict[Verb, Callable[[Table, Family, Choice], list[Phrase]]]] = {
    ESTATE: outlook_estate,
    USE_METIC: outlook_estate,
    CITY: outlook_city,
    WALK: outlook_walk,
    STEP: outlook_step,
    ADVANCE: outlook_advance,
    CLAIM: outlook_claim,
    TO: outlook_target,
    SEAT_AT: outlook_seat,
    DISRUPT: outlook_seat,
}
