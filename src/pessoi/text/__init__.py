"""Everything a person reads, in the person's language: Fluent messages of the program and of each game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from pessoi.kernel.errors import BadSetup, did_you_mean
from pessoi.kernel.phrase import Data, Name, Phrase, Word, data_of
from pessoi.text.languages import COMPLETE, ENGLISH, LANGUAGES, REASONS, folders_of, name_of, spoken, written_in
from pessoi.text.messages import Messages

if TYPE_CHECKING:
    from pessoi.kernel.game import Game, Option, Value

__all__ = ["COMPLETE", "LANGUAGES", "REASONS", "Text", "messages_of", "name_of", "spoken"]

#: Where a language is spoken whose dates and numbers differ from place to place.
LOCALES = {"en": "en-GB"}
#: The message of a seat, which is said by its player's name.
SEAT = re.compile(r"seat-(\d+)")


@cache
def messages_of(package: str, language: str) -> Messages:
    """The messages about any match and problems, of the command, reports and the terminal; then those of a game."""
    if language not in LANGUAGES:
        raise BadSetup("no-language", language=language, hint=did_you_mean(language, list(LANGUAGES)))
    folders = folders_of(package)
    own = [written_in(folder, language) for folder in folders]
    english = [] if language in COMPLETE else [written_in(folder, ENGLISH) for folder in folders]
    return Messages(LOCALES.get(language, language), own, english)


class Text:
    """Says phrases in one language, with the names of the players at one table.

    What could not be said properly is kept in ``problems``; the tests demand that there are none.
    """

    def __init__(self, language: str, game: Game[Any] | None = None, seats: int = 0, names: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game
        self.bundle = messages_of(game.package if game else "", language)
        self.problems: list[str] = []
        self.names = list(names)
        if game:
            for row in range(len(self.names), game.rows(seats)):
                self.names.append(self.word("player", number=row + 1) if row < seats else self.word("automaton"))

    def say(self, word: Word | Data) -> str:
        """A phrase as a sentence, a name by its name, a number as it is."""
        value = self.value(word)
        return f"−{-value}" if isinstance(value, int) and value < 0 else str(value)

    def value(self, word: Word | Data) -> Any:
        """A word as Fluent takes it: numbers stay numbers, unless they have a name; everything else is said."""
        if isinstance(word, Name | Phrase):
            word = data_of(word)
        if not isinstance(word, list):
            return word
        message: str = word[0]
        seat = SEAT.fullmatch(message)
        if seat:
            return self.names[int(seat[1])]
        number = message.rpartition("-")[2]
        if number.isdecimal() and not self.bundle.has_message(message):
            return int(number)
        values: dict[str, Data] = word[1] if len(word) > 1 else {}
        return self.word(message, **{name: self.value(value) for name, value in values.items()})

    def cell(self, cell: Sequence[Word | Data]) -> str:
        """What stands in one place of a panel."""
        return ", ".join(self.say(word) for word in cell)

    def word(self, message: str, **values: Any) -> str:
        """A message by its name."""
        return self._format(message, None, values)

    def messages(self, prefix: str) -> list[str]:
        """The names of all messages that begin like this, in the order of the files."""
        return [name for name in self.bundle.written if name.startswith(prefix) and not name.startswith("-")]

    def value_of_option(self, option: Option, value: Value) -> str:
        """What a value of an option is called; numbers need no words, but may have them."""
        if isinstance(value, bool):
            return self.word("yes" if value else "no")
        message = f"option-{option.name}-{value}"
        return str(value) if isinstance(value, int) and not self.bundle.has_message(message) else self.word(message)

    def bot(self, name: str) -> str:
        """What a bot is called, with its style; those that people make themselves go by their own names."""
        level, _, style = name.partition("+")
        if not self.bundle.has_message(f"bot-{level}"):
            return name
        called = [f"bot-{level}", f"style-{style}"] if style else [f"bot-{level}"]
        return ", ".join(self.word(message) if self.bundle.has_message(message) else style for message in called)

    def rule(self, prompt: str) -> str:
        """The rule behind a question, by the prompt's name."""
        return self.help(f"prompt-{prompt}")

    def help(self, message: str) -> str:
        """What a message's ``help`` attribute explains."""
        return self._format(message, "help", {})

    def _format(self, message: str, attribute: str | None, values: dict[str, Any]) -> str:
        name = message if attribute is None else f"{message}.{attribute}"
        if not self.bundle.has_message(message):
            return self._problem(name, "is missing")
        text, errors = self.bundle.say(message, attribute, values)
        if text is None:
            return self._problem(name, "has no text")
        for error in errors:
            self._problem(name, str(error))
        return text

    def _problem(self, name: str, what: str) -> str:
        self.problems.append(f"{self.language}: {name} {what}")
        return f"[{name}]"
