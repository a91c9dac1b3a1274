"""One projection: two matches that differ only in what a viewer can't know look the same, byte for byte.

For each viewer the hidden things of a position are dealt anew, and what others alone were told is told differently.
Then everything the server could send about either match is made and compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace
from tests.contract.cases import Case, cases, random_play
from tests.kernel.toy import PEEKED, TOOK_CARD, Toy
from tests.server.site import ServedToy, toys

from pessoi.bots import registry as bots
from pessoi.kernel.choice import Choice, Decision
from pessoi.kernel.game import NOTHING_HIDDEN, SPECTATOR, Game
from pessoi.kernel.journal import Entry, Journal, all_but, only, tell
from pessoi.kernel.match import Match, Redeal
from pessoi.kernel.observation import Observation
from pessoi.kernel.phrase import Phrase
from pessoi.kernel.record import commitment_to
from pessoi.kernel.replay import replay
from pessoi.kernel.state import State, encode
from pessoi.scene.messages import Update
from pessoi.scene.scene import Still, scene, still_scene
from pessoi.scene.table import ClockRules
from pessoi.scene.words import preview_with_words, with_words
from pessoi.server.happenings import CHOICE
from pessoi.server.house import House
from pessoi.server.inviting import Invitations
from pessoi.server.logged import Logged, follow, record_from
from pessoi.server.room import Room
from pessoi.server.showing import show_table
from pessoi.server.store import Glance, LogEntry, MatchRow, Person
from pessoi.server.table import Seat, Table

TOY_CASE = pytest.param(Case(ServedToy(), 2, {"cards": 8, "windy": True}), id="toy")
#: Positions compared in a match; comparing is much more work than playing.
MOST_POSITIONS = 3


def twin_of(match: Match, viewer: int, seed: str) -> Match:
    """The same match but for what this viewer can't know: the hidden things, and what only others were told."""
    twin = match.copy()
    twin._redeals = [Redeal(match.ply, viewer, seed)]
    assert match.journal is not None
    told = Journal()
    told.ply = match.journal.ply
    for entry in match.journal.entries:
        values = entry.values if entry.is_for(viewer) else [0 for _ in entry.values]
        told.entries.append(Entry(entry.ply, entry.event, values, entry.audience, entry.revealed))
    twin.journal = told
    return twin


def room_with(match: Match, seen: int) -> Room:
    """A room in which this match is played, every seat by a person who lets others watch."""
    people = [Seat("person", f"person {seat}", f"Name {seat}", is_shared=True) for seat in range(match.setup.seats)]
    table = Table(
        id="table",
        game=match.game.name,
        options=match.setup.options,
        host="person 0",
        seats=people,
        is_public=True,
        invitation="invitation",
        clock_rules=ClockRules(),
        created=1000.0,
        entropy="entropy",
        status="running",
        match_id="match",
    )
    presence = SimpleNamespace(here=lambda _: Counter())
    house = SimpleNamespace(presence=presence, invitations=Invitations(b"secret"))
    room = Room(cast("House", house), "table")
    room.show(table, Counter(), Glance())
    room._logged = replace(follow(Logged(match, 0, []), log_of(match)), log=seen)
    return room


def log_of(match: Match) -> list[LogEntry]:
    return [LogEntry("match", ply, CHOICE, made.seat, str(made.choice), 0.0) for ply, made in enumerate(match.history)]


def sent(match: Match, viewer: int) -> Iterator[tuple[str, bytes]]:
    """Everything that leaves the server about a match for a viewer, by channel."""
    room = room_with(match, match.ply)
    you = None if viewer == SPECTATOR else Person(f"person {viewer}", "Name", None, None, 0.0)
    person = None if you is None else you.id
    for language, seen in (("en", 0), ("de", max(1, match.ply - 5))):
        shown = room.scene(person, None, None, seen, with_panels=True)
        update = Update(show_table(room, you), shown, room.news_since(seen), [])
        yield f"update since {seen}", msgspec.json.encode(update)
        yield f"scene in words since {seen}", msgspec.json.encode(with_words(shown, room.text(language)))
    if viewer != SPECTATOR:
        yield "own seat", msgspec.json.encode(room.scene(person, viewer, None, match.ply))
        yield "watching", msgspec.json.encode(room.scene(None, None, viewer, match.ply))
    yield "position", msgspec.json.encode(scene(match, viewer, since=match.ply, with_panels=True))
    yield "record", str(record_from(row_of(match), log_of(match)).sealed(match.game.verbs)).encode()
    assert match.journal is not None
    decision = match.decision
    deciding = None if decision is None else decision.seat
    still = Still(match.game, match.state, match.ply, match.journal.entries, deciding, False)
    yield "album", msgspec.json.encode(still_scene(still, viewer, with_panels=True))
    if person is not None and decision is not None and decision.seat == viewer:
        for choice in decision.choices:
            foreseen = room.preview(person, viewer, str(choice))
            yield f"preview of {choice}", msgspec.json.encode(foreseen)
            yield f"preview in words of {choice}", msgspec.json.encode(preview_with_words(foreseen, room.text("de")))
        observation = Observation(match, viewer)
        events = [(entry.ply, entry.event.name, entry.values) for entry in observation.events()]
        yield "a bot's view", msgspec.json.encode([observation.view, events, str(observation.decision)])
        yield "a bot's imagination", msgspec.json.encode(encode(observation.imagine("dream").state))
        if match.game.name == "toy":
            yield "a bot's choice", str(bots.make("greedy", "seed").choose(observation)).encode()


def row_of(match: Match) -> MatchRow:
    return MatchRow(
        id="match",
        table_id="table",
        game=match.game.name,
        rules=match.game.rules_version,
        seats=match.setup.seats,
        options=match.setup.options,
        commitment=commitment_to(match.seed),
        seed=match.seed,
        started=0.0,
        ended=None,
        checkpoint_ply=match.checkpoint_ply,
        checkpoint=encode(match.checkpoint),
        origin_ply=0,
        origin=None,
        result=None,
    )


def compare(case: Case, positions: int) -> int:
    """Compare a match played at random with its twins; how many of these were really different inside."""
    with toys():
        length = sum(1 for _ in random_play(case.match()))
        step = max(1, length // positions)
        match = case.match()
        different = 0
        for _ in random_play(match):
            if match.ply % step != step // 2:
                continue
            for viewer in case.viewers:
                twin = twin_of(match, viewer, f"other {match.ply}")
                different += encode(twin.state) != encode(match.state)
                for (channel, true), (_, other) in zip(sent(match, viewer), sent(twin, viewer), strict=True):
                    assert true == other, f"{channel} gives something away to viewer {viewer} at ply {match.ply}"
    return different


@pytest.mark.parametrize("case", [TOY_CASE, *cases()])
def test_no_channel_gives_away_what_a_viewer_can_not_know(case: Case) -> None:
    different = compare(case, 100 if case.game.name == "toy" else MOST_POSITIONS)
    assert different or case.game.secrecy == NOTHING_HIDDEN


def test_a_sealed_record_holds_neither_seed_nor_position_nor_secret_choice() -> None:
    match = Match.begin(ServedToy(), 2, "secret seed", {})
    match.play("peek")
    match.play("take")
    record = record_from(row_of(match), log_of(match))
    sealed = str(record.sealed(match.game.verbs))
    assert "secret seed" not in sealed
    assert "checkpoint" not in sealed
    assert "peek" not in sealed
    assert "P1 ?; take" in sealed
    assert replay(record, match.game).match.ply == 2


# The comparison itself: each of these games lets something slip, and it is found


class ShowsTheDeck(ServedToy):
    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Toy)
        return super().view(state, seat) | {"top": state.deck[-1:]}


class NamesTheTopCard(ServedToy):
    def label(self, state: State, decision: Decision, choice: Choice) -> Phrase:
        assert isinstance(state, Toy)
        return Phrase(f"top-{state.deck[-1]}")


class ForeseesTheDraw(ServedToy):
    def outlook(self, state: State, decision: Decision, choice: Choice) -> list[Phrase]:
        assert isinstance(state, Toy)
        return [Phrase(f"draw-{state.deck[-1]}")]


class PointsAtTheCard(ServedToy):
    def elements(self, state: State, decision: Decision, choice: Choice) -> list[str]:
        assert isinstance(state, Toy)
        return [f"card:{state.deck[-1]}"]


class KeepsTraces(ServedToy):
    def redeal(self, state: State, seat: int, dice: Any) -> None:
        assert isinstance(state, Toy)
        state.deck.append(state.deck.pop(0))


class TellsBeforeDrawing(ServedToy):
    def turn(self, state: State) -> Any:
        assert isinstance(state, Toy)
        steps = super().turn(state)
        try:
            choice = yield next(steps)
            while True:
                tell(state, TOOK_CARD, 0, state.deck[-1])
                choice = yield steps.send(choice)
        except StopIteration:
            return


@pytest.mark.parametrize(
    "game", [ShowsTheDeck, NamesTheTopCard, ForeseesTheDraw, PointsAtTheCard, KeepsTraces, TellsBeforeDrawing]
)
def test_a_game_that_lets_something_slip_is_found_out(game: type[ServedToy]) -> None:
    with pytest.raises(AssertionError, match="gives something away"):
        compare(Case(cast("Game[Any]", game()), 2, {"cards": 8, "windy": True}), 100)


def test_what_a_seat_alone_was_told_is_told_to_no_other() -> None:
    match = Match.begin(ServedToy(), 2, "seed", {})
    match.play("peek")
    audience = [entry.audience for entry in match.events(1) if entry.event is PEEKED]
    assert audience == [only(1)]
    assert audience[0] & all_but(1) == 0
    with toys():
        room = room_with(match, 1)
        seen = {viewer: room.scene(f"person {viewer}", None, None, 0).events for viewer in (0, 1)}
        assert (seen[0], [event.name for event in seen[1]]) == ([], ["peeked"])
        assert room.scene(None, None, None, 0).events == []
