"""How strong the bots are, measured by play against each other and alone: ``make bench-strength``.

Each row is a number of matches; every deal is played once from each seat. Wins come with their 95 % interval, and
beside their limit where there is one: a row whose interval lies wholly below its limit has missed it; one only below
it may have been unlucky. Beside them stands how long the first one thought, in CPU time and in parts of what each of
the others took, and what share of the win it expected when the match began. Another ``--seed`` means other deals:
those that something was tuned on say too much for it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean
from time import process_time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from pessoi.arena.simulate import QUICK_BOTS
from pessoi.arena.summary import mean_interval, wilson
from pessoi.bots import registry as bots
from pessoi.bots.bot import Bot
from pessoi.bots.search import SearchBot
from pessoi.games import registry as games
from pessoi.kernel.game import Value
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation

SEED = "strength"
#: Rows of bots that do not search cost little: they are played so many times as often, for narrower intervals.
QUICK_FACTOR = 3
#: How wide the columns are.
LINE = "{:<10} {:>7}  {:<52} {:>6}  {:<18} {:>15} {:>8} {:>8} {:>6} {}"


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
        """Who plays whom, as in ``hard against 3 greedy``, and at which level of an automaton."""
        first, *others = self.bots
        if not others:
            return ", ".join([f"{first} alone", *(f"{name} {value}" for name, value in self.options.items())])
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


@dataclass(frozen=True)
class Outcome:
    """What the first bot of a row got of one match, what it expected at its start, and how long all thought."""

    share: float
    points: int
    expected: float | None
    seconds: float
    seconds_of_others: float


def play(row: Row, seed: str, number: int) -> Outcome:
    """One match: deals come as many times in a row as there are seats, each time with everybody one seat further."""
    seats = len(row.bots)
    deal = f"{seed}/{number // seats}"
    match = Match.begin(games.find(row.game), seats, deal, row.options, journal=False)
    first = number % seats
    players = [bots.make(row.bots[(seat - first) % seats], bots.seed_for(deal, seat)) for seat in range(seats)]
    expected = expectation(match, players[first], first)
    seconds = [0.0] * seats
    while match.decision is not None:
        seat = match.decision.seat
        began = process_time()
        choice = players[seat].choose(Observation(match, seat))
        seconds[seat] += process_time() - began
        match.play(choice)
    of_others = (sum(seconds) - seconds[first]) / max(1, seats - 1)
    return Outcome(match.score().shares[first], match.scores[first], expected, seconds[first], of_others)


def expectation(match: Match, bot: Bot, seat: int) -> float | None:
    """The seat's share of the win as the bot's values have it, if it goes by any."""
    if not isinstance(bot, SearchBot):
        return None
    return bot.judge(match.game, match.setup.seats).shares(match.state)[seat]


def verdict(wins: float, high: float, limit: float | None) -> str:
    """Whether a limit is kept, as far as these matches can tell."""
    if limit is None:
        return ""
    if wins >= limit:
        return "kept"
    return "MISSED" if high < limit else "not sure"


def told(row: Row, outcomes: list[Outcome]) -> str:
    """A row of the table."""
    wins = sum(outcome.share for outcome in outcomes)
    low, high = wilson(wins, len(outcomes))
    points, spread = mean_interval([outcome.points for outcome in outcomes])
    of_others = sum(outcome.seconds_of_others for outcome in outcomes)
    expected = [outcome.expected for outcome in outcomes if outcome.expected is not None]
    return LINE.format(
        row.game,
        len(outcomes),
        row.label,
        f"{wins / len(outcomes):.1%}",
        f"({low:.1%} to {high:.1%})",
        f"{points:.1f} ± {spread:.1f}",
        f"{sum(outcome.seconds for outcome in outcomes) / of_others:.2f}" if of_others else "",
        f"{fmean(expected):.1%}" if expected else "",
        "" if row.limit is None else f"{row.limit:.0%}",
        verdict(wins / len(outcomes), high, row.limit),
    )


def measure(wanted: list[Row], matches: int, seed: str, jobs: int | None) -> None:
    """Play all rows, one after the other; each is shown when it is done."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    print(LINE.format("game", "matches", "who", "wins", "95 % interval", "points", "time", "expected", "limit", ""))
    with (
        ProcessPoolExecutor(jobs) as pool,
        Progress(TextColumn("{task.description}"), *columns, console=Console(stderr=True), transient=True) as progress,
    ):
        for row in wanted:
            number = matches * QUICK_FACTOR if row.is_quick else matches
            played = pool.map(partial(play, row, seed), range(number))
            outcomes = list(progress.track(played, total=number, description=f"{row.game}: {row.label}"))
            print(told(row, outcomes), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(games.names()), help="which games, by commas")
    parser.add_argument("--matches", type=int, default=200, help="matches for each row")
    parser.add_argument("--only", default="", help="only rows whose description contains this, as in 'hard against'")
    parser.add_argument("--seed", default=SEED, help="which deals")
    parser.add_argument("--jobs", type=int, default=None, help="processes to use; all cores if left out")
    given = parser.parse_args()
    chosen = [row for row in rows(given.games.split(",")) if given.only in row.label]
    measure(chosen, given.matches, given.seed, given.jobs)
