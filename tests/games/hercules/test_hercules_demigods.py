"""Demigod cards: scenarios E20 to E24."""

from __future__ import annotations

import pytest
from tests.games.hercules.tables import Given


@pytest.mark.parametrize("stack", ["pan", "tyche", "morpheus"])
def test_matching_numbers_open_their_stacks(stack: str) -> None:
    """E20 Number matches (R26)."""
    table = Given().hero(0, dice=(2, 5)).top(tyche=2, morpheus=5).match()
    card = table.stack(stack)[0]
    assert table.calculations["times d1d2"] == 10
    table.play("master times d1d2")
    assert table.menu == ["take pan", "take tyche", "take morpheus"]
    table.play(f"take {stack}")
    assert table.hero(0).cards == [card]
    assert table.deciding == 1


def test_other_numbers_and_the_result_open_nothing() -> None:
    """E21 Number does not match (R28)."""
    table = Given().hero(0, dice=(2, 5)).top(tyche=3, morpheus=4, hecate="hecate_03").match()
    assert table.calculations["minus d1d2"] == 3
    table.play("master minus d1d2")
    assert table.hero(0).cards == ["hecate_03"]
    assert table.deciding == 1


def test_a_changed_die_counts_with_its_new_face() -> None:
    """E22 Changed die counts with its new face (R27)."""
    given = Given().hero(0, mastered=[1], dice=(3, 6), cards=["hestia_01"]).top(tyche=3, morpheus=4)
    table = given.match().play("use hestia_01 d1")
    assert table.calculations["plus d1d2"] == 10
    table.play("master plus d1d2")
    assert table.menu == ["take hestia", "take morpheus"]


def test_the_third_die_does_not_count() -> None:
    """E23 Third die does not count (R28)."""
    given = Given().hero(0, dice=(6, 1), cards=["god_apollo"]).top(tyche=1, morpheus=4)
    table = given.match(rolls=[4]).play("use god_apollo none")
    assert table.calculations["plus d1w"] == 10
    table.play("master plus d1w")
    assert table.menu == ["take hestia", "take morpheus"]


def no_aeolus_left(morpheus: int) -> Given:
    given = Given().hero(0, mastered=[1, 3, 4], dice=(6, 3)).empty("aeolus")
    return given.top(tyche=2, morpheus=morpheus).above(4, "god_athena")


def test_without_an_eligible_stack_there_is_no_demigod() -> None:
    """E24 Empty stacks: no card, everything else as usual."""
    table = no_aeolus_left(morpheus=5).match()
    assert table.calculations["divide d1d2"] == 2
    table.play("master divide d1d2")
    hero = table.hero(0)
    assert 2 not in hero.open
    assert (hero.supply, hero.column) == (4, 4)
    assert (hero.cards, hero.prizes) == (["god_athena"], ["vase_3a"])
    assert table.deciding == 1


def test_the_only_eligible_stack_is_taken_without_asking() -> None:
    """E24 Empty stacks: Morpheus by number."""
    table = no_aeolus_left(morpheus=6).match().play("master divide d1d2")
    assert table.hero(0).cards == ["morpheus_03", "god_athena"]
    assert table.deciding == 1
