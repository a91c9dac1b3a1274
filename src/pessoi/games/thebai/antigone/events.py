"""What the journal tells of Antigone: every step of hers with the rule that decided it, so that it can be checked."""

from __future__ import annotations

from typing import Final

from pessoi.games.thebai.components import (
    ACTION_CARDS,
    BENEFITS,
    CHALLENGES,
    DESTINIES,
    DISRUPTIONS,
    GATES,
    HERALDS,
    ICONS,
    SOURCES,
)
from pessoi.games.thebai.verbs import CADMEA_TILE, CELL, CITY_ROW, COMMANDER, CONTRACT, DIE, SPACE
from pessoi.kernel.choice import NUMBER, Domain
from pessoi.kernel.journal import Event

ACTION_CARD: Final = Domain("action-card", ACTION_CARDS)
DESTINY: Final = Domain("destiny", DESTINIES)
CHALLENGE: Final = Domain("challenge", CHALLENGES)
ICON: Final = Domain("icon", ICONS, is_counted=True)
HERALD: Final = Domain("herald", HERALDS)
SOURCE: Final = Domain("source", SOURCES)
BENEFIT: Final = Domain("benefit", BENEFITS)
DISRUPTION_CARD: Final = Domain("disruption-card", DISRUPTIONS)
STACK: Final = Domain("stack", ["left", "centre", "right"])
GATE: Final = Domain("gate", GATES)

# Why it was this one
WHY_SPACE: Final = Domain("why-space", ["only", "two-tiles", "clockwise"])
ONLY_SPACE: Final = 0
BETWEEN_TILES: Final = 1
CLOCKWISE: Final = 2

WHY_DIE: Final = Domain("why-die", ["idle", "supply", "highest", "lowest", "lowest-supply"])
IDLE_DIE: Final = 0
SUPPLY_DIE: Final = 1
HIGHEST_DIE: Final = 2
LOWEST_DIE: Final = 3
LOWEST_IN_SUPPLY: Final = 4

PREFERENCE: Final = Domain("preference", ["between-rows", "tile", "two-tiles"])
BETWEEN_ROWS: Final = 0
TOUCHING_TILE: Final = 1
TOUCHING_TWO: Final = 2

WHY_NOTHING: Final = Domain("why-nothing", ["no-citizen", "no-contract", "no-tile", "no-cell", "no-free-tile"])
NO_CITIZEN: Final = 0
NO_CONTRACT: Final = 1
NO_TILE: Final = 2
NO_CELL: Final = 3
NO_FREE_TILE: Final = 4

WHY_RALLY: Final = Domain("why-rally", ["no-battle", "no-hoplite", "no-space"])
NO_BATTLE: Final = 0
NO_HOPLITE: Final = 1
NO_SPACE: Final = 2

WHY_CONTRACT: Final = Domain("why-contract", ["fewest", "cost", "leftmost"])
FEWEST_OF_SUIT: Final = 0
HIGHEST_COST: Final = 1
LEFTMOST: Final = 2

WHY_ROW: Final = Domain("why-row", ["battle", "unfought", "upper", "only"])
BATTLE_ROW: Final = 0
UNFOUGHT_ROW: Final = 1
UPPER: Final = 2
ONLY_ROW: Final = 3

WHYGATE: Final = Domain("why-gate", ["undefended", "stronger", "ares", "stack"])
UNDEFENDED: Final = 0
STRONGER: Final = 1
AHEAD_ON_ARES: Final = 2
LOWER_IN_STACK: Final = 3

# Set-up and cards
DESTINY_SHOWN: Final = Event("destiny-shown", destiny=DESTINY)
CHALLENGE_SHOWN: Final = Event("challenge-shown", challenge=CHALLENGE)
CHALLENGE_ACTS: Final = Event("challenge-acts", challenge=CHALLENGE)
CARD_SHOWN: Final = Event("card-shown", card=ACTION_CARD, source=SOURCE)
CARD_RESOLVED: Final = Event("card-resolved", card=ACTION_CARD)
ICON_RESOLVED: Final = Event("icon-resolved", icon=ICON, count=NUMBER)
START_CONTRACT_ROLLED: Final = Event("start-contract-rolled", number=NUMBER)
STACK_ROLLED: Final = Event("stack-rolled", number=NUMBER, stack=STACK)
NOTHING_DONE: Final = Event("nothing-done", reason=WHY_NOTHING)

# The tiebreaker, and Heralds
HERALD_LAID: Final = Event("herald-laid", source=SOURCE, herald=HERALD)
HERALD_DISCARDED: Final = Event("herald-discarded", herald=HERALD)
SEARCHED: Final = Event("searched", source=SOURCE, herald=HERALD, cell=CELL)
SPACE_FOUND: Final = Event("space-found", space=SPACE, reason=WHY_SPACE)
DIE_FOUND: Final = Event("die-found", die=DIE, reason=WHY_DIE)
PREFERRED: Final = Event("preferred", preference=PREFERENCE, before=NUMBER, count=NUMBER)
BENEFIT_SOUGHT: Final = Event("benefit-sought", source=SOURCE, herald=HERALD, benefit=BENEFIT, count=NUMBER)
ANY_TILE_SOUGHT: Final = Event("any-tile-sought", count=NUMBER)
DICE_AROUND_PROMOTED: Final = Event("dice-around-promoted", cell=CELL)

# What she does
HOPLITES_RALLIED: Final = Event("hoplites-rallied", reason=WHY_RALLY)
CELLS_COMPARED: Final = Event("cells-compared", tile=CADMEA_TILE, sides=NUMBER, count=NUMBER)
FAVOR_TAKEN: Final = Event("favor-taken", contract=CONTRACT, owned=NUMBER, reason=WHY_CONTRACT)
DEAL_BROKEN: Final = Event("deal-broken", contract=CONTRACT)
CONTRACTS_SHUFFLED: Final = Event("contracts-shuffled", count=NUMBER)
STRATEGOS_ROW_CHOSEN: Final = Event("strategos-row-chosen", row=CITY_ROW, reason=WHY_ROW)
COMMANDER_DRIVEN_OUT: Final = Event("commander-driven-out", commander=COMMANDER, row=CITY_ROW)
GATE_FELL: Final = Event("gate-fell", gate=GATE, reason=WHYGATE)
DISRUPTION_TURNED: Final = Event("disruption-turned", disruption=DISRUPTION_CARD)

ANTIGONE_EVENTS: Final = (
    DESTINY_SHOWN,
    CHALLENGE_SHOWN,
    CHALLENGE_ACTS,
    CARD_SHOWN,
    CARD_RESOLVED,
    ICON_RESOLVED,
    START_CONTRACT_ROLLED,
    STACK_ROLLED,
    NOTHING_DONE,
    HERALD_LAID,
    HERALD_DISCARDED,
    SEARCHED,
    SPACE_FOUND,
    DIE_FOUND,
    PREFERRED,
    BENEFIT_SOUGHT,
    ANY_TILE_SOUGHT,
    DICE_AROUND_PROMOTED,
    HOPLITES_RALLIED,
    CELLS_COMPARED,
    FAVOR_TAKEN,
    DEAL_BROKEN,
    CONTRACTS_SHUFFLED,
    STRATEGOS_ROW_CHOSEN,
    COMMANDER_DRIVEN_OUT,
    GATE_FELL,
    DISRUPTION_TURNED,
)
