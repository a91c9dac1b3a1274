"""How good a position looks to a family, for bots."""

from __future__ import annotations

from math import exp
from typing import Final

from pessoi.games.thebai.components import DICE, ROUNDS
from pessoi.games.thebai.conflict import invader_base, power_in_row, upcoming_row
from pessoi.games.thebai.scoring import score
from pessoi.games.thebai.state import NONE, SUPPLY, Family, Table

#: How many points of difference make a win about three times as likely, early and late.
EARLY_SPREAD: Final = 14.0
LATE_SPREAD: Final = 6.0

# What a thing is worth beyond what the score sheet says, while there is time to use it; tuned by play
TOKEN_WORTH: Final = 0.55
STEP_WORTH: Final = 0.7
FACE_WORTH: Final = 0.45
CONTRACT_WORTH: Final = 3.4
METIC_WORTH: Final = 2.0
COMMANDER_WORTH: Final = 2.0
OPEN_ACTION_WORTH: Final = 0.5
#: The battle ahead: points at stake for each power, up to what surely wins.
BATTLE_WORTH: Final = 1.0


def appraise(s: Table, row: int) -> float:
    """The row's share of the win: all rows' prospects weighed against each other, at the end the winners'."""
    sheet = score(s)
    if s.is_over:
        winners = sheet.winners
        return 1 / len(winners) if row in winners else 0.0
    left = (ROUNDS - max(int(s.round), 1)) / ROUNDS
    spread = LATE_SPREAD + (EARLY_SPREAD - LATE_SPREAD) * left
    prospects = [sheet.totals[family.seat] + promise(s, family, left) for family in s.families]
    best = max(prospects)
    weights = [exp((prospect - best) / spread) for prospect in prospects]
    return weights[row] / sum(weights)


def promise(s: Table, family: Family, left: float) -> float:
    """What a family can still make of what it has, with this share of the game left; uses nothing that is hidden."""
    worth = TOKEN_WORTH * sum(family.tokens) + STEP_WORTH * sum(family.steps)
    for die in range(DICE):
        if family.places[die] <= SUPPLY:
            worth += FACE_WORTH * family.faces[die]
    worth += CONTRACT_WORTH * len(family.hand)
    worth += METIC_WORTH * family.metics.count(SUPPLY)
    worth += COMMANDER_WORTH * s.owners.count(int(family.seat))
    worth += OPEN_ACTION_WORTH * family.estate.count(NONE)
    return worth * left + battle_promise(s, family)


def battle_promise(s: Table, family: Family) -> float:
    """What the next battle looks like: absence costs most, a modest advantage is enough."""
    row = upcoming_row(s)
    if row == NONE:
        return 0.0
    likely = int(invader_base(s)) + 1
    power = int(power_in_row(family, row))
    if power == 0:
        return -3.0 * likely * BATTLE_WORTH
    return float(min(power - likely, 5)) * BATTLE_WORTH
