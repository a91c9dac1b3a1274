"""A room holds one table in this process: one command at a time, committed before it is answered, then announced."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from pessoi.games import registry as games
from pessoi.kernel.errors import WrongSeat
from pessoi.kernel.game import SPECTATOR
from pessoi.kernel.match import Match
from pessoi.kernel.record import commitment_to
from pessoi.server import clock as clocks
from pessoi.server import table as tables
from pessoi.server.album import ends_turn, page_of_turn
from pessoi.server.errors import NotFound, NotYours, Refused, Stale, Unavailable
from pessoi.server.keeping import (
    CHOICE,
    LOSS,
    TRIES,
    UNDO,
    Kept,
    checkpoint_of,
    copy_table,
    decode_table,
    encode_table,
    follow,
    guarded,
    open_match,
    row_of,
)
from pessoi.server.presence import Chairs
from pessoi.server.projection import Scene, ShownPreview, scene, show_preview
from pessoi.server.store import Conflict, LogEntry
from pessoi.server.table import Table, TakeBack
from pessoi.text import Text

if TYPE_CHECKING:
    from pessoi.server.house import House

logger = logging.getLogger("pessoi.server")


class Room:
    """The serial owner of a table in this process; other processes may own it too, the store decides who was first."""

    def __init__(self, house: House, table_id: str) -> None:
        self.house = house
        self.id = table_id
        self.lock = asyncio.Lock()
        self._table: Table | None = None
        self._kept: Kept | None = None
        self._elsewhere: Chairs = Counter()
        self._is_outdated = True

    # What is going on

    @property
    def table(self) -> Table:
        """The table as last read or written."""
        assert self._table is not None
        return self._table

    @property
    def match(self) -> Match | None:
        """The match at the table, if it has begun."""
        return None if self._kept is None else self._kept.match

    @property
    def log_length(self) -> int:
        """How many entries the match's log has; a choice must name this number."""
        return 0 if self._kept is None else self._kept.log_length

    @property
    def present(self) -> Chairs:
        """Who looks at the table, through this process and through others."""
        return self.house.presence.here(self.id) + self._elsewhere

    def news_since(self, seen: int) -> int:
        """From which ply on events are new to somebody who has seen that much of the log."""
        return 0 if self._kept is None else self._kept.since(seen)

    def text(self, language: str) -> Text:
        """The language of a viewer with the names at this table."""
        table = self.table
        game = games.find(table.game)
        unnamed = Text(language, game, len(table.seats))
        names = [seat.name or unnamed.names[number] for number, seat in enumerate(table.seats)]
        return Text(language, game, len(table.seats), names)

    async def refresh(self) -> None:
        """Read what other processes have written since."""
        async with self.lock:
            await self._catch_up()

    async def ensure(self) -> None:
        """Have the table in memory, and not an outdated one."""
        if self._is_outdated:
            await self.refresh()

    async def _catch_up(self) -> None:
        """Read the store, and let the table say what its match does if a crash came between writing the two."""
        await self._read()
        kept, table = self._kept, self.table
        if kept is None or table.status != "running":
            return
        is_clock_right = table.clock_rules.kind == "none" or table.clock is None or table.clock.seat == kept.deciding
        if kept.deciding is None or not is_clock_right:
            await self._settle(time.time())

    async def _read(self) -> None:
        """The table and its match as the store has them now; viewers see both change together."""
        store = self.house.store
        row = await guarded(store.get_table(self.id))
        if row is None:
            raise NotFound("there is no such table")
        table = decode_table(row)
        kept = None if self._table is None or self._table.match_id != table.match_id else self._kept
        if table.match_id is not None:
            if kept is not None:
                kept = follow(kept, await guarded(store.log(table.match_id, kept.log_length)))
            if kept is None:
                kept = await guarded(open_match(store, table.match_id))
        self._elsewhere = (await guarded(self.house.presence.elsewhere([self.id])))[self.id]
        self._table, self._kept, self._is_outdated = table, kept, False

    # Changing the table

    async def change(self, edit: Callable[[Table], None]) -> Table:
        """Apply a pure change to the table; tried again on the newest version if somebody was faster."""
        async with self.lock:
            await self._change(edit)
        await self.house.announce(self)
        return self.table

    async def _change(self, edit: Callable[[Table], None]) -> None:
        for _ in range(TRIES):
            if self._is_outdated:
                await self._read()
            draft = copy_table(self.table)
            edit(draft)
            try:
                await self._put(draft)
            except Conflict:
                continue
            return
        raise Stale("the table keeps changing; try again")

    async def _put(self, draft: Table) -> None:
        with self._writing():
            row = await guarded(self.house.store.put_table(encode_table(draft, time.time())))
        draft.version = row.version
        self._table = draft

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """If writing fails, be it that only its answer was lost, memory is not believed before the store is read."""
        try:
            yield
        except BaseException:
            self._is_outdated = True
            raise

    async def start(self, person: str) -> None:
        """Begin the match: the seed is complete now, and its commitment is shown."""
        async with self.lock:
            await self._catch_up()
            tables.check_start(self.table, person)
            draft = copy_table(self.table)
            match = Match.begin(games.find(draft.game), len(draft.seats), draft.seed, draft.options)
            draft.match_id = f"m{commitment_to(draft.seed)[:16]}"
            draft.status = "running"
            now = time.time()
            draft.clock = clocks.start(draft.clock_rules, len(draft.seats))
            if match.decision is not None:
                draft.clock = clocks.press(draft.clock_rules, draft.clock, match.decision.seat, now)
            with suppress(Conflict):
                # An earlier try may have come as far as this; whoever puts the table begins the match.
                await guarded(self.house.store.add_match(row_of(draft, match, now)))
            try:
                await self._put(draft)
            except Conflict:
                raise Refused("the match has begun already") from None
            self._kept = Kept(match, 0, [])
        await self.house.announce(self)

    # Playing

    async def choose(self, person: str | None, seat: int, ply: int, words: str) -> None:
        """Make a choice for a seat; ``ply`` is the length of the log it was made for. None as a person is a bot."""
        async with self.lock:
            trial = await self._trial(person, seat, ply)
            trial.play(words, seat=seat)
            # As the kernel writes it: what was sent may hold odd spaces or line ends, which a record can't.
            made = str(trial.choices[-1])
            await self._commit(trial, LogEntry(self._match_id, ply, CHOICE, seat, made, time.time()))
        await self.house.announce(self)

    async def undo(self, person: str, seat: int, ply: int) -> None:
        """Take one's last choice back, as far as nothing was revealed; on a shared screen from any of one's seats."""
        async with self.lock:
            trial = await self._trial(person, seat, ply)
            if trial.seats_of and trial.seats_of[-1] in self.table.seats_of(person):
                seat = trial.seats_of[-1]
            trial.undo(seat)
            await self._commit(trial, LogEntry(self._match_id, ply, UNDO, seat, str(trial.ply), time.time()))
        await self.house.announce(self)

    async def ask_take_back(self, person: str, seat: int) -> None:
        """Wish to go back to one's last choice although something was seen since; the others have to agree."""
        async with self.lock:
            await self._catch_up()
            match = self._running()
            self._check_seat(person, seat)
            plies = [ply for ply, other in enumerate(match.seats_of, match.base_ply) if other == seat]
            if not plies:
                raise Refused("you have not chosen anything yet")
            wish = TakeBack(seat, plies[-1], self.log_length)
            await self._change(lambda table: setattr(table, "take_back", wish))
            await self._take_back_if_agreed(wish)
        await self.house.announce(self)

    async def answer_take_back(self, person: str, seat: int, agrees: bool) -> None:
        """Agree to a take-back for one's seat, or refuse it."""
        async with self.lock:
            await self._catch_up()
            self._running()
            self._check_seat(person, seat)
            await self._change(lambda table: self._answer(table, seat, agrees))
            if self.take_back is not None:
                await self._take_back_if_agreed(self.take_back)
        await self.house.announce(self)

    @property
    def take_back(self) -> TakeBack | None:
        """The wish the others have to answer, if there is one and nobody has gone on meanwhile."""
        return self._wish_at(self.table)

    def _wish_at(self, table: Table) -> TakeBack | None:
        wish = table.take_back
        return wish if wish is not None and wish.log == self.log_length else None

    def _answer(self, draft: Table, seat: int, agrees: bool) -> None:
        wish = self._wish_at(draft)
        if wish is None:
            raise Refused("nobody wishes to take anything back")
        wish.agreed = sorted({*wish.agreed, seat})
        draft.take_back = wish if agrees else None

    async def _take_back_if_agreed(self, wish: TakeBack) -> None:
        if not set(tables.opponents(self.table, wish.seat)) <= set(wish.agreed):
            return
        trial = self._running().copy()
        trial.rewind(wish.ply)
        await self._commit(
            trial, LogEntry(self._match_id, self.log_length, UNDO, wish.seat, str(wish.ply), time.time())
        )

    async def time_out(self) -> None:
        """Act on a clock that has run out, as was agreed beforehand."""
        async with self.lock:
            await self._catch_up()
            table = self.table
            if table.status != "running" or table.clock is None or table.clock.seat is None:
                return
            due = clocks.deadline(table.clock_rules, table.clock)
            if due is None or due > time.time():
                return
            seat = table.clock.seat
            if table.clock_rules.on_timeout == "lose":
                loss = LogEntry(self._match_id, self.log_length, LOSS, seat, "", time.time())
                await self._commit(self._running(), loss)
            elif table.seats[seat].kind == "person":
                await self._change(lambda draft: tables.stand_in(draft, seat))
            else:
                return
        await self.house.announce(self)

    # The parts of playing

    @property
    def _match_id(self) -> str:
        assert self.table.match_id is not None
        return self.table.match_id

    def _running(self) -> Match:
        if self._kept is None or self.table.status != "running":
            raise Refused("there is no match going on at this table")
        return self._kept.match

    def _check_seat(self, person: str | None, seat: int) -> None:
        place = tables.seat_at(self.table, seat)
        if person is None:
            if place.kind != "bot":
                raise NotYours(f"no bot plays seat {seat} any more")
        elif place.person != person:
            raise NotYours(f"seat {seat} is not yours")

    async def _trial(self, person: str | None, seat: int, ply: int) -> Match:
        """A copy of the running match to act on, if this seat may at this point of the log.

        What others see stays the committed match until the copy is committed too.
        """
        if self._is_outdated:
            await self._catch_up()
        match = self._running()
        self._check_seat(person, seat)
        if ply != self.log_length:
            raise Stale(f"that was meant for ply {ply}, but the log is at ply {self.log_length}; look again")
        return match.copy()

    async def _commit(self, match: Match, entry: LogEntry) -> None:
        """Write what led to this match down, and only then let it be the one everybody sees."""
        kept = self._kept
        assert kept is not None
        is_over = match.decision is None
        is_end = is_over or entry.kind == LOSS
        album = []
        if entry.kind == LOSS or ends_turn(kept.match, match):
            page = page_of_turn(kept.match, match)
            album.append((page.first, page.pack()))
        append = self.house.store.append(
            [entry],
            checkpoint=checkpoint_of(match),
            result=match.scores if is_over else None,
            winners=match.winners if is_over else None,
            ended=entry.at if is_end else None,
            album=album,
        )
        try:
            with self._writing():
                await guarded(append)
        except Conflict:
            raise Stale("somebody else was faster; look again") from None
        touched = match.ply if entry.kind == CHOICE else match.ply + 1
        lost = entry.seat if entry.kind == LOSS else None
        self._kept = Kept(match, kept.log_length + 1, [*kept.touched, touched], lost)
        if is_end or self.table.clock_rules.kind != "none":
            await self._settle(entry.at)

    async def _settle(self, now: float) -> None:
        """Let the table say what its match does: whose clock runs, or how it ended.

        The match is kept already. If the table can't be, that is made up for when the table is read next.
        """
        try:
            await self._change(lambda draft: self._follow(draft, now))
        except (Stale, Unavailable) as error:
            logger.warning("table %s could not follow its match yet: %s", self.id, error)

    def _follow(self, draft: Table, now: float) -> None:
        kept = self._kept
        assert kept is not None
        if kept.deciding is None:
            draft.status = "finished"
            draft.lost_on_time = kept.lost_on_time
        if draft.clock is not None:
            draft.clock = clocks.press(draft.clock_rules, draft.clock, kept.deciding, now)

    # For viewers

    def viewer(self, person: str | None, seat: int | None, watch: int | None) -> int:
        """Through whose eyes somebody looks: an own seat, a seat that shares its view, or a spectator's."""
        table = self.table
        if watch is not None:
            if not tables.seat_at(table, watch).is_shared:
                raise NotYours(f"seat {watch} does not share what it sees")
            return watch
        own = [] if person is None else table.seats_of(person)
        if seat is not None:
            tables.seat_at(table, seat)
            if seat not in own:
                raise NotYours(f"seat {seat} is not yours")
            return seat
        match = self.match
        if match is not None and match.decision is not None and match.decision.seat in own:
            return match.decision.seat
        return own[0] if own else SPECTATOR

    def show(self, table: Table, elsewhere: Chairs) -> None:
        """Stand in this room with a table just read, without its match; for lists."""
        self._table, self._elsewhere = table, elsewhere

    def scene(self, person: str | None, seat: int | None, watch: int | None, language: str, seen: int) -> Scene:
        """The match as this viewer sees it, with the events that are news to them."""
        viewer = self.viewer(person, seat, watch)
        match = self.match
        if match is None:
            raise Refused("the match has not begun")
        also = [] if person is None or watch is not None else self.table.seats_of(person)
        return scene(match, viewer, self.text(language), self.news_since(seen), also)

    def preview(self, person: str, seat: int, words: str, language: str) -> ShownPreview:
        """What a choice of one's own would do."""
        match = self._running()
        self._check_seat(person, seat)
        if match.decision is None or match.decision.seat != seat:
            raise WrongSeat(f"seat {seat} has nothing to decide now")
        return show_preview(match, match.game.verbs.parse(words), self.text(language))
