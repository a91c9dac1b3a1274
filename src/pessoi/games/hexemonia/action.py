"""Step C: exactly one of four actions. Rules, "Step C"; ruling R27. Production is here, the others have modules."""

from __future__ import annotations

from pessoi.games.hexemonia.abilities import can_use_any
from pessoi.games.hexemonia.city import site_of
from pessoi.games.hexemonia.components import MADE_CITIZENS, MADE_GOLD, MADE_HOPLITES, NONE
from pessoi.games.hexemonia.events import ACTED, PRODUCED
from pessoi.games.hexemonia.special import special
from pessoi.games.hexemonia.state import ACTION, City, Cubes, Site, Table
from pessoi.games.hexemonia.strategy import strategy
from pessoi.games.hexemonia.telling import tell_cubes
from pessoi.games.hexemonia.verbs import ACT, ON_ACTION, PRODUCTION, SPECIAL, STRATEGY, WAR
from pessoi.games.hexemonia.war import can_attack, war
from pessoi.kernel.choice import Choice, Steps, ask
from pessoi.kernel.journal import tell


def possible_actions(s: Table, city: City, choices: list[Choice]) -> None:
    """Add Production and Strategy, which are always there, and Special and War if something can be done."""
    choices.append(ACT.of(PRODUCTION))
    choices.append(ACT.of(STRATEGY))
    if can_use_any(s, city):
        choices.append(ACT.of(SPECIAL))
    if can_attack(s, city):
        choices.append(ACT.of(WAR))


def act(s: Table, city: City) -> Steps:
    """Choose the action, unless that has ended the building already, and carry it out."""
    if s.action == NONE:
        choices: list[Choice] = []
        possible_actions(s, city, choices)
        choice = yield ask(city.seat, ON_ACTION, choices)
        s.step = ACTION
        s.action = choice.a
    tell(s, ACTED, city.seat, s.action)
    if s.action == PRODUCTION:
        produce(s, city)
    elif s.action == STRATEGY:
        yield from strategy(s, city)
    elif s.action == SPECIAL:
        yield from special(s, city)
    else:
        yield from war(s, city)


def produce(s: Table, city: City) -> None:
    """Every active tile receives its production, and the production of the myths whose markers lie on it (R26, R28)."""
    for site in city.sites:
        if site.is_active:
            put_production(s, city, site, site.tile)
    for place in range(len(city.myths)):
        host = site_of(city, city.hosts[place])
        if host.is_active:
            put_production(s, city, host, city.myths[place])


def put_production(s: Table, city: City, site: Site, tile: int) -> None:
    """Put what a tile produces on a site, its own or that of its marker."""
    citizens, hoplites, gold = MADE_CITIZENS[tile], MADE_HOPLITES[tile], MADE_GOLD[tile]
    site.citizens += citizens
    site.hoplites += hoplites
    site.gold += gold
    if s.journal is not None:
        tell_cubes(s, PRODUCED, city.seat, tile, site.space, Cubes(citizens, hoplites, gold))
