"""The fate phase. Rules, "Fate phase"."""

from __future__ import annotations

from pessoi.games.thebai.components import ROUNDS
from pessoi.games.thebai.state import Table
from pessoi.kernel.choice import Steps


def end_the_round(s: Table) -> Steps:
    """Placeholder of PLAN.md: the second helper writes this module."""
    if s.round == ROUNDS:
        s.is_over = True
    yield from ()
