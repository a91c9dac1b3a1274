"""Sessions: where somebody is logged in, and how that ends; passwords that change, people who leave for good."""

from __future__ import annotations

import asyncio
import hmac
import time
from contextlib import suppress
from hashlib import sha256
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
import websockets
from tests.patience import PATIENCE
from tests.server.site import Guest, serve, toy_match, toys
from tests.server.site import Site as LiveSite

from pessoi.server import identity
from pessoi.server.leaving import NOBODY
from pessoi.server.room import Room
from pessoi.server.store import Session

if TYPE_CHECKING:
    from tests.server.http_site import Site, Visitor

pytest_plugins = ["tests.server.databases", "tests.server.http_site", "tests.server.running"]

PASSWORD = "twelve labours"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def with_account(site: Site, login: str) -> Visitor:
    anna = site.guest("Anna")
    anna.ask("POST", "/accounts", 201, json={"login": login, "password": PASSWORD})
    return anna


def elsewhere(site: Site, login: str, **headers: str) -> Visitor:
    """The same person on another device."""
    other = site.stranger(**headers)
    other.ask("POST", "/sessions", 201, json={"login": login, "password": PASSWORD})
    return other


def test_sessions_are_listed_with_their_device_and_ended_from_another(any_site: Site) -> None:
    here = with_account(any_site, "listed")
    there = elsewhere(any_site, "listed", **{"User-Agent": FIREFOX})
    listed = here.ask("GET", "/sessions")
    assert sorted((kept["label"], kept["is_this"]) for kept in listed) == [("", True), ("Firefox, Linux", False)]
    number = next(kept["id"] for kept in listed if not kept["is_this"])

    here.ask("DELETE", f"/sessions/{number}", 204)

    there.refused("GET", "/me", 401, "who_are_you")
    assert here.ask("GET", "/me")["login"] == "listed"
    here.refused("DELETE", f"/sessions/{number}", 404, "not_found")


def test_who_logs_out_leaves_no_cookie_that_opens_anything(site: Site) -> None:
    anna = with_account(site, "leaving")
    thief = site.stranger(Cookie=f"pessoi={anna.cookies['pessoi']}")
    assert thief.ask("GET", "/me")["login"] == "leaving"

    anna.ask("DELETE", "/sessions", 204)

    thief.refused("GET", "/me", 401, "who_are_you")


def test_a_cookie_from_before_the_account_opens_nothing_after_it(site: Site) -> None:
    anna = site.guest("Anna")
    thief = site.stranger(Cookie=f"pessoi={anna.cookies['pessoi']}")

    anna.ask("POST", "/accounts", 201, json={"login": "rotated", "password": PASSWORD})

    thief.refused("GET", "/me", 401, "who_are_you")
    assert anna.ask("GET", "/me")["login"] == "rotated"


def test_another_password_ends_all_other_sessions(site: Site) -> None:
    here = with_account(site, "changing")
    there = elsewhere(site, "changing")
    new = "the thirteenth labour"
    here.refused("PUT", "/accounts", 401, "who_are_you", json={"password": "wrong one", "new_password": new})
    here.refused("PUT", "/accounts", 400, "bad_request", json={"password": PASSWORD, "new_password": "short"})
    assert there.ask("GET", "/me")["login"] == "changing"

    here.ask("PUT", "/accounts", 201, json={"password": PASSWORD, "new_password": new})

    there.refused("GET", "/me", 401, "who_are_you")
    assert here.ask("GET", "/me")["login"] == "changing"
    there.refused("POST", "/sessions", 401, "who_are_you", json={"login": "changing", "password": PASSWORD})
    there.ask("POST", "/sessions", 201, json={"login": "changing", "password": new})


def test_a_session_nobody_has_used_for_a_year_has_ended(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    # A browser of its own would forget the cookie after a year, too.
    anna = site.stranger(Cookie=f"pessoi={site.guest('Anna').cookies['pessoi']}")
    now = time.time()

    def let_pass(days: int) -> None:
        monkeypatch.setattr(identity, "time", SimpleNamespace(time=lambda: now + days * 86_400))

    let_pass(300)
    anna.ask("GET", "/me")
    let_pass(600)
    anna.ask("GET", "/me")
    let_pass(967)

    anna.refused("GET", "/me", 401, "who_are_you")


def test_a_signed_cookie_of_before_is_a_session_that_can_be_ended(site: Site) -> None:
    anna = site.guest("Anna")
    person = anna.ask("GET", "/me")["id"]
    site.house.identity.key = site.look(lambda house: house.store.secret("cookie"))
    signature = hmac.new(site.house.identity.key, person.encode(), sha256).hexdigest()
    old = site.stranger(Cookie=f"pessoi={person}.{signature}")
    old.refused("GET", "/me", 401, "who_are_you")
    site.look(lambda house: house.store.add_session(Session(f"signed-{person}", person, "", 0.0, time.time())))
    assert old.ask("GET", "/me")["id"] == person
    site.stranger(Cookie=f"pessoi={person}.{signature[:-1]}x").refused("GET", "/me", 401, "who_are_you")

    anna.ask("DELETE", f"/sessions/signed-{person}", 204)

    old.refused("GET", "/me", 401, "who_are_you")


@pytest.mark.parametrize(
    ("method", "path", "wish"),
    [
        ("POST", "/tokens", {"label": "another"}),
        ("GET", "/tokens", None),
        ("GET", "/sessions", None),
        ("PUT", "/me", {"name": "Thief"}),
        ("POST", "/accounts", {"login": "stolen", "password": PASSWORD}),
        ("PUT", "/accounts", {"password": PASSWORD, "new_password": PASSWORD}),
        ("POST", "/accounts/deletion", {"password": ""}),
    ],
)
def test_a_token_plays_and_does_nothing_else(site: Site, method: str, path: str, wish: dict[str, str] | None) -> None:
    anna = site.guest("Anna")
    program = site.stranger(Authorization=f"Bearer {anna.ask('POST', '/tokens', 201, json={'label': 'bot'})['token']}")
    assert program.open_table()["is_host"]

    words = program.refused(method, path, 403, "not_yours", json=wish)

    assert words.startswith("a token may play for you")


# What is open when a key ends


async def closed_with(socket: websockets.ClientConnection) -> int:
    """Listen until the other end hangs up; the code it gives."""
    with suppress(websockets.ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    assert socket.close_code is not None
    return socket.close_code


@pytest.mark.anyio
async def test_a_socket_ends_with_the_session_or_token_that_opened_it(live_site: LiveSite) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    token = (await ben.call("POST", "/api/tokens", label="bot"))["token"]
    address = f"ws://127.0.0.1:{live_site.port}/api/tables/{table}/live"
    async with websockets.connect(
        address, additional_headers={"Authorization": f"Bearer {token}"}, open_timeout=PATIENCE, ping_interval=None
    ) as program:
        (kept,) = await ben.call("GET", "/api/tokens")
        assert (await ben.send("DELETE", f"/api/tokens/{kept['id']}")).status_code == 204
        assert await closed_with(program) == 4401
    async with anna.live(table) as page:
        (session,) = await anna.call("GET", "/api/sessions")
        assert (await anna.send("DELETE", f"/api/sessions/{session['id']}")).status_code == 204
        assert await closed_with(page.socket) == 4401


@pytest.mark.anyio
async def test_who_is_logged_out_while_coming_to_a_table_does_not_get_in(
    live_site: LiveSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await live_site.guest("Anna")
    table = await anna.open_table()
    enter = live_site.house.enter

    async def enter_late(*who: Any) -> Room:
        room = await enter(*who)
        assert (await anna.send("DELETE", "/api/sessions")).status_code == 204
        return room

    monkeypatch.setattr(live_site.house, "enter", enter_late)
    async with anna.socket(table) as page:
        assert await closed_with(page.socket) == 4401


@pytest.mark.anyio
async def test_a_session_ended_at_one_server_is_over_at_the_other(postgresql_database: str) -> None:
    with toys():
        async with serve(postgresql_database) as here, serve(postgresql_database) as there:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = await toy_match(anna, ben)
            async with (await anna.at(there)).live(table) as page:
                await anna.send("DELETE", "/api/sessions")
                assert await closed_with(page.socket) == 4401


# Leaving for good


async def names_at(guest: Guest, table: str) -> list[str]:
    return [seat["name"] for seat in (await guest.table(table))["seats"]]


@pytest.mark.anyio
async def test_who_leaves_for_good_is_nobody_and_what_was_played_stays(any_live_site: LiveSite) -> None:
    anna, ben = await any_live_site.guest("Anna"), await any_live_site.guest("Ben")
    await ben.call("POST", "/api/accounts", login="ben", password=PASSWORD)
    played = await toy_match(anna, ben, stand_in={"bot": "random"})
    opened = await ben.open_table()
    await ben.send("POST", f"/api/tables/{played}/chat", text="hello")
    person = (await ben.call("GET", "/api/me"))["id"]
    assert (await ben.send("POST", "/api/accounts/deletion", password="wrong one")).status_code == 401

    assert (await ben.send("POST", "/api/accounts/deletion", password=PASSWORD)).status_code == 204

    seat = (await anna.table(played))["seats"][1]
    assert (seat["kind"], seat["is_stand_in"], seat["name"]) == ("bot", True, NOBODY)
    assert [line["name"] for line in await anna.call("GET", f"/api/tables/{played}/chat")] == [NOBODY]
    assert (await anna.send("GET", f"/api/tables/{opened}")).status_code == 404
    again = await any_live_site.nobody()
    assert (await again.send("POST", "/api/sessions", login="ben", password=PASSWORD)).status_code == 401
    kept = await any_live_site.house.store.get_person(person)
    assert kept is not None
    assert (kept.name, kept.login, kept.password_hash) == (NOBODY, None, None)
