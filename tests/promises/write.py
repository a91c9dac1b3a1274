"""Writes what a version promises into a folder of its own, once, at its release: ``make promises VERSION=0.1.0``.

From then on ``test_promises.py`` and ``test_old_database.py`` read it with whatever there is. A folder that is there
stays as it is: what was released can't be changed any more.
"""

from __future__ import annotations

import gzip
import json
import logging
import random
import shutil
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tests.promises import bot_talk
from tests.promises.interface import ROOT, command_words, documented, python_names
from tests.promises.talk import SCRIPT
from tests.server import old_database
from tools.schema import interface

import pessoi
from pessoi.bots.weights import FILE
from pessoi.games import registry
from pessoi.kernel.match import Match

FOLDER = Path(__file__).parent
#: How many choices a running match has seen.
RUNNING = 12
#: Short ones: a site keeps matches of all games, finished and not.
SITE: list[old_database.Kept] = [
    ("hercules", 2, None, {"round_limit": 2}),
    ("hercules", 1, 6, {}),
    ("hexemonia", 2, 6, {}),
    ("thebai", 1, 6, {}),
]


def play(game: str, choices: int | None) -> Match:
    """A match played at random, so many choices or to the end."""
    dice = random.Random(7)
    match = pessoi.new(game, seats=2, seed="promise")
    while match.decision is not None and match.ply != choices:
        match.play(dice.choice(match.decision.choices))
    return match


def write_records(folder: Path) -> None:
    """Of each game a finished record as text, a running one as JSON, and that one sealed, as both."""
    folder.mkdir()
    for game in registry.names():
        running = play(game, RUNNING)
        sealed = running.record(sealed=True)
        (folder / f"{game}-finished.pessoi").write_text(str(play(game, None).record()), encoding="utf-8")
        (folder / f"{game}-running.json").write_text(running.record().json(), encoding="utf-8")
        (folder / f"{game}-sealed.pessoi").write_text(str(sealed), encoding="utf-8")
        (folder / f"{game}-sealed.json").write_text(sealed.json(), encoding="utf-8")


def write_json(file: Path, data: Any) -> None:
    file.write_text(json.dumps(data, sort_keys=True) + "\n", encoding="utf-8")


def write_bot(folder: Path) -> None:
    """The example bot, and what it was told."""
    bot = Path(shutil.copy(ROOT / "examples" / "bot.py", folder / "bot.py"))
    with tempfile.TemporaryDirectory() as place:
        log = Path(place) / "talk.txt"
        bot_talk.talk(bot, log)
        write_json(folder / "bot.json", bot_talk.told(log.read_text(encoding="utf-8")))


def write_all(folder: Path) -> None:
    """Everything a version promises."""
    write_records(folder / "records")
    write_json(folder / "python.json", python_names(documented()))
    write_json(folder / "command.json", command_words())
    write_json(folder / "talk.json", SCRIPT)
    write_bot(folder)
    described = json.dumps(interface(), sort_keys=True).encode()
    (folder / "interface.json.gz").write_bytes(gzip.compress(described, mtime=0))
    weights = (ROOT / "src" / "pessoi" / "games" / "hercules" / FILE).read_bytes()
    (folder / "weights.json.gz").write_bytes(gzip.compress(weights, mtime=0))
    old_database.write(folder / "site.db.gz", SITE)


def main(wanted: str) -> None:
    """Write the folder of the version that is installed here, if there is none."""
    installed = version("pessoi")
    if wanted != installed:
        sys.exit(
            f"this is pessoi {installed}, not {wanted}: raise the version in pyproject.toml first, then set up anew"
        )
    folder = FOLDER / wanted
    if folder.exists():
        sys.exit(f"{folder.relative_to(ROOT)} is there already: what was promised stays as it is (docs/promises.md)")
    folder.mkdir()
    # The server says what it is asked, hundreds of times.
    logging.disable()
    try:
        write_all(folder)
    except BaseException:
        shutil.rmtree(folder)
        raise
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    print(f"wrote {folder.relative_to(ROOT)}, {size / 1000:.0f} kB: commit it with the release")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tests.promises.write VERSION")
    main(sys.argv[1])
