"""Oneself: guests, accounts, tokens."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from pessoi.server.api.asking import (
    KNOWN,
    Id,
    TheHouse,
    ThePerson,
    refusals,
)
from pessoi.server.house import House
from pessoi.server.identity import COOKIE
from pessoi.server.shown import ShownPerson, show_person
from pessoi.server.store import Person

YEAR = 366 * 86_400


class NewGuest(Struct):
    """A name is all a guest needs."""

    name: str


class Credentials(Struct):
    """A login and its password."""

    login: str
    password: str


class NewToken(Struct):
    """What a token is for, in one's own words."""

    label: Annotated[str, Meta(max_length=80)] = ""


class ShownToken(Struct):
    """A token, to be kept: it is not shown again."""

    token: str
    label: str


class KeptToken(Struct):
    """A token as it is kept: the number to remove it by, what it is for, and since when there is one."""

    id: str
    label: str
    created: float


def welcome(house: House, person: Person, request: Request[Any, Any, Any]) -> Response[ShownPerson]:
    """The answer to somebody who has come in."""
    return Response(
        show_person(person),
        cookies=[cookie(house.identity.cookie_of(person), YEAR, request.url.scheme == "https")],
        status_code=201,
    )


def cookie(value: str, max_age: int, is_secure: bool = False) -> Cookie:
    """The cookie that says who somebody is: not for scripts, nor for requests from other sites."""
    return Cookie(COOKIE, value=value, httponly=True, samesite="lax", secure=is_secure, max_age=max_age)


@post("/guests", responses=refusals(400, 413))
async def add_guest(
    data: JSONBody[NewGuest], house: TheHouse, request: Request[Any, Any, Any]
) -> Response[ShownPerson]:
    """Come in as a guest; the cookie in the answer is the key to come back."""
    return welcome(house, await house.identity.add_guest(data.name), request)


@get("/me", responses=refusals(401), security=KNOWN)
async def get_me(person: ThePerson) -> ShownPerson:
    """Who the server takes you for."""
    return show_person(person)


@put("/me", responses=refusals(400, 401, 413), security=KNOWN)
async def rename_me(data: JSONBody[NewGuest], house: TheHouse, person: ThePerson) -> ShownPerson:
    """Take another name."""
    return show_person(await house.identity.rename(person, data.name))


@post("/accounts", responses=refusals(400, 401, 409, 413), security=KNOWN)
async def open_account(data: JSONBody[Credentials], house: TheHouse, person: ThePerson) -> ShownPerson:
    """Add a login and a password, to come back on another device."""
    return show_person(await house.identity.open_account(person, data.login, data.password))


@post("/sessions", responses=refusals(400, 401, 413))
async def log_in(
    data: JSONBody[Credentials], house: TheHouse, request: Request[Any, Any, Any]
) -> Response[ShownPerson]:
    """Come back with login and password."""
    return welcome(house, await house.identity.log_in(data.login, data.password), request)


@delete("/sessions", status_code=204, responses=refusals(), response_cookies=[cookie("", max_age=0)])
async def log_out() -> None:
    """Forget the cookie on this device."""


@post("/tokens", responses=refusals(400, 401, 413), security=KNOWN)
async def add_token(data: JSONBody[NewToken], house: TheHouse, person: ThePerson) -> ShownToken:
    """A token for a program that plays for you."""
    return ShownToken(await house.identity.add_token(person, data.label), data.label)


@get("/tokens", responses=refusals(401), security=KNOWN)
async def list_tokens(house: TheHouse, person: ThePerson) -> list[KeptToken]:
    """Your tokens, the oldest first; what they are is not shown again."""
    return [KeptToken(*kept) for kept in await house.identity.tokens_of(person)]


@delete("/tokens/{token_id:str}", status_code=204, responses=refusals(400, 401, 404), security=KNOWN)
async def remove_token(token_id: Id, house: TheHouse, person: ThePerson) -> None:
    """Let a token act for you no more."""
    await house.identity.remove_token(person, token_id)
