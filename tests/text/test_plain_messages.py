"""Plain messages are said without Fluent, and exactly as Fluent says them."""

from __future__ import annotations

import pytest

from pessoi.games import registry
from pessoi.text import LANGUAGES, messages_of
from pessoi.text.messages import Messages
from pessoi.text.plain import Pieces, parts_of, put_together


def said_both_ways(messages: Messages) -> tuple[list[tuple[str, str | None, str]], int]:
    """Where the two ways differ, and how many messages are plain."""
    differing, plain = [], 0
    for name, source in messages.written.items():
        if name.startswith("-"):
            continue
        for attribute, pieces in parts_of(source).items():
            if pieces is None:
                continue
            plain += 1
            values = {value: 999 if place % 2 else "Ἡρακλῆς" for place, value in enumerate(names_in(pieces))}
            ours, theirs = put_together(pieces, values), messages.say_by_fluent(name, attribute, values)
            if (ours, []) != theirs:
                differing.append((name, attribute, f"{ours!r} is {theirs!r}"))
    return differing, plain


def names_in(pieces: Pieces) -> list[str]:
    return [piece for piece, is_value in pieces if is_value]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *registry.names()])
def test_every_plain_message_is_said_as_fluent_says_it(game: str | None, language: str) -> None:
    package = "" if game is None else registry.find(game).package
    everything = messages_of(package, language)
    shared = messages_of("", language).written if package else {}
    messages = Messages(everything.locale, ["".join(everything.written.values())])
    messages.written = {name: source for name, source in messages.written.items() if name not in shared}

    differing, plain = said_both_ways(messages)

    assert differing == []
    assert plain > 100


@pytest.mark.parametrize(
    ("source", "value", "attributes"),
    [
        ("a = one\n", "one", {}),
        ("a =\n    one\n      two\n\n    three\n\n# of the next\n", "one\n  two\n\nthree", {}),
        ("a = one\n    .help = two\n        three\n", "one", {"help": "two\nthree"}),
        ('a = {"["}one{ "]" }\n', "[one]", {}),
        ('a = {"{}"} in braces\n', "{} in braces", {}),
        ("a = { $name } has { $count }\n", "Ada has 3", {}),
    ],
)
def test_words_are_read_as_they_are_written(source: str, value: str, attributes: dict[str, str]) -> None:
    found = {
        name: None if pieces is None else put_together(pieces, {"name": "Ada", "count": 3})
        for name, pieces in parts_of(source).items()
    }

    assert found.pop(None) == value
    assert found == attributes
    messages = Messages("en-GB", [source])
    assert messages.say("a", None, {"name": "Ada", "count": 3}) == (value, [])
    assert messages.say("a", "missing", {}) == (None, [])


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("a = { $count ->\n    [one] one\n   *[other] { $count }\n  } left\n", "1,500 left"),
        ("a = { $count } left\n", "1,500 left"),
        ("a = { b } left\nb = { $count }\n", "1,500 left"),
        ('a = { "\\u0041" } left\n', "A left"),
        ("a = { NUMBER($count) } left\n", "1,500 left"),
    ],
)
def test_grammar_and_big_numbers_are_left_to_fluent(source: str, said: str) -> None:
    assert Messages("en-GB", [source]).say("a", None, {"count": 1500}) == (said, [])


def test_a_missing_value_is_a_problem_that_fluent_names() -> None:
    said, problems = Messages("en-GB", ["a = { $name } left\n"]).say("a", None, {})

    assert said == "name left"
    assert [str(problem) for problem in problems] == ["Unknown external: name"]
