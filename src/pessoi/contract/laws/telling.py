"""What is told, asked and written down gives nothing hidden away: to no seat, and to nobody who only watches."""

from __future__ import annotations

from pessoi.contract.cases import Case, decision_of, positions, random_play, some
from pessoi.contract.worlds import Worlds, deciding_in, news, walk
from pessoi.kernel.choice import Choice
from pessoi.kernel.journal import only
from pessoi.kernel.match import AUTOMATIC, Match

#: How many choices two worlds are followed beyond a position.
FURTHER = 5


def two_viewers(case: Case, match: Match) -> list[int]:
    """Two of those who look on, others at the next position: all come round, and not everything is done for each."""
    return [case.viewers[(match.ply + place) % len(case.viewers)] for place in range(2)]


def test_nobody_is_told_what_they_can_not_see(case: Case) -> None:
    """An event names something hidden: give it an audience, or show in ``view`` what the event has told."""
    for match in positions(case, 9, "told"):
        for viewer in two_viewers(case, match):
            for worlds in walk(match, viewer, f"told at {match.ply}", FURTHER):
                true, other = worlds.told()
                assert true == other, (
                    f"viewer {viewer} sees the same at ply {worlds.true.ply}, but is told {true} or, were other things "
                    f"hidden, {other}"
                )


def test_nobody_learns_from_who_is_asked_what_is_hidden(case: Case) -> None:
    """A question is asked or left out by what is hidden: ask always, with ``is_asked_alone=True``."""
    for match in positions(case, 9, "asked"):
        for viewer in two_viewers(case, match):
            for worlds in walk(match, viewer, f"asked at {match.ply}", FURTHER):
                true, other = worlds.deciding()
                assert true == other, (
                    f"viewer {viewer} sees the same at ply {worlds.true.ply}, but seat {true} is asked or, were other "
                    f"things hidden, seat {other}"
                )


def test_a_seat_is_offered_the_same_whatever_is_hidden_from_it(case: Case) -> None:
    """A question or its choices depend on what the deciding seat can't know."""
    for match in positions(case, 12, "offered"):
        seat = decision_of(match).seat
        for worlds in walk(match, seat, f"offered at {match.ply}", FURTHER):
            if worlds.are_alike() and worlds.deciding()[0] == seat:
                true, other = (repr(world.decision) for world in worlds.both)
                assert true == other, f"at ply {worlds.true.ply} asked {true} or, were other things hidden, {other}"


def test_a_choice_that_names_what_others_can_not_see_is_secret(case: Case) -> None:
    """Declare the verb with ``is_secret=True``, or the record of a running match shows its arguments to everybody."""
    for match in positions(case, 9, "named"):
        for viewer in two_viewers(case, match):
            for worlds in walk(match, viewer, f"named at {match.ply}", FURTHER):
                if worlds.are_alike() and worlds.deciding()[0] not in (None, viewer):
                    for choice in open_choices_that_look_like_others(worlds):
                        assert choice.verb.is_secret, (
                            f"viewer {viewer} learns what is hidden if told that seat {worlds.deciding()[0]} chose "
                            f'"{choice}" at ply {worlds.true.ply}'
                        )


def open_choices_that_look_like_others(worlds: Worlds) -> list[Choice]:
    """Choices that there would not be, were other things hidden, but others that look the same to the viewer."""
    true, other = worlds.both
    missing = [choice for choice in decision_of(true).choices if not decision_of(other).offers(choice)]
    instead = [choice for choice in decision_of(other).choices if not decision_of(true).offers(choice)]
    found = []
    for choice in some(missing, 3, "missing"):
        after = outcome(true, choice, worlds.viewer)
        if any(outcome(other, twin, worlds.viewer) == after for twin in some(instead, 6, "instead")):
            found.append(choice)
    return found


def outcome(match: Match, choice: Choice, viewer: int) -> tuple[object, ...]:
    """All that a viewer sees and hears of a choice."""
    trial = match.copy()
    trial.play(choice)
    return trial.view(viewer), news(trial, viewer), deciding_in(trial)


def test_a_choice_told_to_some_and_kept_from_others_is_secret(case: Case) -> None:
    """Tell everybody that something was done, or declare the verb with ``is_secret=True``."""
    for match in positions(case, 20, "kept"):
        seat = decision_of(match).seat
        for choice in some(decision_of(match).choices, 4, str(match.ply)):
            trial = match.copy()
            trial.play(choice)
            entries = [entry for entry in trial.events(seat, trial.ply) if entry.event is not AUTOMATIC]
            for viewer in case.viewers:
                if entries and not choice.verb.is_secret and not news(trial, viewer):
                    assert trial.view(viewer) != match.view(viewer), (
                        f'viewer {viewer} neither sees nor hears that seat {seat} chose "{choice}" at ply {match.ply}'
                    )


def test_a_lone_choice_of_a_secret_verb_is_told_to_its_seat_alone(case: Case) -> None:
    """The kernel tells lone choices that are made without asking; those of secret verbs are nobody else's business."""
    match = case.match()
    for _ in random_play(match):
        pass
    assert match.journal is not None
    for entry in match.journal.entries:
        if entry.event is AUTOMATIC and case.game.verbs.choices[entry.values[1]].verb.is_secret:
            assert entry.audience == only(entry.values[0])
