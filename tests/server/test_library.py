"""What can be played here, as a page learns it: games with all their options can be, and the types of the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tools.schema import PLACE, written

if TYPE_CHECKING:
    from tests.server.http_site import Answer, Visitor

pytest_plugins = ["tests.server.databases", "tests.server.http_site"]


def hercules(visitor: Visitor, language: str) -> Answer:
    games: list[Answer] = visitor.ask("GET", "/games", params={"language": language})
    return next(game for game in games if game["name"] == "hercules")


def option(game: Answer, name: str) -> dict[str, Any]:
    options: list[dict[str, Any]] = game["options"]
    return next(option for option in options if option["name"] == name)


def test_games_are_listed_with_their_options_in_words(stranger: Visitor) -> None:
    english, german = hercules(stranger, "en"), hercules(stranger, "de")

    assert (english["min_seats"], english["max_seats"]) == (1, 4)
    assert english["title"]
    assert "simplified" in [option["name"] for option in english["options"]]
    assert english["options"][0]["help"] != german["options"][0]["help"]


def test_a_yes_or_no_is_a_switch(stranger: Visitor) -> None:
    simplified = option(hercules(stranger, "de"), "simplified")

    assert (simplified["kind"], simplified["default"]) == ("switch", False)
    assert [value["title"] for value in simplified["values"]] == ["nein", "ja"]


def test_a_number_comes_with_its_bounds_and_no_list(stranger: Visitor) -> None:
    limit = option(hercules(stranger, "en"), "round_limit")

    assert limit["kind"] == "number"
    assert limit["lowest"] < limit["default"] <= limit["highest"]
    assert limit["values"] == []


def test_a_choice_says_with_how_many_seats_each_value_is_possible(stranger: Visitor) -> None:
    start = option(hercules(stranger, "en"), "start_seat")

    assert start["kind"] == "choice"
    assert {value["value"]: value["seats"] for value in start["values"]} == {
        "random": [1, 2, 3, 4],
        0: [2, 3, 4],
        1: [2, 3, 4],
        2: [3, 4],
        3: [4],
    }


def test_an_option_says_with_how_many_seats_it_matters(stranger: Visitor) -> None:
    game = hercules(stranger, "en")

    assert option(game, "solo_handicap")["seats"] == [1]
    assert option(game, "start_seat")["seats"] == [2, 3, 4]
    assert option(game, "simplified")["seats"] == [1, 2, 3, 4]


def test_bots_are_listed_the_weakest_first(stranger: Visitor) -> None:
    assert stranger.ask("GET", "/bots")[:5] == ["random", "easy", "greedy", "medium", "hard"]


def test_the_description_the_page_is_typed_by_is_that_of_the_server() -> None:
    """If this fails, run ``make schema`` and see whether the page still fits."""
    assert PLACE.read_text(encoding="utf-8") == written()


def test_the_rules_are_read_in_either_language(stranger: Visitor) -> None:
    english, german = (
        stranger.ask("GET", "/games/hercules/rules", params={"language": language}) for language in ("en", "de")
    )

    assert [section["id"] for section in english["sections"]] == [section["id"] for section in german["sections"]]
    assert english["sections"][0]["html"] != german["sections"][0]["html"]
    assert english["leads"]["prompt-turn"] in [section["id"] for section in english["sections"]]
    assert hercules(stranger, "en")["has_rulebook"]


def test_pictures_of_the_rules_say_which_component_they_show(stranger: Visitor) -> None:
    rules = stranger.ask("GET", "/games/hercules/rules")
    html = "".join(section["html"] for section in rules["sections"])

    assert '<span class="piece" data-kind="card" data-name="' in html
    assert "<img" not in html


@pytest.mark.parametrize("game", ["toy", "chess"])
def test_a_game_without_rules_to_read_says_so(stranger: Visitor, game: str) -> None:
    assert game in stranger.refused("GET", f"/games/{game}/rules", 404, "not_found")
