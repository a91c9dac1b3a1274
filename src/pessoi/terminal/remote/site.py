"""A server: its address, the cookie it knows us by, and its requests."""

from __future__ import annotations

import os
import secrets
import tempfile
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote, urlencode, urlsplit

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from pessoi.kernel.errors import BadSetup, PessoiError, by_system
from pessoi.kernel.phrase import Data
from pessoi.scene.table import ShownTable
from pessoi.terminal import store
from pessoi.terminal.remote.errors import Declined, Unreachable
from pessoi.terminal.remote.line import Line
from pessoi.text import Text

T = TypeVar("T")

COOKIE = "pessoi"

#: How long a server may take to answer.
PATIENCE_SECONDS = 20

#: Scenes are some kilobytes; this only keeps nonsense out.
LARGEST_MESSAGE = 16 * 2**20
#: What a server says that can't do its work for the moment.
TRY_AGAIN = {"unavailable", "500", "502", "503", "504"}


class Site:
    """A server, and who one is there; the cookie that proves it is kept in the data folder."""

    def __init__(self, address: str) -> None:
        self.address = (address if "://" in address else f"http://{address}").rstrip("/")
        parts = urlsplit(self.address)
        if parts.scheme not in {"http", "https"} or not parts.hostname:
            raise BadSetup("no-address", address=address)
        self.is_near = is_loopback(parts.hostname)
        self.folder = store.folder().parent / "servers" / quote(self.address, safe="")
        self.client = httpx.Client(
            base_url=f"{self.address}/api/", timeout=PATIENCE_SECONDS, trust_env=not self.is_near
        )
        self.cookie = self.read("cookie")

    def call(self, method: str, path: str, kind: type[T], **body: object) -> T:
        """Ask the server for something; its refusals and its silence are errors with words."""
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        try:
            reply = self.client.request(method, path, headers=headers, json=None if method == "GET" else body)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise Unreachable("no-answer", server=self.address, reason=by_system(error)) from error
        if reply.is_error:
            raise read_refusal(reply)
        self.keep_cookie(reply.cookies.get(COOKIE))
        try:
            return msgspec.json.decode(reply.content, type=kind)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise Unreachable("other-server", server=self.address) from error

    def keep_cookie(self, cookie: str | None) -> None:
        """Remember who one is, for oneself only."""
        if cookie is None or cookie == self.cookie:
            return
        self.cookie = cookie
        try:
            self.write("cookie", cookie)
        except OSError as error:
            raise BadSetup("cannot-keep", folder=self.folder, reason=error) from error

    def read(self, name: str) -> str | None:
        """Something kept about this server."""
        try:
            return (self.folder / name).read_text(encoding="utf-8").strip() or None
        except OSError:
            return None

    def write(self, name: str, words: str) -> None:
        """Keep something about this server, for nobody else to read."""
        self.folder.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=self.folder)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(words)
        Path(draft).replace(self.folder / name)

    def remember(self, table_id: str, read: dict[int, int]) -> None:
        """Note how much of a match's log each seat has read here."""
        with suppress(OSError):
            if read:
                self.write(file_of(table_id), msgspec.json.encode(read).decode())
            else:
                (self.folder / file_of(table_id)).unlink(missing_ok=True)

    def remembered(self, table_id: str) -> dict[int, int]:
        """How much each seat had read when somebody left the table here."""
        try:
            return msgspec.json.decode(self.read(file_of(table_id)) or "{}", type=dict[int, int])
        except (msgspec.DecodeError, msgspec.ValidationError):
            return {}

    def name(self) -> str | None:
        """The name one goes by here; None for a stranger."""
        try:
            return str(self.call("GET", "me", dict[str, Any])["name"])
        except Declined:
            return None

    def come_in(self, name: str | None, otherwise: str) -> str:
        """Be somebody here: under this name, or the one known here, or else another."""
        known = self.name()
        if known is None:
            self.call("POST", "guests", dict[str, Any], name=name or otherwise)
        elif name is not None and name != known:
            self.call("PUT", "me", dict[str, Any], name=name)
        return name or known or otherwise

    def table(self, table_id: str) -> ShownTable:
        """A table by its number."""
        return self.call("GET", f"tables/{quote(table_id, safe='')}", ShownTable)

    def invited(self, invitation: str) -> ShownTable:
        """The table an invitation leads to."""
        return self.call("GET", f"invitations/{quote(invitation, safe='')}", ShownTable)

    def accept(self, invitation: str) -> ShownTable:
        """The same table, at which one may be from now on."""
        return self.call("POST", f"invitations/{quote(invitation, safe='')}", ShownTable)

    def take_seat(self, table_id: str, seat: int) -> ShownTable:
        """Sit down, adding one's own part to the seed."""
        return self.call(
            "PUT", f"tables/{quote(table_id, safe='')}/seats/{seat}", ShownTable, nonce=secrets.token_urlsafe(16)
        )

    def record(self, match_id: str) -> str:
        """The record of a match, sealed if it is still going on."""
        return str(self.call("GET", f"matches/{quote(match_id, safe='')}/record", dict[str, Any])["record"])

    def open_line(self, table_id: str, **query: object) -> Line:
        """A live connection to a table."""
        words = urlencode({name: value for name, value in query.items() if value is not None})
        address = f"ws{self.address.removeprefix('http')}/api/tables/{quote(table_id, safe='')}/live?{words}"
        try:
            return Line(
                connect(
                    address,
                    additional_headers={"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else None,
                    open_timeout=PATIENCE_SECONDS,
                    max_size=LARGEST_MESSAGE,
                    proxy=None if self.is_near else True,
                )
            )
        except (OSError, WebSocketException) as error:
            raise Unreachable("no-connection", server=self.address, reason=error) from error


def file_of(table_id: str) -> str:
    """The file about a table; a server can't choose any other with a name of its own."""
    return f"{quote(table_id, safe='')}.read"


def is_loopback(host: str) -> bool:
    """Whether a host is this machine, which no proxy can reach."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def read_refusal(reply: httpx.Response) -> PessoiError:
    """What a server's error says, in its words."""
    try:
        said = msgspec.json.decode(reply.content, type=dict[str, Any])
    except (msgspec.DecodeError, msgspec.ValidationError):
        return Unreachable("odd-answer", server=reply.url.host, status=str(reply.status_code))
    message = str(said.get("message") or said.get("detail") or f"error {reply.status_code}")
    return refusal(str(said.get("code", reply.status_code)), said_by(message, said.get("words")))


def said_by(message: str, words: object) -> Data:
    """A server's words if they are known here too, or else what it says in English."""
    is_known = isinstance(words, list) and words and Text("en").bundle.has_message(str(words[0]))
    return words if is_known and isinstance(words, list) else message


def refusal(code: str, said: Data) -> PessoiError:
    """A refusal for good, or one after which it is worth trying again."""
    return Unreachable("as-said", reason=said) if code in TRY_AGAIN else Declined(code, said)
