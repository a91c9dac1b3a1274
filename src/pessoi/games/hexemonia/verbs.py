"""Everything a player can choose. Rules, "Decision points"."""

from __future__ import annotations

from typing import Final

from pessoi.games.hexemonia.components import (
    ACROPOLISES,
    DISPLAY_SIZE,
    FIRST_ACROPOLIS,
    FIRST_MYTH,
    NATURES,
    RESOURCES,
    TILES,
    TYPES,
)
from pessoi.games.hexemonia.grid import SPACES
from pessoi.kernel.choice import NUMBER, SEAT, Domain, Prompt, Verb, Verbs

TILE: Final = Domain("tile", TILES)
#: Tiles that can lie in a city; these and the Acropolises, which all hold cubes; Mythos tiles.
LAND: Final = Domain("tile", TILES[:FIRST_ACROPOLIS])
SOURCE: Final = Domain("tile", TILES[:FIRST_MYTH])
MYTH: Final = Domain("tile", TILES[FIRST_MYTH:])
SLOT: Final = Domain("slot", [str(slot) for slot in range(1, DISPLAY_SIZE + 1)])
RESOURCE: Final = Domain("resource", RESOURCES)
TROOPS: Final = Domain("resource", RESOURCES[:2])
SPACE: Final = Domain("space", [str(space) for space in range(1, SPACES)])
#: How many excess citizens Hades takes; how many hoplites an army loses.
TOLL: Final = Domain("toll", ["1", "2", "3"])
LOSS: Final = Domain("loss", [str(number) for number in range(100)])

ACTIONS: Final = ("production", "strategy", "special", "war")
KIND: Final = Domain("action", ACTIONS)
PRODUCTION: Final = 0
STRATEGY: Final = 1
SPECIAL: Final = 2
WAR: Final = 3

# For events and panels only
#: Where a tile lies, to be said after its name: nothing for the Acropolis, as there is but one in a city.
AT: Final = Domain("at", [str(space) for space in range(SPACES)])
ACROPOLIS: Final = Domain("acropolis", ACROPOLISES)
PATRON: Final = Domain("patron", ACROPOLISES)
NATURE: Final = Domain("nature", NATURES)
TYPE: Final = Domain("type", TYPES)
STEP: Final = Domain("step", ["draw", "build", "action", "politics"])

# For prompts only: what can be done now, so that a question speaks of nothing else
STRATEGY_TASK: Final = Domain("strategy", ["lift-exchange", "lift", "lift-land", "land", "exchange"])
LIFT_OR_EXCHANGE: Final = 0
LIFT_ONLY: Final = 1
LIFT_OR_LAND: Final = 2
LAND_ONLY: Final = 3
EXCHANGE_ONLY: Final = 4
AGORA_TASK: Final = Domain("agora", ["lift", "lift-land", "land"])
SPECIAL_TASK: Final = Domain("special", ["use", "use-end", "end"])
WAR_TASK: Final = Domain("war", ["attack", "attack-end"])
REVELATION: Final = Domain("revelation", ["refused", "possible"])

TAKE: Final = Verb("take", SLOT)
GAIN: Final = Verb("gain", RESOURCE)
LAY: Final = Verb("lay", LAND, SPACE)
PAY: Final = Verb("pay", SOURCE)
INVOKE: Final = Verb("invoke", MYTH, LAND)
FORSAKE: Final = Verb("forsake", MYTH)
END_BUILD: Final = Verb("end_build")
ACT: Final = Verb("action", KIND)
LIFT: Final = Verb("lift", RESOURCE, SOURCE)
LIFT_ALL: Final = Verb("lift_all", RESOURCE, SOURCE)
LAY_CUBE: Final = Verb("lay_cube", RESOURCE, SOURCE)
LAY_ALL: Final = Verb("lay_all", RESOURCE, SOURCE)
LEVY: Final = Verb("levy", SOURCE)
DISBAND: Final = Verb("disband", SOURCE)
END_STRATEGY: Final = Verb("end_strategy")
USE: Final = Verb("use", TILE)
END_SPECIAL: Final = Verb("end_special")
REVEAL: Final = Verb("reveal")
#: Secret, as nobody may learn whether somebody could have revealed.
CONCEAL: Final = Verb("conceal", is_secret=True)
TARGET: Final = Verb("target", SEAT)
GIVE: Final = Verb("give", SOURCE)
SMITE: Final = Verb("smite", LAND, TOLL)
PUT: Final = Verb("put", TILE, is_secret=True)
SACRIFICE: Final = Verb("sacrifice", SOURCE)
SACRIFICE_ALL: Final = Verb("sacrifice_all", SOURCE)
END_SACRIFICE: Final = Verb("end_sacrifice")
ATTACK: Final = Verb("attack", LAND)
END_WAR: Final = Verb("end_war")
COMMIT: Final = Verb("commit", TROOPS, SOURCE)
COMMIT_ALL: Final = Verb("commit_all", TROOPS, SOURCE)
LAUNCH: Final = Verb("launch")
LOSE: Final = Verb("lose", LOSS)
SETTLE: Final = Verb("settle", SPACE)
DISCARD: Final = Verb("discard", TILE)

VERBS: Final = Verbs(
    (
        TAKE,
        GAIN,
        LAY,
        PAY,
        INVOKE,
        FORSAKE,
        END_BUILD,
        ACT,
        LIFT,
        LIFT_ALL,
        LAY_CUBE,
        LAY_ALL,
        LEVY,
        DISBAND,
        END_STRATEGY,
        USE,
        END_SPECIAL,
        REVEAL,
        CONCEAL,
        TARGET,
        GIVE,
        SMITE,
        PUT,
        SACRIFICE,
        SACRIFICE_ALL,
        END_SACRIFICE,
        ATTACK,
        END_WAR,
        COMMIT,
        COMMIT_ALL,
        LAUNCH,
        LOSE,
        SETTLE,
        DISCARD,
    )
)

ON_TAKE: Final = Prompt("take")
ON_TAKE_MORE: Final = Prompt("take-more")
ON_BUILD: Final = Prompt("build")
ON_PAY: Final = Prompt("pay", resource=RESOURCE, tile=TILE)
ON_FORSAKE: Final = Prompt("forsake")
ON_ACTION: Final = Prompt("action")
ON_STRATEGY: Final = Prompt("strategy", task=STRATEGY_TASK)
ON_SPECIAL: Final = Prompt("special", task=SPECIAL_TASK)
#: The same question where others could tell from its absence what a hidden Acropolis is; so it is always asked.
ON_SPECIAL_ALWAYS: Final = Prompt("special", is_asked_alone=True, task=SPECIAL_TASK)
# Also asked when the answer can only be no: others must not learn who has something to reveal.
ON_REVEAL_NEIGHBOUR: Final = Prompt("reveal-neighbour", is_asked_alone=True, tile=TILE, revelation=REVELATION)
ON_REVEAL_POLITICS: Final = Prompt("reveal-politics", is_asked_alone=True, revelation=REVELATION)
ON_SPRING: Final = Prompt("spring")
ON_TARGET: Final = Prompt("target", tile=TILE)
ON_GIVE: Final = Prompt("give", resource=RESOURCE, tile=TILE)
ON_HADES: Final = Prompt("hades")
ON_ORACLE: Final = Prompt("oracle", place=NUMBER)
ON_AGORA: Final = Prompt("agora", task=AGORA_TASK)
ON_NECROPOLIS: Final = Prompt("necropolis", citizens=NUMBER)
ON_WAR: Final = Prompt("war", task=WAR_TASK)
ON_ARMY: Final = Prompt("army", strength=NUMBER, defence=NUMBER)
#: The same once the army is strong enough.
ON_ARMY_READY: Final = Prompt("army-ready", strength=NUMBER, defence=NUMBER)
ON_LOSSES: Final = Prompt("losses", defence=NUMBER)
ON_SETTLE: Final = Prompt("settle", tile=TILE)
ON_DISCARD: Final = Prompt("discard", surplus=NUMBER)

PROMPTS: Final = (
    ON_TAKE,
    ON_TAKE_MORE,
    ON_BUILD,
    ON_PAY,
    ON_FORSAKE,
    ON_ACTION,
    ON_STRATEGY,
    ON_SPECIAL,
    ON_SPECIAL_ALWAYS,
    ON_REVEAL_NEIGHBOUR,
    ON_REVEAL_POLITICS,
    ON_SPRING,
    ON_TARGET,
    ON_GIVE,
    ON_HADES,
    ON_ORACLE,
    ON_AGORA,
    ON_NECROPOLIS,
    ON_WAR,
    ON_ARMY,
    ON_ARMY_READY,
    ON_LOSSES,
    ON_SETTLE,
    ON_DISCARD,
)
