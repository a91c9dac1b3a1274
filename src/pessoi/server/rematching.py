"""A rematch: the same agreement and people at a new table, everybody one seat on."""

from __future__ import annotations

import time
from collections.abc import Collection
from contextlib import suppress
from hashlib import sha256

from pessoi.server.errors import Refused, guarded
from pessoi.server.room import Room
from pessoi.server.rows import table_row
from pessoi.server.store import Conflict
from pessoi.server.table import Seat, Table, new_table, player_of


async def begin_rematch(room: Room, person: str) -> Room:
    """The room of the table after this one; the first who asks makes it."""
    table, house = room.table, room.house
    if person not in table.people:
        raise Refused("rematch-by-players")
    if table.status != "finished":
        raise Refused("still-going-on")
    if table.rematch is not None and await guarded(house.store.get_table(table.rematch)) is not None:
        return await house.room(table.rematch)
    unwanted = await guarded(house.store.manners.blocked_by(table.host))
    again = table_for_rematch(table, unwanted, time.time())
    house.invitations.renew(again)
    with suppress(Conflict):
        await guarded(house.store.add_table(table_row(again, time.time())))
    await room.change(lambda draft: setattr(draft, "rematch", again.id))
    return await house.room(again.id)


def table_for_rematch(table: Table, unwanted: Collection[str | None], now: float) -> Table:
    """The table that all who ask for it make alike; seats of those whom the host does not want stay free."""
    seats, rules = len(table.seats), table.clock_rules
    again = new_table(table.host, table.game, seats, {}, rules, table.is_public, now, table.stand_in)
    again.id = sha256(f"rematch of {table.entropy} at {table.id}".encode()).hexdigest()[: len(table.id)]
    again.options = dict(table.options)
    again.is_rated = table.is_rated
    again.invited = list(table.invited)
    for number, seat in enumerate(table.seats):
        if player_of(seat) not in unwanted:
            again.seats[(number + 1) % seats] = seat_for_rematch(seat)
    return again


def seat_for_rematch(seat: Seat) -> Seat:
    """Who sat there at the beginning: whoever a bot stood in for is back."""
    played_for = seat.stands_in_for or seat.resigned_by
    if played_for is not None:
        return Seat("person", played_for, seat.name)
    return Seat(seat.kind, seat.person, seat.name, seat.bot, is_shared=False)
