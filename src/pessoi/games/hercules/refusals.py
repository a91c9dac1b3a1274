"""Why something a player may expect to do is not possible now. Rulings R13, R14, R20, R23, R26, R39, R40, R48."""

from __future__ import annotations

from pessoi.games.hercules.abilities import face_of
from pessoi.games.hercules.components import (
    ABILITY,
    ACTIVE,
    DIE_MAX,
    DIE_MIN,
    DIE_NUMBER,
    FIRST_GOD,
    FIRST_PRIZE,
    MINUS,
    MINUS_ONE,
    NUMBER_STACKS,
    OPERATIONS,
    PLUS,
    PLUS_ONE,
    RESULT_MAX,
    STACK_OF_OPERATION,
    STACKS,
    TIMES,
)
from pessoi.games.hercules.elements import DICE_NAMES, card_element
from pessoi.games.hercules.labour import faces_of_pair, result
from pessoi.games.hercules.state import Hero, Table
from pessoi.games.hercules.verbs import GIVE_UP, LABOUR, MASTER, ON_DEMIGOD, ON_TURN, REST, STACK, SYMBOL, TAKE, USE
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Decision
from pessoi.kernel.game import Refusal
from pessoi.kernel.phrase import Name, Phrase


def refusals(s: Table, hero: Hero, decision: Decision) -> list[Refusal]:
    """Everything worth explaining at this decision."""
    if decision.prompt is ON_TURN:
        return [*refused_labours(s, hero), *refused_cards(s, hero), *refused_ends(decision)]
    if decision.prompt is ON_DEMIGOD:
        return refused_stacks(s, decision)
    return []


def refused_labours(s: Table, hero: Hero) -> list[Refusal]:
    """Calculations that lead to no open labour, and labours to which none leads."""
    found: list[Refusal] = []
    reached = 0
    for pair in range(3 if hero.has_white_die else 1):
        x, y = faces_of_pair(s, hero, pair)
        high, low = max(x, y), min(x, y)
        for operation in range(len(OPERATIONS)):
            labour = result(operation, x, y)
            reached |= bit(labour)
            if labour and hero.open >> labour & 1:
                continue
            if labour:
                reason = Phrase("refusal-mastered", {"column": labour, "labour": Name(LABOUR, labour - 1)})
                element = f"labour:{labour}"
            else:
                reason = why_no_result(operation, high, low)
                element = f"operation:{OPERATIONS[operation]}"
            found.append(Refusal(element, MASTER.of(operation, pair), reason))
    for labour in range(1, RESULT_MAX + 1):
        if not reached >> labour & 1:
            found.append(Refusal(f"labour:{labour}", None, Phrase("refusal-reached")))
    return found


def why_no_result(operation: int, high: int, low: int) -> Phrase:
    """Why two faces give nothing from 1 to 12 by an operation."""
    if operation == MINUS:
        return Phrase("refusal-zero", {"x": high})
    if operation in (PLUS, TIMES):
        return Phrase("refusal-large", {"x": high, "y": low, "result": high * low, "most": RESULT_MAX})
    return Phrase("refusal-whole", {"x": high, "y": low})


def refused_cards(s: Table, hero: Hero) -> list[Refusal]:
    """Own cards that can't be used, and dice a card can't change."""
    found: list[Refusal] = []
    for card in hero.cards:
        if card >= FIRST_PRIZE:
            continue
        element = card_element(card)
        if card >= ACTIVE:
            found.append(Refusal(element, None, Phrase("refusal-passive")))
        elif s.is_simplified and card >= FIRST_GOD:
            found.append(Refusal(element, None, Phrase("refusal-simplified")))
        elif hero.has_used(card):
            found.append(Refusal(element, None, Phrase("refusal-turned" if card >= FIRST_GOD else "refusal-marked")))
        elif card < FIRST_GOD and not hero.supply:
            found.append(Refusal(element, None, Phrase("refusal-supply")))
        else:
            found += refused_dice(s, hero, card)
    return found


def refused_dice(s: Table, hero: Hero, card: int) -> list[Refusal]:
    """Dice whose face a card would take beyond 1 or 6."""
    barred = {PLUS_ONE: DIE_MAX, MINUS_ONE: DIE_MIN}.get(ABILITY[card], 0)
    found: list[Refusal] = []
    for die in range(3 if hero.has_white_die else 2):
        if face_of(s, hero, die) == barred:
            found.append(
                Refusal(f"die:{DICE_NAMES[die]}", USE.of(card, 1 + die), Phrase("refusal-face", {"face": barred}))
            )
    return found


def refused_ends(decision: Decision) -> list[Refusal]:
    """Resting after a card was used, and giving up before, or while a labour is possible."""
    found: list[Refusal] = []
    has_used = not decision.offers(REST.of())
    if has_used:
        found.append(Refusal("verb:rest", REST.of(), Phrase("refusal-rest")))
    if not decision.offers(GIVE_UP.of()):
        reason = Phrase("refusal-give-up-possible" if has_used else "refusal-give-up-unused")
        found.append(Refusal("verb:give_up", GIVE_UP.of(), reason))
    return found


def refused_stacks(s: Table, decision: Decision) -> list[Refusal]:
    """Stacks the calculation does not open."""
    found: list[Refusal] = []
    for stack in range(len(STACKS)):
        if decision.offers(TAKE.of(stack)):
            continue
        name = Name(STACK, stack)
        if not s.stacks[stack]:
            reason = Phrase("refusal-empty", {"stack": name})
        elif stack in NUMBER_STACKS:
            reason = Phrase("refusal-number", {"stack": name, "number": DIE_NUMBER[s.stacks[stack][-1]]})
        else:
            operation = OPERATIONS[STACK_OF_OPERATION.index(stack)]
            named = Name(SYMBOL, SYMBOL.indices[operation])
            reason = Phrase("refusal-operation", {"stack": name, "operation": named})
        found.append(Refusal(f"stack:{STACKS[stack]}", TAKE.of(stack), reason))
    return found
