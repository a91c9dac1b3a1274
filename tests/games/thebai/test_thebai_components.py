"""The components: how many there are, and what their values have in common."""

from __future__ import annotations

from collections import Counter

import pytest

from pessoi.games.thebai.components import (
    ACTIONS,
    BLESSINGS,
    COLOURS,
    COMMANDERS,
    COMMODITIES,
    CONTRACT_COST,
    CONTRACT_SUIT,
    CONTRACTS,
    COUNCIL_SPACES,
    DATA,
    DISRUPTED,
    FATE_BACK,
    GATES,
    HERALD_COLUMN,
    HERALDS,
    INVADERS,
    METICS,
    MONUMENT,
    NEUTRAL,
    STARTING,
    TILE_COLOUR,
    TILE_ROOFS,
    TILES,
    tiles_of,
)
from pessoi.games.thebai.devotion import FINAL_POINTS, FINAL_PROMOTIONS
from pessoi.games.thebai.effect import (
    ACTION_EFFECTS,
    COMMANDER_BONUSES,
    CONTRACT_REWARDS,
    GATE_REWARDS,
    ROOF_EFFECTS,
    TILE_EFFECTS,
    Effects,
)
from pessoi.games.thebai.herald import HERALD_CELL
from pessoi.games.thebai.vocabulary import VOCABULARY


def test_the_box_holds_what_the_list_of_components_says() -> None:
    """Rules 3."""
    counts = [len(part) for part in (TILES, ACTIONS, CONTRACTS, COMMANDERS, INVADERS, GATES, METICS, HERALDS)]
    assert counts == [50, 15, 44, 8, 8, 7, 6, 12]
    assert (len(BLESSINGS), len(COUNCIL_SPACES), len(DISRUPTED)) == (12, 18, 9)
    assert Counter(TILE_COLOUR) == {0: 9, 1: 9, 2: 9, 3: 9, NEUTRAL: 14}
    assert Counter(FATE_BACK) == {"alpha": 1, "beta": 1, "delta": 5, "gamma": 3, "omega": 4}


def test_no_colour_is_favoured() -> None:
    """Nine tiles with the same nine effects, and roofs that are one set with its colours exchanged."""
    effects = [[DATA["cadmea"][tile]["effects"] for tile in tiles_of(colour)] for colour in range(len(COLOURS))]
    assert all(own == effects[0] for own in effects)
    for colour in range(1, len(COLOURS)):
        pairs = zip(tiles_of(0), tiles_of(colour), strict=True)
        exchanged = {roofs for tile, other in pairs for roofs in zip(TILE_ROOFS[tile], TILE_ROOFS[other], strict=True)}
        assert len(exchanged) == 4


def test_no_suit_of_contracts_is_dearer_than_another() -> None:
    """Eleven of each, one of them a Starting Contract, for 33 commodities in all."""
    assert Counter(CONTRACT_SUIT) == dict.fromkeys(range(4), 11)
    assert sorted(CONTRACT_SUIT[:STARTING]) == [0, 1, 2, 3]
    totals = Counter[int]()
    for suit, cost in zip(CONTRACT_SUIT, CONTRACT_COST, strict=True):
        totals[suit] += sum(cost)
    assert set(totals.values()) == {33}
    assert [sum(cost[token] for cost in CONTRACT_COST) for token in range(COMMODITIES)] == [44, 45, 43]


def test_every_monument_has_three_spaces() -> None:
    assert Counter(MONUMENT) == dict.fromkeys(range(6), 3)


def test_disruptions_touch_every_monument_of_the_small_council_once() -> None:
    for spaces in DISRUPTED:
        assert sorted(MONUMENT[space] for space in spaces) == [0, 1, 2, 3, 4]


def test_a_herald_names_a_cell_of_his_column() -> None:
    """Three of each column, all cells different."""
    assert [cell % 4 for cell in HERALD_CELL] == list(HERALD_COLUMN)
    assert Counter(HERALD_COLUMN) == dict.fromkeys(range(4), 3)
    assert len(set(HERALD_CELL)) == 12


@pytest.mark.parametrize("track", [0, 1])
def test_final_blessings_lie_in_the_order_of_their_points(track: int) -> None:
    """Rules 6.2: the first brings most, all others a promotion as well."""
    assert FINAL_POINTS[track] == [8, 6, 4, 2]
    assert FINAL_PROMOTIONS[track] == [0, 1, 1, 1]


def test_every_word_of_the_effect_language_is_used() -> None:
    rows = [row for table in ("cadmea", "estate_action", "roof") for row in DATA[table]]
    effects = [effect for row in rows for effect in row["effects"]]
    effects += [effect for row in (*DATA["contract"], *DATA["gate"]) for effect in row["reward"]]
    effects += [inner for effect in effects for inner in effect.get("then", [])]
    assert {effect["op"] for effect in effects} == set(VOCABULARY)


@pytest.mark.parametrize("effects", [ACTION_EFFECTS, TILE_EFFECTS, ROOF_EFFECTS, CONTRACT_REWARDS, GATE_REWARDS])
def test_whatever_brings_something_can_be_read_to_its_last_field(effects: Effects) -> None:
    assert all(effects.of(index) for index in range(len(DATA[effects.table])))


def test_only_commanders_beside_a_row_bring_a_bonus() -> None:
    assert [len(COMMANDER_BONUSES.of(index)) for index in range(len(COMMANDERS))] == [2, 2, 2, 0, 0, 0, 0, 0]
