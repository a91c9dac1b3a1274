"""What a game is: the one interface between the kernel and the rules of a particular game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from pessoi.kernel.choice import Choice, Decision, Domain, Prompt, Steps, Verbs
from pessoi.kernel.dice import Dice
from pessoi.kernel.errors import BadSetup, RulesError, did_you_mean
from pessoi.kernel.journal import Event
from pessoi.kernel.panel import Panel
from pessoi.kernel.phrase import Phrase
from pessoi.kernel.state import Plain, State

#: The seat of somebody who only watches.
SPECTATOR: Final = -1

# What a game can hide: nothing, things that nobody knows (the order of a deck), things that only some know (a hand)
NOTHING_HIDDEN: Final = "nothing"
HIDDEN_FROM_ALL: Final = "from all"
HIDDEN_FROM_OTHERS: Final = "from others"

Value = bool | int | str


class Option:
    """One thing people agree on before a match: its name, what it can be, and what it is if nobody says."""

    __slots__ = ("default", "name", "values")

    def __init__(self, name: str, default: Value, values: Sequence[Value]) -> None:
        self.name: str = name
        self.default: Value = default
        self.values: Sequence[Value] = values

    def read(self, given: Value) -> Value:
        """The value meant, from Python or from words (``yes``, ``20``); anything else is refused."""
        if type(given) is type(self.default) and given in self.values:
            return given
        word = str(given).lower()
        if isinstance(self.default, bool):
            word = {"yes": "true", "no": "false", "1": "true", "0": "false", "on": "true", "off": "false"}.get(
                word, word
            )
        for value in self.values:
            if str(value).lower() == word:
                return value
        raise BadSetup(f"{self.name} cannot be {given!r}; it is {self.describe_values()}")

    def describe_values(self) -> str:
        if isinstance(self.values, range):
            return f"a number from {self.values.start} to {self.values.stop - 1}"
        words = ["yes" if value is True else "no" if value is False else str(value) for value in self.values]
        return ", ".join(words[:-1]) + " or " + words[-1]


class Refusal:
    """Something a person may expect to do but can't now: the thing on the board, the choice it would be, and why."""

    __slots__ = ("choice", "element", "reason")

    def __init__(self, element: str, choice: Choice | None, reason: Phrase) -> None:
        self.element: str = element
        #: The choice that is not offered; None for a thing that never offers one.
        self.choice: Choice | None = choice
        self.reason: Phrase = reason

    def __repr__(self) -> str:
        return f"{self.element}, {self.choice}: {self.reason}"


class ScoreSheet:
    """How a match stands or ended: a line of points per name and row, totals, places.

    A row is a place that scores; beside the seats that may be an automaton which never decides.
    """

    __slots__ = ("lines", "places", "points", "tie_break", "totals")

    def __init__(
        self, lines: Sequence[str], points: list[list[int]], tie_breaks: list[list[int]], names: Sequence[str]
    ) -> None:
        self.lines: tuple[str, ...] = tuple(lines)
        #: points[row][line]
        self.points: list[list[int]] = points
        self.totals: list[int] = [sum(row) for row in points]
        ranks = [[total, *ties] for total, ties in zip(self.totals, tie_breaks, strict=True)]
        self.places: list[int] = [1 + sum(1 for other in ranks if other > rank) for rank in ranks]
        #: The tie-break that separated the winner from a row with the same total, or "" if none was needed.
        self.tie_break: str = ""
        best = max(ranks)
        rivals = [rank for rank in ranks if rank[0] == best[0] and rank != best]
        if rivals:
            second = max(rivals)
            self.tie_break = names[next(depth for depth in range(len(best)) if second[depth] != best[depth]) - 1]

    @property
    def winners(self) -> list[int]:
        return [row for row, place in enumerate(self.places) if place == 1]

    @property
    def shares(self) -> list[float]:
        """Each row's share of the win if the match ended so."""
        share = 1.0 / self.places.count(1)
        return [share if place == 1 else 0.0 for place in self.places]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Base of every game. A game is one object without state of its own; all that changes is in the ``State``."""

    #: Name in commands, records and addresses.
    name: ClassVar[str] = ""
    #: Changes whenever the same choices could lead elsewhere than before.
    rules_version: ClassVar[str] = "1"
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    #: Whether a lone choice made without asking is told as such; not needed where events tell what every choice does.
    tells_lone_choices: ClassVar[bool] = True
    #: What is hidden from whom; screens are handed over only where seats know different things.
    secrecy: ClassVar[str] = HIDDEN_FROM_OTHERS
    #: How many turns a search plays on from a leaf before it trusts ``appraise``: where that judges badly in mid-turn.
    horizon: ClassVar[int] = 0
    options: ClassVar[tuple[Option, ...]] = ()
    prompts: ClassVar[tuple[Prompt, ...]] = ()
    events: ClassVar[tuple[Event, ...]] = ()
    score_lines: ClassVar[tuple[str, ...]] = ()
    tie_breaks: ClassVar[tuple[str, ...]] = ()
    #: Further sets of names the game's texts use, besides those of its verbs, prompts and events.
    domains: ClassVar[tuple[Domain, ...]] = ()
    #: The folder of this game's package that holds ``text/en.ftl`` and ``text/de.ftl``.
    package: ClassVar[str] = ""

    def __init__(self, verbs: Verbs, classes: Sequence[type[Plain]]) -> None:
        self.verbs: Verbs = verbs
        self.classes: dict[str, type[Plain]] = {kind.__name__: kind for kind in classes}

    # The rules

    def setup(self, seats: int, options: Mapping[str, Value], dice: Dice) -> State:
        """The position before the first turn."""
        raise self._missing("setup")

    def turn(self, state: State) -> Steps:
        """One turn, from one checkpoint to the next; called again and again until the game is over."""
        raise self._missing("turn")

    def is_over(self, state: State) -> bool:
        """Asked between turns."""
        raise self._missing("is_over")

    def score(self, state: State) -> ScoreSheet:
        """The score sheet as if the match ended now."""
        raise self._missing("score")

    # What a seat knows

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """All that this seat (or the spectator) can see, built up from nothing, as JSON data."""
        raise self._missing("view")

    def redeal(self, state: State, seat: int, dice: Dice) -> None:
        """Deal anew what the seat can't know, so that no trace of the true deal is left."""
        raise self._missing("redeal")

    def appraise(self, state: State) -> list[float]:
        """A guess of each row's share of the win, from 0 to 1 and 1 in all, by what the state shows."""
        raise self._missing("appraise")

    def census(self, state: State) -> dict[str, Any]:
        """Everything that never changes in a match, counted: components, and laws the state obeys at any time."""
        raise self._missing("census")

    # In words

    def label(self, state: State, decision: Decision, choice: Choice) -> Phrase:
        """What the choice is called in this position; by default its verb's own message."""
        return Phrase.of_choice(choice)

    def outlook(self, state: State, decision: Decision, choice: Choice) -> list[Phrase]:
        """What the choice would bring, as far as the deciding seat can see it coming."""
        return []

    def elements(self, state: State, decision: Decision, choice: Choice) -> list[str]:
        """The things on the board a choice points at, as ``kind:name``; by default its arguments."""
        domains = (choice.verb.first, choice.verb.second)
        values = zip(domains, (choice.a, choice.b), strict=True)
        return [f"{domain.name}:{domain.values[value]}" for domain, value in values if domain is not None]

    def refusals(self, state: State, decision: Decision) -> list[Refusal]:
        """What the deciding seat may expect to do but can't now, each with the reason."""
        return []

    def panels(self, view: dict[str, Any]) -> list[Panel]:
        """The view arranged for a page or a terminal that knows no game; the last panel is the score."""
        raise self._missing("panels")

    # Before the match, and between versions

    def rows(self, seats: int) -> int:
        """How many rows score: the seats, and an automaton if one plays along."""
        return seats

    def variants(self, seats: int) -> list[dict[str, Value]]:
        """Option sets that between them use every rule; the contract tests play them all."""
        return [{}]

    def solo_levels(self) -> list[dict[str, Value]]:
        """Options for one seat, each set harder than the one before; none if the game can't be played alone."""
        return []

    def upgrade(self, data: dict[str, Any], version: str) -> dict[str, Any]:
        """An encoded state of another rules version in the form of this one."""
        return data

    def check_setup(self, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
        """All options with their values for this many seats; refuses what the game does not know."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSetup(f"{self.name} is for {self.min_seats} to {self.max_seats} seats, not {seats}")
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadSetup(f'{self.name} has no option "{name}"; {did_you_mean(name, list(known))}')
        return {name: option.read(options.get(name, option.default)) for name, option in known.items()}

    def _missing(self, what: str) -> RulesError:
        return RulesError(f"the game {self.name or type(self).__name__} does not define {what}")
