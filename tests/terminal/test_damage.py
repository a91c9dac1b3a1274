"""A database that is damaged, or was never one: told in one sentence, in the reader's language, and left as it is."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.server.http_site import serving

from pessoi.doctor import _examine_database
from pessoi.kernel.errors import BadSetup
from pessoi.server.store import connect
from pessoi.server.store.errors import StoreDamaged, translated
from pessoi.server.store.files import damage_of
from pessoi.server.store.migrate import LARGEST_CHECKED, migrate
from pessoi.text import Text

if TYPE_CHECKING:
    from tests.terminal.house import House, Mistake

pytest_plugins = ["tests.terminal.house"]

PAGE = 4096


def cut_short(data: bytes) -> bytes:
    return data[: len(data) // 2]


def beginning_overwritten(data: bytes) -> bytes:
    return b"\0" * 100 + data[100:]


def middle_overwritten(data: bytes) -> bytes:
    """Every page from the sixth on begins with nonsense."""
    pages = [data[at : at + PAGE] for at in range(0, len(data), PAGE)]
    return b"".join(page if number < 5 else b"\x7f" * 200 + page[200:] for number, page in enumerate(pages))


def one_page_overwritten(data: bytes) -> bytes:
    """A single page in the middle."""
    at = len(data) // PAGE // 2 * PAGE
    return data[:at] + b"\x7f" * 200 + data[at + 200 :]


def never_one(_: bytes) -> bytes:
    return b"bread, olives, two fish\n" * 300


FOREIGN = [beginning_overwritten, never_one]
DAMAGED = [cut_short, middle_overwritten, one_page_overwritten]


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with a match in it."""
    file = tmp_path_factory.mktemp("good") / "pessoi.db"
    with serving(str(file)) as site:
        anna = site.guest("Anna")
        table = anna.begin()
        for _ in range(5):
            anna.step(table["id"])
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.read_bytes()


@pytest.mark.parametrize("spoil", [*FOREIGN, *DAMAGED])
def test_a_damaged_database_is_told_in_one_sentence_and_left_alone(
    mistake: Mistake, good: bytes, tmp_path: Path, spoil: Callable[[bytes], bytes]
) -> None:
    file = tmp_path / "server.db"
    file.write_bytes(spoil(good))
    told = "is not a database, or its beginning is damaged" if spoil in FOREIGN else "is damaged; restore a backup"
    for command in (["serve", "--port", "0"], ["export", "m1"]):
        words = mistake(*command, "--database", str(file))
        assert f"{file} {told}" in words
        assert "backup" in words
        assert "\n" not in words.strip()
    assert file.read_bytes() == spoil(good)
    assert damage_of(file) is not None


def test_in_german_too(house: House, good: bytes) -> None:
    file = house.folder / "server.db"
    file.write_bytes(cut_short(good))
    done = house.run("serve", "--port", "0", "--language", "de", *house.database())
    assert done.printed == (
        f"pessoi: {file} ist beschädigt; spiel eine Sicherung zurück und lass pessoi doctor ansehen, was da ist.\n"
    )


def test_the_doctor_says_what_is_damaged(good: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PESSOI_HOME", str(tmp_path))
    file = tmp_path / "pessoi.db"
    file.write_bytes(one_page_overwritten(good))
    told = [Text("en").say(finding.how) for finding in _examine_database() if not finding.is_fine]
    assert told[0].startswith(f"{file} is damaged (")
    assert told[0].endswith(f'sqlite3 {file} ".recover"')
    file.write_bytes(good)
    assert not any("damaged" in Text("en").say(finding.how) for finding in _examine_database())


def test_what_is_damaged_while_a_server_runs_is_unavailable(good: bytes, tmp_path: Path) -> None:
    file = tmp_path / "pessoi.db"
    file.write_bytes(middle_overwritten(good))
    engine = connect.single(connect.parse(str(file)))
    with (
        pytest.raises(StoreDamaged, match="the database is damaged; restore a backup"),
        translated(),
        engine.connect() as connection,
    ):
        connection.exec_driver_sql("SELECT * FROM log_entries, matches, tables, people").all()


def test_a_large_file_is_not_looked_through_at_every_start(
    good: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "pessoi.db"
    file.write_bytes(one_page_overwritten(good))
    with pytest.raises(BadSetup):
        migrate(connect.parse(str(file)))
    assert len(good) < LARGEST_CHECKED
    monkeypatch.setattr("pessoi.server.store.migrate.LARGEST_CHECKED", 10)
    monkeypatch.setattr("pessoi.server.store.migrate.damage_of", os.abort)
    file.write_bytes(good)
    migrate(connect.parse(str(file)))
