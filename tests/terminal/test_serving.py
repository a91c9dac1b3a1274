"""Starting a server: where it listens, which browser it opens, and what is said when that fails."""

from __future__ import annotations

import os
import signal
import socket
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

if TYPE_CHECKING:
    from tests.terminal.house import House, Mistake

pytest_plugins = ["tests.terminal.house"]


def test_pessoi_alone_serves_a_page_on_this_machine_until_it_is_ended(house: House) -> None:
    server = house.start(PESSOI_NO_BROWSER="1")
    address = server.expect(r"pessoi is at (http://127\.0\.0\.1:\d+) ")
    assert "pessoi" in httpx.get(address, trust_env=False).text
    assert (house.home("anna") / "pessoi.db").is_file()
    server.process.send_signal(signal.SIGTERM)
    assert server.end() == 0
    assert server.printed.count("\n") == 1


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
        house.start(PESSOI_NO_BROWSER="1").expect(r"pessoi is at (http://127\.0\.0\.1:\d+) ") for _ in range(2)
    }
    assert len(addresses) == 2


def test_help_is_still_shown(house: House) -> None:
    done = house.run("--help")
    assert done.process.returncode == 0
    assert all(word in done.printed for word in ("serve", "export", "import"))


def test_a_port_in_use_is_said(house: House) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = house.run("serve", "--port", str(port))
    assert done.process.returncode == 2
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


def test_a_host_that_is_not_there_is_said(mistake: Mistake) -> None:
    assert 'there is no host "256.0.0.1"' in mistake("serve", "--host", "256.0.0.1")
