"""Tables: opening, sitting down, agreeing, beginning, talking."""

from __future__ import annotations

import time
from typing import Annotated, Literal

from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct, field

from pessoi.kernel.game import Value
from pessoi.server import table as tables
from pessoi.server.api.asking import (
    KNOWN,
    GameName,
    Id,
    Moment,
    PageSize,
    Since,
    TheHouse,
    ThePerson,
    TheVisitor,
    find_person,
    refusals,
)
from pessoi.server.clock import ClockRules
from pessoi.server.errors import BadRequest, NotYours, Refused
from pessoi.server.identity import check_name
from pessoi.server.keeping import decode_table
from pessoi.server.room import Room
from pessoi.server.shown import ShownChat, ShownTable, show_chat, show_table
from pessoi.server.store import ChatLine, Person


class NewTable(Struct):
    """A table to open: the game, how many seats, what is agreed, and which seats bots take."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Value] = field(default_factory=dict)
    #: Bots by seat, as in {"1": "greedy"}.
    bots: dict[str, str] = field(default_factory=dict)
    clock: ClockRules = field(default_factory=ClockRules)
    is_public: bool = False


class TakeSeat(Struct):
    """One's part of the seed, so that nobody can have chosen the dice alone; and a name, if not one's own."""

    nonce: str = ""
    #: Who plays this seat, where one person holds several for others at the same screen.
    name: str = ""


class SeatBot(Struct):
    """The bot for a seat, or none to empty it."""

    bot: str | None = None


class Share(Struct):
    """Whether spectators may see what this seat sees."""

    is_shared: bool


class Say(Struct):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


@post("/tables", responses=refusals(400, 401, 413), security=KNOWN)
async def add_table(data: JSONBody[NewTable], house: TheHouse, person: ThePerson) -> ShownTable:
    """Open a table; you are its host."""
    table = tables.new_table(person.id, data.game, data.seats, data.options, data.clock, data.is_public, time.time())
    numbers = {str(number): number for number in range(data.seats)}
    for seat, bot in data.bots.items():
        if seat not in numbers:
            raise BadRequest(f'bots are given by seat, as in "1": "greedy"; {seat[:20]!r} is no seat of this table')
        tables.put_bot(table, numbers[seat], bot, person.id)
    return show_table(await house.add_table(table), person)


@get("/tables", responses=refusals(400, 401))
async def list_tables(
    house: TheHouse,
    visitor: TheVisitor,
    game: GameName = None,
    status: FromQuery[Literal["open", "running", "finished"] | None] = None,
    mine: FromQuery[bool] = False,
    before: Moment = None,
    limit: PageSize = 50,
) -> list[ShownTable]:
    """Public tables, or one's own, the newest first."""
    person = (await find_person(visitor)).id if mine else None
    rows = await house.store.list_tables(
        game=game, status=status, public_only=not mine, person=person, before=before, limit=limit
    )
    elsewhere = await house.presence.elsewhere([row.id for row in rows])
    shown = []
    for row in rows:
        room = Room(house, row.id)
        room.show(decode_table(row), elsewhere[row.id])
        shown.append(show_table(room, visitor))
    return shown


@get("/tables/{table_id:str}", responses=refusals(400, 401, 404))
async def get_table(table_id: Id, house: TheHouse, visitor: TheVisitor) -> ShownTable:
    """One table."""
    return show_table(await house.room(table_id), visitor)


@get("/invitations/{invitation:str}", responses=refusals(400, 401, 404))
async def get_invitation(invitation: Id, house: TheHouse, visitor: TheVisitor) -> ShownTable:
    """The table an invitation leads to."""
    return show_table(await house.room_of_invitation(invitation), visitor)


@put("/tables/{table_id:str}/seats/{seat:int}", responses=refusals(400, 401, 404, 409, 413), security=KNOWN)
async def take_seat(
    table_id: Id, seat: FromPath[int], data: JSONBody[TakeSeat], house: TheHouse, person: ThePerson
) -> ShownTable:
    """Take an empty seat, or one's own back from the bot that stands in."""
    room = await house.room(table_id)
    name = check_name(data.name) if data.name else person.name
    await room.change(lambda table: tables.sit(table, seat, person.id, name, data.nonce, time.time()))
    return show_table(room, person)


@delete(
    "/tables/{table_id:str}/seats/{seat:int}",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 409),
    security=KNOWN,
)
async def leave_seat(table_id: Id, seat: FromPath[int], house: TheHouse, person: ThePerson) -> ShownTable:
    """Leave a seat; while a match is on a bot stands in."""
    room = await house.room(table_id)
    await room.change(lambda table: tables.leave(table, seat, person.id))
    return show_table(room, person)


@put("/tables/{table_id:str}/seats/{seat:int}/bot", responses=refusals(400, 401, 403, 404, 409, 413), security=KNOWN)
async def seat_bot(
    table_id: Id, seat: FromPath[int], data: JSONBody[SeatBot], house: TheHouse, person: ThePerson
) -> ShownTable:
    """The host seats a bot, or takes it away; while a match is on, lets one stand in for somebody missing."""
    room = await house.room(table_id)

    def edit(table: tables.Table) -> None:
        if table.status == "running" and data.bot is not None:
            if person.id not in table.people:
                raise NotYours("only those at the table can ask for a stand-in")
            if room.present[seat]:
                raise Refused(f"seat {seat} is not missing; somebody is there")
            tables.stand_in(table, seat, data.bot)
        else:
            tables.put_bot(table, seat, data.bot, person.id)

    await room.change(edit)
    return show_table(room, person)


@put("/tables/{table_id:str}/seats/{seat:int}/share", responses=refusals(400, 401, 403, 404, 409, 413), security=KNOWN)
async def share_seat(
    table_id: Id, seat: FromPath[int], data: JSONBody[Share], house: TheHouse, person: ThePerson
) -> ShownTable:
    """Let spectators see what one's seat sees, or stop that."""
    room = await house.room(table_id)

    def edit(table: tables.Table) -> None:
        place = tables.seat_at(table, seat)
        if place.person != person.id:
            raise NotYours(f"seat {seat} is not yours")
        place.is_shared = data.is_shared

    await room.change(edit)
    return show_table(room, person)


@post("/tables/{table_id:str}/start", status_code=200, responses=refusals(400, 401, 403, 404, 409), security=KNOWN)
async def start_table(table_id: Id, house: TheHouse, person: ThePerson) -> ShownTable:
    """Begin the match."""
    room = await house.room(table_id)
    await room.start(person.id)
    return show_table(room, person)


@post("/tables/{table_id:str}/rematch", status_code=200, responses=refusals(400, 401, 404, 409), security=KNOWN)
async def rematch(table_id: Id, house: TheHouse, person: ThePerson) -> ShownTable:
    """Another match with the same people, everybody one seat on."""
    return show_table(await house.rematch(await house.room(table_id), person.id), person)


@get("/tables/{table_id:str}/chat", responses=refusals(400, 404))
async def get_chat(table_id: Id, house: TheHouse, since: Since = 0) -> list[ShownChat]:
    """What was said at the table."""
    await house.room(table_id)
    return [show_chat(line) for line in await house.store.chat(table_id, since)]


@post("/tables/{table_id:str}/chat", responses=refusals(400, 401, 404, 413), security=KNOWN)
async def say(table_id: Id, data: JSONBody[Say], house: TheHouse, person: ThePerson) -> ShownChat:
    """Say something to everybody at the table."""
    return show_chat(await speak(await house.room(table_id), person, data.text))


async def speak(room: Room, person: Person, words: str) -> ChatLine:
    """Say something at a table, if it is fit to be read."""
    if not words.strip() or len(words) > 1000 or not words.replace("\n", " ").isprintable():
        raise BadRequest("a line of chat has 1 to 1000 printable letters")
    return await room.house.speak(room, person, words)
