"""Movement, vases and gods: scenarios E12 to E19."""

from __future__ import annotations

import pytest
from tests.games.hercules.tables import Given


@pytest.mark.parametrize(
    ("tyche", "morpheus", "offered"),
    [
        (1, 4, ["hecate"]),
        (2, 4, ["hecate", "tyche"]),
        (1, 6, ["hecate", "morpheus"]),
        (2, 6, ["hecate", "tyche", "morpheus"]),
    ],
)
def test_a_blocked_apprentice_brings_a_demigod_only(tyche: int, morpheus: int, offered: list[str]) -> None:
    """E12 Blocked apprentice (R25)."""
    given = Given().hero(0, dice=(6, 2)).top(tyche=tyche, morpheus=morpheus)
    for stack in offered:
        table = given.match()
        card = table.stack(stack)[0]
        assert table.calculations["minus d1d2"] == 4
        table.play("master minus d1d2")
        if len(offered) > 1:
            assert table.menu == [f"take {name}" for name in offered]
            table.play(f"take {stack}")
        hero = table.hero(0)
        assert (hero.supply, hero.column) == (1, 0)
        assert 4 not in hero.open
        assert (hero.cards, hero.prizes) == ([card], [])
        assert table.deciding == 1


def test_laura_runs_to_column_six() -> None:
    """E13 Laura reaches column 6 (R35)."""
    table = Given(at=1).hero(1, mastered=[1, 2, 3, 4, 6], dice=(3, 2)).above(6, "god_hephaestus").match()
    god_above_5 = table.above(5)
    assert table.hero(1).column == 4
    assert table.calculations["plus d1d2"] == 5
    table.play("master plus d1d2")
    hero = table.hero(1)
    assert 5 not in hero.open
    assert hero.column == 6
    assert "moved seat=1 old=4 new=6 spaces=2" in table.told()
    assert hero.prizes == []
    assert hero.cards == ["hestia_01", "god_hephaestus"]
    assert table.status(1, "god_hephaestus") == "ready"
    assert table.above(6) is None
    assert table.above(5) == god_above_5 is not None


def three_spaces(players: int = 3) -> Given:
    return Given(players=players).hero(0, mastered=[1, 3, 4], dice=(4, 2)).above(4, "god_ares")


def test_three_spaces_bring_three_cards() -> None:
    """E14 Three spaces."""
    table = three_spaces().match()
    assert table.hero(0).column == 1
    assert table.calculations["divide d1d2"] == 2
    table.play("master divide d1d2")
    hero = table.hero(0)
    assert hero.column == 4
    assert "moved seat=0 old=1 new=4 spaces=3" in table.told()
    assert hero.prizes == ["vase_3a"]
    assert hero.cards == ["aeolus_01", "god_ares"]
    assert table.vases(3) == ["vase_3b"]


def test_the_second_vase_of_a_stack_comes_next() -> None:
    """E15 Second card of a stack: three players."""
    table = three_spaces().hero(1, cards=["vase_3a"]).match().play("master divide d1d2")
    assert table.hero(0).prizes == ["vase_3b"]
    assert table.vases(3) == []


def test_two_players_have_one_vase_per_stack() -> None:
    """E15 Second card of a stack: two players."""
    table = three_spaces(players=2).hero(1, cards=["vase_3a"]).match().play("master divide d1d2")
    assert table.hero(0).column == 4
    assert table.hero(0).prizes == []


def test_an_empty_vase_stack_passes_the_run_to_the_next_lower_one() -> None:
    """E16 Stack empty, next lower ones (R33)."""
    table = Given().hero(0, mastered=[2, 3, 4, 5], dice=(3, 3)).no_vases(4, 5).match()
    assert table.hero(0).column == 0
    assert table.calculations["divide d1d2"] == 1
    table.play("master divide d1d2")
    assert table.hero(0).column == 5
    assert "moved seat=0 old=0 new=5 spaces=5" in table.told()
    assert table.hero(0).prizes == ["vase_3a"]
    assert table.vases(6) == ["vase_6a", "vase_6b"]


def test_nine_spaces_earn_a_vase_for_seven() -> None:
    """E17 More than seven spaces (R32, R34)."""
    table = Given().hero(0, open=[1, 10, 11, 12], dice=(6, 5)).match()
    passed = [table.above(column) for column in range(1, 9)]
    god_above_9 = table.above(9)
    assert table.calculations["minus d1d2"] == 1
    table.play("master minus d1d2")
    hero = table.hero(0)
    assert hero.column == 9
    assert "moved seat=0 old=0 new=9 spaces=9" in table.told()
    assert hero.prizes == ["vase_7a"]
    assert hero.cards == ["hecate_01", god_above_9]
    assert table.above(9) is None
    assert [table.above(column) for column in range(1, 9)] == passed
    assert None not in passed


def test_no_higher_vase_stands_in_for_a_lower_one() -> None:
    """E18 No vase left (R33)."""
    table = three_spaces().no_vases(3).match()
    higher = [table.vases(spaces) for spaces in range(4, 8)]
    assert all(higher)
    table.play("master divide d1d2")
    assert "moved seat=0 old=1 new=4 spaces=3" in table.told()
    assert table.hero(0).prizes == []
    assert [table.vases(spaces) for spaces in range(4, 8)] == higher


def test_a_god_taken_earlier_is_gone() -> None:
    """E19 God already taken (R24, R36)."""
    table = three_spaces().hero(2, mastered=[1, 2, 3, 4], cards=["god_ares"]).match()
    assert table.above(4) is None
    table.play("master divide d1d2")
    assert table.hero(0).cards == ["aeolus_01"]
    assert [table.hero(0).column, table.hero(2).column] == [4, 4]
    assert table.hero(2).cards == ["god_ares"]


def test_taking_a_demigod_is_undone_only_if_no_other_lay_below_it() -> None:
    """The program's undo is outside the rules: the next card of a stack was seen, below the last one is none."""
    given = Given().hero(0, dice=(6, 2)).top(tyche=2, morpheus=4)
    table = given.match().play("master minus d1d2", "take tyche")
    assert table.match.why_no_undo() == "drawn"
    table = given.only("tyche").match().play("master minus d1d2", "take tyche")
    assert table.hero(0).cards == ["tyche_02"]
    table.match.undo()
    assert table.menu == ["take hecate", "take tyche"]
