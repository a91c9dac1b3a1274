"""PettingZoo: every game as an AEC environment, seat after seat, and as a parallel one, all seats in every step.

```python
from pessoi.rl import zoo

env = zoo.env("hexemonia", seats=3)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    mask = None if terminated or truncated else observation["action_mask"]
    env.step(None if mask is None else env.action_space(agent).sample(mask))
```
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pessoi.extras import need
from pessoi.games import registry
from pessoi.kernel.batch import WORST, opening, standing
from pessoi.kernel.errors import NotAChoice
from pessoi.kernel.game import Value
from pessoi.kernel.lens import Lens
from pessoi.kernel.playout import Playout

need("numpy", "rl")
need("gymnasium", "rl")
need("pettingzoo", "rl")

import numpy as np  # noqa: E402
from gymnasium.spaces import Box, Dict, Discrete, Space  # noqa: E402
from gymnasium.utils import seeding  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

Observation = dict[str, Any]


class Table:
    """A match of a game, looked at as PettingZoo wants it: what both kinds of environment have in common."""

    render_mode = None

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        max_cycles: int | None = None,
    ) -> None:
        found = registry.find(game)
        count = max(2, found.min_seats) if seats is None else seats
        self._lens = Lens(found, count)
        self._options = found.check_setup(count, options or {})
        #: After so many decisions a match is cut off; None to play every match to its end.
        self._max_cycles = max_cycles
        self._cycles = 0
        self._random: Any = None
        self._playout: Playout | None = None
        self.possible_agents: list[str] = [f"seat_{seat}" for seat in range(count)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict(
                {
                    "observation": Box(0, 255, (self._lens.size,), np.uint8),
                    "action_mask": Box(0, 1, (len(self._lens.choices),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(len(self._lens.choices)) for agent in self.possible_agents
        }
        self.metadata: dict[str, Any] = {"name": f"{found.name}_{count}", "render_modes": [], "is_parallelizable": True}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What a seat sees, and the choices it has; none while another decides."""
        playout = self._now
        seat = self.possible_agents.index(agent)
        decision = playout.decision
        is_asked = decision is not None and decision.seat == seat
        return {
            "observation": np.frombuffer(self._lens.look(playout.state, decision, seat), np.uint8),
            "action_mask": np.frombuffer(self._lens.mask(decision if is_asked else None), np.int8),
        }

    @property
    def _now(self) -> Playout:
        assert self._playout is not None, "reset comes first"
        return self._playout

    def _open(self, seed: int | None) -> None:
        """Begin a match: one of this seed, or the next one after it."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        lens = self._lens
        drawn = str(int(self._random.integers(2**62)))
        self._playout = opening(lens.game, int(lens.seats), self._options, drawn)
        self._cycles = 0
        self.agents = self.possible_agents[:]

    def _is_cut_off(self) -> bool:
        return self._max_cycles is not None and self._cycles >= self._max_cycles

    def render(self) -> None:
        """There is nothing to see here: ``pessoi replay`` shows matches."""

    def close(self) -> None:
        """Nothing is held."""


class Turns(Table, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """The AEC environment: one seat decides at a time, as often in a row as the rules ask it."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._open(seed)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._choose_agent()

    def _choose_agent(self) -> None:
        decision = self._now.decision
        assert decision is not None
        self.agent_selection = self.possible_agents[decision.seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        playout = self._now
        choice = None if action is None else self._lens.choice(int(action), playout.decision)
        if choice is None:
            raise NotAChoice("no-action", action=action)
        playout.play(choice)
        self._cycles += 1
        # Nothing is earned before the end, so until then there is nothing to add up either.
        if playout.decision is None:
            worths = standing(playout.game.score(playout.state))
            self.rewards = dict(zip(self.agents, worths, strict=False))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._is_cut_off():
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._choose_agent()


class Together(Table, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """The parallel environment: every seat sends an action in every step, but only that of the deciding seat counts.

    One that is not in its mask is refused: nothing changes, and ``infos`` says so.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._open(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        playout, agents = self._now, self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        rewards = dict.fromkeys(agents, 0.0)
        decision = playout.decision
        if decision is None or not agents:
            return {}, {}, {}, {}, {}
        deciding = self.possible_agents[decision.seat]
        choice = self._lens.choice(int(actions[deciding]), decision)
        if choice is None:
            infos[deciding]["is_refused"] = True
        else:
            playout.play(choice)
        self._cycles += 1
        is_over = playout.decision is None
        if is_over:
            rewards = dict(zip(agents, standing(playout.game.score(playout.state)), strict=False))
        is_cut_off = not is_over and self._is_cut_off()
        observations = {agent: self.observe(agent) for agent in agents}
        if is_over or is_cut_off:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, is_cut_off), infos


def raw_env(
    game: str, seats: int | None = None, options: Mapping[str, Value] | None = None, max_cycles: int | None = None
) -> Turns:
    """The AEC environment as it is: an action that is not in the mask raises an error."""
    return Turns(game, seats, options, max_cycles)


def env(
    game: str, seats: int | None = None, options: Mapping[str, Value] | None = None, max_cycles: int | None = None
) -> AECEnv[str, Observation, int]:
    """The AEC environment with PettingZoo's usual guards: an action that is not in the mask loses the match."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, seats, options, max_cycles), illegal_reward=WORST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def parallel_env(
    game: str, seats: int | None = None, options: Mapping[str, Value] | None = None, max_cycles: int | None = None
) -> Together:
    """The parallel environment."""
    return Together(game, seats, options, max_cycles)
