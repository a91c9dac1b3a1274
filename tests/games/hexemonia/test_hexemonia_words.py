"""What choices are called, what they would bring, what they point at, and how the table is arranged."""

from __future__ import annotations

import pytest
from tests.games.hexemonia.tables import AtTable, Given, new_game

from pessoi.games.hexemonia.components import ABILITIES, ACROPOLISES, BONUS_POINTS
from pessoi.games.hexemonia.game import GAME
from pessoi.text import LANGUAGES, Text

ENGLISH = Text("en", GAME, 4, ["Ann", "Ben", "Cleo", "Dan"])


def label(table: AtTable, words: str) -> str:
    decision = table.match.decision
    choice = table.meant(words)
    assert decision is not None
    assert choice is not None
    return ENGLISH.say(GAME.label(table.state, decision, choice))


def outlook(table: AtTable, words: str) -> list[str]:
    decision = table.match.decision
    choice = table.meant(words)
    assert decision is not None
    assert choice is not None
    return [ENGLISH.say(phrase) for phrase in GAME.outlook(table.state, decision, choice)]


def elements(table: AtTable, words: str) -> list[str]:
    decision = table.match.decision
    choice = table.meant(words)
    assert decision is not None
    assert choice is not None
    return GAME.elements(table.state, decision, choice)


def test_an_open_tile_is_taken_by_its_title_and_shows_what_is_printed_on_it() -> None:
    table = Given(draws=True).display("fleet", "spring", "temple", "muses").match()
    assert label(table, "take 1") == "take Fleet"
    assert outlook(table, "take 1") == [
        "Fortification, military",
        "costs 1 citizen 1 hoplite 2 gold",
        "produces 1 hoplite 1 gold",
        "shield 1",
    ]
    assert outlook(table, "take 2") == ["Chora, sacred", "no cost", "1 resource of your choice on your Acropolis"]
    assert outlook(table, "take 4") == ["Mythos, politics", "produces 1 citizen 1 gold"]


def test_tiles_of_one_title_are_told_apart_by_their_spaces() -> None:
    given = Given().city(0, "acropolis [1,0,0]", "pasture_1@1 [1,0,0]", "pasture_2@2 [2,0,0]", hand=["pasture_3"])
    table = given.match().play("lay pasture 3")
    assert [label(table, words) for words in table.menu] == ["from Acropolis", "from Pasture (1)", "from Pasture (2)"]
    assert [outlook(table, words) for words in table.menu] == [[], ["falls inactive"], []]


def test_a_space_says_what_lies_beside_it() -> None:
    table = Given().city(0, "acropolis", "village@1 [2,0,0]", "spring_1@2", hand=["spring_2"]).match()
    assert outlook(table, "lay spring 3") == ["beside Acropolis", "beside Spring (2)"]
    assert outlook(table, "lay spring 6") == ["beside Acropolis", "beside Village (1)"]


def test_production_says_what_it_yields() -> None:
    given = Given().city(0, "acropolis", "village@1 [2,0,0]", "quarry@2 [1,0,1]", myths={"muses": "village"})
    assert outlook(given.match(), "action production") == ["brings 3 citizens 3 gold"]
    assert outlook(Given().match(), "action production") == ["brings nothing now"]


def test_moving_cubes_says_which_tile_wakes_or_sleeps() -> None:
    table = Given().city(0, "acropolis", "village@1 [2,0,0]", "tavern@2").match().play("action strategy")
    assert label(table, "lift_all citizen village") == "lift 2 × citizen from Village (1)"
    assert outlook(table, "lift_all citizen village") == ["falls inactive"]
    table.play("lift_all citizen village")
    assert label(table, "lay_all citizen tavern") == "lay 2 × citizen on Tavern (2)"
    assert outlook(table, "lay_all citizen tavern") == ["becomes active"]
    assert outlook(table, "lay_cube citizen tavern") == []


def test_a_temple_says_how_much_gold_it_earns_or_that_it_reveals() -> None:
    given = Given().city(0, "acropolis", "temple@1 [1,0,1]", "spring@2", acropolis="olympia")
    assert outlook(given.match().play("action special"), "use temple")[-1] == "now 1 gold"
    given = Given().city(0, "acropolis", "temple@1 [1,0,1]", "spring@4", acropolis="olympia")
    assert outlook(given.match().play("action special"), "use temple")[-1] == "reveals your Acropolis, for 1 gold"


def test_an_attack_names_owner_defence_and_booty() -> None:
    given = Given().city(0, "acropolis [9,0,0]").city(1, "acropolis", "village@1 [2,0,3]", myths={"muses": "village"})
    table = given.city(2, "acropolis", "pasture@1").match().play("action war")
    assert label(table, "attack village") == "attack Village (1) of Ben, defence 2"
    assert outlook(table, "attack village") == ["with 3 gold", "with Muses"]


def test_losses_are_named_in_full() -> None:
    given = Given(players=2).city(0, "acropolis [3,3,0]").city(1, "acropolis", "pasture@1 [1,1,0]")
    table = given.match().play("action war", "commit_all citizen acropolis", "commit_all hoplite acropolis")
    assert [label(table, words) for words in table.menu] == ["lose 3 citizens", "lose a hoplite and a citizen"]


def test_choices_point_at_tiles_spaces_cubes_and_buttons() -> None:
    table = Given(draws=True).city(0, "acropolis [1,0,0]", hand=["pasture"]).match()
    assert elements(table, "take 2") == ["slot:2"]
    table.play("take 1")
    assert elements(table, "gain gold") == ["cube:gold"]
    table.play("gain citizen")
    assert elements(table, "lay pasture_1 3") == ["tile:pasture_1", "space:0-3"]
    assert elements(table, "end_build") == ["verb:end_build"]
    table.play("action strategy")
    assert elements(table, "lift citizen acropolis") == ["tile:acropolis_0", "cube:citizen"]


def test_hidden_acropolises_and_hands_are_in_no_panel_of_others() -> None:
    table = new_game(3)
    own = table.state.cities[0].acropolis
    for seat in (0, 1):
        panels = GAME.panels(table.view(seat))
        words = {str(ENGLISH.value(word)) for panel in panels for row in panel.rows for cell in row for word in cell}
        titles = [ENGLISH.say(panel.title) for panel in panels]
        assert (ENGLISH.word(f"acropolis-{ACROPOLISES[own]}") in words) == (seat == 0)
        assert titles.count("Your hand") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_and_patron_is_explained(language: str) -> None:
    text = Text(language, GAME, 2)
    assert all(text.word(f"ability-{ability}") for ability in ABILITIES)
    for city, points in zip(ACROPOLISES, BONUS_POINTS, strict=True):
        assert str(points) in text.word(f"patron-{city}")
    assert not text.problems
