"""What a seat sees, and what it can't know. Rules, "What a player must be able to see"; rulings R8, R10, R75."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from pessoi.games.hexemonia.abilities import DEMANDED, NATURE_COUNTED, would_reveal_for
from pessoi.games.hexemonia.city import (
    excess,
    has_cube,
    is_myth_active,
    legal_spaces,
    neighbours_of_nature,
    occupied,
    own_cubes,
    owner_of,
    site_of,
    twin_of,
)
from pessoi.games.hexemonia.components import (
    ABILITY,
    ACROPOLISES,
    ACROPOLISES_FOR,
    EXCHANGE,
    LIGHTHOUSE,
    MADE_CITIZENS,
    MADE_GOLD,
    MADE_HOPLITES,
    NATURES,
    NECROPOLIS,
    NONE,
    PATRON_NATURE,
    POLIS,
    SPRING,
    TILES,
    TYPE,
)
from pessoi.games.hexemonia.foresight import totals_when_laid
from pessoi.games.hexemonia.grid import COORDINATES, MIDDLE, open_spaces
from pessoi.games.hexemonia.politics import losses_in_revolt, political_strength
from pessoi.games.hexemonia.scoring import LINES, points_of, score
from pessoi.games.hexemonia.state import BUILD, City, Cubes, Site, Table
from pessoi.games.hexemonia.verbs import ACTIONS, STEP, WAR
from pessoi.games.hexemonia.war import defence_of, hoplites_to_lose, shield_beside
from pessoi.kernel.bits import bit
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import OPEN

MADE: Final = (MADE_CITIZENS, MADE_HOPLITES, MADE_GOLD)


def view(s: Table, seat: int) -> dict[str, Any]:
    """The table as this seat sees it, built up from nothing."""
    sheet = score(s) if s.is_over else None
    return {
        "round": s.round,
        "active": None if s.is_over else s.active,
        "step": None if s.is_over else STEP.values[s.step],
        "action": None if s.action == NONE else ACTIONS[s.action],
        "start_seat": s.start_seat,
        "last_seat": s.last_seat,
        "has_revolts": s.has_revolts,
        "is_end_triggered": s.is_end_triggered,
        "is_over": s.is_over,
        "philosopher": None if s.philosopher == NONE else s.philosopher,
        "acropolises": [ACROPOLISES[acropolis] for acropolis in ACROPOLISES_FOR[len(s.cities)]],
        "display": [None if tile == NONE else TILES[tile] for tile in s.display],
        "stack": {"left": len(s.stack), "known": view_known_stack(s, seat)},
        "underworld": [TILES[tile] for tile in s.underworld],
        "in_the_air": view_cubes(s.in_the_air),
        "target": None if s.target == NONE else TILES[s.target],
        "war": view_war(s) if s.target != NONE and s.action == WAR else None,
        "used": [TILES[tile] for tile in range(len(TILES)) if s.used >> tile & 1],
        "laid": [TILES[tile] for tile in range(len(TILES)) if s.laid >> tile & 1],
        "attacked": [city.seat for city in s.cities if s.attacked >> city.seat & 1],
        "cities": [
            view_city(s, city, city.seat if seat == OPEN else seat, None if sheet is None else sheet.places[city.seat])
            for city in s.cities
        ],
        "tie_break": "" if sheet is None else sheet.tie_break,
    }


def knows_acropolis(city: City, seat: int) -> bool:
    """Whether a seat knows which Acropolis a city has."""
    return city.is_revealed or city.seat == seat


def view_known_stack(s: Table, seat: int) -> list[str]:
    """The tiles on top of the stack that this seat has seen with the Oracle, the next to be drawn first."""
    return [TILES[s.stack[-1 - place]] for place in range(s.foreseen)] if seat in (s.seer, OPEN) else []


def view_cubes(cubes: Cubes) -> dict[str, int]:
    """Citizens, hoplites and gold by their names."""
    return {"citizen": cubes.citizens, "hoplite": cubes.hoplites, "gold": cubes.gold}


def view_city(s: Table, city: City, seat: int, place: int | None) -> dict[str, Any]:
    """One player's city, hand and points; the hand and a hidden Acropolis only for their owner."""
    is_known = knows_acropolis(city, seat)
    points = points_of(s, city, is_known)
    return {
        "seat": city.seat,
        "acropolis": {
            "city": ACROPOLISES[city.acropolis] if is_known else None,
            "nature": NATURES[PATRON_NATURE[city.acropolis]] if is_known else None,
            "is_revealed": city.is_revealed,
            "cubes": view_cubes(city.sites[0]),
        },
        "tiles": [view_site(s, city, site, seat) for site in city.sites if site.space != MIDDLE],
        "spaces": [{"space": space, "at": list(COORDINATES[space])} for space in open_spaces(occupied(city))],
        "myths": [
            {"tile": TILES[myth], "host": TILES[city.hosts[place]], "is_active": is_myth_active(city, place)}
            for place, myth in enumerate(city.myths)
        ],
        "hand": view_hand(s, city, seat),
        "political_strength": political_strength(city),
        "points": dict(zip(LINES, points, strict=True)),
        "total": sum(points),
        "place": place,
    }


def view_hand(s: Table, city: City, seat: int) -> dict[str, Any]:
    """How many tiles somebody holds; for whoever holds them which, and while they are laid what that would lead to."""
    is_laying = city.seat == seat == s.active and s.step == BUILD and s.target == NONE and not s.is_over
    totals = totals_when_laid(s, city) if is_laying else {}
    return {
        "count": len(city.hand),
        "tiles": [TILES[tile] for tile in city.hand] if city.seat == seat else None,
        "totals": {TILES[tile]: list(total) for tile, total in totals.items()},
    }


def view_site(s: Table, city: City, site: Site, seat: int) -> dict[str, Any]:
    """A tile of a city: where it lies, what lies on it, and what follows from that."""
    return {
        "tile": TILES[site.tile],
        "space": site.space,
        "at": list(COORDINATES[site.space]),
        "cubes": view_cubes(site),
        "is_active": site.is_active,
        "excess": view_cubes(excess(site)),
        "yield": view_cubes(expected_at(city, site)),
        "gain": view_cubes(expected_of_ability(s, city, site, seat)),
        "revolt": view_cubes(losses_in_revolt(site)),
        "defence": defence_of(city, site),
        "shield": shield_beside(city, site),
        "markers": [TILES[myth] for myth, host in zip(city.myths, city.hosts, strict=True) if host == site.tile],
    }


def expected_at(city: City, site: Site) -> Cubes:
    """What Production would put on a tile: its own, and that of the myths whose markers lie there."""
    if not site.is_active:
        return Cubes(0, 0, 0)
    producers = [
        int(site.tile),
        *(myth for myth, host in zip(city.myths, city.hosts, strict=True) if host == site.tile),
    ]
    citizens, hoplites, gold = (sum(table[tile] for tile in producers) for table in MADE)
    return Cubes(citizens, hoplites, gold)


def expected_of_ability(s: Table, city: City, site: Site, seat: int) -> Cubes:
    """The cubes that using a tile's ability would bring now, at most; of the Spring's, one.

    What the owner alone knows of a hidden Acropolis counts for the owner alone.
    """
    ability = ABILITY[site.tile]
    gain = Cubes(0, 0, 0)
    if ability == NONE or not site.is_active or s.used >> site.tile & 1:
        return gain
    if ability == SPRING:
        return Cubes(1, 1, 1)
    if ability == NECROPOLIS:
        gain.gold = own_cubes(city).citizens // EXCHANGE
    elif NATURE_COUNTED[ability] != NONE:
        nature = NATURE_COUNTED[ability]
        gain.gold = neighbours_of_nature(city, site, nature)
        if gain.gold == 0 and city.seat == seat and would_reveal_for(city, site, nature):
            gain.gold = 1
    elif DEMANDED[ability] != NONE:
        resource = DEMANDED[ability]
        givers = sum(has_cube(other, resource) for other in s.cities if other.seat != city.seat)
        gain.add(resource, givers if ability == LIGHTHOUSE else min(1, givers))
    return gain


def view_war(s: Table) -> dict[str, Any]:
    """The war that is waged: whose tile, how the army could pay for its defence, where the booty would go.

    Once the army has been launched nobody defends the tile any more, and there is nothing to foresee.
    """
    city, loser = s.cities[s.active], owner_of(s, s.target)
    site = site_of(loser, s.target)
    twin = twin_of(city, s.target) if TYPE[s.target] == POLIS else None
    return {
        "loser": loser.seat,
        "strength": s.in_the_air.strength,
        "ways": view_ways(s.in_the_air, defence_of(loser, site), shield_beside(loser, site)),
        "merges": None if twin is None else TILES[twin.tile],
        "spaces": legal_spaces(city, s.target) if twin is None else [],
    }


def view_ways(army: Cubes, defence: int, shield: int) -> list[dict[str, int]]:
    """What an army that is strong enough can lose, and the citizens it gets back as change (R47, R48)."""
    if army.strength <= defence:
        return []
    least, most = hoplites_to_lose(army.citizens, army.hoplites, defence, shield)
    if least > most:
        return [{"citizen": 0, "hoplite": (defence + 1) // 2, "change": 1}]
    return [
        {"citizen": defence - 2 * hoplites, "hoplite": hoplites, "change": 0} for hoplites in range(least, most + 1)
    ]


# What a seat can't know


def redeal(s: Table, seat: int, dice: Dice) -> None:
    """Deal anew the hidden Acropolises of others, the tiles nobody saw go into their hands, and the stack.

    A seat goes on knowing what it has seen: tiles taken from the display, as all have seen those; tiles on top of the
    stack, or drawn from there, that it saw with the Oracle.
    """
    hidden_cities = [city for city in s.cities if not knows_acropolis(city, seat)]
    acropolises = [int(city.acropolis) for city in hidden_cities]
    acropolises.sort()
    dice.shuffle(acropolises)
    for place in range(len(hidden_cities)):
        hidden_cities[place].acropolis = acropolises[place]
    known = known_to(s, seat)
    foreseen = s.foreseen if seat == s.seer else 0
    known_stack = s.stack[len(s.stack) - foreseen :]
    pool = s.stack[: len(s.stack) - foreseen]
    others = [city for city in s.cities if city.seat != seat]
    for city in others:
        for tile in city.hand:
            if not known >> tile & 1:
                pool.append(tile)
    pool.sort()
    dice.shuffle(pool)
    dealt: dict[int, int] = {}
    for city in others:
        for place in range(len(city.hand)):
            tile = city.hand[place]
            if not known >> tile & 1:
                city.hand[place] = dealt[tile] = pool.pop()
    s.stack = pool + known_stack
    for city in others:
        if city.foresaw:
            city.foresaw = renamed(city.foresaw, dealt)


def renamed(tiles: int, dealt: dict[int, int]) -> int:
    """What somebody else foresaw, with the tiles that now lie where those lay."""
    others = 0
    for tile in range(len(TILES)):
        if tiles >> tile & 1:
            others |= bit(dealt.get(tile, tile))
    return others


def known_to(s: Table, seat: int) -> i64:
    """The tiles in hands that a seat saw on their way there, as bits."""
    return s.seen | s.cities[seat].foresaw if seat >= 0 else s.seen
