"""What a seat sees as numbers, for learning programs. Hands, hidden Acropolises and the stack are what it can't see.

Of other hands a seat sees the tiles that it saw being taken, from the display or, with the Oracle, from the stack.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.hexemonia.components import (
    ACROPOLISES,
    DISPLAY_SIZE,
    FIRST_MYTH,
    NONE,
    RESOURCES,
    TILES,
)
from pessoi.games.hexemonia.fate import VISION
from pessoi.games.hexemonia.grid import SPACES
from pessoi.games.hexemonia.politics import political_strength
from pessoi.games.hexemonia.state import City, Table
from pessoi.games.hexemonia.verbs import ACTIONS, STEP
from pessoi.games.hexemonia.view import known_to, knows_acropolis
from pessoi.kernel.tensor import Part, Tensor

#: Tiles that hold cubes: those of cities, and the Acropolis of each seat.
SOURCES: Final = FIRST_MYTH
MYTHS: Final = len(TILES) - FIRST_MYTH


def parts(seats: int) -> list[Part]:
    """What is written, in this order."""
    tiles = len(TILES)
    return [
        Part("round", (1,), "the round"),
        Part("flags", (3,), "revolts; end of the game triggered; game over"),
        Part("step", (len(STEP),), "the step of the turn"),
        Part("action", (len(ACTIONS),), "the action of the turn, once it is chosen"),
        Part("start", (seats,), "who began"),
        Part("turn", (seats,), "whose turn it is"),
        Part("philosopher", (seats,), "who has the Philosopher"),
        Part("display", (DISPLAY_SIZE, tiles), "the tile in each slot of the display"),
        Part("stack", (1,), "tiles left in the Stack of Fate"),
        Part("foreseen", (VISION, tiles), "the tiles on top of it that the viewer has seen, the next one first"),
        Part("underworld", (tiles,), "tiles in the Underworld"),
        Part("air", (len(RESOURCES),), "cubes lifted or committed, on no tile for the moment"),
        Part("target", (tiles,), "the tile being paid for or attacked"),
        Part("used", (tiles,), "abilities used in this turn"),
        Part("laid", (tiles,), "tiles laid in this turn"),
        Part("attacked", (seats,), "who was attacked in this turn"),
        Part("acropolis", (seats, len(ACROPOLISES)), "which Acropolis, where the viewer knows"),
        Part("revealed", (seats, 1), "whether everybody knows"),
        Part("spaces", (seats, SPACES), "the number of the tile on each space of each city, from 1; 0 for none"),
        Part("tiles", (SOURCES, seats + len(RESOURCES)), "by tile: in whose city it lies, and the cubes on it"),
        Part("myths", (MYTHS, seats + 1), "by Mythos tile: who has it, and the number of the tile it marks, from 1"),
        Part("hand", (seats, 1), "how many tiles are in each hand"),
        Part("hands", (seats, tiles), "which: all of one's own, of others those that the viewer saw being taken"),
        Part("strength", (seats, 1), "political strength"),
    ]


def observe(s: Table, seat: i64, t: Tensor) -> None:
    """Write all of it for a seat; a spectator looks on from the first, and sees no hand."""
    seats: i64 = len(s.cities)
    first: i64 = max(seat, 0)
    tiles: i64 = len(TILES)
    cities = s.cities[first:] + s.cities[:first]
    t.number(s.round)
    t.flag(s.has_revolts)
    t.flag(s.is_end_triggered)
    t.flag(s.is_over)
    t.one_of(-1 if s.is_over else s.step, len(STEP))
    t.one_of(s.action, len(ACTIONS))
    t.one_of((s.start_seat - first) % seats, seats)
    t.one_of(-1 if s.is_over else (s.active - first) % seats, seats)
    t.one_of(-1 if s.philosopher == NONE else (s.philosopher - first) % seats, seats)
    for tile in s.display:
        t.one_of(tile, tiles)
    t.number(len(s.stack))
    known: i64 = s.foreseen if seat >= 0 and seat == s.seer else 0
    for place in range(VISION):
        t.one_of(s.stack[len(s.stack) - 1 - place] if place < known else -1, tiles)
    t.those_of(s.underworld, tiles)
    t.number(s.in_the_air.citizens)
    t.number(s.in_the_air.hoplites)
    t.number(s.in_the_air.gold)
    t.one_of(s.target, tiles)
    t.bits(s.used, tiles)
    t.bits(s.laid, tiles)
    for city in cities:
        t.flag(s.attacked >> city.seat & 1 == 1)
    for city in cities:
        t.one_of(city.acropolis if knows_acropolis(city, seat) else -1, len(ACROPOLISES))
    for city in cities:
        t.flag(city.is_revealed)
    observe_cities(cities, t)
    for city in cities:
        t.number(len(city.hand))
    for city in cities:
        observe_hand(s, city, seat, t)
    for city in cities:
        t.number(political_strength(city))


def observe_cities(cities: list[City], t: Tensor) -> None:
    """What lies in and before the cities: by space, by tile, by Mythos tile."""
    seats: i64 = len(cities)
    spaces = t.room(seats * SPACES)
    width: i64 = seats + len(RESOURCES)
    rows = t.room(SOURCES * width)
    myths = t.room(MYTHS * (seats + 1))
    for place, city in enumerate(cities):
        for site in city.sites:
            t.put(spaces + place * SPACES + site.space, site.tile + 1)
            row = rows + site.tile * width
            t.put(row + place, 1)
            t.put(row + seats, site.citizens)
            t.put(row + seats + 1, site.hoplites)
            t.put(row + seats + 2, site.gold)
        for number, myth in enumerate(city.myths):
            row = myths + (myth - FIRST_MYTH) * (seats + 1)
            t.put(row + place, 1)
            t.put(row + seats, city.hosts[number] + 1)


def observe_hand(s: Table, city: City, seat: i64, t: Tensor) -> None:
    """The tiles in a hand, as far as the viewer knows them."""
    tiles = t.room(len(TILES))
    for tile in city.hand:
        if city.seat == seat or known_to(s, seat) >> tile & 1:
            t.put(tiles + tile, 1)
