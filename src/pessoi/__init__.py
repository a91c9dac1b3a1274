"""Play and study board games set in ancient Greece: ``new`` begins a match, ``replay`` plays a record again."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from pessoi.kernel.errors import PessoiError, speak_with

if TYPE_CHECKING:
    from pessoi.api import new, replay
    from pessoi.kernel.game import SPECTATOR
    from pessoi.kernel.match import Match
    from pessoi.kernel.record import Record

#: What is loaded when it is first asked for, and from where: most commands start faster without it.
LATER = {
    "SPECTATOR": "pessoi.kernel.game",
    "Match": "pessoi.kernel.match",
    "Record": "pessoi.kernel.record",
    "new": "pessoi.api",
    "replay": "pessoi.api",
}


def __getattr__(name: str) -> Any:
    if name not in LATER:
        raise AttributeError(f"module 'pessoi' has no attribute '{name}'")
    found = getattr(import_module(LATER[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _in_english(words: list[Any]) -> str:
    """How errors read in a traceback; texts are loaded only once there is one."""
    from pessoi.text import Text  # noqa: PLC0415

    return Text("en").say(words)


speak_with(_in_english)

__all__ = ["SPECTATOR", "Match", "PessoiError", "Record", "new", "replay"]
