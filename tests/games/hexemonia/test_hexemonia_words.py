"""What choices are called, what they would bring, what they point at, and how the table is arranged."""

from __future__ import annotations

import pytest
from tests.games.at_table import random_matches
from tests.games.hexemonia.tables import AtTable, Given, new_game

from pessoi.games.hexemonia.components import ABILITIES, ACROPOLISES, BONUS_POINTS, SET_POINTS, TILE, TYPE_POINTS, TYPES
from pessoi.games.hexemonia.game import GAME
from pessoi.games.hexemonia.grid import SPACES
from pessoi.kernel.phrase import Phrase
from pessoi.text import COMPLETE, Text

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
        "costs 1 citizen, 1 hoplite and 2 gold",
        "produces 1 hoplite and 1 gold",
        "shield 1 for the tiles beside it",
    ]
    assert outlook(table, "take 2") == ["Chora, sacred", "no cost", "1 resource of your choice on your Acropolis"]
    assert outlook(table, "take 4") == ["Mythos, politics", "produces 1 citizen and 1 gold"]


def test_tiles_of_one_title_are_told_apart_by_their_spaces() -> None:
    given = Given().city(0, "acropolis [1,0,0]", "pasture_1@1 [1,0,0]", "pasture_2@2 [2,0,0]", hand=["pasture_3"])
    table = given.match().play("lay pasture 3")
    assert [label(table, words) for words in table.menu] == [
        "from Acropolis",
        "from Pasture (east)",
        "from Pasture (north-east)",
    ]
    assert [outlook(table, words) for words in table.menu] == [[], ["becomes inactive"], []]


def test_a_space_says_what_lies_beside_it() -> None:
    table = Given().city(0, "acropolis", "village@1 [2,0,0]", "spring_1@2", hand=["spring_2"]).match()
    assert label(table, "lay spring 3") == "lay Spring: north-west"
    assert outlook(table, "lay spring 3") == ["beside Acropolis and Spring (north-east)"]
    assert outlook(table, "lay spring 6") == ["beside Acropolis and Village (east)"]


def test_production_says_what_it_yields() -> None:
    given = Given().city(0, "acropolis", "village@1 [2,0,0]", "quarry@2 [1,0,1]", myths={"muses": "village"})
    assert outlook(given.match(), "action production") == ["brings 3 citizens and 3 gold"]
    assert outlook(Given().match(), "action production") == ["brings nothing now"]


def test_moving_cubes_says_which_tile_wakes_or_sleeps() -> None:
    table = Given().city(0, "acropolis", "village@1 [2,0,0]", "tavern@2").match().play("action strategy")
    assert label(table, "lift_all citizen village") == "lift 2 citizens from Village (east)"
    assert outlook(table, "lift_all citizen village") == ["becomes inactive"]
    table.play("lift_all citizen village")
    assert label(table, "lay_all citizen tavern") == "put 2 citizens on Tavern (north-east)"
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
    assert label(table, "attack village") == "attack Village (east) of Ben, defence 2"
    assert outlook(table, "attack village") == ["with 3 gold", "with Muses"]


def test_losses_are_named_in_full() -> None:
    given = Given(players=2).city(0, "acropolis [3,3,0]").city(1, "acropolis", "pasture@1 [1,1,0]")
    table = given.match().play("action war", "commit_all citizen acropolis", "commit_all hoplite acropolis")
    assert [label(table, words) for words in table.menu] == ["lose 3 citizens", "lose 1 citizen and 1 hoplite"]


def test_choices_point_at_tiles_spaces_cubes_and_buttons() -> None:
    table = Given(draws=True).city(0, "acropolis [1,0,0]", hand=["pasture"]).match()
    assert elements(table, "take 2") == ["slot:2"]
    table.play("take 1")
    assert elements(table, "gain gold") == ["cube:gold"]
    table.play("gain citizen")
    assert elements(table, "lay pasture_1 3") == ["tile:pasture_1", "space:0-3"]
    assert elements(table, "end_build") == ["verb:end_build"]
    table.play("action strategy")
    assert elements(table, "lift citizen acropolis") == ["tile:acropolis_0", "cube:citizen-acropolis_0"]
    table.play("lift citizen acropolis")
    assert elements(table, "lay_cube citizen acropolis") == ["tile:acropolis_0", "air:citizen"]


def test_cubes_that_pay_march_or_are_exchanged_are_pointed_at() -> None:
    given = Given().city(0, "acropolis [3,1,0]", "pasture@1 [1,0,0]", hand=["pasture_2"]).city(1, "acropolis", "wall@1")
    table = given.match()
    table.play("lay pasture_2 2")
    assert elements(table, "pay acropolis") == ["tile:acropolis_0", "cube:citizen-acropolis_0"]
    table.play("pay acropolis", "action strategy")
    assert elements(table, "levy acropolis") == ["tile:acropolis_0", "levy:acropolis_0"]
    assert elements(table, "disband acropolis") == ["tile:acropolis_0", "disband:acropolis_0"]
    table = given.match().play("action war")
    assert elements(table, "commit hoplite acropolis") == ["tile:acropolis_0", "cube:hoplite-acropolis_0"]


def test_hidden_acropolises_and_hands_are_in_no_panel_of_others() -> None:
    table = new_game(3)
    own = table.state.cities[0].acropolis
    for seat in (0, 1):
        panels = GAME.panels(table.view(seat))
        words = {str(ENGLISH.value(word)) for panel in panels for row in panel.rows for cell in row for word in cell}
        titles = [ENGLISH.say(panel.title) for panel in panels]
        assert (ENGLISH.word(f"acropolis-{ACROPOLISES[own]}") in words) == (seat == 0)
        assert titles.count("Your hand") == 1


def panel_rows(table: AtTable, title: str, seat: int = 0) -> list[list[str]]:
    """The rows of a panel in words, as a reader of the table gets them."""
    panel = next(panel for panel in GAME.panels(table.view(seat)) if ENGLISH.say(panel.title).startswith(title))
    return [[", ".join(str(ENGLISH.value(word)) for word in cell) for cell in row] for row in panel.rows]


def test_a_laid_tile_shows_what_is_printed_on_it_and_its_excess() -> None:
    """R57 An inactive tile has no excess, whatever lies on it."""
    tiles = ["acropolis [2,0,1]", "fleet@1 [3,1,2]", "pasture@2 [0,4,0]", "agora@3 [1,0,1]"]
    table = Given().city(1, *tiles, myths={"muses": "agora"}).match()
    printed = "Fortification, military, costs 1 citizen, 1 hoplite and 2 gold, produces 1 hoplite and 1 gold"
    rows = panel_rows(table, "Ben")
    assert rows[1] == [
        "east",
        "Fleet",
        f"{printed}, shield 1 for the tiles beside it",
        "3 citizens, 1 hoplite, 2 gold",
        "active",
        "2 citizens",
        "5",
        "–",
    ]
    assert rows[2][1:2] + rows[2][3:] == ["Pasture", "4 hoplites", "inactive", "–", "10", "–"]
    assert rows[3][-1] == "Muses"


def test_a_revealed_acropolis_shows_its_bonus_to_all_and_a_hidden_one_to_its_owner() -> None:
    given = Given().city(0, "acropolis [1,0,0]", acropolis="olympia").city(1, acropolis="sparta", revealed=True)
    table = given.match()
    assert panel_rows(table, "Ben")[0][1:3] == [
        "Acropolis, Sparta",
        "military, Ares gives 3 victory points for each active Fortification",
    ]
    assert panel_rows(table, "Ann")[0][2].endswith("active Mythos tile, hidden from others")
    assert panel_rows(table, "Ann", seat=1)[0][1:3] == ["Acropolis", "hidden"]


def test_the_underworld_is_listed_tile_by_tile() -> None:
    """R10 It lies open."""
    table = Given().match()
    assert ["Underworld", "–"] in panel_rows(table, "The turn")
    table.state.underworld += [TILE["wall_1"], TILE["hades_1"]]
    assert ["Underworld", "Wall, Hades"] in panel_rows(table, "The turn")


@pytest.mark.parametrize("language", COMPLETE)
def test_the_help_tells_what_each_type_scores(language: str) -> None:
    text = Text(language, GAME, 2)
    told = text.help("prompt-build").split("8")[0]
    types = ("chora", "fortification", "polis")
    for kind in types:
        after = told.rsplit(text.word(f"type-{kind}"), 1)[1]
        assert str(TYPE_POINTS[TYPES.index(kind)]) in after.split(",")[0].split(".")[0]
    assert str(SET_POINTS) in text.help("prompt-build")


@pytest.mark.parametrize("language", COMPLETE)
def test_every_ability_and_patron_is_explained(language: str) -> None:
    text = Text(language, GAME, 2)
    assert all(text.word(f"ability-{ability}") for ability in ABILITIES)
    for city, points in zip(ACROPOLISES, BONUS_POINTS, strict=True):
        assert str(points) in text.word(f"patron-{city}")
    assert not text.problems


#: What the verbs of a question are called in it.
DEEDS = {
    "lift": "lift",
    "lift_all": "lift",
    "lay_cube": "land",
    "lay_all": "land",
    "levy": "exchange",
    "disband": "exchange",
    "use": "use",
    "end_special": "end",
    "attack": "attack",
    "end_war": "end",
    "reveal": "possible",
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_question_names_what_can_be_done_and_nothing_else(seats: int) -> None:
    asked = set()
    for match in random_matches(GAME, seats):
        decision = match.decision
        assert decision is not None
        values = zip(decision.prompt.arguments.items(), (decision.a, decision.b), strict=False)
        named = [domain.values[value] for (name, domain), value in values if name in ("task", "revelation")]
        for task in named:
            done = {DEEDS[choice.verb.name] for choice in decision.choices if choice.verb.name in DEEDS}
            assert done == set(task.split("-")) - {"refused"}
            asked.add((decision.prompt.name, task))
    assert len(asked) > 9


def test_the_log_says_whose_tile_it_was_and_where() -> None:
    given = Given().city(0, "acropolis", "agora@1", "asty@2").city(1, "acropolis", "pasture_1@1", "pasture_2@4 [4,0,0]")
    table = given.match().play("action production")
    told = [ENGLISH.say(Phrase.of_entry(entry, GAME.verbs)) for entry in table.match.events(0)]
    assert "Revolt at Ben, Pasture (west): half of the 3 in excess is lost, rounded up." in told
    assert "Ben, Pasture (west): −2 citizens." in told


def test_every_space_has_a_name_of_its_own() -> None:
    for language in COMPLETE:
        text = Text(language, GAME, 2)
        names = {text.word(f"space-{space}") for space in range(1, SPACES)}
        assert len(names) == SPACES - 1
        assert not text.problems
