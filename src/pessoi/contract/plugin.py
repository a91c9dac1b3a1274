"""What pytest needs to run the laws on one game: the game, what each law is tried on, and what is said at the end."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

import pytest

from pessoi.contract.breaches import Breach, tell_breaches
from pessoi.contract.cases import cases_of
from pessoi.contract.finding import find_game
from pessoi.kernel.game import Game
from pessoi.text import LANGUAGES, Text

#: Every way of thinking; the levels that search differ only in how long they do.
BOTS = ("random", "easy", "greedy", "search:5")
#: Under which name a report carries what was found.
BREACH = "breach"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which game, and in which language to speak of it."""
    group = parser.getgroup("pessoi")
    group.addoption("--pessoi-game", metavar="GAME")
    group.addoption("--pessoi-seats", type=int)
    group.addoption("--pessoi-language", default="en")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Try each law on the game, or on each of its cases."""
    options = metafunc.config.option
    parametrize(metafunc, [find_game(options.pessoi_game)], options.pessoi_seats)


def parametrize(metafunc: pytest.Metafunc, games: Sequence[Game[Any]], seats: int | None = None) -> None:
    """Give a law what it asks for by the names of its arguments."""
    names = metafunc.fixturenames
    if "game" in names:
        metafunc.parametrize("game", games, ids=[game.name for game in games])
    if "case" in names:
        cases = [case for game in games for case in cases_of(game, seats)]
        metafunc.parametrize("case", cases, ids=[str(case) for case in cases])
    if "language" in names:
        metafunc.parametrize("language", LANGUAGES)
    if "bot" in names:
        metafunc.parametrize("bot", BOTS)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note on the report of a broken law what an author wants to know."""
    report = yield
    if call.excinfo is not None and report.failed and isinstance(item, pytest.Function):
        report.user_properties.append((BREACH, Breach.of(item, call.excinfo).data()))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say which laws are broken, and where to look."""
    stats = terminalreporter.stats
    failed = [report for kind in ("failed", "error") for report in stats.get(kind, ())]
    found = [data for report in failed for name, data in getattr(report, "user_properties", ()) if name == BREACH]
    reports = [report for report in (*stats.get("passed", ()), *failed) if isinstance(report, pytest.TestReport)]
    tried = [report.location[2].partition("[")[0] for report in reports]
    text = Text(config.option.pessoi_language)
    for line in tell_breaches(text, config.option.pessoi_game, [Breach(**data) for data in found], tried):
        terminalreporter.write_line(line)
