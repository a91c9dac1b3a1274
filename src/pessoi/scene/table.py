"""Tables and what is said at them, as those who look may see them; the match at a table is its scene's affair."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pessoi.kernel.game import Value


class ClockRules(Struct, frozen=True):
    """No clock, days for each move, or a budget for the match with an increment for each move.

    ``seconds`` is the time for one move (``move``) or for the whole match (``live``).
    """

    kind: Literal["none", "move", "live"] = "none"
    seconds: float = 0.0
    increment: float = 0.0
    #: What happens when time is up: a bot takes the seat until its person comes back, or the seat has lost.
    on_timeout: Literal["bot", "lose"] = "bot"


class StandInRules(Struct, frozen=True):
    """Who plays for somebody whose time is out or who has gone, and, where there is no clock, after how long.

    Without a clock the grace runs, for everybody to see, from when somebody at the table asks for the stand-in.
    """

    bot: str = "medium"
    #: In seconds.
    grace: float = 300.0


class ShownSeat(Struct, frozen=True):
    """A seat: who plays it, whether that is you, whether somebody is looking, how much time is left."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    #: The name as it is shown: short, and marked where it looks like that of another at the table.
    called: str
    bot: str | None
    is_you: bool
    is_stand_in: bool
    #: Whether the stand-in keeps this seat for you, so that you can take it back.
    waits_for_you: bool
    is_present: bool
    is_shared: bool
    seconds_left: float | None
    #: Whether its person has given the match up; a bot plays on for the others.
    has_resigned: bool = False


class ShownTakeBack(Struct, frozen=True):
    """A wish to go back to a ply: which seats have to agree, which have, and how many choices of each it undoes."""

    seat: int
    ply: int
    agreed: list[int]
    asked: list[int]
    undoes: list[int]


class ShownStop(Struct, frozen=True):
    """A wish to end the match without a result: which seats have to agree, and which have."""

    seat: int
    agreed: list[int]
    asked: list[int]


class ShownGrace(Struct, frozen=True):
    """The time after which a stand-in takes a seat, if its person is not back by then."""

    seat: int
    seconds_left: float


class Fork(Struct, frozen=True):
    """Where a match was taken from: another one, after so many of its choices."""

    match: str
    ply: int


class ShownTable(Struct, frozen=True):
    """A table for somebody: what is agreed, who sits where, how it stands."""

    id: str
    game: str
    options: dict[str, Value]
    status: Literal["open", "running", "finished"]
    is_public: bool
    is_host: bool
    #: The word for the link; only those at the table get it, unless the table is public.
    invitation: str | None
    clock: ClockRules
    stand_in: StandInRules
    seats: list[ShownSeat]
    spectators: int
    created: float
    #: Of the match: the seat it waits for, the round, when the last choice was made.
    waiting_for: int | None
    round: int | None
    moved: float | None
    #: Whether it is practice, so that it counts nowhere.
    is_practice: bool
    #: Whether somebody learns the game here, by a deal that is always the same.
    is_lesson: bool
    match_id: str | None
    #: SHA-256 of the server's part of the seed, from the start, and of the whole seed once the match has begun.
    entropy_commitment: str
    commitment: str | None
    take_back: ShownTakeBack | None
    stop: ShownStop | None
    grace: ShownGrace | None
    rematch: str | None
    #: The match whose beginning this one has taken over; none for one that began at its beginning.
    fork: Fork | None
    #: How many entries the match's log has; whoever chooses names this number.
    log: int
    #: The challenge that is tried here, as ``daily/2026-11-17/hercules``.
    challenge: str | None = None
    #: Whether the match changes the ratings of those who play.
    is_rated: bool = False

    @property
    def yours(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.is_you]

    @property
    def empty(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "empty"]


class ShownChat(Struct, frozen=True):
    """A line of chat."""

    number: int
    name: str
    text: str
    at: float
    is_you: bool = False
