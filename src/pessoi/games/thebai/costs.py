"""Costs that may be paid for an effect, and the Councillor tile, which can only be bought. Rules, R13, R14, R45."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.components import COUNCILLOR_TILES, TOKENS
from pessoi.games.thebai.effect import Amount, BadComponent, Effect, Row, resolve
from pessoi.games.thebai.events import COUNCILLOR_TILE_PLACED
from pessoi.games.thebai.golden_rules import may
from pessoi.games.thebai.state import DISRUPTION, Family, Table
from pessoi.games.thebai.tokens import pay
from pessoi.games.thebai.verbs import DISRUPT, ON_DISRUPT, ON_PAY, PAY, PAY_WITH, SKIP
from pessoi.kernel.choice import Choice, Decision, Steps, ask
from pessoi.kernel.journal import tell

#: Tokens of any kind, as a cost.
ANY_TOKEN: Final = len(TOKENS)


class Cost:
    """What an effect costs: so many tokens of one kind, or in any mix."""

    __slots__ = ("amount", "token")

    def __init__(self, row: Row) -> None:
        names = [name for name in (*TOKENS, "any_token") if name in row.fields]
        if len(names) > 1:
            raise BadComponent(f"{row.place}: a cost is of one kind, not of {' and '.join(names)}")
        name = names[0] if names else "any_token"
        self.token: i64 = (*TOKENS, "any_token").index(name)
        self.amount: Amount = row.amount(name, 0)
        row.known = [*TOKENS, "any_token"]
        row.close()


class PayFor(Effect):
    """``pay``: a cost that may be paid once, in full, for what follows (R13, R14)."""

    __slots__ = ("cost", "then")

    def __init__(self, row: Row) -> None:
        self.cost: Cost = Cost(row.inner("cost"))
        self.then: list[Effect] = row.effects("then")

    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """Ask, and if it is paid resolve the rest; what can bring nothing is not for sale."""
        if not self.then[0].is_possible(s, family):
            return
        is_paid = yield from offer_cost(s, family, self.cost, power)
        if is_paid:
            yield from resolve(s, family, self.then, power)


def offer_cost(s: Table, family: Family, cost: Cost, power: i64) -> Generator[Decision, Choice, bool]:
    """Ask whether to pay, and pay. Whether it was paid; a cost of nothing needs no question."""
    price = cost.amount.at(power)
    if price == 0:
        return True
    if cost.token == ANY_TOKEN:
        is_paid = yield from pay_with_any(s, family, price)
        return is_paid
    if price > family.tokens[cost.token]:
        return False
    choice = yield may(family, ON_PAY, [PAY.of()], price, cost.token)
    if choice.verb is SKIP:
        return False
    pay(s, family, cost.token, price)
    return True


def pay_with_any(s: Table, family: Family, count: i64) -> Generator[Decision, Choice, bool]:
    """Pay in any mix of tokens, one at a time; only before the first is there a way back."""
    if sum(family.tokens) < count:
        return False
    for number in range(count):
        choices = [PAY_WITH.of(token) for token in range(len(TOKENS)) if family.tokens[token] > 0]
        left = count - number
        if number == 0:
            choice = yield may(family, ON_PAY, choices, left, ANY_TOKEN)
        else:
            choice = yield ask(family.seat, ON_PAY, choices, left, ANY_TOKEN)
        if choice.verb is SKIP:
            return False
        pay(s, family, choice.a, 1)
    return True


def spaces_to_disrupt(s: Table, family: Family) -> list[Choice]:
    """The disruption markers that carry no own Councillor tile yet, while there is one left (R45)."""
    choices: list[Choice] = []
    if len(family.councillors) < COUNCILLOR_TILES:
        for space in range(len(s.council)):
            if s.council[space] == DISRUPTION and space not in family.councillors:
                choices.append(DISRUPT.of(space))
    return choices


class PlaceCouncillorTile(Effect):
    """``councilor_tile``: put one on a disruption marker."""

    __slots__ = ()

    def __init__(self, _row: Row) -> None:
        """The word has no fields."""

    def is_possible(self, s: Table, family: Family) -> bool:
        """It needs a tile, and a marker for it (R45)."""
        return len(spaces_to_disrupt(s, family)) > 0

    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """Choose the marker."""
        choices = spaces_to_disrupt(s, family)
        if choices:
            choice = yield ask(family.seat, ON_DISRUPT, choices)
            family.councillors.append(choice.a)
            tell(s, COUNCILLOR_TILE_PLACED, family.seat, choice.a)
