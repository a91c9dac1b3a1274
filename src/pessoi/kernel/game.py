"""What a game is: the one interface between the kernel and the rules of a particular game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pessoi.kernel.choice import Choice, Decision, Domain, Prompt, Steps, Verbs
from pessoi.kernel.dice import Dice
from pessoi.kernel.editions import Doubt
from pessoi.kernel.errors import BadSetup, RulesError, did_you_mean
from pessoi.kernel.features import Feature, Reading
from pessoi.kernel.journal import Event, Roll, Use
from pessoi.kernel.panel import Panel
from pessoi.kernel.phrase import Phrase
from pessoi.kernel.state import Plain, State
from pessoi.kernel.tensor import Part, Tensor

#: The seat of somebody who only watches.
SPECTATOR: Final = -1
#: The seat of somebody who looks back at a match with all cards on the table.
OPEN: Final = -2

# What a game can hide: nothing, things that nobody knows (the order of a deck), things that only some know (a hand)
NOTHING_HIDDEN: Final = "nothing"
HIDDEN_FROM_ALL: Final = "from all"
HIDDEN_FROM_OTHERS: Final = "from others"

Value = bool | int | str

#: The kind of state a game has.
S = TypeVar("S", bound=State)


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
        raise BadSetup("option-value", option=self.name, value=given, values=self.values_as_data())

    def values_as_data(self) -> list[Any]:
        """What it can be, in words that are said by the reader: a range, or one of several as they are typed."""
        if isinstance(self.values, range):
            return ["values-range", {"first": str(self.values.start), "last": str(self.values.stop - 1)}]
        *others, last = [
            ["yes"] if value is True else ["no"] if value is False else str(value) for value in self.values
        ]
        first = others[0] if len(others) == 1 else ", ".join(str(other) for other in others)
        return ["values-or", {"first": first, "last": last}]


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


def total_of(row: list[int]) -> int:
    """The sum of some points; compiled, a loop is quicker than a call into Python."""
    total = 0
    for points in row:
        total += points
    return total


class ScoreSheet:
    """How a match stands or ended: a line of points per name and row, totals, places.

    A row is a place that scores; beside the seats that may be an automaton which never decides.
    """

    __slots__ = ("lines", "names", "points", "tie_breaks", "totals")

    def __init__(
        self, lines: Sequence[str], points: list[list[int]], tie_breaks: list[list[int]], names: Sequence[str]
    ) -> None:
        self.lines: Sequence[str] = lines
        #: The points of each row, line by line.
        self.points: list[list[int]] = points
        self.totals: list[int] = [total_of(row) for row in points]
        #: What decides between equal totals, first to last: by row, and its names.
        self.tie_breaks: list[list[int]] = tie_breaks
        self.names: Sequence[str] = names

    @property
    def ranks(self) -> list[list[int]]:
        """What the rows are compared by. Found out only when asked for: bots want the totals of many positions."""
        return [[total, *ties] for total, ties in zip(self.totals, self.tie_breaks, strict=True)]

    @property
    def places(self) -> list[int]:
        """The place of each row; rows that nothing separates share one."""
        ranks = self.ranks
        return [1 + sum(1 for other in ranks if other > rank) for rank in ranks]

    @property
    def tie_break(self) -> str:
        """The tie-break that separated the winner from a row with the same total, or "" if none was needed."""
        ranks = self.ranks
        best = max(ranks)
        rivals = [rank for rank in ranks if rank[0] == best[0] and rank != best]
        if not rivals:
            return ""
        second = max(rivals)
        return self.names[next(depth for depth in range(len(best)) if second[depth] != best[depth]) - 1]

    @property
    def winners(self) -> list[int]:
        return [row for row, place in enumerate(self.places) if place == 1]

    @property
    def shares(self) -> list[float]:
        """Each row's share of the win if the match ended so."""
        places = self.places
        share = 1.0 / places.count(1)
        return [share if place == 1 else 0.0 for place in places]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """Base of every game. A game is one object without state of its own; all that changes is in the ``State``."""

    #: Name in commands, records and addresses.
    name: ClassVar[str] = ""
    #: Changes whenever the same choices could lead elsewhere than before.
    rules_version: ClassVar[str] = "1"
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    #: How long people play at a table, from and to, and how heavy the game is: 1 light, 2 middling, 3 heavy.
    minutes: ClassVar[tuple[int, int]] = (30, 60)
    weight: ClassVar[int] = 2
    #: Whether a lone choice made without asking is told as such; not needed where events tell what every choice does.
    tells_lone_choices: ClassVar[bool] = True
    #: What is hidden from whom; screens are handed over only where seats know different things.
    secrecy: ClassVar[str] = HIDDEN_FROM_OTHERS
    #: How many turns a search plays on from a leaf before it trusts ``appraise``: where that judges badly in mid-turn.
    horizon: ClassVar[int] = 0
    #: How many rounds levels search here, in parts of what they search elsewhere: fewer where a round takes longer.
    pace: ClassVar[float] = 1.0
    #: What can be read off a position for bots that have learned; a game without any is judged by ``appraise`` alone.
    features: ClassVar[tuple[Feature, ...]] = ()
    #: Styles a bot can be given, each with what is added to the weights of features it prefers, by the feature's name.
    styles: ClassVar[dict[str, dict[str, float]]] = {}
    options: ClassVar[tuple[Option, ...]] = ()
    prompts: ClassVar[tuple[Prompt, ...]] = ()
    events: ClassVar[tuple[Event, ...]] = ()
    #: Which events are rolls of dice, for whoever counts what was rolled.
    rolls: ClassVar[tuple[Roll, ...]] = ()
    #: Which events are uses of cards, tiles and ways to play, for whoever counts what wins.
    uses: ClassVar[tuple[Use, ...]] = ()
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

    def setup(self, seats: int, options: Mapping[str, Value], dice: Dice) -> S:
        """The position before the first turn."""
        raise self._missing("setup")

    def turn(self, state: S) -> Steps:
        """One turn, from one checkpoint to the next; called again and again until the game is over."""
        raise self._missing("turn")

    def is_over(self, state: S) -> bool:
        """Asked between turns."""
        raise self._missing("is_over")

    def score(self, state: S) -> ScoreSheet:
        """The score sheet as if the match ended now."""
        raise self._missing("score")

    # What a seat knows

    def view(self, state: S, seat: int) -> dict[str, Any]:
        """All that this seat (or the spectator) can see, built up from nothing, as JSON data."""
        raise self._missing("view")

    def view_open(self, state: S) -> dict[str, Any]:
        """What all seats see together, once nobody needs to hide anything; where they differ a game says how."""
        return self.view(state, SPECTATOR)

    def parts(self, seats: int) -> list[Part]:
        """The parts of what a seat sees as numbers, for learning programs; none if the game has no such form."""
        return []

    def observe(self, state: S, seat: int, tensor: Tensor) -> None:
        """Write what this seat (or the spectator) sees, built up from nothing, part after part."""
        raise self._missing("observe")

    def round_of(self, state: S) -> int | None:
        """The round everybody sees, where a game has rounds; asked after every choice, so better not by a view."""
        found = self.view(state, SPECTATOR).get("round")
        return found if isinstance(found, int) else None

    def faction(self, state: S, row: int) -> str:
        """The message that names whom a row plays, where not all are alike; asked when the match is over."""
        return ""

    def redeal(self, state: S, seat: int, dice: Dice) -> None:
        """Deal anew what the seat can't know, so that no trace of the true deal is left."""
        raise self._missing("redeal")

    def appraise(self, state: S) -> list[float]:
        """A guess of each row's share of the win, from 0 to 1 and 1 in all, by what the state shows."""
        raise self._missing("appraise")

    def stage(self, state: S) -> float:
        """How far the match has come, about, from 0 at its start to 1 at its end."""
        raise self._missing("stage")

    def read(self, state: S, row: int, reading: Reading) -> None:
        """Note the features of a row in a position that is not the last; each is a place in ``features``."""
        raise self._missing("read")

    def census(self, state: S) -> dict[str, Any]:
        """Everything that never changes in a match, counted: components, and laws the state obeys at any time."""
        raise self._missing("census")

    # In words

    def label(self, state: S, decision: Decision, choice: Choice) -> Phrase:
        """What the choice is called in this position; by default its verb's own message."""
        return Phrase.of_choice(choice)

    def outlook(self, state: S, decision: Decision, choice: Choice) -> list[Phrase]:
        """What the choice would bring, as far as the deciding seat can see it coming."""
        return []

    def elements(self, state: S, decision: Decision, choice: Choice) -> list[str]:
        """The things on the board a choice points at, as ``kind:name``; by default its arguments."""
        domains = (choice.verb.first, choice.verb.second)
        values = zip(domains, (choice.a, choice.b), strict=True)
        return [f"{domain.name}:{domain.values[value]}" for domain, value in values if domain is not None]

    def refusals(self, state: S, decision: Decision) -> list[Refusal]:
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

    def doubts(self, components: dict[str, Any]) -> list[Doubt]:
        """What can't be in an edited ``components.toml`` that has all its parts, such as sums that do not come out."""
        return []

    def check_setup(self, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
        """All options with their values for this many seats; refuses what the game does not know."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSetup("seats-of-game", game=self.name, least=self.min_seats, most=self.max_seats, seats=seats)
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadSetup("no-option", game=self.name, option=name, hint=did_you_mean(name, list(known)))
        return {name: option.read(options.get(name, option.default)) for name, option in known.items()}

    def _missing(self, what: str) -> RulesError:
        return RulesError(f"the game {self.name or type(self).__name__} does not define {what}")
