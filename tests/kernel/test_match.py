"""A match: lone choices, silent turns, errors with names, undo that knows what was seen."""

from __future__ import annotations

import pytest
from tests.kernel.toy import LEAVE, PEEK, TAKE, TOY, EmptyGame, ShyGame, StuckGame

from pessoi.kernel.errors import CannotUndo, GameOver, NotAChoice, RulesError, StaleChoice, WrongSeat
from pessoi.kernel.game import SPECTATOR
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation


def begin(seed: str = "1", **options: int) -> Match:
    return Match.begin(TOY, 2, seed, options)


def names(match: Match, seat: int) -> list[str]:
    return [entry.event.name for entry in match.events(seat)]


def test_a_lone_choice_is_made_without_asking_and_told() -> None:
    match = begin(cards=2)
    match.play("take")
    assert match.decision is None
    assert names(match, SPECTATOR) == ["took", "automatic", "took"]


def test_a_turn_without_a_decision_just_happens() -> None:
    match = begin()
    for _ in range(3):
        match.play("leave")
    assert "wind" in names(match, 0)
    assert match.decision is not None


def test_play_says_why_not() -> None:
    match = begin()
    with pytest.raises(WrongSeat, match="seat 1 decides now, not seat 0"):
        match.play("take", seat=0)
    with pytest.raises(StaleChoice, match="meant for ply 3, but the match is at ply 0"):
        match.play("take", ply=3)
    with pytest.raises(NotAChoice, match='"guess 3 1" is not a choice now; seat 1 can: take, leave, peek'):
        match.play("guess 3 1")
    with pytest.raises(NotAChoice, match='no verb "tke" in this game; did you mean "take"'):
        match.play("tke")
    with pytest.raises(NotAChoice, match='it is written "guess CARD SEAT"'):
        match.play("guess 3")
    with pytest.raises(NotAChoice, match='"9" is no card'):
        match.play("guess 9 1")
    with pytest.raises(NotAChoice, match="empty line"):
        match.play(" ")
    assert match.ply == 0


def test_nothing_can_be_played_after_the_end() -> None:
    match = begin(cards=2)
    match.play("take")
    with pytest.raises(GameOver):
        match.play(TAKE.of())
    assert match.winners


def test_winners_are_named_only_at_the_end() -> None:
    assert begin().winners == []


def test_undo_takes_back_what_showed_nothing_even_over_the_end_of_a_turn() -> None:
    match = begin()
    match.play("leave")
    match.play("leave")
    assert str(match.undo()) == "leave"
    assert str(match.undo(seat=1)) == "leave"
    assert match.ply == 0
    assert names(match, 0) == []


@pytest.mark.parametrize(
    ("choices", "reason"),
    [([], "first"), (["peek"], "looked"), (["take"], "drawn"), (["leave", "leave", "leave"], "rolled")],
)
def test_undo_stops_where_something_was_seen_and_says_what(choices: list[str], reason: str) -> None:
    match = begin()
    for choice in choices:
        match.play(choice)
    with pytest.raises(CannotUndo) as error:
        match.undo()
    assert error.value.name == reason


def test_undo_goes_back_to_the_look_and_not_further() -> None:
    match = begin()
    match.play("peek")
    match.play("leave")
    match.undo()
    assert match.ply == 1
    assert match.why_no_undo() == "looked"
    assert match.view(1)["known"] >= 0


def test_nobody_undoes_for_another_seat() -> None:
    match = begin()
    match.play("leave")
    assert match.why_no_undo(seat=0) == "other-seat"
    with pytest.raises(CannotUndo, match="somebody else"):
        match.undo(seat=0)


def test_a_look_ahead_over_several_choices_ends_where_something_is_seen_or_others_decide() -> None:
    match = begin()
    leave, peek = LEAVE.of(), PEEK.of()
    assert match.preview(peek, leave).view is None
    with pytest.raises(NotAChoice):
        match.preview(leave, leave)
    match.play("peek")
    assert match.preview(leave).deciding == 0
    assert match.ply == 1


def test_events_go_only_to_those_they_are_for() -> None:
    match = begin()
    match.play("peek")
    match.play("take")
    assert names(match, 1) == ["peeked", "took-card"]
    assert names(match, 0) == names(match, SPECTATOR) == ["took"]


def test_events_can_be_asked_for_since_a_ply() -> None:
    match = begin()
    match.play("leave")
    match.play("leave")
    assert len(match.events(0)) == 2
    assert [entry.ply for entry in match.events(0, since=2)] == [2]


def test_only_the_seat_that_decides_can_imagine_and_observe() -> None:
    match = begin()
    with pytest.raises(WrongSeat):
        match.imagine(0, "x")
    with pytest.raises(WrongSeat):
        Observation(match, 0)
    thought = match.imagine(1, "x")
    assert thought.is_imagined
    assert thought.why_no_undo() == "imagined"


def test_what_a_seat_has_looked_at_stays_when_it_imagines() -> None:
    match = begin()
    match.play("peek")
    for seed in "abcdef":
        assert match.imagine(1, seed).view(1) == match.view(1)
        thought = match.imagine(1, seed).imagine(1, seed + "!")
        assert thought.view(1) == match.view(1)


def test_an_observation_is_the_view_of_its_seat() -> None:
    match = begin()
    match.play("peek")
    observation = Observation(match, 1)
    assert observation.view == match.view(1)
    assert observation.ply == 1
    assert [entry.event.name for entry in observation.events()] == ["peeked"]


def test_a_game_that_never_asks_is_found_out() -> None:
    with pytest.raises(RulesError, match="1000 turns without a decision"):
        Match.begin(StuckGame(), 2, "1", {})


def test_a_game_that_asks_without_a_choice_is_found_out() -> None:
    with pytest.raises(RulesError, match="asks turn without a choice"):
        Match.begin(EmptyGame(), 2, "1", {})


def test_a_match_without_a_journal_plays_the_same() -> None:
    loud, quiet = begin("5"), Match.begin(TOY, 2, "5", {}, journal=False)
    for choice in ("peek", "leave", "take", "leave"):
        loud.play(choice)
        quiet.play(choice)
    assert quiet.events(0) == []
    assert quiet.view(0) == loud.view(0)


def test_people_may_agree_to_go_back_past_what_was_seen() -> None:
    match = begin()
    for choice in ("peek", "take", "leave", "take"):
        match.play(choice)
    seen = match.view(1)
    match.rewind(1)
    assert match.ply == 1
    assert names(match, 1) == ["peeked"]
    for choice in ("take", "leave", "take"):
        match.play(choice)
    assert match.view(1) == seen
    with pytest.raises(CannotUndo):
        match.rewind(9)
    with pytest.raises(CannotUndo):
        match.rewind(-1)


def test_the_reason_is_still_known_after_going_back_to_the_start_of_a_turn() -> None:
    match = begin()
    match.play("take")
    match.play("leave")
    match.undo()
    assert match.why_no_undo() == "drawn"


@pytest.mark.parametrize(("choices", "reason"), [(["take"], "drawn"), (["leave", "leave", "leave"], "rolled")])
def test_a_copy_knows_what_was_seen_in_the_turn_before(choices: list[str], reason: str) -> None:
    match = begin()
    for choice in choices:
        match.play(choice)
    assert match.copy().why_no_undo() == reason
    assert match.copy().copy().why_no_undo() == reason


def test_nobody_is_told_of_the_lone_choice_of_a_secret_verb_but_who_makes_it() -> None:
    match = Match.begin(ShyGame(), 2, "1", {})
    assert names(match, 1) == ["automatic", "peeked"]
    assert names(match, 0) == names(match, SPECTATOR) == []
