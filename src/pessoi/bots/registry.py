"""Which bots there are, by the names used on the command line and at tables.

A name can carry a style, ``hard+warlike``, and a searching bot weights of one's own, ``search:500@weights.json``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any

from pessoi.bots.bot import Bot
from pessoi.bots.easy import EasyBot
from pessoi.bots.greedy import GreedyBot
from pessoi.bots.outside import OutsideBot, is_outside
from pessoi.bots.random import RandomBot
from pessoi.bots.search import Budget, Judge, SearchBot
from pessoi.bots.terms import USUAL, Terms
from pessoi.bots.values import Values
from pessoi.bots.weights import values_for
from pessoi.kernel.errors import BadSetup, did_you_mean
from pessoi.kernel.game import Game

#: How many rounds each searching level thinks about a decision, at the pace of the game; see bench/strength.py.
MEDIUM_ROUNDS = 80
HARD_ROUNDS = 640
MASTER_ROUNDS = 6400
#: As many as hard once had: features that are read and deeper lines make a round dearer, so both think about as long.
CLASSIC_ROUNDS = 1000

#: Those that do not search.
PLAIN: dict[str, Callable[[str], Bot]] = {"random": RandomBot, "easy": EasyBot, "greedy": GreedyBot}
#: Those that do, by how many rounds.
LEVELS: dict[str, int] = {"medium": MEDIUM_ROUNDS, "hard": HARD_ROUNDS, "master": MASTER_ROUNDS}
#: Goes by what positions are worth as written by hand, and stays as it is: what others are measured against.
CLASSIC = "classic"
#: What parts a level from its style.
STYLED = "+"
#: Level or search, its budget, its style and the source of its values.
SEARCH = re.compile(r"(?P<base>[a-z]+)(:(?P<number>\d+)(?P<time>ms)?)?(\+(?P<style>[a-z]+))?(@(?P<source>.+))?")


def names() -> list[str]:
    """The names of all bots that people choose from, the weakest first."""
    return [*PLAIN, *LEVELS]


def names_at(game: Game[Any]) -> list[str]:
    """The same for one game, and after them those with a style."""
    return [*names(), *(f"{level}{STYLED}{style}" for level in LEVELS for style in game.styles)]


def seed_for(match_seed: str, seat: int) -> str:
    """A seed for the bot on a seat that follows from the match's, but does not give it away."""
    return sha256(f"bot {seat} of {match_seed}".encode()).hexdigest()[:32]


def make(name: str, seed: str, terms: Terms = USUAL) -> Bot:
    """A new bot of this name; or ``search:500`` and ``search:500ms``, by rounds and time; or ``cmd:`` and a command."""
    if is_outside(name):
        return OutsideBot(name, seed, terms)
    bot = PLAIN[name](seed) if name in PLAIN else searching(name, seed, terms)
    bot.name = name
    return bot


def searching(name: str, seed: str, terms: Terms) -> SearchBot:
    """A bot that searches, as its name says."""
    asked = SEARCH.fullmatch(name)
    if asked is None or asked["base"] not in (*LEVELS, CLASSIC, "search"):
        raise BadSetup("no-bot", bot=name, hint=did_you_mean(name, names()))
    base, number = asked["base"], asked["number"]
    if (base in LEVELS and number) or (base == "search" and not number):
        raise BadSetup("no-bot", bot=name, hint=did_you_mean(base, names()))
    if number and int(number) < 1:
        raise BadSetup("no-thought", bot=name)
    if number:
        budget = Budget(seconds=int(number) / 1000) if asked["time"] else Budget(rounds=int(number))
    elif base in LEVELS:
        budget = Budget(LEVELS[base], is_paced=True)
    else:
        budget = Budget(CLASSIC_ROUNDS)
    learned = partial(values_for, style=asked["style"] or "", source=asked["source"] or "")
    judge: Judge = by_hand if base == CLASSIC else learned
    return SearchBot(seed, budget.within(terms.patience), judge=judge)


def goes_by_weights(name: str) -> bool:
    """Whether what the bot of this name does depends on what was learned."""
    return not is_outside(name) and name not in PLAIN and not name.startswith(CLASSIC)


def by_hand(game: Game[Any], _seats: int) -> Values:
    """As the game itself appraises positions."""
    return Values(game)
