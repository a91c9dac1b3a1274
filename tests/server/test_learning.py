"""Lessons at a server: a table that is dealt alike for everybody, says which step fits, and counts nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.http_site import Answer, Site, Visitor

pytest_plugins = ["tests.server.databases", "tests.server.http_site"]


def begin(visitor: Visitor) -> Answer:
    table: Answer = visitor.ask("POST", "/games/hercules/lesson", 201)
    return table


def test_a_lesson_begins_at_once_and_its_scene_says_which_steps_fit(site: Site) -> None:
    anna = site.guest("Anna")
    table = begin(anna)
    scene = anna.scene(table["id"])

    assert (table["status"], table["is_lesson"], table["is_public"]) == ("running", True, False)
    assert [seat["bot"] for seat in table["seats"]] == [None, "easy"]
    assert [step["name"] for step in scene["lesson"]] == ["welcome", "track", "dice", "first-labour"]
    waiting = scene["lesson"][-1]
    assert waiting["is_choice"]
    assert waiting["advice"] in [choice["choice"] for choice in scene["decision"]["choices"]]


def test_all_who_learn_get_the_same_deal_at_tables_of_their_own(site: Site) -> None:
    anna, berta = site.guest("Anna"), site.guest("Berta")
    tables = [begin(anna), begin(berta)]

    assert tables[0]["match_id"] != tables[1]["match_id"]
    assert tables[0]["commitment"] == tables[1]["commitment"]
    assert anna.scene(tables[0]["id"])["view"] == berta.scene(tables[1]["id"])["view"]


def test_a_lesson_counts_nowhere_from_its_first_choice_to_its_record(site: Site) -> None:
    anna = site.guest("Anna")
    table = begin(anna)
    anna.choose(table["id"], 0, 0, "master minus d1d2")
    (listed,) = anna.ask("GET", "/tables", params={"mine": True})
    assert listed["is_practice"]
    assert listed["is_lesson"]

    anna.ask("POST", f"/tables/{table['id']}/resignation", json={"seat": 0})

    assert anna.ask("GET", f"/matches/{table['match_id']}")["is_practice"]
    assert anna.ask("GET", f"/matches/{table['match_id']}/record")["record"].startswith("# practice\n")


def test_a_rematch_of_a_lesson_is_a_match_like_any_other(site: Site) -> None:
    anna = site.guest("Anna")
    table = begin(anna)
    anna.ask("POST", f"/tables/{table['id']}/resignation", json={"seat": 0})

    again = anna.ask("POST", f"/tables/{table['id']}/rematch")

    assert not again["is_lesson"]
    assert not again["is_practice"]


def test_the_words_of_a_lesson_come_in_either_language(site: Site) -> None:
    english, german = (
        site.guest("Anna").ask("GET", "/games/hercules/lesson", params={"language": language})
        for language in ("en", "de")
    )

    assert list(english["cards"]) == list(german["cards"])
    assert english["cards"]["dice"]["html"] != german["cards"]["dice"]["html"]


@pytest.mark.parametrize("game", ["toy", "chess"])
def test_a_game_without_a_lesson_says_so(site: Site, game: str) -> None:
    anna = site.guest("Anna")
    for method in ("GET", "POST"):
        assert game in anna.refused(method, f"/games/{game}/lesson", 404, "not_found")
