"""Set-up of a match, and the two things chosen before the first round. Rules, "Set-up"; R18 to R22, R132."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from pessoi.games.thebai.antigone.rebellion import ANTIGONE
from pessoi.games.thebai.antigone.setup import (
    begin_rebellion,
    new_antigone,
    roll_for_start_contract,
    roll_for_start_tile,
    send_vanguard,
    show_rebellion,
)
from pessoi.games.thebai.components import (
    ACTIONS,
    CITIZENS,
    CITIZENS_IN_GENERAL_SUPPLY,
    COLOURS,
    COMMANDERS,
    CONFLICT_ROW,
    CONTRACTS,
    COUNCIL_SPACES,
    DICE,
    DISRUPTED,
    DISRUPTION_MARKERS,
    DISRUPTIONS,
    ESTATE_COLUMNS,
    ESTATE_ROWS,
    FATE_BACK,
    FATE_LAYOUT,
    FATES,
    GATES,
    HERALDS,
    INVADERS,
    METICS,
    MONUMENT,
    MONUMENTS,
    NEUTRAL,
    SLOTS,
    START_DRACHMA,
    START_FACES,
    START_POINTS,
    START_TOKENS,
    STARTING,
    TRACKS,
    tiles_of,
)
from pessoi.games.thebai.contracts import refill
from pessoi.games.thebai.events import START_CONTRACT_TAKEN, START_TILE_CHOSEN, START_TILE_LAID
from pessoi.games.thebai.geometry import CELLS, ROWS, SMALL_ROWS, SPACES, start_cells
from pessoi.games.thebai.state import DISRUPTION, GENERAL_SUPPLY, NONE, SUPPLY, Family, Table
from pessoi.games.thebai.verbs import ON_START_CONTRACT, ON_START_TILE, START_CONTRACT, START_TILE
from pessoi.kernel.choice import Steps, ask
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import Value
from pessoi.kernel.journal import tell
from pessoi.kernel.pile import show


def shuffled(count: int, dice: Dice) -> list[int]:
    """The numbers below count in random order."""
    cards = list(range(count))
    dice.shuffle(cards)
    return cards


def set_up(seats: int, options: Mapping[str, Value], dice: Dice) -> Table:
    """The table before start tiles and Starting Contracts are chosen; alone, Antigone sits there too."""
    is_solo = seats == 1
    rows = SMALL_ROWS if seats <= 2 else ROWS
    invaders = shuffled(len(INVADERS), dice)
    fate, fate_box = lay_out_fate(seats, dice)
    order = shuffled(seats, dice)
    neutral = tiles_of(NEUTRAL)
    dice.shuffle(neutral)
    families = [new_family(seat, order.index(seat), neutral, dice) for seat in range(seats)]
    if is_solo:
        families.append(new_antigone(dice))
        order.append(ANTIGONE)
    deck = list(range(STARTING, len(CONTRACTS)))
    dice.shuffle(deck)
    s = Table(
        dice=dice,
        families=families,
        rows=rows,
        round=0,
        turns_taken=0,
        has_fulfilled=False,
        is_invader_shown=False,
        is_over=False,
        order=order,
        tiles=[NONE] * len(CELLS),
        rotations=[0] * len(CELLS),
        city=[NONE] * len(SPACES),
        commanders=shuffled(len(COMMANDERS), dice)[:rows],
        owners=[NONE] * len(COMMANDERS),
        standees=[NONE] * len(COMMANDERS),
        invaders=invaders[:rows],
        gates=shuffled(len(GATES), dice)[:rows],
        council=disrupt_council(seats, dice),
        path=[],
        arrivals=[order[::-1] if track == 0 else order.copy() for track in range(len(TRACKS))],
        display=[NONE] * SLOTS,
        deck=deck,
        contract_box=list(range(STARTING)),
        fate=fate,
        fate_box=fate_box,
        invader_box=invaders[rows:],
        heralds=shuffled(len(HERALDS), dice) if seats <= 2 else [],
        herald_discards=[],
        aside=[],
        box=neutral,
        rebellion=None,
    )
    if is_solo:
        begin_rebellion(s, options)
    return s


def lay_out_fate(seats: int, dice: Dice) -> tuple[list[int], list[int]]:
    """The fate tiles of rounds 1 to 10, drawn by their backs, and those left in the box."""
    rows = SMALL_ROWS if seats <= 2 else ROWS
    tiles = [tile for tile in shuffled(len(FATES), dice) if CONFLICT_ROW[tile] < rows]
    fate = []
    for back in FATE_LAYOUT:
        tile = next(tile for tile in tiles if FATE_BACK[tile] == back)
        tiles.remove(tile)
        fate.append(tile)
    return fate, tiles


def disrupt_council(seats: int, dice: Dice) -> list[int]:
    """The council with disruption markers on the first spaces of a random card; the extra monument is for four."""
    extra = MONUMENTS.index("extra")
    spaces = len(COUNCIL_SPACES) if seats == 4 else MONUMENT.index(extra)
    council = [NONE] * spaces
    for space in DISRUPTED[dice.below(len(DISRUPTIONS))][: DISRUPTION_MARKERS[seats]]:
        council[space] = DISRUPTION
    return council


def new_family(seat: int, place: int, neutral: list[int], dice: Dice) -> Family:
    """A family with its estate laid out at random; dice and Drachma depend on its place in the first turn order."""
    own = tiles_of(seat)
    dice.shuffle(own)
    estate = [NONE] * len(ACTIONS)
    for row in range(len(ESTATE_ROWS)):
        first = row * ESTATE_COLUMNS
        for column in range(1, ESTATE_COLUMNS - 1):
            estate[first + column] = own.pop()
        estate[first + ESTATE_COLUMNS - 1] = neutral.pop()
    faces = [0] * DICE
    faces[: len(START_FACES[place])] = START_FACES[place]
    places = [SUPPLY] * DICE
    for die in range(CITIZENS - CITIZENS_IN_GENERAL_SUPPLY, CITIZENS):
        places[die] = GENERAL_SUPPLY
    return Family(
        seat=seat,
        colour=seat,
        score=START_POINTS,
        archon=NONE,
        is_archon_busy=False,
        drawn=0,
        tokens=[*START_TOKENS, START_DRACHMA[place]],
        faces=faces,
        places=places,
        steps=[0] * len(TRACKS),
        metics=[GENERAL_SUPPLY] * len(METICS),
        estate=estate,
        strategoi=[],
        councillors=[],
        hand=[],
        fulfilled=[],
        gates=[],
    )


def prepare(s: Table) -> Steps:
    """Start tiles in turn order, Starting Contracts in reverse, then the first display. Rules, set-up K and L.

    Antigone, who comes second in both, gets hers by a roll.
    """
    if s.rebellion is not None:
        show_rebellion(s)
    for seat in s.people:
        yield from choose_start_tile(s, s.families[seat])
    if s.rebellion is not None:
        roll_for_start_tile(s)
    lay_start_tiles(s)
    for seat in reversed(s.people):
        yield from choose_start_contract(s, s.families[seat])
    if s.rebellion is not None:
        roll_for_start_contract(s)
    yield from refill(s)
    if s.rebellion is not None:
        send_vanguard(s)


def choose_start_tile(s: Table, family: Family) -> Steps:
    """Set one of the tiles in column 2 aside, for all to see (R20)."""
    choice = yield ask(family.seat, ON_START_TILE, [START_TILE.of(row) for row in range(len(ESTATE_ROWS))])
    space = choice.a * ESTATE_COLUMNS + 1
    tile = family.estate[space]
    family.estate[space] = NONE
    s.aside.append(tile)
    tell(s, START_TILE_CHOSEN, family.seat, tile)


def lay_start_tiles(s: Table) -> None:
    """Shuffle the start tiles, with some of an unused colour among them, onto the marked cells (R19, R21, R22)."""
    cells = start_cells(len(s.families))
    unused = [colour for colour in range(len(COLOURS)) if colour not in colours_in_play(s)]
    if unused:
        extra = tiles_of(unused[s.dice.below(len(unused))])
        s.dice.shuffle(extra)
        s.aside += extra[: len(cells) - len(s.families)]
    s.dice.shuffle(s.aside)
    show(s)
    for cell in cells:
        tile = s.aside.pop()
        s.tiles[cell] = tile
        s.rotations[cell] = s.dice.below(4)
        tell(s, START_TILE_LAID, tile, cell)


def colours_in_play(s: Table) -> list[i64]:
    """The colours somebody plays."""
    return [family.colour for family in s.families]


def choose_start_contract(s: Table, family: Family) -> Steps:
    """Take one of the Starting Contracts that are left."""
    choices = [START_CONTRACT.of(contract) for contract in s.contract_box]
    choice = yield ask(family.seat, ON_START_CONTRACT, choices)
    s.contract_box.remove(choice.a)
    family.hand.append(choice.a)
    tell(s, START_CONTRACT_TAKEN, family.seat, choice.a)
