"""Hercules as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from pessoi.games.hercules import appraise as appraising
from pessoi.games.hercules import elements, words
from pessoi.games.hercules import panels as panelling
from pessoi.games.hercules import refusals as refusing
from pessoi.games.hercules import view as viewing
from pessoi.games.hercules.census import census
from pessoi.games.hercules.components import HANDICAPS, ROUND_LIMIT, ROUND_LIMITS
from pessoi.games.hercules.scoring import LINES, TIE_BREAKS, score
from pessoi.games.hercules.setup import set_up
from pessoi.games.hercules.state import Hero, Table
from pessoi.games.hercules.turn import turn
from pessoi.games.hercules.verbs import (
    ABILITY_NAME,
    CARD,
    CASE,
    DICE,
    EVENTS,
    LABOUR,
    PROMPTS,
    SIGN,
    STATUS,
    SYMBOL,
    VERBS,
)
from pessoi.kernel.choice import Choice, Decision, Domain, Prompt, Steps
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import HIDDEN_FROM_ALL, Game, Option, Refusal, ScoreSheet, Value
from pessoi.kernel.journal import Event
from pessoi.kernel.panel import Panel
from pessoi.kernel.phrase import Phrase
from pessoi.kernel.seating import START_SEAT, check_start_seat
from pessoi.kernel.state import State


def table(state: State) -> Table:
    """The state as this game's own kind."""
    assert isinstance(state, Table)
    return state


class Hercules(Game):
    """The dice arithmetic race for one to four."""

    name: ClassVar[str] = "hercules"
    rules_version: ClassVar[str] = "1"
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    secrecy: ClassVar[str] = HIDDEN_FROM_ALL
    options: ClassVar[tuple[Option, ...]] = (
        Option("simplified", False, (False, True)),
        START_SEAT,
        Option("solo_handicap", 0, HANDICAPS),
        Option("round_limit", ROUND_LIMIT, range(ROUND_LIMITS[0], ROUND_LIMITS[1] + 1)),
    )
    prompts: ClassVar[tuple[Prompt, ...]] = PROMPTS
    events: ClassVar[tuple[Event, ...]] = EVENTS
    score_lines: ClassVar[tuple[str, ...]] = LINES
    tie_breaks: ClassVar[tuple[str, ...]] = TIE_BREAKS
    domains: ClassVar[tuple[Domain, ...]] = (ABILITY_NAME, CARD, CASE, DICE, LABOUR, SIGN, STATUS, SYMBOL)
    package: ClassVar[str] = "pessoi.games.hercules"

    def setup(self, seats: int, options: Mapping[str, Value], dice: Dice) -> State:
        return set_up(seats, options, dice)

    def turn(self, state: State) -> Steps:
        return turn(table(state))

    def is_over(self, state: State) -> bool:
        return table(state).is_over

    def score(self, state: State) -> ScoreSheet:
        return score(table(state))

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return viewing.view(table(state))

    def redeal(self, state: State, seat: int, dice: Dice) -> None:
        viewing.redeal(table(state), dice)

    def appraise(self, state: State) -> list[float]:
        return appraising.appraise(table(state))

    def census(self, state: State) -> dict[str, Any]:
        return census(table(state))

    def label(self, state: State, decision: Decision, choice: Choice) -> Phrase:
        s = table(state)
        return words.label(s, s.heroes[decision.seat], choice)

    def outlook(self, state: State, decision: Decision, choice: Choice) -> list[Phrase]:
        s = table(state)
        return words.outlook(s, s.heroes[decision.seat], choice)

    def elements(self, state: State, decision: Decision, choice: Choice) -> list[str]:
        s = table(state)
        return elements.elements(s, s.heroes[decision.seat], choice)

    def refusals(self, state: State, decision: Decision) -> list[Refusal]:
        s = table(state)
        return refusing.refusals(s, s.heroes[decision.seat], decision)

    def panels(self, view: dict[str, Any]) -> list[Panel]:
        return panelling.panels(view)

    def rows(self, seats: int) -> int:
        return max(seats, 2)

    def variants(self, seats: int) -> list[dict[str, Value]]:
        sets: list[dict[str, Value]] = [{}, {"simplified": True}, {"round_limit": 8}]
        if seats == 1:
            sets.append({"solo_handicap": 20})
        else:
            sets.append({"start_seat": seats - 1})
        return sets

    def solo_levels(self) -> list[dict[str, Value]]:
        return [{"solo_handicap": handicap} for handicap in HANDICAPS]

    def check_setup(self, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
        ignored = "start_seat" if seats == 1 else "solo_handicap"
        checked = super().check_setup(seats, {name: value for name, value in options.items() if name != ignored})
        check_start_seat(seats, checked["start_seat"])
        return checked


GAME: Final = Hercules(VERBS, (Table, Hero))
