"""Ascending: Citizens become Councillors, Hoplites become Strategoi. Rules, "Ascending"; R56, R57."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.thebai.antigone.ascension import drive_commander_out, row_for_antigone
from pessoi.games.thebai.commanders import claim_commander
from pessoi.games.thebai.components import PATH_LAST_POINTS, PATH_POINTS, STRATEGOS_POWERS
from pessoi.games.thebai.events import CITIZEN_ASCENDED, STRATEGOS_PLACED
from pessoi.games.thebai.geometry import LOWER_ROW, UPPER_ROW
from pessoi.games.thebai.golden_rules import score_points
from pessoi.games.thebai.state import BOX, COUNCIL, Family, Table, is_antigone, is_citizen, put_die
from pessoi.games.thebai.verbs import ON_STRATEGOS, STRATEGOS_ROW
from pessoi.kernel.choice import Choice, Steps, ask
from pessoi.kernel.journal import tell


def can_ascend(family: Family, die: i64) -> bool:
    """Whether a die in the city can ascend: a Hoplite needs a row without a Strategos of its family (R56)."""
    if is_citizen(die):
        return True
    space = family.places[die]
    return UPPER_ROW[space] not in family.strategoi or LOWER_ROW[space] not in family.strategoi


def ascend(s: Table, family: Family, die: i64) -> Steps:
    """A die of the city leaves it for something better."""
    if is_citizen(die):
        join_the_path(s, family, die)
    else:
        yield from become_strategos(s, family, die)


def join_the_path(s: Table, family: Family, die: i64) -> None:
    """The Citizen goes to the first unoccupied space of the council's path and scores it; it is a Councillor now."""
    put_die(s, family, die, COUNCIL)
    place: i64 = len(s.path)
    s.path.append(family.seat)
    tell(s, CITIZEN_ASCENDED, family.seat, place + 1)
    score_points(s, family, PATH_POINTS[place] if place < len(PATH_POINTS) else PATH_LAST_POINTS)


def become_strategos(s: Table, family: Family, die: i64) -> Steps:
    """The Hoplite goes to the box for a Strategos in its row; the first of all in a row may claim a Commander."""
    space = family.places[die]
    rows: list[Choice] = []
    for row in range(UPPER_ROW[space], LOWER_ROW[space] + 1):
        if row not in family.strategoi:
            rows.append(STRATEGOS_ROW.of(row))
    if is_antigone(s, family):
        place_strategos(s, family, die, row_for_antigone(s, [choice.a for choice in rows]))
        drive_commander_out(s)
        return
    choice = yield ask(family.seat, ON_STRATEGOS, rows)
    is_first = not has_strategos(s, choice.a)
    place_strategos(s, family, die, choice.a)
    if is_first:
        yield from claim_commander(s, family)


def place_strategos(s: Table, family: Family, die: i64, row: i64) -> None:
    """The lowest Strategos left comes to the row, and the Hoplite goes to the box for good."""
    put_die(s, family, die, BOX)
    tell(s, STRATEGOS_PLACED, family.seat, STRATEGOS_POWERS[len(family.strategoi)], row)
    family.strategoi.append(row)


def has_strategos(s: Table, row: i64) -> bool:
    """Whether anybody has a Strategos in the row."""
    for family in s.families:  # noqa: SIM110 - a plain loop compiles to a few instructions
        if row in family.strategoi:
            return True
    return False
