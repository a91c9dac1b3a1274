"""The end of a round and of the game: scenario EX06."""

from __future__ import annotations

import pytest
from tests.games.thebai.given import Given

from pessoi.games.thebai.components import FATE_BACK, FATES
from pessoi.kernel.game import SPECTATOR


def test_after_a_round_one_more_fate_tile_is_turned_up() -> None:
    """EX06."""
    given = Given("red", "blue", "green", round=2, is_fate=True).fate(7, "conflict_1")
    table = given.match().play("skip", "skip", "skip")
    assert table.told("fate-turned") == ["fate-turned 7 conflict_1"]
    assert FATE_BACK[FATES.index("conflict_1")] == "omega"
    assert table.state.round == 3


@pytest.mark.parametrize(("round", "turned"), [(4, 1), (5, 1), (6, 0), (8, 0)])
def test_from_round_six_on_all_tiles_are_known(round: int, turned: int) -> None:
    table = Given("red", "blue", "green", round=round, is_fate=True).match()
    while table.state.round == round:
        table.play(table.menu[-1])
    told = [entry.event.name for entry in table.match.events(SPECTATOR)]
    assert told.count("fate-turned") == turned


def test_turning_up_a_fate_tile_can_not_be_undone() -> None:
    given = Given("red", "blue", "green", round=4, is_fate=True).fate(4, "oracle")
    table = given.family("red").family("blue").family("green", drachma=1).match()
    assert table.deciding == "green"
    before = table.state.revealed
    table.play("skip")
    assert table.state.revealed == before + 1


def test_a_round_begins_with_the_first_family_in_turn_order() -> None:
    given = Given("red", "blue", "green", round=4, order=["green", "red", "blue"], is_fate=True).fate(4, "triumph")
    table = given.match()
    assert table.told("fate-came", "round-began")[0] == "fate-came triumph"
    assert (table.state.round, table.deciding) == (5, "green")


def test_the_game_ends_after_round_ten_when_the_last_councillors_have_their_seats() -> None:
    given = Given("red", "blue", "green", round=10, is_fate=True).fate(10, "triumph")
    given.family("red", score=30, dionysus=5).family("blue", score=30).path("red")
    table = given.match()
    assert (table.prompt, table.deciding) == ("councillor", "red")
    table.play("seat MI1")
    assert table.is_over
    assert table.council("MI1") == "red"
    assert table.told("final-score") == ["final-score red 57 1", "final-score blue 52 2", "final-score green 33 3"]


def test_the_turn_order_no_longer_changes_after_round_ten() -> None:
    given = Given("red", "blue", "green", round=10, is_fate=True).fate(10, "triumph").family("green", dionysus=9)
    table = given.match()
    assert table.is_over
    assert table.order == ["red", "blue", "green"]
