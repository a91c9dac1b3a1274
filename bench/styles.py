"""Whether styles are real: what a bot with one has more of than one without, and its price: ``make bench-styles``.

A level with a style plays against the same level without, two at a table, seats swapped. At every decision what the
style prefers is read off for both; of each match that makes two averages and their difference. Differences come with
their 95 % interval, in parts of what the plain bot has, and wins with theirs.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import mean

from rich.console import Console
from rich.progress import track
from rich.table import Table

from pessoi.arena.summary import mean_interval, wilson
from pessoi.arena.training.selfplay import position_of
from pessoi.bots import registry as bots
from pessoi.games import registry as games
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation

SEATS = 2


@dataclass(frozen=True)
class Contest:
    """A match of a style against none."""

    game: str
    style: str
    level: str
    number: int

    @property
    def seat(self) -> int:
        """Where the one with the style sits."""
        return self.number % SEATS


@dataclass(frozen=True)
class Outcome:
    """What the one with the style got of the win, and what both had on average of each thing that it prefers."""

    share: float
    styled: list[float]
    plain: list[float]


def play(contest: Contest) -> Outcome:
    """One match, looked at before every decision."""
    game = games.find(contest.game)
    names = [feature.name for feature in game.features]
    places = [names.index(name) for name in game.styles[contest.style]]
    seed = f"styles/{contest.number // SEATS}"
    match = Match.begin(game, SEATS, seed, {}, journal=False)
    called = [contest.level] * SEATS
    called[contest.seat] += f"{bots.STYLED}{contest.style}"
    players = [bots.make(name, bots.seed_for(seed, seat)) for seat, name in enumerate(called)]
    had: list[list[list[float]]] = [[], []]
    while match.decision is not None:
        for seat, kept in enumerate(position_of(game, match).features):
            had[seat].append([kept[place] for place in places])
        seat = match.decision.seat
        match.play(players[seat].consider(Observation(match, seat)).best.choice)
    styled, plain = (
        [mean(column) for column in zip(*had[seat], strict=True)] for seat in (contest.seat, 1 - contest.seat)
    )
    return Outcome(match.score().shares[contest.seat], styled, plain)


def told(outcomes: list[Outcome], names: list[str]) -> Iterator[str]:
    """How much more there is of each thing."""
    for place, name in enumerate(names):
        more = [outcome.styled[place] - outcome.plain[place] for outcome in outcomes]
        usual = mean(abs(outcome.plain[place]) for outcome in outcomes) or 1.0
        middle, spread = mean_interval(more)
        yield f"{name} {middle / usual:+.0%} ± {spread / usual:.0%}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200, help="for each style")
    parser.add_argument("--level", default="medium", help="whose style it is")
    parser.add_argument("--games", nargs="*", default=games.names())
    asked = parser.parse_args()
    table = Table(title=f"{asked.level} with a style against {asked.level} without, {asked.matches} matches each")
    for column in ("game", "style", "wins", "of what it prefers"):
        table.add_column(column)
    with ProcessPoolExecutor() as pool:
        for name, style in ((game, style) for game in asked.games for style in games.find(game).styles):
            contests = [Contest(name, style, asked.level, number) for number in range(asked.matches)]
            found = list(track(pool.map(play, contests), f"{name}, {style}", len(contests), transient=True))
            wins = mean(outcome.share for outcome in found)
            low, high = wilson(wins * len(found), len(found))
            more = "\n".join(told(found, list(games.find(name).styles[style])))
            table.add_row(name, style, f"{wins:.0%} ({low:.0%} to {high:.0%})", more)
    Console(width=100).print(table)
