"""Who wins, and how: matches between equally strong bots, by place in the order, by faction, by score and by deeds.

``python bench/balance.py hexemonia --seats 3 --bot medium --matches 300``; with the compiled build, or it takes long.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from pessoi.arena.summary import wilson
from pessoi.bots import registry as bots
from pessoi.games import registry as games
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation

SEED = "balance"


@dataclass(frozen=True)
class Part:
    """What one seat did in one match."""

    #: Its share of the win, its place in the order of the first round, its faction if the game has any.
    share: float
    place: int
    faction: str
    points: tuple[int, ...]
    deeds: Counter[str]


def faction_of(view: dict[str, Any], seat: int) -> str:
    """The city of a seat in Hexemonia; the other games have no factions that differ."""
    return str(view["cities"][seat]["acropolis"]["city"]) if "cities" in view else ""


def play(game: str, bot: str, seats: int, index: int) -> list[Part]:
    """One match between bots of one kind, as each seat's part in it."""
    seed = f"{SEED}/{index}"
    match = Match.begin(games.find(game), seats, seed, {}, journal=False)
    players = [bots.make(bot, bots.seed_for(seed, seat)) for seat in range(seats)]
    first = -1
    deeds: list[Counter[str]] = [Counter() for _ in range(seats)]
    while match.decision is not None:
        seat = match.decision.seat
        first = seat if first < 0 else first
        choice = players[seat].choose(Observation(match, seat))
        deed = choice.verb.name
        if choice.verb.name == "action" and choice.verb.first is not None:
            deed = f"action {choice.verb.first.values[choice.a]}"
        deeds[seat][deed] += 1
        match.play(choice, seat=seat)
    sheet = match.score()
    return [
        Part(
            sheet.shares[seat],
            (seat - first) % seats,
            faction_of(match.view(seat), seat),
            tuple(sheet.points[seat]),
            deeds[seat],
        )
        for seat in range(seats)
    ]


def win_table(title: str, groups: dict[str, list[Part]], seats: int) -> Table:
    table = Table(title=f"{title}; even would be {1 / seats:.0%}")
    for column in (title, "matches", "wins", "95 % interval", "points"):
        table.add_column(column)
    for name, parts in sorted(groups.items()):
        wins = sum(part.share for part in parts)
        low, high = wilson(wins, len(parts))
        points = sum(sum(part.points) for part in parts) / len(parts)
        table.add_row(name, str(len(parts)), f"{wins / len(parts):.1%}", f"{low:.1%} to {high:.1%}", f"{points:.1f}")
    return table


def split_table(title: str, names: list[str], winners: list[dict[str, float]], others: list[dict[str, float]]) -> Table:
    """What winners have more of than the others."""
    table = Table(title=title)
    for column in (title, "winners", "others"):
        table.add_column(column)
    for name in names:
        means = [sum(row.get(name, 0.0) for row in rows) / max(1, len(rows)) for rows in (winners, others)]
        table.add_row(name, f"{means[0]:.2f}", f"{means[1]:.2f}")
    return table


def tables(game: str, seats: int, parts: list[Part]) -> Iterator[Table]:
    """All tables of one run."""
    groups: dict[str, list[Part]] = defaultdict(list)
    factions: dict[str, list[Part]] = defaultdict(list)
    for part in parts:
        groups[f"{part.place + 1}."].append(part)
        factions[part.faction].append(part)
    yield win_table("place in the first round", groups, seats)
    if len(factions) > 1:
        yield win_table("faction", factions, seats)
    won = [part for part in parts if part.share == 1]
    lost = [part for part in parts if part.share == 0]
    lines = list(games.find(game).score_lines)
    scored = [[dict(zip(lines, map(float, part.points), strict=True)) for part in group] for group in (won, lost)]
    yield split_table("score", lines, scored[0], scored[1])
    verbs = sorted({verb for part in parts for verb in part.deeds})
    done = [[{verb: float(count) for verb, count in part.deeds.items()} for part in group] for group in (won, lost)]
    yield split_table("choices of a match", verbs, done[0], done[1])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    console = Console(width=100)
    with ProcessPoolExecutor(given.jobs) as pool:
        work = pool.map(partial(play, given.game, given.bot, given.seats), range(given.matches))
        found = list(track(work, "playing", total=given.matches, console=Console(stderr=True)))
    console.print(f"{given.game}, {given.seats} seats, {given.matches} matches between {given.bot} bots")
    for shown in tables(given.game, given.seats, [part for match in found for part in match]):
        console.print(shown)
