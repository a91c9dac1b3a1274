"""A sentence before it has a language: a message's name and the values it mentions."""

from __future__ import annotations

from typing import Any

from pessoi.kernel.choice import CHOICE, NUMBER, SEAT, Choice, Decision, Domain, Verbs
from pessoi.kernel.journal import Entry


class Name:
    """A value of a domain, to be said in the reader's language."""

    __slots__ = ("domain", "index")

    def __init__(self, domain: Domain, index: int) -> None:
        self.domain: Domain = domain
        self.index: int = index

    @property
    def message(self) -> str:
        message: str = self.domain.words[self.index][0]
        return message

    def __repr__(self) -> str:
        return "".join(str(word) for word in self.domain.words[self.index])


class Phrase:
    """A message with its values: numbers, names, or other phrases."""

    __slots__ = ("message", "values")

    def __init__(self, message: str, values: dict[str, Word] | None = None) -> None:
        self.message: str = message
        self.values: dict[str, Word] = {} if values is None else values

    @classmethod
    def of_choice(cls, choice: Choice) -> Phrase:
        values: dict[str, Word] = {}
        if choice.verb.first is not None:
            values["a"] = Name(choice.verb.first, choice.a)
        if choice.verb.second is not None:
            values["b"] = Name(choice.verb.second, choice.b)
        return cls(f"choice-{choice.verb.name}", values)

    @classmethod
    def of_decision(cls, decision: Decision) -> Phrase:
        values = _words(decision.prompt.arguments, [decision.a, decision.b])
        values["seat"] = Name(SEAT, decision.seat)
        return cls(f"prompt-{decision.prompt.name}", values)

    @classmethod
    def of_entry(cls, entry: Entry, verbs: Verbs) -> Phrase:
        words = _words(entry.event.arguments, entry.values)
        for name, domain in entry.event.arguments.items():
            number = words[name]
            if domain is CHOICE and isinstance(number, int):
                words[name] = cls.of_choice(verbs.choices[number])
        return cls(f"event-{entry.event.name}", words)

    def __repr__(self) -> str:
        return f"{self.message}{self.values or ''}"


Word = int | str | Name | Phrase

#: A word as data: a number, words as they are, or ``[message]`` or ``[message, {name: data}]`` to be said by a reader.
Data = int | str | list[Any]


def data_of(word: Word) -> Data:
    """A word as data, for readers near and far."""
    if isinstance(word, Name):
        words = word.domain.words[word.index]
        return [*words, {"count": 1}] if word.domain.is_counted else words
    if isinstance(word, Phrase):
        return (
            [word.message, {name: data_of(value) for name, value in word.values.items()}]
            if word.values
            else [word.message]
        )
    return word


def _words(arguments: dict[str, Domain], values: list[int]) -> dict[str, Word]:
    words: dict[str, Word] = {
        name: value if domain is NUMBER or domain is CHOICE else Name(domain, value)
        for (name, domain), value in zip(arguments.items(), values, strict=False)
    }
    for name, word in words.items():
        if isinstance(word, Name) and word.domain.is_counted:
            words[name] = Phrase(word.message, {"count": words["count"]})
    return words
