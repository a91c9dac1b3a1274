"""What a seat sees, and what it can't know. Rules, "What a player must be able to see".

Hands are private. Nobody knows the order of the contract deck and of the Herald deck, the face-down Invaders and fate
tiles, and what went to the box unseen.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from pessoi.games.thebai.antigone.view import redeal_rebellion, shuffled, view_rebellion
from pessoi.games.thebai.components import (
    ACTIONS,
    BLESSINGS,
    CITIZENS,
    COLOURS,
    COMMANDERS,
    CONTRACTS,
    COUNCIL_SPACES,
    COUNCILLOR_TILES,
    DICE,
    FACES,
    FATE_BACK,
    FATES,
    FATES_AHEAD,
    GATES,
    HERALDS,
    INVADERS,
    LAST_STEP,
    METICS,
    ROOFS,
    ROUNDS,
    STRATEGOS_POWERS,
    TILE_ROOFS,
    TILES,
    TOKENS,
    TRACKS,
)
from pessoi.games.thebai.conflict import invader_base, power_in_row, upcoming_row
from pessoi.games.thebai.council import worth
from pessoi.games.thebai.devotion import FINAL_TILES, PASSIVE_BLESSINGS, has_blessing
from pessoi.games.thebai.geometry import CELLS, FIRST_CELL, SECOND_CELL, SPACES
from pessoi.games.thebai.scoring import LINES, score
from pessoi.games.thebai.sights import sights
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
    touches_tile,
)
from pessoi.games.thebai.tiles import roof_at
from pessoi.games.thebai.verbs import STANDEE_PLACES
from pessoi.kernel.bits import bit
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import OPEN


def view(s: Table, seat: int) -> dict[str, Any]:
    """The table as a seat sees it, built up from nothing."""
    sheet = score(s)
    families = [view_family(s, family, seat) for family in s.families]
    for shown, points, total, place in zip(families, sheet.points, sheet.totals, sheet.places, strict=True):
        shown["points"] = dict(zip(LINES, points, strict=True))
        shown["total"] = total
        shown["place"] = place if s.is_over else None
    return {
        "round": s.round,
        "rounds": ROUNDS,
        "is_over": s.is_over,
        "order": list(s.order),
        "turns_taken": s.turns_taken,
        "active": None if s.is_over or s.round == 0 else s.active.seat,
        "rows": [view_row(s, row) for row in range(s.rows)],
        "cells": [view_cell(s, cell) for cell in range(s.cells)],
        "spaces": [{"space": SPACES[space], **view_space(s, space)} for space in range(s.spaces)],
        "battle": view_battle(s),
        "fought": view_fought(s),
        "fate": [view_fate(s, number) for number in range(ROUNDS)],
        "display": [name_of(CONTRACTS, contract) for contract in s.display],
        "deck": len(s.deck),
        "tracks": {name: view_track(s, track) for track, name in enumerate(TRACKS)},
        "council": [view_council(s, space) for space in range(len(s.council))],
        "path": list(s.path),
        "heralds": {"left": len(s.heralds), "discards": [HERALDS[card] for card in s.herald_discards]},
        "commanders": [view_commander(s, commander) for commander in range(len(COMMANDERS))],
        "starting_contracts": [CONTRACTS[contract] for contract in s.contract_box] if s.round == 0 else [],
        "aside": [TILES[tile] for tile in s.aside],
        "box": [TILES[tile] for tile in s.box],
        "families": families,
        "antigone": None if s.rebellion is None else view_rebellion(s.rebellion),
        "sights": sights(s, seat),
    }


def name_of(names: tuple[str, ...], index: i64) -> str | None:
    """A component by its name, or nothing."""
    return None if index == NONE else names[index]


def view_row(s: Table, row: i64) -> dict[str, Any]:
    """What lies at the ends of a row of the city."""
    is_shown = s.is_invader_shown and row == upcoming_row(s)
    return {
        "row": row + 1,
        "is_fought": s.invaders[row] == NONE,
        "invader": INVADERS[s.invaders[row]] if is_shown else None,
        "gate": name_of(GATES, s.gates[row]),
        "commander": name_of(COMMANDERS, s.commanders[row]),
        "powers": [power_in_row(family, row) for family in s.families],
    }


def view_cell(s: Table, cell: i64) -> dict[str, Any]:
    """A cell with its tile, the roofs as they lie, and the Archons on it."""
    tile = s.tiles[cell]
    return {
        "cell": CELLS[cell],
        "tile": name_of(TILES, tile),
        "rotation": s.rotations[cell],
        "roofs": None if tile == NONE else [ROOFS[roof_at(s, cell, side)] for side in range(4)],
        "archons": [family.seat for family in s.families if family.archon == cell],
    }


def view_space(s: Table, space: i64) -> dict[str, Any]:
    """What lies on a dice space."""
    lying = s.city[space]
    if lying == NONE:
        return {"holds": None, "touches_tile": touches_tile(s, FIRST_CELL[space], SECOND_CELL[space])}
    if lying == PLAZA:
        return {"holds": "plaza"}
    if lying == ACTOR_STANDEE:
        return {"holds": "actor"}
    family = s.families[lying // DICE]
    die = lying % DICE
    kind = "citizen" if die < CITIZENS else "hoplite"
    return {"holds": kind, "seat": family.seat, "face": FACES[family.faces[die]]}


def view_battle(s: Table) -> dict[str, Any] | None:
    """The next battle: its row and the least power of the Invader."""
    row = upcoming_row(s)
    return None if row == NONE else {"row": row + 1, "power": invader_base(s)}


def view_fought(s: Table) -> list[str]:
    """The Invaders that were met in battles and have left the game: all but those still face down or in the box."""
    return [name for card, name in enumerate(INVADERS) if card not in s.invaders and card not in s.invader_box]


def fates_seen(s: Table) -> int:
    """How many fate tiles, from that of round 1 on, have been turned up."""
    return min(ROUNDS, max(int(s.round), 1) + FATES_AHEAD - 1)


def view_fate(s: Table, number: int) -> dict[str, Any]:
    """The fate tile of a round, face up or by its back."""
    tile = s.fate[number]
    return {
        "round": number + 1,
        "back": FATE_BACK[tile],
        "tile": FATES[tile] if number < fates_seen(s) else None,
        "is_resolved": number + 1 < s.round or s.is_over,
    }


def view_track(s: Table, track: int) -> list[dict[str, Any]]:
    """The markers on a track, in each space the lowest first."""
    markers = [{"seat": seat, "step": s.families[seat].steps[track]} for seat in s.arrivals[track]]
    markers.sort(key=lambda marker: marker["step"])
    return markers


def view_council(s: Table, space: i64) -> dict[str, Any]:
    """A council space: whose die, a marker, or Creon; the Councillor tiles on it; what it would score for whom."""
    lying = s.council[space]
    names = {NONE: None, DISRUPTION: "disruption", CREON_STANDEE: "creon"}
    return {
        "space": COUNCIL_SPACES[space],
        "holds": names.get(lying, "citizen"),
        "seat": None if lying in names else lying,
        "tiles": [family.seat for family in s.families if space in family.councillors],
        "worth": [worth(s, family, space) for family in s.families],
    }


def view_commander(s: Table, commander: i64) -> dict[str, Any]:
    """Who has a Commander, and where his standee is."""
    place = s.standees[commander]
    return {
        "commander": COMMANDERS[commander],
        "seat": None if s.owners[commander] == NONE else s.owners[commander],
        "place": None if place == NONE else STANDEE_PLACES[commander].values[place],
    }


def view_family(s: Table, family: Family, seat: int) -> dict[str, Any]:
    """A family with everything but the hand, which only its owner sees until the game is over."""
    is_own = seat in (family.seat, OPEN) or s.is_over
    return {
        "seat": family.seat,
        "colour": COLOURS[family.colour],
        "score": family.score,
        "tokens": dict(zip(TOKENS, family.tokens, strict=True)),
        "citizens": faces_in_supply(family, 0, CITIZENS),
        "hoplites": faces_in_supply(family, CITIZENS, DICE),
        "citizens_to_come": family.places[:CITIZENS].count(GENERAL_SUPPLY),
        "archon": name_of(CELLS, family.archon),
        "estate": [view_action(family, action) for action in range(len(ACTIONS))],
        "metics": [METICS[metic] for metic, place in enumerate(family.metics) if place == SUPPLY],
        "blessings": [BLESSINGS[blessing] for blessing in blessings_of(s, family)],
        "strategoi": [
            {"row": row + 1, "power": power} for row, power in zip(family.strategoi, STRATEGOS_POWERS, strict=False)
        ],
        "councillor_tiles": 0 if is_antigone(s, family) else COUNCILLOR_TILES - len(family.councillors),
        "gates": len(family.gates),
        "fulfilled": [CONTRACTS[contract] for contract in family.fulfilled],
        "hand_size": len(family.hand),
        "hand": [CONTRACTS[contract] for contract in family.hand] if is_own else None,
    }


def faces_in_supply(family: Family, first: int, last: int) -> list[str]:
    """The faces of these dice in the supply, lowest first."""
    return [
        FACES[face] for face in sorted(family.faces[die] for die in range(first, last) if family.places[die] == SUPPLY)
    ]


def view_action(family: Family, action: int) -> dict[str, Any]:
    """An action space of an estate: the tile still on it, the Citizen or the Metic."""
    place = FIRST_ACTION + action
    tile = family.estate[action]
    dice = [FACES[family.faces[die]] for die in range(CITIZENS) if family.places[die] == place]
    metics = [METICS[metic] for metic in range(len(METICS)) if family.metics[metic] == place]
    return {
        "action": ACTIONS[action],
        "tile": name_of(TILES, tile),
        "roofs": None if tile == NONE else [ROOFS[roof] for roof in TILE_ROOFS[tile]],
        "citizen": dice[0] if dice else None,
        "metic": metics[0] if metics else None,
    }


def blessings_of(s: Table, family: Family) -> list[int]:
    """The Blessing tiles of a family: passive ones, which Antigone never takes, and final ones by arrival."""
    passive = 0 if is_antigone(s, family) else PASSIVE_BLESSINGS
    tiles = [blessing for blessing in range(passive) if has_blessing(family, blessing)]
    for track in range(len(TRACKS)):
        arrived = [seat for seat in s.arrivals[track] if s.families[seat].steps[track] == LAST_STEP]
        if int(family.seat) in arrived:
            tiles.append(FINAL_TILES[track][arrived.index(int(family.seat))])
    return tiles


# What a seat can't know


def redeal(s: Table, seat: int, dice: Dice) -> None:
    """Deal anew what the seat can't know; sorted first, so that no trace of the true deal is left."""
    redeal_contracts(s, seat, dice)
    redeal_fate(s, dice)
    redeal_invaders(s, dice)
    s.heralds = shuffled(s.heralds, dice)
    if s.rebellion is not None:
        redeal_rebellion(s.rebellion, dice)


def redeal_contracts(s: Table, seat: int, dice: Dice) -> None:
    """The deck, and what others drew from it; what they took from the display everybody saw."""
    others = [] if s.is_over else [family for family in s.families if family.seat != seat]
    unknown = list(s.deck)
    for family in others:
        unknown += [contract for contract in family.hand if family.drawn & bit(contract)]
    unknown = shuffled(unknown, dice)
    for family in others:
        drawn: i64 = 0
        for place, contract in enumerate(family.hand):
            if family.drawn & bit(contract):
                dealt = unknown.pop()
                family.hand[place] = dealt
                drawn |= bit(dealt)
        family.drawn = drawn
    s.deck = unknown


def redeal_fate(s: Table, dice: Dice) -> None:
    """The fate tiles that lie face down, exchanged with those of the same back in the box."""
    seen = fates_seen(s)
    unknown = shuffled(s.fate[seen:] + s.fate_box, dice)
    for tiles, first in ((s.fate, seen), (s.fate_box, 0)):
        for place in range(first, len(tiles)):
            back = FATE_BACK[tiles[place]]
            found = 0
            while FATE_BACK[unknown[found]] != back:
                found += 1
            tiles[place] = unknown.pop(found)


def redeal_invaders(s: Table, dice: Dice) -> None:
    """The Invaders that lie face down, exchanged with those in the box."""
    shown = upcoming_row(s) if s.is_invader_shown else NONE
    hidden = [row for row in range(s.rows) if s.invaders[row] != NONE and row != shown]
    unknown = shuffled([s.invaders[row] for row in hidden] + s.invader_box, dice)
    for row in hidden:
        s.invaders[row] = unknown.pop()
    s.invader_box = unknown
