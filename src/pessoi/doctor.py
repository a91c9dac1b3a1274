"""Is everything in order on this machine? What ``pessoi doctor`` looks at."""

from __future__ import annotations

import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from pessoi.api import new
from pessoi.bots.random import RandomBot
from pessoi.games import registry
from pessoi.kernel import match as match_module
from pessoi.kernel.errors import PessoiError
from pessoi.kernel.observation import Observation
from pessoi.kernel.record import Record
from pessoi.kernel.replay import verify
from pessoi.terminal import store
from pessoi.text import LANGUAGES, Text

#: Less room than this on the disk of saved matches is worth a warning.
LITTLE_ROOM = 50 * 2**20


@dataclass(frozen=True)
class Finding:
    """One thing looked at: what, how it is, and whether that is all right."""

    what: str
    how: str
    is_fine: bool = True


def is_compiled() -> bool:
    """Whether the rules run compiled or as plain Python."""
    return not str(match_module.__file__).endswith(".py")


def examine() -> Iterator[Finding]:
    """Everything worth knowing, the quick things first."""
    yield Finding("pessoi", f"{version('pessoi')} in {Path(__file__).parent}")
    yield Finding("Python", f"{platform.python_version()} on {platform.system()} {platform.machine()}")
    yield _examine_build()
    yield _examine_page()
    yield _examine_store()
    yield _examine_encoding()
    for name in registry.names():
        yield _examine_game(name)


def _examine_build() -> Finding:
    if is_compiled():
        return Finding("rules", "compiled")
    compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc") or shutil.which("clang")
    hint = (
        "a wheel built here (make wheel) would be compiled"
        if compiler
        else "there is no C compiler to build a fast wheel"
    )
    return Finding("rules", f"pure Python, about ten times slower than compiled; {hint}")


def _examine_page() -> Finding:
    from pessoi.server.page import PAGE_FOLDER, Page  # noqa: PLC0415  (the other commands start faster without it)

    page = Page(PAGE_FOLDER)
    if not page.is_built:
        return Finding(
            "page for browsers", "not built; in a checkout make page builds it, and a wheel of make wheel has it", False
        )
    sent = sum(len(file.contents[file.best_encoding("br")]) for file in page.files.values())
    return Finding("page for browsers", f"{len(page.files)} files, {sent / 1000:.0f} kB when sent")


def _examine_store() -> Finding:
    folder = store.folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder):
            pass
    except OSError as error:
        return Finding(
            "saved matches", f"{folder} can't be written ({error}); set PESSOI_HOME to another folder", False
        )
    room = shutil.disk_usage(folder).free
    if room < LITTLE_ROOM:
        return Finding("saved matches", f"{folder} has only {room // 2**20} MiB left", False)
    return Finding("saved matches", f"{folder} ({len(list(folder.glob('*' + store.SUFFIX)))} there)")


def _examine_encoding() -> Finding:
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    if encoding == "utf8":
        return Finding("terminal", "UTF-8")
    return Finding("terminal", f"{encoding or 'unknown encoding'}; set PYTHONUTF8=1 if signs look wrong", False)


def _examine_game(name: str) -> Finding:
    """Play a random match, check its record, and see that all languages are there."""
    try:
        match = new(name, seed="doctor")
        bot = RandomBot("doctor")
        while match.decision is not None:
            match.play(bot.choose(Observation(match, match.decision.seat)))
        verify(Record.parse(str(match.record())), match.game)
        for language in LANGUAGES:
            Text(language, match.game, match.setup.seats)
    except (PessoiError, OSError) as error:
        return Finding(name, f"does not work: {error}", False)
    return Finding(name, f"rules {match.game.rules_version}, a match of {match.ply} choices played and verified")
