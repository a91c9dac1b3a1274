"""The speed of the rules beside their peers, all from one run: decisions and games a second, and what a copy costs.

Machines are shared and noisy, so look at the ratios: every figure is also given as a multiple of catanatron's.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
YARDSTICK = "catanatron"


def run(python: str, script: str, seconds: float) -> list[dict[str, Any]]:
    """Rows measured by another interpreter, alone on the machine as far as this program goes."""
    words = [python, str(HERE / script), "--seconds", str(seconds)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return [{"engine": script, "game": "", "error": done.stderr.strip().splitlines()[-1]}]
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def number(value: float | None, digits: int = 0) -> str:
    return "–" if value is None else f"{value:,.{digits}f}"


def show(found: list[dict[str, Any]]) -> None:
    """One table; copies of a match are those of a state and the replay of the choices since."""
    base = max(
        (row["decisions_per_second"] for row in found if row["engine"] == YARDSTICK and "error" not in row), default=0
    )
    table = Table(title="random play, legal choices enumerated at every step")
    table.add_column("engine")
    table.add_column("game")
    for column in ("decisions/s", f"× {YARDSTICK}", "games/s", "state copy µs", "Match copy µs", "in mid-turn µs"):
        table.add_column(column, justify="right")
    for row in found:
        if "error" in row:
            table.add_row(row["engine"], row["game"], f"not measured: {row['error']}")
            continue
        speed = row["decisions_per_second"]
        table.add_row(
            row["engine"],
            row["game"],
            number(speed),
            number(speed / base, 1) if base else "–",
            number(row["games_per_second"]),
            number(row.get("copy_microseconds"), 2),
            number(row.get("match_copy_microseconds"), 2),
            number(row.get("mid_turn_copy_microseconds"), 2),
        )
    Console(width=150).print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", required=True, help="a Python with the compiled wheel")
    parser.add_argument("--peers", required=True, help="a Python with bench/requirements.txt")
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each measurement")
    wishes = parser.parse_args()
    measured = run(wishes.compiled, "measure.py", wishes.seconds)
    measured += run(sys.executable, "measure.py", wishes.seconds)
    measured += run(wishes.peers, "peers.py", wishes.seconds)
    show(measured)
