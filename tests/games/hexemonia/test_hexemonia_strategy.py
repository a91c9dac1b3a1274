"""Strategy: scenarios E18 to E20 and the rulings R27, R29, R30."""

from __future__ import annotations

import pytest
from tests.games.hexemonia.tables import AtTable, Given

from pessoi.kernel.errors import NotAChoice


def marching_city() -> AtTable:
    given = Given().city(0, "acropolis [3,0,1]", "village@1 [1,0,1]", "phalanx@2 [0,0,1]", myths={"muses": "village"})
    return given.match().play("action strategy")


def verbs(table: AtTable) -> set[str]:
    return {words.split()[0] for words in table.menu}


LIFTS = [*["lift citizen acropolis"] * 3, "lift citizen village", "lift gold village"]


def test_cubes_are_moved_then_exchanged() -> None:
    """E18 Strategy: moves, then exchange. With nothing left to do, it ends by itself."""
    table = marching_city().play(*LIFTS, *["lay_cube citizen phalanx"] * 4, "lay_cube gold acropolis")
    table.play("levy phalanx", "levy phalanx")
    assert table.cubes(0, "acropolis") == [0, 0, 2]
    assert table.cubes(0, "phalanx") == [0, 2, 1]
    assert table.is_active(0, "phalanx")
    assert table.cubes(0, "village") == [0, 0, 0]
    assert table.deciding == 1


def test_no_cube_is_laid_on_a_mythos_tile() -> None:
    """E18, R26 The tiles of the city are offered, the Muses are not."""
    table = marching_city().play("lift citizen acropolis")
    assert table.said("lay_cube") == {f"lay_cube citizen {tile}" for tile in ("acropolis", "village", "phalanx")}
    with pytest.raises(NotAChoice):
        table.play("lay_cube citizen muses_1")


def test_the_first_cube_laid_down_ends_the_lifting() -> None:
    """E18 No lift after the first lay_cube."""
    table = marching_city().play("lift citizen acropolis", "lift citizen village")
    assert "lift" in verbs(table)
    assert "lift" not in verbs(table.play("lay_cube citizen phalanx"))
    assert "lift" not in verbs(table.play("lay_cube citizen phalanx"))
    with pytest.raises(NotAChoice):
        table.play("lift citizen acropolis_0")


def test_the_first_exchange_ends_the_moving() -> None:
    """E18 Neither lift nor lay_cube after the first levy."""
    table = marching_city()
    assert "lift" in verbs(table)
    table.play("levy acropolis")
    assert not {"lift", "lift_all", "lay_cube", "lay_all"} & verbs(table)


def test_nothing_but_laying_down_while_a_cube_is_in_the_air() -> None:
    """E18 No levy, disband or end_strategy."""
    table = marching_city().play("lift gold acropolis")
    assert not {"levy", "disband", "end_strategy"} & verbs(table)
    assert table.in_the_air == [0, 0, 1]


def test_a_tile_exchanges_in_one_direction_only() -> None:
    """E18, R30 No disband on the Phalanx after a levy there, and the other way round."""
    given = Given().city(0, "acropolis [5,1,0]", "spring@1 [4,2,0]")
    table = given.match().play("action strategy", "levy spring")
    assert table.said("levy", "disband") == {"levy acropolis", "disband acropolis", "levy spring"}
    table.play("disband acropolis")
    assert table.said("levy", "disband") == {"levy spring"}


def test_an_exchange_needs_both_citizens_on_one_tile() -> None:
    """E19 A citizen here and one there make no hoplite (R30)."""
    table = Given().city(0, "acropolis", "pasture@1 [1,0,0]", "village@2 [1,0,0]").match().play("action strategy")
    assert table.said("levy") == set()


def test_a_hoplite_becomes_two_citizens() -> None:
    """E19 The Pasture becomes active."""
    table = Given().city(0, "acropolis", "pasture@1 [0,1,0]").match().play("action strategy", "disband pasture")
    assert table.cubes(0, "pasture") == [2, 0, 0]
    assert table.is_active(0, "pasture")


def test_exchanges_are_unlimited_and_possible_on_the_acropolis() -> None:
    """R30 Any number of times per tile, on any tile of the city."""
    table = Given().city(0, "acropolis [7,0,0]", "pasture@1 [2,0,0]").match().play("action strategy")
    table.play(*["levy acropolis"] * 3, "levy pasture")
    assert table.cubes(0, "acropolis") == [1, 3, 0]
    assert table.cubes(0, "pasture") == [0, 1, 0]


def test_inactive_tiles_receive_and_give_cubes() -> None:
    """R29 That is how they are revived."""
    table = Given().city(0, "acropolis [1,0,0]", "village@1 [1,0,0]", "pasture@2").match().play("action strategy")
    table.play("lift citizen acropolis", "lay_cube citizen village")
    assert table.is_active(0, "village")
    other = Given().city(0, "acropolis", "village@1 [1,0,0]", "pasture@2").match().play("action strategy")
    assert other.play("lift citizen village", "lay_cube citizen pasture").is_active(0, "pasture")


def test_strategy_without_a_move_is_the_way_to_pass() -> None:
    """E20, R27 It is always legal and changes nothing."""
    table = marching_city()
    before = table.view()["cities"]
    assert table.offers("end_strategy")
    table.play("end_strategy")
    after = table.view()["cities"]
    assert [city["tiles"] for city in after] == [city["tiles"] for city in before]
    assert [city["acropolis"] for city in after] == [city["acropolis"] for city in before]


def test_a_player_without_cubes_passes_too() -> None:
    """E20 There is nothing to choose, so it ends by itself."""
    table = Given().match().play("action strategy")
    assert table.deciding == 1


def test_only_own_cubes_are_moved() -> None:
    """R72 Nothing goes to others: only the own city is offered."""
    given = Given().city(0, "acropolis [2,0,0]", "pasture@1").city(1, "acropolis [2,0,0]", "pasture@1 [1,0,0]")
    table = given.match().play("action strategy")
    assert {words.split()[-1] for words in table.menu} == {"acropolis_0", "end_strategy"}
    table.play("lift citizen acropolis")
    assert {words.split()[-1] for words in table.menu} == {"acropolis_0", "pasture_1"}


# Bigger steps


def test_all_cubes_of_a_kind_can_be_lifted_and_laid_at_once() -> None:
    """R77 Two clicks instead of eight, with the same result."""
    table = Given().city(0, "acropolis [4,0,2]", "pasture@1 [1,0,0]").match().play("action strategy")
    table.play("lift_all citizen acropolis", "lift_all gold acropolis")
    assert table.in_the_air == [4, 0, 2]
    table.play("lay_all citizen pasture")
    assert table.cubes(0, "pasture") == [5, 0, 0]
    assert table.in_the_air == [0, 0, 2]


def test_a_bigger_step_is_offered_only_where_there_are_several_cubes() -> None:
    """R77 One cube is one step."""
    table = Given().city(0, "acropolis [2,1,0]", "pasture@1").match().play("action strategy")
    assert table.said("lift_all") == {"lift_all citizen acropolis"}
    table.play("lift hoplite acropolis")
    assert table.said("lay_all") == set()


@pytest.mark.parametrize("one_by_one", [True, False])
def test_both_ways_of_moving_lead_to_the_same_place(one_by_one: bool) -> None:
    """R77 The bigger steps add nothing that single ones can't do."""
    lifts = ["lift citizen acropolis"] * 3 if one_by_one else ["lift_all citizen acropolis"]
    lays = ["lay_cube citizen village"] * 3 if one_by_one else ["lay_all citizen village"]
    table = Given().city(0, "acropolis [3,0,0]", "village@1").match().play("action strategy", *lifts, *lays)
    assert (table.cubes(0, "acropolis"), table.cubes(0, "village")) == ([0, 0, 0], [3, 0, 0])
