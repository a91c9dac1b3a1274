"""A site for tests that speak HTTP: a real server on a free port of this machine, and people who use it.

A test that takes ``site`` shares one server on SQLite with its file; one that takes ``any_site`` has a server of its
own, once on each kind of database. ``toy_site`` also offers the toy game of the kernel, which has secret choices.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from litestar import Litestar
from tests.patience import PATIENCE
from tests.server.apps import app_on
from tests.server.databases import new_file

from pessoi.games import registry
from pessoi.kernel.record import Record
from pessoi.server.connections import server_config
from pessoi.server.house import House
from pessoi.server.limits import Rate
from pessoi.server.rows import read_table
from pessoi.server.table import Table

T = TypeVar("T")
Answer = dict[str, Any]
#: A test does in seconds what people do in hours.
NO_LIMITS: dict[str, Rate] = {}
TOY = EntryPoint("toy", "tests.kernel.toy:TOY", registry.GROUP)


class Visitor(httpx.Client):
    """A browser or program at the site; keeps every answer it got."""

    def __init__(self, address: str, **headers: str) -> None:
        hooks = {"response": [self.keep]}
        # Nothing is encrypted here, and to read all certificates of the system takes longer than most requests.
        super().__init__(base_url=address, headers=headers, timeout=PATIENCE, event_hooks=hooks, verify=False)
        self.answers: list[httpx.Response] = []

    def keep(self, answer: httpx.Response) -> None:
        answer.read()
        self.answers.append(answer)

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        """Send a request that must be answered so; the JSON of the answer."""
        answer = self.request(method, f"/api{path}", **more)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, status: int, code: str, **more: Any) -> str:
        """Send a request that must be refused so; the words that say why."""
        problem = self.ask(method, path, status, **more)
        assert set(problem) == {"code", "message", "words", "request"}
        assert problem["code"] == code, problem
        return str(problem["message"])

    # At a table

    def open_table(self, game: str = "hercules", seats: int = 2, **more: Any) -> Answer:
        """A new table that all may come to, unless it is to be otherwise."""
        wish = {"game": game, "seats": seats, "is_public": True, **more}
        table: Answer = self.ask("POST", "/tables", 201, json=wish)
        return table

    def sit(self, table: str, seat: int, nonce: str = "") -> Answer:
        shown: Answer = self.ask("PUT", f"/tables/{table}/seats/{seat}", json={"nonce": nonce})
        return shown

    def begin(self, game: str = "hercules", seats: int = 2, **more: Any) -> Answer:
        """A match in which this visitor plays every seat."""
        table = self.open_table(game, seats, **more)
        for seat in range(seats):
            self.sit(table["id"], seat, f"nonce{seat}")
        started: Answer = self.ask("POST", f"/tables/{table['id']}/start")
        return started

    def table(self, table: str) -> Answer:
        shown: Answer = self.ask("GET", f"/tables/{table}")
        return shown

    def scene(self, table: str, **query: Any) -> Answer:
        shown: Answer = self.ask("GET", f"/tables/{table}/scene", params=query)
        return shown

    def choose(self, table: str, seat: int, log: int, choice: str) -> Answer:
        shown: Answer = self.ask(
            "POST", f"/tables/{table}/choices", 201, json={"seat": seat, "log": log, "choice": choice}
        )
        return shown

    def step(self, table: str) -> Answer:
        """Make the first choice there is for this visitor."""
        scene = self.scene(table)
        return self.choose(table, scene["seat"], self.table(table)["log"], scene["decision"]["choices"][0]["choice"])

    def record(self, match: str) -> tuple[bool, Record]:
        """Whether the record is sealed, and the record."""
        shown = self.ask("GET", f"/matches/{match}/record")
        return shown["is_sealed"], Record.parse(shown["record"])


class Site:
    """A running server."""

    def __init__(self, app: Litestar, address: str, loop: asyncio.AbstractEventLoop) -> None:
        self.app = app
        self.address = address
        self.loop = loop
        self.visitors: list[Visitor] = []

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def look(self, work: Callable[[House], Coroutine[Any, Any, T]]) -> T:
        """Do something behind the counter, in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work(self.house), self.loop).result(PATIENCE)

    def stored_table(self, table: str) -> Table:
        """A table with its secrets, from the store."""
        row = self.look(lambda house: house.store.get_table(table))
        assert row is not None
        return read_table(row)

    def stranger(self, **headers: str) -> Visitor:
        """Somebody who has not said a name."""
        visitor = Visitor(self.address, **headers)
        self.visitors.append(visitor)
        return visitor

    def guest(self, name: str = "Anna") -> Visitor:
        visitor = self.stranger()
        visitor.ask("POST", "/guests", 201, json={"name": name})
        return visitor

    def close(self) -> None:
        for visitor in self.visitors:
            visitor.close()


@contextmanager
def serving(database: str, rates: dict[str, Rate] | None = NO_LIMITS) -> Iterator[Site]:
    """A server on this database, until the block ends."""
    with app_on(database, rates=rates) as app:
        # Logging is left as the run has it.
        server = uvicorn.Server(server_config(app, port=0, log_config=None))
        loop = asyncio.new_event_loop()
        thread = threading.Thread(target=loop.run_until_complete, args=[server.serve()], daemon=True)
        thread.start()
        give_up = time.monotonic() + PATIENCE
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            assert time.monotonic() < give_up, "the server did not start in time"
            time.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        site = Site(app, f"http://127.0.0.1:{port}", loop)
        try:
            yield site
        finally:
            site.close()
            server.should_exit = True
            thread.join(PATIENCE)
            loop.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(new_file(tmp_path_factory.mktemp("site"))) as running:
        yield running


@pytest.fixture
def any_site(database: str) -> Iterator[Site]:
    """A site of one's own, on each kind of database in turn."""
    with serving(database) as running:
        yield running


@pytest.fixture
def toy_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A site that offers the toy game too."""
    games = (*registry.installed(), TOY)
    monkeypatch.setattr(registry, "installed", lambda: games)
    with serving(new_file(tmp_path)) as running:
        yield running
    registry.find.cache_clear()


@pytest.fixture
def anna(site: Site) -> Visitor:
    return site.guest("Anna")


@pytest.fixture
def berta(site: Site) -> Visitor:
    return site.guest("Berta")


@pytest.fixture
def stranger(site: Site) -> Visitor:
    return site.stranger()
