"""Set-up: scenarios EX01 to EX05."""

from __future__ import annotations

import pytest
from tests.games.thebai.tables import AtTable, new_game

from pessoi.games.thebai.components import (
    COLOURS,
    COUNCIL_SPACES,
    DISRUPTED,
    DISRUPTIONS,
    FATE_BACK,
    FATE_LAYOUT,
    FATES,
    NEUTRAL,
    TILE_COLOUR,
)
from pessoi.games.thebai.geometry import CELLS
from pessoi.games.thebai.setup import disrupt_council, set_up
from pessoi.games.thebai.state import DISRUPTION, GENERAL_SUPPLY, NONE
from pessoi.kernel.dice import Dice


def prepared(players: int, seed: str = "cadmus") -> AtTable:
    """A match at its first turn."""
    table = new_game(players, seed)
    while table.state.round == 0:
        table.play(table.menu[0])
    return table


def start_tiles(table: AtTable) -> dict[str, str]:
    """The colours of the tiles in the city, by cell."""
    tiles = zip(CELLS, table.state.tiles, strict=True)
    return {cell: COLOURS[TILE_COLOUR[tile]] for cell, tile in tiles if tile != NONE}


def neutral_in_box(table: AtTable) -> int:
    return sum(TILE_COLOUR[tile] == NEUTRAL for tile in table.state.box)


def disrupted(table: AtTable) -> int:
    return table.state.council.count(DISRUPTION)


def test_two_players_share_the_small_city() -> None:
    """EX01 (R21, R22)."""
    table = prepared(2)
    s = table.state
    assert (s.cells, s.spaces) == (24, 38)
    assert [len(s.commanders), len(s.invaders), len(s.gates)] == [6, 6, 6]
    assert FATES.index("conflict_7") not in s.fate + s.fate_box
    tiles = start_tiles(table)
    assert list(tiles) == ["r3c2", "r3c3", "r4c2", "r4c3"]
    assert sorted(colour for colour in tiles.values() if colour in table.colours) == ["pink", "red"]
    assert len({colour for colour in tiles.values() if colour not in table.colours}) == 1
    assert (len(s.council), disrupted(table)) == (15, 5)
    assert neutral_in_box(table) == 8
    assert len(s.heralds) == 12
    assert (len([card for card in table.display if card]), len(s.deck)) == (4, 36)
    assert [len(table.hand(colour)) for colour in table.colours] == [1, 1]
    assert [len(table.estate(colour)) for colour in table.colours] == [11, 11]


def test_three_players_share_the_large_city() -> None:
    """EX02."""
    table = prepared(3)
    s = table.state
    assert (s.cells, s.spaces) == (28, 45)
    assert [len(s.commanders), len(s.invaders), len(s.gates)] == [7, 7, 7]
    tiles = start_tiles(table)
    assert list(tiles) == ["r3c2", "r3c3", "r4c2", "r4c3", "r5c2", "r5c3"]
    assert sorted(tiles.values()) == ["blue", "green", "green", "green", "pink", "red"]
    assert disrupted(table) == 4
    assert s.heralds == []
    assert neutral_in_box(table) == 5


def test_four_players_leave_two_start_cells_empty() -> None:
    """EX03."""
    table = prepared(4)
    assert list(start_tiles(table)) == ["r3c3", "r4c2", "r4c3", "r5c2"]
    assert (len(table.state.council), disrupted(table)) == (18, 3)
    assert neutral_in_box(table) == 2
    assert sorted(card for colour in table.colours for card in table.hand(colour)) == ["C1", "C2", "C3", "C4"]


def test_seats_differ_in_dice_drachma_and_place_in_the_stacks() -> None:
    """EX04 (R18, R132)."""
    table = new_game(3)
    first, second, third = table.order
    choosers = []
    while table.state.round == 0:
        choosers.append(table.deciding)
        table.play(table.menu[0])
    assert choosers == [first, second, third, third, second, first]
    bottom_to_top = [[table.colours[seat] for seat in arrived] for arrived in table.state.arrivals]
    assert bottom_to_top == [[third, second, first], [first, second, third]]
    assert [table.supply(colour) for colour in table.order] == [["1", "1", "2"], ["1", "1", "2"], ["1", "1", "3"]]
    assert [table.has(colour) for colour in table.order] == ["1G 1P 1B 1D", "1G 1P 1B 2D", "1G 1P 1B 2D"]
    for colour in table.order:
        assert table.score(colour) == 10
        assert table.supply(colour, "hoplite") == ["1"] * 4
        assert table.family(colour).places.count(GENERAL_SUPPLY) == 4


@pytest.mark.parametrize(
    ("players", "spaces"),
    [(2, ["MI1", "LL2", "LR3", "UL2", "UR3"]), (3, ["MI1", "LL2", "LR3", "UL2"]), (4, ["MI1", "LL2", "LR3"])],
)
def test_a_disruption_card_marks_its_first_spaces(players: int, spaces: list[str]) -> None:
    """EX05."""
    keys = (number.to_bytes(4, "big") for number in range(1000))
    key = next(key for key in keys if DISRUPTIONS[Dice(key).below(len(DISRUPTIONS))] == "T2")
    council = disrupt_council(players, Dice(key))
    assert {COUNCIL_SPACES[space] for space, lying in enumerate(council) if lying == DISRUPTION} == set(spaces)
    assert [COUNCIL_SPACES[space] for space in DISRUPTED[1]][: len(spaces)] == spaces


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fate_tiles_are_laid_out_by_their_backs(players: int) -> None:
    s = set_up(players, {}, Dice(b"fate"))
    assert tuple(FATE_BACK[tile] for tile in s.fate) == FATE_LAYOUT
    assert len(s.fate + s.fate_box) == (13 if players == 2 else 14)


def test_a_start_tile_comes_from_column_two_and_leaves_its_space_open() -> None:
    """R20, R84: chosen in turn order, for all to see."""
    table = new_game(2)
    first = table.order[0]
    assert table.menu == ["start_tile top", "start_tile middle", "start_tile bottom"]
    tile = table.estate(first)["M2"]
    table.play("start_tile middle")
    assert table.told("start-tile-chosen") == [f"start-tile-chosen {first} {tile}"]
    assert "M2" not in table.estate(first)
    table.play("start_tile top")
    assert tile in [table.tile_at(cell) for cell in start_tiles(table)]


def test_a_starting_contract_is_taken_by_one_family_only() -> None:
    table = new_game(2).play("start_tile top", "start_tile top")
    assert table.deciding == table.order[1]
    assert table.offers("start_contract") == ["C1", "C2", "C3", "C4"]
    table.play("start_contract C2")
    assert table.offers("start_contract") == ["C1", "C3", "C4"]


def test_start_tiles_are_turned_at_random() -> None:
    """R19."""
    turned = {tuple(prepared(4, seed).state.rotations) for seed in "abcdefgh"}
    assert len(turned) > 1
