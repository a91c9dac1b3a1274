"""What a server has to come through with nothing lost, each as short or as long as one likes.

The tests run them short (``test_ordeals.py``), ``make soak`` runs them long. Each returns what it has done in figures,
and fails by an assertion. Players are programs that hold every seat of their table and choose at random.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
import websockets
from tests.patience import PATIENCE
from tests.server.psql import execute
from tests.server.site import Guest, Live, Site, serve, spawn

from pessoi.games import registry
from pessoi.server.store import Store, connect
from pessoi.server.store.connect import parse

Figures = dict[str, int]
#: What a client notices of a server that is killed, or a line that is cut.
CUT = (OSError, httpx.HTTPError, websockets.WebSocketException, asyncio.TimeoutError)
#: Refusals that only say "not now".
NOT_NOW = {"unavailable", "stale"}


class Player:
    """Holds all seats of a match, chooses at random, and writes down what was acknowledged."""

    def __init__(self, guest: Guest, game: str, dice: random.Random) -> None:
        self.guest = guest
        self.game = game
        self.dice = dice
        self.table = ""
        #: By match and place in its log, the choice that was acknowledged there.
        self.acknowledged: dict[tuple[str, int], str] = {}

    async def begin(self) -> None:
        """Another match, at a table of one's own."""
        seats = registry.find(self.game).min_seats if self.game != "toy" else 2
        table = await self.guest.open_table(self.game, seats)
        await self.guest.sit(table, *range(seats))
        await self.guest.start(table)
        self.table = table

    async def come_to(self, site: Site) -> None:
        """Be at another server on the same database."""
        self.guest = await self.guest.at(site)

    async def play(self, is_over: Callable[[], bool] = lambda: False) -> None:
        """Choose until it is over, in one match after the other; what is refused for the moment is tried again."""
        while not is_over():
            if not self.table:
                await self.begin()
            async with self.guest.live(self.table) as live:
                while not live.scene["end"] and not is_over():
                    await self.choose(live)
                if live.scene["end"]:
                    self.table = ""

    async def choose(self, live: Live) -> None:
        """One choice at random, kept or refused for the moment."""
        log, choice = live.table["log"], self.pick(live)
        answer = await live.choose(choice, log=log)
        if answer["type"] == "ack":
            self.note(live, log, choice)
            await live.see(answer["log"])
        else:
            assert answer["code"] in NOT_NOW, answer
            await live.socket.send(json.dumps({"type": "look", "seen": live.table["log"]}))
            await asyncio.sleep(0.05)

    def pick(self, live: Live) -> str:
        return str(self.dice.choice(live.scene["decision"]["choices"])["choice"])

    def note(self, live: Live, log: int, choice: str) -> None:
        place = (live.table["match_id"], log)
        assert place not in self.acknowledged, "one place of the log was acknowledged twice"
        self.acknowledged[place] = choice


async def players(site: Site, count: int, seed: int, games: list[str] | None = None) -> list[Player]:
    names = games or registry.names()
    return [
        Player(await site.guest(f"Player {number}"), names[number % len(names)], random.Random(seed * 1000 + number))
        for number in range(count)
    ]


async def check_kept(database: str, everybody: list[Player]) -> int:
    """See that all that was acknowledged is in the log, word for word; how much that is."""
    store = await Store.open(database)
    try:
        count = 0
        for player in everybody:
            for match_id in {match for match, _ in player.acknowledged}:
                log = await store.log(match_id)
                assert [entry.place for entry in log] == list(range(len(log))), "the log has a gap"
                for (match, place), choice in player.acknowledged.items():
                    if match == match_id:
                        assert place < len(log), f"choice {place} of {match_id} was acknowledged and is lost"
                        assert log[place].words == choice
                        count += 1
        return count
    finally:
        await store.close()


# Killed servers


async def kills(database: str, tables: int, times: int, seed: int, games: list[str] | None = None) -> Figures:
    """Kill the server at random moments while all tables play; what was acknowledged is there, and all play on."""
    dice = random.Random(seed)
    everybody: list[Player] = []
    for _ in range(times):
        async with spawn(database) as site:
            if everybody:
                for player in everybody:
                    await player.come_to(site)
            else:
                everybody = await players(site, tables, seed, games)
            tasks = [asyncio.create_task(player.play()) for player in everybody]
            await go_on(everybody, tasks)
            await asyncio.sleep(dice.uniform(0, 1))
            os.kill(site.pid, signal.SIGKILL)
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                assert isinstance(ended, CUT), ended
        kept = await check_kept(database, everybody)
    return {"kills": times, "tables": tables, "acknowledged": kept, "lost": 0}


async def go_on(everybody: list[Player], tasks: list[asyncio.Task[None]]) -> None:
    """Wait until as many more choices as there are players were acknowledged; what goes wrong in a task is raised."""
    before = sum(len(player.acknowledged) for player in everybody)
    async with asyncio.timeout(PATIENCE):
        while sum(len(player.acknowledged) for player in everybody) < before + len(everybody):
            await asyncio.sleep(0.01)
            for task in tasks:
                if task.done():
                    task.result()


# Lines that are cut


async def cuts(site: Site, games: list[str], matches: int, seed: int) -> Figures:
    """Cut the line at every ply, half of the time with a choice on its way; who comes back has missed nothing."""
    figures: Counter[str] = Counter()
    dice = random.Random(seed)
    for game in games:
        for _ in range(matches):
            player = (await players(site, 1, dice.randrange(10**6), [game]))[0]
            await player.begin()
            log: list[Any] = []
            seen, is_over, pending = 0, False, None
            while not is_over:
                async with player.guest.socket(player.table, f"seen={seen}") as live:
                    live.log = log
                    await live.until(lambda here: here.table is not None)
                    seen = live.table["log"]
                    if pending is not None and pending[0] != seen:
                        pending = None
                    is_over = live.scene["end"] is not None
                    if not is_over:
                        pending = pending or (seen, player.pick(live))
                        message = {"type": "choose", "id": 1, "seat": live.scene["waiting_for"], "log": seen}
                        await live.socket.send(json.dumps({**message, "choice": pending[1]}))
                        if dice.random() < 0.5:
                            await live.see(seen + 1)
                            seen = live.table["log"]
                        else:
                            figures["with a choice on its way"] += 1
                        live.socket.transport.abort()
                        figures["cuts"] += 1
                    log = live.log
            whole = await events_of(player)
            assert hidden_free(log) == hidden_free(whole), "who was cut off has another log"
            figures["matches"] += 1
    return dict(figures)


async def events_of(player: Player) -> list[Any]:
    """All events of the match as its player sees them now."""
    async with player.guest.live(player.table) as live:
        return live.log


def hidden_free(events: list[Any]) -> list[tuple[int, str]]:
    """Events by place and name; which eyes saw them may differ where one person holds several seats."""
    return [(event["ply"], event["name"]) for event in events]


# Messages that do not come as they were sent


async def disorder(site: Site, games: list[str], matches: int, seed: int) -> Figures:
    """Send choices twice, late, early and out of order, through two lines; each place of the log is taken once."""
    figures: Counter[str] = Counter()
    dice = random.Random(seed)
    for game in games:
        for _ in range(matches):
            player = (await players(site, 1, dice.randrange(10**6), [game]))[0]
            await player.begin()
            late: list[str] = []
            async with player.guest.live(player.table) as live, player.guest.live(player.table) as other:
                while not live.scene["end"]:
                    log, choice, number = live.table["log"], player.pick(live), figures["messages"] + 1
                    seat = live.scene["waiting_for"]
                    told = json.dumps({"type": "choose", "id": number, "seat": seat, "log": log, "choice": choice})
                    batch = [told, told, *dice.sample(late, min(2, len(late)))]
                    dice.shuffle(batch)
                    for words in batch:
                        await dice.choice([live, other]).socket.send(words)
                        if dice.random() < 0.2:
                            await asyncio.sleep(dice.uniform(0, 0.01))
                    figures["messages"] += len(batch)
                    late.append(told)
                    await live.see(log + 1)
                    await other.see(log + 1)
                    player.note(live, log, choice)
                    assert live.table["log"] == log + 1, "a choice that came twice was made twice"
            figures["matches"] += 1
            figures["choices"] += len(player.acknowledged)
            match_id = live.table["match_id"]
            entries = await site.house.store.log(match_id)
            assert [entry.words for entry in entries] == [
                player.acknowledged[match_id, place] for place in range(len(entries))
            ]
    return dict(figures)


# Two processes and one place


async def race(database: str, game: str, choices: int, seed: int) -> Figures:
    """Two servers on one database, two lines, one choice each for every place of the log: exactly one is kept."""
    dice = random.Random(seed)
    won: Counter[str] = Counter()
    async with spawn(database) as here, spawn(database) as there:
        player = (await players(here, 1, seed, [game]))[0]
        while sum(won.values()) < choices:
            await player.begin()
            also = await player.guest.at(there)
            async with player.guest.live(player.table) as one, also.live(player.table) as other:
                while not one.scene["end"] and sum(won.values()) < choices:
                    log = one.table["log"]
                    lines = [one, other]
                    dice.shuffle(lines)
                    answers = await asyncio.gather(*(line.choose(player.pick(line), log=log) for line in lines))
                    kept = [line for line, answer in zip(lines, answers, strict=True) if answer["type"] == "ack"]
                    refused = [answer for answer in answers if answer["type"] != "ack"]
                    assert len(kept) == 1, answers
                    assert [answer["code"] for answer in refused] == ["stale"], answers
                    won["here" if kept[0] is one else "there"] += 1
                    await one.see(log + 1)
                    await other.see(log + 1)
                    assert one.scene["view"] == other.scene["view"]
    return {"raced for": sum(won.values()), **won}


# A database that is away, and a disk that is full


async def away(site: Site, address: str, absences: int, tables: int, seed: int) -> Figures:
    """Shut PostgreSQL's door again and again while all tables play; they wait, and go on when it is open."""
    everybody = await players(site, tables, seed)
    is_over = False
    tasks = [asyncio.create_task(insistent(player, lambda: is_over)) for player in everybody]
    name = parse(address).database
    keeper = address.replace(f"/{name}", "/postgres", 1)
    for _ in range(absences):
        await go_on(everybody, tasks)
        await asyncio.to_thread(execute, keeper, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await asyncio.to_thread(
            execute, keeper, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        )
        await asyncio.sleep(0.3)
        await asyncio.to_thread(execute, keeper, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    await go_on(everybody, tasks)
    is_over = True
    await asyncio.gather(*tasks)
    return {"absences": absences, "tables": tables, "acknowledged": await check_kept(address, everybody), "lost": 0}


async def insistent(player: Player, is_over: Callable[[], bool]) -> None:
    """Play on whatever the server says, until it is over."""
    while not is_over():
        try:
            await player.play(is_over)
        except CUT:
            await asyncio.sleep(0.05)
        except AssertionError as error:
            if "unavailable" not in str(error):
                raise
            await asyncio.sleep(0.05)


@contextmanager
def narrow_disk() -> Iterator[Callable[[int | None], None]]:
    """A way to say how many pages a database may have from the next connection on; None is as many as it likes."""
    most: list[int | None] = [None]
    prepare = connect.prepare

    def limited(connection: Any) -> None:
        prepare(connection)
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count = {most[0] or 2**30}")
        cursor.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connect, "prepare", limited)

        def widen(pages: int | None) -> None:
            most[0] = pages

        yield widen


async def full_disk(database: str, times: int, tables: int, seed: int) -> Figures:
    """Let the disk be full again and again; what can't be kept is refused, what was acknowledged stays."""
    refused = 0
    with narrow_disk() as widen:
        async with serve(database) as site:
            everybody = await players(site, tables, seed)
            for player in everybody:
                await player.begin()
            for _ in range(times):
                # The file may grow no more from here on.
                widen(1)
                await new_connections(site)
                refusals = 0
                async with asyncio.timeout(PATIENCE):
                    while not refusals:
                        refusals = sum([await player_refused(player) for player in everybody])
                refused += refusals
                assert (await everybody[0].guest.send("GET", f"/api/tables/{everybody[0].table}")).is_success
                widen(None)
                await new_connections(site)
                for player in everybody:
                    assert not await player_refused(player), "there is room again"
        kept = await check_kept(database, everybody)
    return {"times full": times, "refused": refused, "acknowledged": kept, "lost": 0}


async def new_connections(site: Site) -> None:
    store = site.house.store
    await store.engine.dispose()
    await store._step_writer.close()


async def player_refused(player: Player) -> bool:
    """Whether a choice is refused as it can't be kept; if it is made, it is noted."""
    async with player.guest.live(player.table) as live:
        if live.scene["end"]:
            return False
        log, choice = live.table["log"], player.pick(live)
        answer = await live.choose(choice, log=log)
        if answer["type"] == "ack":
            player.note(live, log, choice)
            return False
        assert answer["code"] == "unavailable", answer
        return True


# Clocks that are set


async def clock_jumps(site: Site, tables: int, choices: int, seed: int) -> Figures:
    """Set the system's clock by hours and days while live clocks run; nobody's time runs out or comes back by it."""
    dice = random.Random(seed)
    everybody = await players(site, tables, seed, ["hercules"])
    jumps = 0
    began, true_time = time.monotonic(), time.time
    offset = 0.0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "time", lambda: true_time() + offset)
        for player in everybody:
            agreed = {"clock": {"kind": "live", "seconds": 600, "on_timeout": "lose"}}
            player.table = await player.guest.open_table("hercules", 1, **agreed)
            await player.guest.sit(player.table, 0)
            await player.guest.start(player.table)
        for _ in range(choices):
            for player in everybody:
                offset = dice.choice([-1, 1]) * dice.choice([0, 3600, 86_400, 30 * 86_400])
                jumps += 1
                async with player.guest.live(player.table) as live:
                    if live.scene["end"]:
                        assert live.scene["end"]["how"] == "played", live.scene["end"]
                        continue
                    left = live.table["seats"][0]["seconds_left"]
                    assert 600 - (time.monotonic() - began) <= left <= 600, left
                    await player.choose(live)
    return {"jumps": jumps, "tables": tables, "lost on time": 0}
