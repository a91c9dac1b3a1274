"""Measures our doors for learning under this Python and prints rows as JSON: steps a second of CPU time.

A step is a random legal action, and for whoever decides next the observation and the mask.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np
import pyspiel

import pessoi.rl.spiel  # noqa: F401 - makes our games known to OpenSpiel
from pessoi.games import registry
from pessoi.kernel.dice import Dice
from pessoi.rl import zoo
from pessoi.rl.arrays import Arrays

BATCH = 256


def batch(name: str, seats: int, seconds: float) -> float:
    """Many matches in one call; drawing random actions is the caller's affair, and not counted."""
    many = Arrays(name, seats, count=BATCH, seed="bench")
    dice = Dice.from_seed("choices")
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = np.array(many.draw(dice))
        start = process_time()
        many.step(actions)
        spent += process_time() - start
        steps += BATCH
    return steps / spent


def one(name: str, seats: int, seconds: float) -> float:
    """One AEC environment, as it is."""
    env = zoo.raw_env(name, seats)
    draw = np.random.default_rng(1).random
    steps, seed, start = 0, 0, process_time()
    while process_time() - start < seconds:
        seed += 1
        env.reset(seed=seed)
        while True:
            observation, _, terminated, _, _ = env.last()
            if terminated:
                break
            actions = observation["action_mask"].nonzero()[0]
            env.step(actions[int(draw() * len(actions))])
            steps += 1
    return steps / (process_time() - start)


def spiel(name: str, seats: int, seconds: float) -> float:
    """OpenSpiel's state with its observation tensor, from Python."""
    game = pyspiel.load_game(f"pessoi_{name}", {"players": seats, "deals": 64})
    draw = np.random.default_rng(1).random
    steps, deal, start = 0, 0, process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state()
        state.apply_action(deal % 64)
        deal += 1
        while not state.is_terminal() and process_time() - start < seconds:
            state.observation_tensor()
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            steps += 1
    return steps / (process_time() - start)


def rows(seconds: float) -> list[dict[str, Any]]:
    ways: list[tuple[str, Callable[[str, int, float], float]]] = [
        (f"batch of {BATCH}", batch),
        ("PettingZoo, one environment", one),
        ("OpenSpiel", spiel),
    ]
    return [
        {
            "engine": f"pessoi, {way}",
            "game": f"{name}, {seats} seats",
            "steps_per_second": measure(name, seats, seconds),
        }
        for way, measure in ways
        for name in registry.names()
        for seats in ((2, registry.find(name).max_seats) if way != "OpenSpiel" else (2,))
    ]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each measurement")
    json.dump(rows(parser.parse_args().seconds), sys.stdout)
