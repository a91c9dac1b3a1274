"""PettingZoo's own tests on every game with every number of seats, and what they do not ask."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec
from tests.rl.cases import every_table

from pessoi.contract.cases import Case, cases_of
from pessoi.games import registry
from pessoi.kernel.errors import NotAChoice
from pessoi.rl import zoo

#: What PettingZoo says of all environments with masks but its own.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")
CYCLES = 20


@every_table
def test_pettingzoo_s_tests_pass(name: str, seats: int) -> None:
    def together(max_cycles: int | None = None) -> zoo.Together:
        return zoo.parallel_env(name, seats, max_cycles=max_cycles)

    api_test(zoo.env(name, seats), num_cycles=CYCLES)
    seed_test(lambda: zoo.env(name, seats), CYCLES)
    parallel_api_test(together(), num_cycles=CYCLES)
    parallel_seed_test(together, CYCLES)
    max_cycles_test(
        SimpleNamespace(parallel_env=together, env=lambda max_cycles: parallel_to_aec(together(max_cycles)))
    )


@every_table
def test_a_whole_match_ends_with_the_standing(name: str, seats: int) -> None:
    env = zoo.env(name, seats)
    env.reset(seed=3)
    env.action_space("seat_0").seed(3)
    worths: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        if terminated:
            worths[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(env.action_space("seat_0").sample(observation["action_mask"]))
    assert len(worths) == seats
    if seats > 1:
        assert sum(worths.values()) == pytest.approx(0.0)
        assert max(worths.values()) > 0
    else:
        assert worths["seat_0"] in {-1.0, 0.0, 1.0}


def every_option_set() -> list[Case]:
    return [case for name in ("hercules", "hexemonia", "thebai") for case in cases_of(registry.find(name))]


@pytest.mark.parametrize("case", every_option_set(), ids=str)
def test_every_option_set_can_be_played(case: Case) -> None:
    env = zoo.raw_env(case.game.name, case.seats, case.options)
    env.reset(seed=1)
    for _ in range(8):
        observation, *_ = env.last()
        env.step(int(observation["action_mask"].nonzero()[0][0]))


def test_an_action_outside_the_mask_loses_the_match_or_is_refused() -> None:
    def illegal(observation: dict[str, Any]) -> int:
        return int((observation["action_mask"] == 0).nonzero()[0][0])

    guarded = zoo.env("hercules", 2)
    guarded.reset(seed=1)
    loser = guarded.agent_selection
    guarded.step(illegal(guarded.last()[0]))
    assert all(guarded.terminations.values())
    assert guarded.unwrapped.rewards[loser] == -1

    raw = zoo.raw_env("hercules", 2)
    raw.reset(seed=1)
    with pytest.raises(NotAChoice, match="not in the mask"):
        raw.step(illegal(raw.last()[0]))

    together = zoo.parallel_env("hercules", 2)
    seen, _ = together.reset(seed=1)
    deciding = next(agent for agent in together.agents if seen[agent]["action_mask"].any())
    again, *_, infos = together.step({agent: illegal(seen[agent]) for agent in together.agents})
    assert infos[deciding] == {"is_refused": True}
    assert (again[deciding]["observation"] == seen[deciding]["observation"]).all()
