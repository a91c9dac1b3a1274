"""Reading a game's ``components.toml``, the one place where the faces of its cards and tiles are written down.

An edited copy of that file takes its place where an environment variable named after the game's folder says so, as in
``PESSOI_COMPONENTS_HERCULES=my.toml``. That is read when the game is loaded, once for a process.
"""

from __future__ import annotations

import os
import tomllib
from importlib.resources import files
from typing import Any

from pessoi.kernel.editions import edition_of, read_edition
from pessoi.kernel.errors import BadSetup

VARIABLE = "PESSOI_COMPONENTS_"


def load_components(package: str) -> dict[str, Any]:
    """All data of a game, from the file in its folder or the one that stands in for it."""
    standard = standard_components(package)
    file = os.environ.get(variable_of(package))
    return standard if not file else read_edition(standard, read_components(file), file)


def standard_components(package: str) -> dict[str, Any]:
    """All data of a game as it comes with the package."""
    return tomllib.loads(files(package).joinpath("components.toml").read_text(encoding="utf-8"))


def read_components(file: str) -> str:
    """The text of an edited file."""
    try:
        with open(file, encoding="utf-8") as text:
            return text.read()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup("cannot-read", file=file, reason=error) from error


def edition(package: str, data: dict[str, Any]) -> str:
    """What the rules version adds for data that are not the standard ones: records of one edition fit no other."""
    if not os.environ.get(variable_of(package)):
        return ""  # without an edited file they are the standard ones, which take long to read a second time
    return edition_of(standard_components(package), data)


def variable_of(package: str) -> str:
    """The environment variable that names an edited file for a game."""
    return VARIABLE + package.rpartition(".")[2].upper()


def ids_of(rows: list[dict[str, Any]]) -> tuple[str, ...]:
    """The names of all rows of a table, in their order."""
    return tuple(str(row["id"]) for row in rows)
