"""Hercules as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from pessoi.games.hercules import appraise as appraising
from pessoi.games.hercules import edition, elements, words
from pessoi.games.hercules import features as featuring
from pessoi.games.hercules import panels as panelling
from pessoi.games.hercules import refusals as refusing
from pessoi.games.hercules import tensor as sensing
from pessoi.games.hercules import view as viewing
from pessoi.games.hercules.census import census
from pessoi.games.hercules.components import EDITION, HANDICAPS, ROUND_LIMIT, ROUND_LIMITS
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
    PLAIN_GOD,
    PROMPTS,
    ROLLS,
    SIGN,
    STATUS,
    SYMBOL,
    USES,
    VERBS,
)
from pessoi.kernel.choice import Choice, Decision, Domain, Prompt, Steps
from pessoi.kernel.dice import Dice
from pessoi.kernel.editions import Doubt
from pessoi.kernel.features import Feature, Reading
from pessoi.kernel.game import HIDDEN_FROM_ALL, Game, Option, Refusal, ScoreSheet, Value
from pessoi.kernel.journal import Event, Roll, Use
from pessoi.kernel.panel import Panel
from pessoi.kernel.phrase import Phrase
from pessoi.kernel.seating import START_SEAT, check_start_seat
from pessoi.kernel.tensor import Part, Tensor


class Hercules(Game[Table]):
    """The dice arithmetic race for one to four."""

    name: ClassVar[str] = "hercules"
    rules_version: ClassVar[str] = "1" + EDITION
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    minutes: ClassVar[tuple[int, int]] = (20, 40)
    weight: ClassVar[int] = 1
    secrecy: ClassVar[str] = HIDDEN_FROM_ALL
    features: ClassVar[tuple[Feature, ...]] = featuring.FEATURES
    styles: ClassVar[dict[str, dict[str, float]]] = featuring.STYLES
    options: ClassVar[tuple[Option, ...]] = (
        Option("simplified", False, (False, True)),
        START_SEAT,
        Option("solo_handicap", 0, HANDICAPS),
        Option("round_limit", ROUND_LIMIT, range(ROUND_LIMITS[0], ROUND_LIMITS[1] + 1)),
    )
    prompts: ClassVar[tuple[Prompt, ...]] = PROMPTS
    events: ClassVar[tuple[Event, ...]] = EVENTS
    rolls: ClassVar[tuple[Roll, ...]] = ROLLS
    uses: ClassVar[tuple[Use, ...]] = USES
    score_lines: ClassVar[tuple[str, ...]] = LINES
    tie_breaks: ClassVar[tuple[str, ...]] = TIE_BREAKS
    domains: ClassVar[tuple[Domain, ...]] = (ABILITY_NAME, CARD, CASE, DICE, LABOUR, PLAIN_GOD, SIGN, STATUS, SYMBOL)
    package: ClassVar[str] = "pessoi.games.hercules"

    def setup(self, seats: int, options: Mapping[str, Value], dice: Dice) -> Table:
        return set_up(seats, options, dice)

    def turn(self, state: Table) -> Steps:
        return turn(state)

    def is_over(self, state: Table) -> bool:
        return state.is_over

    def score(self, state: Table) -> ScoreSheet:
        return score(state)

    def view(self, state: Table, seat: int) -> dict[str, Any]:
        return viewing.view(state)

    def parts(self, seats: int) -> list[Part]:
        return sensing.parts(self.rows(seats))

    def observe(self, state: Table, seat: int, tensor: Tensor) -> None:
        sensing.observe(state, seat, tensor)

    def round_of(self, state: Table) -> int | None:
        return state.round

    def redeal(self, state: Table, seat: int, dice: Dice) -> None:
        viewing.redeal(state, dice)

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
        return words.outlook(state, state.heroes[decision.seat], choice)

    def elements(self, state: Table, decision: Decision, choice: Choice) -> list[str]:
        return elements.elements(state, state.heroes[decision.seat], choice)

    def refusals(self, state: Table, decision: Decision) -> list[Refusal]:
        return refusing.refusals(state, state.heroes[decision.seat], decision)

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

    def doubts(self, components: dict[str, Any]) -> list[Doubt]:
        return edition.doubts(components)

    def check_setup(self, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
        ignored = "start_seat" if seats == 1 else "solo_handicap"
        checked = super().check_setup(seats, {name: value for name, value in options.items() if name != ignored})
        check_start_seat(seats, checked["start_seat"])
        return checked


GAME: Final = Hercules(VERBS, (Table, Hero))
