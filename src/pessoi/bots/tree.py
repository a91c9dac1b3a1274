"""The tree of information-set Monte Carlo tree search: what was tried in imagined positions, and how it went.

Every round imagines one position that fits what the seat knows, walks down the tree in it, adds a leaf, and appraises
the position there. A node stands for a line of choices, whatever the dice showed on the way; so the search is curious
about a choice by how often it could have been made, not by how often its parent was passed.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from pessoi.bots.appeals import EVENLY, drawn, evened
from pessoi.bots.values import Values
from pessoi.kernel.choice import Choice, Decision
from pessoi.kernel.dice import Dice, number_of
from pessoi.kernel.observation import Observation
from pessoi.kernel.playout import Playout

#: The seat of the root, whose choice nobody made.
NOBODY: Final = -1
#: What is expected where nothing is known.
EVEN: Final = 0.5
#: Turns that are played on beyond a leaf by whoever has learned which choices appeal.
TURNS_BY_APPEAL: Final = 2


class Past:
    """How a choice did for a seat anywhere in the tree: a first guess where it was not tried yet."""

    __slots__ = ("here", "total", "visits")

    def __init__(self) -> None:
        self.total: float = 0.0
        self.visits: i64 = 0
        #: The node of this choice below the one that is looked at; set only as long as it is looked at.
        self.here: Node | None = None

    def mean(self, prior: float) -> float:
        """What the choice brought its seat on average, counting the prior as one try."""
        return (self.total + prior) / float(self.visits + 1)


class Node:
    """A line of choices: the last one, who made it, how often, and what it brought that seat in all."""

    __slots__ = ("available", "children", "choice", "past", "seat", "total", "visits")

    def __init__(self, choice: Choice | None, seat: i64, past: Past | None) -> None:
        self.choice: Choice | None = choice
        self.seat: i64 = seat
        self.past: Past | None = past
        self.visits: i64 = 0
        #: How often the choice was among those to choose from.
        self.available: i64 = 0
        self.total: float = 0.0
        #: In the order in which they were tried first; of several seats, if the dice decide who chooses next.
        self.children: list[Node] = NO_NODES

    @property
    def share(self) -> float:
        """The share of the win that the choice brought on average."""
        return self.total / float(self.visits) if self.visits else 0.0


#: Most nodes stay leaves; none of them needs a list of its own.
NO_NODES: Final[list[Node]] = []


class History:
    """The past of every choice of the game for each seat, once it was made."""

    __slots__ = ("choices", "pasts")

    def __init__(self, choices: int, seats: int) -> None:
        self.choices: i64 = choices
        self.pasts: list[Past | None] = [None] * (choices * seats)

    def find(self, seat: i64, choice: Choice) -> Past | None:
        """The past of a seat's choice, if it was ever made."""
        return self.pasts[seat * self.choices + choice.number]

    def mean(self, seat: i64, choice: Choice, prior: float) -> float:
        """What a choice brought a seat on average, counting the prior as one try."""
        past = self.find(seat, choice)
        return prior if past is None else past.mean(prior)

    def node(self, seat: i64, choice: Choice) -> Node:
        """A new node for a seat's choice."""
        place = seat * self.choices + choice.number
        past = self.pasts[place]
        if past is None:
            past = self.pasts[place] = Past()
        return Node(choice, seat, past)


class Tuning:
    """What a search can be tuned by."""

    __slots__ = ("curiosity", "redeals", "trust", "weight")

    def __init__(self, curiosity: float, trust: float, redeals: i64, weight: float) -> None:
        #: How much a choice that was tried rarely is preferred, going by values written by hand.
        self.curiosity: float = curiosity
        #: For how many tries the history of a choice counts.
        self.trust: float = trust
        #: Imagined positions for the first look at the root's choices, and for how many tries that look counts.
        self.redeals: i64 = redeals
        self.weight: float = weight


def look_ahead(observation: Observation, values: Values, seed: str, redeals: int) -> list[float]:
    """For each choice, the deciding seat's share right after it, averaged over some imagined positions."""
    seat = observation.seat
    choices = observation.decision.choices
    hopes = [0.0] * len(choices)
    first = number_of(f"{seed}/{observation.ply}")
    for redeal in range(redeals):
        for index in range(len(choices)):
            playout = observation.imagine_playout(first + redeal)
            playout.play(choices[index])
            hopes[index] += values.worth(playout.state, playout.decision)[seat]
    return [hope / redeals for hope in hopes]


class Tree:
    """What was found out about one decision and what may follow."""

    __slots__ = ("appeals", "curiosity", "history", "hopes", "horizon", "root", "tuning", "values")

    def __init__(self, observation: Observation, values: Values, tuning: Tuning, seed: str) -> None:
        self.values: Values = values
        self.tuning: Tuning = tuning
        #: How much a choice that was tried rarely is preferred.
        self.curiosity: float = tuning.curiosity * values.curiosity
        self.root: Node = Node(None, NOBODY, None)
        self.history: History = History(len(observation.game.verbs.choices), observation.setup.seats)
        #: How much each choice of the game invites to be tried; nothing where all do alike.
        self.appeals: list[float] = self.learned_appeals(observation)
        #: Turns that are played on beyond a leaf before the position is appraised.
        self.horizon: i64 = TURNS_BY_APPEAL if self.appeals else observation.game.horizon
        #: The first look at the choices of the root.
        self.hopes: dict[Choice, float] = {}
        if tuning.redeals:
            self.look(observation, seed)

    def learned_appeals(self, observation: Observation) -> list[float]:
        """What was learned about choices, for how far the match has come."""
        appeals = self.values.appeals
        if appeals is None:
            return []
        return appeals.at(observation.game.stage(observation.imagine_playout(0).state))

    def look(self, observation: Observation, seed: str) -> None:
        """A first look at the choices of the root, one step ahead."""
        choices = observation.decision.choices
        hopes = look_ahead(observation, self.values, seed, self.tuning.redeals)
        self.hopes = {choices[index]: hopes[index] for index in range(len(choices))}

    def child(self, node: Node, seat: i64, choice: Choice) -> Node | None:
        """The node after a seat's choice, if it was ever made."""
        for child in node.children:
            if child.choice is choice and child.seat == seat:
                return child
        return None

    def begin_after(self, seat: i64, choice: Choice) -> None:
        """Let the search begin after a seat's choice."""
        self.root = self.history.node(seat, choice)
        self.hopes = {}

    def follow(self, seat: i64, choices: list[Choice]) -> bool:
        """Make the node after these choices of a seat the root; False if it was never reached."""
        root = self.root
        for choice in choices:
            child = self.child(root, seat, choice)
            if child is None:
                return False
            root = child
        self.root = root
        return True

    def think(self, observation: Observation, first: i64, rounds: i64) -> None:
        """Some rounds in imagined positions, whose seeds are counted on from the first one."""
        for seed in range(first, first + rounds):
            self.grow(observation.imagine_playout(seed))

    def grow(self, playout: Playout) -> None:
        """One round: walk down to a leaf in this imagined position, and tell all on the way what it is worth there."""
        path = [self.root]
        node = self.root
        while True:
            decision = playout.decision
            if decision is None:
                break
            child = self.pick(node, decision.seat, decision.choices)
            choice = child.choice
            assert choice is not None
            path.append(child)
            playout.play(choice)
            node = child
            if child.visits == 0:
                break
        self.play_on(playout)
        self.learn(path, self.values.worth(playout.state, playout.decision))

    def pick(self, node: Node, seat: i64, choices: list[Choice]) -> Node:
        """The child to walk to: what did well, or was tried too rarely to tell for what it promises."""
        tuning = self.tuning
        history = self.history
        hopes = self.hopes if node is self.root else None
        weight = tuning.weight if hopes else tuning.trust
        mean = self.look_below(node, seat)
        curiosity = self.curiosity
        rarely = sqrt(float(node.visits + 1))
        appeals = self.appeals
        scale = evened(appeals, choices) if appeals else 0.0
        best: Node | None = None
        best_choice: Choice | None = None
        best_worth = -1.0
        for choice in choices:
            past = history.find(seat, choice)
            child = None if past is None else past.here
            guess = mean if past is None else past.mean(mean)
            if hopes:
                guess = hopes.get(choice, mean)
            if appeals:
                curiosity = self.curiosity * (EVENLY + scale * appeals[choice.number])
            if child is None:
                worth = guess + curiosity * rarely
            else:
                child.available += 1
                visits = float(child.visits)
                worth = (child.total + weight * guess) / (visits + weight)
                worth += curiosity * sqrt(float(child.available + 1)) / (1.0 + visits)
            if worth > best_worth:
                best_worth = worth
                best = child
                best_choice = choice
        self.look_away(node)
        if best is None:
            assert best_choice is not None
            best = history.node(seat, best_choice)
            best.available = 1
            if node.children:
                node.children.append(best)
            else:
                node.children = [best]
        return best

    def look_below(self, node: Node, seat: i64) -> float:
        """Note where the choices are that the seat made below a node; returns what it got there on average."""
        total = 0.0
        visits: i64 = 0
        for child in node.children:
            if child.seat == seat:
                total += child.total
                visits += child.visits
                past = child.past
                assert past is not None
                past.here = child
        return total / float(visits) if visits else EVEN

    def look_away(self, node: Node) -> None:
        """Forget where the choices below a node are."""
        for child in node.children:
            past = child.past
            assert past is not None
            past.here = None

    def play_on(self, playout: Playout) -> None:
        """Play some turns on from a leaf, as people might."""
        turns = playout.turns + self.horizon
        dice = playout.state.dice
        while playout.turns < turns:
            decision = playout.decision
            if decision is None:
                return
            playout.play(self.supposed(decision, dice))

    def supposed(self, decision: Decision, dice: Dice) -> Choice:
        """What a seat may choose, without thinking: what appeals; where nothing does, what did well in the tree.

        That is, of two choices that are drawn the one that did better.
        """
        choices = decision.choices
        if self.appeals:
            return drawn(self.appeals, choices, dice)
        choice = choices[dice.below(len(choices))]
        other = choices[dice.below(len(choices))]
        history = self.history
        usual = history.mean(decision.seat, choice, EVEN)
        return other if history.mean(decision.seat, other, EVEN) > usual else choice

    def learn(self, path: list[Node], shares: list[float]) -> None:
        """Note for every choice on the path what its seat got."""
        for node in path:
            node.visits += 1
            past = node.past
            if past is not None:
                share = shares[node.seat]
                node.total += share
                past.total += share
                past.visits += 1
