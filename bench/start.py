"""How long the command takes to start, in CPU time, beside a bare Python and the libraries it cannot do without.

Machines are busy, so no clock is read: what counts is the CPU time of a process, in the system too. All
commands run in turn, round after round, and each figure is the least of its rounds, the one least disturbed. The ratio
to the yardstick says more than seconds: it is about the same on a slow machine.

    python bench/start.py --also .venv-compiled/bin/python           (make bench-start)
    python bench/start.py --before path/to/an/older/checkout/src     the same commands before a change, in the same run
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

#: The libraries that every way to say the help needs: one for the command line, one for words.
YARDSTICK = "import typer, fluent.runtime"
#: The most CPU time a command may take on a machine that does nothing else, in seconds.
LIMITS = {"--help": 0.3, "games": 0.5, "--version": 0.5}
COMMAND = "from pessoi.cli import main; main()"


@dataclass(frozen=True)
class Start:
    """Something to start: what it is called, its command line, and where it finds its modules if not as installed."""

    name: str
    words: tuple[str, ...]
    limit: float | None = None
    source: Path | None = None


def starts(pythons: dict[str, str], before: Path | None) -> Iterator[Start]:
    """Bare Python, the yardstick, and every command on every build."""
    ours = next(iter(pythons.values()))
    yield Start("python -c pass", (ours, "-c", "pass"))
    yield Start("yardstick", (ours, "-c", YARDSTICK))
    for build, python in pythons.items():
        for command, limit in LIMITS.items():
            yield Start(f"pessoi {command}, {build}", (python, "-c", COMMAND, command), limit)
    if before is not None:
        for command in LIMITS:
            yield Start(f"pessoi {command}, before", (ours, "-c", COMMAND, command), source=before)


def measure(start: Start) -> float:
    """The CPU time of one process, in seconds."""
    environment = {**os.environ, "LANG": "C.UTF-8", "COLUMNS": "120"}
    if start.source is not None:
        environment["PYTHONPATH"] = str(start.source)
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(start.words, env=environment, stdout=subprocess.DEVNULL, check=True)
    now = resource.getrusage(resource.RUSAGE_CHILDREN)
    return now.ru_utime + now.ru_stime - spent.ru_utime - spent.ru_stime


def show(found: dict[Start, float]) -> bool:
    """A line for each; whether all kept within their limits."""
    yardstick = next(spent for start, spent in found.items() if start.name == "yardstick")
    is_kept = True
    print(f"{'':32}{'CPU s':>8}{'× yardstick':>14}{'limit':>8}")
    for start, spent in found.items():
        is_over = start.limit is not None and spent > start.limit
        is_kept = is_kept and not is_over
        limit = "" if start.limit is None else f"{start.limit:.1f}"
        print(f"{start.name:32}{spent:8.3f}{spent / yardstick:14.2f}{limit:>8}{'  over' if is_over else ''}")
    return is_kept


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--also", help="the Python of another build, such as the compiled one")
    parser.add_argument("--before", type=Path, help="the sources of another checkout")
    parser.add_argument("--rounds", type=int, default=15)
    given = parser.parse_args()
    pythons = {"pure": sys.executable, **({"compiled": given.also} if given.also else {})}
    everything = list(starts(pythons, given.before))
    for start in everything:  # modules are compiled once
        measure(start)
    rounds = [{start: measure(start) for start in everything} for _ in range(given.rounds)]
    if not show({start: min(spent[start] for spent in rounds) for start in everything}):
        sys.exit("a command takes longer to start than it may; on a busy machine look at the ratios")
