"""Self-play with noise: matches of which positions are kept with how they ended, and what bots thought of choices."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from pessoi.bots import registry as bots
from pessoi.bots.thought import Thought
from pessoi.games import registry as games
from pessoi.kernel.choice import Choice
from pessoi.kernel.dice import Dice
from pessoi.kernel.features import kept_reading
from pessoi.kernel.game import Game, Value
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation

#: Positions kept of a match: more of the same match tell little that is new.
POSITIONS = 40
#: What is read off is kept to so many digits.
DIGITS = 4
#: How often a choice is drawn by how much the bot tried it, if nobody says.
NOISE = 0.1
#: Choices drawn at random, for each that is drawn by how much the bot tried it.
BLUNDERS = 0.2
#: In how many parts a chance is counted.
PARTS = 1 << 16


@dataclass(frozen=True)
class SelfPlay:
    """Matches that are played to learn from, as work to be done: the same plan leads to the same positions."""

    game: str
    seats: int
    bot: str
    seed: str
    #: How often a choice is drawn by how much the bot tried it; and a part as often (``BLUNDERS``) at random.
    noise: float = NOISE

    @property
    def chunk(self) -> int:
        return 1

    @property
    def is_fresh(self) -> bool:
        return False

    def describe(self) -> dict[str, Any]:
        return asdict(self)

    def prepare(self) -> None:
        """Nothing has to be made ready."""

    def __call__(self, index: int) -> Lesson:
        return play_to_learn(self, index)

    def options(self, index: int) -> dict[str, Value]:
        """Those of every level in turn."""
        levels = levels_for(games.find(self.game), self.seats)
        return levels[index % len(levels)]


def levels_for(game: Game[Any], seats: int) -> list[dict[str, Value]]:
    """The options that matches to learn from are played with, in turn: alone, every level of the automaton."""
    return (game.solo_levels() if seats == 1 else []) or [{}]


class Position(NamedTuple):
    """A position of one match: what was read off it for each row, and what the row got in the end."""

    ply: int
    #: Which part of the match's choices had been made, and how far the game says it has come.
    moment: float
    stage: float
    #: By row: the share of the win, the game's own appraisal, and each feature.
    shares: list[float]
    appraised: list[float]
    features: list[list[float]]


class Thinking(NamedTuple):
    """What a bot thought of the choices of a decision, the one it liked best first, and how often it tried each."""

    ply: int
    stage: float
    #: By the number of the choice.
    choices: list[int]
    visits: list[int]


class Lesson(NamedTuple):
    """What is kept of one match."""

    positions: list[Position]
    thinking: list[Thinking]


def play_to_learn(plan: SelfPlay, index: int) -> Lesson:
    """Match number ``index`` of the plan, and what is kept of it."""
    game = games.find(plan.game)
    seed = f"{plan.seed}/{plan.seats}/{index}"
    dice = Dice.from_seed(f"noise of {seed}")
    match = Match.begin(game, plan.seats, seed, plan.options(index), journal=False)
    players = [bots.make(plan.bot, bots.seed_for(seed, seat)) for seat in range(plan.seats)]
    seen: list[Position] = []
    thinking: list[Thinking] = []
    while match.decision is not None:
        decision = match.decision
        if len(decision.choices) > 1:
            seen.append(position_of(game, match))
        if chance(dice) < BLUNDERS * plan.noise:
            choice = decision.choices[dice.below(len(decision.choices))]
        else:
            thought = players[decision.seat].consider(Observation(match, decision.seat))
            if len(decision.choices) > 1:
                thinking.append(thinking_of(thought, match.ply, seen[-1].stage))
            choice = wander(thought, dice) if chance(dice) < plan.noise else thought.best.choice
        match.play(choice)
    shares = match.score().shares
    while len(seen) > POSITIONS:
        seen.pop(dice.below(len(seen)))
    kept = [position._replace(shares=shares, moment=round(position.ply / match.ply, DIGITS)) for position in seen]
    return Lesson(kept, thinking)


def position_of(game: Game[Any], match: Match) -> Position:
    """What can be read off the match as it stands; how it ends is not known yet."""
    state = match.state
    appraised = game.appraise(state)
    readings = [kept_reading(game.features) for _ in appraised]
    for row, reading in enumerate(readings):
        game.read(state, row, reading)
    features = [[round(amount, DIGITS) for amount in reading.kept] for reading in readings]
    return Position(match.ply, 0.0, round(game.stage(state), DIGITS), [], appraised, features)


def thinking_of(thought: Thought, ply: int, stage: float) -> Thinking:
    """What is kept of a thought."""
    candidates = thought.candidates
    return Thinking(ply, stage, [it.choice.number for it in candidates], [it.visits for it in candidates])


def chance(dice: Dice) -> float:
    """A number from 0 to 1."""
    return dice.below(PARTS) / PARTS


def wander(thought: Thought, dice: Dice) -> Choice:
    """One of the choices, as likely as the bot tried it often."""
    point = dice.below(max(1, sum(candidate.visits for candidate in thought.candidates)))
    for candidate in thought.candidates:
        point -= candidate.visits
        if point < 0:
            return candidate.choice
    return thought.best.choice
