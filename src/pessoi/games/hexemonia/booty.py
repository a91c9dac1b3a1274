"""What a won war brings. Rules, "Booty"; rulings R49 to R53."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.hexemonia.city import legal_spaces, twin_of
from pessoi.games.hexemonia.components import NONE, POLIS, TYPE
from pessoi.games.hexemonia.events import MERGED, SETTLED
from pessoi.games.hexemonia.myths import capture_myths, keep_the_limit
from pessoi.games.hexemonia.state import City, Site, Table
from pessoi.games.hexemonia.verbs import ON_SETTLE, SETTLE
from pessoi.kernel.choice import Steps, ask
from pessoi.kernel.journal import tell


def take_booty(s: Table, city: City, loser: City, site: Site) -> Steps:
    """Merge the captured tile with its like or lay it into the city, survivors and gold on it; then take its myths."""
    tile = site.tile
    twin = twin_of(city, tile) if TYPE[tile] == POLIS else None
    if twin is not None:
        merge(s, city, loser, site, twin)
        arrived = capture_myths(s, city, loser, tile, twin.tile)
    else:
        spaces = [SETTLE.of(space - 1) for space in legal_spaces(city, tile)]
        choice = yield ask(city.seat, ON_SETTLE, spaces, tile)
        settle(s, city, loser, site, choice.a + 1)
        arrived = capture_myths(s, city, loser, tile, tile)
    s.target = NONE
    yield from keep_the_limit(s, city, arrived)


def merge(s: Table, city: City, loser: City, site: Site, twin: Site) -> None:
    """A Polis tile whose title the victor has goes to the Underworld; what lay on it goes to its like (R51)."""
    loser.sites.remove(site)
    s.underworld.append(site.tile)
    twin.citizens += site.citizens
    twin.hoplites += site.hoplites
    twin.gold += site.gold
    tell(s, MERGED, city.seat, twin.tile, twin.space)


def settle(s: Table, city: City, loser: City, site: Site, space: i64) -> None:
    """Lay the captured tile with everything on it; no cost is paid (R53), and the loser keeps the gap."""
    loser.sites.remove(site)
    site.space = space
    city.sites.append(site)
    tell(s, SETTLED, city.seat, site.tile, space - 1)
