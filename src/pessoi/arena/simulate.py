"""Playing many matches between bots, on as many cores as wanted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import version
from math import isinf
from typing import Any

import msgspec

from pessoi.arena import processes
from pessoi.arena.course import Course, Watcher
from pessoi.arena.edited import load_edited, rules_with
from pessoi.arena.store import accomplish
from pessoi.arena.work import Broken, Fault
from pessoi.bots import registry as bots
from pessoi.bots.bot import Bot
from pessoi.bots.outside import STAND_IN, Forfeit, is_outside
from pessoi.bots.search import SearchBot
from pessoi.bots.terms import USUAL, Terms
from pessoi.games import registry as games
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.game import ScoreSheet, Value
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation

#: Matches a worker plays before it reports, for a lively progress bar: some between quick bots, else each by itself.
CHUNK = 8
QUICK_BOTS = frozenset({"random", "easy", "greedy"})


@dataclass(frozen=True)
class Plan:
    """Which bots play what, how often, from which seed: the work of a simulation."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, Value] = field(default_factory=dict)
    terms: Terms = USUAL
    #: Whether the course of each match is written down, for a report.
    is_studied: bool = False
    #: The text of an edited ``components.toml``, if the game is not played with its own.
    components: str = ""

    def check(self) -> None:
        """Refuse what can't be played, before anything is."""
        game = games.find(self.game)
        game.check_setup(len(self.bots), self.options)
        for name in self.bots:
            bot = bots.make(name, "check")
            if isinstance(bot, SearchBot):
                bot.judge(game, len(self.bots))
        if self.games < 1:
            raise BadSetup("no-matches")

    def labels(self) -> list[str]:
        """A name for each competitor: the bot's, numbered where it takes part more than once, then the automaton."""
        labels = [
            f"{name} {self.bots[: place + 1].count(name)}" if self.bots.count(name) > 1 else name
            for place, name in enumerate(self.bots)
        ]
        rows = games.find(self.game).rows(len(self.bots))
        return labels + ["automaton"] * (rows - len(labels))

    # As work

    @property
    def chunk(self) -> int:
        return CHUNK if QUICK_BOTS.issuperset(self.bots) else 1

    @property
    def is_fresh(self) -> bool:
        return bool(self.components)

    def describe(self) -> dict[str, Any]:
        """Everything but how many: more matches of the same plan can be played later."""
        game = games.find(self.game)
        return {
            "pessoi": version("pessoi"),
            "game": self.game,
            "rules": rules_with(game, self.components),
            "bots": list(self.bots),
            "options": game.check_setup(len(self.bots), self.options),
            "seed": self.seed,
            "seconds": self.terms.seconds if any(is_outside(name) for name in self.bots) else None,
            "patience": None if isinf(self.terms.patience) else self.terms.patience,
            "is_studied": self.is_studied,
        }

    def prepare(self) -> None:
        """Load the game, with the edited file if there is one."""
        if self.components:
            load_edited(self.game, self.components)

    def __call__(self, index: int) -> Any:
        return msgspec.to_builtins(play_one(self, index))


@dataclass(frozen=True)
class Forfeited:
    """That a competitor's outside bot did not play on: where, why, and the end of its error output."""

    competitor: int
    seat: int
    ply: int
    why: str
    #: The same as words to be said.
    words: list[Any]
    last_lines: tuple[str, ...] = ()

    def data(self) -> dict[str, Any]:
        """All of it as JSON data, in English."""
        return {name: value for name, value in vars(self).items() if name != "words"}


@dataclass(frozen=True)
class Result:
    """How one match went, by competitor (not by seat: seats rotate)."""

    index: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    plies: int
    #: 1 is the best, equal ones share a place; who forfeited comes last.
    places: tuple[int, ...] = ()
    forfeits: tuple[Forfeited, ...] = ()
    course: Course | None = None


def play_one(plan: Plan, index: int) -> Result:
    """Match number ``index`` of the plan: each match has a seed of its own, and everybody moves up a seat."""
    game = games.find(plan.game)
    seats = len(plan.bots)
    seed = f"{plan.seed}/{index}"
    seated = [(place + index) % seats for place in range(seats)]
    is_told = plan.is_studied or any(is_outside(name) for name in plan.bots)
    match = Match.begin(game, seats, seed, plan.options, journal=is_told)
    watcher = Watcher(match) if plan.is_studied else None
    players = [bots.make("random", "nobody")] * seats
    with ExitStack() as afterwards:
        for competitor, seat in enumerate(seated):
            players[seat] = bots.make(plan.bots[competitor], bots.seed_for(seed, competitor), plan.terms)
            afterwards.callback(players[seat].close)
        try:
            forfeits = play_out(match, players, watcher)
        except Exception as error:
            where = f'{plan.game}, {seats} seats, options {plan.options}, seed "{seed}", ply {match.ply}'
            why = f"match {index} failed ({where}): {type(error).__name__}: {error}"
            raise Broken(why, str(match.record())) from error
        sheet, fallen = match.score(), [forfeit.seat for forfeit in forfeits]
        shares = shares_of(sheet, fallen)
        for player in players:
            player.hear_result(match.scores, [row for row, share in enumerate(shares) if share])
    rows = seated + list(range(seats, game.rows(seats)))
    return Result(
        index=index,
        seats=tuple(rows),
        scores=tuple(match.scores[row] for row in rows),
        shares=tuple(shares[row] for row in rows),
        plies=match.ply,
        places=tuple(len(rows) if row in fallen else sheet.places[row] for row in rows),
        forfeits=tuple(
            Forfeited(
                seated.index(forfeit.seat),
                forfeit.seat,
                forfeit.ply,
                str(forfeit.trouble),
                forfeit.trouble.words,
                forfeit.last_lines,
            )
            for forfeit in forfeits
        ),
        course=None if watcher is None else watcher.course(rows),
    )


def play_out(match: Match, players: list[Bot], watcher: Watcher | None = None) -> list[Forfeit]:
    """Play to the end; for a bot that forfeits, another one plays on so that the others can finish."""
    forfeits: list[Forfeit] = []
    while match.decision is not None:
        seat = match.decision.seat
        try:
            choice = players[seat].choose(Observation(match, seat))
        except Forfeit as forfeit:
            forfeits.append(forfeit)
            players[seat] = bots.make(STAND_IN, players[seat].seed)
        else:
            if watcher is not None:
                watcher.see(choice)
            match.play(choice)
    return forfeits


def shares_of(sheet: ScoreSheet, forfeited: list[int]) -> list[float]:
    """Each row's share of the win; nothing for those who forfeited, whose place goes to the best of the others."""
    best = min((place for row, place in enumerate(sheet.places) if row not in forfeited), default=0)
    winners = [row for row, place in enumerate(sheet.places) if place == best and row not in forfeited]
    return [1 / len(winners) if row in winners else 0.0 for row in range(len(sheet.places))]


class SimulationFault(Exception):
    """A match could not be played to its end."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.why)
        self.fault = fault


def result_of(data: Any) -> Result:
    """A result from what was kept of it."""
    return msgspec.convert(data, Result)


def simulate(plan: Plan, jobs: int | None = None) -> Iterator[Result]:
    """Play the plan; results come as they are ready. The same plan gives the same results with any number of jobs."""
    plan.check()
    handfuls = -(-plan.games // plan.chunk)
    run = partial(processes.run, jobs=min(jobs or processes.cores(), handfuls))
    for outcome in accomplish(plan, range(plan.games), run):
        if isinstance(outcome, Fault):
            raise SimulationFault(outcome)
        yield result_of(outcome.data)
