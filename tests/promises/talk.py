"""A conversation with the server as a script: what a client says, and where in earlier answers it takes that from.

Tables, deals and numbers differ each time, so a message names the places it reads: ``=table.id``, or
``=update.scene.decision.choices.0.choice``. The script of a released version is kept with its description of the
interface; whoever plays it again understands no more than that description says.
"""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from typing import Any

import httpx
from tests.patience import PATIENCE
from tests.promises.shapes import Description, misfits
from websockets.sync.client import ClientConnection, connect

Step = dict[str, Any]

#: What the clients of the present version do: one person at both seats, on one screen.
SCRIPT: list[Step] = [
    {"ask": "POST /api/guests", "body": {"name": "Anna"}, "status": 201, "as": "person"},
    {"ask": "POST /api/tokens", "body": {"label": "promise"}, "status": 201, "as": "token"},
    {"ask": "GET /api/games", "query": {"language": "de"}, "as": "games"},
    {
        "ask": "POST /api/tables",
        "body": {"game": "hercules", "seats": 2, "options": {"start_seat": 0}, "clock": {"kind": "none"}},
        "status": 201,
        "as": "table",
    },
    *(
        {
            "ask": "PUT /api/tables/{table_id}/seats/{seat}",
            "with": {"table_id": "=table.id", "seat": seat},
            "body": {"nonce": f"part{seat}"},
            "as": "table",
        }
        for seat in range(2)
    ),
    {"ask": "POST /api/tables/{table_id}/start", "with": {"table_id": "=table.id"}, "as": "table"},
    {"open": "/api/tables/{table_id}/live", "with": {"table_id": "=table.id"}},
    {"hear": "update"},
    {
        "say": {
            "type": "preview",
            "id": 1,
            "seat": "=update.scene.seat",
            "choice": "=update.scene.decision.choices.0.choice",
        }
    },
    {"hear": "previewed", "id": 1},
    *(
        step
        for number in range(2, 8)
        for step in (
            {
                "say": {
                    "type": "choose",
                    "id": number,
                    "seat": "=update.scene.decision.seat",
                    "log": "=update.table.log",
                    "choice": "=update.scene.decision.choices.0.choice",
                }
            },
            {"hear": "ack", "id": number},
            {"hear": "update", "log": "=ack.log"},
        )
    ),
    {"say": {"type": "undo", "id": 10, "seat": "=update.scene.seat", "log": 0}},
    {"hear": "error", "id": 10, "code": "stale"},
    {"say": {"type": "say", "id": 11, "text": "Well played"}},
    {"hear": "ack", "id": 11},
    {"say": {"type": "look", "id": 12, "seat": 1, "watch": None, "seen": 0, "panels": True}},
    {"hear": "update", "with": "scene.panels"},
    {"say": {"type": "resign", "id": 13, "seat": "=update.scene.seat"}},
    {"hear": "ack", "id": 13},
    {"hear": "update", "with": "scene.end"},
    {
        "ask": "GET /api/tables/{table_id}/scene",
        "with": {"table_id": "=table.id"},
        "query": {"seat": 0, "words": "de"},
        "as": "scene",
    },
    {"ask": "GET /api/matches/{match_id}/record", "with": {"match_id": "=table.match_id"}, "as": "record"},
    {
        "ask": "GET /api/matches/{match_id}/positions",
        "with": {"match_id": "=table.match_id"},
        "query": {"first": 0, "count": 3, "seat": -1},
        "as": "positions",
    },
]


class Client:
    """Plays a script at a server, and notes where an answer is not what its description says."""

    def __init__(self, http: httpx.Client, known: Description) -> None:
        self.http = http
        self.known = known
        self.kept: dict[str, Any] = {}
        self.misunderstood: list[str] = []
        self.socket: ClientConnection | None = None

    def play(self, script: list[Step]) -> None:
        """Say it all, and hear what belongs to it."""
        with ExitStack() as stack:
            for step in script:
                if "ask" in step:
                    self._ask(step)
                elif "open" in step:
                    self.socket = stack.enter_context(self._open(step))
                elif "say" in step:
                    self._socket.send(json.dumps(self._meant(step["say"])))
                else:
                    self._hear(step)

    @property
    def _socket(self) -> ClientConnection:
        assert self.socket is not None, "the script says something before it opens a socket"
        return self.socket

    def _ask(self, step: Step) -> None:
        method, path = step["ask"].split()
        status = step.get("status", 200)
        place = self._place(path, step)
        answer = self.http.request(method, place, json=self._meant(step.get("body")), params=step.get("query"))
        assert answer.status_code == status, f"{step['ask']}: {answer.status_code} {answer.text}"
        schema = self.known.answer(method, path, status)
        assert schema is not None, f"{step['ask']} was not described"
        self.kept[step["as"]] = answer.json()
        self.misunderstood += misfits(answer.json(), schema, self.known, step["as"])

    def _open(self, step: Step) -> ClientConnection:
        address = str(self.http.base_url).rstrip("/").replace("http", "ws", 1)
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        place = address + self._place(step["open"], step)
        return connect(place, additional_headers={"Cookie": cookies}, open_timeout=PATIENCE, ping_interval=None)

    def _hear(self, step: Step) -> None:
        """Wait for a message; others that come are understood, too, and the last update is what is known."""
        while not self._is_heard(step):
            message = json.loads(self._socket.recv(timeout=PATIENCE))
            self.misunderstood += misfits(message, self.known.part("Message"), self.known, message["type"])
            self.kept[message["type"]] = message

    def _is_heard(self, step: Step) -> bool:
        message = self.kept.get(step["hear"])
        if message is None:
            return False
        if "with" in step:
            return self._find(f"{step['hear']}.{step['with']}") is not None
        if "log" in step:
            return bool(message["table"]["log"] >= self._meant(step["log"]))
        wanted = {name: step[name] for name in ("id", "code") if name in step}
        return all(message.get(name) == value for name, value in wanted.items())

    def _place(self, path: str, step: Step) -> str:
        return re.sub(r"\{(\w+)\}", lambda found: str(self._meant(step["with"][found[1]])), path)

    def _meant(self, value: Any) -> Any:
        """A message with what it reads in the place of where it reads it."""
        if isinstance(value, dict):
            return {name: self._meant(each) for name, each in value.items()}
        return self._find(value[1:]) if isinstance(value, str) and value.startswith("=") else value

    def _find(self, place: str) -> Any:
        found: Any = self.kept
        for part in place.split("."):
            found = found[int(part)] if isinstance(found, list) else found.get(part)
            if found is None:
                break
        return found
