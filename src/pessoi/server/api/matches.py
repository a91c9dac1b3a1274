"""Matches, running and finished: records, positions, statistics."""

from __future__ import annotations

from collections import Counter
from typing import Any

from litestar import get
from litestar.params import FromPath, FromQuery
from msgspec import Struct, convert

from pessoi.bots.review import REVIEWER
from pessoi.games import registry as games
from pessoi.kernel.errors import RecordError
from pessoi.kernel.game import SPECTATOR
from pessoi.kernel.replay import replay
from pessoi.server import table as tables
from pessoi.server.album import Page, still_at
from pessoi.server.api.asking import (
    KNOWN,
    BotName,
    GameName,
    Id,
    Language,
    Moment,
    PageSize,
    TheHouse,
    TheVisitor,
    find_person,
    refusals,
)
from pessoi.server.errors import BadRequest, NotFound, NotYours, Refused
from pessoi.server.house import House
from pessoi.server.keeping import record_from
from pessoi.server.projection import Scene, scene, still_scene
from pessoi.server.store import MatchRow


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


class GameStatistics(Struct):
    """How the finished matches of a game went, by seat."""

    game: str
    matches: int
    wins_by_seat: dict[str, float]
    mean_points_by_seat: dict[str, float]


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


def show_match(row: MatchRow, plies: int | None = None, result: list[int] | None = None) -> ShownMatch:
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
        plies=plies,
        result=result,
    )


async def find_match(house: House, match_id: str) -> MatchRow:
    """A stored match, or a kind refusal."""
    row = await house.store.get_match(match_id)
    if row is None:
        raise NotFound("there is no such match")
    return row


@get("/matches/{match_id:str}", responses=refusals(400, 404))
async def get_match(match_id: Id, house: TheHouse, with_result: FromQuery[bool] = False) -> ShownMatch:
    """One match; its result only if you ask for it."""
    row = await find_match(house, match_id)
    record = record_from(row, await house.store.log(match_id))
    return show_match(row, record.plies, row.result if with_result else None)


@get("/matches/{match_id:str}/record", responses=refusals(400, 404))
async def get_record(match_id: Id, house: TheHouse) -> ShownRecord:
    """The record, for ``pessoi replay`` and ``pessoi verify``; sealed until the match is over."""
    row = await find_match(house, match_id)
    record = record_from(row, await house.store.log(match_id))
    if row.ended is None:
        record = record.sealed(games.find(row.game).verbs)
    return ShownRecord(record.seed is None, str(record))


@get("/matches/{match_id:str}/positions/{ply:int}", responses=refusals(400, 401, 403, 404, 409))
async def get_position(
    match_id: Id,
    ply: FromPath[int],
    house: TheHouse,
    visitor: TheVisitor,
    seat: FromQuery[int] = SPECTATOR,
    language: Language = "en",
) -> Scene:
    """A position of a match as a seat saw it then; hidden cards stay hidden, and the end is not given away.

    While a match is running, only the person on a seat can look through its eyes.
    """
    row = await find_match(house, match_id)
    room = await house.room(row.table_id)
    if seat != SPECTATOR:
        tables.seat_at(room.table, seat)
        if row.ended is None and (visitor is None or seat not in room.table.seats_of(visitor.id)):
            raise NotYours("while the match is running, only the person on that seat can look from there")
    record = record_from(row, await house.store.log(match_id))
    check_ply(ply, record.plies)
    game = games.find(row.game)
    text = room.text(language)
    try:
        match = replay(record, game, ply).match
    except RecordError as error:
        match, problem = None, error
    if match is None or match.base_ply:
        # The rules have changed since and lead elsewhere.
        pages = [Page.unpack(data) for data in await house.store.album(match_id, ply)]
        still = still_at(pages, ply, game, row.seed)
        if still is not None:
            return still_scene(still, seat, record.choices[ply][0] if ply < record.plies else None, text)
    if match is None:
        raise problem
    return scene(match, seat, text, match.base_ply)


def check_ply(ply: int, last: int) -> None:
    """Refuse a ply that there is not."""
    if not 0 <= ply <= last:
        raise BadRequest(f"the match has plies 0 to {last}, not {ply}")


@get("/matches/{match_id:str}/judgements/{ply:int}", responses=refusals(400, 401, 404, 409), security=KNOWN)
async def get_judgement(
    match_id: Id,
    ply: FromPath[int],
    house: TheHouse,
    visitor: TheVisitor,
    bot: BotName = REVIEWER,
    language: Language = "en",
) -> ShownJudgement | None:
    """What a bot thinks of one choice of a finished match, by what its seat knew then; null if it was the only one."""
    await find_person(visitor)
    row = await find_match(house, match_id)
    if row.ended is None:
        raise Refused("a match is reviewed when it is over; while it is running, a judgement would be a hint")
    tables.check_bot(bot)
    record = record_from(row, await house.store.log(match_id))
    check_ply(ply, record.plies - 1)
    names = (await house.room(row.table_id)).text(language).names
    return convert(await house.thinkers.judge(str(record), bot, ply, language, names), ShownJudgement | None)


@get("/statistics", responses=refusals())
async def statistics(house: TheHouse) -> list[GameStatistics]:
    """How the latest thousand finished matches of each game went."""
    found = []
    for name in games.names():
        results = await house.store.results(name)
        wins: Counter[int] = Counter()
        points: Counter[int] = Counter()
        played: Counter[int] = Counter()
        for result, winners in results:
            wins.update(winners)
            for seat, total in enumerate(result):
                played[seat] += 1
                points[seat] += total
        found.append(
            GameStatistics(
                game=name,
                matches=len(results),
                wins_by_seat={str(seat): wins[seat] / played[seat] for seat in sorted(played)},
                mean_points_by_seat={str(seat): points[seat] / played[seat] for seat in sorted(played)},
            )
        )
    return found
