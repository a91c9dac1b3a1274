"""The end of a round: the Herald, the fate tile, and after the last round the end of the game. Rules, "Fate phase"."""

from __future__ import annotations

from typing import Final

from pessoi.games.thebai.antigone.challenges import stir_rebels
from pessoi.games.thebai.comfort import enjoy_comfort
from pessoi.games.thebai.components import CONFLICT_ROW, FATES_AHEAD, ROUNDS
from pessoi.games.thebai.conflict import fight
from pessoi.games.thebai.councillors import seat_councillors, set_turn_order
from pessoi.games.thebai.events import FATE_CAME, FATE_TURNED, FINAL_SCORE
from pessoi.games.thebai.herald import resolve_herald
from pessoi.games.thebai.scoring import score
from pessoi.games.thebai.state import NONE, Table
from pessoi.kernel.choice import Steps
from pessoi.kernel.journal import tell
from pessoi.kernel.pile import show

#: Heralds come to tables with no more players than this.
HERALD_SEATS: Final = 2


def end_the_round(s: Table) -> Steps:
    """What follows when all have had their turns."""
    if len(s.families) <= HERALD_SEATS:
        yield from resolve_herald(s)
    yield from meet_fate(s)
    if s.round == ROUNDS:
        yield from end_the_game(s)
    else:
        look_ahead(s)


def meet_fate(s: Table) -> Steps:
    """Resolve the fate tile of the round: comfort for all, or a conflict in one row."""
    tile = s.fate[s.round - 1]
    tell(s, FATE_CAME, tile)
    row = CONFLICT_ROW[tile]
    if row == NONE:
        if s.rebellion is not None:
            yield from stir_rebels(s)
        yield from enjoy_comfort(s, tile)
    else:
        yield from fight(s, row)
        yield from seat_councillors(s)
        set_turn_order(s)


def look_ahead(s: Table) -> None:
    """The tile of the round is over, and one more of those to come is turned up, as long as there are any."""
    coming = s.round + FATES_AHEAD
    if coming <= ROUNDS:
        show(s)
        tell(s, FATE_TURNED, coming, s.fate[coming - 1])


def end_the_game(s: Table) -> Steps:
    """The last Councillors find their seats, hands are laid open, and everything is scored."""
    yield from seat_councillors(s)
    show(s)
    s.is_over = True
    if s.journal is not None:
        sheet = score(s)
        for family in s.families:
            tell(s, FINAL_SCORE, family.seat, sheet.totals[family.seat], sheet.places[family.seat])
