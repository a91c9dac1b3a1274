"""Antigone's dice: Place a Citizen and Place a Hoplite, step by step. Rules 18.5; R109 to R113."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.thebai.antigone.events import (
    BETWEEN_ROWS,
    DIE_FOUND,
    HIGHEST_DIE,
    HOPLITES_RALLIED,
    IDLE_DIE,
    NO_BATTLE,
    NO_CITIZEN,
    NO_HOPLITE,
    NO_SPACE,
    NOTHING_DONE,
    PREFERRED,
    SUPPLY_DIE,
    TOUCHING_TILE,
    TOUCHING_TWO,
)
from pessoi.games.thebai.antigone.tiebreaker import between_tiles, choose_space, first_cell, space_around, spaces_around
from pessoi.games.thebai.components import CITIZENS, DICE, POWER
from pessoi.games.thebai.conflict import fights_in, upcoming_row
from pessoi.games.thebai.events import CITIZEN_TO_CITY
from pessoi.games.thebai.geometry import FIRST_CELL, LOWER_ROW, SECOND_CELL, UPPER_ROW
from pessoi.games.thebai.hoplites import tell_of_hoplite
from pessoi.games.thebai.promotion import promote_die, reference
from pessoi.games.thebai.state import (
    FIRST_ACTION,
    NONE,
    SUPPLY,
    Family,
    Table,
    available_spaces,
    put_die,
    touches_tile,
)
from pessoi.kernel.choice import Steps
from pessoi.kernel.journal import tell

# Place a Citizen


def place_citizen(s: Table, her: Family, count: i64) -> Steps:
    """A new Citizen comes to the city and is promoted so many times; if none can come, her highest one is (R111)."""
    die = highest_in_supply(her, 0, CITIZENS)
    spaces = available_spaces(s)
    if die == NONE or not spaces:
        yield from promote_highest_citizen(s, her, count)
        return
    space = space_for_citizen(s, spaces)
    tell(s, CITIZEN_TO_CITY, her.seat, her.faces[die], space)
    put_die(s, her, die, space)
    yield from promote_die(s, her, die, count, True)


def space_for_citizen(s: Table, spaces: list[int]) -> i64:
    """A dice space around the first cell in the search that holds a tile and has one; always a search (R109, R131)."""
    cells = [int(cell) for cell in range(s.cells) if s.tiles[cell] != NONE and spaces_around(cell, spaces)]
    return space_around(s, first_cell(s, cells), spaces)


def promote_highest_citizen(s: Table, her: Family, count: i64) -> Steps:
    """Promote a Citizen of hers in the city, at least once: of the highest power, whether with a star or not (R111)."""
    spaces: list[int] = []
    highest: i64 = NONE
    for die in range(CITIZENS):
        power: i64 = POWER[her.faces[die]]
        if her.places[die] < FIRST_ACTION and power >= highest:
            if power > highest:
                spaces = []
            highest = power
            spaces.append(her.places[die])
    if not spaces:
        tell(s, NOTHING_DONE, NO_CITIZEN)
        return
    chosen: i64 = s.city[choose_space(s, spaces)] % DICE
    tell(s, DIE_FOUND, reference(her, chosen), HIGHEST_DIE)
    yield from promote_die(s, her, chosen, max(1, count), True)


def highest_in_supply(her: Family, first: i64, last: i64) -> i64:
    """The highest of those of her dice that are in her supply, or NONE (R110)."""
    highest: i64 = NONE
    for die in range(first, last):
        if her.places[die] == SUPPLY and (highest == NONE or her.faces[die] > her.faces[highest]):
            highest = die
    return highest


# Place a Hoplite


def place_rebel_hoplite(s: Table, her: Family, count: i64) -> Steps:
    """A Hoplite whose battle is over, or a new one, goes to the row of the next battle; else all are promoted."""
    row = upcoming_row(s)
    if row == NONE:
        yield from rally_hoplites(s, her, NO_BATTLE)
        return
    die = choose_rebel_hoplite(s, her, row)
    if die == NONE:
        yield from rally_hoplites(s, her, NO_HOPLITE)
        return
    space = space_for_hoplite(s, row)
    if space == NONE:
        yield from rally_hoplites(s, her, NO_SPACE)
        return
    tell_of_hoplite(s, her, die, space)
    put_die(s, her, die, space)
    yield from promote_die(s, her, die, count, True)


def choose_rebel_hoplite(s: Table, her: Family, row: i64) -> i64:
    """Step 1: the highest of her idle Hoplites in the city, else one of her supply; NONE if there is neither."""
    spaces: list[int] = []
    highest: i64 = NONE
    for die in range(CITIZENS, DICE):
        if is_idle(s, her.places[die], row) and her.faces[die] >= highest:
            if her.faces[die] > highest:
                spaces = []
            highest = her.faces[die]
            spaces.append(her.places[die])
    reason = IDLE_DIE if spaces else SUPPLY_DIE
    chosen: i64 = s.city[choose_space(s, spaces)] % DICE if spaces else highest_in_supply(her, CITIZENS, DICE)
    if chosen != NONE:
        tell(s, DIE_FOUND, reference(her, chosen), reason)
    return chosen


def is_idle(s: Table, place: i64, row: i64) -> bool:
    """Whether a Hoplite there can be spared: one of its rows has fought its battle, and none is the next (R112)."""
    if place >= FIRST_ACTION or fights_in(place, row):
        return False
    return s.invaders[UPPER_ROW[place]] == NONE or s.invaders[LOWER_ROW[place]] == NONE


def space_for_hoplite(s: Table, row: i64) -> i64:
    """Step 2: an empty dice space of the row, by three strict preferences, then the tiebreaker; NONE if it is full."""
    spaces = [int(space) for space in range(s.spaces) if s.city[space] == NONE and fights_in(space, row)]
    if not spaces:
        return NONE
    spaces = prefer(s, spaces, [space for space in spaces if UPPER_ROW[space] != LOWER_ROW[space]], BETWEEN_ROWS)
    touching = [space for space in spaces if touches_tile(s, FIRST_CELL[space], SECOND_CELL[space])]
    spaces = prefer(s, spaces, touching, TOUCHING_TILE)
    spaces = prefer(s, spaces, between_tiles(s, spaces), TOUCHING_TWO)
    return choose_space(s, spaces)


def prefer(s: Table, spaces: list[int], preferred: list[int], preference: i64) -> list[int]:
    """The preferred ones if there are any, otherwise all (R113)."""
    if not preferred or len(preferred) == len(spaces):
        return spaces
    tell(s, PREFERRED, preference, len(spaces), len(preferred))
    return preferred


def rally_hoplites(s: Table, her: Family, reason: i64) -> Steps:
    """Step 4: promote all her Hoplites once, those in the city in reading order, then those in her supply."""
    tell(s, HOPLITES_RALLIED, reason)
    dice = [die for die in range(CITIZENS, DICE) if her.places[die] < FIRST_ACTION]
    dice.sort(key=lambda die: her.places[die])
    dice += [die for die in range(CITIZENS, DICE) if her.places[die] == SUPPLY]
    for die in dice:
        yield from promote_die(s, her, die, 1, True)
