"""Fitting appeals: which parts of choices would have foretold best what a bot came to like.

Each choice's appeal is the sum of what its parts have, which goes from an early one to a late one as the match goes on;
how likely each of the choices listed is to be the best follows from their appeals. That is a conditional logit with a
ridge.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

from pessoi.arena.training.fitting import HELD_OUT, NEARLY, TO_THE_END, Vector
from pessoi.bots.appeals import parts_of
from pessoi.kernel.choice import Choice

#: How strongly appeals are held back.
RIDGE = 1.0

Counts = np.ndarray[Any, np.dtype[np.int64]]


@dataclass(frozen=True)
class Thoughts:
    """What was thought about choices: a place in each array for every one, those of a decision next to each other."""

    match: Counts
    ply: Counts
    stage: Vector
    #: The number of the choice, and how often it was tried.
    choice: Counts
    visits: Counts
    #: Where the choices of each decision begin; the first of them was liked best.
    begins: Counts

    def of(self, matches: np.ndarray[Any, Any]) -> Thoughts:
        """Those of some matches, said for every choice."""
        is_first = np.zeros(len(self.match), dtype=bool)
        is_first[self.begins] = True
        return Thoughts(
            self.match[matches],
            self.ply[matches],
            self.stage[matches],
            self.choice[matches],
            self.visits[matches],
            np.flatnonzero(is_first[matches]),
        )

    @property
    def lengths(self) -> Counts:
        """How many choices each decision had."""
        return np.diff(np.append(self.begins, len(self.match)))


def gather_thoughts(found: Mapping[int, list[Any]]) -> Thoughts:
    """What self-play has found, by the number of the match."""
    decisions = [(match, *thinking) for match in sorted(found) for thinking in found[match]]
    lengths = [len(choices) for _, _, _, choices, _ in decisions]
    matches, plies, stages = ([decision[place] for decision in decisions] for place in range(3))
    choices, visits = ([one for decision in decisions for one in decision[place]] for place in (3, 4))
    return Thoughts(
        np.repeat(np.array(matches, dtype=np.int64), lengths),
        np.repeat(np.array(plies, dtype=np.int64), lengths),
        np.repeat(np.array(stages, dtype=np.float64), lengths),
        np.array(choices, dtype=np.int64),
        np.array(visits, dtype=np.int64),
        np.cumsum([0, *lengths[:-1]]),
    )


def write_thoughts(file: Path, thoughts: Thoughts, choices: list[Choice]) -> None:
    """A line for each choice of each decision, for whoever learns elsewhere."""
    words = [str(choices[number]) for number in thoughts.choice.tolist()]
    columns = {"match": thoughts.match, "ply": thoughts.ply, "stage": thoughts.stage, "choice": words}
    pl.DataFrame(columns | {"visits": thoughts.visits}).write_parquet(file)


def parts_table(thoughts: Thoughts, choices: list[Choice], places: dict[str, int]) -> Any:
    """A line for each choice that was thought about: its parts, as much as the match is early, and as it is late."""
    known = [[places[part] for part in parts_of(choice)] for choice in choices]
    parts = [known[number] for number in thoughts.choice.tolist()]
    lengths = [len(each) for each in parts]
    line = np.repeat(np.arange(len(parts)), lengths)
    column = np.array([place for each in parts for place in each])
    late = np.repeat(thoughts.stage, lengths)
    amounts = np.concatenate([1.0 - late, late])
    where = np.concatenate([line, line]), np.concatenate([column, column + len(places)])
    return csr_matrix((amounts, where), shape=(len(parts), 2 * len(places)))


def logs_foretold(thoughts: Thoughts, table: Any, appeals: Vector) -> Vector:
    """How likely each choice is to be liked best among those of its decision, as a logarithm."""
    lengths = thoughts.lengths
    appeal = table @ appeals
    appeal -= np.repeat(np.maximum.reduceat(appeal, thoughts.begins), lengths)
    totals = np.add.reduceat(np.exp(appeal), thoughts.begins)
    return np.asarray(appeal - np.repeat(np.log(totals), lengths), dtype=np.float64)


def fit_appeals(thoughts: Thoughts, table: Any, until: Mapping[str, float] = TO_THE_END) -> Vector:
    """The appeals of all parts, early and then late, that foretell best what was liked best."""

    def surprise(appeals: Vector) -> tuple[float, Vector]:
        logs = logs_foretold(thoughts, table, appeals)
        blame = np.exp(logs)
        blame[thoughts.begins] -= 1.0
        loss = -logs[thoughts.begins].sum() + 0.5 * RIDGE * (appeals @ appeals)
        return float(loss), table.T @ blame + RIDGE * appeals

    start = np.zeros(table.shape[1])
    found = minimize(surprise, start, jac=True, method="L-BFGS-B", options=until)
    return np.asarray(found.x, dtype=np.float64)


def learn_appeals(thoughts: Thoughts, choices: list[Choice]) -> tuple[dict[str, tuple[float, float]], dict[str, Any]]:
    """The appeals of parts by name, and figures of appeals that did not know the matches they are judged by."""
    places: dict[str, int] = {}
    for choice in choices:
        for part in parts_of(choice):
            places.setdefault(part, len(places))
    is_held = thoughts.match % HELD_OUT == 0
    table = parts_table(thoughts, choices, places)
    seen, held = thoughts.of(~is_held), thoughts.of(is_held)
    logs = logs_foretold(held, table[is_held], fit_appeals(seen, table[~is_held], NEARLY))
    highest = np.maximum.reduceat(logs, held.begins)
    figures = {
        "matches": len(np.unique(thoughts.match)),
        "decisions": len(thoughts.begins),
        "learned": round(float(-logs[held.begins].mean()), 4),
        "even": round(float(np.log(held.lengths).mean()), 4),
        "first": round(float((logs[held.begins] == highest).mean()), 4),
        "chance": round(float((1.0 / held.lengths).mean()), 4),
    }
    early, late = np.split(fit_appeals(thoughts, table), 2)
    return {part: (float(early[place]), float(late[place])) for part, place in places.items()}, figures
