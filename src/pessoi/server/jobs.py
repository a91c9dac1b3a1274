"""Jobs: how a server on PostgreSQL leaves thinking to whoever takes them, be it a worker elsewhere or one of its own.

That a bot is to play is written together with what made it its turn, so no crash can lose it. A question (what a bot
thinks of a choice, or of those there are) is answered under a ticket, and announced.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Any

from pessoi.server.happenings import CHOICE, MOVES
from pessoi.server.logged import Logged
from pessoi.server.room import Room
from pessoi.server.store import Store, StoreUnavailable
from pessoi.server.store.jobs import ADVISE, JUDGE, JobStore, call_bot
from pessoi.server.store.steps import Step
from pessoi.server.table import Table
from pessoi.server.turns import Urgency, Wish

logger = logging.getLogger("pessoi.server")

#: After how long it is looked whether an announcement was missed.
PATIENCE = 5.0


def bot_to_play(table: Table, deciding: int | None) -> tuple[int, str] | None:
    """The seat that decides and the bot who sits there, if one does."""
    if deciding is None or table.status != "running":
        return None
    bot = table.seats[deciding].bot
    return None if bot is None else (deciding, bot)


def wish_for(table: Table) -> Wish:
    """For whom and how urgently the bots of a table think."""
    return Wish(table.host, table.id, Urgency.AMONG_BOTS if table.is_among_bots else Urgency.AWAITED)


def calls(room: Room, table: Table, after: Logged | None, kind: str | None = None) -> list[Step]:
    """What to write together with a change of the table or its match, so that a bot plays whose turn it is then.

    ``kind`` is what happens in the match, if anything does. Whoever plays a bot's turn goes on with it, and is replaced
    if they don't live to do so.
    """
    player = None if after is None else bot_to_play(table, after.deciding)
    if after is None or player is None or not is_of_interest(room, table):
        return []
    if room.match is not None and bot_to_play(room.table, room.deciding) == player:
        goes_on = kind == CHOICE and after.match.checkpoint_ply == room.match.checkpoint_ply
        if goes_on or kind not in MOVES:
            return []
    return [call_bot(wish_for(table), after.log)]


def is_of_interest(room: Room, table: Table) -> bool:
    """Whether anybody would notice that a match goes on; bots among themselves wait for somebody to watch.

    A clock waits for nobody: who is stood in for must not lose by it.
    """
    is_timed = table.has_people and table.clock_rules.kind != "none"
    return is_timed or not table.is_among_bots or bool(room.present)


class Jobs:
    """What a server asks of those who take jobs."""

    def __init__(self, store: Store) -> None:
        self.kept = JobStore(store)
        #: Those who wait for an answer, by ticket.
        self._asked: dict[str, asyncio.Future[Any]] = {}

    async def wake(self, room: Room) -> None:
        """See to it that the bot plays whose turn it is; nothing if somebody was asked to already."""
        if bot_to_play(room.table, room.deciding) is None or not is_of_interest(room, room.table):
            return
        try:
            await self.kept.call_bot(wish_for(room.table), room.log, is_only=True)
        except StoreUnavailable as error:
            logger.warning("table %s: nobody can be asked to let the bot play now: %s", room.id, error)

    async def tell(self, room: Room) -> None:
        """Tell those who take jobs that there may be one about this table."""
        if bot_to_play(room.table, room.deciding) is not None:
            try:
                await self.kept.notify()
            except StoreUnavailable as error:
                logger.warning("table %s: workers will see only later that a bot is to play: %s", room.id, error)

    async def judge(self, person: str, match_id: str, bot: str, ply: int, language: str, names: list[str]) -> Any:
        """What a bot thinks of a choice; who does not wait for it any more cancels this."""
        question = {"match": match_id, "bot": bot, "ply": ply, "language": language, "names": names}
        return await self._ask(Wish(person, "", Urgency.LOOKING_BACK), JUDGE, question)

    async def advise(self, wish: Wish, match_id: str, bot: str, ply: int) -> Any:
        """What a bot thinks of the choices of whoever decides in a match after so many others."""
        return await self._ask(wish, ADVISE, {"match": match_id, "bot": bot, "ply": ply})

    async def _ask(self, wish: Wish, task: str, question: dict[str, Any]) -> Any:
        """The answer of whoever takes the job."""
        ticket = secrets.token_hex(16)
        answer = self._asked[ticket] = asyncio.get_running_loop().create_future()
        try:
            await self.kept.ask(wish, task, ticket, question)
            while not answer.done():
                await asyncio.wait({answer}, timeout=PATIENCE)
                await self.hear(ticket)
        except asyncio.CancelledError:
            with suppress(StoreUnavailable):
                await self.kept.withdraw(ticket)
            raise
        finally:
            del self._asked[ticket]
        if "answer" not in answer.result():
            raise RuntimeError(f"nobody could answer {task}: {question}")
        return answer.result()["answer"]

    async def hear(self, ticket: str) -> None:
        """A question may have been answered."""
        answer = self._asked.get(ticket)
        if answer is None or answer.done():
            return
        try:
            for data in (await self.kept.take_answers([ticket])).values():
                answer.set_result(data)
        except StoreUnavailable as error:
            logger.warning("an answer can't be read yet: %s", error)
