"""What a bot gets to decide with: what its seat sees and can imagine, and no more."""

from __future__ import annotations

from typing import Any

from pessoi.kernel.choice import Choice, Decision
from pessoi.kernel.errors import WrongSeat
from pessoi.kernel.game import Game
from pessoi.kernel.journal import Entry
from pessoi.kernel.match import Match, Setup
from pessoi.kernel.playout import Playout


class Observation:
    """A match from the chair of the seat that decides."""

    __slots__ = ("_match", "decision", "game", "seat", "setup")

    def __init__(self, match: Match, seat: int) -> None:
        decision = match.decision
        if decision is None or decision.seat != seat:
            raise WrongSeat("nothing-to-decide", seat=seat)
        self._match: Match = match
        self.seat: int = seat
        self.decision: Decision = decision
        self.game: Game[Any] = match.game
        self.setup: Setup = match.setup

    @property
    def view(self) -> dict[str, Any]:
        return self._match.view(self.seat)

    @property
    def ply(self) -> int:
        return self._match.ply

    def events(self, since: int = 0) -> list[Entry]:
        return self._match.events(self.seat, since)

    def imagine(self, seed: str) -> Match:
        """One of the positions that fit all the seat knows, drawn by this seed, with dice of its own."""
        return self._match.imagine(self.seat, seed)

    def imagine_playout(self, seed: int) -> Playout:
        """The same with quick dice, to be played on and thrown away: the fastest way to think ahead."""
        return self._match.imagine_playout(self.seat, seed)

    def own_choices(self, since: int) -> list[Choice] | None:
        """The choices since that ply if this seat made them all and nothing new was seen on the way; else None."""
        return self._match.undisturbed_choices(self.seat, since)
