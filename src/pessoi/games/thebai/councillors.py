"""Councillors find their seats, and the turn order is set anew. Rules, "Councilors", "Turn order"; R81, R82, R118."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.thebai.antigone.events import DISRUPTION_TURNED
from pessoi.games.thebai.components import DIONYSUS, DISRUPTED, LAST_STEP, MONUMENT, MONUMENTS
from pessoi.games.thebai.events import COUNCILLOR_SEATED, COUNCILLOR_WAITS, TURN_ORDER
from pessoi.games.thebai.state import NONE, Family, Table, is_antigone, rebellion_of
from pessoi.games.thebai.verbs import ON_COUNCILLOR, SEAT_AT
from pessoi.kernel.choice import Choice, Steps, ask
from pessoi.kernel.journal import tell
from pessoi.kernel.pile import draw, shuffle


def seat_councillors(s: Table) -> Steps:
    """The dice of the path take seats, one after the other; who finds none stays, and the others close up (R81)."""
    staying: i64 = 0
    while staying < len(s.path):
        family = s.families[s.path[staying]]
        seats = seats_for(s, family)
        if seats:
            if is_antigone(s, family):
                choice = turn_disruptions(s, seats)
            else:
                choice = yield ask(family.seat, ON_COUNCILLOR, seats)
            s.path.pop(staying)
            s.council[choice.a] = family.seat
            tell(s, COUNCILLOR_SEATED, family.seat, choice.a)
        else:
            staying += 1
            tell(s, COUNCILLOR_WAITS, family.seat)


def seats_for(s: Table, family: Family) -> list[Choice]:
    """The free council spaces of all monuments on which the family has no die yet (R82)."""
    has_die = [False] * len(MONUMENTS)
    for space in range(len(s.council)):
        if s.council[space] == family.seat:
            has_die[MONUMENT[space]] = True
    seats: list[Choice] = []
    for space in range(len(s.council)):
        if s.council[space] == NONE and not has_die[MONUMENT[space]]:
            seats.append(SEAT_AT.of(space))
    return seats


def turn_disruptions(s: Table, seats: list[Choice]) -> Choice:
    """Antigone's seat: the first legal space, from the top, of the first disruption card that lists one."""
    rebellion = rebellion_of(s)
    while True:
        if not rebellion.disruptions:
            rebellion.disruptions, rebellion.disruption_discards = rebellion.disruption_discards, []
            shuffle(s, rebellion.disruptions)
        card = draw(s, rebellion.disruptions)
        rebellion.disruption_discards.append(card)
        tell(s, DISRUPTION_TURNED, card)
        for space in DISRUPTED[card]:
            if SEAT_AT.of(space) in seats:
                return SEAT_AT.of(space)


def set_turn_order(s: Table) -> None:
    """Who is furthest on Dionysus goes first; on the same space who lies lower in the stack."""
    s.order = []
    for step in range(LAST_STEP, -1, -1):
        for seat in s.arrivals[DIONYSUS]:
            if s.families[seat].steps[DIONYSUS] == step:
                s.order.append(seat)
                tell(s, TURN_ORDER, len(s.order), seat)
