"""The two servers that are measured side by side, each in a process of its own, and tables with two people at them.

Both are driven in the same pattern: whoever has to choose sends one message, and the choice is done once both people
have heard what came of it. Ours has then written it to its database with full synchronisation; boardgame.io keeps
everything in memory, and a crash loses it.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Protocol

import httpx
import msgspec
from bench.sockets import Socket
from msgspec import Struct
from tools import page

from pessoi.games import registry
from pessoi.kernel.match import Match

BOARDGAME = Path(__file__).parent / "boardgame"
#: Far longer than anything takes that works, in seconds.
PATIENCE = 60
#: Requests at the same time while tables are opened.
AT_ONCE = 8
#: After how many choices the position is taken whose view the peer's tables hold.
MIDDLE = 40
#: The peer's smallest game: the board that everybody begins with.
SMALL = "small"


class Shot(Struct):
    """One choice: seconds from sending it to the last viewer's update, and the bytes that were sent for it."""

    seconds: float
    bytes: int


class Table(Protocol):
    """Two people at a table, both looking at it."""

    async def choose(self) -> Shot | None:
        """Have the one choose whose turn it is; None if the match is over."""


# Processes


class Process:
    """A server that runs, and what it has used up."""

    def __init__(self, command: list[str], ready: str, cwd: Path) -> None:
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=cwd, text=True)
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = re.search(ready, line)
            if found:
                self.ready = found
                return
        raise SystemExit(f"{command[0]} ended before it listened")

    @property
    def pid(self) -> int:
        return self._process.pid

    def end(self) -> None:
        """Kill it, as a machine that fails would."""
        self._process.kill()
        self._process.wait()


def cpu_seconds(pid: int) -> float:
    """The processor time of a process, its threads, and the processes it has started."""
    ticks = 0
    for each in _family(pid):
        ticks += sum(int(number) for number in _stat(each)[11 : 15 if each == pid else 13])
    return ticks / os.sysconf("SC_CLK_TCK")


def seconds_without_core(pid: int) -> float:
    """For how long the first thread of a process, which has the event loop, could have run but others did."""
    waited = Path(f"/proc/{pid}/task/{pid}/schedstat").read_text(encoding="ascii").split()[1]
    return int(waited) / 1e9


def memory_kilobytes(pid: int) -> int:
    """The memory that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) if found else 0


def _family(pid: int) -> Iterator[int]:
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text(encoding="ascii").split():
            yield from _family(int(child))


def _stat(pid: int) -> list[str]:
    """What the system counts for a process, after its name, which may hold anything."""
    return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()


# Ours


class HeardTable(Struct):
    log: int


class Offered(Struct):
    choice: str


class HeardDecision(Struct):
    choices: list[Offered]


class HeardScene(Struct):
    decision: HeardDecision | None
    seat: int


class Heard(Struct, tag_field="type", tag="update"):
    """What somebody who plays at random needs of an update."""

    table: HeardTable
    scene: HeardScene


class HeardOther(Struct, tag_field="type", tag="ack"):
    """Done."""


class HeardPresence(Struct, tag_field="type", tag="presence"):
    """Somebody came or went."""


class HeardError(Struct, tag_field="type", tag="error"):
    """Refused."""

    message: str


heard = msgspec.json.Decoder(Heard | HeardOther | HeardPresence | HeardError)


class Player:
    """One person's socket at one of our tables."""

    def __init__(self, table: OurTable, cookie: str, number: int) -> None:
        self.table = table
        self.cookie = cookie
        self.number = number
        self.log = -1
        self.seat = -1
        self.offered: list[Offered] = []
        self.socket: Socket | None = None

    async def come(self, port: int) -> None:
        """Open the socket, and see how things stand."""
        self.log = -1
        path = f"/api/tables/{self.table.id}/live"
        self.socket = await Socket.connect(port, path, self.hear, self.number, self.cookie)
        while self.log < 0:
            await self.table.next_news()

    def hear(self, words: bytes, now: float) -> None:
        message = heard.decode(words)
        self.table.bytes += len(words)
        if isinstance(message, Heard):
            self.log = message.table.log
            self.seat = message.scene.seat
            decision = message.scene.decision
            self.offered = [] if decision is None else decision.choices
            self.table.tell(now)
        elif isinstance(message, HeardOther):
            self.table.is_kept = True
            self.table.tell(now)
        elif isinstance(message, HeardError):
            self.table.fail(message.message)


class OurTable:
    """A table of ours."""

    def __init__(self, id: str, cookies: list[str], numbers: Iterator[int], luck: random.Random) -> None:
        self.id = id
        self.players = [Player(self, cookie, next(numbers)) for cookie in cookies]
        self.luck = luck
        self.bytes = 0
        self.is_kept = False
        self.now = 0.0
        self._news = asyncio.get_running_loop().create_future()

    def next_news(self) -> asyncio.Future[None]:
        """To wait for whatever is heard next."""
        if self._news.done():
            self._news = asyncio.get_running_loop().create_future()
        return self._news

    def tell(self, now: float) -> None:
        self.now = now
        if not self._news.done():
            self._news.set_result(None)

    def fail(self, message: str) -> None:
        if not self._news.done():
            self._news.set_exception(RuntimeError(message))

    async def choose(self) -> Shot | None:
        player = next((player for player in self.players if player.offered), None)
        if player is None or player.socket is None:
            return None
        log = player.log
        offered, player.offered = player.offered, []
        message = {"type": "choose", "id": 1, "seat": player.seat, "log": log}
        message["choice"] = self.luck.choice(offered).choice
        self.bytes, self.is_kept = 0, False
        start = perf_counter()
        last = start
        player.socket.send(msgspec.json.encode(message))
        while any(player.log <= log for player in self.players) or not self.is_kept:
            is_seen = all(player.log > log for player in self.players)
            await asyncio.wait_for(self.next_news(), PATIENCE)
            last = last if is_seen else self.now
        return Shot(last - start, self.bytes)


class Pessoi:
    """Our server on a database."""

    name = "pessoi"

    def __init__(self, database: str, game: str) -> None:
        self.game = game
        self._database = database
        self._numbers = itertools.count()
        self.tables: list[OurTable] = []
        self.port = 0
        self.start()

    def start(self) -> None:
        """Let it listen, where it listened before."""
        call = "from pessoi.cli import main; main()"
        options = ["--no-limits", "--database", self._database, "--port", str(self.port)]
        self.process = Process([sys.executable, "-c", call, "serve", *options], r"http://127\.0\.0\.1:(\d+)", Path())
        self.port = int(self.process.ready[1])

    async def open(self, count: int) -> list[OurTable]:
        """So many new tables with a match at each, nobody looking yet."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def open_one(number: int) -> OurTable:
            async with gate:
                return await self._open(number)

        tables = await asyncio.gather(*map(open_one, range(len(self.tables), len(self.tables) + count)))
        self.tables += tables
        return tables

    async def _open(self, number: int) -> OurTable:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}/api", timeout=PATIENCE) as http:
            cookies = []
            path = ""
            for seat, name in enumerate(("Anna", "Berta")):
                http.cookies.clear()
                (await http.post("/guests", json={"name": name})).raise_for_status()
                cookies.append("; ".join(f"{key}={value}" for key, value in http.cookies.items()))
                if not path:
                    opened = await http.post("/tables", json={"game": self.game, "seats": 2, "is_public": True})
                    path = f"/tables/{opened.raise_for_status().json()['id']}"
                (await http.put(f"{path}/seats/{seat}", json={"nonce": f"nonce{number}"})).raise_for_status()
            http.cookies.clear()
            headers = {"Cookie": cookies[0]}
            (await http.post(f"{path}/start", headers=headers)).raise_for_status()
        return OurTable(path.rpartition("/")[2], cookies, self._numbers, random.Random(number))

    async def look(self, tables: list[OurTable]) -> None:
        """Have everybody at these tables look at them."""
        await asyncio.gather(*(player.come(self.port) for table in tables for player in table.players))

    def leave(self, tables: list[OurTable]) -> None:
        """Have nobody look any more."""
        for table in tables:
            for player in table.players:
                if player.socket is not None:
                    player.socket.close()


# The peer


class PeerTable:
    """A table of the peer's, played by its own protocol over socket.io."""

    def __init__(self, game: str, number: int, numbers: Iterator[int]) -> None:
        self.game = game
        self.id = f"table{number}"
        self.numbers = [next(numbers), next(numbers)]
        self.moves = 0
        self.heard = [0, 0]
        self.bytes = 0
        self.now = 0.0
        self.sockets: list[Socket] = []
        self._news = asyncio.get_running_loop().create_future()

    async def come(self, port: int) -> None:
        """Both people look."""
        for seat, number in enumerate(self.numbers):
            path = "/socket.io/?EIO=4&transport=websocket"
            socket = await Socket.connect(port, path, partial(self.hear, seat), number)
            self.sockets.append(socket)
            socket.send(f"40/{self.game},".encode())
            await asyncio.wait_for(self.next_news(), PATIENCE)
            socket.send(f"42/{self.game},{json.dumps(['sync', self.id, str(seat), None, 2])}".encode())
            await asyncio.wait_for(self.next_news(), PATIENCE)

    def next_news(self) -> asyncio.Future[None]:
        if self._news.done():
            self._news = asyncio.get_running_loop().create_future()
        return self._news

    def hear(self, seat: int, words: bytes, now: float) -> None:
        kind, _, rest = words.partition(b",")
        self.bytes += len(words)
        if words == b"2":
            self.sockets[seat].send(b"3")
        elif kind.startswith(b"40/") or rest.startswith((b'["sync"', b'["update"')):
            self.heard[seat] += rest.startswith(b'["update"')
            self.now = now
            if not self._news.done():
                self._news.set_result(None)

    async def choose(self) -> Shot | None:
        seat = self.moves % 2
        payload = {"type": "choose", "args": [f"choice {self.moves % 7}"], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        message = json.dumps(["update", action, self.moves, self.id, str(seat)])
        self.moves += 1
        self.bytes = 0
        start = perf_counter()
        self.sockets[seat].send(f"42/{self.game},{message}".encode())
        while min(self.heard) < self.moves:
            await asyncio.wait_for(self.next_news(), PATIENCE)
        return Shot(self.now - start, self.bytes)


class Peer:
    """A boardgame.io server with its store in memory."""

    name = "boardgame.io"

    def __init__(self, folder: Path, port: int) -> None:
        file = folder / "tables.json"
        file.write_text(json.dumps({SMALL: [None] * 9, **{game: sight_of(game) for game in registry.names()}}))
        self.port = port
        self._numbers = itertools.count()
        self._count = itertools.count()
        self.process = Process(["node", "server.js", str(port), str(file)], "listening", install())

    async def open(self, game: str, count: int) -> list[PeerTable]:
        """So many new tables of a game, with two people looking at each."""
        tables = [PeerTable(game, next(self._count), self._numbers) for _ in range(count)]
        await asyncio.gather(*(table.come(self.port) for table in tables))
        return tables


def sight_of(name: str) -> object:
    """What a seat of one of our games sees in the middle of a match."""
    luck = random.Random(name)
    match = Match.begin(registry.find(name), 2, name, {})
    for _ in range(MIDDLE):
        assert match.decision is not None
        match.play(luck.choice(match.decision.choices))
    return match.view(0)


def install() -> Path:
    """The peer's packages, fetched on first use; the folder they are in."""
    lock = BOARDGAME / "package-lock.json"
    installed = BOARDGAME / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        node = page.find_node() or page.fetch_node()
        words = ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        subprocess.run([*node.npm, *words], cwd=BOARDGAME, check=True)
        installed.touch()
    return BOARDGAME
