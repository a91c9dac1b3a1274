"""How good a position looks: each row's likely final points, and from them its share of the win.

A guess for bots, made of what everybody sees; it never looks below the top card of a stack.
"""

from __future__ import annotations

from typing import Final

from pessoi.games.hercules.abilities import is_ready
from pessoi.games.hercules.components import POINTS
from pessoi.games.hercules.labour import faces_of_pair, possible_labours, result
from pessoi.games.hercules.rewards import card_above, eligible_stacks, vase_for
from pessoi.games.hercules.scoring import score
from pessoi.games.hercules.solo import HADES
from pessoi.games.hercules.state import EMPTY, Hero, Table, lowest_open
from pessoi.kernel.appraisal import shares_of
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Choice

# In victory points: a card ready to use, a marker that a rest can bring back, a demigod to come, one labour less to go
READY: Final = 0.8
MARKED: Final = 0.4
DEMIGOD: Final = 2.0
LABOUR: Final = 2.5
#: What a turn brings whose roll can't be judged yet.
TURN: Final = 3.0
#: The part of a waiting run's reward that counts before it is run.
WAITING_RUN: Final = 0.5
#: What Hades gains in a round, and how many rounds the hero takes for a labour.
HADES_PER_ROUND: Final = 2.6
ROUNDS_PER_LABOUR: Final = 1.2
#: Points by which two rows differ when the better one is e times as likely to win.
SCALE: Final = 6.0


def appraise(s: Table) -> list[float]:
    """Each row's share of the win, from 0 to 1."""
    sheet = score(s)
    if s.is_over:
        return sheet.shares
    return shares_of([sheet.totals[hero.seat] + prospects(s, hero) for hero in s.heroes], SCALE)


def prospects(s: Table, hero: Hero) -> float:
    """Points a row can still expect, beyond those it has."""
    if s.is_solo and hero.seat == HADES:
        return HADES_PER_ROUND * ROUNDS_PER_LABOUR * labours_left(s.heroes[0])
    points = WAITING_RUN * run_points(s, hero, lowest_open(hero.open)) - LABOUR * labours_left(hero)
    for card in hero.cards:
        if is_ready(s, hero, card):
            points += READY
        elif hero.has_used(card):
            points += MARKED
    place = (hero.seat - s.pegasus) % len(s.heroes)
    if place > s.turns_taken:
        points += TURN
    elif place == s.turns_taken and not s.has_acted:
        points += best_labour(s, hero)
    return points


def labours_left(hero: Hero) -> int:
    """How many markers are still in the row."""
    open = hero.open
    count = 0
    while open:
        open &= open - 1
        count += 1
    return count


def run_points(s: Table, hero: Hero, labour: int) -> float:
    """Points of the vase and the god that mastering this labour would bring."""
    column = lowest_open(hero.open & ~bit(labour)) - 1
    spaces = column - hero.position
    if spaces <= 0:
        return 0.0
    points = 0.0
    vase = vase_for(s, spaces)
    if vase != EMPTY:
        points += POINTS[vase]
    above = card_above(s, column)
    if above != EMPTY:
        points += POINTS[above]
    return points


def best_labour(s: Table, hero: Hero) -> float:
    """What the best calculation with the dice as they lie would bring."""
    choices: list[Choice] = []
    possible_labours(s, hero, choices)
    best = 0.0
    for choice in choices:
        x, y = faces_of_pair(s, hero, choice.b)
        points = 1 + LABOUR + run_points(s, hero, result(choice.a, x, y))
        if eligible_stacks(s, choice.a, x, y):
            points += DEMIGOD
        best = max(best, points)
    return best
