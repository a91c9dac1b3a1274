"""A view arranged for people: titled panels of rows, still without a language.

Terminal and page draw any game from these; a game's own board can do better, but need not exist.
"""

from __future__ import annotations

from pessoi.kernel.phrase import Phrase, Word

#: What stands in one place of a row: nothing, one thing, or several.
Cell = list[Word]


class Panel:
    """A title, an optional header, and rows of cells."""

    __slots__ = ("header", "rows", "title")

    def __init__(self, title: Phrase, rows: list[list[Cell]], header: list[Phrase] | None = None) -> None:
        self.title: Phrase = title
        self.rows: list[list[Cell]] = rows
        self.header: list[Phrase] = [] if header is None else header
