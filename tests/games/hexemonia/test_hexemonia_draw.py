"""Step A: scenarios E05 to E07 and the rulings R10 to R13."""

from __future__ import annotations

import pytest
from tests.games.hexemonia.tables import AtTable, Given


def before_the_draw(*stack: str) -> AtTable:
    given = Given(draws=True).city(0, "acropolis [2,0,1]").display("wall", "pasture", "agora", "hades")
    return given.stack(*stack).match()


def test_a_tile_and_a_resource() -> None:
    """E05 One tile and one resource; the slot just emptied is refilled (R11)."""
    table = before_the_draw("spring", "fleet").play("take 2", "gain hoplite")
    assert table.hand(0) == ["pasture"]
    assert table.display == ["wall", "spring", "agora", "hades"]
    assert table.stack == ["fleet"]
    assert table.cubes(0, "acropolis") == [2, 1, 1]


@pytest.mark.parametrize(("resource", "cubes"), [("citizen", [3, 0, 1]), ("hoplite", [2, 1, 1]), ("gold", [2, 0, 2])])
def test_any_resource_can_be_gained_and_lies_on_the_acropolis(resource: str, cubes: list[int]) -> None:
    """E05 The resource is of one's choice."""
    table = before_the_draw("spring", "fleet").play("take 1", f"gain {resource}")
    assert table.cubes(0, "acropolis") == cubes


def test_a_tile_is_taken_before_a_resource() -> None:
    """Step A begins with a tile."""
    assert before_the_draw("spring", "fleet").said() == {"take 1", "take 2", "take 3", "take 4"}


def test_the_fresh_tile_may_be_taken() -> None:
    """E06 The second tile can be the one that has just come up."""
    table = before_the_draw("spring", "fleet", "asty").play("take 2", "take 2")
    assert table.hand(0) == ["pasture", "spring"]
    assert table.display == ["wall", "fleet", "agora", "hades"]
    assert table.stack == ["asty"]


def test_two_different_slots_are_refilled_in_their_own_places() -> None:
    """R11 A refill goes into the slot just emptied."""
    table = before_the_draw("spring", "fleet", "asty").play("take 4", "take 1")
    assert table.hand(0) == ["hades", "wall"]
    assert table.display == ["fleet", "pasture", "agora", "spring"]


def test_the_stack_ends_in_mid_draw() -> None:
    """E07, R12 The second choice is still made, and its slot stays empty; R13 the end is triggered at once."""
    table = before_the_draw("temple")
    assert not table.view()["is_end_triggered"]
    table.play("take 1")
    assert table.display == ["temple", "pasture", "agora", "hades"]
    assert table.stack == []
    assert table.view()["is_end_triggered"]
    assert table.said() == {"take 1", "take 2", "take 3", "take 4", "gain citizen", "gain hoplite", "gain gold"}
    table.play("take 3")
    assert table.display == ["temple", "pasture", None, "hades"]
    assert table.deciding == 0
    assert table.view()["step"] == "build"


def test_a_resource_can_follow_the_last_tile_of_the_stack() -> None:
    """R12 The triggering turn is completed normally."""
    table = before_the_draw("temple").play("take 1", "gain gold")
    assert table.cubes(0, "acropolis") == [2, 0, 2]
    assert table.display == ["temple", "pasture", "agora", "hades"]


def test_the_second_tile_may_be_the_last_of_the_stack() -> None:
    """R13 The end is triggered by the second refill just as by the first."""
    table = before_the_draw("spring", "fleet").play("take 1")
    assert not table.view()["is_end_triggered"]
    assert table.play("take 1").view()["is_end_triggered"]


def test_nothing_comes_back_from_the_underworld() -> None:
    """R10 It lies open to all, and does not refill the stack."""
    given = Given(draws=True).city(0, hand=["pasture"]).display("wall", "quarry", "agora", "hades").stack("temple")
    table = given.match()
    thrown = table.view(1)["underworld"]
    assert len(thrown) == 34
    table.play("take 1", "take 1")
    assert table.display == [None, "quarry", "agora", "hades"]
    assert table.view(1)["underworld"] == thrown


def test_the_tiles_and_the_cube_can_be_used_in_the_same_turn() -> None:
    """Step A comes before step B."""
    given = Given(draws=True).city(0, "acropolis").display("pasture", "wall", "agora", "hades").stack("spring", "fleet")
    table = given.match().play("take 1", "gain citizen")
    assert table.said("lay") == {f"lay pasture {space}" for space in range(1, 7)}
