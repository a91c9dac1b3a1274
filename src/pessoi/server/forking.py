"""Playing on from a position of another match: a table of one's own, whose match begins with the choices of that one.

A match is a setup, a seed and a list of choices, and so is this one: it has the seed of the other and the choices up to
there, and bots on all other seats. Who has seen the other match knows the dice, so this one is practice.
"""

from __future__ import annotations

import secrets
import time

from msgspec.structs import replace

from pessoi.kernel.record import Record
from pessoi.scene.table import ClockRules, Fork
from pessoi.server import clock as clocks
from pessoi.server import table as tables
from pessoi.server.album import Page
from pessoi.server.errors import Refused, guarded
from pessoi.server.happenings import CHOICE, FORK
from pessoi.server.house import House
from pessoi.server.logged import Logged, follow, record_from
from pessoi.server.positions import check_ply, match_at
from pessoi.server.quotas import check_start
from pessoi.server.room import Room
from pessoi.server.rows import match_row, table_row
from pessoi.server.store import LogEntry, MatchRow, Person
from pessoi.server.table import Table


async def fork(
    house: House, row: MatchRow, origin: Table, ply: int, person: Person, seat: int | None, bot: str
) -> Room:
    """The table at which a person plays on after so many choices of a match; by default the seat that decides then."""
    if row.ended is None and not (row.is_practice and origin.people == [person.id]):
        raise Refused("no-fork-yet")
    record = record_from(row, await guarded(house.store.log(row.id)))
    check_ply(ply, record.plies)
    match = match_at(record, ply)
    if match.decision is None:
        raise Refused("fork-is-over")
    deciding = match.decision.seat
    table = forked_table(row, origin, ply, person, deciding if seat is None else seat, bot)
    house.invitations.renew(table)
    now = clocks.now()
    tables.begin(table, f"m{secrets.token_hex(8)}", deciding, now)
    entries = first_entries(table, record, ply, now)
    logged = follow(Logged(match, 0, [], moved=now), entries)
    pages = await guarded(house.store.album(row.id, match.checkpoint_ply - 1))
    async with house.starting:
        await check_start(house, table)
        await guarded(
            house.store.begin_forked(
                table_row(table, now),
                replace(match_row(table, logged, now), is_practice=True),
                entries,
                album=[(Page.unpack(data).first, data) for data in pages],
                also=house.calls(Room(house, table.id), table, logged),
            )
        )
    room = await house.room(table.id)
    await house.announce(room)
    return room


def forked_table(row: MatchRow, origin: Table, ply: int, person: Person, seat: int, bot: str) -> Table:
    """A person on one seat and bots on all others, with what was agreed for the other match, and its seed."""
    table = tables.new_table(person.id, row.game, row.seats, row.options, ClockRules(), False, time.time())
    table.fork = Fork(row.id, ply)
    table.entropy = origin.entropy
    tables.sit(table, seat, person.id, person.name, "", time.time())
    for number, place in enumerate(origin.seats):
        if number != seat:
            tables.put_bot(table, number, bot, person.id)
        table.seats[number].nonce = place.nonce
    return table


def first_entries(table: Table, record: Record, ply: int, now: float) -> list[LogEntry]:
    """The choices of the other match as the beginning of the log, and where they come from."""
    assert table.match_id is not None
    assert table.fork is not None
    choices = enumerate(record.choices[:ply])
    log = [LogEntry(table.match_id, place, CHOICE, seat, words, now) for place, (seat, words) in choices]
    (own,) = table.seats_of(table.host)
    return [*log, LogEntry(table.match_id, ply, FORK, own, table.fork.match, now)]
