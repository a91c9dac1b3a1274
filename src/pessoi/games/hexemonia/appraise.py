"""How good a position looks: each row's likely final points, and from them its share of the win.

Bots give it imagined positions only, in which everything hidden is dealt anew; so it takes what it finds for true.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.hexemonia.abilities import DEMANDED, NATURE_COUNTED, usable_abilities
from pessoi.games.hexemonia.city import neighbours_of_nature, own_cubes, owner_of, site_of
from pessoi.games.hexemonia.components import (
    ABILITY,
    BONUS_POINTS,
    BONUS_TYPE,
    COST_CITIZENS,
    COST_GOLD,
    COST_HOPLITES,
    FIRST_MYTH,
    MADE_CITIZENS,
    MADE_GOLD,
    MADE_HOPLITES,
    NATURE,
    NONE,
    PATRON_NATURE,
    TYPE,
    TYPE_POINTS,
)
from pessoi.games.hexemonia.grid import MIDDLE
from pessoi.games.hexemonia.scoring import score, total_points
from pessoi.games.hexemonia.state import ACTION, BUILD, City, Site, Table
from pessoi.games.hexemonia.verbs import SPECIAL, STRATEGY, WAR
from pessoi.games.hexemonia.war import defence_of, possible_attacks
from pessoi.kernel.appraisal import shares_of
from pessoi.kernel.bits import bit

# In victory points, with the game still long: a citizen, a hoplite, a gold beside the Acropolis, a tile in hand
CITIZEN_WORTH: Final = 0.95
HOPLITE_WORTH: Final = 1.8
GOLD_WORTH: Final = 0.5
HAND_WORTH: Final = 0.3
#: How many turns before the end these begin to lose their worth.
HARVEST: Final = 4.0
#: The part of the turns to come in which a city will produce.
PRODUCING: Final = 0.3
#: A tile that lacks some of its cubes; a myth; the second nature of a set; the Philosopher.
UNFINISHED: Final = 0.7
MYTH: Final = 0.6
SECOND_NATURE: Final = 1.5
FIGURE: Final = 0.5
#: What counts of a gain that is still to be carried out; of a rival's loss; the least an action is worth.
PENDING: Final = 0.9
RIVAL_LOSS: Final = 0.5
ANY_ACTION: Final = 0.3
#: Tiles taken in an average turn, for a guess of how many turns are left.
TAKEN_PER_TURN: Final = 1.6
#: Points by which two rows differ when the better one is e times as likely to win.
SCALE: Final = 6.0


def appraise(s: Table) -> list[float]:
    """Each row's share of the win, from 0 to 1."""
    if s.is_over:
        return score(s).shares
    return shares_of([prospects(s, city, total_points(s, city)) for city in s.cities], SCALE)


def prospects(s: Table, city: City, total: i64) -> float:
    """The points a player can expect in the end, having a total now."""
    later = turns_to_come(s, city)
    season = min(1.0, later / HARVEST)
    points = float(total) + myth_hopes(city)
    cubes = own_cubes(city)
    cubes.gold -= city.sites[0].gold
    points += season * worth_of(cubes.citizens, cubes.hoplites, cubes.gold)
    points += later * PRODUCING * production_worth(city)
    points += HAND_WORTH * season * float(len(city.hand))
    for site in city.sites:
        if not site.is_active:
            points += UNFINISHED * tile_points(city, site.tile) * completeness(site)
    if s.philosopher == city.seat and s.has_revolts:
        points += FIGURE
    if city.seat == s.active:
        points += this_turn(s, city, season)
    return points


# Time


def turns_to_come(s: Table, city: City) -> float:
    """About how many turns a player will have after the one that is running."""
    if s.is_end_triggered:
        return 1.0 if is_waiting(s, city) else 0.0
    return float(len(s.stack)) / (TAKEN_PER_TURN * float(len(s.cities))) + (1.0 if is_waiting(s, city) else 0.5)


def is_waiting(s: Table, city: City) -> bool:
    """Whether a player's turn in this round is still to come."""
    seats = len(s.cities)
    return (city.seat - s.start_seat) % seats > s.turns % seats


# What things are worth


def worth_of(citizens: int, hoplites: int, gold: int) -> float:
    """Some cubes, while there is time to use them."""
    return CITIZEN_WORTH * citizens + HOPLITE_WORTH * hoplites + GOLD_WORTH * gold


def production_worth(city: City) -> float:
    """What one Production brings as things are."""
    worth = 0.0
    for site in city.sites:
        if site.is_active:
            worth += worth_of(MADE_CITIZENS[site.tile], MADE_HOPLITES[site.tile], MADE_GOLD[site.tile])
    for place in range(len(city.myths)):
        if site_of(city, city.hosts[place]).is_active:
            myth = city.myths[place]
            worth += worth_of(MADE_CITIZENS[myth], MADE_HOPLITES[myth], MADE_GOLD[myth])
    return worth


def tile_points(city: City, tile: int) -> float:
    """What a tile scores in a city while it is active."""
    kind = TYPE[tile]
    points = float(TYPE_POINTS[kind])
    if BONUS_TYPE[city.acropolis] == kind:
        points += BONUS_POINTS[city.acropolis]
    return points


def completeness(site: Site) -> float:
    """The part of its cost that lies on a tile."""
    tile = site.tile
    there = min(int(site.citizens), COST_CITIZENS[tile]) + min(int(site.hoplites), COST_HOPLITES[tile])
    there += min(int(site.gold), COST_GOLD[tile])
    return there / (COST_CITIZENS[tile] + COST_HOPLITES[tile] + COST_GOLD[tile] + 1.0)


def myth_hopes(city: City) -> float:
    """Myths, and two natures towards a set of three."""
    natures = bit(PATRON_NATURE[city.acropolis])
    for myth in city.myths:
        natures |= bit(NATURE[myth])
    others = natures & (natures - 1)
    is_halfway = others != 0 and others & (others - 1) == 0
    return MYTH * float(len(city.myths)) + (SECOND_NATURE if is_halfway else 0.0)


# The turn that is running


def this_turn(s: Table, city: City, season: float) -> float:
    """What the player at turn has in the air, and may expect of the action that is to come or going on."""
    air = s.in_the_air
    hopes = season * worth_of(air.citizens, air.hoplites, 0)
    if s.step == BUILD and s.target != NONE:
        hopes += tile_points(city, s.target) * (1.0 - UNFINISHED * completeness(site_of(city, s.target)))
    if s.step < ACTION or (s.step == ACTION and s.action == NONE):
        best = max(production_worth(city) * season, war_hopes(s, city, season))
        best = max(best, strategy_hopes(city, season))
        best = max(best, special_hopes(s, city, season))
        return hopes + max(ANY_ACTION * season, PENDING * best)
    if s.step == ACTION and s.action == WAR:
        hopes += PENDING * (conquest_hopes(s, city, season) if s.target != NONE else war_hopes(s, city, season))
    elif s.step == ACTION and s.action == STRATEGY:
        hopes += PENDING * (int(air.gold) + strategy_hopes(city, season))
    elif s.step == ACTION and s.action == SPECIAL:
        hopes += GOLD_WORTH * int(air.gold) + PENDING * special_hopes(s, city, season)
    return hopes


def war_hopes(s: Table, city: City, season: float) -> float:
    """The best conquest of those that are possible now; nothing if none is worth its losses."""
    best = 0.0
    for choice in possible_attacks(s, city, len(s.cities) * 4):
        loser = owner_of(s, choice.a)
        best = max(best, conquest_worth(city, loser, site_of(loser, choice.a), season))
    return best


def conquest_hopes(s: Table, city: City, season: float) -> float:
    """The conquest that is going on, until the tile lies in the own city."""
    loser = owner_of(s, s.target)
    return 0.0 if loser.seat == city.seat else conquest_worth(city, loser, site_of(loser, s.target), season)


def conquest_worth(city: City, loser: City, site: Site, season: float) -> float:
    """What taking a tile brings, what its owner loses, and what the army pays."""
    tile = site.tile
    is_free = COST_CITIZENS[tile] + COST_HOPLITES[tile] <= 1 and COST_GOLD[tile] <= site.gold
    gain = tile_points(city, tile) * (1.0 if is_free else UNFINISHED)
    loss = tile_points(loser, tile) if site.is_active else UNFINISHED
    loss += season * worth_of(site.citizens, site.hoplites, site.gold)
    price = season * worth_of(int(defence_of(loser, site)), 0, 0)
    return gain + season * worth_of(0, 0, site.gold) + RIVAL_LOSS * loss - price


def strategy_hopes(city: City, season: float) -> float:
    """Gold that could be carried to the Acropolis without making a tile inactive."""
    gold = 0
    for site in city.sites:
        if site.space != MIDDLE:
            gold += int(site.gold) - COST_GOLD[site.tile] if site.is_active else int(site.gold)
    return (1.0 - GOLD_WORTH * season) * gold


def special_hopes(s: Table, city: City, season: float) -> float:
    """A rough sum of what the usable abilities bring."""
    hopes = 0.0
    for choice in usable_abilities(s, city):
        tile = choice.a
        ability = ABILITY[tile]
        if tile >= FIRST_MYTH:
            hopes += HAND_WORTH
        elif NATURE_COUNTED[ability] != NONE:
            site = site_of(city, tile)
            hopes += GOLD_WORTH * int(neighbours_of_nature(city, site, NATURE_COUNTED[ability]))
        elif DEMANDED[ability] != NONE:
            hopes += CITIZEN_WORTH + RIVAL_LOSS * CITIZEN_WORTH
        else:
            hopes += CITIZEN_WORTH
    return season * hopes
