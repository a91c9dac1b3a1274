"""Applications for servers in the process of a test.

To make one takes a tenth of a second, all of it for routes, which are the same on every database; so one that has
served to its end is opened again on the database of the next test.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from litestar import Litestar

from pessoi.server.app import Serving, create_app
from pessoi.server.limits import Rate
from pessoi.server.metrics import Metrics

#: Those that nobody uses just now.
IDLE: list[Litestar] = []


@contextmanager
def app_on(database: str, thinkers: int = 1, rates: dict[str, Rate] | None = None) -> Iterator[Litestar]:
    """An application on this database; after a test that failed it is not used again."""
    app = IDLE.pop() if IDLE else create_app(database)
    app.state.serving = Serving(database, thinkers, rates)
    app.state.metrics = Metrics()
    yield app
    IDLE.append(app)
