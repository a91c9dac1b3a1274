"""Playing many matches between bots, on as many cores as wanted."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from dataclasses import dataclass, field
from multiprocessing import active_children
from signal import SIG_IGN, SIGINT, SIGTERM, signal
from types import FrameType

from pessoi.bots import registry as bots
from pessoi.bots.bot import Bot
from pessoi.bots.outside import STAND_IN, Forfeit, is_outside
from pessoi.bots.terms import USUAL, Terms
from pessoi.games import registry as games
from pessoi.kernel.errors import BadSetup, PessoiError
from pessoi.kernel.game import ScoreSheet, Value
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation

#: Matches a worker plays before it reports, for a lively progress bar: some between quick bots, else each by itself.
CHUNK = 8
QUICK_BOTS = frozenset({"random", "easy", "greedy"})


@dataclass(frozen=True)
class Plan:
    """Which bots play what, how often, from which seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, Value] = field(default_factory=dict)
    terms: Terms = USUAL

    def check(self) -> None:
        """Refuse what can't be played, before anything is."""
        games.find(self.game).check_setup(len(self.bots), self.options)
        for name in self.bots:
            bots.make(name, "check")
        if self.games < 1:
            raise BadSetup("at least one game has to be played")

    def labels(self) -> list[str]:
        """A name for each competitor: the bot's, numbered where it takes part more than once, then the automaton."""
        labels = [
            f"{name} {self.bots[: place + 1].count(name)}" if self.bots.count(name) > 1 else name
            for place, name in enumerate(self.bots)
        ]
        rows = games.find(self.game).rows(len(self.bots))
        return labels + ["automaton"] * (rows - len(labels))


@dataclass(frozen=True)
class Forfeited:
    """That a competitor's outside bot did not play on: where, why, and the end of its error output."""

    competitor: int
    seat: int
    ply: int
    why: str
    last_lines: tuple[str, ...] = ()


@dataclass(frozen=True)
class Result:
    """How one match went, by competitor (not by seat: seats rotate)."""

    index: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    plies: int
    forfeits: tuple[Forfeited, ...] = ()


class WorkerLost(PessoiError):
    """A process that played matches was ended by somebody else."""


class SimulationFault(Exception):
    """A match could not be played to its end: a bug worth a report, with what is needed to see it again."""


def play_one(plan: Plan, index: int) -> Result:
    """Match number ``index`` of the plan: each match has a seed of its own, and everybody moves up a seat."""
    game = games.find(plan.game)
    seats = len(plan.bots)
    seed = f"{plan.seed}/{index}"
    seated = [(place + index) % seats for place in range(seats)]
    match = Match.begin(game, seats, seed, plan.options, journal=any(is_outside(name) for name in plan.bots))
    players = [bots.make("random", "nobody")] * seats
    with ExitStack() as afterwards:
        for competitor, seat in enumerate(seated):
            players[seat] = bots.make(plan.bots[competitor], bots.seed_for(seed, competitor), plan.terms)
            afterwards.callback(players[seat].close)
        try:
            forfeits = play_out(match, players)
        except Exception as error:
            where = f'{plan.game}, {seats} seats, options {plan.options}, seed "{seed}", ply {match.ply}'
            raise SimulationFault(f"match {index} failed ({where}): {type(error).__name__}: {error}") from error
        shares = shares_of(match.score(), [forfeit.seat for forfeit in forfeits])
        for player in players:
            player.hear_result(match.scores, [row for row, share in enumerate(shares) if share])
    rows = seated + list(range(seats, game.rows(seats)))
    return Result(
        index=index,
        seats=tuple(rows),
        scores=tuple(match.scores[row] for row in rows),
        shares=tuple(shares[row] for row in rows),
        plies=match.ply,
        forfeits=tuple(
            Forfeited(seated.index(forfeit.seat), forfeit.seat, forfeit.ply, str(forfeit.trouble), forfeit.last_lines)
            for forfeit in forfeits
        ),
    )


def play_out(match: Match, players: list[Bot]) -> list[Forfeit]:
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
            match.play(choice)
    return forfeits


def shares_of(sheet: ScoreSheet, forfeited: list[int]) -> list[float]:
    """Each row's share of the win; nothing for those who forfeited, whose place goes to the best of the others."""
    best = min((place for row, place in enumerate(sheet.places) if row not in forfeited), default=0)
    winners = [row for row, place in enumerate(sheet.places) if place == best and row not in forfeited]
    return [1 / len(winners) if row in winners else 0.0 for row in range(len(sheet.places))]


def begin_work() -> None:
    """What a worker does first: be ready to be told to stop."""
    for ending in (SIGINT, SIGTERM):
        signal(ending, stop_work)


def stop_work(number: int, _frame: FrameType | None) -> None:
    """Leave whatever is being played, once; bots are let go on the way out."""
    for ending in (SIGINT, SIGTERM):
        signal(ending, SIG_IGN)
    sys.exit(128 + number)


def play_some(plan: Plan, indices: range) -> list[Result]:
    """A worker's share of the work."""
    try:
        return [play_one(plan, index) for index in indices]
    except SystemExit:
        # The pool would only hand on the exit as a result, and go on with the next share.
        os._exit(1)


def simulate(plan: Plan, jobs: int | None = None) -> Iterator[Result]:
    """Play the plan; results come as they are ready. The same plan gives the same results with any number of jobs."""
    plan.check()
    size = CHUNK if QUICK_BOTS.issuperset(plan.bots) else 1
    chunks = [range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    jobs = min(jobs or os.cpu_count() or 1, len(chunks))
    if jobs == 1:
        for index in range(plan.games):
            yield play_one(plan, index)
        return
    others = active_children()
    pool = ProcessPoolExecutor(jobs, initializer=begin_work)
    try:
        waiting: set[Future[list[Result]]] = set()
        for chunk in chunks:
            waiting.add(pool.submit(play_some, plan, chunk))
            if len(waiting) >= 2 * jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from future.result()
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    except BaseException as error:
        for worker in active_children():
            if worker not in others:
                worker.terminate()
        if isinstance(error, BrokenProcessPool):
            raise WorkerLost("a worker was ended from outside, perhaps for want of memory; try fewer jobs") from error
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
