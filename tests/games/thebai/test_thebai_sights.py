"""What a look at the table shows beside the pieces."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.thebai.given import Given

from pessoi.kernel.game import SPECTATOR


def sights(given: Given, seat: int = 0) -> dict[str, Any]:
    shown: dict[str, Any] = given.match().match.view(seat)["sights"]
    return shown


def test_sides_match_between_tiles_and_at_the_edge() -> None:
    """White is north of r1c1, brown west of it; red_g2 has the same colours as pink_g2, one side further."""
    given = Given().family("pink", citizens=["1"]).tile("r1c1", "pink_g2").elsewhere()
    assert sights(given)["matches"]["r1c1"] == ["N"]


def test_only_free_tiles_answer_a_die() -> None:
    given = Given().family("pink", citizens=["1"]).tile("r3c2", "red_g2").tile("r3c3", "pink_b2").archon("red", "r3c3")
    assert sights(given.elsewhere())["answers"]["h3-2"] == ["r3c2"]


@pytest.mark.parametrize(
    ("colour", "face", "expected"),
    [("red", "2", "promotes"), ("pink", "2", "reduces"), ("pink", "1", "loses")],
)
def test_crossing_a_die_promotes_or_reduces_it(colour: str, face: str, expected: str) -> None:
    given = Given().family("pink", citizens=["1"]).die(colour, "hoplite", face, "h3-2").plaza("h3-3").elsewhere()
    crossings = sights(given)["crossings"]
    assert crossings["h3-2"] == expected
    assert crossings["h3-3"] == "nothing"
    assert crossings["h1-1"] == "pays"


@pytest.mark.parametrize(
    ("kind", "strategoi", "expected"),
    [("citizen", [], "ascends"), ("hoplite", [], "ascends"), ("hoplite", [3], "scores")],
)
def test_crossing_a_die_at_its_top_lets_it_ascend_or_score(kind: str, strategoi: list[int], expected: str) -> None:
    """A Hoplite beside a row that has a Strategos of its family can't become another one there (R56)."""
    given = Given().family("pink", citizens=["1"]).family("red", strategoi=strategoi).die("red", kind, "3+", "h3-2")
    assert sights(given.elsewhere())["crossings"]["h3-2"] == expected


@pytest.mark.parametrize(("owner", "expected"), [("red", "invites"), ("pink", "nothing")])
def test_crossing_the_actor_of_another_family_lets_it_promote_a_die(owner: str, expected: str) -> None:
    given = Given().family("pink", citizens=["1"]).commander(owner, "actor", "h3-2")
    assert sights(given.elsewhere())["crossings"]["h3-2"] == expected


def test_cells_beside_a_tile_wait_for_another_one() -> None:
    given = Given().family("pink", citizens=["1"]).tile("r1c1", "red_g2").tile("r1c2", "red_b2")
    assert sights(given)["sites"] == ["r1c3", "r2c1", "r2c2"]
    assert sights(given, SPECTATOR)["sites"] == []


def three_tiles(drachma: int) -> dict[str, Any]:
    """Where Pink's Archon could walk on three tiles in a corner, over a Plaza and an empty space."""
    given = Given().family("pink", citizens=["1"], drachma=drachma).archon("pink", "r3c2").plaza("h3-1")
    given.tile("r3c1", "red_p2").tile("r3c2", "red_g2").tile("r4c1", "red_b2")
    found: dict[str, Any] = sights(given)["walk"]
    return found


def test_an_archon_walks_from_tile_to_tile_and_pays_once() -> None:
    assert three_tiles(drachma=4) == {
        "steps": {"r3c1": ["h3-1", "v3-1"], "r3c2": ["h3-1"], "r4c1": ["v3-1"]},
        "paid": 1,
    }


def test_an_archon_without_a_drachma_crosses_only_what_lies_there() -> None:
    assert three_tiles(drachma=0) == {"steps": {"r3c1": ["h3-1"], "r3c2": ["h3-1"], "r4c1": []}, "paid": 0}


def test_an_archon_at_home_walks_nowhere() -> None:
    assert sights(Given().family("pink", citizens=["1"]).elsewhere())["walk"] is None


def test_a_spectator_has_no_archon_and_no_seat() -> None:
    given = Given().family("pink", citizens=["1"]).elsewhere()
    assert sights(given, SPECTATOR)["crossings"] == {}
    assert sights(given, SPECTATOR)["seats"] == []


@pytest.mark.parametrize(("hoplites", "points"), [([], [-12, -3]), (["2"], [-2, 1]), (["3", "3"], [2, 7])])
def test_the_next_battle_brings_what_its_invader_leaves(hoplites: list[str], points: list[int]) -> None:
    """The first battle: the Invader has 1 to 4."""
    given = Given(round=1).family("pink", citizens=["1"]).fate(3, "conflict_2").elsewhere()
    for space, face in zip(("h2-1", "h2-2"), hoplites, strict=False):
        given.die("pink", "hoplite", face, space)
    stakes = sights(given)["stakes"]
    assert (stakes["least"], stakes["most"]) == (1, 4)
    assert stakes["points"][0] == points
    assert stakes["absent"] == [-12, -3]


def test_a_refresh_brings_the_more_the_emptier_the_estate() -> None:
    full = Given().family("pink", citizens=["1"]).estate("pink", {f"T{column}": "pink_g2" for column in range(2, 6)})
    assert sights(full.elsewhere())["refresh"][0] == "1+"
    assert sights(Given().family("pink", citizens=["1"]).elsewhere())["refresh"][0] == "3"
    assert sights(Given().family("pink", citizens=["1"], general=0).elsewhere())["refresh"][0] is None
