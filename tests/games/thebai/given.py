"""Positions of Thebai in the words of a scenario.

Families are called by their colours. What a scenario does not mention is as at the start of a game, but for an empty
city, empty estates and hands, no Citizen beyond those named, no disruption. A die is written as in choices: ``1+`` for
a face with a star, ``v3-2`` for a dice space.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from tests.games.thebai.states import as_table
from tests.games.thebai.tables import AtTable

from pessoi.games.thebai.components import (
    ACTIONS,
    CITIZENS,
    COLOURS,
    COMMANDERS,
    CONFLICT_ROW,
    CONTRACTS,
    COUNCIL_SPACES,
    DICE,
    ESTATE_ROWS,
    FACES,
    FATES,
    GATES,
    HERALDS,
    INVADERS,
    METICS,
    SLOTS,
    STARTING,
    TILES,
    TOKENS,
    TRACKS,
)
from pessoi.games.thebai.game import GAME
from pessoi.games.thebai.geometry import CELLS, SPACES
from pessoi.games.thebai.state import (
    ACTOR_STANDEE,
    BOX,
    COUNCIL,
    CREON_STANDEE,
    DISRUPTION,
    FIRST_ACTION,
    GENERAL_SUPPLY,
    NONE,
    PLAZA,
    SUPPLY,
    Family,
    Table,
    put_die,
)
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import ScoreSheet
from pessoi.kernel.match import Match, Setup


class Given:
    """A position at the start of a turn, or with ``is_fate`` at the end of a round, when all have had their turns."""

    def __init__(
        self, *colours: str, at: str = "", round: int = 1, order: Sequence[str] = (), is_fate: bool = False
    ) -> None:
        self.colours = colours or ("pink", "red", "blue")
        seats = len(self.colours)
        self._setup = self._begin(seats)
        s = as_table(GAME.setup(self._setup.seats, self._setup.options, Dice(b"given")))
        self._table = s
        s.round = round
        first = at or self.colours[0]
        turn_order = order or [first, *(colour for colour in self.colours if colour != first)]
        s.order = [self.colours.index(colour) for colour in turn_order]
        s.turns_taken = seats if is_fate else 0
        s.arrivals = [s.order[::-1], s.order.copy()]
        s.box = []
        s.council = [NONE] * len(s.council)
        s.deck = list(range(len(CONTRACTS) - 1, STARTING - 1, -1))
        for family, colour in zip(s.families, self.colours, strict=True):
            family.colour = COLOURS.index(colour)
            family.estate = [NONE] * len(ACTIONS)
            for die in range(CITIZENS):
                family.places[die] = GENERAL_SUPPLY
            for die in range(DICE):
                family.faces[die] = 0
        self._display: list[str] | None = None

    def _begin(self, seats: int) -> Setup:
        """What was agreed on for so many families."""
        return Setup(seats, {})

    def seat(self, colour: str) -> int:
        return self.colours.index(colour)

    def _family(self, colour: str) -> Family:
        return self._table.families[self.seat(colour)]

    def family(
        self,
        colour: str,
        *,
        citizens: Sequence[str] | None = None,
        hoplites: Sequence[str] | None = None,
        general: int | None = None,
        score: int | None = None,
        hand: Sequence[str] = (),
        fulfilled: Sequence[str] = (),
        gates: Sequence[str] = (),
        metics: Sequence[str] = (),
        dionysus: int = 0,
        ares: int = 0,
        strategoi: Sequence[int] = (),
        councillors: Sequence[str] = (),
        **tokens: int,
    ) -> Self:
        """A family: faces in the supply, cards, steps, and tokens, of which those not named are 0."""
        family = self._family(colour)
        if citizens is not None:
            for face in citizens:
                self._new_die(family, "citizen", face, SUPPLY)
        if hoplites is not None:
            for die in range(CITIZENS, DICE):
                family.places[die] = family.places[die] if family.places[die] < SUPPLY else BOX
            for face in hoplites:
                self._new_die(family, "hoplite", face, SUPPLY)
        if general is not None:
            self._leave_in_general_supply(family, general)
        if score is not None:
            family.score = score
        family.tokens = [tokens.pop(token, 0) for token in TOKENS]
        assert not tokens, f"no such tokens: {tokens}"
        family.hand = [CONTRACTS.index(name) for name in hand]
        family.fulfilled = [CONTRACTS.index(name) for name in fulfilled]
        family.gates = [GATES.index(name) for name in gates]
        for name in metics:
            family.metics[METICS.index(name)] = SUPPLY
        family.steps = [dionysus, ares]
        family.strategoi = [row - 1 for row in strategoi]
        family.councillors = [COUNCIL_SPACES.index(name) for name in councillors]
        return self

    def _new_die(self, family: Family, kind: str, face: str, place: int) -> None:
        """Take a die that is not yet in use: a Citizen of the general supply, a Hoplite of the box or the supply."""
        if kind == "citizen":
            die = next(die for die in range(CITIZENS) if family.places[die] == GENERAL_SUPPLY)
        else:
            unused = [die for die in range(CITIZENS, DICE) if family.places[die] == BOX]
            die = (unused or [die for die in range(CITIZENS, DICE) if family.places[die] == SUPPLY])[0]
        family.faces[die] = FACES.index(face)
        put_die(self._table, family, die, place)

    def _leave_in_general_supply(self, family: Family, count: int) -> None:
        """All other Citizens are on the council's path, whose points were scored long ago."""
        waiting = [die for die in range(CITIZENS) if family.places[die] == GENERAL_SUPPLY]
        for die in waiting[count:]:
            family.places[die] = COUNCIL
            self._table.path.append(int(family.seat))

    def die(self, colour: str, kind: str, face: str, place: str) -> Self:
        """A die on a dice space of the city or an action space of the own estate."""
        where = SPACES.index(place) if place in SPACES else FIRST_ACTION + ACTIONS.index(place)
        self._new_die(self._family(colour), kind, face, where)
        return self

    def tile(self, cell: str, tile: str, rotation: int = 0) -> Self:
        """A tile in the city."""
        self._table.tiles[CELLS.index(cell)] = TILES.index(tile)
        self._table.rotations[CELLS.index(cell)] = rotation
        return self

    def elsewhere(self) -> Self:
        """Two free tiles far from the scenario, so that the step of an Archon in the supply waits for a choice."""
        return self.tile("r1c4", "neutral_n07").tile("r2c4", "neutral_n11")

    def estate(self, colour: str, tiles: Mapping[str, str]) -> Self:
        """Tiles that still lie on an estate, by their action spaces; all others are gone."""
        for action, tile in tiles.items():
            self._family(colour).estate[ACTIONS.index(action)] = TILES.index(tile)
        return self

    def metic_on(self, colour: str, metic: str, action: str) -> Self:
        """A Metic that has been used."""
        self._family(colour).metics[METICS.index(metic)] = FIRST_ACTION + ACTIONS.index(action)
        return self

    def archon(self, colour: str, cell: str) -> Self:
        self._family(colour).archon = CELLS.index(cell)
        return self

    def plaza(self, *spaces: str) -> Self:
        for space in spaces:
            self._table.city[SPACES.index(space)] = PLAZA
        return self

    def commander(self, colour: str, commander: str, place: str = "") -> Self:
        """A claimed Commander with its standee: on an estate row, cell, track, dice space, slot or council space."""
        s, index = self._table, COMMANDERS.index(commander)
        s.owners[index] = self.seat(colour)
        s.commanders = [NONE if other == index else other for other in s.commanders]
        for names in (ESTATE_ROWS, CELLS, TRACKS, SPACES, [str(slot + 1) for slot in range(SLOTS)], COUNCIL_SPACES):
            if place in names:
                s.standees[index] = list(names).index(place)
        if commander == "actor" and place:
            s.city[s.standees[index]] = ACTOR_STANDEE
        if commander == "creon" and place:
            s.council[s.standees[index]] = CREON_STANDEE
        return self

    def commanders(self, *names: str) -> Self:
        """The Commanders still to be claimed, from the top row down."""
        unclaimed = [COMMANDERS.index(name) for name in names]
        self._table.commanders = unclaimed + [NONE] * (int(self._table.rows) - len(unclaimed))
        return self

    def display(self, *contracts: str) -> Self:
        """The four slots; "" for a gap."""
        self._display = list(contracts)
        return self

    def deck(self, *contracts: str) -> Self:
        """The whole deck, top card first."""
        self._table.deck = [CONTRACTS.index(name) for name in reversed(contracts)]
        return self

    def arrived(self, track: str, *colours: str) -> Self:
        """The order in which markers came to their spaces: lower in a stack comes first."""
        self._table.arrivals[TRACKS.index(track)] = [self.seat(colour) for colour in colours]
        return self

    def disruption(self, *spaces: str) -> Self:
        for space in spaces:
            self._table.council[COUNCIL_SPACES.index(space)] = DISRUPTION
        return self

    def councillor(self, colour: str, *spaces: str) -> Self:
        """Own dice on council spaces."""
        for space in spaces:
            self._table.council[COUNCIL_SPACES.index(space)] = self.seat(colour)
            self._send_to_council(colour)
        return self

    def path(self, *colours: str) -> Self:
        """The dice on the council's path, first in front."""
        for colour in colours:
            self._table.path.append(self.seat(colour))
            self._send_to_council(colour)
        return self

    def _send_to_council(self, colour: str) -> None:
        places = self._family(colour).places
        places[places.index(GENERAL_SUPPLY)] = COUNCIL

    def fate(self, round: int, tile: str) -> Self:
        """The fate tile of a round, exchanged with the one that lay there."""
        s, wanted = self._table, FATES.index(tile)
        old = s.fate[round - 1]
        for tiles in (s.fate, s.fate_box):
            if wanted in tiles:
                tiles[tiles.index(wanted)] = old
        s.fate[round - 1] = wanted
        return self

    def invader(self, row: int, name: str) -> Self:
        """The invader of a row, counted from 1, exchanged with the one that lay there."""
        s, wanted = self._table, INVADERS.index(name)
        old = s.invaders[row - 1]
        for cards in (s.invaders, s.invader_box):
            if wanted in cards:
                cards[cards.index(wanted)] = old
        s.invaders[row - 1] = wanted
        return self

    def gate(self, row: int, name: str) -> Self:
        """The gate of a row, counted from 1."""
        s, wanted = self._table, GATES.index(name)
        if wanted in s.gates:
            s.gates[s.gates.index(wanted)] = s.gates[row - 1]
        s.gates[row - 1] = wanted
        return self

    def herald(self, card: str) -> Self:
        """The herald card that comes next."""
        wanted = HERALDS.index(card)
        self._table.heralds.remove(wanted)
        self._table.heralds.append(wanted)
        return self

    def without_heralds(self) -> Self:
        """All herald cards lie on the discards."""
        self._table.herald_discards = self._table.heralds
        self._table.heralds = []
        return self

    def table(self) -> Table:
        """The position itself; the battles of earlier rounds are over."""
        s = self._table.copy()
        for tile in s.fate[: s.round - 1]:
            if CONFLICT_ROW[tile] != NONE:
                s.invaders[CONFLICT_ROW[tile]] = s.gates[CONFLICT_ROW[tile]] = NONE
        gone = [contract for family in s.families for contract in family.hand + family.fulfilled]
        gone += [CONTRACTS.index(name) for name in self._display or () if name]
        s.deck = [contract for contract in s.deck if contract not in gone]
        s.contract_box = [contract for contract in s.contract_box if contract not in gone]
        s.display = [CONTRACTS.index(name) if name else NONE for name in self._display or ()]
        while len(s.display) < SLOTS:
            s.display.append(s.deck.pop())
        return s

    def match(self) -> AtTable:
        """The match from here on."""
        match = Match(GAME, self._setup, "given", self.table())
        match.start()
        return AtTable(match)

    def resolving(self, tile: str, colour: str = "") -> AtTable:
        """The match right after a Citizen of the family at turn came to the city and chose to resolve this tile.

        The tile lies on r6c1, the Citizen on h6-1; the family must have a Citizen ``1`` for it in its supply.
        """
        assert not colour or self.seat(colour) == self._table.order[0]
        self.tile("r6c1", tile)
        return self.match().play("city 1 h6-1", "one r6c1")

    def sheet(self) -> ScoreSheet:
        """The score sheet if the game ended here."""
        return GAME.score(self.table())

    def pad(self, colour: str) -> dict[str, int]:
        """A family's lines on the score pad."""
        sheet = self.sheet()
        return dict(zip(sheet.lines, sheet.points[self.seat(colour)], strict=True))
