"""What holds in a city at any time: contact and placement, activity, excess, own cubes. Rules, "Basic concepts"."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.hexemonia.components import (
    COST_CITIZENS,
    COST_GOLD,
    COST_HOPLITES,
    FIRST_MYTH,
    KIND,
    NATURE,
    NONE,
    PATRON_NATURE,
    POLIS,
    TYPE,
)
from pessoi.games.hexemonia.grid import MIDDLE, open_spaces, touches
from pessoi.games.hexemonia.state import City, Cubes, Site, Table
from pessoi.kernel.bits import bit


def occupied(city: City) -> i64:
    """The spaces on which a tile lies, the Acropolis included."""
    spaces: i64 = 0
    for site in city.sites:
        spaces |= bit(site.space)
    return spaces


def site_of(city: City, tile: i64) -> Site:
    """Where in the city a tile lies."""
    for site in city.sites:
        if site.tile == tile:
            return site
    raise LookupError(f"tile {tile} does not lie in the city of seat {city.seat}")


def where(city: City, tile: i64) -> i64:
    """The space of a tile, for those who tell of it; a Mythos tile, which lies in no city, is told like the middle."""
    return MIDDLE if tile >= FIRST_MYTH else site_of(city, tile).space


def owner_of(s: Table, tile: i64) -> City:
    """The city in which a tile lies."""
    for city in s.cities:
        for site in city.sites:
            if site.tile == tile:
                return city
    raise LookupError(f"tile {tile} lies in no city")


# Placement


def legal_spaces(city: City, tile: i64) -> list[i64]:
    """Where a tile may be put, laid from hand or captured alike: the open ring, contact, and for Polis tiles more."""
    if TYPE[tile] == POLIS:
        if twin_of(city, tile) is not None:
            return []
        return polis_spaces(city)
    return open_spaces(occupied(city))


def polis_spaces(city: City) -> list[i64]:
    """Where a Polis tile of a new title may be put: it touches the Acropolis or another Polis tile (R21)."""
    centres = bit(MIDDLE)
    for site in city.sites:
        if TYPE[site.tile] == POLIS:
            centres |= bit(site.space)
    found: list[i64] = []
    for space in open_spaces(occupied(city)):
        if touches(space, centres):
            found.append(space)
    return found


def twin_of(city: City, tile: i64) -> Site | None:
    """The tile of the city with the same title, if there is one."""
    kind = KIND[tile]
    for site in city.sites:
        if KIND[site.tile] == kind:
            return site
    return None


# Cubes


def own_cubes(city: City) -> Cubes:
    """All cubes of a city together, on active and inactive tiles alike (R16)."""
    found = Cubes(0, 0, 0)
    for site in city.sites:
        found.citizens += site.citizens
        found.hoplites += site.hoplites
        found.gold += site.gold
    return found


def has_cube(city: City, resource: i64) -> bool:
    """Whether a resource lies anywhere in the city."""
    for site in city.sites:  # noqa: SIM110 - a plain loop compiles to a few instructions
        if site.count(resource) > 0:
            return True
    return False


def excess(site: Site) -> Cubes:
    """What an active tile holds beyond its cost; an inactive one and the Acropolis have no excess at all."""
    if site.space == MIDDLE or not site.is_active:
        return Cubes(0, 0, 0)
    tile = site.tile
    return Cubes(site.citizens - COST_CITIZENS[tile], site.hoplites - COST_HOPLITES[tile], site.gold - COST_GOLD[tile])


# Natures and myths


def open_nature(city: City) -> i64:
    """The nature of the Acropolis as everybody knows it: a hidden one has none (R8)."""
    return PATRON_NATURE[city.acropolis] if city.is_revealed else NONE


def neighbours_of_nature(city: City, site: Site, nature: i64) -> i64:
    """How many neighbours have a nature, active or not; the Acropolis counts once it is revealed (R32)."""
    count: i64 = 0
    for other in city.sites:
        if touches(site.space, bit(other.space)):
            found = open_nature(city) if other.space == MIDDLE else NATURE[other.tile]
            if found == nature:
                count += 1
    return count


def is_myth_active(city: City, place: i64) -> bool:
    """Whether the Mythos tile in this place has its marker on an active tile."""
    return site_of(city, city.hosts[place]).is_active
