"""Bots think in processes of their own, so that nobody waits for them. A bot stays with its seat for a turn."""

from __future__ import annotations

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Any, TypeVar

from msgspec import Struct

from pessoi.bots import registry as bots
from pessoi.bots.advice import advise
from pessoi.bots.bot import Bot
from pessoi.bots.review import SEED, Judgement, judge
from pessoi.bots.terms import AT_TABLE
from pessoi.games import registry as games
from pessoi.kernel.dice import key_of
from pessoi.kernel.errors import NotAChoice
from pessoi.kernel.game import Value
from pessoi.kernel.match import Match, Setup
from pessoi.kernel.observation import Observation
from pessoi.kernel.record import Record
from pessoi.kernel.replay import replay
from pessoi.kernel.state import decode, encode
from pessoi.server.metrics import Metrics
from pessoi.server.table import check_player
from pessoi.server.turns import Turns, Urgency, Wish
from pessoi.text import Text

T = TypeVar("T")

#: Most bots a worker keeps in mind; the longest unused are forgotten, and think anew when they are asked.
MOST_KEPT = 64
#: How long it may take at most to put a pool of processes away, in seconds.
FAREWELL = 5.0


class Turn(Struct, frozen=True):
    """Whose turn of which match: who plays which seat from which checkpoint on."""

    match: str
    bot: str
    seat: int
    checkpoint_ply: int


class Start(Struct, frozen=True):
    """What a worker needs to begin a turn: the match up to its checkpoint."""

    game: str
    seats: int
    options: dict[str, Value]
    seed: str
    checkpoint: dict[str, Any]


class Kept(Struct):
    """A bot and the match as it knows it, in a worker."""

    bot: Bot
    match: Match


#: In a worker: the bots of turns that are going on.
kept_bots: OrderedDict[Turn, Kept] = OrderedDict()


def think(turn: Turn, start: Start | None, choices: list[str]) -> str | None:
    """What a bot chooses after the choices since its turn's checkpoint; None if that has to be told first."""
    kept = kept_bots.pop(turn, None)
    if kept is None:
        if start is None:
            return None
        kept = begin_turn(turn, start)
    match = kept.match
    known = [str(choice) for choice in match.choices]
    if choices[: len(known)] != known:
        # Something was taken back; the dice will fall as they fell.
        match.rewind(turn.checkpoint_ply)
        known = []
    for words in choices[len(known) :]:
        match.play(words)
    observation = Observation(match, turn.seat)
    chosen = kept.bot.choose(observation)
    if not observation.decision.offers(chosen):
        raise NotAChoice("bot-cheats", bot=turn.bot, choice=chosen)
    kept_bots[turn] = kept
    while len(kept_bots) > MOST_KEPT:
        _, oldest = kept_bots.popitem(last=False)
        oldest.bot.close()
    return str(chosen)


def begin_turn(turn: Turn, start: Start) -> Kept:
    """A bot at the checkpoint of its turn."""
    check_player(turn.bot, start.game)
    game = games.find(start.game)
    state = decode(start.checkpoint, game.classes, key_of(start.seed))
    match = Match(game, Setup(start.seats, start.options), start.seed, state, turn.checkpoint_ply)
    match.start()
    return Kept(bots.make(turn.bot, bots.seed_for(start.seed, turn.seat), AT_TABLE), match)


def judge_choice(record: str, bot: str, ply: int, language: str, names: list[str]) -> dict[str, Any] | None:
    """What a bot thinks of the choice that a record has at a ply; None if there was only one. Runs in a worker."""
    match, judgement = judged(record, bot, ply)
    return None if judgement is None else judgement.data(Text(language, match.game, match.setup.seats, names))


def review_choice(record: str, bot: str, ply: int) -> dict[str, Any] | None:
    """The same with words to be said by whoever reads it."""
    judgement = judged(record, bot, ply)[1]
    return None if judgement is None else judgement.shown()


def judged(record: str, bot: str, ply: int) -> tuple[Match, Judgement | None]:
    """The match of a record at a ply, and what a bot thinks of the choice that was made there."""
    parsed = Record.parse(record)
    match = replay(parsed, games.find(parsed.game), ply).match
    if match.decision is None or len(match.decision.choices) == 1:
        return match, None
    played = match.game.verbs.parse(parsed.choices[ply][1])
    return match, judge(match, played, partial(bots.make, bot), SEED)


def advise_choice(record: str, bot: str, ply: int) -> list[dict[str, Any]]:
    """What a bot thinks of the choices there were at a ply of a record. Runs in a worker."""
    parsed = Record.parse(record)
    return advise(replay(parsed, games.find(parsed.game), ply).match, bot)


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


class Worker:
    """One process that thinks, started when first needed."""

    def __init__(self) -> None:
        self.is_free = True
        self._pool: ProcessPoolExecutor | None = None
        #: What it is at, whether anybody still waits for that or not.
        self._doing: asyncio.Task[Any] | None = None

    async def work(self, task: Callable[[], T]) -> T:
        """Let it do something, while the event loop goes on."""
        doing = self._doing = asyncio.create_task(self._do(task))
        return await asyncio.shield(doing)

    def when_done(self, then: Callable[[], None]) -> None:
        """Do something once it is at nothing any more; a process can't be told that nobody waits for it."""
        doing = self._doing
        if doing is None or doing.done():
            then()
            return

        def end(done: asyncio.Task[Any]) -> None:
            if not done.cancelled():
                done.exception()
            then()

        doing.add_done_callback(end)

    async def _do(self, task: Callable[[], T]) -> T:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin_work)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, task)
        except BrokenExecutor:
            # The process died; the next bot gets a new one.
            if self._pool is pool:
                self._pool = None
            raise

    def close(self) -> None:
        """End it; what it was thinking about is thought again after the next start."""
        if self._doing is not None:
            self._doing.cancel()
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            keeper: Thread | None = getattr(self._pool, "_executor_manager_thread", None)
            self._pool.shutdown(wait=False, cancel_futures=True)
            # Python would wait for a thought to come to its end before it lets the server go.
            for process in processes:
                process.kill()
            # What keeps the pool is putting things away now, over which Python would stumble if it ended meanwhile.
            if keeper is not None:
                keeper.join(FAREWELL)


class Thinkers:
    """So many workers, which of them has which turn in mind, and who gets the next one that is free."""

    def __init__(self, workers: int, metrics: Metrics | None = None) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.metrics = metrics or Metrics()
        #: The worker of each turn that is going on, the latest last.
        self._minds: OrderedDict[Turn, Worker] = OrderedDict()
        self._turns: Turns[Waiting] = Turns()

    @property
    def waiting(self) -> int:
        """How many wait for a worker."""
        return len(self._turns)

    @property
    def busy(self) -> int:
        """How many workers think."""
        return sum(not worker.is_free for worker in self.workers)

    async def choose(self, wish: Wish, match: Match, bot: str, seat: int) -> str:
        """Let a bot choose; it gets the checkpoint of its turn once, and then only choices."""
        turn = Turn(f"{wish.about} {match.seed}", bot, seat, match.checkpoint_ply)
        choices = [str(made.choice) for made in match.history[match.checkpoint_ply - match.origin_ply :]]
        async with self._worker(wish, self._minds.get(turn)) as worker:
            if self._minds.get(turn) is worker:
                chosen = await worker.work(partial(think, turn, None, choices))
                if chosen is not None:
                    return chosen
            self._minds[turn] = worker
            while len(self._minds) > MOST_KEPT * len(self.workers):
                self._minds.popitem(last=False)
            setup = match.setup
            start = Start(match.game.name, setup.seats, setup.options, match.seed, encode(match.checkpoint))
            chosen = await worker.work(partial(think, turn, start, choices))
            assert chosen is not None
            return chosen

    async def judge(
        self, person: str, record: str, bot: str, ply: int, language: str, names: list[str]
    ) -> dict[str, Any] | None:
        """Let a worker judge one choice of a record."""
        async with self._worker(Wish(person, "", Urgency.LOOKING_BACK)) as worker:
            return await worker.work(partial(judge_choice, record, bot, ply, language, names))

    async def review(self, person: str, record: str, bot: str, ply: int) -> dict[str, Any] | None:
        """Let a worker judge one choice of a record, for a review that is kept."""
        async with self._worker(Wish(person, "", Urgency.LOOKING_BACK)) as worker:
            return await worker.work(partial(review_choice, record, bot, ply))

    async def advise(self, wish: Wish, record: str, bot: str, ply: int) -> list[dict[str, Any]]:
        """Let a worker give a hint to whoever decides at a ply of a record."""
        async with self._worker(wish) as worker:
            return await worker.work(partial(advise_choice, record, bot, ply))

    @asynccontextmanager
    async def _worker(self, wish: Wish, preferred: Worker | None = None) -> AsyncIterator[Worker]:
        """A worker for oneself, as soon as it is one's turn; the preferred one if that is free then."""
        waiting = Waiting(asyncio.get_running_loop().create_future(), preferred)
        came = time.monotonic()
        self._turns.put(wish, waiting)
        self._hand_out()
        try:
            worker = await waiting.granted
        except asyncio.CancelledError:
            if waiting.granted.done() and not waiting.granted.cancelled():
                self._give_back(waiting.granted.result())
            raise
        began = time.monotonic()
        self.metrics.bot_wait_seconds.observe(began - came)
        try:
            yield worker
        finally:
            worker.when_done(partial(self._note, wish.person, began, worker))

    def wait_for(self, person: str) -> float:
        """How long until bots may begin to think about something new for a person, in seconds."""
        return self._turns.wait_for(person)

    def _note(self, person: str, began: float, worker: Worker) -> None:
        """Something is thought through, or was dropped."""
        thought = time.monotonic() - began
        self.metrics.bot_seconds.observe(thought)
        self._turns.note(person, thought)
        self._give_back(worker)

    def _give_back(self, worker: Worker) -> None:
        worker.is_free = True
        self._hand_out()

    def _hand_out(self) -> None:
        """Give the workers that are free to those whose turn it is and who still wait."""
        free = [worker for worker in self.workers if worker.is_free]
        while free and (waiting := self._turns.take()) is not None:
            if not waiting.granted.done():
                worker = waiting.preferred if waiting.preferred in free else free[0]
                free.remove(worker)
                worker.is_free = False
                waiting.granted.set_result(worker)

    def close(self) -> None:
        """End all workers."""
        for worker in self.workers:
            worker.close()


class Waiting(Struct):
    """Somebody who waits for a worker, best for the one that has the turn in mind."""

    granted: asyncio.Future[Worker]
    preferred: Worker | None
