"""What each ability does, and when it can be used. Rules, "Special"; rulings R31 to R38."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.hexemonia.acropolis import could_be, reveal
from pessoi.games.hexemonia.city import excess, has_cube, is_myth_active, neighbours_of_nature, owner_of, site_of
from pessoi.games.hexemonia.components import (
    ABILITIES,
    ABILITY,
    AGORA,
    CITIZEN,
    ECONOMY,
    EXCHANGE,
    FIRST_MYTH,
    GOLD,
    HADES,
    HARBOUR,
    HOPLITE,
    LABYRINTH,
    LIGHTHOUSE,
    MOIRAI,
    NECROPOLIS,
    NONE,
    ORACLE,
    PANDORA,
    PATRON_NATURE,
    SACRED,
    SPRING,
    TAVERN,
    TEMPLE,
)
from pessoi.games.hexemonia.draw import gain, gainable
from pessoi.games.hexemonia.events import EARNED, GAVE, LOST_FROM_HAND, SACRIFICED, SMOTE, TARGETED
from pessoi.games.hexemonia.fate import consult_the_oracle, draw_with_the_moirai
from pessoi.games.hexemonia.grid import MIDDLE, touches
from pessoi.games.hexemonia.state import City, Site, Table
from pessoi.games.hexemonia.strategy import lay_down, lift, offer_landings
from pessoi.games.hexemonia.verbs import (
    CONCEAL,
    END_SACRIFICE,
    GIVE,
    LIFT,
    ON_AGORA,
    ON_GIVE,
    ON_HADES,
    ON_NECROPOLIS,
    ON_REVEAL_NEIGHBOUR,
    ON_SPRING,
    ON_TARGET,
    REVEAL,
    SACRIFICE,
    SACRIFICE_ALL,
    SMITE,
    TARGET,
    TOLL,
    USE,
)
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Choice, Steps, ask
from pessoi.kernel.journal import tell
from pessoi.kernel.pile import show

#: For each ability the nature of neighbours it counts, and the resource it demands from opponents; NONE for others.
NATURE_COUNTED: Final = tuple(
    {TEMPLE: SACRED, HARBOUR: ECONOMY}.get(ability, NONE) for ability in range(len(ABILITIES))
)
DEMANDED: Final = tuple(
    {TAVERN: CITIZEN, LABYRINTH: HOPLITE, LIGHTHOUSE: GOLD}.get(ability, NONE) for ability in range(len(ABILITIES))
)
#: How many cubes the Agora moves at most.
AGORA_MOVES: Final = 2


# When an ability can be used


def usable_abilities(s: Table, city: City) -> list[Choice]:
    """The tiles whose ability can be used now."""
    choices: list[Choice] = []
    for site in city.sites:
        ability = ABILITY[site.tile]
        if ability != NONE and site.is_active and not s.used >> site.tile & 1 and can_use(s, city, site, ability):
            choices.append(USE.of(site.tile))
    for place in range(len(city.myths)):
        myth = city.myths[place]
        if not s.used >> myth & 1 and is_myth_usable(s, city, place):
            choices.append(USE.of(myth))
    return choices


def can_use_any(s: Table, city: City) -> bool:
    """Whether the action Special is there at all (R27)."""
    for site in city.sites:
        ability = ABILITY[site.tile]
        if ability != NONE and site.is_active and can_use(s, city, site, ability):
            return True
    for place in range(len(city.myths)):  # noqa: SIM110 - a plain loop compiles to a few instructions
        if is_myth_usable(s, city, place):
            return True
    return False


def is_myth_usable(s: Table, city: City, place: i64) -> bool:
    """Whether a myth has an ability, its marker lies on an active tile, and the ability has something to work on."""
    ability = ABILITY[city.myths[place]]
    if ability == NONE or not is_myth_active(city, place):
        return False
    if ability == HADES:
        return len(smitable(s, city)) > 0
    if ability == PANDORA:
        return len(victims_with_hand(s, city)) > 0
    return len(s.stack) > 0


def can_use(s: Table, city: City, site: Site, ability: i64) -> bool:
    """Whether the ability of an active tile has something to work on."""
    if ability == SPRING:
        return True
    if NATURE_COUNTED[ability] != NONE:
        nature = NATURE_COUNTED[ability]
        return neighbours_of_nature(city, site, nature) > 0 or would_reveal_for(city, site, nature)
    if ability == NECROPOLIS:
        return has_cube(city, CITIZEN)
    if ability == AGORA:
        return has_cube(city, CITIZEN) or has_cube(city, HOPLITE) or has_cube(city, GOLD)
    for other in s.cities:  # noqa: SIM110 - a plain loop compiles to a few instructions
        if other.seat != city.seat and has_cube(other, DEMANDED[ability]):
            return True
    return False


def would_reveal_for(city: City, site: Site, nature: i64) -> bool:
    """Whether the own Acropolis is hidden, touches the tile and is of the nature."""
    return not city.is_revealed and touches(site.space, bit(MIDDLE)) and PATRON_NATURE[city.acropolis] == nature


# What an ability does


def use_ability(s: Table, city: City, tile: int) -> Steps:
    """Carry an ability out."""
    ability = ABILITY[tile]
    if tile >= FIRST_MYTH:
        if ability == HADES:
            yield from smite(s, city)
        elif ability == ORACLE:
            yield from consult_the_oracle(s, city)
        elif ability == MOIRAI:
            draw_with_the_moirai(s, city)
        else:
            yield from open_pandoras_box(s, city, tile)
        return
    site = site_of(city, tile)
    if ability == SPRING:
        choice = yield ask(city.seat, ON_SPRING, gainable())
        gain(s, city, choice.a)
    elif NATURE_COUNTED[ability] != NONE:
        yield from earn_from_neighbours(s, city, site, NATURE_COUNTED[ability])
    elif ability == NECROPOLIS:
        yield from sacrifice(s, city, site)
    elif ability == AGORA:
        yield from move_at_the_agora(s, city)
    elif ability == LIGHTHOUSE:
        yield from demand_from_all(s, city, site, GOLD)
    else:
        yield from demand_from_one(s, city, site, DEMANDED[ability])


def earn_from_neighbours(s: Table, city: City, site: Site, nature: i64) -> Steps:
    """Temple and Harbour: a gold for each neighbour of the nature; the own hidden Acropolis may be revealed for it.

    If nothing else counts, using the tile reveals without a question (R32).
    """
    gold = neighbours_of_nature(city, site, nature)
    if gold == 0:
        reveal(s, city)
        gold = 1
    elif touches(site.space, bit(MIDDLE)) and could_be(s, city, nature):
        choices: list[Choice] = [CONCEAL.of()]
        if would_reveal_for(city, site, nature):
            choices.insert(0, REVEAL.of())
        choice = yield ask(city.seat, ON_REVEAL_NEIGHBOUR, choices, site.tile, len(choices) - 1)
        if choice.verb is REVEAL:
            reveal(s, city)
            gold += 1
    site.gold += gold
    tell(s, EARNED, city.seat, site.tile, site.space, gold)


def sacrifice(s: Table, city: City, site: Site) -> Steps:
    """Necropolis: return citizens to the supply, from the Necropolis itself too; two of them bring a gold (R35)."""
    returned: i64 = 0
    while True:
        choices: list[Choice] = []
        for source in city.sites:
            if source.citizens > 0:
                choices.append(SACRIFICE.of(source.tile))
                if source.citizens > 1:
                    choices.append(SACRIFICE_ALL.of(source.tile))
        if returned > 0:
            choices.append(END_SACRIFICE.of())
        choice = yield ask(city.seat, ON_NECROPOLIS, choices, returned)
        if choice.verb is END_SACRIFICE:
            break
        source = site_of(city, choice.a)
        citizens: i64 = 1 if choice.verb is SACRIFICE else source.citizens
        source.citizens -= citizens
        returned += citizens
        tell(s, SACRIFICED, city.seat, source.tile, source.space, citizens)
    gold = returned // EXCHANGE
    if gold > 0:
        site.gold += gold
        tell(s, EARNED, city.seat, site.tile, site.space, gold)


def move_at_the_agora(s: Table, city: City) -> Steps:
    """Agora: lift one or two cubes, then lay them down anywhere in the city (R34)."""
    lifted: i64 = 0
    while lifted == 0 or not s.in_the_air.is_nothing:
        choices: list[Choice] = []
        if lifted < AGORA_MOVES:
            for site in city.sites:
                for resource in (CITIZEN, HOPLITE, GOLD):
                    if site.count(resource) > 0:
                        choices.append(LIFT.of(resource, site.tile))
        lifts = len(choices)
        offer_landings(s, city, choices)
        task = 0 if lifted == 0 else 1 if lifts else 2
        choice = yield ask(city.seat, ON_AGORA, choices, task)
        if choice.verb is LIFT:
            lifted += 1
            lift(s, city, choice)
        else:
            lifted = AGORA_MOVES
            lay_down(s, city, choice)


# Abilities against opponents


def others_clockwise(s: Table, city: City) -> list[City]:
    """The opponents in the order in which they are asked (R71)."""
    seats = len(s.cities)
    return [s.cities[(city.seat + place) % seats] for place in range(1, seats)]


def demand_from_one(s: Table, city: City, site: Site, resource: i64) -> Steps:
    """Tavern and Labyrinth: an opponent who has one gives a cube."""
    victims = [other for other in others_clockwise(s, city) if has_cube(other, resource)]
    choice = yield ask(city.seat, ON_TARGET, [TARGET.of(other.seat) for other in victims], site.tile)
    tell(s, TARGETED, city.seat, choice.a)
    yield from give(s, s.cities[choice.a], site, resource)


def demand_from_all(s: Table, city: City, site: Site, resource: i64) -> Steps:
    """Lighthouse: every opponent who has one gives a cube."""
    for other in others_clockwise(s, city):
        if has_cube(other, resource):
            yield from give(s, other, site, resource)


def give(s: Table, victim: City, site: Site, resource: i64) -> Steps:
    """The victim chooses from which tile the cube comes, even if that makes a tile inactive (R33)."""
    choices: list[Choice] = []
    for source in victim.sites:
        if source.count(resource) > 0:
            choices.append(GIVE.of(source.tile))
    choice = yield ask(victim.seat, ON_GIVE, choices, resource, site.tile)
    source = site_of(victim, choice.a)
    source.add(resource, -1)
    site.add(resource, 1)
    tell(s, GAVE[resource], victim.seat, source.tile, source.space, site.tile)


def smitable(s: Table, city: City) -> list[Choice]:
    """Hades' targets: tiles of opponents with excess citizens, and how many of them (R36)."""
    choices: list[Choice] = []
    for other in s.cities:
        if other.seat != city.seat:
            for site in other.sites:
                for toll in range(min(len(TOLL), excess(site).citizens)):
                    choices.append(SMITE.of(site.tile, toll))
    return choices


def smite(s: Table, city: City) -> Steps:
    """Hades: remove up to three excess citizens from one tile of an opponent."""
    choice = yield ask(city.seat, ON_HADES, smitable(s, city))
    other = owner_of(s, choice.a)
    site = site_of(other, choice.a)
    site.citizens -= choice.b + 1
    tell(s, SMOTE, other.seat, site.tile, site.space, choice.b + 1)


def victims_with_hand(s: Table, city: City) -> list[Choice]:
    """Pandora's possible victims."""
    return [TARGET.of(other.seat) for other in others_clockwise(s, city) if other.hand]


def open_pandoras_box(s: Table, city: City, tile: int) -> Steps:
    """Pandora: a tile drawn at random from an opponent's hand goes face up to the Underworld (R38)."""
    choice = yield ask(city.seat, ON_TARGET, victims_with_hand(s, city), tile)
    tell(s, TARGETED, city.seat, choice.a)
    hand = s.cities[choice.a].hand
    lost = hand.pop(s.dice.below(len(hand)))
    s.underworld.append(lost)
    show(s)
    tell(s, LOST_FROM_HAND, choice.a, lost)
