"""A server that is told to end: nothing is broken off, nobody is taken in, and everybody is sent to the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import httpx
import pytest
import websockets
from tests.patience import PATIENCE
from tests.server.site import Guest, Live, Site, toy_match, until

from pessoi.server.app import create_app
from pessoi.server.operation import Operation
from pessoi.server.room import Room
from pessoi.server.serve import HandingServer, address_of, listen

pytest_plugins = ["tests.server.databases", "tests.server.running"]
pytestmark = pytest.mark.anyio


async def close_code(live: Live) -> int | None:
    """How the server hangs up."""
    with suppress(websockets.ConnectionClosed):
        while True:
            await live.hear()
    return live.socket.close_code


async def test_everybody_is_sent_to_the_next_process(any_live_site: Site) -> None:
    anna, berta = await any_live_site.guest("Anna"), await any_live_site.guest("Berta")
    table = await toy_match(anna, berta, is_public=True)
    async with anna.live(table) as player, berta.live(table) as other:
        await any_live_site.house.hand_over()
        assert [await close_code(player), await close_code(other)] == [1012, 1012]


async def test_nobody_is_taken_in_any_more_and_the_server_says_so(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    table = await toy_match(anna, anna)
    await live_site.house.hand_over()
    assert (await anna.send("GET", "/ready")).status_code == 503
    assert (await anna.send("GET", "/health")).status_code == 200
    async with anna.socket(table) as live:
        assert await close_code(live) == 1012


class UnwatchedServer(HandingServer):
    """One that leaves signals to the tests."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


async def test_a_server_that_drains_answers_that_it_is_not_ready_before_it_goes(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pessoi.server.watching.PATIENCE", PATIENCE)
    with listen("127.0.0.1", 0) as listener:
        address = address_of("127.0.0.1", listener)
        app = create_app(sqlite_database)
        server = UnwatchedServer(app, Operation(drain=600), lambda: None)
        serving = asyncio.create_task(server.serve([listener]))
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as watcher:
            await until(lambda: server.started)
            assert (await watcher.get("/ready")).json() == {"status": "ready"}
            server.should_exit = True
            while (await watcher.get("/ready")).json() != {"status": "closing"}:
                await asyncio.sleep(0.01)
            async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as another:
                assert (await another.get("/ready")).json() == {"status": "closing"}
        server.drain = 0
        await asyncio.wait_for(serving, PATIENCE)


async def test_a_choice_on_its_way_is_kept_and_acknowledged_first(
    live_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And one that comes after is for the next process."""
    monkeypatch.setattr("pessoi.server.house.FAREWELL", PATIENCE)
    anna = await live_site.guest("Anna")
    table = await toy_match(anna, anna)
    is_writing, may_go_on = asyncio.Event(), asyncio.Event()
    commit = Room.commit

    async def slow_commit(*words: object) -> None:
        is_writing.set()
        await may_go_on.wait()
        await commit(*words)  # type: ignore[arg-type]

    monkeypatch.setattr(Room, "commit", slow_commit)
    async with anna.live(table) as live:
        choosing = asyncio.create_task(live.choose())
        await asyncio.wait_for(is_writing.wait(), PATIENCE)
        leaving = asyncio.create_task(live_site.house.hand_over())
        await asyncio.sleep(0)
        may_go_on.set()
        answer = await choosing
        assert (answer["type"], answer["log"]) == ("ack", 1)
        await asyncio.wait_for(leaving, PATIENCE)
        assert await close_code(live) == 1012
    assert (await anna.table(table))["log"] == 1


async def test_no_bot_begins_to_think_any_more(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    table = await anna.open_table("toy", 2, bots={"1": "first"})
    await anna.sit(table, 0)
    await anna.start(table)
    await live_site.house.hand_over()
    # What was begun before is thought to its end.
    await until(lambda: not live_site.house.thinkers.busy)
    room = live_site.house.rooms[table]
    while room.deciding == 0:
        scene = await anna.scene(table)
        choice = scene["decision"]["choices"][0]["choice"]
        await anna.call("POST", f"/api/tables/{table}/choices", seat=0, log=room.log, choice=choice)
    assert live_site.house.thinkers.busy == live_site.house.thinkers.waiting == 0
    assert not live_site.house._tasks


async def test_what_fails_at_a_socket_is_quoted_by_its_number_and_ends_nothing(
    live_site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna: Guest = await live_site.guest("Anna")
    table = await toy_match(anna, anna)

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("no idea")

    async with anna.live(table) as live:
        with monkeypatch.context() as patch:
            patch.setattr(Room, "undo", broken)
            answer = await live.ask("undo", seat=0, log=0)
        assert answer["code"] == "internal"
        assert answer["request"]
        assert answer["request"] in answer["message"]
        assert "no idea" in caplog.text
        assert "no idea" not in answer["message"]
        await live.play()
