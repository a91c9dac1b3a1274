"""Finished matches with their keys, on which the page's own derivation of the dice is tried: kept as a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from pessoi.games import registry
from pessoi.kernel.dice import Dice, key_of
from pessoi.kernel.game import SPECTATOR, Value
from pessoi.kernel.match import Match
from pessoi.scene.scene import scene

PROOFS: Final = Path(__file__).parents[2] / "web" / "src" / "fairness" / "fixtures" / "proofs.json"
#: Seats and options of each match.
MATCHES: Final[tuple[tuple[int, dict[str, Value]], ...]] = (
    (1, {"round_limit": 3}),
    (2, {"round_limit": 3}),
    (3, {"round_limit": 2, "start_seat": 1}),
    (4, {"round_limit": 2, "simplified": True}),
)


def proof(seats: int, options: dict[str, Value]) -> dict[str, Any]:
    """A match of Hercules played at random, as the page gets to know it."""
    seed = "/".join(["entropy", *(f"nonce-{seat}" for seat in range(seats))])
    match = Match.begin(registry.find("hercules"), seats, seed, options)
    dice = Dice.from_seed("choices")
    while match.decision is not None:
        choices = match.decision.choices
        match.play(choices[dice.below(len(choices))])
    events = scene(match, SPECTATOR, since=0).events
    return {"record": str(match.record()), "key": key_of(seed).hex(), "events": msgspec.to_builtins(events)}


def written() -> str:
    return json.dumps([proof(seats, options) for seats, options in MATCHES], indent=1, ensure_ascii=False) + "\n"
