"""No message says "1 points": every sentence with a number is right for none, one and several."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from tests.games.texts import GAMES, Said, Sayings, all_texts

from pessoi.kernel.choice import NUMBER

NUMBERS = (0, 1, 2, 5)
#: What stands for everything that is no number; it is no word, so that nothing agrees with it.
SOMETHING = "§"

#: Values that are never numbers, in any message.
WORDS = """
    seat other name names bot player game rival tile tiles myth host receiver at resource nature type cubes first rest
    second third card stack below status case labour sign operation pair dice die faces symbol menu task revelation
    acropolis action choice reason path title language error said words date text bonus line best played a b roof side
    loss share best_share agreement kind database deciding address server flag option values default
    scheme variable
"""
NAMES = frozenset(WORDS.split())
#: German nouns whose plural is their singular, and units. A noun is known by its capital.
SAME = "Bürger Spieler Gold Marker Würfel Bronze SP Bytes MiB Zeichen Bevölkerungswürfel Heerführer"
SAME_IN_GERMAN = frozenset(SAME.split())
#: English words that end in an s without being a plural.
NO_PLURAL = frozenset(("is", "was", "has", "this", "as", "its", "begins", "minus", "times"))

#: Small German words that end like an adjective, but begin something else.
NO_ADJECTIVE = r"(?!(?:de|die|ein|kein)|(?:gegen|neben|zwischen|unter|über|oder|aber|wieder) )"
GERMAN_COUNT = re.compile(rf"(?<![\w.,])(\d+) (?:{NO_ADJECTIVE}([a-zäöüß]+(?:e|en|er|es)) )?([A-ZÄÖÜ][\w-]+)")
ENGLISH_COUNT = re.compile(r"(?<![\w.,])(\d+) (?:(?!(?:and|or|to|of) )([a-z]+) )?([a-z]+s)\b")
ENGLISH_NEXT = re.compile(r"(?<![\w.,])(\d+) ([a-z]+)")

TEXTS = all_texts()
every_text = pytest.mark.parametrize("sayings", TEXTS, ids=str)


def names_in() -> Iterator[tuple[str, str]]:
    """What events and questions mention by name: all values that are not declared as numbers."""
    for game in GAMES:
        told = [(f"event-{event.name}", event.arguments) for event in game.events]
        asked = [(f"prompt-{prompt.name}", prompt.arguments) for prompt in game.prompts]
        for message, arguments in told + asked:
            for name, domain in arguments.items():
                if domain is not NUMBER:
                    yield message, name


NAMES_IN = frozenset(names_in())


def with_number(sayings: Sayings, said: Said, variable: str, number: int) -> str:
    """What is said if one value is this number, and all others that could be numbers are several."""
    is_name = {name: name in NAMES or (said.message, name) in NAMES_IN for name in said.variables}
    values: dict[str, int | str] = {name: SOMETHING if is_name[name] else 7 for name in said.variables}
    values[variable] = number
    return sayings.format(said, values)


def plurals_after_one(language: str, one: str, two: str) -> list[str]:
    """Words after a 1 that are the same after a 2, though they should not be."""
    pattern, known = (GERMAN_COUNT, SAME_IN_GERMAN) if language == "de" else (ENGLISH_COUNT, NO_PLURAL)
    after_one, after_two = (
        {(between, noun) for digits, between, noun in pattern.findall(said) if digits == number}
        for said, number in ((one, "1"), (two, "2"))
    )
    found = [words for words in after_one & after_two if not known & set(words)]
    # A diminutive is its own plural.
    return [" ".join(words) for words in found if language != "de" or not words[1].endswith("chen")]


def countable(sayings: Sayings) -> Iterator[tuple[Said, str]]:
    """Every message with every value that may be a number."""
    for said in sayings.said:
        for variable in said.variables:
            if variable not in NAMES and (said.message, variable) not in NAMES_IN:
                yield said, variable


@every_text
def test_no_plural_follows_a_one(sayings: Sayings) -> None:
    found = []
    for said, variable in countable(sayings):
        one, two = (with_number(sayings, said, variable, number) for number in (1, 2))
        found += [f"{said}: {words!r} in {one!r}" for words in plurals_after_one(sayings.language, one, two)]
    assert not found, "\n".join(found)


def after(number: int, words: str) -> set[str]:
    """The English words that directly follow a number."""
    return {word for digits, word in ENGLISH_NEXT.findall(words) if int(digits) == number}


def test_no_english_singular_follows_none_or_several() -> None:
    """A singular is known by its plural, if that follows a number anywhere. In German it is the same after a 1."""
    said_of = {number: english(number) for number in (0, 2, 5)}
    plurals = {word for number in said_of for words in said_of[number].values() for word in after(number, words)}
    found = [
        f"{where}: {number} {word}"
        for number, all_words in said_of.items()
        for where, words in all_words.items()
        for word in after(number, words)
        if f"{word}s" in plurals
    ]
    assert not found, "\n".join(found)


def english(number: int) -> dict[str, str]:
    """Every English message with this number in each place where it may stand."""
    return {
        f"{sayings}, {said}, {variable}": with_number(sayings, said, variable, number)
        for sayings in TEXTS
        if sayings.language == "en"
        for said, variable in countable(sayings)
    }


@every_text
def test_leaving_a_number_out_leaves_no_gap(sayings: Sayings) -> None:
    """Two spaces in a row, a space before a full stop, a list that begins with a comma."""
    found = []
    for said, variable in countable(sayings):
        for number in NUMBERS:
            words = re.sub("\n+", " ", with_number(sayings, said, variable, number))
            if re.search(r"\S  +\S| [.,;]|: ,|, ,|\( ", words):
                found.append(f"{said} with {variable} {number}: {words!r}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("de", "macht 1 Punkte: 11", "macht 2 Punkte: 11"),
        ("de", "noch 1 freie Plätze", "noch 2 freie Plätze"),
        ("de", "bis zu 1 Schritte", "bis zu 2 Schritte"),
        ("en", "scores 1 points", "scores 2 points"),
        ("en", "1 victory points", "2 victory points"),
        ("en", "up to 1 more steps.", "up to 2 more steps."),
    ],
)
def test_a_plural_after_a_one_is_seen(language: str, one: str, two: str) -> None:
    assert list(plurals_after_one(language, one, two))


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("de", "macht 1 Punkt", "macht 2 Punkte"),
        ("de", "bekommt 1 Bürger", "bekommt 2 Bürger"),
        ("de", "noch 1 Ratsmitglied-Plättchen", "noch 2 Ratsmitglied-Plättchen"),
        ("de", "auf Spalte 1 vorrücken", "auf Spalte 2 vorrücken"),
        ("de", "Stärke 1 gegen Verteidigung 3", "Stärke 2 gegen Verteidigung 3"),
        ("en", "1 point", "2 points"),
        ("en", "column 1 is empty", "column 2 is empty"),
        ("en", "+1 gold", "+2 gold"),
        ("en", "rolls 1 and takes the stack", "rolls 2 and takes the stack"),
    ],
)
def test_what_is_right_is_let_pass(language: str, one: str, two: str) -> None:
    assert not list(plurals_after_one(language, one, two))
