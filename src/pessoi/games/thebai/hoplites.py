"""Hoplites: placing them in the city and moving them there. Rules, "Effect language"; R43, R124."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.components import TOP_FACE
from pessoi.games.thebai.costs import PayFor, offer_cost
from pessoi.games.thebai.effect import HOPLITE, Amount, Effect, Row
from pessoi.games.thebai.events import HOPLITE_MOVED, HOPLITE_PLACED
from pessoi.games.thebai.golden_rules import may
from pessoi.games.thebai.promotion import EVERYWHERE, dice_on_offer, named_die, promote_die, reference
from pessoi.games.thebai.state import BOX, FIRST_ACTION, NONE, Family, Table, put_die
from pessoi.games.thebai.verbs import (
    HOPLITE_DIE,
    ON_HOPLITE,
    ON_ORDER,
    ON_TARGET,
    PLACE_FIRST,
    PROMOTE_FIRST,
    SKIP,
    TO,
)
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Choice, Decision, Steps, ask
from pessoi.kernel.journal import tell

#: No die was chosen.
NO_DIE: Final = -1


class PlaceHoplites(Effect):
    """``hoplite``: place or move so many Hoplites, each time another one."""

    __slots__ = ("amount",)

    def __init__(self, row: Row) -> None:
        self.amount: Amount = row.amount()

    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """Choose a die, then its space, so many times."""
        done: i64 = 0
        left = self.amount.at(power)
        while left > 0:
            die = yield from choose_hoplite(s, family, done, left)
            if die == NO_DIE:
                return
            yield from place_hoplite(s, family, die)
            done |= bit(die)
            left -= 1


def choose_hoplite(s: Table, family: Family, done: i64, left: i64) -> Generator[Decision, Choice, int]:
    """One of the Hoplites in the supply or the city that is not yet done, if there is an empty space for it."""
    choices = dice_on_offer(family, HOPLITE, EVERYWHERE, done, HOPLITE_DIE)
    if not choices or not empty_spaces(s):
        return NO_DIE
    choice = yield may(family, ON_HOPLITE, choices, left)
    return NO_DIE if choice.verb is SKIP else named_die(family, choice.a, done)


def empty_spaces(s: Table) -> list[Choice]:
    """All empty dice spaces; a Hoplite needs no tile beside it."""
    choices: list[Choice] = []
    for space in range(s.spaces):
        if s.city[space] == NONE:
            choices.append(TO.of(space))
    return choices


def place_hoplite(s: Table, family: Family, die: i64) -> Steps:
    """Put a Hoplite on an empty dice space."""
    choice = yield ask(family.seat, ON_TARGET, empty_spaces(s))
    tell_of_hoplite(s, family, die, choice.a)
    put_die(s, family, die, choice.a)


def tell_of_hoplite(s: Table, family: Family, die: i64, space: i64) -> None:
    """A Hoplite comes from the supply to a space, or from another one."""
    if family.places[die] < FIRST_ACTION:
        tell(s, HOPLITE_MOVED, family.seat, family.places[die], space)
    else:
        tell(s, HOPLITE_PLACED, family.seat, reference(family, die), space)


class PlaceAndPromoteHoplite(Effect):
    """``hoplite_promote``: both for one die, in either order, which matters on its top face only (R124)."""

    __slots__ = ()

    def __init__(self, _row: Row) -> None:
        """The word has no fields."""

    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """Choose the die, then the order, then the space."""
        die = yield from choose_hoplite(s, family, 0, 1)
        if die == NO_DIE:
            return
        if family.faces[die] == TOP_FACE:
            choice = yield ask(family.seat, ON_ORDER, [PROMOTE_FIRST.of(), PLACE_FIRST.of()])
            if choice.verb is PROMOTE_FIRST:
                yield from promote_die(s, family, die, 1, False)
                if family.places[die] != BOX:
                    yield from place_hoplite(s, family, die)
                return
        yield from place_hoplite(s, family, die)
        yield from promote_die(s, family, die, 1, False)


def muster(s: Table, family: Family, effects: list[Effect], power: i64) -> Steps:
    """The first action of the bottom row: a Hoplite, and for Bronze another one (R43)."""
    payment = effects[1]
    assert isinstance(payment, PayFor)
    first = yield from choose_hoplite(s, family, 0, 1)
    if first == NO_DIE:
        return
    yield from place_hoplite(s, family, first)
    if dice_on_offer(family, HOPLITE, EVERYWHERE, bit(first), HOPLITE_DIE):
        is_paid = yield from offer_cost(s, family, payment.cost, power)
        if is_paid:
            second = yield from choose_hoplite(s, family, bit(first), 1)
            if second != NO_DIE:
                yield from place_hoplite(s, family, second)
