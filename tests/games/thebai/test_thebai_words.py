"""What choices are called, what they bring, and why others are refused."""

from __future__ import annotations

from tests.games.thebai.given import Given
from tests.games.thebai.tables import AtTable

from pessoi.games.thebai.game import GAME
from pessoi.text import Text


def said(table: AtTable, choice: str) -> tuple[str, list[str]]:
    """The label of a choice and what it brings, in English."""
    decision = table.match.decision
    assert decision is not None
    text = Text("en", GAME, len(table.colours), ["Ann", "Ben", "Cleo"])
    found = GAME.verbs.parse(choice)
    assert decision.offers(found)
    label = text.say(GAME.label(table.state, decision, found))
    return label, [text.say(phrase) for phrase in GAME.outlook(table.state, decision, found)]


def refused(table: AtTable) -> dict[str, str]:
    """What is refused and why, in English."""
    decision = table.match.decision
    assert decision is not None
    text = Text("en", GAME, len(table.colours), ["Ann", "Ben", "Cleo"])
    return {str(refusal.choice): text.say(refusal.reason) for refusal in GAME.refusals(table.state, decision)}


def walking() -> Given:
    """Pink may walk east over an own die and then south over a foreign one, or west over an empty space."""
    given = Given().die("pink", "citizen", "2", "h3-2").family("pink", general=0, drachma=1).archon("pink", "r3c2")
    given.tile("r3c1", "red_p2").tile("r3c2", "red_g2").tile("r3c3", "red_b2").tile("r4c3", "pink_g2")
    return given.die("blue", "hoplite", "2", "v3-3")


def test_a_walk_says_what_its_way_costs_and_changes() -> None:
    table = walking().match()
    assert said(table, "walk r4c3") == (
        "walk to r4c3, pink Vineyard: 2 Grapes",
        ["reduces your Citizen 2", "promotes a Hoplite 2 of Cleo"],
    )
    assert said(table, "walk r3c1")[1] == ["pays 1 Drachma"]


def test_a_step_says_what_its_crossing_changes() -> None:
    assert said(walking().match(), "step E")[1] == ["reduces your Citizen 2"]
    given = walking().family("pink", general=0, dionysus=9)
    assert said(given.match(), "step E")[1] == ["promotes your Citizen 2"]


def test_a_place_for_a_tile_says_how_well_it_fits() -> None:
    given = Given().family("pink", citizens=["2", "1"]).tile("r7c2", "pink_g2", rotation=3)
    table = given.estate("pink", {"T4": "pink_p2"}).match().play("estate 1 T1", "tile top")
    assert said(table, "cell r7c1")[1] == ["up to 3 matching sides"]
    table.play("cell r7c1")
    matches = ["white matches in the east", "teal matches in the south", "slate matches in the west"]
    assert said(table, "rotate 2") == ("half a turn", matches)
    table.play("rotate 2")
    assert said(table, "roof E") == ("roof in the east", ["white: 1 Contract; 1 Exchange"])


def test_a_die_says_what_becomes_of_it() -> None:
    given = Given().family("pink", citizens=["1", "2+"]).die("pink", "citizen", "3+", "h1-1").elsewhere()
    table = given.resolving("pink_pc")
    assert said(table, "promote supply-citizen-2+")[0] == "Citizen 2* of the supply becomes 3"
    assert said(table, "promote city-h1-1")[0] == "Citizen 3*, die on h1.1, at its top face"


def test_a_step_of_devotion_says_what_it_reaches() -> None:
    given = Given().family("pink", citizens=["1", "1"], dionysus=8, ares=12).elsewhere()
    table = given.resolving("pink_dev")
    assert said(table, "advance dionysus")[1] == ["Shepherd of citizens"]
    assert said(table, "advance ares")[1] == ["1 point"]


def test_contracts_that_can_not_be_paid_say_what_is_missing() -> None:
    given = Given().family("pink", citizens=["1", "1"], hand=["C12", "C1"], grape=2, bronze=1).elsewhere()
    table = given.match()
    assert refused(table)["fulfil C12"] == "You lack 1 of its Commodities."
    table.play("fulfil C1", "skip")
    assert refused(table)["fulfil C12"] == "You have fulfilled the one Contract of this turn."


def test_covered_action_spaces_say_by_what() -> None:
    given = Given().family("pink", citizens=["1"]).die("pink", "citizen", "2", "M1").metic_on("pink", "red1", "B1")
    reasons = refused(given.estate("pink", {"T2": "pink_g2"}).elsewhere().match())
    assert reasons["estate 1 T2"] == "pink Vineyard still covers it."
    assert reasons["estate 1 M1"] == "A Citizen works there until your next refresh."
    assert reasons["estate 1 B1"] == "A Metic lies there until your next refresh."


def test_dice_spaces_say_why_they_are_no_place_for_a_citizen() -> None:
    given = Given().family("pink", citizens=["1", "1"]).die("red", "hoplite", "1", "v1-4").elsewhere()
    reasons = refused(given.match())
    assert reasons["city 1 v1-4"] == "The dice space is occupied."
    assert reasons["city 1 h5-1"] == "A Citizen needs a tile beside its dice space."
    reasons = refused(Given().family("pink", citizens=["1"]).elsewhere().match())
    assert reasons["city 1 v1-4"] == "Your last Citizen must go to the estate, as none is there."


def test_both_tiles_say_their_price_if_it_is_too_high() -> None:
    given = Given().family("pink", citizens=["2", "1"]).tile("r3c2", "pink_g2").tile("r3c3", "pink_dp")
    table = given.match().play("city 2 h3-2")
    assert refused(table)["both r3c2"] == "Both tiles cost 2 Drachma."


def test_steps_that_are_not_legal_say_why() -> None:
    given = walking().family("pink", general=0)
    assert refused(given.match())["step W"] == "Crossing an empty dice space costs a Drachma, once a turn."
    given = Given().family("pink", general=0).tile("r3c2", "red_g2").tile("r3c3", "red_b2").archon("red", "r3c2")
    assert refused(given.match())["archon r3c2"] == "An Archon stands there."
