"""Calculating and mastering: scenarios E05 to E11."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest
from tests.games.hercules.tables import AtTable, Given

FACES = range(1, 7)
ROLLS = list(product(FACES, FACES))


def all_open(x: int, y: int) -> AtTable:
    return Given().hero(0, dice=(x, y)).match()


def test_julia_divides_six_by_three() -> None:
    """E05 Julia's roll (R23)."""
    table = Given().hero(0, mastered=[3], dice=(6, 3)).top(tyche="tyche_03", morpheus=4).match()
    assert (table.hero(0).supply, table.hero(0).column) == (1, 0)
    assert table.menu == ["master plus d1d2", "master divide d1d2", "rest"]
    assert table.calculations == {"plus d1d2": 9, "divide d1d2": 2}
    table.play("master divide d1d2")
    assert 2 not in table.hero(0).open
    assert (table.hero(0).supply, table.hero(0).column) == (2, 0)
    assert table.told("moved") == []
    assert table.prompt == "demigod"
    assert table.menu == ["take aeolus", "take tyche"]
    table.play("take tyche")
    assert table.hero(0).cards == ["tyche_03"]


@pytest.mark.parametrize(("operation", "pairs"), [("plus", 21), ("minus", 15), ("times", 13), ("divide", 14)])
def test_each_operation_has_so_many_pairs_of_faces(operation: str, pairs: int) -> None:
    """E06 All calculations: pairs with a legal result."""
    unordered = combinations_with_replacement(FACES, 2)
    assert sum(f"{operation} d1d2" in all_open(x, y).calculations for x, y in unordered) == pairs


def test_each_labour_has_so_many_rolls() -> None:
    """E06 All calculations: of the 36 rolls, those that can master labour 1 to 12."""
    labours = [set(all_open(x, y).calculations.values()) for x, y in ROLLS]
    counts = [sum(labour in possible for possible in labours) for labour in range(1, 13)]
    assert counts == [16, 13, 12, 9, 8, 9, 6, 7, 5, 5, 2, 5]


@pytest.mark.parametrize(
    ("face", "calculations"),
    [(4, {"plus d1d2": 8, "divide d1d2": 1}), (1, {"plus d1d2": 2, "times d1d2": 1, "divide d1d2": 1})],
)
def test_equal_dice_cannot_be_subtracted(face: int, calculations: dict[str, int]) -> None:
    """E07 Equal dice (R19, R20)."""
    table = all_open(face, face)
    assert table.calculations == calculations
    assert table.menu == [*(f"master {words}" for words in calculations), "rest"]


def test_nothing_is_rounded() -> None:
    """E08 No rounding (R19)."""
    table = all_open(3, 5)
    assert table.calculations == {"plus d1d2": 8, "minus d1d2": 2}
    assert table.menu == ["master plus d1d2", "master minus d1d2", "rest"]


def test_the_operation_and_not_the_result_names_the_demigod() -> None:
    """E09 One result, two operations (R21)."""
    given = Given().hero(0, dice=(2, 4)).top(tyche=1, morpheus=6, hecate="hecate_02", aeolus="aeolus_03")
    table = given.match()
    assert table.calculations == {"plus d1d2": 6, "minus d1d2": 2, "times d1d2": 8, "divide d1d2": 2}
    assert len(table.menu) == 4 + 1
    subtracted = given.match().play("master minus d1d2")
    divided = given.match().play("master divide d1d2")
    for after, card in ((subtracted, "hecate_02"), (divided, "aeolus_03")):
        assert after.hero(0).cards == [card]
        assert 2 not in after.hero(0).open
        assert (after.deciding, after.prompt) == (1, "turn")


def test_who_can_do_nothing_can_only_rest() -> None:
    """E10 No labour possible, nothing to use."""
    table = Given().hero(0, mastered=[1, 12], dice=(6, 6)).match()
    assert table.hero(0).supply == 2
    assert table.menu == ["rest"]


@pytest.mark.parametrize(("x", "y"), ROLLS)
def test_on_the_first_turn_of_a_game_adding_is_always_possible(x: int, y: int) -> None:
    """E11 First turn of a game (R12)."""
    table = Given(turns_taken=0, round=1).hero(0, dice=(x, y)).match()
    hero = table.hero(0)
    assert (hero.column, hero.supply, hero.cards, hero.dice) == (0, 0, [], (x, y))
    assert table.calculations["plus d1d2"] == x + y
    assert table.uses == []
    assert table.menu[-1] == "rest"
