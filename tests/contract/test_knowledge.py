"""Nobody sees more than their seat: views, redeals, imagined matches, and the words around them."""

from __future__ import annotations

import json

from tests.contract.cases import Case, every_case, random_play

from pessoi.kernel.dice import Dice
from pessoi.kernel.game import NOTHING_HIDDEN
from pessoi.kernel.state import encode
from pessoi.text import LANGUAGES, Text


@every_case
def test_the_view_is_the_same_after_a_redeal(case: Case) -> None:
    """view(redeal(s, seat), seat) == view(s, seat), at every ply and for everybody."""
    match = case.match()
    changed = 0
    for number, _ in enumerate(random_play(match)):
        for viewer in case.viewers:
            state = match.state.copy()
            case.game.redeal(state, viewer, Dice.from_seed(f"redeal {number}"))
            assert case.game.view(state, viewer) == match.view(viewer)
            changed += encode(state) != encode(match.state)
    assert changed or case.game.secrecy == NOTHING_HIDDEN, "redeal never changed anything"


@every_case
def test_a_redeal_leaves_no_trace_of_the_deal_before(case: Case) -> None:
    match = case.match()
    for number, _ in enumerate(random_play(match)):
        if number % 5:
            continue
        for viewer in case.viewers:
            once, twice = match.state.copy(), match.state.copy()
            case.game.redeal(twice, viewer, Dice.from_seed("first"))
            case.game.redeal(once, viewer, Dice.from_seed("second"))
            case.game.redeal(twice, viewer, Dice.from_seed("second"))
            assert encode(once) == encode(twice)


@every_case
def test_views_are_json_and_panels_need_nothing_else(case: Case) -> None:
    match = case.match()
    for number, _ in enumerate(random_play(match)):
        if number % 10 == 0:
            for viewer in case.viewers:
                view = match.view(viewer)
                again = json.loads(json.dumps(view))
                assert again == view
                assert case.game.panels(again)


@every_case
def test_words_about_a_position_give_nothing_hidden_away(case: Case) -> None:
    match = case.match()
    for number, _ in enumerate(random_play(match)):
        decision = match.decision
        assert decision is not None
        if number % 3:
            continue
        state = match.state.copy()
        case.game.redeal(state, decision.seat, Dice.from_seed("other"))
        for choice in decision.choices:
            for told in (case.game.label, case.game.outlook):
                assert repr(told(state, decision, choice)) == repr(told(match.state, decision, choice))


@every_case
def test_appraisals_share_one_win(case: Case) -> None:
    match = case.match()
    rows = case.game.rows(case.seats)
    for _ in random_play(match):
        shares = case.game.appraise(match.state)
        assert len(shares) == rows
        assert all(0 <= share <= 1 for share in shares)
        assert abs(sum(shares) - 1) < 1e-9
    shares = case.game.appraise(match.state)
    assert [row for row in range(rows) if shares[row] > 0] == match.winners


@every_case
def test_an_imagined_match_plays_to_its_end_and_touches_nothing(case: Case) -> None:
    match = case.match()
    for number, _ in enumerate(random_play(match)):
        decision = match.decision
        assert decision is not None
        if number % 9:
            continue
        before = encode(match.state)
        thought = match.imagine(decision.seat, "thought")
        same = match.imagine(decision.seat, "thought")
        assert thought.view(decision.seat) == match.view(decision.seat)
        assert encode(thought.state) == encode(same.state) == encode(thought.copy().state)
        assert thought.state.dice.key != match.state.dice.key
        for _choice in random_play(thought, "on"):
            pass
        assert thought.decision is None
        assert encode(match.state) == before


@every_case
def test_an_imagined_match_can_be_copied_in_mid_turn(case: Case) -> None:
    match = case.match()
    for number, _ in enumerate(random_play(match)):
        decision = match.decision
        assert decision is not None
        if number % 9:
            continue
        thought = match.imagine(decision.seat, "thought")
        for count, choice in enumerate(random_play(thought, "on")):
            twin = thought.copy()
            assert encode(twin.state) == encode(thought.state)
            twin.play(choice)
            if count == 6:
                break


@every_case
def test_what_is_refused_is_not_offered_and_its_reason_can_be_said(case: Case) -> None:
    match = case.match()
    texts = [Text(language, case.game, case.seats) for language in LANGUAGES]
    for _ in random_play(match):
        decision = match.decision
        assert decision is not None
        state = match.state.copy()
        case.game.redeal(state, decision.seat, Dice.from_seed("other"))
        refused = case.game.refusals(match.state, decision)
        assert repr(case.game.refusals(state, decision)) == repr(refused)
        for refusal in refused:
            assert refusal.choice is None or not decision.offers(refusal.choice)
            assert all(text.say(refusal.reason) for text in texts)
    assert not [problem for text in texts for problem in text.problems]


@every_case
def test_a_preview_tells_what_will_surely_happen_and_nothing_hidden(case: Case) -> None:
    match = case.match()
    certain = 0
    for choice in random_play(match):
        decision = match.decision
        assert decision is not None
        preview = match.preview(choice)
        other = match.imagine(decision.seat, "other").preview(choice)
        assert repr(preview.entries) == repr(other.entries)
        assert preview.view == other.view
        trial = match.copy()
        trial.play(choice)
        told = [repr(entry) for entry in trial.events(decision.seat, match.ply + 1)]
        assert [repr(entry) for entry in preview.entries] == told[: len(preview.entries)]
        if preview.view is not None:
            assert preview.view == trial.view(decision.seat)
            certain += 1
    assert certain


@every_case
def test_every_choice_points_at_named_things(case: Case) -> None:
    match = case.match()
    for _ in random_play(match):
        decision = match.decision
        assert decision is not None
        for choice in decision.choices:
            for element in case.game.elements(match.state, decision, choice):
                kind, colon, name = element.partition(":")
                assert kind
                assert colon
                assert name
