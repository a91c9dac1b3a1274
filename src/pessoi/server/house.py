"""The house: all rooms of this process, and what they share: store, people, thinking bots, announcements."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from hashlib import sha256
from typing import Any
from weakref import WeakValueDictionary

from litestar.channels import ChannelsPlugin
from msgspec import to_builtins

from pessoi.kernel.errors import IllegalChoice
from pessoi.server import clock as clocks
from pessoi.server.announcements import Announcement, channel_of
from pessoi.server.errors import NotFound, Refused, Unavailable
from pessoi.server.identity import Identity
from pessoi.server.keeping import encode_table, guarded
from pessoi.server.presence import Presence
from pessoi.server.room import Room
from pessoi.server.store import ChatLine, Conflict, Person, Store
from pessoi.server.table import Seat, Table, new_table
from pessoi.server.thinking import Thinkers

logger = logging.getLogger("pessoi.server")

#: How often the clocks of the rooms in memory are looked at, and how often those of all tables.
TICK = 0.5
SWEEP = 30.0
#: How long a bot waits before it tries again to have its choice kept.
PATIENCE = 1.0
#: The bot that chooses where another one failed.
FALLBACK = "random"
#: Most rooms kept in memory; the longest unused are forgotten, and read from the store when somebody comes.
MOST_ROOMS = 2000


class House:
    """Opens rooms, lets bots think, watches clocks."""

    def __init__(self, store: Store, key: bytes, channels: ChannelsPlugin, workers: int) -> None:
        self.store = store
        self.identity = Identity(store, key)
        self.channels = channels
        self.thinkers = Thinkers(workers)
        #: The rooms kept in memory, the longest unused first, and all that somebody is still in.
        self.rooms: dict[str, Room] = {}
        self._used: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.process = secrets.token_hex(4)
        self.presence = Presence(store, self.process)
        self._tasks: set[asyncio.Task[None]] = set()
        #: Where bots are thinking, by table and length of the log.
        self._thinking: set[tuple[str, int]] = set()

    async def open(self) -> None:
        """Take up what was going on before the last stop: bots whose turn it is, clocks that run."""
        self._spawn(self._watch_clocks())
        self._spawn(self._open_overdue())
        self._spawn(self.presence.keep_up(self._tell_absence))
        for row in await self.store.list_tables(status="running", public_only=False, limit=10_000):
            try:
                self._wake_bot(await self.room(row.id))
            except Exception:
                logger.exception("table %s can't be taken up again; all others can", row.id)

    async def close(self) -> None:
        """Stop thinking and watching; everything decided is in the store already."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await self.presence.leave()
        await self.store.close()

    # Rooms

    async def room(self, table_id: str) -> Room:
        """The one room of a table in this process, up to date with what other processes wrote."""
        room = self._used.get(table_id)
        if room is None:
            room = self._used[table_id] = Room(self, table_id)
        await room.refresh()
        self.rooms.pop(table_id, None)
        self.rooms[table_id] = room
        while len(self.rooms) > MOST_ROOMS:
            del self.rooms[next(iter(self.rooms))]
        return room

    async def room_of_invitation(self, invitation: str) -> Room:
        """The room an invitation leads to."""
        row = await self.store.find_invitation(invitation)
        if row is None:
            raise NotFound("this invitation leads nowhere; ask for a new one")
        return await self.room(row.id)

    async def add_table(self, table: Table) -> Room:
        """Keep a new table, and its room."""
        await guarded(self.store.add_table(encode_table(table, time.time())))
        return await self.room(table.id)

    async def rematch(self, room: Room, person: str) -> Room:
        """A new table with the same agreement and people, everybody one seat on; the first who asks makes it."""
        table = room.table
        if person not in table.people:
            raise Refused("only those who played can ask for a rematch")
        if table.status != "finished":
            raise Refused("the match is still going on")
        if table.rematch is None:
            again = new_table(
                table.host, table.game, len(table.seats), {}, table.clock_rules, table.is_public, time.time()
            )
            # All who ask at the same time make the same table.
            again.id = sha256(f"rematch of {table.entropy}".encode()).hexdigest()[: len(table.id)]
            again.options = dict(table.options)
            for number, seat in enumerate(table.seats):
                place = (number + 1) % len(table.seats)
                again.seats[place] = Seat(seat.kind, seat.person, seat.name, seat.bot, is_shared=False)
                if seat.stands_in_for is not None:
                    again.seats[place] = Seat("person", seat.stands_in_for, seat.name)
            with suppress(Conflict):
                await guarded(self.store.add_table(encode_table(again, time.time())))
            await room.change(lambda draft: setattr(draft, "rematch", again.id))
            return await self.room(again.id)
        return await self.room(table.rematch)

    # Announcements

    async def announce(self, room: Room) -> None:
        """Tell everybody who looks at the table that something changed; then let a bot think if it is its turn."""
        await self._publish(room.id, room.log_length)
        self._wake_bot(room)

    async def speak(self, room: Room, person: Person, words: str) -> ChatLine:
        """Keep a line of chat and announce it."""
        line = await guarded(self.store.add_chat(room.id, person.id, person.name, words, time.time()))
        await self.nod(room.id)
        return line

    async def nod(self, table_id: str) -> None:
        """Tell those who look at a table that something other than the match changed: chat, presence."""
        await self._publish(table_id, -1)

    async def _tell_absence(self, table_id: str) -> None:
        """Tell those who look at a table that somebody's process is gone, and see it here."""
        room = self._used.get(table_id)
        if room is not None:
            await room.refresh()
        await self.nod(table_id)

    async def _publish(self, table_id: str, log: int) -> None:
        """Send an announcement; what it is about is kept already, so a failure only delays the news."""
        news = to_builtins(Announcement(self.process, log))
        try:
            await self.channels.wait_published(news, [channel_of(table_id)])
        except Exception:
            logger.exception("table %s: a change could not be announced", table_id)

    # Bots and clocks

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _wake_bot(self, room: Room) -> None:
        match = room.match
        if match is None or match.decision is None or room.table.status != "running":
            return
        seat = match.decision.seat
        bot = room.table.seats[seat].bot
        if bot is not None and (room.id, room.log_length) not in self._thinking:
            self._thinking.add((room.id, room.log_length))
            self._spawn(self._let_bot_play(room, seat, bot, room.log_length, str(match.record())))

    async def _let_bot_play(self, room: Room, seat: int, bot: str, ply: int, record: str) -> None:
        try:
            await self._insist(room, seat, ply, await self._think(room, seat, bot, record))
        except (Refused, IllegalChoice) as error:
            logger.info("table %s, seat %s: the bot's choice came too late (%s)", room.id, seat, error)
        except Exception:
            logger.exception("table %s, seat %s: the bot could not play", room.id, seat)
        finally:
            self._thinking.discard((room.id, ply))

    async def _think(self, room: Room, seat: int, bot: str, record: str) -> str:
        """What the bot chooses; one that fails is helped out, so that the others can go on."""
        try:
            return await self.thinkers.choose(record, bot, seat)
        except Exception:
            logger.exception("table %s, seat %s: the bot %s failed, %s chooses for it", room.id, seat, bot, FALLBACK)
            return await self.thinkers.choose(record, FALLBACK, seat)

    async def _insist(self, room: Room, seat: int, ply: int, words: str) -> None:
        """Have a bot's choice kept, however long the store does not answer."""
        while True:
            try:
                return await room.choose(None, seat, ply, words)
            except Unavailable:
                await asyncio.sleep(PATIENCE)

    async def _open_overdue(self) -> None:
        """Have the rooms in memory whose clock is at zero but which nobody has come to for long."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                for table_id in await self.store.due_tables(time.time()):
                    await self.room(table_id)
            except Exception:
                logger.exception("overdue clocks can't be looked for now")

    async def _watch_clocks(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            now = time.time()
            for room in list(self.rooms.values()):
                table = room.table
                due = None if table.clock is None else clocks.deadline(table.clock_rules, table.clock)
                if table.status == "running" and due is not None and due <= now:
                    try:
                        await room.time_out()
                    except Refused as error:
                        logger.info("table %s: the clock could not be acted on (%s)", room.id, error)
                    except Exception:
                        logger.exception("table %s: the clock could not be acted on", room.id)
