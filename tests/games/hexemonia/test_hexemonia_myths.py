"""Mythos tiles and their markers: scenarios E15, E16, E46 and the rulings R23 to R26, R51, R52."""

from __future__ import annotations

import pytest
from tests.games.hexemonia.tables import AtTable, Given

from pessoi.kernel.errors import NotAChoice


def test_a_myth_needs_a_host_of_its_nature() -> None:
    """E15 Mythos needs a host: the Acropolis never is one, an inactive tile may be (R23)."""
    given = Given().city(0, "acropolis [1,0,0]", "gymnasium@1 [0,0,0]", acropolis="athens", revealed=True)
    table = given.city(0, hand=["moirai", "oracle", "amazons", "pasture"]).match()
    assert table.said("invoke") == {"invoke amazons gymnasium"}
    table.play("lay pasture 2")
    assert table.said("invoke") == {"invoke amazons gymnasium", "invoke moirai pasture"}
    with pytest.raises(NotAChoice):
        table.play("invoke oracle_1 gymnasium_1")


def test_a_myth_is_offered_with_every_host() -> None:
    """E15 Also if the Gymnasium is active; each tile of the nature is a choice."""
    tiles = ["acropolis", "gymnasium@1 [1,1,1]", "phalanx@2", "village@3"]
    table = Given().city(0, *tiles, hand=["amazons"]).match()
    assert table.said("invoke") == {"invoke amazons gymnasium", "invoke amazons phalanx"}


def test_a_tile_laid_in_this_very_step_can_host() -> None:
    """R23 Only the nature is required."""
    table = Given().city(0, "acropolis [1,0,0]", hand=["moirai", "pasture"]).match()
    assert table.said("invoke") == set()
    table.play("lay pasture 1", "invoke moirai pasture")
    assert table.myths(0) == {"moirai": "pasture"}
    assert table.hand(0) == []


def test_several_markers_may_share_a_tile() -> None:
    """R23 Oracle and Muses on one Village."""
    table = Given().city(0, "acropolis", "village@1", hand=["oracle", "muses"]).match()
    table.play("invoke oracle village", "invoke muses village")
    assert table.myths(0) == {"oracle": "village", "muses": "village"}
    assert table.view()["cities"][0]["tiles"][0]["markers"] == ["oracle_1", "muses_1"]


def test_invoking_moves_no_cubes() -> None:
    """R26 Mythos tiles cost nothing and hold no cubes."""
    table = Given().city(0, "acropolis [2,0,1]", "village@1 [2,0,0]", hand=["muses"]).match()
    table.play("invoke muses village")
    assert (table.cubes(0, "acropolis"), table.cubes(0, "village")) == ([2, 0, 1], [2, 0, 0])


def three_myths() -> Given:
    tiles = ["acropolis", "temple@1 [1,0,1]", "agora@2 [3,0,2]", "pasture@3 [1,0,0]"]
    return Given().city(0, *tiles, myths={"hades": "temple", "muses": "agora", "moirai": "pasture"})


def test_a_fourth_myth_drives_out_an_older_one() -> None:
    """E16, R25 The new one stays; the marker of the forsaken one returns to the middle, cubes stay."""
    table = three_myths().city(0, hand=["oracle"]).match().play("invoke oracle agora")
    assert table.myths(0) == {"hades": "temple", "muses": "agora", "moirai": "pasture", "oracle": "agora"}
    assert table.said() == {"forsake hades", "forsake muses", "forsake moirai"}
    table.play("forsake muses")
    assert "muses" in table.underworld
    assert table.cubes(0, "agora") == [3, 0, 2]
    assert table.myths(0) == {"hades": "temple", "moirai": "pasture", "oracle": "agora"}
    assert table.view()["cities"][0]["tiles"][1]["markers"] == ["oracle_1"]


def test_a_marker_stays_when_its_host_falls_inactive() -> None:
    """R24 No rule moves it."""
    table = three_myths().match().play("action strategy", "lift gold agora", "lift gold agora", "lay_all gold temple")
    assert not table.is_active(0, "agora")
    assert table.myths(0)["muses"] == "agora"


def test_a_marker_goes_with_the_captured_tile() -> None:
    """R24 It moves with its host only."""
    given = Given(at=1).city(1, "acropolis [9,0,0]", "spring@1")
    given.city(0, "acropolis", "pasture@1", myths={"moirai": "pasture"})
    table = given.match().wage_war("pasture", citizens=1).play("settle 2")
    assert table.myths(1) == {"moirai": "pasture"}
    assert table.myths(0) == {}
    assert table.layout(1) == {1: "spring", 2: "pasture"}


# Captured myths


def village_with_oracle(given: Given) -> AtTable:
    """P1's Village hosts the Oracle; P0 takes it with a citizen and lays it on space 6."""
    given.city(0, "acropolis [2,0,0]").city(1, "acropolis", "village@1 [0,0,0]", myths={"oracle": "village"})
    table = given.match().wage_war("village_1", citizens=1).play("settle 6")
    assert table.myths(1) == {}
    return table


def test_a_captured_myth_finds_its_place_beside_two_others() -> None:
    """E46 (a) Nothing is discarded (R52)."""
    given = Given().city(0, "acropolis", "temple@1", "agora@2", myths={"hades": "temple", "muses": "agora"})
    table = village_with_oracle(given)
    assert table.myths(0) == {"hades": "temple", "muses": "agora", "oracle": "village"}
    assert table.underworld == []
    assert table.prompt == "take"


def test_a_captured_myth_drives_out_one_of_three_older_ones() -> None:
    """E46 (b) The captured one is not offered (R52)."""
    given = Given().city(0, "acropolis", "temple@1 [1,0,3]", "pasture@2", "agora@3")
    table = village_with_oracle(given.city(0, myths={"hades": "temple", "moirai": "pasture", "muses": "agora"}))
    assert table.said() == {"forsake hades", "forsake moirai", "forsake muses"}
    table.play("forsake hades")
    assert table.myths(0) == {"moirai": "pasture", "muses": "agora", "oracle": "village"}
    assert table.underworld == ["hades"]
    assert table.cubes(0, "temple") == [1, 0, 3]


def test_two_captured_myths_drive_out_two_of_three_older_ones() -> None:
    """E46 (c) Both markers come along with the Agora (R52)."""
    given = Given().city(0, "acropolis [2,0,0]", "spring@1", "pasture@2", "gymnasium@3")
    given.city(0, myths={"hades": "spring", "moirai": "pasture", "amazons": "gymnasium"})
    given.city(1, "acropolis", "agora@1 [0,0,1]", myths={"oracle": "agora", "muses": "agora"})
    table = given.match().wage_war("agora", citizens=1).play("settle 4")
    assert table.said() == {"forsake hades", "forsake moirai", "forsake amazons"}
    table.play("forsake moirai")
    assert table.said() == {"forsake hades", "forsake amazons"}
    table.play("forsake amazons")
    assert table.myths(0) == {"hades": "spring", "oracle": "agora", "muses": "agora"}
    assert table.underworld == ["moirai", "amazons"]
    assert table.cubes(0, "agora") == [1, 0, 1]
    assert table.myths(1) == {}


def test_captured_markers_move_onto_the_like_tile() -> None:
    """R51 Equal titles have equal natures, so the marker stays valid; R24 it moves for no other reason."""
    given = Given().city(0, "acropolis [2,0,0]", "gymnasium@1 [0,0,0]")
    given.city(1, "acropolis", "gymnasium@1 [0,0,0]", myths={"amazons": "gymnasium"})
    table = given.match().wage_war("gymnasium", citizens=1)
    assert table.myths(0) == {"amazons": "gymnasium"}
    assert table.cubes(0, "gymnasium") == [1, 0, 0]
    assert table.underworld == ["gymnasium"]
