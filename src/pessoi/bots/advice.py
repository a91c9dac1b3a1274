"""Advice: what a bot thinks of the choices of a seat, by what that seat knows, and what it expects to follow."""

from __future__ import annotations

from contextlib import closing
from typing import Any

from pessoi.bots import registry as bots
from pessoi.bots.expected import labels_of_line
from pessoi.bots.reasons import Reasons
from pessoi.bots.review import seed_at
from pessoi.bots.terms import AT_TABLE
from pessoi.bots.thought import Candidate, Thought
from pessoi.bots.weights import values_for
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation
from pessoi.kernel.phrase import data_of

#: Who gives hints unless somebody else is asked for: quick enough not to be waited for.
ADVISER = "medium"
#: How many choices a hint is about.
MOST = 5


def consider(match: Match, bot: str) -> Thought:
    """What a bot thinks of the decision that is to be made."""
    decision = match.decision
    assert decision is not None
    seed = seed_at(bots.seed_for(match.seed, decision.seat), match.ply)
    with closing(bots.make(bot, seed, AT_TABLE)) as adviser:
        return adviser.consider(Observation(match, decision.seat))


def advise(match: Match, bot: str) -> list[dict[str, Any]]:
    """The choices that look best to a bot, as data: how they compare, what they bring and what may follow."""
    decision = match.decision
    assert decision is not None
    best, *others = consider(match, bot).candidates[:MOST]
    reasons = Reasons(match, decision.seat, values_for(match.game, match.setup.seats))
    return [
        advice_on(match, best, others[:1], reasons),
        *(advice_on(match, other, [best], reasons) for other in others),
    ]


def advice_on(match: Match, candidate: Candidate, rivals: list[Candidate], reasons: Reasons) -> dict[str, Any]:
    """One choice and what speaks for it beside another, its words to be said by the reader."""
    decision, game = match.decision, match.game
    assert decision is not None
    choice = candidate.choice
    return {
        "choice": str(choice),
        "label": data_of(game.label(match.state, decision, choice)),
        "outlook": [data_of(phrase) for phrase in game.outlook(match.state, decision, choice)],
        "share": candidate.share,
        "visits": candidate.visits,
        "reasons": [data_of(reason) for rival in rivals for reason in reasons.between(candidate, rival)],
        "line": [
            {"seat": seat, "label": data_of(label)} for seat, label in labels_of_line(match, decision.seat, candidate)
        ],
    }
