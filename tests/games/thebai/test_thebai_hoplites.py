"""Hoplites on their way: scenario EX124."""

from __future__ import annotations

from tests.games.thebai.given import Given

from pessoi.games.thebai.geometry import SPACES


def test_two_hoplites_of_one_effect_are_different() -> None:
    """EX124 (R124)."""
    given = Given().family("pink", citizens=["1", "1"], hoplites=["1"]).die("pink", "hoplite", "2", "h2-1").elsewhere()
    table = given.resolving("neutral_n09").play("hoplite supply-hoplite-1", "to v3-1")
    assert table.menu == ["hoplite city-h2-1", "skip"]
    assert table.face_at("v3-1") == "1"


def test_placing_and_promoting_asks_for_the_order_only_where_it_matters() -> None:
    """R124."""
    given = Given().family("pink", citizens=["1", "1"], hoplites=["1", "3+"], score=10).elsewhere().commanders()
    table = given.resolving("pink_hp").play("hoplite supply-hoplite-1", "to v3-1")
    assert table.face_at("v3-1") == "1+"
    table = given.resolving("pink_hp").play("hoplite supply-hoplite-3+", "promote_first", "to v3-1")
    assert (table.face_at("v3-1"), table.score("pink")) == ("3+", 11)
    table = given.resolving("pink_hp").play("hoplite supply-hoplite-3+", "place_first", "to v3-1", "ascend", "row 4")
    assert table.strategoi("pink") == ["4"]


def test_a_hoplite_that_ascends_first_is_not_placed_any_more() -> None:
    """R124."""
    given = Given().family("pink", citizens=["1", "1"]).die("pink", "hoplite", "3+", "h2-1").elsewhere().commanders()
    table = given.resolving("pink_hp").play("hoplite city-h2-1", "promote_first", "ascend")
    assert table.strategoi("pink") == ["2"]
    assert table.prompt == "archon"


def test_in_a_full_city_no_hoplite_is_asked_for() -> None:
    """R124: it would have nowhere to go; nor where there is none."""
    given = Given().family("pink", citizens=["1", "1"], hoplites=[]).elsewhere()
    none = given.resolving("neutral_n09")
    assert (none.prompt, none.told("automatic")) == ("archon", [])
    given = Given().family("pink", citizens=["1", "1"], hoplites=["1"]).elsewhere()
    assert given.resolving("neutral_n09").menu == ["hoplite supply-hoplite-1", "skip"]
    full = given.plaza(*(space for space in SPACES if space != "h6-1")).resolving("neutral_n09")
    assert full.prompt == "archon"
