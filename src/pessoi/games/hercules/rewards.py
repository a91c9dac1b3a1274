"""What a mastered labour brings: the run, a demigod, a vase, a god. Rules, "Rewards"; rulings R24 to R37, R55, R56."""

from __future__ import annotations

from pessoi.games.hercules.components import (
    COLUMN_GODS,
    COLUMNS,
    DIE_NUMBER,
    NUMBER_STACKS,
    SPACES,
    STACK_OF_OPERATION,
    VASE_MIN,
)
from pessoi.games.hercules.state import EMPTY, Hero, Table, lowest_open
from pessoi.games.hercules.verbs import (
    MOVED,
    NO_DEMIGOD,
    NO_VASE,
    ON_DEMIGOD,
    TAKE,
    TOOK_DEMIGOD,
    TOOK_GOD,
    TOOK_PLAIN_GOD,
    TOOK_VASE,
)
from pessoi.kernel.choice import Choice, Steps, ask
from pessoi.kernel.journal import tell
from pessoi.kernel.pile import draw_open


def move_apprentice(s: Table, hero: Hero) -> int:
    """Run right up to the next own marker; how many spaces that were."""
    old = hero.position
    hero.position = lowest_open(hero.open) - 1
    spaces = hero.position - old
    if spaces:
        tell(s, MOVED, hero.seat, old, hero.position, spaces)
    return spaces


def eligible_stacks(s: Table, operation: int, x: int, y: int) -> list[int]:
    """The stacks a calculation opens: its operation's, and those whose visible number was used (R27 to R29)."""
    stacks: list[int] = []
    stack = STACK_OF_OPERATION[operation]
    if s.stacks[stack]:
        stacks.append(stack)
    for stack in NUMBER_STACKS:
        cards = s.stacks[stack]
        if cards:
            number = DIE_NUMBER[cards[-1]]
            if number in (x, y):
                stacks.append(stack)
    return stacks


def take_demigod(s: Table, hero: Hero, operation: int, x: int, y: int) -> Steps:
    """Take the top card of one eligible stack; declining is not possible (R26)."""
    stacks = eligible_stacks(s, operation, x, y)
    if not stacks:
        tell(s, NO_DEMIGOD, hero.seat)
        return
    choices: list[Choice] = [TAKE.of(stack) for stack in stacks]
    choice = yield ask(hero.seat, ON_DEMIGOD, choices)
    card = draw_open(s, s.stacks[choice.a])
    hero.cards.append(card)
    tell(s, TOOK_DEMIGOD, hero.seat, card)


def vase_for(s: Table, spaces: int) -> int:
    """The vase a run of so many spaces earns: the top card of its stack or of the next lower one; EMPTY for none."""
    for card in reversed(s.vases):
        if SPACES[card] <= spaces:
            return card
    return EMPTY


def take_vase(s: Table, hero: Hero, spaces: int) -> None:
    """Take the vase for the run, if it was long enough and one is left (R31 to R33)."""
    if spaces < VASE_MIN:
        return
    card = vase_for(s, spaces)
    if card == EMPTY:
        tell(s, NO_VASE, hero.seat, spaces)
        return
    s.vases.remove(card)
    hero.cards.append(card)
    tell(s, TOOK_VASE, hero.seat, card, spaces)


def card_above(s: Table, column: int) -> int:
    """The card that can be taken above a column: its god, above column 12 the top of the pile; EMPTY for none."""
    if column < COLUMNS:
        return s.above[column]
    return s.pile[-1] if s.pile else EMPTY


def take_card_above(s: Table, hero: Hero, column: int) -> int:
    """Take that card."""
    if column < COLUMNS:
        card = s.above[column]
        s.above[column] = EMPTY
    else:
        card = s.pile.pop()
    hero.cards.append(card)
    return card


def is_plain_god(s: Table, card: int) -> bool:
    """Whether a card is a god of the simplified variant, which has points and nothing else (R62)."""
    return s.is_simplified and card in COLUMN_GODS


def take_god(s: Table, hero: Hero, spaces: int) -> None:
    """Take the card above the column where the run stopped; who did not move gets nothing (R34, R36)."""
    if spaces and card_above(s, hero.position) != EMPTY:
        card = take_card_above(s, hero, hero.position)
        if is_plain_god(s, card):
            tell(s, TOOK_PLAIN_GOD, hero.seat, COLUMN_GODS.index(card), hero.position)
        else:
            tell(s, TOOK_GOD, hero.seat, card, hero.position)
