"""Measure our own search under this Python and print one JSON array, a row a game and way of judging a leaf."""

from __future__ import annotations

import argparse
import json
import sys
from time import perf_counter
from typing import Any

from pessoi.bots.search import TUNING
from pessoi.bots.tree import Tree, Tuning
from pessoi.bots.values import Values
from pessoi.games import registry
from pessoi.kernel.dice import Dice
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation

#: More turns than any match has.
TO_THE_END = 10_000
#: From which choice on positions are thought about, and how many.
FIRST_PLY = 10
POSITIONS = 5


def measure(game_name: str, is_full: bool, seconds: float) -> dict[str, Any]:
    """Rounds a second of our search over some positions of a random match, a new tree for each."""
    match = Match.begin(registry.find(game_name), 2, "search", {}, journal=False)
    dice = Dice.from_seed("choices")
    tuning = Tuning(TUNING.curiosity, TUNING.trust, 0, TUNING.weight)
    rounds, spent, positions = 0, 0.0, 0
    while match.decision is not None and positions < POSITIONS:
        decision = match.decision
        if match.ply >= FIRST_PLY and len(decision.choices) > 1:
            observation = Observation(match, decision.seat)
            tree = Tree(observation, Values(match.game), tuning, "")
            if is_full:
                tree.horizon = TO_THE_END
            start = perf_counter()
            while perf_counter() - start < seconds / POSITIONS:
                tree.grow(observation.imagine_playout(rounds))
                rounds += 1
            spent += perf_counter() - start
            positions += 1
        match.play(decision.choices[dice.below(len(decision.choices))])
    while match.decision is not None:
        match.play(match.decision.choices[dice.below(len(match.decision.choices))])
    how = "playout to the end" if is_full else "appraised"
    return {"engine": f"pessoi, {how}", "game": game_name, "per_second": rounds / spent, "length": match.ply}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each row")
    time = parser.parse_args().seconds
    json.dump([measure(name, is_full, time) for name in registry.names() for is_full in (True, False)], sys.stdout)
