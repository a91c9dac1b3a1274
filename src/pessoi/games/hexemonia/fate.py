"""Oracle and Moirai, who know the Stack of Fate. Rules, "Special"; rulings R37, R75."""

from __future__ import annotations

from typing import Final

from pessoi.games.hexemonia.draw import check_for_the_end, draw_from_stack
from pessoi.games.hexemonia.events import DREW, DREW_TILE, LOOKED, ORDERED, SAW
from pessoi.games.hexemonia.state import City, Table
from pessoi.games.hexemonia.verbs import ON_ORACLE, PUT
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Steps, ask
from pessoi.kernel.journal import only, tell
from pessoi.kernel.pile import look

#: How many tiles the Oracle shows.
VISION: Final = 4


def consult_the_oracle(s: Table, city: City) -> Steps:
    """Look at the top tiles and put them back in any order, the next to be drawn first; the last goes by itself.

    They never leave the stack, so that nothing is triggered and others see no change.
    """
    count = min(VISION, len(s.stack))
    s.seer = city.seat
    s.foreseen = count
    tell(s, LOOKED, city.seat, count)
    for place, tile in enumerate(look(s, s.stack, count)):
        tell(s, SAW, place + 1, tile, audience=only(city.seat))
    for place in range(count - 1):
        top = len(s.stack) - place
        unplaced = s.stack[len(s.stack) - count : top]
        choice = yield ask(city.seat, ON_ORACLE, [PUT.of(tile) for tile in reversed(unplaced)], place + 1)
        s.stack.remove(choice.a)
        s.stack.insert(top - 1, choice.a)
        tell(s, ORDERED, place + 1, choice.a, audience=only(city.seat))


def draw_with_the_moirai(s: Table, city: City) -> None:
    """Draw the top tile of the stack into the hand; only a seer knows which one it was."""
    seer = s.seer if s.foreseen > 0 else city.seat
    tell(s, DREW, city.seat)
    tile = draw_from_stack(s)
    city.hand.append(tile)
    if seer != city.seat:
        s.cities[seer].foresaw |= bit(tile)
    tell(s, DREW_TILE, tile, audience=only(city.seat))
    check_for_the_end(s, city)
