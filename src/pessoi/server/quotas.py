"""How much one person may have going on at the same time: tables, tables of bots alone, and time that bots think."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pessoi.server.errors import Full, TooMany, guarded
from pessoi.server.rows import read_table
from pessoi.server.table import Table

if TYPE_CHECKING:
    from pessoi.server.house import House


async def check_start(house: House, table: Table) -> None:
    """Whether the host of a table may have one more match going on."""
    most = house.limits.most
    if most is None:
        return
    if any(seat.kind == "bot" for seat in table.seats):
        await check_thinking(house, table.host)
    rows = await guarded(
        house.store.list_tables(statuses=["running"], public_only=False, person=table.host, limit=most.running)
    )
    if len(rows) >= most.running:
        raise Full("too-many-running", most=most.running)
    if table.is_among_bots:
        alone = sum(known.host == table.host and known.is_among_bots for known in map(read_table, rows))
        if alone >= most.among_bots:
            raise Full("too-many-among-bots", most=most.among_bots)


async def check_thinking(house: House, person: str) -> None:
    """Whether bots may begin to think about something more for a person, whichever process they think in."""
    if house.limits.most is not None:
        jobs = house.jobs
        wait = house.thinkers.wait_for(person) if jobs is None else await guarded(jobs.kept.wait_for(person))
        if wait > 0:
            raise TooMany("too-much-thinking", wait=wait)
