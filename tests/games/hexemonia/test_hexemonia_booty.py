"""War, what is won: scenarios E44, E45, E48 and the rulings R49 to R53."""

from __future__ import annotations

import pytest
from tests.games.hexemonia.tables import AtTable, Given


def quarry_taken(citizens: int, hoplites: int) -> AtTable:
    """P0 with a Pasture on 1 and a Phalanx on 2 has beaten P1's Quarry and its gold."""
    given = Given().city(0, "acropolis [2,1,0]", "pasture@1", "phalanx@2").city(1, "acropolis", "quarry@1 [0,0,1]")
    return given.match().wage_war("quarry", citizens, hoplites)


def test_a_captured_tile_is_laid_under_the_usual_rules() -> None:
    """E44, R49, R53 With everything on it; it is active according to its cubes."""
    table = quarry_taken(2, 0)
    assert table.menu == ["settle 3", "settle 6"]
    table.play("settle 6")
    assert table.layout(0) == {1: "pasture", 2: "phalanx", 6: "quarry"}
    assert table.cubes(0, "quarry") == [2, 0, 1]
    assert table.is_active(0, "quarry")
    assert table.layout(1) == {}


def test_no_cost_is_paid_for_a_captured_tile() -> None:
    """E44, R53 With a hoplite only it stays inactive, and nothing is asked."""
    table = quarry_taken(0, 1).play("settle 3")
    assert table.cubes(0, "quarry") == [0, 1, 1]
    assert not table.is_active(0, "quarry")
    assert table.cubes(0, "acropolis") == [2, 0, 0]


def test_a_captured_polis_tile_needs_contact_too() -> None:
    """R50 It touches the Acropolis or another Polis tile."""
    ring = ["village@1", "village@2", "countryside@3", "countryside@4", "quarry@5", "tavern@6"]
    given = Given().city(0, "acropolis [2,0,0]", *ring).city(1, "acropolis", "agora@1")
    assert given.match().wage_war("agora", citizens=1).menu == ["settle 16", "settle 18"]


def test_captured_tiles_are_locked_for_nothing() -> None:
    """R53 Survivors march on in the same action, and in the next turn pay for other tiles."""
    given = Given(players=2).city(0, "acropolis [3,0,0]", hand=["village"]).city(1, "acropolis", "pasture@1")
    table = given.match().wage_war("pasture", citizens=3).play("settle 1").pass_turn()
    table.play("take 1", "gain gold", "lay village 2")
    assert table.cubes(0, "village") == [2, 0, 0]
    assert table.cubes(0, "pasture") == [1, 0, 0]


def test_the_like_polis_tile_takes_everything_over() -> None:
    """E45, R51 Gold, survivors and marker move onto the own Gymnasium; the captured one is gone."""
    given = Given().city(0, "acropolis [2,0,0]", "gymnasium@1 [1,1,1]")
    given.city(1, "acropolis", "gymnasium@1 [1,0,2]", myths={"amazons": "gymnasium"})
    table = given.match().wage_war("gymnasium", citizens=2)
    assert table.prompt == "take"
    assert table.underworld == ["gymnasium"]
    assert table.layout(0) == {1: "gymnasium"}
    assert table.cubes(0, "gymnasium") == [2, 1, 3]
    assert table.myths(0) == {"amazons": "gymnasium"}
    assert table.myths(1) == {}
    assert table.layout(1) == {}


def test_a_merged_tile_is_no_target_any_more_when_its_myth_drives_out_another() -> None:
    """R25, R51 The question for the myth comes after the war; bots can judge the position in between."""
    own = {"oracle": "agora", "muses": "agora", "moirai": "tavern"}
    given = Given().city(0, "acropolis [2,0,0]", "gymnasium@1 [1,1,1]", "agora@2", "tavern@3", myths=own)
    given.city(1, "acropolis", "gymnasium@1 [1,0,2]", myths={"amazons": "gymnasium"})
    table = given.match().wage_war("gymnasium", citizens=2)
    assert table.prompt == "forsake"
    assert table.match.view(0)["target"] is None
    assert len(table.match.game.appraise(table.match.state)) == len(table.match.scores)


def test_merging_is_compulsory_even_if_the_own_tile_is_inactive() -> None:
    """R51 No space is asked for; R29 the inactive tile receives the cubes."""
    given = Given().city(0, "acropolis [1,0,0]", "tavern@1 [0,0,0]").city(1, "acropolis", "tavern@1 [0,0,2]")
    table = given.match().wage_war("tavern", citizens=1)
    assert table.cubes(0, "tavern") == [1, 0, 2]
    assert not table.is_active(0, "tavern")


@pytest.mark.parametrize("title", ["pasture", "phalanx"])
def test_chora_and_fortification_tiles_are_never_merged(title: str) -> None:
    """R51 Only Polis tiles of one title exclude each other."""
    given = Given().city(0, "acropolis [1,0,0]", f"{title}@1").city(1, "acropolis", f"{title}@1")
    table = given.match().wage_war(title, citizens=1).play("settle 2")
    assert table.layout(0) == {1: title, 2: title}


def test_the_losers_city_keeps_its_gap() -> None:
    """E48, R20 The tile on 2 was captured: then 2 is the only space for any tile of P1."""
    ring = ["village@1", "pasture@2", "village@3", "countryside@4", "countryside@5", "quarry@6"]
    given = (
        Given(players=3).city(0, "acropolis [1,0,0]").city(1, "acropolis [1,0,0]", *ring, hand=["spring", "pasture"])
    )
    given.city(1, "necropolis@8", "necropolis@18").display("wall", "agora", "agora", "fleet")
    table = given.match().wage_war("pasture_1", citizens=1).play("settle 1")
    table.play("take 1", "gain gold")
    assert {words.split()[-1] for words in table.said("lay")} == {"2"}


def test_the_survivors_stay_on_the_captured_tile() -> None:
    """R49 None return to where they came from."""
    table = quarry_taken(2, 1).play("settle 3")
    assert table.cubes(0, "quarry") == [2, 1, 1]
    assert table.cubes(0, "acropolis") == [0, 0, 0]


def test_until_it_is_laid_the_tile_lies_in_the_losers_city() -> None:
    """R74 The order of a war: the myths change hands at last."""
    given = Given().city(0, "acropolis [1,0,0]").city(1, "acropolis", "village@1", myths={"oracle": "village"})
    table = given.match().wage_war("village", citizens=1)
    assert table.layout(1) == {1: "village"}
    assert table.myths(1) == {"oracle": "village"}
    table.play("settle 4")
    assert table.layout(0) == {4: "village"}
    assert table.myths(0) == {"oracle": "village"}
