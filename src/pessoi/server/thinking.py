"""Bots think in processes of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Any, TypeVar

from pessoi.bots import registry as bots
from pessoi.bots.review import SEED, judge
from pessoi.bots.terms import AT_TABLE
from pessoi.games import registry as games
from pessoi.kernel.errors import NotAChoice
from pessoi.kernel.observation import Observation
from pessoi.kernel.record import Record
from pessoi.kernel.replay import replay
from pessoi.server.table import check_bot
from pessoi.text import Text

T = TypeVar("T")


def think(record: str, bot: str, seat: int) -> str:
    """What a bot chooses at the end of a record; runs in a worker."""
    check_bot(bot)
    parsed = Record.parse(record)
    match = replay(parsed, games.find(parsed.game)).match
    observation = Observation(match, seat)
    chosen = bots.make(bot, bots.seed_for(match.seed, seat), AT_TABLE).choose(observation)
    if not observation.decision.offers(chosen):
        raise NotAChoice(f'the bot {bot} chose "{chosen}", which is not offered')
    return str(chosen)


def judge_choice(record: str, bot: str, ply: int, language: str, names: list[str]) -> dict[str, Any] | None:
    """What a bot thinks of the choice that a record has at a ply; None if there was only one. Runs in a worker."""
    parsed = Record.parse(record)
    match = replay(parsed, games.find(parsed.game), ply).match
    if match.decision is None or len(match.decision.choices) == 1:
        return None
    played = match.game.verbs.parse(parsed.choices[ply][1])
    text = Text(language, match.game, match.setup.seats, names)
    return judge(match, played, partial(bots.make, bot), SEED).data(text)


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
        #: Held while a worker looks back, so that bots at the tables wait for one judgement at most.
        self.looking_back = asyncio.Lock()

    async def choose(self, record: str, bot: str, seat: int) -> str:
        """Let a worker choose for a bot."""
        return await self._work(partial(think, record, bot, seat))

    async def judge(self, record: str, bot: str, ply: int, language: str, names: list[str]) -> dict[str, Any] | None:
        """Let a worker judge one choice of a record."""
        async with self.looking_back:
            return await self._work(partial(judge_choice, record, bot, ply, language, names))

    async def _work(self, task: Callable[[], T]) -> T:
        """Let a worker do something, while the event loop goes on."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=begin_work)
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, task)
        except BrokenExecutor:
            # A worker died, and its pool with it; the next bot gets a new one.
            if self.pool is pool:
                self.pool = None
            raise

    def close(self) -> None:
        """End the workers; what they were thinking about is thought again after the next start."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
