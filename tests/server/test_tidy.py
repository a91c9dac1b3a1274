"""What a server does not keep for ever, and what it does."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.http_site import Site, Visitor

from pessoi.server.admin import quiet_house
from pessoi.server.store import connect
from pessoi.server.tidy import DAY, Keep, Tidied, tidy

pytest_plugins = ["tests.server.databases", "tests.server.http_site"]

NOTHING = Tidied([], [], [])


def tidied(database: str, keep: Keep | None = None, *, is_dry: bool = False) -> Tidied:
    """What another process takes away while the server runs."""

    async def run() -> Tidied:
        async with quiet_house(database) as house:
            return await tidy(house, keep or Keep(), is_dry=is_dry)

    return asyncio.run(run())


def let_pass(database: str, days: float) -> None:
    """Let everything in the database have happened so much earlier."""
    columns = {
        "people": ["created"],
        "sessions": ["created", "used"],
        "tables": ["created", "updated"],
        "matches": ["started", "moved"],
    }
    with connect.single(connect.parse(database)).begin() as connection:
        for table, names in columns.items():
            for name in names:
                connection.execute(text(f"UPDATE {table} SET {name} = {name} - {days * DAY}"))


def test_what_is_fresh_stays(any_site: Site, database: str) -> None:
    anna = any_site.guest()
    anna.open_table()
    anna.begin()
    assert tidied(database) == NOTHING
    let_pass(database, 20)
    assert tidied(database) == NOTHING


def test_a_table_that_never_began_goes_and_then_the_guest_who_waited_there(any_site: Site, database: str) -> None:
    anna = any_site.guest()
    table = anna.open_table(is_public=True)["id"]
    anna.ask("POST", f"/tables/{table}/chat", 201, json={"text": "Anybody there?"})
    let_pass(database, 100)
    gone = Tidied([table], [], ["Anna"])
    assert tidied(database, is_dry=True) == gone
    assert any_site.stranger().table(table)["status"] == "open"
    assert tidied(database) == gone
    anna.refused("GET", f"/tables/{table}", 404, "not_found")
    anna.refused("GET", "/me", 401, "who_are_you")


def test_a_match_that_was_left_goes_and_one_that_ended_stays(any_site: Site, database: str) -> None:
    anna = any_site.guest()
    left, ended = anna.begin(is_public=True), anna.begin(is_public=True)
    anna.step(left["id"])
    anna.ask("POST", f"/tables/{ended['id']}/resignation", json={"seat": 0})
    let_pass(database, 400)
    assert tidied(database) == Tidied([], [left["id"]], [])
    stranger = any_site.stranger()
    stranger.refused("GET", f"/tables/{left['id']}", 404, "not_found")
    stranger.refused("GET", f"/matches/{left['match_id']}", 404, "not_found")
    assert stranger.table(ended["id"])["status"] == "finished"


def test_accounts_and_those_with_a_match_stay_however_long_they_are_away(any_site: Site, database: str) -> None:
    anna, berta = any_site.guest(), any_site.guest("Berta")
    anna.ask("POST", "/accounts", 201, json={"login": "anna", "password": "correct horse"})
    table = berta.begin()["id"]
    berta.ask("POST", f"/tables/{table}/resignation", json={"seat": 0})
    let_pass(database, 1000)
    assert tidied(database) == NOTHING


def test_a_match_whose_clock_runs_is_nobodys_to_take_away(any_site: Site, database: str) -> None:
    anna = any_site.guest()
    anna.begin(clock={"kind": "move", "seconds": 366 * 86_400})
    let_pass(database, 300)
    assert tidied(database, Keep(left=100)) == NOTHING


def test_who_chooses_in_the_last_moment_keeps_the_match(
    site: Site, anna: Visitor, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    database = str(site.house.store.engine.url.database)
    table = anna.begin()["id"]
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE matches SET moved = 0, started = 0")
        connection.execute("UPDATE tables SET updated = 0")

    async def run() -> Tidied:
        async with quiet_house(database) as house:
            found = house.store.tidying.left_tables

            async def found_and_chosen(before: float, now: float) -> object:
                rows = await found(before, now)
                await asyncio.to_thread(anna.step, table)
                return rows

            monkeypatch.setattr(house.store.tidying, "left_tables", found_and_chosen)
            return await tidy(house, Keep())

    assert asyncio.run(run()).left == []
    assert anna.table(table)["log"] == 1
