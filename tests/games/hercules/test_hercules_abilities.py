"""Abilities: scenarios E25 to E37."""

from __future__ import annotations

import pytest
from tests.games.hercules.tables import AtTable, Given


def test_plus_one_raises_a_die_below_six_for_a_marker() -> None:
    """E25 +1 with limit and cost (R40)."""
    table = Given().hero(0, mastered=[11, 12], dice=(6, 4), cards=["hestia_01"]).match()
    assert table.hero(0).supply == 2
    assert table.uses == ["use hestia_01 d2"]
    table.play("use hestia_01 d2")
    assert table.hero(0).dice == (6, 5)
    assert table.hero(0).supply == 1
    assert table.status(0, "hestia_01") == "marked"
    assert table.uses == []


def test_plus_one_is_not_offered_for_two_sixes() -> None:
    """E25 +1 with limit and cost: no die below six."""
    table = Given().hero(0, mastered=[11, 2], dice=(6, 6), cards=["hestia_01"]).match()
    assert table.uses == []


def test_minus_one_lowers_a_die_above_one() -> None:
    """E26 −1 with limit (R40)."""
    table = Given().hero(0, mastered=[12], dice=(1, 2), cards=["hecate_01"]).match()
    assert table.uses == ["use hecate_01 d2"]
    table.play("use hecate_01 d2")
    assert table.hero(0).dice == (1, 1)
    assert table.hero(0).supply == 0


def test_without_a_marker_only_gods_can_be_used() -> None:
    """E27 No marker in the supply (R39)."""
    table = Given().hero(0, dice=(2, 2), cards=["hestia_01", "god_demeter"]).match()
    assert table.status(0, "hestia_01") == "no_marker"
    assert table.status(0, "god_demeter") == "ready"
    assert table.uses == ["use god_demeter d1", "use god_demeter d2"]
    table.play("use god_demeter d1")
    assert table.hero(0).dice == (3, 2)
    assert table.status(0, "god_demeter") == "turned"
    assert table.hero(0).supply == 0


@pytest.mark.parametrize(("face", "opposite"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_a_flipped_die_shows_its_opposite_face(face: int, opposite: int) -> None:
    """E28 Flip (R41)."""
    given = Given().hero(0, mastered=[12], dice=(face, face), cards=["pan_02"])
    assert given.match().play("use pan_02 d1").hero(0).dice == (opposite, face)
    assert given.match().play("use pan_02 d2").hero(0).dice == (face, opposite)


def test_two_cards_raise_the_same_die_twice() -> None:
    """E29 Same ability twice, different cards."""
    table = Given().hero(0, mastered=[11, 12], dice=(2, 6), cards=["hestia_01", "hestia_02"]).match()
    table.play("use hestia_01 d1", "use hestia_02 d1")
    hero = table.hero(0)
    assert hero.dice == (4, 6)
    assert hero.supply == 0
    assert hero.used == ["hestia_01", "hestia_02"]
    assert table.calculations == {"plus d1d2": 10, "minus d1d2": 2}


def test_any_dice_in_hand_can_be_rerolled() -> None:
    """E30 Reroll: targets without and with the white die (R42)."""
    table = Given().hero(0, mastered=[12], dice=(1, 2), cards=["hestia_03", "god_apollo"]).match()
    rerolls = [choice for choice in table.uses if "hestia_03" in choice]
    assert rerolls == ["use hestia_03 d1", "use hestia_03 d2", "use hestia_03 d1+d2"]
    table.play("use god_apollo none")
    dice = ["d1", "d2", "w", "d1+d2", "d1+w", "d2+w", "d1+d2+w"]
    assert table.uses == [f"use hestia_03 {chosen}" for chosen in dice]


def test_a_reroll_leaves_the_other_die_as_it_was_changed() -> None:
    """E30 Reroll: dice not chosen stay (R42)."""
    given = Given().hero(0, mastered=[1, 12], dice=(4, 1), cards=["hestia_01", "hestia_03"])
    table = given.match(rolls=[6]).play("use hestia_01 d1")
    assert table.hero(0).dice == (5, 1)
    table.play("use hestia_03 d2")
    assert table.hero(0).dice == (5, 6)
    assert table.calculations["plus d1d2"] == 11


def test_the_white_die_makes_three_dice_of_which_two_are_used() -> None:
    """E31 White die (R43)."""
    given = Given().hero(0, dice=(6, 6), cards=["god_apollo"]).hero(1, dice=(1, 2), cards=["god_dionysus"])
    table = given.top(tyche=1, morpheus=5).match(rolls=[4])
    table.play("use god_apollo none")
    assert table.status(0, "god_apollo") == "turned"
    assert table.view["white_die"] == {"holder": 0, "face": 4}
    assert table.calculations == {
        "plus d1d2": 12,
        "divide d1d2": 1,
        "plus d1w": 10,
        "minus d1w": 2,
        "plus d2w": 10,
        "minus d2w": 2,
    }
    assert table.menu == [f"master {words}" for words in table.calculations]
    table.play("master plus d2w")
    assert 10 not in table.hero(0).open
    assert table.view["white_die"] == {"holder": None, "face": None}
    assert table.deciding == 1
    assert table.view["round"] == 5
    assert table.uses == ["use god_dionysus none"]


def test_a_second_white_die_card_rolls_the_one_white_die_again() -> None:
    """E32 White die twice (R44)."""
    given = Given().hero(0, dice=(6, 6), cards=["god_apollo", "god_dionysus"])
    table = given.match(rolls=[2, 5]).play("use god_apollo none")
    assert table.view["white_die"] == {"holder": 0, "face": 2}
    table.play("use god_dionysus none")
    assert table.view["white_die"] == {"holder": 0, "face": 5}
    assert table.hero(0).used == ["god_apollo", "god_dionysus"]
    assert {words.split()[1] for words in table.calculations} == {"d1d2", "d1w", "d2w"}
    assert table.calculations["plus d1w"] == 11


def test_copying_turns_both_coloured_dice_to_another_players_faces() -> None:
    """E33 Copy (R45, R46)."""
    given = Given(players=3, at=1).hero(0, dice=(5, 6)).hero(2, dice=(3, 3))
    given.hero(1, mastered=[12], dice=(1, 4), cards=["pan_01", "god_apollo"])
    table = given.match(rolls=[3]).play("use god_apollo none")
    assert table.hero(1).supply == 1
    assert table.uses == ["use pan_01 0", "use pan_01 2"]
    table.play("use pan_01 0")
    assert table.hero(1).dice == (5, 6)
    assert table.view["white_die"] == {"holder": 1, "face": 3}
    assert table.hero(0).dice == (5, 6)


PASSIVE = ["hestia_04", "hestia_06", "god_hera"]


def test_passive_cards_are_never_offered() -> None:
    """E34 Passive cards (R48)."""
    table = Given().hero(0, mastered=[10, 11, 12], dice=(1, 2), cards=PASSIVE).match()
    assert table.hero(0).supply == 3
    assert [table.status(0, card) for card in PASSIVE] == ["passive", "passive", "passive"]
    assert table.uses == []
    table.play("rest")
    assert table.deciding == 1


def test_passive_cards_are_not_restored_by_a_rest() -> None:
    """E34 Passive cards: beside cards that are."""
    cards = [*PASSIVE, "hestia_01", "god_apollo"]
    given = Given().hero(0, mastered=[10, 11, 12], dice=(1, 2), cards=cards, used=["hestia_01", "god_apollo"])
    table = given.match()
    assert table.uses == []
    assert table.play("rest").menu == ["recover hestia_01", "done"]
    assert table.play("done").menu == ["refresh god_apollo", "done"]


def seven_or_eleven(first: int, second: int) -> AtTable:
    """Only labours 7 and 11 are open, and both dice have just been rerolled."""
    table = Given().hero(0, open=[7, 11], dice=(1, 1), cards=["hestia_03"]).match(rolls=[first, second])
    assert table.hero(0).column == 6
    return table.play("use hestia_03 d1+d2")


def test_abilities_without_success_end_the_turn_with_nothing() -> None:
    """E35 Abilities without success (R13, R15)."""
    table = seven_or_eleven(2, 2)
    before = table.hero(0)
    assert before.dice == (2, 2)
    assert table.menu == ["give_up"]
    table.play("give_up")
    assert table.hero(0) == before
    assert before.open == [7, 11]
    assert (before.cards, before.prizes) == (["hestia_03"], [])
    assert table.status(0, "hestia_03") == "marked"
    assert table.deciding == 1


def test_a_labour_made_possible_must_be_mastered() -> None:
    """E36 Success must be taken (R14)."""
    table = seven_or_eleven(3, 4)
    assert table.calculations == {"plus d1d2": 7}
    assert table.menu == ["master plus d1d2"]


def test_abilities_can_be_used_although_a_labour_is_possible() -> None:
    """E37 Abilities although a labour is possible."""
    table = Given().hero(0, dice=(5, 5), cards=["god_demeter"]).match()
    assert table.calculations == {"plus d1d2": 10, "divide d1d2": 1}
    assert table.menu == [
        "use god_demeter d1",
        "use god_demeter d2",
        "master plus d1d2",
        "master divide d1d2",
        "rest",
    ]
    table.play("use god_demeter d1")
    assert table.hero(0).dice == (6, 5)
    assert table.calculations == {"plus d1d2": 11, "minus d1d2": 1}
    assert table.menu == ["master plus d1d2", "master minus d1d2"]
