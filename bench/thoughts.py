"""How much CPU a bot takes for a choice at a table, by game and level; on the compiled build, as people have it."""

from __future__ import annotations

import json
import time

from pessoi.api import new
from pessoi.bots import registry as bots
from pessoi.bots.terms import AT_TABLE
from pessoi.games import registry as games
from pessoi.kernel.observation import Observation

LEVELS = ["easy", "medium", "hard"]
#: Choices a bot makes of each kind.
THOUGHTS = 12


def thinking() -> dict[str, dict[str, float]]:
    """CPU seconds that a bot of each level takes for a choice at a table, by game, where there is more than one."""
    found: dict[str, dict[str, float]] = {}
    for game in games.names():
        found[game] = {}
        for level in LEVELS:
            match = new(game, 2, seed="scaling")
            players = [bots.make(level, bots.seed_for("scaling", seat), AT_TABLE) for seat in range(2)]
            began, thoughts = time.process_time(), 0
            while match.decision is not None and thoughts < THOUGHTS:
                seat = match.decision.seat
                thoughts += len(match.decision.choices) > 1
                match.play(players[seat].choose(Observation(match, seat)))
            found[game][level] = round((time.process_time() - began) / max(1, thoughts), 3)
    return found


if __name__ == "__main__":
    print(json.dumps(thinking(), indent=1))
