"""Tokens: gaining and paying them, and exchanging one for another. Rules, "Effect language"; R9, R13, R15."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.thebai.components import COMMODITIES, DRACHMA, TOKENS
from pessoi.games.thebai.events import EXCHANGED, GAINED, PAID
from pessoi.games.thebai.golden_rules import may
from pessoi.games.thebai.state import Family, Table
from pessoi.games.thebai.verbs import GOOD, ON_EXCHANGE, ON_GOOD, ON_GOODS, SKIP, SWAP
from pessoi.kernel.choice import Choice, Steps, ask
from pessoi.kernel.journal import tell


def gain(s: Table, family: Family, token: i64, count: i64) -> None:
    """Take tokens from the general supply, which never runs out."""
    if count > 0:
        family.tokens[token] += count
        tell(s, GAINED, family.seat, count, token)


def pay(s: Table, family: Family, token: i64, count: i64) -> None:
    """Give tokens back to the general supply; whoever offers this has seen that they are there."""
    if count > 0:
        family.tokens[token] -= count
        tell(s, PAID, family.seat, count, token)


def has_drachma(family: Family, count: i64) -> bool:
    """Whether the family can pay so many Drachma."""
    return family.tokens[DRACHMA] >= count


def commodities() -> list[Choice]:
    """One choice for each commodity."""
    return [GOOD.of(token) for token in range(COMMODITIES)]


def gain_commodities(s: Table, family: Family, count: i64) -> Steps:
    """Gain commodities, each of them chosen."""
    left = count
    while left > 0:
        choice = yield ask(family.seat, ON_GOOD, commodities(), left)
        gain(s, family, choice.a, 1)
        left -= 1


def gain_of_one_kind(s: Table, family: Family, count: i64) -> Steps:
    """Choose one commodity and gain so many of it."""
    if count > 0:
        choice = yield ask(family.seat, ON_GOODS, commodities(), count)
        gain(s, family, choice.a, count)


def possible_swaps(family: Family, choices: list[Choice]) -> None:
    """Add every exchange of one token for another kind (R15)."""
    for given in range(len(TOKENS)):
        if family.tokens[given] > 0:
            for got in range(len(TOKENS)):
                if got != given:
                    choices.append(SWAP.of(given, got))


def swap(s: Table, family: Family, given: i64, got: i64) -> None:
    """One exchange."""
    family.tokens[given] -= 1
    family.tokens[got] += 1
    tell(s, EXCHANGED, family.seat, given, got)


def exchange(s: Table, family: Family, count: i64) -> Steps:
    """Exchange up to so many tokens, one at a time."""
    left = count
    while left > 0:
        choices: list[Choice] = []
        possible_swaps(family, choices)
        if not choices:
            return
        choice = yield may(family, ON_EXCHANGE, choices, left)
        if choice.verb is SKIP:
            return
        swap(s, family, choice.a, choice.b)
        left -= 1
