"""What a seat sees as numbers, for learning programs. Everything is public but the demigods below each top card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.hercules.components import (
    ACTIVE,
    CARDS,
    COLUMN_GODS,
    COLUMNS,
    DEMIGODS_OF,
    DIE_MAX,
    IS_GOD,
    PANTHEON,
    STACKS,
    SYMBOL_BITS,
    SYMBOL_COUNTS,
    SYMBOLS,
    VASES,
    ZEUS,
)
from pessoi.games.hercules.scoring import card_points
from pessoi.games.hercules.solo import HADES
from pessoi.games.hercules.state import EMPTY, Hero, Table
from pessoi.kernel.tensor import Part, Tensor

#: The cards that can lie on top of the pile above column 12.
PILE: Final = (ZEUS, *PANTHEON)
#: The most demigods that one stack has.
TALLEST: Final = max(len(stack) for stack in DEMIGODS_OF)


def _places(cards: list[tuple[int, ...]]) -> list[int]:
    """By card: its place among those of its own kind, -1 for all others."""
    places = [-1] * len(CARDS)
    for kind in cards:
        for place, card in enumerate(kind):
            places[card] = place
    return places


DEMIGOD_PLACE: Final[list[int]] = _places(list(DEMIGODS_OF))
GOD_PLACE: Final[list[int]] = _places([COLUMN_GODS])
PILE_PLACE: Final[list[int]] = _places([PILE])
VASE_PLACE: Final[list[int]] = _places([VASES])


def _shown(is_simplified: bool) -> list[int]:
    """By card: how often it shows each symbol, all in one number; gods show none in the simplified variant (R62)."""
    return [0 if is_simplified and IS_GOD[card] else counts for card, counts in enumerate(SYMBOL_COUNTS)]


SHOWN: Final[list[int]] = _shown(False)
SHOWN_SIMPLIFIED: Final[list[int]] = _shown(True)


def parts(rows: int) -> list[Part]:
    """What is written, in this order; rows are the players and, alone, Hades."""
    return [
        Part("round", (2,), "the round; the last one by the limit"),
        Part("flags", (4,), "final round; simplified game; has acted in this turn; game over"),
        Part("handicap", (1,), "Hades' points"),
        Part("pegasus", (rows,), "who begins the round"),
        Part("turn", (rows,), "whose turn it is"),
        Part("white_die_holder", (rows,), "who has the white die; alone, Hades unless the hero took it"),
        Part("white_die", (DIE_MAX,), "its face, where it counts"),
        Part("gods", (COLUMNS - 1, len(COLUMN_GODS)), "which god lies above each of the columns 1 to 11"),
        Part("pile", (1 + len(PILE),), "cards above column 12, and which is on top"),
        Part("stacks", (len(STACKS), 1 + TALLEST), "demigods of each stack, and which is on top"),
        Part("vases", (len(VASES),), "vases still to be won"),
        Part("column", (rows, COLUMNS + 1), "where each apprentice is; place 0 is the start space"),
        Part("markers", (rows, COLUMNS), "columns in which a marker still lies"),
        Part("supply", (rows, 1), "markers in the supply"),
        Part("dice", (rows, 2, DIE_MAX), "faces of the two dice"),
        Part("cards", (rows, len(CARDS)), "cards won"),
        Part("used", (rows, ACTIVE), "demigods that are marked and gods that are turned"),
        Part("symbols", (rows, len(SYMBOLS)), "symbols on the cards"),
        Part("points", (rows, 1), "points on the cards"),
    ]


def observe(s: Table, seat: i64, t: Tensor) -> None:
    """Write all of it for a seat; a spectator looks on from the first."""
    rows: i64 = len(s.heroes)
    first: i64 = max(seat, 0)
    t.number(s.round)
    t.number(s.round_limit)
    t.flag(s.is_final_round)
    t.flag(s.is_simplified)
    t.flag(s.has_acted)
    t.flag(s.is_over)
    t.number(s.handicap)
    t.one_of((s.pegasus - first) % rows, rows)
    t.one_of(-1 if s.is_over else (s.active - first) % rows, rows)
    observe_white_die(s, first, t)
    for column in range(1, COLUMNS):
        god = s.above[column]
        t.one_of(-1 if god == EMPTY else GOD_PLACE[god], len(COLUMN_GODS))
    t.number(len(s.pile))
    t.one_of(PILE_PLACE[s.pile[-1]] if s.pile else -1, len(PILE))
    for stack in s.stacks:
        t.number(len(stack))
        t.one_of(DEMIGOD_PLACE[stack[-1]] if stack else -1, TALLEST)
    vases = t.room(len(VASES))
    for card in s.vases:
        t.put(vases + VASE_PLACE[card], 1)
    heroes = s.heroes[first:] + s.heroes[:first]
    for hero in heroes:
        t.one_of(hero.position, COLUMNS + 1)
    for hero in heroes:
        t.bits(hero.open >> 1, COLUMNS)
    for hero in heroes:
        t.number(hero.supply)
    for hero in heroes:
        t.one_of(hero.d1 - 1, DIE_MAX)
        t.one_of(hero.d2 - 1, DIE_MAX)
    for hero in heroes:
        t.those_of(hero.cards, len(CARDS))
    for hero in heroes:
        t.bits(hero.used, ACTIVE)
    shown = SHOWN_SIMPLIFIED if s.is_simplified else SHOWN
    for hero in heroes:
        observe_symbols(hero, shown, t)
    for hero in heroes:
        t.number(card_points(hero))


def observe_symbols(hero: Hero, shown: list[int], t: Tensor) -> None:
    """How many of each symbol the cards show: what ``scoring.symbol_counts`` counts, in a quarter of the time."""
    packed: i64 = 0
    for card in hero.cards:
        packed += shown[card]
    for _ in range(len(SYMBOLS)):
        t.number(packed & (1 << SYMBOL_BITS) - 1)
        packed >>= SYMBOL_BITS


def observe_white_die(s: Table, first: i64, t: Tensor) -> None:
    """Who has the white die and, if that means anything, what it shows (R43, R67)."""
    rows: i64 = len(s.heroes)
    holder: i64 = HADES if s.is_solo else -1
    for hero in s.heroes:
        if hero.has_white_die:
            holder = hero.seat
    t.one_of(-1 if holder < 0 else (holder - first) % rows, rows)
    t.one_of(-1 if holder < 0 else s.white_die - 1, DIE_MAX)
