"""Copies, undo, records and checkpoints: all of them are "play the list again"."""

from __future__ import annotations

import pytest
from tests.contract.cases import Case, every_case, random_play, snapshot

import pessoi
from pessoi.kernel.dice import key_of
from pessoi.kernel.errors import CannotUndo
from pessoi.kernel.match import Match
from pessoi.kernel.record import Record
from pessoi.kernel.replay import replay, verify
from pessoi.kernel.state import decode, encode, fields_of


@every_case
def test_a_copy_equals_its_original_at_every_ply_and_goes_its_own_way(case: Case) -> None:
    match = case.match()
    for choice in random_play(match):
        twin = match.copy()
        before = snapshot(match)
        assert snapshot(twin) == before
        twin.play(choice)
        assert snapshot(match) == before
        mirror = match.copy()
        mirror.play(choice)
        assert snapshot(mirror) == snapshot(twin)


@every_case
def test_a_replay_equals_the_match_at_every_ply(case: Case) -> None:
    match = case.match()
    shots = [snapshot(match)]
    for _ in random_play(match):
        shots.append(snapshot(match))
    shots = [*shots[1:], snapshot(match)]
    record = Record.parse(str(match.record()))
    for ply in range(0, match.ply + 1, 7):
        assert snapshot(replay(record, case.game, ply).match) == shots[ply]
    assert snapshot(pessoi.replay(match.record().json())) == shots[match.ply]


@every_case
def test_a_record_verifies_in_both_forms_at_any_time(case: Case) -> None:
    match = case.match()
    for _ in random_play(match):
        if match.ply % 15 == 0:
            record = match.record()
            assert str(Record.parse(str(record))) == str(Record.parse(record.json())) == str(record)
            assert verify(record, case.game)
    proven = verify(match.record(), case.game)
    assert proven[-1] == f"the result is {', '.join(str(points) for points in match.scores)}"


@every_case
def test_undo_restores_everything_and_stops_only_where_something_was_seen(case: Case) -> None:
    match = case.match()
    undone = 0
    shots = {0: snapshot(match)}
    for choice in random_play(match):
        shots[match.ply] = snapshot(match)
        trial = match.copy()
        trial.play(choice)
        if trial.why_no_undo():
            with pytest.raises(CannotUndo):
                trial.undo()
            continue
        after = snapshot(trial)
        assert trial.undo() is choice
        assert snapshot(trial) == shots[match.ply]
        trial.play(choice)
        assert snapshot(trial) == after
        undone += 1
    assert undone


@every_case
def test_undo_goes_back_choice_by_choice(case: Case) -> None:
    match = case.match()
    shots = {}
    longest = 0
    for choice in random_play(match):
        shots[match.ply] = snapshot(match)
        trial = match.copy()
        trial.play(choice)
        steps = 0
        while not trial.why_no_undo():
            trial.undo()
            steps += 1
            assert snapshot(trial) == shots[trial.ply]
        longest = max(longest, steps)
    assert longest > 1


@every_case
def test_what_can_be_undone_told_the_player_nothing_new(case: Case) -> None:
    """Whatever lies hidden, the choice would have led to the same view; else undo would leak."""
    match = case.match()
    for choice in random_play(match):
        assert match.decision is not None
        seat = match.decision.seat
        trial = match.copy()
        trial.play(choice)
        if trial.why_no_undo() or trial.decision is None:
            continue
        other = match.imagine(seat, "what if")
        other.play(choice)
        assert other.view(seat) == trial.view(seat)


@every_case
def test_a_checkpoint_survives_json_and_plays_on_alike(case: Case) -> None:
    match = case.match()
    for choice in random_play(match):
        data = encode(match.checkpoint)
        state = decode(data, case.game.classes, key_of(match.seed))
        assert encode(state) == data
        if match.ply == match.checkpoint_ply:
            resumed = Match(case.game, match.setup, match.seed, state, match.ply)
            resumed.start()
            resumed.play(choice)
            trial = match.copy()
            trial.play(choice)
            assert encode(resumed.state) == encode(trial.state)


@every_case
def test_a_copied_state_has_every_field_and_shares_none(case: Case) -> None:
    match = case.match()
    for number, _ in enumerate(random_play(match)):
        if number == 25:
            break
    original = match.state
    twin = original.copy()
    for name in fields_of(type(original)):
        mine, other = getattr(original, name), getattr(twin, name)
        assert encode(mine) == encode(other)
        if isinstance(mine, list):
            assert mine is not other
            assert all(a is not b for a, b in zip(mine, other, strict=True) if not isinstance(a, int | str))
