"""A long run of random matches over every game, number of seats and option set; stops at the first fault."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from pessoi.arena.simulate import Plan, simulate
from pessoi.arena.summary import summarise
from pessoi.games import registry


def soak(matches: int) -> None:
    table = Table(title=f"{matches} random matches each, without a fault")
    for column in ("game", "seats", "options", "choices a match", "points by seat"):
        table.add_column(column)
    for name in registry.names():
        game = registry.find(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            for options in game.variants(seats):
                plan = Plan(name, ("random",) * seats, matches, "soak", options)
                summary = summarise(plan, list(simulate(plan)))
                plies = f"{summary.plies:.0f} ({summary.plies_min} to {summary.plies_max})"
                points = ", ".join(f"{line.score:.1f}" for line in summary.seats)
                table.add_row(name, str(seats), str(options or "default"), plies, points)
    Console().print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="matches for each option set")
    soak(parser.parse_args().games)
