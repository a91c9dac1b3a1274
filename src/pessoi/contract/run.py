"""Running the laws on a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from pessoi.contract import laws
from pessoi.contract.finding import find_game
from pessoi.kernel.errors import BadSetup

SETTINGS = Path(__file__).with_name("pytest.ini")


def run(words: str, seats: int | None, language: str, arguments: Sequence[str]) -> int:
    """Try every law on a game, or those that further arguments of pytest leave.

    Returns 0 if they are kept, 1 if one is broken, and 2 if none could be tried.
    """
    game = find_game(words)
    if seats is not None and not game.min_seats <= seats <= game.max_seats:
        raise BadSetup("seats-of-game", game=game.name, least=game.min_seats, most=game.max_seats, seats=seats)
    given = ["-c", str(SETTINGS), "--pessoi-game", words, "--pessoi-language", language]
    if seats is not None:
        given += ["--pessoi-seats", str(seats)]
    done = pytest.main([*given, *paths(), *arguments])
    if done == pytest.ExitCode.INTERRUPTED:
        raise KeyboardInterrupt
    return {0: 0, 1: 1}.get(int(done), 2)


def paths() -> list[str]:
    """The files that hold the laws."""
    folder = Path(laws.__path__[0])
    return [str(path) for path in sorted(folder.glob("*.py")) if path.stem != "__init__"]
