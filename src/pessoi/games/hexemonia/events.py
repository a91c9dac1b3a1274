"""Everything the journal can tell."""

from __future__ import annotations

from typing import Final

from pessoi.games.hexemonia.verbs import ACROPOLIS, KIND, RESOURCE, SLOT, SPACE, TILE
from pessoi.kernel.choice import NUMBER, SEAT
from pessoi.kernel.journal import Event

TURN_BEGAN: Final = Event("turn-began", seat=SEAT, round=NUMBER)
FINAL_TURN_BEGAN: Final = Event("final-turn-began", seat=SEAT)

# Step A
TOOK: Final = Event("took", seat=SEAT, tile=TILE)
REFILLED: Final = Event("refilled", slot=SLOT, tile=TILE)
GAINED: Final = Event("gained", seat=SEAT, resource=RESOURCE)
END_TRIGGERED: Final = Event("end-triggered", seat=SEAT)

# Step B
LAID: Final = Event("laid", seat=SEAT, tile=TILE, space=SPACE)
PAID: Final = Event("paid", seat=SEAT, resource=RESOURCE, tile=TILE)
INVOKED: Final = Event("invoked", seat=SEAT, myth=TILE, tile=TILE)
FORSOOK: Final = Event("forsook", seat=SEAT, myth=TILE)

# Step C
ACTED: Final = Event("acted", seat=SEAT, action=KIND)
PRODUCED: Final = Event("produced", tile=TILE, citizens=NUMBER, hoplites=NUMBER, gold=NUMBER)
LIFTED: Final = Event("lifted", seat=SEAT, count=NUMBER, resource=RESOURCE, tile=TILE)
PLACED: Final = Event("placed", seat=SEAT, count=NUMBER, resource=RESOURCE, tile=TILE)
LEVIED: Final = Event("levied", seat=SEAT, tile=TILE)
DISBANDED: Final = Event("disbanded", seat=SEAT, tile=TILE)
USED: Final = Event("used", seat=SEAT, tile=TILE)
REVEALED: Final = Event("revealed", seat=SEAT, acropolis=ACROPOLIS)
EARNED: Final = Event("earned", tile=TILE, gold=NUMBER)
TARGETED: Final = Event("targeted", seat=SEAT, other=SEAT)
GAVE: Final = Event("gave", seat=SEAT, resource=RESOURCE, tile=TILE, receiver=TILE)
SMOTE: Final = Event("smote", seat=SEAT, tile=TILE, citizens=NUMBER)
LOOKED: Final = Event("looked", seat=SEAT, count=NUMBER)
SAW: Final = Event("saw", place=NUMBER, tile=TILE)
ORDERED: Final = Event("ordered", place=NUMBER, tile=TILE)
DREW: Final = Event("drew", seat=SEAT)
DREW_TILE: Final = Event("drew-tile", tile=TILE)
LOST_FROM_HAND: Final = Event("lost-from-hand", seat=SEAT, tile=TILE)
SACRIFICED: Final = Event("sacrificed", seat=SEAT, citizens=NUMBER, tile=TILE)

# War
ATTACKED: Final = Event("attacked", seat=SEAT, other=SEAT, tile=TILE, defence=NUMBER)
COMMITTED: Final = Event("committed", seat=SEAT, count=NUMBER, resource=RESOURCE, tile=TILE)
LAUNCHED: Final = Event("launched", seat=SEAT, citizens=NUMBER, hoplites=NUMBER, strength=NUMBER)
GARRISON_LOST: Final = Event("garrison-lost", seat=SEAT, citizens=NUMBER, hoplites=NUMBER)
ARMY_LOST: Final = Event("army-lost", seat=SEAT, citizens=NUMBER, hoplites=NUMBER)
CHANGE_GIVEN: Final = Event("change-given", seat=SEAT)
SETTLED: Final = Event("settled", seat=SEAT, tile=TILE, space=SPACE)
MERGED: Final = Event("merged", seat=SEAT, tile=TILE)
MYTH_CAPTURED: Final = Event("myth-captured", seat=SEAT, other=SEAT, myth=TILE)

# Step D and the end
PHILOSOPHER_CAME: Final = Event("philosopher-came", seat=SEAT, strength=NUMBER)
REVOLTED: Final = Event("revolted", tile=TILE, citizens=NUMBER, hoplites=NUMBER, gold=NUMBER)
DISCARDED: Final = Event("discarded", seat=SEAT, tile=TILE)
SCORED: Final = Event("scored", seat=SEAT, total=NUMBER, place=NUMBER)

EVENTS: Final = (
    TURN_BEGAN,
    FINAL_TURN_BEGAN,
    TOOK,
    REFILLED,
    GAINED,
    END_TRIGGERED,
    LAID,
    PAID,
    INVOKED,
    FORSOOK,
    ACTED,
    PRODUCED,
    LIFTED,
    PLACED,
    LEVIED,
    DISBANDED,
    USED,
    REVEALED,
    EARNED,
    TARGETED,
    GAVE,
    SMOTE,
    LOOKED,
    SAW,
    ORDERED,
    DREW,
    DREW_TILE,
    LOST_FROM_HAND,
    SACRIFICED,
    ATTACKED,
    COMMITTED,
    LAUNCHED,
    GARRISON_LOST,
    ARMY_LOST,
    CHANGE_GIVEN,
    SETTLED,
    MERGED,
    MYTH_CAPTURED,
    PHILOSOPHER_CAME,
    REVOLTED,
    DISCARDED,
    SCORED,
)
