"""Thebai, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from pessoi.games.thebai import meanings  # noqa: F401 - gives every word of an effect its meaning
from pessoi.games.thebai.events import EVENTS
from pessoi.games.thebai.scoring import LINES, TIE_BREAKS, score
from pessoi.games.thebai.setup import set_up
from pessoi.games.thebai.state import Family, Table
from pessoi.games.thebai.turn import turn
from pessoi.games.thebai.verbs import PROMPTS, VERBS
from pessoi.kernel.choice import Prompt, Steps
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import Game, Option, ScoreSheet, Value
from pessoi.kernel.journal import Event
from pessoi.kernel.state import State


def table(state: State) -> Table:
    """The state as this game's own kind."""
    assert isinstance(state, Table)
    return state


class Thebai(Game):
    """The seven gates and what happens behind them, for two to four."""

    name: ClassVar[str] = "thebai"
    rules_version: ClassVar[str] = "1"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    options: ClassVar[tuple[Option, ...]] = ()
    prompts: ClassVar[tuple[Prompt, ...]] = PROMPTS
    events: ClassVar[tuple[Event, ...]] = EVENTS
    score_lines: ClassVar[tuple[str, ...]] = LINES
    tie_breaks: ClassVar[tuple[str, ...]] = TIE_BREAKS
    package: ClassVar[str] = "pessoi.games.thebai"

    def setup(self, seats: int, options: Mapping[str, Value], dice: Dice) -> State:
        return set_up(seats, dice)

    def turn(self, state: State) -> Steps:
        return turn(table(state))

    def is_over(self, state: State) -> bool:
        return table(state).is_over

    def score(self, state: State) -> ScoreSheet:
        return score(table(state))


GAME: Final = Thebai(VERBS, (Table, Family))
