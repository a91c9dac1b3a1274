"""Panels of any game as lines, before they have a language: the names of messages, and what they say."""

from __future__ import annotations

from typing import Any

from pessoi.kernel.game import Game
from pessoi.kernel.panel import Cell
from pessoi.kernel.phrase import Name, Phrase, Word


def panel(game: Game[Any], view: dict[str, Any], title: str) -> dict[str, list[str]]:
    """The panel of this title: for each row its first cell, and the others."""
    found = next(shown for shown in game.panels(view) if said([shown.title]) == title)
    assert not found.header or all(len(row) <= len(found.header) for row in found.rows)
    rows = {said(row[0]): [said(cell) for cell in row[1:]] for row in found.rows}
    assert len(rows) == len(found.rows)
    return rows


def titles(game: Game[Any], view: dict[str, Any]) -> list[str]:
    """The titles of all panels, in order."""
    return [said([shown.title]) for shown in game.panels(view)]


def said(cell: Cell) -> str:
    """A cell as ``card-pan_01 battle(least=1 most=4)``: values after their domain, messages without ``panel-``."""
    return " ".join(_plain(word) for word in cell)


def _plain(word: Word) -> str:
    if isinstance(word, Name):
        return f"{word.domain.name}-{word.domain.values[word.index]}"
    if isinstance(word, Phrase):
        values = " ".join(f"{name}={_plain(value)}" for name, value in word.values.items())
        return word.message.removeprefix("panel-") + (f"({values})" if values else "")
    return str(word)
