"""Everything a person reads, in the person's language: Fluent messages of the program and of each game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from pessoi.kernel.choice import SEAT, Prompt
from pessoi.kernel.errors import BadSetup, did_you_mean
from pessoi.kernel.game import Game, Option, Value
from pessoi.kernel.phrase import Name, Phrase, Word

LANGUAGES = ("en", "de")


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The messages of the program and, on top of them, those of a game's package."""
    if language not in LANGUAGES:
        raise BadSetup(f'no texts in "{language}"; {did_you_mean(language, list(LANGUAGES))}')
    made = FluentBundle([language], use_isolating=False)
    for folder in [files("pessoi.text"), *([files(package).joinpath("text")] if package else [])]:
        made.add_resource(FluentResource(folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")))
    return made


class Text:
    """Says phrases in one language, with the names of the players at one table.

    What could not be said properly is kept in ``problems``; the tests demand that there are none.
    """

    def __init__(self, language: str, game: Game | None = None, seats: int = 0, names: Sequence[str] = ()) -> None:
        self.language = language
        self.bundle = bundle(game.package if game else "", language)
        self.problems: list[str] = []
        self.names = list(names)
        if game:
            for row in range(len(self.names), game.rows(seats)):
                self.names.append(self.word("player", number=row + 1) if row < seats else self.word("automaton"))

    def say(self, phrase: Phrase) -> str:
        """The phrase as a sentence."""
        return self.word(phrase.message, **{name: self.value(word) for name, word in phrase.values.items()})

    def value(self, word: Word) -> Any:
        """A value as Fluent takes it: numbers stay numbers, unless they have a name; everything else becomes words."""
        if isinstance(word, Phrase):
            return self.say(word)
        if isinstance(word, Name):
            if word.domain is SEAT:
                return self.names[word.index]
            value = word.domain.values[word.index]
            if value.isdecimal() and not self.bundle.has_message(word.message):
                return int(value)
            return self.word(word.message)
        return word

    def word(self, message: str, **values: Any) -> str:
        """A message by its name."""
        return self._format(message, None, values)

    def value_of_option(self, option: Option, value: Value) -> str:
        """What a value of an option is called; numbers need no words, but may have them."""
        if isinstance(value, bool):
            return self.word("yes" if value else "no")
        message = f"option-{option.name}-{value}"
        return str(value) if isinstance(value, int) and not self.bundle.has_message(message) else self.word(message)

    def rule(self, prompt: Prompt) -> str:
        """The rule behind a question, explained."""
        return self.help(f"prompt-{prompt.name}")

    def help(self, message: str) -> str:
        """What a message's ``help`` attribute explains."""
        return self._format(message, "help", {})

    def _format(self, message: str, attribute: str | None, values: dict[str, Any]) -> str:
        name = message if attribute is None else f"{message}.{attribute}"
        if not self.bundle.has_message(message):
            return self._problem(name, "is missing")
        found = self.bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes.get(attribute)
        if pattern is None:
            return self._problem(name, "has no text")
        text, errors = self.bundle.format_pattern(pattern, values)
        for error in errors:
            self._problem(name, str(error))
        return str(text)

    def _problem(self, name: str, what: str) -> str:
        self.problems.append(f"{self.language}: {name} {what}")
        return f"[{name}]"
