"""Tables and people as others may see them; the match at a table is the projection's affair."""

from __future__ import annotations

import time

from msgspec import Struct

from pessoi.kernel.game import SPECTATOR, Value
from pessoi.kernel.record import commitment_to
from pessoi.server import clock as clocks
from pessoi.server.clock import ClockRules
from pessoi.server.room import Room
from pessoi.server.store import ChatLine, Person


class ShownPerson(Struct, frozen=True):
    """Oneself."""

    id: str
    name: str
    login: str | None


class ShownSeat(Struct, frozen=True):
    """A seat: who plays it, whether that is you, whether somebody is looking, how much time is left."""

    seat: int
    kind: str
    name: str
    bot: str | None
    is_you: bool
    is_stand_in: bool
    #: Whether the stand-in keeps this seat for you, so that you can take it back.
    waits_for_you: bool
    is_present: bool
    is_shared: bool
    seconds_left: float | None


class ShownTakeBack(Struct, frozen=True):
    """A wish to go back, and which seats have agreed."""

    seat: int
    ply: int
    agreed: list[int]


class ShownTable(Struct, frozen=True):
    """A table for somebody: what is agreed, who sits where, how it stands."""

    id: str
    game: str
    options: dict[str, Value]
    status: str
    is_public: bool
    is_host: bool
    #: The word for the link; only those at the table get it, unless the table is public.
    invitation: str | None
    clock: ClockRules
    seats: list[ShownSeat]
    spectators: int
    created: float
    match_id: str | None
    #: SHA-256 of the server's part of the seed, from the start, and of the whole seed once the match has begun.
    entropy_commitment: str
    commitment: str | None
    take_back: ShownTakeBack | None
    lost_on_time: int | None
    rematch: str | None
    log: int


class ShownChat(Struct, frozen=True):
    """A line of chat."""

    number: int
    name: str
    text: str
    at: float


def show_person(person: Person) -> ShownPerson:
    """What a person gets to see of themselves."""
    return ShownPerson(person.id, person.name, person.login)


def show_chat(line: ChatLine) -> ShownChat:
    """A line of chat without who wrote it but for the name."""
    return ShownChat(line.number, line.name, line.text, line.at)


def show_table(room: Room, person: Person | None) -> ShownTable:
    """The table as this person may see it."""
    table = room.table
    you = None if person is None else person.id
    present = room.present
    now = time.time()
    seats = [
        ShownSeat(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            is_you=you is not None and seat.person == you,
            is_stand_in=seat.stands_in_for is not None,
            waits_for_you=you is not None and seat.stands_in_for == you,
            is_present=present[number] > 0,
            is_shared=seat.is_shared,
            seconds_left=None if table.clock is None else clocks.time_left(table.clock_rules, table.clock, number, now),
        )
        for number, seat in enumerate(table.seats)
    ]
    is_inside = you is not None and you in table.people
    wish = room.take_back
    return ShownTable(
        id=table.id,
        game=table.game,
        options=table.options,
        status=table.status,
        is_public=table.is_public,
        is_host=you == table.host,
        invitation=table.invitation if is_inside or table.is_public else None,
        clock=table.clock_rules,
        seats=seats,
        spectators=present[SPECTATOR],
        created=table.created,
        match_id=table.match_id,
        entropy_commitment=table.entropy_commitment,
        commitment=None if table.match_id is None else commitment_to(room.match.seed if room.match else table.seed),
        take_back=None if wish is None else ShownTakeBack(wish.seat, wish.ply, wish.agreed),
        lost_on_time=table.lost_on_time,
        rematch=table.rematch,
        log=room.log_length,
    )
