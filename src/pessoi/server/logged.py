"""The log of a match: what its entries mean, and the match they lead to."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from pessoi.games import registry as games
from pessoi.kernel.errors import PessoiError
from pessoi.kernel.match import Match
from pessoi.kernel.record import Position, Record, moves_of
from pessoi.kernel.replay import replay
from pessoi.kernel.state import encode
from pessoi.scene.scene import PLAIN, Course
from pessoi.server.happenings import CHOICE, MOVES, RESUME, REWINDS, UNDO, course_after, ply_after
from pessoi.server.store import LogEntry, MatchRow, Standing


class Logged(Struct, frozen=True):
    """A match and how much of its log it has read."""

    match: Match
    #: The length of the log.
    log: int
    #: For each log entry the first ply whose events it brought or took away.
    touched: list[int]
    #: What happened beyond the choices.
    course: Course = PLAIN
    #: The length of the log when the position last changed, and when that was.
    moved_log: int = 0
    moved: float = 0.0

    @property
    def deciding(self) -> int | None:
        """The seat everybody waits for; None once the match has ended."""
        if self.course.cut is not None or self.match.decision is None:
            return None
        return self.match.decision.seat

    def is_present_at(self, log: int) -> bool:
        """Whether a choice made at this length of the log was made for the present position."""
        return self.moved_log <= log <= self.log

    def news_since(self, seen: int) -> int:
        """From which ply on events are news to somebody who has seen that much of the log (0: nothing at all)."""
        return min([*self.touched[seen:], self.match.ply + 1]) if seen > 0 else 0

    def after(self, entries: Sequence[LogEntry]) -> Logged | None:
        """The match after what was written since; None if it has to be read from the beginning."""
        if not entries:
            return self
        match = self.match.copy()
        try:
            for entry in entries:
                if entry.kind == CHOICE:
                    match.play(entry.words, seat=entry.seat)
                elif entry.kind in REWINDS:
                    match.rewind(int(entry.words))
                elif entry.kind == RESUME:
                    return None
        except PessoiError:
            # Other rules than ours were at work.
            return None
        return self.with_match(match, entries)

    def with_match(self, match: Match, entries: Sequence[LogEntry]) -> Logged:
        """The same log with these entries more, which have led to this match."""
        return follow(replace(self, match=match), entries, self.match.ply)

    @property
    def round(self) -> int | None:
        """The round everybody sees, where a game has rounds."""
        return self.match.game.round_of(self.match.state)

    def standing(self, before: Match | None = None) -> Standing:
        """Where the match stands, as the store notes it; the checkpoint only if it is another than that of before."""
        match = self.match
        is_noted = before is not None and match.checkpoint is before.checkpoint
        is_over = match.decision is None
        how = self.course.cut or ("played" if is_over else None)
        return Standing(
            waiting_for=self.deciding,
            round=self.round,
            moved=self.moved or None,
            how=how,
            is_practice=True if self.course.is_practice else None,
            checkpoint_ply=None if is_noted else match.checkpoint_ply,
            checkpoint=None if is_noted else encode(match.checkpoint),
            result=match.scores if is_over else None,
            winners=match.winners if is_over else None,
        )


def follow(logged: Logged, entries: Sequence[LogEntry], ply: int = 0) -> Logged:
    """What these entries more bring about beside the position; ``ply`` is where the match stood before them."""
    touched, course = list(logged.touched), logged.course
    moved_log, moved = logged.moved_log, logged.moved
    for entry in entries:
        touched.append(touched_ply(entry, ply, course))
        course = course_after(course, entry, ply)
        ply = ply_after(entry, ply)
        if entry.kind in MOVES:
            moved_log, moved = entry.place + 1, entry.at
    return Logged(logged.match, logged.log + len(entries), touched, course, moved_log, moved)


def touched_ply(entry: LogEntry, ply: int, course: Course) -> int:
    """The first ply whose events an entry changed; ``ply`` is where the match stood before it, after this course."""
    if entry.kind == CHOICE:
        return ply + 1
    if entry.kind == RESUME:
        return 0
    if entry.kind == UNDO:
        # It takes away all events after the ply it leads to; what was told around the match moves there.
        back = int(entry.words)
        return back if any(event.ply > back for event in course.told) else back + 1
    # Something is told beside the events of that ply.
    return ply_after(entry, ply)


def standing_choices(entries: Sequence[LogEntry]) -> list[tuple[int, str]]:
    """The choices that hold once everything taken back is gone."""
    choices: list[tuple[int, str]] = []
    for entry in entries:
        if entry.kind == CHOICE:
            choices.append((entry.seat, entry.words))
        elif entry.kind in REWINDS:
            del choices[int(entry.words) :]
    return choices


def record_from(row: MatchRow, entries: Sequence[LogEntry]) -> Record:
    """The record of a stored match, with its seed; seal it before it leaves the server."""
    record = Record(row.game, row.rules, row.seats, row.options, row.commitment)
    record.seed = row.seed
    record.moves = moves_of(standing_choices(entries))
    if row.origin is not None:
        record.origin = Position(row.origin_ply, row.origin)
    if row.checkpoint is not None:
        record.checkpoint = Position(row.checkpoint_ply, row.checkpoint)
    if record.origin is not None and row.checkpoint_ply <= row.origin_ply:
        # Since these rules took over no turn has ended, so the stored checkpoint may still be in the form of others.
        record.checkpoint = record.origin
    record.result = row.result
    record.sign()
    return record


class Opened(Struct, frozen=True):
    """A match read from the store, and what must be written because the rules have changed since."""

    logged: Logged
    #: New log entries to append, if any.
    entries: list[LogEntry]


def open_log(row: MatchRow, entries: Sequence[LogEntry], now: float) -> Opened:
    """Play the log again; under other rules go on from the last checkpoint and drop what they forbid.

    A match that is over stays written as it was played.
    """
    played = replay(record_from(row, entries), games.find(row.game))
    match = played.match
    new: list[LogEntry] = []
    if played.resumed_at is not None and row.ended is None:
        new.append(LogEntry(row.id, len(entries), RESUME, -1, match.game.rules_version, now))
        if played.dropped:
            new.append(LogEntry(row.id, len(entries) + 1, UNDO, -1, str(match.ply), now))
    begun = Logged(match, 0, [], Course(is_practice=row.is_practice), moved=row.started)
    return Opened(follow(begun, [*entries, *new]), new)
