"""How this site reaches people who are away, as whoever runs it says in the environment; not at all unless told so."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import Final, Literal
from urllib.parse import SplitResult, unquote, urlsplit

from msgspec import Struct

from pessoi.kernel.errors import BadSetup

ADDRESS: Final = "PESSOI_ADDRESS"
SMTP: Final = "PESSOI_SMTP"
SENDER: Final = "PESSOI_MAIL_FROM"
DELAY: Final = "PESSOI_CALL_AFTER"
PRIVATE: Final = "PESSOI_PRIVATE_WEBHOOKS"
PUSH: Final = "PESSOI_PUSH_CONTACT"

#: What a bell can be: an e-mail address, a browser, or where a program listens and in which form it wants to be told.
Kind = Literal["email", "push", "json", "ntfy", "discord"]
WEBHOOKS: Final[tuple[Kind, ...]] = ("json", "ntfy", "discord")
#: How long somebody has to be waited for before they are called, in seconds.
USUAL_DELAY: Final = 300.0
#: One @, something with a dot behind it, and nothing a letter's head could be broken by.
EMAIL: Final = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
PORTS: Final = {"smtp": 587, "smtps": 465}


class MailServer(Struct, frozen=True):
    """Who takes our mail."""

    host: str
    port: int
    #: Whether the line is encrypted from its first byte; otherwise it is as soon as the server offers it.
    is_tls: bool
    user: str
    password: str


class Reach(Struct, frozen=True):
    """Where this site is, who takes its mail, and when somebody is called."""

    address: str = ""
    mail: MailServer | None = None
    sender: str = ""
    delay: float = USUAL_DELAY
    #: Whether webhooks may lead into the network the server is in.
    is_private_allowed: bool = False
    #: To whom those write who carry pushes to browsers; without, there are none.
    push_contact: str = ""

    @property
    def offered(self) -> list[Kind]:
        """The kinds of bells there can be here; none where the site does not know its own address."""
        if not self.address:
            return []
        letters: list[Kind] = [] if self.mail is None else ["email"]
        pushes: list[Kind] = ["push"] if self.push_contact else []
        return [*letters, *pushes, *WEBHOOKS]


def read_reach(environment: Mapping[str, str] | None = None) -> Reach:
    """What the environment says; what can't be meant is refused before anybody relies on it."""
    given = os.environ if environment is None else environment
    address = given.get(ADDRESS, "").rstrip("/")
    if address and not _is_web(urlsplit(address)):
        raise BadSetup("no-site-address", address=address, variable=ADDRESS)
    mail = _read_mail(given[SMTP]) if given.get(SMTP) else None
    sender = given.get(SENDER, "")
    if mail is not None and (not address or "@" not in sender):
        raise BadSetup("mail-incomplete", address=ADDRESS, sender=SENDER)
    contact = given.get(PUSH, "").strip()
    if contact and (not address or not EMAIL.fullmatch(contact)):
        raise BadSetup("push-incomplete", address=ADDRESS, contact=PUSH)
    try:
        delay = float(given.get(DELAY) or USUAL_DELAY)
    except ValueError:
        raise BadSetup("no-delay", delay=given[DELAY], variable=DELAY) from None
    return Reach(address, mail, sender, delay, given.get(PRIVATE, "") not in ("", "0"), contact)


def _is_web(parts: SplitResult) -> bool:
    return parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.path


def _read_mail(words: str) -> MailServer:
    """``smtp://user:password@host:587``, or ``smtps://`` where the line is encrypted from the start."""
    try:
        parts = urlsplit(words)
        if parts.scheme not in PORTS or not parts.hostname:
            raise ValueError
        return MailServer(
            parts.hostname,
            parts.port or PORTS[parts.scheme],
            parts.scheme == "smtps",
            unquote(parts.username or ""),
            unquote(parts.password or ""),
        )
    except ValueError:
        # The words are not repeated: they may hold a password.
        raise BadSetup("no-mail-server", variable=SMTP) from None
