"""A training from self-play to weights: what it is told, where it keeps what it has done, and what it leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from pessoi.arena.simulate import Plan
from pessoi.arena.store import accomplish
from pessoi.arena.training.appealing import Thoughts, gather_thoughts, learn_appeals, write_thoughts
from pessoi.arena.training.confidence import learn_confidence
from pessoi.arena.training.figures import learn
from pessoi.arena.training.fitting import Ground, Vector
from pessoi.arena.training.positions import Positions, gather, write_positions
from pessoi.arena.training.selfplay import NOISE, Lesson, SelfPlay, levels_for
from pessoi.arena.training.subjects import APPEALS, CONFIDENCE, SUBJECTS, USUAL, VALUES
from pessoi.arena.work import Fault, Runner
from pessoi.bots import registry as bots
from pessoi.bots.weights import FILE, LearnedAppeals, Origin, Pair, Weights, learned_for, weights_of
from pessoi.games import registry as games
from pessoi.kernel.errors import BadSetup, did_you_mean
from pessoi.kernel.features import HAND

#: How long both sides of a series think.
TRIAL_ROUNDS = 200
#: So many meet each other, and there are no fewer to learn from.
FEWEST = 2
#: Weights are kept to so many digits.
DIGITS = 4
#: Of what nothing is left once something else is learned; confidence only changes weights that are there.
LEARNED_ANEW = {VALUES: (VALUES, CONFIDENCE), APPEALS: (APPEALS,), CONFIDENCE: ()}

#: Hears how many seats a match had that is done.
Listener = Callable[[int], None]


@dataclass(frozen=True)
class Training:
    """What is learned, from how many matches of how much thinking; the same training leads to the same weights."""

    game: str
    seats: tuple[int, ...]
    matches: int
    bot: str
    seed: str
    #: How often a choice is drawn instead of being made, see ``SelfPlay``.
    noise: float = NOISE
    #: What is learned from the matches.
    subjects: tuple[str, ...] = USUAL

    @property
    def origin(self) -> Origin:
        """What weights tell of it."""
        return Origin(self.subjects, self.seats, self.matches, self.bot, self.seed, self.noise, version("pessoi"))

    def check(self) -> None:
        """Refuse what can't be learned, before anything is played."""
        game = games.find(self.game)
        if not game.features:
            raise BadSetup("no-features", game=self.game)
        for seats in self.seats:
            game.check_setup(seats, {})
        for subject in self.subjects:
            if subject not in SUBJECTS:
                raise BadSetup("no-subject", subject=subject, hint=did_you_mean(subject, list(SUBJECTS)))
        known = weights_of(game)
        for seats in self.seats if CONFIDENCE in self.subjects and VALUES not in self.subjects else ():
            if known is None or str(seats) not in known.seats:
                raise BadSetup("nothing-to-be-sure-of", game=self.game, seats=seats)


def train(training: Training, folder: Path, run: Runner, listen: Listener) -> Weights:
    """Play what is not played yet, learn, and leave positions, thoughts and weights in the folder."""
    training.check()
    game = games.find(training.game)
    names = [feature.name for feature in game.features]
    found = learned_before(training)
    for seats in training.seats:
        positions, thoughts = play(training, seats, folder / f"seats-{seats}", run, listen)
        key = str(seats)
        if VALUES in training.subjects:
            weights, figures = learn(positions, Ground(names.index(HAND), learned_for_fewer(names, found, seats)))
            keep(found, key, by_name(names, weights), figures)
        if CONFIDENCE in training.subjects:
            levels = len(levels_for(game, seats))
            weights, figures = learn_confidence(positions, in_order(names, found.seats[key]), levels)
            keep(found, key, by_name(names, weights), found.figures.get(key, {}) | {CONFIDENCE: figures})
        if APPEALS in training.subjects:
            keep(found.appeals, key, *learn_appeals(thoughts, game.verbs.choices))
    write(found, folder / FILE)
    return found


def learned_for_fewer(names: list[str], found: Weights, seats: int) -> Vector | None:
    """What is known of fewer seats, where there are any but the one who plays alone."""
    pairs = learned_for(found, seats - 1) if seats > FEWEST else None
    return None if pairs is None else in_order(names, pairs)


def by_name(names: list[str], weights: Vector) -> dict[str, Pair]:
    """Early and late weights by the names of features."""
    early, late = np.split(weights, 2)
    return dict(zip(names, zip(early.tolist(), late.tolist(), strict=True), strict=True))


def in_order(names: list[str], pairs: dict[str, Pair]) -> Vector:
    """The same the other way round."""
    return np.array([pairs.get(name, (0.0, 0.0))[half] for half in (0, 1) for name in names])


def keep(found: Weights | LearnedAppeals, seats: str, pairs: dict[str, Pair], figures: dict[str, Any]) -> None:
    """Note what was learned for so many, but for what comes to nothing."""
    rounded = {name: (round(early, DIGITS), round(late, DIGITS)) for name, (early, late) in pairs.items()}
    found.seats[seats] = {name: pair for name, pair in rounded.items() if any(pair)}
    found.figures[seats] = figures


def learned_before(training: Training) -> Weights:
    """What the package knows of other numbers of seats and other subjects: what is new stands beside it in one file."""
    game = games.find(training.game)
    known = weights_of(game)
    if known is None or known.rules != game.rules_version:
        known = Weights(game.name, game.rules_version, {})
    seats, figures = kept_before(known, training.seats if VALUES in training.subjects else ())
    appeals = kept_before(known.appeals, training.seats if APPEALS in training.subjects else ())
    origins = (*origins_before(known.origins, training), training.origin)
    return Weights(game.name, game.rules_version, seats, figures, LearnedAppeals(*appeals), origins)


def kept_before(known: Weights | LearnedAppeals, anew: tuple[int, ...]) -> list[dict[str, Any]]:
    """What was learned and found out for all numbers of seats but those that are learned anew."""
    others = [seats for seats in known.seats if int(seats) not in anew]
    return [{key: part[key] for key in others if key in part} for part in (known.seats, known.figures)]


def origins_before(origins: Iterable[Origin], training: Training) -> list[Origin]:
    """The trainings that what is known afterwards comes from: not those of which all is learned anew from nothing."""
    origins = list(origins)
    if bots.goes_by_weights(training.bot):
        return origins
    gone = {
        (anew, seats) for subject in training.subjects for anew in LEARNED_ANEW[subject] for seats in training.seats
    }
    left = [(subject, seats) for origin in origins for subject in origin.learn for seats in origin.seats]
    most = max((seats for subject, seats in left if subject == VALUES and (subject, seats) not in gone), default=0)

    def is_left(subject: str, seats: int) -> bool:
        leaned_on = subject != APPEALS and FEWEST <= seats < most
        return leaned_on or (subject, seats) not in gone

    return [
        origin
        for origin in origins
        if any(is_left(subject, seats) for subject in origin.learn for seats in origin.seats)
    ]


def play(training: Training, seats: int, folder: Path, run: Runner, listen: Listener) -> tuple[Positions, Thoughts]:
    """The positions of the matches of so many, and what was thought in them."""
    work = SelfPlay(training.game, seats, training.bot, training.seed, training.noise)
    found: dict[int, Lesson] = {}
    for outcome in accomplish(work, range(training.matches), run, folder):
        if isinstance(outcome, Fault):
            raise BadSetup("training-fault", match=outcome.index, why=outcome.why)
        found[outcome.index] = Lesson(*outcome.data)
        listen(seats)
    game = games.find(training.game)
    positions = gather({index: lesson.positions for index, lesson in found.items()})
    thoughts = gather_thoughts({index: lesson.thinking for index, lesson in found.items()})
    write_positions(folder / "positions.parquet", positions, game.features)
    write_thoughts(folder / "thoughts.parquet", thoughts, game.verbs.choices)
    return positions, thoughts


def write(weights: Weights, file: Path) -> None:
    """Keep weights, so that changes can be read."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n")


def series(training: Training, folder: Path, matches: int) -> list[Plan]:
    """The new weights against those in the package, searches of the same rounds, for every number of seats but one."""
    new, old = f"search:{TRIAL_ROUNDS}@{folder / FILE}", f"search:{TRIAL_ROUNDS}"
    return [
        Plan(training.game, (new, *[old] * (seats - 1)), matches, f"{training.seed}/series")
        for seats in training.seats
        if seats > 1
    ]
