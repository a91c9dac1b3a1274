"""Looking back at a match: what a bot would have chosen with what each seat knew, and what the difference cost.

Every decision is put to a new bot through an ``Observation`` of the match as it stood, so nothing that came to light
later counts. Numbers are shares of the win, as in a ``Thought``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from pessoi.bots.bot import Bot
from pessoi.bots.expected import labels_of_line
from pessoi.bots.reasons import Reasons
from pessoi.bots.search import SearchBot
from pessoi.bots.thought import Thought
from pessoi.bots.tree import look_ahead
from pessoi.bots.values import Values
from pessoi.bots.weights import values_for
from pessoi.kernel.choice import Choice
from pessoi.kernel.dice import number_of
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation
from pessoi.kernel.phrase import Phrase, data_of
from pessoi.text import Text

#: Who reviews and gives hints if nobody else is named.
REVIEWER = "hard"
#: The seed of a review if none is named, so that two people who review a record read the same.
SEED = "review"
#: How many of a seat's mistakes are told.
MISTAKES = 3
#: A smaller loss is no mistake: thoughts vary by as much from seed to seed.
NOTICEABLE = 0.005
#: Positions imagined to compare two choices by the game's own appraisal, where the bot has not judged both.
REDEALS = 32

#: Makes a bot from a seed.
Maker = Callable[[str], Bot]


@dataclass(frozen=True)
class Opinion:
    """A choice, what it is called where it was made, and the share of the win it promised."""

    choice: Choice
    label: Phrase
    share: float

    def data(self, text: Text) -> dict[str, Any]:
        return {"choice": str(self.choice), "words": text.say(self.label), "share": self.share}

    def shown(self) -> dict[str, Any]:
        """The same with words to be said by the reader."""
        return {"choice": str(self.choice), "label": data_of(self.label), "share": self.share}


@dataclass(frozen=True)
class Judgement:
    """What was chosen at a ply, and what a bot would have chosen there."""

    ply: int
    seat: int
    question: Phrase
    played: Opinion
    best: Opinion
    #: What the bot expected to follow after its own choice: who chooses what.
    line: tuple[tuple[int, Phrase], ...]
    #: What speaks for that choice, beside the one that was made.
    reasons: tuple[Phrase, ...] = ()

    @property
    def is_agreed(self) -> bool:
        """Whether the bot would have chosen the same."""
        return self.played.choice is self.best.choice

    @property
    def loss(self) -> float:
        """How much of the win the choice gave away; what did better than the bot's own choice lost nothing."""
        return max(0.0, self.best.share - self.played.share)

    def data(self, text: Text) -> dict[str, Any]:
        return {
            "ply": self.ply,
            "seat": self.seat,
            "question": text.say(self.question),
            "played": self.played.data(text),
            "best": self.best.data(text),
            "line": [{"seat": seat, "words": text.say(label)} for seat, label in self.line],
            "reasons": [text.say(reason) for reason in self.reasons],
            "is_agreed": self.is_agreed,
            "loss": self.loss,
        }

    def shown(self) -> dict[str, Any]:
        """The same with words to be said by the reader."""
        return {
            "ply": self.ply,
            "seat": self.seat,
            "question": data_of(self.question),
            "played": self.played.shown(),
            "best": self.best.shown(),
            "line": [{"seat": seat, "label": data_of(label)} for seat, label in self.line],
            "reasons": [data_of(reason) for reason in self.reasons],
            "is_agreed": self.is_agreed,
            "loss": self.loss,
        }


@dataclass(frozen=True)
class SeatReview:
    """How well a seat chose in all."""

    seat: int
    judgements: tuple[Judgement, ...]

    @property
    def agreement(self) -> float:
        """The part of the choices that the bot would have made too."""
        return sum(judgement.is_agreed for judgement in self.judgements) / len(self.judgements)

    @property
    def mean_loss(self) -> float:
        return sum(judgement.loss for judgement in self.judgements) / len(self.judgements)

    @property
    def mistakes(self) -> list[Judgement]:
        """The choices that cost most, the worst first."""
        costly = [judgement for judgement in self.judgements if judgement.loss >= NOTICEABLE]
        return sorted(costly, key=lambda judgement: -judgement.loss)[:MISTAKES]

    def data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "choices": len(self.judgements),
            "agreement": self.agreement,
            "mean_loss": self.mean_loss,
            "mistakes": [mistake.ply for mistake in self.mistakes],
        }


@dataclass(frozen=True)
class Review:
    """All judgements on a match, by which bot and from which seed."""

    bot: str
    seed: str
    judgements: tuple[Judgement, ...]

    @property
    def seats(self) -> list[SeatReview]:
        """The reviewed seats that had something to choose."""
        return [
            SeatReview(seat, tuple(judgement for judgement in self.judgements if judgement.seat == seat))
            for seat in sorted({judgement.seat for judgement in self.judgements})
        ]

    def data(self, text: Text) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "seed": self.seed,
            "seats": [seat.data() for seat in self.seats],
            "judgements": [judgement.data(text) for judgement in self.judgements],
        }


def seed_at(seed: str, ply: int) -> str:
    """The seed of the bot that is asked at a ply, whatever else it or another one was asked before."""
    return sha256(f"ply {ply} of {seed}".encode()).hexdigest()[:32]


def check_seat(match: Match, seat: int) -> None:
    """Refuse a seat that the match does not have."""
    if not 0 <= seat < match.setup.seats:
        raise BadSetup("no-seat-in-match", last=match.setup.seats - 1, seat=seat)


def review(match: Match, make: Maker, seat: int | None = None, seed: str = SEED) -> Iterator[Judgement]:
    """Judge a match choice by choice, or the choices of one seat; what could not be chosen otherwise is passed over.

    The match is walked through once and is itself left alone. One that is not over is judged as far as it goes.
    """
    if seat is not None:
        check_seat(match, seat)
    step = match.copy()
    step.rewind(match.origin_ply)
    for played in match.choices:
        decision = step.decision
        assert decision is not None
        if len(decision.choices) > 1 and seat in (None, decision.seat):
            yield judge(step, played, make, seed)
        step.play(played)


def judge(match: Match, played: Choice, make: Maker, seed: str) -> Judgement:
    """What a new bot thinks of making this choice in the match as it stands."""
    decision = match.decision
    assert decision is not None
    observation = Observation(match, decision.seat)
    with closing(make(seed_at(seed, match.ply))) as bot:
        thought = bot.consider(observation)
        best_share, played_share = compare(bot, observation, thought, played)
    best = thought.best.choice
    values = values_for(match.game, match.setup.seats)
    why = [] if best is played else Reasons(match, decision.seat, values).between(thought.best, thought.of(played))
    return Judgement(
        ply=match.ply,
        seat=decision.seat,
        question=Phrase.of_decision(decision),
        played=Opinion(played, match.game.label(match.state, decision, played), played_share),
        best=Opinion(best, match.game.label(match.state, decision, best), best_share),
        line=tuple(labels_of_line(match, decision.seat, thought.best)),
        reasons=tuple(why),
    )


# Comparing fairly


def compare(bot: Bot, observation: Observation, thought: Thought, played: Choice) -> tuple[float, float]:
    """The shares of the bot's choice and of the played one, both found out with the same care.

    A search hardly tries what it does not like, so what it says about that is a first impression. Then it thinks as
    long again: each of the two gets half of the rounds for a search of its own, in the same imagined positions. Of a
    bot that does not judge both evenly, nor searches, only the preference is taken; the game's appraisal weighs it.
    """
    best, other = thought.best, thought.of(played)
    if best.share is not None and other.share is not None and other.visits >= best.visits:
        return best.share, other.share
    if isinstance(bot, SearchBot):
        rounds = max(1, sum(candidate.visits for candidate in thought.candidates) // 2)
        own = search_after(bot, observation, best.choice, rounds)
        return own, search_after(bot, observation, played, rounds)
    choices = observation.decision.choices
    hopes = look_ahead(observation, Values(observation.game), bot.seed, REDEALS)
    return hopes[choices.index(best.choice)], hopes[choices.index(played)]


def search_after(bot: SearchBot, observation: Observation, choice: Choice, rounds: int) -> float:
    """The share that a choice brings on average if the search begins after it."""
    tree = bot.new_tree(observation)
    tree.begin_after(observation.seat, choice)
    first = number_of(f"{bot.seed}/{observation.ply}")
    for number in range(rounds):
        playout = observation.imagine_playout(first + number)
        playout.play(choice)
        tree.grow(playout)
    return tree.root.share
