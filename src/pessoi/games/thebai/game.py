"""Thebai, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from pessoi.games.thebai import appraise as appraising
from pessoi.games.thebai import (
    meanings,  # noqa: F401 - gives every word of an effect its meaning
    words,
)
from pessoi.games.thebai import panels as panelling
from pessoi.games.thebai import refusals as refusing
from pessoi.games.thebai import view as viewing
from pessoi.games.thebai.census import census
from pessoi.games.thebai.challenges import DRAWN
from pessoi.games.thebai.challenges import OPTIONS as CHALLENGE_OPTIONS
from pessoi.games.thebai.events import COLOUR, EVENTS
from pessoi.games.thebai.rebellion import Rebellion
from pessoi.games.thebai.scoring import LINES, TIE_BREAKS, score
from pessoi.games.thebai.setup import set_up
from pessoi.games.thebai.state import Family, Table
from pessoi.games.thebai.turn import turn
from pessoi.games.thebai.verbs import PROMPTS, VERBS
from pessoi.kernel.choice import Choice, Decision, Domain, Prompt, Steps
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import Game, Option, Refusal, ScoreSheet, Value
from pessoi.kernel.journal import Event
from pessoi.kernel.panel import Panel
from pessoi.kernel.phrase import Phrase
from pessoi.kernel.state import State


def table(state: State) -> Table:
    """The state as this game's own kind."""
    assert isinstance(state, Table)
    return state


class Thebai(Game):
    """The city of seven gates, for two to four, or alone against Antigone."""

    name: ClassVar[str] = "thebai"
    rules_version: ClassVar[str] = "1"
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    horizon: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = (
        *(Option(name, False, (False, True)) for name in CHALLENGE_OPTIONS),
        Option(DRAWN, 0, range(len(CHALLENGE_OPTIONS) + 1)),
    )
    prompts: ClassVar[tuple[Prompt, ...]] = PROMPTS
    events: ClassVar[tuple[Event, ...]] = EVENTS
    score_lines: ClassVar[tuple[str, ...]] = LINES
    tie_breaks: ClassVar[tuple[str, ...]] = TIE_BREAKS
    domains: ClassVar[tuple[Domain, ...]] = (
        COLOUR,
        words.BACK,
        words.CONDITION,
        words.DEAL,
        words.DEED,
        words.GIFT,
        words.KINDS,
        words.ROOF_EFFECT,
        words.SPOILS,
        words.TILE_EFFECT,
    )
    package: ClassVar[str] = "pessoi.games.thebai"

    def setup(self, seats: int, options: Mapping[str, Value], dice: Dice) -> State:
        return set_up(seats, options, dice)

    def turn(self, state: State) -> Steps:
        return turn(table(state))

    def is_over(self, state: State) -> bool:
        return table(state).is_over

    def score(self, state: State) -> ScoreSheet:
        return score(table(state))

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return viewing.view(table(state), seat)

    def redeal(self, state: State, seat: int, dice: Dice) -> None:
        viewing.redeal(table(state), seat, dice)

    def appraise(self, state: State) -> list[float]:
        return appraising.appraise(table(state))

    def census(self, state: State) -> dict[str, Any]:
        return census(table(state))

    def label(self, state: State, decision: Decision, choice: Choice) -> Phrase:
        return words.label(table(state), decision, choice)

    def outlook(self, state: State, decision: Decision, choice: Choice) -> list[Phrase]:
        return words.outlook(table(state), decision, choice)

    def refusals(self, state: State, decision: Decision) -> list[Refusal]:
        return refusing.refusals(table(state), decision)

    def panels(self, view: dict[str, Any]) -> list[Panel]:
        return panelling.panels(view)

    def rows(self, seats: int) -> int:
        return max(seats, 2)

    def variants(self, seats: int) -> list[dict[str, Value]]:
        if seats > 1:
            return [{}]
        return [
            {},
            {"relentless": True, "pious": True},
            {"armed_rebels": True, "voice_of_the_people": True, "vanguard": True},
            {DRAWN: len(CHALLENGE_OPTIONS)},
        ]

    def solo_levels(self) -> list[dict[str, Value]]:
        return [{DRAWN: count} for count in range(len(CHALLENGE_OPTIONS) + 1)]

    def check_setup(self, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
        checked = super().check_setup(seats, options)
        return checked if seats == 1 else {option.name: option.default for option in self.options}


GAME: Final = Thebai(VERBS, (Table, Family, Rebellion))
