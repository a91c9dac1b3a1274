"""A Citizen in the city: scenarios EX20 to EX26."""

from __future__ import annotations

from tests.games.thebai.given import Given


def market_place(drachma: int = 2) -> Given:
    """Two free tiles with a dice space between them, and a Citizen 2+ for it."""
    given = Given("pink", "red", "blue").family("pink", citizens=["2+", "1"], drachma=drachma)
    return given.tile("r3c2", "pink_g2").tile("r3c3", "pink_dp").elsewhere()


def test_a_tile_with_a_foreign_archon_is_not_resolved() -> None:
    """EX20."""
    table = market_place(drachma=3).archon("red", "r3c3").match().play("city 2+ h3-2")
    assert table.menu == ["one r3c2", "none"]
    table.play("one r3c2")
    assert table.has("pink") == "2G 0P 0B 3D"


def test_both_tiles_cost_the_power_of_the_die() -> None:
    """EX21 (R28): the price is paid first."""
    table = market_place().match().play("city 2+ h3-2", "both r3c2")
    assert table.has("pink") == "2G 1P 0B 1D"
    assert table.told("paid", "gained")[0] == "paid pink 2 drachma"


def test_both_tiles_are_offered_only_if_they_can_be_paid() -> None:
    """EX22."""
    table = market_place(drachma=1).match().play("city 2+ h3-2")
    assert table.menu == ["one r3c2", "one r3c3", "none"]


def test_the_own_archon_blocks_a_tile_too() -> None:
    """EX23."""
    table = market_place().archon("pink", "r3c2").match().play("city 2+ h3-2")
    assert table.menu == ["one r3c3", "none"]


def test_a_space_between_two_archons_can_be_used_for_nothing() -> None:
    """EX24 (R27)."""
    given = market_place().archon("pink", "r3c2").archon("red", "r3c3").tile("r2c2", "red_g2")
    table = given.match().play("city 2+ h3-2")
    assert table.prompt == "archon"
    assert table.face_at("h3-2") == "2+"


def test_a_citizen_needs_a_tile_beside_it_and_a_hoplite_does_not() -> None:
    """EX25."""
    table = market_place().match()
    assert "2+ h1-1" not in table.offers("city")
    assert "2+ h3-1" in table.offers("city")
    table.play("estate 1 B1", "hoplite supply-hoplite-1")
    assert "h1-1" in table.offers("to")


def test_a_die_may_ascend_during_the_first_of_two_effects() -> None:
    """EX26 (R26, R28)."""
    given = Given().family("pink", citizens=["3+", "1"], drachma=3, score=10).die("pink", "citizen", "1", "M1")
    given.tile("r4c2", "pink_pc").tile("r4c3", "pink_g2")
    table = given.match().play("city 3+ h4-2", "both r4c2", "promote city-h4-2", "promote estate-M1")
    assert table.has("pink") == "2G 0P 0B 0D"
    assert table.path == ["pink"]
    assert table.score("pink") == 15
    assert table.face_at("M1", "pink") == "1+"
    assert table.face_at("h4-2") == ""


def test_a_second_tile_that_is_no_longer_free_is_lost_without_refund() -> None:
    """R28: the rush of the first tile goes to the second."""
    given = Given().family("pink", citizens=["1", "1"], drachma=1, general=0)
    given.tile("r4c2", "neutral_n13").tile("r4c3", "pink_g2").plaza("v3-2").tile("r3c3", "red_g2")
    table = given.match().play("city 1 h4-2", "both r4c2", "good bronze", "skip", "rush r4c3")
    assert table.archon("pink") == "r4c3"
    assert table.has("pink") == "0G 0P 1B 0D"


def test_nothing_may_be_resolved_at_all() -> None:
    table = market_place().match().play("city 2+ h3-2", "none")
    assert table.has("pink") == "0G 0P 0B 2D"
