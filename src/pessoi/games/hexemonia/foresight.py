"""What laying a tile would do to the points, whoever pays for it. Rules, "Step B" and "Scoring"."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.hexemonia.build import can_pay, unlocked_cubes
from pessoi.games.hexemonia.city import legal_spaces
from pessoi.games.hexemonia.components import COST_CITIZENS, COST_GOLD, COST_HOPLITES, FIRST_MYTH, GOLD_POINTS
from pessoi.games.hexemonia.grid import MIDDLE
from pessoi.games.hexemonia.scoring import points_of
from pessoi.games.hexemonia.state import City, Site, Table

#: What is still due of a cost: citizens, hoplites, gold.
Due = tuple[i64, i64, i64]


def totals_when_laid(s: Table, city: City) -> dict[int, tuple[int, int]]:
    """For each tile of the hand that can be laid: the least and the most points there would be, paid for."""
    funds = unlocked_cubes(s, city)
    return {
        tile: total_when_laid(s, city, tile)
        for tile in city.hand
        if tile < FIRST_MYTH and can_pay(funds, tile) and legal_spaces(city, tile)
    }


def total_when_laid(s: Table, city: City, tile: int) -> tuple[int, int]:
    """The least and the most points with a tile laid and paid for; what a tile that pays loses, it loses by itself."""
    cost = COST_CITIZENS[tile], COST_HOPLITES[tile], COST_GOLD[tile]
    trial = city.copy()
    trial.sites.append(Site(tile, legal_spaces(city, tile)[0], *cost))
    points = sum(points_of(s, trial))
    lost: dict[Due, tuple[int, int]] = {cost: (0, 0)}
    for site in trial.sites:
        if site.tile != tile and not s.laid >> site.tile & 1:
            lost = paid_by(site, points - points_without(s, trial, site), lost)
    least, most = lost[0, 0, 0]
    return points - most, points - least


def points_without(s: Table, city: City, site: Site) -> int:
    """The points of a city if no cubes lay on one of its tiles."""
    cubes = site.citizens, site.hoplites, site.gold
    site.citizens = site.hoplites = site.gold = 0
    points = sum(points_of(s, city))
    site.citizens, site.hoplites, site.gold = cubes
    return points


def paid_by(site: Site, worth: int, lost: dict[Due, tuple[int, int]]) -> dict[Due, tuple[int, int]]:
    """What is due after a tile has paid any part of it, with the least and the most points that were lost for it."""
    found: dict[Due, tuple[int, int]] = {}
    for (citizens, hoplites, gold), (least, most) in lost.items():
        for citizen in range(min(citizens, site.citizens) + 1):
            for hoplite in range(min(hoplites, site.hoplites) + 1):
                for piece in range(min(gold, site.gold) + 1):
                    loss = loss_of(site, worth, citizen, hoplite, piece)
                    due = citizens - citizen, hoplites - hoplite, gold - piece
                    low, high = found.get(due, (least + loss, most + loss))
                    found[due] = min(low, least + loss), max(high, most + loss)
    return found


def loss_of(site: Site, worth: int, citizens: i64, hoplites: i64, gold: i64) -> int:
    """The points that go with cubes of a tile: gold of the Acropolis by the piece, others when it comes to rest."""
    if site.space == MIDDLE:
        return GOLD_POINTS * gold
    rest = Site(site.tile, site.space, site.citizens - citizens, site.hoplites - hoplites, site.gold - gold)
    return worth if site.is_active and not rest.is_active else 0
