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
from pessoi.kernel.record import commitment_to
from pessoi.scene.table import ClockRules, Fork, StandInRules
from pessoi.server import clock as clocks
from pessoi.server.clock import Clock
from pessoi.server.errors import BadRequest, NotYours, Refused

#: What bots are called at a table, so that two of a kind can be told apart.
BOT_NAMES = ("Talos", "Echo", "Argos", "Gorgo", "Proteus", "Circe", "Triton", "Sphinx")
NONCE_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")
LONGEST_NONCE = 64
#: Nobody is waited for longer than a year, in seconds.
LONGEST = 366 * 86_400


class Seat(Struct):
    """A place at the table: empty, a person's, or a bot's (perhaps only until its person comes back)."""

    kind: Literal["empty", "person", "bot"] = "empty"
    person: str | None = None
    name: str = ""
    bot: str | None = None
    #: The person a bot stands in for, and one who has given the match up.
    stands_in_for: str | None = None
    resigned_by: str | None = None
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


class Stop(Struct):
    """A wish to end the match without a result, and who has agreed so far. It stands until somebody refuses."""

    seat: int
    agreed: list[int] = field(default_factory=list)


class Grace(Struct):
    """The time that runs for a seat everybody waits for; when it is out, a bot stands in."""

    seat: int
    due: float


class Table(Struct):
    """Everything about a table that is not the match itself."""

    id: str
    game: str
    options: dict[str, Value]
    host: str
    seats: list[Seat]
    is_public: bool
    #: What is kept of the word that invites to the table.
    invitation: str
    clock_rules: ClockRules
    created: float
    #: The server's part of the seed, secret until the match is over; its commitment is shown from the start.
    entropy: str
    status: Literal["open", "running", "finished"] = "open"
    clock: Clock | None = None
    match_id: str | None = None
    take_back: TakeBack | None = None
    stop: Stop | None = None
    grace: Grace | None = None
    stand_in: StandInRules = field(default_factory=StandInRules)
    rematch: str | None = None
    #: The match whose beginning the one here has taken over.
    fork: Fork | None = None
    #: How many invitations were withdrawn.
    invitations: int = 0
    #: Who has come by the invitation, and may be here whether they sit or watch.
    invited: list[str] = field(default_factory=list)
    #: The seed of a lesson, open from the start: it is dealt alike for all who learn, and counts nowhere.
    deal: str | None = None
    #: The challenge that is tried here; None if it is just a match, or practice.
    challenge: str | None = None
    #: Whether the match changes the ratings of those who play.
    is_rated: bool = False
    version: int = 0

    @property
    def entropy_commitment(self) -> str:
        return sha256(self.entropy.encode()).hexdigest()

    @property
    def seed(self) -> str:
        """The seed of all dice: the server's part, then each seat's; that of a lesson is fixed."""
        if self.deal is not None:
            return self.deal
        return "/".join([self.entropy, *(seat.nonce for seat in self.seats)])

    @property
    def next_match(self) -> str:
        """What the match that begins here will be called; lessons of the same seed are told apart, too."""
        return f"m{commitment_to(self.seed if self.deal is None else self.entropy)[:16]}"

    @property
    def people(self) -> list[str]:
        """Everybody who belongs to the table, those a bot plays for too."""
        here = [
            person for seat in self.seats for person in (seat.person, seat.stands_in_for, seat.resigned_by) if person
        ]
        return sorted({self.host, *here})

    @property
    def due(self) -> float | None:
        """When the clock that runs will be at zero, or the grace of a seat out."""
        if self.status != "running":
            return None
        if self.grace is not None:
            return self.grace.due
        return None if self.clock is None else clocks.deadline(self.clock_rules, self.clock)

    @property
    def has_people(self) -> bool:
        """Whether anybody plays, be it that a bot stands in for them just now."""
        return any(seat.person is not None or seat.stands_in_for is not None for seat in self.seats)

    @property
    def is_among_bots(self) -> bool:
        """Whether bots play on every seat just now, be it in place of somebody."""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays, or stands in for somebody."""
        return any(seat.bot is not None for seat in self.seats)

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
    stand_in: StandInRules | None = None,
) -> Table:
    """An open table with empty seats; refuses what the game or the clock can't do."""
    checked = games.find(game).check_setup(seats, options)
    check_clock(clock_rules)
    agreed = stand_in or StandInRules()
    check_bot(agreed.bot)
    if not 1 <= agreed.grace <= LONGEST:
        raise BadRequest("grace-length")
    return Table(
        id=secrets.token_urlsafe(9),
        game=game,
        options=checked,
        host=host,
        seats=[Seat() for _ in range(seats)],
        is_public=is_public,
        invitation="",
        clock_rules=clock_rules,
        created=now,
        entropy=draw_entropy(),
        stand_in=agreed,
    )


def draw_entropy() -> str:
    """The server's part of a seed."""
    return secrets.token_hex(32)


def check_clock(rules: ClockRules) -> None:
    """Refuse a clock nobody could play with."""
    if rules.kind != "none" and rules.seconds < 1:
        raise BadRequest("clock-second")
    if rules.increment < 0 or rules.seconds > LONGEST or rules.increment > 86_400:
        raise BadRequest("clock-most")


def check_nonce(nonce: str) -> str:
    """A seat's part of the seed: short and plain, so that records stay one line each."""
    if len(nonce) > LONGEST_NONCE or not set(nonce) <= NONCE_LETTERS:
        raise BadRequest("bad-nonce", most=LONGEST_NONCE)
    return nonce


def check_bot(bot: str) -> None:
    """Refuse a bot that is not part of the package; outside bots would run anybody's programs on the host."""
    check_known(bot, bots.names())


def check_player(bot: str, game: str) -> None:
    """The same for one that is to play a game, and may have a style."""
    check_known(bot, bots.names_at(games.find(game)))


def check_known(bot: str, known: list[str]) -> None:
    """Refuse a bot that is not among those known."""
    if bot not in known:
        raise BadSetup("no-bot-here", bot=bot, known=", ".join(known))


def seat_at(table: Table, number: int) -> Seat:
    """The seat of this number, if there is one."""
    if not 0 <= number < len(table.seats):
        raise BadRequest("no-seat-at-table", last=len(table.seats) - 1, seat=number)
    return table.seats[number]


def sit(table: Table, number: int, person: str, name: str, nonce: str, now: float) -> None:
    """Take an empty seat, take one's own back from the bot that stands in, or give an own seat another nonce."""
    seat = seat_at(table, number)
    if seat.kind == "bot" and seat.stands_in_for == person:
        table.seats[number] = Seat("person", person, seat.name or name, nonce=seat.nonce, is_shared=seat.is_shared)
        if table.clock is not None:
            table.clock = clocks.welcome_back(table.clock_rules, table.clock, number, now)
        return
    if table.grace is not None and table.grace.seat == number and seat.person == person:
        table.grace = None
        return
    if table.status != "open":
        raise Refused("begun-without-you")
    if seat.kind != "empty" and seat.person != person:
        raise Refused("seat-taken", name=seat.name)
    table.seats[number] = Seat("person", person, name, nonce=check_nonce(nonce), is_shared=seat.is_shared)
    if not table.is_public and person not in (table.host, *table.invited):
        table.invited.append(person)


def leave(table: Table, number: int, person: str) -> None:
    """Give a seat up; while a match is on a bot stands in, so that the others can go on."""
    seat = seat_at(table, number)
    if seat.person != person:
        raise NotYours("not-your-seat")
    if table.status == "finished":
        raise Refused("written-down")
    if table.challenge is not None:
        raise Refused("challenge-alone")
    if table.status == "running":
        stand_in(table, number)
    else:
        table.seats[number] = Seat()


def stand_in(table: Table, number: int) -> None:
    """Let the bot that was agreed on play for a person who is missing; the seat stays theirs."""
    seat = seat_at(table, number)
    if seat.kind != "person":
        raise Refused("nobody-there")
    table.grace = None
    table.seats[number] = Seat(
        "bot",
        None,
        seat.name,
        table.stand_in.bot,
        stands_in_for=seat.person,
        nonce=seat.nonce,
        is_shared=seat.is_shared,
    )


def ask_stand_in(table: Table, number: int, person: str, waits: bool, is_absent: bool, now: float) -> None:
    """Let the grace of a seat begin to run: only without a clock, and only for somebody who is waited for in vain."""
    seat = seat_at(table, number)
    if person not in table.people:
        raise NotYours("stand-in-by-table")
    if table.clock_rules.kind != "none":
        raise Refused("clock-decides")
    if seat.kind != "person":
        raise Refused("nobody-there")
    if seat.person == person:
        raise Refused("leave-yourself")
    if not waits or not is_absent:
        raise Refused("not-missing", name=seat.name)
    if table.grace is None or table.grace.seat != number:
        table.grace = Grace(number, now + table.stand_in.grace)


def resign(table: Table, number: int, person: str) -> bool:
    """Give the match up for a seat; whether it goes on, as other people still play for the win.

    The agreed bot then plays the seat to the end, so that nobody's position falls apart.
    """
    seat = seat_at(table, number)
    if person not in (seat.person, seat.stands_in_for):
        raise NotYours("not-your-seat")
    held = seat.person or seat.stands_in_for
    table.seats[number] = Seat(
        "bot", None, seat.name, table.stand_in.bot, resigned_by=held, nonce=seat.nonce, is_shared=seat.is_shared
    )
    rivals = [other for other in table.seats if other.resigned_by is None]
    return len(rivals) > 1 and any(other.kind == "person" or other.stands_in_for for other in rivals)


def put_bot(table: Table, number: int, bot: str | None, person: str) -> None:
    """The host seats a bot on an empty seat, or takes one away."""
    if person != table.host:
        raise NotYours("only-host-seats")
    if table.status != "open":
        raise Refused("seats-are-fixed")
    seat = seat_at(table, number)
    if table.is_rated:
        raise Refused("rated-people")
    if seat.kind == "person":
        raise Refused("seat-taken", name=seat.name)
    if bot is None:
        table.seats[number] = Seat()
        return
    check_player(bot, table.game)
    taken = {other.name for other in table.seats}
    name = next((name for name in BOT_NAMES if name not in taken), bot)
    table.seats[number] = Seat("bot", None, name, bot)


def check_start(table: Table, person: str) -> None:
    """Whether the host can begin now."""
    if person != table.host and person not in table.people:
        raise NotYours("only-table-begins")
    if table.status != "open":
        raise Refused("has-begun")
    if any(seat.kind == "empty" for seat in table.seats):
        raise Refused("seat-empty")


def begin(table: Table, match_id: str, deciding: int | None, now: float) -> None:
    """Let a match begin."""
    table.match_id = match_id
    table.status = "running"
    table.clock = clocks.start(table.clock_rules, len(table.seats))
    follow_match(table, deciding, now)


def follow_match(table: Table, deciding: int | None, now: float) -> None:
    """Let the table say what its match does: whose clock runs, or (None) that it is over."""
    if deciding is None:
        table.status = "finished"
    if table.clock is not None:
        table.clock = clocks.press(table.clock_rules, table.clock, deciding, now)


def player_of(seat: Seat) -> str | None:
    """The person whose seat it is, also while a bot stands in; nobody for a bot of its own or a seat given up."""
    return seat.person or seat.stands_in_for


def opponents(table: Table, seat: int) -> Sequence[int]:
    """The seats of other people, present or not, whose consent taking back and stopping need."""
    asker = player_of(table.seats[seat])
    return [number for number, other in enumerate(table.seats) if player_of(other) not in (None, asker)]


def check_removal(table: Table, person: str | None) -> None:
    """Whether the table can be done away with: by its host or (None) who runs the server, and only before a match."""
    if person not in (None, table.host):
        raise NotYours("only-host-removes")
    if table.status != "open":
        raise Refused("kept-for-good")
