"""Proximal policy optimisation in one file, on numpy alone: learns Hercules alone against Hades, from nothing.

    python examples/ppo.py --updates 150 --picture curve.svg

A network with two layers sees what the seat sees, and gives a preference for every choice and a guess of the outcome.
Choices that are not in the mask get no probability. It is small enough to read: no graph, no device, gradients by hand.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from pessoi.rl.arrays import Arrays

Array = npt.NDArray[np.float32]
MATCHES = 64  # played side by side
STEPS = 128  # in each of them, between two updates
EPOCHS = 4
PIECES = 8  # a batch is learnt from in so many pieces
HIDDEN = 128
RATE = 1e-3
DISCOUNT = 1.0  # a win is a win, however late
TRACE = 0.95
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
LARGEST_STEP = 0.5
NEVER = np.float32(-1e9)


class Network:
    """Weights, and what they make of observations."""

    def __init__(self, inputs: int, actions: int, random: np.random.Generator) -> None:
        shapes = {
            "in": (inputs, HIDDEN, 1.0),
            "mid": (HIDDEN, HIDDEN, 1.0),
            "policy": (HIDDEN, actions, 0.01),
            "value": (HIDDEN, 1, 1.0),
        }
        self.weights: dict[str, Array] = {}
        for name, (rows, columns, gain) in shapes.items():
            drawn = random.standard_normal((rows, columns)) * gain / np.sqrt(rows)
            self.weights[name] = drawn.astype(np.float32)
            self.weights[f"{name} bias"] = np.zeros(columns, np.float32)
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.learnt = 0

    def look(self, seen: Array, masks: npt.NDArray[np.bool_]) -> tuple[Array, Array, Array, Array]:
        """Both hidden layers, the logarithm of each choice's probability, and the outcome expected."""
        w = self.weights
        first = np.tanh(seen @ w["in"] + w["in bias"])
        second = np.tanh(first @ w["mid"] + w["mid bias"])
        preferences = np.where(masks, second @ w["policy"] + w["policy bias"], NEVER)
        preferences -= preferences.max(axis=1, keepdims=True)
        logs = preferences - np.log(np.exp(preferences).sum(axis=1, keepdims=True))
        return first, second, logs, (second @ w["value"] + w["value bias"])[:, 0]

    def learn(self, gradients: dict[str, Array], rate: float) -> float:
        """One step of Adam along gradients that are cut to a largest length; returns the length before."""
        length = float(np.sqrt(sum(float((slope * slope).sum()) for slope in gradients.values())))
        scale = np.float32(min(1.0, LARGEST_STEP / (length + 1e-6)))
        self.learnt += 1
        for name, slope in gradients.items():
            slope = slope * scale  # noqa: PLW2901
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope * slope - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.learnt)
            square = self.squares[name] / (1 - 0.999**self.learnt)
            self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-5)
        return length


class Steps(NamedTuple):
    """What was seen and done in some steps, and what came of it."""

    seen: Array
    masks: npt.NDArray[np.bool_]
    actions: npt.NDArray[np.int64]
    #: How likely the action was then, as a logarithm.
    logs: Array
    #: How much better things went than expected, and how they went.
    advantages: Array
    outcomes: Array


def gradients_of(network: Network, steps: Steps) -> tuple[dict[str, Array], float]:
    """Where to go from here: the clipped objective, the error of the outcomes, a little for staying undecided.

    Also returns how undecided the policy is.
    """
    seen, masks, actions, old_logs, advantages, outcomes = steps
    count = len(actions)
    rows = np.arange(count)
    first, second, logs, values = network.look(seen, masks)
    probabilities = np.exp(logs)
    ratios = np.exp(logs[rows, actions] - old_logs)
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    is_free = np.where(advantages > 0, ratios < 1 + CLIP, ratios > 1 - CLIP)
    entropies = -(probabilities * np.where(masks, logs, 0)).sum(axis=1)

    # By the preferences: of the objective, and of the entropy
    slopes = probabilities * (ratios * advantages * is_free)[:, None]
    slopes[rows, actions] -= ratios * advantages * is_free
    slopes += ENTROPY * probabilities * (np.where(masks, logs, 0) + entropies[:, None])
    slopes /= count
    errors = (VALUE * (values - outcomes) / count)[:, None]

    w = network.weights
    found = {
        "policy": second.T @ slopes,
        "policy bias": slopes.sum(axis=0),
        "value": second.T @ errors,
        "value bias": errors.sum(axis=0),
    }
    back = (slopes @ w["policy"].T + errors @ w["value"].T) * (1 - second * second)
    found["mid"], found["mid bias"] = first.T @ back, back.sum(axis=0)
    back = (back @ w["mid"].T) * (1 - first * first)
    found["in"], found["in bias"] = seen.T @ back, back.sum(axis=0)
    return found, float(entropies.mean())


def draw(logs: Array, random: np.random.Generator) -> npt.NDArray[np.int64]:
    """One choice in each row, by its probability."""
    drawn: npt.NDArray[np.int64] = np.argmax(logs + random.gumbel(size=logs.shape), axis=1)
    return drawn


def advantages_of(rewards: Array, values: Array, dones: npt.NDArray[np.bool_], last: Array) -> Array:
    """How much better things went than expected, step by step, looking ahead less and less (GAE)."""
    advantages = np.zeros_like(rewards)
    ahead = np.zeros_like(last)
    for step in reversed(range(len(rewards))):
        goes_on = ~dones[step]
        expected = last if step == len(rewards) - 1 else values[step + 1]
        surprise = rewards[step] + DISCOUNT * expected * goes_on - values[step]
        ahead = surprise + DISCOUNT * TRACE * goes_on * ahead
        advantages[step] = ahead
    return advantages


def train(updates: int, seed: int, **options: bool | int | str) -> Iterator[dict[str, Any]]:
    """Play and learn in turn; yields after every update how the matches ended that were played for it."""
    random = np.random.default_rng(seed)
    batch = Arrays("hercules", seats=1, count=MATCHES, seed=seed, options=options)
    network = Network(batch.observations.shape[1], batch.actions, random)
    seen = np.zeros((STEPS, MATCHES, batch.observations.shape[1]), np.float32)
    masks = np.zeros((STEPS, MATCHES, batch.actions), np.bool_)
    actions = np.zeros((STEPS, MATCHES), np.int64)
    logs, values, rewards = (np.zeros((STEPS, MATCHES), np.float32) for _ in range(3))
    dones = np.zeros((STEPS, MATCHES), np.bool_)
    played = 0
    start = time.process_time()
    for update in range(updates):
        for step in range(STEPS):
            seen[step] = batch.observations
            masks[step] = batch.masks
            _, _, chances, values[step] = network.look(seen[step], masks[step])
            actions[step] = draw(chances, random)
            logs[step] = chances[np.arange(MATCHES), actions[step]]
            batch.step(actions[step])
            rewards[step], dones[step] = batch.rewards[:, 0], batch.dones
        last = network.look(batch.observations.astype(np.float32), batch.masks)[3]
        advantages = advantages_of(rewards, values, dones, last)
        steps = Steps(seen, masks, actions, logs, advantages, advantages + values)
        flat = [kind.reshape(STEPS * MATCHES, *kind.shape[2:]) for kind in steps]
        lengths, entropies = [], []
        for _ in range(EPOCHS):
            for piece in np.array_split(random.permutation(STEPS * MATCHES), PIECES):
                found, entropy = gradients_of(network, Steps._make(kind[piece] for kind in flat))
                lengths.append(network.learn(found, RATE * (1 - update / updates)))
                entropies.append(entropy)
        played += STEPS * MATCHES
        ended = rewards[dones]
        yield {
            "update": update + 1,
            "decisions": played,
            "matches": len(ended),
            "wins": float((ended > 0).mean()) if len(ended) else 0.0,
            "entropy": float(np.mean(entropies)),
            "gradient": float(np.mean(lengths)),
            "seconds": time.process_time() - start,
        }


def picture(curve: list[dict[str, Any]]) -> str:
    """The curve as SVG: how many matches were won, by how many decisions had been made."""
    width, height, left, top = 640, 300, 56, 24
    across, down = width - left - 24, height - top - 52
    most = curve[-1]["decisions"]
    smooth = [np.mean([row["wins"] for row in curve[max(0, at - 4) : at + 1]]) for at in range(len(curve))]
    points = " ".join(
        f"{left + across * row['decisions'] / most:.1f},{top + down * (1 - wins):.1f}"
        for row, wins in zip(curve, smooth, strict=True)
    )
    lines = "".join(
        f'<path d="M{left} {top + down * (1 - share):.1f}h{across}" stroke="currentColor" stroke-opacity=".15"/>'
        f'<text x="{left - 8}" y="{top + down * (1 - share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    ticks = "".join(
        f'<text x="{left + across * part:.1f}" y="{top + down + 20}" text-anchor="middle">'
        f"{most * part / 1000:,.0f}</text>"
        for part in (0, 0.25, 0.5, 0.75, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
        f' font-size="13" fill="#3a4a5a" color="#3a4a5a"><rect width="{width}" height="{height}" fill="#fbf8f1"/>'
        f"{lines}{ticks}"
        f'<text x="{left + across / 2}" y="{height - 10}" text-anchor="middle">decisions made, in thousands</text>'
        f'<text x="{left + 8}" y="{top - 8}">matches won against Hades</text>'
        f'<polyline points="{points}" fill="none" stroke="#b5482f" stroke-width="2.5" stroke-linejoin="round"/></svg>\n'
    )


def main() -> None:
    """Train, tell of it, and draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--updates", type=int, default=150, help=f"each after {MATCHES * STEPS} decisions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="where to draw the curve, as SVG")
    given = parser.parse_args()

    curve = []
    for row in train(given.updates, given.seed):
        curve.append(row)
        print(
            f"{row['update']:4} {row['decisions']:9,} decisions  {row['matches']:4} matches  {row['wins']:6.1%} won"
            f"  entropy {row['entropy']:.2f}  {row['seconds']:.0f} s",
            flush=True,
        )
    if given.picture:
        given.picture.write_text(picture(curve), encoding="utf-8")


if __name__ == "__main__":
    main()
