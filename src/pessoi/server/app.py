"""The application: routes, sockets and the house behind them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.types import Message, Scope

from pessoi.kernel.errors import BadSetup, PessoiError
from pessoi.kernel.phrase import Data
from pessoi.server.api import api_router
from pessoi.server.errors import BadRequest, Mistake, NotFound, Problem, Refused, TooMany, unavailable
from pessoi.server.house import House
from pessoi.server.identity import COOKIE
from pessoi.server.limits import Limits, Rate
from pessoi.server.live import code_of, live
from pessoi.server.metrics import Metrics
from pessoi.server.notices import announcements_for
from pessoi.server.page import PAGE_FOLDER, Page, show_page
from pessoi.server.reach import read_reach
from pessoi.server.secret import secrets_of
from pessoi.server.store import Store, StoreUnavailable
from pessoi.server.tracing import request_number
from pessoi.server.watching import health, ready

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
#: The same for people.
WORDS = {"not_found": NotFound("not-found"), "not_allowed": Refused("not-allowed"), "too_large": Refused("too-large")}
MALFORMED = BadRequest("bad-request")


class CarefulRequest(Request[Any, Any, Any]):
    """A request whose body may be anything; the framework takes some of that for mistakes of ours."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise BadRequest("unreadable-body") from error


def explain(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """An error a client can act on."""
    if isinstance(error, StoreUnavailable):
        error = unavailable(error)
    if isinstance(error, Refused):
        headers = {"Retry-After": str(error.seconds)} if isinstance(error, TooMany) else {}
        return refuse(request, error.status, error.code, str(error), error.words, headers)
    assert isinstance(error, PessoiError)
    status = 400 if isinstance(error, BadSetup) else 409
    return refuse(request, status, code_of(error), str(error), error.words)


def refuse(
    request: Request[Any, Any, Any],
    status: int,
    code: str,
    message: str,
    words: Data,
    headers: dict[str, str] | None = None,
) -> Response[Problem]:
    """The answer that says so; it is counted."""
    request.app.state.metrics.refused.labels("http", code).inc()
    return Response(Problem(code, message, words, request_number()), status_code=status, headers=headers)


def explain_refusal(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses, said like everything else."""
    problems = error.extra if isinstance(error.extra, list) else []
    code = CODES.get(error.status_code, "bad_request")
    message = "; ".join(name_problem(**problem) for problem in problems) or error.detail
    field = next((problem["key"] for problem in problems if problem.get("key")), None)
    words = BadRequest("bad-field", field=field).words if field is not None else WORDS.get(code, MALFORMED).words
    return refuse(request, error.status_code, code, message, words, error.headers)


def name_problem(message: str, key: str = "", **_: Any) -> str:
    """One thing that is wrong with a request, and where."""
    if message == repr(key):
        return f"{key} is missing"
    return f"{key}: {message}" if key else message


def explain_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: written down here, and kept from the client."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    request.app.state.metrics.errors.labels("http").inc()
    mistake = Mistake("server-mistake", request=request_number())
    return refuse(request, mistake.status, mistake.code, str(mistake), mistake.words)


async def add_safety(message: Message, _: Scope) -> None:
    """Tell browsers to be careful."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SAFETY.items():
            headers[name] = value


@dataclass(frozen=True)
class Serving:
    """What an application is about: its database, in how many processes bots think, and other limits than the usual."""

    database: str
    thinkers: int = 1
    rates: dict[str, Rate] | None = None


@asynccontextmanager
async def keep_house(app: Litestar) -> AsyncIterator[None]:
    """The house on the application's database, as long as it serves."""
    serving: Serving = app.state.serving
    store = await Store.open(serving.database)
    announcements = announcements_for(serving.database, store)
    secrets = await secrets_of(store)
    limits = Limits(serving.rates)
    house = House(store, secrets, announcements, serving.thinkers, limits, app.state.metrics, read_reach())
    app.state.house = house
    await house.open()
    try:
        yield
    finally:
        await house.close()


def create_app(
    database: str, thinkers: int = 1, page: Path = PAGE_FOLDER, rates: dict[str, Rate] | None = None
) -> Litestar:
    """The application on this database, with the page in this folder; bots think in so many processes.

    ``rates`` are other limits than the usual ones for what people may do; an empty dictionary is none at all.
    """
    return Litestar(
        route_handlers=[show_page, health, ready, api_router(), live],
        state=State({"page": Page(page), "metrics": Metrics(), "serving": Serving(database, thinkers, rates)}),
        lifespan=[keep_house],
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
        request_class=CarefulRequest,
        request_max_body_size=LARGEST_BODY,
    )
