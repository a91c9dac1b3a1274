"""Everything the journal can tell."""

from __future__ import annotations

from typing import Final

from pessoi.games.hexemonia.components import RESOURCES
from pessoi.games.hexemonia.verbs import ACROPOLIS, AT, KIND, RESOURCE, SLOT, SPACE, TILE
from pessoi.kernel.choice import NUMBER, SEAT, Domain
from pessoi.kernel.journal import Event, Use


def of_each_resource(name: str, **arguments: Domain) -> tuple[Event, ...]:
    """The same thing told of citizens, hoplites and gold: which, is in the name, as it changes the words around it."""
    return tuple(Event(f"{name}-{resource}", **arguments) for resource in RESOURCES)


TURN_BEGAN: Final = Event("turn-began", seat=SEAT, round=NUMBER)
FINAL_TURN_BEGAN: Final = Event("final-turn-began", seat=SEAT)

# Step A
TOOK: Final = Event("took", seat=SEAT, tile=TILE)
REFILLED: Final = Event("refilled", slot=SLOT, tile=TILE)
GAINED: Final = Event("gained", seat=SEAT, resource=RESOURCE)
END_TRIGGERED: Final = Event("end-triggered", seat=SEAT)

# Step B
LAID: Final = Event("laid", seat=SEAT, tile=TILE, space=SPACE)
PAID: Final = of_each_resource("paid", seat=SEAT, tile=TILE, at=AT, receiver=TILE)
INVOKED: Final = Event("invoked", seat=SEAT, myth=TILE, tile=TILE, at=AT)
FORSOOK: Final = Event("forsook", seat=SEAT, myth=TILE)

# Step C
ACTED: Final = Event("acted", seat=SEAT, action=KIND)
PRODUCED: Final = of_each_resource("produced", seat=SEAT, tile=TILE, at=AT, count=NUMBER)
LIFTED: Final = of_each_resource("lifted", seat=SEAT, tile=TILE, at=AT, count=NUMBER)
PLACED: Final = of_each_resource("placed", seat=SEAT, tile=TILE, at=AT, count=NUMBER)
LEVIED: Final = Event("levied", seat=SEAT, tile=TILE, at=AT)
DISBANDED: Final = Event("disbanded", seat=SEAT, tile=TILE, at=AT)
USED: Final = Event("used", seat=SEAT, tile=TILE, at=AT)
REVEALED: Final = Event("revealed", seat=SEAT, acropolis=ACROPOLIS)
EARNED: Final = Event("earned", seat=SEAT, tile=TILE, at=AT, gold=NUMBER)
TARGETED: Final = Event("targeted", seat=SEAT, other=SEAT)
GAVE: Final = of_each_resource("gave", seat=SEAT, tile=TILE, at=AT, receiver=TILE)
SMOTE: Final = Event("smote", other=SEAT, tile=TILE, at=AT, citizens=NUMBER)
LOOKED: Final = Event("looked", seat=SEAT, count=NUMBER)
SAW: Final = Event("saw", place=NUMBER, tile=TILE)
ORDERED: Final = Event("ordered", place=NUMBER, tile=TILE)
DREW: Final = Event("drew", seat=SEAT)
DREW_TILE: Final = Event("drew-tile", tile=TILE)
LOST_FROM_HAND: Final = Event("lost-from-hand", seat=SEAT, tile=TILE)
SACRIFICED: Final = Event("sacrificed", seat=SEAT, tile=TILE, at=AT, citizens=NUMBER)

# War
ATTACKED: Final = Event("attacked", other=SEAT, tile=TILE, at=AT, defence=NUMBER)
#: Only citizens and hoplites fight.
COMMITTED: Final = of_each_resource("committed", seat=SEAT, tile=TILE, at=AT, count=NUMBER)[:2]
LAUNCHED: Final = Event("launched", seat=SEAT, citizens=NUMBER, hoplites=NUMBER, strength=NUMBER)
GARRISON_LOST: Final = Event("garrison-lost", seat=SEAT, citizens=NUMBER, hoplites=NUMBER)
ARMY_LOST: Final = Event("army-lost", seat=SEAT, citizens=NUMBER, hoplites=NUMBER)
CHANGE_GIVEN: Final = Event("change-given", seat=SEAT)
SETTLED: Final = Event("settled", seat=SEAT, tile=TILE, space=SPACE)
MERGED: Final = Event("merged", seat=SEAT, tile=TILE, at=AT)
MYTH_CAPTURED: Final = Event("myth-captured", seat=SEAT, other=SEAT, myth=TILE)

# Step D and the end
PHILOSOPHER_CAME: Final = Event("philosopher-came", seat=SEAT, strength=NUMBER)
#: Why a tile loses what: half of the one kind in excess, or every kind down to the smallest.
ROSE_FOR_HALF: Final = Event("rose-for-half", seat=SEAT, tile=TILE, at=AT, excess=NUMBER)
ROSE_FOR_SMALLEST: Final = Event("rose-for-smallest", seat=SEAT, tile=TILE, at=AT, smallest=NUMBER)
REVOLTED: Final = of_each_resource("revolted", seat=SEAT, tile=TILE, at=AT, count=NUMBER)
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
    *PAID,
    INVOKED,
    FORSOOK,
    ACTED,
    *PRODUCED,
    *LIFTED,
    *PLACED,
    LEVIED,
    DISBANDED,
    USED,
    REVEALED,
    EARNED,
    TARGETED,
    *GAVE,
    SMOTE,
    LOOKED,
    SAW,
    ORDERED,
    DREW,
    DREW_TILE,
    LOST_FROM_HAND,
    SACRIFICED,
    ATTACKED,
    *COMMITTED,
    LAUNCHED,
    GARRISON_LOST,
    ARMY_LOST,
    CHANGE_GIVEN,
    SETTLED,
    MERGED,
    MYTH_CAPTURED,
    PHILOSOPHER_CAME,
    ROSE_FOR_HALF,
    ROSE_FOR_SMALLEST,
    *REVOLTED,
    DISCARDED,
    SCORED,
)

#: Tiles that are laid or captured, myths, abilities, and what is done with a turn.
USES: Final = (
    Use("tile", LAID, "tile"),
    Use("tile", SETTLED, "tile"),
    Use("myth", INVOKED, "myth"),
    Use("ability", USED, "tile"),
    Use("captured", SETTLED, "tile"),
    Use("action", ACTED, "action", is_way=True),
)
