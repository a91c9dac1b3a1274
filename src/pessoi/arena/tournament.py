"""Everybody against everybody, at tables of two to four, and how strong that shows each bot to be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import msgspec

from pessoi.arena.ratings import Finish, Rating, rate
from pessoi.arena.simulate import Plan, Result, play_one
from pessoi.bots.terms import USUAL, Terms
from pessoi.games import registry as games
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.game import Value


@dataclass(frozen=True)
class Tournament:
    """Which bots meet in which game, at tables of how many: the work of a tournament."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: str
    options: dict[str, Value] = field(default_factory=dict)
    terms: Terms = USUAL

    def check(self) -> None:
        """Refuse what can't be played, before anything is."""
        if len(set(self.bots)) < len(self.bots):
            raise BadSetup("bot-twice", bot=next(bot for bot in self.bots if self.bots.count(bot) > 1))
        if not 2 <= self.seats <= len(self.bots):
            raise BadSetup("tournament-seats", seats=self.seats, bots=len(self.bots))
        for bots in self.tables():
            self.plan(bots).check()

    def tables(self) -> list[tuple[str, ...]]:
        """Who meets whom: every set of bots that fits a table."""
        return list(combinations(self.bots, self.seats))

    def plan(self, bots: tuple[str, ...]) -> Plan:
        """The plan of one such table."""
        return Plan(self.game, bots, self.games, self.seed, self.options, self.terms)

    def plan_of(self, index: int) -> Plan:
        """The table of a match: each stays together until everybody has sat on every seat."""
        tables = self.tables()
        return self.plan(tables[index // self.seats % len(tables)])

    # As work

    @property
    def chunk(self) -> int:
        return self.plan(self.bots).chunk

    @property
    def is_fresh(self) -> bool:
        return False

    def describe(self) -> dict[str, Any]:
        """Everything but how many."""
        described = self.plan(self.tables()[0]).describe()
        return {**described, "tournament": list(self.bots), "bots": None, "seats": self.seats}

    def prepare(self) -> None:
        """Load the game."""
        games.find(self.game)

    def __call__(self, index: int) -> Any:
        return msgspec.to_builtins(play_one(self.plan_of(index), index))


def standings(tournament: Tournament, results: Sequence[Result]) -> list[Rating]:
    """All bots with their ratings, the strongest first; there must be at least one match."""
    number = {bot: place for place, bot in enumerate(tournament.bots)}
    finishes: list[Finish] = []
    matches = [0] * len(number)
    wins = [0.0] * len(number)
    for result in results:
        bots = [number[bot] for bot in tournament.plan_of(result.index).bots]
        finishes.append((tuple(bots), result.places[: len(bots)]))
        for bot, share in zip(bots, result.shares, strict=False):
            matches[bot] += 1
            wins[bot] += share
    found = [
        Rating(tournament.bots[bot], rating, spread, matches[bot], wins[bot] / matches[bot] if matches[bot] else 0.0)
        for bot, (rating, spread) in enumerate(rate(len(number), finishes))
    ]
    return sorted(found, key=lambda one: -one.rating)


def rows_of(tournament: Tournament, results: Sequence[Result]) -> list[dict[str, Any]]:
    """Every bot of every match as one flat row."""
    return [
        {
            "match": result.index,
            "seed": f"{tournament.seed}/{result.index}",
            "bot": bot,
            "seat": result.seats[place],
            "points": result.scores[place],
            "place": result.places[place],
            "share": result.shares[place],
            "plies": result.plies,
            "forfeited": place in {forfeit.competitor for forfeit in result.forfeits},
        }
        for result in results
        for place, bot in enumerate(tournament.plan_of(result.index).bots)
    ]
