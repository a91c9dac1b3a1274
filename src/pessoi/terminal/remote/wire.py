"""What comes over the wire from a server, as far as a terminal needs it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from pessoi.kernel.errors import PessoiError


class Unreachable(PessoiError):
    """The server does not answer, or not as a server of this kind."""


class Declined(PessoiError):
    """The server has refused something; its words say why."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class ShownChoice(Struct):
    """A choice: the words to send back, and those to read."""

    choice: str
    label: str
    outlook: list[str]


class ShownDecision(Struct):
    """The question a seat is asked."""

    question: str
    rule: str
    choices: list[ShownChoice]


class ShownEvent(Struct, frozen=True):
    """Something that happened after so many choices."""

    ply: int
    text: str


class ShownPanel(Struct):
    """A part of the table in words."""

    title: str
    header: list[str]
    rows: list[list[str]]


class Undo(Struct):
    """Whether the last choice can be taken back, and if not, why."""

    is_possible: bool
    reason: str


class Scene(Struct):
    """The match as a seat sees it."""

    seat: int
    ply: int
    waiting_for: int | None
    is_over: bool
    panels: list[ShownPanel]
    decision: ShownDecision | None
    events: list[ShownEvent]
    undo: Undo
    needs_hand_over: bool
    winners: list[int]


class ShownSeat(Struct):
    """Who plays a seat."""

    seat: int
    kind: str
    name: str
    bot: str | None
    is_you: bool
    is_stand_in: bool


class Wish(Struct):
    """Somebody's wish to go back, and who has agreed."""

    seat: int
    ply: int
    agreed: list[int]


class ShownTable(Struct):
    """The table and who sits at it; ``log`` is what a choice has to name."""

    id: str
    game: str
    status: str
    is_host: bool
    invitation: str | None
    seats: list[ShownSeat]
    match_id: str | None
    commitment: str | None
    take_back: Wish | None
    lost_on_time: int | None
    log: int

    @property
    def yours(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.is_you]

    @property
    def empty(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "empty"]


class ChatLine(Struct):
    """Something said at the table."""

    number: int
    name: str
    text: str


class Preview(Struct):
    """What a choice would do; without a view where something would be revealed."""

    events: list[ShownEvent]
    view: dict[str, Any] | None


class Update(Struct, tag_field="type", tag="update"):
    """How things stand now; all events from ply ``since`` on are in the scene."""

    table: ShownTable
    scene: Scene | None
    since: int
    chat: list[ChatLine]


class Ack(Struct, tag_field="type", tag="ack"):
    """A request was carried out."""

    id: int
    log: int


class Trouble(Struct, tag_field="type", tag="error"):
    """A request was refused."""

    id: int
    code: str
    message: str


class Foreseen(Struct, tag_field="type", tag="preview"):
    """The answer to a look ahead."""

    id: int
    preview: Preview


Answer = Ack | Trouble | Foreseen

MESSAGES = msgspec.json.Decoder(Update | Answer)
