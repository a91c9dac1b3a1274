"""A connection to one table that comes back when it is lost, and the person at this end of it."""

from __future__ import annotations

import threading
import time
from collections import deque
from contextlib import suppress
from queue import Empty, Queue

import msgspec
from msgspec import Struct, field
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from pessoi.kernel.errors import PessoiError
from pessoi.terminal.remote.inbox import Arrived, Inbox, Lost, Typed, read_socket
from pessoi.terminal.remote.site import Site, refusal
from pessoi.terminal.remote.stage import Stage
from pessoi.terminal.remote.wire import (
    Ack,
    Answer,
    Declined,
    Scene,
    ShownEvent,
    ShownTable,
    Trouble,
    Unreachable,
    Update,
)

PAUSES = (0.5, 1, 2, 4, 8, 8, 8, 8)


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

    def news(self, until: int | None = None) -> list[str]:
        """What was not shown yet, up to a ply if one is named; from now on it counts as shown."""
        fresh = [event for event in self.events[self.shown :] if until is None or event.ply <= until]
        self.shown += len(fresh)
        if self.shown == len(self.events):
            self.read = self.seen
        return [event.text for event in fresh]


class Left(Exception):
    """The person at the keyboard goes."""


class Connection:
    """What is between a person at a terminal and a table of a server: it listens, asks, and comes back when lost."""

    def __init__(self, site: Site, table: ShownTable, stage: Stage) -> None:
        self.site = site
        self.table = table
        self.stage = stage
        self.text = stage.text
        self.scene: Scene | None = None
        self.books = {seat: Book(seen=read, read=read) for seat, read in site.remembered(table.id).items()}
        #: The seat looked from; None for a spectator.
        self.seat: int | None = next(iter(table.yours), None)
        self.inbox: Inbox = Queue()
        self.socket: ClientConnection | None = None
        self.answers: dict[int, Answer] = {}
        self.requests = 0
        self.typed: deque[str | None] = deque()
        self.heard = 0
        self.is_asking = False
        self.is_undoing = False
        #: Seat and words of one's own choices by ply, to undo them.
        self.made: dict[int, tuple[int, str]] = {}
        self.told_waiting: int | None = None

    @property
    def is_over(self) -> bool:
        return self.table.status == "finished" or (self.scene is not None and self.scene.is_over)

    @property
    def book(self) -> Book:
        """The book of the seat now looked from."""
        return self.books.setdefault(-1 if self.scene is None else self.scene.seat, Book())

    @property
    def seen(self) -> int:
        """How much of the log was told to the seat one looks from."""
        return self.books[self.seat].seen if self.seat in self.books else 0

    # The connection

    def connect(self) -> None:
        """Open a connection and take in how things stand since one last looked."""
        socket = self.site.open_socket(self.table.id, seat=self.seat, seen=self.seen, language=self.text.language)
        self.socket = socket
        threading.Thread(target=read_socket, args=(socket, self.inbox), daemon=True).start()
        reason: PessoiError = Unreachable(f"{self.site.address} has hung up at once")
        while True:
            event = self.next_event()
            if isinstance(event, Lost):
                raise reason
            if isinstance(event, Arrived):
                if not isinstance(event.message, Trouble):
                    self.take_in(event.message)
                    return
                reason = refusal(event.message.code, event.message.message)

    def hang_up(self) -> None:
        """Close the connection, if there is one."""
        if self.socket is not None:
            self.socket.close()

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
        raise Unreachable(f"{self.site.address} does not answer any more; try again later")

    def sit_down(self) -> None:
        """Take one's seat back from a bot that stood in meanwhile."""
        for seat in self.table.seats:
            if seat.is_stand_in and self.table.status == "running":
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
            elif event.socket is not self.socket:
                continue
            return event

    def attend(self) -> None:
        """Wait for the next thing to happen and take it in."""
        event = self.next_event()
        if isinstance(event, Lost):
            self.reconnect()
        elif isinstance(event, Arrived):
            self.take_in(event.message)

    def take_in(self, message: Update | Answer) -> None:
        """Note a message of the server."""
        if isinstance(message, Trouble) and not message.id:
            self.say(self.text.word("ui-refused", reason=message.message), style="yellow")
            return
        if not isinstance(message, Update):
            self.answers[message.id] = message
            return
        for line in message.chat:
            if line.number > self.heard:
                self.heard = line.number
                self.say(self.text.word("ui-says", name=line.name, text=line.text), style="cyan")
        before, self.table = self.table, message.table
        scene = message.scene
        went_back = False
        if scene is not None:
            self.scene = scene
            went_back = self.book.add(message, scene.events)
        if went_back and not self.is_undoing:
            self.say(self.text.word("ui-went-back"), style="yellow")
        self.compare(before)

    def compare(self, before: ShownTable) -> None:
        """Tell who has come and gone, and whether one's own take-back was refused."""
        for old, new in zip(before.seats, self.table.seats, strict=True):
            if old.is_you and new.is_stand_in:
                self.sit_down()
                self.send_look()
            if self.table.status == "open" and old.kind != new.kind:
                message, name = ("ui-joined", new.name) if new.name else ("ui-left-seat", old.name)
                self.say(self.text.word(message, name=name, seat=new.seat), style="green")
        wish = before.take_back
        if wish and before.seats[wish.seat].is_you and not self.table.take_back and before.log == self.table.log:
            self.say(self.text.word("ui-take-back-refused"), style="yellow")

    def say(self, words: str, style: str = "") -> None:
        """A line of its own, also in the middle of a question."""
        self.stop_asking()
        self.stage.line(words, style=style)

    def stop_asking(self) -> None:
        """End the line of a question that was not answered."""
        if self.is_asking:
            self.stage.line()
            self.is_asking = False

    def tell(self, until: int | None = None) -> None:
        """What happened since it was last told."""
        for words in self.book.news(until):
            self.say(words)

    # Asking and sending

    def ask(self, words: str) -> str | None:
        """What the person types; None if things have changed so that the question makes no sense any more."""
        situation = self.situation()
        while not self.typed:
            if not self.is_asking:
                self.stage.prompt(words)
                self.is_asking = True
            self.attend()
            if self.situation() != situation:
                self.stop_asking()
                return None
        if not self.is_asking:
            self.stage.prompt(words)
        self.is_asking = False
        answer = self.typed[0]
        if answer is None:
            self.stage.line()
            raise Left
        self.typed.popleft()
        return answer.lower()

    def agrees(self, message: str, **values: str) -> bool | None:
        """A yes or no; None if the question makes no sense any more."""
        answer = self.ask(self.text.word(message, **values))
        return None if answer is None else answer[:1] == self.text.word("ui-yes")

    def situation(self) -> tuple[object, ...]:
        """What a question depends on."""
        return self.table.status, self.table.log, self.seat_to_agree()

    def seat_to_agree(self) -> int | None:
        """The own seat that has to answer somebody's wish to go back."""
        wish = self.table.take_back
        if wish is None or self.table.seats[wish.seat].is_you:
            return None
        return next((seat for seat in self.table.yours if seat not in wish.agreed), None)

    def request(self, kind: str, **fields: object) -> Answer | None:
        """Send something and wait for its answer; None if the match went on while the connection was lost.

        A choice names the length of the log it is for, so sending it again cannot make it twice.
        """
        log = self.table.log
        while self.table.log == log:
            socket = self.socket
            number = self.send(kind, **fields)
            while number not in self.answers and socket is self.socket:
                self.attend()
            if number in self.answers:
                return self.settle(self.answers.pop(number))
        return None

    def send(self, kind: str, **fields: object) -> int:
        """Send a message, and return its number; that the connection is lost comes to light by listening."""
        self.requests += 1
        assert self.socket is not None
        with suppress(ConnectionClosed):
            self.socket.send(msgspec.json.encode({"type": kind, "id": self.requests, **fields}).decode())
        return self.requests

    def send_look(self) -> None:
        """Tell the server from where one looks, and how much was told there."""
        self.send("look", seat=self.seat, language=self.text.language, seen=self.seen)

    def settle(self, answer: Answer) -> Answer:
        """Show a refusal, or wait until what was done has also been shown."""
        if isinstance(answer, Trouble):
            self.say(self.text.word("ui-refused", reason=answer.message), style="yellow")
        elif isinstance(answer, Ack):
            while self.table.log < answer.log:
                self.attend()
        return answer
