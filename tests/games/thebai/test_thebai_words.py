"""What choices are called, what they bring, and why others are refused."""

from __future__ import annotations

import re

import pytest
from tests.games.thebai.antigone.rebels import Rebels
from tests.games.thebai.given import Given
from tests.games.thebai.tables import AtTable

from pessoi.games.thebai.components import ACTIONS
from pessoi.games.thebai.game import GAME
from pessoi.games.thebai.verbs import CELL, COUNCIL_SPACE, DIE, SPACE
from pessoi.kernel.choice import SEAT, Domain
from pessoi.kernel.phrase import Name, Phrase
from pessoi.text import COMPLETE, Text

#: Everything that has a name.
DOMAINS = [
    *GAME.domains,
    *(domain for verb in GAME.verbs.verbs.values() for domain in (verb.first, verb.second) if domain is not None),
    *(domain for prompt in GAME.prompts for domain in prompt.arguments.values()),
    *(domain for event in GAME.events for domain in event.arguments.values() if domain is not SEAT),
]


def said(table: AtTable, choice: str) -> tuple[str, list[str]]:
    """The label of a choice and what it brings, in English."""
    decision = table.match.decision
    assert decision is not None
    text = Text("en", GAME, len(table.colours), ["Ann", "Ben", "Cleo"])
    found = GAME.verbs.parse(choice)
    assert decision.offers(found)
    label = text.say(GAME.label(table.state, decision, found))
    return label, [text.say(phrase) for phrase in GAME.outlook(table.state, decision, found)]


def question(table: AtTable) -> str:
    """What is asked, in English."""
    decision = table.match.decision
    assert decision is not None
    return Text("en", GAME, len(table.colours), ["Ann", "Ben", "Cleo"]).say(Phrase.of_decision(decision))


def refused(table: AtTable) -> dict[str, str]:
    """What is refused and why, in English."""
    decision = table.match.decision
    assert decision is not None
    text = Text("en", GAME, len(table.colours), ["Ann", "Ben", "Cleo"])
    return {str(refusal.choice): text.say(refusal.reason) for refusal in GAME.refusals(table.state, decision)}


def test_a_space_is_refused_to_a_citizen_that_one_has() -> None:
    given = Given().family("pink", citizens=["2", "2"]).elsewhere().estate("pink", {"M1": "pink_g2"})
    choices = [choice.split() for choice in refused(given.match())]
    assert {(words[0], words[1]) for words in choices} == {("estate", "2"), ("city", "2")}


def walking() -> Given:
    """Pink may walk east over an own die and then south over a foreign one, or west over an empty space."""
    given = Given().die("pink", "citizen", "2", "h3-2").family("pink", general=0, drachma=1).archon("pink", "r3c2")
    given.tile("r3c1", "red_p2").tile("r3c2", "red_g2").tile("r3c3", "red_b2").tile("r4c3", "pink_g2")
    return given.die("blue", "hoplite", "2", "v3-3")


def test_a_walk_says_what_its_way_costs_and_changes() -> None:
    table = walking().match()
    assert said(table, "walk r4c3") == (
        "to pink Vineyard in row 4, column 3: 2 Grape",
        ["reduces your Citizen die with face 2", "promotes a die of Cleo: Hoplite die with face 2"],
    )
    assert said(table, "walk r3c1")[1] == ["costs 1 Drachma"]


@pytest.mark.parametrize(
    ("colour", "kind", "strategoi", "said_of_it"),
    [
        ("green", "hoplite", [], "Cleo may let a die ascend: Hoplite die with face 3★"),
        ("green", "hoplite", [3], "brings Cleo 1 VP, as a Hoplite die with face 3★ can’t ascend"),
        ("pink", "citizen", [], "your Citizen die with face 3★ may ascend"),
    ],
)
def test_a_die_that_shows_its_top_face_is_not_said_to_be_promoted(
    colour: str, kind: str, strategoi: list[int], said_of_it: str
) -> None:
    """R5, R56: its owner decides whether it ascends; where it can't, it brings points."""
    given = Given("pink", "red", "green").die(colour, kind, "3+", "h3-2").family("pink", general=0, dionysus=9)
    given.family("green", strategoi=strategoi).archon("pink", "r3c2").tile("r3c2", "red_g2").tile("r3c3", "red_b2")
    assert said(given.match(), "step E")[1] == [said_of_it]


def test_a_die_of_antigones_ascends_without_being_asked() -> None:
    """Rules 18.2."""
    given = Rebels().die("blue", "citizen", "3+", "h3-2").family("red", general=0).archon("red", "r3c2")
    table = given.tile("r3c2", "red_g2").tile("r3c3", "red_b2").match()
    assert said(table, "step E")[1] == ["a die of Antigone ascends: Citizen die with face 3★"]


def test_a_step_says_what_its_crossing_changes() -> None:
    assert said(walking().match(), "step E") == (
        "east onto red Smithy: 2 Bronze",
        ["reduces your Citizen die with face 2"],
    )
    given = walking().family("pink", general=0, dionysus=9)
    assert said(given.match(), "step E")[1] == ["promotes your Citizen die with face 2"]
    given = Given().die("pink", "citizen", "1", "h3-2").family("pink", general=0).archon("pink", "r3c2")
    given.tile("r3c2", "red_g2").tile("r3c3", "red_b2")
    assert said(given.match(), "step E")[1] == ["costs 3 VP, as your Citizen die can’t be reduced"]


def test_a_place_for_a_tile_says_how_well_it_fits() -> None:
    given = Given().family("pink", citizens=["2", "1"]).tile("r7c2", "pink_g2", rotation=3)
    table = given.estate("pink", {"T4": "pink_p2"}).match().play("estate 1 T1", "tile top")
    assert said(table, "cell r7c1")[1] == ["at most 3 matching roof sides"]
    table.play("cell r7c1")
    matches = ["white matches in the east", "teal matches in the south", "slate matches in the west"]
    assert said(table, "rotate 2") == ("a half turn", matches)
    table.play("rotate 2")
    assert said(table, "roof E") == ("roof side in the east", ["white: 1 Contract; 1 Exchange"])


def test_a_die_says_what_becomes_of_it() -> None:
    given = Given().family("pink", citizens=["1", "2+"]).die("pink", "citizen", "3+", "h1-1").elsewhere()
    table = given.resolving("pink_pc")
    assert said(table, "promote supply-citizen-2+")[0] == "Citizen die in the supply: from 2★ to 3"
    assert (
        said(table, "promote city-h1-1")[0]
        == "Citizen die in the City (row 1, between columns 1 and 2): ascend from 3★"
    )


def test_a_die_of_several_promotions_says_where_they_end() -> None:
    given = Given("red", "blue", "green", round=2, is_fate=True).fate(2, "training").family("red", citizens=["1", "3+"])
    given.die("red", "citizen", "1+", "h3-1").die("red", "citizen", "3", "h3-2").die("red", "citizen", "3+", "h3-3")
    table = given.match()
    labels = [said(table, choice)[0].partition(": ")[2] for choice in table.menu if choice != "skip"]
    assert set(labels) == {
        "from 1★ to 2★",
        "from 3 to 3★, and it could ascend",
        "ascend from 3★",
        "from 1 to 1★",
        "stays at 3★, brings 1 VP",
    }
    given = Given().family("pink", citizens=["2", "3"], hoplites=["3"], bronze=1).elsewhere()
    table = given.match().play("estate 2 B4", "pay")
    assert said(table, "promote supply-hoplite-3")[0] == "Hoplite die in the supply: from 3 to 3★, and 1 VP"


def test_a_hoplite_without_a_row_says_that_it_stays() -> None:
    """R56."""
    given = Given().family("pink", citizens=["1", "1"], strategoi=[1]).die("pink", "hoplite", "3+", "h1-1").elsewhere()
    table = given.resolving("pink_ph")
    assert said(table, "promote city-h1-1")[0].endswith(": stays at 3★, brings 1 VP")


def test_a_movement_that_can_not_end_here_says_so() -> None:
    given = walking().archon("blue", "r3c3").tile("r2c3", "blue_g2").die("blue", "citizen", "1", "v2-3")
    table = given.match().play("step E")
    assert question(table) == "Ann, move your Archon on; it cannot stop here."


def test_the_oracle_names_the_tracks_one_can_pay_for() -> None:
    given = Given("red", "blue", "green", round=4, is_fate=True).fate(4, "oracle").family("red", drachma=1)
    assert question(given.match()) == "Ann, ask the Oracle about your lower Devotion track, or skip it."
    assert "one of your Devotion tracks" in question(given.family("red", drachma=1, grape=2).match())


def test_a_step_of_devotion_says_what_it_reaches() -> None:
    given = Given().family("pink", citizens=["1", "1"], dionysus=8, ares=12).elsewhere()
    table = given.resolving("pink_dev")
    assert said(table, "advance dionysus")[1] == ["Shepherd of citizens"]
    assert said(table, "advance ares")[1] == ["1 VP"]


def test_contracts_that_can_not_be_paid_say_what_is_missing() -> None:
    given = Given().family("pink", citizens=["1", "1"], hand=["C12", "C1"], grape=2, bronze=1).elsewhere()
    table = given.match()
    assert refused(table)["fulfil C12"] == "You lack 1 of its Commodities."
    table.play("fulfil C1", "skip")
    assert refused(table)["fulfil C12"] == "You have already fulfilled the one Contract of this turn."


def test_covered_action_spaces_say_by_what() -> None:
    given = Given().family("pink", citizens=["1"]).die("pink", "citizen", "2", "M1").metic_on("pink", "red1", "B1")
    reasons = refused(given.estate("pink", {"T2": "pink_g2"}).elsewhere().match())
    assert reasons["estate 1 T2"] == "pink Vineyard still covers it."
    assert reasons["estate 1 M1"] == "A Citizen die is there until you refresh your Estate."
    assert reasons["estate 1 B1"] == "A Metic tile is there until you refresh your Estate."


def test_dice_spaces_say_why_they_are_no_place_for_a_citizen() -> None:
    given = Given().family("pink", citizens=["1", "1"]).die("red", "hoplite", "1", "v1-4").elsewhere()
    reasons = refused(given.match())
    assert reasons["city 1 v1-4"] == "The Dice space is occupied."
    assert reasons["city 1 h5-1"] == "A Citizen die needs a tile adjacent to its Dice space."
    reasons = refused(Given().family("pink", citizens=["1"]).elsewhere().match())
    assert reasons["city 1 v1-4"] == "Your last Citizen die must go to the Estate, as none is there."


def test_both_tiles_say_their_price_if_it_is_too_high() -> None:
    given = Given().family("pink", citizens=["2", "1"]).tile("r3c2", "pink_g2").tile("r3c3", "pink_dp")
    table = given.match().play("city 2 h3-2")
    assert refused(table)["both r3c2"] == "Both tiles cost 2 Drachma."


def test_steps_that_are_not_legal_say_why() -> None:
    given = walking().family("pink", general=0)
    assert (
        refused(given.match())["step W"] == "Crossing an empty Dice space costs 1 Drachma and can be done once a turn."
    )
    given = Given().family("pink", general=0).tile("r3c2", "red_g2").tile("r3c3", "red_b2").archon("red", "r3c2")
    assert refused(given.match())["archon r3c2"] == "An Archon stands there."


# Questions name what is offered, and nothing else


def test_the_archon_can_be_placed_moved_or_only_taken_back() -> None:
    at_home = Given().family("pink", general=0).tile("r3c2", "red_g2").archon("red", "r3c2").tile("r3c3", "red_b2")
    assert question(at_home.match()) == "Ann, place your Archon on a free tile."
    assert question(walking().match()) == "Ann, move your Archon, or take it back to your supply."
    alone = Given().family("pink", general=0).tile("r3c2", "red_g2").archon("pink", "r3c2")
    assert question(alone.match()) == "Ann, take your Archon back to your supply."


def test_a_citizen_is_asked_for_where_it_can_go() -> None:
    given = Given().family("pink", citizens=["1", "1"]).elsewhere()
    assert question(given.match()) == "Ann, place a Citizen die on your Estate or in the City."
    assert question(Given().family("pink", citizens=["1"]).match()) == "Ann, place a Citizen die on your Estate."


def test_a_contract_is_named_only_if_one_can_be_fulfilled() -> None:
    given = Given().family("pink", citizens=["1", "1"], hand=["C12", "C1"], grape=2, bronze=1).elsewhere()
    first = "Ann, place a Citizen die on your Estate or in the City, or fulfill a Contract first."
    assert question(given.match()) == first
    assert "Contract" not in question(given.match().play("fulfil C1", "skip"))


@pytest.mark.parametrize(
    ("drachma", "asked"),
    [(2, "resolve one of the tiles, both for 2 Drachma, or neither"), (1, "resolve one of the two tiles, or neither")],
)
def test_both_tiles_are_named_only_if_they_can_be_paid(drachma: int, asked: str) -> None:
    given = Given().family("pink", citizens=["2", "1"], drachma=drachma)
    table = given.tile("r3c2", "pink_g2").tile("r3c3", "pink_dp").match().play("city 2 h3-2")
    assert question(table) == f"Ann, {asked}."


def test_a_lone_tile_is_asked_for_as_one() -> None:
    given = Given().family("pink", citizens=["2", "1"], drachma=2).tile("r3c2", "pink_g2")
    assert question(given.match().play("city 2 h3-2")) == "Ann, resolve the adjacent tile, or skip it."


def test_promotions_say_for_which_dice_and_how_often() -> None:
    table = Given().family("pink", citizens=["1", "1"]).elsewhere().resolving("pink_pc")
    assert question(table) == "Ann, promote a Citizen die (2 times)."
    assert question(table.play("promote supply-citizen-1")) == "Ann, promote a Citizen die."


# Places


def test_a_dice_space_is_called_by_the_tiles_it_touches() -> None:
    given = Given().family("pink", citizens=["1", "1"]).tile("r3c2", "pink_g2").tile("r3c3", "pink_dp")
    table = given.match()
    called = {
        space: said(table, f"city 1 {space}")[0].removeprefix("Citizen die (face 1) to the City: ")
        for space in ("h3-1", "h3-2", "v2-3", "v3-3")
    }
    assert called == {
        "h3-1": "row 3, left of pink Vineyard",
        "h3-2": "row 3, between pink Vineyard and pink Kiln",
        "v2-3": "column 3, above pink Kiln",
        "v3-3": "column 3, below pink Kiln",
    }


@pytest.mark.parametrize(
    ("domain", "value", "called"),
    [
        (CELL, "r3c2", "row 3, column 2"),
        (SPACE, "h3-2", "row 3, between columns 2 and 3"),
        (SPACE, "v3-2", "column 2, between rows 3 and 4"),
        (COUNCIL_SPACE, "LR3", "lower right, space 3"),
        (COUNCIL_SPACE, "EX1", "4-player Council tile, space 1"),
        (DIE, "city-v1-4", "die (column 4, between rows 1 and 2)"),
        (DIE, "estate-T3", "Citizen die on the Action space Herald of the family"),
        (DIE, "supply-hoplite-2+", "Hoplite die (face 2★) in the supply"),
    ],
)
def test_places_have_words_where_no_position_is_known(domain: Domain, value: str, called: str) -> None:
    assert Text("en", GAME, 2).say(Name(domain, domain.indices[value])) == called


@pytest.mark.parametrize("language", COMPLETE)
def test_nobody_reads_a_code(language: str) -> None:
    text = Text(language, GAME, 4)
    code = re.compile(r"r\dc\d|[hv]\d[.-]\d|\b(UL|UR|MI|LL|LR|EX)\d|\b[TMB][1-5]\b|\b(SB|SE|CH|H|D|C)\d+\b|\d[*+]")
    said = [text.say(Name(domain, index)) for domain in DOMAINS for index in range(len(domain))]
    assert not [words for words in said if code.search(words)]


@pytest.mark.parametrize("language", COMPLETE)
def test_an_action_has_the_same_name_on_the_board_but_shorter(language: str) -> None:
    text = Text(language, GAME, 2)
    for action in ACTIONS:
        short, long = text.word(f"board-action-{action}").lower(), text.word(f"action-{action}").lower()
        assert short[:4] in long
        assert len(short) <= 11
