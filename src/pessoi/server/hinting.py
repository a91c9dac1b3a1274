"""Hints: what a bot thinks of one's choices, where all others are bots; that one was taken is written down."""

from __future__ import annotations

from pessoi.kernel.errors import WrongSeat
from pessoi.server import table as tables
from pessoi.server.errors import NotYours, Refused, Stale
from pessoi.server.happenings import HINT
from pessoi.server.quotas import check_thinking
from pessoi.server.room import Room
from pessoi.server.store import Person


async def take_hint(room: Room, person: Person, seat: int, log: int, bot: str) -> int:
    """Write down that a seat takes a hint, before it gets to know anything; the ply that the hint is for."""
    async with room.lock:
        await room.read()
        running = room.running()
        if tables.seat_at(room.table, seat).person != person.id:
            raise NotYours("not-your-seat")
        if any(tables.player_of(other) for number, other in enumerate(room.table.seats) if number != seat):
            raise Refused("hints-among-people")
        if not running.is_present_at(log):
            raise Stale("moved-on")
        if running.deciding != seat:
            raise WrongSeat("nothing-to-decide", seat=seat)
        await check_thinking(room.house, person.id)
        room.house.limits.spend("hints", person.id)
        ply = running.match.ply
        # A hint that is asked for once more is the same, and so is taken once.
        if not any(event.ply == ply and event.name == "took-hint" for event in running.course.told):
            await room.commit(running.match, HINT, seat, bot)
    await room.house.announce(room)
    return ply
