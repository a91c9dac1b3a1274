"""Makes a database such as a site keeps: matches of every game, finished and running, played at random by one person.

``python -m tests.server.old_database FILE.gz`` writes one with the rules and the server of the checkout. Those that
were written stay as they are: ``test_old_database.py`` opens each of them with whatever server and rules there are, and
so it does with those of released versions (``tests/promises``).
"""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.http_site import Visitor, serving

#: Game, seats, how many choices are made (None plays to the end), and options.
Kept = tuple[str, int, int | None, dict[str, Any]]
MATCHES: list[Kept] = [
    ("thebai", 1, None, {}),
    ("thebai", 2, None, {}),
    ("thebai", 1, 60, {}),
    ("thebai", 2, 60, {}),
    ("hercules", 2, 20, {}),
    ("hexemonia", 2, 20, {}),
]


def play(anna: Visitor, table: dict[str, Any], choices: int | None, dice: random.Random) -> dict[str, Any]:
    """Choose at random, so many times or to the end; what was shown of the match then."""
    scene = anna.scene(table["id"])
    while scene["end"] is None and scene["ply"] != choices:
        choice = dice.choice(scene["decision"]["choices"])["choice"]
        anna.choose(table["id"], scene["seat"], anna.table(table["id"])["log"], choice)
        scene = anna.scene(table["id"])
    kept = {"table": table["id"], "match": table["match_id"], "game": table["game"], "plies": scene["ply"]}
    return {**kept, "scores": scene["end"] and scene["end"]["scores"]}


def write(file: Path, kept: list[Kept]) -> None:
    """Write the database, packed, and beside it what is in it."""
    dice = random.Random(7)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "pessoi.db"
        with serving(str(database)) as site:
            anna = site.guest("Anna")
            token = anna.ask("POST", "/tokens", 201, json={"label": "later"})["token"]
            begun = [(anna.begin(game, seats, options=options), choices) for game, seats, choices, options in kept]
            matches = [play(anna, table, choices, dice) for table, choices in begun]
        with sqlite3.connect(database) as connection:
            connection.execute("VACUUM INTO ?", [str(database.with_suffix(".packed"))])
        file.write_bytes(gzip.compress(database.with_suffix(".packed").read_bytes(), mtime=0))
    file.with_suffix(".json").write_text(json.dumps({"token": token, "matches": matches}, indent=2) + "\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]), MATCHES)
