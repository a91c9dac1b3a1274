"""A match in the terminal: people and bots take turns, and every choice is saved as soon as it is made."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from pessoi.bots import registry as bots
from pessoi.bots.bot import Bot
from pessoi.bots.outside import STAND_IN, Forfeit, is_outside
from pessoi.bots.terms import AT_TABLE, Terms
from pessoi.kernel.errors import BadSetup, by_system, did_you_mean
from pessoi.kernel.game import SPECTATOR
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation
from pessoi.kernel.record import commitment_to
from pessoi.scene.scene import Scene, ShownDecision, ShownEvent, hides_between_seats, scene, show_choice, show_preview
from pessoi.terminal import store
from pessoi.terminal.choices import in_groups
from pessoi.terminal.hints import Adviser
from pessoi.terminal.keyboard import QUIT, UNDO, hand_over, place_of, place_to_preview
from pessoi.terminal.screen import Screen

HUMAN = "human"
#: What can be typed at a decision, by the names of the messages that explain it.
KEYS = ("number", "preview", "undo", "hint", "rule", "why-not", "glossary", "table", "keys", "save")


def check_seats(seats: list[str]) -> None:
    """Refuse a seat that is neither a person nor a bot, and an outside bot that can't be started."""
    known = [HUMAN, *bots.names()]
    for seat in seats:
        if is_outside(seat):
            bots.make(seat, "check")
        elif seat not in known:
            raise BadSetup("no-player", player=seat, hint=did_you_mean(seat, known))


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
            raise BadSetup("players-and-seats", seats=match.setup.seats, players=len(seats))
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
        self.people = [seat for seat, name in enumerate(seats) if name == HUMAN]
        #: Whether what one person has seen is not for the others' eyes.
        self.is_secret = hides_between_seats(match.game) and len(self.people) > 1
        #: Whose eyes are on the screen.
        self.here: int | None = None
        #: The ply from which on each person has not read the log.
        self.read: dict[int, int] = {}

    def play(self) -> None:
        """Play to the end, or until somebody saves and quits."""
        commitment = commitment_to(self.match.seed)
        self.screen.line(self.screen.text.word("ui-commitment", commitment=commitment), style="dim")
        if self.people:
            self.screen.keys(KEYS)
        self.save()
        with ExitStack() as afterwards:
            for bot in self.bots.values():
                afterwards.callback(bot.close)
            while self.match.decision is not None:
                seat = self.match.decision.seat
                if seat in self.bots:
                    self.let_bot_play(seat)
                elif not self.let_person_play(seat):
                    self.say_resume()
                    return
            for bot in self.bots.values():
                bot.hear_result(self.match.scores, self.match.winners)
        self.finish()

    # Bots

    def let_bot_play(self, seat: int) -> None:
        """One choice of a bot; what it did is told to the next person."""
        bot = self.bots[seat]
        text = self.screen.text
        with self.screen.console.status(text.word("ui-thinking", name=text.names[seat], bot=text.bot(bot.name))):
            try:
                choice = bot.choose(Observation(self.match, seat))
            except Forfeit as forfeit:
                self.replace(bot, forfeit)
                return
        self.match.play(choice, seat=seat)
        self.save()

    def replace(self, bot: Bot, forfeit: Forfeit) -> None:
        """Tell everybody that an outside bot has forfeited, and let another one play on."""
        text, seat = self.screen.text, forfeit.seat
        reason = text.say(forfeit.trouble.words)
        told = text.word("ui-forfeit", name=text.names[seat], bot=bot.name, reason=reason, other=text.bot(STAND_IN))
        self.screen.line(told, style="yellow")
        if forfeit.last_lines:
            self.screen.line(text.word("ui-forfeit-errors"), style="yellow")
        for line in forfeit.last_lines:
            self.screen.line(f"  {line}", style="dim")
        self.bots[seat] = bots.make(STAND_IN, bot.seed)
        self.seats[seat] = STAND_IN

    # People

    def look(self, seat: int) -> Scene:
        """The match through these eyes; where nothing is hidden, everybody here may take back anybody's choice."""
        others = [] if self.is_secret else [other for other in self.people if other != seat]
        return in_groups(scene(self.match, seat, since=self.read.get(seat, 0), also=others, with_panels=True))

    def let_person_play(self, seat: int) -> bool:
        """Show the table and take one choice; False if the person quits."""
        if seat != self.here and self.is_secret:
            typed = self.pass_on(seat)
            if typed:
                return typed != QUIT
        seen = self.look(seat)
        decision = seen.decision
        assert decision is not None
        unread = self.unread(seen)
        if unread or seat != self.here or seen.ply == self.match.checkpoint_ply:
            self.screen.news(seen, unread)
        self.here = seat
        self.screen.decision(decision)
        self.adviser.speak_up(self.screen, self.match, decision)
        while True:
            typed = self.ask(self.screen.text.word("ui-ask"))
            if typed == QUIT:
                return False
            if self.answer(typed, seen, decision):
                return True

    def pass_on(self, seat: int) -> str:
        """Let the next person come to the screen; what was typed instead, if whoever is there wants something else."""
        names = self.screen.text.names
        leaving = None if self.here is None else names[self.here]
        typed = hand_over(self.screen, self.ask, leaving, names[seat]) or ""
        if typed == UNDO and self.here is not None:
            self.undo(self.look(self.here))
        return typed

    def unread(self, seen: Scene) -> list[ShownEvent]:
        """What this person has not read of the log, which counts as read from now on."""
        self.read[seen.seat] = seen.ply + 1
        return seen.events

    def ask(self, words: str) -> str:
        """What the person types; the end of the input is taken as quitting."""
        try:
            return self.screen.console.input(words + " ", markup=False).strip().lower()
        except EOFError:
            self.screen.line()
            return QUIT

    def answer(self, typed: str, seen: Scene, decision: ShownDecision) -> bool:
        """Act on what was typed; whether the position has changed."""
        screen, choices = self.screen, decision.choices
        chosen, foreseen = place_of(typed, len(choices)), place_to_preview(typed, len(choices))
        if typed == UNDO:
            return self.undo(seen)
        if chosen is not None:
            self.match.play(choices[chosen].choice, seat=seen.seat, ply=seen.ply)
            screen.events(self.unread(self.look(seen.seat)))
            self.save()
            return True
        if foreseen is not None:
            choice = choices[foreseen]
            screen.preview(choice, show_preview(self.match, self.match.game.verbs.parse(choice.choice)))
        elif typed == "h":
            self.adviser.advise(screen, self.match, decision)
        elif not screen.explain(typed, seen):
            screen.help_typing(typed, len(choices), KEYS)
        return False

    def undo(self, seen: Scene) -> bool:
        """Take the last choice of whoever may take it back; whether the position has changed."""
        text = self.screen.text
        if not seen.undo.is_possible:
            reason = "" if seen.undo.reason is None else text.say(seen.undo.reason)
            self.screen.line(text.word("ui-no-undo", reason=reason), style="yellow")
            return False
        taken = self.match.undo()
        decision = self.match.decision
        assert decision is not None
        label = text.say(show_choice(self.match, decision, taken).label)
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
            self.screen.line(text.word("ui-not-saved", reason=text.say(by_system(error))), style="yellow")

    def say_resume(self) -> None:
        """How to go on another time."""
        self.screen.line(self.screen.text.word("ui-saved"), style="green")
        self.screen.line(f"  pessoi play --resume {self.path.stem}", style="bold")

    def finish(self) -> None:
        """The end as whoever is at the screen sees it, and where the record is."""
        seen = self.look(SPECTATOR if self.here is None else self.here)
        self.screen.end(seen, self.unread(seen))
        self.screen.line(self.screen.text.word("ui-record", path=self.path.name))
        self.screen.line(f"  pessoi replay {self.path.stem}", style="bold")
