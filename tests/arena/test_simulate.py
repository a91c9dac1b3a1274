"""Simulations: seats rotate, any number of jobs gives the same, faults are named, intervals are right."""

from __future__ import annotations

from multiprocessing import active_children

import pytest
from tests.patience import PATIENCE

from pessoi.arena.simulate import Plan, Result, simulate
from pessoi.arena.summary import mean_interval, summarise, wilson
from pessoi.arena.work import WorkerLost
from pessoi.kernel.errors import BadSetup


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    plan = Plan("hercules", ("random", "random", "random"), 20, "jobs")
    alone = list(simulate(plan, jobs=1))
    together = sorted(simulate(plan, jobs=2), key=lambda result: result.index)
    assert alone == together


def test_every_competitor_sits_everywhere() -> None:
    plan = Plan("hercules", ("greedy", "random", "random"), 3, "seats")
    seats = [result.seats for result in simulate(plan, jobs=1)]
    assert [sorted(column) for column in zip(*seats, strict=True)] == [[0, 1, 2]] * 3


def test_alone_the_automaton_is_a_competitor_that_keeps_its_seat() -> None:
    plan = Plan("hercules", ("random",), 4, "solo", {"solo_handicap": "20"})
    results = list(simulate(plan, jobs=1))
    summary = summarise(plan, results)
    assert [line.label for line in summary.competitors] == ["random", "automaton"]
    assert all(result.seats == (0, 1) for result in results)
    assert sum(line.wins for line in summary.competitors) == pytest.approx(1)


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (Plan("hercles", ("random",), 1, "x"), 'did you mean "hercules"'),
        (Plan("hercules", ("random", "gredy"), 1, "x"), 'did you mean "greedy"'),
        (Plan("hercules", ("random",) * 5, 1, "x"), "1 to 4 seats, not 5"),
        (Plan("hercules", ("random",), 1, "x", {"simplifed": True}), 'did you mean "simplified"'),
        (Plan("hercules", ("random",), 1, "x", {"solo_handicap": 15}), "0, 10, 20, 30, 40 or 50"),
        (Plan("hercules", ("random",), 0, "x"), "at least one game"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(plan: Plan, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        next(simulate(plan))


def test_wins_and_points_are_counted_by_competitor_and_by_seat() -> None:
    plan = Plan("hercules", ("greedy", "random"), 2, "count")
    results = [
        Result(0, seats=(0, 1), scores=(50, 30), shares=(1.0, 0.0), plies=100),
        Result(1, seats=(1, 0), scores=(40, 40), shares=(0.5, 0.5), plies=120),
    ]
    summary = summarise(plan, results)
    greedy, random = summary.competitors
    assert (greedy.wins, random.wins) == (0.75, 0.25)
    assert (greedy.score, random.score) == (45, 35)
    assert [line.wins for line in summary.seats] == [0.75, 0.25]
    assert (summary.plies, summary.plies_min, summary.plies_max) == (110, 100, 120)
    assert summary.data()["competitors"][0]["label"] == "greedy"


def test_equal_bots_are_told_apart() -> None:
    assert Plan("hercules", ("random", "greedy", "random"), 1, "x").labels() == ["random 1", "greedy", "random 2"]


def test_wilson_intervals_match_the_published_ones() -> None:
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(20, 20) == pytest.approx((0.8389, 1.0), abs=5e-5)


def test_a_mean_comes_with_its_spread() -> None:
    assert mean_interval([1.0, 3.0]) == pytest.approx((2.0, 1.96))
    assert mean_interval([5.0]) == (5.0, 0.0)


def test_a_worker_that_is_killed_is_told_and_the_others_end() -> None:
    plan = Plan("hercules", ("search:50", "search:50"), 12, "killed")
    others = active_children()
    results = simulate(plan, jobs=2)
    next(results)
    workers = [child for child in active_children() if child not in others]
    workers[0].kill()
    with pytest.raises(WorkerLost, match="try fewer jobs"):
        list(results)
    for worker in workers:
        worker.join(PATIENCE)
        assert not worker.is_alive()
