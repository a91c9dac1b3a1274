"""What a round of the bots' search costs, by its parts, and what it cost before: ``make bench-search``.

In microseconds of CPU, so that a busy machine disturbs little. Of an older build, given by the path of a Python that
has it, and of this one the least of some runs in turn is shown. Walking down the tree is what is left of a round when
imagining and appraising are taken away; it holds the turns that are played on. ``classic`` goes by what was written by
hand, ``search`` by what was learned, as the levels do: its leaves take longer to judge and lie deeper.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

PARTS = ("round", "imagine", "appraise")

Rows = list[dict[str, Any]]


def run(python: str) -> Rows:
    """What another interpreter measured."""
    words = [python, str(Path(__file__).parent / "rounds_ours.py")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"rounds_ours.py failed: {done.stderr.strip()}")
    found: Rows = json.loads(done.stdout)
    return found


def least_of(runs: list[Rows]) -> Rows:
    """For each game and part the run that was disturbed least."""
    rows = []
    for same in zip(*runs, strict=True):
        row = same[0] | {part: min(found[part] for found in same) for part in PARTS}
        row["walk"] = row["round"] - row["imagine"] - row["appraise"]
        rows.append(row)
    return rows


def show(builds: dict[str, Rows]) -> None:
    table = Table(title="a round of the search, µs of CPU, two seats")
    for column in ("game", "search", "build"):
        table.add_column(column)
    for column in ("round", "imagine", "walk", "appraise"):
        table.add_column(column, justify="right")
    for rows in zip(*builds.values(), strict=True):
        for build, row in zip(builds, rows, strict=True):
            figures = [f"{row[part]:.1f}" for part in ("round", "imagine", "walk", "appraise")]
            table.add_row(row["game"], row["search"], build, *figures)
    Console(width=100).print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", required=True, help="a Python with the compiled wheel")
    parser.add_argument("--before", help="a Python with an older one")
    parser.add_argument("--runs", type=int, default=5, help="how often everything is measured")
    given = parser.parse_args()
    pythons = {"before": given.before, "now": given.compiled} if given.before else {"now": given.compiled}
    measured: dict[str, list[Rows]] = {build: [] for build in pythons}
    for _ in track(range(given.runs), "measuring", console=Console(stderr=True)):
        for build, python in pythons.items():
            measured[build].append(run(python))
    show({build: least_of(runs) for build, runs in measured.items()})
