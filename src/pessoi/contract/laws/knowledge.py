"""Nobody sees more than their seat: views, redeals, and the words around them."""

from __future__ import annotations

import json

from pessoi.contract.cases import Case, decision_of, drawn_from, positions, random_play
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import NOTHING_HIDDEN, SPECTATOR
from pessoi.kernel.lens import Lens
from pessoi.kernel.state import encode
from pessoi.text import LANGUAGES, Text


def test_the_view_is_the_same_after_a_redeal(case: Case) -> None:
    """What ``view`` shows a seat, ``redeal`` must leave alone; what it deals anew, ``view`` must not show."""
    changed = 0
    for match in positions(case, 24, "redeal"):
        counted = case.game.census(match.state)
        for viewer in case.viewers:
            for position in (match.state, match.checkpoint):
                state = position.copy()
                case.game.redeal(state, viewer, Dice.from_seed(f"redeal {match.ply}"))
                assert case.game.view(state, viewer) == case.game.view(position, viewer), f"viewer {viewer}"
                changed += encode(state) != encode(position)
                assert case.game.census(state) == counted, "a redeal lost something, or made something twice"
    assert changed or case.game.secrecy == NOTHING_HIDDEN, "redeal never changed anything"


def test_what_a_seat_sees_as_numbers_is_the_same_after_a_redeal(case: Case) -> None:
    """What ``observe`` writes is what the seat sees, part after part: ``redeal`` leaves it alone."""
    if not case.game.parts(case.seats):
        return
    lens = Lens(case.game, case.seats)
    for match in positions(case, 24, "numbers"):
        decision = decision_of(match)
        for viewer in case.viewers:
            state = match.state.copy()
            case.game.redeal(state, viewer, Dice.from_seed(f"redeal {match.ply}"))
            seen, other = lens.look(match.state, decision, viewer), lens.look(state, decision, viewer)
            assert [part for part in lens.parts if part.of(seen) != part.of(other)] == [], f"viewer {viewer}"


def test_a_redeal_leaves_no_trace_of_the_deal_before(case: Case) -> None:
    """Sort in ``redeal`` before you shuffle, and deal anew everything that the seat can't know."""
    for match in positions(case, 12, "trace"):
        for viewer in case.viewers:
            once, twice = match.state.copy(), match.state.copy()
            case.game.redeal(twice, viewer, Dice.from_seed("first"))
            case.game.redeal(once, viewer, Dice.from_seed("second"))
            case.game.redeal(twice, viewer, Dice.from_seed("second"))
            assert encode(once) == encode(twice), f"viewer {viewer}"


def test_views_are_json_and_panels_need_nothing_else(case: Case) -> None:
    """A view is dictionaries with words for keys, lists, strings, numbers, true, false and nothing; no tuples.

    Where a game has rounds, ``round_of`` tells the one that everybody sees.
    """
    for match in positions(case, 10, "json"):
        seen = match.view(SPECTATOR).get("round")
        assert case.game.round_of(match.state) == (seen if isinstance(seen, int) else None)
        for viewer in case.viewers:
            view = match.view(viewer)
            again = json.loads(json.dumps(view))
            assert again == view
            assert case.game.panels(again)


def test_words_about_a_position_give_nothing_hidden_away(case: Case) -> None:
    """``label``, ``outlook`` and ``elements`` get the true position, but may say only what the deciding seat knows."""
    for match in positions(case, 20, "words"):
        decision = decision_of(match)
        state = match.state.copy()
        case.game.redeal(state, decision.seat, Dice.from_seed("other"))
        for choice in decision.choices:
            for told in (case.game.label, case.game.outlook, case.game.elements):
                true, other = told(match.state, decision, choice), told(state, decision, choice)
                assert repr(true) == repr(other), f'said of "{choice}" by what is hidden'


def test_what_is_refused_is_not_offered_and_its_reason_can_be_said(case: Case) -> None:
    """``refusals`` names what can't be done now, with reasons that the deciding seat knows and all languages have."""
    texts = [Text(language, case.game, case.seats) for language in LANGUAGES]
    match = case.match("refusals")
    for _ in random_play(match, "refusals"):
        decision = decision_of(match)
        state = match.state.copy()
        case.game.redeal(state, decision.seat, Dice.from_seed("other"))
        refused = case.game.refusals(match.state, decision)
        assert repr(case.game.refusals(state, decision)) == repr(refused), "refused by what is hidden"
        for refusal in refused:
            assert refusal.choice is None or not decision.offers(refusal.choice)
            assert all(text.say(refusal.reason) for text in texts)
    problems = [problem for text in texts for problem in text.problems]
    assert not problems, "; ".join(problems)


def test_a_preview_tells_what_will_surely_happen_and_nothing_hidden(case: Case) -> None:
    """A rule shows something new and does not say so: rolling, drawing and looking go through ``kernel/pile.py``."""
    certain = 0
    for match in positions(case, 60, "preview"):
        decision = decision_of(match)
        choice = drawn_from(decision.choices, Dice.from_seed(str(match.ply)))
        preview = match.preview(choice)
        other = match.imagine(decision.seat, "other").preview(choice)
        assert repr(preview.entries) == repr(other.entries), f'"{choice}" is foretold by what is hidden'
        assert preview.view == other.view, f'"{choice}" leads to a view that shows what is hidden'
        trial = match.copy()
        trial.play(choice)
        told = [repr(entry) for entry in trial.events(decision.seat, match.ply + 1)]
        assert [repr(entry) for entry in preview.entries] == told[: len(preview.entries)]
        if preview.view is not None:
            assert preview.view == trial.view(decision.seat)
            certain += 1
        then = trial.decision
        if preview.view is not None and then is not None and then.seat == decision.seat:
            second = drawn_from(then.choices, Dice.from_seed(str(trial.ply)))
            assert match.preview(choice, second).view == trial.preview(second).view, f'"{second}" is foretold otherwise'
    assert certain, "nothing in a whole match can be foreseen"


def test_every_choice_points_at_named_things(case: Case) -> None:
    """``elements`` are written ``kind:name``."""
    match = case.match("elements")
    for _ in random_play(match, "elements"):
        decision = decision_of(match)
        for choice in decision.choices:
            for element in case.game.elements(match.state, decision, choice):
                kind, _, name = element.partition(":")
                assert kind, f'"{element}" names no kind'
                assert name, f'"{element}" names no thing'
