"""Set-up: scenario E04 and the rulings R1 to R3."""

from __future__ import annotations

import pytest
from tests.games.hexemonia.states import as_table
from tests.games.hexemonia.tables import AtTable, new_game

from pessoi.games.hexemonia.components import TILES
from pessoi.games.hexemonia.game import GAME
from pessoi.kernel.dice import Dice
from pessoi.kernel.errors import BadSetup

SEEDS = ("olympus", "nemea", "lerna")
#: Players: the Acropolises, tiles in play, tiles left in the stack.
FIGURES = {
    2: (["athens", "sparta"], 29, 21),
    3: (["athens", "olympia", "sparta"], 40, 30),
    4: (["athens", "delos", "delphi", "sparta"], 51, 39),
}


def acropolises(table: AtTable) -> list[str]:
    """What each player finds under the own Acropolis."""
    seats = range(len(table.state.cities))
    return [table.view(seat)["cities"][seat]["acropolis"]["city"] for seat in seats]


def tiles_anywhere(table: AtTable) -> list[str]:
    s = table.state
    return [TILES[tile] for tile in [*s.stack, *s.display, *(tile for city in s.cities for tile in city.hand)]]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", FIGURES)
def test_the_table_is_laid_for_the_number_of_players(players: int, seed: str) -> None:
    """E04 Set-up figures."""
    names, deck, left = FIGURES[players]
    table = new_game(players, seed)
    assert sorted(acropolises(table)) == names
    assert len(set(tiles_anywhere(table))) == len(tiles_anywhere(table)) == deck
    assert len(table.stack) == left
    assert len([tile for tile in table.display if tile]) == 4
    assert table.underworld == []
    assert table.philosopher is None
    for seat in range(players):
        assert len(table.hand(seat)) == 2
        assert table.cubes(seat, "acropolis") == [2, 0, 1]
        assert table.layout(seat) == {}
        assert table.myths(seat) == {}


def test_tiles_for_more_players_stay_in_the_box() -> None:
    """E04 With three players no tile of the fourth is anywhere in the game."""
    assert not {"pandora_1", "pasture_4"} & set(tiles_anywhere(new_game(3)))
    assert {"pandora_1", "pasture_4"} <= set(tiles_anywhere(new_game(4)))
    assert "amazons_1" not in tiles_anywhere(new_game(2))


def test_the_last_player_sits_to_the_right_of_the_start_player() -> None:
    """E04, R1 Start seat 1 of 3: the last player is seat 0."""
    table = new_game(3, start_seat=1)
    assert (table.view()["start_seat"], table.view()["last_seat"]) == (1, 0)
    assert table.deciding == 1


def test_the_start_player_is_drawn_by_lot_unless_named() -> None:
    """R1 Different seeds let different seats begin."""
    drawn = {new_game(4, str(seed)).view()["start_seat"] for seed in range(30)}
    assert drawn == {0, 1, 2, 3}
    assert {new_game(4, seed, start_seat=2).view()["start_seat"] for seed in SEEDS} == {2}


def test_a_start_seat_that_nobody_has_is_refused() -> None:
    """R1 Seat 3 does not exist at a table of three."""
    with pytest.raises(BadSetup, match="start_seat"):
        new_game(3, start_seat=3)


@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_display_is_dealt_first_then_one_tile_each_from_the_start_player_twice(start: int) -> None:
    """R2 Undealt in that order, the tiles are the shuffled stack again: the same for every start player."""
    decks = []
    for start_seat in (start, 0):
        options = GAME.check_setup(3, {"start_seat": start_seat})
        s = as_table(GAME.setup(3, options, Dice.from_seed("olympus")))
        dealt = [s.cities[(start_seat + place) % 3].hand[number] for number in (0, 1) for place in range(3)]
        decks.append([*s.display, *dealt, *reversed(s.stack)])
    assert decks[0] == decks[1]


def test_with_two_players_both_acropolises_lie_open() -> None:
    """R3 Everybody sees both."""
    table = new_game(2)
    assert [table.is_revealed(seat) for seat in (0, 1)] == [True, True]
    assert {city["acropolis"]["city"] for city in table.view()["cities"]} == {"athens", "sparta"}


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_every_acropolis_is_hidden(players: int) -> None:
    """R3 The exception is for two players only."""
    table = new_game(players)
    assert not any(table.is_revealed(seat) for seat in range(players))
    assert {city["acropolis"]["city"] for city in table.view()["cities"]} == {None}


def test_revolts_can_be_left_out_with_two_players_only() -> None:
    """R61 The option is on unless switched off, and without meaning for more players."""
    assert new_game(2).view()["has_revolts"]
    assert not new_game(2, revolts_in_two_player_game=False).view()["has_revolts"]
    assert new_game(3, revolts_in_two_player_game=False).view()["has_revolts"]


def test_the_first_question_is_for_a_tile() -> None:
    table = new_game(3)
    assert table.prompt == "take"
    assert table.menu == ["take 1", "take 2", "take 3", "take 4"]
