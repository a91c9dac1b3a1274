"""What happened, told by the rules as typed events that carry who may see them.

Log lines in every language, animations, statistics and replays read this one source.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pessoi.kernel.choice import Domain

if TYPE_CHECKING:
    from pessoi.kernel.state import State

#: Audiences are sets of seats as bits, the spectator's first; -1 has all bits.
EVERYONE: Final = -1


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << (seat + 1)


def all_but(seat: int) -> int:
    """The audience of everybody else, spectators included."""
    return ~only(seat)


class Event:
    """A kind of thing that happens, with what is said about it (at most four small numbers)."""

    __slots__ = ("arguments", "name")

    def __init__(self, name: str, **arguments: Domain) -> None:
        if len(arguments) > 4:
            raise ValueError(f"event {name} has more than four arguments")
        self.name: str = name
        self.arguments: dict[str, Domain] = arguments

    def __repr__(self) -> str:
        return f"Event({self.name})"


class Roll:
    """Says of an event that dice were rolled: which of its arguments are what they show, and which is who rolled."""

    __slots__ = ("event", "faces", "seat")

    def __init__(self, event: Event, faces: Sequence[str], seat: str = "") -> None:
        self.event: Event = event
        #: The arguments that are faces of ordinary dice.
        self.faces: tuple[str, ...] = tuple(faces)
        #: The argument that is the seat; none where the automaton has rolled.
        self.seat: str = seat


class Use:
    """Says of an event that a row made use of something: which argument is what, which is whose, and what kind it is.

    Of a way to play everybody does a bit, of a thing one may have none: so ways are compared by who went which way more
    than others, things by who had them.
    """

    __slots__ = ("event", "is_way", "kind", "seat", "what")

    def __init__(self, kind: str, event: Event, what: str, seat: str = "seat", is_way: bool = False) -> None:
        #: The message ``use-KIND`` is what all of the kind are called.
        self.kind: str = kind
        self.event: Event = event
        self.what: str = what
        self.seat: str = seat
        self.is_way: bool = is_way


class Entry:
    """One event that happened: after how many choices, what, with which numbers, for whom."""

    __slots__ = ("audience", "event", "ply", "revealed", "values")

    def __init__(self, ply: int, event: Event, values: list[int], audience: int, revealed: int = 0) -> None:
        self.ply: int = ply
        self.event: Event = event
        self.values: list[int] = values
        self.audience: int = audience
        #: How much had been revealed when it was told; what comes after a revelation can't be foreseen.
        self.revealed: int = revealed

    def is_for(self, seat: int) -> bool:
        return self.audience >> (seat + 1) & 1 == 1

    def __repr__(self) -> str:
        return f"{self.event.name}{self.values}"


class Journal:
    """The events of a match so far; the match sets ``ply`` before it lets the rules go on."""

    __slots__ = ("entries", "ply")

    def __init__(self) -> None:
        self.ply: int = 0
        self.entries: list[Entry] = []

    def copy(self) -> Journal:
        twin = Journal()
        twin.ply = self.ply
        twin.entries = self.entries.copy()
        return twin

    def back_to(self, ply: int) -> None:
        """Forget what was told after that many choices."""
        while self.entries and self.entries[-1].ply > ply:
            self.entries.pop()
        self.ply = ply


def tell(s: State, event: Event, a: int = 0, b: int = 0, c: int = 0, d: int = 0, audience: int = EVERYONE) -> None:
    """Say what happened, to everybody unless an audience is named. Costs next to nothing when nobody listens."""
    journal = s.journal
    if journal is not None:
        values = [a, b, c, d][: len(event.arguments)]
        journal.entries.append(Entry(journal.ply, event, values, audience, s.revealed))
