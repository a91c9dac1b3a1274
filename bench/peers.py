"""Measure peers' engines under uniformly random play and print one JSON array, a row a game.

Run it with the Python of an environment made from bench/requirements.txt: peers are no dependencies of the package.
"""

import argparse
import contextlib
import copy
import json
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from operator import methodcaller
from random import Random, random
from time import perf_counter
from typing import Any, NamedTuple

# The peers are untyped, and absent where the project is type-checked: hence `import_module`, and `Any` for a state.
State = Any
# Plays a game from a seed until it is over or so many decisions are made; returns its state and the decisions made.
Play = Callable[[int, int], tuple[State, int]]

MIDDLES = 8


class Engine(NamedTuple):
    """How to play one game of a peer, and how the peer itself copies its state, if it can."""

    play: Play
    copy: Callable[[State], State] | None


def catanatron(seats: int) -> Engine:
    """Build Catan on the standard board of a random layout, with the peer's own limit of turns."""
    game_module, player_module = import_module("catanatron.game"), import_module("catanatron.models.player")
    turns = game_module.TURNS_LIMIT
    players = [player_module.RandomPlayer(color) for color in list(player_module.Color)[:seats]]

    def play(seed: int, limit: int) -> tuple[State, int]:
        # It seeds the module's generator and draws the dice from it: a second one of that seed would repeat the dice.
        game = game_module.Game(players, seed=seed)
        state, decisions = game.state, 0
        while decisions < limit and game.winning_color() is None and state.num_turns < turns:
            actions = state.playable_actions
            # The action comes from the list of legal ones: searching that list for it again would only slow the peer.
            game.execute(actions[int(random() * len(actions))], validate_action=False)
            decisions += 1
        return game, decisions

    return Engine(play, methodcaller("copy"))


def sample(outcomes: list[tuple[int, float]], point: float) -> int:
    """Return the outcome in whose share of the line from 0 to 1 the point lies."""
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]  # The probabilities may add up to a little less than 1.


def open_spiel(name: str) -> Engine:
    """Build a game of OpenSpiel; its chance nodes are sampled, and are not counted as decisions."""
    game = import_module("pyspiel").load_game(name)

    def play(seed: int, limit: int) -> tuple[State, int]:
        draw = Random(seed).random
        state, decisions = game.new_initial_state(), 0
        while decisions < limit and not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes(), draw()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
        return state, decisions

    return Engine(play, methodcaller("clone"))


def rlcard(name: str, legal: Callable[[State, dict[str, Any]], list[Any]]) -> Engine:
    """Build a game of RLCard without the environment around it, which would add the encoding of observations."""
    game_module, numpy_random = import_module(f"rlcard.games.{name}"), import_module("numpy.random")

    def play(seed: int, limit: int) -> tuple[State, int]:
        draw = Random(seed).random
        game = game_module.Game()
        game.np_random = numpy_random.RandomState(seed)
        observation, _ = game.init_game()
        decisions = 0
        while decisions < limit and not game.is_over():
            actions = legal(game, observation)
            observation, _ = game.step(actions[int(draw() * len(actions))])
            decisions += 1
        return game, decisions

    return Engine(play, copy.deepcopy)


def pettingzoo(name: str) -> Engine:
    """Build a classic environment of PettingZoo, played through the AEC interface with action masks."""
    environment = import_module(f"pettingzoo.classic.{name}").env()

    def play(seed: int, limit: int) -> tuple[State, int]:
        draw = Random(seed).random
        environment.reset(seed=seed)
        decisions = 0
        while decisions < limit:
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                break
            actions = observation["action_mask"].nonzero()[0]
            environment.step(actions[int(draw() * len(actions))])
            decisions += 1
        return environment, decisions

    # It has no copy: deepcopy makes a fresh environment from the constructor's arguments, and loses the board.
    return Engine(play, None)


BENCHES: list[tuple[str, str, Callable[[], Engine]]] = [
    ("catanatron", "catan, 2 seats", lambda: catanatron(2)),
    ("catanatron", "catan, 4 seats", lambda: catanatron(4)),
    ("open_spiel", "backgammon", lambda: open_spiel("backgammon")),
    ("open_spiel", "gin rummy", lambda: open_spiel("gin_rummy")),
    ("rlcard", "gin rummy", lambda: rlcard("gin_rummy", lambda game, _: game.judge.get_legal_actions())),
    ("rlcard", "uno, 2 seats", lambda: rlcard("uno", lambda _, observation: observation["legal_actions"])),
    ("pettingzoo", "connect four", lambda: pettingzoo("connect_four_v3")),
]


def middle(play: Play, seed: int) -> State:
    """Return the state halfway through the game of a seed, by playing that game twice."""
    _, length = play(seed, sys.maxsize)
    return play(seed, length // 2)[0]


def copy_microseconds(copy_state: Callable[[State], State], states: list[State], seconds: float) -> float:
    """Time copies of the states, all of them in turn so that reading the clock costs next to nothing."""
    rounds, start = 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        for state in states:
            copy_state(state)
        rounds += 1
    return elapsed / (rounds * len(states)) * 1e6


def measure(engine: Engine, seconds: float) -> dict[str, float | None]:
    """Time play, then copies, for about so many seconds each."""
    # Finding the middles warms the peer up as well, so it is done even for a peer that cannot copy.
    states = [middle(engine.play, seed) for seed in range(1, MIDDLES + 1)]
    # Only whole games are counted: the last one is played to its end, past the given time.
    games, decisions, start = 0, 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        games += 1
        decisions += engine.play(games, sys.maxsize)[1]
    return {
        "decisions_per_second": decisions / elapsed,
        "games_per_second": games / elapsed,
        "copy_microseconds": copy_microseconds(engine.copy, states, seconds) if engine.copy else None,
        "decisions": decisions,
        "games": games,
    }


def row(engine: str, game: str, build: Callable[[], Engine], seconds: float) -> dict[str, str | float | None]:
    """Measure one game of one peer; a peer that is missing or broken gives a row that says so."""
    try:
        return {"engine": engine, "version": version(engine), "game": game, **measure(build(), seconds)}
    except Exception as error:  # A peer's import can fail in any way, and must not cost the other peers' rows.
        return {"engine": engine, "game": game, "error": f"{type(error).__name__}: {error}"}


def main() -> None:
    """Measure every peer in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="about how long each measurement runs")
    seconds: float = parser.parse_args().seconds
    # Whatever a peer prints goes to stderr: only the array belongs on stdout.
    with contextlib.redirect_stdout(sys.stderr):
        rows = [row(engine, game, build, seconds) for engine, game, build in BENCHES]
    print(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
