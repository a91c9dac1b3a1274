"""Malformed requests, messages and bytes for a server: real ones, changed until they make no sense.

Whatever comes, the server refuses it in words (never a status of 500), goes on answering others, and takes no more
memory for it. ``fuzz`` sends as many as one likes; hypothesis makes them up.
"""

from __future__ import annotations

import json
import socket
import string
import time
from collections import Counter
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from tests.patience import PATIENCE
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

Figures = dict[str, int]
#: Larger than any request is.
LARGEST = 200_000
#: What a server may have learned meanwhile, in megabytes; beyond that it is what it was sent that it keeps.
MOST_MORE = 30

#: The method, path and body of requests that make sense; ``{table}`` and such are things that are there.
REQUESTS: list[tuple[str, str, Any]] = [
    ("GET", "/api/me", None),
    ("POST", "/api/guests", {"name": "Anna"}),
    ("PUT", "/api/me", {"name": "Anna"}),
    ("POST", "/api/accounts", {"login": "anna", "password": "long enough"}),
    ("POST", "/api/sessions", {"login": "anna", "password": "a guess of mine"}),
    ("PUT", "/api/accounts", {"password": "long enough", "new_password": "longer still"}),
    ("POST", "/api/tokens", {"label": "bot"}),
    ("DELETE", "/api/tokens/abc", None),
    ("GET", "/api/games?language=de", None),
    ("GET", "/api/games/hercules/rules?language=en", None),
    ("POST", "/api/tables", {"game": "hercules", "seats": 2, "options": {"simplified": True}, "bots": {"1": "random"}}),
    ("POST", "/api/tables", {"game": "thebai", "seats": 1, "clock": {"kind": "live", "seconds": 60, "increment": 1}}),
    ("GET", "/api/tables?game=hercules&status=open&mine=false&before=1e9&limit=10", None),
    ("GET", "/api/tables/{table}", None),
    ("GET", "/api/invitations/{invitation}", None),
    ("POST", "/api/invitations/{invitation}", None),
    ("PUT", "/api/tables/{table}/invitation", None),
    ("PUT", "/api/tables/{table}/seats/0", {"nonce": "abc", "name": "Anna"}),
    ("PUT", "/api/tables/{table}/seats/1/bot", {"bot": "random"}),
    ("PUT", "/api/tables/{table}/seats/0/share", {"is_shared": True}),
    ("POST", "/api/tables/{table}/seats/0/stand-in", None),
    ("POST", "/api/tables/{table}/start", None),
    ("GET", "/api/tables/{table}/chat?since=0", None),
    ("POST", "/api/tables/{table}/chat", {"text": "hello"}),
    ("GET", "/api/tables/{table}/scene?seat=0&seen=0&panels=true&words=de", None),
    ("GET", "/api/tables/{table}/preview?seat=0&choice=rest", None),
    ("POST", "/api/tables/{table}/choices", {"seat": 0, "log": 0, "choice": "rest"}),
    ("POST", "/api/tables/{table}/undo", {"seat": 0, "log": 0}),
    ("POST", "/api/tables/{table}/take-back", {"seat": 0}),
    ("PUT", "/api/tables/{table}/stop", {"seat": 0, "agrees": True}),
    ("GET", "/api/matches?finished=true&limit=5", None),
    ("GET", "/api/matches/{match}?with_result=true", None),
    ("GET", "/api/matches/{match}/record", None),
    ("GET", "/api/matches/{match}/positions?first=0&count=2&seat=-1", None),
    ("GET", "/api/matches/{match}/positions/0?seat=-1&words=en", None),
    ("GET", "/api/matches/{match}/points", None),
    ("GET", "/api/statistics", None),
    ("GET", "/health", None),
]

#: Messages that make sense.
MESSAGES: list[dict[str, Any]] = [
    {"type": "choose", "id": 1, "seat": 0, "log": 0, "choice": "rest"},
    {"type": "undo", "id": 2, "seat": 0, "log": 0},
    {"type": "preview", "id": 3, "seat": 0, "choice": "rest", "then": ["rest"]},
    {"type": "take-back", "id": 4, "seat": 0},
    {"type": "answer-take-back", "id": 5, "seat": 1, "agrees": True},
    {"type": "look", "id": 6, "seat": 0, "watch": None, "seen": 0, "panels": True},
    {"type": "say", "id": 7, "text": "well played"},
    {"type": "stop", "id": 9, "seat": 0},
    {"type": "answer-stop", "id": 10, "seat": 1, "agrees": False},
]

#: Things that stand where others are expected.
ODD: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from(
        [None, True, -1, 2**31, 2**40, 2**63, 2**64, 10**400, -(10**30), 1e308, 0.5, "", "\x00", "\ud800", "a" * 5000]
    ),
    st.sampled_from(
        ["../../etc/passwd", "'; DROP TABLE people; --", "{}", "%00", "\u202e", "a\nb", "٣", "master plus"]
    ),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
        max_leaves=12,
    ),
)
BYTES = st.one_of(
    st.binary(max_size=60), st.sampled_from([b"\x00", b"\xff\xfe", b"\r\n\r\n", b"[" * 5000, b"{" * 5000, b"\xf0\x9f"])
)


@st.composite
def changed_json(draw: st.DrawFn, whole: Any) -> Any:
    """A value with something odd in the place of a part, a part missing, or one too many."""
    if not isinstance(whole, dict) or draw(st.integers(0, 9)) == 0:
        return draw(ODD)
    key = draw(st.sampled_from(sorted(whole)))
    match draw(st.sampled_from(["odd", "missing", "more", "deeper"])):
        case "odd":
            return {**whole, key: draw(ODD)}
        case "missing":
            return {name: value for name, value in whole.items() if name != key}
        case "more":
            return {**whole, draw(st.text(max_size=10)): draw(ODD)}
        case _:
            return {**whole, key: draw(changed_json(whole[key]))}


@st.composite
def changed_bytes(draw: st.DrawFn, whole: bytes) -> bytes:
    """Bytes with some of them cut out, doubled, put in or turned."""
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(whole)))
        length = draw(st.integers(0, 40))
        middle = draw(st.one_of(BYTES, st.just(whole[at : at + length] * 2), st.just(b"")))
        whole = whole[:at] + middle + whole[at + length :]
    return whole[:LARGEST]


def written(value: Any) -> bytes:
    """JSON as anybody might write it, be it not quite JSON."""
    return json.dumps(value).encode("utf-8", "surrogatepass")


@st.composite
def bodies(draw: st.DrawFn, whole: Any) -> bytes:
    value = draw(st.one_of(st.just(whole), changed_json(whole)))
    return draw(st.one_of(st.just(written(value)), changed_bytes(written(value))))


@st.composite
def attacks(draw: st.DrawFn) -> tuple[str, Any]:
    """What is sent, and how."""
    kind = draw(st.sampled_from(["request", "request", "message", "message", "raw"]))
    if kind == "message":
        whole = draw(st.sampled_from(MESSAGES))
        return kind, (draw(bodies(whole)), draw(st.booleans()))
    method, path, body = draw(st.sampled_from(REQUESTS))
    if draw(st.booleans()):
        path = draw(changed_bytes(path.encode())).decode("latin-1")
    if draw(st.integers(0, 9)) == 0:
        method = draw(st.sampled_from(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "X"]))
    sent = b"" if body is None and draw(st.booleans()) else draw(bodies(body))
    kind_of_body = draw(st.sampled_from(["application/json"] * 6 + ["text/plain", "application/json; charset=x", ""]))
    if kind == "raw":
        lines = [
            f"{method} {path} HTTP/1.1",
            "Host: x",
            f"Content-Type: {kind_of_body}",
            f"Content-Length: {len(sent)}",
        ]
        head = "\r\n".join([*lines, "", ""])
        return kind, draw(changed_bytes(head.encode("latin-1", "replace") + sent))
    return kind, (method, path, sent, kind_of_body)


class Target:
    """A server to strike at, with a table, a match and somebody who may use both."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self.http.post("/api/guests", json={"name": "Anna"}).raise_for_status()
        self.cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        wish = {"game": "hercules", "seats": 2, "is_public": True}
        table = self.http.post("/api/tables", json=wish).raise_for_status().json()
        for seat in (0, 1):
            self.http.put(f"/api/tables/{table['id']}/seats/{seat}", json={}).raise_for_status()
        started = self.http.post(f"/api/tables/{table['id']}/start").raise_for_status().json()
        self.names = {"table": table["id"], "match": started["match_id"], "invitation": table["invitation"]}
        self.stack = ExitStack()
        self.line: ClientConnection | None = None
        self.answers: Counter[str] = Counter()

    def strike(self, attack: tuple[str, Any]) -> None:
        """Send it, and see that it is answered or refused."""
        kind, what = attack
        getattr(self, f"_{kind}")(what)
        self.answers[kind] += 1

    def _request(self, what: tuple[str, str, bytes, str]) -> None:
        method, path, body, kind = what
        for name, value in self.names.items():
            path = path.replace(f"{{{name}}}", value)
        headers = {"Content-Type": kind, "Cookie": self.cookie} if kind else {"Cookie": self.cookie}
        try:
            # Bytes that no line can begin with come as they do from browsers; as they are, the raw ones have them.
            plain = quote(path.encode("latin-1", "replace"), safe=string.punctuation).encode()
            target = httpx.URL(f"http://127.0.0.1:{self.port}").copy_with(raw_path=b"/" + plain.lstrip(b"/"))
            answer = self.http.send(httpx.Request(method, target, content=body, headers=headers))
        except (httpx.ProtocolError, httpx.InvalidURL, httpx.UnsupportedProtocol, httpx.ReadError):
            # What no client can send, or the server hung up on, be it in the middle of what was sent.
            return
        assert answer.status_code < 500, (method, path, body, kind, answer.text)
        self.answers[f"status {answer.status_code // 100}xx"] += 1

    def _message(self, what: tuple[bytes, bool]) -> None:
        body, is_binary = what
        for _ in range(2):
            try:
                if self.line is None:
                    address = f"ws://127.0.0.1:{self.port}/api/tables/{self.names['table']}/live"
                    self.line = self.stack.enter_context(
                        connect(address, additional_headers={"Cookie": self.cookie}, open_timeout=PATIENCE)
                    )
                self._catch_up(self.line)
                self.line.send(body, text=not is_binary)
                # Whatever that was, this is understood after it.
                self.line.send('{"type": "look", "id": 0}')
                while json.loads(self.line.recv(PATIENCE))["type"] != "update":
                    pass
                return
            except (WebSocketException, OSError) as error:
                code = getattr(getattr(error, "rcvd", None), "code", None)
                assert code != 1011, (body, "the server made a mistake")
                self.line = None

    def _catch_up(self, line: ClientConnection) -> None:
        """Hear what was told meanwhile; a line on which that piles up answers no pings any more."""
        with suppress(TimeoutError):
            while True:
                line.recv(0)

    def _raw(self, what: bytes) -> None:
        with suppress(ConnectionError), socket.create_connection(("127.0.0.1", self.port), PATIENCE) as line:
            line.sendall(what)
            line.shutdown(socket.SHUT_WR)
            answer = b""
            while chunk := line.recv(65536):
                answer += chunk
            for said in answer.split(b"HTTP/1.1 ")[1:]:
                assert not said.startswith(b"5"), (what, answer[:300])

    def close(self) -> None:
        self.stack.close()
        self.http.close()


def resident(pid: int) -> int:
    """The memory of a process, in megabytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) // 1024


def resident_at_rest(pid: int, before: int) -> int:
    """The same once what takes much for a while is done, a password that is worked on, say; or what it stays at."""
    give_up = time.monotonic() + PATIENCE
    while (now := resident(pid)) - before >= MOST_MORE and time.monotonic() < give_up:
        time.sleep(0.05)
    return now


def fuzz(port: int, pid: int, count: int, number: int) -> Figures:
    """Send so many; what came of them, and how the server's memory grew."""
    target = Target(port)

    def run(times: int, again: int) -> None:
        @seed(again)
        @settings(
            max_examples=times,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(attacks())
        def strike(attack: tuple[str, Any]) -> None:
            target.strike(attack)

        strike()

    try:
        # What is loaded or remembered once is not counted.
        run(max(50, count // 10), number)
        before = resident(pid)
        run(count, number + 1)
        after = resident_at_rest(pid, before)
        assert target.http.get("/health").status_code == 200
        shown = target.http.get(f"/api/tables/{target.names['table']}").raise_for_status().json()
        assert shown["id"] == target.names["table"]
    finally:
        target.close()
    return {**target.answers, "megabytes before": before, "megabytes after": after}
