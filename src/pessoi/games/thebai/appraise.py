"""How good a position looks to a family, for bots.

The score sheet as it stands, and what the family can still make of what it has. Bots look a choice or two ahead, so
work that has just begun counts too: an action or tile is worth what the price list of the components says.
"""

from __future__ import annotations

from typing import Any, Final

from pessoi.games.thebai.components import CITIZENS, DATA, DICE, MUSTER, POWER, ROUNDS
from pessoi.games.thebai.conflict import invader_base, power_in_row, upcoming_row
from pessoi.games.thebai.scoring import score
from pessoi.games.thebai.state import FIRST_ACTION, NONE, SUPPLY, Family, Table, is_antigone
from pessoi.kernel.appraisal import shares_of
from pessoi.kernel.game import total_of

#: See ``spread``: early, and late.
EARLY_SPREAD: Final = 14.0
LATE_SPREAD: Final = 6.0

# What a thing is worth beyond what the score sheet says, while there is time to use it; found by play
TOKEN_WORTH: Final = 0.35
STEP_WORTH: Final = 1.6
FACE_WORTH: Final = 0.5
CONTRACT_WORTH: Final = 5.0
METIC_WORTH: Final = 2.5
COMMANDER_WORTH: Final = 3.0
EMPTIED_WORTH: Final = 2.5
#: What Antigone makes of a whole game, whatever she has.
ANTIGONE_WORTH: Final = 90.0
#: Points for each unit of the price list in work that has begun.
WORK_WORTH: Final = 0.28

PRICES: Final[dict[str, float]] = {name: float(price) for name, price in DATA["price_list"].items() if name != "source"}


def price_of(row: dict[str, Any], power: int) -> float:
    """The price of an effect that needs a choice; plain gains show in the tokens at once."""
    word = row["op"]
    printed = row.get("n", row.get("dice", row.get("roofs", 1)))
    by_power = {"power": power, "power+1": power + 1, "2*power": 2 * power}
    number: int = by_power[printed] if isinstance(printed, str) else printed
    if word == "gain":
        return PRICES["any_commodity"] * number if row["what"] == "any" else 0.0
    if word == "pay":
        return sum(price_of(then, power) for then in row["then"]) / 2
    if word == "place_tile":
        return PRICES["place_tile"] + PRICES["roof_side"] * number
    if word == "promote_each":
        return PRICES["promote_hoplite"] * number * int(row["steps"])
    if word == "remove_tile" and row.get("activate"):
        return PRICES["remove_tile_activate"] * number
    if word == "rush" and row.get("activate"):
        return PRICES["rush_activate"]
    return NAMES_OF_PRICES.get(word, 0.0) * number


#: The prices of the other words, for each time.
NAMES_OF_PRICES: Final = {
    "gain_one_type": PRICES["any_commodity"],
    "exchange": PRICES["exchange"],
    "contract": PRICES["contract"],
    "contract_or_exchange": PRICES["contract"],
    "promote": PRICES["promote_any"],
    "hoplite": PRICES["place_hoplite"],
    "hoplite_promote": PRICES["place_and_promote_hoplite"],
    "advance": PRICES["step_any"],
    "remove_tile": PRICES["remove_tile"],
    "rush": PRICES["rush"],
    "fulfil_discount": PRICES["contract"],
    "councilor_tile": 2 * PRICES["contract"],
    "vp_per": PRICES["contract"],
}


def _price(rows: list[dict[str, Any]], power: int) -> float:
    return WORK_WORTH * sum(price_of(row, power) for row in rows)


#: By action and power, and by tile: what work there is worth.
ACTION_WORK: Final = [[_price(row["effects"], power) for power in range(4)] for row in DATA["estate_action"]]
TILE_WORK: Final = [_price(row["effects"], 0) for row in DATA["cadmea"]]
BRINGS_HOPLITES: Final = [any(part["op"].startswith("hoplite") for part in row["effects"]) for row in DATA["cadmea"]]


def appraise(s: Table) -> list[float]:
    """Each row's share of the win: all rows' prospects weighed against each other, at the end the winners'."""
    sheet = score(s)
    if s.is_over:
        return sheet.shares
    left = share_left(s)
    return shares_of([sheet.totals[family.seat] + promise(s, family, left) for family in s.families], spread(left))


def share_left(s: Table) -> float:
    """Which share of the game is left, by rounds."""
    return (ROUNDS - max(int(s.round), 1)) / ROUNDS


def spread(left: float) -> float:
    """How many points of difference make a win about three times as likely, with this share of the game left."""
    return LATE_SPREAD + (EARLY_SPREAD - LATE_SPREAD) * left


def promise(s: Table, family: Family, left: float) -> float:
    """What a family can still make of what it has, with this share of the game left; uses nothing that is hidden."""
    if is_antigone(s, family):
        return ANTIGONE_WORTH * left
    worth = TOKEN_WORTH * total_of(family.tokens) + STEP_WORTH * total_of(family.steps)
    for die in range(DICE):
        if family.places[die] <= SUPPLY:
            worth += FACE_WORTH * family.faces[die]
    worth += CONTRACT_WORTH * len(family.hand)
    worth += METIC_WORTH * family.metics.count(SUPPLY)
    worth += COMMANDER_WORTH * s.owners.count(int(family.seat))
    worth += EMPTIED_WORTH * family.estate.count(NONE)
    return worth * left + work(s, family) + battle_promise(s, family)


def work(s: Table, family: Family) -> float:
    """What Citizens on the estate and the Archon are at."""
    worth = 0.0 if family.archon == NONE else TILE_WORK[s.tiles[family.archon]]
    for die in range(CITIZENS):
        place = family.places[die]
        if FIRST_ACTION <= place < SUPPLY:
            worth += ACTION_WORK[place - FIRST_ACTION][POWER[family.faces[die]]]
    return worth


def is_mustering(s: Table, family: Family) -> bool:
    """Whether a Citizen or the Archon is where Hoplites are placed."""
    is_at_barracks = family.archon != NONE and BRINGS_HOPLITES[s.tiles[family.archon]]
    return is_at_barracks or FIRST_ACTION + MUSTER in family.places


def battle_promise(s: Table, family: Family) -> float:
    """What the next battle looks like: absence costs most, a modest advantage is enough."""
    row = upcoming_row(s)
    if row == NONE:
        return 0.0
    likely = int(invader_base(s)) + 1
    power = int(power_in_row(family, row))
    if power == 0:
        return -2.0 * likely if is_mustering(s, family) else -3.0 * likely
    return float(min(power - likely, 5))
