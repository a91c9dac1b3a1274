"""Is everything in order on this machine? What ``pessoi doctor`` looks at."""

from __future__ import annotations

import os
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
from pessoi.installed import is_compiled, machine
from pessoi.kernel.errors import PessoiError, by_system
from pessoi.kernel.observation import Observation
from pessoi.kernel.phrase import Data
from pessoi.kernel.record import Record
from pessoi.kernel.replay import verify
from pessoi.terminal import store
from pessoi.text import COMPLETE, LANGUAGES, Text, name_of
from pessoi.text.languages import completeness

#: Less room than this on the disk of saved matches is worth a warning.
LITTLE_ROOM = 50 * 2**20


@dataclass(frozen=True)
class Finding:
    """One thing looked at: what, how it is, and whether that is all right."""

    what: Data
    how: Data
    is_fine: bool = True


def examine() -> Iterator[Finding]:
    """Everything worth knowing, the quick things first."""
    place = {"version": version("pessoi"), "folder": str(Path(__file__).parent)}
    yield Finding("pessoi", ["doctor-pessoi", place])
    yield Finding("Python", ["doctor-python", machine()])
    yield _examine_build()
    yield _examine_page()
    yield _examine_store()
    yield from _examine_database()
    yield _examine_encoding()
    yield _examine_languages()
    for name in registry.names():
        yield _examine_game(name)


def _examine_build() -> Finding:
    if is_compiled():
        return Finding(["doctor-rules"], ["doctor-compiled"])
    compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc") or shutil.which("clang")
    return Finding(["doctor-rules"], ["doctor-pure" if compiler else "doctor-pure-no-compiler"])


def _examine_page() -> Finding:
    from pessoi.server.page import PAGE_FOLDER, Page  # noqa: PLC0415  (the other commands start faster without it)

    page = Page(PAGE_FOLDER)
    if not page.is_built:
        return Finding(["doctor-page"], ["doctor-page-missing"], False)
    sent = sum(len(file.contents[file.best_encoding("br")]) for file in page.files.values())
    return Finding(["doctor-page"], ["doctor-page-built", {"files": len(page.files), "size": round(sent / 1000)}])


def _examine_store() -> Finding:
    folder = store.folder()
    try:
        store.make_folder()
        with tempfile.NamedTemporaryFile(dir=folder):
            pass
    except OSError as error:
        unwritable = {"folder": str(folder), "reason": by_system(error)}
        return Finding(["doctor-saved"], ["problem-cannot-keep", unwritable], False)
    room = shutil.disk_usage(folder).free
    if room < LITTLE_ROOM:
        little = {"folder": str(folder), "size": room // 2**20}
        return Finding(["doctor-saved"], ["doctor-little-room", little], False)
    there = len(list(folder.glob("*" + store.SUFFIX)))
    return Finding(["doctor-saved"], ["doctor-saved-there", {"folder": str(folder), "count": there}])


def _examine_database() -> Iterator[Finding]:
    """The database of a server at home, once there is one."""
    from pessoi.server.secret import FILE_VARIABLE, given_secret, secret_file  # noqa: PLC0415
    from pessoi.server.store.files import damage_of, is_private  # noqa: PLC0415  (other commands start faster)

    file = store.database()
    if os.access(file, os.F_OK):  # unlike Path.exists it does not mind a folder that may not be looked into
        damage = damage_of(file) if file.stat().st_size else None
        if damage is not None:
            yield Finding(["doctor-database"], ["doctor-damaged", {"file": str(file), "reason": damage}], False)
        how = "doctor-private" if is_private(file) else "doctor-readable"
        yield Finding(["doctor-database"], [how, {"file": str(file)}], is_private(file))
        if not is_private(file.parent):
            yield Finding(["doctor-database"], ["doctor-open-folder", {"folder": str(file.parent)}], False)
    secret = secret_file()
    if secret is not None:
        try:
            given_secret()
            how = "doctor-private" if is_private(secret) else "doctor-readable"
            yield Finding(FILE_VARIABLE, [how, {"file": str(secret)}], is_private(secret))
        except (PessoiError, OSError) as error:
            yield Finding(FILE_VARIABLE, error.words if isinstance(error, PessoiError) else str(error), False)


def _examine_encoding() -> Finding:
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    if encoding == "utf8":
        return Finding(["doctor-terminal"], "UTF-8")
    odd: Data = ["doctor-encoding", {"encoding": encoding}] if encoding else ["doctor-no-encoding"]
    return Finding(["doctor-terminal"], odd, False)


def _examine_languages() -> Finding:
    """The languages there are, and how much is said in those that need not be complete."""
    packages = [registry.find(name).package for name in registry.names()]
    names = [name_of(language) for language in COMPLETE]
    for language in LANGUAGES[len(COMPLETE) :]:
        share = completeness(language, packages)
        names.append(f"{name_of(language)} ({share.percent} %)")
    return Finding(["doctor-languages"], ", ".join(names))


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
        reason = error.words if isinstance(error, PessoiError) else str(error)
        return Finding(name, ["doctor-broken", {"reason": reason}], False)
    return Finding(name, ["doctor-plays", {"rules": match.game.rules_version, "choices": match.ply}])
