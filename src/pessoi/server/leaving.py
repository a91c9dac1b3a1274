"""Leaving for good: what becomes of a person's tables, seats, words and name."""

from __future__ import annotations

from contextlib import suppress

from pessoi.server import agreeing
from pessoi.server.errors import NotFound, Refused, guarded
from pessoi.server.house import House
from pessoi.server.room import Room
from pessoi.server.store import Person
from pessoi.server.table import Table, player_of

#: What somebody is called who is not here any more: nobody, as Odysseus called himself.
NOBODY = "Outis"
#: Nobody has sat at more tables than can be listed.
ALL = 100_000


async def forget(house: House, person: Person) -> None:
    """Forget a person; what others have played with them stays, under nobody's name.

    Tables of theirs at which nothing was played go, their seats in running matches are left to the agreed bots.
    """
    keys = [session.hash for session in await guarded(house.store.sessions_of(person.id))]
    keys += [kept for kept, _, _ in await guarded(house.store.tokens_of(person.id))]
    for row in await guarded(house.store.list_tables(public_only=False, person=person.id, limit=ALL)):
        with suppress(NotFound):
            await _leave(house, await house.room(row.id), person.id)
    await guarded(house.store.forget_person(person.id, NOBODY))
    await house.hang_up(keys)


async def _leave(house: House, room: Room, person: str) -> None:
    table = room.table
    if table.status == "open" and table.host == person:
        await house.remove_table(room, person)
        return
    if table.status != "finished":
        for seat in table.seats_of(person):
            # The match may have ended meanwhile.
            with suppress(Refused):
                await agreeing.leave(room, person, seat)
    await room.change(lambda draft: _unname(draft, person))


def _unname(table: Table, person: str) -> None:
    for seat in table.seats:
        if person in (player_of(seat), seat.resigned_by):
            seat.name = NOBODY
