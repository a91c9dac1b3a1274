"""Set-up of a match. Rules, "Set-up"; rulings R5 to R8."""

from __future__ import annotations

from collections.abc import Mapping

from pessoi.games.hercules.components import (
    COLUMN_GODS,
    DEMIGODS_OF,
    MIN_PLAYERS,
    PANTHEON,
    VASES,
    ZEUS,
)
from pessoi.games.hercules.state import ALL_OPEN, EMPTY, Hero, Table
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import Value
from pessoi.kernel.seating import choose_start_seat


def in_play(cards: tuple[int, ...], players: int) -> list[int]:
    """The cards whose torches allow this number of players (R5)."""
    return [card for card in cards if MIN_PLAYERS[card] <= players]


def set_up(seats: int, options: Mapping[str, Value], dice: Dice) -> Table:
    """The table before the first roll."""
    is_solo = seats == 1
    stacks = [in_play(cards, seats) for cards in DEMIGODS_OF]
    for stack in stacks:
        dice.shuffle(stack)
    gods = list(COLUMN_GODS)
    dice.shuffle(gods)
    start_seat = choose_start_seat(seats, options["start_seat"], dice)  # R6
    rows = 2 if is_solo else seats
    return Table(
        dice=dice,
        heroes=[new_hero(row) for row in range(rows)],
        stacks=stacks,
        above=[EMPTY, *gods],
        pile=[*in_play(PANTHEON, seats), ZEUS],
        vases=in_play(VASES, seats),
        white_die=0,
        pegasus=start_seat,
        round=1,
        turns_taken=0,
        has_acted=False,
        is_final_round=False,
        is_over=False,
        is_simplified=bool(options["simplified"]),
        is_solo=is_solo,
        handicap=int(options["solo_handicap"]) if is_solo else 0,
        round_limit=int(options["round_limit"]),
    )


def new_hero(seat: int) -> Hero:
    """A row full of markers and an empty supply."""
    return Hero(
        seat=seat,
        position=0,
        open=ALL_OPEN,
        supply=0,
        d1=0,
        d2=0,
        has_white_die=False,
        cards=[],
        used=0,
    )
