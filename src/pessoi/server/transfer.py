"""Matches between databases and files: a stored match as a record, and a finished record as a stored match."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import select

from pessoi.bots import registry as bots
from pessoi.games import registry as games
from pessoi.kernel.errors import BadSetup, RecordError, did_you_mean
from pessoi.kernel.game import Game
from pessoi.kernel.match import Match
from pessoi.kernel.record import Record
from pessoi.kernel.replay import replay, verify
from pessoi.server.album import album_of
from pessoi.server.clock import ClockRules
from pessoi.server.keeping import (
    CHOICE,
    checkpoint_of,
    decode_table,
    encode_table,
    record_from,
    standing_choices,
)
from pessoi.server.store import Conflict, LogEntry, MatchRow, Person, Store, StoreUnavailable
from pessoi.server.store.connect import is_sqlite, parse
from pessoi.server.store.errors import translated
from pessoi.server.store.schema import matches
from pessoi.server.table import Seat, Table

T = TypeVar("T")

#: The person whose tables imported matches stand at; nobody can come in as this one.
IMPORTER = "import"
#: How many matches are named to somebody who asks for one that is not there.
HINTS = 20


class Exported(Struct):
    """A record on its way out, who played it, and whether it tells the dice of a match that still goes on."""

    record: Record
    seats: list[str]
    names: list[str]
    is_revealing: bool


def export_match(database: str, match_id: str, with_seed: bool) -> Exported:
    """The record of a stored match: open once it is over, before that sealed unless the seed is asked for."""
    url = parse(database)
    if is_sqlite(url) and not Path(str(url.database)).exists():
        raise BadSetup(f"there is no database {url.database}; name the right one with --database")
    return _run(_export(database, match_id, with_seed))


class Players(Struct):
    """Who played a record, as far as that is known: people and bots by seat, their names, and whether all may see."""

    seats: Sequence[str] = ()
    names: Sequence[str] = ()
    is_public: bool = False


def import_record(database: str, record: Record, players: Players) -> str:
    """Store a finished record as a match, and return the match's name there."""
    match = check_importable(record, games.find(record.game))
    return _run(_import(database, record, match, players))


def check_importable(record: Record, game: Game) -> Match:
    """The match of a record that is whole, true and over; refuses any other."""
    if record.seed is None:
        raise RecordError("it is sealed, so it can't be verified; import the open record once the match is over")
    if record.result is None:
        raise RecordError("the match is not over yet; only finished matches can be imported")
    if record.rules != game.rules_version:
        raise RecordError(f"it was made under rules {record.rules}; only rules {game.rules_version} can be verified")
    verify(record, game)
    return replay(record, game).match


def _run(work: Coroutine[Any, Any, T]) -> T:
    """Do the work with the store, its troubles in words."""
    try:
        return asyncio.run(work)
    except StoreUnavailable as error:
        raise BadSetup(str(error)) from error


# Out


async def _export(database: str, match_id: str, with_seed: bool) -> Exported:
    store = await Store.open(database)
    try:
        row = await _find(store, match_id)
        record = record_from(row, await store.log(row.id))
        table = await store.get_table(row.table_id)
    finally:
        await store.close()
    assert table is not None
    places = decode_table(table).seats
    is_running = row.ended is None
    if is_running and not with_seed:
        record = record.sealed(games.find(row.game).verbs)
    return Exported(
        record,
        seats=[place.bot or "human" for place in places],
        names=[place.name for place in places],
        is_revealing=is_running and with_seed,
    )


async def _find(store: Store, match_id: str) -> MatchRow:
    """The match of this name, or those it could have been."""
    row = await store.get_match(match_id)
    if row is None:
        known = [other.id for other in await store.list_matches(limit=HINTS)]
        raise BadSetup(f'no match "{match_id}" in this database; {did_you_mean(match_id, known)}')
    return row


# In


async def _import(database: str, record: Record, match: Match, players: Players) -> str:
    store = await Store.open(database)
    try:
        present = await _find_same(store, record)
        if present is not None:
            raise BadSetup(f"this match is in the database already, as {present}")
        return await _add(store, record, match, players)
    finally:
        await store.close()


async def _find_same(store: Store, record: Record) -> str | None:
    """The name of a stored match with the same seed and choices."""
    with translated():
        async with store.engine.connect() as connection:
            found = await connection.scalars(
                select(matches.c.id).where(matches.c.commitment == record.commitment, matches.c.ended.is_not(None))
            )
            same_seed = found.all()
    for match_id in same_seed:
        if standing_choices(await store.log(match_id)) == record.choices:
            return str(match_id)
    return None


async def _add(store: Store, record: Record, match: Match, players: Players) -> str:
    """Write person, table and match, then the log, with which it counts as there; what broke off can be repeated."""
    now = time.time()
    name = sha256(str(record).encode()).hexdigest()[:16]
    table = make_table(name, record, match, players, now)
    assert table.match_id is not None
    origin = record.origin
    row = MatchRow(
        id=table.match_id,
        table_id=table.id,
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        options=match.setup.options,
        commitment=record.commitment,
        seed=match.seed,
        started=now,
        ended=None,
        checkpoint_ply=0,
        checkpoint=None,
        origin_ply=0 if origin is None else origin.ply,
        origin=None if origin is None else origin.state,
        result=None,
    )
    with suppress(Conflict):
        await store.add_person(Person(IMPORTER, IMPORTER, None, None, now))
    with suppress(Conflict):
        await store.add_table(encode_table(table, now))
    with suppress(Conflict):
        await store.add_match(row)
    log = [LogEntry(row.id, ply, CHOICE, seat, words, now) for ply, (seat, words) in enumerate(record.choices)]
    try:
        await store.append(
            log,
            checkpoint=checkpoint_of(match),
            result=match.scores,
            winners=match.winners,
            ended=now,
            album=[(page.first, page.pack()) for page in album_of(match)],
        )
    except Conflict:
        raise BadSetup(f"this match is in the database already, as {row.id}") from None
    return row.id


def make_table(name: str, record: Record, match: Match, players: Players, now: float) -> Table:
    """The table the match would have been played at."""
    parts = match.seed.rsplit("/", record.seats)
    if len(parts) <= record.seats:
        parts = [match.seed, *[""] * record.seats]
    entropy, *nonces = parts
    table = Table(
        id=name,
        game=record.game,
        options=match.setup.options,
        host=IMPORTER,
        seats=[],
        is_public=players.is_public,
        invitation=f"{IMPORTER}-{name}",
        clock_rules=ClockRules(),
        created=now,
        entropy=entropy,
        status="finished",
        match_id=f"m{name}",
    )
    for number in range(record.seats):
        player = players.seats[number] if number < len(players.seats) else ""
        called = players.names[number] if number < len(players.names) else ""
        nonce = nonces[number]
        if player in bots.names():
            table.seats.append(Seat("bot", None, called or player, player, nonce=nonce))
        else:
            table.seats.append(Seat("person", IMPORTER, called, nonce=nonce))
    return table
