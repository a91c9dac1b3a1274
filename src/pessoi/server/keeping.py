"""A match in the store and in memory: from its row and append-only log to a running match, and back."""

from __future__ import annotations

from msgspec import Struct

from pessoi.games import registry as games
from pessoi.kernel.match import Match
from pessoi.kernel.record import Position, Record, moves_of
from pessoi.kernel.replay import replay
from pessoi.kernel.state import encode
from pessoi.server.store import LogEntry, MatchRow

CHOICE = "choice"
#: Goes back to the ply in its words, by undo or by consent.
UNDO = "undo"
#: Says that from here on other rules hold.
RESUME = "resume"
#: A seat has lost on time, which ends the match.
LOSS = "loss"


class Kept(Struct):
    """A running match and how much of its log it has read."""

    match: Match
    log_length: int
    #: For each log entry the first ply whose events it brought or took away.
    touched: list[int]
    #: The seat that has lost on time, if that ended the match.
    lost_on_time: int | None = None

    @property
    def deciding(self) -> int | None:
        """The seat everybody waits for; None once the match has ended."""
        if self.lost_on_time is not None or self.match.decision is None:
            return None
        return self.match.decision.seat

    def since(self, seen: int) -> int:
        """From which ply on the events are news to somebody who has seen that much of the log (0: nothing at all)."""
        return min([*self.touched[seen:], self.match.ply + 1]) if seen > 0 else 0


def standing_choices(log: list[LogEntry]) -> list[tuple[int, str]]:
    """The choices that hold once everything taken back is gone."""
    choices: list[tuple[int, str]] = []
    for entry in log:
        if entry.kind == CHOICE:
            choices.append((entry.seat, entry.words))
        elif entry.kind == UNDO:
            del choices[int(entry.words) :]
    return choices


def touched_plies(log: list[LogEntry]) -> list[int]:
    """For each entry the first ply whose events it changed."""
    touched: list[int] = []
    ply = 0
    for entry in log:
        if entry.kind == UNDO:
            ply = int(entry.words)
            touched.append(ply + 1)
        elif entry.kind == RESUME:
            touched.append(0)
        else:
            ply += entry.kind == CHOICE
            touched.append(ply)
    return touched


def record_from(row: MatchRow, log: list[LogEntry]) -> Record:
    """The record of a stored match, with its seed; seal it before it leaves the server."""
    record = Record(row.game, row.rules, row.seats, row.options, row.commitment)
    record.seed = row.seed
    record.moves = moves_of(standing_choices(log))
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


class Opened(Struct):
    """A match read from the store, and what must be written because the rules have changed since."""

    kept: Kept
    #: New log entries to append, if any.
    entries: list[LogEntry]
    is_resumed: bool


def open_match(row: MatchRow, log: list[LogEntry], now: float) -> Opened:
    """Play the log again; under other rules go on from the last checkpoint and drop what they forbid."""
    played = replay(record_from(row, log), games.find(row.game))
    match = played.match
    touched = touched_plies(log)
    entries: list[LogEntry] = []
    if played.resumed_at is not None:
        words = match.game.rules_version
        entries.append(LogEntry(row.id, len(log), RESUME, -1, words, now))
        if played.dropped:
            entries.append(LogEntry(row.id, len(log) + 1, UNDO, -1, str(match.ply), now))
        touched += [0] * len(entries)
    lost = log[-1].seat if log and log[-1].kind == LOSS else None
    kept = Kept(match, len(log) + len(entries), touched, lost)
    return Opened(kept, entries, played.resumed_at is not None)


def checkpoint_of(match: Match) -> tuple[int, dict[str, object]]:
    """What the store keeps of the position, so that a change of rules can't strand the match."""
    return match.checkpoint_ply, encode(match.checkpoint)
