"""Waking browsers whose person is waited for: signed, empty, only where the host and the person asked for it."""

from __future__ import annotations

import asyncio
import time
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.parser import Parser
from typing import Any

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from tests.patience import PATIENCE
from tests.server.site import Site, serve, toy_match, toys

from pessoi.kernel.errors import BadSetup
from pessoi.server import delivery, ringing
from pessoi.server.bells import check_push
from pessoi.server.errors import BadRequest
from pessoi.server.push import PushKey
from pessoi.server.reach import read_reach

pytest_plugins = ["tests.server.databases", "tests.server.running"]
pytestmark = pytest.mark.anyio

HOST = "host@example.org"
SITE = {"PESSOI_ADDRESS": "https://games.example.org", "PESSOI_CALL_AFTER": "0", "PESSOI_PRIVATE_WEBHOOKS": "1"}


class Carrier:
    """Who carries pushes to browsers: keeps the head of each, and answers as the test says."""

    def __init__(self) -> None:
        self.address = ""
        self.status = 201
        self.pushes: list[dict[str, str]] = []

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, _, head = (await reader.readuntil(b"\r\n\r\n")).decode().partition("\r\n")
        headers = {name.lower(): value for name, value in Parser().parsestr(head).items()}
        # Who hangs up before all was read may take the answer along.
        await reader.readexactly(int(headers["content-length"]))
        self.pushes.append({"path": first.split()[1], **headers})
        writer.write(f"HTTP/1.1 {self.status} Heard\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@pytest.fixture
async def carrier(anyio_backend: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Carrier]:
    kept = Carrier()
    async with await asyncio.start_server(kept.hear, "127.0.0.1", 0) as server:
        kept.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        monkeypatch.setattr(ringing, "SWEEP", 3600.0)
        monkeypatch.setattr(delivery, "PATIENCE", float(PATIENCE))
        yield kept


@asynccontextmanager
async def serving(database: str, monkeypatch: pytest.MonkeyPatch, contact: str = HOST) -> AsyncIterator[Site]:
    """A site that wakes browsers when the test says so, or none at all without a contact."""
    for name, value in {**SITE, "PESSOI_PUSH_CONTACT": contact}.items():
        monkeypatch.setenv(name, value)
    with toys():
        async with serve(database) as running:
            yield running


@pytest.fixture
async def site(carrier: Carrier, sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    async with serving(sqlite_database, monkeypatch) as running:
        yield running


def decode(word: str) -> bytes:
    return urlsafe_b64decode(word + "=" * (-len(word) % 4))


def claims_of(authorization: str, public: str) -> dict[str, Any]:
    """What is claimed and signed with the other half of this key."""
    kind, token, key = authorization.replace(",", "").split()
    assert (kind, key) == ("vapid", f"k={public}")
    head, body, signature = token.removeprefix("t=").split(".")
    assert msgspec.json.decode(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decode(signature)
    assert len(raw) == 64
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(public))
    numbers = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point.verify(numbers, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = msgspec.json.decode(decode(body))
    return claims


async def test_no_browser_is_woken_unless_the_host_says_whom_to_write_to(
    carrier: Carrier, sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite_database, monkeypatch, contact="") as site:
        anna = await site.guest("Anna")
        shown = await anna.call("GET", "/api/bells")
        assert ("push" in shown["offered"], shown["push_key"]) == (False, None)
        refused = await anna.send("POST", "/api/bells", kind="push", address=f"{carrier.address}/anna")
        assert refused.status_code == 409


async def test_a_browser_is_woken_once_a_turn_by_an_empty_push_that_its_site_signed(
    site: Site, carrier: Carrier
) -> None:
    anna = await site.guest("Anna")
    bell = await anna.call("POST", "/api/bells", kind="push", address=f"{carrier.address}/anna?token=1")
    assert bell["is_confirmed"], "the browser has asked its person already"
    await toy_match(await site.guest("Ben"), anna)
    before = time.time()
    for _ in range(2):
        await site.house.ringer.sweep()
    [push] = carrier.pushes
    assert (push["path"], push["content-length"]) == ("/anna?token=1", "0")
    assert (push["ttl"], push["urgency"], push["topic"]) == ("86400", "normal", "turn")

    shown = await anna.call("GET", "/api/bells")
    claims = claims_of(push["authorization"], shown["push_key"])
    assert (claims["aud"], claims["sub"]) == (carrier.address, f"mailto:{HOST}")
    assert before < claims["exp"] < before + 86_400, "no carrier takes what holds for longer than a day"
    with pytest.raises((AssertionError, InvalidSignature)):
        claims_of(push["authorization"], PushKey(b"of another site").public)


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(site: Site, carrier: Carrier, status: int) -> None:
    anna = await site.guest("Anna")
    carrier.status = status
    await anna.call("POST", "/api/bells", kind="push", address=carrier.address)
    await anna.call("POST", "/api/bells", kind="json", address=carrier.address)
    await toy_match(await site.guest("Ben"), anna)
    await site.house.ringer.sweep()
    assert len(carrier.pushes) == 2
    assert [bell["kind"] for bell in (await anna.call("GET", "/api/bells"))["bells"]] == ["json"]


@pytest.mark.parametrize("status", [429, 503])
async def test_a_carrier_that_is_busy_is_asked_again(
    site: Site, carrier: Carrier, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ringing, "AGAIN", 0.0)
    anna = await site.guest("Anna")
    await anna.call("POST", "/api/bells", kind="push", address=carrier.address)
    await toy_match(await site.guest("Ben"), anna)
    carrier.status = status
    await site.house.ringer.sweep()
    carrier.status = 201
    for _ in range(2):
        await site.house.ringer.sweep()
    assert len(carrier.pushes) == 2


async def test_a_browser_calls_the_last_who_asked_there_and_only_them(site: Site, carrier: Carrier) -> None:
    anna, ben = await site.guest("Anna"), await site.guest("Ben")
    for guest in (anna, anna, ben):
        await guest.call("POST", "/api/bells", kind="push", address=carrier.address)
    counts = [len((await guest.call("GET", "/api/bells"))["bells"]) for guest in (anna, ben)]
    assert counts == [0, 1]


def test_the_key_is_that_of_the_site_in_every_process() -> None:
    one, same, other = (PushKey(secret).public for secret in (b"one", b"one", b"other"))
    assert one == same != other
    assert len(decode(one)) == 65


def test_a_push_goes_out_encrypted_unless_it_stays_in_ones_own_network() -> None:
    assert check_push("https://push.example.org/x", is_private_allowed=False)
    assert check_push("http://127.0.0.1/x", is_private_allowed=True)
    for address in ("http://push.example.org/x", "ftp://push.example.org/", "https://a:b@push.example.org/"):
        with pytest.raises(BadRequest):
            check_push(address, is_private_allowed=False)


@pytest.mark.parametrize(
    "given",
    [{"PESSOI_ADDRESS": "https://games.example.org", "PESSOI_PUSH_CONTACT": "me"}, {"PESSOI_PUSH_CONTACT": HOST}],
)
def test_without_an_address_of_the_site_and_of_its_host_nothing_begins(given: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        read_reach(given)
