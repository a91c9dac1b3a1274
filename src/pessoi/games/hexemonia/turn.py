"""A turn, its four steps, and the end of the game. Rules, "Turn structure", "End of the game"; R12 to R14, R63, R64."""

from __future__ import annotations

from pessoi.games.hexemonia.action import act
from pessoi.games.hexemonia.build import build
from pessoi.games.hexemonia.components import NONE
from pessoi.games.hexemonia.draw import draw_step
from pessoi.games.hexemonia.events import FINAL_TURN_BEGAN, REVEALED, SCORED, TURN_BEGAN
from pessoi.games.hexemonia.politics import politics
from pessoi.games.hexemonia.scoring import score
from pessoi.games.hexemonia.state import BUILD, DRAW, POLITICAL, Table
from pessoi.kernel.choice import Steps
from pessoi.kernel.journal import tell
from pessoi.kernel.pile import show


def turn(s: Table) -> Steps:
    """Draw, build, act, politics; a final turn begins with building (R14)."""
    city = s.cities[s.active]
    if s.is_end_triggered:
        tell(s, FINAL_TURN_BEGAN, city.seat)
    else:
        tell(s, TURN_BEGAN, city.seat, s.round)
    if s.step == DRAW:
        yield from draw_step(s, city)
    s.step = BUILD
    yield from build(s, city)
    yield from act(s, city)
    s.step = POLITICAL
    yield from politics(s, city)
    end_turn(s)


def end_turn(s: Table) -> None:
    """Pass to the left; once the end is triggered, the last player's turn is the last (R64)."""
    s.turns += 1
    s.action = NONE
    s.laid = s.used = s.attacked = 0
    s.step = BUILD if s.is_end_triggered else DRAW
    if s.is_end_triggered and s.turns % len(s.cities) == 0:
        end_the_game(s)


def end_the_game(s: Table) -> None:
    """Turn up every Acropolis (R7) and score."""
    s.is_over = True
    for city in s.cities:
        if not city.is_revealed:
            city.is_revealed = True
            show(s)
            tell(s, REVEALED, city.seat, city.acropolis)
    if s.journal is not None:
        sheet = score(s)
        for city in s.cities:
            tell(s, SCORED, city.seat, sheet.totals[city.seat], sheet.places[city.seat])
