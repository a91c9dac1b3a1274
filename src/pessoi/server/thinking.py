"""Bots think in processes of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread

from pessoi.bots import registry as bots
from pessoi.games import registry as games
from pessoi.kernel.errors import NotAChoice
from pessoi.kernel.observation import Observation
from pessoi.kernel.record import Record
from pessoi.kernel.replay import replay
from pessoi.server.table import check_bot


def think(record: str, bot: str, seat: int) -> str:
    """What a bot chooses at the end of a record; runs in a worker."""
    check_bot(bot)
    parsed = Record.parse(record)
    match = replay(parsed, games.find(parsed.game)).match
    observation = Observation(match, seat)
    chosen = bots.make(bot, bots.seed_for(match.seed, seat)).choose(observation)
    if not observation.decision.offers(chosen):
        raise NotAChoice(f'the bot {bot} chose "{chosen}", which is not offered')
    return str(chosen)


def watch_parent() -> None:
    """End this worker when its server is gone, even if that was killed."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def begin_work() -> None:
    """What a worker does first: leave Ctrl-C to the server, which ends its workers itself."""
    signal(SIGINT, SIG_IGN)
    Thread(target=watch_parent, daemon=True).start()


class Thinkers:
    """A pool of workers, started when first needed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, record: str, bot: str, seat: int) -> str:
        """Let a worker think, while the event loop goes on."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=begin_work)
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, record, bot, seat)
        except BrokenExecutor:
            # A worker died, and its pool with it; the next bot gets a new one.
            if self.pool is pool:
                self.pool = None
            raise

    def close(self) -> None:
        """End the workers; what they were thinking about is thought again after the next start."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
