"""What a seat sees, and what it can't know. Rules, "What a player must be able to see"; rulings R8, R10, R75."""

from __future__ import annotations

from typing import Any

from pessoi.games.hexemonia.city import excess, is_myth_active
from pessoi.games.hexemonia.components import (
    ACROPOLISES,
    ACROPOLISES_FOR,
    NATURES,
    NONE,
    PATRON_NATURE,
    TILES,
)
from pessoi.games.hexemonia.grid import MIDDLE
from pessoi.games.hexemonia.politics import political_strength
from pessoi.games.hexemonia.scoring import LINES, points_of, score
from pessoi.games.hexemonia.state import City, Cubes, Site, Table
from pessoi.games.hexemonia.verbs import ACTIONS, STEP
from pessoi.games.hexemonia.war import defence_of
from pessoi.kernel.bits import bit
from pessoi.kernel.dice import Dice


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
        "used": [TILES[tile] for tile in range(len(TILES)) if s.used >> tile & 1],
        "laid": [TILES[tile] for tile in range(len(TILES)) if s.laid >> tile & 1],
        "attacked": [city.seat for city in s.cities if s.attacked >> city.seat & 1],
        "cities": [view_city(s, city, seat, None if sheet is None else sheet.places[city.seat]) for city in s.cities],
        "tie_break": "" if sheet is None else sheet.tie_break,
    }


def knows_acropolis(city: City, seat: int) -> bool:
    """Whether a seat knows which Acropolis a city has."""
    return city.is_revealed or city.seat == seat


def view_known_stack(s: Table, seat: int) -> list[str]:
    """The tiles on top of the stack that this seat has seen with the Oracle, the next to be drawn first."""
    return [TILES[s.stack[-1 - place]] for place in range(s.foreseen)] if seat == s.seer else []


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
        "tiles": [view_site(city, site) for site in city.sites if site.space != MIDDLE],
        "myths": [
            {"tile": TILES[myth], "host": TILES[city.hosts[place]], "is_active": is_myth_active(city, place)}
            for place, myth in enumerate(city.myths)
        ],
        "hand": {"count": len(city.hand), "tiles": [TILES[tile] for tile in city.hand] if city.seat == seat else None},
        "political_strength": political_strength(city),
        "points": dict(zip(LINES, points, strict=True)),
        "total": sum(points),
        "place": place,
    }


def view_site(city: City, site: Site) -> dict[str, Any]:
    """A tile of a city: where it lies, what lies on it, and what follows from that."""
    return {
        "tile": TILES[site.tile],
        "space": site.space,
        "cubes": view_cubes(site),
        "is_active": site.is_active,
        "excess": view_cubes(excess(site)),
        "defence": defence_of(city, site),
        "markers": [TILES[myth] for myth, host in zip(city.myths, city.hosts, strict=True) if host == site.tile],
    }


# What a seat can't know


def redeal(s: Table, seat: int, dice: Dice) -> None:
    """Deal anew the hidden Acropolises of others, the tiles nobody saw go into their hands, and the stack.

    A seat goes on knowing what it has seen: tiles taken from the display, as all have seen those; tiles on top of the
    stack, or drawn from there, that it saw with the Oracle.
    """
    hidden_cities = [city for city in s.cities if not knows_acropolis(city, seat)]
    acropolises = sorted(int(city.acropolis) for city in hidden_cities)
    dice.shuffle(acropolises)
    for city, acropolis in zip(hidden_cities, acropolises, strict=True):
        city.acropolis = acropolis
    foreseen = s.foreseen if seat == s.seer else 0
    known_stack = s.stack[len(s.stack) - foreseen :]
    pool = s.stack[: len(s.stack) - foreseen]
    for city in s.cities:
        if city.seat != seat:
            pool += [tile for tile in city.hand if not has_seen(s, seat, tile)]
    pool.sort()
    dice.shuffle(pool)
    dealt: dict[int, int] = {}
    for city in s.cities:
        if city.seat != seat:
            for place, tile in enumerate(city.hand):
                if not has_seen(s, seat, tile):
                    city.hand[place] = dealt[tile] = pool.pop()
    s.stack = pool + known_stack
    for city in s.cities:
        if city.seat != seat:
            city.foresaw = renamed(city.foresaw, dealt)


def renamed(tiles: int, dealt: dict[int, int]) -> int:
    """What somebody else foresaw, with the tiles that now lie where those lay."""
    others = 0
    for tile in range(len(TILES)):
        if tiles >> tile & 1:
            others |= bit(dealt.get(tile, tile))
    return others


def has_seen(s: Table, seat: int, tile: int) -> bool:
    """Whether a seat knows that this tile went into the hand it is in."""
    seen = s.seen | (s.cities[seat].foresaw if seat >= 0 else 0)
    return bool(seen >> tile & 1)
