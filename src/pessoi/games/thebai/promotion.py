"""Dice: promoting and reducing them, and choosing which. Rules, "Dice"; R3 to R8, R125."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.ascension import ascend, can_ascend
from pessoi.games.thebai.components import (
    CITIZENS,
    DICE,
    FACES,
    POINTS_ABOVE_TOP,
    POINTS_BELOW_BOTTOM,
    TOP_FACE,
)
from pessoi.games.thebai.effect import CITIZEN, DIFFERENT, HOPLITE, SAME, Amount, Effect, Row
from pessoi.games.thebai.events import PROMOTED, REDUCED, STAYED
from pessoi.games.thebai.golden_rules import may, score_points
from pessoi.games.thebai.state import FIRST_ACTION, SUPPLY, Family, Table, is_antigone
from pessoi.games.thebai.verbs import ASCEND, ON_ASCEND, ON_PROMOTION, ON_PROMOTIONS_OF_EACH, PROMOTE, SKIP, STAY
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Choice, Steps, Verb, ask
from pessoi.kernel.journal import tell

# Where dice may be for a promotion, as a set (R8)
IN_CITY: Final = 1
AT_HOME: Final = 2
EVERYWHERE: Final = IN_CITY | AT_HOME


def reference(family: Family, die: i64) -> i64:
    """How a choice names a die: by its place, in the supply by kind and face, as equal dice there are one choice."""
    place: i64 = family.places[die]
    if place < SUPPLY:
        return place
    kind: i64 = 0 if die < CITIZENS else len(FACES)
    return SUPPLY + kind + family.faces[die]


def dice_on_offer(family: Family, kinds: i64, where: i64, done: i64, verb: Verb) -> list[Choice]:
    """One choice of the verb for each die of these kinds in these places that is not yet done; see ``named_die``."""
    first: i64 = 0 if kinds & CITIZEN else CITIZENS
    last: i64 = DICE if kinds & HOPLITE else CITIZENS
    choices: list[Choice] = []
    seen: i64 = 0
    for die in range(first, last):
        place: i64 = family.places[die]
        if place > SUPPLY or done >> die & 1:
            continue
        if not where & (IN_CITY if place < FIRST_ACTION else AT_HOME):
            continue
        named = reference(family, die)
        if place == SUPPLY:
            mark = bit(named - SUPPLY)
            if seen & mark:
                continue
            seen |= mark
        choices.append(verb.of(named))
    return choices


def named_die(family: Family, named: i64, done: i64 = 0) -> i64:
    """The die a choice names; of equal ones in the supply the first that is not yet done (R7)."""
    for die in range(DICE):
        if family.places[die] <= SUPPLY and reference(family, die) == named and not done >> die & 1:
            return die
    raise AssertionError("no such die")


def promote_die(s: Table, family: Family, die: i64, times: i64, is_chosen: bool) -> Steps:
    """Promote one die so many times, one by one; what is left when it ascends or stays is lost (R6, R125).

    A die chosen while it shows its top face ascends without a question; otherwise its owner is asked first (R5), unless
    that is Antigone, who never declines (R101).
    """
    for _ in range(times):
        if family.faces[die] < TOP_FACE:
            named = reference(family, die)
            family.faces[die] += 1
            tell(s, PROMOTED, family.seat, named, family.faces[die])
        elif family.places[die] >= FIRST_ACTION or not can_ascend(family, die):
            score_points(s, family, POINTS_ABOVE_TOP)
        else:
            if not is_chosen and not is_antigone(s, family):
                space = family.places[die]
                choice = yield ask(family.seat, ON_ASCEND, [ASCEND.of(), STAY.of()], space)
                if choice.verb is STAY:
                    tell(s, STAYED, family.seat, space)
                    return
            yield from ascend(s, family, die)
            return
        is_chosen = False


def reduce_die(s: Table, family: Family, die: i64) -> None:
    """Turn a die one face down; on its lowest face its owner loses points instead."""
    if family.faces[die] == 0:
        score_points(s, family, POINTS_BELOW_BOTTOM)
        return
    named = reference(family, die)
    family.faces[die] -= 1
    tell(s, REDUCED, family.seat, named, family.faces[die])


def promote_dice(s: Table, family: Family, kinds: i64, count: i64, mode: i64, where: i64 = EVERYWHERE) -> Steps:
    """So many promotions, shared out freely, over different dice, or all on one."""
    if mode == SAME and count > 1:
        yield from promote_up_to(s, family, kinds, 1, count, where)
    elif mode == DIFFERENT:
        yield from promote_up_to(s, family, kinds, count, 1, where)
    else:
        left = count
        while left > 0:
            choices = dice_on_offer(family, kinds, where, 0, PROMOTE)
            if not choices:
                return
            choice = yield may(family, ON_PROMOTION, choices, left, kinds - 1)
            if choice.verb is SKIP:
                return
            yield from promote_die(s, family, named_die(family, choice.a), 1, True)
            left -= 1


def promote_up_to(s: Table, family: Family, kinds: i64, count: i64, times: i64, where: i64 = EVERYWHERE) -> Steps:
    """Choose up to so many different dice and promote each so many times (R7)."""
    done: i64 = 0
    left = count
    while left > 0:
        choices = dice_on_offer(family, kinds, where, done, PROMOTE)
        if not choices:
            return
        if times == 1:
            choice = yield may(family, ON_PROMOTION, choices, left, kinds - 1)
        else:
            choice = yield may(family, ON_PROMOTIONS_OF_EACH, choices, left, times)
        if choice.verb is SKIP:
            return
        die = named_die(family, choice.a, done)
        done |= bit(die)
        yield from promote_die(s, family, die, times, True)
        left -= 1


class Promote(Effect):
    """``promote``: so many promotions of own dice of these kinds."""

    __slots__ = ("amount", "kinds", "mode")

    def __init__(self, row: Row) -> None:
        self.kinds: i64 = row.dice()
        self.amount: Amount = row.amount()
        self.mode: i64 = row.mode()

    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """Share them out as the mode says."""
        yield from promote_dice(s, family, self.kinds, self.amount.at(power), self.mode)


class PromoteEach(Effect):
    """``promote_each``: up to so many different dice, each promoted several times."""

    __slots__ = ("dice", "kinds", "steps")

    def __init__(self, row: Row) -> None:
        self.kinds: i64 = row.dice()
        self.dice: Amount = row.amount("dice")
        self.steps: i64 = row.number("steps")

    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """Choose one die after the other."""
        yield from promote_up_to(s, family, self.kinds, self.dice.at(power), self.steps)
