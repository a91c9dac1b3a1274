"""Measures one build of pessoi, whichever is installed for the Python that runs this; prints rows as JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from time import perf_counter
from typing import Any

from pessoi.games import registry
from pessoi.installed import is_compiled
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import Game
from pessoi.kernel.match import Match
from pessoi.kernel.playout import play_out

#: How often a copy is made for one reading of the clock.
COPIES = 2000


def measure_playouts(game: Game[Any], seats: int, seconds: float) -> dict[str, float]:
    """The fast loop: rules and enumeration of choices, no journal, no checkpoints. Set-up counts as part of a game."""
    options = game.check_setup(seats, {})
    choices = Dice.from_seed("choices")
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = game.setup(seats, options, Dice.from_seed(str(games)))
        decisions += play_out(game, state, choices)
        games += 1
    elapsed = perf_counter() - start
    return {"decisions_per_second": decisions / elapsed, "games_per_second": games / elapsed}


def measure_matches(game: Game[Any], seats: int, seconds: float) -> dict[str, float]:
    """The public Match, played from Python: every choice checked, kept, and a checkpoint at every turn."""
    choices = Dice.from_seed("choices")
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        match = Match.begin(game, seats, str(games), {}, journal=False)
        while match.decision is not None:
            listed = match.decision.choices
            match.play(listed[choices.below(len(listed))])
        decisions += match.ply
        games += 1
    elapsed = perf_counter() - start
    return {"decisions_per_second": decisions / elapsed, "games_per_second": games / elapsed}


def microseconds(action: Callable[[], object]) -> float:
    """The median of a few readings of one action's time."""
    readings = []
    for _ in range(7):
        start = perf_counter()
        for _ in range(COPIES):
            action()
        readings.append((perf_counter() - start) / COPIES * 1e6)
    return sorted(readings)[len(readings) // 2]


def halfway(game: Game[Any], seats: int, is_mid_turn: bool) -> Match:
    """A match well under way, at the start of a turn or after at least two choices of one."""
    choices = Dice.from_seed("halfway")
    match = Match.begin(game, seats, "halfway", {}, journal=False)
    while match.decision is not None:
        since = match.ply - match.checkpoint_ply
        if match.ply > 30 and (since >= 2 if is_mid_turn else since == 0):
            return match
        listed = match.decision.choices
        match.play(listed[choices.below(len(listed))])
    raise SystemExit(f"no such position in this match of {game.name}")


def measure_copies(game: Game[Any], seats: int) -> dict[str, float]:
    """A copy of the state alone, and of the match, made ready to play on: at the start of a turn and in the middle."""
    start, middle = halfway(game, seats, False), halfway(game, seats, True)
    return {
        "copy_microseconds": microseconds(start.checkpoint.copy),
        "match_copy_microseconds": microseconds(lambda: start.copy().state),
        "mid_turn_copy_microseconds": microseconds(lambda: middle.copy().state),
    }


def rows(seconds: float) -> list[dict[str, Any]]:
    """One row a game and way of playing."""
    build = "compiled" if is_compiled() else "pure"
    found: list[dict[str, Any]] = []
    for name in registry.names():
        game = registry.find(name)
        for seats in sorted({2, game.max_seats}):
            label = f"{name}, {seats} seats"
            playouts, matches = measure_playouts(game, seats, seconds), measure_matches(game, seats, seconds)
            found.append(
                {"engine": f"pessoi, {build}, playout", "game": label, **playouts, **measure_copies(game, seats)}
            )
            found.append({"engine": f"pessoi, {build}, Match", "game": label, **matches})
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each measurement")
    print(json.dumps(rows(parser.parse_args().seconds)))
