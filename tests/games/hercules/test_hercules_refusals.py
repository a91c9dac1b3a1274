"""Why not: every reason Hercules gives is true of the table it is given at."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.games.hercules.states import as_table
from tests.games.hercules.tables import AtTable, Given

from pessoi.games.hercules.game import GAME
from pessoi.kernel.choice import Decision
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import Refusal
from pessoi.kernel.match import Match


def reasons(table: AtTable) -> dict[str, str]:
    """What is refused, by the choice or the thing, with the name of the reason."""
    decision = table.match.decision
    assert decision is not None
    refused = GAME.refusals(as_table(table.match.state), decision)
    return {str(refusal.choice or refusal.element): refusal.reason.message for refusal in refused}


def test_calculations_that_lead_nowhere_are_explained() -> None:
    table = Given().hero(0, mastered=[3], dice=(6, 3)).match()
    assert reasons(table)["master minus d1d2"] == "refusal-mastered"
    assert reasons(table)["master times d1d2"] == "refusal-large"
    table = Given().hero(0, dice=(4, 4)).match()
    assert reasons(table)["master minus d1d2"] == "refusal-zero"
    table = Given().hero(0, dice=(3, 5)).match()
    assert reasons(table)["master divide d1d2"] == "refusal-whole"


def test_labours_that_no_calculation_makes_are_explained() -> None:
    table = Given().hero(0, dice=(6, 3)).match()

    unreached = {element for element, reason in reasons(table).items() if reason == "refusal-reached"}

    assert unreached == {f"labour:{number}" for number in range(1, 13) if number not in (9, 3, 2)}


def test_cards_that_cannot_be_used_are_explained() -> None:
    cards = ["hestia_01", "hestia_04", "god_apollo", "god_demeter", "hecate_01"]
    table = Given().hero(0, mastered=[1, 2], dice=(6, 1), cards=cards, used=["hestia_01", "god_apollo"]).match()
    assert reasons(table)["card:hestia_01"] == "refusal-marked"
    assert reasons(table)["card:hestia_04"] == "refusal-passive"
    assert reasons(table)["card:god_apollo"] == "refusal-turned"
    assert reasons(table)["use god_demeter d1"] == "refusal-face"
    assert reasons(table)["use hecate_01 d2"] == "refusal-face"
    table = Given().hero(0, dice=(6, 1), cards=["hestia_01"]).match()
    assert reasons(table)["card:hestia_01"] == "refusal-supply"


def test_resting_and_giving_up_are_explained() -> None:
    table = Given().hero(0, mastered=[1], dice=(5, 5), cards=["god_demeter"]).match()
    assert reasons(table)["give_up"] == "refusal-give-up-unused"
    table.play("use god_demeter d1")
    assert reasons(table)["rest"] == "refusal-rest"
    assert reasons(table)["give_up"] == "refusal-give-up-possible"


def test_stacks_that_do_not_qualify_are_explained() -> None:
    given = Given().hero(0, dice=(2, 5)).top(tyche=2, morpheus=4).empty("hecate")
    table = given.match().play("master times d1d2")
    assert reasons(table)["take hecate"] == "refusal-empty"
    assert reasons(table)["take hestia"] == "refusal-operation"
    assert reasons(table)["take morpheus"] == "refusal-number"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_reasons_are_true_at_every_turn_of_a_match(seats: int) -> None:
    match = Match.begin(GAME, seats, "why", {})
    dice = Dice.from_seed("why")
    seen: set[str] = set()
    while match.decision is not None:
        player = match.view(0)["players"][match.decision.seat]
        for refusal in GAME.refusals(as_table(match.state), match.decision):
            seen.add(refusal.reason.message)
            check(refusal, match.decision, player, match.view(0))
        match.play(match.decision.choices[dice.below(len(match.decision.choices))])
    assert len(seen) >= 8


def check(refusal: Refusal, decision: Decision, player: dict[str, object], view: dict[str, object]) -> None:
    """The reason, read again from what everybody sees."""
    values = refusal.reason.values
    cards = player["cards"]
    assert isinstance(cards, list)
    status = {f"card:{held['card']}": held["status"] for held in cards}.get(refusal.element)
    openings = player["open"]
    assert isinstance(openings, list)
    offered = {str(choice) for choice in decision.choices}
    match refusal.reason.message:
        case "refusal-mastered":
            assert values["column"] not in openings
        case "refusal-large":
            assert isinstance(values["result"], int)
            assert values["result"] > 12
        case "refusal-whole":
            assert isinstance(values["x"], int)
            assert isinstance(values["y"], int)
            assert values["x"] % values["y"]
        case "refusal-passive" | "refusal-simplified":
            assert status == "passive"
        case "refusal-marked":
            assert status == "marked"
        case "refusal-turned":
            assert status == "turned"
        case "refusal-supply":
            assert player["supply"] == 0
        case "refusal-face":
            assert values["face"] in (1, 6)
        case "refusal-rest":
            assert "rest" not in offered
        case "refusal-give-up-unused":
            assert "rest" in offered
        case "refusal-give-up-possible":
            assert any(words.startswith("master") for words in offered)
        case "refusal-reached":
            assert int(refusal.element.removeprefix("labour:")) not in results(player, view)
        case "refusal-zero":
            assert refusal.choice is not None
        case "refusal-empty" | "refusal-number" | "refusal-operation":
            stacks = view["stacks"]
            assert isinstance(stacks, list)
            (stack,) = (stack for stack in stacks if refusal.element == f"stack:{stack['stack']}")
            assert (stack["left"] == 0) == (refusal.reason.message == "refusal-empty")
        case other:
            pytest.fail(f"no check for {other}")


def results(player: dict[str, object], view: dict[str, object]) -> set[float]:
    """All that two of a player's dice make by the four operations."""
    dice, white = player["dice"], view["white_die"]
    assert isinstance(dice, list)
    assert isinstance(white, dict)
    faces = [*dice, white["face"]] if white["holder"] == player["seat"] else dice
    return {result for x, y in combinations(sorted(faces, reverse=True), 2) for result in (x + y, x - y, x * y, x / y)}
