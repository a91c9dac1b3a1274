"""The score sheet. Rules, "End of the game"."""

from __future__ import annotations

from typing import Final

from pessoi.games.thebai.state import Table
from pessoi.kernel.game import ScoreSheet

LINES: Final = ("track", "council", "estate", "city", "sets", "tokens", "hand")
TIE_BREAKS: Final[tuple[str, ...]] = ()


def score(s: Table) -> ScoreSheet:
    """Placeholder of PLAN.md: the second helper writes this module."""
    return ScoreSheet(
        LINES, [[int(family.score), 0, 0, 0, 0, 0, 0] for family in s.families], [[] for _ in s.families], TIE_BREAKS
    )
