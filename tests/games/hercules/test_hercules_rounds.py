"""Rounds and the end of the game: scenarios E42 to E46."""

from __future__ import annotations

import pytest
from tests.games.hercules.tables import Given, new_game


def test_pegasus_goes_round_the_table() -> None:
    """E42 Pegasus (R9)."""
    table = new_game(3, start_seat=1)
    seats = []
    for _ in range(12):
        seats.append(table.deciding)
        table.play("rest")
    assert seats == [1, 2, 0, 2, 0, 1, 0, 1, 2, 1, 2, 0]


def test_the_final_round_is_completed_and_no_longer() -> None:
    """E43 Final round (R54)."""
    given = Given(players=4, at=3, turns_taken=1).hero(3, open=[12], dice=(6, 6)).hero(0, open=[11], dice=(5, 6))
    table = given.match()
    assert table.view["order"] == [2, 3, 0, 1]
    table.play("master plus d1d2")
    assert table.hero(3).column == 12
    assert "god_zeus" in table.hero(3).cards
    assert table.view["is_final_round"]
    assert table.deciding == 0
    table.play("master plus d1d2")
    assert table.hero(0).column == 12
    (pantheon,) = table.hero(0).prizes
    assert pantheon.startswith("pantheon_")
    assert table.view["players"][0]["points"]["cards"] == 5
    assert table.deciding == 1
    table.play("rest")
    assert table.is_over
    assert table.told("scored") != []
    assert len(table.pile) == 2
    assert all(card.startswith("pantheon_") for card in table.pile)


@pytest.mark.parametrize(("tyche", "demigod"), [(1, "pan_01"), (3, "tyche_03")])
def test_the_last_labour_brings_every_reward(tyche: int, demigod: str) -> None:
    """E44 Last turn with all rewards (R56)."""
    table = Given().hero(0, open=[6], dice=(3, 2)).top(tyche=tyche).match()
    assert table.hero(0).column == 5
    assert table.calculations["times d1d2"] == 6
    table.play("master times d1d2")
    if tyche == 3:
        assert table.menu == ["take pan", "take tyche"]
        table.play("take tyche")
    hero = table.hero(0)
    assert hero.column == 12
    assert hero.cards == [demigod, "god_zeus"]
    assert hero.prizes == ["vase_7a"]
    assert table.view["players"][0]["points"]["cards"] == 17 + 5


def test_column_eleven_is_not_the_end() -> None:
    """E45 Column 11 is not the end: labour 11 first."""
    table = Given().hero(0, open=[11, 12], dice=(5, 6)).match()
    assert table.hero(0).column == 10
    table.play("master plus d1d2")
    assert table.hero(0).column == 11
    assert not table.view["is_final_round"]
    table.play("rest")
    assert not table.is_over
    assert table.view["round"] == 6


def test_labour_twelve_moves_nobody_who_stands_before_labour_eleven() -> None:
    """E45 Column 11 is not the end: labour 12 first."""
    table = Given().hero(0, open=[11, 12], dice=(6, 6)).match().play("master plus d1d2")
    assert table.hero(0).open == [11]
    assert table.hero(0).column == 10


def test_scoring_takes_place_after_the_last_round_allowed() -> None:
    """E46 Round limit (R84)."""
    table = Given(players=3, turns_taken=2, round=100).match()
    assert not table.is_over
    table.play("rest")
    assert table.is_over
    assert all(table.hero(seat).column < 12 for seat in range(3))
    assert table.told() == [
        "rested seat=0",
        "round-limit-reached round=100",
        "scored seat=0 total=0 place=1",
        "scored seat=1 total=0 place=1",
        "scored seat=2 total=0 place=1",
    ]
    assert table.pile[0] == "god_zeus"
    assert len(table.pile) == 3
    assert all(table.hero(seat).cards == [] and table.hero(seat).prizes == [] for seat in range(3))
