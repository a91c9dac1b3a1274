"""Oneself: guests, accounts, sessions, tokens."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from pessoi.server.api.asking import (
    KNOWN,
    OWN,
    Id,
    TheAddress,
    TheHouse,
    TheKey,
    TheOwner,
    ThePerson,
    refusals,
)
from pessoi.server.errors import NotFound
from pessoi.server.house import House
from pessoi.server.identity import COOKIE, Key
from pessoi.server.leaving import forget
from pessoi.server.showing import ShownPerson, show_person
from pessoi.server.store import Person

YEAR = 366 * 86_400
#: What browsers and systems are known by, the more special ones first.
BROWSERS = {"Firefox/": "Firefox", "Edg/": "Edge", "OPR/": "Opera", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


class NewGuest(Struct):
    """A name is all a guest needs."""

    name: str


class Credentials(Struct):
    """A login and its password."""

    login: str
    password: str


class NewPassword(Struct):
    """The password of now, and the one to come."""

    password: str
    new_password: str


class Deletion(Struct):
    """One's password, to be sure; a guest has none."""

    password: str = ""


class KeptSession(Struct):
    """A session: the number to end it by, the device, since when, on which day it was last used, whether this is it."""

    id: str
    label: str
    created: float
    used: float
    is_this: bool


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


async def welcome(house: House, person: Person, request: Request[Any, Any, Any]) -> Response[ShownPerson]:
    """The answer to somebody who has come in, with the cookie of a new session."""
    value = await house.identity.add_session(person, device_of(request.headers.get("user-agent", "")))
    return Response(show_person(person), cookies=[cookie(value, YEAR, request.url.scheme == "https")], status_code=201)


def cookie(value: str, max_age: int, is_secure: bool = False) -> Cookie:
    """The cookie that says who somebody is: not for scripts, nor for requests from other sites."""
    return Cookie(COOKIE, value=value, httponly=True, samesite="lax", secure=is_secure, max_age=max_age)


def device_of(user_agent: str) -> str:
    """What a browser says it is, in short; programs say nothing that helps."""
    browser = next((name for mark, name in BROWSERS.items() if mark in user_agent), None)
    system = next((name for mark, name in SYSTEMS.items() if mark in user_agent), None)
    return ", ".join(name for name in (browser, system) if browser and name)


@post("/guests", responses=refusals(400, 413, 429))
async def add_guest(
    data: JSONBody[NewGuest], house: TheHouse, client: TheAddress, request: Request[Any, Any, Any]
) -> Response[ShownPerson]:
    """Come in as a guest; the cookie in the answer is the key to come back."""
    house.limits.spend("guests", client)
    return await welcome(house, await house.identity.add_guest(data.name), request)


@get("/me", responses=refusals(401), security=KNOWN)
async def get_me(person: ThePerson) -> ShownPerson:
    """Who the server takes you for."""
    return show_person(person)


@put("/me", responses=refusals(400, 401, 403, 413, 429), security=OWN)
async def rename_me(data: JSONBody[NewGuest], house: TheHouse, owner: TheOwner) -> ShownPerson:
    """Take another name."""
    house.limits.spend("names", owner.person.id)
    return show_person(await house.identity.rename(owner.person, data.name))


@post("/accounts", responses=refusals(400, 401, 403, 409, 413, 429), security=OWN)
async def open_account(
    data: JSONBody[Credentials], house: TheHouse, client: TheAddress, owner: TheOwner, request: Request[Any, Any, Any]
) -> Response[ShownPerson]:
    """Add a login and a password, to come back on another device; this one gets a new cookie."""
    house.limits.spend("accounts", owner.person.id, client)
    person = await house.identity.open_account(owner.person, data.login, data.password)
    await house.store.end_sessions(person.id, [owner.hash])
    return await welcome(house, person, request)


@put("/accounts", status_code=201, responses=refusals(400, 401, 403, 409, 413, 429), security=OWN)
async def change_password(
    data: JSONBody[NewPassword], house: TheHouse, client: TheAddress, owner: TheOwner, request: Request[Any, Any, Any]
) -> Response[ShownPerson]:
    """Take another password; all other sessions end, and this one gets a new cookie. Tokens stay."""
    person = owner.person
    await house.identity.change_password(person, data.password, data.new_password, client)
    sessions = [session.hash for session in await house.identity.sessions_of(person)]
    ended = await house.store.end_sessions(person.id, sessions)
    await house.hang_up([kept for kept in ended if kept != owner.hash])
    return await welcome(house, person, request)


@post(
    "/accounts/deletion",
    status_code=204,
    responses=refusals(400, 401, 403, 413, 429),
    security=OWN,
    response_cookies=[cookie("", max_age=0)],
)
async def delete_account(data: JSONBody[Deletion], house: TheHouse, client: TheAddress, owner: TheOwner) -> None:
    """Be forgotten: name, login, sessions and tokens go, and so do tables of yours at which nothing was played.

    What others have played with you stays, under nobody's name; in running matches the agreed bot plays on for you.
    """
    await house.identity.confirm(owner.person, data.password, client)
    await forget(house, owner.person)


@post("/sessions", responses=refusals(400, 401, 413, 429))
async def log_in(
    data: JSONBody[Credentials], house: TheHouse, client: TheAddress, key: TheKey, request: Request[Any, Any, Any]
) -> Response[ShownPerson]:
    """Come back with login and password; after some wrong ones one has to wait."""
    person = await house.identity.log_in(data.login, data.password, client)
    await end(house, key)
    return await welcome(house, person, request)


async def end(house: House, key: Key | None) -> None:
    """The session ends whose cookie is given up."""
    if key is not None and not key.is_token:
        await house.hang_up(await house.store.end_sessions(key.person.id, [key.hash]))


@delete("/sessions", status_code=204, responses=refusals(), response_cookies=[cookie("", max_age=0)])
async def log_out(house: TheHouse, key: TheKey) -> None:
    """End the session on this device."""
    await end(house, key)


@get("/sessions", responses=refusals(401, 403), security=OWN)
async def list_sessions(house: TheHouse, owner: TheOwner) -> list[KeptSession]:
    """Where you are logged in, the last used first."""
    return [
        KeptSession(kept.hash, kept.label, kept.created, kept.used, kept.hash == owner.hash)
        for kept in await house.identity.sessions_of(owner.person)
    ]


@delete("/sessions/{session_id:str}", status_code=204, responses=refusals(400, 401, 403, 404), security=OWN)
async def end_session(session_id: Id, house: TheHouse, owner: TheOwner) -> None:
    """End a session, wherever it is; what it has open is closed at once."""
    ended = await house.store.end_sessions(owner.person.id, [session_id])
    if not ended:
        raise NotFound("no-session")
    await house.hang_up(ended)


@post("/tokens", responses=refusals(400, 401, 403, 413, 429), security=OWN)
async def add_token(data: JSONBody[NewToken], house: TheHouse, owner: TheOwner) -> ShownToken:
    """A token for a program that plays for you: it may open tables, sit, choose and talk in your name.

    It may not make tokens, nor see or change your name, account or sessions.
    """
    house.limits.spend("tokens", owner.person.id)
    return ShownToken(await house.identity.add_token(owner.person, data.label), data.label)


@get("/tokens", responses=refusals(401, 403), security=OWN)
async def list_tokens(house: TheHouse, owner: TheOwner) -> list[KeptToken]:
    """Your tokens, the oldest first; what they are is not shown again."""
    return [KeptToken(*kept) for kept in await house.identity.tokens_of(owner.person)]


@delete("/tokens/{token_id:str}", status_code=204, responses=refusals(400, 401, 403, 404), security=OWN)
async def remove_token(token_id: Id, house: TheHouse, owner: TheOwner) -> None:
    """Let a token act for you no more; what it has open is closed at once."""
    await house.identity.remove_token(owner.person, token_id)
    await house.hang_up([token_id])
