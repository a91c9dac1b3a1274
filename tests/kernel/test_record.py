"""Records: damage is found and named, rules may change in mid-match, and the seed is bound before the first roll."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy import TOY, NewToyGame, Toy

from pessoi.kernel.errors import RecordError
from pessoi.kernel.match import Match
from pessoi.kernel.record import Record, commitment_to
from pessoi.kernel.replay import replay, verify
from pessoi.kernel.state import encode

CHOICES = ("peek", "leave", "take", "leave", "take", "peek", "take")


def played(plies: int = len(CHOICES), seed: str = "record") -> Match:
    match = Match.begin(TOY, 2, seed, {})
    for choice in CHOICES[:plies]:
        match.play(choice)
    return match


def finished() -> Match:
    match = played()
    while match.decision is not None:
        match.play("take")
    return match


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        verify(Record.parse(text), TOY)
    return error.value


def test_a_record_is_readable() -> None:
    lines = str(played(4).record()).splitlines()
    assert lines[0] == "pessoi 1"
    assert lines[1] == "game toy, rules 1"
    assert lines[2] == "seats 2"
    assert json.loads(lines[3].removeprefix("options ")) == {"cards": 8, "windy": True}
    assert lines[4] == f"commitment {sha256(b'record').hexdigest()}"
    assert lines[5] == "seed record"
    assert [line.split(" #")[0] for line in lines[6:9]] == ["0 P1 peek; leave", "2 P0 take", "3 P1 leave"]
    assert lines[-1].startswith("end 4 #")


def test_both_forms_say_the_same() -> None:
    record = finished().record()
    assert str(Record.parse(record.json())) == str(record)
    assert Record.parse(str(record)).json() == record.json()


def test_comments_are_for_people() -> None:
    record = str(finished().record())
    assert str(Record.parse("# Anna against Ben\n" + record)) == record


@given(st.data())
def test_any_changed_character_is_noticed(data: st.DataObject) -> None:
    text = str(finished().record()).rstrip("\n")
    place = data.draw(st.integers(min_value=0, max_value=len(text) - 1))
    letter = data.draw(st.characters(min_codepoint=33, max_codepoint=126).filter(lambda other: other != text[place]))
    changed = text[:place] + letter + text[place + 1 :]
    if changed.splitlines()[0].startswith("#") or "\n#" in changed:
        return
    refused(changed)


@given(st.integers(min_value=1, max_value=30))
def test_a_truncated_record_is_noticed(lines: int) -> None:
    text = str(finished().record()).splitlines()
    error = refused("\n".join(text[: -min(lines, len(text) - 1)]))
    assert str(error)


@pytest.mark.parametrize(
    ("old", "new", "reason", "ply"),
    [
        ("2 P0 take", "2 P0 leave", "this line was changed", 2),
        ("0 P1 peek; leave", "0 P1 leave; peek", "or the lines above it, were changed", 0),
        ("2 P0 take", "3 P0 take", "should begin with ply 2", 2),
        ("2 P0 take", "2 PX take", "cannot read the line", 2),
        ("seats 2", "seats 3", "or the lines above it, were changed", 0),
        ("seats 2", "seats two", "seats is damaged", None),
        ("seats 2", "chairs 2", "line 3 is not understood", None),
        ("seats 2", "pessoi 1", "for the second time", None),
        ("pessoi 1", "pessoi 9", "format 9", None),
        ("seed record", "seed other", "the seed, the checkpoint or the result was changed", 11),
    ],
)
def test_an_edited_record_is_refused_with_ply_and_reason(old: str, new: str, reason: str, ply: int | None) -> None:
    text = str(finished().record())
    assert old in text
    error = refused(text.replace(old, new, 1))
    assert reason in str(error)
    assert error.ply == ply


def test_foreign_files_are_refused() -> None:
    assert "not the record of a match" in str(refused("hello\n".replace("hello", "# hello")))
    assert "line 1 is not understood" in str(refused("hello"))
    assert "no 'pessoi'" in str(refused('{"moves": []}'))
    assert "damaged" in str(refused('{"moves": ['))


def test_a_forger_who_signs_again_is_caught_by_the_replay() -> None:
    record = finished().record()
    record.moves[1].choices[0] = "guess 3 1"
    record.sign()
    error = refused(str(record))
    assert error.ply == 2
    assert "is not a choice now" in str(error)


def test_a_forged_result_is_caught() -> None:
    record = finished().record()
    assert record.result is not None
    record.result = [points + 1 for points in record.result]
    assert "the choices lead to the result" in str(refused(str(record)))


def test_a_forged_checkpoint_is_caught() -> None:
    record = played().record()
    assert record.checkpoint is not None
    record.checkpoint.state["turns"] += 1
    assert "do not lead to the checkpoint" in str(refused(str(record)))


def test_another_seed_than_the_one_committed_to_is_caught() -> None:
    record = finished().record()
    record.seed = "better"
    assert "not the one committed to" in str(refused(str(record)))


def test_a_sealed_record_shows_neither_seed_nor_secrets() -> None:
    match = played(2, seed="a secret seed")
    sealed = match.record(sealed=True)
    text = str(sealed)
    assert "a secret seed" not in text
    assert "checkpoint" not in text
    assert "0 P1 ?; leave" in text
    assert commitment_to("a secret seed") in text
    assert "sealed" in str(refused(text))


def test_the_finished_record_is_held_against_the_sealed_one() -> None:
    match = played(4)
    sealed = Record.parse(str(match.record(sealed=True)))
    while match.decision is not None:
        match.play("take")
    proven = verify(match.record(), TOY, sealed)
    assert ["proof-continues", {"ply": 4}] in proven


def test_another_course_than_the_sealed_one_is_caught() -> None:
    sealed = played(4).record(sealed=True)
    other = Match.begin(TOY, 2, "record", {})
    for choice in ("leave", "take", "take", "take", "take"):
        other.play(choice)
    with pytest.raises(RecordError, match='ply 1: the earlier record shows "leave" here, this one "take"'):
        verify(other.record(), TOY, sealed)
    with pytest.raises(RecordError, match="its commitment is not that of the earlier record"):
        verify(played(6, seed="changed").record(), TOY, sealed)
    with pytest.raises(RecordError, match="has only 2 choices"):
        verify(played(2).record(), TOY, sealed)


# A match survives a change of its rules


def test_a_match_goes_on_from_its_checkpoint_under_new_rules() -> None:
    old = played(3)
    new = NewToyGame()
    resumed = replay(Record.parse(str(old.record())), new)
    match = resumed.match
    assert resumed.resumed_at == old.checkpoint_ply == 3
    assert encode(match.checkpoint) == encode(old.checkpoint)
    state = match.state
    assert isinstance(state, Toy)
    before = len(state.hands[1])
    match.play("take")
    state = match.state
    assert isinstance(state, Toy)
    assert len(state.hands[1]) == before + 2


def test_every_ply_stays_in_reach_if_the_new_rules_lead_to_the_same_place() -> None:
    old = Match.begin(TOY, 2, "record", {})
    for choice in ("peek", "leave", "leave"):
        old.play(choice)
    record = Record.parse(str(old.record()))
    for ply in range(4):
        played = replay(record, NewToyGame(), ply)
        assert played.resumed_at is None
        assert played.match.ply == ply


def test_choices_since_the_checkpoint_are_made_again_where_the_new_rules_allow() -> None:
    old = played(6)
    assert old.checkpoint_ply == 5
    resumed = replay(old.record(), NewToyGame())
    assert resumed.resumed_at == 5
    assert resumed.match.ply == 6
    assert resumed.dropped == []


def test_choices_the_new_rules_forbid_are_named_and_dropped() -> None:
    record = played(6).record()
    record.moves[-1].choices[-1] = "guess 3 1"
    record.sign()
    resumed = replay(record, NewToyGame())
    assert resumed.match.ply == 5
    assert resumed.dropped == ["guess 3 1"]


def test_a_resumed_match_has_a_record_that_verifies_from_where_the_rules_changed() -> None:
    new = NewToyGame()
    match = replay(played(3).record(), new).match
    assert match.why_no_undo() == "resumed"
    while match.decision is not None:
        match.play("take")
    record = Record.parse(str(match.record()))
    assert [words for _, words in record.choices[:3]] == list(CHOICES[:3])
    proven = verify(record, new)
    assert ["proof-unchecked", {"ply": 3}] in proven
    with pytest.raises(RecordError, match="from ply 3"):
        replay(record, new, 1)


def test_positions_of_the_same_rules_are_taken_as_they_are() -> None:
    class Unchanged(NewToyGame):
        def upgrade(self, data: dict[str, Any], version: str) -> dict[str, Any]:
            assert version != self.rules_version
            return data

    record = replay(played(3).record(), Unchanged()).match.record()
    assert replay(Record.parse(str(record)), Unchanged()).match.ply == 3


def test_a_checkpoint_that_does_not_fit_is_refused() -> None:
    record = played(3).record()
    assert record.checkpoint is not None
    del record.checkpoint.state["deck"]
    with pytest.raises(RecordError, match="does not fit these rules; look at deck"):
        replay(record, NewToyGame())
    record.checkpoint.state["is"] = "Chess"
    with pytest.raises(RecordError, match='"Chess", which this game does not know'):
        replay(record, NewToyGame())
    record.checkpoint = None
    with pytest.raises(RecordError, match="holds no checkpoint"):
        replay(record, NewToyGame())


def test_an_imagined_match_has_no_record() -> None:
    with pytest.raises(RecordError, match="imagined"):
        played(0).imagine(1, "x").record()
