"""What the documentation tells of trainings is what the weights in the package tell."""

from __future__ import annotations

import re

import pytest
from tools.trained import DOCS, pictures

from pessoi.bots.weights import weights_of
from pessoi.games import registry as games

#: How the tables of log-loss call what the figures know by another name.
ROWS = {"learned": "learned", "`appraise`, rescaled": "rescaled", "`appraise` as it is": "appraised"}
#: How many there are of a match and its fifths, and how they are rounded.
COUNT, ROUNDED = 1 + 5, 0.00051


@pytest.mark.parametrize("file", sorted(pictures()))
def test_pictures_are_of_the_weights_in_the_package(file: str) -> None:
    assert (DOCS / file).read_text(encoding="utf-8") == pictures()[file], "write them anew: python -m tools.trained"


@pytest.mark.parametrize("game", games.names())
def test_tables_of_log_loss_are_of_the_weights_in_the_package(game: str) -> None:
    weights = weights_of(games.find(game))
    assert weights is not None
    page = (DOCS / "bots.md").read_text(encoding="utf-8")
    part = page.partition(f"\n{game.title()} comes with weights")[2].partition(" comes with weights")[0]
    told: dict[str, list[str]] = {}
    seats = ""
    for row in re.findall(rf"^\|(.*?)\|(.*?)\|((?:[^|]+\|){{{COUNT}}})$", part, re.MULTILINE):
        number, name, figures = (cell.strip() for cell in row)
        seats = number.partition(",")[0] or seats
        if name in ROWS:
            told.setdefault(seats, []).append(name)
            known = weights.figures[seats][ROWS[name]]
            assert [float(cell) for cell in figures.replace("|", "").split()] == pytest.approx(known, abs=ROUNDED)
    assert told.keys() == weights.figures.keys()
    assert all({"learned", "`appraise`, rescaled"} <= set(names) for names in told.values())
