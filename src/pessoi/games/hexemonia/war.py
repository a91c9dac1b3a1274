"""War: targets, strength, army, losses. Rules, "War"; rulings R39 to R50."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.hexemonia.booty import take_booty
from pessoi.games.hexemonia.city import occupied, own_cubes, owner_of, polis_spaces, site_of, twin_of
from pessoi.games.hexemonia.components import (
    CITIZEN,
    HOPLITE,
    POLIS,
    SHIELD,
    SHIELD_STRENGTH,
    TYPE,
)
from pessoi.games.hexemonia.events import (
    ARMY_LOST,
    ATTACKED,
    CHANGE_GIVEN,
    COMMITTED,
    GARRISON_LOST,
    LAUNCHED,
)
from pessoi.games.hexemonia.grid import MIDDLE, has_free_side, holds_together_without, touches
from pessoi.games.hexemonia.state import City, Site, Table
from pessoi.games.hexemonia.verbs import (
    ATTACK,
    COMMIT,
    COMMIT_ALL,
    END_WAR,
    LAUNCH,
    LOSE,
    ON_ARMY,
    ON_ARMY_READY,
    ON_LOSSES,
    ON_WAR,
)
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Choice, Steps, ask
from pessoi.kernel.journal import tell


def war(s: Table, city: City) -> Steps:
    """Declare war on each opponent at most once, each war finished before the next; at least one (R27, R40)."""
    while True:
        choices = possible_attacks(s, city, len(ATTACK.choices))
        if s.attacked:
            choices.append(END_WAR.of())
        choice = yield ask(city.seat, ON_WAR, choices, 1 if s.attacked else 0)
        if choice.verb is not ATTACK:
            return
        yield from wage_war(s, city, choice.a)


# Targets


def can_attack(s: Table, city: City) -> bool:
    """Whether the action War is there at all."""
    return len(possible_attacks(s, city, 1)) > 0


def possible_attacks(s: Table, city: City, most: i64) -> list[Choice]:
    """The legal targets among opponents not yet attacked in this action, up to so many."""
    choices: list[Choice] = []
    strength = own_cubes(city).strength
    for other in s.cities:
        if other.seat != city.seat and not s.attacked >> other.seat & 1:
            spaces = occupied(other)
            for site in other.sites:
                if is_exposed(spaces, site) and defence_of(other, site) < strength and has_use_for(city, site.tile):
                    choices.append(ATTACK.of(site.tile))
                    if len(choices) >= most:
                        return choices
    return choices


def is_exposed(spaces: i64, site: Site) -> bool:
    """Whether a tile may be attacked where it lies: no Acropolis, a free side (R41), no link of the city (R42)."""
    space = site.space
    return space != MIDDLE and has_free_side(spaces, space) and holds_together_without(spaces, space)


def has_use_for(city: City, tile: i64) -> bool:
    """Whether the attacker could keep a tile: a Polis tile must find its like or a space (R50)."""
    return TYPE[tile] != POLIS or twin_of(city, tile) is not None or len(polis_spaces(city)) > 0


def defence_of(city: City, site: Site) -> i64:
    """What an army must exceed: the garrison and the best shield beside it."""
    return site.strength + SHIELD_STRENGTH * shield_beside(city, site)


def shield_beside(city: City, site: Site) -> i64:
    """The highest shield among active neighbours (R44); a tile never protects itself (R43)."""
    best: i64 = 0
    for other in city.sites:
        if SHIELD[other.tile] > best and touches(site.space, bit(other.space)) and other.is_active:
            best = SHIELD[other.tile]
    return best


# A war


def wage_war(s: Table, city: City, tile: int) -> Steps:
    """Declare, raise the army, settle the losses, take the booty. It can't fail (R39)."""
    loser = owner_of(s, tile)
    site = site_of(loser, tile)
    shield = shield_beside(loser, site)
    defence = defence_of(loser, site)
    s.attacked |= bit(loser.seat)
    s.target = tile
    tell(s, ATTACKED, loser.seat, tile, site.space, defence)
    yield from raise_army(s, city, defence)
    if site.strength > 0:
        tell(s, GARRISON_LOST, loser.seat, site.citizens, site.hoplites)
        site.citizens = site.hoplites = 0
    if defence > 0:
        yield from lose_from_army(s, city, defence, shield)
    site.citizens = s.in_the_air.citizens
    site.hoplites = s.in_the_air.hoplites
    s.in_the_air.citizens = s.in_the_air.hoplites = 0
    yield from take_booty(s, city, loser, site)


def raise_army(s: Table, city: City, defence: i64) -> Steps:
    """Commit citizens and hoplites from any tiles (R45), at least more than the defence, more if you like (R46)."""
    army = s.in_the_air
    while True:
        choices: list[Choice] = []
        for site in city.sites:
            offer_troops(CITIZEN, site.citizens, site.tile, choices)
            offer_troops(HOPLITE, site.hoplites, site.tile, choices)
        is_ready = army.strength > defence
        if is_ready:
            choices.append(LAUNCH.of())
        choice = yield ask(city.seat, ON_ARMY_READY if is_ready else ON_ARMY, choices, army.strength, defence)
        if choice.verb is LAUNCH:
            break
        source = site_of(city, choice.b)
        count: i64 = 1 if choice.verb is COMMIT else source.count(choice.a)
        source.add(choice.a, -count)
        army.add(choice.a, count)
        tell(s, COMMITTED[choice.a], city.seat, source.tile, source.space, count)
    tell(s, LAUNCHED, city.seat, army.citizens, army.hoplites, army.strength)


def offer_troops(resource: i64, count: i64, tile: i64, choices: list[Choice]) -> None:
    """One of so many citizens or hoplites of a tile, or all of them."""
    if count > 0:
        choices.append(COMMIT.of(resource, tile))
        if count > 1:
            choices.append(COMMIT_ALL.of(resource, tile))


def lose_from_army(s: Table, city: City, defence: i64, shield: i64) -> Steps:
    """The army loses exactly the defence; its owner chooses how many of it in hoplites (R47).

    If it can't be paid exactly, a hoplite more is lost and a citizen comes back as change (R48).
    """
    army = s.in_the_air
    least, most = hoplites_to_lose(army.citizens, army.hoplites, defence, shield)
    if least > most:
        hoplites = (defence + 1) // 2
        army.hoplites -= hoplites
        army.citizens += 1
        tell(s, ARMY_LOST, city.seat, 0, hoplites)
        tell(s, CHANGE_GIVEN, city.seat)
        return
    choices = [LOSE.of(number) for number in range(least, most + 1)]
    choice = yield ask(city.seat, ON_LOSSES, choices, defence)
    army.hoplites -= choice.a
    army.citizens -= defence - 2 * choice.a
    tell(s, ARMY_LOST, city.seat, defence - 2 * choice.a, choice.a)


def hoplites_to_lose(citizens: i64, hoplites: i64, defence: i64, shield: i64) -> tuple[i64, i64]:
    """The fewest and the most hoplites that can pay for a defence together with citizens, the shield part first.

    The fewest are more than the most if no exact payment is possible.
    """
    least = max(min(shield, hoplites), (defence - citizens + 1) // 2)
    return least, min(hoplites, defence // 2)
