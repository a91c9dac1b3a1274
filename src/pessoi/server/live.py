"""Live play: one socket a table. Whatever happens is pushed; whatever is sent is answered by an ack or an error."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Struct

from pessoi.kernel.errors import PessoiError
from pessoi.kernel.game import SPECTATOR
from pessoi.server.announcements import Announcement, channel_of
from pessoi.server.api.asking import find_house, find_visitor
from pessoi.server.api.tables import speak
from pessoi.server.errors import BadRequest, NotYours, Refused, WhoAreYou
from pessoi.server.keeping import guarded
from pessoi.server.projection import Scene, ShownPreview, hides_between_seats
from pessoi.server.room import Room
from pessoi.server.shown import ShownChat, ShownTable, show_chat, show_table
from pessoi.server.store import Person

logger = logging.getLogger("pessoi.server")

#: Messages longer than this are nobody's choice.
LONGEST_MESSAGE = 4096


class Incoming(Struct, tag_field="type", forbid_unknown_fields=True):
    """Anything a client sends; ``id`` comes back in the answer."""

    id: int = 0


class Choose(Incoming, tag="choose", kw_only=True):
    """Make a choice at this length of the log."""

    seat: int
    ply: int
    choice: str


class TakeBackLast(Incoming, tag="undo", kw_only=True):
    """Undo one's last choice."""

    seat: int
    ply: int


class Foresee(Incoming, tag="preview", kw_only=True):
    """What would this choice do?"""

    seat: int
    choice: str


class Look(Incoming, tag="look", kw_only=True):
    """Look from another of one's seats, or in another language, or again from the beginning."""

    seat: int | None = None
    language: Literal["en", "de"] = "en"
    seen: int = 0


class Speak(Incoming, tag="say", kw_only=True):
    """Say something."""

    text: str


class Wish(Incoming, tag="take-back", kw_only=True):
    """Ask to take one's last choice back."""

    seat: int


class Consent(Incoming, tag="answer-take-back", kw_only=True):
    """Agree to a take-back, or refuse it."""

    seat: int
    agrees: bool


Message = Choose | TakeBackLast | Foresee | Look | Speak | Wish | Consent
DECODER = msgspec.json.Decoder(Message)


class Update(Struct, tag_field="type", tag="update"):
    """How things stand: the table, and the match as this viewer sees it once it has begun.

    ``since`` says from which ply on all events are in the scene; what a client holds from that ply on is outdated.
    """

    table: ShownTable
    scene: Scene | None
    since: int
    chat: list[ShownChat]


class Ack(Struct, tag_field="type", tag="ack"):
    """Done, and kept for good."""

    id: int
    log: int


class Trouble(Struct, tag_field="type", tag="error"):
    """Not done, and why; nothing has changed."""

    id: int
    code: str
    message: str


class Foreseen(Struct, tag_field="type", tag="preview"):
    """The answer to a look ahead."""

    id: int
    preview: ShownPreview


class Viewer:
    """One socket: who looks, from where, in which language, and how much they have seen."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, person: Person | None) -> None:
        self.socket = socket
        self.room = room
        self.person = person
        query = socket.query_params
        self.seat = _number(query.get("seat"))
        self.watch = _number(query.get("watch"))
        self.seen = _number(query.get("seen")) or 0
        #: Through whose eyes the last update was.
        self.eyes: int | None = None
        #: Where this viewer counts as present.
        self.chairs: list[int] = []
        self.language = "de" if query.get("language") == "de" else "en"
        self.heard = 0
        self.updating = asyncio.Lock()
        self.sending = asyncio.Lock()

    @property
    def person_id(self) -> str | None:
        return None if self.person is None else self.person.id

    async def take_chairs(self) -> None:
        """Be present where one sits, or as a spectator; tell the others if that has changed."""
        own = [] if self.person is None else self.room.table.seats_of(self.person.id)
        await self._change_chairs(own or [SPECTATOR])

    async def leave_chairs(self) -> None:
        """Be present no more."""
        await self._change_chairs([])

    async def _change_chairs(self, chairs: list[int]) -> None:
        if chairs == self.chairs:
            return
        house, table_id = self.room.house, self.room.id
        left, self.chairs = self.chairs, chairs
        await house.presence.move(table_id, left, chairs)
        await house.nod(table_id)

    async def send(self, message: Struct) -> None:
        """Send one message; two tasks may want to."""
        async with self.sending:
            await send(self.socket, message)

    async def update(self) -> None:
        """Send how things stand, with what this viewer has not seen or heard yet."""
        room = self.room
        async with self.updating:
            await room.ensure()
            lines = await guarded(room.house.store.chat(room.id, self.heard))
            await self._open_eyes()
            since = room.news_since(self.seen)
            scene = None
            if room.match is not None:
                scene = room.scene(self.person_id, self.seat, self.watch, self.language, self.seen)
            update = Update(show_table(room, self.person), scene, since, [show_chat(line) for line in lines])
            self.heard = lines[-1].number if lines else self.heard
            self.seen = room.log_length
            await self.send(update)
        await self.take_chairs()

    async def _open_eyes(self) -> None:
        """See from where this viewer looks now; other eyes that saw other things begin from the beginning."""
        room = self.room
        try:
            eyes = room.viewer(self.person_id, self.seat, self.watch)
        except NotYours as error:
            # The seat was given up, or is shared no more.
            self.seat = self.watch = None
            eyes = room.viewer(self.person_id, None, None)
            await self.send(Trouble(0, error.code, str(error)))
        if self.eyes not in (None, eyes) and room.match is not None and hides_between_seats(room.match):
            self.seen = 0
        self.eyes = eyes

    async def listen(self) -> None:
        """Answer what the client sends, until it hangs up."""
        while True:
            words = await self.socket.receive_text()
            number = 0
            try:
                if len(words) > LONGEST_MESSAGE:
                    raise BadRequest("that message is too long")
                try:
                    message = DECODER.decode(words)
                except (msgspec.DecodeError, RecursionError) as error:
                    raise BadRequest(f"cannot read that message: {error}") from error
                number = message.id
                await self.act(message)
            except PessoiError as error:
                await self.send(trouble(error, number))

    async def act(self, message: Message) -> None:
        """Carry out one message."""
        room = self.room
        if isinstance(message, Look):
            room.viewer(self.person_id, message.seat, self.watch)
            self.seat, self.language, self.seen = message.seat, message.language, message.seen
            await self.update()
            return
        if self.person is None:
            raise WhoAreYou("spectators without a name can only look")
        person = self.person.id
        if isinstance(message, Foresee):
            shown = room.preview(person, message.seat, message.choice, self.language)
            await self.send(Foreseen(message.id, shown))
            return
        if isinstance(message, Choose):
            await room.choose(person, message.seat, message.ply, message.choice)
        elif isinstance(message, TakeBackLast):
            await room.undo(person, message.seat, message.ply)
        elif isinstance(message, Wish):
            await room.ask_take_back(person, message.seat)
        elif isinstance(message, Consent):
            await room.answer_take_back(person, message.seat, message.agrees)
        else:
            await speak(room, self.person, message.text)
        await self.send(Ack(message.id, room.log_length))


def code_of(error: PessoiError) -> str:
    """A name for an error of the kernel, as in ``not_a_choice``."""
    letters = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in type(error).__name__)
    return letters.lstrip("_")


def trouble(error: PessoiError, number: int = 0) -> Trouble:
    """An error as a client gets it."""
    return Trouble(number, error.code if isinstance(error, Refused) else code_of(error), str(error))


async def send(socket: WebSocket[Any, Any, Any], message: Struct) -> None:
    """Send a message. That a client has gone is noticed by listening, so that nothing it began is broken off."""
    with suppress(WebSocketDisconnect, OSError, RuntimeError):
        await socket.send_text(msgspec.json.encode(message).decode())


async def turn_away(socket: WebSocket[Any, Any, Any], error: PessoiError) -> None:
    """Hang up, and say why; the close code is 4000 and the status HTTP has for it."""
    await send(socket, trouble(error))
    with suppress(WebSocketDisconnect, OSError, RuntimeError):
        await socket.close(code=4000 + getattr(error, "status", 400))


def _number(words: str | None) -> int | None:
    return int(words) if words is not None and words.isdecimal() and len(words) < 10 else None


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """Sit down at a table, or watch it."""
    house = find_house(socket)
    table_id = socket.path_params["table_id"]
    await socket.accept()
    try:
        person = await guarded(find_visitor(socket))
        viewer = Viewer(socket, await house.room(table_id), person)
        viewer.room.viewer(viewer.person_id, viewer.seat, viewer.watch)
    except PessoiError as error:
        await turn_away(socket, error)
        return
    try:
        async with house.channels.start_subscription([channel_of(table_id)]) as subscriber:

            async def push() -> None:
                try:
                    # What was written before the subscription began is not announced any more.
                    await viewer.room.refresh()
                    await viewer.update()
                    async for event in subscriber.iter_events():
                        if msgspec.json.decode(event, type=Announcement).process != house.process:
                            await viewer.room.refresh()
                        await viewer.update()
                except PessoiError as error:
                    await turn_away(socket, error)

            async with asyncio.TaskGroup() as tasks:
                pushing = tasks.create_task(push())
                try:
                    await viewer.listen()
                finally:
                    pushing.cancel()
    except* WebSocketDisconnect:
        pass
    finally:
        await viewer.leave_chairs()
