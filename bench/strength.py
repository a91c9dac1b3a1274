"""How strong the bots are, measured by play against each other and alone: ``make bench-strength``.

Each row is a number of matches with seats rotated; wins come with their 95 % interval, and beside their limit where
there is one. A row whose interval lies wholly below its limit has missed it; one only below it may have been unlucky.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from pessoi.arena.simulate import QUICK_BOTS, Plan, simulate
from pessoi.arena.summary import Line, summarise
from pessoi.bots import registry as bots
from pessoi.games import registry as games
from pessoi.kernel.game import Value

SEED = "strength"
#: Rows of bots that do not search cost little: they are played so many times as often, for narrower intervals.
QUICK_FACTOR = 3


@dataclass(frozen=True)
class Row:
    """Matches of one bot against others, or alone, and the share it should win at least."""

    game: str
    bots: tuple[str, ...]
    limit: float | None = None
    options: dict[str, Value] = field(default_factory=dict)

    @property
    def is_quick(self) -> bool:
        return QUICK_BOTS.issuperset(self.bots)

    @property
    def label(self) -> str:
        """Who plays whom, as in ``hard against 3 greedy``."""
        first, *others = self.bots
        if not others:
            return f"{first} alone"
        count = "" if len(others) == 1 else f"{len(others)} "
        return f"{first} against {count}{others[0]}"


#: Against one other, and the share the first one should win.
DUELS: list[tuple[str, str, float | None]] = [
    ("easy", "random", None),
    ("greedy", "random", 0.95),
    ("greedy", "easy", None),
    ("medium", "greedy", 0.60),
    ("hard", "greedy", 0.75),
    ("hard", "medium", None),
    ("hard", "classic", 0.65),
    ("master", "classic", None),
]
#: One among three others.
FOURS: list[tuple[str, str, float | None]] = [("hard", "greedy", 0.45), ("hard", "classic", 0.35)]


def rows(names: list[str]) -> Iterator[Row]:
    """Everything that is measured for these games."""
    for name in names:
        for first, second, limit in DUELS:
            yield Row(name, (first, second), limit)
        for first, second, limit in FOURS:
            yield Row(name, (first, second, second, second), limit)
        for options in games.find(name).solo_levels():
            for bot in bots.names():
                yield Row(name, (bot,), None, options)


def verdict(line: Line, limit: float | None) -> str:
    """Whether a limit is kept, as far as these matches can tell."""
    if limit is None:
        return ""
    if line.wins >= limit:
        return "kept"
    return "MISSED" if line.win_high < limit else "not sure"


def measure(wanted: list[Row], matches: int, jobs: int | None) -> Table:
    """Play all rows, one after the other."""
    table = Table(title="bots against each other and alone, seats rotated")
    table.add_column("game")
    table.add_column("matches", justify="right")
    table.add_column("who")
    for column in ("wins", "95 % interval", "points", "limit", ""):
        table.add_column(column, justify="right")
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(TextColumn("{task.description}"), *columns, console=Console(stderr=True)) as progress:
        for row in wanted:
            number = matches * QUICK_FACTOR if row.is_quick else matches
            plan = Plan(row.game, row.bots, number, SEED, row.options)
            task = progress.add_task(f"{row.game}: {row.label}", total=number)
            results = []
            for result in simulate(plan, jobs):
                results.append(result)
                progress.advance(task)
            line = summarise(plan, results).competitors[0]
            level = ", ".join(f"{name} {value}" for name, value in row.options.items())
            table.add_row(
                row.game,
                str(number),
                f"{row.label}{', ' + level if level else ''}",
                f"{line.wins:.1%}",
                f"{line.win_low:.1%} to {line.win_high:.1%}",
                f"{line.score:.1f} ± {line.score_spread:.1f}",
                "" if row.limit is None else f"{row.limit:.0%}",
                verdict(line, row.limit),
            )
    return table


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(games.names()), help="which games, by commas")
    parser.add_argument("--matches", type=int, default=200, help="matches for each row")
    parser.add_argument("--only", default="", help="only rows whose description contains this, as in 'hard against'")
    parser.add_argument("--jobs", type=int, default=None, help="processes to use; all cores if left out")
    given = parser.parse_args()
    chosen = [row for row in rows(given.games.split(",")) if given.only in row.label]
    Console(width=120).print(measure(chosen, given.matches, given.jobs))
