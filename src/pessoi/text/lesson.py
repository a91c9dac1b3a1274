"""A first match with a hand on the shoulder: steps as data beside a game's messages, and their words in each language.

A game may bring ``text/lesson.toml``, ``text/lesson.en.md`` and ``text/lesson.de.md``. The TOML says how the match is
dealt and who plays along, and lists the steps: the moment each is for, the things on the board it is about, and what it
advises. The Markdown has a section for each step (``## Two dice {#dice}``), in the same order in every language; before
the first one stands what will be learnt.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from pessoi.kernel.errors import RulesError
from pessoi.kernel.game import Value
from pessoi.text.languages import nearest
from pessoi.text.rulebook import Section, read_sections


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """The moment a step is for: all that is named has to hold. Without anything it is any moment."""

    #: The learner is asked one of these questions.
    prompts: tuple[str, ...] = ()
    #: A choice of one of these patterns is offered to the learner, as in ``use *``.
    offers: tuple[str, ...] = ()
    #: One of these events has happened and none of those, to the learner or to others where that is said.
    happened: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    by: Literal["anybody", "learner", "others"] = "anybody"
    #: What the learner's view holds at these places, as in ``{"players.0.dice" = [3, 1]}``.
    sees: dict[str, Any] = field(default_factory=dict)
    #: From this round on, or at the end of a match that was shorter.
    from_round: int = 0
    #: Up to this round, while the match goes on.
    to_round: int | None = None
    is_over: bool = False


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One card of a lesson. It is to be read; or, where it advises something, it stays until the learner has chosen."""

    name: str
    when: When = field(default_factory=When)
    #: The things on the board it is about, by the names that spots of the board have.
    points: tuple[str, ...] = ()
    #: Patterns of choices, the best first; the learner may choose anything else.
    advice: tuple[str, ...] = ()
    #: The section of the rules that tells more.
    rule: str | None = None


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """How a lesson is dealt, and its steps. The last one says goodbye."""

    seed: str
    steps: tuple[Step, ...]
    seats: int = 2
    #: Who plays on all seats but the first, which is the learner's.
    bot: str = "easy"
    options: dict[str, Value] = field(default_factory=dict)


class Lecture(Struct, frozen=True):
    """The words of a lesson in one language."""

    title: str
    #: What will be learnt.
    opening: str
    cards: list[Section]


@cache
def lesson(package: str) -> Lesson | None:
    """The lesson of the game in this package; None if it brings none."""
    place = files(package).joinpath("text", "lesson.toml")
    if not place.is_file():
        return None
    try:
        return msgspec.convert(tomllib.loads(place.read_text(encoding="utf-8")), Lesson)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise RulesError(f"{place.name}: {error}") from error


@cache
def lecture(package: str, language: str) -> Lecture | None:
    """The words of the lesson of the game in this package; None if it brings none, one for every step otherwise."""
    taught = lesson(package)
    if taught is None:
        return None
    place = nearest(files(package).joinpath("text"), "lesson.{language}.md", language)
    title, opening, cards = read_sections(place)
    names, said = [step.name for step in taught.steps], [card.id for card in cards]
    if names != said:
        planned, told = next(
            pair for pair in zip([*names, "nothing"], [*said, "nothing"], strict=False) if pair[0] != pair[1]
        )
        raise RulesError(f"{place.name}: where lesson.toml has the step '{planned}', this has '{told}'")
    return Lecture(title, opening, cards)
