"""The position of a match: the boards, and each family with its estate, dice and supply."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.antigone.rebellion import ANTIGONE, PERSON, Rebellion
from pessoi.games.thebai.components import ACTIONS, CITIZENS, DICE
from pessoi.games.thebai.geometry import (
    COLUMNS,
    FIRST_CELL,
    LARGE_EDGES,
    SECOND_CELL,
    SMALL_EDGES,
    SMALL_ROWS,
    SPACES,
    spaces_with,
)
from pessoi.kernel.dice import Dice
from pessoi.kernel.state import Plain, State

#: Nothing lies or stands here; a figure that is nowhere; nobody owns it.
NONE: Final = -1

# Where a die or a Metic is: on a dice space of the city (its number), on an action space of the estate (its number
# after those), or off the boards
FIRST_ACTION: Final = len(SPACES)
SUPPLY: Final = FIRST_ACTION + len(ACTIONS)
GENERAL_SUPPLY: Final = SUPPLY + 1
COUNCIL: Final = SUPPLY + 2
BOX: Final = SUPPLY + 3

# What lies on a dice space: NONE, a die (seat * DICE + die), a plaza marker, or the standee of Actor
PLAZA: Final = 4 * DICE
ACTOR_STANDEE: Final = PLAZA + 1

# What lies on a council space: NONE, a die (its owner's seat), a disruption marker, or the standee of Creon
DISRUPTION: Final = 4
CREON_STANDEE: Final = 5


class Family(Plain):
    """One player."""

    __slots__ = (
        "archon",
        "colour",
        "councillors",
        "drawn",
        "estate",
        "faces",
        "fulfilled",
        "gates",
        "hand",
        "is_archon_busy",
        "metics",
        "places",
        "score",
        "seat",
        "steps",
        "strategoi",
        "tokens",
    )

    def __init__(
        self,
        seat: i64,
        colour: i64,
        score: i64,
        archon: i64,
        is_archon_busy: bool,
        drawn: i64,
        tokens: list[int],
        faces: list[int],
        places: list[int],
        steps: list[int],
        metics: list[int],
        estate: list[int],
        strategoi: list[int],
        councillors: list[int],
        hand: list[int],
        fulfilled: list[int],
        gates: list[int],
    ) -> None:
        self.seat: i64 = seat
        self.colour: i64 = colour
        self.score: i64 = score
        #: The cell the Archon stands on, or NONE while it is in the supply.
        self.archon: i64 = archon
        #: Whether the Archon is in the middle of a movement or a rush, so that no rush can take it away (R36, R128).
        self.is_archon_busy: bool = is_archon_busy
        #: The contracts of the hand that came from the deck, as bits: nobody else has seen them.
        self.drawn: i64 = drawn
        self.tokens: list[int] = tokens
        #: Face and place of each die, Citizens first.
        self.faces: list[int] = faces
        self.places: list[int] = places
        #: Steps taken on the two devotion tracks.
        self.steps: list[int] = steps
        #: The place of each kind of Metic: GENERAL_SUPPLY until it is won.
        self.metics: list[int] = metics
        #: The tile on each action space, or NONE.
        self.estate: list[int] = estate
        #: The rows of the city that hold a Strategos, in the order of their powers.
        self.strategoi: list[int] = strategoi
        #: The council spaces that carry a Councillor tile.
        self.councillors: list[int] = councillors
        self.hand: list[int] = hand
        self.fulfilled: list[int] = fulfilled
        self.gates: list[int] = gates

    def copy(self) -> Family:
        return Family(
            self.seat,
            self.colour,
            self.score,
            self.archon,
            self.is_archon_busy,
            self.drawn,
            self.tokens.copy(),
            self.faces.copy(),
            self.places.copy(),
            self.steps.copy(),
            self.metics.copy(),
            self.estate.copy(),
            self.strategoi.copy(),
            self.councillors.copy(),
            self.hand.copy(),
            self.fulfilled.copy(),
            self.gates.copy(),
        )


class Table(State):
    """The whole position."""

    __slots__ = (
        "arrivals",
        "aside",
        "box",
        "city",
        "commanders",
        "contract_box",
        "council",
        "deck",
        "display",
        "families",
        "fate",
        "fate_box",
        "gates",
        "has_fulfilled",
        "herald_discards",
        "heralds",
        "invader_box",
        "invaders",
        "is_invader_shown",
        "is_over",
        "order",
        "owners",
        "path",
        "rebellion",
        "rotations",
        "round",
        "rows",
        "standees",
        "tiles",
        "turns_taken",
    )

    def __init__(
        self,
        dice: Dice,
        families: list[Family],
        rows: i64,
        round: i64,
        turns_taken: i64,
        has_fulfilled: bool,
        is_invader_shown: bool,
        is_over: bool,
        order: list[int],
        tiles: list[int],
        rotations: list[int],
        city: list[int],
        commanders: list[int],
        owners: list[int],
        standees: list[int],
        invaders: list[int],
        gates: list[int],
        council: list[int],
        path: list[int],
        arrivals: list[list[int]],
        display: list[int],
        deck: list[int],
        contract_box: list[int],
        fate: list[int],
        fate_box: list[int],
        invader_box: list[int],
        heralds: list[int],
        herald_discards: list[int],
        aside: list[int],
        box: list[int],
        rebellion: Rebellion | None,
    ) -> None:
        super().__init__(dice)
        self.families: list[Family] = families
        #: Rows of the city board in use.
        self.rows: i64 = rows
        #: 0 while start tiles and Starting Contracts are chosen.
        self.round: i64 = round
        #: How many families have had their turn in this round; all of them during the fate phase.
        self.turns_taken: i64 = turns_taken
        #: Whether the one contract of the turn has been fulfilled.
        self.has_fulfilled: bool = has_fulfilled
        #: Whether the invader of the row in battle lies face up.
        self.is_invader_shown: bool = is_invader_shown
        self.is_over: bool = is_over
        #: Seats in turn order.
        self.order: list[int] = order
        #: The tile on each cell, or NONE, and how it is turned.
        self.tiles: list[int] = tiles
        self.rotations: list[int] = rotations
        #: What lies on each dice space.
        self.city: list[int] = city
        #: The Commander still to be claimed beside each row, or NONE.
        self.commanders: list[int] = commanders
        #: By Commander: the seat that claimed it, and where its standee is (a row of the estate, a cell, a track, a
        #: dice space, a slot of the display, a council space), or NONE.
        self.owners: list[int] = owners
        self.standees: list[int] = standees
        #: By row: the Invader and the Gate, NONE after the battle.
        self.invaders: list[int] = invaders
        self.gates: list[int] = gates
        #: What lies on each council space; as many as there are in this match.
        self.council: list[int] = council
        #: The seats of the dice on the council's path, first in front.
        self.path: list[int] = path
        #: By track: the seats in the order their markers arrived where they are, so lower in a stack comes first.
        self.arrivals: list[list[int]] = arrivals
        #: The contract in each of the four slots, or NONE.
        self.display: list[int] = display
        self.deck: list[int] = deck
        self.contract_box: list[int] = contract_box
        #: The fate tile of each round, and those that went to the box unseen.
        self.fate: list[int] = fate
        self.fate_box: list[int] = fate_box
        self.invader_box: list[int] = invader_box
        self.heralds: list[int] = heralds
        self.herald_discards: list[int] = herald_discards
        #: Tiles on their way from an estate to the city: start tiles not yet laid out, one that is resolved before.
        self.aside: list[int] = aside
        #: Cadmea tiles out of the game.
        self.box: list[int] = box
        #: What Antigone has, if somebody plays alone against her.
        self.rebellion: Rebellion | None = rebellion

    def copy(self) -> Table:
        return Table(
            self.dice.copy(),
            [family.copy() for family in self.families],
            self.rows,
            self.round,
            self.turns_taken,
            self.has_fulfilled,
            self.is_invader_shown,
            self.is_over,
            self.order.copy(),
            self.tiles.copy(),
            self.rotations.copy(),
            self.city.copy(),
            self.commanders.copy(),
            self.owners.copy(),
            self.standees.copy(),
            self.invaders.copy(),
            self.gates.copy(),
            self.council.copy(),
            self.path.copy(),
            [arrived.copy() for arrived in self.arrivals],
            self.display.copy(),
            self.deck.copy(),
            self.contract_box.copy(),
            self.fate.copy(),
            self.fate_box.copy(),
            self.invader_box.copy(),
            self.heralds.copy(),
            self.herald_discards.copy(),
            self.aside.copy(),
            self.box.copy(),
            None if self.rebellion is None else self.rebellion.copy(),
        )

    @property
    def cells(self) -> i64:
        """How many cells the board has; they are the first ones."""
        return self.rows * COLUMNS

    @property
    def spaces(self) -> i64:
        """How many dice spaces the board has; they are the first ones."""
        return spaces_with(self.rows)

    @property
    def edges(self) -> list[int]:
        """The colours of the city's edge, by ``4 * cell + side``."""
        return SMALL_EDGES if self.rows == SMALL_ROWS else LARGE_EDGES

    @property
    def active(self) -> Family:
        """The family whose turn it is; in the fate phase, the last one that had a turn."""
        place = self.turns_taken if self.turns_taken < len(self.order) else self.turns_taken - 1
        return self.families[self.order[place]]

    @property
    def people(self) -> list[int]:
        """The seats of those who decide, in turn order: all but Antigone."""
        return self.order if self.rebellion is None else [PERSON]


def is_antigone(s: Table, family: Family) -> bool:
    """Whether this family is Antigone's, who decides nothing."""
    return s.rebellion is not None and family.seat == ANTIGONE


def rebellion_of(s: Table) -> Rebellion:
    """What Antigone has, where it is known that she plays."""
    rebellion = s.rebellion
    assert rebellion is not None
    return rebellion


def is_citizen(die: i64) -> bool:
    """Whether this die of a family is a Citizen; the others are Hoplites."""
    return die < CITIZENS


def put_die(s: Table, family: Family, die: i64, place: i64) -> None:
    """Move a die to another place; the only way dice move, as those in the city are noted on the board too."""
    old: i64 = family.places[die]
    if old < FIRST_ACTION:
        s.city[old] = NONE
    if place < FIRST_ACTION:
        s.city[place] = family.seat * DICE + die
    family.places[die] = place


def has_archon(s: Table, cell: i64) -> bool:
    """Whether any Archon stands on the cell."""
    for family in s.families:  # noqa: SIM110 - a plain loop compiles to a few instructions
        if family.archon == cell:
            return True
    return False


def is_free(s: Table, cell: i64) -> bool:
    """Whether the cell holds a tile that can be resolved: no Archon stands on it, own or foreign."""
    return s.tiles[cell] != NONE and not has_archon(s, cell)


def touches_tile(s: Table, first: i64, second: i64) -> bool:
    """Whether at least one of the two cells beside a dice space holds a tile."""
    return s.tiles[first] != NONE or s.tiles[second] != NONE


def available_spaces(s: Table) -> list[int]:
    """The empty dice spaces that touch a tile."""
    spaces: list[int] = []
    for space in range(s.spaces):
        if s.city[space] == NONE and touches_tile(s, FIRST_CELL[space], SECOND_CELL[space]):
            spaces.append(space)
    return spaces
