"""Measure what a round of the bots' search costs under this Python, in microseconds of CPU; prints one JSON array."""

from __future__ import annotations

import argparse
import json
import sys
from time import process_time
from typing import Any

from pessoi.bots import registry as bots
from pessoi.bots.search import SearchBot
from pessoi.games import registry
from pessoi.kernel.dice import Dice
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation

#: Of a random match one decision in so many is thought about, if it has as many choices as this at least.
STRIDE = 9
CHOICES = 3
#: How many rounds are made at each of them, and how often a part of one is done.
ROUNDS = 640
TIMES = 400
#: Goes by what was written by hand, and by what was learned.
SEARCHES = ("classic", "search")


def observations(game_name: str) -> list[Observation]:
    """What is to be decided here and there in a match, at the start of turns and in the middle."""
    match = Match.begin(registry.find(game_name), 2, "rounds", {}, journal=False)
    dice = Dice.from_seed("choices")
    found = []
    while match.decision is not None:
        choices = match.decision.choices
        if match.ply % STRIDE == 0 and len(choices) >= CHOICES:
            found.append(Observation(match.copy(), match.decision.seat))
        match.play(choices[dice.below(len(choices))])
    return found


def time_rounds(observation: Observation, bot: SearchBot) -> float:
    """Rounds while the tree grows, with the first look at all choices."""
    start = process_time()
    bot.consider(observation)
    return (process_time() - start) / ROUNDS


def time_imagining(observation: Observation, _bot: SearchBot) -> float:
    start = process_time()
    for number in range(TIMES):
        observation.imagine_playout(number)
    return (process_time() - start) / TIMES


def time_appraising(observation: Observation, bot: SearchBot) -> float:
    state = observation.imagine("1").state
    values = bot.judge(observation.game, observation.setup.seats)
    start = process_time()
    for _ in range(TIMES):
        values.shares(state)
    return (process_time() - start) / TIMES


def measure(game_name: str, search: str) -> dict[str, Any]:
    """A whole round, and the parts of it that can be done alone."""
    found = observations(game_name)
    parts = {"round": time_rounds, "imagine": time_imagining, "appraise": time_appraising}
    row: dict[str, Any] = {"game": game_name, "search": search}
    for name, part in parts.items():
        seconds = 0.0
        for observation in found:
            bot = bots.make(f"{search}:{ROUNDS}", "1")
            assert isinstance(bot, SearchBot)
            seconds += part(observation, bot)
        row[name] = seconds / len(found) * 1e6
    return row


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.names(), help="which games")
    games = parser.parse_args().games
    json.dump([measure(name, search) for name in games for search in SEARCHES], sys.stdout)
