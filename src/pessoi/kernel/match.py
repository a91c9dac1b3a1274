"""A running match: a checkpoint, the choices since, and the decision they led to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pessoi.kernel.choice import CHOICE, SEAT, Choice, Decision, Steps
from pessoi.kernel.dice import Dice, QuickDice
from pessoi.kernel.errors import (
    CannotUndo,
    GameOver,
    NotAChoice,
    RulesError,
    StaleChoice,
    WrongSeat,
)
from pessoi.kernel.flow import GAME_OVER, TURN_OVER, flow
from pessoi.kernel.game import SPECTATOR, Game, ScoreSheet, Value
from pessoi.kernel.journal import EVERYONE, Entry, Event, Journal, only, tell
from pessoi.kernel.pile import REVELATIONS
from pessoi.kernel.playout import Playout
from pessoi.kernel.record import Record, record_of
from pessoi.kernel.state import State

#: Turns in a row without a decision after which a game is taken to be stuck.
SILENT_TURNS: Final = 1000
#: Told by the kernel when the rules let a lone choice be made without asking.
AUTOMATIC: Final = Event("automatic", seat=SEAT, choice=CHOICE)


class Setup:
    """What people agreed on before the first roll."""

    __slots__ = ("options", "seats")

    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        self.seats: int = seats
        self.options: dict[str, Value] = options


class Redeal:
    """A note that the position was imagined: after which choice, by which seat, with which seed."""

    __slots__ = ("ply", "seat", "seed")

    def __init__(self, ply: int, seat: int, seed: str) -> None:
        self.ply: int = ply
        self.seat: int = seat
        self.seed: str = seed


class Made:
    """A choice that was made: by which seat, and how much had been revealed before it."""

    __slots__ = ("choice", "revealed", "seat")

    def __init__(self, choice: Choice, seat: int, revealed: int) -> None:
        self.choice: Choice = choice
        self.seat: int = seat
        self.revealed: int = revealed


class Preview:
    """What a choice would do as far as the seat can foresee it: up to the first roll or hidden card."""

    __slots__ = ("deciding", "entries", "view")

    def __init__(self, entries: list[Entry], view: dict[str, Any] | None, deciding: int | None) -> None:
        self.entries: list[Entry] = entries
        #: The seat's view afterwards; None if something would be revealed on the way.
        self.view: dict[str, Any] | None = view
        #: The seat that would decide then; None if nobody would, or if that depends on what is revealed.
        self.deciding: int | None = deciding


class Match:
    """A game being played.

    Between two turns the state alone says everything; that is the checkpoint. In mid-turn a generator waits inside the
    rules; as it can't be copied, a copy of the match is the checkpoint and the choices since, played again when used.
    """

    __slots__ = (
        "_redeals",
        "_state",
        "_steps",
        "checkpoint",
        "checkpoint_ply",
        "decision",
        "earlier",
        "game",
        "history",
        "journal",
        "origin",
        "origin_ply",
        "seed",
        "setup",
    )

    def __init__(self, game: Game[Any], setup: Setup, seed: str, origin: State, origin_ply: int = 0) -> None:
        """A match at its origin with no turn begun; ``Match.begin`` is the way to one that runs."""
        self.game: Game[Any] = game
        self.setup: Setup = setup
        self.seed: str = seed
        #: The earliest position this match can go back to, and after how many choices it stands.
        self.origin: State = origin
        self.origin_ply: int = origin_ply
        #: Every choice since the origin.
        self.history: list[Made] = []
        self.journal: Journal | None = None
        #: Seat and words of the choices before the origin, if the match was resumed under other rules.
        self.earlier: list[tuple[int, str]] = []
        #: The position when the present turn began; never changed.
        self.checkpoint: State = origin
        self.checkpoint_ply: int = origin_ply
        #: Who decides what now; None when the game is over.
        self.decision: Decision | None = None
        self._state: State | None = None
        self._steps: Steps | None = None
        self._redeals: list[Redeal] = []

    @classmethod
    def begin(cls, game: Game[Any], seats: int, seed: str, options: Mapping[str, Value], journal: bool = True) -> Match:
        """A new match, at its first decision."""
        setup = Setup(seats, game.check_setup(seats, options))
        match = cls(game, setup, seed, game.setup(seats, setup.options, Dice.from_seed(seed)))
        match.start(journal)
        return match

    def start(self, journal: bool = True) -> None:
        """Let the first turn begin."""
        if journal:
            self.journal = Journal()
            self.journal.ply = self.origin_ply
        self._begin(self.origin.copy())

    # Looking

    @property
    def state(self) -> State:
        """The position now. Treat it as read-only: what is not played does not exist."""
        if self._state is None:
            self._restore()
        state = self._state
        assert state is not None
        return state

    @property
    def ply(self) -> int:
        """How many choices have been made since the match began."""
        return self.origin_ply + len(self.history)

    @property
    def choices(self) -> list[Choice]:
        """The choices since the origin, in order."""
        return [made.choice for made in self.history]

    @property
    def is_imagined(self) -> bool:
        """Whether something was redealt: such a match has no record and no way back."""
        return not self.seed

    def score(self) -> ScoreSheet:
        return self.game.score(self.state)

    @property
    def scores(self) -> list[int]:
        """Victory points by row: the seats, then an automaton if one plays along."""
        return self.score().totals

    @property
    def winners(self) -> list[int]:
        """The rows that won; none while the game is on."""
        return self.score().winners if self.decision is None else []

    def view(self, seat: int) -> dict[str, Any]:
        """All that this seat sees; ``SPECTATOR`` is a seat too."""
        return self.game.view(self.state, seat)

    def events(self, seat: int, since: int = 0) -> list[Entry]:
        """What this seat could see happening after the first ``since`` choices (0: from the very beginning)."""
        if self.journal is None:
            return []
        return [entry for entry in self.journal.entries if entry.ply >= since and entry.is_for(seat)]

    def undisturbed_choices(self, seat: int, since: int) -> list[Choice] | None:
        """The choices after a ply if the seat made them all and nothing was revealed by them; None otherwise."""
        first = since - self.origin_ply
        if not 0 <= first < len(self.history) or self.history[first].revealed != self.state.revealed:
            return None
        own = [made.choice for made in self.history[first:] if made.seat == seat]
        return own if len(own) == len(self.history) - first else None

    def preview(self, choice: Choice, *then: Choice) -> Preview:
        """What one of the listed choices would do, and others of the same seat after it, without doing them."""
        seat = SPECTATOR if self.decision is None else self.decision.seat
        trial = self.copy()
        journal = Journal()
        trial.journal = journal
        before = trial.state.revealed
        for each in (choice, *then):
            decision = trial.decision
            if decision is None or decision.seat != seat or not decision.offers(each):
                raise NotAChoice("nothing-to-foresee", choice=each)
            trial.play(each)
            if trial.state.revealed != before:
                break
        entries = [entry for entry in journal.entries if entry.revealed == before and entry.is_for(seat)]
        if trial.state.revealed != before:
            return Preview(entries, None, None)
        return Preview(entries, trial.view(seat), None if trial.decision is None else trial.decision.seat)

    def record(self, sealed: bool = False) -> Record:
        """The match as a record, text with ``str`` and JSON with ``json()``; sealed for other people's eyes."""
        record = record_of(self)
        return record.sealed(self.game.verbs) if sealed else record

    # Playing

    def play(self, choice: Choice | str, seat: int | None = None, ply: int | None = None) -> None:
        """Make one of the listed choices. Naming a seat or a ply protects against acting for another moment."""
        decision = self.decision
        if decision is None:
            raise GameOver("game-is-over")
        if ply is not None and ply != self.ply:
            raise StaleChoice("stale-ply", meant=ply, ply=self.ply)
        if seat is not None and seat != decision.seat:
            raise WrongSeat("other-seat-decides", deciding=decision.seat, seat=seat)
        if isinstance(choice, str):
            choice = self.game.verbs.parse(choice)
        if not decision.offers(choice):
            offered = ", ".join(str(other) for other in decision.choices)
            raise NotAChoice("not-offered", choice=choice, seat=decision.seat, offered=offered)
        self._make(choice, decision.seat)

    def _make(self, choice: Choice, seat: int) -> None:
        """Make a choice known to be listed."""
        state = self.state
        self.history.append(Made(choice, seat, state.revealed))
        if self.journal is not None:
            self.journal.ply += 1
        self._send(choice)

    def _send(self, choice: Choice) -> None:
        """Let the rules go on with this choice until they ask again or the game is over."""
        steps = self._steps
        assert steps is not None
        self._settle(steps, steps.send(choice))

    def _begin(self, state: State) -> None:
        """Stand at a checkpoint and let its turn begin."""
        state.journal = self.journal
        self._state = state
        steps = flow(self.game, state)
        self._steps = steps
        self._settle(steps, next(steps))

    def _settle(self, steps: Steps, decision: Decision) -> None:
        """Go over ends of turns and lone choices that the rules do not want asked, and keep what is to be decided."""
        silent_turns = 0
        while True:
            if decision is TURN_OVER:
                silent_turns += 1
                if silent_turns > SILENT_TURNS:
                    raise RulesError(f"{self.game.name} went {SILENT_TURNS} turns without a decision")
                self._set_checkpoint()
                decision = next(steps)
            elif decision is GAME_OVER:
                self.decision = None
                return
            elif len(decision.choices) > 1 or decision.prompt.is_asked_alone:
                self.decision = decision
                return
            else:
                decision = steps.send(self._lone_choice(decision))

    def _set_checkpoint(self) -> None:
        state = self._state
        assert state is not None
        checkpoint = state.copy()
        checkpoint.revealed = state.revealed
        checkpoint.revelation = state.revelation
        self.checkpoint = checkpoint
        self.checkpoint_ply = self.ply
        self._redeals = []

    def _lone_choice(self, decision: Decision) -> Choice:
        """The only choice there is, told as made without asking."""
        if not decision.choices:
            raise RulesError(f"{self.game.name} asks {decision.prompt.name} without a choice")
        lone = decision.choices[0]
        if self.journal is not None and self.game.tells_lone_choices:
            audience = only(decision.seat) if lone.verb.is_secret else EVERYONE
            tell(self.state, AUTOMATIC, decision.seat, lone.number, audience=audience)
        return lone

    # Going back, copying, imagining

    def undo(self, seat: int | None = None) -> Choice:
        """Take the last choice back, unless something new was seen since; returns the choice taken back."""
        reason = self.why_no_undo(seat)
        if reason:
            raise CannotUndo(reason)
        last = self.history[-1]
        self.rewind(self.ply - 1)
        return last.choice

    def rewind(self, ply: int) -> None:
        """Go back to a ply whatever was seen since, as people may agree to; the dice will fall again as they fell."""
        if self.is_imagined or not self.origin_ply <= ply <= self.ply:
            raise CannotUndo("imagined" if self.is_imagined else "resumed" if self.origin_ply else "first")
        del self.history[ply - self.origin_ply :]
        if self.journal is not None:
            self.journal.back_to(ply)
        if ply < self.checkpoint_ply:
            self.checkpoint = self.origin
            self.checkpoint_ply = self.origin_ply
        self._restore()

    def why_no_undo(self, seat: int | None = None) -> str:
        """The name of the reason why the last choice can't be taken back (see ``UNDO_REASONS``); "" if it can."""
        if self.is_imagined:
            return "imagined"
        if not self.history:
            return "resumed" if self.origin_ply else "first"
        last = self.history[-1]
        if seat is not None and last.seat != seat:
            return "other-seat"
        state = self.state
        return REVELATIONS[state.revelation] if state.revealed != last.revealed else ""

    def copy(self) -> Match:
        """An independent match at the same point. Rules are played again only once the copy is used."""
        twin = self._bare()
        twin.origin = self.origin
        twin.origin_ply = self.origin_ply
        twin.earlier = self.earlier
        twin.history = self.history.copy()
        twin.journal = None if self.journal is None else self.journal.copy()
        return twin

    def imagine(self, seat: int, seed: str) -> Match:
        """What the deciding seat can think of as the position: a copy, redealt, with dice of its own and no past."""
        decision = self.decision
        if decision is None or decision.seat != seat:
            raise WrongSeat("nothing-to-imagine", seat=seat)
        twin = self._bare()
        twin.seed = ""
        twin.history = self.history[self.checkpoint_ply - self.origin_ply :]
        twin._redeals = [*self._redeals, Redeal(self.ply, seat, seed)]
        return twin

    def imagine_playout(self, seat: int, seed: int) -> Playout:
        """The same with quick dice, to be played on and thrown away: the fastest way to think ahead."""
        decision = self.decision
        if decision is None or decision.seat != seat:
            raise WrongSeat("nothing-to-imagine", seat=seat)
        state = self.checkpoint.copy()
        playout = Playout(self.game, state)
        for ply in range(self.checkpoint_ply, self.ply):
            self._redeal_at(ply, self._redeals, state)
            playout.play(self.history[ply - self.origin_ply].choice)
        self._redeal_at(self.ply, self._redeals, state)
        state.dice = QuickDice(seed)
        self.game.redeal(state, seat, state.dice)
        return playout

    def _bare(self) -> Match:
        """A match at this checkpoint and decision, its state not yet made."""
        twin = Match(self.game, self.setup, self.seed, self.checkpoint, self.checkpoint_ply)
        twin.decision = self.decision
        twin._redeals = self._redeals
        return twin

    def _restore(self) -> None:
        """Play the choices since the checkpoint again, silently, to stand where this match stands."""
        journal = self.journal
        redeals = self._redeals
        first = self.checkpoint_ply - self.origin_ply
        since = self.history[first:]
        self.journal = None
        del self.history[first:]
        state = self.checkpoint.copy()
        state.revealed = self.checkpoint.revealed
        state.revelation = self.checkpoint.revelation
        self._begin(state)
        for made in since:
            self._redeal_at(self.ply, redeals, state)
            self._make(made.choice, made.seat)
        self._redeal_at(self.ply, redeals, state)
        self.journal = journal
        state.journal = journal

    def _redeal_at(self, ply: int, redeals: list[Redeal], state: State) -> None:
        """Redeal if this is the point where the position was imagined."""
        for redeal in redeals:
            if redeal.ply == ply:
                dice = Dice.from_seed(redeal.seed)
                state.dice = dice
                self.game.redeal(state, redeal.seat, dice)
