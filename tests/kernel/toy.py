"""A tiny game with everything the kernel must cope with: hidden cards, secret looks, lone choices, silent turns.

Two seats take turns. The player at turn may peek at the top card (in secret), take it, or leave it (it goes below the
deck). The last card is taken without asking. After every third turn the wind blows: a turn in which nobody decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from pessoi.kernel.choice import NUMBER, SEAT, Domain, Prompt, Steps, Verb, Verbs, ask
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import Game, Option, ScoreSheet, Value
from pessoi.kernel.journal import Event, all_but, only, tell
from pessoi.kernel.panel import Panel
from pessoi.kernel.phrase import Phrase
from pessoi.kernel.pile import draw, look, roll, shuffle
from pessoi.kernel.state import State

CARD = Domain("card", [str(number) for number in range(1, 9)])
PEEK = Verb("peek", is_secret=True)
TAKE = Verb("take")
LEAVE = Verb("leave")
GUESS = Verb("guess", CARD, SEAT)
ON_TURN = Prompt("turn")
TOOK = Event("took", seat=SEAT)
TOOK_CARD = Event("took-card", seat=SEAT, card=CARD)
PEEKED = Event("peeked", seat=SEAT, card=CARD)
LEFT = Event("left", seat=SEAT)
WIND = Event("wind", strength=NUMBER)

UNKNOWN = -1


class Toy(State):
    """The deck, the hands, and what each seat knows of the top card."""

    __slots__ = ("deck", "hands", "known", "turns")

    def __init__(self, dice: Dice, deck: list[int], hands: list[list[int]], known: list[int], turns: int) -> None:
        super().__init__(dice)
        self.deck = deck
        self.hands = hands
        self.known = known
        self.turns = turns

    def copy(self) -> Toy:
        hands = [hand.copy() for hand in self.hands]
        return Toy(self.dice.copy(), self.deck.copy(), hands, self.known.copy(), self.turns)


class ToyGame(Game[Toy]):
    """The rules."""

    name: ClassVar[str] = "toy"
    rules_version: ClassVar[str] = "1"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 2
    options: ClassVar[tuple[Option, ...]] = (Option("cards", 8, range(2, 9)), Option("windy", True, (True, False)))
    events: ClassVar[tuple[Event, ...]] = (TOOK, TOOK_CARD, PEEKED, LEFT, WIND)
    cards_per_take: ClassVar[int] = 1

    def __init__(self) -> None:
        super().__init__(Verbs((PEEK, TAKE, LEAVE, GUESS)), (Toy,))

    def setup(self, seats: int, options: Mapping[str, Value], dice: Dice) -> Toy:
        deck = list(range(int(options["cards"])))
        state = Toy(dice, deck, [[], []], [UNKNOWN, UNKNOWN], 0 if options["windy"] else -1000)
        shuffle(state, deck)
        return state

    def turn(self, state: Toy) -> Steps:
        state.turns += 1
        if state.turns > 0 and state.turns % 4 == 0:
            tell(state, WIND, roll(state))
            return
        seat = state.turns % 2
        while True:
            choices = [TAKE.of()]
            if len(state.deck) > 1:
                choices.append(LEAVE.of())
                if state.known[seat] == UNKNOWN:
                    choices.append(PEEK.of())
            choice = yield ask(seat, ON_TURN, choices)
            if choice.verb is not PEEK:
                break
            state.known[seat] = look(state, state.deck, 1)[0]
            tell(state, PEEKED, seat, state.known[seat], audience=only(seat))
        state.known = [UNKNOWN, UNKNOWN]
        if choice.verb is TAKE:
            for _ in range(min(self.cards_per_take, len(state.deck))):
                card = draw(state, state.deck)
                state.hands[seat].append(card)
                tell(state, TOOK_CARD, seat, card, audience=only(seat))
                tell(state, TOOK, seat, audience=all_but(seat))
        else:
            state.deck.insert(0, state.deck.pop())
            tell(state, LEFT, seat)

    def is_over(self, state: Toy) -> bool:
        return not state.deck

    def score(self, state: Toy) -> ScoreSheet:
        return ScoreSheet(["cards"], [[sum(hand)] for hand in state.hands], [[len(h)] for h in state.hands], ["count"])

    def view(self, state: Toy, seat: int) -> dict[str, Any]:
        return {
            "left": len(state.deck),
            "hand": list(state.hands[seat]) if seat >= 0 else [],
            "sizes": [len(hand) for hand in state.hands],
            "known": state.known[seat] if seat >= 0 else UNKNOWN,
        }

    def redeal(self, state: Toy, seat: int, dice: Dice) -> None:
        knows_top = seat >= 0 and state.known[seat] != UNKNOWN
        top = [state.deck.pop()] if knows_top else []
        others = [row for row in (0, 1) if row != seat]
        hidden = sorted(state.deck + [card for row in others for card in state.hands[row]])
        dice.shuffle(hidden)
        for row in others:
            state.hands[row] = [hidden.pop() for _ in state.hands[row]]
        state.deck = hidden + top

    def panels(self, view: dict[str, Any]) -> list[Panel]:
        return [Panel(Phrase("toy"), [[["left"], [view["left"]]]])]


class NewToyGame(ToyGame):
    """The same game after a fix to its rules: taking takes two cards."""

    rules_version: ClassVar[str] = "2"
    cards_per_take: ClassVar[int] = 2


class ShyGame(ToyGame):
    """The same game where each turn begins with a look at the top card, which is not even asked for."""

    def turn(self, state: Toy) -> Steps:
        seat = (state.turns + 1) % 2
        yield ask(seat, ON_TURN, [PEEK.of()])
        state.known[seat] = look(state, state.deck, 1)[0]
        tell(state, PEEKED, seat, state.known[seat], audience=only(seat))
        yield from super().turn(state)


class StuckGame(ToyGame):
    """A broken game whose turns never ask and never end it."""

    def turn(self, state: Toy) -> Steps:
        if self.name == "never":
            yield ask(0, ON_TURN, [])


class EmptyGame(ToyGame):
    """A broken game that asks without a choice."""

    def turn(self, state: Toy) -> Steps:
        yield ask(0, ON_TURN, [])


TOY = ToyGame()
