"""The figures in the rules people read are those the game is played with."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from pessoi.games.hercules.components import DATA, DIE_MAX, HANDICAPS, OPERATIONS, ROUND_LIMIT, ROUND_LIMITS
from pessoi.games.hercules.game import GAME
from pessoi.games.hercules.labour import result
from pessoi.text import COMPLETE, Text
from pessoi.text.rulebook import PICTURE, rulebook

in_every_language = pytest.mark.parametrize("language", COMPLETE)
#: The columns for one or two, for three and for four players.
PLAYERS = (2, 3, 4)


def body(language: str, section: str) -> str:
    book = rulebook(GAME.package, language)
    assert book is not None
    return next(part.body for part in book.sections if part.id == section)


def rows(language: str, section: str) -> list[list[str]]:
    """The cells of all tables of a section, without their heads."""
    lines = [line for line in body(language, section).splitlines() if line.startswith("|")]
    heads = [index - 1 for index, line in enumerate(lines) if line.startswith("|---")]
    kept = [line for index, line in enumerate(lines) if index not in heads and index - 1 not in heads]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in kept]


def shown(cell: str) -> tuple[str, str]:
    """The component a cell shows, and what it says of it."""
    found = PICTURE.search(cell)
    assert found is not None, cell
    return found[3], PICTURE.sub("", cell).strip()


def figures(cells: list[str]) -> list[int]:
    return [int(cell) for cell in cells]


def in_play(cards: list[dict[str, Any]]) -> list[int]:
    return [sum(card["min_players"] <= players for card in cards) for players in PLAYERS]


def same_face(card: dict[str, Any]) -> list[dict[str, Any]]:
    """The demigods that can't be told from this one."""
    printed = ("stack", "ability", "symbols", "die_number")
    return [other for other in DATA["demigods"] if all(other.get(name) == card.get(name) for name in printed)]


def said_ability(card: dict[str, Any], text: Text) -> str:
    ability = text.word(f"ability-{card['ability']}")
    if card["ability"] != "bonus":
        return ability
    more = card["symbols"][1:] if "stack" in card else card["symbols"]
    return f"{ability.capitalize()}: {', '.join(text.word(f'symbol-{symbol}') for symbol in more)}"


@in_every_language
def test_the_list_of_demigods_holds_every_card_with_what_is_printed_on_it(language: str) -> None:
    text = Text(language, GAME)
    cards = {card["id"]: card for card in DATA["demigods"]}
    listed: list[str] = []
    for first, *numbers in rows(language, "demigods"):
        name, ability = shown(first)
        card = cards[name]
        alike = same_face(card)
        printed = [card["die_number"]] if "die_number" in card else []
        assert ability == said_ability(card, text), name
        assert figures(numbers) == [*printed, *in_play(alike)], name
        listed += [other["id"] for other in alike]
    assert sorted(listed) == sorted(cards)


@in_every_language
def test_the_list_of_gods_holds_every_card_with_what_is_printed_on_it(language: str) -> None:
    text = Text(language, GAME)
    cards = {card["id"]: card for card in DATA["gods"]}
    for first, ability, points in rows(language, "gods"):
        name, god = shown(first)
        card = cards.pop(name)
        assert text.word(f"card-{name}").startswith(f"{god} (")
        assert int(points) == card["vp"], name
        assert card["ability"] == "none" or ability == said_ability(card, text), name
    assert not cards


@in_every_language
def test_the_list_of_vases_and_pantheon_cards_is_theirs(language: str) -> None:
    cards = {card["id"]: card for card in DATA["vases"]}
    *vases, (first, _, *pantheon) = rows(language, "vases")
    for cell, spaces, *numbers in vases:
        card = cards.pop(shown(cell)[0])
        assert spaces.split()[0] == str(card["spaces"])
        assert figures(numbers) == [card["vp"], *in_play([card])], card["id"]
    assert not cards
    assert shown(first)[0] == "pantheon_1"
    assert figures(pantheon) == [DATA["pantheon"][0]["vp"], *in_play(DATA["pantheon"])]


@in_every_language
def test_the_list_of_labours_says_how_likely_each_is(language: str) -> None:
    text = Text(language, GAME)
    faces = range(1, DIE_MAX + 1)
    reached = [{result(operation, x, y) for operation in range(len(OPERATIONS))} for x, y in product(faces, repeat=2)]
    for column, (first, rolls) in enumerate(rows(language, "labours"), start=1):
        assert shown(first) == (str(column), f"{column}. {text.word(f'labour-{column}')}")
        assert int(rolls) == sum(column in results for results in reached), column


@in_every_language
def test_the_table_of_the_setup_is_the_one_that_is_set_up(language: str) -> None:
    for players, (_, *numbers) in zip(PLAYERS, rows(language, "setup"), strict=True):
        setup = next(row for row in DATA["setup"] if row["players"] == players)
        assert figures(numbers) == [*setup["demigods"].values(), setup["vases_per_stack"], setup["pantheon"]]


@in_every_language
def test_hades_steals_from_the_stacks_the_table_names(language: str) -> None:
    [[_, *stacks]] = rows(language, "hades-steals")
    assert [stack.lower() for stack in stacks] == DATA["solo"]["white_die_stack"]


@in_every_language
def test_the_options_have_the_values_the_rules_name(language: str) -> None:
    assert figures(re.findall(r"\d+", body(language, "handicap"))) == [level for level in HANDICAPS if level]
    limits = figures(re.findall(r"\d+", body(language, "round-limit")))
    assert limits == [ROUND_LIMIT, 12, *ROUND_LIMITS]
