"""Hades' turn: first he steals, then he runs. Rules, "Solo mode"; rulings R65 to R83."""

from __future__ import annotations

from typing import Final

from pessoi.games.hercules.components import COLUMN_GODS, COLUMNS, STACK_OF_WHITE_DIE
from pessoi.games.hercules.rewards import card_above, is_plain_god, take_card_above, take_vase
from pessoi.games.hercules.state import EMPTY, Hero, Table
from pessoi.games.hercules.verbs import (
    FINAL_ROUND,
    HADES_MOVED,
    HADES_RAN_ON,
    HADES_STAYED,
    HADES_STOLE,
    HADES_STOLE_NOTHING,
    HADES_TOOK_CARD,
    HADES_TOOK_MARKER,
    HADES_TOOK_PLAIN_GOD,
)
from pessoi.kernel.bits import bit
from pessoi.kernel.journal import tell
from pessoi.kernel.pile import draw_open

#: Hades' row.
HADES: Final = 1

# What awaits him where his die takes him
MARKER: Final = 1
CARD: Final = 2
RUN_ON: Final = 3


def hades_turn(s: Table, hades: Hero) -> None:
    """The fixed action: the white die, then the coloured one."""
    steal(s, hades)
    old = hades.position
    hades.position = landing(old, hades.d1)
    tell(s, HADES_MOVED, hades.d1, old, hades.position)
    case = case_at(s, hades, hades.position)
    if case == MARKER:
        take_marker(s, hades)
    elif case == CARD:
        take_card(s, hades)
    else:
        run_on(s, hades)


def steal(s: Table, hades: Hero) -> None:
    """Take the top card of the stack the white die names; numbers on it do not matter to him."""
    stack = STACK_OF_WHITE_DIE[s.white_die]
    if not s.stacks[stack]:
        tell(s, HADES_STOLE_NOTHING, s.white_die, stack)
        return
    card = draw_open(s, s.stacks[stack])
    hades.cards.append(card)
    tell(s, HADES_STOLE, s.white_die, stack, card)


def landing(column: int, die: int) -> int:
    """Where a die takes him: after column 12 comes column 1, never the start space (R69)."""
    if column == 0:
        return die
    return (column - 1 + die) % COLUMNS + 1


def case_at(s: Table, hades: Hero, column: int) -> int:
    """Which of the three cases applies in a column; only his own markers count (R68)."""
    if hades.open >> column & 1:
        return MARKER
    if card_above(s, column) != EMPTY:
        return CARD
    return RUN_ON


def take_marker(s: Table, hades: Hero) -> None:
    """Case 1. The card above stays (R70); his twelfth marker makes this the final round."""
    hades.open &= ~bit(hades.position)
    hades.supply += 1
    tell(s, HADES_TOOK_MARKER, hades.position, COLUMNS - hades.supply)
    if not hades.open and not s.is_final_round:
        s.is_final_round = True
        tell(s, FINAL_ROUND, hades.seat)


def take_card(s: Table, hades: Hero) -> None:
    """Case 2. On column 12 that is the top of the pile, even Zeus (R71)."""
    card = take_card_above(s, hades, hades.position)
    if is_plain_god(s, card):
        tell(s, HADES_TOOK_PLAIN_GOD, hades.position, COLUMN_GODS.index(card))
    else:
        tell(s, HADES_TOOK_CARD, hades.position, card)


def spaces_to_run(hades: Hero, column: int) -> int:
    """How far he runs on from a column before his next marker stops him, round the corner if need be (R72)."""
    spaces = 0
    while spaces < COLUMNS and not hades.open >> landing(column, spaces + 1) & 1:
        spaces += 1
    return spaces


def run_on(s: Table, hades: Hero) -> None:
    """Case 3. Only this run counts for a vase (R73), and at its end he takes nothing else."""
    spaces = spaces_to_run(hades, hades.position)
    if not spaces:
        tell(s, HADES_STAYED, hades.position)
        return
    old = hades.position
    hades.position = landing(old, spaces)
    tell(s, HADES_RAN_ON, old, hades.position, spaces)
    take_vase(s, hades, spaces)
