"""Choices: a verb with at most two small arguments, and the one table of verbs they all come from.

Every choice a game can ever offer exists once, in its verb's table. So choices are compared by identity, cost nothing
to offer, and each has a fixed number for learning programs.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from mypy_extensions import i64, mypyc_attr

from pessoi.kernel.errors import NotAChoice, did_you_mean


class Domain:
    """A closed set of values an argument can take; in play a value is its index here."""

    __slots__ = ("indices", "is_counted", "name", "values", "words")

    def __init__(
        self, name: str, values: Sequence[str], words: Sequence[list[Any]] = (), is_counted: bool = False
    ) -> None:
        self.name: str = name
        self.values: tuple[str, ...] = tuple(values)
        #: What names each value, as data: ``[message]``, or ``[message, {values}]`` for places and the like. If nothing
        #: is said, the message is named after domain and value; a plus, as in ``d1+d2``, is no letter of it.
        self.words: tuple[list[Any], ...] = tuple(words) or tuple(
            [f"{name}-{value.replace('+', '_')}"] for value in self.values
        )
        #: Whether the message also takes the ``count`` that stands beside the value in a prompt or event: 2 Grapes.
        self.is_counted: bool = is_counted
        self.indices: dict[str, int] = {value: index for index, value in enumerate(self.values)}
        if len(self.indices) != len(self.values):
            raise ValueError(f"domain {name} has a value twice")

    def __len__(self) -> int:
        return len(self.values)

    def __repr__(self) -> str:
        return f"Domain({self.name}, {len(self.values)} values)"


#: Argument of events and prompts only: a plain number, shown as it is.
NUMBER: Domain = Domain("number", ())
#: Argument of events only: one of the game's choices, by its number.
CHOICE: Domain = Domain("choice", ())
#: A place at the table, shown with its player's name.
SEAT: Domain = Domain("seat", tuple(str(seat) for seat in range(4)))


class Choice:
    """One thing a seat can do: ``master plus d1d2``. Made by its verb only; the same choice is the same object."""

    __slots__ = ("a", "b", "number", "verb")

    def __init__(self, verb: Verb, a: i64, b: i64) -> None:
        self.verb: Verb = verb
        self.a: i64 = a
        self.b: i64 = b
        #: The place of this choice in the game's fixed numbering of all choices.
        self.number: int = -1

    def __str__(self) -> str:
        words = [self.verb.name]
        if self.verb.first is not None:
            words.append(self.verb.first.values[self.a])
        if self.verb.second is not None:
            words.append(self.verb.second.values[self.b])
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<{self}>"


class Verb:
    """What can be done, with the domains of its arguments and, from them, all its choices.

    A secret verb is one whose very use others must not learn from the record of a running match.
    """

    __slots__ = ("choices", "first", "is_secret", "name", "second", "width")

    def __init__(
        self, name: str, first: Domain | None = None, second: Domain | None = None, *, is_secret: bool = False
    ):
        self.name: str = name
        self.first: Domain | None = first
        self.second: Domain | None = second
        self.is_secret: bool = is_secret
        rows = 1 if first is None else len(first)
        self.width: i64 = 1 if second is None else len(second)
        self.choices: list[Choice] = [Choice(self, a, b) for a in range(rows) for b in range(self.width)]

    def of(self, a: i64 = 0, b: i64 = 0) -> Choice:
        """The choice of this verb with these arguments."""
        return self.choices[a * self.width + b]

    def __repr__(self) -> str:
        return f"Verb({self.name})"


class Verbs:
    """All verbs of a game: numbers their choices, reads and writes them."""

    __slots__ = ("choices", "verbs")

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs: dict[str, Verb] = {verb.name: verb for verb in verbs}
        self.choices: list[Choice] = []
        for verb in verbs:
            for choice in verb.choices:
                choice.number = len(self.choices)
                self.choices.append(choice)

    def parse(self, words: str) -> Choice:
        """The choice written as its verb and arguments, as ``str(choice)`` writes it."""
        parts = words.split()
        if not parts:
            raise NotAChoice("empty-choice")
        verb = self.verbs.get(parts[0])
        if verb is None:
            raise NotAChoice("no-verb", verb=parts[0], hint=did_you_mean(parts[0], list(self.verbs)))
        domains = [domain for domain in (verb.first, verb.second) if domain is not None]
        if len(parts) != 1 + len(domains):
            wanted = " ".join([verb.name, *(domain.name.upper() for domain in domains)])
            raise NotAChoice("wrong-arguments", choice=words, form=wanted)
        indices = []
        for domain, part in zip(domains, parts[1:], strict=True):
            if part not in domain.indices:
                raise NotAChoice(
                    "no-value", value=part, domain=domain.name, hint=did_you_mean(part, list(domain.values))
                )
            indices.append(domain.indices[part])
        return verb.of(*indices)


class Prompt:
    """A question the game asks, with the numbers its wording needs.

    Whether a lone choice is still asked or simply made is a matter of the game's rules, so each prompt says it.
    """

    __slots__ = ("arguments", "is_asked_alone", "name")

    def __init__(self, name: str, *, is_asked_alone: bool = False, **arguments: Domain) -> None:
        self.name: str = name
        self.is_asked_alone: bool = is_asked_alone
        self.arguments: dict[str, Domain] = arguments

    def __repr__(self) -> str:
        return f"Prompt({self.name})"


@mypyc_attr(free_list_len=1)
class Decision:
    """Who decides what: a seat, the question, and every choice there is. What is not listed is illegal."""

    __slots__ = ("a", "b", "choices", "prompt", "seat")

    def __init__(self, seat: int, prompt: Prompt, choices: list[Choice], a: int = 0, b: int = 0) -> None:
        self.seat: int = seat
        self.prompt: Prompt = prompt
        self.choices: list[Choice] = choices
        #: The values of the prompt's arguments, in their order.
        self.a: int = a
        self.b: int = b

    def offers(self, choice: Choice) -> bool:
        """Whether this choice is listed; the same choice is the same object, so identity decides."""
        for listed in self.choices:  # noqa: SIM110 - a loop by identity compiles to a few instructions
            if listed is choice:
                return True
        return False

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.prompt.name}, {self.choices})"


#: What a rule is: it yields decisions, gets choices, and ends.
Steps = Generator[Decision, Choice, None]


def ask(seat: int, prompt: Prompt, choices: list[Choice], a: int = 0, b: int = 0) -> Decision:
    """The decision a rule yields: ``choice = yield ask(hero.seat, TURN, choices)``."""
    return Decision(seat, prompt, choices, a, b)
