"""Who begins: an option that games share where the rulebook asks for the oldest or the keenest player."""

from __future__ import annotations

from typing import Final

from pessoi.kernel.dice import Dice
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.game import Option, Value

START_SEAT: Final = Option("start_seat", "random", ("random", 0, 1, 2, 3))


def choose_start_seat(seats: int, wish: Value, dice: Dice) -> int:
    """The seat wished for, or any; alone there is only one."""
    if seats == 1:
        return 0
    if wish == "random":
        return dice.below(seats)
    return int(wish)


def check_start_seat(seats: int, wish: Value) -> None:
    """Refuse a start seat that nobody sits on; alone the wish is ignored."""
    if seats > 1 and wish != "random" and int(wish) >= seats:
        raise BadSetup("start-seat", seat=wish, seats=seats, last=seats - 1)
