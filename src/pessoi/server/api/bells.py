"""Being called when it is one's turn: the ways there are, and what the links in a call lead to."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from pessoi.server.api.asking import LANGUAGE, OWN, Id, TheAddress, TheHouse, TheKey, TheOwner, refusals
from pessoi.server.api.people import YEAR, cookie, device_of, end
from pessoi.server.reach import Kind
from pessoi.server.store.bells import Bell


class NewBell(Struct):
    """Where you want to be called, and in which language."""

    kind: Kind
    address: Annotated[str, Meta(min_length=3, max_length=1000)]
    language: Annotated[str, Meta(pattern=LANGUAGE)] = "en"


class ShownBell(Struct):
    """A way in which you are called: the number to end it by, and whether it may be used yet."""

    id: str
    kind: str
    address: str
    is_confirmed: bool
    created: float


class ShownBells(Struct):
    """How you are called, and how else you could be here."""

    offered: list[Kind]
    bells: list[ShownBell]
    #: What a browser needs to let itself be woken from here; None where pushes are not offered.
    push_key: str | None


class Link(Struct):
    """The word in a link."""

    word: Annotated[str, Meta(min_length=1, max_length=100, pattern="^[A-Za-z0-9_.-]+$")]


class Arrival(Struct):
    """Where a link leads, and who comes by it."""

    table: str
    name: str


def show_bell(bell: Bell) -> ShownBell:
    """A bell as its owner sees it."""
    return ShownBell(bell.id, bell.kind, bell.address, bell.confirmed is not None, bell.created)


@get("/bells", responses=refusals(401, 403), security=OWN)
async def list_bells(house: TheHouse, owner: TheOwner) -> ShownBells:
    """How you are called when it is your turn and you are away."""
    kept = await house.store.bells.of_person(owner.person.id)
    offered = house.bells.reach.offered
    push_key = house.bells.push_key.public if "push" in offered else None
    return ShownBells(offered, [show_bell(bell) for bell in kept], push_key)


@post("/bells", responses=refusals(400, 401, 403, 409, 413, 429), security=OWN)
async def add_bell(data: JSONBody[NewBell], house: TheHouse, owner: TheOwner, client: TheAddress) -> ShownBell:
    """Be called there; an e-mail address gets a letter first, whose link says that it may be used."""
    house.limits.spend("bells", owner.person.id, client, data.address.lower())
    return show_bell(await house.bells.add(owner.person, data.kind, data.address.strip(), data.language))


@delete("/bells/{bell_id:str}", status_code=204, responses=refusals(400, 401, 403, 404), security=OWN)
async def remove_bell(bell_id: Id, house: TheHouse, owner: TheOwner) -> None:
    """Be called there no more."""
    await house.bells.remove(owner.person, bell_id)


@post("/bells/confirmation", status_code=204, responses=refusals(400, 404, 413, 429))
async def confirm_bell(data: JSONBody[Link], house: TheHouse, client: TheAddress) -> None:
    """Say that an address may be used, by the link that was sent there."""
    house.limits.spend("links", client)
    await house.bells.confirm(data.word)


@post("/bells/silence", status_code=204, responses=refusals(400, 404, 413, 429))
async def silence_bell(data: JSONBody[Link], house: TheHouse, client: TheAddress) -> None:
    """Say that an address is to be used no more, by the link in whatever was sent there."""
    house.limits.spend("links", client)
    await house.bells.silence(data.word)


@post("/arrivals", responses=refusals(400, 404, 413, 429))
async def arrive(
    data: JSONBody[Link], house: TheHouse, client: TheAddress, key: TheKey, request: Request[Any, Any, Any]
) -> Response[Arrival]:
    """Come in by the link of a call: as the person whose turn it was, once."""
    house.limits.spend("links", client)
    person, table = await house.bells.arrive(data.word)
    shown = Arrival(table, person.name)
    if key is not None and key.person.id == person.id:
        return Response(shown, status_code=201)
    await end(house, key)
    value = await house.identity.add_session(person, device_of(request.headers.get("user-agent", "")))
    return Response(shown, status_code=201, cookies=[cookie(value, YEAR, request.url.scheme == "https")])
