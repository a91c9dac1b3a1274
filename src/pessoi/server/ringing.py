"""Ringing: people who are away hear that it is their turn, once a turn, all their tables together.

What is to be told is looked for in the store every few seconds and written down there before it is told. A ring is
taken by whoever tells it; what could not be told is put back for later, and what a crash interrupts is not told twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict

from pessoi.games import registry as games
from pessoi.server import clock as clocks
from pessoi.server.bells import Bells
from pessoi.server.delivery import Call, Gone, Undelivered, deliver
from pessoi.server.presence import Presence
from pessoi.server.rows import read_table
from pessoi.server.store import Store, StoreUnavailable
from pessoi.server.store.bells import Bell, Ring
from pessoi.text import Text, spoken

logger = logging.getLogger("pessoi.server")

#: How often it is looked whether somebody is to be called, in seconds.
SWEEP = 5.0
#: After how long it is tried again for the first time, and how often in all; each time it takes four times as long.
AGAIN = 60.0
TRIES = 5
#: How many are told at the same time.
AT_ONCE = 8
#: How long it is remembered that a turn was told, in seconds.
MEMORY = 60 * 86_400.0


class Ringer:
    """Rings the bells of a site."""

    def __init__(self, store: Store, presence: Presence, bells: Bells) -> None:
        self._store = store
        self._presence = presence
        self._bells = bells
        self._kept = bells.kept
        self._telling = asyncio.Semaphore(AT_ONCE)

    async def keep_up(self) -> None:
        """Look again and again, if there is any way to reach anybody."""
        while self._bells.reach.offered:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except StoreUnavailable as error:
                logger.warning("nobody can be called now: %s", error)
            except Exception:
                logger.exception("nobody could be called")

    async def sweep(self) -> None:
        """Note who is to be called, and call them; what is long past is forgotten."""
        now = clocks.now()
        for bell, ring in await self._kept.waiting(now - self._bells.reach.delay):
            if await self._is_missing(bell, ring):
                await self._kept.note(ring)
        due: dict[str, list[Ring]] = defaultdict(list)
        for ring in await self._kept.due(now):
            due[ring.bell_id].append(ring)
        await asyncio.gather(*(self._ring(bell_id, rings) for bell_id, rings in due.items()))
        await self._kept.forget(now - MEMORY, now)

    async def _is_missing(self, bell: Bell, ring: Ring) -> bool:
        """Whether it is this person's turn and they do not look at the table."""
        row = await self._store.get_table(ring.table_id)
        if row is None:
            return False
        table = read_table(row)
        if table.match_id != ring.match_id or table.seats[ring.seat].person != bell.person_id:
            return False
        elsewhere = (await self._presence.elsewhere([ring.table_id]))[ring.table_id]
        chairs = self._presence.here(ring.table_id) + elsewhere
        return not any(chairs[seat] for seat in table.seats_of(bell.person_id))

    async def _is_still_due(self, bell: Bell, ring: Ring) -> bool:
        """Whether it is still the same turn, and nobody has come meanwhile."""
        match = await self._store.get_match(ring.match_id)
        if match is None or match.ended is not None:
            return False
        is_same = (match.waiting_for, match.checkpoint_ply) == (ring.seat, ring.turn)
        return is_same and await self._is_missing(bell, ring)

    async def _ring(self, bell_id: str, due: list[Ring]) -> None:
        """Tell all that is to be told by one bell, in one."""
        async with self._telling:
            bell = await self._kept.get(bell_id)
            taken = [ring for ring in due if await self._kept.take(ring, clocks.now())]
            if bell is None:
                return
            asks = [ring for ring in taken if not ring.match_id]
            turns = [ring for ring in taken if ring.match_id and await self._is_still_due(bell, ring)]
            if asks:
                await self._tell(bell, asks, self._question(bell))
            if turns:
                await self._tell(bell, turns, await self._call(bell, turns))

    async def _tell(self, bell: Bell, rings: list[Ring], call: Call) -> None:
        kind = next((kind for kind in self._bells.reach.offered if kind == bell.kind), None)
        if kind is None:
            return
        try:
            await deliver(self._bells.reach, self._bells.push_key, kind, bell.address, call)
        except Undelivered as error:
            # Neither the address nor the link is anything for a log.
            logger.warning("bell %s (%s) could not be rung: %s", bell.id, bell.kind, error)
            if kind == "push" and isinstance(error, Gone):
                # The browser has forgotten that it ever asked. A webhook may only be mistyped, and its owner can look.
                await self._kept.remove(bell.id)
                return
            for ring in rings:
                if ring.tries + 1 < TRIES:
                    await self._kept.put_back(ring, clocks.now() + AGAIN * 4**ring.tries)

    def _question(self, bell: Bell) -> Call:
        """Whether an address may be used, asked of whoever reads it."""
        text = Text(spoken(bell.language))
        quiet, link = self._bells.link("quiet", bell), self._bells.link("confirm", bell)
        words = text.word("call-confirm", site=self._bells.reach.address, link=link)
        return Call(text.word("call-confirm-title"), words, {}, quiet)

    async def _call(self, bell: Bell, turns: list[Ring]) -> Call:
        """What somebody is told whose turn it is."""
        text = Text(spoken(bell.language))
        quiet = self._bells.link("quiet", bell)
        links, lines = {}, []
        for ring in turns:
            links[ring.table_id] = await self._bells.table_link(bell, ring.table_id)
            lines.append(f"{await self._title(bell, ring)}: {links[ring.table_id]}")
        title = text.word("call-title", count=len(turns), game=await self._title(bell, turns[0]))
        words = text.word("call-text", tables="\n".join(lines), quiet=quiet)
        return Call(title, words, links, quiet)

    async def _title(self, bell: Bell, ring: Ring) -> str:
        match = await self._store.get_match(ring.match_id)
        assert match is not None
        return Text(spoken(bell.language), games.find(match.game)).word("game-title")
