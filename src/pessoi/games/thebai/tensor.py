"""What a seat sees as numbers, for learning programs: all that lies open, and the own hand.

Of other hands everybody sees the contracts that were taken from the display. Once the game is over all hands are shown.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.antigone.tensor import observe_rebellion, rebellion_parts
from pessoi.games.thebai.components import (
    ACTIONS,
    CITIZENS,
    COMMANDERS,
    CONTRACTS,
    COUNCIL_SPACES,
    COUNCILLOR_TILES,
    DICE,
    FACES,
    FATE_BACK,
    FATES,
    GATES,
    HERALDS,
    INVADERS,
    METICS,
    ROOFS,
    ROUNDS,
    SLOTS,
    STRATEGOS_POWERS,
    TILE_ROOFS,
    TILES,
    TOKENS,
    TRACKS,
)
from pessoi.games.thebai.conflict import power_in_row, upcoming_row
from pessoi.games.thebai.geometry import CELLS, ROWS, SPACES
from pessoi.games.thebai.state import (
    ACTOR_STANDEE,
    CREON_STANDEE,
    DISRUPTION,
    FIRST_ACTION,
    GENERAL_SUPPLY,
    NONE,
    PLAZA,
    SUPPLY,
    Family,
    Table,
    is_antigone,
)
from pessoi.games.thebai.view import fates_seen
from pessoi.kernel.bits import bit
from pessoi.kernel.tensor import Part, Tensor

#: The backs of fate tiles, and that of each tile.
BACKS: Final = tuple(sorted(set(FATE_BACK)))
BACK: Final[list[int]] = [BACKS.index(back) for back in FATE_BACK]
#: The roof on each side of each tile as it lies unturned, by ``4 * tile + side``.
ROOF: Final[list[int]] = [roof for roofs in TILE_ROOFS for roof in roofs]


def parts(rows: int, is_alone: bool) -> list[Part]:
    """What is written, in this order; rows are the families and, alone, Antigone's."""
    contracts, tiles = len(CONTRACTS), len(TILES)
    return [
        Part("round", (ROUNDS + 1,), "the round; place 0 while start tiles and Starting Contracts are chosen"),
        Part("flags", (3,), "a contract fulfilled in this turn; Archon in mid-movement; game over"),
        Part("order", (rows, rows), "by place in the turn order: who"),
        Part("turns_taken", (1,), "how many have had their turn in this round"),
        Part("gates", (ROWS, len(GATES)), "the Gate of each row of the city, before its battle"),
        Part("commander_offered", (ROWS, len(COMMANDERS)), "the Commander still to be claimed beside each row"),
        Part("fought", (ROWS,), "rows whose battle is over"),
        Part("battle", (ROWS,), "the row of the next battle"),
        Part("invader", (len(INVADERS),), "its Invader, once it lies face up"),
        Part("met", (len(INVADERS),), "Invaders met in battles before"),
        Part("power", (rows, ROWS), "power of each family in each row"),
        Part("tiles", (len(CELLS), 1), "the number of the tile on each cell of the city, from 1; 0 for none"),
        Part("roofs", (len(CELLS), 4, len(ROOFS)), "the roofs on its sides as it lies: north, east, south, west"),
        Part("archons", (len(CELLS), rows), "whose Archon stands on each cell"),
        Part("spaces", (len(SPACES), rows + 4), "by dice space: whose die; Citizen; Hoplite; plaza; Actor"),
        Part("faces", (len(SPACES), 1), "the face of the die there, from 1"),
        Part("fate", (ROUNDS, len(FATES)), "the fate tile of each round, once it lies face up"),
        Part("fate_backs", (ROUNDS, len(BACKS)), "its back"),
        Part("display", (SLOTS, contracts), "the contract in each slot"),
        Part("deck", (1,), "contracts in the deck"),
        Part("arrivals", (len(TRACKS), rows, rows), "by track, in the order of arrival there: who"),
        Part("council", (len(COUNCIL_SPACES), rows + 2), "by council space: whose die; disruption; Creon"),
        Part("councillors", (rows, len(COUNCIL_SPACES)), "council spaces that carry a Councillor tile of each family"),
        Part("path", (rows * CITIZENS, rows), "whose dice wait on the council's path, the first in front"),
        Part("heralds", (1 + len(HERALDS),), "Herald cards in the deck, and which were discarded"),
        Part("commanders", (len(COMMANDERS), rows + 1), "who has each Commander; where his standee is, from 1"),
        Part("starting", (contracts,), "Starting Contracts to choose from"),
        Part("aside", (tiles,), "tiles on their way from an estate to the city"),
        Part("box", (tiles,), "tiles out of the game"),
        Part("score", (rows, 2), "victory points so far: hundreds, and the rest"),
        Part("tokens", (rows, len(TOKENS)), "grapes, pottery, bronze, drachmas"),
        Part("supply", (rows, 2, len(FACES)), "how many Citizens and Hoplites in the supply show each face"),
        Part("citizens_to_come", (rows, 1), "Citizens in the general supply"),
        Part("steps", (rows, len(TRACKS)), "steps on the devotion tracks"),
        Part("metics", (rows, len(METICS)), "Metics in the supply"),
        Part("estate", (rows, len(ACTIONS), 3), "by action space: tile, from 1; face of the Citizen, from 1; Metic"),
        Part("councillor_tiles", (rows, 1), "Councillor tiles not yet laid"),
        Part("strategoi", (rows, ROWS), "power of the Strategos in each row of the city"),
        Part("gates_won", (rows, 1), "Gates won"),
        Part("fulfilled", (rows, contracts), "contracts fulfilled"),
        Part("hand", (rows, 1), "how many contracts are in each hand"),
        Part("hands", (rows, contracts), "which: all of one's own, of others those taken from the display"),
        *(rebellion_parts() if is_alone else []),
    ]


def observe(s: Table, seat: i64, t: Tensor) -> None:
    """Write all of it for a seat; a spectator looks on from the first, and sees no hand."""
    first: i64 = max(seat, 0)
    families = s.families[first:] + s.families[:first]
    observe_round(s, first, t)
    observe_rows(s, families, t)
    observe_city(s, families, first, t)
    observe_fate(s, t)
    for contract in s.display:
        t.one_of(contract, len(CONTRACTS))
    t.number(len(s.deck))
    observe_council(s, families, first, t)
    t.number(len(s.heralds))
    t.those_of(s.herald_discards, len(HERALDS))
    rows: i64 = len(families)
    for commander in range(len(COMMANDERS)):
        owner = s.owners[commander]
        t.one_of(-1 if owner == NONE else (owner - first) % rows, rows)
        t.number(s.standees[commander] + 1)
    t.those_of(s.contract_box if s.round == 0 else [], len(CONTRACTS))
    t.those_of(s.aside, len(TILES))
    t.those_of(s.box, len(TILES))
    observe_families(s, families, t)
    for family in families:
        t.number(len(family.hand))
    for family in families:
        observe_hand(family, family.seat == seat or s.is_over, t)
    if s.rebellion is not None:
        observe_rebellion(s.rebellion, t)


def observe_round(s: Table, first: i64, t: Tensor) -> None:
    """Where the match stands."""
    rows: i64 = len(s.families)
    t.one_of(s.round, ROUNDS + 1)
    t.flag(s.has_fulfilled)
    is_archon_busy = False
    for family in s.families:
        is_archon_busy = is_archon_busy or family.is_archon_busy
    t.flag(is_archon_busy)
    t.flag(s.is_over)
    for place in range(rows):
        t.one_of((s.order[place] - first) % rows if place < len(s.order) else -1, rows)
    t.number(s.turns_taken)


def observe_rows(s: Table, families: list[Family], t: Tensor) -> None:
    """The rows of the city, and the battles for them; on the small board the last row stays empty."""
    rows: i64 = s.rows
    for row in range(ROWS):
        t.one_of(s.gates[row] if row < rows else -1, len(GATES))
    for row in range(ROWS):
        t.one_of(s.commanders[row] if row < rows else -1, len(COMMANDERS))
    for row in range(ROWS):
        t.flag(row < rows and s.invaders[row] == NONE)
    upcoming = upcoming_row(s)
    t.one_of(upcoming, ROWS)
    t.one_of(s.invaders[upcoming] if s.is_invader_shown and upcoming != NONE else -1, len(INVADERS))
    for invader in range(len(INVADERS)):
        t.flag(invader not in s.invaders and invader not in s.invader_box)
    for family in families:
        for row in range(ROWS):
            t.number(power_in_row(family, row) if row < rows else 0)


def observe_city(s: Table, families: list[Family], first: i64, t: Tensor) -> None:
    """Tiles and their roofs, Archons, and what lies on the dice spaces."""
    cells: i64 = s.cells
    rows: i64 = len(families)
    for place in range(len(CELLS)):
        t.number(s.tiles[place] + 1 if place < cells else 0)
    roofs = t.room(len(CELLS) * 4 * len(ROOFS))
    cell: i64 = 0
    while cell < cells:
        tile: i64 = s.tiles[cell]
        if tile != NONE:
            rotation: i64 = s.rotations[cell]
            side: i64 = 0
            while side < 4:
                roof: i64 = ROOF[4 * tile + (side - rotation) % 4]
                t.put(roofs + (4 * cell + side) * len(ROOFS) + roof, 1)
                side += 1
        cell += 1
    archons = t.room(len(CELLS) * rows)
    for row, family in enumerate(families):
        if family.archon != NONE:
            t.put(archons + family.archon * rows + row, 1)
    width: i64 = rows + 4
    lying = t.room(len(SPACES) * width)
    faces = t.room(len(SPACES))
    space: i64 = 0
    spaces: i64 = s.spaces
    while space < spaces:
        holds: i64 = s.city[space]
        if holds == PLAZA:
            t.put(lying + space * width + rows + 2, 1)
        elif holds == ACTOR_STANDEE:
            t.put(lying + space * width + rows + 3, 1)
        elif holds != NONE:
            die: i64 = holds % DICE
            owner: i64 = holds // DICE
            t.put(lying + space * width + (owner - first) % rows, 1)
            t.put(lying + space * width + rows + (0 if die < CITIZENS else 1), 1)
            t.put(faces + space, s.families[owner].faces[die] + 1)
        space += 1


def observe_fate(s: Table, t: Tensor) -> None:
    """The fate tiles, face up or by their backs."""
    seen = fates_seen(s)
    for number in range(ROUNDS):
        t.one_of(s.fate[number] if number < seen else -1, len(FATES))
    for number in range(ROUNDS):
        t.one_of(BACK[s.fate[number]], len(BACKS))


def observe_council(s: Table, families: list[Family], first: i64, t: Tensor) -> None:
    """The order on the tracks, the council and its path."""
    rows: i64 = len(families)
    for arrived in s.arrivals:
        for place in range(rows):
            t.one_of((arrived[place] - first) % rows if place < len(arrived) else -1, rows)
    width: i64 = rows + 2
    council = t.room(len(COUNCIL_SPACES) * width)
    for space, holds in enumerate(s.council):
        if holds == DISRUPTION:
            t.put(council + space * width + rows, 1)
        elif holds == CREON_STANDEE:
            t.put(council + space * width + rows + 1, 1)
        elif holds != NONE:
            t.put(council + space * width + (holds - first) % rows, 1)
    for family in families:
        t.those_of(family.councillors, len(COUNCIL_SPACES))
    for place in range(rows * CITIZENS):
        t.one_of((s.path[place] - first) % rows if place < len(s.path) else -1, rows)


def observe_families(s: Table, families: list[Family], t: Tensor) -> None:
    """What each family has, but for contracts."""
    for family in families:
        t.wide(family.score)
    for family in families:
        for count in family.tokens:
            t.number(count)
    for family in families:
        observe_supply(family, t)
    for family in families:
        to_come: i64 = 0
        for die in range(CITIZENS):
            to_come += family.places[die] == GENERAL_SUPPLY
        t.number(to_come)
    for family in families:
        for steps in family.steps:
            t.number(steps)
    for family in families:
        for place in family.metics:
            t.flag(place == SUPPLY)
    for family in families:
        observe_estate(family, t)
    for family in families:
        t.number(0 if is_antigone(s, family) else COUNCILLOR_TILES - len(family.councillors))
    for family in families:
        strategoi = t.room(ROWS)
        for number, row in enumerate(family.strategoi):
            t.put(strategoi + row, STRATEGOS_POWERS[number])
    for family in families:
        t.number(len(family.gates))
    for family in families:
        t.those_of(family.fulfilled, len(CONTRACTS))


def observe_supply(family: Family, t: Tensor) -> None:
    """How many dice of the supply show each face: Citizens, then Hoplites."""
    counts = [0] * (2 * len(FACES))
    for die in range(DICE):
        if family.places[die] == SUPPLY:
            counts[family.faces[die] + (0 if die < CITIZENS else len(FACES))] += 1
    for count in counts:
        t.number(count)


def observe_estate(family: Family, t: Tensor) -> None:
    """The tile, the Citizen and the Metic on each action space."""
    spaces = t.room(3 * len(ACTIONS))
    for action, tile in enumerate(family.estate):
        t.put(spaces + 3 * action, tile + 1)
    for die in range(CITIZENS):
        place: i64 = family.places[die] - FIRST_ACTION
        if 0 <= place < len(ACTIONS):
            t.put(spaces + 3 * place + 1, family.faces[die] + 1)
    for metic in range(len(METICS)):
        space: i64 = family.metics[metic] - FIRST_ACTION
        if 0 <= space < len(ACTIONS):
            t.put(spaces + 3 * space + 2, 1)


def observe_hand(family: Family, is_open: bool, t: Tensor) -> None:
    """The contracts of a hand, as far as the viewer knows them."""
    contracts = t.room(len(CONTRACTS))
    for contract in family.hand:
        if is_open or not family.drawn & bit(contract):
            t.put(contracts + contract, 1)
