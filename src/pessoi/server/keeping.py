"""Tables and matches in the store and in memory: from rows and an append-only log to a running match, and back."""

from __future__ import annotations

import time
from collections.abc import Awaitable
from typing import TypeVar

import msgspec
from msgspec import Struct

from pessoi.games import registry as games
from pessoi.kernel.errors import PessoiError
from pessoi.kernel.match import Match
from pessoi.kernel.record import Position, Record, commitment_to, moves_of
from pessoi.kernel.replay import replay
from pessoi.kernel.state import encode
from pessoi.server import clock as clocks
from pessoi.server.errors import Stale, Unavailable
from pessoi.server.store import Conflict, LogEntry, MatchRow, Store, StoreUnavailable, TableRow
from pessoi.server.table import Table

T = TypeVar("T")

#: How often a change is tried again when another process was faster.
TRIES = 5

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


def touched_plies(log: list[LogEntry], ply: int = 0) -> list[int]:
    """For each entry the first ply whose events it changed; ``ply`` is where the match stood before them."""
    touched: list[int] = []
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


def row_of(table: Table, match: Match, now: float) -> MatchRow:
    """A match that begins at a table, for the store."""
    assert table.match_id is not None
    ply, checkpoint = checkpoint_of(match)
    return MatchRow(
        id=table.match_id,
        table_id=table.id,
        game=table.game,
        rules=match.game.rules_version,
        seats=len(table.seats),
        options=match.setup.options,
        commitment=commitment_to(match.seed),
        seed=match.seed,
        started=now,
        ended=None,
        checkpoint_ply=ply,
        checkpoint=checkpoint,
        origin_ply=0,
        origin=None,
        result=None,
    )


async def open_match(store: Store, match_id: str) -> Kept:
    """The match from its log; if its rules have changed since, that is written down before anybody plays on."""
    for _ in range(TRIES):
        row = await store.get_match(match_id)
        assert row is not None
        opened = read_match(row, await store.log(match_id), time.time())
        if not opened.is_resumed:
            return opened.kept
        match = opened.kept.match
        try:
            await store.append(opened.entries)
        except Conflict:
            continue
        await store.set_origin(match_id, match.game.rules_version, match.base_ply, encode(match.base))
        return opened.kept
    raise Stale("the match keeps changing; try again")


class Opened(Struct):
    """A match read from the store, and what must be written because the rules have changed since."""

    kept: Kept
    #: New log entries to append, if any.
    entries: list[LogEntry]
    is_resumed: bool


def read_match(row: MatchRow, log: list[LogEntry], now: float) -> Opened:
    """Play the log again; under other rules go on from the last checkpoint and drop what they forbid.

    A match that is over stays written as it was played.
    """
    played = replay(record_from(row, log), games.find(row.game))
    match = played.match
    touched = touched_plies(log)
    entries: list[LogEntry] = []
    is_resumed = played.resumed_at is not None and row.ended is None
    if is_resumed:
        words = match.game.rules_version
        entries.append(LogEntry(row.id, len(log), RESUME, -1, words, now))
        if played.dropped:
            entries.append(LogEntry(row.id, len(log) + 1, UNDO, -1, str(match.ply), now))
        touched += [0] * len(entries)
    lost = log[-1].seat if log and log[-1].kind == LOSS else None
    kept = Kept(match, len(log) + len(entries), touched, lost)
    return Opened(kept, entries, is_resumed)


def follow(kept: Kept, news: list[LogEntry]) -> Kept | None:
    """The match after what other processes have written; None if it has to be read from the beginning."""
    if not news:
        return kept
    match = kept.match.copy()
    lost = kept.lost_on_time
    try:
        for entry in news:
            if entry.kind == CHOICE:
                match.play(entry.words, seat=entry.seat)
            elif entry.kind == UNDO:
                match.rewind(int(entry.words))
            elif entry.kind == LOSS:
                lost = entry.seat
            else:
                return None
    except PessoiError:
        # Other rules than ours were at work.
        return None
    touched = [*kept.touched, *touched_plies(news, kept.match.ply)]
    return Kept(match, kept.log_length + len(news), touched, lost)


def checkpoint_of(match: Match) -> tuple[int, dict[str, object]]:
    """What the store keeps of the position, so that a change of rules can't strand the match."""
    return match.checkpoint_ply, encode(match.checkpoint)


def decode_table(row: TableRow) -> Table:
    """A table from its row."""
    table = msgspec.json.decode(row.document, type=Table)
    table.version = row.version
    return table


def encode_table(table: Table, now: float) -> TableRow:
    """A table as the store keeps it."""
    return TableRow(
        id=table.id,
        game=table.game,
        status=table.status,
        is_public=table.is_public,
        invitation=table.invitation,
        version=table.version,
        created=table.created,
        updated=now,
        people=table.people,
        document=msgspec.json.encode(table),
        due=clocks.deadline(table.clock_rules, table.clock) if table.clock is not None else None,
    )


def copy_table(table: Table) -> Table:
    """A draft to change."""
    return msgspec.json.decode(msgspec.json.encode(table), type=Table)


async def guarded(work: Awaitable[T]) -> T:
    """Wait for the store; if it does not answer, say so in the server's words."""
    try:
        return await work
    except StoreUnavailable as error:
        raise Unavailable(f"the store does not answer, nothing was changed: {error}") from error
