"""The tiles as data: the catalogue of the rules, its totals, and the rulings about components."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.hexemonia.tables import Given, new_game

from pessoi.games.hexemonia.components import (
    ABILITIES,
    ABILITY,
    DATA,
    FIRST_ACROPOLIS,
    FIRST_MYTH,
    ICON,
    MADE_CITIZENS,
    MADE_GOLD,
    MADE_HOPLITES,
    NATURE,
    NATURES,
    NONE,
    SHIELD,
    TILES,
    TYPE,
    TYPES,
)
from pessoi.games.hexemonia.setup import tiles_in_play

#: Kind: type, nature, cost, production, shield, ability, copies with icon 2, 3 and 4.
CATALOGUE = """
pasture       chora         economy   1c        1c     - -           2 1 1
village       chora         politics  2c        2c     - -           2 0 1
countryside   chora         economy   2c        1c1g   - -           2 0 1
quarry        chora         economy   1c1g      2g     - -           1 1 0
spring        chora         sacred    -         -      - spring      1 1 0
harbour       chora         economy   1c1g      -      - harbour     1 0 1
necropolis    chora         sacred    1c        -      - necropolis  1 1 0
phalanx       fortification military  2h1g      1h     1 -           2 0 1
wall          fortification military  2c2g      -      2 -           1 1 1
labyrinth     fortification sacred    1c1h1g    -      1 labyrinth   1 0 0
lighthouse    fortification economy   1c2g      -      - lighthouse  1 1 0
fleet         fortification military  1c1h2g    1h1g   1 -           1 1 0
agora         polis         politics  1c1g      -      - agora       1 1 1
tavern        polis         economy   2c        -      - tavern      2 0 1
temple        polis         sacred    1c1g      -      - temple      1 1 1
gymnasium     polis         military  1c1h1g    1h     - -           2 0 1
amphitheatre  polis         politics  1c2g      1c1g   - -           1 1 0
asty          polis         politics  2c1h1g    1c1h   - -           2 0 0
hades         mythos        sacred    -         -      - hades       1 0 0
oracle        mythos        politics  -         -      - oracle      1 0 0
moirai        mythos        economy   -         -      - moirai      1 0 0
muses         mythos        politics  -         1c1g   - -           1 0 0
pandora       mythos        sacred    -         -      - pandora     0 0 1
amazons       mythos        military  -         1h     - -           0 1 0
"""
ROWS = [line.split() for line in CATALOGUE.strip().splitlines()]


def cubes(words: str) -> dict[str, int]:
    """``1c2g`` as the components write it."""
    found = {"citizen": 0, "hoplite": 0, "gold": 0}
    for place, letter in enumerate(words):
        if letter in "chg":
            found[next(name for name in found if name.startswith(letter))] = int(words[place - 1])
    return found


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_every_tile_has_the_values_of_the_catalogue(row: list[str]) -> None:
    kind, type, nature, cost, production, shield, ability, *copies = row
    (entry,) = [entry for entry in DATA["tile"] if entry["id"] == kind]
    assert (entry["type"], entry["nature"]) == (type, nature)
    assert entry["cost"] == cubes(cost)
    assert entry["production"] == cubes(production)
    assert entry["defence"] == (0 if shield == "-" else int(shield))
    assert entry["ability"] == ("" if ability == "-" else ability)
    assert entry["copies"] == {str(icon): int(count) for icon, count in zip((2, 3, 4), copies, strict=True)}


def test_the_catalogue_is_complete() -> None:
    assert [entry["id"] for entry in DATA["tile"]] == [row[0] for row in ROWS]


def terrain() -> list[int]:
    """Every tile but the Acropolises."""
    return [tile for tile in range(len(TILES)) if not FIRST_ACROPOLIS <= tile < FIRST_MYTH]


def test_the_totals_agree_with_the_tiles() -> None:
    totals: dict[str, Any] = DATA["totals"]
    assert len(terrain()) == totals["terrain_tiles"] == 51
    assert len(DATA["acropolis"]) == totals["acropolis_tiles"] == 5
    assert Counter(TYPES[TYPE[tile]] for tile in terrain()) == totals["tiles_by_type"]
    assert Counter(NATURES[NATURE[tile]] for tile in terrain()) == totals["tiles_by_nature"]
    assert Counter(str(ICON[tile]) for tile in terrain()) == totals["tiles_with_icon"]
    assert len(TILES) - FIRST_MYTH == totals["myth_markers"] == 6


@pytest.mark.parametrize(("players", "size"), [(2, 29), (3, 40), (4, 51)])
def test_the_deck_grows_with_the_players(players: int, size: int) -> None:
    assert len(tiles_in_play(players)) == size == DATA["totals"]["deck_size_by_players"][str(players)]
    assert all(ICON[tile] <= players for tile in tiles_in_play(players))


def test_copies_are_numbered_with_the_smallest_icon_first() -> None:
    pastures = [tile for tile in terrain() if TILES[tile].startswith("pasture")]
    assert [(TILES[tile], ICON[tile]) for tile in pastures] == [
        ("pasture_1", 2),
        ("pasture_2", 2),
        ("pasture_3", 3),
        ("pasture_4", 4),
    ]


@pytest.mark.parametrize(
    ("name", "nature", "points", "type"),
    [
        ("athens", "economy", 2, "polis"),
        ("sparta", "military", 3, "fortification"),
        ("olympia", "sacred", 3, "mythos"),
        ("delphi", "politics", 1, "chora"),
        ("delos", "sacred", 1, "chora"),
    ],
)
def test_every_acropolis_has_its_nature_and_bonus(name: str, nature: str, points: int, type: str) -> None:
    (entry,) = [entry for entry in DATA["acropolis"] if entry["id"] == name]
    assert (entry["nature"], entry["bonus_vp"], entry["bonus_type"]) == (nature, points, type)


def test_every_ability_belongs_to_one_title() -> None:
    titles = {TILES[tile].rsplit("_", 1)[0] for tile in terrain() if ABILITY[tile] != NONE}
    assert titles == set(ABILITIES)


def test_an_acropolis_has_no_cost_production_shield_or_ability() -> None:
    """R6 Nothing is printed on it but the god."""
    for tile in range(FIRST_ACROPOLIS, FIRST_MYTH):
        assert (MADE_CITIZENS[tile], MADE_HOPLITES[tile], MADE_GOLD[tile]) == (0, 0, 0)
        assert (SHIELD[tile], ABILITY[tile]) == (0, NONE)
    given = Given(players=3).city(0, "acropolis [9,9,9]").city(1, "acropolis", "pasture@1 [0,0,0]")
    table = given.match()
    assert not table.offers("action special")
    assert table.play("action production").cubes(0, "acropolis") == [9, 9, 9]


def test_an_acropolis_counts_as_no_active_tile() -> None:
    """R6 Not for victory points and not for ties: with cubes and revealed it is worth what a bare hidden one is."""
    given = Given(players=3).city(0, "acropolis [3,3,0]", revealed=True).city(1, "acropolis [3,3,0]", revealed=True)
    sheet = given.sheet()
    assert sheet.totals == [0, 0, 0]
    assert sheet.winners == [0, 1, 2]


def test_multipliers_and_reference_markers_are_no_pieces_of_the_game() -> None:
    """R4 Only tiles are counted; the supply of cubes has no bottom."""
    table = new_game(4)
    assert not {"supply", "cubes", "multipliers"} & set(table.view())
    assert DATA["totals"]["cubes"] == sum(resource["cubes"] for resource in DATA["resource"]) == 140
