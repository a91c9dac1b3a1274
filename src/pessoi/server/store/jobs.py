"""Jobs for bots in PostgreSQL: in which order they are taken, for whom was thought, and what came of a question.

The order is that of ``turns.py``, for all processes together. A job's priority says its urgency and, within that, its
round: nobody's next job is in a round before that of their last one, and newcomers join the round that is going on.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any

from sqlalchemy import (
    Double,
    Executable,
    Insert,
    Integer,
    Select,
    String,
    bindparam,
    case,
    delete,
    func,
    literal,
    select,
    text,
)
from sqlalchemy.dialects import postgresql

from pessoi.server.store.errors import translated
from pessoi.server.store.job_tables import jobs
from pessoi.server.store.schema import answers, helpers, thought
from pessoi.server.store.steps import Step
from pessoi.server.store.store import Store
from pessoi.server.turns import MEMORY, MOST_IN_ALL, MOST_THOUGHT, Urgency, Wish

#: procrastinate's name for what all who take jobs look at.
QUEUE = "bots"
#: The kinds of jobs.
PLAY = "play"
JUDGE = "judge"
ADVISE = "advise"
REVIEW = "review"
#: procrastinate's way to tell that there is a job.
NOTIFY = text(f'SELECT pg_notify(\'procrastinate_queue_v1#{QUEUE}\', \'{{"type"\\: "job_inserted", "job_id"\\: 0}}\')')
#: Rounds that an urgency has room for.
ROUNDS = 2**28
#: How long an answer waits for a server that may have been killed.
ANSWER_KEPT = 600.0

#: What of the thinking for a person is not forgotten yet.
REMEMBERED = thought.c.seconds - (bindparam("now", type_=Double) - thought.c.at) * (MOST_THOUGHT / MEMORY)


def _put(*, is_only: bool) -> Insert:
    """Add a job in its round; only if none is there for the table, if that is asked for."""
    person = bindparam("person", type_=String)
    had_much = select(REMEMBERED).where(thought.c.person == person).scalar_subquery() > MOST_THOUGHT
    urgency = case((had_much, int(Urgency.TOO_MUCH)), else_=bindparam("urgency", type_=Integer))
    first = select((-ROUNDS * urgency).label("first")).cte("first").c.first
    others, own = jobs.alias("others"), jobs.alias("own")
    present = select(func.max(others.c.priority)).where(
        others.c.status == "todo", others.c.priority.between(first - ROUNDS + 1, first)
    )
    next_own = select(func.min(own.c.priority) - 1).where(
        own.c.args["person"].astext == person,
        (own.c.status == "todo") | (own.c.status == "doing"),
        own.c.priority.between(first - ROUNDS + 1, first),
    )
    job: Select[*tuple[Any, ...]] = select(
        literal(QUEUE),
        bindparam("task", type_=String),
        func.least(first, present.scalar_subquery(), next_own.scalar_subquery()),
        bindparam("lock", type_=String),
        bindparam("arguments", type_=postgresql.JSONB),
    )
    if is_only:
        same = select(jobs.c.id).where(
            jobs.c.args["table"].astext == bindparam("table", type_=String),
            (jobs.c.status == "todo") | (jobs.c.status == "doing"),
        )
        job = job.where(~same.exists())
    columns = ["queue_name", "task_name", "priority", "queueing_lock", "args"]
    return postgresql.insert(jobs).from_select(columns, job).on_conflict_do_nothing()


PUT = _put(is_only=False)
PUT_ONLY = _put(is_only=True)


def _row(wish: Wish, task: str, lock: str, arguments: dict[str, Any]) -> dict[str, Any]:
    return {
        "person": wish.person,
        "urgency": int(wish.urgency),
        "task": task,
        "lock": lock,
        "arguments": {"person": wish.person, **arguments},
        "now": time.time(),
    }


def call_bot(wish: Wish, log: int) -> Step:
    """Have somebody let the bot play whose turn it is at a table; written together with what made it its turn."""
    return Step(PUT, [_row(wish, PLAY, f"{wish.about} {log}", {"table": wish.about, "log": log})])


class JobStore:
    """What is kept about jobs, beside the jobs themselves."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    async def _execute(self, statement: Executable, row: dict[str, Any] | None = None) -> list[Any]:
        with translated():
            async with self.engine.begin() as connection:
                done = await connection.execute(statement, row)
                return list(done.all()) if done.returns_rows else []

    async def call_bot(self, wish: Wish, log: int, *, is_only: bool) -> None:
        """Have somebody let a bot play; only if nobody was asked to yet, if that is asked for."""
        row = call_bot(wish, log).rows[0]
        if is_only:
            await self._execute(PUT_ONLY, {**row, "table": wish.about})
        else:
            await self._execute(PUT, row)
        await self.notify()

    async def ask(self, wish: Wish, task: str, ticket: str, arguments: dict[str, Any]) -> None:
        """Have somebody judge a choice or give a hint; the answer will be under the ticket."""
        await self._execute(PUT, _row(wish, task, ticket, {"ticket": ticket, **arguments}))
        await self.notify()

    async def review(self, person: str, match_id: str, bot: str) -> None:
        """Have somebody go on with a review; what comes of it is kept with the match."""
        wish = Wish(person, "", Urgency.LOOKING_BACK)
        await self._execute(PUT, _row(wish, REVIEW, f"review {match_id} {bot}", {"match": match_id, "bot": bot}))
        await self.notify()

    async def notify(self) -> None:
        """Tell those who take jobs that there is one; should it get lost, they look by themselves after a while."""
        await self._execute(NOTIFY)

    async def withdraw(self, ticket: str) -> None:
        """Nobody waits for the answer any more."""
        await self._execute(delete(jobs).where(jobs.c.queueing_lock == ticket, jobs.c.status == "todo"))

    async def answer(self, ticket: str, data: Any) -> None:
        """Leave an answer for whoever asked."""
        row = {"ticket": ticket, "data": data, "at": time.time()}
        await self._execute(postgresql.insert(answers).values(row).on_conflict_do_nothing())

    async def take_answers(self, tickets: Collection[str]) -> dict[str, Any]:
        """Those of these questions that were answered; each is given once."""
        taken = delete(answers).where(answers.c.ticket.in_(list(tickets))).returning(answers.c.ticket, answers.c.data)
        return dict(await self._execute(taken))

    async def note_thought(self, person: str, seconds: float) -> None:
        """Remember how long was thought for a person."""
        now = time.time()
        added = postgresql.insert(thought).values(person=person, seconds=seconds, at=now)
        kept = func.greatest(0.0, REMEMBERED) + seconds
        await self._execute(
            added.on_conflict_do_update(index_elements=["person"], set_={"seconds": kept, "at": now}), {"now": now}
        )

    async def wait_for(self, person: str) -> float:
        """How long until something new may be thought about for a person, in seconds."""
        rows = await self._execute(select(REMEMBERED).where(thought.c.person == person), {"now": time.time()})
        seconds = float(rows[0][0]) if rows else 0.0
        return max(0.0, (seconds - MOST_IN_ALL) * MEMORY / MOST_THOUGHT)

    # Those who take jobs

    async def add_helper(self, worker: int) -> None:
        """Let servers know that this worker is there to think for them."""
        await self._execute(postgresql.insert(helpers).values(worker=worker).on_conflict_do_nothing())

    async def has_helpers(self, silence: float) -> bool:
        """Whether there are workers that have shown a sign of life within so many seconds."""
        alive = text(
            "SELECT 1 FROM helpers JOIN procrastinate_workers ON id = worker "
            "WHERE last_heartbeat > now() - make_interval(secs => :silence) LIMIT 1"
        )
        return bool(await self._execute(alive, {"silence": silence}))

    async def sweep(self) -> None:
        """Forget what nobody will ask for any more."""
        now = time.time()
        await self._execute(delete(answers).where(answers.c.at < now - ANSWER_KEPT))
        await self._execute(delete(thought).where(REMEMBERED <= 0), {"now": now})
        await self._execute(text("DELETE FROM helpers WHERE worker NOT IN (SELECT id FROM procrastinate_workers)"))
        await self._execute(text("ANALYZE procrastinate_jobs"))
