"""Live play: one socket a table. Whatever happens is pushed; whatever is sent is answered by an ack or an error."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Hashable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Struct
from msgspec.structs import replace

from pessoi.kernel.errors import PessoiError
from pessoi.kernel.game import SPECTATOR
from pessoi.scene.changes import changes_between
from pessoi.scene.messages import (
    Ack,
    AnswerStop,
    AnswerTakeBack,
    Choose,
    Error,
    Look,
    Preview,
    Previewed,
    Request,
    Resign,
    Say,
    Stop,
    TakeBack,
    Undo,
    Update,
    requests,
)
from pessoi.scene.scene import hides_between_seats
from pessoi.server import agreeing
from pessoi.server.announcements import About
from pessoi.server.api.asking import check_origin, find_address, find_house, find_key
from pessoi.server.api.tables import speak
from pessoi.server.audience import Audience, Written
from pessoi.server.errors import BadRequest, Mistake, NotYours, Refused, TooMany, WhoAreYou, guarded
from pessoi.server.house import House
from pessoi.server.identity import Key
from pessoi.server.inviting import check_admitted
from pessoi.server.line import Line
from pessoi.server.room import Room
from pessoi.server.showing import show_chat, show_table
from pessoi.server.store import ChatLine
from pessoi.server.tracing import request_number

logger = logging.getLogger("pessoi.server")

#: Messages longer than this are nobody's choice.
LONGEST_MESSAGE = 4096
#: Most viewers who are told at once what has changed; where there are more, each takes its turn with all else there is.
MOST_AT_ONCE = 20
#: The close code that asks a client to come back: another process will be there.
SERVICE_RESTART = 1012
#: Where a clock runs, viewers share what was written within so many seconds.
SAME_MOMENT = 0.2


class Viewer:
    """One socket: who looks, what they asked to see, and how much they have seen."""

    def __init__(self, line: Line, look: Look, audience: Audience, key: Key | None) -> None:
        self.line = line
        self.audience = audience
        self.room: Room = audience.room
        self.key = key
        self.person = None if key is None else key.person
        self.look = look
        #: How much of the log was seen, through whose eyes, and which view was sent; nothing before the first update.
        self.seen = self.look.seen
        self.eyes: int | None = None
        self.view: dict[str, Any] | None = None
        #: Where this viewer counts as present.
        self.chairs: list[int] = []
        self.heard = 0
        #: Whom this viewer does not want to hear, once there was something to hear.
        self._silenced: frozenset[str] | None = None
        #: What has changed since the last update.
        self.news: set[About] = set()
        self.awake = asyncio.Event()
        self.is_shown_out = False
        self.updating = asyncio.Lock()
        self.acting = asyncio.Lock()

    @property
    def person_id(self) -> str | None:
        return None if self.person is None else self.person.id

    @property
    def key_hash(self) -> str | None:
        return None if self.key is None else self.key.hash

    def show_out(self) -> None:
        """The session or token has ended; so does everything it has opened."""
        self.is_shown_out = True
        self.awake.set()

    def forget_manners(self) -> None:
        """Whom this viewer wants to hear has changed."""
        self._silenced = None

    async def _wanted(self, lines: list[ChatLine]) -> list[ChatLine]:
        """What of this the viewer wants to hear."""
        if not lines or self.person is None:
            return lines
        if self._silenced is None:
            self._silenced = await guarded(self.room.house.store.manners.silenced_by(self.person.id))
        return [line for line in lines if line.person_id not in self._silenced]

    async def see_off(self) -> None:
        """Send the client to another process, once what it has asked for is answered."""
        async with self.acting:
            await self.line.close(SERVICE_RESTART)

    async def take_chairs(self) -> None:
        """Be present where one sits, or as a spectator; tell the others if that has changed."""
        await self._change_chairs(self._wished_chairs())

    def _wished_chairs(self) -> list[int]:
        own = [] if self.person is None else self.room.table.seats_of(self.person.id)
        return own or [SPECTATOR]

    async def leave_chairs(self) -> None:
        """Be present no more."""
        await self._change_chairs([])

    async def _change_chairs(self, chairs: list[int]) -> None:
        if chairs == self.chairs:
            return
        house, table_id = self.room.house, self.room.id
        left, self.chairs = self.chairs, chairs
        await house.presence.move(table_id, left, chairs)
        await house.show_presence(self.room)
        await agreeing.welcome(self.room, chairs)

    async def send(self, message: Struct) -> None:
        """Send one message."""
        await self.line.say(msgspec.json.encode(message))

    def wake(self, about: About) -> None:
        """Something has changed: tell it at once, or else in the next update, with whatever changes until then."""
        self.news.add(about)
        if not self._tell_at_once():
            self.awake.set()

    def _tell_at_once(self) -> bool:
        """Tell what has changed, if that is known already and nobody has to be waited for; whether it was done."""
        is_ready = (
            self.eyes is not None
            and self.line.is_free
            and not self.updating.locked()
            and not self.is_shown_out
            and not self.room.is_outdated
            and not self.audience.has_more_lines
            and len(self.audience.viewers) <= MOST_AT_ONCE
        )
        if not is_ready or self._wished_chairs() != self.chairs:
            return False
        try:
            words = self._words(self.news, [])
        except Exception:
            # It will be met again by the task of this viewer; whoever brought the news has nothing to do with it.
            return False
        self.news = set()
        self.line.say_now(words)
        return True

    def _words(self, news: set[About], lines: list[ChatLine]) -> bytes:
        """What to send because of these news: who is here, or how things stand with lines that were not heard yet."""
        check_admitted(self.room.table, self.person_id)
        if news == {"presence"}:
            return self.audience.presence()
        self._change_eyes()
        own = tuple(line.number for line in lines if line.person_id == self.person_id)
        written = self.audience.written(
            self._moment(),
            (self._kind(), own, *(line.number for line in lines)),
            self.view,
            lambda: self._write(lines, self.view),
        )
        self.view = written.view
        self.seen = self.room.log
        return written.words

    async def push(self) -> None:
        """Tell whatever changes, until the client hangs up; one who looks at something that is gone is turned away."""
        try:
            await self.update()
            while True:
                await self.awake.wait()
                self.awake.clear()
                if self.is_shown_out:
                    raise WhoAreYou("shown-out")
                news, self.news = self.news, set()
                if news == {"presence"}:
                    await self.room.ensure()
                    await self.line.say(self._words(news, []))
                elif news:
                    await self.update()
        except PessoiError as error:
            await turn_away(self.line, self.room.house, error)
        except Exception:
            await turn_away(self.line, self.room.house, self._mistake("an update failed"))

    def _mistake(self, what: str) -> Mistake:
        """A mistake of ours: written down here, and kept from the client."""
        logger.exception("table %s: %s", self.room.id, what)
        self.room.house.metrics.errors.labels("socket").inc()
        return Mistake("server-mistake", request=request_number())

    async def update(self) -> None:
        """Send how things stand, with what this viewer has not seen or heard yet."""
        async with self.updating:
            await self.room.ensure()
            said = await self.audience.lines_after(self.heard)
            lines = await self._wanted(said)
            await self._check_look()
            words = self._words({"table"}, lines)
            self.heard = said[-1].number if said else self.heard
            await self.line.say(words)
        await self.take_chairs()

    def _moment(self) -> Hashable:
        """What all who look now have in common; where a clock runs, for a moment only."""
        room = self.room
        ticks = None if room.table.due is None else int(time.monotonic() / SAME_MOMENT)
        return (room.table.version, room.log, frozenset(room.present.items()), ticks)

    def _kind(self) -> Hashable:
        """What two viewers have in common who see the same; those who do not belong to the table are nobody."""
        who = self.person_id if self.person_id in self.room.plate.people else None
        return (who, self.eyes, self.look.watch, self.look.panels, self.seen)

    def _write(self, lines: list[ChatLine], before: dict[str, Any] | None) -> Written:
        """The update, with the scene if there is one; of its view only what has changed since the one before."""
        room, look = self.room, self.look
        update = Update(
            show_table(room, self.person),
            None,
            room.news_since(self.seen),
            [show_chat(line, self.person_id) for line in lines],
        )
        view = None
        if room.match is not None:
            scene = self.audience.scene(
                self._kind(), lambda: room.scene(self.person_id, look.seat, look.watch, self.seen, look.panels)
            )
            view = scene.view
            update.changes = None if before is None else changes_between(before, view)
            update.scene = scene if before is None else replace(scene, view={})
        return Written(msgspec.json.encode(update), view, before)

    async def _check_look(self) -> None:
        """If the seat was given up or is shared no more, say so and look as everybody may."""
        try:
            self.room.eyes(self.person_id, self.look.seat, self.look.watch)
        except NotYours as error:
            self.look = Look(panels=self.look.panels)
            await self.send(as_message(error))

    def _change_eyes(self) -> None:
        """Other eyes that saw other things begin from the beginning; so does who comes and names none of several."""
        room, look = self.room, self.look
        eyes = room.eyes(self.person_id, look.seat, look.watch)
        names_none = look.seat is None and len(self._wished_chairs()) > 1
        may_be_others = names_none if self.eyes is None else eyes != self.eyes
        if may_be_others and room.match is not None and hides_between_seats(room.match.game):
            self.seen = 0
        if eyes != self.eyes:
            self.view = None
        self.eyes = eyes

    async def listen(self) -> None:
        """Answer what the client sends, until it hangs up."""
        while True:
            words = await self.line.hear()
            async with self.acting:
                if not self.room.house.is_closing:
                    await self._answer(words)

    async def _answer(self, words: str) -> None:
        """Answer one message, whatever comes of it."""
        number = 0
        try:
            request = read(words)
            number = request.id
            await self.act(request)
        except PessoiError as error:
            await self._refuse(error, number)
        except Exception:
            await self._refuse(self._mistake("a request failed"), number)

    async def _refuse(self, error: PessoiError, number: int) -> None:
        message = as_message(error, number)
        self.room.house.metrics.refused.labels("socket", message.code).inc()
        await self.send(message)

    async def act(self, request: Request) -> None:
        """Carry out one request."""
        room = self.room
        if isinstance(request, Look):
            room.eyes(self.person_id, request.seat, request.watch)
            self.look, self.seen, self.view = request, request.seen, None
            await self.update()
            return
        if self.person is None:
            raise WhoAreYou("only-looking")
        if self.is_shown_out:
            raise WhoAreYou("shown-out")
        person = self.person.id
        await room.ensure()
        check_admitted(room.table, person)
        match request:
            case Preview():
                await self.send(
                    Previewed(request.id, room.preview(person, request.seat, request.choice, *request.then))
                )
                return
            case Choose():
                with room.house.metrics.choice_seconds.time():
                    await room.choose(person, request.seat, request.log, request.choice)
                    await self.send(Ack(request.id, room.log))
                return
            case Undo():
                await room.undo(person, request.seat, request.log)
            case TakeBack():
                await agreeing.ask_take_back(room, person, request.seat)
            case AnswerTakeBack():
                await agreeing.answer_take_back(room, person, request.seat, request.agrees)
            case Resign():
                await agreeing.resign(room, person, request.seat)
            case Stop():
                await agreeing.ask_stop(room, person, request.seat)
            case AnswerStop():
                await agreeing.answer_stop(room, person, request.seat, request.agrees)
            case Say():
                await speak(room, self.person, request.text)
        await self.send(Ack(request.id, room.log))


def look_of(socket: WebSocket[Any, Any, Any]) -> Look:
    """What the address of a socket asks to see."""
    query = socket.query_params
    return Look(
        seat=_number(query.get("seat")),
        watch=_number(query.get("watch")),
        seen=_number(query.get("seen")) or 0,
        panels=query.get("panels") == "true",
    )


def read(words: str) -> Request:
    """A request from its JSON."""
    if len(words) > LONGEST_MESSAGE:
        raise BadRequest("message-too-long")
    try:
        return requests.decode(words)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRequest("unreadable-message", reason=error) from error


def code_of(error: PessoiError) -> str:
    """A name for an error of the kernel, as in ``not_a_choice``."""
    letters = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in type(error).__name__)
    return letters.lstrip("_")


def as_message(error: PessoiError, number: int = 0) -> Error:
    """An error as a client gets it."""
    code = error.code if isinstance(error, Refused) else code_of(error)
    return Error(number, code, str(error), error.words, request_number())


async def turn_away(line: Line, house: House, error: PessoiError) -> None:
    """Hang up, and say why; the close code is 4000 and the status HTTP has for it."""
    message = as_message(error)
    house.metrics.refused.labels("socket", message.code).inc()
    await line.say(msgspec.json.encode(message))
    await line.close(4000 + getattr(error, "status", 400))


def _number(words: str | None) -> int | None:
    return int(words) if words is not None and words.isdecimal() and len(words) < 10 else None


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """Sit down at a table, or watch it."""
    house = find_house(socket)
    await socket.accept()
    line = Line(socket)
    if house.is_closing:
        await line.close(SERVICE_RESTART)
        return
    try:
        check_origin(socket)
        with house.doors.through(find_address(socket)):
            await look_on(socket, line, house)
    except (NotYours, TooMany) as error:
        await turn_away(line, house, error)


async def look_on(socket: WebSocket[Any, Any, Any], line: Line, house: House) -> None:
    """Push whatever happens at a table and answer whatever is sent, until the client hangs up."""
    try:
        key = await guarded(find_key(socket))
        room = await house.enter(socket.path_params["table_id"], None if key is None else key.person.id)
        viewer = Viewer(line, look_of(socket), house.audience(room), key)
        house.check_key(viewer.key_hash)
        room.eyes(viewer.person_id, viewer.look.seat, viewer.look.watch)
    except PessoiError as error:
        await turn_away(line, house, error)
        return
    try:
        with viewer.audience.joined(viewer):
            async with asyncio.TaskGroup() as tasks:
                pushing = tasks.create_task(viewer.push())
                try:
                    await viewer.listen()
                finally:
                    pushing.cancel()
    except* WebSocketDisconnect:
        pass
    finally:
        await viewer.leave_chairs()
