"""The features of a row, read off a position: its points, cubes and tiles, its hand, and what others could do to it.

A city is gone over once and counted into a ``Survey``; what needs the count follows. Like ``appraise`` it takes what it
finds for true. Every value is divided by about what it is in a usual match.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.hexemonia import features as feature
from pessoi.games.hexemonia.appraise import SCALE, is_waiting, prospects, tile_points
from pessoi.games.hexemonia.city import site_of
from pessoi.games.hexemonia.components import (
    ABILITY,
    COST_CITIZENS,
    COST_GOLD,
    COST_HOPLITES,
    DISPLAY_SIZE,
    FIRST_MYTH,
    HAND_LIMIT,
    HAND_START,
    KIND,
    MAX_SEATS,
    NATURE,
    NONE,
    PATRON_NATURE,
    POLIS,
    SET_SIZE,
    TYPE,
)
from pessoi.games.hexemonia.dangers import may_act, note_politics, note_war
from pessoi.games.hexemonia.grid import RING_SPACES
from pessoi.games.hexemonia.scoring import LINES, points_of, total_points
from pessoi.games.hexemonia.setup import tiles_in_play
from pessoi.games.hexemonia.state import DRAW, City, Table
from pessoi.games.hexemonia.survey import Survey, note_tiles
from pessoi.games.hexemonia.verbs import STRATEGY
from pessoi.kernel.bits import bit
from pessoi.kernel.features import Reading

#: The part of the match that has passed when the stack has gone; the final turns are the rest.
FINAL_TURNS: Final = 0.9
#: Lines of the score sheet.
GOLD_LINE: Final = LINES.index("gold")
BONUS_LINE: Final = LINES.index("bonus")


def _stacks() -> list[int]:
    """The tiles in the Stack of Fate when a match begins, by the number of players."""
    return [len(tiles_in_play(seats)) - DISPLAY_SIZE - HAND_START * seats for seats in range(MAX_SEATS + 1)]


STACKS: Final = _stacks()


def stage(s: Table) -> float:
    """How far the match has come: by the stack, and once that is used up by the final turns."""
    if s.is_over:
        return 1.0
    seats = len(s.cities)
    if s.is_end_triggered:
        return FINAL_TURNS + (1.0 - FINAL_TURNS) * float(s.turns % seats) / seats
    return FINAL_TURNS * (1.0 - len(s.stack) / STACKS[seats])


def read(s: Table, row: i64, reading: Reading) -> None:
    """Note all that speaks for or against a row."""
    city = s.cities[row]
    reading.note(feature.CITY + city.acropolis, 1.0)
    note_points(s, city, reading)
    note_time(s, city, reading)
    survey = note_tiles(city, reading)
    note_cubes(s, city, survey, reading)
    note_myths(s, city, survey, reading)
    note_production(survey, reading)
    note_hand(city, survey, reading)
    note_politics(s, city, survey, reading)
    note_war(s, city, survey, reading)


def note_points(s: Table, city: City, reading: Reading) -> None:
    """The points if the match ended now, what may be expected on top, and near the end the best rival."""
    lines = points_of(s, city)
    points: i64 = 0
    for line in lines:
        points += line
    reading.note(feature.HAND, prospects(s, city, points) / SCALE)
    reading.note(feature.POINTS, float(points) / 10.0)
    if lines[GOLD_LINE]:
        reading.note(feature.TREASURE, float(lines[GOLD_LINE]) / 5.0)
    if lines[BONUS_LINE]:
        reading.note(feature.BONUS, float(lines[BONUS_LINE]) / 5.0)
    if s.is_end_triggered:
        best: i64 = 0
        for other in s.cities:
            if other.seat != city.seat:
                best = max(best, total_points(s, other))
        reading.note(feature.LEAD, max(-1.0, min(1.0, float(points - best) / 8.0)))


def note_time(s: Table, city: City, reading: Reading) -> None:
    """Whose turn it is, what of it is still to come, and who comes after."""
    if city.seat == s.active:
        if s.action == NONE:
            reading.note(feature.TURN, 1.0)
        if s.step == DRAW:
            reading.note(feature.DRAW, 1.0)
    elif is_waiting(s, city):
        reading.note(feature.WAITING, 1.0)
        if s.is_end_triggered:
            reading.note(feature.LAST_WORD, 1.0)
    if city.seat == s.last_seat:
        reading.note(feature.LAST_PLAYER, 1.0)


# Cubes


def note_cubes(s: Table, city: City, survey: Survey, reading: Reading) -> None:
    """Cubes of the city, and those in the hands of who is at turn."""
    if city.seat == s.active:
        air = s.in_the_air
        survey.citizens += air.citizens
        survey.hoplites += air.hoplites
        survey.gold += air.gold
        survey.spare_citizens += air.citizens
        survey.spare_hoplites += air.hoplites
        survey.spare_gold += air.gold
    reading.note(feature.CITIZENS, float(survey.citizens) / 8.0)
    if survey.hoplites:
        reading.note(feature.HOPLITES, float(survey.hoplites) / 3.0)
    if survey.gold:
        reading.note(feature.GOLD, float(survey.gold) / 5.0)
    if survey.spare_citizens:
        reading.note(feature.SPARE_CITIZENS, float(survey.spare_citizens) / 5.0)
    if survey.spare_hoplites:
        reading.note(feature.SPARE_HOPLITES, float(survey.spare_hoplites) / 2.0)
    if survey.spare_gold:
        reading.note(feature.SPARE_GOLD, float(survey.spare_gold) / 3.0)
        if may_act(s, city, STRATEGY):
            reading.note(feature.HARVEST, float(survey.spare_gold) / 3.0)
    if survey.excess:
        reading.note(feature.EXCESS, float(survey.excess) / 4.0)
    home = city.sites[0]
    if home.citizens:
        reading.note(feature.HOME_CITIZENS, float(home.citizens) / 4.0)
    if home.hoplites:
        reading.note(feature.HOME_HOPLITES, float(home.hoplites) / 2.0)
    free: i64 = 6
    inner = survey.spaces & RING_SPACES[1]
    while inner:
        inner &= inner - 1
        free -= 1
    if free:
        reading.note(feature.FREE_SPACES, float(free) / 6.0)


def note_production(survey: Survey, reading: Reading) -> None:
    """What Production would bring, by tiles of the city and Mythos tiles."""
    if survey.made_citizens:
        reading.note(feature.MAKES_CITIZENS, float(survey.made_citizens) / 3.0)
    if survey.made_hoplites:
        reading.note(feature.MAKES_HOPLITES, float(survey.made_hoplites) / 2.0)
    if survey.made_gold:
        reading.note(feature.MAKES_GOLD, float(survey.made_gold) / 2.0)


# Mythos tiles and the hand


def set_natures(city: City) -> i64:
    """The natures that count for a myth set: those of the Mythos tiles and of the Acropolis."""
    natures = bit(PATRON_NATURE[city.acropolis])
    for myth in city.myths:
        natures |= bit(NATURE[myth])
    return natures


def note_myths(s: Table, city: City, survey: Survey, reading: Reading) -> None:
    """The Mythos tiles in front of a player, and how far they are from a set."""
    for place in range(len(city.myths)):
        myth = city.myths[place]
        reading.note(feature.MYTH_POLITICS + NATURE[myth], 1.0)
        if site_of(city, city.hosts[place]).is_active:
            reading.note(feature.ACTIVE_MYTHOS, 0.5)
            reading.note(feature.TITLED + KIND[myth], 1.0)
            survey.add_production(myth)
            if ABILITY[myth] != NONE:
                reading.note(feature.ABILITIES, 0.4)
        else:
            reading.note(feature.IDLE_MYTHOS, 0.5)
    natures = set_natures(city)
    count: i64 = 0
    rest = natures
    while rest:
        rest &= rest - 1
        count += 1
    if count >= SET_SIZE:
        reading.note(feature.MYTH_SET, 1.0)
    elif count == SET_SIZE - 1:
        reading.note(feature.SECOND_NATURE, 1.0)
        if any_completing(city.hand, natures, survey.natures):
            reading.note(feature.SET_IN_HAND, 1.0)
        if not s.is_end_triggered and any_completing(s.display, natures, survey.natures):
            reading.note(feature.SET_ON_DISPLAY, 1.0)


def any_completing(tiles: list[int], natures: i64, hosts: i64) -> bool:
    """Whether some of these tiles is a Mythos tile of a nature that is lacking and could have its marker laid."""
    for tile in tiles:  # noqa: SIM110 - a plain loop compiles to a few instructions
        if tile >= FIRST_MYTH and hosts & ~natures & bit(NATURE[tile]):
            return True
    return False


def note_hand(city: City, survey: Survey, reading: Reading) -> None:
    """The tiles in hand: which can be laid for spare cubes, which by making others inactive."""
    gold = survey.spare_gold + city.sites[0].gold
    for tile in city.hand:
        reading.note(feature.HELD_CHORA + TYPE[tile], 0.5)
        if tile >= FIRST_MYTH:
            if survey.natures & bit(NATURE[tile]):
                reading.note(feature.PLAYABLE, 0.5)
        elif TYPE[tile] != POLIS or not survey.kinds & bit(KIND[tile]):
            if is_enough(tile, survey.spare_citizens, survey.spare_hoplites, gold):
                reading.note(feature.PLAYABLE, 0.5)
                reading.note(feature.PLAYABLE_POINTS, tile_points(city, tile) / 3.0)
            elif is_enough(tile, survey.citizens, survey.hoplites, survey.gold + city.sites[0].gold):
                reading.note(feature.AFFORDABLE, 0.5)
    if len(city.hand) > HAND_LIMIT:
        reading.note(feature.SURPLUS, float(len(city.hand) - HAND_LIMIT))


def is_enough(tile: i64, citizens: i64, hoplites: i64, gold: i64) -> bool:
    """Whether these cubes pay for a tile."""
    return citizens >= COST_CITIZENS[tile] and hoplites >= COST_HOPLITES[tile] and gold >= COST_GOLD[tile]
