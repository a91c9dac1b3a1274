"""The word list of effects: which rule each word of ``components.toml`` stands for. Rules, "Effect language"."""

from __future__ import annotations

from pessoi.games.thebai.archon import rush
from pessoi.games.thebai.building import place_tile, remove_tiles
from pessoi.games.thebai.contracts import exchange_tokens, fulfil_at_a_discount, take_contracts, trade
from pessoi.games.thebai.costs import pay_for, place_councillor_tile
from pessoi.games.thebai.devotion import advance
from pessoi.games.thebai.effect import MEANINGS, WORDS, Effect, Meaning
from pessoi.games.thebai.estate import score_blessings
from pessoi.games.thebai.hoplites import place_and_promote_hoplite, place_hoplites
from pessoi.games.thebai.promotion import promote, promote_each
from pessoi.games.thebai.state import Family, Table
from pessoi.games.thebai.tokens import gain_commodities, gain_of_one_kind
from pessoi.kernel.choice import Steps


def gain_of_choice(s: Table, family: Family, effect: Effect, power: int) -> Steps:
    """The effect ``gain`` for commodities of any kind; whatever needs no choice never gets here."""
    yield from gain_commodities(s, family, effect.amount.at(power))


def gain_one_type(s: Table, family: Family, effect: Effect, power: int) -> Steps:
    """The effect ``gain_one_type``."""
    yield from gain_of_one_kind(s, family, effect.amount.at(power))


def _rules() -> dict[str, Meaning]:
    return {
        "gain": gain_of_choice,
        "gain_one_type": gain_one_type,
        "exchange": exchange_tokens,
        "contract": take_contracts,
        "contract_or_exchange": trade,
        "promote": promote,
        "promote_each": promote_each,
        "hoplite": place_hoplites,
        "hoplite_promote": place_and_promote_hoplite,
        "advance": advance,
        "remove_tile": remove_tiles,
        "place_tile": place_tile,
        "rush": rush,
        "pay": pay_for,
        "vp_per": score_blessings,
        "fulfil_discount": fulfil_at_a_discount,
        "councilor_tile": place_councillor_tile,
    }


MEANINGS.extend(_rules()[word] for word in WORDS)
