"""What never changes in a match. Rules, "Invariants"."""

from __future__ import annotations

from typing import Any

from pessoi.games.hexemonia.city import occupied
from pessoi.games.hexemonia.components import FIRST_ACROPOLIS, HAND_LIMIT, KIND, MYTH_LIMIT, NATURE, NONE, POLIS, TYPE
from pessoi.games.hexemonia.grid import MIDDLE, is_connected
from pessoi.games.hexemonia.state import City, Table

#: The most tiles a hand can hold: the limit, two taken, one drawn by the Moirai (R62).
LARGEST_HAND = HAND_LIMIT + 3


def census(s: Table) -> dict[str, Any]:
    """All tiles wherever they lie, the Acropolises, and whether everything is where it can be."""
    tiles = [*s.stack, *s.underworld, *(tile for tile in s.display if tile != NONE)]
    for city in s.cities:
        tiles += [*city.hand, *city.myths, *(int(site.tile) for site in city.sites)]
    return {
        "tiles": sorted(tiles),
        "acropolises": sorted(int(city.acropolis) for city in s.cities),
        "cities in order": all(is_in_order(city) for city in s.cities),
        "markers in place": all(are_markers_in_place(city) for city in s.cities),
        "display full while the stack lasts": not s.stack or NONE not in s.display,
        "the stack is empty once the end is triggered": s.is_end_triggered == (not s.stack),
        "no more foreseen than there is": 0 <= s.foreseen <= len(s.stack),
        "cubes in the air": min(s.in_the_air.citizens, s.in_the_air.hoplites, s.in_the_air.gold) >= 0,
    }


def is_in_order(city: City) -> bool:
    """Whether a city has its Acropolis in the middle, hangs together, repeats no Polis title and owes no cubes."""
    titles = [KIND[site.tile] for site in city.sites if TYPE[site.tile] == POLIS]
    spaces = {int(site.space) for site in city.sites}
    return (
        city.sites[0].space == MIDDLE
        and city.sites[0].tile == FIRST_ACROPOLIS + city.seat
        and len(spaces) == len(city.sites)
        and is_connected(occupied(city))
        and len(set(titles)) == len(titles)
        and len(city.hand) <= LARGEST_HAND
        and all(min(site.citizens, site.hoplites, site.gold) >= 0 for site in city.sites)
    )


def are_markers_in_place(city: City) -> bool:
    """Whether each myth has its marker on a tile of its nature; before one is forsaken there may be more."""
    tiles = {int(site.tile) for site in city.sites if site.space != MIDDLE}
    hosts = zip(city.myths, city.hosts, strict=True)
    return len(city.myths) <= 2 * MYTH_LIMIT and all(
        host in tiles and NATURE[host] == NATURE[myth] for myth, host in hosts
    )
