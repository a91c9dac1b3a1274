"""A real server on a loopback port for tests, in this process or in one of its own that can be killed, and its clients.

``python -m tests.server.site DATABASE`` is that other process, and with ``worker`` one that takes jobs for it. It knows
the toy game and the bots below, and so do the processes in which its bots think, which import their main module anew.
It ends when its standard input does, so it never outlives the tests.
"""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from threading import Thread
from typing import IO, Any

import httpx
import pytest
import uvicorn
import websockets
from litestar import Litestar
from tests.kernel.toy import GUESS, NewToyGame, ToyGame
from tests.patience import PATIENCE
from tests.server.apps import app_on

from pessoi.bots import registry as bots
from pessoi.bots.bot import Bot
from pessoi.bots.thought import Candidate, Thought
from pessoi.games import registry as games
from pessoi.kernel.choice import Choice
from pessoi.kernel.game import Game
from pessoi.kernel.observation import Observation
from pessoi.kernel.state import State
from pessoi.scene.changes import changed
from pessoi.server.connections import server_config
from pessoi.server.house import House
from pessoi.server.room import Room
from pessoi.server.store import postgres_writer
from pessoi.server.table import Table
from pessoi.server.worker import work

ROOT = Path(__file__).parents[2]
#: Where the patient bot looks for the file that lets it choose, and which rules of the toy game hold.
GATE = "PESSOI_TEST_GATE"
RULES = "PESSOI_TEST_RULES"
#: In how many processes the bots of a server think that is a process of its own.
THINKERS = "PESSOI_TEST_THINKERS"

# A game and bots for tests


class ServedToy(ToyGame):
    """The toy game, fit for bots."""

    def appraise(self, state: State) -> list[float]:
        return [0.5, 0.5]


class NewServedToy(NewToyGame):
    """The same after a fix to its rules."""

    def appraise(self, state: State) -> list[float]:
        return [0.5, 0.5]


TOYS: dict[str, Game[Any]] = {"1": ServedToy(), "2": NewServedToy()}


#: Kept open by workers in which the patient bot has thought.
LOCKS: list[IO[str]] = []


class FirstBot(Bot):
    """Takes the first choice."""

    name = "first"

    def consider(self, observation: Observation) -> Thought:
        return Thought(tuple(Candidate(choice, 1, None) for choice in observation.decision.choices))


class PatientBot(FirstBot):
    """Thinks until the test opens the gate, and keeps a lock on it as long as its worker lives."""

    name = "patient"

    def choose(self, observation: Observation) -> Choice:
        gate = Path(os.environ[GATE])
        file = gate.with_suffix(".thinking").open("w")
        LOCKS.append(file)
        fcntl.flock(file, fcntl.LOCK_SH)
        # Whose thought it is.
        print(os.getppid(), file=file, flush=True)
        end = time.monotonic() + PATIENCE
        while not gate.exists() and time.monotonic() < end:
            time.sleep(0.02)
        return super().choose(observation)


class FailingBot(Bot):
    """Can't play at all."""

    name = "failing"

    def choose(self, observation: Observation) -> Choice:
        raise ZeroDivisionError("no idea")


class CheatingBot(Bot):
    """Chooses what is not offered."""

    name = "cheating"

    def choose(self, observation: Observation) -> Choice:
        return GUESS.of(0, 0)


class DyingBot(Bot):
    """Takes its worker down with it."""

    name = "dying"

    def choose(self, observation: Observation) -> Choice:
        os._exit(1)


@contextmanager
def toys(rules: str = "1") -> Iterator[None]:
    """While this lasts there is a toy game, as if a package had brought it."""
    find = games.find
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "find", lambda name: TOYS[rules] if name == "toy" else find(name))
        for bot in (FirstBot, PatientBot, FailingBot, CheatingBot, DyingBot):
            patch.setitem(bots.PLAIN, bot.name, bot)
        yield


# Servers


class Site:
    """A server that runs."""

    def __init__(self, port: int, stack: AsyncExitStack, app: Litestar | None = None, pid: int = 0) -> None:
        self.port = port
        self.app = app
        self.pid = pid
        self._stack = stack

    @property
    def house(self) -> House:
        """Behind the doors of a server in this process."""
        assert self.app is not None
        house = self.app.state.house
        assert isinstance(house, House)
        return house

    async def guest(self, name: str) -> Guest:
        """Somebody new."""
        guest = await self.nobody()
        await guest.call("POST", "/api/guests", name=name)
        return guest

    async def nobody(self) -> Guest:
        """Somebody without a name."""
        # Nothing is encrypted here, and to read all certificates of the system takes longer than most requests.
        http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE, verify=False)
        return Guest(await self._stack.enter_async_context(http), self)


class Unwatched(uvicorn.Server):
    """A server that leaves signals to the tests."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def serve(database: str, thinkers: int = 1) -> AsyncIterator[Site]:
    """A server in this process."""
    with app_on(database, thinkers, rates={}) as app:
        server = Unwatched(server_config(app, host="127.0.0.1", port=0, log_level="critical"))
        task = asyncio.create_task(server.serve())
        await until(lambda: server.started or task.done())
        if not server.started:
            raise RuntimeError("the server did not start") from task.exception()
        async with AsyncExitStack() as stack:
            try:
                yield Site(server.servers[0].sockets[0].getsockname()[1], stack, app)
            finally:
                server.should_exit = True
                await task


@asynccontextmanager
async def spawn(database: str, **environment: str) -> AsyncIterator[Site]:
    """A server in a process of its own, killed in the end if it still lives."""
    async with process_of(database, **environment) as (process, port), AsyncExitStack() as stack:
        yield Site(port, stack, pid=process.pid)


@asynccontextmanager
async def spawn_worker(database: str, **environment: str) -> AsyncIterator[int]:
    """A worker in a process of its own, killed in the end if it still lives."""
    async with process_of(database, "worker", **environment) as (process, _):
        yield process.pid


@asynccontextmanager
async def process_of(*arguments: str, **environment: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, int]]:
    """This module as a process of its own, and the number it tells as soon as it is there."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.server.site",
        *arguments,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        yield process, int(await asyncio.wait_for(process.stdout.readline(), PATIENCE))
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


# Clients


class Guest:
    """A person with a cookie, at one server."""

    def __init__(self, http: httpx.AsyncClient, site: Site) -> None:
        self.http = http
        self.site = site

    async def at(self, site: Site) -> Guest:
        """The same person at another server."""
        same = await site.nobody()
        same.http.cookies.update(dict(self.http.cookies))
        return same

    async def send(self, method: str, path: str, **data: Any) -> httpx.Response:
        """A request, whatever comes of it."""
        return await self.http.request(method, path, json=data if method in ("POST", "PUT") else None)

    async def call(self, method: str, path: str, **data: Any) -> Any:
        """A request that is carried out."""
        answer = await self.send(method, path, **data)
        assert answer.is_success, answer.text
        return answer.json()

    async def open_table(self, game: str = "toy", seats: int = 2, **agreed: Any) -> str:
        """A new table that all may come to, unless it is agreed otherwise; its name."""
        table = await self.call("POST", "/api/tables", **{"game": game, "seats": seats, "is_public": True, **agreed})
        return str(table["id"])

    async def sit(self, table: str, *seats: int) -> None:
        for seat in seats:
            await self.call("PUT", f"/api/tables/{table}/seats/{seat}", nonce=f"nonce{seat}")

    async def start(self, table: str) -> Any:
        return await self.call("POST", f"/api/tables/{table}/start")

    async def table(self, table: str) -> Any:
        return await self.call("GET", f"/api/tables/{table}")

    async def scene(self, table: str, query: str = "") -> Any:
        return await self.call("GET", f"/api/tables/{table}/scene?{query}")

    @asynccontextmanager
    async def live(self, table: str, query: str = "") -> AsyncIterator[Live]:
        """A socket at a table, as it stands after the first update."""
        async with self.socket(table, query) as live:
            await live.until(lambda here: here.table is not None)
            yield live

    @asynccontextmanager
    async def socket(self, table: str, query: str = "") -> AsyncIterator[Live]:
        """A socket at a table that has heard nothing yet."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.site.port}/api/tables/{table}/live?{query}"
        async with websockets.connect(
            address,
            additional_headers={"Cookie": cookie},
            open_timeout=PATIENCE,
            # However slow all this is, nobody gives the other up: a test that looks elsewhere for long still answers
            # the pings of the server, which would wait behind what it has not heard yet.
            ping_interval=None,
            max_queue=None,
        ) as socket:
            yield Live(socket)


class Live:
    """A client at a table: what it was told last, and the log it has put together from the updates."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.table: Any = None
        self.scene: Any = None
        self.log: list[Any] = []
        self.chat: list[Any] = []
        self.errors: list[Any] = []
        self._questions = 0

    async def hear(self) -> Any:
        """The next message."""
        message = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        if message["type"] == "update":
            view = None if self.scene is None else self.scene["view"]
            self.table, self.scene = message["table"], message["scene"]
            if message["changes"] is not None:
                self.scene["view"] = changed(view, message["changes"])
            self.chat += message["chat"]
            if self.scene is not None:
                self.log = [event for event in self.log if event["ply"] < message["since"]] + self.scene["events"]
        elif message["type"] == "presence":
            self.table["spectators"] = message["spectators"]
            for seat, is_present in zip(self.table["seats"], message["seats"], strict=True):
                seat["is_present"] = is_present
        elif message["type"] == "error":
            self.errors.append(message)
        return message

    async def until(self, wanted: Callable[[Live], Any]) -> None:
        """Listen until this holds."""
        while not wanted(self):
            await self.hear()

    async def ask(self, type: str, **message: Any) -> Any:
        """Send a message; the answer to it."""
        self._questions += 1
        return await self.answer(json.dumps({"type": type, "id": self._questions, **message}), self._questions)

    async def answer(self, words: str | bytes, number: int = 0) -> Any:
        """Send anything; the answer to it."""
        await self.socket.send(words)
        while True:
            message = await self.hear()
            if message.get("id") == number:
                return message

    async def choose(self, choice: str | None = None, seat: int | None = None, log: int | None = None) -> Any:
        """Send a choice, by default the first that is offered here and now; the answer."""
        decision = self.scene["decision"]
        return await self.ask(
            "choose",
            seat=self.scene["seat"] if seat is None else seat,
            log=self.table["log"] if log is None else log,
            choice=decision["choices"][0]["choice"] if choice is None else choice,
        )

    async def play(self, choice: str | None = None) -> None:
        """Make a choice that is kept, and see what came of it."""
        answer = await self.choose(choice)
        assert answer["type"] == "ack", answer
        await self.until(lambda here: here.table["log"] >= answer["log"])

    async def see(self, log: int) -> None:
        """Listen until the log is so long."""
        await self.until(lambda here: here.table["log"] >= log)


async def toy_match(*people: Guest, game: str = "toy", **agreed: Any) -> str:
    """A running match with these people on the first seats; the table."""
    table = await people[0].open_table(game, max(2, len(people)), **agreed)
    for seat, person in enumerate(people):
        await person.sit(table, seat)
    await people[0].start(table)
    return table


# Time


async def until(holds: Callable[[], object]) -> None:
    """Wait for what is to be seen in this process."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def run_out(room: Room) -> None:
    """Let the clock or the grace that runs be at zero; so a test need not hurry before, nor wait then."""

    def spend(draft: Table) -> None:
        if draft.grace is not None:
            draft.grace.due = 0.0
        else:
            assert draft.clock is not None
            assert draft.clock.seat is not None
            draft.clock.left[draft.clock.seat] = 0.0

    await room.change(spend)


# The process of its own


def end_with_input() -> None:
    """End this process when the one that started it is gone."""
    sys.stdin.read()
    os._exit(0)


async def main(database: str) -> None:
    """Serve until killed."""
    async with serve(database, int(os.environ.get(THINKERS, "1"))) as site:
        print(site.port, flush=True)
        await asyncio.Event().wait()


if __name__ in ("__main__", "__mp_main__"):
    EVERYTHING = toys(os.environ.get(RULES, "1"))
    EVERYTHING.__enter__()

if __name__ == "__main__":
    # How busy the machine is does not decide whether somebody else's write is waited for.
    postgres_writer.LONGEST_LOCK = f"{PATIENCE}s"
    Thread(target=end_with_input, daemon=True).start()
    if sys.argv[2:] == ["worker"]:
        work(sys.argv[1], 1, lambda: print(os.getpid(), flush=True))
    else:
        asyncio.run(main(sys.argv[1]))
