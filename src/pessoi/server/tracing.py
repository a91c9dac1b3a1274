"""Which request something belongs to: each has a number that its answer, its errors and the log name."""

from __future__ import annotations

import logging
import re
import secrets
import time
from contextvars import ContextVar

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pessoi.server.metrics import Metrics

logger = logging.getLogger("pessoi.requests")

#: The number of the request this task works on; what a request sets going goes on under its number.
REQUEST: ContextVar[str] = ContextVar("request", default="")
HEADER = b"x-request-id"
#: What a web server before this one may call a request; anything else gets a number of ours.
ACCEPTED = re.compile(rb"[A-Za-z0-9_-]{8,64}")
#: What a socket is called in the place of a method and a status.
SOCKET = "SOCKET"
SWITCHED = 101
METHODS = {"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", SOCKET}
#: What requests that lead nowhere are called, so that nobody can fill a list with inventions.
NOWHERE = "other"


def request_number() -> str:
    """The number of the request that is being worked on; empty if it is none."""
    return REQUEST.get()


class Traced:
    """An application whose requests are numbered, counted and, if somebody wants to read it, logged."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Work on one request or socket."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        number = number_of(scope)
        status = 0
        began = time.perf_counter()

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start" or message["type"] == "websocket.accept":
                headers = [pair for pair in message.get("headers") or () if pair[0].lower() != HEADER]
                message["headers"] = [*headers, (HEADER, number.encode())]
                status = message["status"] if message["type"] == "http.response.start" else SWITCHED
            await send(message)

        before = REQUEST.set(number)
        try:
            await self.app(scope, receive, answer)
        finally:
            seconds = time.perf_counter() - began
            route = str(scope.get("path_template") or NOWHERE)
            method = str(scope.get("method", SOCKET))
            method = method if method in METHODS else NOWHERE
            if method != SOCKET:
                self.metrics.requests.labels(method, route, str(status)).inc()
                self.metrics.request_seconds.observe(seconds)
            logger.info(
                "%s %s %s",
                method,
                route,
                status,
                extra={"method": method, "route": route, "status": status, "seconds": round(seconds, 4)},
            )
            REQUEST.reset(before)


def number_of(scope: Scope) -> str:
    """The number a web server before this one gave the request, or a new one."""
    for name, value in scope["headers"]:
        if name == HEADER and ACCEPTED.fullmatch(value):
            return value.decode()
    return secrets.token_hex(8)
