"""Tables: opening, sitting down, agreeing, beginning, talking."""

from __future__ import annotations

import time
from typing import Annotated, Literal

from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct, field

from pessoi.kernel.game import Value
from pessoi.scene.table import ClockRules, ShownChat, ShownTable, StandInRules
from pessoi.server import agreeing
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
    id_of,
    refusals,
)
from pessoi.server.errors import BadRequest, NotYours
from pessoi.server.inviting import withdraw
from pessoi.server.manners import check_welcome
from pessoi.server.names import check_name
from pessoi.server.quotas import check_start
from pessoi.server.rating import check_rated_seat, check_rated_table
from pessoi.server.rematching import begin_rematch
from pessoi.server.room import Room
from pessoi.server.rows import read_table
from pessoi.server.showing import show_chat, show_table
from pessoi.server.store import ChatLine, Glance, Person


class NewTable(Struct):
    """A table to open: the game, how many seats, what is agreed, and which seats bots take."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Value] = field(default_factory=dict)
    #: Bots by seat, as in {"1": "greedy"}.
    bots: dict[str, str] = field(default_factory=dict)
    clock: ClockRules = field(default_factory=ClockRules)
    is_public: bool = False
    #: Who plays for somebody who is gone, and after how long where there is no clock.
    stand_in: StandInRules = field(default_factory=StandInRules)
    #: Whether the match changes the ratings of those who play: people with accounts, each on one seat.
    is_rated: bool = False


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


class NewLine(Struct):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


@post("/tables", responses=refusals(400, 401, 413, 429), security=KNOWN)
async def add_table(data: JSONBody[NewTable], house: TheHouse, person: ThePerson) -> ShownTable:
    """Open a table; you are its host."""
    table = tables.new_table(
        person.id, data.game, data.seats, data.options, data.clock, data.is_public, time.time(), data.stand_in
    )
    if data.is_rated:
        check_rated_table(table, person)
        table.is_rated = True
    numbers = {str(number): number for number in range(data.seats)}
    for seat, bot in data.bots.items():
        if seat not in numbers:
            raise BadRequest("bots-by-seat", seat=seat[:20])
        tables.put_bot(table, numbers[seat], bot, person.id)
    house.limits.spend("tables", person.id)
    return show_table(await house.add_table(table), person)


@get("/tables", responses=refusals(400, 401))
async def list_tables(
    house: TheHouse,
    visitor: TheVisitor,
    game: GameName = None,
    status: FromQuery[Literal["open", "running", "finished", "unfinished"] | None] = None,
    mine: FromQuery[bool] = False,
    before: Moment = None,
    limit: PageSize = 50,
) -> list[ShownTable]:
    """Public tables, or one's own, the newest first; unfinished are those that are open or running."""
    person = (await find_person(visitor)).id if mine else None
    statuses = ["open", "running"] if status == "unfinished" else [status] if status else []
    rows = await house.store.list_tables(
        game=game, statuses=statuses, public_only=not mine, person=person, before=before, limit=limit
    )
    elsewhere = await house.presence.elsewhere([row.id for row in rows])
    found = [read_table(row) for row in rows]
    glances = await house.store.glances([table.match_id for table in found if table.match_id is not None])
    shown = []
    for table in found:
        room = Room(house, table.id)
        room.show(table, elsewhere[table.id], glances.get(table.match_id or "", Glance()))
        shown.append(show_table(room, visitor))
    return shown


@get("/tables/{table_id:str}", responses=refusals(400, 401, 403, 404))
async def get_table(table_id: Id, house: TheHouse, visitor: TheVisitor) -> ShownTable:
    """One table."""
    return show_table(await house.enter(table_id, id_of(visitor)), visitor)


@delete("/tables/{table_id:str}", status_code=204, responses=refusals(400, 401, 403, 404, 409), security=KNOWN)
async def remove_table(table_id: Id, house: TheHouse, person: ThePerson) -> None:
    """Do away with a table at which no match has begun; its host can."""
    await house.remove_table(await house.enter(table_id, person.id), person.id)


@get("/invitations/{invitation:str}", responses=refusals(400, 401, 404))
async def get_invitation(invitation: Id, house: TheHouse, visitor: TheVisitor) -> ShownTable:
    """The table an invitation leads to."""
    return show_table(await house.room_of_invitation(invitation), visitor)


@post("/invitations/{invitation:str}", status_code=200, responses=refusals(400, 401, 404, 409), security=KNOWN)
async def accept_invitation(invitation: Id, house: TheHouse, person: ThePerson) -> ShownTable:
    """Come by an invitation: you may sit and watch at its table from now on, until the host withdraws it."""
    return show_table(await house.accept(invitation, person.id), person)


@put("/tables/{table_id:str}/invitation", responses=refusals(400, 401, 403, 404, 409), security=KNOWN)
async def renew_invitation(table_id: Id, house: TheHouse, person: ThePerson) -> ShownTable:
    """The host makes a new invitation; the one before leads nowhere, and who came by it without a seat is shown out."""
    room = await house.enter(table_id, person.id)
    await room.change(lambda table: withdraw(table, person.id, house.invitations))
    return show_table(room, person)


@delete(
    "/tables/{table_id:str}/invitation",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 409),
    security=KNOWN,
)
async def withdraw_invitation(table_id: Id, house: TheHouse, person: ThePerson) -> ShownTable:
    """The host withdraws the invitation, without a new one."""
    room = await house.enter(table_id, person.id)
    await room.change(lambda table: withdraw(table, person.id, None))
    return show_table(room, person)


@put("/tables/{table_id:str}/seats/{seat:int}", responses=refusals(400, 401, 403, 404, 409, 413), security=KNOWN)
async def take_seat(
    table_id: Id, seat: FromPath[int], data: JSONBody[TakeSeat], house: TheHouse, person: ThePerson
) -> ShownTable:
    """Take an empty seat, or one's own back from the bot that stands in."""
    room = await house.enter(table_id, person.id)
    name = check_name(data.name) if data.name else person.name
    check_rated_seat(room.table, person, seat)
    if room.table.status == "open" and person.id not in room.table.people:
        await check_welcome(house, room.table.host, person.id)
    await agreeing.sit(room, person.id, seat, name, data.nonce)
    return show_table(room, person)


@delete(
    "/tables/{table_id:str}/seats/{seat:int}",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 409),
    security=KNOWN,
)
async def leave_seat(table_id: Id, seat: FromPath[int], house: TheHouse, person: ThePerson) -> ShownTable:
    """Leave a seat; while a match is on, the agreed bot stands in until you take it back."""
    room = await house.enter(table_id, person.id)
    await agreeing.leave(room, person.id, seat)
    return show_table(room, person)


@put("/tables/{table_id:str}/seats/{seat:int}/bot", responses=refusals(400, 401, 403, 404, 409, 413), security=KNOWN)
async def seat_bot(
    table_id: Id, seat: FromPath[int], data: JSONBody[SeatBot], house: TheHouse, person: ThePerson
) -> ShownTable:
    """The host seats a bot before the match, or takes it away."""
    room = await house.enter(table_id, person.id)
    await room.change(lambda table: tables.put_bot(table, seat, data.bot, person.id))
    return show_table(room, person)


@post(
    "/tables/{table_id:str}/seats/{seat:int}/stand-in",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 409),
    security=KNOWN,
)
async def ask_stand_in(table_id: Id, seat: FromPath[int], house: TheHouse, person: ThePerson) -> ShownTable:
    """Let the agreed grace begin to run for somebody missing; when it is out, the agreed bot stands in.

    Only without a clock: a clock says by itself when time is out, and is never cut short.
    """
    room = await house.enter(table_id, person.id)
    await agreeing.ask_stand_in(room, person.id, seat)
    return show_table(room, person)


@put("/tables/{table_id:str}/seats/{seat:int}/share", responses=refusals(400, 401, 403, 404, 409, 413), security=KNOWN)
async def share_seat(
    table_id: Id, seat: FromPath[int], data: JSONBody[Share], house: TheHouse, person: ThePerson
) -> ShownTable:
    """Let spectators see what one's seat sees, or stop that."""
    room = await house.enter(table_id, person.id)

    def edit(table: tables.Table) -> None:
        place = tables.seat_at(table, seat)
        if place.person != person.id:
            raise NotYours("not-your-seat")
        place.is_shared = data.is_shared

    await room.change(edit)
    return show_table(room, person)


@post("/tables/{table_id:str}/start", status_code=200, responses=refusals(400, 401, 403, 404, 409, 429), security=KNOWN)
async def start_table(table_id: Id, house: TheHouse, person: ThePerson) -> ShownTable:
    """Begin the match."""
    room = await house.enter(table_id, person.id)
    async with house.starting:
        await check_start(house, room.table)
        await room.start(person.id)
    return show_table(room, person)


@post("/tables/{table_id:str}/rematch", status_code=200, responses=refusals(400, 401, 403, 404, 409), security=KNOWN)
async def rematch(table_id: Id, house: TheHouse, person: ThePerson) -> ShownTable:
    """Another match with the same people, everybody one seat on."""
    return show_table(await begin_rematch(await house.enter(table_id, person.id), person.id), person)


@get("/tables/{table_id:str}/chat", responses=refusals(400, 401, 403, 404))
async def get_chat(table_id: Id, house: TheHouse, visitor: TheVisitor, since: Since = 0) -> list[ShownChat]:
    """What was said at the table, but for those you do not want to hear."""
    you = id_of(visitor)
    await house.enter(table_id, you)
    silenced = frozenset() if you is None else await house.store.manners.silenced_by(you)
    lines = await house.store.chat(table_id, since)
    return [show_chat(line, you) for line in lines if line.person_id not in silenced]


@post("/tables/{table_id:str}/chat", responses=refusals(400, 401, 403, 404, 413, 429), security=KNOWN)
async def say(table_id: Id, data: JSONBody[NewLine], house: TheHouse, person: ThePerson) -> ShownChat:
    """Say something to everybody at the table."""
    return show_chat(await speak(await house.enter(table_id, person.id), person, data.text), person.id)


async def speak(room: Room, person: Person, words: str) -> ChatLine:
    """Say something at a table, if it is fit to be read."""
    if not words.strip() or len(words) > 1000 or not words.replace("\n", " ").isprintable():
        raise BadRequest("chat-length")
    return await room.house.speak(room, person, words)
