"""Tables and people shown to somebody: what they may know of them, and no more."""

from __future__ import annotations

from msgspec import Struct

from pessoi.kernel.game import SPECTATOR
from pessoi.scene.scene import undone_by
from pessoi.scene.table import ShownChat, ShownGrace, ShownSeat, ShownStop, ShownTable, ShownTakeBack
from pessoi.server import clock as clocks
from pessoi.server.agreeing import wish_at
from pessoi.server.room import Room
from pessoi.server.store import ChatLine, Person
from pessoi.server.table import Table, opponents


class ShownPerson(Struct, frozen=True):
    """Oneself."""

    id: str
    name: str
    login: str | None


def show_person(person: Person) -> ShownPerson:
    """What a person gets to see of themselves."""
    return ShownPerson(person.id, person.name, person.login)


def show_chat(line: ChatLine, person: str | None) -> ShownChat:
    """A line of chat without who wrote it but for the name, and whether it was who looks."""
    return ShownChat(line.number, line.name, line.text, line.at, line.person_id == person)


def show_table(room: Room, person: Person | None) -> ShownTable:
    """The table as this person may see it."""
    table = room.table
    you = None if person is None else person.id
    present = room.present
    now = clocks.now()
    plate = room.plate
    seats = [
        ShownSeat(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            called=plate.called[number],
            bot=seat.bot,
            is_you=you is not None and seat.person == you,
            is_stand_in=seat.stands_in_for is not None,
            waits_for_you=you is not None and seat.stands_in_for == you,
            is_present=present[number] > 0,
            is_shared=seat.is_shared,
            seconds_left=None if table.clock is None else clocks.time_left(table.clock_rules, table.clock, number, now),
            has_resigned=seat.resigned_by is not None,
        )
        for number, seat in enumerate(table.seats)
    ]
    is_inside = you in plate.people
    glance = room.glance
    is_running = table.status == "running"
    return ShownTable(
        id=table.id,
        game=table.game,
        options=table.options,
        status=table.status,
        is_public=table.is_public,
        is_host=you == table.host,
        invitation=room.house.invitations.word_of(table) if is_inside or table.is_public else None,
        clock=table.clock_rules,
        stand_in=table.stand_in,
        seats=seats,
        spectators=present[SPECTATOR],
        created=table.created,
        waiting_for=glance.waiting_for if is_running else None,
        round=glance.round,
        moved=glance.moved,
        is_practice=glance.is_practice,
        is_lesson=table.deal is not None,
        match_id=table.match_id,
        entropy_commitment=plate.entropy_commitment,
        commitment=plate.commitment,
        take_back=show_take_back(room),
        stop=show_stop(table),
        grace=None if table.grace is None else ShownGrace(table.grace.seat, max(0.0, table.grace.due - now)),
        rematch=table.rematch,
        fork=table.fork,
        log=room.log,
        challenge=table.challenge,
        is_rated=table.is_rated,
    )


def show_take_back(room: Room) -> ShownTakeBack | None:
    """The wish to go back that stands, and what it would undo."""
    wish = wish_at(room)
    if wish is None or room.match is None:
        return None
    asked = list(opponents(room.table, wish.seat))
    return ShownTakeBack(wish.seat, wish.ply, wish.agreed, asked, undone_by(room.match, wish.ply))


def show_stop(table: Table) -> ShownStop | None:
    """The wish to stop that stands."""
    wish = table.stop
    return None if wish is None else ShownStop(wish.seat, wish.agreed, list(opponents(table, wish.seat)))
