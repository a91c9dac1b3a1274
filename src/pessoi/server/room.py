"""A room holds one table in this process: one command at a time, committed before it is answered, then announced."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pessoi.games import registry as games
from pessoi.kernel.errors import WrongSeat
from pessoi.kernel.game import SPECTATOR
from pessoi.kernel.match import Match
from pessoi.kernel.state import encode
from pessoi.scene.scene import Course, Scene, ShownPreview, scene, show_preview
from pessoi.server import clock as clocks
from pessoi.server import table as tables
from pessoi.server.album import ends_turn, page_of_turn
from pessoi.server.errors import NotFound, NotYours, Refused, Stale, guarded
from pessoi.server.happenings import CHOICE, MOVES, UNDO
from pessoi.server.logged import Logged, open_log
from pessoi.server.plate import Plate, plate_of
from pessoi.server.presence import Chairs
from pessoi.server.rows import draft_of, match_row, read_table, table_row
from pessoi.server.store import Conflict, Glance, LogEntry, Origin
from pessoi.server.table import Table
from pessoi.text import Text, spoken
from pessoi.text.lesson import lesson

if TYPE_CHECKING:
    from pessoi.server.house import House

#: How often a change is tried again when another process was faster.
TRIES = 5
#: How long what was read of a table counts as just read, in seconds: those who come together need it once.
MOMENT = 2.0


class Room:
    """The serial owner of a table in this process; other processes may own it too, the store decides who was first."""

    def __init__(self, house: House, table_id: str) -> None:
        self.house = house
        self.id = table_id
        self.lock = asyncio.Lock()
        self._table: Table | None = None
        self._logged: Logged | None = None
        self._plate: Plate | None = None
        self._elsewhere: Chairs = Counter()
        #: How the match stands, in a list that does not open it.
        self._glance = Glance()
        #: How often something was said to have changed elsewhere, and how often of that was looked at.
        self._changes = 1
        self._looked = 0
        self._read_at = -MOMENT

    # What is going on

    @property
    def table(self) -> Table:
        """The table as last read or written."""
        assert self._table is not None
        return self._table

    @property
    def match(self) -> Match | None:
        """The match at the table, if it has begun."""
        return None if self._logged is None else self._logged.match

    @property
    def deciding(self) -> int | None:
        """The seat everybody waits for, if a match is going on."""
        return None if self._logged is None else self._logged.deciding

    @property
    def log(self) -> int:
        """The length of the match's log; a choice must name this number."""
        return 0 if self._logged is None else self._logged.log

    def is_position_of(self, log: int) -> bool:
        """Whether nothing has moved since the log had this length."""
        return self._logged is not None and self._logged.is_present_at(log)

    def draft(self) -> Table:
        """A copy of the table, to try a change on."""
        return draft_of(self.table)

    @property
    def present(self) -> Chairs:
        """Who looks at the table, through this process and through others."""
        here = self.house.presence.here(self.id)
        return here + self._elsewhere if self._elsewhere else here

    @property
    def plate(self) -> Plate:
        """What everybody sees of the table, as long as it is this version of it."""
        seed = None if self._logged is None else self._logged.match.seed
        if self._plate is None or self._plate.table is not self._table or self._plate.seed != seed:
            self._plate = plate_of(self.table, seed)
        return self._plate

    @property
    def glance(self) -> Glance:
        """How the match stands, in short."""
        logged = self._logged
        if logged is None:
            return self._glance
        return Glance(logged.deciding, logged.round, logged.moved or None, logged.course.is_practice)

    def news_since(self, seen: int) -> int:
        """From which ply on events are new to somebody who has seen that much of the log."""
        return 0 if self._logged is None else self._logged.news_since(seen)

    def text(self, language: str) -> Text:
        """A language with the names at this table."""
        table = self.table
        game = games.find(table.game)
        language = spoken(language)
        unnamed = Text(language, game, len(table.seats))
        names = [name or unnamed.names[number] for number, name in enumerate(self.plate.called)]
        return Text(language, game, len(table.seats), names)

    async def refresh(self) -> None:
        """Read what other processes have written since."""
        async with self.lock:
            await self.read()

    async def ensure(self) -> None:
        """Have the table in memory, and not an outdated one; however many ask, it is read once."""
        if self.is_outdated:
            async with self.lock:
                if self.is_outdated:
                    await self.read()

    async def read(self) -> None:
        """The table and its match as the store has them now; viewers see both change together."""
        store = self.house.store
        changes = self._changes
        row = await guarded(store.get_table(self.id))
        if row is None and self._table is not None:
            raise NotFound("table-removed")
        if row is None:
            raise NotFound("no-table")
        table = read_table(row)
        logged = None if self._table is None or self._table.match_id != table.match_id else self._logged
        if table.match_id is not None:
            if logged is not None:
                logged = logged.after(await guarded(store.log(table.match_id, logged.log)))
            if logged is None:
                logged, table = await self._open_match(table, table.match_id)
        self._elsewhere = (await guarded(self.house.presence.elsewhere([self.id])))[self.id]
        self._table, self._logged, self._looked = table, logged, changes
        self._read_at = time.monotonic()

    @property
    def was_just_read(self) -> bool:
        """Whether the store was read a moment ago."""
        return time.monotonic() - self._read_at < MOMENT

    def forget(self) -> None:
        """What is in memory may hold no more; whoever looks next reads the table again."""
        self._changes += 1

    @property
    def is_outdated(self) -> bool:
        """Whether something was said to have changed elsewhere that was not looked at yet."""
        return self._looked != self._changes

    async def _open_match(self, table: Table, match_id: str) -> tuple[Logged, Table]:
        """The match from its log; if its rules have changed since, that is written down before anybody plays on."""
        store = self.house.store
        for _ in range(TRIES):
            row = await guarded(store.get_match(match_id))
            assert row is not None
            now = clocks.now()
            opened = open_log(row, await guarded(store.log(match_id)), now)
            if not opened.entries:
                return opened.logged, table
            match = opened.logged.match
            draft = draft_of(table)
            tables.follow_match(draft, opened.logged.deciding, now)
            origin = Origin(match.game.rules_version, match.origin_ply, encode(match.origin))
            try:
                await guarded(store.append(opened.entries, origin=origin, table=table_row(draft, now)))
            except Conflict:
                newer = await guarded(store.get_table(self.id))
                assert newer is not None
                table = read_table(newer)
                continue
            draft.version += 1
            return opened.logged, draft
        raise Stale("match-keeps-changing")

    # Changing the table

    async def change(self, edit: Callable[[Table], object]) -> Table:
        """Apply a pure change to the table; tried again on the newest version if somebody was faster."""
        async with self.lock:
            await self.write(edit)
        await self.house.announce(self)
        return self.table

    async def write(self, edit: Callable[[Table], object]) -> None:
        """Change the table, by whoever has the room to themselves."""
        for _ in range(TRIES):
            if self.is_outdated:
                await self.read()
            draft = draft_of(self.table)
            edit(draft)
            try:
                with self._writing():
                    also = self.house.calls(self, draft, self._logged)
                    await guarded(self.house.store.put_table(table_row(draft, clocks.now()), also))
            except Conflict:
                continue
            self._take(draft)
            return
        raise Stale("table-keeps-changing")

    def _take(self, draft: Table) -> None:
        """A draft that was written is the table from now on."""
        draft.version += 1
        self._table = draft

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """If writing fails, be it that only its answer was lost, memory is not believed before the store is read."""
        try:
            yield
        except BaseException:
            self.forget()
            raise

    async def start(self, person: str) -> None:
        """Begin the match: the seed is complete now, and its commitment is shown."""
        async with self.lock:
            await self.read()
            tables.check_start(self.table, person)
            draft = draft_of(self.table)
            match = Match.begin(games.find(draft.game), len(draft.seats), draft.seed, draft.options)
            now = clocks.now()
            logged = Logged(match, 0, [], Course(is_practice=draft.deal is not None), moved=now)
            tables.begin(draft, draft.next_match, logged.deciding, now)
            try:
                with self._writing():
                    row, also = match_row(draft, logged, now), self.house.calls(self, draft, logged)
                    await guarded(self.house.store.add_match(row, table_row(draft, now), also))
            except Conflict:
                raise Refused("has-begun") from None
            self._take(draft)
            self._logged = logged
        await self.house.announce(self)

    # Playing

    async def choose(self, person: str | None, seat: int, log: int, words: str) -> None:
        """Make a choice for a seat at this length of the log. None as a person is a bot."""
        async with self.lock:
            trial = await self._trial(person, seat, log)
            trial.play(words, seat=seat)
            # As the kernel writes it: what was sent may hold odd spaces or line ends, which a record can't.
            await self.commit(trial, CHOICE, seat, str(trial.history[-1].choice))
        self.house.metrics.choices.labels("bot" if person is None else "person").inc()
        await self.house.announce(self)

    async def undo(self, person: str, seat: int, log: int) -> None:
        """Take one's last choice back, as far as nothing was revealed; on a shared screen from any of one's seats."""
        async with self.lock:
            trial = await self._trial(person, seat, log)
            if trial.history and trial.history[-1].seat in self.table.seats_of(person):
                seat = trial.history[-1].seat
            trial.undo(seat)
            await self.commit(trial, UNDO, seat, str(trial.ply))
        await self.house.announce(self)

    # The parts of playing

    def running(self) -> Logged:
        """The match that goes on here."""
        if self._logged is None or self.table.status != "running":
            raise Refused("no-match-here")
        return self._logged

    def _check_seat(self, person: str | None, seat: int) -> None:
        """Whether somebody acts for this seat: its person, or (None) a bot."""
        place = tables.seat_at(self.table, seat)
        if person is None:
            if place.kind != "bot":
                raise NotYours("no-bot-there")
        elif place.person != person:
            raise NotYours("not-your-seat")

    async def _trial(self, person: str | None, seat: int, log: int) -> Match:
        """A copy of the running match to act on, if this seat may at this length of the log.

        What others see stays the committed match until the copy is committed too.
        """
        if self.is_outdated:
            await self.read()
        running = self.running()
        self._check_seat(person, seat)
        if not running.is_present_at(log):
            raise Stale("moved-on")
        return running.match.copy()

    async def commit(
        self, match: Match, kind: str, seat: int, words: str, edit: Callable[[Table], object] | None = None
    ) -> None:
        """Write what led to this match down, its table too, and only then let it be the one everybody sees.

        ``edit`` is what changes at the table with it.
        """
        before = self.running()
        assert self.table.match_id is not None
        now = clocks.now()
        entry = LogEntry(self.table.match_id, before.log, kind, seat, words, now)
        after = before.with_match(match, [entry])
        is_end = after.deciding is None
        is_move = kind in MOVES
        standing = after.standing(before.match)
        album = []
        if after.course.cut is not None or (is_move and ends_turn(before.match, match)):
            page = page_of_turn(before.match, match)
            album.append((page.first, page.pack()))
        for _ in range(TRIES):
            draft = None
            if edit is not None or is_end or self._is_table_moved:
                draft = draft_of(self.table)
                if edit is not None:
                    edit(draft)
                if is_move or is_end:
                    draft.take_back = draft.grace = None
                    draft.stop = None if is_end else draft.stop
                    tables.follow_match(draft, after.deciding, now)
            append = self.house.store.append(
                [entry],
                standing=replace(standing, ended=now) if is_end else standing,
                table=None if draft is None else table_row(draft, now),
                album=album,
                also=self.house.calls(self, draft or self.table, after, kind),
            )
            try:
                with self._writing():
                    await guarded(append)
            except Conflict:
                await self.read()
                if self.log != before.log:
                    raise Stale("moved-on") from None
                continue
            if draft is not None:
                self._take(draft)
            self._logged = after
            if is_end:
                self.house.write_books()
            return
        raise Stale("table-keeps-changing")

    @property
    def _is_table_moved(self) -> bool:
        """Whether a move changes the table, too: its clock, or what was wished for."""
        table = self.table
        return table.clock_rules.kind != "none" or table.take_back is not None or table.grace is not None

    # For viewers

    def eyes(self, person: str | None, seat: int | None, watch: int | None) -> int:
        """Through whose eyes somebody looks: an own seat, a seat that shares its view, or a spectator's."""
        table = self.table
        if watch is not None:
            if not tables.seat_at(table, watch).is_shared:
                raise NotYours("not-shared")
            return watch
        own = [] if person is None else table.seats_of(person)
        if seat is not None:
            tables.seat_at(table, seat)
            if seat not in own:
                raise NotYours("not-your-seat")
            return seat
        deciding = self.deciding
        if deciding is not None and deciding in own:
            return deciding
        return own[0] if own else SPECTATOR

    def show(self, table: Table, elsewhere: Chairs, glance: Glance) -> None:
        """Stand in this room with a table just read, without its match; for lists."""
        self._table, self._elsewhere, self._glance = table, elsewhere, glance

    def scene(
        self, person: str | None, seat: int | None, watch: int | None, seen: int, with_panels: bool = False
    ) -> Scene:
        """The match as this viewer sees it, with the events that are news to them."""
        eyes = self.eyes(person, seat, watch)
        logged = self._logged
        if logged is None:
            raise Refused("not-begun")
        return scene(
            logged.match,
            eyes,
            since=logged.news_since(seen),
            also=[] if person is None or watch is not None else self.table.seats_of(person),
            course=logged.course,
            with_panels=with_panels,
            lesson=None if self.table.deal is None else lesson(logged.match.game.package),
        )

    def preview(self, person: str, seat: int, words: str, *then: str) -> ShownPreview:
        """What a choice of one's own would do, and others after it."""
        match = self.running().match
        self._check_seat(person, seat)
        if self.deciding != seat:
            raise WrongSeat("nothing-to-decide", seat=seat)
        return show_preview(match, *map(match.game.verbs.parse, (words, *then)))
