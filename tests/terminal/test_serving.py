"""Starting a server: where it listens, which browser it opens, and what is said when that fails."""

from __future__ import annotations

import json
import os
import queue
import signal
import socket
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
import websockets
import websockets.sync.client
from tests.patience import PATIENCE

from pessoi.doctor import _examine_database
from pessoi.server.serve import address_of, listen, open_page
from pessoi.text import Text

if TYPE_CHECKING:
    from tests.terminal.house import House, Mistake

pytest_plugins = ["tests.terminal.house"]


def test_pessoi_alone_serves_a_page_on_this_machine_until_it_is_ended(house: House) -> None:
    server = house.start(PESSOI_NO_BROWSER="1")
    address = server.expect(r"pessoi is at (http://127\.0\.0\.1:\d+) ")
    assert "pessoi" in httpx.get(address, trust_env=False, timeout=PATIENCE).text
    assert (house.home("anna") / "pessoi.db").is_file()
    server.process.send_signal(signal.SIGTERM)
    assert server.end() == 0
    assert server.printed.count("\n") == 1


def test_a_server_that_is_told_to_end_sends_everybody_to_the_next_while_a_bot_thinks(house: House) -> None:
    """Bots stop thinking, and whatever is logged is in the form asked for."""
    told = ["--log", "json", "--log-level", "info"]
    server = house.start("serve", "--port", "0", *house.database(), *told)
    address = server.expect(r"pessoi is at (http://\S+)\s")
    with httpx.Client(base_url=f"{address}/api", trust_env=False, timeout=PATIENCE) as anna:
        anna.post("/guests", json={"name": "Anna"}).raise_for_status()
        asked = {"game": "thebai", "seats": 2, "bots": {"0": "hard", "1": "hard"}, "is_public": True}
        table = anna.post("/tables", json=asked).raise_for_status().json()["id"]
        anna.post(f"/tables/{table}/start").raise_for_status()
    with websockets.sync.client.connect(
        f"{address.replace('http', 'ws')}/api/tables/{table}/live", open_timeout=PATIENCE
    ) as live:
        live.recv()
        server.process.send_signal(signal.SIGTERM)
        # Meanwhile somebody has to read: the server waits for its farewell to be answered, but not for long.
        with suppress(websockets.ConnectionClosed):
            list(live)
        assert live.close_code == 1012
        assert server.end() == 0
    lines = [json.loads(line) for line in server.printed.splitlines()[1:]]
    assert {"request", "route", "status", "seconds"} <= set(lines[0])
    assert {line["level"] for line in lines} == {"info"}


def test_pessoi_alone_opens_the_browser_at_its_page(house: House, tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > "{opened}"\n')
    browser.chmod(0o755)
    server = house.start(BROWSER=str(browser))
    address = server.expect(r"pessoi is at (http://127\.0\.0\.1:\d+) \(Ctrl-C ends it\)")
    assert opened.read_text() == address


def test_without_a_screen_the_address_is_said_instead(house: House) -> None:
    server = house.start(DISPLAY="", WAYLAND_DISPLAY="", BROWSER="")
    server.expect(r"pessoi is at http://127\.0\.0\.1:\d+ - open it in a browser \(Ctrl-C ends it\)")


def test_a_second_pessoi_finds_a_place_of_its_own(house: House) -> None:
    addresses = {
        house.start(home=home, PESSOI_NO_BROWSER="1").expect(r"pessoi is at (http://127\.0\.0\.1:\d+) ")
        for home in ("anna", "bert")
    }
    assert len(addresses) == 2


def test_a_second_pessoi_in_the_same_house_leads_to_the_first(house: House) -> None:
    address = house.start(PESSOI_NO_BROWSER="1").expect(r"pessoi is at (http://127\.0\.0\.1:\d+) ")
    second = house.run(PESSOI_NO_BROWSER="1")
    assert second.code == 0
    assert second.printed == f"pessoi runs here already, at {address}\n"


def test_help_is_still_shown(house: House) -> None:
    done = house.run("--help")
    assert done.code == 0
    assert all(word in done.printed for word in ("serve", "export", "import"))


def test_a_port_in_use_is_said(house: House) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = house.run("serve", "--port", str(port))
    assert done.code == 2
    assert done.printed == f"pessoi: port {port} is in use; choose another with --port, or --port 0 for any free one\n"


def test_a_database_that_cannot_be_had_is_said(mistake: Mistake, tmp_path: Path) -> None:
    serve = ["serve", "--port", "0", "--database"]
    assert "the database is not available" in mistake(*serve, "postgresql://nobody@127.0.0.1:1/pessoi")
    assert 'no database is called "mysql"' in mistake(*serve, "mysql://127.0.0.1/pessoi")
    assert "there is no folder" in mistake(*serve, str(tmp_path / "nowhere" / "pessoi.db"))
    assert "there is no database" in mistake("export", "m1", "--database", str(tmp_path / "nothing.db"))
    assert not (tmp_path / "nothing.db").exists()
    (tmp_path / "home").write_text("in the way", encoding="utf-8")
    assert "set PESSOI_HOME or name a --database" in mistake("serve", "--port", "0")


def test_several_processes_on_a_file_are_told_what_they_need(mistake: Mistake, tmp_path: Path) -> None:
    database = str(tmp_path / "pessoi.db")
    many = mistake("serve", "--workers", "3", "--database", database)
    assert "a SQLite file is served by one process; for 3, name a PostgreSQL database" in many
    for words in (("worker",), ("serve", "--thinkers", "0")):
        assert "bots think within its server" in mistake(*words, "--database", database)


def test_one_file_has_one_server(house: House) -> None:
    server, _ = house.serve()
    file = house.folder / "server.db"
    second = house.run("serve", "--port", "0", *house.database())
    assert second.code == 2
    assert second.printed == f"pessoi: another server works on {file}; end that one, or name another --database\n"
    server.kill()
    house.serve()


def test_the_database_is_for_its_owner_alone(house: House) -> None:
    house.start(PESSOI_NO_BROWSER="1").expect("pessoi is at")
    home = house.home("anna")
    files = sorted(home.glob("pessoi.db*"))
    assert len(files) > 1
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    assert home.stat().st_mode & 0o777 == 0o700


def test_a_database_that_others_can_read_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    file = house.home("anna") / "pessoi.db"
    monkeypatch.setenv("PESSOI_HOME", str(file.parent))

    def told() -> list[tuple[bool, str]]:
        return [(finding.is_fine, Text("en").say(finding.how)) for finding in _examine_database()]

    assert told() == []
    file.parent.mkdir(mode=0o700)
    file.touch()
    file.chmod(0o600)
    assert told() == [(True, f"{file}, for its owner alone")]
    file.chmod(0o644)
    done = house.run("doctor")
    assert done.code == 1
    assert f"others on this machine can read {file}; to keep it from them: chmod 600 {file}" in done.printed
    file.chmod(0o600)
    file.parent.chmod(0o755)
    _, folder = told()
    assert folder == (
        False,
        f"others on this machine can enter {file.parent}; to keep them out: chmod 700 {file.parent}",
    )


def test_the_address_of_a_server_for_all_is_one_that_others_can_use() -> None:
    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        assert address_of("127.0.0.1", listener) == f"http://127.0.0.1:{port}"
        assert "0.0.0.0" not in address_of("0.0.0.0", listener)
        assert address_of("0.0.0.0", listener).endswith(f":{port}")


@pytest.mark.parametrize(
    ("host", "own", "shown"), [("0.0.0.0", "192.168.1.7", "192.168.1.7"), ("::", "fd00::7", "[fd00::7]")]
)
def test_it_is_the_address_this_machine_has_in_its_network(
    monkeypatch: pytest.MonkeyPatch, host: str, own: str, shown: str
) -> None:
    """Nothing is sent: a socket that would send elsewhere says from where."""

    class Probe:
        def __init__(self, *_: object) -> None:
            self.is_connected = False

        def __enter__(self) -> Probe:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def connect(self, _: object) -> None:
            self.is_connected = True

        def getsockname(self) -> tuple[str, int]:
            return (own if self.is_connected else host, 8000)

    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        monkeypatch.setattr("pessoi.server.serve.socket.socket", Probe)
        assert address_of(host, listener) == f"http://{shown}:{port}"


def test_a_host_that_is_not_there_is_said(mistake: Mistake) -> None:
    assert 'there is no host "256.0.0.1"' in mistake("serve", "--host", "256.0.0.1")


def test_the_page_is_opened_where_there_is_a_screen_and_not_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: queue.Queue[str] = queue.Queue()
    monkeypatch.setattr("webbrowser.open", opened.put)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("PESSOI_NO_BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not open_page("http://127.0.0.1:1")
    monkeypatch.setenv("DISPLAY", ":0")
    assert open_page("http://127.0.0.1:2")
    assert opened.get(timeout=PATIENCE) == "http://127.0.0.1:2"
    monkeypatch.setenv("PESSOI_NO_BROWSER", "1")
    assert not open_page("http://127.0.0.1:3")
    assert opened.empty()
