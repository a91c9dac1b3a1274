"""Removing and placing tiles, and their roofs: scenarios EX45 to EX48, EX127."""

from __future__ import annotations

from tests.games.thebai.given import Given


def test_a_tile_is_resolved_before_it_is_placed_and_its_roofs_after() -> None:
    """EX45 (R11, R50, R51)."""
    given = Given("blue", "red", "pink").family("blue", citizens=["1", "1"], hand=["C22"], grape=2, pottery=2, score=10)
    given.tile("r7c3", "pink_g2", rotation=3).estate("blue", {"B3": "blue_dc", "B4": "blue_g2"}).elsewhere()
    table = given.display("C5", "C6", "C7", "C8").match().play("fulfil C22", "tile bottom")
    assert table.tokens("blue")["drachma"] == 1
    table.play("take 1", "cell r7c2", "rotate 0")
    assert table.offers("roof") == ["E", "S"]
    table.play("roof E", "take 2", "swap drachma bronze")
    table.play("roof S", "promote supply-hoplite-1", "promote supply-hoplite-1")
    assert table.hand("blue") == ["C5", "C6"]
    assert table.supply("blue", "hoplite") == ["1", "1", "1+", "1+"]
    assert table.score("blue") == 11


def test_sides_in_a_corner_match_the_edge_of_the_city() -> None:
    """EX46."""
    given = Given("red", "blue").family("red", citizens=["3", "1"]).tile("r1c3", "blue_g2")
    given.estate("red", {"T2": "red_p2"})
    table = given.match().play("estate 3 M3", "tile top", "cell r1c4", "rotate 0")
    assert table.offers("roof") == ["N", "E"]
    table = given.match().play("estate 3 M3", "tile top", "cell r1c4", "rotate 3")
    assert table.offers("roof") == ["E", "W"]


def one_tile() -> Given:
    """A single tile in the city, and one on pink's estate."""
    given = Given("pink", "red", "blue").family("pink", citizens=["1", "1"]).tile("r4c2", "red_g2")
    return given.estate("pink", {"T2": "pink_p2"})


def test_a_tile_goes_beside_another_tile() -> None:
    """EX47."""
    table = one_tile().match().play("estate 1 T1", "tile top")
    assert table.offers("cell") == ["r3c2", "r4c1", "r4c3", "r5c2"]


def test_hyperbius_keeps_his_cell_for_his_owner() -> None:
    """EX47 (R63)."""
    table = one_tile().commander("red", "hyperbius", "r3c2").match().play("estate 1 T1", "tile top")
    assert table.offers("cell") == ["r4c1", "r4c3", "r5c2"]
    table = one_tile().commander("pink", "hyperbius", "r3c2").match().play("estate 1 T1", "tile top")
    assert "r3c2" in table.offers("cell")


def test_a_tile_placed_on_the_own_hyperbius_is_resolved() -> None:
    """EX68 (R63)."""
    given = one_tile().commander("pink", "hyperbius", "r3c2")
    table = given.match().play("estate 1 T1", "tile top", "cell r3c2", "rotate 0")
    assert table.tokens("pink")["pottery"] == 2


def test_a_tile_activated_on_its_way_to_hyperbius_is_resolved_twice() -> None:
    """R64."""
    given = Given().family("pink", citizens=["1", "1"], hand=["C22"], grape=2, pottery=2).tile("r4c2", "red_g2")
    given.estate("pink", {"T2": "pink_b2"}).commander("pink", "hyperbius", "r3c2")
    table = given.match().play("fulfil C22", "tile top", "cell r3c2", "rotate 0")
    assert table.tokens("pink")["bronze"] == 4


def test_two_tiles_can_be_removed_from_one_row() -> None:
    """EX48."""
    given = Given().family("pink", citizens=["1", "1"], hand=["C20"], grape=1, pottery=2)
    given.estate("pink", {"T3": "pink_g2", "T4": "pink_p2", "T5": "neutral_n01", "M4": "pink_dp"})
    table = given.match().play("fulfil C20", "remove top", "remove top")
    assert table.estate("pink") == {"T5": "neutral_n01", "M4": "pink_dp"}


def test_skipping_ends_one_effect_and_the_next_follows() -> None:
    """EX127 (R122)."""
    given = Given().family("pink", citizens=["1", "1"], hand=["C20"], grape=1, pottery=2, score=10)
    given.estate("pink", {"T3": "pink_g2", "T4": "pink_p2"})
    table = given.match().play("fulfil C20", "remove top", "skip")
    assert table.estate("pink") == {"T4": "pink_p2"}
    assert table.score("pink") == 13


def test_without_a_legal_cell_no_tile_is_taken() -> None:
    """R48."""
    given = Given().family("pink", citizens=["1", "1"]).estate("pink", {"T2": "pink_p2"})
    table = given.match().play("estate 1 T1")
    assert table.prompt != "tile"
    assert table.estate("pink") == {"T2": "pink_p2"}


def test_rotations_that_look_the_same_are_one_choice() -> None:
    given = one_tile().estate("pink", {"T2": "neutral_n09"})
    table = given.match().play("estate 1 T1", "tile top", "cell r3c2")
    assert table.offers("rotate") == ["0", "1"]


def test_a_tile_that_was_taken_must_be_placed() -> None:
    """R50."""
    table = one_tile().match().play("estate 1 T1", "tile top")
    assert "skip" not in table.menu
