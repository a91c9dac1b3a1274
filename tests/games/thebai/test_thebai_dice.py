"""Dice: scenarios EX08 to EX11, EX126."""

from __future__ import annotations

import pytest
from tests.games.thebai.given import Given

from pessoi.games.thebai.conflict import power_in_row


def test_a_citizen_climbs_the_ladder_face_by_face() -> None:
    """EX08 (R3)."""
    given = Given("pink", "red", "blue").family("pink", citizens=["1", "1"], hand=["C32"], grape=3, pottery=1)
    table = given.match().play("fulfil C32", "promote supply-citizen-1")
    assert table.supply("pink") == ["1", "1+"]
    table.play("promote supply-citizen-1+", "promote supply-citizen-2", "promote supply-citizen-2+")
    assert table.supply("pink") == ["1", "3"]


@pytest.mark.parametrize(
    ("face", "promoted", "power"), [("1", "1+", 1), ("1+", "2", 2), ("2", "2+", 2), ("2+", "3", 3), ("3", "3+", 3)]
)
def test_a_star_is_a_step_on_the_ladder_but_no_power(face: str, promoted: str, power: int) -> None:
    """EX08 (R3)."""
    given = Given().family("pink", citizens=["1", "1"]).die("pink", "hoplite", face, "h1-1").elsewhere()
    table = given.resolving("pink_ph").play("promote city-h1-1", "skip")
    assert table.face_at("h1-1") == promoted
    assert power_in_row(table.family("pink"), 0) == power


def test_a_die_on_its_top_face_brings_points_in_the_supply() -> None:
    """EX09."""
    given = Given().family("pink", citizens=["1", "1"], hoplites=["3+"], score=20)
    table = given.resolving("pink_ph").play("promote supply-hoplite-3+", "promote supply-hoplite-3+")
    assert table.supply("pink", "hoplite") == ["3+"]
    assert table.score("pink") == 22


def crossing_own_dice() -> Given:
    """Pink's Archon on r3c2 with own Hoplites 1 below it and the next tile, and a shrine at the end."""
    given = Given().family("pink", general=0, score=12).archon("pink", "r3c2")
    given.tile("r3c2", "red_g2").tile("r4c2", "red_b2").tile("r5c2", "red_dev")
    return given.die("pink", "hoplite", "1", "v3-2").die("pink", "hoplite", "1", "v4-2")


def test_crossing_an_own_die_on_its_lowest_face_costs_three_points() -> None:
    """EX10 (R29)."""
    table = crossing_own_dice().match().play("step S", "stop")
    assert table.face_at("v3-2") == "1"
    assert table.score("pink") == 9


def test_every_single_loss_stops_at_zero() -> None:
    """EX11 (R10): 2, 0, 0, 2."""
    given = crossing_own_dice().family("pink", score=2, ares=1)
    table = given.match().play("walk r5c2", "advance ares")
    told = ["lost-points pink 2 0", "scored-points pink 2 2"]
    assert table.told("lost-points", "scored-points") == told
    assert table.score("pink") == 2
    assert table.steps("pink", "ares") == 2


def academy(face: str) -> Given:
    given = Given().family("pink", citizens=["1", face], score=10).die("pink", "citizen", "3", "h1-1")
    return given.family("pink", general=0, score=10).elsewhere()


def test_several_promotions_of_one_die_end_when_it_stays_or_ascends() -> None:
    """EX126 (R6, R125)."""
    table = academy("2").resolving("neutral_n01").play("promote city-h1-1")
    assert table.menu == ["ascend", "stay"]
    table.play("stay")
    assert (table.face_at("h1-1"), table.score("pink")) == ("3+", 10)
    table = academy("2").resolving("neutral_n01").play("promote city-h1-1", "ascend")
    assert table.face_at("h1-1") == ""
    assert table.path.count("pink") == 5
    assert table.score("pink") == 11


def test_several_promotions_of_one_die_bring_points_each_in_the_supply() -> None:
    """EX126 (R125)."""
    table = academy("3").resolving("neutral_n01").play("promote supply-citizen-3")
    assert table.supply("pink") == ["3+"]
    assert table.score("pink") == 12


def test_a_chosen_die_on_its_top_face_ascends_without_a_question() -> None:
    """R5."""
    given = Given().family("pink", citizens=["1", "1"], score=10).die("pink", "citizen", "3+", "h1-1")
    table = given.resolving("pink_pc").play("promote city-h1-1")
    assert table.path == ["pink"]
    assert table.score("pink") == 15
    assert "city-h6-1" in table.offers("promote")


def test_different_dice_are_different_even_with_equal_faces() -> None:
    """R7: two equal Citizens in the supply are one choice, and can both be promoted."""
    given = Given().family("pink", citizens=["1", "1", "1"], hand=["C2"], pottery=2)
    given.estate("pink", {"T2": "pink_g2"}).tile("r3c2", "red_ph", 0)
    table = given.match().play("fulfil C2", "tile top", "cell r2c2", "rotate 0")
    assert table.offers("roof") == ["S"]
    table = table.play("roof S", "promote supply-citizen-1")
    assert table.offers("promote") == ["supply-citizen-1"]
    table.play("promote supply-citizen-1")
    assert table.supply("pink") == ["1", "1+", "1+"]


def test_dice_of_the_council_and_the_general_supply_are_never_promoted() -> None:
    """R4, R8."""
    given = Given().family("pink", citizens=["1", "2"], general=2).die("pink", "citizen", "2+", "M1")
    table = given.resolving("pink_pc")
    assert sorted(table.offers("promote")) == ["city-h6-1", "estate-M1", "supply-citizen-2"]
