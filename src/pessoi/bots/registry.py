"""Which bots there are, by the names used on the command line and at tables."""

from __future__ import annotations

from hashlib import sha256

from pessoi.bots.bot import Bot
from pessoi.bots.greedy import GreedyBot
from pessoi.bots.outside import USUAL, OutsideBot, Terms, is_outside
from pessoi.bots.random import RandomBot
from pessoi.kernel.errors import BadSetup, did_you_mean

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> list[str]:
    """The names of all bots that are part of the package, the weakest first."""
    return list(BOTS)


def seed_for(match_seed: str, seat: int) -> str:
    """A seed for the bot on a seat that follows from the match's, but does not give it away."""
    return sha256(f"bot {seat} of {match_seed}".encode()).hexdigest()[:32]


def make(name: str, seed: str, terms: Terms = USUAL) -> Bot:
    """A new bot of this name; the terms are for outside bots."""
    if is_outside(name):
        return OutsideBot(name, seed, terms)
    if name not in BOTS:
        raise BadSetup(f'no bot called "{name}"; {did_you_mean(name, names())}')
    bot = BOTS[name](seed)
    bot.name = name
    return bot
