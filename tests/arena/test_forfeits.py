"""Outside bots in simulations: each match has a process of its own, and who forfeits wins nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.bots.programs import CRASH, GOOD, WELCOME, is_gone, processes, write_bot
from tests.patience import PATIENCE

from pessoi.arena.simulate import Plan, Result, play_one, shares_of, simulate
from pessoi.arena.summary import summarise
from pessoi.bots.terms import Terms
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.game import ScoreSheet


def plan_of(*bots: str, games: int = 2) -> Plan:
    return Plan("hercules", bots, games, "outside", {"round_limit": 4}, Terms(seconds=PATIENCE))


def sheet(*points: int) -> ScoreSheet:
    return ScoreSheet(["points"], [[total] for total in points], [[] for _ in points], [])


def test_every_match_starts_a_process_of_its_own_and_leaves_none(tmp_path: Path) -> None:
    plan = plan_of(write_bot(tmp_path, GOOD), "random", games=10)
    results = list(simulate(plan, jobs=2))
    assert sorted(result.index for result in results) == list(range(10))
    assert not any(result.forfeits for result in results)
    started = processes(tmp_path)
    assert len(set(started)) == 10
    assert all(is_gone(process) for process in started)


def test_a_good_bot_gives_the_same_results_with_any_number_of_jobs(tmp_path: Path) -> None:
    plan = plan_of(write_bot(tmp_path, GOOD), "random", games=10)
    alone = list(simulate(plan, jobs=1))
    assert alone == sorted(simulate(plan, jobs=2), key=lambda result: result.index)


def test_greedy_plays_on_for_a_bot_that_forfeits_but_wins_nothing(tmp_path: Path) -> None:
    fallen = play_one(plan_of(write_bot(tmp_path, CRASH), "random"), 1)
    greedy = play_one(plan_of("greedy", "random"), 1)
    assert (fallen.scores, fallen.plies) == (greedy.scores, greedy.plies)
    assert greedy.shares == (1, 0)
    assert fallen.shares == (0, 1)
    (forfeit,) = fallen.forfeits
    assert (forfeit.competitor, forfeit.seat) == (0, 1)
    assert forfeit.why == "the program ended with exit code 1"
    assert forfeit.last_lines == ("no model here",)
    assert all(is_gone(process) for process in processes(tmp_path))


def test_the_others_are_told_who_won_without_the_one_who_forfeited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It may take its time to hear that.
    for seconds in ("GRACE", "PATIENCE"):
        monkeypatch.setattr(f"pessoi.bots.outside.{seconds}", PATIENCE)
    folders = [tmp_path / "fallen", tmp_path / "good"]
    for folder in folders:
        folder.mkdir()
    result = play_one(plan_of(write_bot(folders[0], CRASH), write_bot(folders[1], GOOD)), 0)
    assert result.shares == (0, 1)
    assert '"winners":[1]' in (folders[1] / "heard").read_text().splitlines()[-1]


@pytest.mark.parametrize(
    ("points", "forfeited", "shares"),
    [
        ((5, 3, 1), [], [1, 0, 0]),
        ((5, 5, 1), [], [0.5, 0.5, 0]),
        ((5, 3, 3), [0], [0, 0.5, 0.5]),
        ((5, 5, 1), [0], [0, 1, 0]),
        ((5, 3, 1), [2], [1, 0, 0]),
        ((5, 3, 1), [0, 1], [0, 0, 1]),
        ((5, 3), [0, 1], [0, 0]),
    ],
)
def test_the_best_of_those_who_did_not_forfeit_wins(
    points: tuple[int, ...], forfeited: list[int], shares: list[float]
) -> None:
    assert shares_of(sheet(*points), forfeited) == shares


def test_alone_the_automaton_wins_against_a_forfeit(tmp_path: Path) -> None:
    result = play_one(plan_of(write_bot(tmp_path, WELCOME + "play(2)")), 0)
    assert result.shares == (0, 1)


def test_forfeits_are_counted_and_listed(tmp_path: Path) -> None:
    plan = plan_of(write_bot(tmp_path, CRASH), "random", games=3)
    data = summarise(plan, list(simulate(plan, jobs=1))).data()
    assert [line["forfeits"] for line in data["competitors"]] == [3, 0]
    assert [line["forfeits"] for line in data["seats"]] == [2, 1]
    assert [(forfeit["match"], forfeit["seat"]) for forfeit in data["forfeits"]] == [(0, 0), (1, 1), (2, 0)]
    assert {forfeit["bot"] for forfeit in data["forfeits"]} == {plan.bots[0]}
    assert {forfeit["why"] for forfeit in data["forfeits"]} == {"the program ended with exit code 1"}


def test_nothing_is_forfeited_by_our_own_bots() -> None:
    plan = plan_of("random", "random")
    results: list[Result] = list(simulate(plan, jobs=1))
    assert summarise(plan, results).data()["forfeits"] == []


def test_a_program_that_is_not_there_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadSetup, match='no program "nowhere/bot"'):
        next(simulate(plan_of("random", "cmd:nowhere/bot")))
