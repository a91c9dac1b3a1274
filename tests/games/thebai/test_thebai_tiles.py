"""Roofs, and what happens to tiles on a crowded board: R47 to R51."""

from __future__ import annotations

import pytest
from tests.games.thebai.given import Given


@pytest.mark.parametrize(
    ("cell", "side", "choices"),
    [
        ("r1c1", "N", ["take 1", "swap drachma grape"]),
        ("r1c1", "W", ["promote supply-hoplite-1", "promote supply-hoplite-1"]),
        ("r7c1", "S", ["promote supply-citizen-1", "promote supply-citizen-1"]),
        ("r7c1", "W", ["good bronze"]),
    ],
)
def test_each_colour_of_a_roof_has_an_effect_of_its_own(cell: str, side: str, choices: list[str]) -> None:
    """R47: white, brown, teal and slate, all from the edge of the large city."""
    given = Given().family("pink", citizens=["2", "1", "1"], drachma=1).die("pink", "hoplite", "3+", "h4-2")
    table = given.commanders("hyperbius").elsewhere().display("C5", "C6", "C7", "C8").match()
    table.play("estate 2 B2", "promote city-h4-2", "claim hyperbius", f"stand {cell}", f"roof {side}")
    for choice in choices:
        assert choice in table.menu
        table.play(choice)
    assert table.prompt == "roof"


def test_two_dice_of_a_roof_are_different() -> None:
    """R47."""
    given = Given().family("pink", citizens=["1", "1"], hoplites=["1"]).die("pink", "hoplite", "3+", "h4-2")
    table = given.commanders("hyperbius").elsewhere().match()
    table.play("estate 1 B2", "promote city-h4-2", "claim hyperbius", "stand r1c1", "roof W")
    table.play("promote supply-hoplite-1")
    assert table.prompt == "roof"
    assert table.supply("pink", "hoplite") == ["1+"]


def test_an_archon_never_blocks_a_roof() -> None:
    """R51."""
    given = Given("pink", "red", "blue").family("pink", citizens=["1", "1"]).archon("red", "r7c2")
    given.tile("r7c2", "pink_g2", rotation=3).estate("pink", {"T4": "pink_p2"})
    table = given.match().play("estate 1 T1", "tile top", "cell r7c1", "rotate 2")
    assert table.offers("roof") == ["E", "S", "W"]


def test_sides_that_match_only_later_do_not_count() -> None:
    """R49: a roof leads to Actor, he to a tile beside the new one, which then matches on one more side."""
    given = Given().family("pink", citizens=["3", "1"], hoplites=["1"]).die("pink", "hoplite", "3+", "h2-3")
    given.tile("r1c2", "red_g2").tile("r5c1", "neutral_n05").commanders("actor")
    given.estate("pink", {"T2": "pink_dc", "M5": "pink_p2"})
    table = given.match().play("estate 3 M3", "tile top", "cell r1c1", "rotate 0")
    assert table.offers("roof") == ["N", "W"]
    table.play("roof W", "promote city-h2-3", "claim actor", "post h5-1", "one r5c1")
    table.play("tile middle", "cell r2c1", "rotate 2")
    assert table.offers("roof") == ["N"]
    table.play("skip", "promote supply-hoplite-1")
    assert table.offers("roof") == ["N"]


def test_a_tile_without_a_cell_left_goes_to_the_box() -> None:
    """R48: the tile resolved on the way took the last cell."""
    given = Given("pink", "red", "blue").family("pink", citizens=["1", "1"], hand=["C22"], grape=2, pottery=2, score=10)
    effects = ("g2", "dp", "dc", "hp", "b2", "dev", "pc", "ph", "p2")
    tiles = [f"{colour}_{effect}" for colour in ("red", "blue", "green") for effect in effects]
    cells = [f"r{row}c{column}" for row in range(1, 8) for column in range(1, 5)]
    for cell, tile in zip(cells[:-1], tiles, strict=True):
        given.tile(cell, tile)
    given.estate("pink", {"T5": "neutral_n05", "M2": "pink_g2"})
    table = given.match().play("fulfil C22", "tile top", "tile middle", "rotate 0")
    assert table.told("tile-placed", "tile-lost") == ["tile-placed pink pink_g2 r7c4 0", "tile-lost pink neutral_n05"]
    assert table.estate("pink") == {}
    assert table.score("pink") == 11
