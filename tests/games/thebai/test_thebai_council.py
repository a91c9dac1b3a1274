"""The conditions of the council: scenarios EX49, EX94 to EX97."""

from __future__ import annotations

import pytest
from tests.games.thebai.given import Given
from tests.games.thebai.tables import new_game

from pessoi.games.thebai.components import COUNCIL_SPACES
from pessoi.games.thebai.council import worth

SMALL = ("pink", "red")
LARGE = ("pink", "red", "blue")
FOUR = ("pink", "red", "blue", "green")


def council(given: Given, *spaces: str) -> int:
    """What pink's dice on these spaces score in all."""
    return given.councillor("pink", *spaces).pad("pink")["council"]


def groups(*colours: str) -> Given:
    given = Given(*colours)
    for cell, tile in {"r3c2": "g2", "r3c3": "b2", "r5c1": "p2", "r6c1": "dp", "r6c4": "dc"}.items():
        given.tile(cell, f"pink_{tile}")
    return given


def test_groups_of_own_tiles_on_the_large_side() -> None:
    """EX94."""
    assert council(groups(*LARGE), "UL1") == 6
    assert council(groups(*LARGE), "UL2") == 6
    assert council(groups(*FOUR), "EX1") == 6


def test_groups_of_own_tiles_on_the_small_side() -> None:
    """EX94."""
    assert council(groups(*SMALL), "UL1") == 9
    assert council(groups(*SMALL), "UL2") == 4


def test_groups_are_not_connected_by_tiles_of_others() -> None:
    """EX49 (R22): neutral tiles are nobody's."""
    given = groups(*LARGE).tile("r4c2", "neutral_n07").tile("r4c1", "red_g2")
    assert council(given, "UL1") == 6
    assert council(groups(*LARGE).tile("r4c1", "pink_hp"), "UL2") == 9


def test_without_own_tiles_there_is_no_group() -> None:
    given = Given(*LARGE).tile("r3c2", "red_g2").tile("r3c3", "neutral_n07")
    assert council(given, "UL2") == 0


def test_a_tile_needs_two_matching_sides_and_the_edge_of_the_city_can_match() -> None:
    """R83, EX46."""
    given = Given("red", "blue").tile("r1c3", "blue_g2").tile("r1c4", "red_p2").councillor("red", "UL3")
    assert given.pad("red")["council"] == 2
    given = Given("red", "blue").tile("r1c3", "blue_g2").tile("r1c4", "red_p2", 2).councillor("red", "UL3")
    assert given.pad("red")["council"] == 0


def test_neutral_tiles_count_for_no_condition() -> None:
    """EX49."""
    given = Given(*SMALL).tile("r1c4", "neutral_n07").tile("r1c1", "neutral_n07")
    assert council(given, "UL1") == 0
    assert council(given, "UL2") == 0
    assert council(given, "UL3") == 0


def test_printed_promotions_count_on_all_spaces_passed() -> None:
    """EX95 (R85): a final tile adds nothing, nor does Tiresias."""
    assert council(Given(*LARGE).family("pink", dionysus=8, ares=4), "MI3") == 6
    assert council(Given(*FOUR).family("pink", dionysus=8, ares=4), "EX2") == 6
    given = Given(*LARGE).family("pink", dionysus=12, ares=12).commander("pink", "tiresias", "ares")
    assert council(given, "MI3") == 12


def test_steps_count_on_the_track_of_the_space() -> None:
    given = Given(*LARGE).family("pink", dionysus=7, ares=3)
    assert council(given, "MI1") == 7
    assert council(Given(*LARGE).family("pink", dionysus=7, ares=3), "MI2") == 3


def estate(tiles: dict[str, str]) -> Given:
    return Given(*LARGE).estate("pink", tiles)


def test_emptied_spaces_count_in_the_row_of_the_space() -> None:
    """EX96: column 1 never counts."""
    given = estate({"B4": "pink_g2", "B5": "neutral_n07", "T2": "pink_b2"})
    assert council(given, "UR3") == 6
    table = given.table()
    worths = [worth(table, table.families[0], COUNCIL_SPACES.index(space)) for space in ("UR1", "UR2", "UR3")]
    assert worths == [9, 12, 6]


def test_a_die_on_an_emptied_space_does_not_matter() -> None:
    given = estate({"B4": "pink_g2", "B5": "neutral_n07"}).die("pink", "citizen", "1", "B2")
    assert council(given, "UR3") == 6


def test_emptied_columns_count() -> None:
    """EX97."""
    assert council(estate({"T5": "neutral_n07"}), "LL1") == 12


def test_the_start_tile_leaves_an_emptied_space() -> None:
    """R84."""
    table = new_game(3)
    first = table.order[0]
    table.play("start_tile middle")
    assert worth(table.state, table.family(first), COUNCIL_SPACES.index("UR2")) == 3
    assert worth(table.state, table.family(first), COUNCIL_SPACES.index("UR1")) == 0


@pytest.mark.parametrize(("colours", "points"), [(SMALL, 6), (LARGE, 8)])
def test_strategoi_count(colours: tuple[str, ...], points: int) -> None:
    assert council(Given(*colours).family("pink", strategoi=[2, 5]), "LL2") == points


@pytest.mark.parametrize(("colours", "points"), [(SMALL, 9), (LARGE, 6)])
def test_dice_on_the_council_board_count_even_on_the_path(colours: tuple[str, ...], points: int) -> None:
    """R87: two on the path and the one on the space itself, but no Councillor tile."""
    given = Given(*colours).path("pink", "pink").disruption("UL1").family("pink", councillors=["UL1"])
    assert given.pad("pink")["council"] == 0
    assert council(given, "LL3") == points


def test_pairs_of_contracts_and_the_best_suit_count_without_gates() -> None:
    """R86."""
    fulfilled = ["C5", "C6", "C7", "C15", "C25"]
    given = Given(*LARGE).family("pink", fulfilled=fulfilled, gates=["proetid"])
    assert council(given, "LR1") == 8
    given = Given(*LARGE).family("pink", fulfilled=fulfilled, gates=["proetid"])
    assert council(given, "LR2") == 9
    given = Given(*FOUR).family("pink", fulfilled=fulfilled)
    assert council(given, "EX3") == 8


@pytest.mark.parametrize(("colours", "points"), [(SMALL, 8), (LARGE, 10)])
def test_gates_count(colours: tuple[str, ...], points: int) -> None:
    assert council(Given(*colours).family("pink", gates=["proetid", "electran"]), "LR3") == points


def test_a_condition_scores_for_each_own_piece_that_lies_on_it() -> None:
    """A die, a Councillor tile and Creon; the pieces of others score for them."""
    given = Given(*FOUR).family("pink", fulfilled=["C5", "C6"], dionysus=3, councillors=["EX3"]).disruption("EX3")
    given.commander("pink", "creon", "MI1").councillor("red", "MI2")
    assert council(given, "LR1") == 4 + 4 + 3
    assert given.pad("red")["council"] == 0


def test_creon_of_another_family_scores_for_his_owner_only() -> None:
    """EX72."""
    given = Given(*LARGE).family("pink", gates=["proetid"]).family("red", gates=["electran"])
    given.commander("red", "creon", "LR3")
    assert (given.pad("pink")["council"], given.pad("red")["council"]) == (0, 5)


def test_two_families_may_score_one_disrupted_space() -> None:
    """EX40."""
    given = Given(*LARGE).disruption("MI2").family("pink", ares=4, councillors=["MI2"])
    given.family("red", ares=6, councillors=["MI2"])
    assert (given.pad("pink")["council"], given.pad("red")["council"]) == (4, 6)
