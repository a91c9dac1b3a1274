"""Many matches stepped by one call, for learning programs; what is over begins anew with a seed of its own.

Observations and masks are written into memory of the caller's, such as arrays of numpy, without a copy on the way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from pessoi.kernel.choice import Choice
from pessoi.kernel.dice import Dice
from pessoi.kernel.errors import BadSetup, NotAChoice
from pessoi.kernel.game import Game, ScoreSheet, Value
from pessoi.kernel.lens import Lens
from pessoi.kernel.playout import Playout

#: What the first place is worth, and the last; those between lie evenly between.
BEST: Final = 1.0
WORST: Final = -1.0


def opening(game: Game[Any], seats: int, options: dict[str, Value], seed: str) -> Playout:
    """A match of this seed at its first decision, to be played fast; the options have been checked."""
    return Playout(game, game.setup(seats, options, Dice.from_seed(seed)))


def standing(sheet: ScoreSheet) -> list[float]:
    """What each row's place in the final standing is worth; rows that tie share what their places are worth together.

    It is 0 in all. An automaton counts as a row: alone, one wins or loses against it.
    """
    last = len(sheet.places) - 1
    worths: list[float] = []
    for place in sheet.places:
        middle = place - 1 + (sheet.places.count(place) - 1) / 2
        worths.append(BEST + (WORST - BEST) * middle / last if last else 0.0)
    return worths


class Batch:
    """Matches of one game, all with the same seats and options, each at a decision of its own.

    Match ``i`` begins with the seed ``{seed}-{i}-0``; when it is over its last choice is followed by the first decision
    of the match with the seed ``{seed}-{i}-1``, and so on, so that each can be played again with ``pessoi.new``.
    """

    __slots__ = ("episodes", "first", "game", "lens", "options", "playouts", "results", "seats", "seed")

    def __init__(
        self, game: Game[Any], seats: int, options: Mapping[str, Value], count: int, seed: str, first: int = 0
    ) -> None:
        if count < 1:
            raise BadSetup("no-matches")
        self.game: Game[Any] = game
        self.seats: int = seats
        self.options: dict[str, Value] = game.check_setup(seats, options)
        self.lens: Lens = Lens(game, seats)
        self.seed: str = seed
        #: The number of the first match, so that parts of a batch can be stepped by several processes.
        self.first: int = first
        #: How many matches have ended in each place.
        self.episodes: list[int] = [0] * count
        #: By place: what the match that ended with the last step was worth to each row; None if none ended.
        self.results: list[list[float] | None] = [None] * count
        self.playouts: list[Playout] = [self._begin(number) for number in range(count)]

    def _begin(self, number: int) -> Playout:
        seed = f"{self.seed}-{self.first + number}-{self.episodes[number]}"
        return opening(self.game, self.seats, self.options, seed)

    def step(self, actions: list[int]) -> int:
        """Make a choice in every match, each by its number; returns how many matches ended and were begun anew."""
        playouts = self.playouts
        if len(actions) != len(playouts):
            raise BadSetup("actions-of-batch", actions=len(actions), matches=len(playouts))
        chosen: list[Choice] = []
        for number in range(len(playouts)):
            choice = self.lens.choice(actions[number], playouts[number].decision)
            if choice is None:
                raise NotAChoice("not-in-mask", action=actions[number], number=number)
            chosen.append(choice)
        ended = 0
        for number in range(len(playouts)):
            playout = playouts[number]
            playout.play(chosen[number])
            if playout.decision is None:
                self.results[number] = standing(self.game.score(playout.state))
                self.episodes[number] += 1
                playouts[number] = self._begin(number)
                ended += 1
            else:
                self.results[number] = None
        return ended

    def write(self, observations: memoryview, masks: memoryview, seats: memoryview) -> None:
        """Write for every match what the deciding seat sees, which choices it has, and which seat it is."""
        lens = self.lens
        size: i64 = lens.size
        width: i64 = len(lens.choices)
        for number, playout in enumerate(self.playouts):
            decision = playout.decision
            assert decision is not None
            observations[number * size : (number + 1) * size] = lens.look(playout.state, decision, decision.seat)
            masks[number * width : (number + 1) * width] = lens.mask(decision)
            seats[number] = decision.seat

    def draw(self, dice: Dice) -> list[int]:
        """A random choice for every match, by its number."""
        drawn: list[int] = []
        for playout in self.playouts:
            decision = playout.decision
            assert decision is not None
            drawn.append(decision.choices[dice.below(len(decision.choices))].number)
        return drawn
