"""Scenes of real matches, which the page's own tests draw and read: what the server sends, kept as files."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import msgspec

from pessoi.bots import registry as bots
from pessoi.games import registry
from pessoi.kernel.choice import Prompt
from pessoi.kernel.dice import Dice
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation
from pessoi.scene.scene import scene

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


@dataclass(frozen=True)
class GoldenScene:
    """A moment of a match: after at least so many choices, when a question is asked that can't be skipped.

    Choices are random unless a bot makes them; ``prompt`` waits for a certain question.
    """

    name: str
    game: str
    seats: int
    ply: int
    prompt: str = ""
    bot: str = ""
    #: With everything that has happened, rather than what has happened since the last choice.
    has_log: bool = False
    #: Of the match, if another than the name of the moment is wanted.
    seed: str = ""

    @property
    def path(self) -> Path:
        return GAMES / self.game / "fixtures" / f"{self.name}.json"

    def is_reached(self, ply: int, prompt: Prompt) -> bool:
        """Whether this is the moment."""
        return ply >= self.ply and (prompt.name == self.prompt if self.prompt else prompt.is_asked_alone)

    def written(self) -> str:
        game = registry.find(self.game)
        seed = self.seed or self.name
        match = Match.begin(game, self.seats, seed, {})
        dice = Dice.from_seed(f"{seed} choices")
        bot = bots.make(self.bot, seed) if self.bot else None
        before = 0
        while match.decision is not None and not self.is_reached(match.ply, match.decision.prompt):
            before = match.ply
            choices, seat = match.decision.choices, match.decision.seat
            match.play(choices[dice.below(len(choices))] if bot is None else bot.choose(Observation(match, seat)))
        seat = 0 if match.decision is None else match.decision.seat
        shown = scene(match, seat, since=0 if self.has_log else before)
        kept = {name: getattr(shown, name) for name in ("seat", "end", "view", "decision", "events")}
        return json.dumps(msgspec.to_builtins(kept), indent=1, ensure_ascii=False) + "\n"


SCENES = [
    GoldenScene("begin", "hercules", 2, 0),
    GoldenScene("solo", "hercules", 1, 24),
    GoldenScene("middle", "hercules", 4, 80),
    GoldenScene("end", "hercules", 3, 10_000),
    GoldenScene("begin", "thebai", 2, 0),
    GoldenScene("solo", "thebai", 1, 40, has_log=True),
    GoldenScene("middle", "thebai", 4, 150),
    GoldenScene("end", "thebai", 3, 10_000),
    GoldenScene("begin", "hexemonia", 2, 0, "take"),
    GoldenScene("build", "hexemonia", 3, 20, "build", "greedy"),
    GoldenScene("strategy", "hexemonia", 4, 40, "strategy"),
    GoldenScene("special", "hexemonia", 3, 30, "special", seed="harbour"),
    GoldenScene("army", "hexemonia", 4, 80, "army", "greedy"),
    GoldenScene("end", "hexemonia", 4, 10_000),
]
