"""A running match: a checkpoint, the choices since, and the decision they led to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pessoi.kernel.choice import CHOICE, SEAT, Choice, Decision, Steps
from pessoi.kernel.dice import Dice
from pessoi.kernel.errors import (
    CannotUndo,
    GameOver,
    NotAChoice,
    RulesError,
    StaleChoice,
    WrongSeat,
)
from pessoi.kernel.flow import GAME_OVER, TURN_OVER, flow
from pessoi.kernel.game import Game, ScoreSheet, Value
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


class Preview:
    """What a choice would do as far as the seat can foresee it: up to the first roll or hidden card."""

    __slots__ = ("entries", "view")

    def __init__(self, entries: list[Entry], view: dict[str, Any] | None) -> None:
        self.entries: list[Entry] = entries
        #: The seat's view afterwards; None if something would be revealed on the way.
        self.view: dict[str, Any] | None = view


class Match:
    """A game being played.

    Between two turns the state alone says everything; that is the checkpoint. In mid-turn a generator waits inside the
    rules; as it can't be copied, a copy of the match is the checkpoint and the choices since, played again when used.
    """

    __slots__ = (
        "_redeals",
        "_state",
        "_steps",
        "base",
        "base_ply",
        "checkpoint",
        "checkpoint_ply",
        "choices",
        "decision",
        "earlier",
        "game",
        "journal",
        "reveals",
        "seats_of",
        "seed",
        "setup",
    )

    def __init__(self, game: Game, setup: Setup, seed: str, base: State, base_ply: int = 0) -> None:
        """A match at its base position with no turn begun; ``Match.begin`` is the way to one that runs."""
        self.game: Game = game
        self.setup: Setup = setup
        self.seed: str = seed
        #: The earliest position this match can go back to, and after how many choices it stands.
        self.base: State = base
        self.base_ply: int = base_ply
        self.choices: list[Choice] = []
        #: For each choice who made it, and how much had been revealed before it.
        self.seats_of: list[int] = []
        self.reveals: list[int] = []
        self.journal: Journal | None = None
        #: Seat and words of the choices before the base, if the match was resumed under other rules.
        self.earlier: list[tuple[int, str]] = []
        #: The position when the present turn began; never changed.
        self.checkpoint: State = base
        self.checkpoint_ply: int = base_ply
        #: Who decides what now; None when the game is over.
        self.decision: Decision | None = None
        self._state: State | None = None
        self._steps: Steps | None = None
        self._redeals: list[Redeal] = []

    @classmethod
    def begin(cls, game: Game, seats: int, seed: str, options: Mapping[str, Value], journal: bool = True) -> Match:
        """A new match, at its first decision."""
        setup = Setup(seats, game.check_setup(seats, options))
        match = cls(game, setup, seed, game.setup(seats, setup.options, Dice.from_seed(seed)))
        match.start(journal)
        return match

    def start(self, journal: bool = True) -> None:
        """Let the first turn begin."""
        if journal:
            self.journal = Journal()
            self.journal.ply = self.base_ply
        self._begin(self.base.copy())

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
        return self.base_ply + len(self.choices)

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
        first = since - self.base_ply
        if not 0 <= first < len(self.choices) or self.reveals[first] != self.state.revealed:
            return None
        return self.choices[first:] if all(maker == seat for maker in self.seats_of[first:]) else None

    def preview(self, choice: Choice) -> Preview:
        """What one of the listed choices would do, without doing it."""
        decision = self.decision
        if decision is None or not decision.offers(choice):
            raise NotAChoice(f'"{choice}" is not a choice now, so there is nothing to foresee')
        trial = self.copy()
        journal = Journal()
        trial.journal = journal
        before = trial.state.revealed
        trial.play(choice)
        entries = [entry for entry in journal.entries if entry.revealed == before and entry.is_for(decision.seat)]
        return Preview(entries, trial.view(decision.seat) if trial.state.revealed == before else None)

    def record(self, sealed: bool = False) -> Record:
        """The match as a record, text with ``str`` and JSON with ``json()``; sealed for other people's eyes."""
        record = record_of(self)
        return record.sealed(self.game.verbs) if sealed else record

    # Playing

    def play(self, choice: Choice | str, seat: int | None = None, ply: int | None = None) -> None:
        """Make one of the listed choices. Naming a seat or a ply protects against acting for another moment."""
        decision = self.decision
        if decision is None:
            raise GameOver("the game is over; there is nothing to decide")
        if ply is not None and ply != self.ply:
            raise StaleChoice(f"the choice was meant for ply {ply}, but the match is at ply {self.ply}; look again")
        if seat is not None and seat != decision.seat:
            raise WrongSeat(f"seat {decision.seat} decides now, not seat {seat}")
        if isinstance(choice, str):
            choice = self.game.verbs.parse(choice)
        if not decision.offers(choice):
            offered = ", ".join(str(other) for other in decision.choices)
            raise NotAChoice(f'"{choice}" is not a choice now; seat {decision.seat} can: {offered}')
        self._make(choice, decision.seat)

    def _make(self, choice: Choice, seat: int) -> None:
        """Make a choice known to be listed."""
        state = self.state
        self.choices.append(choice)
        self.seats_of.append(seat)
        self.reveals.append(state.revealed)
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
        self._settle(steps, steps.__next__())

    def _settle(self, steps: Steps, decision: Decision) -> None:
        """Go over ends of turns and lone choices that the rules do not want asked, and keep what is to be decided."""
        silent_turns = 0
        while True:
            if decision is TURN_OVER:
                silent_turns += 1
                if silent_turns > SILENT_TURNS:
                    raise RulesError(f"{self.game.name} went {SILENT_TURNS} turns without a decision")
                self._set_checkpoint()
                decision = steps.__next__()
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
        self.checkpoint_ply = self.base_ply + len(self.choices)
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
        last = self.choices[-1]
        self.rewind(self.ply - 1)
        return last

    def rewind(self, ply: int) -> None:
        """Go back to a ply whatever was seen since, as people may agree to; the dice will fall again as they fell."""
        if self.is_imagined or not self.base_ply <= ply <= self.ply:
            raise CannotUndo("imagined" if self.is_imagined else "resumed" if self.base_ply else "first")
        for history in (self.choices, self.seats_of, self.reveals):
            del history[ply - self.base_ply :]
        if self.journal is not None:
            self.journal.back_to(ply)
        if ply < self.checkpoint_ply:
            self.checkpoint = self.base
            self.checkpoint_ply = self.base_ply
        self._restore()

    def why_no_undo(self, seat: int | None = None) -> str:
        """The name of the reason why the last choice can't be taken back (see ``UNDO_REASONS``); "" if it can."""
        if self.is_imagined:
            return "imagined"
        if not self.choices:
            return "resumed" if self.base_ply else "first"
        if seat is not None and self.seats_of[-1] != seat:
            return "other-seat"
        state = self.state
        return REVELATIONS[state.revelation] if state.revealed != self.reveals[-1] else ""

    def copy(self) -> Match:
        """An independent match at the same point. Rules are played again only once the copy is used."""
        twin = self._bare()
        twin.base = self.base
        twin.base_ply = self.base_ply
        twin.earlier = self.earlier
        twin.choices = self.choices.copy()
        twin.seats_of = self.seats_of.copy()
        twin.reveals = self.reveals.copy()
        twin.journal = None if self.journal is None else self.journal.copy()
        return twin

    def imagine(self, seat: int, seed: str) -> Match:
        """What the deciding seat can think of as the position: a copy, redealt, with dice of its own and no past."""
        decision = self.decision
        if decision is None or decision.seat != seat:
            raise WrongSeat(f"seat {seat} has nothing to decide here, so there is nothing to imagine")
        twin = self._bare()
        twin.seed = ""
        first = self.checkpoint_ply - self.base_ply
        twin.choices = self.choices[first:]
        twin.seats_of = self.seats_of[first:]
        twin.reveals = self.reveals[first:]
        twin._redeals = [*self._redeals, Redeal(self.ply, seat, seed)]
        return twin

    def imagine_playout(self, seat: int, seed: str) -> Playout:
        """The same, to be played on and thrown away: the fastest way to think ahead."""
        twin = self.imagine(seat, seed)
        state = twin.state
        steps = twin._steps
        assert steps is not None
        return Playout(self.game, state, steps, twin.decision)

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
        since = self.choices[self.checkpoint_ply - self.base_ply :]
        self.journal = None
        for history in (self.seats_of, self.reveals):
            del history[self.checkpoint_ply - self.base_ply :]
        del self.choices[self.checkpoint_ply - self.base_ply :]
        state = self.checkpoint.copy()
        state.revealed = self.checkpoint.revealed
        state.revelation = self.checkpoint.revelation
        self._begin(state)
        for choice in since:
            self._redeal_here(redeals)
            decision = self.decision
            assert decision is not None
            self._make(choice, decision.seat)
        self._redeal_here(redeals)
        self.journal = journal
        self.state.journal = journal

    def _redeal_here(self, redeals: list[Redeal]) -> None:
        """Redeal if this is the point where the position was imagined."""
        for redeal in redeals:
            if redeal.ply == self.ply:
                dice = Dice.from_seed(redeal.seed)
                self.state.dice = dice
                self.game.redeal(self.state, redeal.seat, dice)
