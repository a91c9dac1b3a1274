"""The workshop: takes jobs from PostgreSQL, has them thought through, and takes over those of workers that are gone.

A worker's sign of life is procrastinate's; jobs of one that shows none are taken by others. Two may then think about
the same turn, and the log keeps the choice of the first.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import psycopg
from procrastinate import App, BaseRetryStrategy, JobContext, PsycopgConnector, RetryDecision
from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Job, Status
from procrastinate.worker import Worker

from pessoi.kernel.errors import IllegalChoice
from pessoi.server.ending import end
from pessoi.server.errors import NotFound, Refused
from pessoi.server.house import House
from pessoi.server.jobs import bot_to_play, is_of_interest, wish_for
from pessoi.server.logged import record_from
from pessoi.server.reviewing import go_on
from pessoi.server.room import Room
from pessoi.server.seated import insist, think
from pessoi.server.store import StoreUnavailable
from pessoi.server.store.jobs import ADVISE, JUDGE, PLAY, QUEUE, REVIEW, JobStore
from pessoi.server.store.reviews import FAILED
from pessoi.server.turns import Urgency, Wish

logger = logging.getLogger("pessoi.worker")

#: How often a worker shows that it lives and looks after the others, and after how long of silence it is given up.
BEAT = 1.0
SILENCE = 5.0
#: How often new jobs are looked for, should a notification have been missed.
LOOK = 1.0
#: How often what nobody needs any more is swept away.
SWEEP = 60.0
#: How long to wait before connecting again.
PAUSE = 0.5
#: How long the end waits for thoughts; what is not thought through by then is thought by others.
FAREWELL = 3.0
#: A turn that takes longer goes back into the queue, so that others get theirs.
LONGEST_TURN = 5.0
#: How often a job is tried that fails again and again.
TRIES = 5

#: What happens when PostgreSQL is away for a while.
AWAY = (ConnectorException, psycopg.Error, StoreUnavailable, OSError)


class Again(BaseRetryStrategy):
    """A job that was broken off is tried again at once by whoever is there, and one that fails a little later."""

    def get_retry_decision(self, *, exception: BaseException, job: Job) -> RetryDecision | None:
        return RetryDecision(retry_in={"seconds": job.attempts}) if job.attempts < TRIES else None


class Workshop:
    """Takes as many jobs at once as bots can think at the same time."""

    def __init__(self, house: House, processes: int, *, is_helper: bool) -> None:
        self.house = house
        self.processes = processes
        #: Whether servers are to leave thinking to this one.
        self.is_helper = is_helper
        self.kept = JobStore(house.store)
        address = house.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._app = App(connector=PsycopgConnector(conninfo=address, min_size=1, max_size=4, timeout=SILENCE))
        self._app.task(name=PLAY, queue=QUEUE, pass_context=True, retry=Again())(self._play)
        self._app.task(name=JUDGE, queue=QUEUE, pass_context=True, retry=Again())(self._judge)
        self._app.task(name=ADVISE, queue=QUEUE, pass_context=True, retry=Again())(self._advise)
        self._app.task(name=REVIEW, queue=QUEUE, pass_context=True, retry=Again())(self._review)
        #: Jobs that are being done here.
        self._doing: set[int] = set()

    async def run(self) -> None:
        """Take jobs until cancelled, whatever becomes of the connection."""
        while True:
            try:
                async with self._app.open_async():
                    await self._take_jobs()
            except AWAY as error:
                logger.warning("jobs can't be taken for a moment: %s", " ".join(str(error.__cause__ or error).split()))
            await asyncio.sleep(PAUSE)

    async def stand_by(self) -> None:
        """Take jobs only while there is no worker elsewhere to do so."""
        running: asyncio.Task[None] | None = None
        is_needed = False
        try:
            while True:
                with suppress(StoreUnavailable):
                    was_needed, is_needed = is_needed, not await self.kept.has_helpers(SILENCE)
                    if is_needed and not was_needed and self.processes == 0:
                        logger.warning("bots wait until somebody starts a worker")
                if is_needed and running is None and self.processes:
                    running = asyncio.create_task(self.run())
                elif running is not None and not is_needed:
                    await end(running)
                    running = None
                await asyncio.sleep(BEAT)
        finally:
            if running is not None:
                await end(running)

    async def _take_jobs(self) -> None:
        """Be one worker among others, until something breaks."""
        worker = Worker(
            self._app,
            queues=[QUEUE],
            concurrency=self.processes,
            delete_jobs="always",
            fetch_job_polling_interval=LOOK,
            update_heartbeat_interval=BEAT,
            stalled_worker_timeout=SILENCE,
            shutdown_graceful_timeout=FAREWELL,
            install_signal_handlers=False,
        )
        taking: Coroutine[Any, Any, None] = worker.run()  # type: ignore[no-untyped-call]
        parts = [asyncio.create_task(taking), asyncio.create_task(self._look_after(worker))]
        try:
            await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await end(*parts)
        for part in parts:
            if not part.cancelled():
                part.result()

    # Looking after the others

    async def _look_after(self, worker: Worker) -> None:
        """At every beat give jobs that nobody does any more to somebody else."""
        lost: set[int] = set()
        swept = 0.0
        while True:
            await asyncio.sleep(BEAT)
            if worker.worker_id is None:
                continue
            if self.is_helper:
                await self.kept.add_helper(worker.worker_id)
            manager = self._app.job_manager
            stalled = {job.id: job for job in await manager.get_stalled_jobs(seconds_since_heartbeat=SILENCE)}
            # Our own, whose end could not be written down.
            own = await manager.list_jobs_async(status="doing", worker_id=worker.worker_id)
            unknown = {job.id: job for job in own if job.id not in self._doing}
            stalled |= {number: job for number, job in unknown.items() if number in lost}
            lost = {number for number in unknown if number is not None}
            for job in stalled.values():
                await self._give_back(job)
            if stalled:
                await self.kept.notify()
            if time.monotonic() - swept > SWEEP:
                swept = time.monotonic()
                await manager.prune_stalled_workers(SWEEP)
                await self.kept.sweep()

    async def _give_back(self, job: Job) -> None:
        """Let anybody take a job; one that fails whoever takes it is given up."""
        logger.warning("job %s (%s) was left undone; somebody else takes it", job.id, job.task_name)
        manager = self._app.job_manager
        # Another worker may have been faster.
        with suppress(ConnectorException):
            if job.attempts < TRIES:
                await manager.retry_job(job)
            else:
                await manager.finish_job(job, Status.FAILED, delete_job=True)

    # The jobs

    async def _play(self, context: JobContext, *, table: str, log: int, person: str) -> None:
        """Let the bot play whose turn it is; nothing if the match has moved on, as whoever moved it asked anew."""
        assert context.job.id is not None
        self._doing.add(context.job.id)
        try:
            room = await self.house.room(table)
            if context.job.attempts or room.is_position_of(log):
                await self._let_play(room)
        except NotFound:
            logger.info("table %s is not there any more", table)
        except (Refused, IllegalChoice) as error:
            logger.info("table %s: the bot's choice came too late (%s)", table, error)
        finally:
            self._doing.discard(context.job.id)

    async def _let_play(self, room: Room) -> None:
        """Make the choices of one turn; what comes after it was put down as a job with the last of them."""
        began = time.monotonic()
        turn = None
        while (player := bot_to_play(room.table, room.deciding)) is not None and is_of_interest(room, room.table):
            match, log, wish = room.match, room.log, wish_for(room.table)
            assert match is not None
            if turn is not None and turn != (*player, match.checkpoint_ply):
                return
            turn = (*player, match.checkpoint_ply)
            if time.monotonic() - began > LONGEST_TURN:
                await self.kept.call_bot(wish, log, is_only=False)
                return
            seat, bot = player
            thinking = time.monotonic()
            words = await think(self.house.thinkers, wish, room, seat, bot, match)
            seconds = time.monotonic() - thinking
            await insist(room, seat, log, words)
            await self.kept.note_thought(wish.person, seconds)

    async def _judge(
        self,
        context: JobContext,
        *,
        ticket: str,
        match: str,
        bot: str,
        ply: int,
        language: str,
        names: list[str],
        person: str,
    ) -> None:
        """Say what a bot thinks of a choice."""
        thinkers = self.house.thinkers

        async def think_it_over(record: str) -> Any:
            return await thinkers.judge(person, record, bot, ply, language, names)

        await self._answer(context, ticket, match, person, think_it_over)

    async def _advise(self, context: JobContext, *, ticket: str, match: str, bot: str, ply: int, person: str) -> None:
        """Give a hint to whoever decides in a match."""
        wish = Wish(person, match, Urgency.AWAITED)

        async def think_it_over(record: str) -> Any:
            return await self.house.thinkers.advise(wish, record, bot, ply)

        await self._answer(context, ticket, match, person, think_it_over)

    async def _answer(
        self, context: JobContext, ticket: str, match: str, person: str, think: Callable[[str], Awaitable[Any]]
    ) -> None:
        """Leave an answer to a question about a match for whoever asked."""
        assert context.job.id is not None
        self._doing.add(context.job.id)
        try:
            store = self.house.store
            row = await store.get_match(match)
            if row is None:
                raise NotFound("no-match")
            began = time.monotonic()
            answer = {"answer": await think(str(record_from(row, await store.log(match))))}
            await self.kept.note_thought(person, time.monotonic() - began)
        except Exception:
            if context.job.attempts < TRIES:
                raise
            logger.exception("a question about match %s can't be answered", match)
            answer = {}
        finally:
            self._doing.discard(context.job.id)
        await self.kept.answer(ticket, answer)
        await self.house.tell_answer(ticket)

    async def _review(self, context: JobContext, *, match: str, bot: str, person: str) -> None:
        """Go on with a review for a while, and leave the rest to whoever takes it next."""
        assert context.job.id is not None
        self._doing.add(context.job.id)
        began = time.monotonic()
        store = self.house.store
        try:
            if await go_on(store, self.house.thinkers, match, bot, lambda: time.monotonic() - began > LONGEST_TURN):
                await self.kept.review(person, match, bot)
            await self.kept.note_thought(person, time.monotonic() - began)
        except Exception:
            if context.job.attempts < TRIES:
                raise
            logger.exception("the review of match %s by %s can't go on", match, bot)
            await store.reviews.end(match, bot, FAILED)
        finally:
            self._doing.discard(context.job.id)
