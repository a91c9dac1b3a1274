"""A seat's look at a position, for learning programs: what it sees as numbers, and which choices it has.

What every game has in common, who looks, who decides and what is asked, comes first; the game's own parts follow.
"""

from __future__ import annotations

from typing import Any, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from pessoi.kernel.choice import Choice, Decision, Prompt
from pessoi.kernel.errors import BadSetup, RulesError
from pessoi.kernel.game import Game
from pessoi.kernel.state import State
from pessoi.kernel.tensor import Part, Tensor


@final
class Lens:
    """Looks at positions of one game with so many seats, whatever its options."""

    __slots__ = ("_nothing", "_prompts", "_tensor", "choices", "game", "parts", "seats", "size")

    def __init__(self, game: Game[Any], seats: int) -> None:
        own = game.parts(seats)
        if not own:
            raise BadSetup("no-parts", game=game.name)
        self.game: Game[Any] = game
        self.seats: i64 = seats
        #: The choices by their numbers.
        self.choices: list[Choice] = game.verbs.choices
        self.parts: list[Part] = [
            Part("seat", (seats,), "who looks, as the choices name seats; everywhere else place 0 is the viewer"),
            Part("deciding", (seats,), "who decides now"),
            Part("prompt", (len(game.prompts),), "what is asked, for the seat that decides"),
            Part("arguments", (2,), "the numbers that belong to the question"),
            *own,
        ]
        #: How many numbers there are in all.
        self.size: int = 0
        for part in self.parts:
            part.first = self.size
            self.size += part.size
        self._prompts: dict[Prompt, int] = {prompt: number for number, prompt in enumerate(game.prompts)}
        self._tensor: Tensor = Tensor(self.size)
        self._nothing: bytes = bytes(len(self.choices))

    def look(self, state: State, decision: Decision | None, seat: i64) -> bytes:
        """All numbers for a seat, or for a spectator; without a decision the match is over."""
        t = self._tensor
        t.clear()
        seats = self.seats
        t.one_of(seat, seats)
        if decision is None:
            t.room(seats + len(self._prompts) + 2)
        else:
            deciding: i64 = decision.seat
            t.one_of((deciding - max(seat, 0)) % seats, seats)
            is_asked = deciding == seat
            t.one_of(self._prompts[decision.prompt] if is_asked else -1, len(self._prompts))
            t.number(decision.a if is_asked else 0)
            t.number(decision.b if is_asked else 0)
        self.game.observe(state, seat, t)
        if t.at != self.size:
            raise RulesError(f"{self.game.name} writes {t.at} numbers, but its parts have {self.size}")
        return t.value()

    def mask(self, decision: Decision | None) -> bytes:
        """A 1 for every choice there is, by its number."""
        writer = BytesWriter()
        writer.write(self._nothing)
        if decision is not None:
            for choice in decision.choices:
                writer[choice.number] = u8(1)
        return writer.getvalue()

    def choice(self, number: int, decision: Decision | None) -> Choice | None:
        """The choice of this number; None if it is not among those there are."""
        if decision is None or not 0 <= number < len(self.choices):
            return None
        choice = self.choices[number]
        return choice if decision.offers(choice) else None
