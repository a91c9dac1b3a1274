"""Activity, excess and natures: scenarios E01 to E03. Rules, "Basic concepts"."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.hexemonia.tables import Given


def shown(given: Given, tile: str) -> dict[str, Any]:
    """A tile of the first player's city as everybody sees it."""
    found: list[dict[str, Any]] = [
        entry for entry in given.view()["cities"][0]["tiles"] if entry["tile"].startswith(tile)
    ]
    return found[0]


@pytest.mark.parametrize(
    ("tile", "cubes", "is_active"),
    [
        pytest.param("gymnasium", "[1,1,1]", True, id="exactly the cost"),
        pytest.param("pasture", "[1,1,1]", True, id="more than the cost is fine"),
        pytest.param("fleet", "[1,1,1]", False, id="one gold short"),
        pytest.param("fleet", "[1,1,2]", True, id="all there"),
        pytest.param("spring", "[0,0,0]", True, id="without cost always active"),
        pytest.param("gymnasium", "[3,0,1]", False, id="two citizens do not replace the hoplite"),
        pytest.param("phalanx", "[9,1,9]", False, id="one hoplite short"),
    ],
)
def test_a_tile_is_active_if_it_holds_its_cost(tile: str, cubes: str, is_active: bool) -> None:
    """E01 Activity test."""
    given = Given().city(0, "acropolis", f"{tile}@1 {cubes}")
    assert given.match().is_active(0, tile) == is_active
    assert shown(given, tile)["is_active"] == is_active


@pytest.mark.parametrize(
    ("tile", "cubes", "excess"),
    [
        ("quarry", "[3,1,1]", [2, 1, 0]),
        ("quarry", "[0,4,6]", [0, 0, 0]),
        ("spring", "[1,0,2]", [1, 0, 2]),
    ],
)
def test_excess_is_what_an_active_tile_holds_beyond_its_cost(tile: str, cubes: str, excess: list[int]) -> None:
    """E02 Excess; an inactive tile has none."""
    given = Given().city(0, "acropolis", f"{tile}@1 {cubes}")
    assert list(shown(given, tile)["excess"].values()) == excess


def test_an_acropolis_never_has_excess() -> None:
    """E02, R60 It has no limit: a revolt leaves it alone."""
    given = Given().city(0, "acropolis", "agora@1").city(1, "acropolis [7,7,7]")
    table = given.match().play("action production")
    assert table.philosopher == 0
    assert table.cubes(1, "acropolis") == [7, 7, 7]


def test_a_myth_is_active_while_its_host_is() -> None:
    """E03 Mythos activity follows the host."""
    given = Given().city(0, "acropolis [0,0,1]", "asty@1 [2,1,0]", myths={"muses": "asty"})
    table = given.match()
    myth = table.view()["cities"][0]["myths"]
    assert not table.is_active(0, "asty")
    assert myth == [{"tile": "muses_1", "host": "asty_1", "is_active": False}]
    table.play("action strategy", "lift gold acropolis", "lay_cube gold asty")
    assert table.is_active(0, "asty")
    assert table.view()["cities"][0]["myths"] == [{"tile": "muses_1", "host": "asty_1", "is_active": True}]
