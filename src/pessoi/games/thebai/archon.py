"""The Archon: placing, moving, withdrawing, rushing. Rules, "Archon" and "Rush"; R29 to R37, R128."""

from __future__ import annotations

from collections.abc import Generator

from mypy_extensions import i64

from pessoi.games.thebai.components import (
    ACTOR,
    DICE,
    DRACHMA,
    DRILLMASTER,
    LANDLORD,
    SHEPHERD,
    TILE_COLOUR,
)
from pessoi.games.thebai.devotion import has_blessing
from pessoi.games.thebai.effect import CITIZEN, HOPLITE, Effect, Row
from pessoi.games.thebai.events import ARCHON_MOVED, ARCHON_PLACED, ARCHON_RETURNED, ARCHON_WITHDREW, RUSHED
from pessoi.games.thebai.geometry import NEIGHBOUR, SPACE_AT
from pessoi.games.thebai.golden_rules import may
from pessoi.games.thebai.promotion import IN_CITY, dice_on_offer, named_die, promote_die, reduce_die
from pessoi.games.thebai.state import ACTOR_STANDEE, NONE, PLAZA, Family, Table, is_citizen, is_free
from pessoi.games.thebai.tiles import resolve_tile
from pessoi.games.thebai.tokens import gain, pay
from pessoi.games.thebai.verbs import (
    ARCHON,
    ON_CROSSED,
    ON_MOVE,
    ON_RUSH,
    PROMOTE,
    RUSH,
    SKIP,
    STEP,
    STOP,
    WALK,
    WITHDRAW,
)
from pessoi.games.thebai.ways import PAYING, can_step, has_foreign_archon, shortest_ways, way_to
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Choice, Decision, Steps, Verb, ask
from pessoi.kernel.journal import tell


def archon_choices(s: Table, family: Family) -> list[Choice]:
    """What the Archon can do in its step: come to a free tile, walk, take a first step, or withdraw."""
    if family.archon == NONE:
        return free_tiles(s, ARCHON)
    choices: list[Choice] = []
    entered = shortest_ways(s, family)
    for cell in range(s.cells):
        if way_to(s, family, cell, entered):
            choices.append(WALK.of(cell))
    possible_steps(s, family, bit(family.archon), False, choices)
    choices.append(WITHDRAW.of())
    return choices


def archon_ways(family: Family, choices: i64) -> i64:
    """Which of the ``ARCHON_WAYS`` so many choices are: to come, only to withdraw, or also to move."""
    if family.archon == NONE:
        return 0
    return 1 if choices == 1 else 2


def free_tiles(s: Table, verb: Verb) -> list[Choice]:
    """One choice of the verb for each tile without an Archon."""
    choices: list[Choice] = []
    for cell in range(s.cells):
        if is_free(s, cell):
            choices.append(verb.of(cell))
    return choices


def possible_steps(s: Table, family: Family, visited: i64, has_paid: bool, choices: list[Choice]) -> None:
    """Add every legal step from where the Archon stands."""
    for side in range(4):
        if can_step(s, family, family.archon, side, visited, has_paid):
            choices.append(STEP.of(side))


def use_archon(s: Table, family: Family, choice: Choice) -> Steps:
    """Do what was chosen for the Archon."""
    if choice.verb is ARCHON:
        family.archon = choice.a
        tell(s, ARCHON_PLACED, family.seat, choice.a)
        yield from resolve_tile(s, family, s.tiles[choice.a])
    elif choice.verb is WITHDRAW:
        family.archon = NONE
        tell(s, ARCHON_WITHDREW, family.seat)
        gain(s, family, DRACHMA, 1)
    else:
        yield from move(s, family, choice)


def move(s: Table, family: Family, choice: Choice) -> Steps:
    """A movement of one or more steps, and the effect of the tile it ends on.

    The board may change under way, as dice ascend when they are crossed; a walk that can't go on as it was meant, or
    would cost what it did not cost, goes on step by step.
    """
    family.is_archon_busy = True
    visited: i64 = bit(family.archon)
    has_paid = False
    goal: i64 = NONE
    way: list[int] = []
    if choice.verb is WALK:
        goal = choice.a
        way = way_to(s, family, goal, shortest_ways(s, family))
    else:
        way.append(planned_step(s, family, choice.a))
    while True:
        for planned in way:
            side = planned & 3
            is_as_planned = planned_step(s, family, side) == planned
            if not is_as_planned or not can_step(s, family, family.archon, side, visited, has_paid):
                break
            is_paying = yield from step(s, family, side)
            has_paid = has_paid or is_paying
            visited |= bit(family.archon)
        if family.archon == goal and not has_foreign_archon(s, family, goal):
            break
        choices: list[Choice] = []
        possible_steps(s, family, visited, has_paid, choices)
        steps = len(choices)
        if not has_foreign_archon(s, family, family.archon) and visited != bit(family.archon):
            choices.append(STOP.of())
        if not choices:
            family.is_archon_busy = False
            family.archon = NONE
            tell(s, ARCHON_RETURNED, family.seat)
            return
        choice = yield ask(family.seat, ON_MOVE, choices, len(choices) - steps)
        if choice.verb is STOP:
            break
        goal = NONE
        way = [planned_step(s, family, choice.a)]
    family.is_archon_busy = False
    yield from end_movement(s, family)


def planned_step(s: Table, family: Family, side: i64) -> int:
    """A step to this side from where the Archon stands, as ``way_to`` notes it: with whether it costs."""
    return side + PAYING if s.city[SPACE_AT[4 * family.archon + side]] == NONE else side


def step(s: Table, family: Family, side: i64) -> Generator[Decision, Choice, bool]:
    """Cross the dice space, resolve that completely, then stand on the next tile (R30). Whether a Drachma was paid."""
    start = family.archon
    space: i64 = SPACE_AT[4 * start + side]
    is_paying = s.city[space] == NONE
    if is_paying:
        pay(s, family, DRACHMA, 1)
    else:
        yield from cross(s, family, space)
    family.archon = NEIGHBOUR[4 * start + side]
    tell(s, ARCHON_MOVED, family.seat, family.archon)
    return is_paying


def cross(s: Table, family: Family, space: i64) -> Steps:
    """What crossing an occupied dice space does to whatever lies there."""
    lying: i64 = s.city[space]
    if lying == PLAZA:
        return
    if lying == ACTOR_STANDEE:
        yield from cross_actor(s, family)
        return
    owner = s.families[lying // DICE]
    die = lying % DICE
    if owner.seat != family.seat:
        yield from promote_die(s, owner, die, 1, False)
    elif has_blessing(family, SHEPHERD if is_citizen(die) else DRILLMASTER):
        yield from promote_die(s, family, die, 1, False)
    else:
        reduce_die(s, family, die)


def cross_actor(s: Table, family: Family) -> Steps:
    """A foreign Archon crosses Actor: his owner may promote an own die in the city."""
    if s.owners[ACTOR] == family.seat:
        return
    owner = s.families[s.owners[ACTOR]]
    choices = dice_on_offer(owner, CITIZEN | HOPLITE, IN_CITY, 0, PROMOTE)
    if choices:
        choice = yield may(owner, ON_CROSSED, choices)
        if choice.verb is not SKIP:
            yield from promote_die(s, owner, named_die(owner, choice.a), 1, True)


def end_movement(s: Table, family: Family) -> Steps:
    """The Landlord's Drachma on a tile of the own colour, then the effect of the tile."""
    tile = s.tiles[family.archon]
    if TILE_COLOUR[tile] == family.colour and has_blessing(family, LANDLORD):
        gain(s, family, DRACHMA, 1)
    yield from resolve_tile(s, family, tile)


class Rush(Effect):
    """``rush``: the Archon jumps to a tile, which with ``activate`` is resolved."""

    __slots__ = ("is_activating",)

    def __init__(self, row: Row) -> None:
        self.is_activating: bool = row.flag("activate")

    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """Jump."""
        yield from rush(s, family, self.is_activating)


def rush(s: Table, family: Family, is_activating: bool) -> Steps:
    """Jump to any other free tile, and perhaps resolve it (R35 to R37, R128)."""
    if family.is_archon_busy:
        return
    choices = free_tiles(s, RUSH)
    if not choices:
        return
    choice = yield may(family, ON_RUSH, choices)
    if choice.verb is SKIP:
        return
    family.archon = choice.a
    tell(s, RUSHED, family.seat, choice.a)
    if is_activating:
        family.is_archon_busy = True
        yield from resolve_tile(s, family, s.tiles[choice.a])
        family.is_archon_busy = False
