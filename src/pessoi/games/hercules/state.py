"""The position of a match: the table, and each player's row and supply."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.hercules.components import ACTIVE, COLUMNS
from pessoi.kernel.dice import Dice
from pessoi.kernel.state import Plain, State

#: No card lies here.
EMPTY: Final = -1
#: Bits 1 to 12: a marker in every column.
ALL_OPEN: Final = (2 << COLUMNS) - 2


class Hero(Plain):
    """One player: a row of the board and a supply. In solo mode the second row is Hades'."""

    __slots__ = ("cards", "d1", "d2", "has_white_die", "open", "position", "seat", "supply", "used")

    def __init__(
        self,
        seat: i64,
        position: i64,
        open: i64,
        supply: i64,
        d1: i64,
        d2: i64,
        has_white_die: bool,
        cards: list[int],
        used: i64,
    ) -> None:
        self.seat: i64 = seat
        #: Column of the apprentice, 0 on the start space.
        self.position: i64 = position
        #: The columns that still hold a marker, as bits.
        self.open: i64 = open
        self.supply: i64 = supply
        self.d1: i64 = d1
        self.d2: i64 = d2
        self.has_white_die: bool = has_white_die
        #: All cards won, in the order received.
        self.cards: list[int] = cards
        #: The marked demigods and turned gods among them, as bits; see ``has_used``.
        self.used: i64 = used

    def has_used(self, card: int) -> bool:
        """Whether the card is used up: a marked demigod or a turned god."""
        return card < ACTIVE and self.used >> card & 1 == 1

    def copy(self) -> Hero:
        return Hero(
            self.seat,
            self.position,
            self.open,
            self.supply,
            self.d1,
            self.d2,
            self.has_white_die,
            self.cards.copy(),
            self.used,
        )


class Table(State):
    """The whole position."""

    __slots__ = (
        "above",
        "handicap",
        "has_acted",
        "heroes",
        "is_final_round",
        "is_over",
        "is_simplified",
        "is_solo",
        "pegasus",
        "pile",
        "round",
        "round_limit",
        "stacks",
        "turns_taken",
        "vases",
        "white_die",
    )

    def __init__(
        self,
        dice: Dice,
        heroes: list[Hero],
        stacks: list[list[int]],
        above: list[int],
        pile: list[int],
        vases: list[int],
        white_die: i64,
        pegasus: i64,
        round: i64,
        turns_taken: i64,
        has_acted: bool,
        is_final_round: bool,
        is_over: bool,
        is_simplified: bool,
        is_solo: bool,
        handicap: int,
        round_limit: int,
    ) -> None:
        super().__init__(dice)
        self.heroes: list[Hero] = heroes
        #: The six demigod stacks, top card last.
        self.stacks: list[list[int]] = stacks
        #: The god above each of the columns 1 to 11, or EMPTY; place 0 is not used.
        self.above: list[int] = above
        #: The cards above column 12, top card last: Pantheon cards under Zeus.
        self.pile: list[int] = pile
        #: The vases still to be won: stack after stack ascending, in each the top card last.
        self.vases: list[int] = vases
        #: What the white die shows; 0 before its first roll.
        self.white_die: i64 = white_die
        self.pegasus: i64 = pegasus
        self.round: i64 = round
        #: How many players have had their turn in this round.
        self.turns_taken: i64 = turns_taken
        #: Whether the player at turn has mastered, rested or given up, so that no labour can follow in this turn.
        self.has_acted: bool = has_acted
        self.is_final_round: bool = is_final_round
        self.is_over: bool = is_over
        self.is_simplified: bool = is_simplified
        self.is_solo: bool = is_solo
        self.handicap: int = handicap
        self.round_limit: int = round_limit

    def copy(self) -> Table:
        return Table(
            self.dice.copy(),
            [hero.copy() for hero in self.heroes],
            [stack.copy() for stack in self.stacks],
            self.above.copy(),
            self.pile.copy(),
            self.vases.copy(),
            self.white_die,
            self.pegasus,
            self.round,
            self.turns_taken,
            self.has_acted,
            self.is_final_round,
            self.is_over,
            self.is_simplified,
            self.is_solo,
            self.handicap,
            self.round_limit,
        )

    @property
    def active(self) -> i64:
        """The row whose turn it is."""
        return (self.pegasus + self.turns_taken) % len(self.heroes)


def lowest_open(open: i64) -> i64:
    """The first column that still holds a marker; 13 if none does."""
    column: i64 = 1
    while column <= COLUMNS and not open >> column & 1:
        column += 1
    return column
