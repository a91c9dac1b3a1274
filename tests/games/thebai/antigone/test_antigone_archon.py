"""Antigone's Archon: scenarios EX115 and EX116."""

from __future__ import annotations

from tests.games.thebai.antigone.rebels import Rebels


def test_her_archon_comes_to_the_tile_that_the_herald_calls_for_and_promotes_around_it() -> None:
    """EX115."""
    given = Rebels().row("H5", "H1", "H9").cards("SB1").tile("r4c3", "red_hp").tile("r3c3", "pink_g2")
    given.die("red", "citizen", "1", "h4-2").die("blue", "hoplite", "2", "v4-3")
    deed = given.moves_archon()
    assert deed.archon("blue") == "r4c3"
    assert (deed.face_at("h4-2"), deed.face_at("v4-3")) == ("1+", "2+")
    assert deed.told("benefit-sought") == ["benefit-sought left H5 place_hoplite 1"]
    assert deed.told("searched", "tile-resolved") == []
    assert deed.herald_discards == ["H5"]
    assert deed.herald_row == ["H1", "H9"]


def test_the_second_benefit_counts_if_no_tile_has_the_first() -> None:
    """EX116."""
    given = Rebels().row("H12", "H1").cards("SB1").tile("r4c2", "pink_b2").tile("r2c4", "red_b2")
    deed = given.tile("r3c3", "pink_g2").moves_archon()
    assert deed.archon("blue") == "r4c2"
    assert deed.told("benefit-sought", "searched") == [
        "benefit-sought left H12 vp 0",
        "benefit-sought left H12 bronze 2",
        "searched left H12 r4c2",
    ]


def test_without_a_tile_of_either_kind_any_free_one_will_do() -> None:
    given = Rebels().row("H12", "H1").cards("SB1").tile("r4c2", "pink_g2").tile("r2c4", "red_g2")
    deed = given.moves_archon()
    assert deed.told("any-tile-sought") == ["any-tile-sought 2"]
    assert deed.archon("blue") == "r4c2"


def test_a_tile_with_an_archon_is_not_free_not_even_her_own() -> None:
    """R116."""
    given = (
        Rebels().row("H5", "H1").cards("SB1").tile("r4c3", "red_hp").tile("r1c1", "pink_hp").tile("r6c1", "green_hp")
    )
    deed = given.archon("blue", "r4c3").archon("red", "r1c1").moves_archon()
    assert deed.archon("blue") == "r6c1"


def test_your_actor_does_not_mind_her_archon() -> None:
    """R117."""
    given = Rebels().row("H5", "H1").cards("SB1").tile("r4c3", "red_hp").commander("red", "actor", "h4-2")
    deed = given.die("red", "citizen", "1", "h1-1").moves_archon()
    assert deed.asked == []
    assert deed.face_at("h1-1") == "1"


def test_a_herald_from_the_deck_leaves_the_row_alone() -> None:
    """18.6."""
    deed = Rebels().row("H5", "H1", "H4").cards("SB3").tile("r4c3", "red_hp").moves_archon()
    assert deed.herald_discards == ["H4"]
    assert deed.herald_row == ["H5", "H1"]


def test_the_right_card_is_replaced_and_the_left_one_stays() -> None:
    deed = Rebels().row("H5", "H1", "H4").cards("SB2").tile("r4c3", "red_hp").moves_archon()
    assert deed.herald_discards == ["H1"]
    assert deed.herald_row == ["H5", "H4"]


def test_you_may_let_your_die_stay_but_she_never_does() -> None:
    """R5, R101."""
    given = Rebels().row("H5", "H1").cards("SB1").tile("r4c3", "red_hp")
    given.die("red", "citizen", "3+", "h4-2").die("blue", "citizen", "3+", "v4-3")
    deed = given.moves_archon("stay")
    assert deed.face_at("h4-2") == "3+"
    assert deed.is_empty("v4-3")
    assert deed.path == ["blue"]


def test_at_the_border_only_the_spaces_that_exist_are_looked_at() -> None:
    given = Rebels().row("H5", "H1").cards("SB1").tile("r1c1", "red_hp").die("red", "citizen", "1", "h1-1")
    assert given.die("blue", "citizen", "1", "h6-3").moves_archon().face_at("h6-3") == "1"
