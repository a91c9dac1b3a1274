"""Set-up of a match. Rules, "Set-up"; rulings R1 to R4."""

from __future__ import annotations

from collections.abc import Mapping

from pessoi.games.hexemonia.components import (
    ACROPOLISES_FOR,
    DISPLAY_SIZE,
    FIRST_ACROPOLIS,
    FIRST_MYTH,
    HAND_START,
    ICON,
    START_CITIZENS,
    START_GOLD,
    START_HOPLITES,
    TILES,
)
from pessoi.games.hexemonia.grid import MIDDLE
from pessoi.games.hexemonia.state import City, Site, Table
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import Value
from pessoi.kernel.seating import choose_start_seat


def tiles_in_play(players: int) -> list[int]:
    """The terrain tiles whose icon allows this number of players; all others stay in the box."""
    return [tile for tile in range(len(TILES)) if ICON[tile] <= players and not FIRST_ACROPOLIS <= tile < FIRST_MYTH]


def set_up(seats: int, options: Mapping[str, Value], dice: Dice) -> Table:
    """The table before the first turn: display first, then two tiles to each, from the start player on (R2)."""
    start_seat = choose_start_seat(seats, options["start_seat"], dice)  # R1
    acropolises = list(ACROPOLISES_FOR[seats])
    dice.shuffle(acropolises)
    stack = tiles_in_play(seats)
    dice.shuffle(stack)
    display = [stack.pop() for _ in range(DISPLAY_SIZE)]
    cities = [new_city(seat, acropolises[seat], is_revealed=seats == 2) for seat in range(seats)]
    for _ in range(HAND_START):
        for place in range(seats):
            cities[(start_seat + place) % seats].hand.append(stack.pop())
    return Table(
        dice=dice,
        cities=cities,
        stack=stack,
        display=display,
        underworld=[],
        start_seat=start_seat,
        has_revolts=seats > 2 or bool(options["revolts_in_two_player_game"]),
    )


def new_city(seat: int, acropolis: int, is_revealed: bool) -> City:
    """An Acropolis with its first cubes and nothing around it; with two players both lie open (R3)."""
    site = Site(FIRST_ACROPOLIS + seat, MIDDLE, START_CITIZENS, START_HOPLITES, START_GOLD)
    return City(seat, acropolis, is_revealed, [site], [], [], [])
