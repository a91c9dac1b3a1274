"""The doors for learning beside their peers: steps a second of CPU time, with observation and mask.

Machines are shared and noisy, so everything is measured in several rounds, ours and theirs in turn, by the CPU time of
the process, and each figure is the best of its rounds.
"""

from __future__ import annotations

import argparse
from typing import Any

from bench.engine import best, run
from rich.console import Console
from rich.progress import track
from rich.table import Table

#: The least that is asked of ours, in steps a second, with two seats.
LEAST = {
    ("batch of 256", "hercules"): 200_000,
    ("batch of 256", "hexemonia"): 150_000,
    ("batch of 256", "thebai"): 60_000,
    ("PettingZoo, one environment", "hercules"): 60_000,
    ("PettingZoo, one environment", "hexemonia"): 40_000,
    ("PettingZoo, one environment", "thebai"): 20_000,
}


def least(row: dict[str, Any]) -> int | None:
    """What is asked of this row, if anything is."""
    name, _, seats = row["game"].partition(", ")
    return LEAST.get((row["engine"].removeprefix("pessoi, "), name)) if seats == "2 seats" else None


def show(found: list[dict[str, Any]]) -> bool:
    """Print the table; whether ours are as fast as they should be."""
    table = Table(title="steps a second of CPU time, with observation and mask")
    table.add_column("engine")
    table.add_column("game")
    table.add_column("steps/s", justify="right")
    table.add_column("at least", justify="right")
    is_enough = True
    for row in found:
        wanted = least(row)
        figure = f"{row['steps_per_second']:,.0f}" if "steps_per_second" in row else row["error"]
        is_enough = is_enough and (wanted is None or row.get("steps_per_second", 0) >= wanted)
        table.add_row(row["engine"], row["game"], figure, "" if wanted is None else f"{wanted:,}")
    Console(width=120).print(table)
    return is_enough


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", required=True, help="a Python with the compiled wheel")
    parser.add_argument("--peers", required=True, help="a Python with bench/requirements.txt")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured")
    given = parser.parse_args()
    scripts = [(given.compiled, "doors_ours.py"), (given.peers, "doors_peers.py")]
    is_fast = show(
        best(
            [
                [row for python, script in scripts for row in run(python, script, given.seconds)]
                for _ in track(range(given.rounds), "measuring", console=Console(stderr=True))
            ]
        )
    )
    raise SystemExit(not is_fast)
