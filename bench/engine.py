"""The speed of the rules beside their peers, all from one run: decisions and games a second, and what a copy costs.

Machines are shared and noisy, so everything is measured in several rounds, ours and theirs in turn, and each figure is
the best of its rounds, the one least disturbed. Look at the ratios: speeds are also given as multiples of catanatron's.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
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


def best(rounds: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """For each engine and game the fastest of its figures."""
    kept: dict[tuple[str, str], dict[str, Any]] = {}
    for row in (row for found in rounds for row in found):
        before = kept.setdefault((row["engine"], row["game"]), row)
        for name, value in row.items():
            if name.endswith("_per_second"):
                before[name] = max(before[name], value)
            elif name.endswith("_microseconds") and value is not None:
                before[name] = min(before[name], value)
    return list(kept.values())


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
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each measurement")
    parser.add_argument("--rounds", type=int, default=4, help="how often everything is measured")
    wishes = parser.parse_args()
    interpreters = [(wishes.compiled, "measure.py"), (sys.executable, "measure.py"), (wishes.peers, "peers.py")]
    rounds = [run(*one, wishes.seconds) for _ in track(range(wishes.rounds), "measuring") for one in interpreters]
    show(best(rounds))
