"""Thebai, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from pessoi.games.thebai import appraise as appraising
from pessoi.games.thebai import edition, outlooks, words
from pessoi.games.thebai import elements as pointing
from pessoi.games.thebai import features as featuring
from pessoi.games.thebai import panels as panelling
from pessoi.games.thebai import refusals as refusing
from pessoi.games.thebai import tensor as sensing
from pessoi.games.thebai import view as viewing
from pessoi.games.thebai.antigone.challenges import DRAWN
from pessoi.games.thebai.antigone.challenges import OPTIONS as CHALLENGE_OPTIONS
from pessoi.games.thebai.antigone.rebellion import Rebellion
from pessoi.games.thebai.census import census
from pessoi.games.thebai.components import EDITION
from pessoi.games.thebai.events import COLOUR, EVENTS, USES
from pessoi.games.thebai.notes import CHALLENGE_COUNT, FEATURES, MONUMENT_PLACE, REBEL_DEED, SCORE_LINE, STOCK
from pessoi.games.thebai.scoring import LINES, TIE_BREAKS, score
from pessoi.games.thebai.setup import set_up
from pessoi.games.thebai.state import Family, Table
from pessoi.games.thebai.turn import turn
from pessoi.games.thebai.verbs import PROMPTS, VERBS
from pessoi.kernel.choice import Choice, Decision, Domain, Prompt, Steps
from pessoi.kernel.dice import Dice
from pessoi.kernel.editions import Doubt
from pessoi.kernel.features import Feature, Reading
from pessoi.kernel.game import OPEN, Game, Option, Refusal, ScoreSheet, Value
from pessoi.kernel.journal import Event, Use
from pessoi.kernel.panel import Panel
from pessoi.kernel.phrase import Phrase
from pessoi.kernel.tensor import Part, Tensor


class Thebai(Game[Table]):
    """The city of seven gates, for two to four, or alone against Antigone."""

    name: ClassVar[str] = "thebai"
    rules_version: ClassVar[str] = "2" + EDITION
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    minutes: ClassVar[tuple[int, int]] = (60, 120)
    weight: ClassVar[int] = 3
    horizon: ClassVar[int] = 1
    pace: ClassVar[float] = 0.9
    features: ClassVar[tuple[Feature, ...]] = FEATURES
    styles: ClassVar[dict[str, dict[str, float]]] = featuring.STYLES
    options: ClassVar[tuple[Option, ...]] = (
        *(Option(name, False, (False, True)) for name in CHALLENGE_OPTIONS),
        Option(DRAWN, 0, range(len(CHALLENGE_OPTIONS) + 1)),
    )
    prompts: ClassVar[tuple[Prompt, ...]] = PROMPTS
    events: ClassVar[tuple[Event, ...]] = EVENTS
    uses: ClassVar[tuple[Use, ...]] = USES
    score_lines: ClassVar[tuple[str, ...]] = LINES
    tie_breaks: ClassVar[tuple[str, ...]] = TIE_BREAKS
    domains: ClassVar[tuple[Domain, ...]] = (
        CHALLENGE_COUNT,
        COLOUR,
        MONUMENT_PLACE,
        REBEL_DEED,
        SCORE_LINE,
        STOCK,
        words.BACK,
        words.CONDITION,
        words.DEAL,
        words.DEED,
        words.GIFT,
        words.KINDS,
        words.ROOF_EFFECT,
        words.TILE_EFFECT,
    )
    package: ClassVar[str] = "pessoi.games.thebai"

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
        return sensing.parts(self.rows(seats), seats == 1)

    def observe(self, state: Table, seat: int, tensor: Tensor) -> None:
        sensing.observe(state, seat, tensor)

    def round_of(self, state: Table) -> int | None:
        return state.round

    def redeal(self, state: Table, seat: int, dice: Dice) -> None:
        viewing.redeal(state, seat, dice)

    def appraise(self, state: Table) -> list[float]:
        return appraising.appraise(state)

    def stage(self, state: Table) -> float:
        return featuring.stage(state)

    def read(self, state: Table, row: int, reading: Reading) -> None:
        featuring.read(state, row, reading)

    def census(self, state: Table) -> dict[str, Any]:
        return census(state)

    def label(self, state: Table, decision: Decision, choice: Choice) -> Phrase:
        return words.label(state, decision, choice)

    def outlook(self, state: Table, decision: Decision, choice: Choice) -> list[Phrase]:
        return outlooks.outlook(state, decision, choice)

    def elements(self, state: Table, decision: Decision, choice: Choice) -> list[str]:
        return pointing.elements(state, decision, choice)

    def refusals(self, state: Table, decision: Decision) -> list[Refusal]:
        return refusing.refusals(state, decision)

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

    def doubts(self, components: dict[str, Any]) -> list[Doubt]:
        return edition.doubts(components)

    def check_setup(self, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
        checked = super().check_setup(seats, options)
        return checked if seats == 1 else {option.name: option.default for option in self.options}


GAME: Final = Thebai(VERBS, (Table, Family, Rebellion))
