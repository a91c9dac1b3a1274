"""Tokens and points: gaining and paying them, exchanging tokens. Rules, "Effect language"; R9, R13, R15."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.components import COMMODITIES, DRACHMA, TOKENS
from pessoi.games.thebai.effect import Amount, AtOnce, Effect, Row
from pessoi.games.thebai.events import EXCHANGED, GAINED, PAID
from pessoi.games.thebai.golden_rules import may, score_points
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


# Effects

#: What can be gained beside the four tokens: points, and commodities of any kind.
POINTS: Final = len(TOKENS)
ANY: Final = POINTS + 1
_WHAT: Final = {name: what for what, name in enumerate((*TOKENS, "vp", "any"))}


def read_gain(row: Row) -> Effect:
    """The effect ``gain``: tokens, points, or commodities of choice."""
    what: int = row.word("what", _WHAT)
    amount = row.amount()
    if what == ANY:
        return GainOfChoice(amount)
    return Score(amount) if what == POINTS else Gain(what, amount)


class Gain(AtOnce):
    """So many tokens of a kind."""

    __slots__ = ("amount", "token")

    def __init__(self, token: i64, amount: Amount) -> None:
        self.token: i64 = token
        self.amount: Amount = amount

    def apply(self, s: Table, family: Family, power: i64) -> None:
        """Take them."""
        gain(s, family, self.token, self.amount.at(power))


class Score(AtOnce):
    """So many points."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def apply(self, s: Table, family: Family, power: i64) -> None:
        """Score them."""
        score_points(s, family, self.amount.at(power))


class GainOfChoice(Effect):
    """So many commodities, each of them chosen."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """Ask for one after the other."""
        left = self.amount.at(power)
        while left > 0:
            choice = yield ask(family.seat, ON_GOOD, commodities(), left)
            gain(s, family, choice.a, 1)
            left -= 1


class GainOneType(Effect):
    """``gain_one_type``: choose one commodity and gain so many of it."""

    __slots__ = ("amount",)

    def __init__(self, row: Row) -> None:
        self.amount: Amount = row.amount()

    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """Ask for the kind once."""
        count = self.amount.at(power)
        if count > 0:
            choice = yield ask(family.seat, ON_GOODS, commodities(), count)
            gain(s, family, choice.a, count)


class Exchange(Effect):
    """``exchange``: up to so many exchanges."""

    __slots__ = ("amount",)

    def __init__(self, row: Row) -> None:
        self.amount: Amount = row.amount()

    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """Exchange one token after the other."""
        yield from exchange(s, family, self.amount.at(power))
