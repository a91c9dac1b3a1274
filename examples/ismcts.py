"""OpenSpiel's information-set Monte Carlo tree search plays Hercules against random choices.

python examples/ismcts.py --simulations 20 --matches 3
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import pessoi.rl.spiel  # noqa: F401 - makes our games known to OpenSpiel


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """A bot that thinks with worlds which fit all that its seat has seen."""
    random = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bot = ismcts.ISMCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=simulations,
        random_state=random,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.random_sample))
    return bot


def play(game: Any, simulations: int, seed: int, most: int | None = None) -> tuple[list[float], list[str]]:
    """One match, or its first decisions: seat 0 searches, the others choose at random.

    Returns what its end was worth, and what was chosen.
    """
    random = np.random.RandomState(seed)
    bot = searcher(game, simulations, seed)
    state = game.new_initial_state()
    state.apply_action(int(random.randint(game.max_chance_outcomes())))
    chosen: list[str] = []
    while not state.is_terminal() and (most is None or len(chosen) < most):
        player = state.current_player()
        action = int(bot.step(state) if player == 0 else random.choice(state.legal_actions()))
        chosen.append(f"{player}: {state.action_to_string(player, action)}")
        state.apply_action(action)
    return state.returns(), chosen


def main() -> None:
    """Some matches, and how they ended."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--matches", type=int, default=3)
    given = parser.parse_args()
    game = pyspiel.load_game("pessoi_hercules(players=2,round_limit=8)")
    for number in range(given.matches):
        worths, chosen = play(game, given.simulations, number)
        print(f"match {number + 1}: {len(chosen)} decisions, worth {worths[0]:+.0f} to the one that searches")


if __name__ == "__main__":
    main()
