"""A match with the example bot of a version, and the kinds of all fields in what it was told."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE

from pessoi.arena.simulate import Plan, Result, play_one
from pessoi.bots.terms import Terms

#: Long enough for every kind of message, and soon over.
OPTIONS: dict[str, bool | int | str] = {"round_limit": 2}


def talk(bot: Path, log: Path) -> Result:
    """Have a bot play a short match; all that is said goes to the log."""
    seat = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(bot))}"
    return play_one(Plan("hercules", (seat, "random"), 1, "promise", OPTIONS, Terms(PATIENCE, log)), 0)


def told(log: str) -> dict[str, dict[str, Any]]:
    """By its type, the first message of each that the bot was told."""
    found: dict[str, dict[str, Any]] = {}
    for line in log.splitlines():
        _, sign, message = line.split(" ", 2)
        if sign == ">":
            found.setdefault(json.loads(message)["type"], json.loads(message))
    return found


def lost_fields(old: Any, new: Any, place: str) -> list[str]:
    """Fields that a bot was told before and is not told now, or not in the same kind."""
    if isinstance(old, dict) and isinstance(new, dict):
        gone = [f"{place}: {name} is gone" for name in old if name not in new]
        return gone + [
            lost for name in old if name in new for lost in lost_fields(old[name], new[name], f"{place}.{name}")
        ]
    if isinstance(old, list) and isinstance(new, list):
        return lost_fields(old[0], new[0], f"{place}[]") if old and new else []
    old_kind, new_kind = kind_of(old), kind_of(new)
    return [] if old_kind == new_kind else [f"{place}: was {old_kind}, is {new_kind}"]


def kind_of(value: Any) -> str:
    """What a value is in JSON, which has one kind of numbers."""
    return "number" if type(value) in {int, float} else type(value).__name__
