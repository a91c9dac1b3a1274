"""Everything the journal can tell."""

from __future__ import annotations

from typing import Final

from pessoi.games.thebai.antigone.events import ANTIGONE_EVENTS, GATE, HERALD
from pessoi.games.thebai.components import (
    BLESSINGS,
    COLOURS,
    FATES,
    GATES,
    INVADERS,
    ROOFS,
)
from pessoi.games.thebai.verbs import (
    ACTION,
    CADMEA_TILE,
    CELL,
    CITY_ROW,
    COMMANDER,
    CONTRACT,
    COUNCIL_SPACE,
    COUNTED_TOKENS,
    DIE,
    ESTATE_ROW,
    FACE,
    METIC,
    ROTATION,
    SLOT,
    SPACE,
    TOKEN,
    TRACK,
)
from pessoi.kernel.choice import NUMBER, SEAT, Domain
from pessoi.kernel.journal import Event, Use

ROOF_COLOUR: Final = Domain("roof", ROOFS)
COLOUR: Final = Domain("colour", COLOURS)
BLESSING: Final = Domain("blessing", BLESSINGS)
FATE: Final = Domain("fate", FATES)
SPOILS: Final = Domain("spoils", GATES)
INVADER: Final = Domain("invader", INVADERS)

# Set-up and rounds
START_TILE_CHOSEN: Final = Event("start-tile-chosen", seat=SEAT, tile=CADMEA_TILE)
START_TILE_LAID: Final = Event("start-tile-laid", tile=CADMEA_TILE, cell=CELL)
START_CONTRACT_TAKEN: Final = Event("start-contract-taken", seat=SEAT, contract=CONTRACT)
ROUND_BEGAN: Final = Event("round-began", round=NUMBER, fate=FATE)
TURN_BEGAN: Final = Event("turn-began", seat=SEAT)
REFRESHED: Final = Event("refreshed", seat=SEAT)
NEW_CITIZEN: Final = Event("new-citizen", seat=SEAT, face=FACE)

# Tokens, points, contracts
GAINED: Final = Event("gained", seat=SEAT, count=NUMBER, tokens=COUNTED_TOKENS)
PAID: Final = Event("paid", seat=SEAT, count=NUMBER, tokens=COUNTED_TOKENS)
SCORED_POINTS: Final = Event("scored-points", seat=SEAT, points=NUMBER, score=NUMBER)
LOST_POINTS: Final = Event("lost-points", seat=SEAT, points=NUMBER, score=NUMBER)
EXCHANGED: Final = Event("exchanged", seat=SEAT, given=TOKEN, got=TOKEN)
TOOK_CONTRACT: Final = Event("took-contract", seat=SEAT, contract=CONTRACT)
DREW_CONTRACT: Final = Event("drew-contract", seat=SEAT)
SAW_CONTRACT: Final = Event("saw-contract", seat=SEAT, contract=CONTRACT)
DISPLAYED: Final = Event("displayed", contract=CONTRACT, slot=SLOT)
FULFILLED: Final = Event("fulfilled", seat=SEAT, contract=CONTRACT)

# Dice
CITIZEN_TO_ESTATE: Final = Event("citizen-to-estate", seat=SEAT, face=FACE, action=ACTION)
CITIZEN_TO_CITY: Final = Event("citizen-to-city", seat=SEAT, face=FACE, space=SPACE)
METIC_USED: Final = Event("metic-used", seat=SEAT, metic=METIC, action=ACTION)
PROMOTED: Final = Event("promoted", seat=SEAT, die=DIE, face=FACE)
REDUCED: Final = Event("reduced", seat=SEAT, die=DIE, face=FACE)
HOPLITE_PLACED: Final = Event("hoplite-placed", seat=SEAT, die=DIE, space=SPACE)
HOPLITE_MOVED: Final = Event("hoplite-moved", seat=SEAT, start=SPACE, space=SPACE)
STAYED: Final = Event("stayed", seat=SEAT, space=SPACE)
CITIZEN_ASCENDED: Final = Event("citizen-ascended", seat=SEAT, place=NUMBER)
STRATEGOS_PLACED: Final = Event("strategos-placed", seat=SEAT, power=NUMBER, row=CITY_ROW)

# Tiles, Archons, tracks
TILE_RESOLVED: Final = Event("tile-resolved", seat=SEAT, tile=CADMEA_TILE)
TILE_REMOVED: Final = Event("tile-removed", seat=SEAT, tile=CADMEA_TILE)
TILE_PLACED: Final = Event("tile-placed", seat=SEAT, tile=CADMEA_TILE, cell=CELL, rotation=ROTATION)
TILE_LOST: Final = Event("tile-lost", seat=SEAT, tile=CADMEA_TILE)
ROOF_RESOLVED: Final = Event("roof-resolved", seat=SEAT, roof=ROOF_COLOUR)
ARCHON_PLACED: Final = Event("archon-placed", seat=SEAT, cell=CELL)
ARCHON_MOVED: Final = Event("archon-moved", seat=SEAT, cell=CELL)
ARCHON_WITHDREW: Final = Event("archon-withdrew", seat=SEAT)
ARCHON_RETURNED: Final = Event("archon-returned", seat=SEAT)
RUSHED: Final = Event("rushed", seat=SEAT, cell=CELL)
ADVANCED: Final = Event("advanced", seat=SEAT, track=TRACK, step=NUMBER)
WON_METIC: Final = Event("won-metic", seat=SEAT, metic=METIC)
BLESSED: Final = Event("blessed", seat=SEAT, blessing=BLESSING)
COUNCILLOR_TILE_PLACED: Final = Event("councillor-tile-placed", seat=SEAT, space=COUNCIL_SPACE)

# Commanders
CLAIMED: Final = Event("claimed", seat=SEAT, commander=COMMANDER)
GUARDS: Final = Event("guards", seat=SEAT, commander=COMMANDER, row=ESTATE_ROW)
STANDS: Final = Event("stands", seat=SEAT, cell=CELL)
POSTED: Final = Event("posted", seat=SEAT, space=SPACE)
SERVES: Final = Event("serves", seat=SEAT, track=TRACK)
MARKED: Final = Event("marked", seat=SEAT, slot=SLOT)
CREON_SEATED: Final = Event("creon-seated", seat=SEAT, space=COUNCIL_SPACE)

# Heralds and fate
HERALD_CAME: Final = Event("herald-came", herald=HERALD)
PLAZA_PLACED: Final = Event("plaza-placed", space=SPACE)
FATE_CAME: Final = Event("fate-came", fate=FATE)
FATE_TURNED: Final = Event("fate-turned", round=NUMBER, fate=FATE)
INVADER_SHOWN: Final = Event("invader-shown", row=CITY_ROW, invader=INVADER, power=NUMBER)
BATTLE_WON: Final = Event("battle-won", seat=SEAT, power=NUMBER, advantage=NUMBER)
BATTLE_LOST: Final = Event("battle-lost", seat=SEAT, power=NUMBER, missing=NUMBER)
BATTLE_MISSED: Final = Event("battle-missed", seat=SEAT)
SPOILS_TAKEN: Final = Event("spoils-taken", seat=SEAT, spoils=SPOILS)
GATE_CLAIMED: Final = Event("gate-claimed", seat=SEAT, gate=GATE)
GATE_BOXED: Final = Event("gate-boxed", gate=GATE)
HOPLITE_KEPT: Final = Event("hoplite-kept", seat=SEAT, space=SPACE)
HOPLITE_RELEASED: Final = Event("hoplite-released", seat=SEAT, space=SPACE)
COUNCILLOR_SEATED: Final = Event("councillor-seated", seat=SEAT, space=COUNCIL_SPACE)
COUNCILLOR_WAITS: Final = Event("councillor-waits", seat=SEAT)
TURN_ORDER: Final = Event("turn-order", place=NUMBER, seat=SEAT)
FINAL_SCORE: Final = Event("final-score", seat=SEAT, total=NUMBER, place=NUMBER)

EVENTS: Final = (
    START_TILE_CHOSEN,
    START_TILE_LAID,
    START_CONTRACT_TAKEN,
    ROUND_BEGAN,
    TURN_BEGAN,
    REFRESHED,
    NEW_CITIZEN,
    GAINED,
    PAID,
    SCORED_POINTS,
    LOST_POINTS,
    EXCHANGED,
    TOOK_CONTRACT,
    DREW_CONTRACT,
    SAW_CONTRACT,
    DISPLAYED,
    FULFILLED,
    CITIZEN_TO_ESTATE,
    CITIZEN_TO_CITY,
    METIC_USED,
    PROMOTED,
    REDUCED,
    HOPLITE_PLACED,
    HOPLITE_MOVED,
    STAYED,
    CITIZEN_ASCENDED,
    STRATEGOS_PLACED,
    TILE_RESOLVED,
    TILE_REMOVED,
    TILE_PLACED,
    TILE_LOST,
    ROOF_RESOLVED,
    ARCHON_PLACED,
    ARCHON_MOVED,
    ARCHON_WITHDREW,
    ARCHON_RETURNED,
    RUSHED,
    ADVANCED,
    WON_METIC,
    BLESSED,
    COUNCILLOR_TILE_PLACED,
    CLAIMED,
    GUARDS,
    STANDS,
    POSTED,
    SERVES,
    MARKED,
    CREON_SEATED,
    HERALD_CAME,
    PLAZA_PLACED,
    FATE_CAME,
    FATE_TURNED,
    INVADER_SHOWN,
    BATTLE_WON,
    BATTLE_LOST,
    BATTLE_MISSED,
    SPOILS_TAKEN,
    GATE_CLAIMED,
    GATE_BOXED,
    HOPLITE_KEPT,
    HOPLITE_RELEASED,
    COUNCILLOR_SEATED,
    COUNCILLOR_WAITS,
    TURN_ORDER,
    FINAL_SCORE,
    *ANTIGONE_EVENTS,
)

#: Cards, tiles and helpers a family has got, and where its Citizens went.
USES: Final = (
    Use("commander", CLAIMED, "commander"),
    Use("blessing", BLESSED, "blessing"),
    Use("metic", WON_METIC, "metic"),
    Use("contract", FULFILLED, "contract"),
    Use("gate", GATE_CLAIMED, "gate"),
    Use("cadmea", TILE_PLACED, "tile"),
    Use("action", CITIZEN_TO_ESTATE, "action", is_way=True),
    Use("action", METIC_USED, "action", is_way=True),
    Use("track", ADVANCED, "track", is_way=True),
)
