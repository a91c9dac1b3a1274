"""A round and a turn. Rules, "Round structure" and "Action phase"; R23 to R28, R33, R38."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.thebai.antigone.turn import take_antigones_turn
from pessoi.games.thebai.archon import archon_choices, archon_ways, use_archon
from pessoi.games.thebai.components import (
    BRONZE,
    CITIZENS,
    ESTATE_COLUMNS,
    FACES,
    GRAPE,
    LASTHENES,
    LEAST_COST,
    METIC_POWER,
    METIC_ROW,
    METICS,
    POTTERY,
    POWER,
)
from pessoi.games.thebai.contracts import fulfil_in_turn, possible_contracts, refill
from pessoi.games.thebai.estate import act, available_actions, is_on_estate, refresh
from pessoi.games.thebai.events import (
    CITIZEN_TO_CITY,
    CITIZEN_TO_ESTATE,
    METIC_USED,
    ROUND_BEGAN,
    TURN_BEGAN,
)
from pessoi.games.thebai.fate import end_the_round
from pessoi.games.thebai.setup import prepare
from pessoi.games.thebai.state import FIRST_ACTION, NONE, SUPPLY, Family, Table, available_spaces, is_antigone, put_die
from pessoi.games.thebai.tiles import resolve_touching
from pessoi.games.thebai.verbs import (
    CITY,
    END_TURN,
    ESTATE,
    FULFIL,
    ON_ARCHON,
    ON_CITIZEN,
    ON_METIC,
    ON_REFRESH,
    REFRESH,
    SKIP,
    USE_METIC,
)
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Choice, Steps, ask
from pessoi.kernel.journal import tell


def turn(s: Table) -> Steps:
    """What lies between two checkpoints: the start, a family's turn, or the end of a round with its fate phase."""
    if s.round == 0:
        yield from prepare(s)
        begin_round(s)
    elif s.turns_taken < len(s.order):
        yield from take_turn(s, s.families[s.order[s.turns_taken]])
        s.turns_taken += 1
    else:
        yield from end_the_round(s)
        if not s.is_over:
            begin_round(s)


def begin_round(s: Table) -> None:
    """The next round begins with its action phase."""
    s.round += 1
    s.turns_taken = 0
    tell(s, ROUND_BEGAN, s.round, s.fate[s.round - 1])


def take_turn(s: Table, family: Family) -> Steps:
    """Refresh the estate if due, use a Citizen, move the Archon, perhaps use a Metic; one contract in between."""
    s.has_fulfilled = False
    tell(s, TURN_BEGAN, family.seat)
    if is_antigone(s, family):
        yield from take_antigones_turn(s, family)
        return
    if not citizens_in_supply(family):
        yield from refresh_estate(s, family)
    yield from use_citizen(s, family)
    yield from use_own_archon(s, family)
    yield from use_metic(s, family)


def may_have_contract(s: Table, family: Family) -> bool:
    """Whether a contract could be fulfilled now, for all that the others know of the hand."""
    if s.has_fulfilled or family.tokens[GRAPE] + family.tokens[POTTERY] + family.tokens[BRONZE] < LEAST_COST:
        return False
    return bool(family.hand) or (s.owners[LASTHENES] == family.seat and s.standees[LASTHENES] != NONE)


def contracts_now(s: Table, family: Family, choices: list[Choice]) -> None:
    """Add the contracts that can be fulfilled in this gap between two steps, if none was in this turn."""
    if not s.has_fulfilled:
        possible_contracts(s, family, choices)


def citizens_in_supply(family: Family) -> i64:
    """How many Citizens the family can use."""
    count: i64 = 0
    for die in range(CITIZENS):
        if family.places[die] == SUPPLY:
            count += 1
    return count


# Step 1


def refresh_estate(s: Table, family: Family) -> Steps:
    """The refresh, which a contract may precede; whether it is due was settled when the turn began (R24)."""
    while may_have_contract(s, family):
        choices: list[Choice] = []
        contracts_now(s, family, choices)
        choices.append(REFRESH.of())
        choice = yield ask(family.seat, ON_REFRESH, choices, len(choices) - 1)
        if choice.verb is REFRESH:
            break
        yield from fulfil_in_turn(s, family, choice.a)
    refresh(s, family)


# Step 2


def use_citizen(s: Table, family: Family) -> Steps:
    """Put a Citizen of the supply on the estate or into the city; if that is impossible, a contract may help (R25)."""
    while True:
        choices = citizen_choices(s, family)
        if not choices:
            if not citizens_in_supply(family) or not may_have_contract(s, family):
                return
            choices.append(SKIP.of())
        places = citizen_places(choices)
        contracts = len(choices)
        contracts_now(s, family, choices)
        choice = yield ask(family.seat, ON_CITIZEN, choices, places, len(choices) - contracts)
        if choice.verb is SKIP:
            return
        if choice.verb is not FULFIL:
            break
        yield from fulfil_in_turn(s, family, choice.a)
    die = citizen_with(family, choice.a)
    power = POWER[choice.a]
    if choice.verb is ESTATE:
        put_die(s, family, die, FIRST_ACTION + choice.b)
        tell(s, CITIZEN_TO_ESTATE, family.seat, choice.a, choice.b)
        yield from act(s, family, choice.b, power)
    else:
        put_die(s, family, die, choice.b)
        tell(s, CITIZEN_TO_CITY, family.seat, choice.a, choice.b)
        yield from resolve_touching(s, family, choice.b, power)
    yield from refill(s)


def citizen_choices(s: Table, family: Family) -> list[Choice]:
    """Every face in the supply on every available space; the last Citizen may have to go to the estate."""
    faces = faces_in_supply(family)
    choices: list[Choice] = []
    actions = available_actions(family)
    for face in range(len(FACES)):
        if faces >> face & 1:
            for action in actions:
                choices.append(ESTATE.of(face, action))
    if choices and has_estate_duty(family):
        return choices
    spaces = available_spaces(s)
    for face in range(len(FACES)):
        if faces >> face & 1:
            for space in spaces:
                choices.append(CITY.of(face, space))
    return choices


def citizen_places(choices: list[Choice]) -> i64:
    """Which of the ``CITIZEN_PLACES`` these choices lead to; those of the estate come first."""
    on_estate = 1 if choices[0].verb is ESTATE else 0
    return on_estate + 2 if choices[-1].verb is CITY else on_estate


def faces_in_supply(family: Family) -> i64:
    """The faces of the Citizens in the supply, as bits."""
    faces: i64 = 0
    for die in range(CITIZENS):
        if family.places[die] == SUPPLY:
            faces |= bit(family.faces[die])
    return faces


def has_estate_duty(family: Family) -> bool:
    """Whether the next Citizen must go to the estate: it is the last one, and none lies there yet."""
    if citizens_in_supply(family) > 1:
        return False
    for die in range(CITIZENS):  # noqa: SIM110 - a plain loop compiles to a few instructions
        if is_on_estate(family.places[die]):
            return False
    return True


def citizen_with(family: Family, face: i64) -> i64:
    """A Citizen of the supply that shows this face."""
    for die in range(CITIZENS):
        if family.places[die] == SUPPLY and family.faces[die] == face:
            return die
    raise AssertionError("no such Citizen")


# Step 3


def use_own_archon(s: Table, family: Family) -> Steps:
    """Place, move or withdraw the Archon; it can't stay where it is (R33)."""
    while True:
        choices = archon_choices(s, family)
        if not choices:
            return
        contracts = len(choices)
        contracts_now(s, family, choices)
        choice = yield ask(family.seat, ON_ARCHON, choices, archon_ways(family, contracts), len(choices) - contracts)
        if choice.verb is not FULFIL:
            break
        yield from fulfil_in_turn(s, family, choice.a)
    yield from use_archon(s, family, choice)
    yield from refill(s)


# Step 4


def use_metic(s: Table, family: Family) -> Steps:
    """One Metic may be put on the estate; the last contracts of the turn before and after it."""
    has_used = False
    while True:
        choices: list[Choice] = [] if has_used else metic_choices(family)
        if not choices and not may_have_contract(s, family):
            return
        metics = len(choices)
        contracts_now(s, family, choices)
        contracts = len(choices) - metics
        choices.append(END_TURN.of())
        choice = yield ask(family.seat, ON_METIC, choices, metics, contracts)
        if choice.verb is END_TURN:
            return
        if choice.verb is FULFIL:
            yield from fulfil_in_turn(s, family, choice.a)
        else:
            has_used = True
            family.metics[choice.a] = FIRST_ACTION + choice.b
            tell(s, METIC_USED, family.seat, choice.a, choice.b)
            yield from act(s, family, choice.b, METIC_POWER[choice.a])
            yield from refill(s)


def metic_choices(family: Family) -> list[Choice]:
    """Every Metic of the supply on every available action space in the row of its colour (R38)."""
    choices: list[Choice] = []
    actions: list[int] = []
    for metic in range(len(METICS)):
        if family.metics[metic] == SUPPLY:
            if not actions:
                actions = available_actions(family)
            for action in actions:
                if action // ESTATE_COLUMNS == METIC_ROW[metic]:
                    choices.append(USE_METIC.of(metic, action))
    return choices
