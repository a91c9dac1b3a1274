"""Whose turn it is to have a bot think: people who wait come before bots among themselves, and nobody comes twice
before everybody has come once."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from enum import IntEnum
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")

#: What one person's bots may think in so long a time, in seconds; beyond that they think when nobody else wants to.
MOST_THOUGHT = 1200.0
MEMORY = 3600.0
#: Beyond this they begin nothing new.
MOST_IN_ALL = 3600.0
MOST_KNOWN = 10_000


class Urgency(IntEnum):
    """Who comes first."""

    AWAITED = 0
    AMONG_BOTS = 1
    LOOKING_BACK = 2
    TOO_MUCH = 3


class Wish(Struct, frozen=True):
    """For whom and about what something is to be thought through, and how urgent that is."""

    person: str
    about: str
    urgency: Urgency


class Turns(Generic[T]):
    """Those who wait, in an order that is fair: by urgency, then one person after the other, then their tables."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._waiting: dict[Urgency, OrderedDict[str, OrderedDict[str, deque[T]]]] = {
            urgency: OrderedDict() for urgency in Urgency
        }
        #: Seconds that were thought for a person, as far as they are not forgotten, and when that was so.
        self._thought: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        people = (tables for urgency in self._waiting.values() for tables in urgency.values())
        return sum(len(line) for tables in people for line in tables.values())

    def put(self, wish: Wish, waiting: T) -> None:
        """Wait behind those who came before."""
        urgency = Urgency.TOO_MUCH if self.thought_for(wish.person) > MOST_THOUGHT else wish.urgency
        tables = self._waiting[urgency].setdefault(wish.person, OrderedDict())
        tables.setdefault(wish.about, deque()).append(waiting)

    def take(self) -> T | None:
        """Who comes next; None if nobody waits."""
        for people in self._waiting.values():
            if people:
                person, tables = people.popitem(last=False)
                about, line = tables.popitem(last=False)
                first = line.popleft()
                if line:
                    tables[about] = line
                if tables:
                    people[person] = tables
                return first
        return None

    def note(self, person: str, seconds: float) -> None:
        """Remember how long was thought for a person."""
        self._thought[person] = (self.thought_for(person) + seconds, self._clock())
        self._thought.move_to_end(person)
        if len(self._thought) > MOST_KNOWN:
            self._thought.popitem(last=False)

    def thought_for(self, person: str) -> float:
        """How long was thought for a person lately; forgotten little by little."""
        seconds, at = self._thought.get(person, (0.0, 0.0))
        return max(0.0, seconds - (self._clock() - at) * MOST_THOUGHT / MEMORY)

    def wait_for(self, person: str) -> float:
        """How long until something new may be thought about for a person, in seconds."""
        return max(0.0, (self.thought_for(person) - MOST_IN_ALL) * MEMORY / MOST_THOUGHT)
