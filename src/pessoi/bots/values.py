"""What a position is worth to each row: as a game's ``appraise`` has it, or by weights that were learned."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from pessoi.bots.appeals import Appeals
from pessoi.kernel.appraisal import shares_of
from pessoi.kernel.choice import Decision
from pessoi.kernel.features import Reading
from pessoi.kernel.game import Game
from pessoi.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Values:
    """By hand, as the game itself appraises positions."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Game[Any] = game
        #: How curious a search is that goes by these values, beside one that goes by those written by hand.
        self.curiosity: float = 1.0
        #: What such a search tries sooner and more often; None if all choices alike.
        self.appeals: Appeals | None = None

    def shares(self, state: State) -> list[float]:
        """Each row's share of the win in a position in which something is still to be decided."""
        return self.game.appraise(state)

    def worth(self, state: State, decision: Decision | None) -> list[float]:
        """The same for any position: once nothing is to be decided any more, the result."""
        return self.game.score(state).shares if decision is None else self.shares(state)


class LearnedValues(Values):
    """By features and what was learned of their weight, early and late in a match."""

    def __init__(self, game: Game[Any], rows: int, early: list[float], late: list[float], curiosity: float) -> None:
        super().__init__(game)
        self.curiosity = curiosity
        self.rows: int = rows
        self.early: list[float] = early
        self.late: list[float] = late

    def shares(self, state: State) -> list[float]:
        return shares_of([reading.outlook for reading in self.readings(state, False)], 1.0)

    def readings(self, state: State, is_kept: bool) -> list[Reading]:
        """All rows read; with everything that was noted, if it is to be kept."""
        game = self.game
        stage = game.stage(state)
        readings: list[Reading] = []
        for row in range(self.rows):
            reading = Reading(self.early, self.late, stage, is_kept)
            game.read(state, row, reading)
            readings.append(reading)
        return readings
