"""The application: routes, sockets, channels and the house behind them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.types import Message, Scope

from pessoi.kernel.errors import BadSetup, PessoiError
from pessoi.server.announcements import backend_for
from pessoi.server.api import api_router
from pessoi.server.errors import Problem, Refused
from pessoi.server.house import House
from pessoi.server.identity import COOKIE
from pessoi.server.live import code_of, live
from pessoi.server.page import PAGE_FOLDER, Page, show_page
from pessoi.server.store import Store, StoreUnavailable

logger = logging.getLogger("pessoi.server")

#: Bodies of requests are small; anything larger is refused unread.
LARGEST_BODY = 64 * 1024

#: Sent with every answer. Pages load from this site only, and links with an invitation are not told to other sites.
SAFETY = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}

#: How a request says who sends it.
KEYS: dict[str, SecurityScheme | Reference] = {
    "cookie": SecurityScheme("apiKey", "The cookie of a guest or account", name=COOKIE, security_scheme_in="cookie"),
    "token": SecurityScheme("http", "A token for programs", scheme="bearer"),
}

#: Names for what the framework refuses before a handler is asked; others are a bad request.
CODES = {404: "not_found", 405: "not_allowed", 413: "too_large"}


def explain(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """An error a client can act on."""
    if isinstance(error, Refused):
        return Response(Problem(error.code, str(error)), status_code=error.status)
    if isinstance(error, StoreUnavailable):
        return Response(Problem("unavailable", str(error)), status_code=503)
    assert isinstance(error, PessoiError)
    status = 400 if isinstance(error, BadSetup) else 409
    return Response(Problem(code_of(error), str(error)), status_code=status)


def explain_refusal(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses, said like everything else."""
    words = [name_problem(**problem) for problem in error.extra] if isinstance(error.extra, list) else []
    code = CODES.get(error.status_code, "bad_request")
    message = "; ".join(words) or error.detail
    return Response(Problem(code, message), status_code=error.status_code, headers=error.headers)


def name_problem(message: str, key: str = "", **_: Any) -> str:
    """One thing that is wrong with a request, and where."""
    if message == repr(key):
        return f"{key} is missing"
    return f"{key}: {message}" if key else message


def explain_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: written down here, and kept from the client."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Problem("internal", "the server made a mistake; its log says more"), status_code=500)


async def add_safety(message: Message, _: Scope) -> None:
    """Tell browsers to be careful."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SAFETY.items():
            headers[name] = value


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """For those who watch over the server."""
    return {"status": "ok", "version": version("pessoi")}


def create_app(database: str, workers: int = 1, page: Path = PAGE_FOLDER) -> Litestar:
    """The application on this database, with the page in this folder; bots think in so many processes."""
    channels = ChannelsPlugin(
        backend_for(database),
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=100,
        subscriber_backlog_strategy="dropleft",
    )

    @asynccontextmanager
    async def house(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(database)
        app.state.house = House(store, await store.secret("cookie"), channels, workers)
        await app.state.house.open()
        try:
            yield
        finally:
            await app.state.house.close()

    return Litestar(
        route_handlers=[show_page, health, api_router(), live],
        state=State({"page": Page(page)}),
        plugins=[channels],
        lifespan=[house],
        before_send=[add_safety],
        exception_handlers={
            PessoiError: explain,
            StoreUnavailable: explain,
            HTTPException: explain_refusal,
            Exception: explain_fault,
        },
        openapi_config=OpenAPIConfig(
            title="pessoi",
            version=version("pessoi"),
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
            components=Components(security_schemes=KEYS),
        ),
        request_max_body_size=LARGEST_BODY,
    )
