"""The books: what statistics need of every finished match, derived once from its log and kept.

A match that ends while nobody can count it is counted by whoever catches up next; counting twice changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from pessoi.games import registry as games
from pessoi.kernel.errors import PessoiError
from pessoi.kernel.game import Game
from pessoi.kernel.match import Match
from pessoi.kernel.replay import replay
from pessoi.server.happenings import course_of
from pessoi.server.logged import record_from
from pessoi.server.rating import rate_by, standing_of
from pessoi.server.rows import read_table
from pessoi.server.store import Conflict, LogEntry, MatchRow, Store, StoreUnavailable, Tally
from pessoi.server.table import Seat, Table

logger = logging.getLogger("pessoi.server")

#: Rises whenever other things are counted; then every match is counted anew.
SHAPE = 1
#: How many matches are looked up at a time.
BATCH = 20
#: The ways a match ends before its end that still say something about those who played.
DECIDED = {"time", "resigned"}
FACES = 6
#: How long somebody who asks waits at most for what is not counted yet, in seconds.
PATIENCE = 10.0


class Books:
    """Counts what has ended, one match after the other."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()

    async def catch_up(self) -> None:
        """Count every match that is not counted yet."""
        async with self._lock:
            try:
                while rows := await self._store.tallies.uncounted(SHAPE, BATCH):
                    for row in rows:
                        await self._count(row)
            except StoreUnavailable as error:
                logger.warning("finished matches can't be counted now: %s", error)

    async def be_ready(self) -> None:
        """Have counted what has ended; after a change of shape that may take longer than anybody waits."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.catch_up()

    async def recount(self) -> None:
        """Count everything anew."""
        await self._store.tallies.forget()
        await self.catch_up()

    async def _count(self, row: MatchRow) -> None:
        log, table = await self._store.log(row.id), await self._store.get_table(row.table_id)
        assert table is not None
        seats = read_table(table)
        try:
            found = await asyncio.to_thread(tallies_of, row, log, seats)
            standing = standing_of(row, log, [_owner(seat) for seat in seats.seats], [tally.place for tally in found])
        except Exception:
            # One match that can't be read must not keep all others from being counted.
            logger.exception("match %s can't be counted", row.id)
            found, standing = [], {}
        rate = rate_by(row.game, standing) if standing else None
        # Somebody else may rate the same people just now; what is not written is counted with the next ones.
        with suppress(Conflict):
            await self._store.tallies.write(row.id, SHAPE, found, list(standing), rate)


def tallies_of(row: MatchRow, log: Sequence[LogEntry], table: Table) -> list[Tally]:
    """What there is to count of a match: a row for each that scores; none if it counts nowhere."""
    if row.is_practice or row.ended is None or (row.result is None and row.how not in DECIDED):
        return []
    game = games.find(row.game)
    match = _played(row, log, game)
    resigned = course_of(log, row.is_practice).resigned
    winners = _winners(row, resigned)
    sheet = None if match is None or match.decision is not None else match.score()
    rolls = None if match is None else rolls_of(match)
    owners = Counter(_owner(seat) for seat in table.seats)
    found = []
    for number in range(game.rows(row.seats)):
        seat = table.seats[number] if number < row.seats else None
        owner = None if seat is None else _owner(seat)
        is_whole = row.result is not None and number not in resigned
        found.append(
            Tally(
                match_id=row.id,
                row=number,
                person_id=owner if owners[owner] == 1 else None,
                game=row.game,
                seats=row.seats,
                ended=row.ended,
                kind="automaton" if seat is None else "person" if owner is not None else "bot",
                level=_level(game, row) if seat is None else seat.bot or "" if owner is None else "",
                place=1 if sheet is None else sheet.places[number],
                share=1 / len(winners) if number in winners else 0.0,
                points=row.result[number] if is_whole and row.result is not None else None,
                lines=list(sheet.points[number]) if is_whole and sheet is not None else None,
                faction="" if match is None else game.faction(match.state, number),
                rolls=None if rolls is None else rolls[number],
            )
        )
    return found


def _played(row: MatchRow, log: Sequence[LogEntry], game: Game[Any]) -> Match | None:
    """The match at its end, unless the rules have changed since and lead elsewhere."""
    try:
        match = replay(record_from(row, log), game).match
    except PessoiError:
        return None
    return None if match.origin_ply or (row.result is not None and match.decision is not None) else match


def _owner(seat: Seat) -> str | None:
    """The person whose result it is, also where a bot plays on."""
    return seat.person or seat.stands_in_for or seat.resigned_by


def _winners(row: MatchRow, resigned: Sequence[int]) -> list[int]:
    """The rows that have won: by the rules, or as all others have given up."""
    if row.winners is not None:
        return [winner for winner in row.winners if winner not in resigned]
    left = [seat for seat in range(row.seats) if seat not in resigned]
    return left if row.how == "resigned" and len(left) == 1 else []


def _level(game: Game[Any], row: MatchRow) -> str:
    """Which of the levels of the automaton it was, from 1; nothing if it was none of them."""
    levels = [game.check_setup(1, level) for level in game.solo_levels()]
    return str(levels.index(row.options) + 1) if row.options in levels else ""


def rolls_of(match: Match) -> list[list[int]] | None:
    """How often every row rolled each face; None in a game without dice."""
    game = match.game
    if not game.rolls or match.journal is None:
        return None
    rows = game.rows(match.setup.seats)
    counts = [[0] * FACES for _ in range(rows)]
    kinds = {roll.event.name: roll for roll in game.rolls}
    for entry in match.journal.entries:
        roll = kinds.get(entry.event.name)
        if roll is not None:
            values = dict(zip(entry.event.arguments, entry.values, strict=True))
            for face in roll.faces:
                counts[values[roll.seat] if roll.seat else rows - 1][values[face] - 1] += 1
    return counts
