"""Calculating and mastering a labour. Rules, "Mastering a labour"; rulings R17 to R23."""

from __future__ import annotations

from typing import Final

from pessoi.games.hercules.abilities import face_of
from pessoi.games.hercules.components import DIE_MAX, MINUS, OPERATIONS, PLUS, RESULT_MAX, TIMES
from pessoi.games.hercules.rewards import move_apprentice, take_demigod, take_god, take_vase
from pessoi.games.hercules.state import Hero, Table
from pessoi.games.hercules.verbs import CALCULATED, FINAL_ROUND, MASTER, MASTERED
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Choice, Steps
from pessoi.kernel.journal import tell


def result(operation: int, x: int, y: int) -> int:
    """What two faces give by an operation, in whichever order they can be taken (R18); 0 if it is no labour."""
    high, low = max(x, y), min(x, y)
    if operation == PLUS:
        value = x + y
    elif operation == MINUS:
        value = high - low
    elif operation == TIMES:
        value = x * y
    else:
        value = high // low if high % low == 0 else 0
    return value if value <= RESULT_MAX else 0


#: For every two faces (the first times 8 plus the second) the results of the operations, in their order.
RESULTS: Final = tuple(
    tuple(result(operation, x, y) for operation in range(len(OPERATIONS)))
    if 1 <= x <= DIE_MAX and 1 <= y <= DIE_MAX
    else ()
    for x in range(8)
    for y in range(8)
)

#: The two dice of each pair: d1d2, d1w, d2w.
DICE_OF_PAIR: Final[tuple[tuple[int, int], ...]] = ((0, 1), (0, 2), (1, 2))


def possible_labours(s: Table, hero: Hero, choices: list[Choice]) -> None:
    """Add every calculation that leads to an open labour; each operation is a choice of its own (R21)."""
    offer_results(hero, 0, hero.d1, hero.d2, choices)
    if hero.has_white_die:
        offer_results(hero, 1, hero.d1, s.white_die, choices)
        offer_results(hero, 2, hero.d2, s.white_die, choices)


def offer_results(hero: Hero, pair: int, x: int, y: int, choices: list[Choice]) -> None:
    """Add what one pair of dice can master."""
    for operation, labour in enumerate(RESULTS[x * 8 + y]):
        if hero.open >> labour & 1:
            choices.append(MASTER.of(operation, pair))


def faces_of_pair(s: Table, hero: Hero, pair: int) -> tuple[int, int]:
    """What the two dice of a pair show."""
    first, second = DICE_OF_PAIR[pair]
    return face_of(s, hero, first), face_of(s, hero, second)


def master(s: Table, hero: Hero, operation: int, pair: int) -> Steps:
    """Take the marker and collect the rewards, always in this order."""
    x, y = faces_of_pair(s, hero, pair)
    labour = RESULTS[x * 8 + y][operation]
    tell(s, CALCULATED, operation, max(x, y), min(x, y), labour)
    hero.open &= ~bit(labour)
    hero.supply += 1
    tell(s, MASTERED, hero.seat, labour - 1, labour)
    spaces = move_apprentice(s, hero)
    yield from take_demigod(s, hero, operation, x, y)
    take_vase(s, hero, spaces)
    take_god(s, hero, spaces)
    if not hero.open and not s.is_final_round:
        s.is_final_round = True
        tell(s, FINAL_ROUND, hero.seat)
