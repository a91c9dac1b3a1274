"""Clocks: how long a seat may think, and what happens when its time is up. Both are agreed before the match."""

from __future__ import annotations

import time

from msgspec import Struct

from pessoi.scene.table import ClockRules

DAY = 86_400.0
#: What somebody has at least who comes back to a live clock, or the whole budget if that is less.
GRACE = 60.0


#: The system's time when this process began, as seen from the clock that nobody can set.
_BEGINNING = time.time() - time.monotonic()


def now() -> float:
    """The time by which clocks run: that of the system when this process began, and from then on what has passed.

    Somebody who sets the system's clock takes no time from anybody, nor gives any.
    """
    return _BEGINNING + time.monotonic()


class Clock(Struct):
    """The clocks of a running match: time left by seat, and since when the deciding seat's is running."""

    left: list[float]
    seat: int | None = None
    since: float = 0.0


def start(rules: ClockRules, seats: int) -> Clock:
    """Clocks before the first move."""
    return Clock([rules.seconds] * seats)


def press(rules: ClockRules, clock: Clock, seat: int | None, now: float) -> Clock:
    """Stop the clock that runs and start the one of the seat that decides now (None: nobody's)."""
    left = list(clock.left)
    if rules.kind == "live" and clock.seat is not None:
        left[clock.seat] = max(0.0, left[clock.seat] - (now - clock.since))
        if seat != clock.seat:
            left[clock.seat] += rules.increment
    if rules.kind == "move" and seat is not None:
        left[seat] = rules.seconds
    return Clock(left, seat, now)


def welcome_back(rules: ClockRules, clock: Clock, seat: int, now: float) -> Clock:
    """Give somebody who comes back to the seat time to look at the table, if they have less than that left."""
    time_there = rules.seconds if rules.kind == "move" else min(rules.seconds, GRACE)
    left = list(clock.left)
    left[seat] = max(time_left(rules, clock, seat, now) or 0.0, time_there)
    return Clock(left, clock.seat, now if clock.seat == seat else clock.since)


def time_left(rules: ClockRules, clock: Clock, seat: int, now: float) -> float | None:
    """Seconds this seat has left; None without a clock."""
    if rules.kind == "none":
        return None
    running = now - clock.since if clock.seat == seat else 0.0
    return max(0.0, clock.left[seat] - running)


def deadline(rules: ClockRules, clock: Clock) -> float | None:
    """When the running clock will be at zero."""
    if rules.kind == "none" or clock.seat is None:
        return None
    return clock.since + clock.left[clock.seat]
