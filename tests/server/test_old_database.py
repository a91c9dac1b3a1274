"""Databases of before, opened by the server and the rules of today; ``old_database.py`` has made them."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.http_site import Visitor, serving
from tests.server.old_database import play

from pessoi.kernel.game import SPECTATOR

TESTS = Path(__file__).parents[1]
#: A database from between two releases, and one of every release.
FILES = [
    *sorted((TESTS / "server" / "fixtures").glob("*.db.json")),
    *sorted((TESTS / "promises").glob("*/*.db.json")),
]
#: Each match that was kept, with the database it is in.
KEPT = [(file, match) for file in FILES for match in json.loads(file.read_text())["matches"]]


def kept(is_finished: bool) -> list[Any]:
    """Those that were played to the end, or those that were not."""
    return [
        pytest.param(file, match, id=f"{file.parent.name}-{match['game']}")
        for file, match in KEPT
        if (match["scores"] is not None) == is_finished
    ]


FINISHED, RUNNING = kept(True), kept(False)


@contextmanager
def reopened(file: Path, folder: Path) -> Iterator[Visitor]:
    """A site on a copy of the database; whoever played there."""
    database = folder / "pessoi.db"
    database.write_bytes(gzip.decompress(file.with_suffix(".gz").read_bytes()))
    with serving(str(database)) as site:
        yield site.stranger(Authorization=f"Bearer {json.loads(file.read_text())['token']}")


def position(anna: Visitor, match: dict[str, Any], ply: int, seat: int) -> Any:
    """A ply of the match as a seat saw it."""
    return anna.ask("GET", f"/matches/{match['match']}/positions/{ply}", params={"seat": seat})


@pytest.mark.parametrize("seat", [0, SPECTATOR])
@pytest.mark.parametrize(("file", "match"), FINISHED)
def test_every_ply_of_a_finished_match_is_shown(file: Path, match: dict[str, Any], seat: int, tmp_path: Path) -> None:
    with reopened(file, tmp_path) as anna:
        scenes = [position(anna, match, ply, seat) for ply in range(match["plies"] + 1)]
        result = anna.ask("GET", f"/matches/{match['match']}", params={"with_result": True})["result"]
        _, record = anna.record(match["match"])
    assert [scene["ply"] for scene in scenes] == list(range(match["plies"] + 1))
    assert [scene["end"] is None for scene in scenes] == [True] * match["plies"] + [False]
    assert scenes[-1]["end"]["scores"] == result == record.result == match["scores"]
    rounds = [scene["view"]["round"] for scene in scenes]
    assert rounds == sorted(rounds)
    assert len(set(rounds)) > 1
    happened = [len(scene["events"]) for scene in scenes]
    assert happened == sorted(happened)
    assert happened[-1] >= match["plies"]


@pytest.mark.parametrize(("file", "match"), RUNNING)
def test_a_running_match_goes_on_to_its_end(file: Path, match: dict[str, Any], tmp_path: Path) -> None:
    with reopened(file, tmp_path) as anna:
        table = anna.table(match["table"])
        assert table["status"] == "running"
        ended = play(anna, table, None, random.Random(7))
        assert ended["scores"] is not None
        assert ended["plies"] > match["plies"]
        for ply in (0, match["plies"], ended["plies"]):
            assert position(anna, match, ply, 0)["ply"] == ply
        assert position(anna, match, ended["plies"], 0)["end"]["scores"] == ended["scores"]
