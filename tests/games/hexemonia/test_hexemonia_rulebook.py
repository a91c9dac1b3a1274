"""The tables of the rules people read: they say of every tile, Acropolis and set-up what the components say."""

from __future__ import annotations

import re
from itertools import accumulate
from typing import Any

import pytest
from tests.games.texts import texts_of

from pessoi.games.hexemonia.components import DATA
from pessoi.text import COMPLETE
from pessoi.text.rulebook import pictures_in, rulebook

in_every_language = pytest.mark.parametrize("language", COMPLETE)
#: How an amount of a resource is written: a number and a word that begins like this.
AMOUNT = {
    "en": {"citizen": r"(\d+) citizen", "hoplite": r"(\d+) hoplite", "gold": r"(\d+) gold"},
    "de": {"citizen": r"(\d+) Bürger", "hoplite": r"(\d+) Hoplit", "gold": r"(\d+) Gold"},
}
SHIELD = {"en": r"shield (\d+)", "de": r"Verteidigungswert (\d+)"}


def rows(language: str, *sections: str) -> list[list[str]]:
    """The cells of all tables in some sections."""
    book = rulebook("pessoi.games.hexemonia", language)
    assert book is not None
    lines = [line for part in book.sections if part.id in sections for line in part.body.splitlines()]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]


def shown(language: str, *sections: str) -> dict[str, list[str]]:
    """The rows of tables that show a component, by its name."""
    found = [(pictures_in(row[0]), row) for row in rows(language, *sections)]
    return {pictures[0].name: row for pictures, row in found if pictures}


def names(language: str) -> dict[str, str]:
    sayings = next(sayings for sayings in texts_of("hexemonia") if sayings.language == language)
    return {said.message: "".join(said.words) for said in sayings.said if not said.attribute}


def amounts(words: str, language: str) -> dict[str, int]:
    found = {resource: re.search(pattern, words) for resource, pattern in AMOUNT[language].items()}
    return {resource: int(match[1]) if match else 0 for resource, match in found.items()}


def number(pattern: str, words: str) -> int:
    found = re.search(pattern, words)
    return int(found[1]) if found else 0


@in_every_language
def test_the_list_of_tiles_says_what_is_on_them(language: str) -> None:
    listed = shown(language, "all-chora", "all-fortifications", "all-polis", "all-mythos")
    said = names(language)
    assert list(listed) == [f"{tile['id']}_1" for tile in DATA["tile"]]
    for tile in DATA["tile"]:
        _, title, nature, cost, gives, copies = listed[f"{tile['id']}_1"]
        assert title == f"**{said['tile-' + tile['id'] + '_1']}**"
        assert nature == said["nature-" + tile["nature"]]
        assert amounts(cost, language) == tile["cost"], title
        assert amounts(gives, language) == tile["production"], title
        assert number(SHIELD[language], gives) == tile["defence"], title
        assert ("](#" in gives) == bool(tile["ability"]), title
        assert copies == " / ".join(str(count) for count in accumulate(tile["copies"].values())), title


@in_every_language
@pytest.mark.parametrize(
    ("section", "kind"),
    [
        ("all-chora", "chora"),
        ("all-fortifications", "fortification"),
        ("all-polis", "polis"),
        ("all-mythos", "mythos"),
    ],
)
def test_every_tile_is_listed_under_its_type(language: str, section: str, kind: str) -> None:
    assert list(shown(language, section)) == [f"{tile['id']}_1" for tile in DATA["tile"] if tile["type"] == kind]


@in_every_language
def test_types_score_as_written(language: str) -> None:
    listed = shown(language, "tiles")
    points = {kind["id"]: kind["vp_active"] for kind in DATA["tile_type"]}
    assert {kind: int(row[-1].replace("–", "0")) for kind, row in listed.items()} == points
    scored = [int(row[1]) for row in rows(language, "scoring") if row[1].isdigit()]
    rewards: dict[str, Any] = DATA["scoring"]
    assert scored == [
        points["chora"],
        points["fortification"],
        points["polis"],
        rewards["myth_set"],
        rewards["gold_on_acropolis"],
        rewards["philosopher_two_player_no_revolts"],
    ]


@in_every_language
def test_patron_gods_reward_as_written(language: str) -> None:
    listed = shown(language, "patron-god")
    said = names(language)
    assert list(listed) == [row["id"] for row in DATA["acropolis"]]
    for row in DATA["acropolis"]:
        _, title, god, nature, bonus = listed[row["id"]]
        assert title == f"**{said['acropolis-' + row['id']]}**"
        assert said["patron-" + row["id"]].startswith(god)
        assert nature == said["nature-" + row["nature"]]
        assert number(r": (\d) ", bonus) == row["bonus_vp"]
        assert bonus.startswith(said["type-" + row["bonus_type"]])


@in_every_language
def test_the_table_is_set_up_as_written(language: str) -> None:
    said = names(language)
    setup = DATA["setup"]
    written = {row[0]: row[1:] for row in rows(language, "setup") if row[0].isdigit()}
    for players, in_play in setup["acropolis_in_play"].items():
        tiles = DATA["totals"]["deck_size_by_players"][players]
        left = tiles - setup["display_size"] - int(players) * setup["hand_start"]
        cities = ", ".join(said["acropolis-" + city] for city in in_play)
        assert written[players] == [cities, str(tiles), str(left)]


@in_every_language
def test_the_example_adds_up(language: str) -> None:
    *lines, total = [int(row[1].strip("*")) for row in rows(language, "example") if row[1].strip("*").isdigit()]
    assert sum(lines) == total
