"""Options of a match: rulings R6, R84, R85 and R86."""

from __future__ import annotations

import pytest
from tests.games.hercules.tables import HADES, new_game

from pessoi.games.hercules.components import COLOURS
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.game import Value


def test_options_have_defaults() -> None:
    """R86 What is not said is as in the rulebook."""
    assert new_game(3).match.setup.options == {
        "simplified": False,
        "start_seat": "random",
        "solo_handicap": 0,
        "round_limit": 100,
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_seat_is_drawn_from_the_seed(players: int) -> None:
    """R6 By default any seat may start, always the same for the same seed."""
    seeds = [f"seed {number}" for number in range(40)]
    starts = [new_game(players, seed).view["pegasus"] for seed in seeds]
    assert set(starts) == set(range(players))
    assert [new_game(players, seed).view["pegasus"] for seed in seeds] == starts


@pytest.mark.parametrize(("players", "seat"), [(players, seat) for players in (2, 3, 4) for seat in range(players)])
def test_the_start_seat_can_be_agreed_on(players: int, seat: int) -> None:
    """R6 The start seat is a set-up parameter."""
    table = new_game(players, start_seat=seat)
    assert (table.deciding, table.view["pegasus"]) == (seat, seat)


@pytest.mark.parametrize(("players", "seat"), [(2, 2), (3, 3), (4, 4), (2, -1), (2, "oldest"), (2, "")])
def test_a_start_seat_nobody_sits_on_is_refused(players: int, seat: Value) -> None:
    """R86 start_seat is 0 to n - 1 or random."""
    with pytest.raises(BadSetup, match="start_seat"):
        new_game(players, start_seat=seat)


@pytest.mark.parametrize("seat", ["random", 0, 1, 3])
def test_alone_the_hero_starts_whatever_the_start_seat(seat: Value) -> None:
    """R6, R86 Solo ignores start_seat."""
    table = new_game(1, start_seat=seat)
    assert (table.deciding, table.view["pegasus"]) == (0, 0)


def test_alone_a_start_seat_outside_the_range_is_ignored_too() -> None:
    """R86 Refused is any other value outside the ranges; in solo start_seat is ignored."""
    assert new_game(1, start_seat=4).view["pegasus"] == 0


@pytest.mark.parametrize("handicap", [0, 10, 20, 30, 40, 50])
def test_alone_the_handicap_is_one_of_six(handicap: int) -> None:
    """R85 This many points are added to Hades' total, in a line of their own."""
    points = new_game(1, solo_handicap=handicap).view["players"][HADES]["points"]
    assert points["handicap"] == handicap


@pytest.mark.parametrize("handicap", [15, -10, 5, 60, "much"])
def test_alone_another_handicap_is_refused(handicap: Value) -> None:
    """R86 solo_handicap is 0, 10, 20, 30, 40 or 50."""
    with pytest.raises(BadSetup, match="solo_handicap"):
        new_game(1, solo_handicap=handicap)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_together_the_handicap_is_ignored(players: int) -> None:
    """R86 With 2 to 4 players solo_handicap is ignored."""
    table = new_game(players, solo_handicap=20)
    assert table.sheet.totals == [0] * players


def test_together_a_handicap_outside_the_range_is_ignored_too() -> None:
    """R86 Refused is any other value outside the ranges; with 2 to 4 players solo_handicap is ignored."""
    assert new_game(2, solo_handicap=15).sheet.totals == [0, 0]


@pytest.mark.parametrize("limit", [1, 2, 100, 1000])
def test_the_round_limit_is_a_number_up_to_a_thousand(limit: int) -> None:
    """R86 round_limit is 1 to 1000."""
    assert new_game(2, round_limit=limit).view["round_limit"] == limit


@pytest.mark.parametrize("limit", [0, -1, 1001, "many", True])
def test_another_round_limit_is_refused(limit: Value) -> None:
    """R86 round_limit is 1 to 1000."""
    with pytest.raises(BadSetup, match="round_limit"):
        new_game(2, round_limit=limit)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_round_limit_ends_a_game_of_any_number(players: int) -> None:
    """R84 After the last round allowed scoring takes place, with the cards above column 12 unclaimed."""
    table = new_game(players, round_limit=2)
    while not table.is_over:
        assert table.view["round"] <= 2
        table.play("rest")
    assert "round-limit-reached round=2" in table.told()
    assert table.pile[0] == "god_zeus"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_simplified_variant_is_an_option_of_any_game(players: int) -> None:
    """R64 simplified goes with any number of players; it is off unless asked for."""
    assert new_game(players, simplified=True).view["is_simplified"]
    assert not new_game(players).view["is_simplified"]


def test_simplified_is_yes_or_no() -> None:
    """R86 Any other value is refused."""
    with pytest.raises(BadSetup, match="simplified"):
        new_game(2, simplified="maybe")


def test_unknown_options_are_refused() -> None:
    """R86 An option that does not exist is refused."""
    with pytest.raises(BadSetup, match="start_seat"):
        new_game(2, start_saet=1)


@pytest.mark.parametrize("players", [0, 5])
def test_hercules_is_for_one_to_four(players: int) -> None:
    """R86 Other numbers of players are refused."""
    with pytest.raises(BadSetup):
        new_game(players)


def test_every_seat_has_a_colour_of_its_own() -> None:
    """R86 Seat i has the i-th colour; no colour twice."""
    assert COLOURS == ("red", "blue", "green", "yellow")
