"""What a choice is called in a position, and what it would bring. Rules, "Decision points"."""

from __future__ import annotations

from pessoi.games.hercules.abilities import face_of
from pessoi.games.hercules.components import (
    ABILITY,
    COLUMN_GODS,
    COPY,
    MINUS_ONE,
    OPPOSITE,
    PLUS_ONE,
    REROLL,
    WHITE_DIE,
)
from pessoi.games.hercules.labour import faces_of_pair, result
from pessoi.games.hercules.rewards import card_above, eligible_stacks, is_plain_god, vase_for
from pessoi.games.hercules.solo import HADES
from pessoi.games.hercules.state import EMPTY, Hero, Table, lowest_open
from pessoi.games.hercules.verbs import (
    CARD,
    DICE,
    DONE,
    FIRST_SEAT,
    LABOUR,
    MASTER,
    PAIR,
    PLAIN_GOD,
    SETS_OF_DICE,
    SIGN,
    TAKE,
    USE,
)
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import SEAT, Choice, Decision
from pessoi.kernel.phrase import Name, Phrase, Word


def label(s: Table, decision: Decision, choice: Choice) -> Phrase:
    """The choice with the faces and cards it is about."""
    hero = s.heroes[decision.seat]
    if choice.verb is MASTER:
        x, y = faces_of_pair(s, hero, choice.b)
        labour = result(choice.a, x, y)
        words: dict[str, Word] = {"x": max(x, y), "sign": Name(SIGN, choice.a), "y": min(x, y)}
        words["column"] = labour
        words["labour"] = Name(LABOUR, labour - 1)
        if choice.b:
            words["pair"] = Name(PAIR, choice.b)
            return Phrase("label-master-white", words)
        return Phrase("label-master", words)
    if choice.verb is TAKE:
        return Phrase("label-take", {"card": Name(CARD, s.stacks[choice.a][-1])})
    if choice.verb is USE:
        return label_use(s, hero, choice.a, choice.b)
    if choice.verb is DONE:
        return Phrase(f"label-done-{decision.prompt.name}")
    return Phrase.of_choice(choice)


def label_use(s: Table, hero: Hero, card: int, target: int) -> Phrase:
    """What using a card on a target does to which faces."""
    ability = ABILITY[card]
    name = Name(CARD, card)
    if ability == WHITE_DIE:
        return Phrase("label-use-white-die", {"card": name})
    if ability == COPY:
        other = s.heroes[target - FIRST_SEAT]
        second = s.white_die if s.is_solo and other.seat == HADES else other.d2
        return Phrase("label-use-copy", {"card": name, "seat": Name(SEAT, other.seat), "d1": other.d1, "d2": second})
    dice = Name(DICE, target - 1)
    if ability == REROLL:
        chosen = SETS_OF_DICE[target - 1]
        faces = ", ".join(str(face_of(s, hero, die)) for die in range(3) if chosen >> die & 1)
        return Phrase("label-use-reroll", {"card": name, "dice": dice, "faces": faces})
    old = face_of(s, hero, target - 1)
    new = old + 1 if ability == PLUS_ONE else old - 1 if ability == MINUS_ONE else OPPOSITE - old
    return Phrase("label-use-die", {"card": name, "dice": dice, "old": old, "new": new})


def outlook(s: Table, hero: Hero, choice: Choice) -> list[Phrase]:
    """The rewards of a calculation, in the order they are taken."""
    if choice.verb is not MASTER:
        return []
    x, y = faces_of_pair(s, hero, choice.b)
    column = lowest_open(hero.open & ~bit(result(choice.a, x, y))) - 1
    spaces = column - hero.position
    brings: list[Phrase] = []
    if spaces:
        brings.append(Phrase("outlook-run", {"column": column, "spaces": spaces}))
    demigods = [Name(CARD, s.stacks[stack][-1]) for stack in eligible_stacks(s, choice.a, x, y)]
    if demigods:
        names = ["first", "second", "third"]
        brings.append(Phrase(f"outlook-demigod-{len(demigods)}", dict(zip(names, demigods, strict=False))))
    vase = vase_for(s, spaces)
    if vase != EMPTY:
        brings.append(Phrase("outlook-vase", {"card": Name(CARD, vase)}))
    if spaces and card_above(s, column) != EMPTY:
        brings.append(Phrase("outlook-god", {"card": god_name(s, card_above(s, column))}))
    return brings


def god_name(s: Table, card: int) -> Name:
    """A card above a column; in the simplified variant a god is named with its points alone."""
    return Name(PLAIN_GOD, COLUMN_GODS.index(card)) if is_plain_god(s, card) else Name(CARD, card)
