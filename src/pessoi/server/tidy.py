"""Taking away what nobody needs any more: tables that never began or were left, and guests who do not come back.

Matches that have ended stay, and so does everybody who took part in them.
"""

from __future__ import annotations

import time
from contextlib import suppress

from msgspec import Struct

from pessoi.server.house import House
from pessoi.server.store import Conflict

DAY = 86_400.0
#: What was noted for a server is read within seconds.
HOUR = 3600.0


class Keep(Struct, frozen=True):
    """For how many days what is kept."""

    #: Tables at which no match has begun and nothing happens.
    unbegun: float = 30
    #: Matches that go on, without a clock, but in which nobody chooses.
    left: float = 365
    #: Guests who do not come and belong to no table.
    guests: float = 90


class Tidied(Struct, frozen=True):
    """What went, or would go."""

    unbegun: list[str]
    left: list[str]
    guests: list[str]


async def tidy(house: House, keep: Keep, *, is_dry: bool = False) -> Tidied:
    """Take away what was not needed for long enough; dry, only name it. Who looks at such a table is told."""
    now = time.time()
    tidying = house.store.tidying
    unbegun = await tidying.unbegun_tables(now - keep.unbegun * DAY)
    left_since = now - keep.left * DAY
    left = await tidying.left_tables(left_since, now)
    if is_dry:
        guests = await tidying.idle_guests(now - keep.guests * DAY, [row.id for row in (*unbegun, *left)])
        return Tidied([row.id for row in unbegun], [row.id for row in left], [guest.name for guest in guests])
    gone: dict[str, list[str]] = {"unbegun": [], "left": []}
    for row in unbegun:
        with suppress(Conflict):
            await house.store.remove_table(row)
            gone["unbegun"].append(row.id)
            await house.nod(row.id)
    for row in left:
        with suppress(Conflict):
            await tidying.remove_left_table(row, left_since)
            gone["left"].append(row.id)
            await house.nod(row.id)
    guests = await tidying.idle_guests(now - keep.guests * DAY)
    await tidying.remove_guests([guest.id for guest in guests], now - keep.guests * DAY)
    await tidying.remove_notices(now - HOUR)
    return Tidied(gone["unbegun"], gone["left"], [guest.name for guest in guests])
