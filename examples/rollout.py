"""Random play through each door for learning programs: the shortest way to see what they give.

python examples/rollout.py hexemonia --seats 3
"""

from __future__ import annotations

import argparse

from pessoi.kernel.dice import Dice
from pessoi.rl import zoo
from pessoi.rl.arrays import Arrays


def play_one(game: str, seats: int, seed: int) -> dict[str, float]:
    """One match, seat after seat, through PettingZoo; returns what its end was worth to each seat."""
    env = zoo.env(game, seats)
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    worths: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            worths[agent] = reward
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    return worths


def play_many(game: str, seats: int, seed: int, steps: int) -> tuple[int, list[float]]:
    """Many matches at once in arrays; returns how many ended, and what they were worth to each seat on average."""
    batch = Arrays(game, seats, count=64, seed=seed)
    dice = Dice.from_seed(str(seed))
    sums = [0.0] * seats
    for _ in range(steps):
        batch.step(batch.draw(dice))
        if batch.dones.any():
            sums = [total + float(gained) for total, gained in zip(sums, batch.rewards.sum(axis=0), strict=True)]
    ended = sum(batch.episodes)
    return ended, [total / max(1, ended) for total in sums]


def main() -> None:
    """Both."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", default="hercules")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=300)
    given = parser.parse_args()
    print("one match:", play_one(given.game, given.seats, given.seed))
    ended, means = play_many(given.game, given.seats, given.seed, given.steps)
    print(f"{ended} of many matches:", [f"{mean:+.2f}" for mean in means])


if __name__ == "__main__":
    main()
