"""The positions of a match from its record: one or many, and how the points grew."""

from __future__ import annotations

from collections.abc import AsyncIterator

from msgspec import Struct
from msgspec.structs import replace

from pessoi.games import registry as games
from pessoi.kernel.errors import RecordError
from pessoi.kernel.match import Match
from pessoi.kernel.record import Record
from pessoi.kernel.replay import replay
from pessoi.scene.changes import Change, changes_between
from pessoi.scene.scene import Course, Scene, Still, scene, still_scene
from pessoi.server.album import Page, still_at
from pessoi.server.errors import BadRequest, Refused
from pessoi.server.happenings import as_it_was, course_of
from pessoi.server.house import House
from pessoi.server.logged import record_from
from pessoi.server.store import MatchRow


class ShownStep(Struct):
    """A position beside the one before it: what has happened since, and what differs in the view."""

    #: Without what could be chosen. Of several only the first has its view and all that happened before.
    scene: Scene
    #: What differs in the view; None where the view is whole.
    changes: list[Change] | None
    #: Whether a turn begins here.
    begins_turn: bool


def check_ply(ply: int, last: int) -> None:
    """Refuse a ply that there is not."""
    if not 0 <= ply <= last:
        raise BadRequest("no-ply", last=last, ply=ply)


async def position(house: House, row: MatchRow, ply: int, seat: int, with_panels: bool) -> Scene:
    """A match after so many choices, with what the seat could choose then if the rules still lead there."""
    log = await house.store.log(row.id)
    record = record_from(row, log)
    check_ply(ply, record.plies)
    course = known_at(course_of(log, row.is_practice), ply, record.plies)
    try:
        match = played_to(record, ply)
    except RecordError as error:
        match, problem = None, error
    if match is None or match.origin_ply:
        still = await kept(house, row, record, ply)
        if still is not None:
            return still_scene(still, seat, course=course, with_panels=with_panels)
    if match is None:
        raise problem
    return scene(match, seat, since=match.origin_ply, course=course, with_panels=with_panels)


def known_at(course: Course, ply: int, last: int) -> Course:
    """What was known around a match after so many choices: how it ended only at its last one."""
    return course if ply == last else as_it_was(course, ply)


def played_to(record: Record, ply: int) -> Match:
    """The match of a record after so many choices, by today's rules."""
    return replay(record, games.find(record.game), ply).match


def match_at(record: Record, ply: int) -> Match:
    """The match after so many choices, if today's rules lead there from its beginning."""
    try:
        match = played_to(record, ply)
    except RecordError:
        raise Refused("other-rules-then") from None
    if match.origin_ply:
        raise Refused("other-rules-then")
    return match


async def kept(house: House, row: MatchRow, record: Record, ply: int) -> Still | None:
    """The position from the album, for matches whose rules have changed since and lead elsewhere."""
    pages = [Page.unpack(data) for data in await house.store.album(row.id, ply)]
    deciding = record.choices[ply][0] if ply < record.plies else None
    return still_at(pages, ply, games.find(row.game), row.seed, deciding)


async def stills(house: House, row: MatchRow, record: Record, first: int, last: int) -> AsyncIterator[Still]:
    """Every position from one ply to another; each is to be looked at before the next one is asked for."""
    try:
        match = played_to(record, first)
    except RecordError:
        match = None
    if match is None or match.origin_ply:
        for ply in range(first, last + 1):
            yield await kept(house, row, record, ply) or still_of(played_to(record, ply))
        return
    while True:
        yield still_of(match)
        if match.ply == last:
            return
        seat, words = record.choices[match.ply]
        match.play(words, seat=seat)


def still_of(match: Match) -> Still:
    """A match as it stands now."""
    assert match.journal is not None
    deciding = None if match.decision is None else match.decision.seat
    begins_turn = match.checkpoint_ply == match.ply
    return Still(match.game, match.state, match.ply, match.journal.entries, deciding, begins_turn)


async def steps(house: House, row: MatchRow, first: int, count: int, seat: int, with_panels: bool) -> list[ShownStep]:
    """Positions one after another, as a seat saw them; each but the first tells only what is new."""
    log = await house.store.log(row.id)
    record = record_from(row, log)
    check_ply(first, record.plies)
    whole = course_of(log, row.is_practice)
    found: list[ShownStep] = []
    view = None
    async for still in stills(house, row, record, first, min(record.plies, first + count - 1)):
        if found:
            still.entries = [entry for entry in still.entries if entry.ply == still.ply]
        course = known_at(whole, still.ply, record.plies)
        if found:
            course = replace(course, told=[event for event in course.told if event.ply == still.ply])
        shown = still_scene(still, seat, course=course, with_panels=with_panels)
        if view is None:
            found.append(ShownStep(shown, None, still.begins_turn))
        else:
            changes = changes_between(view, shown.view)
            found.append(ShownStep(replace(shown, view={}), changes, still.begins_turn))
        view = shown.view
    return found


async def points(house: House, row: MatchRow) -> list[list[int]]:
    """The points of every row after each number of choices, from none to all."""
    record = record_from(row, await house.store.log(row.id))
    return [still.game.score(still.state).totals async for still in stills(house, row, record, 0, record.plies)]
