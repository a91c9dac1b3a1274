"""The Mythos tiles in front of a player. Rules, "Mythos tiles"; rulings R24, R25, R52."""

from __future__ import annotations

from pessoi.games.hexemonia.components import FIRST_MYTH, MYTH_LIMIT
from pessoi.games.hexemonia.events import FORSOOK, MYTH_CAPTURED
from pessoi.games.hexemonia.state import City, Table
from pessoi.games.hexemonia.verbs import FORSAKE, ON_FORSAKE
from pessoi.kernel.choice import Steps, ask
from pessoi.kernel.journal import tell


def keep_the_limit(s: Table, city: City, arrived: int) -> Steps:
    """Forsake older myths until three are left; those that have just arrived stay."""
    while len(city.myths) > MYTH_LIMIT:
        older = city.myths[: len(city.myths) - arrived]
        choice = yield ask(city.seat, ON_FORSAKE, [FORSAKE.of(myth - FIRST_MYTH) for myth in older])
        forsake(s, city, FIRST_MYTH + choice.a)


def forsake(s: Table, city: City, myth: int) -> None:
    """Put a Mythos tile into the Underworld; its marker returns to the middle, cubes stay where they are."""
    place = city.myths.index(myth)
    city.myths.pop(place)
    city.hosts.pop(place)
    s.underworld.append(myth)
    tell(s, FORSOOK, city.seat, myth)


def capture_myths(s: Table, city: City, loser: City, tile: int, host: int) -> int:
    """Take every myth whose marker came along with a captured tile; the markers now lie on the host. How many."""
    arrived = 0
    place = 0
    while place < len(loser.hosts):
        if loser.hosts[place] == tile:
            myth = loser.myths.pop(place)
            loser.hosts.pop(place)
            city.myths.append(myth)
            city.hosts.append(host)
            arrived += 1
            tell(s, MYTH_CAPTURED, city.seat, loser.seat, myth)
        else:
            place += 1
    return arrived
