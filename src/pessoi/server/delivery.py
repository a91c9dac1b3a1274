"""Telling people elsewhere: by letter, by a few lines of JSON to where a program of theirs listens, or by a push.

Where a webhook or a push goes is an address that anybody may have written down, so it leads only to where the internet
leads everybody, is asked once, and nothing of its answer is read.
"""

from __future__ import annotations

import asyncio
import smtplib
import socket
import ssl
import time
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ipaddress import ip_address
from types import MappingProxyType
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import httpx
from msgspec import Struct

from pessoi.server.push import PushKey
from pessoi.server.reach import Kind, MailServer, Reach

#: How long anybody gets to take what is told, in seconds.
PATIENCE = 10.0
#: Where a line needs no encryption for a password: it does not leave the machine.
LOOPBACK = {"localhost", "127.0.0.1", "::1"}
#: How a receiver says that it is no more.
GONE = {404, 410}
NO_HEADERS: Mapping[str, str] = MappingProxyType({})


class Undelivered(Exception):
    """It could not be told; the words say why, for the log."""


class Gone(Undelivered):
    """Nobody is there any more, and nobody will be."""


class Call(Struct, frozen=True):
    """What is told: a line, a few more, and where each table is."""

    title: str
    text: str
    #: By the number of each table, the address that leads there.
    tables: dict[str, str]
    #: Where one asks to be told no more.
    quiet: str


async def deliver(reach: Reach, key: PushKey, kind: Kind, address: str, call: Call) -> None:
    """Tell this, or say why not."""
    is_private_allowed = reach.is_private_allowed
    try:
        async with asyncio.timeout(3 * PATIENCE):
            if kind == "email":
                assert reach.mail is not None
                await asyncio.to_thread(send_letter, reach.mail, letter(reach.sender, address, call))
            elif kind == "push":
                # Others read this time, so it is the system's and not that of our clocks.
                headers = key.headers(address, reach.push_contact, time.time())
                await post(address, None, is_private_allowed, headers)
            else:
                await post(address, shaped(kind, address, call), is_private_allowed)
    except TimeoutError as error:
        raise Undelivered("no answer in time") from error


# Letters


def letter(sender: str, address: str, call: Call) -> EmailMessage:
    """The letter that says it."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = address
    message["Subject"] = call.title
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip("> "))
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{call.quiet}>"
    message.set_content(call.text)
    return message


def send_letter(server: MailServer, message: EmailMessage) -> None:
    """Hand a letter over; a password goes over an encrypted line only."""
    safe = ssl.create_default_context()
    try:
        connect = (
            smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=safe)
            if server.is_tls
            else smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
        )
        with connect as line:
            line.ehlo()
            is_safe = server.is_tls or server.host in LOOPBACK
            if not server.is_tls and line.has_extn("starttls"):
                line.starttls(context=safe)
                is_safe = True
            if server.user:
                if not is_safe:
                    raise Undelivered("the mail server offers no encryption, and gets no password without")
                line.login(server.user, server.password)
            line.send_message(message)
    except (OSError, smtplib.SMTPException) as error:
        raise Undelivered(f"{type(error).__name__}: {error}") from error


# Webhooks


def shaped(kind: Kind, address: str, call: Call) -> dict[str, Any]:
    """The same as each kind of receiver wants to have it."""
    first = next(iter(call.tables.values()), "")
    if kind == "ntfy":
        topic = urlsplit(address).path.strip("/")
        return {"topic": topic, "title": call.title, "message": call.text, "click": first}
    if kind == "discord":
        return {"content": f"**{call.title}**\n{call.text}"[:2000], "allowed_mentions": {"parse": []}}
    return {"title": call.title, "text": call.text, "tables": call.tables, "quiet": call.quiet}


async def post(
    address: str, body: dict[str, Any] | None, is_private_allowed: bool, headers: Mapping[str, str] = NO_HEADERS
) -> None:
    """Send this to a webhook: to the very address that was looked at, following nothing, reading nothing."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    if body is not None and "topic" in body:
        parts = parts._replace(path="/", query="")
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = await find_address(host, port, is_private_allowed)
        place = f"[{found}]" if ":" in found else found
        target = urlunsplit((parts.scheme, f"{place}:{port}", parts.path or "/", parts.query, ""))
        async with (
            httpx.AsyncClient(timeout=PATIENCE, trust_env=False, follow_redirects=False) as client,
            client.stream(
                "POST",
                target,
                json=body,
                headers={**headers, "Host": parts.netloc},
                extensions={"sni_hostname": host},
            ) as answer,
        ):
            if answer.status_code in GONE:
                raise Gone(f"the receiver answered {answer.status_code}")
            if not answer.is_success:
                raise Undelivered(f"the receiver answered {answer.status_code}")
    except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
        raise Undelivered(f"{type(error).__name__}: {error}") from error


async def find_address(host: str, port: int, is_private_allowed: bool) -> str:
    """The address behind a name; none in the network of the server, unless that is allowed."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not is_private_allowed and not all(is_public(address) for address in addresses):
        raise Undelivered("it leads into the network of the server")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is one of the internet, also where it is one of version 4 in the clothes of version 6."""
    there = ip_address(address.partition("%")[0])
    mapped = getattr(there, "ipv4_mapped", None) or getattr(there, "sixtofour", None)
    return all(one.is_global and not one.is_multicast for one in (there, mapped) if one is not None)
