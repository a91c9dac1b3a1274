"""Victory points and ties. Rules, "Scoring"; rulings R6, R61, R65 to R69."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.hexemonia.city import is_myth_active
from pessoi.games.hexemonia.components import (
    BONUS_POINTS,
    BONUS_TYPE,
    CHORA,
    FORTIFICATION,
    GOLD_POINTS,
    MYTHOS,
    NATURE,
    PATRON_NATURE,
    PHILOSOPHER_POINTS,
    POLIS,
    SET_POINTS,
    SET_SIZE,
    TYPE,
    TYPE_POINTS,
    TYPES,
)
from pessoi.games.hexemonia.grid import MIDDLE
from pessoi.games.hexemonia.state import City, Table
from pessoi.kernel.bits import bit
from pessoi.kernel.game import ScoreSheet, total_of

LINES: Final = ("chora", "fortifications", "polis", "myths", "gold", "bonus", "philosopher")
TIE_BREAKS: Final = ("nature", "gold")


def active_tiles(city: City) -> list[int]:
    """How many active tiles of each type there are; for the Mythos tiles the markers decide (R66)."""
    counts = [0] * len(TYPES)
    for site in city.sites:
        if site.space != MIDDLE and site.is_active:
            counts[TYPE[site.tile]] += 1
    for place in range(len(city.myths)):
        if is_myth_active(city, place):
            counts[MYTHOS] += 1
    return counts


def has_myth_set(city: City, is_acropolis_known: bool = True) -> bool:
    """Whether the myths, active or not, and the Acropolis among them show three natures (R65)."""
    natures: i64 = 0
    if is_acropolis_known:
        natures = bit(PATRON_NATURE[city.acropolis])
    for myth in city.myths:
        natures |= bit(NATURE[myth])
    count = 0
    while natures:
        natures &= natures - 1
        count += 1
    return count >= SET_SIZE


def points_of(s: Table, city: City, is_acropolis_known: bool = True) -> list[int]:
    """A player's lines on the score pad; what a hidden Acropolis adds only if it is known."""
    active = active_tiles(city)
    bonus = 0
    if is_acropolis_known:
        bonus = BONUS_POINTS[city.acropolis] * active[BONUS_TYPE[city.acropolis]]
    has_figure = not s.has_revolts and s.philosopher == city.seat
    return [
        TYPE_POINTS[CHORA] * active[CHORA],
        TYPE_POINTS[FORTIFICATION] * active[FORTIFICATION],
        TYPE_POINTS[POLIS] * active[POLIS],
        SET_POINTS if has_myth_set(city, is_acropolis_known) else 0,
        GOLD_POINTS * city.sites[0].gold,
        bonus,
        PHILOSOPHER_POINTS if has_figure else 0,
    ]


def total_points(s: Table, city: City) -> int:
    """All points of a player if the game ended now."""
    return total_of(points_of(s, city))


def tiles_of_patron_nature(city: City) -> int:
    """Active terrain tiles in the city whose nature is that of the own Acropolis (R67)."""
    count = 0
    for site in city.sites:
        if site.space != MIDDLE and site.is_active and NATURE[site.tile] == PATRON_NATURE[city.acropolis]:
            count += 1
    return count


def score(s: Table) -> ScoreSheet:
    """The sheet as if the game ended now."""
    points = [points_of(s, city) for city in s.cities]
    ties = [[tiles_of_patron_nature(city), int(city.sites[0].gold)] for city in s.cities]
    return ScoreSheet(LINES, points, ties, TIE_BREAKS)
