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
from msgspec.structs import replace
from sqlalchemy import select

from pessoi.bots import registry as bots
from pessoi.games import registry as games
from pessoi.kernel.errors import BadSetup, RecordError, did_you_mean
from pessoi.kernel.game import Game
from pessoi.kernel.match import Match
from pessoi.kernel.record import Record
from pessoi.kernel.replay import replay, verify
from pessoi.scene.table import ClockRules
from pessoi.server.album import album_of
from pessoi.server.happenings import CHOICE, chronicle
from pessoi.server.inviting import IMPORTER
from pessoi.server.logged import Logged, record_from, standing_choices
from pessoi.server.rows import read_table, table_row
from pessoi.server.store import Conflict, LogEntry, MatchRow, Person, Store, StoreUnavailable
from pessoi.server.store.connect import is_sqlite, parse
from pessoi.server.store.errors import translated
from pessoi.server.store.schema import matches
from pessoi.server.table import Seat, Table

T = TypeVar("T")

#: How many matches are named to somebody who asks for one that is not there.
HINTS = 20


class Exported(Struct):
    """A record on its way out, what else happened, who played, and if it tells the dice of a match that goes on."""

    record: Record
    chronicle: str
    seats: list[str]
    names: list[str]
    is_revealing: bool


def export_match(database: str, match_id: str, with_seed: bool) -> Exported:
    """The record of a stored match: open once it is over, before that sealed unless the seed is asked for."""
    url = parse(database)
    if is_sqlite(url) and not Path(str(url.database)).exists():
        raise BadSetup("no-database", database=url.database)
    return _run(_export(database, match_id, with_seed))


class Players(Struct):
    """Who played a record, as far as known: people and bots by seat, and their names; who may see it; if it counts."""

    seats: Sequence[str] = ()
    names: Sequence[str] = ()
    is_public: bool = False
    is_practice: bool = False


def import_record(database: str, record: Record, players: Players) -> str:
    """Store a finished record as a match, and return the match's name there."""
    match = check_importable(record, games.find(record.game))
    return _run(_import(database, record, match, players))


def check_importable(record: Record, game: Game[Any]) -> Match:
    """The match of a record that is whole, true and over; refuses any other."""
    if record.seed is None:
        raise RecordError("sealed-import")
    if record.result is None:
        raise RecordError("import-not-over")
    if record.rules != game.rules_version:
        raise RecordError("import-rules", rules=record.rules, present=game.rules_version)
    verify(record, game)
    return replay(record, game).match


def _run(work: Coroutine[Any, Any, T]) -> T:
    """Do the work with the store, its troubles in words."""
    try:
        return asyncio.run(work)
    except StoreUnavailable as error:
        raise BadSetup("as-said", reason=error) from error


# Out


async def _export(database: str, match_id: str, with_seed: bool) -> Exported:
    store = await Store.open(database)
    try:
        row = await _find(store, match_id)
        log = await store.log(row.id)
        record = record_from(row, log)
        table = await store.get_table(row.table_id)
    finally:
        await store.close()
    assert table is not None
    places = read_table(table).seats
    is_running = row.ended is None
    if is_running and not with_seed:
        record = record.sealed(games.find(row.game).verbs)
    return Exported(
        record,
        chronicle(log, row.is_practice),
        seats=[place.bot or "human" for place in places],
        names=[place.name for place in places],
        is_revealing=is_running and with_seed,
    )


async def _find(store: Store, match_id: str) -> MatchRow:
    """The match of this name, or those it could have been."""
    row = await store.get_match(match_id)
    if row is None:
        known = [other.id for other in await store.list_matches(limit=HINTS)]
        raise BadSetup("no-match-in-database", match=match_id, hint=did_you_mean(match_id, known))
    return row


# In


async def _import(database: str, record: Record, match: Match, players: Players) -> str:
    store = await Store.open(database)
    try:
        present = await _find_same(store, record)
        if present is not None:
            raise BadSetup("is-there-already", match=present)
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
        await store.add_table(table_row(table, now))
    with suppress(Conflict):
        await store.add_match(row)
    log = [LogEntry(row.id, place, CHOICE, seat, words, now) for place, (seat, words) in enumerate(record.choices)]
    try:
        await store.append(
            log,
            standing=replace(Logged(match, len(log), []).standing(), ended=now, is_practice=players.is_practice),
            album=[(page.first, page.pack()) for page in album_of(match)],
        )
    except Conflict:
        raise BadSetup("is-there-already", match=row.id) from None
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
