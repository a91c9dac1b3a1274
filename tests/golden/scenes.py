"""Scenes of real matches, which the page's own tests draw and read: what the server sends, kept as files."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import msgspec

from pessoi.games import registry
from pessoi.kernel.dice import Dice
from pessoi.kernel.match import Match
from pessoi.server.projection import scene
from pessoi.text import Text

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


@dataclass(frozen=True)
class GoldenScene:
    """A moment of a match: after at least so many random choices, when a question is asked that can't be skipped."""

    name: str
    game: str
    seats: int
    ply: int

    @property
    def path(self) -> Path:
        return GAMES / self.game / "fixtures" / f"{self.name}.json"

    def written(self) -> str:
        game = registry.find(self.game)
        match = Match.begin(game, self.seats, self.name, {})
        dice = Dice.from_seed(f"{self.name} choices")
        before = 0
        while match.decision is not None and (match.ply < self.ply or not match.decision.prompt.is_asked_alone):
            before = match.ply
            match.play(match.decision.choices[dice.below(len(match.decision.choices))])
        seat = 0 if match.decision is None else match.decision.seat
        shown = scene(match, seat, Text("en", game, self.seats), before)
        kept = {name: getattr(shown, name) for name in ("seat", "is_over", "view", "decision", "events")}
        return json.dumps(msgspec.to_builtins(kept), indent=1, ensure_ascii=False) + "\n"


SCENES = [
    GoldenScene("begin", "hercules", 2, 0),
    GoldenScene("solo", "hercules", 1, 24),
    GoldenScene("middle", "hercules", 4, 80),
    GoldenScene("end", "hercules", 3, 10_000),
]
