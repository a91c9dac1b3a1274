"""Playing over HTTP: the scene, choices, undo, a look ahead, take-backs."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post, put
from litestar.params import FromQuery, JSONBody
from msgspec import Meta, Struct

from pessoi.server.api.asking import (
    KNOWN,
    Id,
    Language,
    Since,
    Small,
    TheHouse,
    ThePerson,
    TheVisitor,
    refusals,
)
from pessoi.server.projection import Scene, ShownPreview
from pessoi.server.shown import ShownTable, show_table


class MakeChoice(Struct):
    """A choice for a seat, made at this length of the log."""

    seat: Small
    ply: Annotated[int, Meta(ge=0)]
    choice: Annotated[str, Meta(max_length=200)]


class AtPly(Struct):
    """A seat acting at this length of the log."""

    seat: Small
    ply: Annotated[int, Meta(ge=0)]


class BySeat(Struct):
    """Which of one's seats is meant."""

    seat: Small


class Answer(Struct):
    """Whether a seat agrees to a take-back."""

    seat: Small
    agrees: bool


@get("/tables/{table_id:str}/scene", responses=refusals(400, 401, 403, 404, 409))
async def get_scene(
    table_id: Id,
    house: TheHouse,
    visitor: TheVisitor,
    seat: FromQuery[int | None] = None,
    watch: FromQuery[int | None] = None,
    seen: Since = 0,
    language: Language = "en",
) -> Scene:
    """The match as a seat sees it, with the events since that much of the log."""
    room = await house.room(table_id)
    return room.scene(None if visitor is None else visitor.id, seat, watch, language, seen)


@post("/tables/{table_id:str}/choices", responses=refusals(400, 401, 403, 404, 409, 413), security=KNOWN)
async def choose(
    table_id: Id, data: JSONBody[MakeChoice], house: TheHouse, person: ThePerson, language: Language = "en"
) -> Scene:
    """Make a choice; it is answered once it is kept for good."""
    room = await house.room(table_id)
    await room.choose(person.id, data.seat, data.ply, data.choice)
    return room.scene(person.id, data.seat, None, language, data.ply)


@post("/tables/{table_id:str}/undo", status_code=200, responses=refusals(400, 401, 403, 404, 409, 413), security=KNOWN)
async def undo(
    table_id: Id, data: JSONBody[AtPly], house: TheHouse, person: ThePerson, language: Language = "en"
) -> Scene:
    """Take the last choice back, as far as nothing was revealed."""
    room = await house.room(table_id)
    await room.undo(person.id, data.seat, data.ply)
    return room.scene(person.id, data.seat, None, language, data.ply)


@get("/tables/{table_id:str}/preview", responses=refusals(400, 401, 403, 404, 409), security=KNOWN)
async def preview(
    table_id: Id,
    house: TheHouse,
    person: ThePerson,
    seat: FromQuery[int],
    choice: FromQuery[str],
    language: Language = "en",
) -> ShownPreview:
    """What a choice would do, without doing it: no die is rolled, no card turned."""
    return (await house.room(table_id)).preview(person.id, seat, choice, language)


@post(
    "/tables/{table_id:str}/take-back",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 409, 413),
    security=KNOWN,
)
async def ask_take_back(table_id: Id, data: JSONBody[BySeat], house: TheHouse, person: ThePerson) -> ShownTable:
    """Ask the others to let you take your last choice back although something was seen since."""
    room = await house.room(table_id)
    await room.ask_take_back(person.id, data.seat)
    return show_table(room, person)


@put("/tables/{table_id:str}/take-back", responses=refusals(400, 401, 403, 404, 409, 413), security=KNOWN)
async def answer_take_back(table_id: Id, data: JSONBody[Answer], house: TheHouse, person: ThePerson) -> ShownTable:
    """Agree to somebody's take-back, or refuse it."""
    room = await house.room(table_id)
    await room.answer_take_back(person.id, data.seat, data.agrees)
    return show_table(room, person)
