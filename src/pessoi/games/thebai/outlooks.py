"""What a choice would bring, as far as everybody can see it. Rules, "Helpful displays"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.components import (
    ACTOR,
    DICE,
    LAST_STEP,
    POINTS_ABOVE_TOP,
    POINTS_BELOW_BOTTOM,
)
from pessoi.games.thebai.conflict import fights_in, upcoming_row
from pessoi.games.thebai.council import worth
from pessoi.games.thebai.crossings import ASCENDS, INVITES, LOSES, NOTHING, PAYS, SCORES, crossing
from pessoi.games.thebai.devotion import (
    BLESSING_SPACE,
    FINAL_SPACE,
    METIC_SPACE,
    PROMOTIONS,
    SPACE_KIND,
    SPACE_VALUE,
)
from pessoi.games.thebai.events import BLESSING, ROOF_COLOUR
from pessoi.games.thebai.geometry import FIRST_CELL, NEIGHBOUR, SECOND_CELL, SPACE_AT
from pessoi.games.thebai.state import (
    NONE,
    Family,
    Table,
    is_antigone,
    is_citizen,
    is_free,
)
from pessoi.games.thebai.tiles import facing_roof, matching_sides
from pessoi.games.thebai.verbs import (
    ADVANCE,
    CELL_FOR_TILE,
    CITY,
    CLAIM,
    DISRUPT,
    ESTATE,
    FACE,
    METIC,
    ROOF,
    ROTATE,
    SEAT_AT,
    SIDE,
    STEP,
    TO,
    USE_METIC,
    WALK,
)
from pessoi.games.thebai.ways import shortest_ways, way_to
from pessoi.games.thebai.words import CONDITION, DEED, GIFT, KINDS, ROOF_EFFECT, tile_phrase
from pessoi.kernel.choice import SEAT, Choice, Decision, Verb
from pessoi.kernel.phrase import Name, Phrase, Word


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
        brings += outlook_crossing(s, family, SPACE_AT[4 * cell + side])
        cell = NEIGHBOUR[4 * cell + side]
    return brings


def outlook_step(s: Table, family: Family, choice: Choice) -> list[Phrase]:
    """What crossing one dice space costs and changes."""
    return outlook_crossing(s, family, SPACE_AT[4 * family.archon + choice.a])


def outlook_crossing(s: Table, family: Family, space: i64) -> list[Phrase]:
    """What happens on a dice space that the Archon crosses, and to whom."""
    what = crossing(s, family, space)
    if what == NOTHING:
        return []
    if what == PAYS:
        return [Phrase("outlook-pays-for-crossing")]
    if what == INVITES:
        return [Phrase("outlook-invites", {"seat": Name(SEAT, int(s.owners[ACTOR]))})]
    lying: i64 = s.city[space]
    owner = s.families[lying // DICE]
    die = lying % DICE
    kind = Name(KINDS, 0 if is_citizen(die) else 1)
    if what == LOSES:
        return [Phrase("outlook-can-not-reduce", {"kind": kind, "points": -POINTS_BELOW_BOTTOM})]
    values: dict[str, Word] = {"kind": kind, "face": Name(FACE, owner.faces[die])}
    if what == SCORES:
        values["points"] = POINTS_ABOVE_TOP
    if owner.seat == family.seat:
        return [Phrase(f"outlook-{what}-own", values)]
    if what == ASCENDS and is_antigone(s, owner):
        return [Phrase("outlook-ascends-antigone", values)]
    return [Phrase(f"outlook-{what}-other", {"seat": Name(SEAT, int(owner.seat)), **values})]


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
