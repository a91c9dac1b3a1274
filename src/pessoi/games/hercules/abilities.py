"""What cards can do to dice. Rules, "Abilities"; rulings R38 to R49."""

from __future__ import annotations

from pessoi.games.hercules.components import (
    ABILITY,
    ACTIVE,
    COPY,
    DIE_MAX,
    DIE_MIN,
    FIRST_GOD,
    FLIP,
    MINUS_ONE,
    OPPOSITE,
    PLUS_ONE,
    REROLL,
    WHITE_DIE,
)
from pessoi.games.hercules.solo import HADES
from pessoi.games.hercules.state import Hero, Table
from pessoi.games.hercules.verbs import (
    COPIED,
    D1,
    D2,
    DIE_CHANGED,
    FIRST_SEAT,
    REROLLED,
    SETS_OF_DICE,
    TOOK_WHITE_DIE,
    USE,
    USED,
    W,
)
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Choice
from pessoi.kernel.journal import tell
from pessoi.kernel.pile import roll


def is_ready(s: Table, hero: Hero, card: int) -> bool:
    """Whether the card can be used: an active ability, not used up, and its cost payable (R39, R48)."""
    if card >= ACTIVE or hero.has_used(card):
        return False
    if card >= FIRST_GOD:
        return not s.is_simplified
    return hero.supply > 0


def usable_abilities(s: Table, hero: Hero) -> list[Choice]:
    """Every card that can be used now, with every target it can have."""
    choices: list[Choice] = []
    for card in hero.cards:
        if not is_ready(s, hero, card):
            continue
        ability = ABILITY[card]
        if ability == PLUS_ONE:
            offer_dice(s, hero, card, DIE_MAX, choices)
        elif ability == MINUS_ONE:
            offer_dice(s, hero, card, DIE_MIN, choices)
        elif ability == FLIP:
            offer_dice(s, hero, card, 0, choices)
        elif ability == REROLL:
            in_hand = D1 | D2 | W if hero.has_white_die else D1 | D2
            for index in range(len(SETS_OF_DICE)):
                if SETS_OF_DICE[index] | in_hand == in_hand:
                    choices.append(USE.of(card, 1 + index))
        elif ability == COPY:
            for other in s.heroes:
                if other.seat != hero.seat:
                    choices.append(USE.of(card, FIRST_SEAT + other.seat))
        else:
            choices.append(USE.of(card, 0))
    return choices


def offer_dice(s: Table, hero: Hero, card: int, barred_face: int, choices: list[Choice]) -> None:
    """The dice in hand that the card can change, that is all that do not show the barred face (R40)."""
    if hero.d1 != barred_face:
        choices.append(USE.of(card, 1))
    if hero.d2 != barred_face:
        choices.append(USE.of(card, 2))
    if hero.has_white_die and s.white_die != barred_face:
        choices.append(USE.of(card, 3))


def use_ability(s: Table, hero: Hero, card: int, target: int) -> None:
    """Pay for the card and let it do what it does. A demigod costs a marker, a god is turned."""
    hero.used |= bit(card)
    if card < FIRST_GOD:
        hero.supply -= 1
    tell(s, USED, hero.seat, card)
    ability = ABILITY[card]
    if ability == WHITE_DIE:
        hero.has_white_die = True
        s.white_die = roll(s)
        tell(s, TOOK_WHITE_DIE, hero.seat, s.white_die)
    elif ability == COPY:
        copy_dice(s, hero, s.heroes[target - FIRST_SEAT])
    else:
        chosen = SETS_OF_DICE[target - 1]
        for index in range(3):
            if chosen >> index & 1:
                change_die(s, hero, index, ability)


def change_die(s: Table, hero: Hero, die: int, ability: int) -> None:
    """Reroll, raise, lower or flip one die (0, 1 or 2 for the white one)."""
    old = face_of(s, hero, die)
    if ability == REROLL:
        new = roll(s)
    elif ability == PLUS_ONE:
        new = old + 1
    elif ability == MINUS_ONE:
        new = old - 1
    else:
        new = OPPOSITE - old
    if die == 0:
        hero.d1 = new
    elif die == 1:
        hero.d2 = new
    else:
        s.white_die = new
    tell(s, REROLLED if ability == REROLL else DIE_CHANGED, hero.seat, die, old, new)


def face_of(s: Table, hero: Hero, die: int) -> int:
    """What a die shows (0, 1 or 2 for the white one)."""
    if die == 0:
        return hero.d1
    return hero.d2 if die == 1 else s.white_die


def copy_dice(s: Table, hero: Hero, other: Hero) -> None:
    """Turn both coloured dice to another's faces as they lie now (R46); Hades' second die is the white one (R76)."""
    hero.d1 = other.d1
    hero.d2 = s.white_die if s.is_solo and other.seat == HADES else other.d2
    tell(s, COPIED, hero.seat, other.seat, hero.d1, hero.d2)
