"""Positions of Hercules in the words of a scenario, and a player who acts in them.

``Given`` builds a position, ``AtTable`` plays it. What a scenario does not mention is as at the start of a game: all
labours open, no cards, every stack full. Stacks show their first card (``pan_01``), Tyche and Morpheus a number that no
die of the player at turn shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

from tests.games.at_table import AtAnyTable
from tests.games.hercules.states import as_table

from pessoi.games.hercules.components import CARD, CARDS, COLUMNS, DIE_NUMBER, SPACES, STACKS
from pessoi.games.hercules.game import GAME
from pessoi.games.hercules.state import ALL_OPEN, EMPTY, Hero, Table, lowest_open
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import SPECTATOR, ScoreSheet, Value
from pessoi.kernel.match import Match, Setup

#: Hades' row.
HADES = 1


@cache
def key_that_rolls(rolls: tuple[int | None, ...]) -> bytes:
    """The first key whose dice begin with these rolls; None stands for any face."""
    for number in count():
        key = number.to_bytes(8, "big")
        dice = Dice(key)
        if all(dice.roll() == face or face is None for face in rolls):
            return key
    raise AssertionError("unreachable")


def is_god(card: str) -> bool:
    return card.startswith("god_")


def is_prize(card: str) -> bool:
    return card.startswith(("vase_", "pantheon_"))


def columns_of(bits: int) -> list[int]:
    return [column for column in range(1, COLUMNS + 1) if bits >> column & 1]


def bits_of(columns: Iterable[int]) -> int:
    return sum(1 << column for column in columns)


@dataclass(frozen=True)
class Row:
    """What lies in a player's row and supply."""

    column: int
    open: list[int]
    supply: int
    dice: tuple[int, int]
    #: Demigods and gods in the order received; those marked or turned once more in ``used``.
    cards: list[str]
    used: list[str]
    #: Vases and Pantheon cards.
    prizes: list[str]


def row_of(hero: Hero) -> Row:
    return Row(
        column=hero.position,
        open=columns_of(hero.open),
        supply=hero.supply,
        dice=(hero.d1, hero.d2),
        cards=[CARDS[card] for card in hero.cards if not is_prize(CARDS[card])],
        used=[CARDS[card] for card in hero.cards if hero.has_used(card)],
        prizes=[CARDS[card] for card in hero.cards if is_prize(CARDS[card])],
    )


def check_invariants(s: Table, demigods: int) -> None:
    """What holds after every step of every game."""
    held = 0
    for hero in s.heroes:
        row = row_of(hero)
        marked = sum(not is_god(card) for card in row.used)
        assert row.supply + marked + len(row.open) == 12
        assert row.supply >= 0
        is_hades = s.is_solo and hero.seat == HADES
        assert is_hades or row.column == lowest_open(hero.open) - 1
        assert all(1 <= face <= 6 for face in row.dice[: 1 if is_hades else 2])
        held += sum(not is_god(card) for card in row.cards)
    assert sum(len(stack) for stack in s.stacks) + held == demigods
    holders = [hero.seat for hero in s.heroes if hero.has_white_die]
    assert holders in ([], [s.active])


class AtTable(AtAnyTable):
    """A running match as the players see it; every step is checked against what always holds."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self._demigods = demigods_at(self.state)
        check_invariants(self.state, self._demigods)

    def play(self, *choices: str) -> AtTable:
        """Make these choices, one after the other, whoever's they are."""
        self._since = self.match.ply + 1
        for choice in choices:
            self.match.play(choice)
            check_invariants(self.state, self._demigods)
        return self

    @property
    def state(self) -> Table:
        return as_table(self.match.state)

    @property
    def uses(self) -> list[str]:
        return [choice for choice in self.menu if choice.startswith("use ")]

    @property
    def calculations(self) -> dict[str, Any]:
        """The labours that can be mastered now: ``{"plus d1d2": 9}``."""
        decision = self.match.decision
        assert decision is not None
        return {
            str(choice).removeprefix("master "): GAME.label(self.state, decision, choice).values["column"]
            for choice in decision.choices
            if choice.verb.name == "master"
        }

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(SPECTATOR)

    def hero(self, seat: int) -> Row:
        return row_of(self.state.heroes[seat])

    def status(self, seat: int, card: str) -> str:
        """Whether a card is ready, marked, turned or passive, as all players see it."""
        held = {row["card"]: row["status"] for row in self.view["players"][seat]["cards"]}
        return str(held[card])

    def above(self, column: int) -> str | None:
        god = self.state.above[column]
        return None if god == EMPTY else CARDS[god]

    @property
    def pile(self) -> list[str]:
        """The cards above column 12, top card first."""
        return [CARDS[card] for card in reversed(self.state.pile)]

    def stack(self, name: str) -> list[str]:
        """A demigod stack, top card first."""
        return [CARDS[card] for card in reversed(self.state.stacks[STACKS.index(name)])]

    def vases(self, spaces: int) -> list[str]:
        """A vase stack, top card first."""
        return [CARDS[card] for card in reversed(self.state.vases) if SPACES[card] == spaces]


def demigods_at(s: Table) -> int:
    held = [card for hero in s.heroes for card in row_of(hero).cards if not is_god(card)]
    return sum(len(stack) for stack in s.stacks) + len(held)


def new_game(players: int, seed: str = "olympus", **options: Value) -> AtTable:
    """A match from its set-up on, at its first decision."""
    return AtTable(Match.begin(GAME, players, seed, options))


class Given:
    """A position: seat ``at`` is at turn, ``turns_taken`` players have had theirs in this round.

    With ``turns_taken=0`` the round begins with phase 1, and the dice given are what will be rolled.
    """

    def __init__(
        self, players: int = 3, at: int = 0, *, turns_taken: int = 1, round: int = 5, **options: Value
    ) -> None:
        self._setup = Setup(players, GAME.check_setup(players, options))
        self._table = as_table(GAME.setup(players, self._setup.options, Dice(b"any")))
        self._quiet = {"tyche", "morpheus"}
        self._nothing_above: list[int] = []
        self._watched = 0 if players == 1 else at
        s = self._table
        s.pegasus = (at - turns_taken) % len(s.heroes)
        s.turns_taken = turns_taken
        s.round = round
        for stack in s.stacks:
            stack.sort(key=lambda card: CARDS[card], reverse=True)
        s.above[1:] = sorted(s.above[1:], key=lambda card: CARDS[card])

    def hero(
        self,
        seat: int,
        *,
        mastered: Iterable[int] = (),
        open: Iterable[int] | None = None,
        dice: tuple[int, int] = (0, 0),
        cards: Sequence[str] = (),
        used: Sequence[str] = (),
    ) -> Given:
        """A row: the labours mastered (or still open), the dice, the cards and which of them are marked or turned."""
        assert set(used) <= set(cards)
        hero = self._table.heroes[seat]
        hero.open = ALL_OPEN & ~bits_of(mastered) if open is None else bits_of(open)
        hero.position = lowest_open(hero.open) - 1
        hero.d1, hero.d2 = dice
        hero.cards = [CARD[card] for card in cards]
        hero.used = sum(1 << CARD[card] for card in used)
        hero.supply = 12 - len(columns_of(hero.open)) - sum(not is_god(card) for card in used)
        return self

    def hades(
        self,
        *,
        column: int = 0,
        markers: Iterable[int] = range(1, 13),
        coloured: int = 0,
        white: int = 0,
        cards: Sequence[str] = (),
    ) -> Given:
        """Hades' row: where he stands, the columns that hold his markers, his two dice."""
        self.hero(HADES, open=markers, dice=(coloured, 0), cards=cards)
        self._table.heroes[HADES].position = column
        self._table.white_die = white
        return self

    def top(self, **cards: str | int) -> Given:
        """What stacks show on top: a card, or for Tyche and Morpheus the number on it."""
        for name, wanted in cards.items():
            stack = self._table.stacks[STACKS.index(name)]
            wanted_card = next(card for card in reversed(stack) if wanted in (CARDS[card], DIE_NUMBER[card]))
            stack.remove(wanted_card)
            stack.append(wanted_card)
            self._quiet.discard(name)
        return self

    def empty(self, *stacks: str) -> Given:
        """Demigod stacks without a card."""
        for name in stacks:
            self._table.stacks[STACKS.index(name)].clear()
        return self

    def only(self, *stacks: str) -> Given:
        """Demigod stacks with nothing below the card on top."""
        for name in stacks:
            del self._table.stacks[STACKS.index(name)][:-1]
        return self

    def above(self, column: int, god: str) -> Given:
        """The god above a column, exchanged with the one that lay there."""
        above = self._table.above
        other = above.index(CARD[god])
        above[column], above[other] = above[other], above[column]
        return self

    def nothing_above(self, *columns: int) -> Given:
        self._nothing_above += columns
        return self

    def pile(self, *cards: str) -> Given:
        """The cards left above column 12, top card first."""
        self._table.pile = [CARD[card] for card in reversed(cards)]
        return self

    def no_vases(self, *spaces: int) -> Given:
        """Vase stacks without a card."""
        self._table.vases = [card for card in self._table.vases if SPACES[card] not in spaces]
        return self

    def final_round(self) -> Given:
        self._table.is_final_round = True
        return self

    def match(self, rolls: Sequence[int | None] = ()) -> AtTable:
        """The match from here on, with these next rolls after those of phase 1, if that is still to come."""
        s = self.table()
        script = [*(phase_1(s) if s.turns_taken == 0 else ()), *rolls]
        s.dice = Dice(key_that_rolls(tuple(script)))
        for hero in s.heroes:
            hero.d1 = hero.d1 or 1
            if not (s.is_solo and hero.seat == HADES):
                hero.d2 = hero.d2 or 1
        s.white_die = s.white_die or 1
        match = Match(GAME, self._setup, "given", s)
        match.start()
        return AtTable(match)

    def table(self) -> Table:
        """The position itself."""
        s = self._table.copy()
        for hero in s.heroes:
            for card in hero.cards:
                take_from(s, card)
        for column in self._nothing_above:
            s.above[column] = EMPTY
        watched = s.heroes[self._watched]
        for name in sorted(self._quiet):
            stack = s.stacks[STACKS.index(name)]
            silent = [card for card in stack if DIE_NUMBER[card] not in (watched.d1, watched.d2)]
            if silent:
                stack.remove(silent[-1])
                stack.append(silent[-1])
        return s

    def view(self) -> dict[str, Any]:
        return GAME.view(self.table(), SPECTATOR)

    def sheet(self) -> ScoreSheet:
        """The score sheet if the game ended here."""
        return GAME.score(self.table())

    def pad(self, row: int) -> dict[str, int]:
        """A row's lines on the score pad."""
        sheet = self.sheet()
        return dict(zip(sheet.lines, sheet.points[row], strict=True))


def phase_1(s: Table) -> list[int | None]:
    """The rolls of the coming phase 1: in the order of the round, Hades' coloured die before the white one."""
    rolls: list[int | None] = []
    for place in range(len(s.heroes)):
        hero = s.heroes[(s.pegasus + place) % len(s.heroes)]
        second = s.white_die if s.is_solo and hero.seat == HADES else hero.d2
        rolls += [hero.d1 or None, second or None]
    return rolls


def take_from(s: Table, card: int) -> None:
    """Take a card that somebody holds away from where it lay."""
    for pile in (*s.stacks, s.vases, s.pile):
        if card in pile:
            pile.remove(card)
            return
    assert card in s.above, f"{CARDS[card]} is not in this game, or held twice"
    s.above[s.above.index(card)] = EMPTY
