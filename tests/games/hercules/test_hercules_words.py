"""The words on cards and on the table say what the data say."""

from __future__ import annotations

import pytest
from tests.games.at_table import random_matches
from tests.games.hercules.tables import AtTable, Given

from pessoi.games.hercules.components import ABILITIES, ABILITY, CARDS, DIE_NUMBER, FIRST_PRIZE, IS_GOD, POINTS
from pessoi.games.hercules.game import GAME
from pessoi.games.hercules.verbs import MENU, ON_TURN
from pessoi.kernel.phrase import Phrase
from pessoi.text import COMPLETE, Text

ENGLISH = Text("en", GAME, 2, ["Ann", "Ben"])


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("card", range(len(CARDS)), ids=CARDS)
def test_a_card_is_named_with_its_ability_points_and_number(card: int, language: str) -> None:
    text = Text(language, GAME, 2)
    words = text.word(f"card-{CARDS[card]}")
    ability = ABILITIES[ABILITY[card]]
    if ability != "none":
        assert text.word(f"ability-{ability}") in words
    if IS_GOD[card] or card >= FIRST_PRIZE:
        assert f"{POINTS[card]} {'VP' if language == 'en' else 'SP'}" in words
    if DIE_NUMBER[card]:
        assert f" {DIE_NUMBER[card]} (" in words


def words_of(table: AtTable, title: str) -> list[list[str]]:
    """The rows of a panel in words."""
    panel = next(panel for panel in GAME.panels(table.match.view(0)) if ENGLISH.say(panel.title) == title)
    return [[", ".join(str(ENGLISH.value(word)) for word in cell) for cell in row] for row in panel.rows]


def test_the_second_vase_is_seen_with_its_points() -> None:
    rows = words_of(Given().match(), "Stacks of cards")
    assert rows[-2] == ["Vases for 6 spaces", "Vase 6 (12 VP), below it Vase 6 (9 VP)", "2"]
    assert rows[-1] == ["Vases for 7 or more spaces", "Vase 7 (17 VP), below it Vase 7 (13 VP)", "2"]


def test_gods_of_the_simplified_variant_have_neither_abilities_nor_symbols_anywhere() -> None:
    """R62 On the table, in what a choice would bring, and in the log."""
    given = Given(simplified=True).hero(0, dice=(1, 1), cards=["god_ares"]).above(1, "god_hera")
    table = given.match()
    assert words_of(table, "The board")[1][1] == "Hera (2 VP)"
    assert ["Ares (2 VP)", "for scoring"] in words_of(table, "Ann")
    decision = table.match.decision
    assert decision is not None
    choice = GAME.verbs.parse("master divide d1d2")
    assert ENGLISH.say(GAME.outlook(table.state, decision, choice)[-1]) == "Hera (2 VP)"
    table.play("master divide d1d2")
    assert table.told("took-plain-god") == ["took-plain-god seat=0 card=god_hera column=1"]


def test_hades_takes_a_plain_god_in_the_simplified_variant() -> None:
    """R64, R70 Case 2."""
    given = Given(players=1, at=1, turns_taken=0, simplified=True).hero(0, dice=(1, 2))
    table = given.hades(column=1, markers=[5], coloured=2, white=4).above(3, "god_hera").match()
    assert table.told("hades-took-plain-god") == ["hades-took-plain-god column=3 card=god_hera"]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_question_names_what_the_turn_offers_and_nothing_else(seats: int) -> None:
    asked = set()
    for match in random_matches(GAME, seats):
        decision = match.decision
        assert decision is not None
        if decision.prompt is ON_TURN:
            named = set(MENU.values[decision.a].split("-"))
            assert named == {choice.verb.name for choice in decision.choices}
            asked.add(decision.a)
    assert len(asked) > 6


def test_resting_says_how_many_markers_can_come_back_and_what_is_declined() -> None:
    cards = ["hestia_01", "pan_02", "god_apollo"]
    table = Given().hero(0, mastered=[1, 2, 3], dice=(1, 2), cards=cards, used=cards).match().play("rest")
    assert asked(table) == ("Ann, take back up to 2 markers.", "take no more markers back")
    table.play("recover pan_02")
    assert asked(table) == ("Ann, take back one marker, or none.", "take no more markers back")
    table.play("done")
    assert asked(table) == ("Ann, turn one of your gods to its front, or none.", "turn no god")


def asked(table: AtTable) -> tuple[str, str]:
    """The question, and what its last choice is called."""
    decision = table.match.decision
    assert decision is not None
    label = GAME.label(table.state, decision, decision.choices[-1])
    return ENGLISH.say(Phrase.of_decision(decision)), ENGLISH.say(label)


def test_a_calculation_is_told_as_it_was_done() -> None:
    table = Given().hero(0, dice=(1, 6)).match().play("master divide d1d2")
    entry = next(entry for entry in table.match.events(0) if entry.event.name == "calculated")
    assert ENGLISH.say(Phrase.of_entry(entry, GAME.verbs)) == "6 ÷ 1 = 6."


def test_an_apprentice_leaves_the_start_space_and_no_column() -> None:
    table = Given().hero(0, dice=(1, 1)).match().play("master divide d1d2")
    entry = next(entry for entry in table.match.events(0) if entry.event.name == "moved")
    assert ENGLISH.say(Phrase.of_entry(entry, GAME.verbs)) == "Ann runs 1 space from the start space to column 1."


def test_a_stack_says_which_operation_it_is_for() -> None:
    table = Given().hero(0, dice=(2, 1)).top(tyche=1).match().play("master plus d1d2")
    decision = table.match.decision
    assert decision is not None
    reasons = {refusal.element: ENGLISH.say(refusal.reason) for refusal in GAME.refusals(table.state, decision)}
    assert reasons["stack:aeolus"] == "Aeolus belongs to division."
