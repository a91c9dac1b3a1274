"""What a choice costs no more than it must: told at once where nobody is waited for, checkpoints once for each turn."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.patience import PATIENCE
from tests.server.site import Site, serve, toy_match, toys

from pessoi.server.app import create_app
from pessoi.server.connections import READ_AHEAD
from pessoi.server.live import MOST_AT_ONCE, Viewer
from pessoi.server.store import Standing

pytest_plugins = ["tests.server.databases", "tests.server.running"]
pytestmark = pytest.mark.anyio


@pytest.fixture
def standings(monkeypatch: pytest.MonkeyPatch, live_site: Site) -> list[Standing]:
    """What is noted of the match with every choice."""
    noted: list[Standing] = []
    store = live_site.house.store
    append = store.append

    async def noting(entries: Any, *, standing: Standing, **more: Any) -> None:
        noted.append(standing)
        await append(entries, standing=standing, **more)

    monkeypatch.setattr(store, "append", noting)
    return noted


async def test_a_checkpoint_is_written_when_a_turn_has_ended(live_site: Site, standings: list[Standing]) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with ben.live(table) as live:
        await live.play("peek")
        await live.play("take")
    assert [standing.checkpoint_ply for standing in standings] == [None, 2]
    assert [standing.checkpoint is None for standing in standings] == [True, False]
    match = live_site.house.rooms[table].match
    assert match is not None
    row = await live_site.house.store.get_match(str((await anna.table(table))["match_id"]))
    assert row is not None
    assert (row.checkpoint_ply, row.waiting_for) == (2, 0)


async def test_a_checkpoint_is_written_anew_when_a_turn_is_taken_back(
    live_site: Site, standings: list[Standing]
) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with ben.live(table) as live:
        await live.play("leave")
        answer = await live.ask("undo", seat=1, log=1)
        assert answer["type"] == "ack", answer
    assert [standing.checkpoint_ply for standing in standings] == [1, 0]


async def test_a_match_killed_in_mid_turn_goes_on_there(sqlite_database: str) -> None:
    with toys():
        async with serve(sqlite_database) as site:
            anna, ben = await site.guest("Anna"), await site.guest("Ben")
            table = await toy_match(anna, ben)
            async with ben.live(table) as live:
                await live.play("take")
            async with anna.live(table) as live:
                await live.play("peek")
                seen = live.scene
        async with serve(sqlite_database) as again, (await anna.at(again)).live(table) as live:
            assert live.scene["view"] == seen["view"]
            assert live.scene["decision"] == seen["decision"]
            await live.play("take")
            assert live.scene["waiting_for"] == 1


async def test_a_table_where_only_people_play_is_read_when_somebody_comes(sqlite_database: str) -> None:
    with toys():
        async with serve(sqlite_database) as site:
            anna, ben = await site.guest("Anna"), await site.guest("Ben")
            among_people = await toy_match(anna, ben)
            with_clock = await toy_match(anna, ben, clock={"kind": "live", "seconds": 600})
            with_bot = await anna.open_table("toy", 2, bots={"1": "first"})
            await anna.sit(with_bot, 0)
            await anna.start(with_bot)
        async with serve(sqlite_database) as again:
            assert among_people not in again.house.rooms
            assert {with_clock, with_bot} <= set(again.house.rooms)
            async with (await ben.at(again)).live(among_people) as live:
                await live.play("take")


@pytest.fixture
def updates(monkeypatch: pytest.MonkeyPatch) -> list[Viewer]:
    """Whose task has told an update."""
    told: list[Viewer] = []
    update = Viewer.update

    async def noting(viewer: Viewer) -> None:
        told.append(viewer)
        await update(viewer)

    monkeypatch.setattr(Viewer, "update", noting)
    return told


async def test_a_choice_is_told_without_waking_a_task(live_site: Site, updates: list[Viewer]) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with anna.live(table) as first, ben.live(table) as second:
        await first.until(lambda here: here.table["seats"][1]["is_present"])
        updates.clear()
        await second.play("leave")
        await first.see(1)
        assert updates == []


async def test_who_still_reads_gets_choices_made_meanwhile_in_one_update(live_site: Site) -> None:
    anna, ben, nobody = await live_site.guest("Anna"), await live_site.guest("Ben"), await live_site.nobody()
    table = await toy_match(anna, ben)
    async with anna.live(table) as first, ben.live(table) as second:
        players = set(live_site.house.audiences[table].viewers)
        async with nobody.live(table) as slow:
            (viewer,) = live_site.house.audiences[table].viewers - players
            assert isinstance(viewer, Viewer)
            await first.until(lambda here: here.table["spectators"] == 1)
            await slow.until(lambda here: here.table["spectators"] == 1)
            async with viewer.line.speaking:
                await second.play("leave")
                await first.see(1)
                await first.play("leave")
                assert viewer.news
            await slow.see(2)
            assert [event["name"] for event in slow.log] == ["left", "left"]
            assert slow.scene["view"] == (await nobody.scene(table))["view"]


async def test_more_messages_than_are_read_ahead_are_answered_in_their_order(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    many = 10 * READ_AHEAD
    async with ben.live(table) as live:
        for number in range(1, many + 1):
            await live.socket.send(json.dumps({"type": "preview", "id": number, "seat": 1, "choice": "leave"}))
        answered: list[int] = []
        while len(answered) < many:
            message = await live.hear()
            answered += [message["id"]] if message["type"] == "previewed" else []
    assert answered == list(range(1, many + 1))


async def test_a_crowd_is_told_by_its_own_tasks(
    live_site: Site, updates: list[Viewer], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    assert MOST_AT_ONCE > 2
    monkeypatch.setattr("pessoi.server.live.MOST_AT_ONCE", 1)
    async with anna.live(table) as first, ben.live(table) as second:
        updates.clear()
        await second.play("leave")
        await first.see(1)
        await first.play("take")
        await second.see(2)
        assert len(updates) == 4


def test_tables_are_told_of_through_any_server_that_speaks_asgi(tmp_path: Path) -> None:
    with TestClient(create_app(str(tmp_path / "pessoi.db"), rates={}), timeout=PATIENCE) as client:
        client.post("/api/guests", json={"name": "Anna"}).raise_for_status()
        opened = client.post("/api/tables", json={"game": "hercules", "seats": 1}).raise_for_status()
        table = opened.json()["id"]
        client.put(f"/api/tables/{table}/seats/0", json={"nonce": "n"}).raise_for_status()
        client.post(f"/api/tables/{table}/start").raise_for_status()
        with client.websocket_connect(f"/api/tables/{table}/live") as live:
            update = json.loads(live.receive_text(timeout=PATIENCE))
            choice = update["scene"]["decision"]["choices"][0]["choice"]
            live.send_text(json.dumps({"type": "choose", "id": 1, "seat": 0, "log": 0, "choice": choice}))
            heard: set[str] = set()
            # That somebody has come is told before them, between them, or together with the update.
            while not {"ack", "update"} <= heard:
                heard.add(json.loads(live.receive_text(timeout=PATIENCE))["type"])
