"""A visit to one table: the match as it is played over a connection."""

from __future__ import annotations

import sys
import threading
from urllib.parse import quote

from pessoi.kernel.errors import PessoiError, by_system
from pessoi.scene.messages import (
    Ack,
    AnswerStop,
    AnswerTakeBack,
    Choose,
    Error,
    Preview,
    Previewed,
    Resign,
    Stop,
    TakeBack,
    Undo,
)
from pessoi.scene.scene import Scene, ShownChoice, ShownDecision
from pessoi.scene.table import ShownSeat, ShownTable
from pessoi.scene.words import event_text
from pessoi.terminal import store
from pessoi.terminal.keyboard import QUIT, UNDO, hand_over, place_of, place_to_preview
from pessoi.terminal.play import HUMAN
from pessoi.terminal.remote.connection import Connection, Left
from pessoi.terminal.remote.errors import Declined, Unreachable
from pessoi.terminal.remote.inbox import read_keyboard
from pessoi.terminal.remote.site import said_by

#: Keys that end a match or one's part in it, with the question that makes sure; and the one that asks for a stand-in.
RESIGN = "r"
STOP = "s"
LEAVE = "l"
STAND_IN = "b"
ENDING = {RESIGN: "ui-resign", STOP: "ui-stop", LEAVE: "ui-leave"}

#: What can be typed at a decision, by the names of the messages that explain it.
KEYS = (
    "number",
    "preview",
    "undo",
    "rule",
    "why-not",
    "glossary",
    "table",
    "keys",
    "leave",
    "leave-to-bot",
    "stop",
    "resign",
)


class Visit(Connection):
    """Somebody at a terminal, sitting at a table of a server."""

    def play(self) -> None:
        """Be at the table until the match is over or one leaves."""
        threading.Thread(target=read_keyboard, args=(sys.stdin, self.inbox), daemon=True).start()
        try:
            self.sit_down()
            self.connect()
            self.await_start()
            while not self.is_over:
                self.step()
            self.finish()
        except (Left, KeyboardInterrupt) as reason:
            self.say_return()
            if isinstance(reason, KeyboardInterrupt):
                raise
        except Unreachable:
            self.say_return()
            raise
        finally:
            self.hang_up()

    # At the table

    def await_start(self) -> None:
        """Wait for free seats to be taken; the host begins when the last one is."""
        if self.table.status == "open":
            self.screen.line(self.text.word("ui-at-table", table=self.table.id))
            if self.table.empty and self.table.invitation:
                self.screen.line(self.text.word("ui-invite", count=len(self.table.empty)))
                self.screen.line(f"  pessoi play --at {self.site.address} --join {self.table.invitation}", style="bold")
            if self.table.empty or not self.table.is_host:
                self.screen.line(self.text.word("ui-waiting-for-start"), style="dim")
        while self.table.status == "open":
            if self.table.is_host and not self.table.empty:
                self.begin()
            elif self.typed and self.typed[0] == QUIT:
                raise Left
            else:
                self.attend()
        if self.scene is None or self.seat not in {None, self.scene.seat}:
            self.look(self.seat)
        self.screen.line(self.text.word("ui-commitment", commitment=self.table.commitment), style="dim")
        if self.table.yours and not self.is_over:
            self.screen.keys(KEYS)

    def begin(self) -> None:
        """Let the match begin; somebody else may have been faster."""
        try:
            self.table = self.site.call("POST", f"tables/{self.table.id}/start", ShownTable)
        except Declined as error:
            self.say(self.text.word("ui-refused", reason=self.text.say(error.words)), style="yellow")
            self.attend()

    def step(self) -> None:
        """Do what is to be done next: answer a wish, decide, hand over, or wait."""
        scene = self.scene
        assert scene is not None
        seat, stopping = self.seat_to_agree(), self.seat_to_stop()
        if seat is not None:
            self.answer_wish(seat)
        elif stopping is not None:
            self.answer_stop(stopping)
        elif scene.waiting_for is None or scene.waiting_for not in self.table.yours:
            self.wait(scene)
        elif self.is_secret(scene) and scene.waiting_for != self.here:
            self.pass_on(scene, scene.waiting_for)
        elif scene.decision is None or scene.seat != scene.waiting_for:
            self.look(scene.waiting_for)
        else:
            self.told_waiting = None
            self.decide(scene, scene.decision)

    def look(self, seat: int | None) -> None:
        """Look from another of one's seats, or for the first time."""
        self.seat = seat
        self.scene = None
        self.send_look()
        while self.scene is None or seat not in {None, self.scene.seat}:
            self.attend()
            trouble = self.answers.pop(self.requests, None)
            if isinstance(trouble, Error):
                raise Declined(trouble.code, said_by(trouble.message, trouble.words))

    def is_secret(self, scene: Scene) -> bool:
        """Whether what one person at this screen has seen is not for another's eyes."""
        return scene.needs_hand_over and len(self.table.yours) > 1

    def pass_on(self, scene: Scene, seat: int) -> None:
        """Let whoever plays this seat come to the screen."""
        names = self.text.names
        typed = hand_over(self.screen, self.ask, None if self.here is None else names[self.here], names[seat])
        if typed == QUIT:
            raise Left
        if typed == UNDO:
            self.undo(scene)
        elif typed is not None:
            self.here, self.drawn = seat, None

    def wait(self, scene: Scene) -> None:
        """Let others decide; the keyboard can still undo, show the table or leave."""
        seat = scene.waiting_for
        if seat is not None and seat != self.told_waiting and self.table.seats[seat].kind == "person":
            self.told_waiting = seat
            self.say(self.text.word("ui-waiting", name=self.text.names[seat]), style="dim")
        word = self.typed[0] if self.typed else None
        if word in {QUIT, UNDO, "t", "g", *ENDING, STAND_IN}:
            self.typed.popleft()
        if word == QUIT:
            raise Left
        if word == UNDO and self.table.yours:
            self.undo(scene)
        elif word == STAND_IN and seat is not None:
            self.ask_stand_in(seat)
        elif word is not None and self.end_by(word, scene.seat):
            return
        elif (
            word is None or (self.is_secret(scene) and self.here != scene.seat) or not self.screen.explain(word, scene)
        ):
            self.attend()

    # One's own turn

    def decide(self, scene: Scene, decision: ShownDecision) -> None:
        """Show what is new and take one choice."""
        if not self.book.is_read or not scene.undo.is_possible or self.drawn != scene.seat:
            self.screen.news(scene, self.book.news())
        self.drawn = scene.seat
        self.screen.decision(decision)
        while True:
            answer = self.ask(self.text.word("ui-ask"))
            if answer is None or self.act(answer, scene, decision):
                return

    def act(self, typed: str, scene: Scene, decision: ShownDecision) -> bool:
        """Act on what was typed; whether to look anew."""
        choices = decision.choices
        chosen, foreseen = place_of(typed, len(choices)), place_to_preview(typed, len(choices))
        if typed == QUIT:
            raise Left
        if typed == UNDO:
            return self.undo(scene)
        if self.end_by(typed, scene.seat):
            return True
        if chosen is not None:
            return self.choose(scene, choices[chosen])
        if foreseen is not None:
            return self.foresee(scene.seat, choices[foreseen])
        if not self.screen.explain(typed, scene):
            self.screen.help_typing(typed, len(choices), KEYS)
        return False

    def choose(self, scene: Scene, choice: ShownChoice) -> bool:
        """Send a choice; once it is kept for good, tell what it did."""
        log = self.table.log
        answer = self.request(Choose(seat=scene.seat, log=log, choice=choice.choice))
        if isinstance(answer, Ack):
            self.made[scene.ply] = scene.seat, self.text.say(choice.label)
            self.tell(scene.ply + 1)
        return not isinstance(answer, Error) or self.table.log != log

    def foresee(self, seat: int, choice: ShownChoice) -> bool:
        """Show what a choice would do."""
        answer = self.request(Preview(seat=seat, choice=choice.choice))
        if isinstance(answer, Previewed):
            self.screen.preview(choice, answer.preview)
        return answer is None

    # Going back

    def undo(self, scene: Scene) -> bool:
        """Take the last choice back, or offer to ask for it; whether the position has changed."""
        seat, label = self.made.get(scene.ply - 1, (scene.seat, ""))
        if seat != scene.seat and self.is_secret(scene):
            self.say(self.text.word("ui-no-undo", reason=self.text.word("undo-other-seat")), style="yellow")
            return False
        if seat == scene.seat and not scene.undo.is_possible:
            reason = "" if scene.undo.reason is None else self.text.say(scene.undo.reason)
            self.say(self.text.word("ui-no-undo", reason=reason), style="yellow")
            return self.wish(seat)
        log = self.table.log
        self.is_undoing = True
        answer = self.request(Undo(seat=seat, log=log))
        self.is_undoing = False
        if isinstance(answer, Error):
            return self.table.log != log or self.wish(seat)
        if label:
            self.say(self.text.word("ui-undone", choice=label), style="green")
        else:
            self.say(self.text.word("ui-went-back"), style="green")
        return True

    def wish(self, seat: int) -> bool:
        """Ask the others to go back although something was seen since; whether the position has changed."""
        scene = self.scene
        if scene is not None and scene.undo.ply is not None:
            self.say(self.text.word("ui-back-undoes", **self.undone(scene.undo.ply, scene.undo.undoes)))
        is_alone = not any(self.is_others(place) for place in self.table.seats)
        agrees = self.agrees("ui-try-again" if is_alone else "ui-ask-take-back")
        if not agrees:
            return agrees is None
        log = self.table.log
        answer = self.request(TakeBack(seat=seat))
        if isinstance(answer, Ack) and self.table.log == log:
            self.say(self.text.word("ui-take-back-asked"))
        return self.table.log != log

    def answer_wish(self, seat: int) -> None:
        """Agree to a take-back or refuse it."""
        wish = self.table.take_back
        assert wish is not None
        self.say(self.text.word("ui-back-undoes", **self.undone(wish.ply, wish.undoes)))
        agrees = self.agrees("ui-agree-take-back", name=self.text.names[wish.seat])
        if agrees is None:
            return
        answer = self.request(AnswerTakeBack(seat=seat, agrees=agrees))
        while isinstance(answer, Ack) and self.table.take_back == wish:
            self.attend()

    def undone(self, ply: int, undoes: list[int]) -> dict[str, str | int]:
        """To before what going back leads, how many choices it undoes, and how many of one's own among them."""
        first = next((event for event in self.book.events if event.ply == ply + 1), None)
        what = "" if first is None else event_text(first, self.text).rstrip(".")
        return {"what": what, "count": sum(undoes), "own": sum(undoes[seat] for seat in self.table.yours)}

    @staticmethod
    def is_others(seat: ShownSeat) -> bool:
        """Whether a seat is another person's, present or not."""
        return not seat.is_you and not seat.waits_for_you and (seat.kind == "person" or seat.is_stand_in)

    # Other ends

    def end_by(self, typed: str, seat: int) -> bool:
        """Resign, ask to stop, or leave the seat to a bot, if that was typed and is meant; whether it was typed."""
        if typed not in ENDING or seat not in self.table.yours:
            return False
        if self.agrees(ENDING[typed], bot=self.text.bot(self.table.stand_in.bot)):
            if typed == RESIGN:
                self.request(Resign(seat=seat))
            elif typed == STOP:
                answer = self.request(Stop(seat=seat))
                if isinstance(answer, Ack) and self.table.status == "running":
                    self.say(self.text.word("ui-stop-asked"))
            else:
                self.table = self.site.call("DELETE", f"tables/{self.table.id}/seats/{seat}", ShownTable)
                raise Left
        return True

    def answer_stop(self, seat: int) -> None:
        """Agree to stop or refuse it."""
        wish = self.table.stop
        assert wish is not None
        agrees = self.agrees("ui-agree-stop", name=self.text.names[wish.seat])
        if agrees is None:
            return
        answer = self.request(AnswerStop(seat=seat, agrees=agrees))
        while isinstance(answer, Ack) and self.table.stop == wish and self.table.status == "running":
            self.attend()

    def ask_stand_in(self, seat: int) -> None:
        """Let the time run after which a bot stands in for somebody who is waited for."""
        try:
            self.site.call("POST", f"tables/{self.table.id}/seats/{seat}/stand-in", ShownTable)
        except Declined as error:
            self.say(self.text.word("ui-refused", reason=self.text.say(error.words)), style="yellow")

    # The end

    def say_return(self) -> None:
        """How to come back another time."""
        self.stop_asking()
        self.site.remember(self.table.id, {seat: book.read for seat, book in self.books.items()})
        self.screen.line(self.text.word("ui-left-table"), style="green")
        self.screen.line(f"  pessoi play --at {self.site.address} --table {self.table.id}", style="bold")

    def finish(self) -> None:
        """The end as whoever is at the screen sees it, and where the record is."""
        self.stop_asking()
        self.site.remember(self.table.id, {})
        if self.scene is not None:
            self.screen.end(self.scene, self.book.news())
        self.keep_record()

    def keep_record(self) -> None:
        """Save the record here too, where it can be looked at and verified without the server."""
        if self.table.match_id is None:
            return
        seats = [seat.bot or HUMAN for seat in self.table.seats]
        names = [seat.name for seat in self.table.seats]
        path = store.new_path(quote(self.table.game, safe=""))
        try:
            store.write(path, store.annotated(self.site.record(self.table.match_id), seats, names))
        except OSError as error:
            self.screen.line(self.text.word("ui-not-kept", reason=self.text.say(by_system(error))), style="yellow")
            return
        except PessoiError as error:
            self.screen.line(self.text.word("ui-refused", reason=self.text.say(error.words)), style="yellow")
            return
        self.screen.line(self.text.word("ui-record", path=path.name))
        self.screen.line(f"  pessoi replay {path.stem}", style="bold")
