"""Backups of a server that is running, and what is restored from them."""

from __future__ import annotations

import gzip
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.http_site import Site, Visitor, serving
from tests.server.test_old_database import KEPT

from pessoi.games import registry
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.replay import verify
from pessoi.server import backup
from pessoi.server.backup import back_up, restore
from pessoi.server.house import House

pytest_plugins = ["tests.server.databases", "tests.server.http_site"]

LOGIN = {"login": "anna", "password": "correct horse"}
SHORT = {"round_limit": 2}


@pytest.fixture(scope="module")
def is_prepared() -> bool:
    return False


def finish(visitor: Visitor, table: str) -> None:
    while visitor.table(table)["status"] == "running":
        visitor.step(table)


def check_all_is_there(database: str, table: str, finished: str, said: str) -> None:
    """Anna's account, her match that goes on, the one that is over, and what she said; but nobody is logged in."""
    with serving(database) as site:
        anna = site.stranger()
        anna.ask("POST", "/sessions", 201, json=LOGIN)
        assert len(anna.ask("GET", "/sessions")) == 1
        shown = anna.table(table)
        assert (shown["status"], shown["log"]) == ("running", 3)
        assert [line["text"] for line in anna.ask("GET", f"/tables/{table}/chat")] == [said]
        finish(anna, table)
        for match in (shown["match_id"], finished):
            is_sealed, record = anna.record(match)
            assert not is_sealed
            verify(record, registry.find(record.game))


def make_something(site: Site) -> tuple[str, str, str]:
    """What a backup should hold."""
    anna = site.guest("Anna")
    anna.ask("POST", "/accounts", 201, json=LOGIN)
    over = anna.begin("hercules", 2, options=SHORT)
    finish(anna, over["id"])
    table = anna.begin("hercules", 2, options=SHORT)["id"]
    for _ in range(3):
        anna.step(table)
    anna.ask("POST", f"/tables/{table}/chat", 201, json={"text": "Well met"})
    return table, over["match_id"], "Well met"


def test_a_running_server_is_backed_up_and_goes_on_elsewhere(any_site: Site, database: str, tmp_path: Path) -> None:
    made = make_something(any_site)
    file = tmp_path / "backup.db"
    found = back_up(database, file)
    assert (found.people, found.tables, found.matches) == (1, 2, 2)
    assert file.stat().st_mode & 0o777 == 0o600
    assert {path.name for path in tmp_path.iterdir() if "backup" in path.name} == {"backup.db"}
    any_site.guest("Berta")
    elsewhere = str(tmp_path / "elsewhere.db")
    assert restore(file, elsewhere) == found
    check_all_is_there(elsewhere, *made)


def test_a_backup_of_a_file_fills_a_postgresql(site: Site, postgresql_database: str, tmp_path: Path) -> None:
    made = make_something(site)
    file = tmp_path / "backup.db"
    back_up(str(site.house.store.engine.url.database), file)
    restore(file, postgresql_database)
    check_all_is_there(postgresql_database, *made)
    with pytest.raises(BadSetup, match="there is something in"):
        restore(file, postgresql_database)


def test_a_bot_whose_turn_it_was_goes_on_in_postgresql_though_nobody_comes(
    site: Site, postgresql_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = site.guest("Anna")
    table = anna.open_table(bots={"0": "random"}, options={"start_seat": "0"})["id"]
    anna.sit(table, 1)
    monkeypatch.setattr(House, "_wake_bot", lambda *_: None)
    shown = anna.ask("POST", f"/tables/{table}/start")
    assert (shown["waiting_for"], shown["log"]) == (0, 0)
    back_up(str(site.house.store.engine.url.database), tmp_path / "backup.db")
    monkeypatch.undo()
    restore(tmp_path / "backup.db", postgresql_database)
    with serving(postgresql_database) as elsewhere:
        end = time.monotonic() + PATIENCE
        while not elsewhere.look(lambda house: house.store.log(shown["match_id"])):
            assert time.monotonic() < end
            time.sleep(0.1)


def test_who_is_logged_in_is_kept_if_asked_for(site: Site, tmp_path: Path) -> None:
    carla = site.guest("Carla")
    back_up(str(site.house.store.engine.url.database), tmp_path / "backup.db", with_sessions=True)
    restore(tmp_path / "backup.db", str(tmp_path / "elsewhere.db"))
    with serving(str(tmp_path / "elsewhere.db")) as elsewhere:
        same = elsewhere.stranger()
        same.cookies.update(dict(carla.cookies))
        assert same.ask("GET", "/me")["name"] == "Carla"


def test_nothing_is_written_over(tmp_path: Path) -> None:
    database, file = tmp_path / "pessoi.db", tmp_path / "backup.db"
    with serving(str(database)):
        back_up(str(database), file)
    before = file.read_bytes()
    with pytest.raises(BadSetup, match="is there already"):
        back_up(str(database), file)
    with pytest.raises(BadSetup, match="is there already"):
        restore(file, str(database))
    assert file.read_bytes() == before


def test_what_is_half_written_never_has_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database, file = tmp_path / "pessoi.db", tmp_path / "away" / "backup.db"
    with serving(str(database)):
        pass
    file.parent.mkdir()

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(backup, "leave_out", stop)
    with pytest.raises(KeyboardInterrupt):
        back_up(str(database), file)
    assert list(file.parent.iterdir()) == []


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    words, other = tmp_path / "words", tmp_path / "other.db"
    words.write_text("Sing, goddess", encoding="utf-8")
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE something (x)")
    target = tmp_path / "target.db"
    with pytest.raises(BadSetup, match="the database can't be read: file is not a database"):
        restore(words, str(target))
    with pytest.raises(BadSetup, match="neither a backup nor a database"):
        restore(other, str(target))
    with pytest.raises(BadSetup, match="there is no file"):
        restore(tmp_path / "nothing", str(target))
    with pytest.raises(BadSetup, match="there is no database"):
        back_up(str(tmp_path / "nothing.db"), target)
    with pytest.raises(BadSetup, match="cannot write"):
        back_up(str(other), tmp_path / "nowhere" / "backup.db")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other.db", "words"]


def test_a_backup_of_before_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pessoi.server.watching.PATIENCE", PATIENCE)
    old = tmp_path / "old.db"
    old.write_bytes(gzip.decompress(KEPT[0][0].with_suffix(".gz").read_bytes()))
    file, database = tmp_path / "backup.db", str(tmp_path / "new.db")
    before = old.read_bytes()
    back_up(str(old), file)
    assert old.read_bytes() == before
    restore(file, database)
    with serving(database) as site:
        assert site.stranger().get("/ready").status_code == 200


def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    database, file = tmp_path / "pessoi.db", tmp_path / "backup.db"
    with serving(str(database)):
        back_up(str(database), file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE pessoi_version SET version_num = '9999'")
    with pytest.raises(BadSetup, match="newer version"):
        restore(file, str(tmp_path / "new.db"))
