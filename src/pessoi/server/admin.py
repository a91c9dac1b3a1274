"""What whoever runs a server can do about people and tables, beside the server that is running; it hears of it.

On PostgreSQL it is told like any other process, at a file by what is noted there.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import Struct

from pessoi.kernel.errors import BadSetup, did_you_mean
from pessoi.server import agreeing
from pessoi.server.house import House
from pessoi.server.leaving import ALL
from pessoi.server.limits import Limits
from pessoi.server.names import check_name
from pessoi.server.notices import announcements_for
from pessoi.server.secret import Secrets
from pessoi.server.store import Person, Report, Store
from pessoi.server.store.connect import is_sqlite, parse
from pessoi.server.table import Table, player_of

DAY = 86_400.0
#: How many are named to somebody who asks for one that is not there.
HINTS = 20
#: Longer than anybody waits, in seconds since 1970.
FOR_GOOD = 1e11


class KnownPerson(Struct, frozen=True):
    """Somebody, when they were last here, and at how many tables they belong."""

    person: Person
    seen: float | None
    tables: int


@asynccontextmanager
async def quiet_house(database: str) -> AsyncIterator[House]:
    """A house in which no bot thinks and no clock is watched; that is for the server."""
    url = parse(database)
    if is_sqlite(url) and not Path(str(url.database)).exists():
        raise BadSetup("no-database", database=url.database)
    store = await Store.open(database)
    house = House(store, Secrets(b"", None), announcements_for(database, store, is_server=False), 1, Limits({}))
    house.is_closing = True
    try:
        yield house
    finally:
        await house.close()


async def list_people(house: House, words: str, limit: int) -> list[KnownPerson]:
    """People by a part of their name or login, or by their number; the latest first."""
    return [KnownPerson(*found) for found in await house.store.manners.find_people(words, limit)]


async def find_person(house: House, words: str) -> Person:
    """The one person of this number, login or name."""
    found = [known.person for known in await list_people(house, words, ALL)]
    for person in found:
        if words in (person.id, person.login):
            return person
    named = [person for person in found if person.name == words]
    if len(named) == 1:
        return named[0]
    if named:
        raise BadSetup("several-people", name=words)
    raise BadSetup("no-person", person=words, hint=did_you_mean(words, [person.name for person in found[:HINTS]]))


async def mute(house: House, words: str, days: float | None) -> Person:
    """Take nothing somebody says for so many days, or for good."""
    person = await find_person(house, words)
    await house.store.manners.mute(person.id, FOR_GOOD if days is None else time.time() + days * DAY)
    return person


async def unmute(house: House, words: str) -> Person:
    """Let somebody speak again."""
    person = await find_person(house, words)
    await house.store.manners.mute(person.id, None)
    return person


async def rename(house: House, words: str, name: str) -> Person:
    """Give somebody another name, also at the tables they belong to and over what they have said."""
    name = check_name(name)
    person = await find_person(house, words)
    await house.store.rename_person(person.id, name)

    def edit(table: Table) -> None:
        for seat in table.seats:
            if person.id in (player_of(seat), seat.resigned_by) and seat.name == person.name:
                seat.name = name

    for row in await house.store.list_tables(public_only=False, person=person.id, limit=ALL):
        await (await house.room(row.id)).change(edit)
    for table_id in await house.store.manners.rename_lines(person.id, name):
        await house.nod(table_id, "lines")
    return person


async def close_table(house: House, table_id: str) -> bool:
    """End the match at a table without a result, or do away with a table at which none has begun; whether one had."""
    if await house.store.get_table(table_id) is None:
        tables = await house.store.list_tables(public_only=False, statuses=["open", "running"], limit=HINTS)
        raise BadSetup("no-such-table", table=table_id, hint=did_you_mean(table_id, [row.id for row in tables]))
    room = await house.room(table_id)
    if room.table.status == "finished":
        raise BadSetup("table-is-over", table=table_id)
    if room.table.status == "running":
        await agreeing.close(room)
        return True
    await house.remove_table(room, None)
    return False


async def list_reports(house: House, is_settled: bool) -> list[tuple[Report, str]]:
    """Reports, the oldest first, each with the name of whoever made it."""
    found = []
    for report in await house.store.manners.list_reports(is_settled):
        person = await house.store.get_person(report.person_id)
        found.append((report, "" if person is None else person.name))
    return found


async def settle_report(house: House, report_id: str) -> None:
    """Be done with a report."""
    if not await house.store.manners.settle(report_id, time.time()):
        known = [report.id for report in await house.store.manners.list_reports(is_settled=False, limit=HINTS)]
        raise BadSetup("no-report", report=report_id, hint=did_you_mean(report_id, known))
