"""The house: all rooms of this process, and what they share: store, people, thinking bots, announcements."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Collection, Coroutine
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

from pessoi.kernel.errors import IllegalChoice
from pessoi.kernel.match import Match
from pessoi.server import clock as clocks
from pessoi.server.agreeing import time_out
from pessoi.server.announcements import About, Announcement, Announcements
from pessoi.server.audience import Audience
from pessoi.server.bells import Bells
from pessoi.server.books import Books
from pessoi.server.connections import Doors
from pessoi.server.ending import end
from pessoi.server.errors import NotFound, Refused, Stale, Unwelcome, WhoAreYou, guarded
from pessoi.server.identity import Identity
from pessoi.server.inviting import Invitations, admit, check_admitted, is_admitted, kept
from pessoi.server.jobs import Jobs, bot_to_play, calls, is_of_interest, wish_for
from pessoi.server.limits import Limits
from pessoi.server.logged import Logged, record_from
from pessoi.server.metrics import Metrics
from pessoi.server.presence import Presence
from pessoi.server.reach import Reach
from pessoi.server.reviewing import Reviewer
from pessoi.server.ringing import Ringer
from pessoi.server.room import TRIES, Room
from pessoi.server.rows import read_table, table_row
from pessoi.server.seated import insist, think
from pessoi.server.secret import Secrets
from pessoi.server.store import ChatLine, Conflict, MatchRow, Person, ReviewRow, Store, StoreUnavailable
from pessoi.server.store.steps import Step
from pessoi.server.table import Table, check_removal
from pessoi.server.thinking import Thinkers
from pessoi.server.turns import Urgency, Wish
from pessoi.text import Text

logger = logging.getLogger("pessoi.server")

#: How often the clocks of the rooms in memory are looked at, and how often those of all tables.
TICK = 0.5
SWEEP = 30.0
#: How often it is seen whether somebody lets the bots play at the tables that are looked at.
CARE = 5.0
#: How long those who are here get to be seen off, in seconds, and as long the store to be told.
FAREWELL = 3.0
#: Most rooms kept in memory; the longest unused are forgotten, and read from the store when somebody comes.
MOST_ROOMS = 2000
#: How many keys that have ended are remembered; it takes no longer than a moment to come in with one.
MOST_ENDED = 1000


class House:
    """Opens rooms, lets bots think, watches clocks."""

    def __init__(
        self,
        store: Store,
        secret: Secrets,
        announcements: Announcements,
        thinkers: int,
        limits: Limits,
        metrics: Metrics | None = None,
        reach: Reach | None = None,
    ) -> None:
        self.store = store
        self.limits = limits
        self.metrics = metrics or Metrics()
        #: Whether this process is going, and takes nobody in any more.
        self.is_closing = False
        self.doors = Doors()
        self.identity = Identity(store, secret.cookies)
        self.invitations = Invitations(secret.site)
        #: From which the deals of challenges are made.
        self.challenge_key = secret.site
        self.announcements = announcements
        #: Those who look at a table through this process.
        self.audiences: dict[str, Audience] = {}
        #: The keys that have ended last: who has just shown one may still be on the way in.
        self._ended: deque[str] = deque(maxlen=MOST_ENDED)
        #: What statistics are made of.
        self.books = Books(store)
        self.thinkers = Thinkers(thinkers, self.metrics)
        #: For whoever takes them, if other processes may work on the same database.
        self.jobs = Jobs(store) if store.is_shared else None
        #: The rooms kept in memory, the longest unused first, and all that somebody is still in.
        self.rooms: dict[str, Room] = {}
        self._used: WeakValueDictionary[str, Room] = WeakValueDictionary()
        #: Held by who begins a match, so that nobody begins too many at once.
        self.starting = asyncio.Lock()
        self.process = secrets.token_hex(4)
        self.presence = Presence(store, self.process)
        #: How people are reached who are away, and who does it.
        self.bells = Bells(store, secret.site, reach or Reach())
        self.ringer = Ringer(store, self.presence, self.bells)
        self._tasks: set[asyncio.Task[None]] = set()
        #: Where bots are thinking, by table and length of the log.
        self._thinking: set[tuple[str, int]] = set()
        self.reviewer = Reviewer(self)

    async def open(self) -> None:
        """Take up what was going on before the last stop: bots whose turn it is, clocks that run."""
        await self.announcements.open(self._hear)
        self.metrics.watch(self)
        self.spawn(self._watch_clocks())
        self.write_books()
        self.spawn(self._open_overdue())
        self.spawn(self.presence.keep_up(self._tell_absence))
        self.spawn(self.ringer.keep_up())
        if self.jobs is not None:
            from pessoi.server.workshop import Workshop  # noqa: PLC0415  (only PostgreSQL needs its package)

            self.spawn(Workshop(self, len(self.thinkers.workers), is_helper=False).stand_by())
            self.spawn(self._care_for_bots(self.jobs))
            return
        for row in await self.store.list_tables(statuses=["running"], public_only=False, limit=10_000):
            try:
                # Where only people play and no clock runs, nothing happens before somebody comes.
                if row.due is not None or read_table(row).has_bots:
                    self._wake_bot(await self.room(row.id))
            except Exception:
                logger.exception("table %s can't be taken up again; all others can", row.id)
        for review in await self.store.reviews.running():
            self.reviewer.take_up(review.match_id, review.bot)

    async def hand_over(self) -> None:
        """Take nobody in any more, let no bot begin to think, and send everybody to whichever process comes next.

        What somebody has asked for is done and answered first.
        """
        self.is_closing = True
        await self._rest()
        everybody = [viewer for audience in self.audiences.values() for viewer in audience.viewers]
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await asyncio.gather(*(viewer.see_off() for viewer in everybody))

    async def _rest(self) -> None:
        """Stop thinking and watching; everything decided is in the store already."""
        await end(*self._tasks)

    async def close(self) -> None:
        """Leave; others get to know who was here even if the store can't be told."""
        self.is_closing = True
        await self._rest()
        self.thinkers.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self.presence.leave()
                await self.announcements.close()
        await self.store.close()

    # Rooms

    async def room(self, table_id: str) -> Room:
        """The one room of a table in this process, up to date with what other processes wrote."""
        room = self._used.get(table_id)
        if room is None:
            room = self._used[table_id] = Room(self, table_id)
        if table_id in self.audiences and room.was_just_read and not self.store.is_shared:
            # A file has one process: what those see who look is how things stand, unless somebody works on it by hand.
            await room.ensure()
        else:
            await room.refresh()
        self.rooms.pop(table_id, None)
        self.rooms[table_id] = room
        while len(self.rooms) > MOST_ROOMS:
            del self.rooms[next(iter(self.rooms))]
        return room

    async def enter(self, table_id: str, person: str | None) -> Room:
        """The room of a table, for somebody who may be there."""
        room = await self.room(table_id)
        check_admitted(room.table, person)
        return room

    async def room_of_invitation(self, word: str) -> Room:
        """The room an invitation leads to."""
        row = await guarded(self.store.find_invitation(kept(word)))
        if row is None:
            raise NotFound("no-invitation")
        return await self.room(row.id)

    async def accept(self, word: str, person: str) -> Room:
        """The room an invitation leads to, for somebody who may be there from now on."""
        room = await self.room_of_invitation(word)
        if not is_admitted(room.table, person):
            await room.change(lambda table: admit(table, word, person))
        return room

    async def add_table(self, table: Table) -> Room:
        """Keep a new table, and its room."""
        self.invitations.renew(table)
        await guarded(self.store.add_table(table_row(table, time.time())))
        return await self.room(table.id)

    async def remove_table(self, room: Room, person: str | None) -> None:
        """Do away with a table at which no match has begun; those who look at it are told.

        None as a person is whoever runs the server.
        """
        async with room.lock:
            for _ in range(TRIES):
                await room.read()
                check_removal(room.table, person)
                try:
                    await guarded(self.store.remove_table(table_row(room.table, time.time())))
                    break
                except Conflict:
                    continue
            else:
                raise Stale("table-keeps-changing")
            room.forget()
        self.rooms.pop(room.id, None)
        await self.nod(room.id)

    def audience(self, room: Room) -> Audience:
        """Those who look at a table through this process."""
        return self.audiences.get(room.id) or Audience(room)

    # Announcements

    async def announce(self, room: Room) -> None:
        """Tell everybody who looks at the table that something changed; then let a bot think if it is its turn."""
        await self.nod(room.id)
        if self.jobs is None:
            self._wake_bot(room)
        else:
            self.spawn(self.jobs.tell(room))

    async def speak(self, room: Room, person: Person, words: str) -> ChatLine:
        """Keep a line of chat and announce it."""
        self.limits.spend("chat", person.id)
        known = await guarded(self.store.get_person(person.id))
        person = known or person
        if person.muted_until is not None and person.muted_until > time.time():
            raise Unwelcome("muted")
        line = await guarded(self.store.add_chat(room.id, person.id, person.name, words, time.time()))
        await self.nod(room.id, "chat")
        return line

    async def show_presence(self, room: Room) -> None:
        """Tell everybody who looks at the table that somebody has come or gone; bots may have waited for them."""
        await self.nod(room.id, "presence")
        if self.jobs is None:
            self._wake_bot(room)
        else:
            self.spawn(self.jobs.wake(room))

    async def nod(self, table_id: str, about: About = "table") -> None:
        """Tell those who look at a table that something changed; it is kept already, so a failure only delays it."""
        if table_id in self.audiences:
            self.audiences[table_id].hear(about)
        await self._publish(table_id, about)

    async def _publish(self, where: str, about: About) -> None:
        """Tell other processes, if there are any."""
        try:
            await self.announcements.publish(Announcement(self.process, where, about))
        except Exception:
            logger.exception("%s %s: a change could not be announced to other processes", about, where)

    def _hear(self, announcement: Announcement | None) -> None:
        """Something was changed by another process, or by whichever since that could not be heard."""
        if announcement is None:
            for table_id in list(self.audiences):
                self._look_again(table_id, "table")
                self._look_again(table_id, "chat")
            self.spawn(self._check_keys())
        elif announcement.process != self.process:
            if announcement.about == "key":
                self._show_out({announcement.where})
            elif announcement.about == "answer":
                if self.jobs is not None:
                    self.spawn(self.jobs.hear(announcement.where))
            elif announcement.about == "manners":
                self._hear_anew(announcement.where)
            else:
                self._look_again(announcement.where, announcement.about)

    def _look_again(self, table_id: str, about: About) -> None:
        """What is in memory of a table is outdated; those who look at it see it anew."""
        room = self._used.get(table_id)
        if room is not None and about not in ("chat", "lines"):
            room.forget()
        if table_id in self.audiences:
            self.audiences[table_id].hear(about)

    async def _tell_absence(self, table_id: str) -> None:
        """Tell those who look at a table that somebody's process is gone, and see it here."""
        self._look_again(table_id, "presence")
        await self.nod(table_id, "presence")

    # Manners

    async def change_manners(self, person_id: str) -> None:
        """Whom a person wants to hear has changed; so it does wherever they look."""
        self._hear_anew(person_id)
        await self._publish(person_id, "manners")

    def _hear_anew(self, person_id: str) -> None:
        for audience in list(self.audiences.values()):
            for viewer in list(audience.viewers):
                if viewer.person_id == person_id:
                    viewer.forget_manners()

    # Keys

    async def hang_up(self, keys: Collection[str]) -> None:
        """End what was opened by these sessions and tokens, wherever it is."""
        self._show_out(keys)
        for key in keys:
            await self._publish(key, "key")

    def check_key(self, key: str | None) -> None:
        """Refuse somebody whose key has ended on the way in; those who are in already were shown out."""
        if key in self._ended:
            raise WhoAreYou("shown-out")

    def _show_out(self, keys: Collection[str]) -> None:
        self._ended.extend(keys)
        for audience in list(self.audiences.values()):
            for viewer in list(audience.viewers):
                if viewer.key_hash in keys:
                    viewer.show_out()

    async def _check_keys(self) -> None:
        """See whether all who look still may; for when it may have been missed that they may not."""
        used = {viewer.key_hash for audience in self.audiences.values() for viewer in audience.viewers}
        keys = {key for key in used if key is not None}
        try:
            self._show_out(keys - await self.store.known_keys(keys))
        except StoreUnavailable as error:
            logger.warning("whether sessions have ended can't be seen now: %s", error)

    # Bots and clocks

    def write_books(self) -> None:
        """Count what has ended since."""
        self.spawn(self.books.catch_up())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside all else, until the house closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def calls(self, room: Room, table: Table, after: Logged | None, kind: str | None = None) -> list[Step]:
        """What is written together with a change, so that a bot plays whose turn it is then."""
        return [] if self.jobs is None else calls(room, table, after, kind)

    def _wake_bot(self, room: Room) -> None:
        player, match = bot_to_play(room.table, room.deciding), room.match
        if player is None or match is None or self.is_closing or (room.id, room.log) in self._thinking:
            return
        if is_of_interest(room, room.table):
            self._thinking.add((room.id, room.log))
            self.spawn(self._let_bot_play(room, *player, room.log, match))

    async def _let_bot_play(self, room: Room, seat: int, bot: str, log: int, match: Match) -> None:
        try:
            words = await think(self.thinkers, wish_for(room.table), room, seat, bot, match)
            await insist(room, seat, log, words)
        except (Refused, IllegalChoice) as error:
            logger.info("table %s, seat %s: the bot's choice came too late (%s)", room.id, seat, error)
        except Exception:
            self.metrics.errors.labels("bot").inc()
            logger.exception("table %s, seat %s: the bot could not play", room.id, seat)
        finally:
            self._thinking.discard((room.id, log))

    async def _care_for_bots(self, jobs: Jobs) -> None:
        """Where people look and a bot is to play, see to it that somebody was asked to let it, whatever went wrong."""
        seen: dict[str, int] = {}
        while True:
            await asyncio.sleep(CARE)
            rooms = [audience.room for audience in list(self.audiences.values())]
            waiting = {room.id: room.log for room in rooms if bot_to_play(room.table, room.deciding) is not None}
            for room in rooms:
                if room.id in waiting and seen.get(room.id) == waiting[room.id]:
                    await jobs.wake(room)
            seen = waiting

    async def judge(self, person: Person, row: MatchRow, ply: int, bot: str, text: Text) -> Any:
        """What a bot thinks of one choice of a finished match, in these words."""
        if self.jobs is not None:
            return await self.jobs.judge(person.id, row.id, bot, ply, text.language, text.names)
        record = str(record_from(row, await self.store.log(row.id)))
        return await self.thinkers.judge(person.id, record, bot, ply, text.language, text.names)

    async def advise(self, room: Room, person: Person, bot: str, ply: int) -> Any:
        """What a bot thinks of the choices that somebody has at a table after so many others."""
        match_id = room.table.match_id
        assert match_id is not None
        wish = Wish(person.id, room.id, Urgency.AWAITED)
        if self.jobs is not None:
            return await self.jobs.advise(wish, match_id, bot, ply)
        row = await self.store.get_match(match_id)
        assert row is not None
        return await self.thinkers.advise(wish, str(record_from(row, await self.store.log(match_id))), bot, ply)

    async def review(self, review: ReviewRow) -> None:
        """See to it that somebody goes on with a review."""
        await guarded(self.store.reviews.put(review))
        if self.jobs is not None:
            await guarded(self.jobs.kept.review(review.person_id, review.match_id, review.bot))
        else:
            self.reviewer.take_up(review.match_id, review.bot)

    async def tell_answer(self, ticket: str) -> None:
        """Tell whoever asked that the answer is there; it may be this process."""
        await self._publish(ticket, "answer")
        if self.jobs is not None:
            await self.jobs.hear(ticket)

    async def _open_overdue(self) -> None:
        """Have the rooms in memory whose clock is at zero but which nobody has come to for long."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                for table_id in await self.store.due_tables(clocks.now()):
                    await self.room(table_id)
            except Exception:
                logger.exception("overdue clocks can't be looked for now")

    async def _watch_clocks(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            now = clocks.now()
            for room in list(self.rooms.values()):
                due = room.table.due
                if due is not None and due <= now:
                    try:
                        await time_out(room)
                    except Refused as error:
                        logger.info("table %s: the clock could not be acted on (%s)", room.id, error)
                    except Exception:
                        logger.exception("table %s: the clock could not be acted on", room.id)
