"""Antigone's dice: scenarios EX109 to EX111, EX135, EX138."""

from __future__ import annotations

from tests.games.thebai.antigone.rebels import Rebels


def city(herald: str = "H5", round: int = 1) -> Rebels:
    """The four start tiles of the scenarios."""
    given = Rebels(round=round).herald_card(herald)
    given.tile("r3c2", "pink_g2").tile("r3c3", "pink_dp", 1)
    return given.tile("r4c2", "red_g2").tile("r4c3", "green_b2", 2)


def test_a_citizen_comes_between_two_tiles_around_the_first_tile_found() -> None:
    """EX109 (R109)."""
    given = city().family("blue", citizens=["1"]).die("red", "citizen", "2", "h3-2")
    deed = given.does("citizen", 1)
    assert deed.face_at("v3-2") == "1+"
    assert deed.told()[0:3] == ["searched left H5 r3c2", "space-found v3-2 two-tiles", "citizen-to-city blue 1 v3-2"]


def test_around_a_lone_tile_a_citizen_takes_the_north() -> None:
    """R109."""
    given = Rebels().herald_card("H5").tile("r3c2", "pink_g2").family("blue", citizens=["1"])
    deed = given.does("citizen", 2)
    assert deed.face_at("v2-2") == "2"
    assert "space-found v2-2 clockwise" in deed.told()


def test_a_cell_without_a_tile_is_passed_over_though_a_space_lies_beside_it() -> None:
    """18.5: the search for a Citizen wants a cell that holds a tile."""
    given = Rebels().herald_card("H5").tile("r4c3", "pink_g2").family("blue", citizens=["1"])
    assert given.does("citizen", 1).told("searched") == ["searched left H5 r4c3"]


def test_the_highest_citizen_of_her_supply_comes() -> None:
    """R110."""
    deed = city().family("blue", citizens=["1", "2", "1+"]).does("citizen", 1)
    assert deed.supply("blue") == ["1", "1+"]
    assert deed.face_at("h3-2") == "2+"


def test_without_a_citizen_in_her_supply_the_highest_of_the_city_is_promoted() -> None:
    """EX135 (R111)."""
    given = city().die("blue", "citizen", "2+", "h3-1").die("blue", "citizen", "3", "v3-2")
    deed = given.does("citizen", 1)
    assert (deed.face_at("v3-2"), deed.face_at("h3-1")) == ("3+", "2+")
    assert deed.told("die-found") == ["die-found city-v3-2 highest"]


def test_of_equally_high_citizens_the_tiebreaker_finds_one() -> None:
    """R111."""
    given = city("H8").die("blue", "citizen", "2", "h3-1").die("blue", "citizen", "2", "v5-3")
    deed = given.does("citizen", 2)
    assert (deed.face_at("v5-3"), deed.face_at("h3-1")) == ("3", "2")
    assert deed.told("searched", "space-found") == ["searched left H8 r5c3", "space-found v5-3 only"]


def test_citizens_of_equal_power_are_equally_high_with_or_without_a_star() -> None:
    """EX138 (R111)."""
    given = city("H5").die("blue", "citizen", "2+", "h3-1").die("blue", "citizen", "2", "v3-2")
    deed = given.does("citizen", 1)
    assert (deed.face_at("v3-2"), deed.face_at("h3-1")) == ("2+", "2+")
    assert deed.told("searched", "space-found") == ["searched left H5 r3c2", "space-found v3-2 two-tiles"]


def test_a_promoted_citizen_ascends_and_what_is_left_is_lost() -> None:
    """R111, R101."""
    given = city().family("blue", score=20).die("blue", "citizen", "3+", "h3-1").die("blue", "citizen", "2", "v3-2")
    deed = given.does("citizen", 2)
    assert deed.path == ["blue"]
    assert deed.score("blue") == 25
    assert deed.face_at("v3-2") == "2"


def test_without_any_citizen_nothing_happens() -> None:
    assert city().does("citizen", 1).told("nothing-done") == ["nothing-done no-citizen"]


def second_battle() -> Rebels:
    """Round 4: the battle of row 2 is over, that of row 6 comes next."""
    return city(round=4).fate(3, "conflict_2").fate(5, "conflict_6")


def test_the_highest_idle_hoplite_goes_between_two_rows_beside_a_tile() -> None:
    """EX110 (R112, R113)."""
    given = Rebels(round=4).herald_card("H1").fate(3, "conflict_2").fate(5, "conflict_6")
    given.family("blue", hoplites=[]).die("blue", "hoplite", "2", "v1-3").die("blue", "hoplite", "1+", "h2-1")
    deed = given.tile("r5c2", "pink_g2").does("hoplite", 1)
    assert deed.face_at("v5-2") == "2+"
    assert deed.face_at("h2-1") == "1+"
    assert deed.is_empty("v1-3")
    assert deed.told("die-found", "preferred", "searched") == [
        "die-found city-v1-3 idle",
        "preferred between-rows 7 4",
        "preferred tile 4 1",
    ]


def test_a_hoplite_of_the_supply_comes_if_none_is_idle() -> None:
    """R110, R112."""
    given = second_battle().family("blue", hoplites=["1", "2"]).die("blue", "hoplite", "3", "h4-1")
    deed = given.die("blue", "hoplite", "3", "v5-1").does("hoplite", 1)
    assert deed.told("die-found") == ["die-found supply-hoplite-2 supply"]
    assert deed.supply("blue", "hoplite") == ["1"]
    assert (deed.face_at("h4-1"), deed.face_at("v5-1")) == ("3", "3")


def test_of_equally_high_idle_hoplites_the_tiebreaker_finds_one() -> None:
    given = second_battle().family("blue", hoplites=[]).die("blue", "hoplite", "2", "h2-3")
    deed = given.die("blue", "hoplite", "2", "h2-1").does("hoplite", 0)
    assert deed.told("searched")[0] == "searched left H5 r2c3"
    assert deed.is_empty("h2-3")


def test_two_tiles_are_preferred_to_one_and_the_search_decides_between_equals() -> None:
    """R113."""
    given = second_battle().tile("r5c2", "pink_dc").tile("r6c2", "pink_hp").tile("r5c4", "pink_dev")
    given.tile("r6c4", "pink_pc").tile("r5c3", "pink_ph")
    deed = given.does("hoplite", 1)
    assert deed.told("preferred", "searched", "space-found") == [
        "preferred between-rows 7 4",
        "preferred tile 4 3",
        "preferred two-tiles 3 2",
        "searched left H5 r5c2",
        "space-found v5-2 only",
    ]


def test_if_all_are_in_place_all_are_promoted() -> None:
    """EX111."""
    given = second_battle().family("blue", hoplites=[])
    given.die("blue", "hoplite", "2", "h6-1").die("blue", "hoplite", "1", "v5-1")
    deed = given.does("hoplite", 2)
    assert (deed.face_at("h6-1"), deed.face_at("v5-1")) == ("2+", "1+")
    assert deed.told("hoplites-rallied") == ["hoplites-rallied no-hoplite"]


def test_after_the_last_battle_all_are_promoted_in_the_city_first() -> None:
    given = Rebels(round=10).herald_card("H5").family("blue", hoplites=["1"], score=10)
    for round, row in ((3, 1), (5, 2), (7, 3), (9, 4)):
        given.fate(round, f"conflict_{row}")
    given.die("blue", "hoplite", "3", "v4-1").die("blue", "hoplite", "2", "h1-1")
    deed = given.does("hoplite", 1)
    assert deed.told()[0] == "hoplites-rallied no-battle"
    assert [line.split()[2] for line in deed.told("promoted")] == ["city-h1-1", "city-v4-1", "supply-hoplite-1"]


def test_in_a_full_row_all_are_promoted() -> None:
    spaces = ("h6-1", "h6-2", "h6-3", "v5-1", "v5-2", "v5-3", "v5-4")
    deed = second_battle().plaza(*spaces).family("blue", hoplites=["1"]).does("hoplite", 1)
    assert deed.told("hoplites-rallied") == ["hoplites-rallied no-space"]
    assert deed.supply("blue", "hoplite") == ["1+"]


def test_a_hoplite_at_its_top_in_her_supply_scores_a_point() -> None:
    """R101."""
    spaces = ("h6-1", "h6-2", "h6-3", "v5-1", "v5-2", "v5-3", "v5-4")
    deed = second_battle().plaza(*spaces).family("blue", hoplites=["3+"], score=7).does("hoplite", 1)
    assert deed.score("blue") == 8
