"""Hexemonia as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from pessoi.games.hexemonia import appraise as appraising
from pessoi.games.hexemonia import elements, words
from pessoi.games.hexemonia import panels as panelling
from pessoi.games.hexemonia import refusals as refusing
from pessoi.games.hexemonia import view as viewing
from pessoi.games.hexemonia.census import census
from pessoi.games.hexemonia.events import EVENTS
from pessoi.games.hexemonia.scoring import LINES, TIE_BREAKS, score
from pessoi.games.hexemonia.setup import set_up
from pessoi.games.hexemonia.state import City, Cubes, Site, Table
from pessoi.games.hexemonia.turn import turn
from pessoi.games.hexemonia.verbs import ACROPOLIS, NATURE, PATRON, PROMPTS, STEP, TYPE, VERBS
from pessoi.kernel.choice import Choice, Decision, Domain, Prompt, Steps
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import Game, Option, Refusal, ScoreSheet, Value
from pessoi.kernel.journal import Event
from pessoi.kernel.panel import Panel
from pessoi.kernel.phrase import Phrase
from pessoi.kernel.seating import START_SEAT, check_start_seat
from pessoi.kernel.state import State


def table(state: State) -> Table:
    """The state as this game's own kind."""
    assert isinstance(state, Table)
    return state


class Hexemonia(Game):
    """City-states around an Acropolis, for two to four."""

    name: ClassVar[str] = "hexemonia"
    rules_version: ClassVar[str] = "1"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    tells_lone_choices: ClassVar[bool] = False
    options: ClassVar[tuple[Option, ...]] = (
        Option("revolts_in_two_player_game", True, (True, False)),
        START_SEAT,
    )
    prompts: ClassVar[tuple[Prompt, ...]] = PROMPTS
    events: ClassVar[tuple[Event, ...]] = EVENTS
    score_lines: ClassVar[tuple[str, ...]] = LINES
    tie_breaks: ClassVar[tuple[str, ...]] = TIE_BREAKS
    domains: ClassVar[tuple[Domain, ...]] = (ACROPOLIS, NATURE, PATRON, STEP, TYPE)
    package: ClassVar[str] = "pessoi.games.hexemonia"

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
        s = table(state)
        return words.label(s, s.cities[decision.seat], decision, choice)

    def outlook(self, state: State, decision: Decision, choice: Choice) -> list[Phrase]:
        s = table(state)
        return words.outlook(s, s.cities[decision.seat], decision, choice)

    def elements(self, state: State, decision: Decision, choice: Choice) -> list[str]:
        return elements.elements(decision, choice)

    def refusals(self, state: State, decision: Decision) -> list[Refusal]:
        s = table(state)
        return refusing.refusals(s, s.cities[decision.seat], decision)

    def panels(self, view: dict[str, Any]) -> list[Panel]:
        return panelling.panels(view)

    def variants(self, seats: int) -> list[dict[str, Value]]:
        if seats == 2:
            return [{}, {"revolts_in_two_player_game": False}]
        return [{}, {"start_seat": seats - 1}]

    def check_setup(self, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
        """With three or four players revolts are always on, whatever was wished for two."""
        ignored = "" if seats == 2 else "revolts_in_two_player_game"
        checked = super().check_setup(seats, {name: value for name, value in options.items() if name != ignored})
        check_start_seat(seats, checked["start_seat"])
        return checked


GAME: Final = Hexemonia(VERBS, (Table, City, Site, Cubes))
