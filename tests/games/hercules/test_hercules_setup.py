"""Set-up: scenarios E01 to E04."""

from __future__ import annotations

from itertools import chain

import pytest
from tests.games.hercules.tables import HADES, AtTable, new_game

from pessoi.games.hercules.components import CARD, CARDS, COLUMN_GODS, MIN_PLAYERS, POINTS, STACKS

ALL_LABOURS = list(range(1, 13))
SEEDS = ("olympus", "nemea", "lerna")


def stack_sizes(table: AtTable) -> list[int]:
    return [len(table.stack(name)) for name in STACKS]


def demigods(table: AtTable) -> list[str]:
    return [card for name in STACKS for card in table.stack(name)]


def vases(table: AtTable) -> list[list[str]]:
    return [table.vases(spaces) for spaces in range(3, 8)]


@pytest.mark.parametrize("seed", SEEDS)
def test_four_players_play_with_every_card(seed: str) -> None:
    """E01 Four players."""
    table = new_game(4, seed)
    assert stack_sizes(table) == [12, 10, 6, 5, 8, 7]
    assert len(set(demigods(table))) == 48
    gods = [table.above(column) for column in range(1, 12)]
    assert sorted(map(str, gods)) == sorted(CARDS[god] for god in COLUMN_GODS)
    assert "god_zeus" not in gods
    assert "god_hades" not in gods
    assert table.pile[0] == "god_zeus"
    assert sorted(table.pile[1:]) == ["pantheon_1", "pantheon_2", "pantheon_3"]
    assert [len(stack) for stack in vases(table)] == [2, 2, 2, 2, 2]
    assert [POINTS[CARD[stack[0]]] for stack in vases(table)] == [3, 5, 8, 12, 17]
    for seat in range(4):
        hero = table.hero(seat)
        assert (hero.column, hero.open, hero.supply) == (0, ALL_LABOURS, 0)
        assert (hero.cards, hero.prizes) == ([], [])
    assert table.view["white_die"] == {"holder": None, "face": None}


def test_three_players_play_without_the_cards_for_four() -> None:
    """E02 Three players (R5)."""
    table = new_game(3)
    assert stack_sizes(table) == [9, 8, 4, 4, 6, 5]
    assert len(set(demigods(table))) == 36
    in_game = [*demigods(table), *table.pile, *chain(*vases(table))]
    assert all(MIN_PLAYERS[CARD[card]] <= 3 for card in in_game)
    assert table.pile[0] == "god_zeus"
    assert sorted(table.pile[1:]) == ["pantheon_1", "pantheon_2"]
    assert sum(len(stack) for stack in vases(table)) == 10


def check_two_player_cards(table: AtTable) -> None:
    assert stack_sizes(table) == [6, 5, 3, 3, 4, 3]
    assert len(set(demigods(table))) == 24
    in_game = [*demigods(table), *table.pile, *chain(*vases(table))]
    assert all(MIN_PLAYERS[CARD[card]] == 1 for card in in_game)
    assert table.pile == ["god_zeus", "pantheon_1"]
    assert vases(table) == [["vase_3a"], ["vase_4a"], ["vase_5a"], ["vase_6a"], ["vase_7a"]]


def test_two_players_play_with_the_fewest_cards() -> None:
    """E03 Two players."""
    check_two_player_cards(new_game(2))


def test_alone_the_hero_meets_hades_with_the_cards_for_two() -> None:
    """E04 Solo (R65)."""
    table = new_game(1)
    check_two_player_cards(table)
    hero, hades = table.view["players"]
    assert table.deciding == 0
    assert table.view["pegasus"] == 0
    assert not hero["is_hades"]
    assert len(hero["dice"]) == 2
    assert hades["is_hades"]
    assert hades["seat"] == HADES
    assert (hades["column"], hades["open"], hades["supply"]) == (0, ALL_LABOURS, 0)
    assert len(hades["dice"]) == 1
    assert table.view["white_die"]["holder"] == HADES
