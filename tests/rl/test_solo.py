"""Gymnasium's own test on the games that are played alone."""

from __future__ import annotations

import warnings

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from pessoi.kernel.errors import BadSetup
from pessoi.rl import solo


@pytest.mark.parametrize("name", solo.names())
def test_gymnasium_s_test_passes_without_a_warning(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name).unwrapped)


@pytest.mark.parametrize("name", solo.names())
def test_a_match_is_won_or_lost(name: str) -> None:
    env = gymnasium.make(name)
    bare = env.unwrapped
    assert isinstance(bare, solo.Solo)
    _, info = env.reset(seed=3)
    env.action_space.seed(3)
    terminated, rewards = False, []
    while not terminated:
        assert (bare.action_masks() == info["action_mask"]).all()
        _, reward, terminated, _, info = env.step(env.action_space.sample(info["action_mask"]))
        rewards.append(reward)
    assert rewards[-1] in {-1.0, 1.0}
    assert not any(rewards[:-1])
    assert not info["action_mask"].any()


def test_options_are_given_by_their_names() -> None:
    hard = gymnasium.make("pessoi/Hercules-v0", solo_handicap=30)
    easy = gymnasium.make("pessoi/Hercules-v0")
    seen = [env.reset(seed=1)[0] for env in (hard, easy)]
    assert (seen[0] != seen[1]).sum() == 1
    assert 30 in seen[0]


def test_who_can_not_be_played_alone_is_refused() -> None:
    with pytest.raises(BadSetup, match="hexemonia is for 2 to 4"):
        solo.Solo("hexemonia")
