"""On a real Ray cluster of two workers: the same results as here, though one worker is killed in the middle."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from pessoi.arena import cluster, processes
from pessoi.arena.simulate import Plan
from pessoi.arena.work import Outcome, Work
from pessoi.extras import need
from pessoi.kernel.errors import BadSetup

ray = cluster.load_ray(cluster.LOCAL)
pytestmark = pytest.mark.timeout(600)  # a cluster takes its time on a busy machine
GAMES = 12
PLAN = Plan("hercules", ("random", "random"), GAMES, "cluster", {"round_limit": 5})


@dataclass(frozen=True)
class Deadly:
    """Matches, in the middle of which the first process that comes to it is killed."""

    plan: Plan
    flag: Path
    chunk: int = 2
    is_fresh: bool = False

    def describe(self) -> dict[str, Any]:
        return self.plan.describe()

    def prepare(self) -> None:
        self.plan.prepare()

    def __call__(self, index: int) -> Any:
        if index == GAMES // 2 and not self.flag.exists():
            self.flag.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.plan(index)


def in_order(outcomes: Iterator[Outcome]) -> list[Outcome]:
    return sorted(outcomes, key=lambda outcome: outcome.index)


def on_cluster(work: Work) -> list[Outcome]:
    return in_order(cluster.run(work, range(GAMES), cluster.LOCAL, jobs=2))


@pytest.fixture(scope="module", autouse=True)
def two_workers() -> Iterator[None]:
    """One cluster for all of this file: it takes seconds to start."""
    with cluster.connected(ray, cluster.LOCAL, 2) as cores:
        assert cores == 2
        yield


def test_a_worker_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    flag = tmp_path / "killed"
    here = in_order(processes.run(PLAN, range(GAMES), jobs=1))
    assert on_cluster(Deadly(PLAN, flag)) == here
    assert flag.exists()


def test_an_edited_game_is_played_in_workers_of_its_own() -> None:
    text = files("pessoi.games.hercules").joinpath("components.toml").read_text(encoding="utf-8")
    edited = text.replace("vp_per_marker_in_supply = 1", "vp_per_marker_in_supply = 100")
    changed = Plan(**{**vars(PLAN), "components": edited})
    there = in_order(cluster.run(changed, range(1), cluster.LOCAL))
    assert there == in_order(processes.run(changed, range(1), jobs=1))
    assert there != in_order(processes.run(PLAN, range(1), jobs=1))


def test_the_cluster_here_is_not_to_be_reached_from_elsewhere() -> None:
    assert {node["NodeManagerAddress"] for node in ray.nodes()} == {"127.0.0.1"}


def test_another_version_on_the_cluster_is_refused() -> None:
    with pytest.raises(BadSetup, match="install the same version everywhere"):
        cluster.work_on(PLAN, [0], "0.0.0")


def test_a_library_that_is_missing_is_asked_for() -> None:
    with pytest.raises(BadSetup, match=r'pip install "pessoi\[cluster\]"'):
        need("no_such_module_of_ours", "cluster")
