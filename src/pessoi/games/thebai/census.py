"""What never changes in a match: every component is somewhere, and only where it can be."""

from __future__ import annotations

from typing import Any

from pessoi.games.thebai.antigone.rebellion import Rebellion
from pessoi.games.thebai.components import CITIZENS, DICE, NEUTRAL, TILE_COLOUR, TOP_FACE
from pessoi.games.thebai.state import COUNCIL, DISRUPTION, FIRST_ACTION, NONE, Family, Table


def census(s: Table) -> dict[str, Any]:
    """All components counted, and the laws between what is noted in two places."""
    colours = [NEUTRAL, *(int(family.colour) for family in s.families)]
    contracts = [contract for contract in s.display if contract != NONE] + s.deck + s.contract_box
    for family in s.families:
        contracts += family.hand + family.fulfilled
    claimed = [commander for commander, owner in enumerate(s.owners) if owner != NONE]
    counts: dict[str, Any] = {
        "tiles": sorted(tile for tile in all_tiles(s) if TILE_COLOUR[tile] in colours),
        "contracts": sorted(contracts),
        "commanders": sorted(claimed + [commander for commander in s.commanders if commander != NONE]),
        "fate": sorted(s.fate + s.fate_box),
        "heralds": sorted(s.heralds + s.herald_discards),
        "disruption markers": s.council.count(DISRUPTION),
        "dice in the city are noted on both sides": all(is_noted(s, family) for family in s.families),
        "dice in the council are noted on both sides": all(is_seated(s, family) for family in s.families),
        "faces possible": all(0 <= face <= TOP_FACE for family in s.families for face in family.faces),
        "nothing is owed": all(min(*family.tokens, family.score) >= 0 for family in s.families),
        "Archons stand on tiles": are_archons_in_place(s),
    }
    if s.rebellion is not None:
        count_rebellion(s.rebellion, counts)
    return counts


def count_rebellion(rebellion: Rebellion, counts: dict[str, Any]) -> None:
    """Add what Antigone has to the counts of the table."""
    heralds = [*rebellion.herald_row, int(rebellion.drawn_herald)]
    counts["tiles"] = sorted(counts["tiles"] + sum(rebellion.stacks, rebellion.neutral_box))
    counts["contracts"] = sorted(counts["contracts"] + rebellion.contract_discards)
    counts["commanders"] = sorted(counts["commanders"] + rebellion.commander_box)
    counts["heralds"] = sorted(counts["heralds"] + [herald for herald in heralds if herald != NONE])
    counts["actions"] = sorted(rebellion.actions + rebellion.action_discards + rebellion.unused_actions)
    counts["disruptions"] = sorted(rebellion.disruptions + rebellion.disruption_discards)
    counts["challenges"] = int(rebellion.challenges)


def all_tiles(s: Table) -> list[int]:
    """Every tile in the city, on an estate, on its way, or in the box."""
    tiles = s.tiles + s.aside + s.box
    for family in s.families:
        tiles += family.estate
    return [tile for tile in tiles if tile != NONE]


def is_noted(s: Table, family: Family) -> bool:
    """Whether the city and the family's dice agree."""
    first = int(family.seat) * DICE
    noted = {space: lying - first for space, lying in enumerate(s.city) if first <= lying < first + DICE}
    return noted == {place: die for die, place in enumerate(family.places) if place < FIRST_ACTION}


def is_seated(s: Table, family: Family) -> bool:
    """Whether the council and the family's Citizens agree."""
    councillors = s.path.count(int(family.seat)) + s.council.count(int(family.seat))
    return councillors == family.places[:CITIZENS].count(COUNCIL)


def are_archons_in_place(s: Table) -> bool:
    """Whether every Archon in the city is on a tile."""
    return all(family.archon == NONE or s.tiles[family.archon] != NONE for family in s.families)
