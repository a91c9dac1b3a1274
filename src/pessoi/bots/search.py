"""Thinking many choices ahead, in many imagined positions."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import inf
from time import monotonic
from typing import Any

from pessoi.bots.bot import Bot
from pessoi.bots.thought import Candidate, Step, Thought
from pessoi.bots.tree import Node, Tree, Tuning
from pessoi.bots.values import Values
from pessoi.bots.weights import values_for
from pessoi.kernel.dice import number_of
from pessoi.kernel.game import Game
from pessoi.kernel.observation import Observation

#: Says what positions of a match are worth, by game and number of seats.
Judge = Callable[[Game[Any], int], Values]

#: How long a line a bot tells of what it expects.
LINE = 6
#: Rounds between two looks at the clock.
ROUNDS_PER_LOOK = 16

#: Found by play, see docs/bots-tried.md.
TUNING = Tuning(curiosity=0.1, trust=2.0, redeals=4, weight=4.0)


@dataclass(frozen=True)
class Budget:
    """How much may be thought about one decision: so many rounds, or for so long, whichever is less."""

    rounds: int = sys.maxsize
    seconds: float = inf
    #: Whether the rounds are those of a level, which takes about as long in every game.
    is_paced: bool = False

    def within(self, seconds: float) -> Budget:
        """The same for somebody who waits only so long."""
        return replace(self, seconds=min(self.seconds, seconds))

    def rounds_in(self, game: Game[Any]) -> int:
        """How many rounds that is in a game."""
        return round(self.rounds * game.pace) if self.is_paced else self.rounds


class SearchBot(Bot):
    """Information-set Monte Carlo tree search. The tree is kept as long as a turn goes on and shows nothing new."""

    def __init__(self, seed: str, budget: Budget, tuning: Tuning = TUNING, judge: Judge = values_for) -> None:
        super().__init__(seed)
        self.budget = budget
        self.tuning = tuning
        self.judge = judge
        self.tree: Tree | None = None
        self.ply = -1

    def consider(self, observation: Observation) -> Thought:
        tree = self.tree_for(observation)
        first = number_of(f"{self.seed}/{observation.ply}")
        start = monotonic()
        rounds = self.budget.rounds_in(observation.game)
        for number in range(0, rounds, ROUNDS_PER_LOOK):
            tree.think(observation, first + number, min(ROUNDS_PER_LOOK, rounds - number))
            if monotonic() - start > self.budget.seconds:
                break
        return thought_of(tree, observation)

    def tree_for(self, observation: Observation) -> Tree:
        """The tree so far if it leads here, or a new one."""
        tree = self.tree
        choices = None if tree is None else observation.own_choices(self.ply)
        if tree is None or choices is None or not tree.follow(observation.seat, choices):
            tree = self.new_tree(observation)
        elif self.tuning.redeals:
            tree.look(observation, self.seed)
        self.tree = tree
        self.ply = observation.ply
        return tree

    def new_tree(self, observation: Observation) -> Tree:
        """A tree in which nothing was tried yet."""
        return Tree(observation, self.judge(observation.game, observation.setup.seats), self.tuning, self.seed)


def thought_of(tree: Tree, observation: Observation) -> Thought:
    """The choices by how often the search came back to them, each with the line it expects."""
    candidates = []
    for choice in observation.decision.choices:
        node = tree.child(tree.root, observation.seat, choice)
        if node is None:
            candidates.append(Candidate(choice, 0, tree.hopes.get(choice)))
        else:
            candidates.append(Candidate(choice, node.visits, node.share, line_from(node)))
    candidates.sort(key=lambda candidate: (-candidate.visits, -(candidate.share or 0.0)))
    return Thought(tuple(candidates))


def line_from(node: Node) -> tuple[Step, ...]:
    """What was tried most after a node, and most after that."""
    line: list[Step] = []
    while node.children and len(line) < LINE:
        node = max(node.children, key=lambda child: child.visits)
        assert node.choice is not None
        line.append(Step(node.seat, node.choice))
    return tuple(line)
