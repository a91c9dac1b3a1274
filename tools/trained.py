"""Draws the pictures in docs/ of what was learned, from the games' weights: ``python -m tools.trained``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pessoi.arena.training.picture import calibrations, curves
from pessoi.bots.weights import weights_of
from pessoi.cli.training import part_names
from pessoi.games import registry as games
from pessoi.text import Text

DOCS = Path(__file__).parents[1] / "docs"


def pictures() -> dict[str, str]:
    """By file: how log-loss falls with matches, and whether foretold shares come true."""
    text = Text("en")
    said = text.word("train-foretold"), text.word("train-came-true")
    found = {}
    for game in games.names():
        weights = weights_of(games.find(game))
        assert weights is not None
        names = {seats: text.word("train-seats", seats=int(seats)) for seats in weights.figures}
        found[f"training-{game}.svg"] = curves(
            weights.figures, text.word("train-learned-from"), text.word("train-loss"), names
        )
        for label, judged in judged_by(weights.figures).items():
            file = f"calibration-{game}{label}.svg"
            found[file] = calibrations(judged, *said, part_names(text)[1:], names)
    return found


def judged_by(figures: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """What shares are judged by: those of values; of who plays alone apart where confidence was learned since."""
    sure = {seats: found["confidence"] for seats, found in figures.items() if "confidence" in found}
    others = {seats: found for seats, found in figures.items() if seats not in sure and is_by_parts(found)}
    return {label: judged for label, judged in (("", others), ("-alone", sure)) if judged}


def is_by_parts(figures: dict[str, Any]) -> bool:
    """Whether a training told of the parts of a match; early ones told of whole matches alone."""
    first = figures["calibration"][0]
    return isinstance(first[0], list)


if __name__ == "__main__":
    for name, picture in pictures().items():
        (DOCS / name).write_text(picture, encoding="utf-8")
