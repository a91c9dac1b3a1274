"""A training from self-play to weights: what it is told, where it keeps what it has done, and what it leaves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from pessoi.arena.simulate import Plan
from pessoi.arena.store import accomplish
from pessoi.arena.training.figures import learn
from pessoi.arena.training.positions import gather, write_positions
from pessoi.arena.training.selfplay import NOISE, SelfPlay
from pessoi.arena.work import Fault, Runner
from pessoi.bots.weights import FILE, Weights, weights_of
from pessoi.games import registry as games
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.features import HAND

#: How long both sides of a series think.
TRIAL_ROUNDS = 200
#: Weights are kept to so many digits.
DIGITS = 4

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

    def told(self) -> dict[str, Any]:
        """What every number of seats is learned by."""
        return {"matches": self.matches, "bot": self.bot, "seed": self.seed, "noise": self.noise}

    def check(self) -> None:
        """Refuse what can't be learned, before anything is played."""
        game = games.find(self.game)
        if not game.features:
            raise BadSetup("no-features", game=self.game)
        for seats in self.seats:
            game.check_setup(seats, {})


def train(training: Training, folder: Path, run: Runner, listen: Listener) -> Weights:
    """Play what is not played yet, learn, and leave positions and weights in the folder."""
    training.check()
    game = games.find(training.game)
    names = [feature.name for feature in game.features]
    found = learned_before(training)
    for seats in training.seats:
        place = folder / f"seats-{seats}"
        weights, figures = learn(play(training, seats, place, run, listen), names.index(HAND))
        pairs = zip(names, weights[: len(names)].tolist(), weights[len(names) :].tolist(), strict=True)
        found.seats[str(seats)] = {
            name: (round(early, DIGITS), round(late, DIGITS)) for name, early, late in pairs if early or late
        }
        found.figures[str(seats)] = figures
        found.training[str(seats)] = training.told()
    write(found, folder / FILE)
    return found


def learned_before(training: Training) -> Weights:
    """What the game's package knows of other numbers of seats: new weights stand beside it in one file."""
    game = games.find(training.game)
    known = weights_of(game)
    if known is None or known.rules != game.rules_version:
        return Weights(game.name, game.rules_version, {}, {}, {})
    others = [seats for seats in known.seats if int(seats) not in training.seats]
    parts = (known.training, known.seats, known.figures)
    return Weights(
        game.name, game.rules_version, *({key: part[key] for key in others if key in part} for part in parts)
    )


def play(training: Training, seats: int, folder: Path, run: Runner, listen: Listener) -> Any:
    """The positions of the matches of so many."""
    work = SelfPlay(training.game, seats, training.bot, training.seed, training.noise)
    found: dict[int, list[Any]] = {}
    for outcome in accomplish(work, range(training.matches), run, folder):
        if isinstance(outcome, Fault):
            raise BadSetup("training-fault", match=outcome.index, why=outcome.why)
        found[outcome.index] = outcome.data
        listen(seats)
    positions = gather(found)
    write_positions(folder / "positions.parquet", positions, games.find(training.game).features)
    return positions


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
