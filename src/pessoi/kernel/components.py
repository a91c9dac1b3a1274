"""Reading a game's ``components.toml``, the one place where the faces of its cards and tiles are written down."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def load_components(package: str) -> dict[str, Any]:
    """All data of a game, from the file in its folder."""
    return tomllib.loads(files(package).joinpath("components.toml").read_text(encoding="utf-8"))


def ids_of(rows: list[dict[str, Any]]) -> tuple[str, ...]:
    """The names of all rows of a table, in their order."""
    return tuple(str(row["id"]) for row in rows)
