"""What the fate tiles to come hold for a family as it stands, noted for bots that learn: battles, and comfort."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.comfort import (
    CENSUS_COST,
    CONTRACTS_PER_POINT,
    HIGHER_COST,
    LOWER_COST,
    MOST_BRONZE,
    OWN_TILES_PER_POINT,
    POINTS_PER_BRONZE,
    POINTS_PER_COUNCILLOR,
    POINTS_PER_GATE,
    POINTS_PER_STRATEGOS,
    can_pay,
)
from pessoi.games.thebai.components import (
    ARES,
    BRONZE,
    CITIZENS,
    COMFORTS,
    CONFLICT_ROW,
    DICE,
    DRACHMA,
    INVADER_MODIFIER,
    ROUNDS,
)
from pessoi.games.thebai.conflict import BASE_POWERS, fights_in, outcome, power_in_row
from pessoi.games.thebai.council import council_citizens, own_tiles
from pessoi.games.thebai.geometry import LOWER_ROW, UPPER_ROW
from pessoi.games.thebai.notes import (
    ABSENT_FOR_GOOD,
    ABSENT_LATER,
    ABSENT_NOW,
    BATTLE_POWER,
    COMFORT_LATER,
    COMFORT_NOW,
    GATE_LATER,
    GATE_NOW,
    IDLE_HOPLITES,
    LATER_POWER,
    OUTCOME_LATER,
    OUTCOME_NOW,
    SECOND_POWER,
    WAGES_MISSING,
)
from pessoi.games.thebai.scoring import citizen_power
from pessoi.games.thebai.state import FIRST_ACTION, NONE, Family, Table
from pessoi.kernel.bits import bit
from pessoi.kernel.features import Reading

#: No power beyond this makes a difference; Hoplites and Strategoi together rarely have it.
MOST_POWER: Final = 20
_POWERS: Final = range(MOST_POWER + 1)


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


#: By the Invader's power before its card is known, and by the family's: the points to expect, and the chance to win.
EXPECTED_POINTS: Final[list[list[float]]] = [
    [_mean([float(outcome(power, base + more)) for more in INVADER_MODIFIER]) for power in _POWERS]
    for base in range(max(BASE_POWERS) + 1)
]
CHANCE_TO_WIN: Final[list[list[float]]] = [
    [_mean([1.0 if power >= base + more else 0.0 for more in INVADER_MODIFIER]) for power in _POWERS]
    for base in range(max(BASE_POWERS) + 1)
]

TRIUMPH: Final = COMFORTS.index("triumph")
ASSEMBLY: Final = COMFORTS.index("assembly")
CENSUS: Final = COMFORTS.index("census")
ORACLE: Final = COMFORTS.index("oracle")
TROPHIES: Final = COMFORTS.index("trophies")


def first_round_to_come(s: Table) -> i64:
    """How many rounds have brought their battle or comfort; an Invader that lies face up has brought what it brings."""
    if s.round == 0:
        return 0
    return s.round if s.is_invader_shown else s.round - 1


def battle_row(s: Table, over: i64) -> i64:
    """The row that is attacked when so many rounds are over, or NONE."""
    row: i64 = CONFLICT_ROW[s.fate[over]]
    return row if row != NONE and s.invaders[row] != NONE else NONE


def base_to_come(s: Table) -> i64:
    """The power of the next Invader before its card is known."""
    fought: i64 = s.invaders.count(NONE)
    return BASE_POWERS[fought + 1 if s.is_invader_shown else fought]


def within_tables(power: i64) -> i64:
    """A power as far as the tables go."""
    return power if power < MOST_POWER else MOST_POWER


def has_turn_left(s: Table, seat: i64) -> bool:
    """Whether a family is yet to have, or just has, its turn of this round."""
    for place in range(s.turns_taken, len(s.order)):  # noqa: SIM110 - a plain loop compiles to a few instructions
        if s.order[place] == seat:
            return True
    return False


def would_lead(s: Table, family: Family, row: i64, power: i64) -> bool:
    """Whether no other family comes before this one at the gate of a row; an equal one does not."""
    for other in s.families:
        if other.seat != family.seat:
            rival = power_in_row(other, row)
            if rival > power or (rival == power and other.steps[ARES] > family.steps[ARES]):
                return False
    return True


def read_battles(s: Table, family: Family, reading: Reading) -> None:
    """The next battle by what it would bring, the later ones by the power that waits for them."""
    rows: i64 = 0
    battles: i64 = 0
    for over in range(first_round_to_come(s), ROUNDS):
        row = battle_row(s, over)
        if row == NONE:
            continue
        power = power_in_row(family, row)
        if battles == 0:
            read_next_battle(s, family, row, within_tables(power), over == s.round - 1, reading)
        elif power > 0:
            reading.note(SECOND_POWER if battles == 1 else LATER_POWER, float(power) / 4.0)
        rows |= bit(row)
        battles += 1
    idle: i64 = 0
    for die in range(CITIZENS, DICE):
        place: i64 = family.places[die]
        if place < FIRST_ACTION and not (rows & (bit(UPPER_ROW[place]) | bit(LOWER_ROW[place]))):
            idle += 1
    if idle > 0:
        reading.note(IDLE_HOPLITES, float(idle) / 2.0)


def read_next_battle(s: Table, family: Family, row: i64, power: i64, is_now: bool, reading: Reading) -> None:
    """Absence costs most, and for good once there is no turn left; else points, the gate, and wages."""
    base = base_to_come(s)
    if power == 0:
        missed = ABSENT_LATER
        if is_now:
            missed = ABSENT_NOW if has_turn_left(s, family.seat) else ABSENT_FOR_GOOD
        reading.note(missed, float(base + 1) / 3.0)
        return
    reading.note(BATTLE_POWER, float(power) / 4.0)
    reading.note(OUTCOME_NOW if is_now else OUTCOME_LATER, EXPECTED_POINTS[base][power] / 5.0)
    chance = CHANCE_TO_WIN[base][power]
    if chance > 0.0 and would_lead(s, family, row, power):
        reading.note(GATE_NOW if is_now else GATE_LATER, chance)
    unpaid: i64 = -family.tokens[DRACHMA]
    for die in range(CITIZENS, DICE):
        if fights_in(family.places[die], row):
            unpaid += 1
    if unpaid > 0:
        reading.note(WAGES_MISSING, float(unpaid) / 2.0)


def read_comfort(s: Table, family: Family, reading: Reading) -> None:
    """The comfort tiles to come by the points they would bring as the family stands."""
    now: i64 = s.round - 1
    for over in range(max(now, 0), ROUNDS):
        points = comfort_points(s, family, s.fate[over])
        if points > 0:
            if over != now:
                reading.note(COMFORT_LATER, float(points) / 10.0)
            elif s.turns_taken < len(s.order):
                reading.note(COMFORT_NOW, float(points) / 5.0)


def comfort_points(s: Table, family: Family, tile: i64) -> i64:
    """The most points a comfort tile brings a family, whatever it costs; 0 for other tiles."""
    if tile == TRIUMPH:
        return POINTS_PER_STRATEGOS * len(family.strategoi) + len(family.fulfilled) // CONTRACTS_PER_POINT
    if tile == ASSEMBLY:
        return POINTS_PER_COUNCILLOR * council_citizens(s, family) + own_tiles(s, family) // OWN_TILES_PER_POINT
    if tile == CENSUS:
        power = citizen_power(family)
        return 2 * power if can_pay(family, CENSUS_COST) else power
    if tile == ORACLE:
        if can_pay(family, HIGHER_COST):
            return max(family.steps)
        return min(family.steps) if can_pay(family, LOWER_COST) else 0
    if tile == TROPHIES:
        return POINTS_PER_GATE * len(family.gates) + POINTS_PER_BRONZE * min(MOST_BRONZE, family.tokens[BRONZE])
    return 0
