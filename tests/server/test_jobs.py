"""Jobs in PostgreSQL: in which order they are taken, and which of them nobody needs any more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from procrastinate import App, PsycopgConnector
from sqlalchemy import text
from tests.patience import PATIENCE
from tests.server.running import NearThinkers
from tests.server.site import Guest, Site, serve, toy_match, toys

from pessoi.server.store import Store
from pessoi.server.store.jobs import QUEUE, JobStore
from pessoi.server.turns import MOST_THOUGHT, Urgency, Wish
from pessoi.server.workshop import Workshop

pytest_plugins = ["tests.server.databases"]
pytestmark = pytest.mark.anyio


@pytest.fixture
async def jobs(postgresql_database: str, anyio_backend: str) -> AsyncIterator[JobStore]:
    store = await Store.open(postgresql_database)
    yield JobStore(store)
    await store.close()


async def call(jobs: JobStore, person: str, table: str, urgency: Urgency = Urgency.AWAITED, log: int = 0) -> None:
    await jobs.call_bot(Wish(person, table, urgency), log, is_only=False)


async def taken(database: str, count: int = 100) -> list[str]:
    """The tables of so many jobs, in the order in which workers take them."""
    found: list[str] = []
    async with App(connector=PsycopgConnector(conninfo=database)).open_async() as app:
        worker = await app.job_manager.register_worker()
        while len(found) < count and (job := await app.job_manager.fetch_job([QUEUE], worker)) is not None:
            found.append(str(job.task_kwargs["table"]))
    return found


async def waiting(jobs: JobStore) -> list[str]:
    """The locks of all jobs that nobody has done yet."""
    rows = await jobs._execute(text("SELECT queueing_lock FROM procrastinate_jobs ORDER BY id"))
    return [row[0] for row in rows]


# The order


async def test_people_take_turns_and_so_do_their_tables(jobs: JobStore, postgresql_database: str) -> None:
    for table in "abc":
        await call(jobs, "many", table)
    await call(jobs, "one", "d")
    await call(jobs, "two", "e")
    assert await taken(postgresql_database, 4) == ["a", "d", "e", "b"]
    await call(jobs, "three", "f")
    await call(jobs, "many", "g")
    assert await taken(postgresql_database) == ["c", "f", "g"]


async def test_who_is_awaited_comes_before_bots_among_themselves_and_those_before_much_thought(
    jobs: JobStore, postgresql_database: str
) -> None:
    # It is forgotten little by little, so each of the two alone is not enough, and both are by far.
    await jobs.note_thought("greedy", 0.9 * MOST_THOUGHT)
    await jobs.note_thought("greedy", 0.9 * MOST_THOUGHT)
    await call(jobs, "greedy", "last")
    await call(jobs, "anna", "bots", Urgency.AMONG_BOTS)
    await call(jobs, "bert", "waits")
    assert await taken(postgresql_database) == ["waits", "bots", "last"]


async def test_a_table_is_asked_about_once(jobs: JobStore) -> None:
    wish = Wish("anna", "a", Urgency.AWAITED)
    await jobs.call_bot(wish, 1, is_only=False)
    await jobs.call_bot(wish, 1, is_only=False)
    await jobs.call_bot(wish, 2, is_only=True)
    assert await waiting(jobs) == ["a 1"]


# At a server


@asynccontextmanager
async def working(site: Site) -> AsyncIterator[None]:
    """While this lasts jobs are taken, whether or not the server would do that itself."""
    site.house.thinkers = NearThinkers()
    task = asyncio.create_task(Workshop(site.house, 1, is_helper=True).run())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def emptied(jobs: JobStore) -> None:
    async with asyncio.timeout(PATIENCE):
        while await waiting(jobs):
            await asyncio.sleep(0.02)


async def bots_turn(site: Site) -> tuple[Guest, str]:
    """A match in which Anna has left a card, and a bot is to choose."""
    anna = await site.guest("Anna")
    table = await toy_match(anna, bots={"1": "first"}, options={"windy": False})
    scene = await anna.scene(table)
    if scene["waiting_for"] == 0:
        await anna.call("POST", f"/api/tables/{table}/choices", seat=0, log=0, choice="leave")
    return anna, table


async def test_a_choice_and_the_call_for_a_bot_are_written_together(jobs: JobStore, postgresql_database: str) -> None:
    with toys():
        async with serve(postgresql_database, thinkers=0) as site:
            anna, table = await bots_turn(site)
            log = (await anna.table(table))["log"]
            assert await waiting(jobs) == [f"{table} {log}"]
            async with anna.live(table) as live:
                assert await waiting(jobs) == [f"{table} {log}"]
                async with working(site):
                    await live.until(lambda here: here.scene["decision"] or here.scene["end"])
                    await emptied(jobs)


async def test_a_job_whose_position_has_moved_on_is_dropped(jobs: JobStore, postgresql_database: str) -> None:
    with toys():
        async with serve(postgresql_database, thinkers=0) as site:
            anna = await site.guest("Anna")
            table = await anna.open_table(options={"windy": False}, bots={"0": "first"})
            await anna.sit(table, 1)
            await anna.start(table)
            async with anna.live(table) as live:
                await live.play("leave")
                assert await waiting(jobs) == [f"{table} 1"]
                await live.ask("undo", seat=1, log=1)
                async with working(site):
                    await emptied(jobs)
            assert (await anna.table(table))["log"] == 2


async def finished(site: Site) -> tuple[Guest, str]:
    """A match that is over, and somebody who may look back at it."""
    anna = await site.guest("Anna")
    table = await anna.open_table(options={"cards": 2, "windy": False})
    await anna.sit(table, 0, 1)
    await anna.start(table)
    async with anna.live(table) as live:
        while not live.scene["end"]:
            await live.play("take")
    return anna, str((await anna.table(table))["match_id"])


async def test_a_judgement_comes_from_whoever_takes_the_job(postgresql_database: str) -> None:
    with toys():
        async with serve(postgresql_database, thinkers=0) as site:
            anna, match = await finished(site)
            async with working(site):
                judged: Any = await anna.call("GET", f"/api/matches/{match}/judgements/0?bot=first")
    assert judged["played"]["choice"] == "take"


async def test_a_question_of_a_client_that_has_gone_is_withdrawn(jobs: JobStore, postgresql_database: str) -> None:
    with toys():
        async with serve(postgresql_database, thinkers=0) as site:
            anna, match = await finished(site)
            asking = asyncio.create_task(anna.call("GET", f"/api/matches/{match}/judgements/0?bot=first"))
            async with asyncio.timeout(PATIENCE):
                while not await waiting(jobs):
                    await asyncio.sleep(0.02)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            await emptied(jobs)
