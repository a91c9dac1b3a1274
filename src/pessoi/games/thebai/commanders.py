"""Commanders: claiming one, and where its standee goes. Rules, "The eight Commanders"; R58 to R69.

What a Commander does later is said where it happens: the row bonus in ``estate.py``, Hyperbius' cell in
``building.py``, Tiresias' track in ``devotion.py``, crossing Actor in ``archon.py``, Lasthenes' mark in
``contracts.py``, Creon's seat in ``scoring.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.components import (
    ACTOR,
    COMMANDER_LIMIT,
    COMMANDERS,
    CREON,
    CREON_PRICE,
    DRACHMA,
    ESTATE_ROWS,
    HYPERBIUS,
    LASTHENES,
    ROW_COMMANDERS,
    TIRESIAS,
    TIRESIAS_STEPS,
    TRACKS,
)
from pessoi.games.thebai.contracts import mark_contract
from pessoi.games.thebai.effect import read_effects, resolve
from pessoi.games.thebai.events import CLAIMED, CREON_SEATED, GUARDS, POSTED, SERVES, STANDS
from pessoi.games.thebai.geometry import NOWHERE
from pessoi.games.thebai.golden_rules import may
from pessoi.games.thebai.state import ACTOR_STANDEE, CREON_STANDEE, NONE, Family, Table, available_spaces
from pessoi.games.thebai.tiles import facing_roof, resolve_roofs, resolve_touching
from pessoi.games.thebai.tokens import has_drachma, pay
from pessoi.games.thebai.verbs import (
    CLAIM,
    GUARD,
    ON_COMMANDER,
    ON_CREON,
    ON_GUARD,
    ON_POST,
    ON_SERVE,
    ON_STAND,
    POST,
    SEAT_AT,
    SERVE,
    SKIP,
    STAND,
)
from pessoi.kernel.choice import Steps, ask
from pessoi.kernel.journal import tell


def claim_commander(s: Table, family: Family) -> Steps:
    """The first Strategos of a row may claim any Commander left, up to three in all (R58 to R60)."""
    if sum(1 for owner in s.owners if owner == family.seat) >= COMMANDER_LIMIT:
        return
    choices = [CLAIM.of(commander) for commander in s.commanders if commander != NONE]
    if not choices:
        return
    choice = yield may(family, ON_COMMANDER, choices)
    if choice.verb is SKIP:
        return
    commander = choice.a
    s.commanders[s.commanders.index(commander)] = NONE
    s.owners[commander] = family.seat
    tell(s, CLAIMED, family.seat, commander)
    if commander < ROW_COMMANDERS:
        yield from guard_row(s, family, commander)
    else:
        yield from PLACINGS[commander](s, family)


def guard_row(s: Table, family: Family, commander: i64) -> Steps:
    """Melanippus, Polyphontes and Megareus stand beside a row of the estate, one in each (R61)."""
    rows = [GUARD.of(row) for row in range(len(ESTATE_ROWS)) if guard_of_row(s, family, row) == NONE]
    choice = yield ask(family.seat, ON_GUARD, rows)
    s.standees[commander] = choice.a
    tell(s, GUARDS, family.seat, commander, choice.a)


def guard_of_row(s: Table, family: Family, row: i64) -> i64:
    """The family's Commander beside a row of its estate, or NONE."""
    for commander in range(ROW_COMMANDERS):
        if s.owners[commander] == family.seat and s.standees[commander] == row:
            return commander
    return NONE


def place_hyperbius(s: Table, family: Family) -> Steps:
    """Hyperbius stands on an empty cell and brings the roofs of all sides facing it (R63)."""
    cells = [STAND.of(cell) for cell in range(s.cells) if s.tiles[cell] == NONE]
    if not cells:
        return
    choice = yield ask(family.seat, ON_STAND, cells)
    cell = choice.a
    s.standees[HYPERBIUS] = cell
    tell(s, STANDS, family.seat, cell)
    sides = [side for side in range(4) if facing_roof(s, cell, side) != NOWHERE]
    yield from resolve_roofs(s, family, cell, sides, len(sides))


def place_tiresias(s: Table, family: Family) -> Steps:
    """Tiresias stands beside a track and takes the family two steps along; he already counts for them (R65)."""
    choice = yield ask(family.seat, ON_SERVE, [SERVE.of(track) for track in range(len(TRACKS))])
    s.standees[TIRESIAS] = choice.a
    tell(s, SERVES, family.seat, choice.a)
    steps = {"op": "advance", "track": TRACKS[choice.a], "n": TIRESIAS_STEPS}
    yield from resolve(s, family, read_effects([steps], "Tiresias"))


def place_actor(s: Table, family: Family) -> Steps:
    """Actor stands on an empty dice space for good, and the free tiles beside it can be resolved (R66)."""
    spaces = [POST.of(space) for space in available_spaces(s)]
    if not spaces:
        return
    choice = yield ask(family.seat, ON_POST, spaces)
    s.standees[ACTOR] = choice.a
    s.city[choice.a] = ACTOR_STANDEE
    tell(s, POSTED, family.seat, choice.a)
    yield from resolve_touching(s, family, choice.a, 0)


def place_creon(s: Table, family: Family) -> Steps:
    """Creon takes a free space of the council for two Drachma, or stays without effect (R68)."""
    if not has_drachma(family, CREON_PRICE):
        return
    spaces = [SEAT_AT.of(space) for space in range(len(s.council)) if s.council[space] == NONE]
    if not spaces:
        return
    choice = yield may(family, ON_CREON, spaces)
    if choice.verb is SKIP:
        return
    pay(s, family, DRACHMA, CREON_PRICE)
    s.council[choice.a] = CREON_STANDEE
    s.standees[CREON] = choice.a
    tell(s, CREON_SEATED, family.seat, choice.a)


def _placings() -> list[Callable[[Table, Family], Steps]]:
    placings: list[Callable[[Table, Family], Steps]] = [place_hyperbius] * len(COMMANDERS)
    placings[TIRESIAS] = place_tiresias
    placings[ACTOR] = place_actor
    placings[LASTHENES] = mark_contract
    placings[CREON] = place_creon
    return placings


#: What the claim of each Commander brings at once; the first three stand beside a row instead.
PLACINGS: Final = _placings()
