"""The words of effects: what each word of ``components.toml`` stands for. Rules, "Effect language"."""

from __future__ import annotations

from typing import Final

from pessoi.games.thebai.archon import Rush
from pessoi.games.thebai.building import PlaceTile, RemoveTiles
from pessoi.games.thebai.contracts import FulfilAtADiscount, TakeContracts, Trade
from pessoi.games.thebai.costs import PayFor, PlaceCouncillorTile
from pessoi.games.thebai.devotion import Advance
from pessoi.games.thebai.effect import Reader
from pessoi.games.thebai.estate import ScoreBlessings
from pessoi.games.thebai.hoplites import PlaceAndPromoteHoplite, PlaceHoplites
from pessoi.games.thebai.promotion import Promote, PromoteEach
from pessoi.games.thebai.tokens import Exchange, GainOneType, read_gain

VOCABULARY: Final[dict[str, Reader]] = {
    "gain": read_gain,
    "gain_one_type": GainOneType,
    "exchange": Exchange,
    "contract": TakeContracts,
    "contract_or_exchange": Trade,
    "promote": Promote,
    "promote_each": PromoteEach,
    "hoplite": PlaceHoplites,
    "hoplite_promote": PlaceAndPromoteHoplite,
    "advance": Advance,
    "remove_tile": RemoveTiles,
    "place_tile": PlaceTile,
    "rush": Rush,
    "pay": PayFor,
    "vp_per": ScoreBlessings,
    "fulfil_discount": FulfilAtADiscount,
    "councilor_tile": PlaceCouncillorTile,
}
