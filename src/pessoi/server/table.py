"""A table: who sits where, what is agreed, what is going on. Pure data and pure rules; the room keeps and shows it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Literal

from msgspec import Struct, field

from pessoi.bots import registry as bots
from pessoi.games import registry as games
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.game import Value
from pessoi.server import clock as clocks
from pessoi.server.clock import Clock, ClockRules
from pessoi.server.errors import BadRequest, NotYours, Refused

#: The bot that takes the seat of somebody who is missing or out of time.
STAND_IN = "medium"
#: What bots are called at a table, so that two of a kind can be told apart.
BOT_NAMES = ("Talos", "Echo", "Argos", "Gorgo", "Proteus", "Circe", "Triton", "Sphinx")
NONCE_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")
LONGEST_NONCE = 64


class Seat(Struct):
    """A place at the table: empty, a person's, or a bot's (perhaps only until its person comes back)."""

    kind: Literal["empty", "person", "bot"] = "empty"
    person: str | None = None
    name: str = ""
    bot: str | None = None
    #: The person a bot stands in for.
    stands_in_for: str | None = None
    #: What this seat's client added to the seed.
    nonce: str = ""
    #: Whether spectators may see what this seat sees.
    is_shared: bool = False


class TakeBack(Struct):
    """A wish to go back to a ply, and who has agreed so far. It lapses when the log grows."""

    seat: int
    ply: int
    log: int
    agreed: list[int] = field(default_factory=list)


class Table(Struct):
    """Everything about a table that is not the match itself."""

    id: str
    game: str
    options: dict[str, Value]
    host: str
    seats: list[Seat]
    is_public: bool
    invitation: str
    clock_rules: ClockRules
    created: float
    #: The server's part of the seed, secret until the match is over; its commitment is shown from the start.
    entropy: str
    status: Literal["open", "running", "finished"] = "open"
    clock: Clock | None = None
    match_id: str | None = None
    take_back: TakeBack | None = None
    #: The seat that lost on time, if that ended the match.
    lost_on_time: int | None = None
    rematch: str | None = None
    version: int = 0

    @property
    def entropy_commitment(self) -> str:
        return sha256(self.entropy.encode()).hexdigest()

    @property
    def seed(self) -> str:
        """The seed of all dice: the server's part, then each seat's."""
        return "/".join([self.entropy, *(seat.nonce for seat in self.seats)])

    @property
    def people(self) -> list[str]:
        """Everybody who belongs to the table, those a bot stands in for too."""
        here = [person for seat in self.seats for person in (seat.person, seat.stands_in_for) if person]
        return sorted({self.host, *here})

    def seats_of(self, person: str) -> list[int]:
        """The seats a person holds; several on one device are fine."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person]


def new_table(
    host: str,
    game: str,
    seats: int,
    options: dict[str, Value],
    clock_rules: ClockRules,
    is_public: bool,
    now: float,
) -> Table:
    """An open table with empty seats; refuses what the game or the clock can't do."""
    checked = games.find(game).check_setup(seats, options)
    check_clock(clock_rules)
    return Table(
        id=secrets.token_urlsafe(9),
        game=game,
        options=checked,
        host=host,
        seats=[Seat() for _ in range(seats)],
        is_public=is_public,
        invitation=secrets.token_urlsafe(9),
        clock_rules=clock_rules,
        created=now,
        entropy=secrets.token_hex(32),
    )


def check_clock(rules: ClockRules) -> None:
    """Refuse a clock nobody could play with."""
    if rules.kind != "none" and rules.seconds < 1:
        raise BadRequest("a clock needs at least one second")
    if rules.increment < 0 or rules.seconds > 366 * 86_400 or rules.increment > 86_400:
        raise BadRequest("a clock gives at most a year, and an increment of at most a day")


def check_nonce(nonce: str) -> str:
    """A seat's part of the seed: short and plain, so that records stay one line each."""
    if len(nonce) > LONGEST_NONCE or not set(nonce) <= NONCE_LETTERS:
        raise BadRequest(f"a nonce has at most {LONGEST_NONCE} letters, digits, - and _")
    return nonce


def check_bot(bot: str) -> None:
    """Refuse a bot that is not part of the package; outside bots would run anybody's programs on the host."""
    if bot not in bots.names():
        raise BadSetup(f'no bot called "{bot}"; there is {", ".join(bots.names())}')


def seat_at(table: Table, number: int) -> Seat:
    """The seat of this number, if there is one."""
    if not 0 <= number < len(table.seats):
        raise BadRequest(f"this table has seats 0 to {len(table.seats) - 1}, not {number}")
    return table.seats[number]


def sit(table: Table, number: int, person: str, name: str, nonce: str, now: float) -> None:
    """Take an empty seat, take one's own back from the bot that stands in, or give an own seat another nonce."""
    seat = seat_at(table, number)
    if seat.kind == "bot" and seat.stands_in_for == person:
        table.seats[number] = Seat("person", person, name, nonce=seat.nonce, is_shared=seat.is_shared)
        if table.clock is not None:
            table.clock = clocks.welcome_back(table.clock_rules, table.clock, number, now)
        return
    if table.status != "open":
        raise Refused("the match has begun; only those who belong to it can take their seat back")
    if seat.kind != "empty" and seat.person != person:
        raise Refused(f"seat {number} is taken by {seat.name}")
    table.seats[number] = Seat("person", person, name, nonce=check_nonce(nonce), is_shared=seat.is_shared)


def leave(table: Table, number: int, person: str) -> None:
    """Give a seat up; while a match is on a bot stands in, so that the others can go on."""
    seat = seat_at(table, number)
    if seat.person != person:
        raise NotYours(f"seat {number} is not yours")
    if table.status == "finished":
        raise Refused("the match is over, and who played it stays written down")
    if table.status == "running":
        stand_in(table, number)
    else:
        table.seats[number] = Seat()


def stand_in(table: Table, number: int, bot: str = STAND_IN) -> None:
    """Let a bot play for a person who is missing; the seat stays theirs."""
    seat = seat_at(table, number)
    check_bot(bot)
    if seat.kind != "person":
        raise Refused(f"nobody sits on seat {number}")
    table.seats[number] = Seat(
        "bot",
        None,
        seat.name,
        bot,
        stands_in_for=seat.person,
        nonce=seat.nonce,
        is_shared=seat.is_shared,
    )


def put_bot(table: Table, number: int, bot: str | None, person: str) -> None:
    """The host seats a bot on an empty seat, or takes one away."""
    if person != table.host:
        raise NotYours("only the host seats bots")
    if table.status != "open":
        raise Refused("the match has begun; seats are as they are")
    seat = seat_at(table, number)
    if seat.kind == "person":
        raise Refused(f"seat {number} is taken by {seat.name}")
    if bot is None:
        table.seats[number] = Seat()
        return
    check_bot(bot)
    taken = {other.name for other in table.seats}
    name = next((name for name in BOT_NAMES if name not in taken), bot)
    table.seats[number] = Seat("bot", None, name, bot)


def check_start(table: Table, person: str) -> None:
    """Whether the host can begin now."""
    if person != table.host and person not in table.people:
        raise NotYours("only those at the table can begin")
    if table.status != "open":
        raise Refused("the match has begun already")
    empty = [str(number) for number, seat in enumerate(table.seats) if seat.kind == "empty"]
    if empty:
        raise Refused(f"seat {', '.join(empty)} is still empty; fill it with a person or a bot")


def opponents(table: Table, seat: int) -> Sequence[int]:
    """The seats of other people, whose consent a take-back needs."""
    asker = table.seats[seat].person
    return [number for number, other in enumerate(table.seats) if other.kind == "person" and other.person != asker]
