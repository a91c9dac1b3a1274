"""The two calls everything begins with, re-exported as ``pessoi.new`` and ``pessoi.replay``."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path

from pessoi.games import registry
from pessoi.kernel import replay as replaying
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.game import Value
from pessoi.kernel.match import Match
from pessoi.kernel.record import Record


def new(
    game: str,
    seats: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, Value] | None = None,
    journal: bool = True,
) -> Match:
    """Begin a match. Without a seed it is drawn by the system; the same seed and choices give the same match."""
    found = registry.find(game)
    if seed is None:
        seed = secrets.token_hex(16)
    words = str(seed)
    if not words or words != words.strip() or not words.isprintable():
        raise BadSetup("bad-seed", seed=words)
    return Match.begin(found, 2 if seats is None else seats, words, options or {}, journal)


def replay(record: Record | str | Path, at: int | None = None) -> Match:
    """The match of a record (or of its text, or of a file), to its end or up to a ply."""
    if isinstance(record, Path):
        record = record.read_text(encoding="utf-8")
    if isinstance(record, str):
        record = Record.parse(record)
    return replaying.replay(record, registry.find(record.game), at).match
