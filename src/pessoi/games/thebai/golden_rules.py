"""The two golden rules: what is positive may be declined, and a score never drops below 0. Rules, "Golden rules"."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.thebai.events import LOST_POINTS, SCORED_POINTS
from pessoi.games.thebai.state import Family, Table
from pessoi.games.thebai.verbs import SKIP
from pessoi.kernel.choice import Choice, Decision, Prompt, ask
from pessoi.kernel.journal import tell


def may(family: Family, prompt: Prompt, choices: list[Choice], a: i64 = 0, b: i64 = 0) -> Decision:
    """The question behind an effect that may be forgone: its choices, or to skip it (R9, R122)."""
    choices.append(SKIP.of())
    return ask(family.seat, prompt, choices, a, b)


def score_points(s: Table, family: Family, points: i64) -> None:
    """Add victory points, or take away as many as there are; every single change stops at 0 (R10)."""
    points = max(points, -family.score)
    family.score += points
    if points > 0:
        tell(s, SCORED_POINTS, family.seat, points, family.score)
    elif points < 0:
        tell(s, LOST_POINTS, family.seat, -points, family.score)
