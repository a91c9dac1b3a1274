"""What is installed here: which version of pessoi and of each game's rules, and whether the rules are compiled."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from importlib.metadata import version

from pessoi.games import registry
from pessoi.kernel import match
from pessoi.kernel.phrase import Data


def is_compiled() -> bool:
    """Whether the rules run compiled or as plain Python."""
    return not str(match.__file__).endswith(".py")


def machine() -> dict[str, str]:
    """Python and the system it runs on, as values of a message."""
    return {"version": platform.python_version(), "system": f"{platform.system()} {platform.machine()}"}


def versions() -> Iterator[Data]:
    """The version of pessoi, and then in words its build, Python, and the rules of every game."""
    yield version("pessoi")
    yield ["version-compiled" if is_compiled() else "version-pure"]
    yield ["version-python", machine()]
    for name in registry.names():
        yield ["version-rules", {"game": name, "rules": registry.find(name).rules_version}]
