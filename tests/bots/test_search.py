"""The search: what it tells of its thoughts, what it keeps between choices, and that it looks further than one."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.contract.cases import Case, every_case, our_own

from pessoi.bots.greedy import GreedyBot
from pessoi.bots.registry import by_hand
from pessoi.bots.search import TUNING, Budget, SearchBot
from pessoi.bots.tree import Tree, look_ahead
from pessoi.bots.values import Values
from pessoi.games import registry as games
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation

ROUNDS = 30


def begin(game: str, seed: str = "search") -> Match:
    return Match.begin(games.find(game), 2, seed, {}, journal=False)


def observe(match: Match) -> Observation:
    assert match.decision is not None
    return Observation(match, match.decision.seat)


def play_to_a_choice(match: Match) -> None:
    """Play on by the first choices until there are several again."""
    while match.decision is not None and len(match.decision.choices) == 1:
        match.play(match.decision.choices[0])


@every_case
def test_a_thought_names_every_choice_and_the_most_tried_first(case: Case) -> None:
    match = case.match()
    play_to_a_choice(match)
    observation = observe(match)
    thought = SearchBot("1", Budget(ROUNDS)).consider(observation)
    visits = [candidate.visits for candidate in thought.candidates]
    assert {candidate.choice for candidate in thought.candidates} == set(observation.decision.choices)
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == ROUNDS
    for candidate in thought.candidates:
        assert candidate.share is not None
        assert 0 <= candidate.share <= 1


@pytest.mark.parametrize("game", our_own())
def test_the_line_a_bot_expects_begins_with_what_could_be_played(game: str) -> None:
    match = begin(game)
    play_to_a_choice(match)
    best = SearchBot("1", Budget(10 * ROUNDS)).consider(observe(match)).best
    assert best.line
    assert all(0 <= step.seat < 2 for step in best.line)
    offered = set()
    for seed in range(60):
        imagined = match.imagine(observe(match).seat, str(seed))
        imagined.play(best.choice)
        assert imagined.decision is not None
        offered.update(imagined.decision.choices)
    assert best.line[0].choice in offered


def test_the_tree_is_kept_while_a_turn_goes_on_and_shows_nothing_new() -> None:
    match = begin("hexemonia")
    bot = SearchBot("1", Budget(10 * ROUNDS))
    kept = 0
    for _ in range(40):
        observation = observe(match)
        own = observation.own_choices(bot.ply) if bot.ply >= 0 else None
        choice = bot.choose(observation)
        if own and bot.tree is not None and bot.ply == match.ply:
            kept += bot.tree.root.visits > 10 * ROUNDS
        elif bot.tree is not None and bot.ply == match.ply:
            assert bot.tree.root.visits == 10 * ROUNDS
        match.play(choice)
    assert kept > 0


def test_the_same_choice_of_two_seats_is_two_things() -> None:
    observation = observe(begin("hexemonia"))
    tree = Tree(observation, Values(observation.game), TUNING, "1")
    choice = observation.decision.choices[0]
    nodes = [tree.pick(tree.root, seat, [choice]) for seat in (0, 1)]

    tree.learn([tree.root, nodes[0]], [0.9, 0.1])
    tree.learn([tree.root, nodes[1]], [0.9, 0.1])

    assert [tree.child(tree.root, seat, choice) for seat in (0, 1)] == nodes
    assert [node.share for node in nodes] == [0.9, 0.1]


#: Lines of a hundred choices, which begin at an even or an odd depth, thrown away.
DEEP_LINES = """
from pessoi.bots.tree import Node

for boxes in (0, 1):
    line = Node(None, -1, None)
    for _ in range(100):
        longer = Node(None, -1, None)
        longer.children = [line]
        line = longer
    del longer
    held = [line] if boxes else line
    del line, held
"""


def test_deep_trees_leave_memory_as_it_was() -> None:
    """Python takes deep things apart with care, but spoils memory where its garbage collector does not know of them."""
    watched = os.environ | {"PYTHONMALLOC": "debug"}
    done = subprocess.run([sys.executable, "-c", DEEP_LINES], env=watched, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_what_was_seen_since_makes_own_choices_unknown() -> None:
    match = begin("hercules")
    seat = observe(match).seat
    before = match.ply
    while match.state.revealed == match.checkpoint.revealed and match.decision is not None:
        match.play(match.decision.choices[0])
    assert match.undisturbed_choices(seat, before) is None


@pytest.mark.parametrize("game", our_own())
def test_a_search_of_few_rounds_begins_with_what_looks_best_at_once(game: str) -> None:
    """Unless something appeals more."""
    match = begin(game)
    play_to_a_choice(match)
    observation = observe(match)
    bot = SearchBot("1", Budget(1), judge=by_hand)
    hopes = look_ahead(observation, bot.judge(match.game, 2), "1", bot.tuning.redeals)
    first = observation.decision.choices[hopes.index(max(hopes))]
    assert bot.consider(observation).best.choice is first


def test_greedy_says_what_it_hopes_for() -> None:
    match = begin("thebai")
    play_to_a_choice(match)
    thought = GreedyBot("1").consider(observe(match))
    shares = [candidate.share for candidate in thought.candidates]
    assert shares == sorted(shares, key=lambda share: -(share or 0))
    assert thought.data()[0]["choice"] == str(thought.best.choice)
    assert thought.of(thought.candidates[-1].choice) is thought.candidates[-1]


def test_a_lone_choice_needs_no_thought() -> None:
    match = begin("thebai")
    while match.decision is not None and len(match.decision.choices) > 1:
        match.play(match.decision.choices[0])
    observation = observe(match)
    bot = SearchBot("1", Budget(ROUNDS))
    assert bot.choose(observation) is observation.decision.choices[0]
    assert bot.tree is None
