"""The order of a turn, and contracts in between: scenarios EX12 to EX18, EX41 to EX43."""

from __future__ import annotations

import pytest
from tests.games.thebai.given import Given

COLUMN_TWO = {"T2": "green_g2", "M2": "green_dp", "B2": "green_dc"}
COLUMN_THREE = {"T3": "green_hp", "M3": "green_b2", "B3": "green_dev"}
COLUMN_FOUR = {"T4": "green_pc", "M4": "green_ph", "B4": "green_p2"}
COLUMN_FIVE = {"T5": "neutral_n01", "M5": "neutral_n02", "B5": "neutral_n03"}
COLUMNS = (COLUMN_TWO, COLUMN_THREE, COLUMN_FOUR, COLUMN_FIVE)


def test_a_family_without_citizens_takes_them_back_and_gets_a_new_one() -> None:
    """EX12."""
    given = Given("green", "red").family("green", citizens=[], general=None)
    given.die("green", "citizen", "1+", "M1").die("green", "citizen", "2", "T1").family("green", general=3)
    given.estate("green", COLUMN_THREE | COLUMN_FOUR | COLUMN_FIVE)
    table = given.match()
    assert table.supply("green") == ["1+", "2", "2"]
    assert table.told("new-citizen") == ["new-citizen green 2"]


@pytest.mark.parametrize(("emptied", "face"), [(0, "1+"), (1, "2"), (2, "2+"), (3, "3"), (4, "3")])
def test_the_new_citizen_is_the_better_the_emptier_the_estate(emptied: int, face: str) -> None:
    """EX13."""
    given = Given("green", "red").family("green")
    for column in COLUMNS[emptied:]:
        given.estate("green", column)
    assert given.match().supply("green") == [face]


def test_a_refresh_without_a_citizen_left_only_clears_the_estate() -> None:
    """EX14 (R23)."""
    given = Given("green", "red").die("green", "citizen", "3", "M1").family("green", general=0)
    table = given.metic_on("green", "red1", "B1").metic_on("green", "purple1", "T1").match()
    assert table.supply("green") == ["3"]
    assert table.told("refreshed", "new-citizen") == ["refreshed green"]
    assert table.offers("estate")[:2] == ["3 T1", "3 T2"]
    assert "3 B1" in table.offers("estate")


def test_one_citizen_in_the_supply_means_no_refresh() -> None:
    """EX15."""
    given = Given("green", "red").family("green", citizens=["1"]).die("green", "citizen", "2", "M1")
    table = given.match()
    assert table.supply("green") == ["1"]
    assert table.told("refreshed") == []


def test_the_last_citizen_must_go_to_the_estate_if_none_is_there() -> None:
    """EX16."""
    table = Given("green", "red").family("green", citizens=["2"]).tile("r3c2", "red_g2").match()
    assert "2 M1" in table.offers("estate")
    assert table.offers("city") == []


def test_the_last_citizen_is_free_when_another_lies_on_the_estate() -> None:
    """EX17."""
    given = Given("green", "red").family("green", citizens=["2"]).die("green", "citizen", "1", "M1")
    table = given.tile("r3c2", "red_g2").match()
    assert "2 T1" in table.offers("estate")
    assert "2 h3-1" in table.offers("city")


def test_a_metic_does_not_fulfil_the_duty_but_may_make_it_impossible() -> None:
    """EX18 (R25)."""
    given = Given("green", "red").family("green", citizens=["2"]).tile("r3c2", "red_g2").metic_on("green", "red1", "B1")
    assert given.match().offers("city") == []
    blocked = {**COLUMN_TWO, **COLUMN_THREE, **COLUMN_FOUR, **COLUMN_FIVE}
    given.estate("green", blocked).metic_on("green", "purple1", "T1").metic_on("green", "yellow2", "M1")
    table = given.match()
    assert table.offers("estate") == []
    assert "2 h3-1" in table.offers("city")


def test_without_any_citizen_the_turn_goes_on_with_the_archon() -> None:
    """R25."""
    table = Given("green", "red").family("green", general=0).tile("r3c2", "red_g2").match().play("archon r3c2")
    assert table.told("archon-placed") == ["archon-placed green r3c2"]
    assert table.has("green") == "2G 0P 0B 0D"
    assert table.deciding == "red"


def test_a_contract_is_fulfilled_between_two_steps_and_once_a_turn() -> None:
    """EX41, EX42."""
    given = Given("pink", "red").family("pink", citizens=["1", "1"], hand=["C1", "C17"], ares=1, score=14, grape=4)
    table = given.tile("r3c2", "red_g2").tile("r3c3", "red_b2").match().play("estate 1 T4", "skip")
    assert table.prompt == "archon"
    table.play("fulfil C1", "advance ares")
    assert table.has("pink") == "2G 0P 0B 2D"
    assert (table.steps("pink", "ares"), table.score("pink")) == (2, 16)
    assert table.fulfilled("pink") == ["C1"]
    assert table.prompt == "archon"
    assert table.offers("fulfil") == []
    table.play("archon r3c2")
    assert table.deciding == "red"


def test_a_contract_before_the_refresh_can_empty_a_column() -> None:
    """EX43 (R24)."""
    given = Given("pink", "red").family("pink", hand=["C20"], grape=1, pottery=2, score=10, general=1)
    given.estate("pink", {**COLUMN_THREE, **COLUMN_FOUR, **COLUMN_FIVE, "B2": "green_dc"})
    table = given.match()
    assert table.menu == ["fulfil C20", "refresh"]
    table.play("fulfil C20", "remove bottom", "remove bottom")
    assert "B2" not in table.estate("pink")
    assert table.score("pink") == 13
    assert table.supply("pink") == ["2"]


def test_a_contract_taken_in_this_turn_can_be_fulfilled_in_it() -> None:
    """R72."""
    given = (
        Given("pink", "red").family("pink", citizens=["1", "1"], pottery=1, bronze=1).display("C7", "C8", "C9", "C10")
    )
    table = given.tile("r3c2", "red_g2").match().play("estate 1 M2", "take 1")
    assert "C7" in table.offers("fulfil")
    table.play("fulfil C7")
    assert table.fulfilled("pink") == ["C7"]


def test_a_metic_won_in_this_turn_can_be_used_in_it() -> None:
    """R38; the Metic then blocks its space until the next refresh."""
    given = Given("pink", "red").family("pink", citizens=["1", "1"], dionysus=2).tile("r3c2", "red_g2")
    table = given.match().play("estate 1 T4", "advance dionysus", "archon r3c2")
    assert table.offers("metic") == ["purple1 T1", "purple1 T2", "purple1 T3", "purple1 T5"]
    table.play("metic purple1 T1")
    assert table.deciding == "red"


def test_a_refresh_comes_by_itself_when_there_is_no_contract_to_fulfil() -> None:
    table = Given("green", "red").family("green").match()
    assert table.prompt == "citizen"
    assert table.told("refreshed") == ["refreshed green"]


def test_whether_a_contract_could_be_fulfilled_is_not_given_away() -> None:
    """R71: with cards and commodities the end of the turn is a choice, even if none of the cards can be paid."""
    given = Given("green", "red").family("green", general=0, hand=["C4"], grape=2).tile("r3c2", "red_p2")
    table = given.match()
    assert table.menu == ["refresh"]
    table.play("refresh", "archon r3c2")
    assert table.menu == ["end_turn"]
    table = Given("green", "red").family("green", general=0, hand=["C4"]).tile("r3c2", "red_dev").match()
    table.play("archon r3c2", "skip")
    assert table.deciding == "red"


STEPS_OF_A_TURN = ["estate 1 M1", "good grape", "archon r1c4", "metic red1 B3"]


@pytest.mark.parametrize("steps_before", [0, 2, 3, 4])
def test_a_contract_can_be_fulfilled_between_any_two_steps(steps_before: int) -> None:
    """8.8: before steps 2, 3 and 4 and after the last; the turn ends when there is nothing left to do."""
    given = Given("pink", "red").family("pink", citizens=["1", "1"], metics=["red1"], hand=["C7"], pottery=1, bronze=1)
    table = given.elsewhere().match().play(*STEPS_OF_A_TURN[:steps_before], "fulfil C7")
    assert table.fulfilled("pink") == ["C7"]
    table.play(*STEPS_OF_A_TURN[steps_before:])
    assert table.deciding == "red"


def test_a_contract_is_not_fulfilled_inside_a_step() -> None:
    """8.8."""
    given = Given("pink", "red").family("pink", citizens=["1", "1"], hand=["C7"], pottery=1, bronze=1).elsewhere()
    table = given.match().play("estate 1 M1")
    assert table.menu == ["good grape", "good pottery", "good bronze"]


def test_who_has_a_metic_may_end_the_turn_without_it() -> None:
    given = Given("pink", "red").family("pink", citizens=["1", "1"], metics=["red1"]).elsewhere()
    table = given.match().play("estate 1 M1", "good grape", "archon r1c4", "end_turn")
    assert table.deciding == "red"
    assert list(table.metics("pink")) == ["red1"]


def test_a_contract_can_make_room_for_a_citizen_that_has_none() -> None:
    """R25: the gap before step 2 comes before the question whether that step is possible."""
    given = Given("green", "red").family("green", citizens=["2"], hand=["C16"], pottery=1, bronze=1)
    given.estate("green", {**COLUMN_TWO, **COLUMN_THREE, **COLUMN_FOUR, **COLUMN_FIVE})
    given.metic_on("green", "red1", "B1").metic_on("green", "purple1", "T1").metic_on("green", "yellow2", "M1")
    table = given.match()
    assert table.menu == ["skip", "fulfil C16"]
    table.play("fulfil C16", "remove top", "skip")
    assert table.menu == ["estate 2 T2"]
