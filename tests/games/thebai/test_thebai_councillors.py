"""Councillors and the turn order: scenarios EX91 to EX93."""

from __future__ import annotations

from tests.games.thebai.given import Given

MONUMENTS = ("UL", "UR", "MI", "LL", "LR")


def quiet_battle(*colours: str) -> Given:
    """The end of round 3 with a battle in which nothing is decided."""
    return Given(*(colours or ("pink", "red", "blue")), round=3, is_fate=True).fate(3, "conflict_2")


def only_free(given: Given, *free: str) -> Given:
    """All other spaces of the five monuments are disrupted."""
    spaces = [f"{monument}{number}" for monument in MONUMENTS for number in (1, 2, 3)]
    table = given.table()
    taken = [space for space, lying in zip(spaces, table.council, strict=False) if lying >= 0]
    return given.disruption(*(space for space in spaces if space not in (*free, *taken)))


def test_councillors_take_seats_in_the_order_of_the_path() -> None:
    """EX91."""
    given = quiet_battle().councillor("pink", "MI3").path("pink", "red", "pink")
    table = only_free(given, "MI1", "UL2", "LR1").match()
    assert (table.deciding, table.offers("seat")) == ("pink", ["UL2", "LR1"])
    table.play("seat UL2")
    assert (table.deciding, table.offers("seat")) == ("red", ["MI1", "LR1"])
    table.play("seat MI1")
    assert table.told("councillor-seated") == ["councillor-seated red MI1", "councillor-seated pink LR1"]
    assert table.council("LR1") == "pink"
    assert table.path == []


def test_seating_is_mandatory() -> None:
    """R81: there is nothing but seats on offer."""
    table = only_free(quiet_battle().path("red"), "MI1", "UL2").match()
    assert table.menu == ["seat UL2", "seat MI1"]


def test_a_councillor_without_a_seat_stays_and_moves_up_without_points() -> None:
    """EX92 (R81)."""
    given = quiet_battle().family("pink", score=50).councillor("pink", "MI3").path("red", "pink")
    table = only_free(given, "MI1").match()
    assert table.council("MI1") == "red"
    assert table.path == ["pink"]
    assert table.told("councillor-waits") == ["councillor-waits pink"]
    assert "councillor-seated pink MI1" not in table.told("councillor-seated")
    assert table.told("scored-points") == []


def test_those_behind_a_councillor_without_a_seat_are_not_held_up() -> None:
    """R81."""
    given = quiet_battle().councillor("pink", "MI3").path("pink", "red", "pink", "blue")
    table = only_free(given, "MI1", "MI2").match()
    assert table.deciding == "red"
    table.play("seat MI2")
    assert (table.council("MI2"), table.council("MI1")) == ("red", "blue")
    assert table.path == ["pink", "pink"]


def test_councillor_tiles_and_creon_do_not_block_a_monument() -> None:
    """R82, R68."""
    given = quiet_battle().disruption("MI1").family("pink", councillors=["MI1"]).commander("pink", "creon", "UL1")
    table = given.path("pink").match()
    assert [space for space in table.offers("seat") if space[:2] in ("MI", "UL")] == ["UL2", "UL3", "MI2", "MI3"]


def test_four_players_have_a_sixth_monument() -> None:
    """EX03."""
    table = quiet_battle("pink", "red", "blue", "green").path("pink").match()
    assert table.offers("seat")[-3:] == ["EX1", "EX2", "EX3"]
    table.play("seat EX2")
    assert table.council("EX2") == "pink"


def test_the_turn_order_follows_dionysus_and_the_lower_marker() -> None:
    """EX93."""
    given = quiet_battle("pink", "red", "blue", "green").family("red", dionysus=6).family("blue", dionysus=4)
    given.family("pink", dionysus=4).arrived("dionysus", "blue", "pink", "green", "red")
    table = given.match()
    assert table.order == ["red", "blue", "pink", "green"]
    assert table.deciding == "red"


def test_after_a_comfort_tile_turn_order_and_path_stay_as_they_are() -> None:
    given = Given("pink", "red", "blue", round=4, is_fate=True).fate(4, "triumph").family("blue", dionysus=6)
    table = given.path("pink").match()
    assert table.order == ["pink", "red", "blue"]
    assert table.path == ["pink"]
