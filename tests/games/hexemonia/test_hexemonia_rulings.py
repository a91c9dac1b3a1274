"""Where each ruling and each scenario is tested, and the rulings that belong to no chapter: R5, R70 to R72, R74.

A test says in its docstring which scenario (E21) and which rulings (R30) it shows.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from tests.games.hexemonia.tables import Given

RULINGS = [f"R{number}" for number in range(1, 80)]
SCENARIOS = [f"E{number:02}" for number in range(1, 66)]


def named_in_tests() -> set[str]:
    """Every ruling and scenario that the docstring of some test names."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_hexemonia_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(re.findall(r"\b[RE]\d+\b", ast.get_docstring(node) or ""))
    return found


NAMED = named_in_tests()


@pytest.mark.parametrize("number", RULINGS)
def test_the_ruling_has_a_test(number: str) -> None:
    assert number in NAMED


@pytest.mark.parametrize("number", SCENARIOS)
def test_the_scenario_is_a_test(number: str) -> None:
    assert number in NAMED


def test_cities_never_touch() -> None:
    """R5 A Temple counts the neighbours in its own city only, however the other city lies."""
    given = Given(players=2).city(0, "acropolis", "temple@1 [1,0,1]", acropolis="athens")
    given.city(1, "acropolis", "spring@2")
    assert not given.match().offers("action special")


def test_a_shield_protects_its_own_city_only() -> None:
    """R5 The attacker's Wall on the neighbouring number does not help the defender."""
    given = Given().city(0, "acropolis [2,0,0]", "wall@2 [2,0,2]").city(1, "acropolis", "pasture@1 [1,0,0]")
    table = given.match().play("action war")
    assert table.told("attacked") == ["attacked other=1 tile=pasture_1 at=1 defence=1"]


def test_a_player_without_tiles_and_cubes_plays_on() -> None:
    """R70 Production and Strategy are always there, and the next turn comes."""
    table = Given(players=2).city(1, "acropolis [1,0,0]", "pasture@1 [1,0,0]").match()
    assert table.said() == {"action production", "action strategy"}
    table.pass_turn().pass_turn()
    assert table.deciding == 0
    assert table.prompt == "take"


def test_several_victims_decide_clockwise() -> None:
    """R71 From the active player on: with P3 at turn P0, P1, P2."""
    given = Given(players=4, at=3).city(3, "acropolis", "lighthouse@1 [1,0,2]")
    for seat in (0, 1, 2):
        given.city(seat, "acropolis [0,0,1]", "spring@1 [0,0,1]" if seat == 0 else f"pasture_{seat}@1 [0,0,1]")
    table = given.match().use("lighthouse")
    asked = []
    while table.prompt == "give":
        asked.append(table.deciding)
        table.play("give acropolis")
    assert asked == [0, 1, 2]


def test_nothing_can_be_given_away() -> None:
    """R72 No choice of a turn names another player's tile, except to attack, to smite or as a demand."""
    given = Given().city(0, "acropolis [3,1,2]", "agora@1 [1,0,1]", hand=["pasture"])
    given.city(1, "acropolis [1,1,1]", "quarry@1 [1,0,1]")
    table = given.match()
    foreign = {"acropolis_1", "quarry_1"}
    for words in ("action strategy", "lift gold acropolis"):
        table.play(words)
        assert not [choice for choice in table.menu if set(choice.split()) & foreign]


def test_a_tile_being_paid_for_lies_there_for_all_to_see() -> None:
    """R74 From laying on, the tile lies on its space and its payment is completed cube by cube."""
    table = Given().city(0, "acropolis [1,0,0]", "spring@1 [1,0,0]", hand=["village"]).match().play("lay village 2")
    for seat in (1, -1):
        view = table.view(seat)
        assert view["target"] == "village_1"
        assert view["cities"][0]["tiles"][-1]["tile"] == "village_1"
        assert not view["cities"][0]["tiles"][-1]["is_active"]


def test_lifted_and_committed_cubes_are_seen_by_all() -> None:
    """R74 The same openness holds for cubes in the air and in an army."""
    given = Given().city(0, "acropolis [2,1,0]", "spring@1").city(1, "acropolis", "pasture@1", "village@2")
    lifted = given.match().play("action strategy", "lift hoplite acropolis")
    assert lifted.view(1)["in_the_air"] == {"citizen": 0, "hoplite": 1, "gold": 0}
    committed = given.match().play("action war", "attack pasture", "commit citizen acropolis")
    assert committed.view(1)["in_the_air"] == {"citizen": 1, "hoplite": 0, "gold": 0}
    assert committed.view(1)["target"] == "pasture_1"
