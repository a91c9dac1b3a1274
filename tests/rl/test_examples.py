"""The examples run, and the one that learns does learn."""

from __future__ import annotations

import importlib.util
import math
import sys
from functools import partial
from itertools import islice
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pyspiel
import pytest

from pessoi.arena import processes
from pessoi.arena.training.selfplay import position_of
from pessoi.arena.training.training import Training, train
from pessoi.games import registry as games
from pessoi.kernel.match import Match

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    """One of the examples, which are no package."""
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_random_play_goes_through_the_doors(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["rollout.py", "hercules", "--seats", "3", "--steps", "40"])
    rollout = example("rollout")
    rollout.main()
    assert "one match: {'seat_" in capsys.readouterr().out
    assert rollout.play_one("hexemonia", 2, 4) == rollout.play_one("hexemonia", 2, 4)


def test_openspiel_s_search_plays_hercules() -> None:
    ismcts = example("ismcts")
    game = pyspiel.load_game("pessoi_hercules(players=2,round_limit=8,deals=64)")
    _, chosen = ismcts.play(game, 3, seed=1, most=6)
    assert len(chosen) == 6
    assert any(choice.startswith("0: ") for choice in chosen)


def test_a_few_updates_of_ppo_win_more_matches_than_none() -> None:
    ppo = example("ppo")
    curve = list(islice(ppo.train(150, seed=1, round_limit=8), 4))
    assert all(math.isfinite(row["gradient"]) and row["gradient"] > 0 for row in curve)
    assert curve[-1]["entropy"] < curve[0]["entropy"] - 0.02
    assert curve[-1]["wins"] > curve[0]["wins"] + 0.08
    ElementTree.fromstring(ppo.picture(curve))


def test_gradients_of_ppo_are_those_of_its_objective() -> None:
    """Compared with small steps in either direction."""
    ppo = example("ppo")
    random = np.random.default_rng(1)
    network = ppo.Network(6, 5, random)
    network.weights = {name: weight.astype(np.float64) for name, weight in network.weights.items()}
    network.weights["policy"] *= 100
    seen, masks = random.random((8, 6)), random.random((8, 5)) < 0.7
    masks[:, 0] = True
    logs = network.look(seen, masks)[2]
    actions = ppo.draw(logs, random)
    advantages, outcomes = random.standard_normal(8), random.standard_normal(8)
    steps = ppo.Steps(seen, masks, actions, logs[np.arange(8), actions] + 0.05, advantages, outcomes)

    def loss() -> float:
        _, _, logs, values = network.look(seen, masks)
        ratios = np.exp(logs[np.arange(8), actions] - steps.logs)
        good = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        gained = np.minimum(ratios * good, np.clip(ratios, 1 - ppo.CLIP, 1 + ppo.CLIP) * good)
        entropies = -(np.exp(logs) * np.where(masks, logs, 0)).sum(axis=1)
        errors = 0.5 * ppo.VALUE * (values - outcomes) ** 2
        return float((errors - gained - ppo.ENTROPY * entropies).mean())

    found, _ = ppo.gradients_of(network, steps)
    for name, place in (("in", (2, 3)), ("mid", (1, 1)), ("policy", (4, 0)), ("value", (7, 0)), ("policy bias", (2,))):
        weight = network.weights[name]
        before = weight[place]
        weight[place] = before + 1e-5
        above = loss()
        weight[place] = before - 1e-5
        below = loss()
        weight[place] = before
        assert found[name][place] == pytest.approx((above - below) / 2e-5, rel=1e-3, abs=1e-8)


@pytest.fixture(scope="module")
def positions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a training, for whoever learns elsewhere."""
    folder = tmp_path_factory.mktemp("training")
    train(Training("hercules", (2,), 40, "random", "test"), folder, partial(processes.run, jobs=1), lambda _: None)
    return folder / "seats-2" / "positions.parquet"


def test_values_of_one_s_own_foretell_and_are_gone_by(positions: Path) -> None:
    values = example("values")
    game = games.find("hercules")
    seen, shares, _ = values.read(positions, game)
    net = values.Net(seen, np.random.default_rng(1))

    net.learn(seen, shares, 30)

    assert values.loss(net.shares(seen), shares) < math.log(2) - 0.1
    match = Match.begin(game, 2, "values", {}, journal=False)
    foretold = values.NetValues(game, 2, net).shares(match.state)
    assert foretold == pytest.approx(net.shares(kept(match)).tolist(), abs=1e-4)
    asked: list[float] = []

    class Listening(values.NetValues):  # type: ignore[misc, name-defined]
        def shares(self, state: Any) -> list[float]:
            asked.append(game.stage(state))
            return [0.5, 0.5]

    assert 0.0 <= values.contest(game, partial(Listening, net=net), 2, 2) <= 1.0
    assert max(asked) > 0.5


def kept(match: Match) -> np.ndarray[Any, Any]:
    """What the net is shown of a position."""
    position = position_of(match.game, match)
    return np.array([[*features, position.stage] for features in position.features])


def test_gradients_of_the_net_are_those_of_its_surprise() -> None:
    values = example("values")
    random = np.random.default_rng(2)
    seen, shares = random.normal(size=(9, 2, 4)), np.tile([1.0, 0.0], (9, 1))
    net = values.Net(seen, random)
    before = net.weights.copy()
    slopes = []

    def keep_slope(surprise: Any, start: Any, **_: Any) -> SimpleNamespace:
        slopes.append((surprise, surprise(start)[1]))
        return SimpleNamespace(x=start)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(values, "minimize", keep_slope)
        net.learn(seen, shares, 1)

    ((surprise, slope),) = slopes
    assert (net.weights == before).all()
    for place in range(0, len(before), 7):
        step = np.zeros_like(before)
        step[place] = 1e-5
        difference = surprise(before + step)[0] - surprise(before - step)[0]
        assert slope[place] == pytest.approx(difference / 2e-5, rel=1e-4, abs=1e-7)
