"""Playing over HTTP: the scene, choices, undo, a look ahead, take-backs."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post, put
from litestar.params import FromQuery, JSONBody
from msgspec import Meta, Struct

from pessoi.scene.scene import Scene, ShownPreview
from pessoi.scene.table import ShownTable
from pessoi.scene.words import preview_with_words, with_words
from pessoi.server import agreeing
from pessoi.server.api.asking import (
    KNOWN,
    Id,
    Panels,
    Since,
    Small,
    TheHouse,
    ThePerson,
    TheVisitor,
    Words,
    id_of,
    refusals,
)
from pessoi.server.room import Room
from pessoi.server.showing import show_table


class MakeChoice(Struct):
    """A choice for a seat, made at this length of the log."""

    seat: Small
    log: Annotated[int, Meta(ge=0)]
    choice: Annotated[str, Meta(max_length=200)]


class AtLog(Struct):
    """A seat acting at this length of the log."""

    seat: Small
    log: Annotated[int, Meta(ge=0)]


class BySeat(Struct):
    """Which of one's seats is meant."""

    seat: Small


class Answer(Struct):
    """Whether a seat agrees to what another wishes."""

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
    panels: Panels = False,
    words: Words = None,
) -> Scene:
    """The match as a seat sees it, with the events since that much of the log; in words, if a language is named."""
    room = await house.enter(table_id, id_of(visitor))
    return said(room, room.scene(id_of(visitor), seat, watch, seen, panels), words)


def said(room: Room, scene: Scene, words: str | None) -> Scene:
    """The scene as data, or in the words of a language."""
    return scene if words is None else with_words(scene, room.text(words))


@post("/tables/{table_id:str}/choices", responses=refusals(400, 401, 403, 404, 409, 413), security=KNOWN)
async def choose(
    table_id: Id, data: JSONBody[MakeChoice], house: TheHouse, person: ThePerson, words: Words = None
) -> Scene:
    """Make a choice; it is answered once it is kept for good."""
    with house.metrics.choice_seconds.time():
        room = await house.enter(table_id, person.id)
        await room.choose(person.id, data.seat, data.log, data.choice)
        return said(room, room.scene(person.id, data.seat, None, data.log), words)


@post("/tables/{table_id:str}/undo", status_code=200, responses=refusals(400, 401, 403, 404, 409, 413), security=KNOWN)
async def undo(table_id: Id, data: JSONBody[AtLog], house: TheHouse, person: ThePerson, words: Words = None) -> Scene:
    """Take the last choice back, as far as nothing was revealed."""
    room = await house.enter(table_id, person.id)
    await room.undo(person.id, data.seat, data.log)
    return said(room, room.scene(person.id, data.seat, None, data.log), words)


@get("/tables/{table_id:str}/preview", responses=refusals(400, 401, 403, 404, 409), security=KNOWN)
async def preview(
    table_id: Id,
    house: TheHouse,
    person: ThePerson,
    seat: FromQuery[int],
    choice: FromQuery[str],
    words: Words = None,
) -> ShownPreview:
    """What a choice would do, without doing it: no die is rolled, no card turned."""
    room = await house.enter(table_id, person.id)
    shown = room.preview(person.id, seat, choice)
    return shown if words is None else preview_with_words(shown, room.text(words))


@post(
    "/tables/{table_id:str}/take-back",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 409, 413),
    security=KNOWN,
)
async def ask_take_back(table_id: Id, data: JSONBody[BySeat], house: TheHouse, person: ThePerson) -> ShownTable:
    """Ask the others to let you take your last choice back although something was seen since."""
    room = await house.enter(table_id, person.id)
    await agreeing.ask_take_back(room, person.id, data.seat)
    return show_table(room, person)


@put("/tables/{table_id:str}/take-back", responses=refusals(400, 401, 403, 404, 409, 413), security=KNOWN)
async def answer_take_back(table_id: Id, data: JSONBody[Answer], house: TheHouse, person: ThePerson) -> ShownTable:
    """Agree to somebody's take-back, or refuse it."""
    room = await house.enter(table_id, person.id)
    await agreeing.answer_take_back(room, person.id, data.seat, data.agrees)
    return show_table(room, person)


@post(
    "/tables/{table_id:str}/stop",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 409, 413),
    security=KNOWN,
)
async def ask_stop(table_id: Id, data: JSONBody[BySeat], house: TheHouse, person: ThePerson) -> ShownTable:
    """Ask the others to end the match here, without a result; against bots alone it ends at once."""
    room = await house.enter(table_id, person.id)
    await agreeing.ask_stop(room, person.id, data.seat)
    return show_table(room, person)


@put("/tables/{table_id:str}/stop", responses=refusals(400, 401, 403, 404, 409, 413), security=KNOWN)
async def answer_stop(table_id: Id, data: JSONBody[Answer], house: TheHouse, person: ThePerson) -> ShownTable:
    """Agree to end the match, or refuse it."""
    room = await house.enter(table_id, person.id)
    await agreeing.answer_stop(room, person.id, data.seat, data.agrees)
    return show_table(room, person)


@post(
    "/tables/{table_id:str}/resignation",
    status_code=200,
    responses=refusals(400, 401, 403, 404, 409, 413),
    security=KNOWN,
)
async def resign(table_id: Id, data: JSONBody[BySeat], house: TheHouse, person: ThePerson) -> ShownTable:
    """Give the match up; where other people still play for the win, a bot plays the seat on for them."""
    room = await house.enter(table_id, person.id)
    await agreeing.resign(room, person.id, data.seat)
    return show_table(room, person)
