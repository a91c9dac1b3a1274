"""The end of the game: scenario E57 and the rulings R7, R12 to R14, R63, R64."""

from __future__ import annotations

import pytest
from tests.games.hexemonia.tables import AtTable, Given


def last_tile(at: int, start: int = 2, players: int = 4) -> AtTable:
    """The seat at turn takes the tile that empties the stack."""
    given = Given(players=players, at=at, start=start, draws=True).display("wall", "pasture", "agora", "hades")
    return given.stack("temple").match().play("take 1", "gain gold")


def final_turns(table: AtTable) -> list[int]:
    """Who takes a turn from the next on, until the game is over."""
    table.pass_turn()
    found = []
    while not table.is_over:
        assert table.deciding is not None
        found.append(table.deciding)
        table.pass_turn()
    return found


@pytest.mark.parametrize(("seat", "others"), [(2, [3, 0, 1]), (3, [0, 1]), (0, [1]), (1, [])])
def test_those_after_the_one_who_triggered_the_end_take_a_final_turn(seat: int, others: list[int]) -> None:
    """E57, R64 Start seat 2 of four: the last player is seat 1, and nobody has an extra round."""
    assert final_turns(last_tile(at=seat)) == others


def test_a_final_turn_begins_with_building() -> None:
    """E57, R14 Neither tiles nor a resource are taken, though four tiles lie open."""
    table = last_tile(at=2).pass_turn()
    assert table.deciding == 3
    assert all(table.display)
    assert table.said("take", "gain") == set()
    assert table.told("final-turn-began") == ["final-turn-began seat=3"]


def test_a_spring_still_works_in_a_final_turn() -> None:
    """E57, R14 Only drawing is cancelled."""
    table = Given(at=1).end_triggered().city(1, "acropolis", "spring@1").match().use("spring")
    assert table.play("gain gold").cubes(1, "acropolis") == [0, 0, 1]


def test_tiles_can_be_laid_in_a_final_turn() -> None:
    """E57 Steps B, C and D are normal."""
    table = Given(at=1).end_triggered().city(1, "acropolis [1,0,0]", hand=["pasture"]).match()
    table.play("lay pasture 1", "action production")
    assert table.cubes(1, "pasture") == [2, 0, 0]


def test_final_turns_include_the_philosopher_and_revolts() -> None:
    """R63 Step D as always."""
    given = Given(at=1).end_triggered().city(1, "acropolis", "agora@1").city(0, "acropolis", "pasture@1 [3,0,0]")
    table = given.match().play("action production")
    assert table.philosopher == 1
    assert table.cubes(0, "pasture") == [2, 0, 0]


def test_final_turns_include_the_hand_limit() -> None:
    """R63 The surplus tile goes to the Underworld."""
    hand = ["asty", "fleet", "phalanx", "labyrinth", "gymnasium"]
    table = Given(at=1).end_triggered().city(1, hand=hand).match().play("action production")
    assert table.prompt == "discard"


def test_the_triggering_turn_is_finished_normally() -> None:
    """R13 Its player builds and acts, and the Moirai may trigger it as well as a refill."""
    table = last_tile(at=1)
    assert table.view()["is_end_triggered"]
    assert table.deciding == 1
    assert table.said("action") == {"action production", "action strategy"}


def test_every_acropolis_is_turned_up_at_the_end() -> None:
    """R7 (c) For the scoring all are public."""
    table = Given(at=2).end_triggered().match()
    assert {city["acropolis"]["city"] for city in table.view()["cities"]} == {None}
    table.pass_turn()
    assert table.is_over
    assert [city["acropolis"]["city"] for city in table.view()["cities"]] == ["athens", "sparta", "olympia"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_had_the_same_number_of_turns(players: int) -> None:
    """E57 Whoever triggers the end."""
    for seat in range(players):
        table = last_tile(at=seat, start=1, players=players)
        final_turns(table)
        assert table.state.turns % players == 0
        assert table.state.turns == 3 * players


def test_the_end_cannot_be_triggered_twice() -> None:
    """R64 The stack is empty: the Moirai and the Oracle have nothing to draw from."""
    given = Given(at=1).end_triggered().city(1, "acropolis", "pasture@1 [1,0,0]", myths={"moirai": "pasture"})
    table = given.match()
    assert not table.offers("action special")
    table.pass_turn().pass_turn()
    assert table.is_over
