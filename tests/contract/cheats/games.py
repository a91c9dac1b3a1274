"""Games that cheat: each is Offerings but for one fault."""

from __future__ import annotations

from typing import Any, ClassVar

from tests.contract.cheats.offerings import CARD, CARDS, LEFT, OFFERED, ON_TURN, TOOK_CARD, Altar, Offerings

from pessoi.kernel.choice import Choice, Decision, Steps, ask
from pessoi.kernel.dice import Dice
from pessoi.kernel.journal import tell
from pessoi.kernel.phrase import Name, Phrase
from pessoi.kernel.pile import draw
from pessoi.kernel.tensor import Tensor


class KeepsACard(Offerings):
    """Keeps the top card in a variable while somebody decides, and puts it into the hand whatever lies there now."""

    def turn(self, state: Altar) -> Steps:
        s = state
        top = s.deck[-1]
        choice = yield ask(s.seat, ON_TURN, [self.take.of(), self.leave.of()])
        if choice.verb is self.take:
            draw(s, s.deck)
            self.take_card(s, top)
        else:
            tell(s, LEFT, s.seat)
        s.seat = 1 - s.seat


class RemembersTheDeck(Offerings):
    """Judges the top card before it asks, and lets the seat go on by that judgement."""

    def turn(self, state: Altar) -> Steps:
        s = state
        is_high = s.deck[-1] > 3
        yield from super().turn(state)
        if is_high:
            s.seat = 1 - s.seat


class NamesTheCard(Offerings):
    """Tells everybody which card was taken."""

    def take_card(self, s: Altar, card: int) -> None:
        s.hands[s.seat].append(card)
        tell(s, TOOK_CARD, s.seat, card)


class TellsTheTopCard(Offerings):
    """Says, when cards are left, what they are."""

    def turn(self, state: Altar) -> Steps:
        s = state
        before = len(s.deck)
        yield from super().turn(state)
        if len(s.deck) == before:
            tell(s, TOOK_CARD, s.seat, s.deck[-1])


class PeeksOpenly(Offerings):
    """Has not declared peeking secret, though nobody else is told of it."""

    secret_verbs: ClassVar[tuple[str, ...]] = ("offer",)


class OffersOpenly(Offerings):
    """Has not declared offering secret, though it names a card nobody else may know."""

    secret_verbs: ClassVar[tuple[str, ...]] = ("peek",)


class GoesOnByTheCards(Offerings):
    """Gives whoever holds the best card another turn."""

    def turn(self, state: Altar) -> Steps:
        s = state
        yield from super().turn(state)
        if CARD.indices["8"] in s.hands[1 - s.seat]:
            s.seat = 1 - s.seat


class ChoosesByTheDeck(Offerings):
    """Lets nobody peek at a low card."""

    def choices(self, s: Altar) -> list[Choice]:
        return super().choices(s)[: 2 if s.deck[-1] < 4 else 3]


class ShowsTheDeck(Offerings):
    """Has the top card in every view."""

    def view(self, state: Altar, seat: int) -> dict[str, Any]:
        return super().view(state, seat) | {"next": state.deck[-1:]}


class CountsTheDeck(Offerings):
    """Has the top card among the numbers that learning programs get, whoever looks."""

    def observe(self, state: Altar, seat: int, tensor: Tensor) -> None:
        tensor.number(len(state.deck))
        tensor.one_of(state.deck[-1] if state.deck else -1, CARDS)
        tensor.those_of(state.hands[max(seat, 0)], CARDS)
        tensor.room(4)


class LeavesAPartOut(Offerings):
    """Writes fewer numbers than its parts have."""

    def observe(self, state: Altar, seat: int, tensor: Tensor) -> None:
        tensor.number(len(state.deck))


class ForeseesTheDraw(Offerings):
    """Says what a choice would bring, by the card nobody has seen."""

    def outlook(self, state: Altar, decision: Decision, choice: Choice) -> list[Phrase]:
        return [Phrase("event-peeked", {"card": Name(CARD, state.deck[-1])})]


class CutsTheDeck(Offerings):
    """Deals anew by cutting the deck, which leaves its order."""

    def redeal(self, state: Altar, seat: int, dice: Dice) -> None:
        s = state
        if not s.has_peeked and s.deck:
            cut = dice.below(len(s.deck))
            s.deck = s.deck[cut:] + s.deck[:cut]


class TakesBackTheDraw(Offerings):
    """Draws past the kernel, so that a draw could be taken back."""

    def turn(self, state: Altar) -> Steps:
        s = state
        choice = yield ask(s.seat, ON_TURN, [self.take.of(), self.leave.of()])
        if choice.verb is self.take:
            s.hands[s.seat].append(s.deck.pop())
            tell(s, OFFERED, s.seat)
        else:
            tell(s, LEFT, s.seat)
        s.seat = 1 - s.seat


NAMES_THE_CARD = NamesTheCard()
