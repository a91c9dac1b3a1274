"""What can be read off a position for a family, for bots that have learned what it is worth; see ``notes.py``.

Each number is scaled so that it is about 1 where it matters. What the fate tiles hold is read in ``prospects.py``, and
what Antigone has in ``antigone/features.py``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.antigone.features import read_antigone
from pessoi.games.thebai.appraise import ACTION_WORK, TILE_WORK, promise, share_left, spread
from pessoi.games.thebai.components import (
    COMMANDERS,
    CONTRACT_SUIT,
    DATA,
    DICE,
    ESTATE_COLUMNS,
    ESTATE_ROWS,
    LAST_STEP,
    METICS,
    MONUMENT,
    MONUMENTS,
    POWER,
    ROUNDS,
    SUITS,
    TOKENS,
    TOP_FACE,
    TRACKS,
)
from pessoi.games.thebai.contracts import missing_commodities
from pessoi.games.thebai.council import matched_tiles, own_tiles, worth
from pessoi.games.thebai.devotion import PASSIVE_BLESSINGS, has_blessing
from pessoi.games.thebai.geometry import FIRST_CELL, NEIGHBOUR, NOWHERE, SECOND_CELL, SPACE_AT
from pessoi.games.thebai.notes import (
    ARCHON_IN_CITY,
    ARCHON_WAYS,
    ARCHON_WORK,
    AT_TURN,
    BEST_SUIT,
    BLESSED_BY,
    CITIZEN_IN_CITY,
    CITIZENS_AT_WORK,
    CITIZENS_AT_WORK_FACES,
    CITIZENS_READY,
    CITIZENS_READY_FACES,
    CITIZENS_TO_COME,
    COMMANDER_OWNED,
    CONTRACT_MISSING,
    CONTRACT_NEW_SUITS,
    CONTRACT_VALUE,
    CONTRACTS_IN_HAND,
    CONTRACTS_READY,
    COUNCILLOR_TILES_LAID,
    CROSSABLE,
    EMPTIED_COLUMNS,
    ESTATE_WORK,
    FULFILLED_CONTRACTS,
    GATES_OWNED,
    HAND,
    HAND_LATE,
    HOPLITES_AT_TOP,
    HOPLITES_IN_CITY,
    HOPLITES_IN_CITY_FACES,
    HOPLITES_READY,
    HOPLITES_READY_FACES,
    LEADS,
    MATCHED_TILES,
    METIC_READY,
    NEARLY_EMPTIED,
    ON_PATH,
    OPEN_ACTION,
    OWN_TILES,
    PATH_WORTH,
    POINTS,
    REFRESH_DUE,
    SEATED,
    STEPS,
    STRATEGOI,
    SUITS_OWNED,
    TOKENS_OWNED,
    TRACK_ENDED,
    TURN_LEFT,
    TURN_ORDER,
)
from pessoi.games.thebai.prospects import has_turn_left, read_battles, read_comfort
from pessoi.games.thebai.scoring import LINES, row_points
from pessoi.games.thebai.state import (
    FIRST_ACTION,
    GENERAL_SUPPLY,
    NONE,
    SUPPLY,
    Family,
    Table,
    is_antigone,
    is_citizen,
)
from pessoi.kernel.bits import bit
from pessoi.kernel.features import Reading

#: From this stage on being ahead tells ever more.
LATE: Final = 0.8

#: What the reward of a contract is worth by the price list.
CONTRACT_WORTHS: Final[list[float]] = [float(row["value"]) for row in DATA["contract"]]

#: Styles of play: what is added to the weights of features a bot with it prefers.
STYLES: Final[dict[str, dict[str, float]]] = {
    "warlike": {
        "hoplites-in-city": 0.4,
        "hoplites-in-city-faces": 0.4,
        "battle-power": 0.5,
        "second-power": 0.3,
        "strategoi": 0.8,
        "gates": 0.8,
        "gate-now": 0.5,
        "gate-later": 0.5,
    },
    "builder": {
        "own-tiles": 0.8,
        "matched-tiles": 0.5,
        "emptied-columns": 0.8,
        "nearly-emptied": 0.4,
        "points:estate": 0.4,
    },
    "pious": {
        "steps:dionysus": 0.8,
        "steps:ares": 0.8,
        "blessing:festival": 0.3,
        "blessing:shepherd": 0.3,
        "blessing:landlord": 0.3,
        "blessing:drillmaster": 0.3,
        "track-ended:dionysus": 0.5,
        "track-ended:ares": 0.5,
    },
}


def stage(s: Table) -> float:
    """How far the match has come: by rounds, and within a round by turns, of which the fate phase is one more."""
    if s.is_over:
        return 1.0
    if s.round == 0:
        return 0.0
    turns: i64 = len(s.order) + 1
    return float((s.round - 1) * turns + s.turns_taken) / float(ROUNDS * turns)


def read(s: Table, row: int, reading: Reading) -> None:
    """Note all features of a row. Of several families, ``hand`` by itself tells the shares that ``appraise`` does."""
    family = s.families[row]
    points = row_points(s, family)
    total = 0.0
    for line in points:
        total += line
    left = share_left(s)
    is_hers = is_antigone(s, family)
    if not is_hers:
        total += promise(s, family, left)
    reading.note(HAND, total / spread(left))
    late = stage(s) - LATE
    if late > 0.0:
        reading.note(HAND_LATE, total / spread(left) * late / (1.0 - LATE))
    if is_hers:
        read_antigone(s, family, points, reading)
        return
    for place in range(len(LINES)):
        if points[place] != 0:
            reading.note(POINTS + place, points[place] / 10.0)
    read_supply(s, family, reading)
    read_devotion(s, family, reading)
    read_dice(s, family, reading)
    read_archon(s, family, reading)
    read_estate(family, reading)
    read_city(s, family, reading)
    read_battles(s, family, reading)
    read_comfort(s, family, reading)
    read_contracts(family, reading)
    read_council(s, family, reading)
    read_turn(s, family, reading)


def read_supply(s: Table, family: Family, reading: Reading) -> None:
    """Tokens, Metics not yet used, gates, and people with a name."""
    for token in range(len(TOKENS)):
        if family.tokens[token] > 0:
            reading.note(TOKENS_OWNED + token, family.tokens[token] / 3.0)
    for metic in range(len(METICS)):
        if family.metics[metic] == SUPPLY:
            reading.note(METIC_READY + metic, 1.0)
    for commander in range(len(COMMANDERS)):
        if s.owners[commander] == family.seat:
            reading.note(COMMANDER_OWNED + commander, 1.0)
    if family.strategoi:
        reading.note(STRATEGOI, len(family.strategoi) / 2.0)
    if family.gates:
        reading.note(GATES_OWNED, len(family.gates) / 2.0)


def read_devotion(s: Table, family: Family, reading: Reading) -> None:
    """Steps on each track, being ahead of all others there, and Blessings."""
    for track in range(len(TRACKS)):
        steps = family.steps[track]
        if steps > 0:
            reading.note(STEPS + track, float(steps) / 6.0)
        if steps == LAST_STEP:
            reading.note(TRACK_ENDED + track, 1.0)
        is_ahead = True
        for other in s.families:
            if other.seat != family.seat and other.steps[track] >= steps:
                is_ahead = False
        if is_ahead:
            reading.note(LEADS + track, 1.0)
    for blessing in range(PASSIVE_BLESSINGS):
        if has_blessing(family, blessing):
            reading.note(BLESSED_BY + blessing, 1.0)


def read_dice(s: Table, family: Family, reading: Reading) -> None:
    """Dice by kind, place and face."""
    ready: i64 = 0
    for die in range(DICE):
        place: i64 = family.places[die]
        face: i64 = family.faces[die]
        if place < FIRST_ACTION:
            read_die_in_city(s, die, place, face, reading)
        elif not is_citizen(die):
            if place == SUPPLY:
                reading.note(HOPLITES_READY, 0.5)
                reading.note(HOPLITES_READY_FACES, float(face) / 5.0)
        elif place < SUPPLY:
            reading.note(CITIZENS_AT_WORK, 0.5)
            reading.note(CITIZENS_AT_WORK_FACES, float(face) / 5.0)
            reading.note(ESTATE_WORK, ACTION_WORK[place - FIRST_ACTION][POWER[face]])
        elif place == SUPPLY:
            ready += 1
            reading.note(CITIZENS_READY_FACES, float(face) / 5.0)
        elif place == GENERAL_SUPPLY:
            reading.note(CITIZENS_TO_COME, 0.5)
    if ready > 0:
        reading.note(CITIZENS_READY, float(ready) / 2.0)
    else:
        reading.note(REFRESH_DUE, 1.0)


def read_die_in_city(s: Table, die: i64, space: i64, face: i64, reading: Reading) -> None:
    """A die in the city; Archons can cross it where it lies between two tiles."""
    if is_citizen(die):
        reading.note(CITIZEN_IN_CITY + face, 1.0)
    else:
        reading.note(HOPLITES_IN_CITY, 0.5)
        if face > 0:
            reading.note(HOPLITES_IN_CITY_FACES, float(face) / 5.0)
        if face == TOP_FACE:
            reading.note(HOPLITES_AT_TOP, 1.0)
    if s.tiles[FIRST_CELL[space]] != NONE and s.tiles[SECOND_CELL[space]] != NONE:
        reading.note(CROSSABLE + (0 if is_citizen(die) else 1), 0.5)


def read_archon(s: Table, family: Family, reading: Reading) -> None:
    """The Archon in the city: the work it is at, and the ways on that cost nothing."""
    cell = family.archon
    if cell == NONE:
        return
    reading.note(ARCHON_IN_CITY, 1.0)
    reading.note(ARCHON_WORK, TILE_WORK[s.tiles[cell]])
    ways: i64 = 0
    for side in range(4):
        neighbour: i64 = NEIGHBOUR[4 * cell + side]
        if neighbour != NOWHERE and s.tiles[neighbour] != NONE and s.city[SPACE_AT[4 * cell + side]] != NONE:
            ways += 1
    if ways > 0:
        reading.note(ARCHON_WAYS, float(ways) / 2.0)


def read_estate(family: Family, reading: Reading) -> None:
    """Action spaces that have become available, and columns emptied, or but for one tile."""
    emptied: i64 = 0
    nearly: i64 = 0
    for column in range(1, ESTATE_COLUMNS):
        tiles: i64 = 0
        for row in range(len(ESTATE_ROWS)):
            if family.estate[row * ESTATE_COLUMNS + column] == NONE:
                reading.note(OPEN_ACTION + row * (ESTATE_COLUMNS - 1) + column - 1, 1.0)
            else:
                tiles += 1
        if tiles == 0:
            emptied += 1
        elif tiles == 1:
            nearly += 1
    if emptied > 0:
        reading.note(EMPTIED_COLUMNS, float(emptied) / 2.0)
    if nearly > 0:
        reading.note(NEARLY_EMPTIED, float(nearly) / 2.0)


def read_city(s: Table, family: Family, reading: Reading) -> None:
    """Tiles of the own colour, and those that match well."""
    tiles = own_tiles(s, family)
    if tiles > 0:
        reading.note(OWN_TILES, float(tiles) / 4.0)
        reading.note(MATCHED_TILES, float(matched_tiles(s, family)) / 2.0)


def read_contracts(family: Family, reading: Reading) -> None:
    """Contracts in hand by what is missing and what they bring, and the suits of those fulfilled."""
    suits: i64 = 0
    best: i64 = 0
    for suit in range(len(SUITS)):
        count: i64 = 0
        for contract in family.fulfilled:
            if CONTRACT_SUIT[contract] == suit:
                count += 1
        if count > 0:
            suits |= bit(suit)
            reading.note(SUITS_OWNED, 0.5)
        best = max(best, count)
    if best > 0:
        reading.note(FULFILLED_CONTRACTS, len(family.fulfilled) / 4.0)
        reading.note(BEST_SUIT, float(best) / 3.0)
    if not family.hand:
        return
    least: i64 = NONE
    for contract in family.hand:
        missing = missing_commodities(family, contract)
        if least == NONE or missing < least:
            least = missing
        if missing == 0:
            reading.note(CONTRACTS_READY, 1.0)
        reading.note(CONTRACT_VALUE, CONTRACT_WORTHS[contract] / (4.0 * float(1 + missing)))
        if not suits & bit(CONTRACT_SUIT[contract]):
            suits |= bit(CONTRACT_SUIT[contract])
            reading.note(CONTRACT_NEW_SUITS, 0.5)
    reading.note(CONTRACTS_IN_HAND, len(family.hand) / 2.0)
    if least > 0:
        reading.note(CONTRACT_MISSING, float(least) / 3.0)


def read_council(s: Table, family: Family, reading: Reading) -> None:
    """Dice at each monument, dice on the path with the best seat they could take, and Councillor tiles."""
    seated: i64 = 0
    for space in range(len(s.council)):
        if s.council[space] == family.seat:
            seated |= bit(MONUMENT[space])
    for monument in range(len(MONUMENTS)):
        if seated >> monument & 1:
            reading.note(SEATED + monument, 1.0)
    waiting: i64 = s.path.count(int(family.seat))
    if waiting > 0:
        reading.note(ON_PATH, float(waiting))
        best: i64 = 0
        for space in range(len(s.council)):
            if s.council[space] == NONE and not seated & bit(MONUMENT[space]):
                best = max(best, worth(s, family, space))
        reading.note(PATH_WORTH, float(best) / 5.0)
    if family.councillors:
        reading.note(COUNCILLOR_TILES_LAID, float(len(family.councillors)))


def read_turn(s: Table, family: Family, reading: Reading) -> None:
    """The place in turn order, and whether the turn of this round is yet to come or under way."""
    for place in range(1, len(s.order)):
        if s.order[place] == family.seat:
            reading.note(TURN_ORDER, float(place) / 2.0)
    if has_turn_left(s, family.seat):
        reading.note(TURN_LEFT, 1.0)
        if s.order[s.turns_taken] == family.seat:
            reading.note(AT_TURN, 1.0)
