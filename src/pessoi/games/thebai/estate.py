"""The estate: its action spaces, the refresh, and the bonus of Commanders beside its rows. Rules, "Estate actions"."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.thebai.commanders import guard_of_row
from pessoi.games.thebai.components import (
    ACTIONS,
    CITIZENS,
    DICE,
    ESTATE_COLUMNS,
    ESTATE_ROWS,
    METICS,
    MUSTER,
    REFRESH_FACES,
)
from pessoi.games.thebai.devotion import count_blessings
from pessoi.games.thebai.effect import ACTION_EFFECTS, COMMANDER_BONUSES, Amount, AtOnce, Row, resolve
from pessoi.games.thebai.events import NEW_CITIZEN, REFRESHED
from pessoi.games.thebai.golden_rules import score_points
from pessoi.games.thebai.hoplites import muster
from pessoi.games.thebai.state import BOX, FIRST_ACTION, GENERAL_SUPPLY, NONE, SUPPLY, Family, Table, put_die
from pessoi.games.thebai.verbs import BONUS_FIRST, BONUS_LAST, ON_BONUS
from pessoi.kernel.choice import Steps, ask
from pessoi.kernel.journal import tell


def is_on_estate(place: i64) -> bool:
    """Whether a die or Metic at this place lies on the estate."""
    return FIRST_ACTION <= place < SUPPLY


def available_actions(family: Family) -> list[int]:
    """The action spaces without tile, die and Metic."""
    is_open = [tile == NONE for tile in family.estate]
    for die in range(CITIZENS):
        place: i64 = family.places[die]
        if is_on_estate(place):
            is_open[place - FIRST_ACTION] = False
    for metic in range(len(METICS)):
        place = family.metics[metic]
        if is_on_estate(place):
            is_open[place - FIRST_ACTION] = False
    actions: list[int] = []
    for action in range(len(ACTIONS)):
        if is_open[action]:
            actions.append(action)
    return actions


def emptied_columns(family: Family) -> i64:
    """How many of the columns 2 to 5 hold no tile any more."""
    count: i64 = 0
    for column in range(1, ESTATE_COLUMNS):
        is_emptied = True
        for row in range(len(ESTATE_ROWS)):
            if family.estate[row * ESTATE_COLUMNS + column] != NONE:
                is_emptied = False
        if is_emptied:
            count += 1
    return count


def refresh(s: Table, family: Family) -> None:
    """Take all dice back, box the Metics used, and get a new Citizen as good as the estate is empty (R23)."""
    tell(s, REFRESHED, family.seat)
    for die in range(DICE):
        if is_on_estate(family.places[die]):
            put_die(s, family, die, SUPPLY)
    for metic in range(len(METICS)):
        if is_on_estate(family.metics[metic]):
            family.metics[metic] = BOX
    for die in range(CITIZENS):
        if family.places[die] == GENERAL_SUPPLY:
            family.faces[die] = REFRESH_FACES[emptied_columns(family)]
            put_die(s, family, die, SUPPLY)
            tell(s, NEW_CITIZEN, family.seat, family.faces[die])
            return


def act(s: Table, family: Family, action: i64, power: i64) -> Steps:
    """Resolve an action space, with the bonus of a Commander beside its row before or after it (R62, R129)."""
    guard = guard_of_row(s, family, action // ESTATE_COLUMNS)
    if guard == NONE:
        yield from resolve_action(s, family, action, power)
        return
    choice = yield ask(family.seat, ON_BONUS, [BONUS_FIRST.of(), BONUS_LAST.of()], guard)
    if choice.verb is BONUS_FIRST:
        yield from resolve(s, family, COMMANDER_BONUSES.of(guard))
    yield from resolve_action(s, family, action, power)
    if choice.verb is BONUS_LAST:
        yield from resolve(s, family, COMMANDER_BONUSES.of(guard))


def resolve_action(s: Table, family: Family, action: i64, power: i64) -> Steps:
    """The action of a space with the power of the die or Metic, as it was when placed (R26)."""
    if action == MUSTER:
        yield from muster(s, family, ACTION_EFFECTS.of(MUSTER), power)
    else:
        yield from resolve(s, family, ACTION_EFFECTS.of(action), power)


class ScoreBlessings(AtOnce):
    """``vp_per``: points for each Blessing tile owned, which is all that anything counts."""

    __slots__ = ("points",)

    def __init__(self, row: Row) -> None:
        row.word("per", {"blessing": None})
        self.points: Amount = row.amount("vp")

    def apply(self, s: Table, family: Family, power: i64) -> None:
        """Score them."""
        score_points(s, family, self.points.at(power) * count_blessings(family))
