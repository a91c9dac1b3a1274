"""The messages between a table and those who look at it. A class has the name of its tag.

``log`` is a length of the match's log, ``ply`` a number of choices made; after something was taken back the same ply
comes twice, the same length of the log never does, so whoever chooses names the latter.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from pessoi.kernel.phrase import Data
from pessoi.scene.changes import Change
from pessoi.scene.scene import Scene, ShownPreview
from pessoi.scene.table import ShownChat, ShownTable

#: How many choices after the first one may be looked ahead to: more than anybody plans at once.
MOST_AHEAD: Final = 100

# From those who look


class Incoming(Struct, tag_field="type", forbid_unknown_fields=True):
    """Anything a client sends; ``id`` comes back in the answer."""

    id: int = 0


class Choose(Incoming, tag="choose", kw_only=True):
    """Make a choice at this length of the log."""

    seat: int
    log: int
    choice: str


class Undo(Incoming, tag="undo", kw_only=True):
    """Take one's last choice back, made at this length of the log."""

    seat: int
    log: int


class Preview(Incoming, tag="preview", kw_only=True):
    """What would this choice do, and then those after it?"""

    seat: int
    choice: str
    then: Annotated[list[str], Meta(max_length=MOST_AHEAD)] = []


class Look(Incoming, tag="look", kw_only=True):
    """Look from one of one's own seats (by default from the one that decides), or through a seat that shares its view.

    ``seen`` is how much of the log is known, as those eyes saw it; ``panels`` asks for the generic table too.
    """

    seat: int | None = None
    watch: int | None = None
    seen: int = 0
    panels: bool = False


class Say(Incoming, tag="say", kw_only=True):
    """Say something."""

    text: str


class TakeBack(Incoming, tag="take-back", kw_only=True):
    """Ask the others to take one's last choice back."""

    seat: int


class AnswerTakeBack(Incoming, tag="answer-take-back", kw_only=True):
    """Agree to a take-back, or refuse it; who has asked takes the wish back by refusing."""

    seat: int
    agrees: bool


class Resign(Incoming, tag="resign", kw_only=True):
    """Give the match up."""

    seat: int


class Stop(Incoming, tag="stop", kw_only=True):
    """Ask the others to end the match here, without a result."""

    seat: int


class AnswerStop(Incoming, tag="answer-stop", kw_only=True):
    """Agree to end the match, or refuse it; who has asked takes the wish back by refusing."""

    seat: int
    agrees: bool


Request = Choose | Undo | Preview | Look | Say | TakeBack | AnswerTakeBack | Resign | Stop | AnswerStop

# From the table


class Update(Struct, tag_field="type", tag="update"):
    """How things stand: the table, and the match as this viewer sees it once it has begun.

    ``since`` says from which ply on all events are in the scene; what a client holds from that ply on is outdated.
    Where ``changes`` are told, they lead from the view of the update before to the present one, and the scene has none.
    """

    table: ShownTable
    scene: Scene | None
    since: int
    chat: list[ShownChat]
    changes: list[Change] | None = None


class Presence(Struct, tag_field="type", tag="presence"):
    """Who looks now: whether anybody does from each seat, and how many spectators. Nothing else has changed."""

    seats: list[bool]
    spectators: int


class Ack(Struct, tag_field="type", tag="ack"):
    """Done, and kept for good."""

    id: int
    log: int


class Error(Struct, tag_field="type", tag="error"):
    """Not done, and why, in English and as words to be said in the reader's language; nothing has changed.

    ``request`` is the number by which whoever runs the server finds this connection in the log.
    """

    id: int
    code: str
    message: str
    words: Data
    request: str = ""


class Previewed(Struct, tag_field="type", tag="previewed"):
    """The answer to a look ahead."""

    id: int
    preview: ShownPreview


Answer = Ack | Error | Previewed
News = Update | Presence

requests: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
answers: msgspec.json.Decoder[News | Answer] = msgspec.json.Decoder(News | Answer)
