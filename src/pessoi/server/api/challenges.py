"""Challenges of the day and the ladder of the week: what there is to try, one's own tries, and the tables."""

from __future__ import annotations

import time
from datetime import date, timedelta
from typing import Literal

from litestar import get, post
from msgspec import Struct

from pessoi import daily
from pessoi.games import registry as games
from pessoi.kernel.game import Value
from pessoi.scene.table import ShownTable
from pessoi.server.api.asking import KNOWN, Id, TheHouse, ThePerson, TheVisitor, id_of, refusals
from pessoi.server.challenges import (
    Result,
    Streak,
    challenge_of_day,
    climbers_of,
    closing_of,
    counts,
    day_of,
    height_of,
    is_won,
    ladder_of_week,
    streak_of,
    table_of,
)
from pessoi.server.house import House
from pessoi.server.showing import show_table
from pessoi.server.store import Try
from pessoi.server.trying import try_daily, try_ladder

#: How many places of a table are shown; one's own always is.
MOST_SHOWN = 50


class ShownTry(Struct):
    """A try of one's own."""

    table_id: str
    match_id: str
    #: Still to be finished; played to the end; given up or stopped; with take-backs; or ended when time was over.
    state: Literal["running", "finished", "given-up", "practice", "late"]
    points: int | None = None
    rival: int | None = None
    is_won: bool = False
    place: int | None = None


class ShownResult(Struct):
    """A place in the table of a challenge."""

    place: int
    name: str
    points: int
    rival: int
    is_won: bool
    is_you: bool


class ShownBest(Struct):
    """The best of the day before, to be looked at again."""

    match_id: str
    name: str


class ShownDaily(Struct):
    """The challenge of the day in one game."""

    game: str
    #: Its level, from 1 to the highest there is, and what is agreed.
    level: int
    levels: int
    options: dict[str, Value]
    #: How many have finished it today.
    finished: int
    own: ShownTry | None
    #: The table; None before one's own try is over.
    results: list[ShownResult] | None
    yesterday: ShownBest | None


class ShownClimber(Struct):
    """A place in the table of a ladder."""

    place: int
    name: str
    height: int
    tries: int
    is_you: bool


class ShownLadder(Struct):
    """The ladder of the week in one game: its steps, how high one is oneself, and how high others are."""

    game: str
    #: What is agreed on each step, the lowest first.
    steps: list[dict[str, Value]]
    height: int
    #: How often one has tried the next step, and one's last try, if it goes on.
    tries: int
    running: ShownTry | None
    climbers: list[ShownClimber]


class ShownChallenges(Struct):
    """What there is to try today and this week."""

    day: date
    #: When the day is over, and when the week.
    day_closes: float
    week_closes: float
    streak: Streak
    daily: list[ShownDaily]
    ladders: list[ShownLadder]


@get("/challenges", responses=refusals())
async def get_challenges(house: TheHouse, visitor: TheVisitor) -> ShownChallenges:
    """The challenges of today and the ladders of this week, as far as it spoils nothing for you."""
    you = id_of(visitor)
    today = day_of(time.time())
    own = [] if you is None else await house.store.tries.of_person(you, "daily/")
    finished = {date.fromisoformat(attempt.challenge.split("/")[1]) for attempt in own if counts(attempt)}
    names = daily.games()
    ladder = ladder_of_week(today, names[0])
    return ShownChallenges(
        day=today,
        day_closes=challenge_of_day(today, names[0]).closes,
        week_closes=ladder[0].closes,
        streak=streak_of(finished, today),
        daily=[await show_daily(house, today, game, you) for game in names],
        ladders=[await show_ladder(house, today, game, you) for game in names],
    )


async def show_daily(house: House, today: date, game: str, you: str | None) -> ShownDaily:
    """The challenge of a day, with its table for those who have played."""
    challenge = challenge_of_day(today, game)
    before = challenge_of_day(today - timedelta(days=1), game)
    tries = await house.store.tries.of_challenges([challenge.name, before.name])
    results = table_of([attempt for attempt in tries if attempt.challenge == challenge.name])
    best = next(iter(table_of([attempt for attempt in tries if attempt.challenge == before.name])), None)
    mine = next((one for one in tries if one.challenge == challenge.name and one.person_id == you), None)
    own = None if mine is None else show_try(mine, results)
    return ShownDaily(
        game=game,
        level=challenge.level + 1,
        levels=len(games.find(game).solo_levels()),
        options=challenge.options,
        finished=len(results),
        own=own,
        results=None if own is None or own.state == "running" else show_results(results, you),
        yesterday=None if best is None else ShownBest(best.attempt.match_id, best.attempt.name),
    )


def show_try(attempt: Try, results: list[Result]) -> ShownTry:
    """How a try of one's own stands."""
    shown = ShownTry(attempt.table_id, attempt.match_id, state_of(attempt), is_won=is_won(attempt))
    if attempt.result is not None:
        shown.points, *others = attempt.result
        shown.rival = max(others)
    shown.place = next((result.place for result in results if result.attempt is attempt), None)
    return shown


def state_of(attempt: Try) -> Literal["running", "finished", "given-up", "practice", "late"]:
    """How a try stands, in a word."""
    if attempt.ended is None:
        return "running"
    if attempt.is_practice:
        return "practice"
    if attempt.result is None:
        return "given-up"
    return "finished" if attempt.ended < closing_of(attempt.challenge) else "late"


def show_results(results: list[Result], you: str | None) -> list[ShownResult]:
    """The first places of a table, and one's own."""
    return [
        ShownResult(
            result.place,
            result.attempt.name,
            result.points,
            result.rival,
            is_won(result.attempt),
            result.attempt.person_id == you,
        )
        for number, result in enumerate(results)
        if number < MOST_SHOWN or result.attempt.person_id == you
    ]


async def show_ladder(house: House, today: date, game: str, you: str | None) -> ShownLadder:
    """The ladder of a week."""
    steps = ladder_of_week(today, game)
    tries = await house.store.tries.of_challenges([step.name for step in steps])
    own = [attempt for attempt in tries if attempt.person_id == you]
    height = height_of(own)
    on_step = [attempt for attempt in own if height < len(steps) and attempt.challenge == steps[height].name]
    running = next((attempt for attempt in on_step if attempt.ended is None), None)
    return ShownLadder(
        game=game,
        steps=[step.options for step in steps],
        height=height,
        tries=len(on_step),
        running=None if running is None else show_try(running, []),
        climbers=[
            ShownClimber(climber.place, climber.name, climber.height, climber.tries, climber.person_id == you)
            for number, climber in enumerate(climbers_of(tries))
            if number < MOST_SHOWN or climber.person_id == you
        ],
    )


@post("/challenges/daily/{game_name:str}", status_code=200, responses=refusals(400, 401, 409, 429), security=KNOWN)
async def try_challenge_of_day(game_name: Id, house: TheHouse, person: ThePerson) -> ShownTable:
    """Take up the challenge of the day, or go on with it; once it is over, this is practice with the same deal."""
    now = time.time()
    return show_table(await try_daily(house, person, challenge_of_day(day_of(now), game_name), now), person)


@post("/challenges/ladder/{game_name:str}", status_code=200, responses=refusals(400, 401, 409, 429), security=KNOWN)
async def try_step(game_name: Id, house: TheHouse, person: ThePerson) -> ShownTable:
    """Try the next step of this week's ladder, or go on with it."""
    now = time.time()
    return show_table(await try_ladder(house, person, game_name, day_of(now), now), person)
