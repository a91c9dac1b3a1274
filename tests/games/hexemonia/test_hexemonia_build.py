"""Step B, tiles of the city: scenarios E08 to E14, E48, E63 and the rulings R15 to R22."""

from __future__ import annotations

import pytest
from tests.games.hexemonia.tables import AtTable, Given, filled

from pessoi.kernel.errors import NotAChoice


def spaces_for(tile: str, table: AtTable) -> list[int]:
    return sorted(int(words.split()[2]) for words in table.said("lay") if words.split()[1] == tile)


@pytest.mark.parametrize(
    ("occupied", "legal"),
    [
        ([], [1, 2, 3, 4, 5, 6]),
        ([1], [2, 6]),
        ([1, 2], [3, 6]),
        ([1, 2, 3, 4, 5], [6]),
        ([1, 2, 3, 4, 5, 6], [8, 10, 12, 14, 16, 18]),
        ([1, 2, 3, 4, 5, 6, 8], [7, 9, 10, 12, 14, 16, 18]),
    ],
)
def test_a_tile_touches_two_others_in_the_open_ring(occupied: list[int], legal: list[int]) -> None:
    """E08 Growth of ring 1 and start of ring 2."""
    given = Given(players=4).city(0, "acropolis", *filled(occupied), hand=["spring"])
    assert spaces_for("spring", given.match()) == legal


@pytest.mark.parametrize(
    ("chora", "polis", "for_polis", "for_chora"),
    [
        ([2, 3, 4, 5, 6], ["tavern@1"], [8, 18], [8, 10, 12, 14, 16, 18]),
        ([1, 2, 3, 4, 5, 6], [], [], [8, 10, 12, 14, 16, 18]),
        ([2, 3, 4, 5, 6], ["tavern@1", "temple@8"], [7, 9, 18], [7, 9, 10, 12, 14, 16, 18]),
    ],
)
def test_a_polis_tile_touches_the_acropolis_or_another_polis_tile(
    chora: list[int], polis: list[str], for_polis: list[int], for_chora: list[int]
) -> None:
    """E09 Polis contact; without a legal space the tile stays in hand (R22)."""
    given = Given(players=4).city(0, "acropolis [1,0,1]", *filled(chora), *polis, hand=["agora", "spring"])
    table = given.match()
    assert spaces_for("agora", table) == for_polis
    assert spaces_for("spring", table) == for_chora
    assert table.hand(0) == ["agora", "spring"]


def test_a_polis_tile_finds_a_place_beside_the_acropolis_while_the_first_ring_is_open() -> None:
    """R22 Only later may it have none."""
    given = Given(players=4).city(0, "acropolis [1,0,1]", *filled([1, 2]), hand=["agora"])
    assert spaces_for("agora", given.match()) == [3, 6]


def test_contact_is_tested_when_a_polis_tile_is_laid_and_never_again() -> None:
    """R21 The Polis tile on 8 has lost the one it touched; it stays, works and gives contact to others."""
    given = Given(players=4).city(0, "acropolis [2,0,2]", *filled([1, 2, 3, 4, 5, 6]), "temple@8", hand=["agora"])
    table = given.match()
    assert spaces_for("agora", table) == [7, 9]
    assert table.layout(0)[8] == "temple"


def test_a_city_has_one_polis_tile_of_each_title() -> None:
    """E10 One Polis tile per title; Chora titles may be repeated."""
    given = Given().city(0, "acropolis [4,0,4]", "tavern@1 [2,0,0]", hand=["tavern", "pasture"])
    table = given.match()
    assert spaces_for("tavern", table) == []
    assert spaces_for("pasture", table) == [2, 6]
    with pytest.raises(NotAChoice):
        table.play("lay tavern_2 2")


def test_chora_and_fortification_titles_may_be_repeated() -> None:
    """E10 A second Pasture and a second Phalanx are legal."""
    tiles = ["acropolis [4,2,4]", "pasture@1 [1,0,0]", "phalanx@2"]
    table = Given().city(0, *tiles, hand=["pasture", "phalanx"]).match()
    assert spaces_for("pasture", table) == spaces_for("phalanx", table) == [3, 6]


def test_cubes_on_a_tile_just_laid_pay_for_nothing_else() -> None:
    """E11, R17 Payment and lock."""
    table = Given().city(0, "acropolis [2,0,1]", hand=["pasture", "agora", "village"]).match()
    table.play("lay pasture 1")
    assert (table.cubes(0, "acropolis"), table.cubes(0, "pasture")) == ([1, 0, 1], [1, 0, 0])
    table.play("lay agora 2")
    assert (table.cubes(0, "acropolis"), table.cubes(0, "agora")) == ([0, 0, 0], [1, 0, 1])
    assert table.hand(0) == ["village"]
    assert table.said("lay") == set()
    with pytest.raises(NotAChoice):
        table.play("lay village_1 3")


def test_the_lock_is_gone_in_the_next_turn() -> None:
    """E11, R17 Then the same citizens pay for the Village, and both tiles become inactive."""
    table = Given(players=2).city(0, "acropolis [2,0,1]", hand=["pasture", "agora", "village"]).match()
    table.play("lay pasture 1", "lay agora 2").pass_turn().pass_turn().play("take 1", "gain gold")
    table.play("lay village 3", "pay pasture")
    assert table.cubes(0, "village") == [2, 0, 0]
    assert not table.is_active(0, "pasture")
    assert not table.is_active(0, "agora")


def test_locked_cubes_can_be_used_in_the_action() -> None:
    """R17 The lock is for laying tiles only."""
    table = Given().city(0, "acropolis [1,0,0]", hand=["pasture"]).match()
    table.play("lay pasture 1", "action strategy")
    assert table.offers("lift citizen pasture")


def test_a_source_may_fall_inactive_and_payment_is_exact() -> None:
    """E12, R16 The citizen comes from the Pasture; the second gold stays where it is."""
    table = Given().city(0, "acropolis [0,0,2]", "pasture@1 [1,0,0]", hand=["quarry"]).match()
    table.play("lay quarry 2")
    assert table.cubes(0, "pasture") == [0, 0, 0]
    assert not table.is_active(0, "pasture")
    assert table.cubes(0, "quarry") == [1, 0, 1]
    assert table.cubes(0, "acropolis") == [0, 0, 1]
    assert table.prompt == "action"


def test_several_sources_pay_together() -> None:
    """E13 Several sources; the last gold can come from the Phalanx only and moves by itself."""
    tiles = ["acropolis [1,0,1]", "pasture@1 [2,0,0]", "phalanx@2 [0,2,1]"]
    table = Given().city(0, *tiles, hand=["wall"]).match()
    table.play("lay wall 3", "pay pasture", "pay pasture", "pay acropolis")
    assert table.cubes(0, "wall") == [2, 0, 2]
    assert table.is_active(0, "wall")
    assert table.cubes(0, "acropolis") == [1, 0, 0]
    assert table.cubes(0, "pasture") == [0, 0, 0]
    assert table.cubes(0, "phalanx") == [0, 2, 0]
    assert not table.is_active(0, "pasture")
    assert not table.is_active(0, "phalanx")


def test_citizens_are_paid_first_then_hoplites_then_gold() -> None:
    """R18 The order in which cubes are due does not matter, so it is fixed."""
    tiles = ["acropolis [1,1,1]", "spring@1 [1,1,1]"]
    table = Given().city(0, *tiles, hand=["gymnasium"]).match().play("lay gymnasium 2")
    for cubes in ([1, 0, 0], [1, 1, 0], [1, 1, 1]):
        assert table.said() == {"pay acropolis", "pay spring"}
        assert table.play("pay spring").cubes(0, "gymnasium") == cubes
    assert table.cubes(0, "acropolis") == [1, 1, 1]


def test_inactive_tiles_pay_too() -> None:
    """R16 No source is excluded."""
    tiles = ["acropolis", "village@1 [1,0,0]", "wall@2 [0,0,1]"]
    table = Given().city(0, *tiles, hand=["quarry"]).match().play("lay quarry 3")
    assert table.cubes(0, "quarry") == [1, 0, 1]


def test_a_tile_without_cost_is_laid_for_nothing() -> None:
    """E14 Cost-free tile."""
    table = Given().city(0, "acropolis [0,0,0]", hand=["spring"]).match().play("lay spring 1")
    assert table.layout(0) == {1: "spring"}
    assert table.is_active(0, "spring")


def test_a_tile_that_cannot_be_paid_in_full_cannot_be_laid() -> None:
    """R15 No unpaid building: a gold is missing."""
    table = Given().city(0, "acropolis [9,9,1]", hand=["wall", "pasture"]).match()
    assert spaces_for("wall", table) == []
    assert spaces_for("pasture", table) == [1, 2, 3, 4, 5, 6]


def test_cubes_are_not_exchanged_during_payment() -> None:
    """R15 Two citizens are no hoplite here."""
    table = Given().city(0, "acropolis [9,0,9]", hand=["phalanx", "gymnasium"]).match()
    assert table.said("lay") == set()


def test_a_tile_being_laid_never_pays_for_itself() -> None:
    """R18 With the first citizen on the Village, the second still comes from elsewhere."""
    tiles = ["acropolis [2,0,0]", "spring@1 [2,0,0]"]
    table = Given().city(0, *tiles, hand=["village"]).match().play("lay village 2", "pay acropolis")
    assert table.said() == {"pay acropolis", "pay spring"}


def test_a_payment_once_begun_is_carried_through() -> None:
    """R18 Laying and paying is one play: there is no way out in between."""
    tiles = ["acropolis [2,0,0]", "spring@1 [2,0,0]"]
    table = Given().city(0, *tiles, hand=["village", "pasture"]).match().play("lay village 2")
    assert table.prompt == "pay"
    assert table.said() == {"pay acropolis", "pay spring"}


def test_the_player_may_stop_building_or_never_begin() -> None:
    """R76 Step B is optional: an action ends it as well."""
    table = Given().city(0, "acropolis [2,0,0]", hand=["pasture"]).match()
    assert {"end_build", "action production", "action strategy"} <= table.said()
    table.play("end_build")
    assert table.said() == {"action production", "action strategy"}
    assert table.hand(0) == ["pasture"]


def test_a_bare_acropolis_builds_with_one_contact_also_after_all_was_lost() -> None:
    """E63, R19, R70 Nobody is eliminated: the player still draws, and a Spring goes on any space around."""
    table = Given(at=1, draws=True).city(1, "acropolis [0,0,0]", hand=["spring"]).match()
    assert table.said() == {"take 1", "take 2", "take 3", "take 4"}
    table.play("take 1")
    assert {"gain citizen", "gain hoplite", "gain gold"} <= table.said()
    table.play("gain gold")
    assert spaces_for("spring", table) == [1, 2, 3, 4, 5, 6]
    assert table.play("lay spring 4").layout(1) == {4: "spring"}


def test_a_damaged_ring_is_the_open_ring_again() -> None:
    """E48, R20 Nothing may be added further out until the gap is filled."""
    given = Given(players=4, at=1).city(1, "acropolis [1,0,1]", *filled([1, 3, 4, 5, 6, 8, 18]))
    table = given.city(1, hand=["spring", "pasture", "agora"]).match()
    assert spaces_for("spring", table) == spaces_for("pasture", table) == spaces_for("agora", table) == [2]
    table.play("lay spring 2")
    assert spaces_for("pasture", table) == [7, 9, 10, 12, 14, 16, 17]


def test_a_ring_with_two_tiles_left_can_be_mended_from_both() -> None:
    """E48, R20 Only 1 and 4 are left besides the Acropolis."""
    given = Given(at=1).city(1, "acropolis", *filled([1, 4]), hand=["spring"])
    assert spaces_for("spring", given.match()) == [2, 3, 5, 6]
