"""Which things on the board a choice points at."""

from __future__ import annotations

from pessoi.games.hercules.components import CARDS, FIRST_GOD, STACKS
from pessoi.games.hercules.labour import DICE_OF_PAIR, faces_of_pair, result
from pessoi.games.hercules.state import Hero, Table
from pessoi.games.hercules.verbs import (
    FIRST_SEAT,
    MASTER,
    RECOVER,
    REFRESH,
    SETS_OF_DICE,
    TAKE,
    USE,
)
from pessoi.kernel.choice import Choice

DICE_NAMES = ("d1", "d2", "w")


def card_element(card: int) -> str:
    """A card, wherever it lies."""
    return f"card:{CARDS[card]}"


def elements(s: Table, hero: Hero, choice: Choice) -> list[str]:
    """The labour, card, stack, dice or seat a choice is about, the main one first."""
    if choice.verb is MASTER:
        x, y = faces_of_pair(s, hero, choice.b)
        dice = [f"die:{DICE_NAMES[die]}" for die in DICE_OF_PAIR[choice.b]]
        return [f"labour:{result(choice.a, x, y)}", *dice]
    if choice.verb is USE:
        return [card_element(choice.a), *target_elements(choice.b)]
    if choice.verb is TAKE:
        return [f"stack:{STACKS[choice.a]}"]
    if choice.verb is RECOVER:
        return [card_element(choice.a)]
    if choice.verb is REFRESH:
        return [card_element(FIRST_GOD + choice.a)]
    return []


def target_elements(target: int) -> list[str]:
    """What an ability is used on."""
    if target >= FIRST_SEAT:
        return [f"seat:{target - FIRST_SEAT}"]
    if target == 0:
        return ["die:w"]
    return [f"die:{DICE_NAMES[die]}" for die in range(3) if SETS_OF_DICE[target - 1] >> die & 1]
