"""Step A: take two tiles, or a tile and a resource. Rules, "Step A"; rulings R11 to R13, R75."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.hexemonia.components import NONE
from pessoi.games.hexemonia.events import END_TRIGGERED, GAINED, REFILLED, TOOK
from pessoi.games.hexemonia.state import City, Table
from pessoi.games.hexemonia.verbs import GAIN, ON_TAKE, ON_TAKE_MORE, RESOURCE, TAKE
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Choice, Steps, ask
from pessoi.kernel.journal import tell
from pessoi.kernel.pile import draw


def draw_step(s: Table, city: City) -> Steps:
    """Take a tile; then another one, which may be the one that has just come up, or a resource."""
    choice = yield ask(city.seat, ON_TAKE, takeable(s))
    take(s, city, choice.a)
    choice = yield ask(city.seat, ON_TAKE_MORE, takeable(s) + gainable())
    if choice.verb is TAKE:
        take(s, city, choice.a)
    else:
        gain(s, city, choice.a)


def takeable(s: Table) -> list[Choice]:
    """The slots in which a tile lies."""
    choices: list[Choice] = []
    for slot in range(len(s.display)):
        if s.display[slot] != NONE:
            choices.append(TAKE.of(slot))
    return choices


def gainable() -> list[Choice]:
    """A resource of one's choice; the supply never runs out (R4)."""
    return [GAIN.of(resource) for resource in range(len(RESOURCE))]


def take(s: Table, city: City, slot: int) -> None:
    """Take a tile from the display for all to see, and refill its slot at once (R11)."""
    tile = s.display[slot]
    city.hand.append(tile)
    s.seen |= bit(tile)
    s.display[slot] = NONE
    tell(s, TOOK, city.seat, tile)
    if s.stack:
        s.display[slot] = draw_from_stack(s)
        tell(s, REFILLED, slot, s.display[slot])
        check_for_the_end(s, city)


def draw_from_stack(s: Table) -> int:
    """The top tile of the Stack of Fate; whoever foresaw it with the Oracle foresees one less."""
    if s.foreseen > 0:
        s.foreseen -= 1
    return draw(s, s.stack)


def check_for_the_end(s: Table, city: City) -> None:
    """The end is triggered the moment the last tile has left the stack (R13)."""
    if not s.stack:
        s.is_end_triggered = True
        tell(s, END_TRIGGERED, city.seat)


def gain(s: Table, city: City, resource: i64) -> None:
    """Put a resource from the supply on the Acropolis."""
    city.sites[0].add(resource, 1)
    tell(s, GAINED, city.seat, resource)
