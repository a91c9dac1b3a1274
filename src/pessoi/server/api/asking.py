"""Who is asking and what for: parameters, dependencies and refusals that the routes share."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta

from pessoi.server.errors import BadRequest, NotYours, Problem, WhoAreYou
from pessoi.server.house import House
from pessoi.server.identity import COOKIE, Key
from pessoi.server.store import Person

#: The number of a table, match or token, or the word of an invitation.
Id = Annotated[str, PathParameter(max_length=64, pattern="^[A-Za-z0-9_-]+$")]

#: The code of a language; who asks for one that is not spoken here is answered in English.
LANGUAGE = "^[a-z]{2}$"
Language = Annotated[str, QueryParameter(pattern=LANGUAGE)]

#: The language in which a program without texts of its own wants the words of a scene.
Words = Annotated[str | None, QueryParameter(pattern=LANGUAGE)]

#: Whether the generic table is wanted too.
Panels = Annotated[bool, QueryParameter()]

GameName = Annotated[str | None, QueryParameter(max_length=64, pattern="^[A-Za-z0-9_-]*$")]

BotName = Annotated[str, QueryParameter(max_length=64, pattern="^[A-Za-z0-9_-]+$")]

Moment = Annotated[float | None, QueryParameter(ge=0, le=1e12)]

#: A place in a log or the number of a line; databases count up to here.
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]

PageSize = Annotated[int, QueryParameter(ge=1, le=100)]

Small = Annotated[int, Meta(ge=0, le=1000)]

TheHouse = NamedDependency[House]

#: Where the request comes from.
TheAddress = NamedDependency[str]

#: What the request shows to say whose it is; and the same where only the person themselves will do.
TheKey = NamedDependency[Key | None]
TheOwner = NamedDependency[Key]
TheVisitor = NamedDependency[Person | None]

ThePerson = NamedDependency[Person]

REFUSALS = {
    400: "The request makes no sense as it is",
    401: "Say who you are first",
    403: "Somebody else's seat or table",
    404: "There is no such thing here",
    409: "Not possible now; nothing has changed",
    413: "The body is too large",
    429: "More than anybody may ask for; Retry-After says when to come again",
    503: "The store does not answer; try again",
}

#: Requests that change nothing.
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
#: A cookie or a token is needed.
KNOWN: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]
#: A cookie is needed.
OWN: list[dict[str, list[str]]] = [{"cookie": []}]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, described."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=REFUSALS[status])
        for status in sorted({*statuses, 503})
    }


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse what a page of another site has a browser send; programs name no origin."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host", ""):
        raise NotYours("foreign-page")


def check_request(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse changes that another site's page asks for, and bodies that do not say they are JSON."""
    if connection.scope.get("method") in SAFE_METHODS:
        return
    check_origin(connection)
    headers = connection.headers
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    if has_body and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise BadRequest("needs-json")


def find_house(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The house this application serves."""
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


async def find_key(connection: ASGIConnection[Any, Any, Any, Any]) -> Key | None:
    """The key of a token or a cookie, or none; a token that is not known is refused."""
    identity = find_house(connection).identity
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        key = await identity.of_token(token.strip())
        if key is None:
            raise WhoAreYou("unknown-token")
        return key
    cookie = connection.cookies.get(COOKIE)
    return None if cookie is None else await identity.of_cookie(cookie)


async def find_owner(key: TheKey) -> Key:
    """The session of somebody who changes what is their own; a token may play for them, and no more."""
    if key is None:
        raise WhoAreYou("who-are-you")
    if key.is_token:
        raise NotYours("not-for-tokens")
    return key


async def find_person(visitor: TheVisitor) -> Person:
    """The person asking, where somebody is needed."""
    if visitor is None:
        raise WhoAreYou("who-are-you")
    return visitor


def id_of(visitor: Person | None) -> str | None:
    """The number of whoever asks; None for a stranger."""
    return None if visitor is None else visitor.id


def provide_house(request: Request[Any, Any, Any]) -> House:
    """The house, for handlers."""
    return find_house(request)


def find_address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a client is; a web server before this one has to pass that on."""
    return connection.client.host if connection.client is not None else ""


def provide_address(request: Request[Any, Any, Any]) -> str:
    """The address, for handlers."""
    return find_address(request)


async def provide_key(request: Request[Any, Any, Any]) -> Key | None:
    """The key, for handlers."""
    return await find_key(request)


async def provide_visitor(key: TheKey) -> Person | None:
    """The person asking, or nobody."""
    return None if key is None else key.person
