"""Costs that may be paid for an effect, and the Councillor tile, which can only be bought. Rules, R13, R14, R45."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.components import COUNCILLOR_TILES, TOKENS
from pessoi.games.thebai.effect import ANY_TOKEN, WORDS, Amount, Effect, resolve
from pessoi.games.thebai.events import COUNCILLOR_TILE_PLACED
from pessoi.games.thebai.golden_rules import may
from pessoi.games.thebai.state import DISRUPTION, Family, Table
from pessoi.games.thebai.tokens import pay
from pessoi.games.thebai.verbs import DISRUPT, ON_DISRUPT, ON_PAY, PAY, PAY_WITH, SKIP
from pessoi.kernel.choice import Choice, Decision, Steps, ask
from pessoi.kernel.journal import tell

COUNCILLOR_TILE: Final = WORDS.index("councilor_tile")


def pay_for(s: Table, family: Family, effect: Effect, power: int) -> Steps:
    """The effect ``pay``: its cost may be paid once, in full, for what follows (R13, R14)."""
    if effect.then[0].word == COUNCILLOR_TILE and not spaces_to_disrupt(s, family):
        return
    is_paid = yield from offer_cost(s, family, effect.cost, power)
    if is_paid:
        yield from resolve(s, family, effect.then, power)


def offer_cost(s: Table, family: Family, cost: list[Amount], power: i64) -> Generator[Decision, Choice, bool]:
    """Ask whether to pay, and pay. Whether it was paid; a cost of nothing needs no question."""
    total: i64 = 0
    for token in range(len(TOKENS)):
        price = cost[token].at(power)
        if price > family.tokens[token]:
            return False
        total += price
    tokens_of_any_kind = cost[ANY_TOKEN].at(power)
    if tokens_of_any_kind > 0:
        is_paid = yield from pay_with_any(s, family, tokens_of_any_kind)
        return is_paid
    if total > 0:
        choice = yield may(family, ON_PAY, [PAY.of()])
        if choice.verb is SKIP:
            return False
        for token in range(len(TOKENS)):
            pay(s, family, token, cost[token].at(power))
    return True


def pay_with_any(s: Table, family: Family, count: i64) -> Generator[Decision, Choice, bool]:
    """Pay in any mix of tokens, one at a time; only before the first is there a way back."""
    if sum(family.tokens) < count:
        return False
    for number in range(count):
        choices = [PAY_WITH.of(token) for token in range(len(TOKENS)) if family.tokens[token] > 0]
        choice = yield may(family, ON_PAY, choices) if number == 0 else ask(family.seat, ON_PAY, choices)
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


def place_councillor_tile(s: Table, family: Family, _effect: Effect, _power: int) -> Steps:
    """The effect ``councilor_tile``: put one on a disruption marker."""
    choices = spaces_to_disrupt(s, family)
    if choices:
        choice = yield ask(family.seat, ON_DISRUPT, choices)
        family.councillors.append(choice.a)
        tell(s, COUNCILLOR_TILE_PLACED, family.seat, choice.a)
