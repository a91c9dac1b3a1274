"""Values of one's own: a small net learned from the positions of a training, and a search that goes by it.

    pessoi train hercules --seats 2 --games 400 --bot classic:60 --trial 0 --out training
    python examples/values.py training/seats-2/positions.parquet

What can be read off a position stays as the game has it, and how far the match has come is one more input; the model
is ours. Whoever wants other features reads them off the state in ``shares``. As a package it is played by name: see
"Values of your own" in docs/bots.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import polars as pl
from scipy.optimize import minimize

from pessoi.bots import registry as bots
from pessoi.bots.search import Budget, SearchBot
from pessoi.bots.values import Values
from pessoi.games import registry as games
from pessoi.kernel.features import kept_reading
from pessoi.kernel.game import Game
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation
from pessoi.kernel.state import State

Array = npt.NDArray[np.float64]
HIDDEN = 8
RIDGE = 0.01  # how strongly the net is held back
HELD_OUT = 5  # of the matches one in so many
CURIOSITY = 0.3  # learned shares differ less from choice to choice than those written by hand


class Net:
    """One hidden layer beside a straight way: the outlook of a row by what was read off for it."""

    def __init__(self, seen: Array, luck: np.random.Generator) -> None:
        self.middle = seen.mean(axis=(0, 1))
        self.spread = seen.std(axis=(0, 1)) + 1e-3
        inputs = seen.shape[2]
        self.shapes = [(inputs, HIDDEN), (HIDDEN,), (inputs,)]
        self.weights = luck.normal(0.0, 0.1, sum(int(np.prod(shape)) for shape in self.shapes))

    def layers(self, weights: Array) -> list[Array]:
        """The same numbers as into the layer, out of it, and past it."""
        ends = np.cumsum([int(np.prod(shape)) for shape in self.shapes])[:-1]
        return [part.reshape(shape) for part, shape in zip(np.split(weights, ends), self.shapes, strict=True)]

    def shares(self, seen: Array) -> Array:
        """Each row's share of the win; the last two dimensions are rows and what was read off for them."""
        into, out, past = self.layers(self.weights)
        values = (seen - self.middle) / self.spread
        return softmax(np.tanh(values @ into) @ out + values @ past)

    def learn(self, seen: Array, shares: Array, passes: int) -> None:
        """Foretell these results as well as possible."""
        values = (seen - self.middle) / self.spread

        def surprise(weights: Array) -> tuple[float, Array]:
            into, out, past = self.layers(weights)
            hidden = np.tanh(values @ into)
            foretold = softmax(hidden @ out + values @ past)
            blame = (foretold - shares) / len(shares)
            below = blame[:, :, None] * out * (1.0 - hidden**2)
            slopes = [np.tensordot(part, whole, ((0, 1), (0, 1))) for part, whole in ((values, below), (hidden, blame))]
            slopes.append(np.tensordot(values, blame, ((0, 1), (0, 1))))
            slope = np.concatenate([part.ravel() for part in slopes]) + RIDGE * weights
            return loss(foretold, shares) + 0.5 * RIDGE * float(weights @ weights), slope

        found = minimize(surprise, self.weights, jac=True, method="L-BFGS-B", options={"maxiter": passes})
        self.weights = found.x


class NetValues(Values):
    """What a search asks: a position's shares of the win, here as a net has them."""

    def __init__(self, game: Game[Any], seats: int, net: Net) -> None:
        super().__init__(game)
        self.curiosity = CURIOSITY
        self.rows = game.rows(seats)
        self.net = net

    def shares(self, state: State) -> list[float]:
        readings = [kept_reading(self.game.features) for _ in range(self.rows)]
        for row, reading in enumerate(readings):
            self.game.read(state, row, reading)
        stage = self.game.stage(state)
        found: list[float] = self.net.shares(np.array([[*reading.kept, stage] for reading in readings])).tolist()
        return found


def softmax(outlooks: Array) -> Array:
    """Shares of the rows by their outlooks."""
    raised = np.exp(outlooks - outlooks.max(axis=-1, keepdims=True))
    found: Array = raised / raised.sum(axis=-1, keepdims=True)
    return found


def loss(foretold: Array, shares: Array) -> float:
    """How much results surprise; less is better."""
    return float(-(shares * np.log(np.maximum(foretold, 1e-9))).sum(axis=-1).mean())


def read(file: Path, game: Game[Any]) -> tuple[Array, Array, npt.NDArray[np.int64]]:
    """What was read off by position and row, what each row got, and from which match it is."""
    table = pl.read_parquet(file)
    rows = int(table["row"].max()) + 1  # type: ignore[arg-type]
    columns = [*(feature.name for feature in game.features), "stage"]
    seen = table.select(columns).to_numpy().astype(np.float64).reshape(-1, rows, len(columns))
    return seen, table["share"].to_numpy().reshape(-1, rows), table["match"].to_numpy()[::rows]


def contest(game: Game[Any], judge: Callable[[Game[Any], int], Values], rounds: int, matches: int) -> float:
    """The share of the win of a search that goes by these values, against the package's own with as many rounds."""
    gained = 0.0
    for number in range(matches):
        ours, seed = number % 2, f"contest/{number // 2}"
        match = Match.begin(game, 2, seed, {}, journal=False)
        seeds = [bots.seed_for(seed, seat) for seat in (0, 1)]
        players = [bots.make(f"search:{rounds}", seeds[seat]) for seat in (0, 1)]
        players[ours] = SearchBot(seeds[ours], Budget(rounds), judge=judge)
        while match.decision is not None:
            seat = match.decision.seat
            match.play(players[seat].choose(Observation(match, seat)))
        gained += match.score().shares[ours]
    return gained / matches


def main() -> None:
    """Learn, judge by what was held out, and play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("positions", type=Path, help="positions.parquet of a training for two seats")
    parser.add_argument("--game", default="hercules")
    parser.add_argument("--passes", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--matches", type=int, default=20)
    given = parser.parse_args()
    game = games.find(given.game)
    seen, shares, match = read(given.positions, game)
    held = match % HELD_OUT == 0
    net = Net(seen[~held], np.random.default_rng(1))
    net.learn(seen[~held], shares[~held], given.passes)
    even = np.full_like(shares[held], 1.0 / shares.shape[1])
    print(f"log-loss on held-out matches: {loss(net.shares(seen[held]), shares[held]):.3f}", end=" ")
    print(f"(an even guess: {loss(even, shares[held]):.3f})")
    wins = contest(game, partial(NetValues, net=net), given.rounds, given.matches)
    print(f"{wins:.0%} of {given.matches} matches won against weights of the package")


if __name__ == "__main__":
    main()
