"""The score sheet: scenarios EX97 to EX101."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest
from tests.games.thebai.given import Given

from pessoi.games.thebai.scoring import best_set_points, set_points

OF_SUIT = {
    "owl": [f"C{number}" for number in range(5, 15)],
    "laurel": [f"C{number}" for number in range(15, 25)],
    "lyre": [f"C{number}" for number in range(25, 35)],
    "ship": [f"C{number}" for number in range(35, 45)],
}
GATES = ["proetid", "electran", "neistan", "oncaean"]


def sets(*counts: int, gates: int = 0) -> int:
    """The points for sets of so many contracts of each suit and so many gates."""
    fulfilled = [card for cards, count in zip(OF_SUIT.values(), counts, strict=False) for card in cards[:count]]
    return Given().family("pink", fulfilled=fulfilled, gates=GATES[:gates]).pad("pink")["sets"]


def test_every_contract_counts_among_different_and_among_equal_suits() -> None:
    """EX98 (R89): 16 + 9 + 4 and 3 + 3."""
    assert sets(3, 3, 2, 1) == 35


def test_gates_get_the_suit_that_brings_most() -> None:
    """EX99 (R88)."""
    assert sets(2, 2, 1, 0, gates=1) == 20
    assert sets(2, 2, 1, 0, gates=2) == 25


def test_a_gate_may_complete_a_set_of_one_suit() -> None:
    """R88: of four suits with 4, 1, 1, 1, the fifth card of the first brings 1 + 5, any other 4 - 1."""
    assert sets(4, 1, 1, 1, gates=1) == 16 + 4 * 1 + 12


@pytest.mark.parametrize(
    ("count", "points"), [(2, 0), (3, 3), (4, 7), (5, 12), (6, 12), (7, 12), (8, 15), (9, 19), (10, 24)]
)
def test_contracts_of_one_suit_are_split_into_the_best_sets(count: int, points: int) -> None:
    """EX100 (R90); each card is also a set of one suit, for a point."""
    assert sets(count) == count + points


@cache
def best_split(counts: tuple[int, ...]) -> int:
    """The best way to split cards into sets of different suits, by trying all of them."""
    best = 0
    for chosen in product((0, 1), repeat=4):
        left = tuple(count - taken for count, taken in zip(counts, chosen, strict=True))
        if any(chosen) and min(left) >= 0:
            best = max(best, sum(chosen) ** 2 + best_split(left))
    return best


def test_layers_are_the_best_split_into_different_suits() -> None:
    """R89: with no more than two cards of a suit there are no sets of equal ones."""
    for counts in product(range(3), repeat=4):
        assert set_points(list(counts)) == best_split(counts)


def test_no_other_assignment_of_gates_would_bring_more() -> None:
    """R88: against all assignments."""
    for counts in product((0, 1, 3, 4), repeat=4):
        for gates in range(4):
            tried = []
            for suits in product(range(4), repeat=gates):
                tried.append(set_points([count + suits.count(suit) for suit, count in enumerate(counts)]))
            assert best_set_points(list(counts), gates) == max(tried)


FULL_ROW = {"T2": "pink_g2", "T3": "pink_b2", "T4": "pink_p2", "T5": "neutral_n07"}


@pytest.mark.parametrize(
    ("left", "points"),
    [
        (FULL_ROW, 0),
        ({"T3": "pink_b2", "T4": "pink_p2", "T5": "neutral_n07"}, 4),
        ({"T4": "pink_p2", "T5": "neutral_n07"}, 9),
        ({"T5": "neutral_n07"}, 15),
        ({}, 22),
    ],
)
def test_the_estate_scores_its_rightmost_emptied_column(left: dict[str, str], points: int) -> None:
    """EX97 (R92)."""
    assert Given().estate("pink", left).pad("pink")["estate"] == points


def test_the_city_scores_the_power_of_citizens_and_hoplites() -> None:
    given = Given().die("pink", "citizen", "3+", "h3-1").die("pink", "citizen", "1+", "h3-2")
    given.die("pink", "hoplite", "2", "h3-3").die("pink", "citizen", "3", "M1").die("red", "hoplite", "3", "v1-1")
    assert given.pad("pink")["city"] == 6


def test_three_tokens_are_a_point_and_a_contract_in_hand_costs_three() -> None:
    """EX101."""
    pad = Given().family("pink", grape=2, pottery=1, drachma=4, hand=["C5", "C6"], score=20).pad("pink")
    assert (pad["tokens"], pad["hand"]) == (2, -6)


def test_contracts_in_hand_do_not_push_a_total_below_zero() -> None:
    """R10."""
    given = Given().estate("pink", FULL_ROW).family("pink", grape=3, hand=["C5", "C6"], score=1)
    assert given.pad("pink")["hand"] == -2
    assert given.sheet().totals[0] == 0


def test_equal_totals_share_the_place() -> None:
    """R91."""
    given = Given().family("pink", score=30).family("red", score=40).family("blue", score=40)
    sheet = given.sheet()
    assert sheet.places == [3, 1, 1]
    assert sheet.winners == [1, 2]
    assert sheet.tie_break == ""
