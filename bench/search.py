"""How many simulations a second our search makes, beside OpenSpiel's: ``make bench-search``.

Full playouts to the end of the game, so that a simulation is the same thing everywhere; games differ in length, so that
stands beside. One simulation of ours also imagines what the seat can't know, as OpenSpiel's ISMCTS does. The rows that
are appraised instead of played out are how our bots really think.
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

HERE = Path(__file__).parent
YARDSTICK = "open_spiel, C++ MCTS"


def run(python: str, script: str, seconds: float) -> list[dict[str, Any]]:
    """What another interpreter measured, alone on the machine as far as this program goes."""
    words = [python, str(HERE / script), "--seconds", str(seconds)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{script} failed: {done.stderr.strip()}")
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def best_of(rounds: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """For each row the round that was disturbed least."""
    return [max(same, key=lambda row: row["per_second"]) for same in zip(*rounds, strict=True)]


def show(found: list[dict[str, Any]]) -> None:
    base = next(row["per_second"] for row in found if row["engine"] == YARDSTICK)
    table = Table(title="simulations a second, two seats")
    table.add_column("engine")
    table.add_column("game")
    for column in ("simulations/s", "× C++ MCTS", "choices of a random match"):
        table.add_column(column, justify="right")
    for row in found:
        ratio = f"{row['per_second'] / base:.1f}"
        table.add_row(row["engine"], row["game"], f"{row['per_second']:,.0f}", ratio, str(row["length"]))
    Console(width=120).print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", required=True, help="a Python with the compiled wheel")
    parser.add_argument("--peers", required=True, help="a Python with bench/requirements.txt")
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each measurement")
    parser.add_argument("--rounds", type=int, default=2, help="how often everything is measured")
    given = parser.parse_args()
    scripts = [(given.compiled, "search_ours.py"), (given.peers, "search_peers.py")]
    show(
        best_of(
            [
                [row for python, script in scripts for row in run(python, script, given.seconds)]
                for _ in track(range(given.rounds), "measuring", console=Console(stderr=True))
            ]
        )
    )
