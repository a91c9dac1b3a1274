"""Everything a player can choose and be asked. Rules, "Decision points"; the numbers Q1 ... are theirs."""

from __future__ import annotations

from typing import Final

from pessoi.games.thebai.components import (
    ACTIONS,
    COMMANDERS,
    COMMODITIES,
    CONTRACTS,
    COUNCIL_SPACES,
    DATA,
    ESTATE_ROWS,
    FACES,
    METICS,
    SLOTS,
    STARTING,
    TILES,
    TOKENS,
    TRACKS,
)
from pessoi.games.thebai.geometry import CELLS, ROWS, SIDES, SPACES
from pessoi.games.thebai.places import CELL_WORDS, DIE_WORDS, SEAT_WORDS, SPACE_WORDS
from pessoi.kernel.choice import NUMBER, Domain, Prompt, Verb, Verbs

ESTATE_ROW: Final = Domain("estate-row", ESTATE_ROWS)
ACTION: Final = Domain("action", ACTIONS)
FACE: Final = Domain("face", FACES)
CONTRACT: Final = Domain("contract", CONTRACTS)
STARTING_CONTRACT: Final = Domain("contract", CONTRACTS[:STARTING])
CELL: Final = Domain("cell", CELLS, CELL_WORDS)
SPACE: Final = Domain("space", SPACES, SPACE_WORDS)
SIDE: Final = Domain("side", SIDES)
CITY_ROW: Final = Domain("city-row", [str(row) for row in range(1, ROWS + 1)])
METIC: Final = Domain("metic", METICS)
COMMODITY: Final = Domain("token", TOKENS[:COMMODITIES])
TOKEN: Final = Domain("token", TOKENS)
SLOT: Final = Domain("slot", [str(slot) for slot in range(1, SLOTS + 1)])
TRACK: Final = Domain("track", TRACKS)
ROTATION: Final = Domain("rotation", [str(turns) for turns in range(4)])
COMMANDER: Final = Domain("commander", COMMANDERS)
COUNCIL_SPACE: Final = Domain("council", COUNCIL_SPACES, SEAT_WORDS)
CADMEA_TILE: Final = Domain("cadmea", TILES)
COUNT: Final = Domain("count", [str(count) for count in range(4)])
#: Where the standee of each Commander can be.
STANDEE_PLACES: Final = tuple(
    {
        "estate_row": ESTATE_ROW,
        "city_cell": CELL,
        "devotion_track": TRACK,
        "dice_space": SPACE,
        "contract": SLOT,
        "council": COUNCIL_SPACE,
    }[str(row["place"])]
    for row in DATA["commander"]
)
#: A die of one's own: by its place, or in the supply by its kind and face. See ``promotion.reference``.
DIE: Final = Domain(
    "die",
    [
        *(f"city-{space}" for space in SPACES),
        *(f"estate-{action}" for action in ACTIONS),
        *(f"supply-citizen-{face}" for face in FACES),
        *(f"supply-hoplite-{face}" for face in FACES),
    ],
    DIE_WORDS,
)
#: Tokens with their number before them, the last of any kind.
COUNTED_TOKENS: Final = Domain("tokens", [*TOKENS, "any"], is_counted=True)

# What a question offers, so that it names nothing else
CITIZEN_PLACES: Final = Domain("citizen-places", ["nowhere", "estate", "city", "both"])
ARCHON_WAYS: Final = Domain("archon-ways", ["place", "withdraw", "move"])
MOVE_WAYS: Final = Domain("move-ways", ["on", "on-or-stop"])
TILES_OFFERED: Final = Domain("tiles-offered", ["one", "either", "both"], is_counted=True)
TRADES: Final = Domain("trades", ["contract", "exchange", "either"])
BARTERS: Final = Domain("barters", TRADES.values)
TRACKS_OFFERED: Final = Domain("tracks-offered", [*TRACKS, "any"])
#: Which track the Oracle is paid for, less one: the sum of 1 for the lower and 2 for the higher.
ORACLES: Final = Domain("oracles", ["lower", "higher", "either"])
#: The kinds of dice a promotion is for, less one: see ``CITIZEN`` and ``HOPLITE`` in ``effect.py``.
PROMOTABLE: Final = Domain("promotable", ["citizen", "hoplite", "any"])

# Set-up
START_TILE: Final = Verb("start_tile", ESTATE_ROW)
START_CONTRACT: Final = Verb("start_contract", STARTING_CONTRACT)
# A turn
REFRESH: Final = Verb("refresh")
ESTATE: Final = Verb("estate", FACE, ACTION)
CITY: Final = Verb("city", FACE, SPACE)
ONE: Final = Verb("one", CELL)
BOTH: Final = Verb("both", CELL)
NEITHER: Final = Verb("none")
ARCHON: Final = Verb("archon", CELL)
WALK: Final = Verb("walk", CELL)
STEP: Final = Verb("step", SIDE)
STOP: Final = Verb("stop")
WITHDRAW: Final = Verb("withdraw")
USE_METIC: Final = Verb("metic", METIC, ACTION)
FULFIL: Final = Verb("fulfil", CONTRACT)
END_TURN: Final = Verb("end_turn")
# Effects
GOOD: Final = Verb("good", COMMODITY)
SWAP: Final = Verb("swap", TOKEN, TOKEN)
TAKE: Final = Verb("take", SLOT)
TAKE_DECK: Final = Verb("take_deck")
PROMOTE: Final = Verb("promote", DIE)
HOPLITE_DIE: Final = Verb("hoplite", DIE)
TO: Final = Verb("to", SPACE)
PROMOTE_FIRST: Final = Verb("promote_first")
PLACE_FIRST: Final = Verb("place_first")
TILE: Final = Verb("tile", ESTATE_ROW)
CELL_FOR_TILE: Final = Verb("cell", CELL)
ROTATE: Final = Verb("rotate", ROTATION)
ROOF: Final = Verb("roof", SIDE)
REMOVE: Final = Verb("remove", ESTATE_ROW)
ADVANCE: Final = Verb("advance", TRACK)
RUSH: Final = Verb("rush", CELL)
PAY: Final = Verb("pay")
PAY_WITH: Final = Verb("pay_with", TOKEN)
WAIVE: Final = Verb("waive", COMMODITY)
DISRUPT: Final = Verb("disrupt", COUNCIL_SPACE)
BONUS_FIRST: Final = Verb("bonus_first")
BONUS_LAST: Final = Verb("bonus_last")
SKIP: Final = Verb("skip")
# Ascending and Commanders
ASCEND: Final = Verb("ascend")
STAY: Final = Verb("stay")
STRATEGOS_ROW: Final = Verb("row", CITY_ROW)
CLAIM: Final = Verb("claim", COMMANDER)
GUARD: Final = Verb("guard", ESTATE_ROW)
STAND: Final = Verb("stand", CELL)
POST: Final = Verb("post", SPACE)
SERVE: Final = Verb("serve", TRACK)
MARK: Final = Verb("mark", SLOT)
SEAT_AT: Final = Verb("seat", COUNCIL_SPACE)
# Fate
EXCHANGES: Final = Verb("exchanges")
LOWER: Final = Verb("lower")
HIGHER: Final = Verb("higher")
SPEND: Final = Verb("spend", COUNT)
KEEP: Final = Verb("keep")
RELEASE: Final = Verb("release")

VERBS: Final = Verbs(
    (
        START_TILE,
        START_CONTRACT,
        REFRESH,
        ESTATE,
        CITY,
        ONE,
        BOTH,
        NEITHER,
        ARCHON,
        WALK,
        STEP,
        STOP,
        WITHDRAW,
        USE_METIC,
        FULFIL,
        END_TURN,
        GOOD,
        SWAP,
        TAKE,
        TAKE_DECK,
        PROMOTE,
        HOPLITE_DIE,
        TO,
        PROMOTE_FIRST,
        PLACE_FIRST,
        TILE,
        CELL_FOR_TILE,
        ROTATE,
        ROOF,
        REMOVE,
        ADVANCE,
        RUSH,
        PAY,
        PAY_WITH,
        WAIVE,
        DISRUPT,
        BONUS_FIRST,
        BONUS_LAST,
        SKIP,
        ASCEND,
        STAY,
        STRATEGOS_ROW,
        CLAIM,
        GUARD,
        STAND,
        POST,
        SERVE,
        MARK,
        SEAT_AT,
        EXCHANGES,
        LOWER,
        HIGHER,
        SPEND,
        KEEP,
        RELEASE,
    )
)

ON_START_TILE: Final = Prompt("start-tile")
ON_START_CONTRACT: Final = Prompt("start-contract")
# The gaps in which a contract can be fulfilled are asked even with a single choice: what is done without a question
# would tell the others something about the hand.
ON_REFRESH: Final = Prompt("refresh", is_asked_alone=True, contracts=NUMBER)
ON_CITIZEN: Final = Prompt("citizen", is_asked_alone=True, places=CITIZEN_PLACES, contracts=NUMBER)
ON_TILES: Final = Prompt("tiles", count=NUMBER, offer=TILES_OFFERED)
ON_ARCHON: Final = Prompt("archon", is_asked_alone=True, ways=ARCHON_WAYS, contracts=NUMBER)
ON_MOVE: Final = Prompt("move", ways=MOVE_WAYS)
ON_METIC: Final = Prompt("metic", is_asked_alone=True, metics=NUMBER, contracts=NUMBER)
ON_GOOD: Final = Prompt("good", left=NUMBER)
ON_GOODS: Final = Prompt("goods", count=NUMBER)
ON_EXCHANGE: Final = Prompt("exchange", left=NUMBER)
ON_CONTRACT: Final = Prompt("contract", left=NUMBER)
ON_TRADE: Final = Prompt("trade", left=NUMBER, trade=TRADES)
ON_PROMOTION: Final = Prompt("promotion", left=NUMBER, dice=PROMOTABLE)
ON_PROMOTIONS_OF_EACH: Final = Prompt("promotions-of-each", left=NUMBER, times=NUMBER)
ON_HOPLITE: Final = Prompt("hoplite", left=NUMBER)
ON_TARGET: Final = Prompt("target")
ON_ORDER: Final = Prompt("order")
ON_TILE: Final = Prompt("tile")
ON_CELL: Final = Prompt("cell", tile=CADMEA_TILE)
ON_ROTATION: Final = Prompt("rotation", tile=CADMEA_TILE, cell=CELL)
ON_ROOF: Final = Prompt("roof", left=NUMBER, cell=CELL)
ON_REMOVE: Final = Prompt("remove", left=NUMBER)
ON_ADVANCE: Final = Prompt("advance", left=NUMBER, track=TRACKS_OFFERED)
ON_RUSH: Final = Prompt("rush")
ON_PAY: Final = Prompt("pay", count=NUMBER, cost=COUNTED_TOKENS)
ON_NEGOTIATE: Final = Prompt("negotiate", discount=NUMBER)
ON_WAIVE: Final = Prompt("waive", left=NUMBER)
ON_DISRUPT: Final = Prompt("disrupt")
ON_BONUS: Final = Prompt("bonus", commander=COMMANDER)
ON_ASCEND: Final = Prompt("ascend", space=SPACE)
ON_STRATEGOS: Final = Prompt("strategos")
ON_COMMANDER: Final = Prompt("commander")
ON_GUARD: Final = Prompt("guard")
ON_STAND: Final = Prompt("stand")
ON_POST: Final = Prompt("post")
ON_SERVE: Final = Prompt("serve")
ON_MARK: Final = Prompt("mark")
ON_CREON: Final = Prompt("creon")
ON_CROSSED: Final = Prompt("crossed")
ON_BARTER: Final = Prompt("barter", trade=BARTERS)
ON_TRAINING: Final = Prompt("training")
ON_CENSUS: Final = Prompt("census", points=NUMBER)
ON_ORACLE: Final = Prompt("oracle", track=ORACLES)
ON_TROPHIES: Final = Prompt("trophies")
ON_WAGES: Final = Prompt("wages", space=SPACE)
ON_COUNCILLOR: Final = Prompt("councillor")
ON_REBEL_TILE: Final = Prompt("rebel-tile", tile=CADMEA_TILE, cell=CELL)

PROMPTS: Final = (
    ON_START_TILE,
    ON_START_CONTRACT,
    ON_REFRESH,
    ON_CITIZEN,
    ON_TILES,
    ON_ARCHON,
    ON_MOVE,
    ON_METIC,
    ON_GOOD,
    ON_GOODS,
    ON_EXCHANGE,
    ON_CONTRACT,
    ON_TRADE,
    ON_PROMOTION,
    ON_PROMOTIONS_OF_EACH,
    ON_HOPLITE,
    ON_TARGET,
    ON_ORDER,
    ON_TILE,
    ON_CELL,
    ON_ROTATION,
    ON_ROOF,
    ON_REMOVE,
    ON_ADVANCE,
    ON_RUSH,
    ON_PAY,
    ON_NEGOTIATE,
    ON_WAIVE,
    ON_DISRUPT,
    ON_BONUS,
    ON_ASCEND,
    ON_STRATEGOS,
    ON_COMMANDER,
    ON_GUARD,
    ON_STAND,
    ON_POST,
    ON_SERVE,
    ON_MARK,
    ON_CREON,
    ON_CROSSED,
    ON_BARTER,
    ON_TRAINING,
    ON_CENSUS,
    ON_ORACLE,
    ON_TROPHIES,
    ON_WAGES,
    ON_COUNCILLOR,
    ON_REBEL_TILE,
)
