"""Copies, undo, records and checkpoints: all of them are "play the list again"."""

from __future__ import annotations

import pytest

from pessoi.contract.cases import Case, course, decision_of, drawn_from, finished, positions, random_play, snapshot
from pessoi.kernel.dice import Dice, key_of
from pessoi.kernel.errors import CannotUndo
from pessoi.kernel.match import Match
from pessoi.kernel.record import Record
from pessoi.kernel.replay import replay, verify
from pessoi.kernel.state import decode, encode, fields_of


def test_a_copy_equals_its_original_at_any_ply_and_goes_its_own_way(case: Case) -> None:
    """Look at ``copy`` of your state: a slot is forgotten, or a list is shared with the original."""
    for match in positions(case, 80, "copy"):
        choice = drawn_from(decision_of(match).choices, Dice.from_seed(str(match.ply)))
        twin = match.copy()
        before = snapshot(match)
        assert snapshot(twin) == before
        twin.play(choice)
        assert snapshot(match) == before
        mirror = match.copy()
        mirror.play(choice)
        assert snapshot(mirror) == snapshot(twin)


def test_a_copied_state_has_every_field_and_shares_none(case: Case) -> None:
    """Look at ``copy`` of your state: a slot is forgotten, or a list is shared with the original."""
    for match in positions(case, 4, "fields"):
        original = match.state
        twin = original.copy()
        for name in fields_of(type(original)):
            mine, other = getattr(original, name), getattr(twin, name)
            assert encode(mine) == encode(other), f"{name} is not copied"
            if isinstance(mine, list):
                assert mine is not other, f"{name} is shared"
                shared = (a is b for a, b in zip(mine, other, strict=True) if not isinstance(a, int | str))
                assert not any(shared), f"{name} shares what it holds"


def test_a_replay_equals_the_match_at_any_ply(case: Case) -> None:
    """The position depends on something that is in no record: neither setup, seed nor choices."""
    for match in positions(case, 10, "replay"):
        record = finished(case, match.seed).record()
        for form in (str(record), record.json()):
            assert snapshot(replay(Record.parse(form), case.game, match.ply).match) == snapshot(match)


def test_a_record_verifies_in_both_forms_at_any_time(case: Case) -> None:
    """Records are text: look at the words of your domains' values, and at what your state holds."""
    match = case.match("record")
    for match in positions(case, 8, "record"):
        record = match.record()
        assert str(Record.parse(str(record))) == str(Record.parse(record.json())) == str(record)
        assert verify(record, case.game)
    end = finished(case, match.seed)
    proven = verify(end.record(), case.game)
    assert proven[-1] == ["proof-result", {"points": ", ".join(str(points) for points in end.scores)}]


def test_undo_restores_everything_and_stops_only_where_something_was_seen(case: Case) -> None:
    """Show new things through ``kernel/pile.py`` only; and a match must have at least one choice that shows nothing."""
    undone = 0
    for match in positions(case, 80, "undo"):
        choice = drawn_from(decision_of(match).choices, Dice.from_seed(str(match.ply)))
        before = snapshot(match)
        trial = match.copy()
        trial.play(choice)
        if trial.why_no_undo():
            with pytest.raises(CannotUndo):
                trial.undo()
            continue
        after = snapshot(trial)
        assert trial.undo() is choice
        assert snapshot(trial) == before
        trial.play(choice)
        assert snapshot(trial) == after
        undone += 1
    assert undone, "no choice of a whole match can be taken back"


def test_undo_goes_back_choice_by_choice(case: Case) -> None:
    """Somewhere in a match two choices in a row should show nothing new, so that both can be taken back."""
    longest = 0
    for match in positions(case, 24, "back"):
        trial = match.copy()
        trial.play(course(case, match.seed)[match.ply])
        steps = 0
        while not trial.why_no_undo():
            trial.undo()
            steps += 1
        if steps:
            assert snapshot(trial) == snapshot(replay(match.record(), case.game, trial.ply).match)
        longest = max(longest, steps)
    assert longest > 1, "never can two choices in a row be taken back"


def test_what_can_be_undone_told_the_player_nothing_new(case: Case) -> None:
    """Whatever lies hidden, the choice would have led to the same view; else undo would leak. Look at ``pile.py``."""
    for match in positions(case, 80, "nothing new"):
        seat = decision_of(match).seat
        choice = drawn_from(decision_of(match).choices, Dice.from_seed(str(match.ply)))
        trial = match.copy()
        trial.play(choice)
        if trial.why_no_undo() or trial.decision is None:
            continue
        other = match.imagine(seat, "what if")
        other.play(choice)
        assert other.view(seat) == trial.view(seat), f'"{choice}" showed something new, but can be taken back'


def test_a_checkpoint_survives_json_and_plays_on_alike(case: Case) -> None:
    """Between two turns the state must say everything, in ints, strings, lists and ``Plain`` objects."""
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
