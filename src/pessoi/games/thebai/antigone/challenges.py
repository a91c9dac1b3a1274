"""Challenge cards, which make Antigone stronger in any combination. Rules 18.8; R120, R133."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.antigone.events import CHALLENGE_ACTS, DIE_FOUND, LOWEST_DIE, LOWEST_IN_SUPPLY
from pessoi.games.thebai.antigone.rebellion import ANTIGONE
from pessoi.games.thebai.antigone.tiebreaker import choose_space, discard_drawn_herald
from pessoi.games.thebai.components import CHALLENGES, CITIZENS, DATA, DICE, face
from pessoi.games.thebai.promotion import promote_die, reference
from pessoi.games.thebai.state import FIRST_ACTION, NONE, SUPPLY, Family, Table, rebellion_of
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Steps
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import Value
from pessoi.kernel.journal import tell

RELENTLESS: Final = CHALLENGES.index("CH1")
ARMED_REBELS: Final = CHALLENGES.index("CH2")
VOICE_OF_THE_PEOPLE: Final = CHALLENGES.index("CH3")
PIOUS: Final = CHALLENGES.index("CH4")
VANGUARD: Final = CHALLENGES.index("CH5")

#: The options by which a card is chosen, in the order of the cards, and the one by which some are drawn.
OPTIONS: Final = ("relentless", "armed_rebels", "voice_of_the_people", "pious", "vanguard")
DRAWN: Final = "drawn_challenges"

RELENTLESS_ADVANCED_CARDS: Final[int] = DATA["challenge"][RELENTLESS]["setup_advanced_cards"]
CARDS_IN_CONFLICT_ROUNDS: Final[int] = DATA["challenge"][RELENTLESS]["cards_in_conflict_rounds"]
POINTS_PER_METIC_SPACE: Final[int] = DATA["challenge"][PIOUS]["vp_per_metic_space"]
VANGUARD_FACE: Final = face(DATA["challenge"][VANGUARD]["setup_hoplite_face"])


def choose_challenges(options: Mapping[str, Value], dice: Dice) -> i64:
    """The cards in force, as bits: those that were wished for, and as many of the others as are to be drawn."""
    challenges: i64 = 0
    left: list[int] = []
    for challenge, name in enumerate(OPTIONS):
        if options[name]:
            challenges |= bit(challenge)
        else:
            left.append(challenge)
    dice.shuffle(left)
    for challenge in left[: int(options[DRAWN])]:
        challenges |= bit(challenge)
    return challenges


def has_challenge(s: Table, challenge: i64) -> bool:
    """Whether a challenge card is in force."""
    return rebellion_of(s).challenges >> challenge & 1 == 1


def stir_rebels(s: Table) -> Steps:
    """Before a comfort tile: her lowest Hoplite, then her lowest Citizen may be promoted (R120, R133)."""
    her = s.families[ANTIGONE]
    if has_challenge(s, ARMED_REBELS):
        yield from promote_lowest(s, her, ARMED_REBELS, CITIZENS, DICE)
    if has_challenge(s, VOICE_OF_THE_PEOPLE):
        yield from promote_lowest(s, her, VOICE_OF_THE_PEOPLE, 0, CITIZENS)


def promote_lowest(s: Table, her: Family, challenge: i64, first: i64, last: i64) -> Steps:
    """Promote the lowest of these dice in the city, or if none is there, in the supply."""
    spaces = lowest_in_city(her, first, last)
    if spaces:
        tell(s, CHALLENGE_ACTS, challenge)
        die: i64 = s.city[choose_space(s, spaces)] % DICE
        discard_drawn_herald(s)
        tell(s, DIE_FOUND, reference(her, die), LOWEST_DIE)
    else:
        die = lowest_in_supply(her, first, last)
        if die == NONE:
            return
        tell(s, CHALLENGE_ACTS, challenge)
        tell(s, DIE_FOUND, reference(her, die), LOWEST_IN_SUPPLY)
    yield from promote_die(s, her, die, 1, True)


def lowest_in_city(her: Family, first: i64, last: i64) -> list[int]:
    """The dice spaces of those of her dice in the city that show the lowest face."""
    spaces: list[int] = []
    lowest: i64 = NONE
    for die in range(first, last):
        if her.places[die] < FIRST_ACTION:
            if not spaces or her.faces[die] < lowest:
                spaces = []
                lowest = her.faces[die]
            if her.faces[die] == lowest:
                spaces.append(her.places[die])
    return spaces


def lowest_in_supply(her: Family, first: i64, last: i64) -> i64:
    """The lowest of those of her dice that are in her supply; equal ones are as good, so the first."""
    lowest: i64 = NONE
    for die in range(first, last):
        if her.places[die] == SUPPLY and (lowest == NONE or her.faces[die] < her.faces[lowest]):
            lowest = die
    return lowest
