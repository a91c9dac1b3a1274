"""Step B: lay tiles from the hand. Rules, "Step B"; rulings R15 to R25, R73."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.hexemonia.action import possible_actions
from pessoi.games.hexemonia.city import legal_spaces, site_of
from pessoi.games.hexemonia.components import (
    COST_CITIZENS,
    COST_GOLD,
    COST_HOPLITES,
    FIRST_MYTH,
    NATURE,
    NONE,
)
from pessoi.games.hexemonia.events import INVOKED, LAID, PAID
from pessoi.games.hexemonia.grid import MIDDLE
from pessoi.games.hexemonia.myths import keep_the_limit
from pessoi.games.hexemonia.state import ACTION, City, Cubes, Site, Table
from pessoi.games.hexemonia.verbs import ACT, END_BUILD, INVOKE, LAY, ON_BUILD, ON_PAY, PAY, RESOURCE
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Choice, Steps, ask
from pessoi.kernel.journal import tell


def build(s: Table, city: City) -> Steps:
    """Lay as many tiles as you like. Choosing the action right away ends the step as well.

    If nothing can be laid, nothing is asked: the question for the action follows, and others see no difference.
    """
    while True:
        choices = layable(s, city)
        if not choices:
            return
        choices.append(END_BUILD.of())
        possible_actions(s, city, choices)
        choice = yield ask(city.seat, ON_BUILD, choices)
        if choice.verb is LAY:
            yield from lay(s, city, choice.a, choice.b + 1)
        elif choice.verb is INVOKE:
            yield from invoke(s, city, FIRST_MYTH + choice.a, choice.b)
        else:
            s.step = ACTION
            if choice.verb is ACT:
                s.action = choice.a
            return


def layable(s: Table, city: City) -> list[Choice]:
    """Every tile of the hand that can be paid in full, with every space it may lie on; every myth with its hosts."""
    choices: list[Choice] = []
    funds = unlocked_cubes(s, city)
    for tile in city.hand:
        if tile >= FIRST_MYTH:
            for site in city.sites:
                if can_host(site, tile):
                    choices.append(INVOKE.of(tile - FIRST_MYTH, site.tile))
        elif can_pay(funds, tile):
            for space in legal_spaces(city, tile):
                choices.append(LAY.of(tile, space - 1))
    return choices


# Chora, Fortification, Polis


def unlocked_cubes(s: Table, city: City) -> Cubes:
    """All cubes that may pay: those on any tile but the ones laid in this step (R16, R17)."""
    found = Cubes(0, 0, 0)
    for site in city.sites:
        if not s.laid >> site.tile & 1:
            found.citizens += site.citizens
            found.hoplites += site.hoplites
            found.gold += site.gold
    return found


def can_pay(funds: Cubes, tile: i64) -> bool:
    """Whether the complete cost is there; cubes are not exchanged here (R15)."""
    return (
        funds.citizens >= COST_CITIZENS[tile]
        and funds.hoplites >= COST_HOPLITES[tile]
        and funds.gold >= COST_GOLD[tile]
    )


def lay(s: Table, city: City, tile: int, space: int) -> Steps:
    """Put a tile on its space, then move exactly its cost onto it: citizens first, then hoplites, then gold (R18)."""
    city.hand.remove(tile)
    site = Site(tile, space, 0, 0, 0)
    city.sites.append(site)
    s.laid |= bit(tile)
    s.target = tile
    tell(s, LAID, city.seat, tile, space - 1)
    for resource in range(len(RESOURCE)):
        for _ in range(cost_of(tile, resource)):
            choice = yield ask(city.seat, ON_PAY, payers(s, city, resource), resource, tile)
            source = site_of(city, choice.a)
            source.add(resource, -1)
            site.add(resource, 1)
            tell(s, PAID[resource], city.seat, source.tile, source.space, tile)
    s.target = NONE


def cost_of(tile: int, resource: int) -> int:
    """How many cubes of a resource a tile costs."""
    return (COST_CITIZENS, COST_HOPLITES, COST_GOLD)[resource][tile]


def payers(s: Table, city: City, resource: i64) -> list[Choice]:
    """The tiles that can give the cube now due."""
    choices: list[Choice] = []
    for site in city.sites:
        if site.count(resource) > 0 and not s.laid >> site.tile & 1:
            choices.append(PAY.of(site.tile))
    return choices


# Mythos


def can_host(site: Site, myth: i64) -> bool:
    """Whether a marker may lie on a tile: the same nature, active or not (R23); never the Acropolis."""
    return site.space != MIDDLE and NATURE[site.tile] == NATURE[myth]


def invoke(s: Table, city: City, myth: int, host: int) -> Steps:
    """Put a Mythos tile in front of you and its marker on a tile; a fourth one drives out an older one (R25)."""
    city.hand.remove(myth)
    city.myths.append(myth)
    city.hosts.append(host)
    tell(s, INVOKED, city.seat, myth, host, site_of(city, host).space)
    yield from keep_the_limit(s, city, 1)
