"""Positions against Antigone in the words of a scenario: red is the person, blue is Antigone.

What a scenario does not mention is as in ``given.py``; Antigone has four Hoplites ``1`` in her supply, no tile stacks,
Destiny card D1 (devoted to Ares), and the Herald cards H1 and H2 in her row.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from tests.games.thebai.given import Given
from tests.games.thebai.tables import AtTable, words_of

from pessoi.games.thebai.antigone.archon import move_antigones_archon
from pessoi.games.thebai.antigone.challenges import OPTIONS
from pessoi.games.thebai.antigone.rebellion import ANTIGONE, Rebellion
from pessoi.games.thebai.antigone.turn import resolve_card, resolve_icons
from pessoi.games.thebai.census import census
from pessoi.games.thebai.components import (
    ACTION_CARDS,
    CHALLENGES,
    DESTINIES,
    DISRUPTIONS,
    ENDGAME,
    HERALDS,
    ICONS,
    TILES,
)
from pessoi.games.thebai.game import GAME
from pessoi.games.thebai.state import Table, rebellion_of
from pessoi.kernel.choice import Steps
from pessoi.kernel.journal import Journal
from pessoi.kernel.match import Setup

PERSON, REBELS = "red", "blue"


class Deed(AtTable):
    """Something Antigone did, step by step to its end: the table afterwards, and what was told."""

    def __init__(self, state: Table, steps: Steps, choices: Sequence[str]) -> None:
        self._table = state
        self._journal = Journal()
        #: What the person was asked on the way, and could answer.
        self.asked: list[list[str]] = []
        before = census(state)
        state.journal = self._journal
        answers = list(choices)
        answer = None
        while True:
            try:
                decision = next(steps) if answer is None else steps.send(answer)
            except StopIteration:
                break
            self.asked.append([str(choice) for choice in decision.choices])
            answer = GAME.verbs.parse(answers.pop(0))
            assert decision.offers(answer)
        assert not answers, "not asked"
        assert census(state) == before

    @property
    def state(self) -> Table:
        return self._table

    @property
    def rebellion(self) -> Rebellion:
        return rebellion_of(self._table)

    def told(self, *names: str) -> list[str]:
        entries = self._journal.entries
        return [words_of(entry, self.colours) for entry in entries if not names or entry.event.name in names]

    @property
    def herald_row(self) -> list[str]:
        return [HERALDS[herald] for herald in self.rebellion.herald_row]

    @property
    def herald_discards(self) -> list[str]:
        return [HERALDS[herald] for herald in self.state.herald_discards]


class Rebels(Given):
    """A position of a match alone against Antigone."""

    def __init__(
        self, *challenges: str, at: str = PERSON, round: int = 1, is_fate: bool = False, order: Sequence[str] = ()
    ) -> None:
        self._options = GAME.check_setup(1, {OPTIONS[CHALLENGES.index(name)]: True for name in challenges})
        super().__init__(PERSON, REBELS, at=at, round=round, is_fate=is_fate, order=order)
        self.rebellion.stacks = [[], [], []]
        self.destiny("D1").row("H1", "H2").cards("SB1", "SB2")

    def _begin(self, seats: int) -> Setup:
        return Setup(1, self._options)

    @property
    def rebellion(self) -> Rebellion:
        return rebellion_of(self._table)

    def cards(self, *names: str) -> Self:
        """The action deck, top card first, above the Endgame card."""
        cards = [ACTION_CARDS.index(name) for name in names]
        self.rebellion.action_discards = []
        self.rebellion.unused_actions = [card for card in range(ENDGAME) if card not in cards]
        self.rebellion.actions = [ENDGAME, *reversed(cards)]
        return self

    def destiny(self, name: str) -> Self:
        self.rebellion.destiny = DESTINIES.index(name)
        return self

    def row(self, left: str, right: str, *deck: str) -> Self:
        """The Herald row, and the cards that come next from the deck."""
        s = self._table
        row = [HERALDS.index(left), HERALDS.index(right)]
        coming = [HERALDS.index(name) for name in reversed(deck)]
        s.herald_discards = []
        s.heralds = [herald for herald in range(len(HERALDS)) if herald not in row + coming] + coming
        self.rebellion.herald_row = row
        return self

    def herald_card(self, name: str) -> Self:
        """The Herald card that breaks ties: the left one of the row, which the first action card names."""
        return self.row(name, "H2" if name == "H1" else "H1").cards("SB1")

    def heralds_discarded(self) -> Self:
        """Nothing is left in the Herald deck."""
        self.without_heralds()
        return self

    def stacks(self, *stacks: Sequence[str]) -> Self:
        """Her tile stacks, left, centre and right, each from the top down."""
        self.rebellion.stacks = [[TILES.index(tile) for tile in reversed(stack)] for stack in stacks]
        for stack in self.rebellion.stacks:
            self.rebellion.neutral_box = [tile for tile in self.rebellion.neutral_box if tile not in stack]
        return self

    def disruptions(self, *names: str) -> Self:
        """The disruption deck, top card first; the others have been turned over."""
        deck = [DISRUPTIONS.index(name) for name in reversed(names)]
        self.rebellion.disruptions = deck
        self.rebellion.disruption_discards = [card for card in range(len(DISRUPTIONS)) if card not in deck]
        return self

    def does(self, icon: str, count: int = 0, *choices: str) -> Deed:
        """She carries out one icon."""
        s = self.table()
        return Deed(s, resolve_icons(s, s.families[ANTIGONE], [(ICONS.index(icon), count)]), choices)

    def resolves_card(self, *choices: str) -> Deed:
        """She resolves her face-up card."""
        s = self.table()
        return Deed(s, resolve_card(s, s.families[ANTIGONE]), choices)

    def moves_archon(self, *choices: str) -> Deed:
        """She moves her Archon."""
        s = self.table()
        return Deed(s, move_antigones_archon(s, s.families[ANTIGONE]), choices)
