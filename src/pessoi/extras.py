"""Libraries that only some kinds of study need, loaded when they are."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from pessoi.kernel.errors import BadSetup


def need(module: str, extra: str) -> Any:
    """A module of an extra; where it is not installed, how to get it is said."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise BadSetup("no-extra", module=module, extra=extra) from error
