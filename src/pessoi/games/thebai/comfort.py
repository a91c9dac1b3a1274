"""Comfort: what the peaceful fate tiles bring each family. Rules, "Comfort"; R73 to R77, Q40 to Q44."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from pessoi.games.thebai.components import BRONZE, COMFORTS, DATA, TOKENS
from pessoi.games.thebai.contracts import contracts_on_offer, refill, take, trades
from pessoi.games.thebai.council import council_citizens, own_tiles
from pessoi.games.thebai.effect import CITIZEN, HOPLITE
from pessoi.games.thebai.golden_rules import may, score_points
from pessoi.games.thebai.promotion import EVERYWHERE, dice_on_offer, named_die, promote_die
from pessoi.games.thebai.scoring import citizen_power
from pessoi.games.thebai.state import FIRST_ACTION, Family, Table
from pessoi.games.thebai.tokens import exchange, pay, possible_swaps
from pessoi.games.thebai.verbs import (
    EXCHANGES,
    HIGHER,
    LOWER,
    ON_BARTER,
    ON_CENSUS,
    ON_ORACLE,
    ON_TRAINING,
    ON_TROPHIES,
    PAY,
    PROMOTE,
    SKIP,
    SPEND,
)
from pessoi.kernel.choice import Choice, Steps, ask

_TILE: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in DATA["comfort"]}


def _cost(tile: str, field: str) -> list[int]:
    """A cost as so many of each token."""
    cost = _TILE[tile][field]
    return [int(cost.get(token, 0)) for token in TOKENS]


BARTER_EXCHANGES: Final[int] = _TILE["barter"]["exchanges"]
PROMOTIONS_IN_CITY: Final[int] = _TILE["training"]["promotions_in_city"]
PROMOTIONS_AT_HOME: Final[int] = _TILE["training"]["promotions_at_home"]
POINTS_PER_STRATEGOS: Final[int] = _TILE["triumph"]["vp_per_strategos"]
CONTRACTS_PER_POINT: Final[int] = _TILE["triumph"]["contracts_per_vp"]
POINTS_PER_COUNCILLOR: Final[int] = _TILE["assembly"]["vp_per_council_citizen"]
OWN_TILES_PER_POINT: Final[int] = _TILE["assembly"]["own_tiles_per_vp"]
CENSUS_COST: Final = _cost("census", "repeat_cost")
LOWER_COST: Final = _cost("oracle", "lower_cost")
HIGHER_COST: Final = _cost("oracle", "higher_cost")
POINTS_PER_GATE: Final[int] = _TILE["trophies"]["vp_per_gate"]
POINTS_PER_BRONZE: Final[int] = _TILE["trophies"]["vp_per_bronze"]
MOST_BRONZE: Final[int] = _TILE["trophies"]["max_bronze"]


def can_pay(family: Family, cost: list[int]) -> bool:
    """Whether the family has all tokens of a cost."""
    for token in range(len(TOKENS)):  # noqa: SIM110 - a plain loop compiles to a few instructions
        if family.tokens[token] < cost[token]:
            return False
    return True


def pay_all(s: Table, family: Family, cost: list[int]) -> None:
    """Pay all tokens of a cost."""
    for token in range(len(TOKENS)):
        pay(s, family, token, cost[token])


def barter(s: Table, family: Family) -> Steps:
    """Take a contract, or exchange up to twice; the display is refilled before the next family (R16)."""
    choices: list[Choice] = []
    contracts_on_offer(s, choices)
    contracts = len(choices)
    swaps: list[Choice] = []
    possible_swaps(family, swaps)
    if swaps:
        choices.append(EXCHANGES.of())
    if not choices:
        return
    choice = yield may(family, ON_BARTER, choices, trades(contracts, len(swaps)))
    if choice.verb is EXCHANGES:
        yield from exchange(s, family, BARTER_EXCHANGES)
    elif choice.verb is not SKIP:
        take(s, family, choice)
        yield from refill(s)


def training(s: Table, family: Family) -> Steps:
    """Promote one die: in the city twice, at home once (R74)."""
    choices = dice_on_offer(family, CITIZEN | HOPLITE, EVERYWHERE, 0, PROMOTE)
    if not choices:
        return
    choice = yield may(family, ON_TRAINING, choices)
    if choice.verb is not SKIP:
        times = PROMOTIONS_IN_CITY if choice.a < FIRST_ACTION else PROMOTIONS_AT_HOME
        yield from promote_die(s, family, named_die(family, choice.a), times, True)
        yield from refill(s)


def triumph(s: Table, family: Family) -> Steps:
    """Points for Strategoi and for fulfilled contracts, halves rounded down (R76)."""
    points: i64 = POINTS_PER_STRATEGOS * len(family.strategoi)
    score_points(s, family, points + len(family.fulfilled) // CONTRACTS_PER_POINT)
    yield from ()


def assembly(s: Table, family: Family) -> Steps:
    """Points for dice on the council board (R75) and for own tiles in the city."""
    points: i64 = POINTS_PER_COUNCILLOR * council_citizens(s, family)
    score_points(s, family, points + own_tiles(s, family) // OWN_TILES_PER_POINT)
    yield from ()


def count_citizens(s: Table, family: Family) -> Steps:
    """Census: the power of the Citizens in the city as points, a second time for Pottery (R77)."""
    points = citizen_power(family)
    score_points(s, family, points)
    if can_pay(family, CENSUS_COST):
        choice = yield may(family, ON_CENSUS, [PAY.of()], points)
        if choice.verb is PAY:
            pay_all(s, family, CENSUS_COST)
            score_points(s, family, points)


def oracle(s: Table, family: Family) -> Steps:
    """Pay for the steps of the track where the family is lower, or of the other one; not for both (R77)."""
    choices: list[Choice] = []
    tracks: i64 = 0
    if can_pay(family, LOWER_COST):
        choices.append(LOWER.of())
        tracks += 1
    if can_pay(family, HIGHER_COST):
        choices.append(HIGHER.of())
        tracks += 2
    if not choices:
        return
    choice = yield may(family, ON_ORACLE, choices, tracks - 1)
    if choice.verb is LOWER:
        pay_all(s, family, LOWER_COST)
        score_points(s, family, min(family.steps))
    elif choice.verb is HIGHER:
        pay_all(s, family, HIGHER_COST)
        score_points(s, family, max(family.steps))


def trophies(s: Table, family: Family) -> Steps:
    """Points for gates, then Bronze for more points."""
    score_points(s, family, POINTS_PER_GATE * len(family.gates))
    most = min(MOST_BRONZE, family.tokens[BRONZE])
    if most > 0:
        choice = yield ask(family.seat, ON_TROPHIES, [SPEND.of(count) for count in range(most + 1)])
        pay(s, family, BRONZE, choice.a)
        score_points(s, family, POINTS_PER_BRONZE * choice.a)


Comfort = Callable[[Table, Family], Steps]


def _comforts() -> dict[str, Comfort]:
    return {
        "barter": barter,
        "training": training,
        "triumph": triumph,
        "assembly": assembly,
        "census": count_citizens,
        "oracle": oracle,
        "trophies": trophies,
    }


#: What each comfort tile brings a family.
_EFFECTS: Final[list[Comfort]] = [_comforts()[name] for name in COMFORTS]


def enjoy_comfort(s: Table, tile: i64) -> Steps:
    """Every family resolves the tile, in turn order (R73); Antigone does not."""
    for seat in s.people:
        yield from _EFFECTS[tile](s, s.families[seat])
