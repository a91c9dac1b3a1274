"""Measures peers' doors for learning and prints rows as JSON: steps a second of CPU time, with observation and mask.

Run it with the Python of an environment made from bench/requirements.txt: peers are no dependencies of the package.
"""

import argparse
import contextlib
import json
import sys
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

CLASSIC = ("connect_four_v3", "tictactoe_v3", "go_v5", "texas_holdem_no_limit_v6")


def agents(env: Any, seconds: float) -> float:
    """An AEC environment, whose mask is in the observation or in the info."""
    draw = Random(1).random
    steps, seed, start = 0, 0, process_time()
    while process_time() - start < seconds:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                break
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            actions = mask.nonzero()[0]
            env.step(actions[int(draw() * len(actions))])
            steps += 1
            if process_time() - start > seconds:
                break
    return steps / (process_time() - start)


def classic(name: str, seconds: float) -> float:
    """A game of PettingZoo's own, as it is."""
    return agents(import_module(f"pettingzoo.classic.{name}").raw_env(), seconds)


def shimmy(name: str, seconds: float) -> float:
    """A game of OpenSpiel as an AEC environment."""
    return agents(import_module("shimmy").OpenSpielCompatibilityV0(game_name=name, render_mode=None), seconds)


def spiel(name: str, seconds: float) -> float:
    """A game of OpenSpiel, stepped from Python with its observation tensor."""
    game = import_module("pyspiel").load_game(name)
    draw = Random(1).random
    steps, start = 0, process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and process_time() - start < seconds:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                continue
            state.observation_tensor()
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            steps += 1
    return steps / (process_time() - start)


BENCHES = [
    *(("PettingZoo classic", name, classic) for name in CLASSIC),
    ("Shimmy on OpenSpiel", "backgammon", shimmy),
    ("OpenSpiel, C++ game", "backgammon", spiel),
    ("OpenSpiel, C++ game", "gin_rummy", spiel),
    ("OpenSpiel, Python game", "python_block_dominoes", spiel),
]


def row(engine: str, game: str, measure: Any, seconds: float) -> dict[str, Any]:
    """One game; a peer that is missing or broken gives a row that says so."""
    try:
        import_module("open_spiel.python.games")
        return {"engine": engine, "game": game, "steps_per_second": measure(game, seconds)}
    except Exception as error:  # A peer's import can fail in any way, and must not cost the other peers' rows.
        return {"engine": engine, "game": game, "error": f"{type(error).__name__}: {error}"}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each measurement")
    given = parser.parse_args().seconds
    # Whatever a peer prints goes to stderr: only the array belongs on stdout.
    with contextlib.redirect_stdout(sys.stderr):
        found = [row(engine, game, measure, given) for engine, game, measure in BENCHES]
    print(json.dumps(found))
