"""Calling people whose turn it is: by letter and by webhook, once a turn, and only those who asked for it.

In the toy game the second seat begins.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session
from tests.patience import PATIENCE
from tests.server.site import Guest, Site, serve, toy_match, toys, until

from pessoi.kernel.errors import BadSetup
from pessoi.server import delivery, ringing
from pessoi.server.delivery import Undelivered, is_public, post
from pessoi.server.reach import read_reach

pytest_plugins = ["tests.server.databases", "tests.server.running"]
pytestmark = pytest.mark.anyio

SITE = "https://games.example.org"
ANNA = "anna@example.org"


class Post:
    """A mail server that keeps what it is given, unless it is to refuse it."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.is_closed = False

    async def handle_DATA(self, _: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802  (their name)
        if self.is_closed:
            return "451 come again later"
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 kept"

    def text(self, number: int = -1) -> str:
        return str(self.letters[number].get_content())

    def link(self, what: str, number: int = -1) -> str:
        """The word of a link in a letter."""
        found = re.search(rf"{SITE}/{what}/(\S+)", self.text(number))
        assert found, self.text(number)
        return found[1]


@pytest.fixture
async def mail(anyio_backend: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Post]:
    """A real mail server, which the site is told of; and sites look for whom to call when the test says so."""
    kept = Post()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(kept), "127.0.0.1", 0)
    for name, value in {
        "PESSOI_ADDRESS": SITE,
        "PESSOI_SMTP": f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}",
        "PESSOI_MAIL_FROM": "pessoi <games@example.org>",
        "PESSOI_CALL_AFTER": "0",
        "PESSOI_PRIVATE_WEBHOOKS": "1",
    }.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(ringing, "SWEEP", 3600.0)
    monkeypatch.setattr(delivery, "PATIENCE", PATIENCE)
    yield kept
    server.close()


@pytest.fixture
async def site(mail: Post, sqlite_database: str) -> AsyncIterator[Site]:
    with toys():
        async with serve(sqlite_database) as running:
            yield running


@pytest.fixture
async def any_site(mail: Post, database: str) -> AsyncIterator[Site]:
    """One on each kind of database in turn."""
    with toys():
        async with serve(database) as running:
            yield running


async def with_letters(site: Site, mail: Post, name: str = "Anna", address: str = ANNA) -> Guest:
    """Somebody who said yes to letters."""
    guest = await site.guest(name)
    await guest.call("POST", "/api/bells", kind="email", address=address)
    await site.house.ringer.sweep()
    await guest.send("POST", "/api/bells/confirmation", word=mail.link("confirm"))
    mail.letters.clear()
    return guest


@asynccontextmanager
async def receiver(status: int = 204) -> AsyncIterator[tuple[str, list[tuple[str, Any]]]]:
    """Where a program listens: its address, and what it was told, by path."""
    told: list[tuple[str, Any]] = []

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"content-length: (\d+)", head, re.IGNORECASE)
        body = await reader.readexactly(int(length[1]) if length else 0)
        told.append((head.split()[1], body.decode()))
        writer.write(f"HTTP/1.1 {status} Told\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(hear, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", told


async def test_an_address_that_is_none_is_the_mistake_of_who_sends_it(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    assert (await anna.send("POST", "/api/bells", kind="json", address="a")).status_code == 400


async def test_nobody_is_called_who_did_not_ask_and_nothing_is_offered_without_an_address(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    assert await anna.call("GET", "/api/bells") == {"offered": [], "bells": [], "push_key": None}
    assert (await anna.send("POST", "/api/bells", kind="json", address="https://example.org/")).status_code == 409


async def test_an_address_is_written_to_only_after_its_owner_said_yes(site: Site, mail: Post) -> None:
    anna, ben = await site.guest("Anna"), await site.guest("Ben")
    await anna.call("POST", "/api/bells", kind="email", address=ANNA, language="de")
    await toy_match(ben, anna)
    await site.house.ringer.sweep()
    await site.house.ringer.sweep()
    assert [letter["Subject"] for letter in mail.letters] == ["Dürfen wir dir schreiben, wenn du am Zug bist?"]
    assert [bell["is_confirmed"] for bell in (await anna.call("GET", "/api/bells"))["bells"]] == [False]

    word = mail.link("confirm")
    forged = await ben.send("POST", "/api/bells/confirmation", word=word[:-1] + ("0" if word[-1] != "0" else "1"))
    assert forged.status_code == 404
    assert (await ben.send("POST", "/api/bells/confirmation", word=word)).status_code == 204
    assert [bell["is_confirmed"] for bell in (await anna.call("GET", "/api/bells"))["bells"]] == [True]


async def test_a_turn_is_told_once_with_a_link_that_lets_its_person_in_once(any_site: Site, mail: Post) -> None:
    anna = await with_letters(any_site, mail)
    table = await toy_match(await any_site.guest("Ben"), anna)
    for _ in range(3):
        await any_site.house.ringer.sweep()
    assert [letter["To"] for letter in mail.letters] == [ANNA]
    word = mail.link("in")

    device = await any_site.nobody()
    arrived = await device.call("POST", "/api/arrivals", word=word)
    assert (arrived["table"], arrived["name"]) == (table, "Anna")
    assert (await device.call("GET", "/api/me"))["id"] == (await anna.call("GET", "/api/me"))["id"]
    again = await (await any_site.nobody()).send("POST", "/api/arrivals", word=word)
    assert again.status_code == 404


async def test_who_looks_at_the_table_is_not_called(site: Site, mail: Post) -> None:
    anna = await with_letters(site, mail)
    table = await toy_match(await site.guest("Ben"), anna)
    async with anna.live(table):
        await until(lambda: site.house.presence.here(table))
        await site.house.ringer.sweep()
        assert not mail.letters
    await until(lambda: not site.house.presence.here(table))
    await site.house.ringer.sweep()
    assert len(mail.letters) == 1


async def test_all_tables_that_wait_are_told_in_one_letter_and_not_those_of_others(site: Site, mail: Post) -> None:
    anna, ben = await with_letters(site, mail), await with_letters(site, mail, "Ben", "ben@example.org")
    for _ in range(2):
        await toy_match(ben, anna)
    await toy_match(anna, ben)
    await site.house.ringer.sweep()
    told = {letter["To"]: len(re.findall(f"{SITE}/in/", str(letter.get_content()))) for letter in mail.letters}
    assert told == {ANNA: 2, "ben@example.org": 1}


async def test_what_could_not_be_told_is_tried_again_later_and_given_up_in_the_end(
    site: Site, mail: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await with_letters(site, mail)
    await toy_match(await site.guest("Ben"), anna)
    mail.is_closed = True
    monkeypatch.setattr(ringing, "AGAIN", 3600.0)
    await site.house.ringer.sweep()
    mail.is_closed = False
    await site.house.ringer.sweep()
    assert not mail.letters, "a mail server that wants to be left alone is"
    monkeypatch.setattr(ringing, "AGAIN", 0.0)
    rings = site.house.store.bells
    person = (await anna.call("GET", "/api/me"))["id"]
    bell = (await rings.of_person(person))[0]
    waiting = (await rings.due(2e9))[0]
    assert (waiting.bell_id, waiting.tries) == (bell.id, 1)
    mail.is_closed = True
    for _ in range(10):
        for ring in await rings.due(2e9):
            await rings.put_back(ring, 0.0)
        await site.house.ringer.sweep()
    assert await rings.due(2e9) == []


async def test_what_was_taken_before_a_crash_is_not_told_twice(any_site: Site, mail: Post) -> None:
    anna = await with_letters(any_site, mail)
    await toy_match(await any_site.guest("Ben"), anna)
    kept = any_site.house.store.bells
    for bell, ring in await kept.waiting(2e9):
        if bell.address == ANNA:
            await kept.note(ring)
            await kept.note(ring)
    [ring] = await kept.due(2e9)
    assert [await kept.take(ring, 1.0), await kept.take(ring, 1.0)] == [True, False]
    await any_site.house.ringer.sweep()
    assert not mail.letters


async def test_who_played_meanwhile_is_not_called(site: Site, mail: Post) -> None:
    anna = await with_letters(site, mail)
    table = await toy_match(await site.guest("Ben"), anna)
    kept = site.house.store.bells
    for _, ring in await kept.waiting(2e9):
        await kept.note(ring)
    await anna.call("POST", f"/api/tables/{table}/resignation", seat=1)
    await site.house.ringer.sweep()
    assert not mail.letters


async def test_a_letter_leads_to_where_one_is_left_alone(site: Site, mail: Post) -> None:
    anna = await with_letters(site, mail)
    await toy_match(await site.guest("Ben"), anna)
    await site.house.ringer.sweep()
    assert mail.link("quiet") in mail.letters[0]["List-Unsubscribe"]
    stranger = await site.nobody()
    assert (await stranger.send("POST", "/api/bells/silence", word=mail.link("quiet"))).status_code == 204
    assert (await anna.call("GET", "/api/bells"))["bells"] == []


async def test_a_bell_is_taken_down_by_its_owner_alone_and_goes_with_them(any_site: Site, mail: Post) -> None:
    anna, ben = await with_letters(any_site, mail), await any_site.guest("Ben")
    bell = (await anna.call("GET", "/api/bells"))["bells"][0]["id"]
    assert (await ben.send("DELETE", f"/api/bells/{bell}")).status_code == 404
    await toy_match(ben, anna)
    await any_site.house.ringer.sweep()
    assert (await anna.send("POST", "/api/accounts/deletion")).status_code == 204
    assert await any_site.house.store.bells.get(bell) is None
    late = await (await any_site.nobody()).send("POST", "/api/arrivals", word=mail.link("in"))
    assert late.status_code == 404


@pytest.mark.parametrize("kind", ["json", "ntfy", "discord"])
async def test_a_webhook_is_told_in_its_own_form_and_lets_in_only_where_nobody_reads_along(
    site: Site, kind: str
) -> None:
    anna = await site.guest("Anna")
    async with receiver() as (address, told):
        await anna.call("POST", "/api/bells", kind=kind, address=f"{address}/my-topic")
        table = await toy_match(await site.guest("Ben"), anna)
        await site.house.ringer.sweep()
        await site.house.ringer.sweep()
    [(path, body)] = told
    assert path == ("/" if kind == "ntfy" else "/my-topic")
    expected = {"json": '"tables":{"', "ntfy": '"topic":"my-topic"', "discord": '"allowed_mentions":{"parse":[]}'}
    assert expected[kind] in body
    assert (f"{SITE}/in/" in body, f"{SITE}/table/{table}" in body) == (kind == "json", kind != "json")


async def test_a_webhook_never_leads_into_the_network_of_the_server_nor_anywhere_else() -> None:
    async with receiver(302) as (address, told):
        with pytest.raises(Undelivered, match="network of the server"):
            await post(address, {}, is_private_allowed=False)
        with pytest.raises(Undelivered, match="network of the server"):
            await post(address.replace("127.0.0.1", "localhost"), {}, is_private_allowed=False)
        assert told == []
        with pytest.raises(Undelivered, match="302"):
            await post(address, {}, is_private_allowed=True)
        assert len(told) == 1, "a redirection is not followed"


@pytest.mark.parametrize(
    ("address", "is_one"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True),
        *((address, False) for address in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "0.0.0.0", "100.64.0.1")),
        *((address, False) for address in ("::1", "fe80::1%eth0", "fd00::1", "::ffff:10.0.0.1", "2002:0a00:0001::")),
    ],
)
def test_what_is_public(address: str, is_one: bool) -> None:
    assert is_public(address) == is_one


@pytest.mark.parametrize(
    "address",
    ["anna", "anna@home", "a b@example.org", "a@example.org\r\nBcc: b@example.org", f"{'a' * 65}@example.org"],
)
async def test_what_is_no_e_mail_address_is_refused(site: Site, address: str) -> None:
    anna = await site.guest("Anna")
    assert (await anna.send("POST", "/api/bells", kind="email", address=address)).status_code == 400


@pytest.mark.parametrize("address", ["ftp://example.org/", "https://", "https://me:secret@example.org/", "//x/y z"])
async def test_what_is_no_webhook_is_refused(site: Site, address: str) -> None:
    anna = await site.guest("Anna")
    assert (await anna.send("POST", "/api/bells", kind="json", address=address)).status_code == 400


async def test_nobody_has_more_than_a_few_bells(site: Site) -> None:
    anna = await site.guest("Anna")
    answers = [await anna.send("POST", "/api/bells", kind="json", address="https://example.org/") for _ in range(6)]
    assert [answer.status_code for answer in answers] == [201] * 5 + [409]


@pytest.mark.parametrize(
    "given",
    [
        {"PESSOI_ADDRESS": "games.example.org"},
        {"PESSOI_ADDRESS": SITE, "PESSOI_SMTP": "mail.example.org", "PESSOI_MAIL_FROM": ANNA},
        {"PESSOI_SMTP": "smtp://mail.example.org", "PESSOI_MAIL_FROM": ANNA},
        {"PESSOI_ADDRESS": SITE, "PESSOI_SMTP": "smtp://mail.example.org"},
        {"PESSOI_ADDRESS": SITE, "PESSOI_CALL_AFTER": "soon"},
    ],
)
def test_settings_that_can_not_be_meant_are_refused_without_telling_a_password(given: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        read_reach(given)


def test_a_mail_server_is_read_with_its_usual_port() -> None:
    server = "smtps://u%40x:p%2F@mail.example.org"
    mail = read_reach({"PESSOI_ADDRESS": SITE, "PESSOI_SMTP": server, "PESSOI_MAIL_FROM": ANNA}).mail
    assert mail is not None
    assert (mail.host, mail.port, mail.user, mail.password) == ("mail.example.org", 465, "u@x", "p/")
