"""The general tiebreaker: scenarios EX106 and EX133."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.games.thebai.antigone.rebels import Rebels

from pessoi.games.thebai.antigone.tiebreaker import choose_cell, choose_space, first_cell, search_order
from pessoi.games.thebai.components import HERALDS
from pessoi.games.thebai.geometry import CELLS
from pessoi.games.thebai.state import Table

SMALL_BOARD = CELLS[:24]


def in_search_order(start: str) -> list[str]:
    return [CELLS[cell] for cell in search_order(CELLS.index(start))]


def test_the_search_goes_down_and_up_the_columns_and_ends_above_its_start() -> None:
    """EX106 (R107)."""
    expected = "r3c2 r4c2 r5c2 r6c2 r6c3 r5c3 r4c3 r3c3 r2c3 r1c3 r1c4 r2c4 r3c4 r4c4 r5c4 r6c4"
    expected += " r6c1 r5c1 r4c1 r3c1 r2c1 r1c1 r1c2 r2c2"
    assert in_search_order("r3c2") == expected.split()


@pytest.mark.parametrize("start", SMALL_BOARD)
def test_every_cell_is_searched_once_and_the_next_one_is_near(start: str) -> None:
    cells = in_search_order(start)
    assert cells[0] == start
    assert sorted(cells) == sorted(SMALL_BOARD)
    below = 6 - int(start[1]) + 1
    for before, after in pairwise(cells[: below + 18]):
        is_same_column = before[2:] == after[2:] and abs(int(before[1]) - int(after[1])) == 1
        is_next_column = before[1] == after[1] and (int(after[3]) - int(before[3])) % 4 == 1
        assert is_same_column or is_next_column


def cell_by(table: Table, *cells: str) -> str:
    return CELLS[choose_cell(table, [CELLS.index(cell) for cell in cells])]


def test_the_herald_card_that_the_action_card_names_decides() -> None:
    """R104."""
    left, right = Rebels().row("H5", "H8").cards("SB1"), Rebels().row("H5", "H8").cards("SB2")
    assert cell_by(left.table(), "r4c3", "r5c2") == "r5c2"
    assert cell_by(right.table(), "r4c3", "r5c2") == "r4c3"


def test_a_card_from_the_deck_is_drawn_once_and_serves_until_it_is_discarded() -> None:
    """R105."""
    s = Rebels().row("H5", "H8", "H12", "H1").cards("SB3").table()
    assert cell_by(s, "r3c2", "r6c4") == "r6c4"
    assert cell_by(s, "r1c1", "r1c4") == "r1c1"
    assert HERALDS.index("H12") not in s.heralds
    assert s.herald_discards == []
    assert len(s.heralds) == 9


def test_a_lone_candidate_needs_no_herald() -> None:
    """R131."""
    s = Rebels().row("H5", "H8", "H12").cards("SB3").table()
    assert cell_by(s, "r3c2") == "r3c2"
    assert choose_space(s, [7]) == 7
    assert len(s.heralds) == 10


def test_the_tiebreaker_itself_always_asks_the_herald() -> None:
    s = Rebels().row("H5", "H8", "H12").cards("SB3").table()
    assert CELLS[first_cell(s, [0])] == "r1c1"
    assert len(s.heralds) == 9


def test_an_empty_herald_deck_is_made_of_the_discards() -> None:
    """R106."""
    s = Rebels().row("H5", "H8").cards("SB3").heralds_discarded().table()
    assert cell_by(s, "r3c2", "r6c4") in ("r3c2", "r6c4")
    assert len(s.heralds) == 9
    assert s.herald_discards == []


def test_building_on_the_one_best_cell_draws_no_herald() -> None:
    """EX133 (R131)."""
    given = Rebels().cards("SB15").row("H5", "H8", "H12").tile("r1c1", "red_g2").tile("r2c2", "pink_g2")
    deed = given.stacks(["blue_g2"], [], []).resolves_card()
    assert deed.told("cells-compared")[0].endswith(" 1")
    assert deed.told("searched", "herald-discarded") == []


def test_placing_a_citizen_draws_a_herald_and_discards_it_with_the_card() -> None:
    """EX133 (R105, R131)."""
    given = Rebels().cards("SB3", "SB1").row("H5", "H8", "H12").tile("r3c3", "pink_dp").family("blue", citizens=["1"])
    deed = given.resolves_card()
    assert deed.told("searched") == ["searched deck H12 r3c3"]
    assert deed.told("herald-discarded") == ["herald-discarded H12"]
    assert deed.told()[-1] == "card-shown SB1 left"
    assert deed.herald_discards == ["H12"]
    assert deed.herald_row == ["H5", "H8"]
