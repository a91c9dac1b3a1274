"""The things on the board that choices point at."""

from __future__ import annotations

from tests.games.thebai.given import Given
from tests.games.thebai.states import as_table
from tests.games.thebai.tables import AtTable

from pessoi.games.thebai.game import GAME


def pointed(table: AtTable, choice: str) -> list[str]:
    """What a choice of the present question points at."""
    decision = table.match.decision
    assert decision is not None
    chosen = next(offered for offered in decision.choices if str(offered) == choice)
    return GAME.elements(as_table(table.match.state), decision, chosen)


def citizens() -> Given:
    return Given().family("pink", citizens=["1", "2+"]).tile("r3c2", "red_g2").tile("r3c3", "pink_b2").elsewhere()


def test_a_citizen_is_taken_in_hand_and_then_goes_somewhere() -> None:
    table = citizens().match()
    assert pointed(table, "estate 2+ M1") == ["die:supply-citizen-2+", "action:M1"]
    assert pointed(table, "city 1 h3-2") == ["die:supply-citizen-1", "space:h3-2"]


def test_one_tile_is_its_cell_and_both_have_a_button_of_their_own() -> None:
    table = citizens().family("pink", citizens=["1", "1"], drachma=3).match().play("city 1 h3-2")
    assert pointed(table, "one r3c2") == ["cell:r3c2"]
    assert pointed(table, "both r3c3") == ["both:r3c3"]
    assert pointed(table, "none") == ["verb:none"]


def test_a_walk_shows_the_dice_spaces_it_crosses_and_a_step_is_one_of_them() -> None:
    given = Given().family("pink", general=0).archon("pink", "r3c2").plaza("h3-2", "v3-3")
    table = given.tile("r3c2", "red_g2").tile("r3c3", "red_b2").tile("r4c3", "pink_g2").match()
    assert pointed(table, "walk r4c3") == ["cell:r4c3", "crossing:h3-2", "crossing:v3-3"]
    assert pointed(table, "step E") == ["space:h3-2"]
    assert pointed(table.play("step E"), "stop") == ["cell:r3c3"]


def test_a_tile_to_be_laid_shows_the_sides_that_match() -> None:
    given = Given().family("pink", citizens=["1", "1"]).tile("r1c1", "red_g2").elsewhere()
    table = given.estate("pink", {"T2": "pink_g2"}).match().play("estate 1 T1")
    assert pointed(table, "tile top") == ["action:T2"]
    laid = pointed(table.play("tile top"), "cell r2c1")
    assert laid[:2] == ["cell:r2c1", "tile:pink_g2"]
    assert all(side.startswith("side:r2c1-") for side in laid[2:])
    assert laid[2:]
    table.play("cell r2c1")
    turned = [pointed(table, f"rotate {turns}") for turns in range(4)]
    assert [elements[:3] for elements in turned] == [
        [f"turn:{turns}", "cell:r2c1", "tile:pink_g2"] for turns in range(4)
    ]
    assert max(len(elements) for elements in turned) == len(laid) + 1


def test_a_roof_lies_at_a_side_of_a_cell_and_has_a_colour() -> None:
    given = Given().family("pink", citizens=["2", "1"]).die("pink", "hoplite", "3+", "h4-2").commanders("hyperbius")
    table = given.elsewhere().match().play("estate 2 B2", "promote city-h4-2", "claim hyperbius", "stand r1c1")
    assert pointed(table, "roof N") == ["roof:r1c1-N", "colour:white"]


def test_dice_are_pointed_at_where_they_lie() -> None:
    given = Given().family("pink", citizens=["1", "1"], hoplites=["1"]).die("pink", "hoplite", "2", "h4-2").elsewhere()
    table = given.match().play("estate 1 B2")
    assert pointed(table, "promote city-h4-2") == ["space:h4-2"]
    assert pointed(table, "promote supply-hoplite-1") == ["die:supply-hoplite-1"]


def test_contracts_are_pointed_at_wherever_they_lie() -> None:
    given = Given().family("pink", citizens=["1", "1"], grape=1).display("C5", "C6", "C7", "C8").elsewhere()
    table = given.match().play("estate 1 M2")
    assert pointed(table, "take 2") == ["contract:C6"]
    assert pointed(table, "take_deck") == ["verb:take_deck"]
    assert pointed(table, "swap grape bronze") == ["token:grape", "good:bronze"]
