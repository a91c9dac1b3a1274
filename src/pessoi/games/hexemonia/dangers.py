"""What others could do to a city: the Philosopher and revolts, and the tiles they could capture."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.hexemonia import features as feature
from pessoi.games.hexemonia.appraise import is_waiting, tile_points
from pessoi.games.hexemonia.city import own_cubes
from pessoi.games.hexemonia.components import NONE, SHIELD_STRENGTH
from pessoi.games.hexemonia.grid import MIDDLE
from pessoi.games.hexemonia.politics import political_strength
from pessoi.games.hexemonia.state import City, Table
from pessoi.games.hexemonia.survey import Survey
from pessoi.games.hexemonia.verbs import WAR
from pessoi.games.hexemonia.war import is_exposed, shield_beside
from pessoi.kernel.features import Reading

#: What a raid takes in gold, and what it costs for each point of the defence, in victory points.
GOLD_LOST: Final = 0.5
DEFENCE_WORTH: Final = 0.4


def may_act(s: Table, city: City, action: i64) -> bool:
    """Whether a player can choose an action before the match is over, or is about it."""
    if city.seat == s.active and s.action in (NONE, action):
        return True
    return not s.is_end_triggered or is_waiting(s, city)


def note_politics(s: Table, city: City, survey: Survey, reading: Reading) -> None:
    """The Philosopher, who may take it next, and what a revolt would cost."""
    own = political_strength(city)
    best: i64 = 0
    leader: i64 = NONE
    for other in s.cities:
        if other.seat != city.seat:
            strength = political_strength(other)
            if strength == best:
                leader = NONE
            elif strength > best:
                best = strength
                leader = other.seat
    if own != best:
        reading.note(feature.POLITICAL_LEAD, float(max(-2, min(2, own - best))) / 2.0)
    if s.philosopher == city.seat:
        reading.note(feature.PHILOSOPHER, 1.0)
    elif own > best and may_act(s, city, s.action):
        reading.note(feature.CLAIM, 1.0)
    if survey.lost and s.has_revolts and s.philosopher != city.seat:
        reading.note(feature.REVOLT_LOSS, float(survey.lost) / 3.0)
        if best > own and leader not in (NONE, s.philosopher) and may_act(s, s.cities[leader], s.action):
            reading.note(feature.REVOLT_NEAR, float(survey.lost) / 3.0)


def note_war(s: Table, city: City, survey: Survey, reading: Reading) -> None:
    """How strong the armies are that could come, and what they would find."""
    army: i64 = 0
    soon: i64 = NONE
    later: i64 = NONE
    for other in s.cities:
        if other.seat != city.seat:
            strength = own_cubes(other).strength
            if other.seat == s.active:
                strength += s.in_the_air.strength
                if s.action == NONE or (s.action == WAR and not s.attacked >> city.seat & 1):
                    soon = max(soon, strength)
            if not s.is_end_triggered or is_waiting(s, other):
                later = max(later, strength)
            army = max(army, strength)
    reading.note(feature.STRONGER, max(-1.0, min(1.0, float(survey.strength - army) / 10.0)))
    note_targets(city, survey, soon, later, reading)


def note_targets(city: City, survey: Survey, soon: i64, later: i64, reading: Reading) -> None:
    """Which tiles can be attacked, how they are guarded, and what armies that come soon or later could take of them."""
    exposed: i64 = 0
    guard: i64 = 0
    unguarded: i64 = 0
    safe = 0.0
    threatened = 0.0
    worst_soon = 0.0
    worst_later = 0.0
    for site in city.sites:
        if site.space == MIDDLE:
            continue
        points = tile_points(city, site.tile) if site.is_active else 0.0
        if not is_exposed(survey.spaces, site):
            safe += points
            continue
        shield: i64 = shield_beside(city, site) if survey.has_shield else 0
        if shield:
            reading.note(feature.SHIELDED, 0.4)
        defence = site.strength + SHIELD_STRENGTH * shield
        exposed += 1
        guard += defence
        if defence <= 1:
            unguarded += 1
        if defence < later or defence < soon:
            threatened += points
            for host in city.hosts:
                if host == site.tile:
                    reading.note(feature.MYTHS_THREATENED, 1.0)
            raid = points + GOLD_LOST * float(site.gold) - DEFENCE_WORTH * float(defence)
            if defence < later:
                worst_later = max(worst_later, raid)
            if defence < soon:
                worst_soon = max(worst_soon, raid)
    if exposed:
        reading.note(feature.EXPOSED, float(exposed) / 4.0)
        reading.note(feature.GUARD, float(guard) / 12.0)
        reading.note(feature.UNGUARDED, float(unguarded) / 4.0)
    if safe:
        reading.note(feature.SAFE_POINTS, safe / 5.0)
    if threatened:
        reading.note(feature.THREATENED, threatened / 6.0)
    if worst_later:
        reading.note(feature.DANGER, worst_later / 3.0)
    if worst_soon:
        reading.note(feature.DANGER_NOW, worst_soon / 3.0)
