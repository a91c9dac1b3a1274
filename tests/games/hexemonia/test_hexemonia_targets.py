"""War, which tiles may be attacked: scenarios E32 to E35 and the rulings R39 to R42, R50."""

from __future__ import annotations

import pytest
from tests.games.hexemonia.tables import AtTable, Given, filled

ARMY = "acropolis [30,0,0]"


def attackable(table: AtTable) -> list[int]:
    """The spaces of P1 that P0 may attack."""
    if table.offers("action war"):
        table.play("action war")
    if table.prompt != "war":
        return []
    sites = {site.tile: int(site.space) for site in table.state.cities[1].sites}
    return sorted(sites[choice.a] for choice in table.choices if choice.verb.name == "attack" and choice.a in sites)


def test_which_tiles_may_be_attacked() -> None:
    """E32, R41, R42 No Acropolis, no surrounded tile, no link of the city."""
    given = Given(players=3).city(0, ARMY).city(1, "acropolis", "wall@1", "harbour@2", "asty@6", acropolis="sparta")
    given.city(1, "pasture_1@7", "pasture_2@8", "gymnasium@10", "countryside@16", "village@18")
    table = given.match().play("action war")
    assert set(table.menu) == {
        "attack pasture_1",
        "attack pasture_2",
        "attack gymnasium_1",
        "attack countryside_1",
        "attack village_1",
    }


def test_the_only_tile_of_a_city_may_be_attacked() -> None:
    """E33 A single tile."""
    table = Given().city(0, ARMY).city(1, "acropolis", "pasture@1").match().wage_war("pasture", citizens=1)
    assert table.play("settle 1").layout(1) == {}


def test_tiles_beside_a_hole_may_be_attacked() -> None:
    """E33, R41 Rings 1 and 2 are complete except for an empty space 2."""
    spaces = [space for space in range(1, 19) if space != 2]
    table = Given(players=4).city(0, ARMY).city(1, "acropolis", *filled(spaces)).match()
    assert attackable(table) == [1, 3, *range(7, 19)]


def test_a_closed_ring_protects_the_one_inside() -> None:
    """E33, R41 Rings 1 and 2 are complete: all of ring 2 can be attacked, nothing of ring 1."""
    table = Given(players=4).city(0, ARMY).city(1, "acropolis", *filled(range(1, 19))).match()
    assert attackable(table) == [*range(7, 19)]


def test_the_acropolis_is_never_a_target() -> None:
    """E32 Although it has free sides, and although nothing lies around it."""
    assert not Given().city(0, ARMY).match().offers("action war")


def test_a_polis_tile_without_a_place_is_no_target() -> None:
    """E34, R50 The attacker's ring 1 is complete without any Polis tile."""
    given = Given(players=4).city(0, ARMY, *filled(range(1, 7))).city(1, "acropolis", "tavern@1", "labyrinth@2")
    given.city(2, "acropolis", "fleet@1")
    assert given.match().play("action war").said("attack") == {"attack labyrinth", "attack fleet"}


@pytest.mark.parametrize("space", [8, 10])
def test_a_polis_tile_that_will_be_merged_is_a_target(space: int) -> None:
    """E34, R50, R51 The attacker has a Tavern somewhere; whether it could be laid does not matter."""
    given = Given(players=4).city(0, ARMY, *filled(range(1, 7)), f"tavern@{space}")
    given.city(1, "acropolis", "tavern@1", "labyrinth@2")
    assert given.match().play("action war").said("attack") == {"attack tavern", "attack labyrinth"}


def test_a_polis_tile_with_a_place_is_a_target() -> None:
    """R50 Beside another Polis tile of the outer ring there is room."""
    given = Given(players=4).city(0, ARMY, *filled(range(1, 7)), "temple@8").city(1, "acropolis", "tavern@1", "wall@2")
    assert given.match().play("action war").said("attack") == {"attack tavern", "attack wall"}


def test_without_citizens_and_hoplites_there_is_no_war() -> None:
    """E35 Gold never fights."""
    table = Given().city(0, "acropolis [0,0,9]").city(1, "acropolis", "pasture@1").match()
    assert not table.offers("action war")


@pytest.mark.parametrize(("army", "is_war_possible"), [("[2,0,0]", False), ("[0,1,0]", False), ("[1,1,0]", True)])
def test_an_attack_that_cannot_succeed_is_not_declared(army: str, is_war_possible: bool) -> None:
    """E35, R39 Every attackable tile has a defence of two or more."""
    given = Given().city(0, f"acropolis {army}")
    given.city(1, "acropolis", "pasture@1 [2,0,0]").city(2, "acropolis", "village@1 [0,1,0]", "quarry@2 [3,0,0]")
    assert given.match().offers("action war") == is_war_possible


def test_only_tiles_that_all_troops_together_can_take_are_offered() -> None:
    """R39 Citizens and hoplites of the whole city count."""
    given = Given().city(0, "acropolis [1,0,0]", "pasture@1 [1,0,0]", "phalanx@2 [0,1,0]")
    given.city(1, "acropolis", "village@1 [3,0,0]", "quarry@2 [4,0,0]", "spring@3")
    assert given.match().play("action war").said("attack") == {"attack village", "attack spring"}


def test_active_and_inactive_tiles_may_be_attacked() -> None:
    """With or without cubes."""
    given = Given().city(0, ARMY).city(1, "acropolis", "village@1 [2,0,0]", "quarry@2", "pasture@3 [0,0,4]")
    assert attackable(given.match()) == [1, 2, 3]


def test_each_opponent_is_attacked_at_most_once() -> None:
    """R40 After a war on P1 only tiles of P2 are offered, and the end."""
    given = Given().city(0, ARMY, "spring@1").city(1, "acropolis", "pasture@1", "village@2")
    table = given.city(2, "acropolis", "quarry@1", "countryside@2").match().wage_war("pasture", citizens=1)
    table.play("settle 2")
    assert table.said() == {"attack quarry", "attack countryside", "end_war"}
    table.play("end_war")
    assert (table.deciding, table.prompt) == (1, "take")


def test_once_chosen_at_least_one_attack_is_made() -> None:
    """R27 There is no end before the first war."""
    given = Given().city(0, ARMY).city(1, "acropolis", "pasture@1", "village@2")
    assert given.match().play("action war").said() == {"attack pasture", "attack village"}


def test_everybody_can_attack_everybody() -> None:
    """R5 Cities are grids of their own: no distance lies between them."""
    given = Given(players=4, at=2).city(2, ARMY)
    for seat in (0, 1, 3):
        given.city(seat, "acropolis", "pasture@1")
    assert len(given.match().play("action war").menu) == 3


def test_own_tiles_are_no_targets() -> None:
    """Only opponents are attacked."""
    given = Given().city(0, ARMY, "pasture_1@1", "pasture_2@2").city(1, "acropolis", "village@1", "quarry@2")
    assert given.match().play("action war").said() == {"attack village", "attack quarry"}
