"""Playing until one is sure: it stops as soon as all is narrow enough, at the same match whatever came first."""

from __future__ import annotations

from random import Random

import pytest

from pessoi.arena.simulate import Plan, Result
from pessoi.arena.summary import wilson
from pessoi.arena.sure import LEAST, Sureness
from pessoi.cli.studying import read_share
from pessoi.kernel.errors import BadSetup

PLAN = Plan("hercules", ("greedy", "random"), 10_000, "sure")


def result(index: int, has_first_won: bool) -> Result:
    shares = (1.0, 0.0) if has_first_won else (0.0, 1.0)
    return Result(index, (index % 2, 1 - index % 2), (1, 0), shares, 10)


def stopped_after(outcomes: list[bool], within: float, order: list[int] | None = None) -> int:
    sureness = Sureness(PLAN, within)
    for index in order or range(len(outcomes)):
        if sureness.add(index, result(index, outcomes[index])):
            break
    return sureness.matches


def test_it_stops_when_every_interval_is_narrow_enough() -> None:
    chance = Random(3)
    outcomes = [chance.random() < 0.5 for _ in range(3000)]
    matches = stopped_after(outcomes, 0.05)
    low, high = wilson(sum(outcomes[:matches]), matches)
    assert (high - low) / 2 <= 0.05
    assert 370 <= matches <= 390


def test_a_certain_outcome_needs_few_matches_but_not_fewer_than_the_least() -> None:
    # The winner is certain, but sits on either seat equally often; so the seats take as long as ever.
    assert stopped_after([True] * 1000, 0.2) == LEAST
    assert stopped_after([True] * 3000, 0.05) > 300


def test_the_order_in_which_results_come_makes_no_difference() -> None:
    chance = Random(5)
    outcomes = [chance.random() < 0.3 for _ in range(2000)]
    shuffled = sorted(range(2000), key=lambda index: index + chance.randrange(30))
    assert stopped_after(outcomes, 0.05, shuffled) == stopped_after(outcomes, 0.05)


def test_matches_that_failed_are_gone_past() -> None:
    sureness = Sureness(PLAN, 0.2)
    enough = [sureness.add(index, None if index < 50 else result(index, index % 4 < 2)) for index in range(LEAST)]
    assert enough[-1]
    assert (sureness.matches, sureness.faults) == (LEAST, 50)


def test_intervals_hold_nearly_as_they_say_though_we_looked_all_the_time() -> None:
    chance = Random(11)
    held = 0
    for _ in range(1000):
        outcomes = [chance.random() < 0.3 for _ in range(500)]
        matches = stopped_after(outcomes, 0.07)
        low, high = wilson(sum(outcomes[:matches]), matches)
        held += low <= 0.3 <= high
    assert 930 <= held <= 970


@pytest.mark.parametrize(("typed", "share"), [(None, None), ("2%", 0.02), ("0.05", 0.05), (" 2,5 % ", 0.025)])
def test_a_width_is_read_as_people_write_it(typed: str | None, share: float | None) -> None:
    assert read_share(typed) == share


@pytest.mark.parametrize("typed", ["", "wide", "0", "90%", "2"])
def test_what_is_no_width_is_refused(typed: str) -> None:
    with pytest.raises(BadSetup, match="write it like 2%"):
        read_share(typed)
