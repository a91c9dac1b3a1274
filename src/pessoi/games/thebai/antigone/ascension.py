"""What is different when a Hoplite of Antigone's ascends. Rules 18.2; R101 to R103."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.antigone.events import (
    BATTLE_ROW,
    COMMANDER_DRIVEN_OUT,
    ONLY_ROW,
    STRATEGOS_ROW_CHOSEN,
    UNFOUGHT_ROW,
    UPPER,
)
from pessoi.games.thebai.components import DATA
from pessoi.games.thebai.conflict import upcoming_row
from pessoi.games.thebai.state import NONE, Table, rebellion_of
from pessoi.kernel.journal import tell

#: In these rounds the topmost Commander leaves, later the bottommost.
ROUNDS_FROM_TOP: Final[list[int]] = list(DATA["solo"]["commander_from_top_rounds"])


def row_for_antigone(s: Table, rows: list[i64]) -> i64:
    """Of the possible rows, upper one first: that of the next battle, else one that has not fought, else the upper."""
    chosen = rows[0]
    reason = UPPER
    if len(rows) == 1:
        reason = ONLY_ROW
    elif upcoming_row(s) in rows:
        chosen = upcoming_row(s)
        reason = BATTLE_ROW
    else:
        for row in reversed(rows):
            if s.invaders[row] != NONE:
                chosen = row
                reason = UNFOUGHT_ROW
    tell(s, STRATEGOS_ROW_CHOSEN, chosen, reason)
    return chosen


def drive_commander_out(s: Table) -> None:
    """Instead of claiming a Commander, every Strategos of hers sends one to the box."""
    rows = [row for row in range(s.rows) if s.commanders[row] != NONE]
    if not rows:
        return
    row = rows[0] if s.round in ROUNDS_FROM_TOP else rows[-1]
    rebellion_of(s).commander_box.append(s.commanders[row])
    tell(s, COMMANDER_DRIVEN_OUT, s.commanders[row], row)
    s.commanders[row] = NONE
