"""A connection to one table that comes back when it is lost, and the person at this end of it."""

from __future__ import annotations

import time
from collections import deque
from contextlib import suppress
from queue import Empty, Queue

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from pessoi.kernel.errors import PessoiError
from pessoi.scene.messages import Ack, Answer, Error, Incoming, Look, News, Presence, Update
from pessoi.scene.scene import Scene, ShownEvent
from pessoi.scene.table import ShownGrace, ShownStop, ShownTable, ShownTakeBack
from pessoi.terminal.choices import in_groups
from pessoi.terminal.remote.errors import Declined, Unreachable
from pessoi.terminal.remote.inbox import Arrived, Inbox, Lost, Typed, read_line
from pessoi.terminal.remote.line import Line, begin
from pessoi.terminal.remote.site import Site, refusal, said_by
from pessoi.terminal.screen import Screen

#: Seconds before each try to come back: in all two minutes, which a server that starts anew may need.
PAUSES = (0.5, 1, 2, 4, *[8] * 15)
#: How often a wait looks up, as some systems do not interrupt one.
GLANCE_SECONDS = 1


class Book(Struct):
    """What one seat has been told, and how much of that was shown to its player."""

    events: list[ShownEvent] = field(default_factory=list)
    shown: int = 0
    #: The length of the match's log up to which this seat was told everything, and up to which all of it was shown.
    seen: int = 0
    read: int = 0

    def add(self, update: Update, events: list[ShownEvent]) -> bool:
        """Take the news in; whether something told before holds no more."""
        since = min([update.since, *(event.ply for event in events)])
        before = self.events
        self.events = [event for event in before if event.ply < since] + events
        same = 0
        while same < min(len(before), len(self.events)) and before[same] == self.events[same]:
            same += 1
        self.shown = min(self.shown, same)
        self.seen = update.table.log
        self.read = min(self.read, self.seen)
        return same < len(before)

    @property
    def is_read(self) -> bool:
        """Whether everything told was shown."""
        return self.shown == len(self.events)

    def news(self, until: int | None = None) -> list[ShownEvent]:
        """What was not shown yet, up to a ply if one is named; from now on it counts as shown."""
        fresh = [event for event in self.events[self.shown :] if until is None or event.ply <= until]
        self.shown += len(fresh)
        if self.is_read:
            self.read = self.seen
        return fresh


def with_presence(table: ShownTable, presence: Presence) -> ShownTable:
    """The table with those who look at it now."""
    seats = [replace(seat, is_present=is_present) for seat, is_present in zip(table.seats, presence.seats, strict=True)]
    return replace(table, seats=seats, spectators=presence.spectators)


class Left(Exception):
    """The person at the keyboard goes."""


class Connection:
    """What is between a person at a terminal and a table of a server: it listens, asks, and comes back when lost."""

    def __init__(self, site: Site, table: ShownTable, screen: Screen) -> None:
        self.site = site
        self.table = table
        self.screen = screen
        self.text = screen.text
        self.scene: Scene | None = None
        self.books = {seat: Book(seen=read, read=read) for seat, read in site.remembered(table.id).items()}
        #: The seat looked from; None for a spectator.
        self.seat: int | None = next(iter(table.yours), None)
        self.inbox: Inbox = Queue()
        self.line: Line | None = None
        self.answers: dict[int, Answer] = {}
        self.requests = 0
        self.typed: deque[str | None] = deque()
        self.heard = 0
        self.is_asking = False
        self.is_undoing = False
        #: Seat and words of one's own choices by ply, to undo them.
        self.made: dict[int, tuple[int, str]] = {}
        self.told_waiting: int | None = None
        #: Whose eyes are on the screen, as far as that matters, and whose table was last drawn on it.
        self.here: int | None = None
        self.drawn: int | None = None
        self.call_by_name()

    @property
    def is_over(self) -> bool:
        return self.table.status == "finished" or (self.scene is not None and self.scene.end is not None)

    @property
    def book(self) -> Book:
        """The book of the seat now looked from."""
        return self.books.setdefault(-1 if self.scene is None else self.scene.seat, Book())

    @property
    def seen(self) -> int:
        """How much of the log was told to the seat one looks from."""
        return self.books[self.seat].seen if self.seat in self.books else 0

    def call_by_name(self) -> None:
        """Say seats by the names of those who sit there."""
        for seat in self.table.seats:
            self.text.names[seat.seat] = seat.called or self.text.word("player", number=seat.seat + 1)

    # The connection

    def connect(self) -> None:
        """Open a connection and take in how things stand since one last looked."""
        self.line = self.site.open_line(self.table.id, seat=self.seat, seen=self.seen, panels="true")
        begin(read_line(self.line, self.inbox))
        reason: PessoiError = Unreachable("hung-up", server=self.site.address)
        while True:
            event = self.next_event()
            if isinstance(event, Lost):
                raise reason
            if isinstance(event, Arrived):
                if not isinstance(event.message, Error):
                    self.take_in(event.message)
                    return
                reason = refusal(event.message.code, said_by(event.message.message, event.message.words))

    def hang_up(self) -> None:
        """Close the connection, if there is one."""
        if self.line is not None:
            self.line.close()

    def reconnect(self) -> None:
        """Try again, each time after a longer pause; in the end give up."""
        self.say(self.text.word("ui-connection-lost"), style="yellow")
        for pause in PAUSES:
            time.sleep(pause)
            try:
                self.table = self.site.table(self.table.id)
                self.sit_down()
                self.connect()
            except Unreachable:
                continue
            self.say(self.text.word("ui-connection-back"), style="green")
            return
        raise Unreachable("gone-silent", server=self.site.address)

    def sit_down(self) -> None:
        """Take one's seat back from a bot that stood in meanwhile."""
        for seat in self.table.seats:
            if seat.waits_for_you and self.table.status == "running":
                try:
                    self.table = self.site.take_seat(self.table.id, seat.seat)
                except Declined:
                    continue
                self.say(self.text.word("ui-stood-in"), style="yellow")
        if self.seat not in self.table.yours:
            self.seat = next(iter(self.table.yours), None)

    # Taking in what comes

    def next_event(self) -> Typed | Arrived | Lost:
        """Whatever comes next, of this connection or the keyboard; typed lines are kept for the next question."""
        while True:
            try:
                event = self.inbox.get(timeout=GLANCE_SECONDS)
            except Empty:
                continue
            if isinstance(event, Typed):
                self.typed.append(event.words)
            elif event.line is not self.line:
                continue
            return event

    def attend(self) -> None:
        """Wait for the next thing to happen and take it in."""
        event = self.next_event()
        if isinstance(event, Lost):
            self.reconnect()
        elif isinstance(event, Arrived):
            self.take_in(event.message)

    def take_in(self, message: News | Answer) -> None:
        """Note a message of the server."""
        if isinstance(message, Error) and not message.id:
            self.say(
                self.text.word("ui-refused", reason=self.text.say(said_by(message.message, message.words))),
                style="yellow",
            )
            return
        if isinstance(message, Presence):
            self.table = with_presence(self.table, message)
            return
        if not isinstance(message, Update):
            self.answers[message.id] = message
            return
        for line in message.chat:
            if line.number > self.heard:
                self.heard = line.number
                self.say(self.text.word("ui-says", name=line.name, text=line.text), style="cyan")
        before, self.table = self.table, message.table
        self.call_by_name()
        scene = message.scene
        went_back = False
        if scene is not None:
            self.scene = in_groups(scene)
            went_back = self.book.add(message, scene.events)
        if went_back and not self.is_undoing:
            self.say(self.text.word("ui-went-back"), style="yellow")
        self.compare(before)

    def compare(self, before: ShownTable) -> None:
        """Tell who has come and gone, and whether one's own take-back was refused."""
        for old, new in zip(before.seats, self.table.seats, strict=True):
            if old.is_you and new.waits_for_you:
                self.sit_down()
                self.send_look()
            if before.status == "open" and old.kind != new.kind:
                message, name = ("ui-joined", new.name) if new.name else ("ui-left-seat", old.name)
                self.say(self.text.word(message, name=name, seat=new.seat), style="green")
        wish = before.take_back
        if wish and before.seats[wish.seat].is_you and not self.table.take_back and before.log == self.table.log:
            self.say(self.text.word("ui-take-back-refused"), style="yellow")
        stop = before.stop
        if stop and before.seats[stop.seat].is_you and not self.table.stop and self.table.status == "running":
            self.say(self.text.word("ui-stop-refused"), style="yellow")
        grace = self.table.grace
        if grace is not None and before.grace is None:
            message = "ui-grace-yours" if self.table.seats[grace.seat].is_you else "ui-grace"
            self.say(self.text.word(message, **self.grace_words(grace)), style="yellow")

    def grace_words(self, grace: ShownGrace) -> dict[str, str | int]:
        """What the time that runs for a seat is about."""
        return {
            "name": self.text.names[grace.seat],
            "bot": self.text.bot(self.table.stand_in.bot),
            "minutes": max(1, round(grace.seconds_left / 60)),
        }

    def say(self, words: str, style: str = "") -> None:
        """A line of its own, also in the middle of a question."""
        self.stop_asking()
        self.screen.line(words, style=style)

    def stop_asking(self) -> None:
        """End the line of a question that was not answered."""
        if self.is_asking:
            self.screen.line()
            self.is_asking = False

    def tell(self, until: int | None = None) -> None:
        """What happened since it was last told."""
        events = self.book.news(until)
        if events:
            self.stop_asking()
            self.screen.events(events)

    # Asking and sending

    def ask(self, words: str) -> str | None:
        """What the person types; None if things have changed so that the question makes no sense any more."""
        situation = self.situation()
        while not self.typed:
            if not self.is_asking:
                self.screen.prompt(words)
                self.is_asking = True
            self.attend()
            if self.situation() != situation:
                self.stop_asking()
                return None
        if not self.is_asking:
            self.screen.prompt(words)
        self.is_asking = False
        answer = self.typed[0]
        if answer is None:
            self.screen.line()
            raise Left
        self.typed.popleft()
        return answer.lower()

    def agrees(self, message: str, **values: str) -> bool | None:
        """A yes or no; None if the question makes no sense any more."""
        answer = self.ask(self.text.word(message, **values))
        return None if answer is None else answer[:1] == self.text.word("ui-yes")

    def situation(self) -> tuple[object, ...]:
        """What a question depends on."""
        return self.table.status, self.table.log, self.seat_to_agree(), self.seat_to_stop()

    def seat_to_agree(self) -> int | None:
        """The own seat that has to answer somebody's wish to go back."""
        return self.seat_asked(self.table.take_back)

    def seat_to_stop(self) -> int | None:
        """The own seat that has to answer somebody's wish to stop."""
        return self.seat_asked(self.table.stop)

    def seat_asked(self, wish: ShownTakeBack | ShownStop | None) -> int | None:
        """The own seat that has to answer a wish."""
        if wish is None:
            return None
        return next((seat for seat in self.table.yours if seat in wish.asked and seat not in wish.agreed), None)

    def request(self, message: Incoming) -> Answer | None:
        """Send something and wait for its answer; None if the match went on while the connection was lost.

        A choice names the length of the log it is for, so sending it again cannot make it twice.
        """
        log = self.table.log
        while self.table.log == log:
            line = self.line
            number = self.send(message)
            while number not in self.answers and line is self.line:
                self.attend()
            if number in self.answers:
                return self.settle(self.answers.pop(number))
        return None

    def send(self, message: Incoming) -> int:
        """Send a message, and return its number; that the connection is lost comes to light by listening."""
        self.requests += 1
        message.id = self.requests
        assert self.line is not None
        with suppress(ConnectionClosed):
            self.line.send(msgspec.json.encode(message).decode())
        return self.requests

    def send_look(self) -> None:
        """Tell the server from where one looks, and how much was told there."""
        self.send(Look(seat=self.seat, seen=self.seen, panels=True))

    def settle(self, answer: Answer) -> Answer:
        """Show a refusal, or wait until what was done has also been shown."""
        if isinstance(answer, Error):
            self.say(
                self.text.word("ui-refused", reason=self.text.say(said_by(answer.message, answer.words))),
                style="yellow",
            )
        elif isinstance(answer, Ack):
            while self.table.log < answer.log:
                self.attend()
        return answer
