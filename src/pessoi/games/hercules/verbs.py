"""Everything a player can choose, and everything the journal can tell."""

from __future__ import annotations

from typing import Final

from pessoi.games.hercules.components import (
    ABILITIES,
    ACTIVE,
    CARDS,
    COLUMN_GODS,
    COLUMNS,
    FIRST_GOD,
    OPERATIONS,
    STACKS,
    SYMBOLS,
)
from pessoi.kernel.choice import NUMBER, SEAT, Domain, Prompt, Verb, Verbs
from pessoi.kernel.journal import Event, Roll, Use

# Sets of dice, as arguments: the bits of D1, D2 and W in the order of the rules text
D1: Final = 1
D2: Final = 2
W: Final = 4
SETS_OF_DICE: Final[tuple[int, ...]] = (D1, D2, W, D1 | D2, D1 | W, D2 | W, D1 | D2 | W)
PAIRS: Final = (D1 | D2, D1 | W, D2 | W)

CARD: Final = Domain("card", CARDS)
USABLE: Final = Domain("card", CARDS[:ACTIVE])
DEMIGOD: Final = Domain("card", CARDS[:FIRST_GOD])
GOD: Final = Domain("card", CARDS[FIRST_GOD:ACTIVE])
#: The gods above columns 1 to 11 once more, to be said as the simplified variant has them: points alone (R62).
PLAIN_GOD: Final = Domain("plain", [CARDS[god] for god in COLUMN_GODS])
ABILITY_NAME: Final = Domain("ability", ABILITIES)
STACK: Final = Domain("stack", STACKS)
OPERATION: Final = Domain("operation", OPERATIONS)
#: The operations once more, to be said as a sign.
SIGN: Final = Domain("sign", OPERATIONS)
SYMBOL: Final = Domain("symbol", SYMBOLS)
LABOUR: Final = Domain("labour", [str(column) for column in range(1, COLUMNS + 1)])
PAIR: Final = Domain("pair", ["d1d2", "d1w", "d2w"])
DICE: Final = Domain("dice", ["d1", "d2", "w", "d1+d2", "d1+w", "d2+w", "d1+d2+w"])
#: What an ability acts on: nothing, a set of dice (1 to 7, as in DICE), or a seat (from FIRST_SEAT on).
TARGET: Final = Domain("target", ["none", *DICE.values, *SEAT.values])
FIRST_SEAT: Final = 1 + len(SETS_OF_DICE)

USE: Final = Verb("use", USABLE, TARGET)
MASTER: Final = Verb("master", OPERATION, PAIR)
TAKE: Final = Verb("take", STACK)
RECOVER: Final = Verb("recover", DEMIGOD)
REFRESH: Final = Verb("refresh", GOD)
REST: Final = Verb("rest")
GIVE_UP: Final = Verb("give_up")
DONE: Final = Verb("done")

# What stands on the table, for its panels
STATUS: Final = Domain("status", ["ready", "marked", "turned", "no_marker", "passive"])
CASE: Final = Domain("case", ["marker", "card", "run_on"])

#: What a turn offers, so that its question speaks of nothing else: cards to use and labours to master, before the first
#: card to rest, after it to give up if no labour is possible.
MENU: Final = Domain(
    "menu", ["rest", "use-rest", "master-rest", "use-master-rest", "give_up", "use-give_up", "master", "use-master"]
)

VERBS: Final = Verbs((USE, MASTER, TAKE, RECOVER, REFRESH, REST, GIVE_UP, DONE))

# The four decisions. The turn menu is shown even with a single choice, so that a player sees the roll.
ON_TURN: Final = Prompt("turn", is_asked_alone=True, menu=MENU)
ON_DEMIGOD: Final = Prompt("demigod")
ON_RECOVER: Final = Prompt("recover", left=NUMBER)
ON_REFRESH: Final = Prompt("refresh")

PROMPTS: Final = (ON_TURN, ON_DEMIGOD, ON_RECOVER, ON_REFRESH)

ROUND_BEGAN: Final = Event("round-began", round=NUMBER, seat=SEAT)
ROLLED: Final = Event("rolled", seat=SEAT, d1=NUMBER, d2=NUMBER)
HADES_ROLLED: Final = Event("hades-rolled", coloured=NUMBER, white=NUMBER)
USED: Final = Event("used", seat=SEAT, card=CARD)
TOOK_WHITE_DIE: Final = Event("took-white-die", seat=SEAT, face=NUMBER)
DIE_CHANGED: Final = Event("die-changed", seat=SEAT, die=DICE, old=NUMBER, new=NUMBER)
REROLLED: Final = Event("rerolled", seat=SEAT, die=DICE, old=NUMBER, new=NUMBER)
COPIED: Final = Event("copied", seat=SEAT, other=SEAT, d1=NUMBER, d2=NUMBER)
#: As it was done: the larger face first.
CALCULATED: Final = Event("calculated", operation=SIGN, x=NUMBER, y=NUMBER, result=NUMBER)
MASTERED: Final = Event("mastered", seat=SEAT, labour=LABOUR, column=NUMBER)
MOVED: Final = Event("moved", seat=SEAT, old=NUMBER, new=NUMBER, spaces=NUMBER)
TOOK_DEMIGOD: Final = Event("took-demigod", seat=SEAT, card=CARD)
NO_DEMIGOD: Final = Event("no-demigod", seat=SEAT)
TOOK_VASE: Final = Event("took-vase", seat=SEAT, card=CARD, spaces=NUMBER)
NO_VASE: Final = Event("no-vase", seat=SEAT, spaces=NUMBER)
TOOK_GOD: Final = Event("took-god", seat=SEAT, card=CARD, column=NUMBER)
TOOK_PLAIN_GOD: Final = Event("took-plain-god", seat=SEAT, card=PLAIN_GOD, column=NUMBER)
RESTED: Final = Event("rested", seat=SEAT)
RECOVERED: Final = Event("recovered", seat=SEAT, card=CARD)
REFRESHED: Final = Event("refreshed", seat=SEAT, card=CARD)
GAVE_UP: Final = Event("gave-up", seat=SEAT)
WHITE_DIE_RETURNED: Final = Event("white-die-returned", seat=SEAT)
PEGASUS_PASSED: Final = Event("pegasus-passed", seat=SEAT)
FINAL_ROUND: Final = Event("final-round", seat=SEAT)
ROUND_LIMIT_REACHED: Final = Event("round-limit-reached", round=NUMBER)
SCORED: Final = Event("scored", seat=SEAT, total=NUMBER, place=NUMBER)

HADES_STOLE: Final = Event("hades-stole", white=NUMBER, stack=STACK, card=CARD)
HADES_STOLE_NOTHING: Final = Event("hades-stole-nothing", white=NUMBER, stack=STACK)
HADES_MOVED: Final = Event("hades-moved", spaces=NUMBER, old=NUMBER, new=NUMBER)
HADES_TOOK_MARKER: Final = Event("hades-took-marker", column=NUMBER, left=NUMBER)
HADES_TOOK_CARD: Final = Event("hades-took-card", column=NUMBER, card=CARD)
HADES_TOOK_PLAIN_GOD: Final = Event("hades-took-plain-god", column=NUMBER, card=PLAIN_GOD)
HADES_RAN_ON: Final = Event("hades-ran-on", old=NUMBER, new=NUMBER, spaces=NUMBER)
HADES_STAYED: Final = Event("hades-stayed", column=NUMBER)

EVENTS: Final = (
    ROUND_BEGAN,
    ROLLED,
    HADES_ROLLED,
    USED,
    TOOK_WHITE_DIE,
    DIE_CHANGED,
    REROLLED,
    COPIED,
    CALCULATED,
    MASTERED,
    MOVED,
    TOOK_DEMIGOD,
    NO_DEMIGOD,
    TOOK_VASE,
    NO_VASE,
    TOOK_GOD,
    TOOK_PLAIN_GOD,
    RESTED,
    RECOVERED,
    REFRESHED,
    GAVE_UP,
    WHITE_DIE_RETURNED,
    PEGASUS_PASSED,
    FINAL_ROUND,
    ROUND_LIMIT_REACHED,
    SCORED,
    HADES_STOLE,
    HADES_STOLE_NOTHING,
    HADES_MOVED,
    HADES_TOOK_MARKER,
    HADES_TOOK_CARD,
    HADES_TOOK_PLAIN_GOD,
    HADES_RAN_ON,
    HADES_STAYED,
)

#: Every die that is rolled, be it rolled again or taken from the table.
ROLLS: Final = (
    Roll(ROLLED, ["d1", "d2"], "seat"),
    Roll(REROLLED, ["new"], "seat"),
    Roll(TOOK_WHITE_DIE, ["face"], "seat"),
    Roll(HADES_ROLLED, ["coloured", "white"]),
)

#: Cards that are won and used, and labours.
USES: Final = (
    Use("demigod", TOOK_DEMIGOD, "card"),
    Use("god", TOOK_GOD, "card"),
    Use("god", TOOK_PLAIN_GOD, "card"),
    Use("vase", TOOK_VASE, "card"),
    Use("labour", MASTERED, "labour"),
    Use("ability", USED, "card"),
)
