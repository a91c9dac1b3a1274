"""Many who look at one table: what changes is looked up and drawn once, and nobody waits for the slowest."""

from __future__ import annotations

import asyncio
import json
import socket
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

import pytest
import websockets
from tests.patience import PATIENCE
from tests.server.site import Live, Site, toy_match, until

from pessoi.scene import scene as scenes
from pessoi.server import connections
from pessoi.server.live import Viewer

pytest_plugins = ["tests.server.databases", "tests.server.running"]
pytestmark = pytest.mark.anyio

CROWD = 12


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """How often a scene was made for whose eyes."""
    made: Counter[int] = Counter()
    scene = scenes.scene

    def counted(match: Any, eyes: int, **more: Any) -> Any:
        made[eyes] += 1
        return scene(match, eyes, **more)

    monkeypatch.setattr("pessoi.server.room.scene", counted)
    return made


async def crowd(site: Site, table: str, stack: AsyncExitStack) -> list[Live]:
    """Spectators, each of them somebody else, who know of each other."""
    people = [await site.guest(f"Guest {number}") for number in range(CROWD)]
    lives = [await stack.enter_async_context(person.live(table)) for person in people]
    for live in lives:
        await live.until(lambda here: here.table["spectators"] == CROWD)
    return lives


async def test_a_choice_is_drawn_once_for_all_spectators(live_site: Site, drawn: Counter[int]) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with ben.live(table) as player, AsyncExitStack() as stack:
        lives = await crowd(live_site, table, stack)
        drawn.clear()
        await player.play("leave")
        for live in lives:
            await live.see(1)
        assert drawn == {1: 1, -1: 1}
        assert all(live.scene == lives[0].scene for live in lives)
        assert [event["name"] for event in lives[0].log] == ["left"]


async def test_who_comes_and_goes_costs_the_others_no_scene(live_site: Site, drawn: Counter[int]) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with ben.live(table) as player:
        await player.until(lambda here: here.table["seats"][1]["is_present"])
        drawn.clear()
        async with AsyncExitStack() as stack:
            await crowd(live_site, table, stack)
            assert drawn[-1] <= CROWD
        await player.until(lambda here: here.table["spectators"] == 0)
        assert drawn[1] == 0


async def test_somebody_who_comes_is_told_in_a_message_of_its_own(any_live_site: Site) -> None:
    anna, ben = await any_live_site.guest("Anna"), await any_live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with anna.live(table) as first:
        await first.until(lambda here: here.table["seats"][0]["is_present"])
        async with ben.live(table):
            assert await first.hear() == {"type": "presence", "seats": [True, True], "spectators": 0}
        assert await first.hear() == {"type": "presence", "seats": [True, False], "spectators": 0}


async def test_chat_is_read_only_when_a_line_is_new_and_once_for_all(
    any_live_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await any_live_site.guest("Anna"), await any_live_site.guest("Ben")
    table = await toy_match(anna, ben)
    store = any_live_site.house.store
    read = store.chat
    asked = []

    async def counted(*about: Any) -> Any:
        asked.append(about)
        return await read(*about)

    async with anna.live(table) as first, ben.live(table) as second:
        monkeypatch.setattr(store, "chat", counted)
        await second.play("leave")
        await first.see(1)
        assert asked == []
        await second.ask("say", text="your turn")
        await first.until(lambda here: here.chat)
        await second.until(lambda here: here.chat)
        assert len(asked) == 1
    async with anna.live(table) as later:
        assert [line["text"] for line in later.chat] == ["your turn"]


async def test_what_happens_while_an_update_is_on_its_way_is_told_in_one(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with anna.live(table) as speaker:
        (anna_looks,) = live_site.house.audiences[table].viewers
        async with ben.live(table) as slow:
            await slow.until(lambda here: here.table["seats"][1]["is_present"])
            (viewer,) = live_site.house.audiences[table].viewers - {anna_looks}
            assert isinstance(viewer, Viewer)
            async with viewer.line.speaking:
                await speaker.ask("say", text="line 0")
                # An update with this line waits for whoever speaks; the next one has all that comes until then.
                await until(lambda: viewer.heard)
                for number in range(1, 5):
                    await speaker.ask("say", text=f"line {number}")
            updates = 0
            while len(slow.chat) < 5:
                updates += (await slow.hear())["type"] == "update"
            assert [line["text"] for line in slow.chat] == [f"line {number}" for number in range(5)]
            assert updates == 2


async def test_who_does_not_read_delays_nobody_and_is_hung_up_on(
    live_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.5)
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    raw = socket.create_connection(("127.0.0.1", live_site.port))
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    address = f"ws://127.0.0.1:{live_site.port}/api/tables/{table}/live"
    async with anna.live(table) as first, ben.live(table) as second:
        deaf = await websockets.connect(address, sock=raw, max_queue=1, open_timeout=PATIENCE)
        await first.until(lambda here: here.table["spectators"] == 1)
        look = json.dumps({"type": "look"})

        async def ask_for_more() -> None:
            while True:
                await deaf.send(look)

        asking = asyncio.create_task(ask_for_more())
        await second.play("leave")
        await first.see(1)
        await first.until(lambda here: here.table["spectators"] == 0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        deaf.transport.abort()
