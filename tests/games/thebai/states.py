"""The state of a match as this game's own kind."""

from __future__ import annotations

from pessoi.games.thebai.state import Table
from pessoi.kernel.state import State


def as_table(state: State) -> Table:
    assert isinstance(state, Table)
    return state
