"""A city gone over once: what is noted of its tiles on the way, and the count of it all for what else is noted."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.hexemonia import features as feature
from pessoi.games.hexemonia.abilities import NATURE_COUNTED
from pessoi.games.hexemonia.city import neighbours_of_nature
from pessoi.games.hexemonia.components import (
    ABILITY,
    COST_CITIZENS,
    COST_GOLD,
    COST_HOPLITES,
    HOPLITE_STRENGTH,
    KIND,
    MADE_CITIZENS,
    MADE_GOLD,
    MADE_HOPLITES,
    NATURE,
    NONE,
    PATRON_NATURE,
    POLIS,
    SHIELD,
    TYPE,
)
from pessoi.games.hexemonia.grid import MIDDLE
from pessoi.games.hexemonia.politics import losses_in_revolt
from pessoi.games.hexemonia.state import City, Site
from pessoi.kernel.bits import bit
from pessoi.kernel.features import Reading


class Survey:
    """A city counted once, for what is noted about it."""

    __slots__ = (
        "citizens",
        "excess",
        "gold",
        "has_shield",
        "hoplites",
        "kinds",
        "lost",
        "made_citizens",
        "made_gold",
        "made_hoplites",
        "natures",
        "patron",
        "spaces",
        "spare_citizens",
        "spare_gold",
        "spare_hoplites",
    )

    def __init__(self, patron: i64) -> None:
        #: The nature of the Acropolis.
        self.patron: i64 = patron
        # All cubes but the gold on the Acropolis, and those that no active tile needs
        self.citizens: i64 = 0
        self.hoplites: i64 = 0
        self.gold: i64 = 0
        self.spare_citizens: i64 = 0
        self.spare_hoplites: i64 = 0
        self.spare_gold: i64 = 0
        #: Cubes on active tiles beyond their cost, and how many of them a revolt would take.
        self.excess: i64 = 0
        self.lost: i64 = 0
        # What Production would bring
        self.made_citizens: i64 = 0
        self.made_hoplites: i64 = 0
        self.made_gold: i64 = 0
        #: The occupied spaces, the titles of Polis tiles, and the natures of tiles, as bits.
        self.spaces: i64 = 0
        self.kinds: i64 = 0
        self.natures: i64 = 0
        self.has_shield: bool = False

    def add_production(self, tile: i64) -> None:
        """Count what a tile produces, in the city or in front of its owner."""
        self.made_citizens += MADE_CITIZENS[tile]
        self.made_hoplites += MADE_HOPLITES[tile]
        self.made_gold += MADE_GOLD[tile]

    @property
    def strength(self) -> i64:
        """What all citizens and hoplites are worth in war."""
        return self.citizens + HOPLITE_STRENGTH * self.hoplites


def note_tiles(city: City, reading: Reading) -> Survey:
    """Every tile of the city, active or not; returns the count of it all."""
    survey = Survey(PATRON_NATURE[city.acropolis])
    for site in city.sites:
        survey.spaces |= bit(site.space)
        survey.citizens += site.citizens
        survey.hoplites += site.hoplites
        if site.space == MIDDLE:
            survey.spare_citizens += site.citizens
            survey.spare_hoplites += site.hoplites
            continue
        tile = site.tile
        survey.gold += site.gold
        survey.natures |= bit(NATURE[tile])
        reading.note(feature.POLITICS + NATURE[tile], 0.4)
        if TYPE[tile] == POLIS:
            survey.kinds |= bit(KIND[tile])
        if site.is_active:
            note_active(city, site, survey, reading)
        else:
            note_idle(site, survey, reading)
    return survey


def note_active(city: City, site: Site, survey: Survey, reading: Reading) -> None:
    """A tile that scores, produces and can be used; what lies on it beyond its cost is free."""
    tile = site.tile
    reading.note(feature.ACTIVE_CHORA + TYPE[tile], 0.3)
    reading.note(feature.TITLED + KIND[tile], 1.0)
    survey.add_production(tile)
    if NATURE[tile] == survey.patron:
        reading.note(feature.TIE_BREAK, 0.3)
    citizens = site.citizens - COST_CITIZENS[tile]
    hoplites = site.hoplites - COST_HOPLITES[tile]
    gold = site.gold - COST_GOLD[tile]
    if citizens + hoplites + gold > 0:
        survey.spare_citizens += citizens
        survey.spare_hoplites += hoplites
        survey.spare_gold += gold
        survey.excess += citizens + hoplites + gold
        lost = losses_in_revolt(site)
        survey.lost += lost.citizens + lost.hoplites + lost.gold
    if SHIELD[tile]:
        survey.has_shield = True
    ability = ABILITY[tile]
    if ability != NONE:
        reading.note(feature.ABILITIES, 0.4)
        if NATURE_COUNTED[ability] != NONE:
            reading.note(feature.EARNINGS, 0.4 * float(neighbours_of_nature(city, site, NATURE_COUNTED[ability])))


def note_idle(site: Site, survey: Survey, reading: Reading) -> None:
    """A tile that lacks some of its cost; all that lies on it is free."""
    tile = site.tile
    reading.note(feature.IDLE_CHORA + TYPE[tile], 0.5)
    missing: i64 = max(0, COST_CITIZENS[tile] - site.citizens)
    missing += max(0, COST_HOPLITES[tile] - site.hoplites) + max(0, COST_GOLD[tile] - site.gold)
    reading.note(feature.MISSING, float(missing) / 4.0)
    if missing == 1:
        reading.note(feature.ALMOST, 1.0)
    survey.spare_citizens += site.citizens
    survey.spare_hoplites += site.hoplites
    survey.spare_gold += site.gold
