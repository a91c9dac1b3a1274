"""Taking up a challenge: a table for one, the deal of everybody, and a match that goes on at once."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import TYPE_CHECKING

from pessoi.games import registry as games
from pessoi.kernel.match import Match
from pessoi.scene.scene import Course
from pessoi.scene.table import ClockRules
from pessoi.server import table as tables
from pessoi.server.challenges import Challenge, height_of, ladder_of_week
from pessoi.server.errors import Refused, Stale, guarded
from pessoi.server.logged import Logged
from pessoi.server.quotas import check_start
from pessoi.server.room import TRIES, Room
from pessoi.server.rows import match_row, table_row
from pessoi.server.store import Conflict, Person, Try
from pessoi.server.table import Seat, Table

if TYPE_CHECKING:
    from datetime import date

    from pessoi.server.house import House


async def try_daily(house: House, person: Person, challenge: Challenge, now: float) -> Room:
    """The room of one's only try that counts, or of further practice once that is over."""
    for _ in range(TRIES):
        own = await guarded(house.store.tries.of_person(person.id, challenge.name))
        try:
            return await _go_on(house, own) or await _begin(house, person, challenge, None if own else 1, now)
        except Conflict:
            continue
    raise Stale("table-keeps-changing")


async def try_ladder(house: House, person: Person, game: str, day: date, now: float) -> Room:
    """The room of a try of the next step; one may try as often as one likes."""
    steps = ladder_of_week(day, game)
    beginning = steps[0].name.removesuffix("0")
    for _ in range(TRIES):
        own = await guarded(house.store.tries.of_person(person.id, beginning))
        height = height_of(own)
        if height == len(steps):
            raise Refused("ladder-climbed")
        step = steps[height]
        on_step = [attempt for attempt in own if attempt.challenge == step.name]
        try:
            return await _go_on(house, on_step) or await _begin(house, person, step, len(on_step) + 1, now)
        except Conflict:
            continue
    raise Stale("table-keeps-changing")


async def _go_on(house: House, own: list[Try]) -> Room | None:
    """The room of the try that is not over yet, if there is one."""
    for attempt in own:
        if attempt.ended is None:
            return await house.room(attempt.table_id)
    return None


async def _begin(house: House, person: Person, challenge: Challenge, number: int | None, now: float) -> Room:
    """Begin a try of this number, or (None) practice; Conflict if there is one meanwhile."""
    is_practice = number is None
    table = _table_for(house, person, challenge, now)
    table.challenge = None if is_practice else challenge.name
    async with house.starting:
        await check_start(house, table)
        house.limits.spend("tables", person.id)
        match = Match.begin(games.find(table.game), 1, table.seed, table.options)
        logged = Logged(match, 0, [], Course(is_practice=is_practice), moved=now)
        # Many play this deal, so the match is named after its table, too.
        match_id = f"m{sha256(f'{table.seed} {table.id}'.encode()).hexdigest()[:16]}"
        tables.begin(table, match_id, logged.deciding, now)
        row = match_row(table, logged, now)
        await guarded(house.store.tries.begin(table_row(table, now), row, challenge.name, number))
    return await house.room(table.id)


def _table_for(house: House, person: Person, challenge: Challenge, now: float) -> Table:
    """A table for one to which no invitation leads; nobody adds anything to the seed."""
    table = tables.new_table(person.id, challenge.game, 1, challenge.options, ClockRules(), False, now)
    table.entropy = challenge.seed(house.challenge_key)
    table.invitation = secrets.token_hex(32)
    table.seats[0] = Seat("person", person.id, person.name)
    return table
