"""Set-up against Antigone. Rules 18.1 and 18.8; R97 to R99, R121."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pessoi.games.thebai.antigone.challenges import (
    RELENTLESS,
    RELENTLESS_ADVANCED_CARDS,
    VANGUARD,
    VANGUARD_FACE,
    choose_challenges,
    has_challenge,
)
from pessoi.games.thebai.antigone.deeds import STACKS, roll_for_stack, roll_of_three
from pessoi.games.thebai.antigone.dice import space_for_hoplite
from pessoi.games.thebai.antigone.events import (
    CHALLENGE_ACTS,
    CHALLENGE_SHOWN,
    DESTINY_SHOWN,
    HERALD_LAID,
    START_CONTRACT_ROLLED,
)
from pessoi.games.thebai.antigone.rebellion import ANTIGONE, Rebellion
from pessoi.games.thebai.antigone.tiebreaker import discard_drawn_herald
from pessoi.games.thebai.antigone.turn import show_card
from pessoi.games.thebai.components import (
    ACTIONS,
    BASIC_CARDS,
    CHALLENGES,
    CITIZENS,
    COLOURS,
    DATA,
    DESTINIES,
    DICE,
    DISRUPTIONS,
    ENDGAME,
    METICS,
    START_POINTS,
    TOKENS,
    TRACKS,
    tiles_of,
)
from pessoi.games.thebai.conflict import upcoming_row
from pessoi.games.thebai.events import FULFILLED, HOPLITE_PLACED, START_TILE_CHOSEN
from pessoi.games.thebai.promotion import reference
from pessoi.games.thebai.state import GENERAL_SUPPLY, NONE, SUPPLY, Family, Table, put_die, rebellion_of
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import Value
from pessoi.kernel.journal import tell
from pessoi.kernel.pile import draw_open

ADVANCED_CARDS: Final[int] = DATA["solo"]["advanced_in_deck"]
HERALD_ROW: Final[int] = DATA["solo"]["herald_row"]
#: These Commanders wait in the bottom rows.
WAITS_BELOW: Final[list[bool]] = [bool(row["solo_s"]) for row in DATA["commander"]]


def new_antigone(dice: Dice) -> Family:
    """Her pieces: all dice in the supply on their lowest face, no estate; any colour but the person's."""
    return Family(
        seat=ANTIGONE,
        colour=1 + dice.below(len(COLOURS) - 1),
        score=START_POINTS,
        archon=NONE,
        is_archon_busy=False,
        drawn=0,
        tokens=[0] * len(TOKENS),
        faces=[0] * DICE,
        places=[SUPPLY] * DICE,
        steps=[0] * len(TRACKS),
        metics=[GENERAL_SUPPLY] * len(METICS),
        estate=[NONE] * len(ACTIONS),
        strategoi=[],
        councillors=[],
        hand=[],
        fulfilled=[],
        gates=[],
    )


def begin_rebellion(s: Table, options: Mapping[str, Value]) -> None:
    """Everything else of hers, on a table laid for two."""
    dice = s.dice
    challenges = choose_challenges(options, dice)
    advanced = list(range(BASIC_CARDS, ENDGAME))
    dice.shuffle(advanced)
    count = RELENTLESS_ADVANCED_CARDS if challenges >> RELENTLESS & 1 else ADVANCED_CARDS
    actions = [*range(BASIC_CARDS), *advanced[:count]]
    dice.shuffle(actions)
    disruptions = list(range(len(DISRUPTIONS)))
    dice.shuffle(disruptions)
    s.commanders = [commander for commander in s.commanders if not WAITS_BELOW[commander]] + [
        commander for commander in s.commanders if WAITS_BELOW[commander]
    ]
    tiles = tiles_of(int(s.families[ANTIGONE].colour))
    dice.shuffle(tiles)
    stacks = [[s.box.pop(), *tiles[number::STACKS]] for number in range(STACKS)]
    s.rebellion = Rebellion(
        destiny=dice.below(len(DESTINIES)),
        challenges=challenges,
        drawn_herald=NONE,
        actions=[ENDGAME, *actions],
        action_discards=[],
        unused_actions=advanced[count:],
        herald_row=[s.heralds.pop() for _ in range(HERALD_ROW)],
        stacks=stacks,
        neutral_box=s.box,
        disruptions=disruptions,
        disruption_discards=[],
        contract_discards=[],
        commander_box=[],
    )
    s.box = []


def show_rebellion(s: Table) -> None:
    """Tell what lies face up before the first choice."""
    rebellion = rebellion_of(s)
    for challenge in range(len(CHALLENGES)):
        if has_challenge(s, challenge):
            tell(s, CHALLENGE_SHOWN, challenge)
    tell(s, DESTINY_SHOWN, rebellion.destiny)
    show_card(s)
    for place in range(HERALD_ROW):
        tell(s, HERALD_LAID, place, rebellion.herald_row[place])


def roll_for_start_tile(s: Table) -> None:
    """Her start tile is the top one of a stack."""
    tile = draw_open(s, rebellion_of(s).stacks[roll_for_stack(s)])
    s.aside.append(tile)
    tell(s, START_TILE_CHOSEN, ANTIGONE, tile)


def roll_for_start_contract(s: Table) -> None:
    """One of the Starting Contracts left, in the order of their numbers; fulfilled at once, without points (R97)."""
    number = roll_of_three(s)
    tell(s, START_CONTRACT_ROLLED, number)
    contract = s.contract_box.pop(number - 1)
    s.families[ANTIGONE].fulfilled.append(contract)
    tell(s, FULFILLED, ANTIGONE, contract)


def send_vanguard(s: Table) -> None:
    """With the fifth challenge one of her Hoplites already waits in the row of the first battle (R121)."""
    if not has_challenge(s, VANGUARD):
        return
    tell(s, CHALLENGE_ACTS, VANGUARD)
    her = s.families[ANTIGONE]
    die = CITIZENS
    her.faces[die] = VANGUARD_FACE
    space = space_for_hoplite(s, upcoming_row(s))
    discard_drawn_herald(s)
    tell(s, HOPLITE_PLACED, ANTIGONE, reference(her, die), space)
    put_die(s, her, die, space)
