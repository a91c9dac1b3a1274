"""Matches, running and finished: records, positions."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct, convert

from pessoi.bots.review import REVIEWER
from pessoi.games import registry as games
from pessoi.kernel.game import OPEN, SPECTATOR
from pessoi.scene.scene import Scene
from pessoi.scene.words import with_words
from pessoi.server import positions
from pessoi.server import table as tables
from pessoi.server.api.asking import (
    KNOWN,
    BotName,
    GameName,
    Id,
    Language,
    Moment,
    PageSize,
    Panels,
    Since,
    TheHouse,
    ThePerson,
    TheVisitor,
    Words,
    find_person,
    id_of,
    refusals,
)
from pessoi.server.errors import NotFound, NotYours, Refused
from pessoi.server.happenings import chronicle
from pessoi.server.house import House
from pessoi.server.logged import record_from
from pessoi.server.positions import ShownStep
from pessoi.server.quotas import check_thinking
from pessoi.server.room import Room
from pessoi.server.store import MatchRow, Person

T = TypeVar("T")


class ShownMatch(Struct):
    """A match without its course; the result only if asked for."""

    id: str
    table_id: str
    game: str
    rules: str
    seats: int
    options: dict[str, Any]
    commitment: str
    started: float
    ended: float | None
    #: How it ended: played, time, resigned or stopped; only if the result is asked for.
    how: str | None = None
    #: Whether it is practice, so that it counts nowhere.
    is_practice: bool = False
    #: Choices so far; not counted in lists.
    plies: int | None = None
    #: Points by row, if asked for.
    result: list[int] | None = None


class ShownRecord(Struct):
    """A record as text; sealed while the match is running."""

    is_sealed: bool
    record: str


class ShownOpinion(Struct):
    """A choice, in words too, and the share of the win it promised."""

    choice: str
    words: str
    share: float


class ShownJudgement(Struct):
    """What was chosen at a ply, what a bot would have chosen there, and what the difference cost."""

    ply: int
    seat: int
    question: str
    played: ShownOpinion
    best: ShownOpinion
    is_agreed: bool
    loss: float


@get("/matches", responses=refusals(400, 401))
async def list_matches(
    house: TheHouse,
    visitor: TheVisitor,
    game: GameName = None,
    finished: FromQuery[bool | None] = None,
    mine: FromQuery[bool] = False,
    before: Moment = None,
    limit: PageSize = 50,
) -> list[ShownMatch]:
    """Matches at public tables, or one's own, the newest first; results are not told here."""
    person = (await find_person(visitor)).id if mine else None
    rows = await house.store.list_matches(
        game=game, person=person, finished=finished, public_only=not mine, before=before, limit=limit
    )
    return [show_match(row) for row in rows]


def show_match(row: MatchRow, plies: int | None = None, with_result: bool = False) -> ShownMatch:
    """A match without its seed."""
    return ShownMatch(
        id=row.id,
        table_id=row.table_id,
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        options=row.options,
        commitment=row.commitment,
        started=row.started,
        ended=row.ended,
        how=row.how if with_result else None,
        is_practice=row.is_practice,
        plies=plies,
        result=row.result if with_result else None,
    )


async def find_match(house: House, match_id: str, visitor: Person | None) -> tuple[MatchRow, Room]:
    """A stored match and the room it is played in, or a kind refusal."""
    row = await house.store.get_match(match_id)
    if row is None:
        raise NotFound("no-match")
    return row, await house.enter(row.table_id, id_of(visitor))


@get("/matches/{match_id:str}", responses=refusals(400, 401, 403, 404))
async def get_match(
    match_id: Id, house: TheHouse, visitor: TheVisitor, with_result: FromQuery[bool] = False
) -> ShownMatch:
    """One match; its result only if you ask for it."""
    row, _ = await find_match(house, match_id, visitor)
    record = record_from(row, await house.store.log(match_id))
    return show_match(row, record.plies, with_result)


@get("/matches/{match_id:str}/record", responses=refusals(400, 401, 403, 404))
async def get_record(match_id: Id, house: TheHouse, visitor: TheVisitor) -> ShownRecord:
    """The record, for ``pessoi replay`` and ``pessoi verify``; sealed until the match is over."""
    row, _ = await find_match(house, match_id, visitor)
    log = await house.store.log(match_id)
    record = record_from(row, log)
    if row.ended is None:
        record = record.sealed(games.find(row.game).verbs)
    return ShownRecord(record.seed is None, chronicle(log, row.is_practice) + str(record))


@get("/matches/{match_id:str}/positions/{ply:int}", responses=refusals(400, 401, 403, 404, 409))
async def get_position(
    match_id: Id,
    ply: FromPath[int],
    house: TheHouse,
    visitor: TheVisitor,
    seat: FromQuery[int] = SPECTATOR,
    panels: Panels = False,
    words: Words = None,
) -> Scene:
    """A position of a match as a seat saw it then; hidden cards stay hidden, and the end is not given away.

    While a match is running, only the person on a seat can look through its eyes; once it is over, -2 is all seats
    together.
    """
    row, room = await find_match(house, match_id, visitor)
    check_eyes(room, row, visitor, seat)
    shown = await positions.position(house, row, ply, seat, panels)
    return shown if words is None else with_words(shown, room.text(words))


def check_eyes(room: Room, row: MatchRow, visitor: Person | None, seat: int) -> None:
    """Whether a match may be looked at through the eyes of this seat."""
    if seat == OPEN:
        if row.ended is None:
            raise Refused("open-when-over")
    elif seat != SPECTATOR:
        tables.seat_at(room.table, seat)
        if row.ended is None and (visitor is None or seat not in room.table.seats_of(visitor.id)):
            raise NotYours("only-own-eyes")


@get("/matches/{match_id:str}/positions", responses=refusals(400, 401, 403, 404, 409))
async def list_positions(
    match_id: Id,
    house: TheHouse,
    visitor: TheVisitor,
    first: Since = 0,
    count: PageSize = 50,
    seat: FromQuery[int] = SPECTATOR,
    panels: Panels = False,
) -> list[ShownStep]:
    """Positions one after another, each told by what is new in it, for looking through a match without waiting."""
    row, room = await find_match(house, match_id, visitor)
    check_eyes(room, row, visitor, seat)
    return await positions.steps(house, row, first, count, seat, panels)


@get("/matches/{match_id:str}/points", responses=refusals(400, 401, 403, 404, 409))
async def get_points(match_id: Id, house: TheHouse, visitor: TheVisitor) -> list[list[int]]:
    """How the points of a finished match grew: those of every row after each number of choices."""
    row, _ = await find_match(house, match_id, visitor)
    if row.ended is None:
        raise Refused("no-points-yet")
    return await positions.points(house, row)


@get("/matches/{match_id:str}/judgements/{ply:int}", responses=refusals(400, 401, 403, 404, 409, 429), security=KNOWN)
async def get_judgement(
    match_id: Id,
    ply: FromPath[int],
    house: TheHouse,
    person: ThePerson,
    request: Request[Any, Any, Any],
    bot: BotName = REVIEWER,
    language: Language = "en",
) -> ShownJudgement | None:
    """What a bot thinks of one choice of a finished match, by what its seat knew then; null if it was the only one."""
    house.limits.spend("judgements", person.id)
    row, room = await find_match(house, match_id, person)
    if row.ended is None:
        raise Refused("no-review-yet")
    tables.check_bot(bot)
    record = record_from(row, await house.store.log(match_id))
    positions.check_ply(ply, record.plies - 1)
    await check_thinking(house, person.id)
    judging = house.judge(person, row, ply, bot, room.text(language))
    return convert(await while_here(request, judging), ShownJudgement | None)


async def while_here(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T | None:
    """What a client waits for; dropped as soon as it hangs up."""

    async def hanging_up() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    working, leaving = asyncio.create_task(work), asyncio.create_task(hanging_up())
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        working.cancel()
        leaving.cancel()
