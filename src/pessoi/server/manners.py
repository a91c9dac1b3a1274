"""How people at tables get along: whom one does not want to hear or have at one's tables, and what is reported."""

from __future__ import annotations

import secrets
import time
from typing import Literal

from msgspec import Struct

from pessoi.server.errors import BadRequest, NotFound, Refused, Unwelcome, guarded
from pessoi.server.house import House
from pessoi.server.store import Missing, Person, Report, Silence
from pessoi.server.table import player_of, seat_at

Kind = Literal["mute", "block"]
#: Nobody keeps a list longer than this.
MOST_SILENCES = 500


class Somebody(Struct, frozen=True):
    """Somebody at a table: who they are, what they are called there, and what they have said, if it is about that."""

    id: str
    name: str
    said: str | None


async def find_somebody(house: House, table_id: str, line: int | None, seat: int | None, person: Person) -> Somebody:
    """Who said a line at a table, or sits there; one does not mean oneself."""
    room = await house.enter(table_id, person.id)
    if (line is None) == (seat is None):
        raise BadRequest("line-or-seat")
    if line is not None:
        said = await guarded(house.store.manners.line(room.id, line))
        if said is None:
            raise NotFound("no-line")
        found = Somebody(said.person_id, said.name, said.text)
    else:
        assert seat is not None
        place = seat_at(room.table, seat)
        player = player_of(place)
        if player is None:
            raise NotFound("nobody-there")
        found = Somebody(player, place.name, None)
    if found.id == person.id:
        raise Refused("that-is-you")
    return found


async def silence(house: House, person: Person, other: Somebody, kind: Kind) -> Silence:
    """Hear somebody no more; blocked, they can't sit down at one's tables either."""
    if len(await guarded(house.store.manners.silences_of(person.id))) >= MOST_SILENCES:
        raise Refused("enough-silences", most=MOST_SILENCES)
    kept = Silence(secrets.token_urlsafe(9), person.id, other.id, kind, other.name, time.time())
    try:
        await guarded(house.store.manners.silence(kept))
    except Missing:
        raise NotFound("nobody-there") from None
    await house.change_manners(person.id)
    return kept


async def end_silence(house: House, person: Person, silence_id: str) -> None:
    """Hear somebody again."""
    if not await guarded(house.store.manners.end_silence(silence_id, person.id)):
        raise NotFound("no-silence")
    await house.change_manners(person.id)


async def report(house: House, person: Person, other: Somebody, table_id: str, reason: str) -> Report:
    """Tell whoever runs the server."""
    house.limits.spend("reports", person.id)
    kept = Report(secrets.token_urlsafe(6), person.id, other.id, other.name, table_id, other.said, reason, time.time())
    await guarded(house.store.manners.report(kept))
    return kept


async def check_welcome(house: House, host: str, person: str) -> None:
    """Whether the host of a table has nothing against somebody sitting down there."""
    if person in await guarded(house.store.manners.blocked_by(host)):
        raise Unwelcome("not-welcome")
