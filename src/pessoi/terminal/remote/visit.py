"""A visit to one table: the match as it is played over a connection."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from urllib.parse import quote

from pessoi.kernel.errors import PessoiError
from pessoi.terminal import store
from pessoi.terminal.play import HUMAN
from pessoi.terminal.remote.connection import Connection, Left
from pessoi.terminal.remote.inbox import read_keyboard
from pessoi.terminal.remote.wire import (
    Ack,
    Declined,
    Foreseen,
    Scene,
    ShownChoice,
    ShownDecision,
    ShownTable,
    Trouble,
    Unreachable,
)


class Visit(Connection):
    """Somebody at a terminal, sitting at a table of a server."""

    def play(self) -> None:
        """Be at the table until the match is over or one leaves."""
        threading.Thread(target=read_keyboard, args=(self.inbox,), daemon=True).start()
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
            self.stage.line(self.text.word("ui-at-table", table=self.table.id))
            if self.table.empty and self.table.invitation:
                self.stage.line(self.text.word("ui-invite", count=len(self.table.empty)))
                self.stage.line(f"  pessoi play --at {self.site.address} --join {self.table.invitation}", style="bold")
            if self.table.empty or not self.table.is_host:
                self.stage.line(self.text.word("ui-waiting-for-start"), style="dim")
        while self.table.status == "open":
            if self.table.is_host and not self.table.empty:
                self.begin()
            elif self.typed and self.typed[0] == "q":
                raise Left
            else:
                self.attend()
        if self.scene is None or self.seat not in {None, self.scene.seat}:
            self.look(self.seat)
        self.stage.line(self.text.word("ui-commitment", commitment=self.table.commitment), style="dim")

    def begin(self) -> None:
        """Let the match begin; somebody else may have been faster."""
        try:
            self.table = self.site.call("POST", f"tables/{self.table.id}/start", ShownTable)
        except Declined as error:
            self.say(self.text.word("ui-refused", reason=str(error)), style="yellow")
            self.attend()

    def step(self) -> None:
        """Do what is to be done next: answer a wish, decide, hand over, or wait."""
        scene = self.scene
        assert scene is not None
        seat = self.seat_to_agree()
        if seat is not None:
            self.answer_wish(seat)
        elif scene.waiting_for not in self.table.yours:
            self.wait(scene)
        elif scene.decision is None or scene.seat != scene.waiting_for:
            self.look(scene.waiting_for)
        else:
            self.told_waiting = None
            self.decide(scene, scene.decision)

    def look(self, seat: int | None) -> None:
        """Look from another of one's seats, or for the first time."""
        scene = self.scene
        if scene is not None and scene.needs_hand_over and seat is not None:
            if self.ask(self.text.word("ui-hand-over", name=self.stage.name(self.table, seat))) is None:
                return
            if not self.stage.is_plain:
                self.stage.console.clear()
        self.seat = seat
        self.scene = None
        self.send_look()
        while self.scene is None or seat not in {None, self.scene.seat}:
            self.attend()
            trouble = self.answers.pop(self.requests, None)
            if isinstance(trouble, Trouble):
                raise Declined(trouble.code, trouble.message)

    def wait(self, scene: Scene) -> None:
        """Let others decide; the keyboard can still undo, show the table or leave."""
        seat = scene.waiting_for
        if seat is not None and seat != self.told_waiting and self.table.seats[seat].kind == "person":
            self.told_waiting = seat
            self.say(self.text.word("ui-waiting", name=self.stage.name(self.table, seat)), style="dim")
        word = self.typed[0] if self.typed else None
        if word in {"q", "t", "u"}:
            self.typed.popleft()
        if word == "q":
            raise Left
        if word == "t":
            self.stage.panels(scene.panels)
        elif word == "u" and self.table.yours:
            self.undo(scene)
        else:
            self.attend()

    # One's own turn

    def decide(self, scene: Scene, decision: ShownDecision) -> None:
        """Show what is new and take one choice."""
        stage = self.stage
        is_inside_turn = scene.undo.is_possible and self.book.shown == len(self.book.events)
        if not is_inside_turn:
            self.show_news(scene)
        stage.offer(decision)
        word = "ui-remote-plain-ask" if stage.is_plain else "ui-remote-ask"
        while True:
            answer = self.ask(self.text.word(word))
            if answer is None or self.act(answer, scene, decision):
                return

    def show_news(self, scene: Scene) -> None:
        """The table, and the log since this seat's last choice."""
        stage = self.stage
        stage.title(self.text.word("ui-turn-of", name=stage.name(self.table, scene.seat)))
        stage.panels(scene.panels)
        if self.book.shown < len(self.book.events):
            stage.title(self.text.word("ui-log"))
            self.tell()
        stage.title(self.text.word("ui-choices"))

    def act(self, answer: str, scene: Scene, decision: ShownDecision) -> bool:
        """Act on what was typed; whether to look anew."""
        stage, choices = self.stage, decision.choices
        number = answer.removeprefix("p").strip()
        is_number = number.isdecimal() and 1 <= int(number) <= len(choices)
        if answer == "q":
            raise Left
        if answer == "u":
            return self.undo(scene)
        if answer == "?":
            stage.title(self.text.word("ui-rule"))
            stage.line(decision.rule)
        elif answer == "t":
            stage.panels(scene.panels)
            stage.offer(decision)
        elif is_number and answer.startswith("p"):
            return self.foresee(scene.seat, choices[int(number) - 1])
        elif is_number:
            return self.choose(scene, choices[int(number) - 1])
        else:
            stage.line(self.text.word("ui-remote-not-a-number", count=len(choices)), style="yellow")
        return False

    def choose(self, scene: Scene, choice: ShownChoice) -> bool:
        """Send a choice; once it is kept for good, tell what it did."""
        log = self.table.log
        answer = self.request("choose", seat=scene.seat, ply=log, choice=choice.choice)
        if isinstance(answer, Ack):
            self.made[scene.ply] = scene.seat, choice.label
            self.tell(scene.ply + 1)
        return not isinstance(answer, Trouble) or self.table.log != log

    def foresee(self, seat: int, choice: ShownChoice) -> bool:
        """Show what a choice would do."""
        answer = self.request("preview", seat=seat, choice=choice.choice)
        if isinstance(answer, Foreseen):
            self.stage.title(self.text.word("ui-preview", choice=choice.label))
            for event in answer.preview.events:
                self.stage.line(event.text)
            if answer.preview.view is None:
                self.stage.line(self.text.word("ui-preview-open"), style="dim")
        return answer is None

    # Going back

    def undo(self, scene: Scene) -> bool:
        """Take the last choice back, or offer to ask for it; whether the position has changed."""
        seat, label = self.made.get(scene.ply - 1, (scene.seat, ""))
        if seat == scene.seat and not scene.undo.is_possible:
            self.say(self.text.word("ui-no-undo", reason=scene.undo.reason), style="yellow")
            return self.wish(seat)
        log = self.table.log
        self.is_undoing = True
        answer = self.request("undo", seat=seat, ply=log)
        self.is_undoing = False
        if isinstance(answer, Trouble):
            return self.table.log != log or self.wish(seat)
        if label:
            self.say(self.text.word("ui-undone", choice=label), style="green")
        else:
            self.say(self.text.word("ui-went-back"), style="green")
        return True

    def wish(self, seat: int) -> bool:
        """Ask the others to go back although something was seen since; whether the position has changed."""
        agrees = self.agrees("ui-ask-take-back")
        if not agrees:
            return agrees is None
        log = self.table.log
        answer = self.request("take-back", seat=seat)
        if isinstance(answer, Ack) and self.table.log == log:
            self.say(self.text.word("ui-take-back-asked"))
        return self.table.log != log

    def answer_wish(self, seat: int) -> None:
        """Agree to a take-back or refuse it."""
        wish = self.table.take_back
        assert wish is not None
        agrees = self.agrees("ui-agree-take-back", name=self.stage.name(self.table, wish.seat))
        if agrees is None:
            return
        answer = self.request("answer-take-back", seat=seat, agrees=agrees)
        while isinstance(answer, Ack) and self.table.take_back == wish:
            self.attend()

    # The end

    def say_return(self) -> None:
        """How to come back another time."""
        self.stop_asking()
        self.site.remember(self.table.id, {seat: book.read for seat, book in self.books.items()})
        self.stage.line(self.text.word("ui-left-table"), style="green")
        self.stage.line(f"  pessoi play --at {self.site.address} --table {self.table.id}", style="bold")

    def finish(self) -> None:
        """The last events, the score sheet, the winner, and where the record is."""
        stage, text, table, scene = self.stage, self.text, self.table, self.scene
        self.stop_asking()
        self.site.remember(table.id, {})
        stage.title(text.word("ui-over"))
        self.tell()
        if scene is not None:
            stage.panels(scene.panels[-1:])
        if table.lost_on_time is not None:
            stage.line(text.word("ui-lost-on-time", name=stage.name(table, table.lost_on_time)), style="bold")
        elif scene is not None:
            winners = [stage.name(table, row) for row in scene.winners]
            stage.line(text.word("ui-winner", count=len(winners), names=", ".join(winners)), style="bold green")
        self.keep_record()

    def keep_record(self) -> None:
        """Save the record here too, where it can be looked at and verified without the server."""
        if self.table.match_id is None:
            return
        seats = [seat.bot or HUMAN for seat in self.table.seats]
        names = [seat.name for seat in self.table.seats]
        path = store.new_path(quote(self.table.game, safe=""))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(annotated(self.site.record(self.table.match_id), seats, names), encoding="utf-8")
        except (OSError, PessoiError) as error:
            self.stage.line(self.text.word("ui-refused", reason=str(error)), style="yellow")
            return
        self.stage.line(self.text.word("ui-record", path=path.name))
        self.stage.line(f"  pessoi replay {path.stem}", style="bold")


def annotated(record: str, seats: Sequence[str], names: Sequence[str]) -> str:
    """A record with who played it, as saved matches have it."""
    return f"{store.SEATS}{','.join(seats)}\n{store.NAMES}{','.join(names)}\n{record}"
