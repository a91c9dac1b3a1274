"""What fails is told, leaves nothing half done, and can be tried again."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import AsyncMock

import pytest
from tests.patience import PATIENCE
from tests.server.running import NearThinkers
from tests.server.site import Guest, Site, serve, toy_match, toys

from pessoi.server import clock as clocks
from pessoi.server.agreeing import time_out
from pessoi.server.errors import Unavailable
from pessoi.server.rows import read_table, table_row
from pessoi.server.store import LogEntry, Store, StoreUnavailable, TableRow
from pessoi.server.store.steps import UNSEAT, Step

pytest_plugins = ["tests.server.databases", "tests.server.running"]
pytestmark = pytest.mark.anyio


class Fault:
    """Lets a method of the store fail for a while, before or after its work is done."""

    def __init__(self, store: Store, method: str, patch: pytest.MonkeyPatch, *, after: bool = False) -> None:
        self.is_on = True
        self.failures = 0
        work: Callable[..., Awaitable[Any]] = getattr(store, method)

        async def fail(*arguments: Any, **options: Any) -> Any:
            if self.is_on and not after:
                self._fail()
            done = await work(*arguments, **options)
            if self.is_on:
                self._fail()
            return done

        patch.setattr(store, method, fail)

    def _fail(self) -> None:
        self.failures += 1
        raise StoreUnavailable("the disk is full")


# A store that does not answer


async def test_a_choice_that_could_not_be_kept_is_not_made_and_can_be_tried_again(
    any_live_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await any_live_site.guest("Anna"), await any_live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with anna.live(table) as first, ben.live(table) as second:
        before = second.scene
        fault = Fault(any_live_site.house.store, "append", monkeypatch)
        failed = await second.choose("take")
        assert (failed["code"], (await anna.table(table))["log"]) == ("unavailable", 0)
        assert await ben.scene(table) == before
        fault.is_on = False
        await second.play("take")
        await first.see(1)
    assert first.scene["ply"] == second.scene["ply"] == 1


async def test_a_choice_whose_answer_was_lost_is_found_when_looking_again(
    live_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with ben.live(table) as live:
        fault = Fault(live_site.house.store, "append", monkeypatch, after=True)
        assert (await live.choose("leave"))["code"] == "unavailable"
        fault.is_on = False
        await live.socket.send(json.dumps({"type": "look", "seen": live.table["log"]}))
        await live.see(1)
        assert [event["name"] for event in live.log] == ["left"]
        assert (await live.choose("leave", 1, 0))["code"] == "stale"


async def test_nobody_sees_a_choice_before_it_is_kept(live_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    append, begun, go_on = live_site.house.store.append, asyncio.Event(), asyncio.Event()

    async def slow(*arguments: Any, **options: Any) -> None:
        begun.set()
        await go_on.wait()
        await append(*arguments, **options)

    monkeypatch.setattr(live_site.house.store, "append", slow)
    async with anna.live(table) as first, ben.live(table) as second:
        before = first.scene
        choosing = asyncio.create_task(second.choose("take"))
        await asyncio.wait_for(begun.wait(), PATIENCE)
        await first.ask("say", text="well?")
        await first.until(lambda here: here.chat)
        assert (first.scene, first.table["log"]) == (before, 0)
        assert not choosing.done()
        go_on.set()
        assert (await choosing)["type"] == "ack"
        await first.see(1)


async def test_who_comes_while_the_store_does_not_answer_is_told_so(
    live_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    for method in ("get_session", "get_table", "chat"):
        fault = Fault(live_site.house.store, method, monkeypatch)
        async with anna.socket(table) as live:
            assert (await live.hear())["code"] == "unavailable"
            await live.socket.wait_closed()
        assert live.socket.close_code == 4503
        fault.is_on = False
    async with anna.live(table) as live:
        assert live.scene["seat"] == 0


async def test_who_is_told_that_the_store_fails_is_told_no_path(
    live_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with ben.live(table) as live:
        Fault(live_site.house.store, "append", monkeypatch)
        Fault(live_site.house.store, "list_tables", monkeypatch)
        Fault(live_site.house.store, "add_person", monkeypatch)
        answers = [
            json.dumps(await live.choose("take")),
            (await anna.send("GET", "/api/tables")).text,
            (await anna.send("POST", "/api/guests", name="Carl")).text,
        ]
    for answer in answers:
        assert "the store does not answer" in answer
        assert "disk" not in answer


async def test_a_match_that_could_not_begin_begins_at_the_next_try(
    live_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await live_site.guest("Anna")
    table = await anna.open_table()
    await anna.sit(table, 0, 1)
    fault = Fault(live_site.house.store, "add_match", monkeypatch)
    failed = await anna.send("POST", f"/api/tables/{table}/start")
    fault.is_on = False
    assert failed.status_code == 503
    assert (await anna.table(table))["status"] == "open"
    assert (await anna.start(table))["status"] == "running"
    async with anna.live(table) as live:
        await live.play("take")
    assert len(await anna.call("GET", "/api/matches?mine=true")) == 1


async def test_a_bot_tries_until_its_choice_is_kept(live_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pessoi.server.seated.PATIENCE", 0.01)
    anna = await live_site.guest("Anna")
    fault = Fault(live_site.house.store, "append", monkeypatch)
    table = await toy_match(anna, bots={"1": "first"})
    async with anna.live(table) as live:
        async with asyncio.timeout(PATIENCE):
            while fault.failures < 2:
                await asyncio.sleep(0.01)
        fault.is_on = False
        await live.until(lambda here: here.scene["decision"])
    assert live.table["log"] == 1


async def test_a_bot_that_fails_leaves_the_match_to_chance(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    table = await toy_match(anna, bots={"1": "failing"})
    async with anna.live(table) as live:
        await live.until(lambda here: here.scene["decision"] or here.table["log"] > 1)


async def test_a_change_that_can_not_be_announced_is_made_all_the_same(
    postgresql_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise OSError("no connection")

    with toys():
        async with serve(postgresql_database) as site:
            anna, ben = await site.guest("Anna"), await site.guest("Ben")
            table = await toy_match(anna, ben)
            async with ben.live(table) as live:
                monkeypatch.setattr(site.house.announcements, "publish", fail)
                await live.play("take")
            assert (await anna.table(table))["log"] == 1


# A match and its table are one


def spoil_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every transaction fail once it comes to the table, whatever it has written of the match before."""

    def fail(_: TableRow) -> list[Step]:
        return [Step(UNSEAT, [{"of_table": "nowhere"}], StoreUnavailable("the disk is full"))]

    monkeypatch.setattr("pessoi.server.store.steps.put_table", fail)


async def short_match(site: Site, **agreed: Any) -> tuple[Guest, str]:
    """A match of two cards, both seats played by one person, before the choice that ends it."""
    anna = await site.guest("Anna")
    table = await anna.open_table(options={"cards": 2, "windy": False}, **agreed)
    await anna.sit(table, 0, 1)
    await anna.start(table)
    return anna, table


async def test_the_last_choice_is_kept_with_the_end_of_its_table_or_not_at_all(
    any_live_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, table = await short_match(any_live_site)
    match_id = (await anna.table(table))["match_id"]
    async with anna.live(table) as live:
        with monkeypatch.context() as patch:
            spoil_tables(patch)
            assert (await live.choose("take"))["code"] == "unavailable"
        assert await any_live_site.house.store.log(match_id) == []
        row = await any_live_site.house.store.get_match(match_id)
        assert row is not None
        assert (row.ended, (await anna.table(table))["status"]) == (None, "running")
        await live.play("take")
        assert (live.table["status"], live.scene["end"]["how"]) == ("finished", "played")


async def test_a_loss_on_time_is_kept_with_the_end_of_its_table_or_not_at_all(
    live_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, table = await short_match(live_site, clock={"kind": "live", "seconds": 900, "on_timeout": "lose"})
    # Nobody but this test looks at the clock, be it that the house looks for overdue ones just now.
    room = live_site.house.rooms.pop(table)
    monkeypatch.setattr(live_site.house.store, "due_tables", AsyncMock(return_value=[]))
    later = clocks.now() + 1000
    monkeypatch.setattr(clocks, "now", lambda: later)
    with monkeypatch.context() as patch:
        spoil_tables(patch)
        with pytest.raises(Unavailable):
            await time_out(room)
    assert [entry.kind for entry in await live_site.house.store.log(str(room.table.match_id))] == []
    await time_out(room)
    assert [entry.kind for entry in await live_site.house.store.log(str(room.table.match_id))] == ["loss"]
    scene = await anna.scene(table)
    assert ((await anna.table(table))["status"], scene["end"]["how"]) == ("finished", "time")


async def test_a_choice_and_a_change_of_its_table_by_another_process_are_both_kept(any_live_site: Site) -> None:
    anna, table = await short_match(any_live_site)
    async with anna.live(table) as live:
        store = any_live_site.house.store
        row = await store.get_table(table)
        assert row is not None
        elsewhere = read_table(row)
        elsewhere.seats[0].is_shared = True
        await store.put_table(table_row(elsewhere, time.time()))
        await live.play("take")
    shown = await anna.table(table)
    assert (shown["status"], shown["seats"][0]["is_shared"]) == ("finished", True)


async def test_one_table_that_can_not_be_read_does_not_keep_the_others_closed(sqlite_database: str) -> None:
    with toys():
        async with serve(sqlite_database) as before:
            anna, ben = await before.guest("Anna"), await before.guest("Ben")
            broken, sound = await toy_match(anna, ben), await toy_match(anna, ben)
            match_id = (await anna.table(broken))["match_id"]
            await before.house.store.append([LogEntry(match_id, 0, "choice", 0, "guess 1 1", time.time())])
        async with serve(sqlite_database) as after:
            anna, ben = await anna.at(after), await ben.at(after)
            async with ben.live(sound) as live:
                await live.play("take")
            async with anna.socket(broken) as live:
                assert (await live.hear())["code"] == "record_error"


# Connections that break


async def test_a_choice_sent_while_hanging_up_is_made_and_everybody_sees_it(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with anna.live(table) as first:
        async with ben.live(table) as second:
            for ply in range(5):
                await second.socket.send(
                    json.dumps({"type": "choose", "seat": 1, "log": ply, "choice": "take" if ply else "peek"})
                )
            second.socket.transport.abort()
        await first.see(2)
    assert [event["name"] for event in first.log] == ["took"]


# Rules that change in mid-match


async def test_a_running_match_goes_on_from_its_checkpoint_under_new_rules(database: str) -> None:
    with toys("1"):
        async with serve(database) as before:
            anna = await before.guest("Anna")
            table = await anna.open_table()
            await anna.sit(table, 0, 1)
            await anna.start(table)
            async with anna.live(table, "seat=1") as one:
                await one.play("take")
                hand = one.scene["view"]["hand"]
            await anna.call("POST", f"/api/tables/{table}/choices", seat=0, log=1, choice="peek")
    for _ in range(2):
        with toys("2"):
            async with serve(database) as after:
                anna = await anna.at(after)
                async with anna.live(table, "seat=1&seen=1") as again:
                    assert again.scene["view"]["hand"] == hand
                    assert again.scene["waiting_for"] == 0
                    assert again.scene["ply"] == 2
                    assert [event["name"] for event in again.scene["events"]] == []
                    assert again.table["log"] == 3
    with toys("2"):
        async with serve(database) as last:
            anna = await anna.at(last)
            async with anna.live(table, "seat=0") as zero:
                await zero.play("take")
                assert len(zero.scene["view"]["hand"]) == 2
            async with anna.live(table) as both:
                while not both.scene["end"]:
                    await both.play("take")
                await both.until(lambda here: here.table["status"] == "finished")


async def test_choices_the_new_rules_forbid_are_asked_again(sqlite_database: str) -> None:
    with toys("1"):
        async with serve(sqlite_database) as before:
            anna = await before.guest("Anna")
            table = await anna.open_table()
            await anna.sit(table, 0, 1)
            await anna.start(table)
            await anna.call("POST", f"/api/tables/{table}/choices", seat=1, log=0, choice="peek")
            store, match_id = before.house.store, (await anna.table(table))["match_id"]
            await store.append([LogEntry(match_id, 1, "choice", 1, "guess 1 1", time.time())])
    with toys("2"):
        async with serve(sqlite_database) as after:
            after.house.thinkers = NearThinkers()
            anna = await anna.at(after)
            async with anna.live(table) as live:
                assert (live.scene["ply"], live.table["log"]) == (1, 4)
                assert [event["name"] for event in live.log] == ["peeked"]
                await live.play("leave")


async def test_two_servers_with_new_rules_take_a_match_over_together(postgresql_database: str) -> None:
    with toys("1"):
        async with serve(postgresql_database) as before:
            anna = await before.guest("Anna")
            table = await anna.open_table()
            await anna.sit(table, 0, 1)
            await anna.start(table)
            await anna.call("POST", f"/api/tables/{table}/choices", seat=1, log=0, choice="take")
    with toys("2"):
        async with serve(postgresql_database) as one, serve(postgresql_database) as other:
            here, there = await anna.at(one), await anna.at(other)
            await asyncio.gather(here.table(table), there.table(table))
            async with here.live(table) as live, there.live(table) as also:
                await live.play("take")
                await also.see(live.table["log"])
                await also.play("take")
    assert also.scene["ply"] == 3
