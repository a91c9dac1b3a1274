"""What never changes in a match. Rules, "Decision points", invariants."""

from __future__ import annotations

from typing import Any

from pessoi.games.hercules.abilities import face_of
from pessoi.games.hercules.components import COLUMNS, DIE_MAX, FIRST_GOD
from pessoi.games.hercules.solo import HADES
from pessoi.games.hercules.state import ALL_OPEN, EMPTY, Hero, Table, lowest_open


def census(s: Table) -> dict[str, Any]:
    """All cards wherever they lie, every player's markers, and whether each piece is where it can be."""
    cards = [card for stack in s.stacks for card in stack]
    cards += [card for card in s.above if card != EMPTY] + s.pile + s.vases
    for hero in s.heroes:
        cards += hero.cards
    return {
        "cards": sorted(cards),
        "markers": [count_markers(hero) for hero in s.heroes],
        "apprentices in place": all(is_in_place(s, hero) for hero in s.heroes),
        "faces possible": all(0 <= face_of(s, hero, die) <= DIE_MAX for hero in s.heroes for die in range(3)),
        "at most one has the white die": sum(1 for hero in s.heroes if hero.has_white_die) <= 1,
    }


def count_markers(hero: Hero) -> int:
    """Markers in the row, in the supply and on marked demigods; a turned god carries none."""
    in_row = sum(1 for column in range(1, COLUMNS + 1) if hero.open >> column & 1)
    marked = sum(1 for card in hero.cards if card < FIRST_GOD and hero.has_used(card))
    return in_row + int(hero.supply) + marked


def is_in_place(s: Table, hero: Hero) -> bool:
    """Whether the apprentice stands right before the first marker; Hades goes where his dice take him."""
    if s.is_solo and hero.seat == HADES:
        return 0 <= hero.position <= COLUMNS
    return hero.position == lowest_open(hero.open) - 1 and hero.open | ALL_OPEN == ALL_OPEN
