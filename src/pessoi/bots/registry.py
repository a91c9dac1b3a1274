"""Which bots there are, by the names used on the command line and at tables."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from hashlib import sha256

from pessoi.bots.bot import Bot
from pessoi.bots.easy import EasyBot
from pessoi.bots.greedy import GreedyBot
from pessoi.bots.outside import OutsideBot, is_outside
from pessoi.bots.random import RandomBot
from pessoi.bots.search import Budget, SearchBot
from pessoi.bots.terms import USUAL, Terms
from pessoi.kernel.errors import BadSetup, did_you_mean

#: How many rounds each searching level thinks about a decision; calibrated by play, see bench/strength.py.
MEDIUM_ROUNDS = 80
HARD_ROUNDS = 1000

BOTS: dict[str, Callable[[str], Bot]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "greedy": GreedyBot,
    "medium": partial(SearchBot, budget=Budget(MEDIUM_ROUNDS)),
    "hard": partial(SearchBot, budget=Budget(HARD_ROUNDS)),
}
SEARCH = re.compile(r"search:(\d+)(ms)?")


def names() -> list[str]:
    """The names of all bots that are part of the package, the weakest first."""
    return list(BOTS)


def seed_for(match_seed: str, seat: int) -> str:
    """A seed for the bot on a seat that follows from the match's, but does not give it away."""
    return sha256(f"bot {seat} of {match_seed}".encode()).hexdigest()[:32]


def make(name: str, seed: str, terms: Terms = USUAL) -> Bot:
    """A new bot of this name; or ``search:500`` and ``search:500ms``, by rounds and time; or ``cmd:`` and a command."""
    if is_outside(name):
        return OutsideBot(name, seed, terms)
    budget = search_budget(name)
    if budget is None and name not in BOTS:
        raise BadSetup(f'no bot called "{name}"; {did_you_mean(name, names())}')
    bot = SearchBot(seed, budget) if budget is not None else BOTS[name](seed)
    if isinstance(bot, SearchBot):
        bot.budget = bot.budget.within(terms.patience)
    bot.name = name
    return bot


def search_budget(name: str) -> Budget | None:
    """The budget of a search asked for by its rounds or milliseconds."""
    asked = SEARCH.fullmatch(name)
    if asked is None:
        return None
    number, is_time = int(asked[1]), asked[2] is not None
    if number < 1:
        raise BadSetup(f'"{name}" would not think at all; give it at least one round or millisecond')
    return Budget(seconds=number / 1000) if is_time else Budget(rounds=number)
