"""Not wanting to hear somebody, and reporting them."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from pessoi.server import manners
from pessoi.server.api.asking import OWN, Id, TheHouse, TheOwner, refusals
from pessoi.server.manners import Kind
from pessoi.server.store import Silence

#: The number of a line or a seat, as far as databases count.
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
TableId = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class NewSilence(Struct):
    """Somebody at a table, by a line they said or the seat they have; mute them, or block them from your tables too."""

    table: TableId
    kind: Kind
    line: Number | None = None
    seat: Number | None = None


class ShownSilence(Struct):
    """Somebody you do not want to hear: the number to end that by, what they were called, and since when."""

    id: str
    name: str
    kind: Kind
    created: float


class NewReport(Struct):
    """Somebody at a table, by a line they said or the seat they have, and what is wrong with that."""

    table: TableId
    reason: Annotated[str, Meta(min_length=1, max_length=1000)]
    line: Number | None = None
    seat: Number | None = None


class ShownReport(Struct):
    """That a report is kept: its number, to speak of it."""

    id: str


def show_silence(silence: Silence) -> ShownSilence:
    """A silence as the one who keeps it sees it; who the other is, is not told."""
    return ShownSilence(silence.id, silence.name, "block" if silence.kind == "block" else "mute", silence.created)


@get("/silences", responses=refusals(401, 403), security=OWN)
async def list_silences(house: TheHouse, owner: TheOwner) -> list[ShownSilence]:
    """Whom you do not want to hear, the oldest first."""
    return [show_silence(kept) for kept in await house.store.manners.silences_of(owner.person.id)]


@post("/silences", responses=refusals(400, 401, 403, 404, 409, 413), security=OWN)
async def add_silence(data: JSONBody[NewSilence], house: TheHouse, owner: TheOwner) -> ShownSilence:
    """Hear somebody no more, at no table; if blocked, they can't sit down at your tables either. They are not told."""
    other = await manners.find_somebody(house, data.table, data.line, data.seat, owner.person)
    return show_silence(await manners.silence(house, owner.person, other, data.kind))


@delete("/silences/{silence_id:str}", status_code=204, responses=refusals(400, 401, 403, 404), security=OWN)
async def end_silence(silence_id: Id, house: TheHouse, owner: TheOwner) -> None:
    """Hear somebody again."""
    await manners.end_silence(house, owner.person, silence_id)


@post("/reports", responses=refusals(400, 401, 403, 404, 409, 413, 429), security=OWN)
async def add_report(data: JSONBody[NewReport], house: TheHouse, owner: TheOwner) -> ShownReport:
    """Tell whoever runs the server about somebody; the line is kept with it."""
    other = await manners.find_somebody(house, data.table, data.line, data.seat, owner.person)
    return ShownReport((await manners.report(house, owner.person, other, data.table, data.reason)).id)
