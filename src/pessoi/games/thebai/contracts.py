"""Contracts: taking and fulfilling them, and the display. Rules, "Contracts"; R16, R17, R42, R67, R70 to R72."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.thebai.antigone.events import CONTRACTS_SHUFFLED
from pessoi.games.thebai.components import COMMODITIES, CONTRACT_COST, LASTHENES, SLOTS
from pessoi.games.thebai.effect import CONTRACT_REWARDS, Amount, Effect, Row, resolve
from pessoi.games.thebai.events import (
    DISPLAYED,
    DREW_CONTRACT,
    FULFILLED,
    MARKED,
    SAW_CONTRACT,
    TOOK_CONTRACT,
)
from pessoi.games.thebai.golden_rules import may
from pessoi.games.thebai.state import NONE, Family, Table
from pessoi.games.thebai.tokens import pay, possible_swaps, swap
from pessoi.games.thebai.verbs import (
    FULFIL,
    MARK,
    ON_CONTRACT,
    ON_MARK,
    ON_NEGOTIATE,
    ON_TRADE,
    ON_WAIVE,
    SKIP,
    SWAP,
    TAKE,
    TAKE_DECK,
    WAIVE,
)
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Choice, Steps, ask
from pessoi.kernel.journal import all_but, only, tell
from pessoi.kernel.pile import draw, shuffle

# Taking


def contracts_on_offer(s: Table, choices: list[Choice]) -> None:
    """Add every contract of the display and the top of the deck, as far as there are any (R17)."""
    for slot in range(SLOTS):
        if s.display[slot] != NONE:
            choices.append(TAKE.of(slot))
    if s.deck:
        choices.append(TAKE_DECK.of())


def take(s: Table, family: Family, choice: Choice) -> None:
    """Take the chosen contract into the hand: from a slot for all to see, or from the deck unseen by the others."""
    if choice.verb is TAKE_DECK:
        contract = draw_contract(s)
        family.drawn |= bit(contract)
        tell(s, DREW_CONTRACT, family.seat, audience=all_but(family.seat))
        tell(s, SAW_CONTRACT, family.seat, contract, audience=only(family.seat))
    else:
        contract = s.display[choice.a]
        leave_slot(s, choice.a)
        tell(s, TOOK_CONTRACT, family.seat, contract)
    family.hand.append(contract)


def draw_contract(s: Table) -> i64:
    """The top card of the deck, which is renewed as soon as it is empty."""
    contract = draw(s, s.deck)
    renew_deck(s)
    return contract


def renew_deck(s: Table) -> None:
    """An empty deck is made of what Antigone has discarded, if anything (R17, R127)."""
    rebellion = s.rebellion
    if rebellion is not None and not s.deck and rebellion.contract_discards:
        s.deck, rebellion.contract_discards = rebellion.contract_discards, []
        shuffle(s, s.deck)
        tell(s, CONTRACTS_SHUFFLED, len(s.deck))


def leave_slot(s: Table, slot: i64) -> None:
    """A card leaves its slot; the others do not move (R126), and a mark above it is gone."""
    s.display[slot] = NONE
    if s.standees[LASTHENES] == slot:
        s.standees[LASTHENES] = NONE


def refill(s: Table) -> Steps:
    """Fill the gaps of the display from the deck, and let Lasthenes' owner mark a card again (R16, R17, R67)."""
    if NONE in s.display:
        for slot in range(SLOTS):
            if s.display[slot] == NONE and s.deck:
                s.display[slot] = draw_contract(s)
                tell(s, DISPLAYED, s.display[slot], slot)
    if s.owners[LASTHENES] != NONE and s.standees[LASTHENES] == NONE:
        yield from mark_contract(s, s.families[s.owners[LASTHENES]])


def mark_contract(s: Table, family: Family) -> Steps:
    """Put Lasthenes above a card of the display, if there is one."""
    slots = [MARK.of(slot) for slot in range(SLOTS) if s.display[slot] != NONE]
    if slots:
        choice = yield ask(family.seat, ON_MARK, slots)
        s.standees[LASTHENES] = choice.a
        tell(s, MARKED, family.seat, choice.a)


class TakeContracts(Effect):
    """``contract``: up to so many contracts."""

    __slots__ = ("amount",)

    def __init__(self, row: Row) -> None:
        self.amount: Amount = row.amount()

    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """Take one after the other."""
        left = self.amount.at(power)
        while left > 0:
            choices: list[Choice] = []
            contracts_on_offer(s, choices)
            if not choices:
                return
            choice = yield may(family, ON_CONTRACT, choices, left)
            if choice.verb is SKIP:
                return
            take(s, family, choice)
            left -= 1


def trades(contracts: i64, exchanges: i64) -> i64:
    """Which of the ``TRADES`` are possible with so many contracts and exchanges on offer."""
    if exchanges == 0:
        return 0
    return 1 if contracts == 0 else 2


class Trade(Effect):
    """``contract_or_exchange``: so many times either of the two."""

    __slots__ = ("amount",)

    def __init__(self, row: Row) -> None:
        self.amount: Amount = row.amount()

    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """Each time a contract or an exchange."""
        left = self.amount.at(power)
        while left > 0:
            choices: list[Choice] = []
            contracts_on_offer(s, choices)
            contracts = len(choices)
            possible_swaps(family, choices)
            if not choices:
                return
            choice = yield may(family, ON_TRADE, choices, left, trades(contracts, len(choices) - contracts))
            if choice.verb is SKIP:
                return
            if choice.verb is SWAP:
                swap(s, family, choice.a, choice.b)
            else:
                take(s, family, choice)
            left -= 1


# Fulfilling


def missing_commodities(family: Family, contract: i64) -> i64:
    """How many commodities of the contract's cost the family does not have."""
    cost = CONTRACT_COST[contract]
    missing: i64 = 0
    for token in range(COMMODITIES):
        missing += max(0, cost[token] - family.tokens[token])
    return missing


def possible_contracts(s: Table, family: Family, choices: list[Choice], discount: i64 = 0) -> None:
    """Add every contract of the hand, and the one marked by an own Lasthenes, that can be paid (R42, R67)."""
    for contract in family.hand:
        if missing_commodities(family, contract) <= discount:
            choices.append(FULFIL.of(contract))
    slot: i64 = s.standees[LASTHENES]
    if slot != NONE and s.owners[LASTHENES] == family.seat:
        marked = s.display[slot]
        if missing_commodities(family, marked) <= discount:
            choices.append(FULFIL.of(marked))


def fulfil(s: Table, family: Family, contract: i64, cost: list[int]) -> Steps:
    """Pay, lay the card out with its suit visible, then resolve its reward (R70)."""
    for token in range(COMMODITIES):
        pay(s, family, token, cost[token])
    if contract in family.hand:
        family.hand.remove(contract)
        family.drawn &= ~bit(contract)
    else:
        leave_slot(s, s.standees[LASTHENES])
    family.fulfilled.append(contract)
    tell(s, FULFILLED, family.seat, contract)
    yield from resolve(s, family, CONTRACT_REWARDS.of(contract))


def fulfil_in_turn(s: Table, family: Family, contract: i64) -> Steps:
    """The one contract of the turn, at its full price."""
    s.has_fulfilled = True
    yield from fulfil(s, family, contract, list(CONTRACT_COST[contract]))
    yield from refill(s)


class FulfilAtADiscount(Effect):
    """``fulfil_discount``: a contract of which some commodities need not be paid (R42)."""

    __slots__ = ("amount",)

    def __init__(self, row: Row) -> None:
        self.amount: Amount = row.amount()

    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """Choose the contract, then what is waived."""
        discount = self.amount.at(power)
        choices: list[Choice] = []
        possible_contracts(s, family, choices, discount)
        if not choices:
            return
        choice = yield may(family, ON_NEGOTIATE, choices, discount)
        if choice.verb is SKIP:
            return
        contract = choice.a
        cost = list(CONTRACT_COST[contract])
        if discount >= sum(cost):
            cost = [0] * COMMODITIES
        else:
            left = discount
            while left > 0:
                choice = yield ask(family.seat, ON_WAIVE, possible_waivers(family, cost, left), left)
                cost[choice.a] -= 1
                left -= 1
        yield from fulfil(s, family, contract, cost)


def possible_waivers(family: Family, cost: list[int], left: i64) -> list[Choice]:
    """The commodities of the cost that can be waived such that the rest stays payable with the waivers left."""
    missing: i64 = 0
    for token in range(COMMODITIES):
        missing += max(0, cost[token] - family.tokens[token])
    choices: list[Choice] = []
    for token in range(COMMODITIES):
        is_missing = cost[token] > family.tokens[token]
        if cost[token] > 0 and (is_missing or missing < left):
            choices.append(WAIVE.of(token))
    return choices
