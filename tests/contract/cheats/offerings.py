"""Offerings, a small game with much to hide, and games that are it but for one fault, which the contract must find.

Two sit at an altar with a deck of cards. Who is at turn may peek at the top card in secret, and then takes cards or
leaves them. Whoever takes offers one card of the hand, face down: it counts twice. Nobody sees another's cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from pessoi.kernel.appraisal import shares_of
from pessoi.kernel.choice import SEAT, Choice, Domain, Prompt, Steps, Verb, Verbs, ask
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import Game, Option, ScoreSheet, Value
from pessoi.kernel.journal import Event, all_but, only, tell
from pessoi.kernel.panel import Panel
from pessoi.kernel.phrase import Name, Phrase
from pessoi.kernel.pile import draw, look, shuffle
from pessoi.kernel.state import State
from pessoi.kernel.tensor import Part, Tensor

CARDS: Final = 8
CARD: Final = Domain("card", [str(number) for number in range(1, CARDS + 1)])
ON_TURN: Final = Prompt("turn")
ON_OFFER: Final = Prompt("offer")
PEEKED: Final = Event("peeked", card=CARD)
TOOK: Final = Event("took", seat=SEAT)
TOOK_CARD: Final = Event("took-card", seat=SEAT, card=CARD)
LEFT: Final = Event("left", seat=SEAT)
OFFERED: Final = Event("offered", seat=SEAT)

UNKNOWN: Final = -1


class Altar(State):
    """The deck, what lies before each seat, and whether the one at turn has peeked."""

    __slots__ = ("deck", "draws", "hands", "has_peeked", "offered", "seat")

    def __init__(
        self,
        dice: Dice,
        deck: list[int],
        hands: list[list[int]],
        offered: list[list[int]],
        seat: int,
        has_peeked: bool,
        draws: int,
    ) -> None:
        super().__init__(dice)
        self.deck = deck
        self.hands = hands
        self.offered = offered
        self.seat = seat
        self.has_peeked = has_peeked
        self.draws = draws

    def copy(self) -> Altar:
        hands, offered = ([cards.copy() for cards in rows] for rows in (self.hands, self.offered))
        return Altar(self.dice.copy(), self.deck.copy(), hands, offered, self.seat, self.has_peeked, self.draws)


class Offerings(Game[Altar]):
    """The honest game."""

    name: ClassVar[str] = "offerings"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 2
    options: ClassVar[tuple[Option, ...]] = (Option("draws", 2, (1, 2)),)
    prompts: ClassVar[tuple[Prompt, ...]] = (ON_TURN, ON_OFFER)
    events: ClassVar[tuple[Event, ...]] = (PEEKED, TOOK, TOOK_CARD, LEFT, OFFERED)
    score_lines: ClassVar[tuple[str, ...]] = ("hand", "offered")
    tie_breaks: ClassVar[tuple[str, ...]] = ("cards",)
    package: ClassVar[str] = "tests.contract.cheats"
    secret_verbs: ClassVar[tuple[str, ...]] = ("peek", "offer")

    def __init__(self) -> None:
        self.take, self.leave = Verb("take"), Verb("leave")
        self.peek = Verb("peek", is_secret="peek" in self.secret_verbs)
        self.offer = Verb("offer", CARD, is_secret="offer" in self.secret_verbs)
        super().__init__(Verbs((self.take, self.leave, self.peek, self.offer)), (Altar,))

    # The rules

    def setup(self, seats: int, options: Mapping[str, Value], dice: Dice) -> Altar:
        s = Altar(dice, list(range(CARDS)), [[], []], [[], []], 0, False, int(options["draws"]))
        shuffle(s, s.deck)
        return s

    def turn(self, state: Altar) -> Steps:
        s = state
        while True:
            choice = yield ask(s.seat, ON_TURN, self.choices(s))
            if choice.verb is not self.peek:
                break
            s.has_peeked = True
            tell(s, PEEKED, look(s, s.deck, 1)[0], audience=only(s.seat))
        if choice.verb is self.leave:
            tell(s, LEFT, s.seat)
        else:
            for _ in range(min(s.draws, len(s.deck))):
                self.take_card(s, draw(s, s.deck))
            yield from self.make_offering(s)
        s.has_peeked = False
        s.seat = 1 - s.seat

    def choices(self, s: Altar) -> list[Choice]:
        """What can be done in a turn."""
        return [self.take.of(), self.leave.of(), *([] if s.has_peeked else [self.peek.of()])]

    def take_card(self, s: Altar, card: int) -> None:
        """A card goes to the hand of the seat at turn."""
        s.hands[s.seat].append(card)
        tell(s, TOOK, s.seat, audience=all_but(s.seat))
        tell(s, TOOK_CARD, s.seat, card, audience=only(s.seat))

    def make_offering(self, s: Altar) -> Steps:
        """Lay a card of the hand down before the altar."""
        hand = s.hands[s.seat]
        choice = yield ask(s.seat, ON_OFFER, [self.offer.of(card) for card in hand])
        s.hands[s.seat].remove(choice.a)
        s.offered[s.seat].append(choice.a)
        tell(s, OFFERED, s.seat)

    def is_over(self, state: Altar) -> bool:
        return not state.deck

    def score(self, state: Altar) -> ScoreSheet:
        s = state
        points = [[sum(hand), 2 * sum(offered)] for hand, offered in zip(s.hands, s.offered, strict=True)]
        return ScoreSheet(self.score_lines, points, [[len(offered)] for offered in s.offered], self.tie_breaks)

    # What a seat knows

    def view(self, state: Altar, seat: int) -> dict[str, Any]:
        s = state
        return {
            "left": len(s.deck),
            "top": s.deck[-1] if s.deck and knows_top(s, seat) else None,
            "hand": list(s.hands[seat]) if seat >= 0 else [],
            "offered": list(s.offered[seat]) if seat >= 0 else [],
            "sizes": [[len(hand), len(offered)] for hand, offered in zip(s.hands, s.offered, strict=True)],
        }

    def parts(self, seats: int) -> list[Part]:
        return [
            Part("left", (1,), "cards in the deck"),
            Part("top", (CARDS,), "the top card, for who has peeked"),
            Part("hand", (CARDS,), "one's own hand"),
            Part("sizes", (seats, 2), "cards in each hand, and offered"),
        ]

    def observe(self, state: Altar, seat: int, tensor: Tensor) -> None:
        s = state
        tensor.number(len(s.deck))
        tensor.one_of(s.deck[-1] if s.deck and knows_top(s, seat) else -1, CARDS)
        tensor.those_of(s.hands[seat] if seat >= 0 else [], CARDS)
        for hand, offered in zip(s.hands, s.offered, strict=True):
            tensor.number(len(hand))
            tensor.number(len(offered))

    def redeal(self, state: Altar, seat: int, dice: Dice) -> None:
        s = state
        top = [s.deck.pop()] if s.deck and knows_top(s, seat) else []
        others = [cards[other] for other in (0, 1) if other != seat for cards in (s.hands, s.offered)]
        hidden = sorted(s.deck + [card for cards in others for card in cards])
        dice.shuffle(hidden)
        for cards in others:
            cards[:] = [hidden.pop() for _ in cards]
        s.deck = hidden + top

    def appraise(self, state: Altar) -> list[float]:
        sheet = self.score(state)
        return sheet.shares if self.is_over(state) else shares_of([float(total) for total in sheet.totals], 9.0)

    def census(self, state: Altar) -> dict[str, Any]:
        s = state
        return {"cards": sorted(sum([*s.hands, *s.offered], s.deck.copy()))}

    # In words

    def panels(self, view: dict[str, Any]) -> list[Panel]:
        hand = [Name(CARD, card) for card in view["hand"]]
        table = Panel(
            Phrase("panel-altar"), [[[Phrase("panel-left")], [view["left"]]], [[Phrase("panel-hand")], [*hand]]]
        )
        rows = [[[Name(SEAT, seat)], [held], [offered]] for seat, (held, offered) in enumerate(view["sizes"])]
        return [table, Panel(Phrase("panel-cards"), [[*row] for row in rows])]

    def variants(self, seats: int) -> list[dict[str, Value]]:
        return [{}, {"draws": 1}]


def knows_top(s: Altar, seat: int) -> bool:
    """Whether a seat has looked at the top card in this turn."""
    return s.has_peeked and seat == s.seat


HONEST: Final = Offerings()
