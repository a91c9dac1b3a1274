"""Heralds, for two players: scenarios EX102 to EX105."""

from __future__ import annotations

import pytest
from tests.games.thebai.given import Given


def herald(card: str, *tiles: str) -> Given:
    """The end of a round of two, with a fate tile that brings nothing, this card on top and tiles on these cells."""
    given = Given("pink", "green", round=4, is_fate=True).fate(4, "triumph").herald(card)
    colours = ["pink_g2", "pink_b2", "pink_p2", "pink_dp"]
    for cell, tile in zip(tiles, colours, strict=False):
        given.tile(cell, tile)
    return given


def test_a_herald_promotes_a_column_and_leaves_a_plaza() -> None:
    """EX102 (R5, R93, R94)."""
    given = herald("H5", "r3c2", "r3c3", "r4c2", "r4c3").plaza("v3-2")
    given.family("green", score=10).family("pink", score=10)
    given.die("green", "hoplite", "2", "h2-1").die("pink", "hoplite", "1+", "v2-2").die(
        "green", "citizen", "3+", "h3-1"
    )
    given.die("pink", "citizen", "3+", "h4-1").die("green", "citizen", "2", "v4-2")
    table = given.match()
    assert table.told("promoted") == ["promoted green city-h2-1 2+", "promoted pink city-v2-2 2"]
    assert (table.deciding, table.menu) == ("green", ["ascend", "stay"])
    table.play("ascend")
    assert (table.score("green"), table.deciding) == (15, "pink")
    table.play("ascend")
    assert table.score("pink") == 14
    assert table.face_at("v4-2") == "2+"
    assert table.path == ["green", "pink"]
    assert table.plazas == ["h3-2", "v3-2"]


def test_of_two_spaces_between_tiles_the_first_clockwise_is_marked() -> None:
    """EX103."""
    assert herald("H8", "r4c3", "r4c2", "r5c3").match().plazas == ["v4-3"]


def test_a_space_at_one_tile_is_marked_if_there_is_none_between_two() -> None:
    """On either of its cells, and clockwise from the north."""
    assert herald("H8", "r4c3").match().plazas == ["v3-3"]
    assert herald("H8", "r4c4", "r4c2").match().plazas == ["h4-3"]
    given = herald("H8", "r4c3").die("pink", "citizen", "1", "v3-3")
    assert given.match().plazas == ["h4-3"]


def test_without_a_candidate_no_plaza_is_placed_but_dice_are_promoted() -> None:
    """EX104."""
    table = herald("H4", "r4c3").die("green", "citizen", "1", "v4-2").match()
    assert table.face_at("v4-2") == "1+"
    assert table.plazas == []


def test_below_the_small_city_there_is_no_space_for_a_plaza() -> None:
    given = herald("H9", "r6c3").die("pink", "citizen", "1", "v5-3").die("pink", "citizen", "1", "h6-3")
    assert given.match().told("plaza-placed") == ["plaza-placed h6-2"]
    assert given.die("pink", "citizen", "1", "h6-2").match().plazas == []
    given = herald("H3", "r6c1").die("pink", "citizen", "1", "v5-1").die("pink", "citizen", "1", "h6-1")
    assert given.match().plazas == []


def test_a_column_has_the_spaces_on_both_sides() -> None:
    """EX105 (R94)."""
    given = herald("H7")
    inside, outside = ["h2-2", "h2-3", "v2-3"], ["h2-1", "v2-2", "v2-4"]
    for space in inside + outside:
        given.die("pink", "citizen", "1", space)
    table = given.match()
    assert [table.face_at(space) for space in inside] == ["1+", "1+", "1+"]
    assert [table.face_at(space) for space in outside] == ["1", "1", "1"]


@pytest.mark.parametrize(
    ("card", "order"),
    [
        ("H2", ["h1-1", "v1-1", "h2-1", "v2-1"]),
        ("H6", ["h1-1", "h1-2", "v1-2", "h2-1", "h2-2", "v2-2"]),
        ("H11", ["h1-3", "v1-4", "h2-3", "v2-4"]),
    ],
)
def test_dice_of_a_column_are_promoted_from_left_to_right_and_downwards(card: str, order: list[str]) -> None:
    """R94: the outer columns have one space in a row only."""
    given = herald(card)
    for number, space in enumerate(reversed(order)):
        given.die("pink" if number % 2 else "green", "citizen", "1", space)
    told = given.match().told("promoted")
    assert [line.split()[2] for line in told] == [f"city-{space}" for space in order]


def test_a_die_may_stay_on_its_top_face() -> None:
    """R5."""
    table = herald("H7").die("pink", "citizen", "3+", "v2-3").family("pink", score=10).match().play("stay")
    assert table.face_at("v2-3") == "3+"
    assert table.score("pink") == 10


def test_dice_that_come_or_go_meanwhile_are_not_promoted() -> None:
    """R95: an ascending Hoplite wins Actor, who lets two others move."""
    given = herald("H7").tile("r5c1", "neutral_n09").commanders("actor")
    given.die("pink", "hoplite", "3+", "h1-2").die("pink", "hoplite", "1", "v2-3").die("pink", "hoplite", "2", "v3-1")
    table = given.match().play("ascend", "claim actor", "post h5-1", "one r5c1")
    table.play("hoplite city-v2-3", "to v4-1", "hoplite city-v3-1", "to v4-3")
    assert [table.face_at(space) for space in ("v4-1", "v4-3")] == ["1", "2"]


def test_the_display_is_refilled_after_the_promotion_that_emptied_it() -> None:
    """R127: before the next die is asked."""
    given = herald("H7").tile("r5c1", "pink_dc").commanders("actor").display("C5", "C8", "C18", "C22").deck("C30")
    given.die("pink", "hoplite", "3+", "h1-2").die("green", "citizen", "3+", "v2-3")
    table = given.match().play("ascend", "claim actor", "post h5-1", "one r5c1", "take 2")
    assert (table.prompt, table.deciding) == ("ascend", "green")
    assert table.display == ["C5", "C30", "C18", "C22"]


def test_the_discards_become_the_deck_when_it_is_empty() -> None:
    """R96: shuffled."""
    given = herald("H7").without_heralds()
    table = given.match()
    assert len(table.told("herald-came")) == 1
    assert (len(table.state.heralds), len(table.state.herald_discards)) == (11, 1)
    assert table.state.heralds + table.state.herald_discards != given.table().herald_discards


def test_the_herald_comes_before_the_fate_tile() -> None:
    given = herald("H7").fate(4, "census").die("pink", "citizen", "1+", "v2-3").family("pink", score=10)
    assert given.match().score("pink") == 12


def test_three_players_meet_no_herald() -> None:
    given = Given("pink", "green", "red", round=4, is_fate=True).fate(4, "triumph").tile("r3c2", "pink_g2")
    table = given.match()
    assert table.told("herald-came", "plaza-placed") == []
    assert table.plazas == []
