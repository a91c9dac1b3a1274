"""Everything that shows something new goes through here: rolling, drawing, looking.

So the kernel itself knows what a turn revealed, and undo never takes back what was seen; no rule marks moves by hand.
A pile is a plain list of cards with its top at the end.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.kernel.state import State

NOTHING: Final = 0
ROLLED: Final = 1
DRAWN: Final = 2
LOOKED: Final = 3

#: Their names, for the reason why undo stops.
REVELATIONS: Final = ("nothing", "rolled", "drawn", "looked")


def roll(s: State) -> i64:
    """Roll one die for all to see."""
    s.revealed += 1
    s.revelation = ROLLED
    return s.dice.roll()


def draw(s: State, pile: list[int]) -> int:
    """Take the top card of a pile whose order is hidden, be it face down or face up with the next card covered."""
    card = pile.pop()
    s.revealed += 1
    s.revelation = DRAWN
    return card


def draw_open(s: State, pile: list[int]) -> int:
    """Take the visible top card of a face-up pile; what it covered is now seen."""
    card = pile.pop()
    if pile:
        s.revealed += 1
        s.revelation = DRAWN
    return card


def look(s: State, pile: list[int], count: int) -> list[int]:
    """Look at the top cards of a hidden pile, top card first; they stay where they are."""
    s.revealed += 1
    s.revelation = LOOKED
    return pile[: -count - 1 : -1] if count else []


def show(s: State) -> None:
    """Note that a hidden thing which lies in no pile was turned up."""
    s.revealed += 1
    s.revelation = DRAWN


def shuffle(s: State, pile: list[int]) -> None:
    """Shuffle a pile. Nothing is seen by it, so it does not stop undo."""
    s.dice.shuffle(pile)
