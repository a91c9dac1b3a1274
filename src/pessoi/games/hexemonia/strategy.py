"""Strategy: move cubes, then exchange them. Rules, "Strategy"; rulings R27, R29, R30. Also lifting for the Agora."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.hexemonia.city import site_of
from pessoi.games.hexemonia.components import CITIZEN, EXCHANGE, GOLD, HOPLITE
from pessoi.games.hexemonia.events import DISBANDED, LEVIED, LIFTED, PLACED
from pessoi.games.hexemonia.state import City, Table
from pessoi.games.hexemonia.verbs import (
    DISBAND,
    END_STRATEGY,
    EXCHANGE_ONLY,
    LAND_ONLY,
    LAY_ALL,
    LAY_CUBE,
    LEVY,
    LIFT,
    LIFT_ALL,
    LIFT_ONLY,
    LIFT_OR_EXCHANGE,
    LIFT_OR_LAND,
    ON_STRATEGY,
)
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Choice, Steps, ask
from pessoi.kernel.journal import tell


def strategy(s: Table, city: City) -> Steps:
    """Lift cubes, lay them down elsewhere, then exchange; without a move it is the way to pass.

    The first cube laid down ends the lifting, the first exchange ends the moving, and a tile exchanges in one
    direction only: so it always ends.
    """
    can_lift = True
    levied: i64 = 0
    disbanded: i64 = 0
    while True:
        choices: list[Choice] = []
        if can_lift:
            offer_lifts(city, choices)
        lifts = len(choices)
        if s.in_the_air.is_nothing:
            offer_exchanges(city, levied, disbanded, choices)
            task = EXCHANGE_ONLY if not lifts else LIFT_OR_EXCHANGE if len(choices) > lifts else LIFT_ONLY
            choices.append(END_STRATEGY.of())
        else:
            offer_landings(s, city, choices)
            task = LIFT_OR_LAND if lifts else LAND_ONLY
        choice = yield ask(city.seat, ON_STRATEGY, choices, task)
        if choice.verb is LIFT or choice.verb is LIFT_ALL:
            lift(s, city, choice)
        elif choice.verb is LAY_CUBE or choice.verb is LAY_ALL:
            can_lift = False
            lay_down(s, city, choice)
        elif choice.verb is LEVY:
            can_lift = False
            levied |= bit(choice.a)
            levy(s, city, choice.a)
        elif choice.verb is DISBAND:
            can_lift = False
            disbanded |= bit(choice.a)
            disband(s, city, choice.a)
        else:
            return


# Moving


def offer_lifts(city: City, choices: list[Choice]) -> None:
    """Every cube of the city, and all of a kind on a tile at once where there are several."""
    for site in city.sites:
        offer_lift(CITIZEN, site.citizens, site.tile, choices)
        offer_lift(HOPLITE, site.hoplites, site.tile, choices)
        offer_lift(GOLD, site.gold, site.tile, choices)


def offer_lift(resource: i64, count: i64, tile: i64, choices: list[Choice]) -> None:
    """One cube of so many, or all of them."""
    if count > 0:
        choices.append(LIFT.of(resource, tile))
        if count > 1:
            choices.append(LIFT_ALL.of(resource, tile))


def lift(s: Table, city: City, choice: Choice) -> None:
    """Take one cube of a kind from a tile, or all of them."""
    site = site_of(city, choice.b)
    count: i64 = 1 if choice.verb is LIFT else site.count(choice.a)
    site.add(choice.a, -count)
    s.in_the_air.add(choice.a, count)
    tell(s, LIFTED[choice.a], city.seat, site.tile, site.space, count)


def offer_landings(s: Table, city: City, choices: list[Choice]) -> None:
    """Every kind of cube in the air, one or all of it, on every tile of the city; never on a Mythos tile."""
    for resource in (CITIZEN, HOPLITE, GOLD):
        count = s.in_the_air.count(resource)
        if count > 0:
            for site in city.sites:
                choices.append(LAY_CUBE.of(resource, site.tile))
                if count > 1:
                    choices.append(LAY_ALL.of(resource, site.tile))


def lay_down(s: Table, city: City, choice: Choice) -> None:
    """Put one lifted cube of a kind on a tile, or all of them."""
    count: i64 = 1 if choice.verb is LAY_CUBE else s.in_the_air.count(choice.a)
    site = site_of(city, choice.b)
    s.in_the_air.add(choice.a, -count)
    site.add(choice.a, count)
    tell(s, PLACED[choice.a], city.seat, site.tile, site.space, count)


# Exchanging


def offer_exchanges(city: City, levied: i64, disbanded: i64, choices: list[Choice]) -> None:
    """Two citizens of one tile for a hoplite, or a hoplite for two citizens, on each tile in one direction (R30)."""
    for site in city.sites:
        if site.citizens >= EXCHANGE and not disbanded >> site.tile & 1:
            choices.append(LEVY.of(site.tile))
        if site.hoplites > 0 and not levied >> site.tile & 1:
            choices.append(DISBAND.of(site.tile))


def levy(s: Table, city: City, tile: i64) -> None:
    """Exchange two citizens on a tile for a hoplite."""
    site = site_of(city, tile)
    site.citizens -= EXCHANGE
    site.hoplites += 1
    tell(s, LEVIED, city.seat, tile, site.space)


def disband(s: Table, city: City, tile: i64) -> None:
    """Exchange a hoplite on a tile for two citizens."""
    site = site_of(city, tile)
    site.hoplites -= 1
    site.citizens += EXCHANGE
    tell(s, DISBANDED, city.seat, tile, site.space)
