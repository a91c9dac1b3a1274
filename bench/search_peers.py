"""Measure OpenSpiel's searches with random playouts to the end, and print one JSON array, a row a search.

Run it with the Python of an environment made from bench/requirements.txt: peers are no dependencies of the package.
"""

import argparse
import json
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any

# OpenSpiel is untyped, and absent where the project is type-checked: hence `import_module`, and `Any`.
UCT = 1.4
MEGABYTES = 2000


def play_randomly(state: Any, draw: Random, decisions: int) -> int:
    """Play on at random for so many decisions, or to the end; returns how many were made."""
    made = 0
    while made < decisions and not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(draw.choices(outcomes, chances)[0])
        else:
            state.apply_action(draw.choice(state.legal_actions()))
            made += 1
    return made


def position_of(game: Any) -> tuple[Any, int]:
    """A position some choices into a match with something to decide, and how long the match was."""
    draw = Random(1)
    whole = game.new_initial_state()
    length = play_randomly(whole, draw, sys.maxsize)
    state = game.new_initial_state()
    play_randomly(state, draw, min(10, length // 2))
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(draw.choices(outcomes, chances)[0])
    return state, length


def rate(make: Callable[[int], Any], state: Any, seconds: float) -> float:
    """Simulations a second: first a few to see how many fit into the time, then those."""
    few = 10
    start = perf_counter()
    make(few).step(state)
    many = max(few, int(few * seconds / (perf_counter() - start)))
    start = perf_counter()
    make(many).step(state)
    return many / (perf_counter() - start)


def measure(seconds: float) -> list[dict[str, Any]]:
    spiel, random_state = import_module("pyspiel"), import_module("numpy").random.RandomState
    mcts = import_module("open_spiel.python.algorithms.mcts")
    backgammon, gin = spiel.load_game("backgammon"), spiel.load_game("gin_rummy")

    def compiled(simulations: int) -> Any:
        evaluator = spiel.RandomRolloutEvaluator(1, 1)
        return spiel.MCTSBot(backgammon, evaluator, UCT, simulations, MEGABYTES, False, 1, False)

    def interpreted(simulations: int) -> Any:
        evaluator = mcts.RandomRolloutEvaluator(1, random_state(1))
        return mcts.MCTSBot(backgammon, UCT, simulations, evaluator, random_state=random_state(1))

    def information_set(simulations: int) -> Any:
        return spiel.ISMCTSBot(1, spiel.RandomRolloutEvaluator(1, 1), UCT, simulations)

    rows = []
    for engine, game, make in (
        ("C++ MCTS", backgammon, compiled),
        ("Python MCTS", backgammon, interpreted),
        ("C++ ISMCTS", gin, information_set),
    ):
        state, length = position_of(game)
        name = game.get_type().short_name
        row = {"engine": f"open_spiel, {engine}", "game": name, "per_second": rate(make, state, seconds)}
        rows.append({**row, "length": length})
    return rows


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each search")
    json.dump(measure(parser.parse_args().seconds), sys.stdout)
