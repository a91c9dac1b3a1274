"""How much anybody may ask of the server: so many of each thing in so long a time, by person and by address.

Who has done too much is told when to come again. Each process counts for itself, in memory.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

from pessoi.server.errors import TooMany

#: Those who did something longest ago are forgotten beyond so many.
MOST_KNOWN = 20_000


class Rate(Struct, frozen=True):
    """At most so many at once, and so many again in so many seconds."""

    count: int
    seconds: float


#: For people at a table this is never in the way, several behind one address included; for a program it is.
RATES = {
    "guests": Rate(60, 3600),
    "accounts": Rate(10, 3600),
    "tables": Rate(60, 3600),
    "tokens": Rate(20, 3600),
    "chat": Rate(20, 60),
    "judgements": Rate(1200, 3600),
    "reviews": Rate(60, 3600),
    "hints": Rate(600, 3600),
    "names": Rate(20, 600),
    "reports": Rate(20, 3600),
    "bells": Rate(10, 3600),
    "links": Rate(60, 600),
}


class Most(Struct, frozen=True):
    """How many matches one person may have going on, and how many of bots among themselves."""

    running: int = 100
    among_bots: int = 10


#: Wrong passwords that cost nothing, by login and address, by address, and by login from anywhere.
FREE_TRIES = {"both": 5, "address": 20, "login": 50}
#: Every further one doubles the time until the next try, up to this long; after so long all is forgotten.
LONGEST_WAIT = 900.0
FORGIVEN_AFTER = 86_400.0

Clock = Callable[[], float]


class Limits:
    """What everybody has left of everything; nobody's rates are none at all."""

    def __init__(self, rates: dict[str, Rate] | None = None, clock: Clock = time.monotonic) -> None:
        self.rates = RATES if rates is None else rates
        #: What nobody may have at the same time; None where there are other limits than the usual ones, or none.
        self.most = Most() if rates is None else None
        self._clock = clock
        #: What is left, and when that was so.
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, what: str, *whose: str) -> None:
        """Count one more for each of these, or refuse it and count nothing."""
        rate = self.rates.get(what)
        if rate is None:
            return
        now = self._clock()
        left = {name: self._left_of(rate, (what, name), now) for name in whose}
        wait = max((1 - amount) * rate.seconds / rate.count for amount in left.values())
        if wait > 0:
            name = f"too-many-{what}"
            raise TooMany(name, wait=wait)
        for name, amount in left.items():
            self._left.pop((what, name), None)
            self._left[what, name] = (amount - 1, now)
        while len(self._left) > MOST_KNOWN:
            self._left.popitem(last=False)

    def _left_of(self, rate: Rate, key: tuple[str, str], now: float) -> float:
        amount, at = self._left.get(key, (rate.count, now))
        return min(rate.count, amount + (now - at) * rate.count / rate.seconds)


class WrongPasswords:
    """Makes guessing a password slower the longer it goes on."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        #: How many in a row, and when the last was.
        self._failed: OrderedDict[tuple[str, str], tuple[int, float]] = OrderedDict()

    def check(self, login: str, address: str) -> None:
        """Refuse a try that comes too early."""
        now = self._clock()
        wait = max(self._wait(kind, name, now) for kind, name in _keys(login, address).items())
        if wait > 0:
            raise TooMany("too-many-passwords", wait=wait)

    def _wait(self, kind: str, name: str, now: float) -> float:
        count, at = self._failed.get((kind, name), (0, now))
        beyond = count - FREE_TRIES[kind]
        if beyond < 0 or now - at > FORGIVEN_AFTER:
            return 0.0
        return at + min(LONGEST_WAIT, 2.0 ** min(beyond, 20)) - now

    def note(self, login: str, address: str, is_right: bool) -> None:
        """Remember how a try ended; who knows the password may err again."""
        now = self._clock()
        for key in _keys(login, address).items():
            count, at = self._failed.pop(key, (0, now))
            if not is_right:
                self._failed[key] = (1 if now - at > FORGIVEN_AFTER else count + 1, now)
            elif key[0] == "address":
                # An own account does not buy tries at those of others.
                self._failed[key] = (count, at)
        while len(self._failed) > MOST_KNOWN:
            self._failed.popitem(last=False)


def _keys(login: str, address: str) -> dict[str, str]:
    return {"both": f"{login} {address}", "address": address, "login": login}
