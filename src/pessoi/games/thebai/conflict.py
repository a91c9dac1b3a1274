"""A conflict: battle, spoils, the gate, and wages. Rules, "Battle, spoils, wages"; R2, R78 to R80."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.antigone.events import AHEAD_ON_ARES, GATE_FELL, LOWER_IN_STACK, STRONGER, UNDEFENDED
from pessoi.games.thebai.antigone.rebellion import ANTIGONE, PERSON
from pessoi.games.thebai.components import (
    ARES,
    CITIZENS,
    CONFLICT_ROW,
    DATA,
    DICE,
    DRACHMA,
    INVADER_MODIFIER,
    POWER,
    STRATEGOS_POWERS,
)
from pessoi.games.thebai.contracts import refill
from pessoi.games.thebai.effect import GATE_REWARDS, resolve
from pessoi.games.thebai.events import (
    BATTLE_LOST,
    BATTLE_MISSED,
    BATTLE_WON,
    GATE_BOXED,
    GATE_CLAIMED,
    HOPLITE_KEPT,
    HOPLITE_RELEASED,
    INVADER_SHOWN,
    SPOILS_TAKEN,
)
from pessoi.games.thebai.geometry import LOWER_ROW, UPPER_ROW
from pessoi.games.thebai.golden_rules import score_points
from pessoi.games.thebai.state import FIRST_ACTION, NONE, SUPPLY, Family, Table, is_antigone, is_citizen, put_die
from pessoi.games.thebai.tokens import has_drachma, pay
from pessoi.games.thebai.verbs import KEEP, ON_WAGES, RELEASE
from pessoi.kernel.choice import Choice, Steps, ask
from pessoi.kernel.journal import tell
from pessoi.kernel.pile import show

BASE_POWERS: Final[list[int]] = list(DATA["battle"]["base_power_by_battle"])
#: Points by advantage; a greater one brings no more than the last.
ADVANTAGE_POINTS: Final[list[int]] = list(DATA["battle"]["advantage_vp"])
POINTS_PER_MISSING_POWER: Final[int] = DATA["battle"]["losing_vp_per_missing_power"]
POINTS_WHEN_ABSENT: Final[int] = DATA["battle"]["not_participating_vp_per_power"]
ADVANTAGE_FOR_MORE_SPOILS: Final[int] = DATA["battle"]["second_spoils_advantage"]
WAGE: Final[int] = DATA["battle"]["wage_drachma_per_hoplite"]


def upcoming_row(s: Table) -> i64:
    """The row of the Battle marker: of the first conflict tile whose Invader still waits; NONE after the last."""
    for tile in s.fate:
        row: i64 = CONFLICT_ROW[tile]
        if row != NONE and s.invaders[row] != NONE:
            return row
    return NONE


def invader_base(s: Table) -> i64:
    """The power of the Invader in the upcoming battle before its card is known: it grows with every battle fought."""
    return BASE_POWERS[s.invaders.count(NONE)]


def power_in_row(family: Family, row: i64) -> i64:
    """The power of a family's Hoplites in and beside a row and of its Strategos there (R2); 0 if it has neither."""
    power: i64 = 0
    for die in range(CITIZENS, DICE):
        if fights_in(family.places[die], row):
            power += POWER[family.faces[die]]
    for number in range(len(family.strategoi)):
        if family.strategoi[number] == row:
            power += STRATEGOS_POWERS[number]
    return power


def fights_in(place: i64, row: i64) -> bool:
    """Whether a Hoplite at this place takes part in a battle of the row."""
    return place < FIRST_ACTION and (UPPER_ROW[place] == row or LOWER_ROW[place] == row)


def fight(s: Table, row: i64) -> Steps:
    """The battle of a row with all that follows at its gate; powers are measured once (R78)."""
    invader = meet_invader(s, row)
    powers = [power_in_row(family, row) for family in s.families]
    for seat in s.people:
        settle(s, s.families[seat], powers[seat], invader)
    yield from share_spoils(s, row, powers, 1)
    yield from share_spoils(s, row, powers, invader + ADVANTAGE_FOR_MORE_SPOILS)
    award_gate(s, row, powers, invader)
    for seat in s.people:
        yield from pay_wages(s, s.families[seat], row)
    s.invaders[row] = NONE
    s.is_invader_shown = False


def meet_invader(s: Table, row: i64) -> i64:
    """Turn the Invader of the row up. Its power in this battle."""
    power = invader_base(s) + INVADER_MODIFIER[s.invaders[row]]
    show(s)
    s.is_invader_shown = True
    tell(s, INVADER_SHOWN, row, s.invaders[row], power)
    return power


def settle(s: Table, family: Family, power: i64, invader: i64) -> None:
    """What the battle itself brings or costs a family."""
    if power == 0:
        tell(s, BATTLE_MISSED, family.seat)
    elif power < invader:
        tell(s, BATTLE_LOST, family.seat, power, invader - power)
    else:
        tell(s, BATTLE_WON, family.seat, power, power - invader)
    score_points(s, family, outcome(power, invader))


def outcome(power: i64, invader: i64) -> i64:
    """The points of a family that meets an Invader with this power, or with none."""
    if power == 0:
        return POINTS_WHEN_ABSENT * invader
    if power < invader:
        return POINTS_PER_MISSING_POWER * (invader - power)
    return ADVANTAGE_POINTS[min(power - invader, len(ADVANTAGE_POINTS) - 1)]


def share_spoils(s: Table, row: i64, powers: list[i64], least: i64) -> Steps:
    """The reward of the gate, once for every family that fought with at least this power (R16, R80)."""
    gate = s.gates[row]
    for seat in s.people:
        if powers[seat] >= least:
            tell(s, SPOILS_TAKEN, seat, gate)
            yield from resolve(s, s.families[seat], GATE_REWARDS.of(gate))
            yield from refill(s)


def award_gate(s: Table, row: i64, powers: list[i64], invader: i64) -> None:
    """The gate goes to the strongest winner, of equals to who is further on Ares, then lower in the stack there."""
    gate = s.gates[row]
    s.gates[row] = NONE
    first: i64 = NONE
    for seat in s.arrivals[ARES]:
        if powers[seat] >= invader and (first == NONE or is_ahead(s, seat, first, powers)):
            first = seat
    if s.rebellion is not None:
        first = claim_against_antigone(s, gate, powers, invader, first)
    if first == NONE:
        tell(s, GATE_BOXED, gate)
        return
    s.families[first].gates.append(gate)
    if not is_antigone(s, s.families[first]):
        tell(s, GATE_CLAIMED, first, gate)


def claim_against_antigone(s: Table, gate: i64, powers: list[i64], invader: i64, first: i64) -> i64:
    """Who claims the gate: Antigone even without an army if the other did not win, else whoever comes first."""
    if powers[PERSON] < invader:
        tell(s, GATE_FELL, gate, UNDEFENDED)
        return ANTIGONE
    if first == ANTIGONE:
        tell(s, GATE_FELL, gate, why_antigone_is_first(s, powers))
    return first


def why_antigone_is_first(s: Table, powers: list[i64]) -> i64:
    """What put her before the other: her power, her place on Ares, or on the same space her place in the stack."""
    if powers[ANTIGONE] > powers[PERSON]:
        return STRONGER
    is_ahead_on_ares = s.families[ANTIGONE].steps[ARES] > s.families[PERSON].steps[ARES]
    return AHEAD_ON_ARES if is_ahead_on_ares else LOWER_IN_STACK


def is_ahead(s: Table, seat: i64, other: i64, powers: list[i64]) -> bool:
    """Whether a family is stronger than another one, or as strong and further on Ares."""
    if powers[seat] != powers[other]:
        return powers[seat] > powers[other]
    return s.families[seat].steps[ARES] > s.families[other].steps[ARES]


def pay_wages(s: Table, family: Family, row: i64) -> Steps:
    """For each Hoplite that fought, in reading order: pay it to stay, or take it back on its lowest face (R79)."""
    for space in range(s.spaces):
        lying: i64 = s.city[space]
        die = lying - family.seat * DICE
        if 0 <= die < DICE and not is_citizen(die) and fights_in(space, row):
            choices: list[Choice] = []
            if has_drachma(family, WAGE):
                choices.append(KEEP.of())
            choices.append(RELEASE.of())
            choice = yield ask(family.seat, ON_WAGES, choices, space)
            if choice.verb is KEEP:
                pay(s, family, DRACHMA, WAGE)
                tell(s, HOPLITE_KEPT, family.seat, space)
            else:
                family.faces[die] = 0
                put_die(s, family, die, SUPPLY)
                tell(s, HOPLITE_RELEASED, family.seat, space)
