"""What strangers can't do: fill the memory, keep the server waiting, guess passwords, flood the house."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.http_site import Site, serving
from tests.server.site import serve, until
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pessoi.server import connections
from pessoi.server.connections import Doors, MostSockets
from pessoi.server.errors import TooMany
from pessoi.server.limits import FREE_TRIES, LONGEST_WAIT, RATES, Limits, Rate, WrongPasswords

pytest_plugins = ["tests.server.databases", "tests.server.http_site"]

#: Longer than any test takes.
DAY = 86_400


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Site]:
    """A site with the limits that everybody gets; no time goes by there, so nobody gets anything back meanwhile."""
    with serving(str(tmp_path / "pessoi.db"), rates=None) as running:
        running.house.limits = Limits(clock=Clock())
        running.house.identity.wrong = WrongPasswords(Clock())
        yield running


# How much in how long a time


def test_so_many_at_once_and_then_as_time_goes_by() -> None:
    clock = Clock()
    limits = Limits({"chat": Rate(3, 30)}, clock)
    for _ in range(3):
        limits.spend("chat", "anna")
    with pytest.raises(TooMany) as refused:
        limits.spend("chat", "anna")
    assert refused.value.seconds == 10
    limits.spend("chat", "bert")
    clock.now += 10
    limits.spend("chat", "anna")
    with pytest.raises(TooMany):
        limits.spend("chat", "anna")


def test_what_is_refused_to_one_costs_the_other_nothing() -> None:
    limits = Limits({"accounts": Rate(1, 60)}, Clock())
    limits.spend("accounts", "anna", "here")
    with pytest.raises(TooMany):
        limits.spend("accounts", "bert", "here")
    limits.spend("accounts", "bert", "elsewhere")


def test_everything_that_is_counted_has_a_rate_and_words() -> None:
    for what in RATES:
        assert str(TooMany(f"too-many-{what}", wait=30)).endswith("in 30 seconds")
    assert str(TooMany("too-many-passwords", wait=600)).endswith("in 10 minutes")
    assert str(TooMany("too-many-sockets", wait=1)).endswith("in 1 second")


def test_guessing_a_password_takes_longer_and_longer() -> None:
    clock = Clock()
    wrong = WrongPasswords(clock)
    for _ in range(FREE_TRIES["both"]):
        wrong.check("anna", "here")
        wrong.note("anna", "here", is_right=False)
    waits = []
    for _ in range(15):
        with pytest.raises(TooMany) as refused:
            wrong.check("anna", "here")
        waits.append(refused.value.seconds)
        clock.now += waits[-1]
        wrong.check("anna", "here")
        wrong.note("anna", "here", is_right=False)
    assert waits[:4] == [1, 2, 4, 8]
    assert waits[-1] == LONGEST_WAIT
    wrong.check("anna", "at home")


def test_who_knows_the_password_may_err_again() -> None:
    wrong = WrongPasswords(Clock())
    for _ in range(FREE_TRIES["both"] - 1):
        wrong.note("anna", "here", is_right=False)
    wrong.note("anna", "here", is_right=True)
    for _ in range(FREE_TRIES["both"] - 1):
        wrong.note("anna", "here", is_right=False)
    wrong.check("anna", "here")


def test_an_own_account_does_not_buy_tries_at_those_of_others() -> None:
    wrong = WrongPasswords(Clock())
    for number in range(FREE_TRIES["address"]):
        wrong.note(f"victim {number}", "here", is_right=False)
        wrong.note("own", "here", is_right=True)
    with pytest.raises(TooMany):
        wrong.check("another victim", "here")


# At the site


def test_guests_from_one_address_are_told_when_to_come_again(limited: Site) -> None:
    for number in range(RATES["guests"].count):
        limited.guest(f"Guest {number}")
    stranger = limited.stranger()
    words = stranger.refused("POST", "/guests", 429, "too_many", json={"name": "One more"})
    assert "come again in" in words
    assert 0 < int(stranger.answers[-1].headers["Retry-After"]) <= 3600


def test_seventy_wrong_passwords_and_then_the_right_one(limited: Site) -> None:
    anna, thief = limited.guest("Anna"), limited.stranger()
    anna.ask("POST", "/accounts", 201, json={"login": "anna", "password": "the right one"})
    answers = [
        thief.request("POST", "/api/sessions", json={"login": "anna", "password": f"guess number {number}"}).status_code
        for number in range(70)
    ]
    assert answers == [401] * FREE_TRIES["both"] + [429] * (70 - FREE_TRIES["both"])
    assert thief.refused(
        "POST", "/sessions", 429, "too_many", json={"login": "anna", "password": "the right one"}
    ).startswith("too many wrong passwords")


@pytest.mark.parametrize(
    ("what", "path", "wish"),
    [
        ("tokens", "/tokens", {"label": "a bot"}),
        ("tables", "/tables", {"game": "hercules", "seats": 2}),
        ("names", "/me", {"name": "Annabella"}),
    ],
)
def test_nobody_does_too_much(tmp_path: Path, what: str, path: str, wish: dict[str, object]) -> None:
    with serving(str(tmp_path / "pessoi.db"), {what: Rate(2, DAY)}) as site:
        anna = site.guest("Anna")
        method = "PUT" if path == "/me" else "POST"
        answers = [anna.request(method, f"/api{path}", json=wish).status_code for _ in range(3)]
    assert answers[:2] in ([200, 200], [201, 201])
    assert answers[2] == 429


def test_chat_is_not_flooded(tmp_path: Path) -> None:
    with serving(str(tmp_path / "pessoi.db"), {"chat": Rate(2, DAY)}) as site:
        anna, bert = site.guest("Anna"), site.guest("Bert")
        chat = f"/tables/{anna.open_table()['id']}/chat"
        for line in ("hello", "is anybody there?"):
            anna.ask("POST", chat, 201, json={"text": line})
        anna.refused("POST", chat, 429, "too_many", json={"text": "hello?"})
        bert.ask("POST", chat, 201, json={"text": "yes"})
        assert [line["name"] for line in anna.ask("GET", chat)] == ["Anna", "Anna", "Bert"]


def test_a_name_and_an_account_changed_at_the_same_time_are_both_kept(site: Site) -> None:
    """Writing a whole person as read before would undo what another request has changed meanwhile."""

    async def both(number: int) -> None:
        async with httpx.AsyncClient(base_url=f"{site.address}/api", timeout=PATIENCE) as anna:
            await anna.post("/guests", json={"name": "Anna"})
            wishes = [anna.put("/me", json={"name": f"Anna {number} {again}"}) for again in range(6)]
            account = anna.post("/accounts", json={"login": f"anna{number}", "password": "long enough"})
            answers = await asyncio.gather(*wishes[:3], account, *wishes[3:])
            assert {answer.status_code for answer in answers} <= {200, 201}
            me = (await anna.get("/me")).json()
            assert me["login"] == f"anna{number}"
            assert me["name"].startswith(f"Anna {number} ")

    async def all_of_them() -> None:
        await asyncio.gather(*(both(number) for number in range(8)))

    asyncio.run(all_of_them())


@pytest.mark.parametrize(
    "body", [b'{"name": "\xff\xfe"}', b"[" * 30_000, b'{"name": "\\ud800"}', b'{"name": 1e999}', b"\x00", b""]
)
@pytest.mark.parametrize("path", ["/guests", "/sessions"])
def test_a_body_of_anything_is_refused_and_not_a_mistake_of_ours(site: Site, path: str, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    stranger = site.stranger()
    stranger.refused("POST", path, 400, "bad_request", content=body, headers=headers)


def test_what_the_page_of_another_site_asks_for_is_refused(site: Site) -> None:
    anna = site.guest("Anna")
    wish = {"game": "hercules", "seats": 2}
    anna.refused("POST", "/tables", 403, "not_yours", json=wish, headers={"Origin": "https://elsewhere.example"})
    anna.refused("POST", "/tables", 403, "not_yours", json=wish, headers={"Origin": "null"})
    anna.ask("POST", "/tables", 201, json=wish, headers={"Origin": site.address})
    anna.ask("GET", "/tables", headers={"Origin": "https://elsewhere.example"})


def test_a_form_can_not_pass_for_json(site: Site) -> None:
    anna = site.guest("Anna")
    body = b'{"game": "hercules", "seats": 2}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        anna.refused("POST", "/tables", 400, "bad_request", content=body, headers={"Content-Type": kind})
    anna.ask("POST", "/tables", 201, content=body, headers={"Content-Type": "application/json; charset=utf-8"})


def test_numbers_no_database_can_count_to_are_refused(any_site: Site) -> None:
    anna = any_site.guest("Anna")
    table = anna.open_table()["id"]
    anna.refused("GET", f"/tables/{table}/chat", 400, "bad_request", params={"since": 2**40})
    anna.refused("GET", f"/tables/{table}%00", 400, "bad_request")


# Sockets


@pytest.mark.anyio
async def test_a_message_larger_than_any_choice_ends_the_connection(sqlite_database: str) -> None:
    async with serve(sqlite_database) as site:
        anna = await site.guest("Anna")
        table = await anna.open_table("hercules", 2)
        address = f"ws://127.0.0.1:{site.port}/api/tables/{table}/live"
        async with connect(address, open_timeout=PATIENCE, compression="deflate") as live:
            assert live.protocol.extensions == []  # nothing is unpacked for strangers
            await live.recv()
            await live.send("x" * (connections.LARGEST_MESSAGE + 1))
            # Whatever it is told before that, of people who come, say.
            await live.wait_closed()
            assert live.close_code == 1009


@pytest.mark.anyio
async def test_a_socket_from_the_page_of_another_site_is_turned_away(sqlite_database: str) -> None:
    async with serve(sqlite_database) as site:
        anna = await site.guest("Anna")
        table = await anna.open_table("hercules", 2)
        address = f"ws://127.0.0.1:{site.port}/api/tables/{table}/live"
        async with connect(address, open_timeout=PATIENCE, origin="https://elsewhere.example") as foreign:  # type: ignore[arg-type]
            assert '"not_yours"' in str(await foreign.recv())
            await foreign.wait_closed()
            assert foreign.close_code == 4403
        async with connect(address, open_timeout=PATIENCE, origin=f"http://127.0.0.1:{site.port}") as own:  # type: ignore[arg-type]
            assert '"update"' in str(await own.recv())


@pytest.mark.anyio
async def test_one_address_has_so_many_sockets_and_no_more(sqlite_database: str) -> None:
    async with serve(sqlite_database) as site:
        site.house.doors.most = MostSockets(in_all=10, from_one_address=2)
        anna = await site.guest("Anna")
        table = await anna.open_table("hercules", 2)
        address = f"ws://127.0.0.1:{site.port}/api/tables/{table}/live"
        async with connect(address, open_timeout=PATIENCE) as first, connect(address, open_timeout=PATIENCE) as second:
            await first.recv()
            await second.recv()
            async with connect(address, open_timeout=PATIENCE) as third:
                assert "too many connections are open" in str(await third.recv())
                with pytest.raises(ConnectionClosed) as closed:
                    await third.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
        await until(lambda: not site.house.doors.open.total())
        async with connect(address, open_timeout=PATIENCE) as again:
            assert '"update"' in str(await again.recv())


def test_the_house_is_full_for_everybody_at_some_point() -> None:
    doors = Doors()
    doors.most = MostSockets(in_all=2, from_one_address=2)
    with doors.through("here"), doors.through("there"), pytest.raises(TooMany), doors.through("elsewhere"):
        pass
    assert not doors.open
    with doors.through("elsewhere"):
        assert doors.open == {"elsewhere": 1}


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_who_does_not_finish_a_request_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, beginning: bytes
) -> None:
    with serving(str(tmp_path / "pessoi.db")) as site:
        host, port = site.address.removeprefix("http://").split(":")
        with monkeypatch.context() as patch:
            patch.setattr(connections, "REQUEST_SECONDS", 0.2)
            with socket.create_connection((host, int(port)), timeout=PATIENCE) as slow, suppress(ConnectionError):
                slow.sendall(beginning)
                assert slow.recv(1) == b""
        # Others have as much time as ever, so they are answered however long they take to ask.
        assert site.stranger().get("/health").status_code == 200


def test_a_head_that_never_ends_is_refused(site: Site) -> None:
    host, port = site.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as endless:
        with suppress(ConnectionError):
            # The server may have answered and hung up before all of it is sent.
            endless.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * connections.LARGEST_HEAD * 2)
        assert endless.recv(100).startswith(b"HTTP/1.1 400 ")
