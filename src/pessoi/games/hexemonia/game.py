"""Hexemonia as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from pessoi.games.hexemonia import appraise as appraising
from pessoi.games.hexemonia import edition, elements, words
from pessoi.games.hexemonia import panels as panelling
from pessoi.games.hexemonia import reading as reader
from pessoi.games.hexemonia import refusals as refusing
from pessoi.games.hexemonia import tensor as sensing
from pessoi.games.hexemonia import view as viewing
from pessoi.games.hexemonia.census import census
from pessoi.games.hexemonia.components import EDITION
from pessoi.games.hexemonia.events import EVENTS, USES
from pessoi.games.hexemonia.features import FEATURES, STYLES
from pessoi.games.hexemonia.scoring import LINES, TIE_BREAKS, score
from pessoi.games.hexemonia.setup import set_up
from pessoi.games.hexemonia.state import City, Cubes, Site, Table
from pessoi.games.hexemonia.turn import turn
from pessoi.games.hexemonia.verbs import ACROPOLIS, NATURE, PATRON, PROMPTS, STEP, TYPE, VERBS
from pessoi.kernel.choice import Choice, Decision, Domain, Prompt, Steps
from pessoi.kernel.dice import Dice
from pessoi.kernel.editions import Doubt
from pessoi.kernel.features import Feature, Reading
from pessoi.kernel.game import OPEN, Game, Option, Refusal, ScoreSheet, Value
from pessoi.kernel.journal import Event, Use
from pessoi.kernel.panel import Panel
from pessoi.kernel.phrase import Phrase
from pessoi.kernel.seating import START_SEAT, check_start_seat
from pessoi.kernel.tensor import Part, Tensor


class Hexemonia(Game[Table]):
    """City-states around an Acropolis, for two to four."""

    name: ClassVar[str] = "hexemonia"
    rules_version: ClassVar[str] = "1" + EDITION
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    minutes: ClassVar[tuple[int, int]] = (30, 45)
    weight: ClassVar[int] = 2
    tells_lone_choices: ClassVar[bool] = False
    pace: ClassVar[float] = 0.55
    features: ClassVar[tuple[Feature, ...]] = FEATURES
    styles: ClassVar[dict[str, dict[str, float]]] = STYLES
    options: ClassVar[tuple[Option, ...]] = (
        Option("revolts_in_two_player_game", True, (True, False)),
        START_SEAT,
    )
    prompts: ClassVar[tuple[Prompt, ...]] = PROMPTS
    events: ClassVar[tuple[Event, ...]] = EVENTS
    uses: ClassVar[tuple[Use, ...]] = USES
    score_lines: ClassVar[tuple[str, ...]] = LINES
    tie_breaks: ClassVar[tuple[str, ...]] = TIE_BREAKS
    domains: ClassVar[tuple[Domain, ...]] = (ACROPOLIS, NATURE, PATRON, STEP, TYPE)
    package: ClassVar[str] = "pessoi.games.hexemonia"

    def setup(self, seats: int, options: Mapping[str, Value], dice: Dice) -> Table:
        return set_up(seats, options, dice)

    def turn(self, state: Table) -> Steps:
        return turn(state)

    def is_over(self, state: Table) -> bool:
        return state.is_over

    def score(self, state: Table) -> ScoreSheet:
        return score(state)

    def view(self, state: Table, seat: int) -> dict[str, Any]:
        return viewing.view(state, seat)

    def view_open(self, state: Table) -> dict[str, Any]:
        return viewing.view(state, OPEN)

    def parts(self, seats: int) -> list[Part]:
        return sensing.parts(seats)

    def observe(self, state: Table, seat: int, tensor: Tensor) -> None:
        sensing.observe(state, seat, tensor)

    def round_of(self, state: Table) -> int | None:
        return state.round

    def faction(self, state: Table, row: int) -> str:
        return f"{ACROPOLIS.name}-{ACROPOLIS.values[state.cities[row].acropolis]}"

    def redeal(self, state: Table, seat: int, dice: Dice) -> None:
        viewing.redeal(state, seat, dice)

    def appraise(self, state: Table) -> list[float]:
        return appraising.appraise(state)

    def stage(self, state: Table) -> float:
        return reader.stage(state)

    def read(self, state: Table, row: int, reading: Reading) -> None:
        reader.read(state, row, reading)

    def census(self, state: Table) -> dict[str, Any]:
        return census(state)

    def label(self, state: Table, decision: Decision, choice: Choice) -> Phrase:
        return words.label(state, state.cities[decision.seat], decision, choice)

    def outlook(self, state: Table, decision: Decision, choice: Choice) -> list[Phrase]:
        return words.outlook(state, state.cities[decision.seat], decision, choice)

    def elements(self, state: Table, decision: Decision, choice: Choice) -> list[str]:
        return elements.elements(decision, choice)

    def refusals(self, state: Table, decision: Decision) -> list[Refusal]:
        return refusing.refusals(state, state.cities[decision.seat], decision)

    def panels(self, view: dict[str, Any]) -> list[Panel]:
        return panelling.panels(view)

    def variants(self, seats: int) -> list[dict[str, Value]]:
        if seats == 2:
            return [{}, {"revolts_in_two_player_game": False}]
        return [{}, {"start_seat": seats - 1}]

    def doubts(self, components: dict[str, Any]) -> list[Doubt]:
        return edition.doubts(components)

    def check_setup(self, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
        """With three or four players revolts are always on, whatever was wished for two."""
        ignored = "" if seats == 2 else "revolts_in_two_player_game"
        checked = super().check_setup(seats, {name: value for name, value in options.items() if name != ignored})
        check_start_seat(seats, checked["start_seat"])
        return checked


GAME: Final = Hexemonia(VERBS, (Table, City, Site, Cubes))
