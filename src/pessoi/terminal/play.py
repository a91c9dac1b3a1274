"""A match in the terminal: people and bots take turns, and every choice is saved as soon as it is made."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from pessoi.bots import registry as bots
from pessoi.bots.bot import Bot
from pessoi.bots.outside import STAND_IN, Forfeit, is_outside
from pessoi.bots.terms import AT_TABLE, Terms
from pessoi.kernel.errors import BadSetup, CannotUndo, did_you_mean
from pessoi.kernel.game import SPECTATOR
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation
from pessoi.kernel.record import commitment_to
from pessoi.terminal import store
from pessoi.terminal.hints import Adviser
from pessoi.terminal.screen import Screen

HUMAN = "human"


def check_seats(seats: list[str]) -> None:
    """Refuse a seat that is neither a person nor a bot, and an outside bot that can't be started."""
    known = [HUMAN, *bots.names()]
    for seat in seats:
        if is_outside(seat):
            bots.make(seat, "check")
        elif seat not in known:
            raise BadSetup(f'no player called "{seat}"; {did_you_mean(seat, known)}')


class Sitting:
    """Some people and bots around one screen, playing one match."""

    def __init__(
        self,
        match: Match,
        seats: list[str],
        screen: Screen,
        path: Path,
        terms: Terms = AT_TABLE,
        adviser: Adviser | None = None,
    ) -> None:
        check_seats(seats)
        if len(seats) != match.setup.seats:
            raise BadSetup(f"the match has {match.setup.seats} seats, but {len(seats)} players are named")
        self.match = match
        self.seats = seats.copy()
        self.screen = screen
        self.path = path
        self.adviser = adviser or Adviser()
        self.bots: dict[int, Bot] = {
            seat: bots.make(name, bots.seed_for(match.seed, seat), terms)
            for seat, name in enumerate(seats)
            if name != HUMAN
        }
        #: The ply from which on each person has not read the log.
        self.read: dict[int, int] = {}

    def play(self) -> None:
        """Play to the end, or until somebody saves and quits."""
        commitment = commitment_to(self.match.seed)
        self.screen.line(self.screen.text.word("ui-commitment", commitment=commitment), style="dim")
        self.save()
        with ExitStack() as afterwards:
            for bot in self.bots.values():
                afterwards.callback(bot.close)
            while self.match.decision is not None:
                seat = self.match.decision.seat
                if seat in self.bots:
                    self.let_bot_play(seat)
                elif not self.let_person_play(seat):
                    return
            for bot in self.bots.values():
                bot.hear_result(self.match.scores, self.match.winners)
        self.finish()

    def let_bot_play(self, seat: int) -> None:
        """One choice of a bot; what it did is told to the next person."""
        bot = self.bots[seat]
        name = self.screen.text.names[seat]
        with self.screen.console.status(self.screen.text.word("ui-thinking", name=name, bot=bot.name)):
            try:
                choice = bot.choose(Observation(self.match, seat))
            except Forfeit as forfeit:
                self.replace(bot, forfeit)
                return
        self.match.play(choice, seat=seat)
        self.save()

    def replace(self, bot: Bot, forfeit: Forfeit) -> None:
        """Tell everybody that an outside bot has forfeited, and let another one play on."""
        text, seat, trouble = self.screen.text, forfeit.seat, forfeit.trouble
        reason = text.word(f"forfeit-{trouble.reason}", **trouble.values)
        told = text.word("ui-forfeit", name=text.names[seat], bot=bot.name, reason=reason, other=STAND_IN)
        self.screen.line(told, style="yellow")
        if forfeit.last_lines:
            self.screen.line(text.word("ui-forfeit-errors"), style="yellow")
        for line in forfeit.last_lines:
            self.screen.line(f"  {line}", style="dim")
        self.bots[seat] = bots.make(STAND_IN, bot.seed)
        self.seats[seat] = STAND_IN

    def let_person_play(self, seat: int) -> bool:
        """Show the table and take one choice; False if the person quits."""
        screen = self.screen
        is_new_turn = self.match.ply == self.match.checkpoint_ply
        if is_new_turn or self.read.get(seat, 0) <= self.match.ply:
            self.show_news(seat)
        screen.choices(self.match)
        assert self.match.decision is not None
        self.adviser.speak_up(screen, self.match, self.match.decision)
        while True:
            answer = self.ask()
            if answer == "q":
                self.say_resume()
                return False
            if self.answer(answer, seat):
                return True

    def show_news(self, seat: int) -> None:
        """The table and the log since this person's last choice."""
        screen = self.screen
        screen.title(screen.text.word("ui-turn-of", name=screen.text.names[seat]))
        screen.table(self.match, seat)
        if self.match.events(seat, self.read.get(seat, 0)):
            screen.title(screen.text.word("ui-log"))
            self.tell(seat)
        screen.title(screen.text.word("ui-choices"))

    def tell(self, seat: int) -> None:
        """The part of the log this person has not read yet."""
        self.screen.log(self.match, self.match.events(seat, self.read.get(seat, 0)))
        self.read[seat] = self.match.ply + 1

    def ask(self) -> str:
        """What the person types; the end of the input is taken as quitting."""
        word = "ui-plain-ask" if self.screen.is_plain else "ui-ask"
        try:
            return self.screen.console.input(self.screen.text.word(word) + " ", markup=False).strip().lower()
        except EOFError:
            self.screen.line()
            return "q"

    def answer(self, answer: str, seat: int) -> bool:
        """Act on what was typed; whether the position has changed."""
        screen, match = self.screen, self.match
        decision = match.decision
        assert decision is not None
        if answer == "u":
            return self.undo()
        if answer == "?":
            screen.title(screen.text.word("ui-rule"))
            screen.line(screen.text.rule(decision.prompt))
        elif answer == "t":
            screen.table(match, seat)
            screen.choices(match)
        elif answer == "h":
            self.adviser.advise(screen, match, decision)
        elif answer.isdecimal() and 1 <= int(answer) <= len(decision.choices):
            match.play(decision.choices[int(answer) - 1], seat=seat)
            self.tell(seat)
            self.save()
            return True
        else:
            screen.line(screen.text.word("ui-not-a-number", count=len(decision.choices)), style="yellow")
        return False

    def undo(self) -> bool:
        """Take back the last choice; back past bots' choices goes only where they had none since."""
        text = self.screen.text
        if self.match.seats_of and self.match.seats_of[-1] in self.bots:
            name = text.names[self.match.seats_of[-1]]
            self.screen.line(text.word("ui-no-undo", reason=text.word("ui-bot-moved", name=name)), style="yellow")
            return False
        try:
            taken = self.match.undo()
        except CannotUndo as error:
            reason = text.word(f"undo-{error.reason}")
            self.screen.line(text.word("ui-no-undo", reason=reason), style="yellow")
            return False
        decision = self.match.decision
        assert decision is not None
        label = text.say(self.match.game.label(self.match.state, decision, taken))
        self.screen.line(text.word("ui-undone", choice=label), style="green")
        self.read = {seat: min(ply, self.match.ply + 1) for seat, ply in self.read.items()}
        self.save()
        return True

    # Between sittings

    def save(self) -> None:
        """Write the match down; a disk that can't take it does not stop the game."""
        text = self.screen.text
        try:
            store.save(self.path, self.match, self.seats, text.names[: len(self.seats)])
        except OSError as error:
            self.screen.line(text.word("ui-not-saved", reason=str(error)), style="yellow")

    def say_resume(self) -> None:
        """How to go on another time."""
        self.screen.line(self.screen.text.word("ui-saved"), style="green")
        self.screen.line(f"  pessoi play --resume {self.path.stem}", style="bold")

    def finish(self) -> None:
        """The last events, the score sheet, the winner, and where the record is."""
        screen, match = self.screen, self.match
        text = screen.text
        people = [seat for seat, name in enumerate(self.seats) if name == HUMAN]
        seat = people[0] if people else SPECTATOR
        screen.title(text.word("ui-over"))
        self.tell(seat)
        screen.panel(match.game.panels(match.view(seat))[-1])
        winners = [text.names[row] for row in match.winners]
        screen.line(text.word("ui-winner", count=len(winners), names=", ".join(winners)), style="bold green")
        screen.line(text.word("ui-record", path=self.path.name))
        screen.line(f"  pessoi replay {self.path.stem}", style="bold")
