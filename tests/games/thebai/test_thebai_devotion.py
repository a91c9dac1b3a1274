"""Devotion, Metics and Blessings: scenarios EX73 to EX76, EX125, EX131."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.thebai.given import Given


def before_a_shrine(**family: Any) -> Given:
    return Given("pink", "red", "blue").family("pink", citizens=["1", "1"], score=10, **family).elsewhere()


def test_whoever_comes_first_to_the_end_gets_most() -> None:
    """EX73."""
    table = before_a_shrine(ares=11).resolving("pink_dev").play("advance ares")
    assert table.score("pink") == 18
    table = before_a_shrine(ares=11).family("red", ares=12).resolving("pink_dev").play("advance ares")
    assert table.score("pink") == 16
    assert table.prompt == "promotion"
    table.play("promote supply-hoplite-1")
    assert table.prompt == "archon"


def test_steps_beyond_the_end_bring_a_point_each() -> None:
    """EX74 (R40)."""
    table = before_a_shrine(ares=12).resolving("neutral_n02").play("advance ares", "advance ares")
    assert table.score("pink") == 12


@pytest.mark.parametrize(("step", "points"), [(6, 6), (1, 4)])
def test_points_on_a_yellow_space_count_twice(step: int, points: int) -> None:
    """EX75 (R53)."""
    table = before_a_shrine(dionysus=step).resolving("neutral_n14").play("advance dionysus")
    assert table.score("pink") == 10 + points


def promotions(table_prompts: Given) -> int:
    """How many free promotions follow a doubled step on Dionysus."""
    table = table_prompts.resolving("neutral_n14").play("advance dionysus")
    count = 0
    while table.prompt == "promotion":
        table.play(table.menu[0])
        count += 1
    return count


def test_promotions_on_a_yellow_space_count_twice_and_are_shared_out() -> None:
    """EX75 (R52a, R65)."""
    assert promotions(before_a_shrine(dionysus=7)) == 4
    assert promotions(before_a_shrine(dionysus=7).commander("pink", "tiresias", "dionysus")) == 5


def test_a_metic_is_won_only_once() -> None:
    """EX75 (R52, R55)."""
    table = before_a_shrine(dionysus=5).resolving("neutral_n14").play("advance dionysus")
    assert list(table.metics("pink")) == ["yellow2"]


def test_two_promotions_of_a_space_go_to_one_die() -> None:
    """EX75a (R52a)."""
    given = Given().family("pink", citizens=["1", "1"], dionysus=7).die("pink", "citizen", "2", "h1-1").elsewhere()
    table = given.resolving("pink_dev").play("advance dionysus", "promote city-h1-1")
    assert table.face_at("h1-1") == "3"
    assert table.prompt == "archon"


def test_tiresias_adds_one_promotion_and_sets_them_free() -> None:
    """EX75a."""
    given = Given().family("pink", citizens=["1", "1"], dionysus=7).die("pink", "citizen", "2", "h1-1").elsewhere()
    table = given.commander("pink", "tiresias", "dionysus").resolving("pink_dev").play("advance dionysus")
    table.play("promote city-h1-1", "promote supply-citizen-1", "promote supply-citizen-1+")
    assert (table.face_at("h1-1"), table.supply("pink")) == ("2+", ["2"])


def test_whoever_arrives_lies_on_top() -> None:
    """EX76."""
    given = before_a_shrine(dionysus=2).family("blue", dionysus=3)
    table = given.arrived("dionysus", "red", "pink", "blue").resolving("pink_dev").play("advance dionysus")
    assert [table.colours[seat] for seat in table.state.arrivals[0]] == ["red", "blue", "pink"]


def test_one_step_on_each_track_in_any_order() -> None:
    """EX125 (R123)."""
    table = (
        before_a_shrine(dionysus=1, ares=3).resolving("neutral_n03").play("advance ares", "promote supply-hoplite-1")
    )
    assert table.menu == ["advance dionysus", "skip"]
    table.play("advance dionysus")
    assert table.score("pink") == 12


def test_tiresias_adds_nothing_to_the_final_tile() -> None:
    """EX131 (R130)."""
    given = before_a_shrine(ares=11).family("red", ares=12).commander("pink", "tiresias", "ares")
    table = given.resolving("pink_dev").play("advance ares")
    assert table.score("pink") == 16
    table.play("promote supply-hoplite-1")
    assert table.prompt == "archon"


def test_on_a_named_track_there_is_nothing_to_choose_but_to_skip() -> None:
    """R123."""
    given = Given().family("pink", citizens=["1", "1"], hand=["C5"], grape=1, pottery=1)
    table = given.match().play("fulfil C5")
    assert table.menu == ["advance dionysus", "skip"]
    table.play("skip")
    assert table.prompt == "promotion"


def test_two_steps_of_one_kind_stay_on_the_track_of_the_first() -> None:
    """R123."""
    given = before_a_shrine(hand=["C13"], grape=2, pottery=2)
    table = given.match().play("fulfil C13", "advance ares", "skip")
    assert table.menu == ["advance ares", "skip"]
