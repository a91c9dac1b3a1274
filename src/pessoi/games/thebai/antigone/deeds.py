"""Antigone's other icons: contracts, devotion and building. Rules 18.5; R97, R98, R100, R114, R115."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.antigone.challenges import PIOUS, POINTS_PER_METIC_SPACE, has_challenge
from pessoi.games.thebai.antigone.events import (
    CELLS_COMPARED,
    CHALLENGE_ACTS,
    DEAL_BROKEN,
    FAVOR_TAKEN,
    FEWEST_OF_SUIT,
    HIGHEST_COST,
    LEFTMOST,
    NO_CELL,
    NO_CONTRACT,
    NO_TILE,
    NOTHING_DONE,
    STACK_ROLLED,
)
from pessoi.games.thebai.antigone.rebellion import PERSON
from pessoi.games.thebai.antigone.tiebreaker import choose_cell
from pessoi.games.thebai.building import cells_for_tile, rotations_of
from pessoi.games.thebai.components import (
    CONTRACT_COST,
    CONTRACT_SUIT,
    DATA,
    DESTINY_FOCUS,
    LAST_STEP,
    POINTS_PAST_THE_END,
    SLOTS,
    TRACKS,
)
from pessoi.games.thebai.contracts import leave_slot, renew_deck
from pessoi.games.thebai.council import suit_counts
from pessoi.games.thebai.devotion import (
    FINAL_SPACE,
    METIC_SPACE,
    SPACE_KIND,
    SPACE_VALUE,
    VICTORY_POINTS,
    move_marker,
    take_final_blessing,
)
from pessoi.games.thebai.events import TILE_PLACED
from pessoi.games.thebai.golden_rules import score_points
from pessoi.games.thebai.state import NONE, Family, Table, rebellion_of
from pessoi.games.thebai.tiles import matching_sides
from pessoi.games.thebai.verbs import ON_REBEL_TILE
from pessoi.kernel.choice import Choice, Steps, ask
from pessoi.kernel.journal import tell
from pessoi.kernel.pile import draw_open, roll

POINTS_PER_SIDE: Final[int] = DATA["solo"]["roof_vp_per_match"]
STACKS: Final = 3


# Contracts


def collect_favor(s: Table, her: Family, count: i64) -> Steps:
    """Take a contract as fulfilled, and score so many points for each commodity of its cost."""
    slot = favored_slot(s, her)
    if slot == NONE:
        tell(s, NOTHING_DONE, NO_CONTRACT)
        return
    contract = s.display[slot]
    leave_slot(s, slot)
    her.fulfilled.append(contract)
    score_points(s, her, count * sum(CONTRACT_COST[contract]))
    yield from ()


def favored_slot(s: Table, her: Family) -> i64:
    """Of the suit she has fewest of, then of the highest cost, then leftmost; NONE with an empty display (R114)."""
    owned = suit_counts(her)
    slots = [slot for slot in range(SLOTS) if s.display[slot] != NONE]
    if not slots:
        return NONE
    fewest = min([owned[CONTRACT_SUIT[s.display[slot]]] for slot in slots])
    slots = [slot for slot in slots if owned[CONTRACT_SUIT[s.display[slot]]] == fewest]
    highest = max([sum(CONTRACT_COST[s.display[slot]]) for slot in slots])
    dearest = [slot for slot in slots if sum(CONTRACT_COST[s.display[slot]]) == highest]
    reason = FEWEST_OF_SUIT if len(slots) == 1 else HIGHEST_COST if len(dearest) == 1 else LEFTMOST
    tell(s, FAVOR_TAKEN, s.display[dearest[0]], fewest, reason)
    return dearest[0]


def break_deals(s: Table, _her: Family, _count: i64) -> Steps:
    """Discard what is left of the display; a new one comes when her card is resolved (R127)."""
    for slot in range(SLOTS):
        contract = s.display[slot]
        if contract != NONE:
            leave_slot(s, slot)
            rebellion_of(s).contract_discards.append(contract)
            tell(s, DEAL_BROKEN, contract)
    renew_deck(s)
    yield from ()


# Devotion


def make_offering(s: Table, her: Family, count: i64) -> Steps:
    """Steps on her main track."""
    advance_antigone(s, her, DESTINY_FOCUS[rebellion_of(s).destiny], count)
    yield from ()


def split_devotion(s: Table, her: Family, count: i64) -> Steps:
    """Steps on the other track."""
    advance_antigone(s, her, len(TRACKS) - 1 - DESTINY_FOCUS[rebellion_of(s).destiny], count)
    yield from ()


def advance_antigone(s: Table, her: Family, track: i64, count: i64) -> None:
    """On the tracks she gains nothing but points: of spaces, of final Blessings, past the end (R100)."""
    for _ in range(count):
        if her.steps[track] == LAST_STEP:
            score_points(s, her, POINTS_PAST_THE_END)
            continue
        step = move_marker(s, her, track)
        kind: i64 = SPACE_KIND[track][step]
        if kind == VICTORY_POINTS:
            score_points(s, her, SPACE_VALUE[track][step])
        elif kind == FINAL_SPACE:
            take_final_blessing(s, her, track)
        elif kind == METIC_SPACE and has_challenge(s, PIOUS):
            tell(s, CHALLENGE_ACTS, PIOUS)
            score_points(s, her, POINTS_PER_METIC_SPACE)


# Building


def build(s: Table, her: Family, _count: i64) -> Steps:
    """The top tile of a stack goes where most of its sides match, and scores for each of them."""
    stack = roll_for_stack(s)
    if stack == NONE:
        tell(s, NOTHING_DONE, NO_TILE)
        return
    pile = rebellion_of(s).stacks[stack]
    tile = pile[-1]
    cell = best_cell(s, her, tile)
    if cell == NONE:
        tell(s, NOTHING_DONE, NO_CELL)
        return
    draw_open(s, pile)
    s.aside.append(tile)
    turned = best_rotations(s, cell, tile)
    rotation: i64 = turned[0].a
    if len(turned) > 1:
        choice = yield ask(PERSON, ON_REBEL_TILE, turned, tile, cell)
        rotation = choice.a
    sides = len(matching_sides(s, cell, tile, rotation))
    s.aside.remove(tile)
    s.tiles[cell] = tile
    s.rotations[cell] = rotation
    tell(s, TILE_PLACED, her.seat, tile, cell, rotation)
    score_points(s, her, POINTS_PER_SIDE * sides)


def roll_for_stack(s: Table) -> i64:
    """Roll a Citizen die for a stack; of an empty one the next to the right, or NONE if all are empty (R98)."""
    stacks = rebellion_of(s).stacks
    if not any(stacks):
        return NONE
    number = roll_of_three(s)
    stack = number - 1
    while not stacks[stack]:
        stack = (stack + 1) % STACKS
    tell(s, STACK_ROLLED, number, stack)
    return stack


def roll_of_three(s: Table) -> i64:
    """A roll of a Citizen die, which has each digit twice."""
    return (roll(s) + 1) // 2


def best_cell(s: Table, her: Family, tile: i64) -> i64:
    """The legal cell on which most sides can match, by the tiebreaker if there are several; NONE if there is none."""
    cells: list[int] = []
    most: i64 = NONE
    for choice in cells_for_tile(s, her):
        sides = most_sides(s, choice.a, tile)
        if sides > most:
            most = sides
            cells = []
        if sides == most:
            cells.append(choice.a)
    if not cells:
        return NONE
    tell(s, CELLS_COMPARED, tile, most, len(cells))
    return choose_cell(s, cells)


def most_sides(s: Table, cell: i64, tile: i64) -> i64:
    """How many sides of the tile match on the cell if it is turned best."""
    return max(len(matching_sides(s, cell, tile, turned.a)) for turned in rotations_of(tile))


def best_rotations(s: Table, cell: i64, tile: i64) -> list[Choice]:
    """The ways to turn the tile on the cell with most matching sides."""
    most = most_sides(s, cell, tile)
    return [turned for turned in rotations_of(tile) if len(matching_sides(s, cell, tile, turned.a)) == most]
