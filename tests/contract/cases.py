"""Every registered game with every number of seats and every option set: what the contract is tested on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from pessoi.games import registry
from pessoi.kernel.choice import Choice
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import SPECTATOR, Game, Value
from pessoi.kernel.match import Match
from pessoi.kernel.state import encode


@dataclass(frozen=True)
class Case:
    """A game, seats and options."""

    game: Game
    seats: int
    options: dict[str, Value]

    def match(self, seed: str = "contract") -> Match:
        return Match.begin(self.game, self.seats, seed, self.options)

    @property
    def viewers(self) -> list[int]:
        return [*range(self.seats), SPECTATOR]


def cases() -> list[Any]:
    found = []
    for name in registry.names():
        game = registry.find(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            for options in game.variants(seats):
                words = ",".join(f"{key}={value}" for key, value in options.items()) or "default"
                found.append(pytest.param(Case(game, seats, options), id=f"{name}-{seats}-{words}"))
    return found


def our_own() -> list[str]:
    """The games of this package, without those of others that may be installed beside it."""
    return [name for name in registry.names() if registry.find(name).package.startswith("pessoi.games.")]


every_case = pytest.mark.parametrize("case", cases())
every_game = pytest.mark.parametrize("game", [pytest.param(registry.find(name), id=name) for name in registry.names()])


def random_play(match: Match, seed: str = "play") -> Iterator[Choice]:
    """Play to the end at random; yields each choice before it is made."""
    dice = Dice.from_seed(seed)
    while match.decision is not None:
        choices = match.decision.choices
        choice = choices[dice.below(len(choices))]
        yield choice
        match.play(choice)


def snapshot(match: Match) -> dict[str, Any]:
    """Everything that makes two matches the same: position, question, choices, log."""
    decision = match.decision
    return {
        "ply": match.ply,
        "state": encode(match.state),
        "seat": None if decision is None else decision.seat,
        "choices": None if decision is None else [str(choice) for choice in decision.choices],
        "log": [(entry.ply, entry.event.name, entry.values, entry.audience) for entry in match.journal.entries]
        if match.journal
        else [],
    }
