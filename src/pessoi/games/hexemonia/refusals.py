"""Why something a player may expect to do is not possible now. Rulings R15, R17, R22, R27, R31, R40 to R42, R50."""

from __future__ import annotations

from pessoi.games.hexemonia.build import can_host, can_pay, unlocked_cubes
from pessoi.games.hexemonia.city import is_myth_active, legal_spaces, occupied, own_cubes, twin_of
from pessoi.games.hexemonia.components import (
    ABILITIES,
    ABILITY,
    COST_CITIZENS,
    COST_GOLD,
    COST_HOPLITES,
    FIRST_MYTH,
    NATURE,
    NONE,
    POLIS,
    TYPE,
)
from pessoi.games.hexemonia.elements import tile_element
from pessoi.games.hexemonia.grid import MIDDLE, has_free_side, holds_together_without
from pessoi.games.hexemonia.state import ACTION, City, Site, Table
from pessoi.games.hexemonia.verbs import (
    ACT,
    ATTACK,
    END_STRATEGY,
    EXCHANGE_ONLY,
    LAND_ONLY,
    LAUNCH,
    ON_ACTION,
    ON_ARMY,
    ON_BUILD,
    ON_PAY,
    ON_STRATEGY,
    ON_WAR,
    PAY,
    SPECIAL,
    TILE,
    USE,
    WAR,
)
from pessoi.games.hexemonia.verbs import NATURE as NATURE_NAME
from pessoi.games.hexemonia.war import defence_of, has_use_for
from pessoi.games.hexemonia.words import cubes_phrase
from pessoi.kernel.choice import SEAT, Decision
from pessoi.kernel.game import Refusal
from pessoi.kernel.phrase import Name, Phrase


def refusals(s: Table, city: City, decision: Decision) -> list[Refusal]:
    """Everything worth explaining at this decision."""
    prompt = decision.prompt
    if prompt is ON_BUILD or prompt is ON_ACTION:
        return refused_tiles(s, city) + refused_actions(city, decision)
    if prompt is ON_PAY:
        return refused_payers(s, city, decision)
    if prompt is ON_STRATEGY:
        return refused_moves(s, city, decision)
    if prompt.name == "special":
        return refused_uses(s, city, decision)
    if prompt is ON_WAR:
        return refused_targets(s, city, decision)
    if prompt is ON_ARMY:
        lacking = Phrase("refusal-launch", {"strength": decision.a, "defence": decision.b})
        return [Refusal("verb:launch", LAUNCH.of(), lacking)]
    return []


# Building


def refused_tiles(s: Table, city: City) -> list[Refusal]:
    """Tiles of the hand that can't be laid."""
    found: list[Refusal] = []
    for tile in city.hand:
        reason = why_not_laid(s, city, tile)
        if reason is None and s.step == ACTION:
            reason = Phrase("refusal-step")
        if reason is not None:
            found.append(Refusal(tile_element(tile), None, reason))
    return found


def why_not_laid(s: Table, city: City, tile: int) -> Phrase | None:
    """What keeps a tile in the hand, if anything does."""
    if tile >= FIRST_MYTH:
        if any(can_host(site, tile) for site in city.sites):
            return None
        return Phrase("refusal-host", {"nature": Name(NATURE_NAME, NATURE[tile])})
    if not can_pay(unlocked_cubes(s, city), tile):
        if can_pay(own_cubes(city), tile):
            return Phrase("refusal-locked")
        return cubes_phrase("refusal-cost", COST_CITIZENS[tile], COST_HOPLITES[tile], COST_GOLD[tile])
    if legal_spaces(city, tile):
        return None
    if TYPE[tile] == POLIS and twin_of(city, tile) is not None:
        return Phrase("refusal-title", {"tile": Name(TILE, tile)})
    return Phrase("refusal-polis-space")


def refused_payers(s: Table, city: City, decision: Decision) -> list[Refusal]:
    """Tiles whose cubes can't pay, as they were laid in this step themselves."""
    return [
        Refusal(tile_element(site.tile), PAY.of(site.tile), Phrase("refusal-locked"))
        for site in city.sites
        if s.laid >> site.tile & 1 and site.count(decision.a) > 0
    ]


def refused_actions(city: City, decision: Decision) -> list[Refusal]:
    """Special and War where there is nothing to do."""
    found: list[Refusal] = []
    for action, message in ((SPECIAL, "special"), (WAR, "war")):
        if not decision.offers(ACT.of(action)):
            has_troops = own_cubes(city).strength > 0
            reason = message if action == SPECIAL or has_troops else "war-troops"
            found.append(Refusal(f"action:{message}", ACT.of(action), Phrase(f"refusal-{reason}")))
    return found


# Actions


def refused_moves(s: Table, city: City, decision: Decision) -> list[Refusal]:
    """Ending Strategy while cubes are in the air, and lifting after the first was put down or exchanged."""
    found: list[Refusal] = []
    if not s.in_the_air.is_nothing:
        found.append(Refusal("verb:end_strategy", END_STRATEGY.of(), Phrase("refusal-in-the-air")))
    if decision.a in (LAND_ONLY, EXCHANGE_ONLY):
        reason = "lift-landing" if decision.a == LAND_ONLY else "lift-over"
        if own_cubes(city).is_nothing:
            reason = "lift-nothing"
        found.append(Refusal("verb:lift", None, Phrase(f"refusal-{reason}")))
    return found


def refused_uses(s: Table, city: City, decision: Decision) -> list[Refusal]:
    """Own tiles and myths whose ability can't be used now."""
    found: list[Refusal] = []
    for site in city.sites:
        if ABILITY[site.tile] != NONE and not decision.offers(USE.of(site.tile)):
            reason = why_not_used(s, site.tile, site.is_active)
            found.append(Refusal(tile_element(site.tile), USE.of(site.tile), reason))
    for place, myth in enumerate(city.myths):
        if ABILITY[myth] != NONE and not decision.offers(USE.of(myth)):
            reason = why_not_used(s, myth, is_myth_active(city, place))
            found.append(Refusal(tile_element(myth), USE.of(myth), reason))
    return found


def why_not_used(s: Table, tile: int, is_active: bool) -> Phrase:
    """Used already, not active, or nothing to work on."""
    if s.used >> tile & 1:
        return Phrase("refusal-used")
    if not is_active:
        return Phrase("refusal-marker-inactive" if tile >= FIRST_MYTH else "refusal-inactive")
    return Phrase(f"refusal-ability-{ABILITIES[ABILITY[tile]]}")


def refused_targets(s: Table, city: City, decision: Decision) -> list[Refusal]:
    """Opponents' tiles that can't be attacked."""
    found: list[Refusal] = []
    for other in s.cities:
        if other.seat == city.seat:
            continue
        for site in other.sites:
            if site.space == MIDDLE:
                found.append(Refusal(tile_element(site.tile), None, Phrase("refusal-acropolis")))
            elif not decision.offers(ATTACK.of(site.tile)):
                reason = why_not_attacked(s, city, other, site)
                found.append(Refusal(tile_element(site.tile), ATTACK.of(site.tile), reason))
    return found


def why_not_attacked(s: Table, city: City, other: City, site: Site) -> Phrase:
    """What protects a tile."""
    spaces = occupied(other)
    if s.attacked >> other.seat & 1:
        return Phrase("refusal-attacked", {"seat": Name(SEAT, other.seat)})
    if not has_free_side(spaces, site.space):
        return Phrase("refusal-surrounded")
    if not holds_together_without(spaces, site.space):
        return Phrase("refusal-link")
    if not has_use_for(city, site.tile):
        return Phrase("refusal-placeable")
    defence = defence_of(other, site)
    return Phrase("refusal-strength", {"defence": defence, "strength": own_cubes(city).strength})
