"""Playing until one can be sure: when every interval is narrow enough.

Whoever looks again and again and stops when a difference shows finds one where there is none. Here the look is at how
narrow the intervals are, not at who is ahead; stopping so leaves them nearly as true as a number fixed before, as a
test counts. The look is at the matches in their order, so any number of processes stops at the same one.
"""

from __future__ import annotations

from pessoi.arena.simulate import Plan, Result
from pessoi.arena.summary import wilson

#: So many matches are played in any case.
LEAST = 100
#: And so many at most, if nobody says otherwise.
MOST = 1_000_000


class Sureness:
    """Takes results as they come, and knows after which match all intervals are narrow enough."""

    def __init__(self, plan: Plan, within: float) -> None:
        self.within = within
        self.seats = len(plan.bots)
        rows = len(plan.labels())
        self.competitors = [0.0] * rows
        self.by_seat = [0.0] * rows
        #: How many matches have been looked at, all before the next one; those that came too early wait.
        self.matches = 0
        self.faults = 0
        self._waiting: dict[int, Result | None] = {}

    def add(self, index: int, result: Result | None) -> bool:
        """Take the outcome of a match, None for one that failed; whether it is enough now."""
        self._waiting[index] = result
        while self.matches in self._waiting:
            ready = self._waiting.pop(self.matches)
            self.matches += 1
            if ready is None:
                self.faults += 1
            else:
                for competitor, seat in enumerate(ready.seats):
                    self.competitors[competitor] += ready.shares[competitor]
                    self.by_seat[seat] += ready.shares[competitor]
            if self.matches >= LEAST and self.matches % self.seats == 0 and self.is_enough():
                return True
        return False

    def is_enough(self) -> bool:
        """Whether every share is known as closely as wanted."""
        played = self.matches - self.faults
        if played < 1:
            return False
        widths = [high - low for low, high in (wilson(wins, played) for wins in [*self.competitors, *self.by_seat])]
        return max(widths) / 2 <= self.within
