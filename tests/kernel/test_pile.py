"""Piles and dice: what was seen is noted, so that nobody takes it back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.kernel.toy import Toy

from pessoi.kernel.dice import Dice
from pessoi.kernel.pile import DRAWN, LOOKED, NOTHING, ROLLED, draw, draw_open, look, roll, show, shuffle


def table() -> Toy:
    return Toy(Dice.from_seed("pile"), [3, 5, 7], [[], []], [-1, -1], 0)


@pytest.mark.parametrize(
    ("act", "seen"),
    [
        (roll, ROLLED),
        (lambda s: draw(s, s.deck), DRAWN),
        (lambda s: draw(s, [4]), DRAWN),
        (lambda s: draw_open(s, s.deck), DRAWN),
        (lambda s: draw_open(s, [4]), NOTHING),
        (lambda s: look(s, s.deck, 2), LOOKED),
        (show, DRAWN),
        (lambda s: shuffle(s, s.deck), NOTHING),
    ],
    ids=["roll", "draw", "draw the last", "take an open card", "take the last open card", "look", "show", "shuffle"],
)
def test_what_is_seen_is_noted(act: Callable[[Toy], object], seen: int) -> None:
    s = table()
    act(s)
    assert s.revelation == seen
    assert (s.revealed > 0) == (seen != NOTHING)


def test_seeing_one_thing_never_hides_that_another_was_seen() -> None:
    s = table()
    acts: tuple[Callable[[], object], ...] = (
        lambda: roll(s),
        lambda: draw(s, s.deck),
        lambda: look(s, s.deck, 1),
        lambda: show(s),
        lambda: draw_open(s, s.deck),
    )
    for act in acts:
        before = s.revealed
        act()
        assert s.revealed > before


def test_cards_are_drawn_from_the_top_and_looked_at_where_they_lie() -> None:
    s = table()
    assert look(s, s.deck, 3) == [7, 5, 3]
    assert look(s, s.deck, 0) == []
    assert draw(s, s.deck) == 7
    assert draw_open(s, s.deck) == 5
    assert s.deck == [3]
