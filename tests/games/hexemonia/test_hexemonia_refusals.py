"""Why not: every reason Hexemonia gives is true of the table it is given at."""

from __future__ import annotations

import pytest
from tests.games.hexemonia.states import as_table
from tests.games.hexemonia.tables import AtTable, Given, plain

from pessoi.games.hexemonia.game import GAME
from pessoi.text import COMPLETE, Text


def reasons(table: AtTable) -> dict[str, str]:
    """What is refused, by the choice or the thing as players say it, with the name of the reason."""
    decision = table.match.decision
    assert decision is not None
    refused = GAME.refusals(as_table(table.match.state), decision)
    return {
        plain(str(refusal.choice or refusal.element.removeprefix("tile:"))): refusal.reason.message
        for refusal in refused
    }


def test_a_tile_too_dear_stays_in_the_hand() -> None:
    table = Given().city(0, "acropolis [1,0,0]", hand=["pasture", "wall"]).match()
    assert reasons(table)["wall"] == "refusal-cost"
    assert "pasture" not in reasons(table)


def test_cubes_on_a_tile_just_laid_are_locked() -> None:
    table = Given().city(0, "acropolis [2,0,1]", hand=["pasture_1", "pasture_2", "village", "spring"]).match()
    table.play("lay pasture_1 1")
    assert reasons(table)["village"] == "refusal-locked"


def test_a_tile_just_laid_cannot_give_the_cube_that_is_due() -> None:
    table = Given().city(0, "acropolis [2,0,0]", "village@1 [2,0,0]", hand=["pasture_1", "pasture_2"]).match()
    table.play("lay pasture_1 2", "pay acropolis", "lay pasture_2 3")
    assert table.prompt == "pay"
    assert reasons(table) == {"pay pasture": "refusal-locked"}


def test_a_polis_title_is_laid_once() -> None:
    table = Given().city(0, "acropolis [4,0,4]", "tavern@1 [2,0,0]", hand=["tavern", "pasture"]).match()
    assert reasons(table)["tavern"] == "refusal-title"


def test_a_polis_tile_without_contact_has_no_space() -> None:
    ring = [f"pasture_{number}@{number} [1,0,0]" for number in (1, 2, 3)]
    given = Given().city(0, "acropolis [4,0,4]", *ring, "quarry@4", "spring@5", "harbour@6", hand=["tavern", "village"])
    assert reasons(given.match())["tavern"] == "refusal-polis-space"


def test_a_myth_without_a_host_stays_in_the_hand() -> None:
    table = Given().city(0, "acropolis [1,0,0]", "pasture@1 [1,0,0]", hand=["hades", "moirai"]).match()
    assert reasons(table)["hades"] == "refusal-host"
    assert "moirai" not in reasons(table)


def test_after_the_building_is_ended_tiles_wait_for_the_next_turn() -> None:
    table = Given().city(0, "acropolis [1,0,0]", hand=["pasture", "wall"]).match().play("end_build")
    assert reasons(table)["pasture"] == "refusal-step"
    assert reasons(table)["wall"] == "refusal-cost"


def test_special_and_war_say_what_they_lack() -> None:
    table = Given().city(0, "acropolis [1,0,0]").match()
    assert reasons(table) == {"action special": "refusal-special", "action war": "refusal-war"}
    table = Given().city(0, "acropolis", "pasture@1").city(1, "acropolis", "pasture@1").match()
    assert reasons(table)["action war"] == "refusal-war-troops"


def test_strategy_ends_with_no_cube_in_the_air() -> None:
    table = Given().city(0, "acropolis [3,0,0]", "pasture@1").match().play("action strategy", "lift citizen acropolis")
    assert reasons(table) == {"end_strategy": "refusal-in-the-air"}
    table.play("lift citizen acropolis", "lay_cube citizen pasture")
    assert reasons(table) == {"end_strategy": "refusal-in-the-air", "verb:lift": "refusal-lift-landing"}
    table.play("lay_cube citizen pasture")
    assert reasons(table) == {"verb:lift": "refusal-lift-over"}


def test_lifting_ends_where_nothing_is_left_to_lift() -> None:
    table = Given().city(0, "acropolis [1,0,0]", "pasture@1").match().play("action strategy", "lift citizen acropolis")
    assert reasons(table) == {"end_strategy": "refusal-in-the-air", "verb:lift": "refusal-lift-nothing"}


def test_abilities_say_whether_they_are_used_inactive_or_idle() -> None:
    tiles = ["spring@1", "temple@2 [1,0,1]", "tavern@4 [1,0,0]", "harbour@5 [1,0,1]", "labyrinth@6 [1,1,1]"]
    given = Given(players=2).city(0, "acropolis", *tiles, myths={"hades": "spring"}).city(1, "acropolis [1,0,0]")
    table = given.match().play("action special", "use spring", "gain gold")
    assert reasons(table) == {
        "use spring": "refusal-used",
        "use tavern": "refusal-inactive",
        "use labyrinth": "refusal-ability-labyrinth",
        "use hades": "refusal-ability-hades",
    }


def test_a_myth_sleeps_with_its_host() -> None:
    tiles = ["spring_1@1", "spring_2@2", "necropolis@3"]
    given = Given().city(0, "acropolis", *tiles, myths={"hades": "necropolis"}).city(1, "acropolis [1,0,0]")
    table = given.match().play("action special")
    assert reasons(table)["use hades"] == "refusal-marker-inactive"


def test_tiles_that_cannot_be_attacked_say_what_protects_them() -> None:
    """The city of E32, which has a link, a surrounded tile, and a garrison too strong."""
    city = ["wall@1", "harbour@2", "asty@6", "pasture_1@7", "pasture_2@8 [9,0,0]", "gymnasium@10", "countryside@16"]
    given = Given(players=2).city(0, "acropolis [3,0,0]").city(1, "acropolis", *city, "village@18")
    refused = reasons(given.match().play("action war"))
    assert refused["acropolis"] == "refusal-acropolis"
    assert refused["attack wall"] == "refusal-surrounded"
    assert refused["attack asty"] == refused["attack harbour"] == "refusal-link"
    assert refused["attack pasture"] == "refusal-strength"
    assert "attack village" not in refused


def test_who_was_attacked_is_left_alone_for_the_rest_of_the_action() -> None:
    given = Given().city(0, "acropolis [6,0,0]").city(1, "acropolis", "pasture_1@1", "village@2")
    table = given.city(2, "acropolis", "pasture_2@1").match()
    table.play("action war", "attack village", "commit citizen acropolis", "launch", "settle 1")
    assert reasons(table)["attack pasture"] == "refusal-attacked"


def test_a_polis_tile_one_could_not_keep_is_no_target() -> None:
    ring = [f"pasture_{number}@{number} [1,0,0]" for number in (1, 2, 3)]
    given = Given().city(0, "acropolis [9,0,0]", *ring, "quarry@4", "spring@5", "harbour@6")
    table = given.city(1, "acropolis", "tavern@1", "village@2", "countryside@3").match().play("action war")
    assert reasons(table)["attack tavern"] == "refusal-placeable"


def test_an_army_too_weak_is_not_launched() -> None:
    given = Given(players=2).city(0, "acropolis [4,0,0]", "pasture@1 [1,0,0]").city(1, "acropolis", "village@1 [2,0,0]")
    table = given.match().play("action war", "commit citizen acropolis")
    assert reasons(table) == {"launch": "refusal-launch"}


@pytest.mark.parametrize("language", COMPLETE)
def test_a_reason_names_the_figures(language: str) -> None:
    tiles = ["pasture@1 [7,0,0]", "village@2", "countryside@3"]
    table = Given().city(0, "acropolis [3,0,0]").city(1, "acropolis", *tiles).match().play("action war")
    decision = table.match.decision
    assert decision is not None
    text = Text(language, GAME, 2)
    said = [text.say(refusal.reason) for refusal in GAME.refusals(as_table(table.match.state), decision)]
    assert any("7" in words and "3" in words for words in said)
