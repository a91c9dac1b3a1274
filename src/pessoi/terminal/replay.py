"""Looking at a record: the whole log, one position, or step by step."""

from __future__ import annotations

from pessoi.games import registry
from pessoi.kernel.match import Match
from pessoi.kernel.record import Record
from pessoi.kernel.replay import Replay, replay
from pessoi.scene.scene import scene
from pessoi.terminal.screen import Screen


def describe_resumption(screen: Screen, record: Record, played: Replay) -> None:
    """Say what could not be carried over from other rules, if anything."""
    text = screen.text
    if played.resumed_at is not None:
        screen.line(text.word("ui-resumed-rules", rules=record.rules, ply=played.resumed_at), style="yellow")
    if played.dropped:
        screen.line(text.word("ui-dropped", choices="; ".join(played.dropped)), style="yellow")


def show_all(screen: Screen, match: Match, seat: int) -> None:
    """The log from the beginning, then the table as it stands."""
    seen = scene(match, seat, with_panels=True)
    screen.events(seen.events)
    screen.panels(seen.panels)
    if seen.end is not None:
        screen.line(screen.outcome(seen.end), style="bold green")


def step_through(screen: Screen, record: Record, seat: int, ply: int) -> None:
    """One choice at a time: Enter for the next, b for the one before, a number for a ply, q to stop."""
    game = registry.find(record.game)
    first = replay(record, game, None).match.origin_ply
    ply = max(ply, first)
    while True:
        seen = scene(replay(record, game, ply).match, seat, since=ply, with_panels=True)
        screen.title(screen.text.word("ui-ply", ply=f"{ply} / {record.plies}"))
        screen.panels(seen.panels)
        screen.events(seen.events)
        try:
            answer = screen.console.input(screen.text.word("ui-step") + " ", markup=False).strip().lower()
        except EOFError:
            return
        if answer == "q":
            return
        if answer.isdecimal():
            ply = int(answer)
        else:
            ply += -1 if answer == "b" else 1
        ply = min(max(ply, first), record.plies)
