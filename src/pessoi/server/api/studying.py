"""Studying: hints while one plays, what a bot thinks of a match that is over, playing on from any position of it."""

from __future__ import annotations

import time
from typing import Any, Literal

from litestar import Request, delete, get, post, put
from litestar.params import JSONBody
from msgspec import Struct, convert

from pessoi.bots.advice import ADVISER
from pessoi.kernel.phrase import Data
from pessoi.scene.table import ShownTable
from pessoi.server import table as tables
from pessoi.server.api.asking import KNOWN, Id, Small, TheHouse, ThePerson, TheVisitor, id_of, refusals
from pessoi.server.api.matches import find_match, while_here
from pessoi.server.api.playing import AtLog
from pessoi.server.errors import NotFound, NotYours, Refused, guarded
from pessoi.server.forking import fork
from pessoi.server.hinting import take_hint
from pessoi.server.logged import record_from
from pessoi.server.positions import match_at
from pessoi.server.quotas import check_thinking
from pessoi.server.reviewing import is_wanted
from pessoi.server.showing import show_table
from pessoi.server.store import MatchRow, ReviewRow
from pessoi.server.store.reviews import RUNNING, STOPPED


class PlayOn(Struct):
    """From which position on, on which seat (by default the one that decides there), and which bot takes the others."""

    ply: Small
    seat: Small | None = None
    bot: str = "medium"


@post("/matches/{match_id:str}/forks", responses=refusals(400, 401, 403, 404, 409, 413, 429), security=KNOWN)
async def play_on(match_id: Id, data: JSONBody[PlayOn], house: TheHouse, person: ThePerson) -> ShownTable:
    """Play on from a position of a finished match, against bots: a table of your own, whose match counts nowhere."""
    row, room = await find_match(house, match_id, person)
    tables.check_bot(data.bot)
    if data.seat is not None:
        tables.seat_at(room.table, data.seat)
    house.limits.spend("tables", person.id)
    return show_table(await fork(house, row, room.table, data.ply, person, data.seat, data.bot), person)


# Reviews


class ExpectedStep(Struct):
    """A choice that a bot expects somebody to make, as words to be said."""

    seat: int
    label: Data


class Weighed(Struct):
    """A choice, as words to be said, and the share of the win it promised."""

    choice: str
    label: Data
    share: float


class ReviewedChoice(Struct):
    """What was chosen at a ply, what a bot would have chosen and expected then, and what the difference cost."""

    ply: int
    seat: int
    question: Data
    played: Weighed
    best: Weighed
    line: list[ExpectedStep]
    is_agreed: bool
    loss: float
    #: What speaks for the bot's choice; reviews of before say nothing of it.
    reasons: list[Data] = []


class ReviewStatus(Struct):
    """How far a review by a bot has come."""

    bot: str
    status: Literal["running", "stopped", "done", "failed"]
    #: How many of the choices were judged, and how many there are.
    judged: int
    plies: int
    #: Whether it is yours to stop.
    is_yours: bool


class ShownReview(ReviewStatus):
    """What a bot thinks of the choices of a match, by what each seat knew then, as far as it has come."""

    #: Without choices that had no other.
    choices: list[ReviewedChoice]
    #: The share of the win that each row got in the end; none where nobody won.
    outcome: list[float] | None


async def show_review(house: TheHouse, row: MatchRow, review: ReviewRow, person: str | None) -> ShownReview:
    """A review as it stands."""
    judged = await guarded(house.store.reviews.judgements(row.id, review.bot))
    winners = row.winners or []
    return ShownReview(
        bot=review.bot,
        status=convert(review.status, Literal["running", "stopped", "done", "failed"]),
        judged=len(judged),
        plies=review.plies,
        is_yours=review.person_id == person,
        choices=convert([data for data in judged.values() if data is not None], list[ReviewedChoice]),
        outcome=[int(place in winners) / len(winners) for place in range(len(row.result or []))] if winners else None,
    )


@get("/matches/{match_id:str}/reviews", responses=refusals(400, 401, 403, 404))
async def list_reviews(match_id: Id, house: TheHouse, visitor: TheVisitor) -> list[ReviewStatus]:
    """Which bots have looked back at a match, or are at it."""
    row, _ = await find_match(house, match_id, visitor)
    found = []
    for review in await guarded(house.store.reviews.of(row.id)):
        shown = await show_review(house, row, review, id_of(visitor))
        found.append(ReviewStatus(shown.bot, shown.status, shown.judged, shown.plies, shown.is_yours))
    return found


@get("/matches/{match_id:str}/reviews/{bot:str}", responses=refusals(400, 401, 403, 404))
async def get_review(match_id: Id, bot: Id, house: TheHouse, visitor: TheVisitor) -> ShownReview:
    """What a bot thinks of a match, as far as it has come."""
    row, _ = await find_match(house, match_id, visitor)
    review = await guarded(house.store.reviews.get(row.id, bot))
    if review is None:
        raise NotFound("no-review")
    return await show_review(house, row, review, id_of(visitor))


@put("/matches/{match_id:str}/reviews/{bot:str}", responses=refusals(400, 401, 403, 404, 409, 429), security=KNOWN)
async def ask_review(match_id: Id, bot: Id, house: TheHouse, person: ThePerson) -> ShownReview:
    """Have a bot look back at a finished match; one that was stopped goes on, and what is there already is given."""
    row, _ = await find_match(house, match_id, person)
    if row.ended is None:
        raise Refused("no-review-yet")
    tables.check_bot(bot)
    review = await guarded(house.store.reviews.get(row.id, bot))
    if review is None or is_wanted(review):
        record = record_from(row, await guarded(house.store.log(row.id)))
        match_at(record, record.plies)
        await check_thinking(house, person.id)
        house.limits.spend("reviews", person.id)
        review = ReviewRow(row.id, bot, person.id, RUNNING, record.plies, time.time())
        await house.review(review)
    return await show_review(house, row, review, person.id)


@delete(
    "/matches/{match_id:str}/reviews/{bot:str}",
    status_code=200,
    responses=refusals(400, 401, 403, 404),
    security=KNOWN,
)
async def stop_review(match_id: Id, bot: Id, house: TheHouse, person: ThePerson) -> ShownReview:
    """Stop a review that you asked for; what was judged is kept."""
    row, _ = await find_match(house, match_id, person)
    review = await guarded(house.store.reviews.get(row.id, bot))
    if review is None:
        raise NotFound("no-review")
    if review.person_id != person.id:
        raise NotYours("not-your-review")
    await guarded(house.store.reviews.end(row.id, bot, STOPPED))
    stopped = await guarded(house.store.reviews.get(row.id, bot))
    return await show_review(house, row, stopped or review, person.id)


# Hints


class Advice(Struct):
    """One of the choices as a bot sees it, as words to be said."""

    choice: str
    label: Data
    #: What it brings, as far as that can be foreseen.
    outlook: list[Data]
    #: The share of the win it promises; none from a bot that does not judge.
    share: float | None
    #: How often it was tried in thought.
    visits: int
    #: What speaks for it, beside the best of the others.
    reasons: list[Data]
    #: What is expected to follow.
    line: list[ExpectedStep]


class Hint(Struct):
    """What a bot thinks of one's choices: the best ones first, as far as the seat can know."""

    ply: int
    bot: str
    choices: list[Advice]


@post("/tables/{table_id:str}/hints", responses=refusals(400, 401, 403, 404, 409, 413, 429), security=KNOWN)
async def ask_hint(
    table_id: Id, data: JSONBody[AtLog], house: TheHouse, person: ThePerson, request: Request[Any, Any, Any]
) -> Hint | None:
    """What a bot would do in your place, and why; only against bots, and from then on the match is practice."""
    room = await house.enter(table_id, person.id)
    ply = await take_hint(room, person, data.seat, data.log, ADVISER)
    found = await while_here(request, house.advise(room, person, ADVISER, ply))
    return None if found is None else Hint(ply, ADVISER, convert(found, list[Advice]))
