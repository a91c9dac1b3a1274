"""The tree of information-set Monte Carlo tree search: what was tried in imagined positions, and how it went.

Every round imagines one position that fits what the seat knows, walks down the tree in it, adds a leaf, and appraises
the position there. A node stands for a line of choices, whatever the dice showed on the way; so the search is curious
about a choice by how often it could have been made, not by how often its parent was passed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.kernel.choice import Choice
from pessoi.kernel.observation import Observation
from pessoi.kernel.playout import Playout

#: The seat of the root, whose choice nobody made.
NOBODY: Final = -1
#: What is expected where nothing is known.
EVEN: Final = 0.5


class Node:
    """A line of choices: the last one, who made it, how often, and what it brought that seat in all."""

    __slots__ = ("available", "children", "choice", "seat", "total", "visits")

    def __init__(self, choice: Choice | None, seat: i64) -> None:
        self.choice: Choice | None = choice
        self.seat: i64 = seat
        self.visits: i64 = 0
        #: How often the choice was among those to choose from.
        self.available: i64 = 0
        self.total: float = 0.0
        #: By the place of choice and seat in the history: the dice may have decided who chooses next.
        self.children: dict[int, Node] = {}

    @property
    def share(self) -> float:
        """The share of the win that the choice brought on average."""
        return self.total / float(self.visits) if self.visits else 0.0


class History:
    """How each choice of the game did for each seat anywhere in the tree: a first guess where it was not tried yet."""

    __slots__ = ("choices", "totals", "visits")

    def __init__(self, choices: int, seats: int) -> None:
        self.choices: i64 = choices
        self.totals: list[float] = [0.0] * (choices * seats)
        self.visits: list[int] = [0] * (choices * seats)

    def place(self, seat: i64, choice: Choice) -> i64:
        """Where it is noted what this choice brought this seat."""
        return seat * self.choices + choice.number

    def mean(self, place: i64, prior: float) -> float:
        """What the choice at this place brought its seat on average, counting the prior as one try."""
        return (self.totals[place] + prior) / (self.visits[place] + 1)


class Tuning:
    """What a search can be tuned by."""

    __slots__ = ("curiosity", "redeals", "trust", "weight")

    def __init__(self, curiosity: float, trust: float, redeals: i64, weight: float) -> None:
        #: How much a choice that was tried rarely is preferred.
        self.curiosity: float = curiosity
        #: For how many tries the history of a choice counts.
        self.trust: float = trust
        #: Imagined positions for the first look at the root's choices, and for how many tries that look counts.
        self.redeals: i64 = redeals
        self.weight: float = weight


def look_ahead(observation: Observation, seed: str, redeals: int) -> list[float]:
    """For each choice, the deciding seat's share right after it, averaged over some imagined positions."""
    game = observation.game
    seat = observation.seat
    choices = observation.decision.choices
    hopes = [0.0] * len(choices)
    for redeal in range(redeals):
        imagined = observation.imagine(f"{seed}/{observation.ply}/{redeal}")
        for index in range(len(choices)):
            then = imagined.copy()
            then.play(choices[index])
            hopes[index] += game.appraise(then.state)[seat]
    return [hope / redeals for hope in hopes]


class Tree:
    """What was found out about one decision and what may follow."""

    __slots__ = ("history", "hopes", "horizon", "root", "tuning")

    def __init__(self, observation: Observation, tuning: Tuning, seed: str) -> None:
        self.tuning: Tuning = tuning
        #: Turns that are played on beyond a leaf before the position is appraised.
        self.horizon: i64 = observation.game.horizon
        self.root: Node = Node(None, NOBODY)
        self.history: History = History(len(observation.game.verbs.choices), observation.setup.seats)
        #: By choice number, the first look at the choices of the root.
        self.hopes: dict[int, float] = {}
        if tuning.redeals:
            self.look(observation, seed)

    def look(self, observation: Observation, seed: str) -> None:
        """A first look at the choices of the root, one step ahead."""
        choices = observation.decision.choices
        hopes = look_ahead(observation, seed, self.tuning.redeals)
        self.hopes = {choices[index].number: hopes[index] for index in range(len(choices))}

    def child(self, node: Node, seat: i64, choice: Choice) -> Node | None:
        """The node after a seat's choice, if it was ever made."""
        return node.children.get(self.history.place(seat, choice))

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
        shares = playout.game.appraise(playout.state)
        self.learn(path, shares)

    def pick(self, node: Node, seat: i64, choices: list[Choice]) -> Node:
        """The child to walk to: what did well, or was tried too rarely to tell."""
        tuning = self.tuning
        history = self.history
        is_root = node is self.root
        children = node.children
        mean = self.mean(node, seat)
        best: Node | None = None
        best_choice: Choice | None = None
        best_worth = -1.0
        for choice in choices:
            place = history.place(seat, choice)
            child = children.get(place)
            if is_root and self.hopes:
                guess = self.hopes.get(choice.number, mean)
                weight = tuning.weight
            else:
                guess = history.mean(place, mean)
                weight = tuning.trust
            if child is None:
                worth = guess + tuning.curiosity * float(node.visits + 1) ** 0.5
            else:
                child.available += 1
                visits = float(child.visits)
                worth = (child.total + weight * guess) / (visits + weight)
                worth += tuning.curiosity * float(child.available + 1) ** 0.5 / (1.0 + visits)
            if worth > best_worth:
                best_worth = worth
                best = child
                best_choice = choice
        if best is None:
            assert best_choice is not None
            best = Node(best_choice, seat)
            best.available = 1
            children[history.place(seat, best_choice)] = best
        return best

    def mean(self, node: Node, seat: i64) -> float:
        """What the seat got on average below a node."""
        total = 0.0
        visits = 0
        for child in node.children.values():
            if child.seat == seat:
                total += child.total
                visits += child.visits
        return total / visits if visits else EVEN

    def play_on(self, playout: Playout) -> None:
        """Play some turns on: of two choices drawn, the one that did better elsewhere in the tree."""
        turns = playout.turns + self.horizon
        dice = playout.state.dice
        history = self.history
        while playout.turns < turns:
            decision = playout.decision
            if decision is None:
                return
            choices = decision.choices
            choice = choices[dice.below(len(choices))]
            other = choices[dice.below(len(choices))]
            usual = history.mean(history.place(decision.seat, choice), EVEN)
            if history.mean(history.place(decision.seat, other), EVEN) > usual:
                choice = other
            playout.play(choice)

    def learn(self, path: list[Node], shares: list[float]) -> None:
        """Note for every choice on the path what its seat got."""
        history = self.history
        for node in path:
            node.visits += 1
            choice = node.choice
            if choice is not None:
                share = shares[node.seat]
                node.total += share
                place = history.place(node.seat, choice)
                history.totals[place] += share
                history.visits[place] += 1
