"""Those who look at a table through this process: what has changed is looked up, drawn and written down for them once.

News only wakes them. However much happens while somebody's last update is still on its way, one more follows it; so
nobody waits for the slowest, and a hundred who come at the same time do not make ten thousand updates.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pessoi.kernel.game import SPECTATOR
from pessoi.scene.messages import Presence
from pessoi.scene.scene import Scene
from pessoi.server.announcements import About
from pessoi.server.errors import guarded
from pessoi.server.store import ChatLine

if TYPE_CHECKING:
    from pessoi.server.room import Room

#: Who comes and goes is told after so many seconds, together with all others who do.
GATHERING = 0.1
#: Lines of chat that somebody who comes gets to hear.
MOST_LINES = 200


class Viewer(Protocol):
    """Somebody who looks."""

    @property
    def person_id(self) -> str | None:
        """Who they are, if they have said so."""

    @property
    def key_hash(self) -> str | None:
        """What is kept of the key they came in with, if they have one."""

    def forget_manners(self) -> None:
        """They may want to hear others than before."""

    def show_out(self) -> None:
        """Their key opens no door any more."""

    def wake(self, about: About) -> None:
        """Something has changed."""

    async def see_off(self) -> None:
        """This process is going; another one will be there for them."""


class Written(Struct, frozen=True):
    """An update in the words that are sent, the view it led to, and the one it led from, which has to stay."""

    words: bytes
    view: dict[str, Any] | None
    before: dict[str, Any] | None


class Audience:
    """All viewers of one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.viewers: set[Viewer] = set()
        self._gathering: asyncio.TimerHandle | None = None
        #: The latest lines of chat, and whether there are later ones.
        self._lines: list[ChatLine] = []
        self.has_more_lines = True
        self._reading = asyncio.Lock()
        #: What was drawn for viewers of each kind, and through whose eyes which view, as long as nothing has moved.
        self._position: Hashable = None
        self._scenes: dict[Hashable, Scene] = {}
        self._views: dict[int, dict[str, Any]] = {}
        #: What was written for them, as long as nothing at all has changed.
        self._moment: Hashable = None
        self._written: dict[Hashable, Written] = {}

    @contextmanager
    def joined(self, viewer: Viewer) -> Iterator[None]:
        """Be told whatever changes; the audience lasts as long as anybody is in it."""
        audiences = self.room.house.audiences
        audiences[self.room.id] = self
        self.viewers.add(viewer)
        try:
            yield
        finally:
            self.viewers.discard(viewer)
            if not self.viewers:
                del audiences[self.room.id]
                if self._gathering is not None:
                    self._gathering.cancel()

    def hear(self, about: About) -> None:
        """Something has changed: wake everybody, for those who come and go after a while."""
        if about == "presence":
            if self._gathering is None:
                self._gathering = asyncio.get_running_loop().call_later(GATHERING, self._gathered)
            return
        if about == "lines":
            self._lines = []
        if about in ("chat", "lines"):
            self.has_more_lines = True
        self._wake(about)

    def _gathered(self) -> None:
        self._gathering = None
        self._wake("presence")

    def _wake(self, about: About) -> None:
        for viewer in self.viewers:
            viewer.wake(about)

    async def lines_after(self, number: int) -> list[ChatLine]:
        """What was said after this line; read when a line is new, and once for all."""
        async with self._reading:
            if self.has_more_lines:
                self.has_more_lines = False
                try:
                    last = self._lines[-1].number if self._lines else 0
                    news = await guarded(self.room.house.store.chat(self.room.id, last, MOST_LINES))
                except BaseException:
                    self.has_more_lines = True
                    raise
                self._lines = [*self._lines, *news][-MOST_LINES:]
        return [line for line in self._lines if line.number > number]

    def scene(self, kind: Hashable, draw: Callable[[], Scene]) -> Scene:
        """The match as viewers of one kind see it now, drawn once; who has the same eyes has the very same view."""
        position = (self.room.table.version, self.room.log)
        if position != self._position:
            self._position = position
            self._scenes, self._views = {}, {}
        if kind not in self._scenes:
            scene = draw()
            self._scenes[kind] = replace(scene, view=self._views.setdefault(scene.seat, scene.view))
        return self._scenes[kind]

    def written(
        self, moment: Hashable, kind: Hashable, before: dict[str, Any] | None, write: Callable[[], Written]
    ) -> Written:
        """An update at this moment for viewers of one kind who hold the view before, written once for all of them."""
        if moment != self._moment:
            self._moment = moment
            self._written = {}
        key = (kind, id(before))
        if key not in self._written:
            self._written[key] = write()
        return self._written[key]

    def presence(self) -> bytes:
        """Who is here, in the words that are sent."""
        present = self.room.present
        message = Presence([present[seat] > 0 for seat in range(len(self.room.table.seats))], present[SPECTATOR])
        return msgspec.json.encode(message)
