"""A worker: a process that does nothing but let bots think for the servers of a PostgreSQL database."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable
from contextlib import suppress

from pessoi.kernel.errors import BadSetup
from pessoi.server.house import House
from pessoi.server.limits import Limits
from pessoi.server.notices import announcements_for
from pessoi.server.secret import Secrets
from pessoi.server.serve import check_database
from pessoi.server.store import Store, connect

logger = logging.getLogger("pessoi.worker")


def work(database: str, processes: int, ready: Callable[[], None]) -> None:
    """Take jobs until a signal comes; so many bots think at once."""
    if connect.is_sqlite(connect.parse(database)):
        raise BadSetup("worker-needs-postgres")
    asyncio.run(check_database(database))
    logging.getLogger().setLevel(logging.WARNING)
    asyncio.run(_work(database, processes, ready))


async def _work(database: str, processes: int, ready: Callable[[], None]) -> None:
    from pessoi.server.workshop import Workshop  # noqa: PLC0415  (only PostgreSQL needs its package)

    # It invites nobody, and knows no cookies.
    nothing = Secrets(b"", None)
    store = await Store.open(database)
    house = House(store, nothing, announcements_for(database, store), processes, Limits({}))
    working = asyncio.create_task(Workshop(house, processes, is_helper=True).run())
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Where the system has no such signals, Ctrl-C cancels all of this.
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, working.cancel)
    ready()
    try:
        with suppress(asyncio.CancelledError):
            await working
    finally:
        await house.close()
