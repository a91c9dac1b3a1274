"""Games with an edited ``components.toml``, each in processes of its own: a game is loaded once."""

from __future__ import annotations

import os
import tomllib
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pessoi.arena import processes
from pessoi.arena.work import Fault
from pessoi.games import registry as games
from pessoi.kernel.components import load_components, standard_components, variable_of
from pessoi.kernel.editions import edition_of, examine, read_edition
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.game import Game

#: How much of the tables of a game a file has to have to be taken for one of it.
ALIKE = 0.5


def rules_with(game: Game[Any], components: str, file: str = "components.toml") -> str:
    """The rules version of a game if it were loaded with this text for its components; refuses what does not fit."""
    if not components:
        return game.rules_version
    standard = standard_components(game.package)
    number = game.rules_version.partition("+")[0]
    return number + edition_of(standard, read_edition(standard, components, file))


def load_edited(name: str, components: str) -> None:
    """Load a game with this text for its components, in a process that has not loaded it yet."""
    package = next(entry.module.rpartition(".")[0] for entry in games.installed() if entry.name == name)
    variable = variable_of(package)
    before = os.environ.get(variable)
    with TemporaryDirectory(prefix="pessoi-") as folder:
        file = Path(folder) / "components.toml"
        file.write_text(components, encoding="utf-8")
        os.environ[variable] = str(file)
        try:
            game = games.find(name)
            wanted = load_components(package)
        finally:
            if before is None:
                del os.environ[variable]
            else:
                os.environ[variable] = before
    edition = edition_of(standard_components(package), wanted)
    if game.rules_version.partition("+")[2] != edition.removeprefix("+"):
        raise RuntimeError(f"{name} was loaded before its components were put in place")


# Files of those who own the printed game


def game_of(components: str, file: str) -> Game[Any]:
    """The game a file is about: the one whose tables it has, or most of them."""
    try:
        tables = set(tomllib.loads(components))
    except tomllib.TOMLDecodeError as error:
        raise BadSetup("components-unreadable", file=file, reason=error) from error
    shares: list[tuple[float, str]] = []
    for name in games.names():
        package = games.find(name).package
        if files(package).joinpath("components.toml").is_file():
            known = set(standard_components(package))
            shares.append((len(tables & known) / len(tables | known), name))
    best = max(shares, default=(0.0, ""))
    if best[0] < ALIKE:
        raise BadSetup("no-edition-game", file=file)
    return games.find(best[1])


def problems_of(game: Game[Any], components: str, file: str) -> list[BadSetup]:
    """All that is missing or can't be, each with its place; where nothing is wrong, a match is tried."""
    found = examine(standard_components(game.package), components, file, game.doubts)
    if all(is_open(problem) for problem in found):
        bots = ("random",) * max(game.min_seats, 2)
        (outcome,) = processes.run(_plan(game.name, bots, components), [0], jobs=1)
        if isinstance(outcome, Fault):
            found.append(BadSetup("components-unplayable", file=file, reason=outcome.why))
    return found


def is_open(problem: BadSetup) -> bool:
    """Whether something is not wrong, but was not looked up yet."""
    return bool(problem.words[0] == "problem-components-reconstructed")


def _plan(game: str, bots: tuple[str, ...], components: str) -> Any:
    from pessoi.arena.simulate import Plan  # noqa: PLC0415  (which imports this module)

    return Plan(game, bots, 1, "edition", components=components)
