"""The album of a match: every position as it was, a page for each turn, kept when the turn is over.

A match is its choices, and playing them again is how it is shown, as long as the rules lead where they led. When the
rules have changed since, the album still shows every ply; pages are written by the rules that were in force.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from msgspec import Struct

from pessoi.kernel.dice import key_of
from pessoi.kernel.game import Game
from pessoi.kernel.journal import Entry
from pessoi.kernel.match import AUTOMATIC, Match
from pessoi.kernel.state import decode, encode
from pessoi.scene.scene import Still


class KeptEvent(Struct):
    """An event of the journal, its kind by name."""

    ply: int
    name: str
    values: list[int]
    audience: int


class Page(Struct):
    """The positions of one turn from its first ply on, and what happened in it."""

    rules: str
    first: int
    positions: list[Any]
    events: list[KeptEvent]

    def pack(self) -> bytes:
        """The page as the store keeps it."""
        return zlib.compress(msgspec.json.encode(self), 9)

    @classmethod
    def unpack(cls, data: bytes) -> Page:
        """A page from the store."""
        return msgspec.json.decode(zlib.decompress(data), type=cls)


def ends_turn(before: Match, after: Match) -> bool:
    """Whether what was played in between has ended a turn, or the match."""
    return after.decision is None or after.checkpoint_ply > before.checkpoint_ply


def page_of_turn(before: Match, after: Match) -> Page:
    """The turn that was going on in ``before``, up to where ``after`` stands."""
    first = before.checkpoint_ply
    step = before.copy()
    step.rewind(first)
    positions = [encode(step.state)]
    for choice in after.choices[first - after.origin_ply :]:
        step.play(choice)
        positions.append(encode(step.state))
    if after.decision is not None and after.checkpoint_ply > first:
        # The next page begins with this position.
        positions.pop()
    assert after.journal is not None
    events = [
        KeptEvent(entry.ply, entry.event.name, entry.values, entry.audience)
        for entry in after.journal.entries
        if entry.ply > first or first == 0
    ]
    return Page(after.game.rules_version, first, positions, events)


def album_of(match: Match) -> list[Page]:
    """All pages of a match that was played elsewhere."""
    pages = []
    step = match.copy()
    step.rewind(match.origin_ply)
    for choice in match.choices:
        before = step.copy()
        step.play(choice)
        if ends_turn(before, step):
            pages.append(page_of_turn(before, step))
    return pages


def still_at(pages: list[Page], ply: int, game: Game[Any], seed: str, deciding: int | None) -> Still | None:
    """The position after so many choices, when this seat decided, from the pages up to there; None if it is on none."""
    if not pages or not 0 <= ply - pages[-1].first < len(pages[-1].positions):
        return None
    page = pages[-1]
    data = page.positions[ply - page.first]
    if page.rules != game.rules_version:
        data = game.upgrade(data, page.rules)
    kinds = {event.name: event for event in (*game.events, AUTOMATIC)}
    entries = [
        Entry(event.ply, kinds[event.name], event.values, event.audience)
        for page in pages
        for event in page.events
        if event.ply <= ply and event.name in kinds
    ]
    return Still(game, decode(data, game.classes, key_of(seed)), ply, entries, deciding, ply == page.first)
