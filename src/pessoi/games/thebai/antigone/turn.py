"""Antigone's turn: her action cards one after the other, then her Archon. Rules 18.4; R108."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.antigone.archon import move_antigones_archon
from pessoi.games.thebai.antigone.challenges import CARDS_IN_CONFLICT_ROUNDS, RELENTLESS, has_challenge
from pessoi.games.thebai.antigone.deeds import break_deals, build, collect_favor, make_offering, split_devotion
from pessoi.games.thebai.antigone.dice import place_citizen, place_rebel_hoplite
from pessoi.games.thebai.antigone.events import CARD_RESOLVED, CARD_SHOWN, ICON_RESOLVED
from pessoi.games.thebai.antigone.tiebreaker import discard_drawn_herald
from pessoi.games.thebai.components import (
    CARD_DEEDS,
    CARD_SOURCE,
    CONFLICT_ROW,
    DATA,
    DESTINY_DEEDS,
    ENDGAME,
    ICONS,
    ROUNDS,
)
from pessoi.games.thebai.contracts import refill
from pessoi.games.thebai.state import NONE, Family, Table, rebellion_of
from pessoi.kernel.choice import Steps
from pessoi.kernel.journal import tell
from pessoi.kernel.pile import draw_open

CARDS_PER_TURN: Final[int] = DATA["solo"]["cards_per_turn"]
CARDS_MORE_IN_LAST_ROUND: Final[int] = DATA["solo"]["extra_cards_last_round"]


def take_antigones_turn(s: Table, her: Family) -> Steps:
    """Resolve the cards of the turn, then move the Archon by the card that lies on top afterwards."""
    for _ in range(cards_this_turn(s)):
        yield from resolve_card(s, her)
    yield from move_antigones_archon(s, her)


def cards_this_turn(s: Table) -> i64:
    """Two; three in the last round, and with the first challenge in rounds of a conflict (R108)."""
    if has_challenge(s, RELENTLESS) and CONFLICT_ROW[s.fate[s.round - 1]] != NONE:
        return CARDS_IN_CONFLICT_ROUNDS
    return CARDS_PER_TURN + CARDS_MORE_IN_LAST_ROUND if s.round == ROUNDS else CARDS_PER_TURN


def resolve_card(s: Table, her: Family) -> Steps:
    """Resolve the face-up card, refill the display (R127) and turn up the next card; the Endgame card stays."""
    rebellion = rebellion_of(s)
    card = rebellion.actions[-1]
    tell(s, CARD_RESOLVED, card)
    yield from resolve_icons(s, her, CARD_DEEDS[card])
    yield from refill(s)
    discard_drawn_herald(s)
    if card != ENDGAME:
        rebellion.action_discards.append(draw_open(s, rebellion.actions))
        show_card(s)


def show_card(s: Table) -> None:
    """Tell which card lies face up on the action deck."""
    card = rebellion_of(s).actions[-1]
    tell(s, CARD_SHOWN, card, CARD_SOURCE[card])


def resolve_icons(s: Table, her: Family, deeds: list[tuple[int, int]]) -> Steps:
    """Every icon in its order, each completely before the next; a lone one was told with its card."""
    for icon, count in deeds:
        if len(deeds) > 1:
            tell(s, ICON_RESOLVED, icon, count)
        yield from DEEDS[icon](s, her, count)


def follow_destiny(s: Table, her: Family, _count: i64) -> Steps:
    """The icons of her Destiny card, in place of this one."""
    yield from resolve_icons(s, her, DESTINY_DEEDS[rebellion_of(s).destiny])


Deed = Callable[[Table, Family, i64], Steps]


def _deeds() -> dict[str, Deed]:
    return {
        "citizen": place_citizen,
        "hoplite": place_rebel_hoplite,
        "favors": collect_favor,
        "broken_deals": break_deals,
        "offering": make_offering,
        "split": split_devotion,
        "build": build,
        "destiny": follow_destiny,
    }


#: The rule behind each icon.
DEEDS: Final[list[Deed]] = [_deeds()[name] for name in ICONS]
