"""What people at a table settle among themselves: going back, stopping, giving up, and who plays for who is gone.

Each is written into the log together with the table it changes, as a choice is.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from pessoi.scene.scene import last_choice_of
from pessoi.server import clock as clocks
from pessoi.server import table as tables
from pessoi.server.errors import NotYours, Refused, Stale
from pessoi.server.happenings import AGAIN, BACK, CLOSE, GRACE, LEFT, LOSS, RESIGN, STAND_IN, STOP, TAKE_BACK, TIME
from pessoi.server.room import TRIES, Room
from pessoi.server.table import Stop, Table, TakeBack


async def _settle(room: Room, work: Callable[[], Awaitable[object]]) -> None:
    """Do something with the newest table and match; once more if another process was faster; then tell everybody."""
    async with room.lock:
        for tries in range(TRIES):
            await room.read()
            try:
                await work()
                break
            except Stale:
                if tries == TRIES - 1:
                    raise
    await room.house.announce(room)


def _check_player(room: Room, person: str, seat: int) -> None:
    """Whether a seat is a person's, also while a bot stands in."""
    if tables.player_of(tables.seat_at(room.table, seat)) != person:
        raise NotYours("not-your-seat")


# Going back


async def ask_take_back(room: Room, person: str, seat: int) -> None:
    """Wish to go back to one's last choice although something was seen since; all other people have to agree.

    Against bots alone there is nobody to ask: one tries again, and from then on the match is practice.
    """

    async def work() -> None:
        match = room.running().match
        _check_player(room, person, seat)
        ply = last_choice_of(match, [seat])
        if ply is None:
            raise Refused("nothing-chosen")
        if room.table.is_rated:
            raise Refused("rated-no-take-back")
        wish = TakeBack(seat, ply, room.log)
        if tables.opponents(room.table, seat):
            await room.write(lambda table: setattr(table, "take_back", wish))
        else:
            await _go_back(room, wish, AGAIN)

    await _settle(room, work)


async def answer_take_back(room: Room, person: str, seat: int, agrees: bool) -> None:
    """Agree to a take-back for one's seat, or refuse it; who asked takes the wish back so."""

    async def work() -> None:
        room.running()
        _check_player(room, person, seat)
        answered = _answered_wish(room, room.table, seat, agrees)
        if not await _go_back_if_agreed(room, answered):
            await room.write(lambda table: setattr(table, "take_back", _answered_wish(room, table, seat, agrees)))
            # Somebody else may have agreed through another process at the same time.
            await _go_back_if_agreed(room, wish_at(room))

    await _settle(room, work)


def wish_at(room: Room) -> TakeBack | None:
    """The wish the others have to answer, if there is one and nobody has gone on meanwhile."""
    return _wish_of(room, room.table)


def _wish_of(room: Room, table: Table) -> TakeBack | None:
    wish = table.take_back
    return wish if wish is not None and room.is_position_of(wish.log) else None


def _answered_wish(room: Room, table: Table, seat: int, agrees: bool) -> TakeBack | None:
    """The wish at a table with this answer to it; a refusal drops it."""
    wish = _wish_of(room, table)
    if wish is None:
        raise Refused("no-wish")
    return replace(wish, agreed=sorted({*wish.agreed, seat})) if agrees else None


async def _go_back_if_agreed(room: Room, wish: TakeBack | None) -> bool:
    if wish is None or not set(tables.opponents(room.table, wish.seat)) <= set(wish.agreed):
        return False
    await _go_back(room, wish, TAKE_BACK)
    return True


async def _go_back(room: Room, wish: TakeBack, kind: str) -> None:
    trial = room.running().match.copy()
    trial.rewind(wish.ply)
    await room.commit(trial, kind, wish.seat, str(wish.ply))


# Stopping


async def ask_stop(room: Room, person: str, seat: int) -> None:
    """Wish to end the match here, without a result; all other people have to agree, if there are any."""

    async def work() -> None:
        room.running()
        # Nobody else could end what bots play among themselves.
        if not (room.table.host == person and not room.table.has_people):
            _check_player(room, person, seat)
        if not await _stop_if_agreed(room, Stop(seat)):
            await room.write(lambda table: setattr(table, "stop", Stop(seat)))

    await _settle(room, work)


async def answer_stop(room: Room, person: str, seat: int, agrees: bool) -> None:
    """Agree to stop, or refuse it; who asked takes the wish back so."""

    async def work() -> None:
        room.running()
        _check_player(room, person, seat)
        answered = _answered_stop(room.table, seat, agrees)
        if not await _stop_if_agreed(room, answered):
            await room.write(lambda table: setattr(table, "stop", _answered_stop(table, seat, agrees)))
            await _stop_if_agreed(room, room.table.stop)

    await _settle(room, work)


def _answered_stop(table: Table, seat: int, agrees: bool) -> Stop | None:
    if table.stop is None:
        raise Refused("no-stop")
    return replace(table.stop, agreed=sorted({*table.stop.agreed, seat})) if agrees else None


async def _stop_if_agreed(room: Room, wish: Stop | None) -> bool:
    if wish is None or not set(tables.opponents(room.table, wish.seat)) <= set(wish.agreed):
        return False
    await room.commit(room.running().match, STOP, wish.seat, "")
    return True


async def close(room: Room) -> None:
    """End the match without a result, by whoever runs the server."""
    await _settle(room, lambda: room.commit(room.running().match, CLOSE, 0, ""))


# Giving up and going


async def resign(room: Room, person: str, seat: int) -> None:
    """Give the match up for a seat. Where other people still play for the win, the agreed bot plays it on for them."""

    async def work() -> None:
        room.running()
        _check_player(room, person, seat)
        goes_on = tables.resign(room.draft(), seat, person)
        bot = room.table.stand_in.bot if goes_on else ""

        def edit(table: Table) -> None:
            if tables.resign(table, seat, person) != goes_on:
                raise Stale("moved-on")

        await room.commit(room.running().match, RESIGN, seat, bot, edit)

    await _settle(room, work)


async def leave(room: Room, person: str, seat: int) -> None:
    """Give a seat up before the match; while it is on, leave the seat to the agreed bot until one is back."""

    async def work() -> None:
        if room.table.status != "running":
            await room.write(lambda table: tables.leave(table, seat, person))
            return
        words = f"{room.table.stand_in.bot} {LEFT}"
        tables.leave(room.draft(), seat, person)
        await room.commit(room.running().match, STAND_IN, seat, words, lambda table: tables.leave(table, seat, person))

    await _settle(room, work)


async def sit(room: Room, person: str, seat: int, name: str, nonce: str) -> None:
    """Take a seat; while the match is on, one's own back from a bot, or say that one is there."""

    def edit(table: Table) -> None:
        tables.sit(table, seat, person, name, nonce, clocks.now())

    async def work() -> None:
        table = room.table
        if table.status == "running" and tables.seat_at(table, seat).stands_in_for == person:
            await room.commit(room.running().match, BACK, seat, "", edit)
        else:
            await room.write(edit)

    await _settle(room, work)


# Stand-ins


async def ask_stand_in(room: Room, person: str, seat: int) -> None:
    """Let the grace of a seat that everybody waits for begin to run, for all to see."""

    async def work() -> None:
        running = room.running()
        tables.seat_at(room.table, seat)
        now = clocks.now()
        is_silent = now - running.moved >= room.table.stand_in.grace
        is_absent = not room.present[seat] or is_silent
        waits = running.deciding == seat
        await room.write(lambda table: tables.ask_stand_in(table, seat, person, waits, is_absent, now))

    await _settle(room, work)


async def welcome(room: Room, seats: list[int]) -> None:
    """Somebody has come who was waited for: their grace runs no more."""
    if room.table.grace is not None and room.table.grace.seat in seats:
        await room.change(_end_grace)


def _end_grace(table: Table) -> None:
    table.grace = None


async def time_out(room: Room) -> None:
    """Act on a clock or a grace that has run out, as was agreed beforehand."""
    async with room.lock:
        await room.read()
        table = room.table
        if table.due is None or table.due > clocks.now():
            return
        if table.grace is not None:
            await _end_of_grace(room, table.grace.seat)
        elif not await _end_of_time(room):
            return
    await room.house.announce(room)


async def _end_of_grace(room: Room, seat: int) -> None:
    """A bot stands in, unless the seat is not waited for any more."""
    if room.deciding != seat or room.table.seats[seat].kind != "person":
        await room.write(_end_grace)
        return
    await _stand_in(room, seat, GRACE)


async def _end_of_time(room: Room) -> bool:
    """The seat has lost, or a bot stands in; whether anything was to be done."""
    table = room.table
    assert table.clock is not None
    seat = table.clock.seat
    if seat is None or clocks.deadline(table.clock_rules, table.clock) is None:
        return False
    if table.clock_rules.on_timeout == "lose":
        await room.commit(room.running().match, LOSS, seat, "")
    elif table.seats[seat].kind == "person":
        await _stand_in(room, seat, TIME)
    else:
        return False
    return True


async def _stand_in(room: Room, seat: int, why: str) -> None:
    words = f"{room.table.stand_in.bot} {why}"
    await room.commit(room.running().match, STAND_IN, seat, words, lambda table: tables.stand_in(table, seat))
