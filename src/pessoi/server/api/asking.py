"""Who is asking and what for: parameters, dependencies and refusals that the routes share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta

from pessoi.server.errors import Problem, WhoAreYou
from pessoi.server.house import House
from pessoi.server.identity import COOKIE
from pessoi.server.store import Person

#: The number of a table, match or token, or the word of an invitation.
Id = Annotated[str, PathParameter(max_length=64, pattern="^[A-Za-z0-9_-]+$")]

Language = Annotated[Literal["en", "de"], QueryParameter()]

GameName = Annotated[str | None, QueryParameter(max_length=64, pattern="^[A-Za-z0-9_-]*$")]

BotName = Annotated[str, QueryParameter(max_length=64, pattern="^[A-Za-z0-9_-]+$")]

Moment = Annotated[float | None, QueryParameter(ge=0, le=1e12)]

Since = Annotated[int, QueryParameter(ge=0, le=2**40)]

PageSize = Annotated[int, QueryParameter(ge=1, le=100)]

Small = Annotated[int, Meta(ge=0, le=1000)]

TheHouse = NamedDependency[House]

TheVisitor = NamedDependency[Person | None]

ThePerson = NamedDependency[Person]

REFUSALS = {
    400: "The request makes no sense as it is",
    401: "Say who you are first",
    403: "Somebody else's seat or table",
    404: "There is no such thing here",
    409: "Not possible now; nothing has changed",
    413: "The body is too large",
    503: "The store does not answer; try again",
}

#: A cookie or a token is needed.
KNOWN: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, described."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=REFUSALS[status])
        for status in sorted({*statuses, 503})
    }


def find_house(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The house this application serves."""
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


async def find_visitor(connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """The person of a token or a cookie, or nobody; a token that is not known is refused."""
    identity = find_house(connection).identity
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        person = await identity.of_token(token.strip())
        if person is None:
            raise WhoAreYou("this token is not known; make a new one")
        return person
    cookie = connection.cookies.get(COOKIE)
    return None if cookie is None else await identity.of_cookie(cookie)


async def find_person(visitor: TheVisitor) -> Person:
    """The person asking, where somebody is needed."""
    if visitor is None:
        raise WhoAreYou("say who you are first: POST a name to /api/guests, or send a token")
    return visitor


def provide_house(request: Request[Any, Any, Any]) -> House:
    """The house, for handlers."""
    return find_house(request)


async def provide_visitor(request: Request[Any, Any, Any]) -> Person | None:
    """The visitor, for handlers."""
    return await find_visitor(request)
