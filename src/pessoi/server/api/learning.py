"""Learning a game: the words of its lesson, and a table for it."""

from __future__ import annotations

from litestar import get, post

from pessoi.games import registry as games
from pessoi.scene.table import ShownTable
from pessoi.server.api.asking import KNOWN, Id, Language, TheHouse, ThePerson, refusals
from pessoi.server.errors import NotFound
from pessoi.server.quotas import check_start
from pessoi.server.rules import ShownLesson, show_lesson
from pessoi.server.showing import show_table
from pessoi.server.teaching import new_lesson
from pessoi.text import spoken
from pessoi.text.lesson import lesson


@get("/games/{game_name:str}/lesson", responses=refusals(400, 404))
async def get_lesson(game_name: Id, language: Language = "en") -> ShownLesson:
    """The words of the lesson of a game; which of its cards fit now, the scene of its table says."""
    shown = show_lesson(games.find(game_name).package, spoken(language)) if game_name in games.names() else None
    if shown is None:
        raise NotFound("no-lesson", game=game_name)
    return shown


@post("/games/{game_name:str}/lesson", responses=refusals(400, 401, 404, 429), security=KNOWN)
async def begin_lesson(game_name: Id, house: TheHouse, person: ThePerson) -> ShownTable:
    """Open a table for a lesson and begin: everybody learns by the same deal, and the match counts nowhere."""
    plan = lesson(games.find(game_name).package) if game_name in games.names() else None
    if plan is None:
        raise NotFound("no-lesson", game=game_name)
    house.limits.spend("tables", person.id)
    table = new_lesson(plan, game_name, person)
    async with house.starting:
        await check_start(house, table)
        room = await house.add_table(table)
        await room.start(person.id)
    return show_table(room, person)
