"""What positions are worth by learned weights: files of weights, styles, and reasons in the game's terms."""

from __future__ import annotations

import sys
from collections import Counter
from importlib.metadata import EntryPoint
from math import log
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from tests.contract.cases import random_play

import pessoi
from pessoi.arena.simulate import Plan
from pessoi.bots import registry as bots
from pessoi.bots import weights as weighing
from pessoi.bots.advice import advise
from pessoi.bots.appeals import EVENLY, Appeals, evened, parts_of
from pessoi.bots.reasons import Reasons, follow
from pessoi.bots.search import TUNING, SearchBot
from pessoi.bots.thought import Candidate, Step
from pessoi.bots.tree import Tree
from pessoi.bots.values import LearnedValues, Values
from pessoi.bots.weights import BY_HAND, LearnedAppeals, Weights, learned_for, values_for, weighed, weights_of
from pessoi.games import registry as games
from pessoi.kernel.dice import Dice
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.features import HAND, Reading
from pessoi.kernel.game import Game
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation
from pessoi.kernel.phrase import Data
from pessoi.text import Text

HERCULES = games.find("hercules")
HEXEMONIA = games.find("hexemonia")
#: Those that have learned something.
LEARNED = [game for game in games.names() if weights_of(games.find(game)) is not None]
learned_games = pytest.mark.parametrize("game", LEARNED)


def made_up(**weights: float) -> Weights:
    """Weights that know a few features only."""
    pairs = {name.replace("_", "-"): (weight, weight) for name, weight in weights.items()}
    return Weights("hercules", HERCULES.rules_version, {"2": pairs})


def kept_in(tmp_path: Path, weights: Weights) -> str:
    file = tmp_path / "mine.json"
    file.write_bytes(msgspec.json.encode(weights))
    return str(file)


def some_way_in(game: str = "hercules", plies: int = 30) -> Match:
    match = pessoi.new(game, seats=2, seed="values")
    for _ in random_play(match):
        if match.ply >= plies and match.decision is not None and len(match.decision.choices) > 1:
            break
    return match


@pytest.mark.parametrize(
    ("game", "values", "appeals"), [("hercules", "1234", ""), ("hexemonia", "234", "234"), ("thebai", "1234", "12")]
)
def test_a_game_has_learned_for_these_numbers_of_seats(game: str, values: str, appeals: str) -> None:
    weights = weights_of(games.find(game))
    assert weights is not None
    assert (set(weights.seats), set(weights.appeals.seats)) == (set(values), set(appeals))


def test_what_is_noted_counts_by_the_stage_of_the_match() -> None:
    reading = Reading([1.0, 10.0], [3.0, 20.0], 0.25, is_kept=True)

    reading.note(0, 2.0)
    reading.note(0, 1.0)

    assert reading.outlook == pytest.approx(3.0 * 1.5)
    assert reading.kept == [3.0, 0.0]


@learned_games
def test_learned_shares_are_shares_and_favour_who_has_more(game: str) -> None:
    match = some_way_in(game)
    values = values_for(match.game, 2)
    shares = values.shares(match.state)

    assert sum(shares) == pytest.approx(1.0)
    assert all(0.0 < share < 1.0 for share in shares)


def test_a_row_with_more_of_what_counts_is_likelier_to_win(tmp_path: Path) -> None:
    match = some_way_in()
    match.state.heroes[1].supply += 5  # type: ignore[attr-defined]

    shares = values_for(HERCULES, 2, source=kept_in(tmp_path, made_up(markers=1.0))).shares(match.state)

    assert shares[1] > shares[0]


@pytest.mark.parametrize(
    ("seats", "known", "taken"), [(2, "124", "2"), (3, "124", "2"), (4, "23", "3"), (1, "12", "1")]
)
def test_where_nothing_was_learned_for_so_many_it_is_what_was_for_fewer(seats: int, known: str, taken: str) -> None:
    weights = Weights("hercules", "1", {number: {"markers": (float(number), 0.0)} for number in known})
    assert learned_for(weights, seats) == {"markers": (float(taken), 0.0)}


@pytest.mark.parametrize(("seats", "known"), [(1, "2"), (2, "1"), (3, "14")])
def test_nobody_learns_from_who_plays_alone_or_among_more(seats: int, known: str, tmp_path: Path) -> None:
    weights = Weights("hercules", HERCULES.rules_version, {number: {"markers": (1.0, 1.0)} for number in known})
    assert type(values_for(HERCULES, seats, source=kept_in(tmp_path, weights))) is Values


@learned_games
def test_weights_in_the_package_know_only_features_there_are(game: str) -> None:
    known = {feature.name for feature in games.find(game).features}
    weights = weights_of(games.find(game))
    assert weights is not None
    assert weights.rules == games.find(game).rules_version
    for learned in weights.seats.values():
        assert set(learned) <= known


@learned_games
def test_classic_goes_by_hand_and_hard_by_what_was_learned(game: str) -> None:
    classic, hard = bots.make("classic", "1"), bots.make("hard", "1")
    assert isinstance(classic, SearchBot)
    assert isinstance(hard, SearchBot)
    assert classic.budget.rounds >= hard.budget.rounds
    assert type(classic.judge(games.find(game), 2)) is Values
    assert isinstance(hard.judge(games.find(game), 2), LearnedValues)


def test_a_search_is_less_curious_where_shares_were_learned() -> None:
    match = some_way_in()
    assert match.decision is not None
    observation = Observation(match, match.decision.seat)
    by_hand, learned = (
        Tree(observation, values, TUNING, "1") for values in (Values(HERCULES), values_for(HERCULES, 2))
    )
    assert by_hand.curiosity == TUNING.curiosity
    assert learned.curiosity == pytest.approx(0.3 * TUNING.curiosity)


def appealing(tmp_path: Path, **seats: dict[str, tuple[float, float]]) -> str:
    """A file of weights of Hexemonia that knows appeals only, by number of seats as in ``for_2``."""
    learned = LearnedAppeals(seats={number.removeprefix("for_"): parts for number, parts in seats.items()})
    return kept_in(tmp_path, Weights("hexemonia", HEXEMONIA.rules_version, {}, appeals=learned))


def test_a_choice_has_the_appeal_of_all_its_parts_early_and_late(tmp_path: Path) -> None:
    source = appealing(tmp_path, for_2={"lay": (1.0, 2.0), "lay pasture_1": (0.5, 0.0), "lay * 2": (0.0, 1.0)})
    lay, elsewhere = (HEXEMONIA.verbs.parse(words) for words in ("lay pasture_1 2", "lay village_1 3"))

    appeals = values_for(HEXEMONIA, 2, source=source).appeals

    assert appeals is not None
    for stage, here, there in ((0.0, 1.5, 1.0), (1.0, 3.0, 2.0), (0.5, 2.25, 1.5)):
        found = appeals.at(stage)
        assert [log(found[choice.number]) for choice in (lay, elsewhere)] == pytest.approx([here, there])


def test_more_seats_try_what_appealed_to_fewer_and_nobody_what_did_alone(tmp_path: Path) -> None:
    source = appealing(tmp_path, for_1={"lay": (9.0, 9.0)}, for_2={"lay": (1.0, 1.0)})
    number = HEXEMONIA.verbs.parse("lay pasture_1 2").number
    for seats in (2, 3, 4):
        appeals = values_for(HEXEMONIA, seats, source=source).appeals
        assert appeals is not None
        assert appeals.early[number] == 1.0
    (tmp_path / "alone").mkdir()
    assert values_for(HEXEMONIA, 2, source=appealing(tmp_path / "alone", for_1={"lay": (9.0, 9.0)})).appeals is None


def test_what_appeals_is_tried_more_often_but_never_nothing_else() -> None:
    match = some_way_in("hexemonia")
    assert match.decision is not None
    observation = Observation(match, match.decision.seat)
    numbers = [choice.number for choice in match.decision.choices]

    def visits(favourite: int | None) -> list[int]:
        values = Values(HEXEMONIA)
        if favourite is not None:
            appeals = [3.0 if number == favourite else 0.0 for number in range(len(HEXEMONIA.verbs.choices))]
            values.appeals = Appeals(appeals, appeals)
        tree = Tree(observation, values, TUNING, "1")
        tree.think(observation, 1, 400)
        children = [tree.child(tree.root, observation.seat, choice) for choice in observation.decision.choices]
        return [0 if child is None else child.visits for child in children]

    plain = visits(None)
    least = plain.index(min(plain))
    invited = visits(numbers[least])
    assert invited[least] > plain[least]
    assert min(invited) > 0


def test_an_even_appeal_leaves_curiosity_as_it_is() -> None:
    match = some_way_in("hexemonia")
    assert match.decision is not None
    choices = match.decision.choices
    even = [0.7] * len(HEXEMONIA.verbs.choices)
    scale = evened(even, choices)
    assert [EVENLY + scale * even[choice.number] for choice in choices] == pytest.approx([1.0] * len(choices))


def test_a_search_plays_two_turns_on_by_what_appeals() -> None:
    match = some_way_in("hexemonia")
    assert match.decision is not None
    observation = Observation(match, match.decision.seat)
    favourite, *_ = match.decision.choices
    appeals = [log(9.0) if number == favourite.number else 0.0 for number in range(len(HEXEMONIA.verbs.choices))]
    values = Values(HEXEMONIA)
    values.appeals = Appeals(appeals, appeals)
    tree = Tree(observation, values, TUNING, "1")

    drawn = Counter(tree.supposed(match.decision, Dice.from_seed(f"{draw}")) for draw in range(400))
    playout = observation.imagine_playout(1)
    before = playout.turns
    tree.play_on(playout)

    assert set(drawn) == set(match.decision.choices)
    assert drawn[favourite] > 3 * max(count for choice, count in drawn.items() if choice is not favourite)
    assert playout.turns == before + 2


@learned_games
def test_appeals_in_the_package_are_those_of_choices_there_are(game: str) -> None:
    known = {part for choice in games.find(game).verbs.choices for part in parts_of(choice)}
    weights = weights_of(games.find(game))
    assert weights is not None
    for learned in weights.appeals.seats.values():
        assert set(learned) <= known


def test_classic_is_invited_by_nothing() -> None:
    classic, hard = bots.make("classic", "1"), bots.make("hard", "1")
    assert isinstance(classic, SearchBot)
    assert isinstance(hard, SearchBot)
    assert classic.judge(HEXEMONIA, 2).appeals is None
    assert hard.judge(HEXEMONIA, 2).appeals is not None


def test_a_style_adds_to_the_weights_of_what_it_prefers() -> None:
    style, prefers = next(iter(HERCULES.styles.items()))
    plain, styled = values_for(HERCULES, 2), values_for(HERCULES, 2, style)
    assert isinstance(plain, LearnedValues)
    assert isinstance(styled, LearnedValues)
    for place, feature in enumerate(HERCULES.features):
        assert styled.early[place] - plain.early[place] == pytest.approx(prefers.get(feature.name, 0.0))


def test_an_unknown_style_is_refused_with_those_there_are() -> None:
    bot = bots.make("hard+lazy", "1")
    assert isinstance(bot, SearchBot)
    with pytest.raises(BadSetup, match='no style "lazy"; there is runner, collector'):
        bot.judge(HERCULES, 2)


def test_where_nothing_was_learned_a_style_adds_to_what_was_written_by_hand(tmp_path: Path) -> None:
    style, prefers = next(iter(HERCULES.styles.items()))
    source = kept_in(tmp_path, made_up(markers=1.0))
    styled = values_for(HERCULES, 1, style, source)
    assert isinstance(styled, LearnedValues)
    weights = {feature.name: weight for feature, weight in zip(HERCULES.features, styled.early, strict=True)}
    assert {name: weight for name, weight in weights.items() if weight} == {HAND: 1.0, **prefers}
    assert styled.curiosity == Values(HERCULES).curiosity


@pytest.mark.parametrize("game", games.names())
def test_the_hand_alone_says_what_the_game_appraises(game: str) -> None:
    """Where only people play: what an automaton is worth may be left to learning."""
    rules = games.find(game)
    for seats in range(max(2, rules.min_seats), rules.max_seats + 1):
        match = pessoi.new(game, seats=seats, seed="hand")
        for _ in range(60):
            assert match.decision is not None
            match.play(match.decision.choices[match.ply * 7 % len(match.decision.choices)])
            if match.decision is None:
                break
            shares = weighed(rules, seats, BY_HAND, {}, 1.0).shares(match.state)
            assert shares == pytest.approx(rules.appraise(match.state))


def test_a_style_that_is_not_there_is_refused_before_any_match_is_played() -> None:
    with pytest.raises(BadSetup, match='no style "lazy"'):
        Plan("hercules", ("hard+lazy", "random"), 10, "1").check()


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="are for hercules, not for hexemonia"):
        values_for(games.find("hexemonia"), 2, source=kept_in(tmp_path, made_up(markers=1.0)))


@pytest.mark.parametrize("name", ["hard:7", "search", "search:", "hard+", "hrad", "hard@"])
def test_a_name_that_says_too_much_or_too_little_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="no bot called"):
        bots.make(name, "1")


def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("{}")
    with pytest.raises(BadSetup, match="these are no weights"):
        values_for(HERCULES, 2, source=str(file))


def test_a_source_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="no weights can be read from"):
        values_for(HERCULES, 2, source=str(tmp_path / "none.json"))


def test_a_package_can_bring_values_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    class Even(Values):
        def shares(self, state: Any) -> list[float]:
            return [0.5, 0.5]

    def even(game: Game[Any], seats: int) -> Values:
        return Even(game)

    module = ModuleType("even_values")
    module.even = even  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "even_values", module)
    found = EntryPoint(name="even", value="even_values:even", group=weighing.PLUGINS)
    monkeypatch.setattr(weighing, "entry_points", lambda *, name, **_: [found] if name == "even" else [])

    bot = bots.make("search:8@even", "1")
    match = some_way_in()

    assert isinstance(bot, SearchBot)
    assert match.decision is not None
    assert bot.judge(HERCULES, 2).shares(match.state) == [0.5, 0.5]


# Reasons


def test_reasons_name_what_the_better_choice_has_more_of(tmp_path: Path) -> None:
    match = pessoi.new("hercules", seats=2, seed="reasons")
    assert match.decision is not None
    seat = match.decision.seat
    master = next(choice for choice in match.decision.choices if choice.verb.name == "master")
    rest = next(choice for choice in match.decision.choices if choice.verb.name == "rest")
    values = values_for(HERCULES, 2, source=kept_in(tmp_path, made_up(labours=1.0)))

    found = Reasons(match, seat, values).between(Candidate(master, 1, 0.6), Candidate(rest, 1, 0.4))

    assert [Text("en", HERCULES).say(reason) for reason in found] == ["more labours mastered"]


def test_less_of_a_good_thing_is_no_reason(tmp_path: Path) -> None:
    match = pessoi.new("hercules", seats=2, seed="reasons")
    assert match.decision is not None
    master = next(choice for choice in match.decision.choices if choice.verb.name == "master")
    rest = next(choice for choice in match.decision.choices if choice.verb.name == "rest")
    values = values_for(HERCULES, 2, source=kept_in(tmp_path, made_up(labours=-1.0)))

    found = Reasons(match, match.decision.seat, values).between(Candidate(rest, 1, 0.6), Candidate(master, 1, 0.4))

    assert found == []


def test_values_by_hand_give_no_reasons() -> None:
    match = some_way_in()
    assert match.decision is not None
    one, other, *_ = (Candidate(choice, 1, 0.5) for choice in match.decision.choices)
    assert Reasons(match, match.decision.seat, Values(HERCULES)).between(one, other) == []


@learned_games
def test_choices_are_compared_at_the_end_of_the_turn_however_far_ahead_was_looked(game: str) -> None:
    match = pessoi.new(game, seats=2, seed="turns")
    values = values_for(match.game, 2)
    expected = 0
    for _ in random_play(match):
        decision = match.decision
        if match.ply >= 40 or decision is None:
            break
        seat, choice = decision.seat, decision.choices[-1]
        then = match.imagine(seat, "turns")
        then.play(choice)
        line: tuple[Step, ...] = ()
        if then.decision is not None and then.decision.seat == seat and then.checkpoint_ply == match.checkpoint_ply:
            line = (Step(seat, then.decision.choices[-1]),)

        end = follow(match.imagine(seat, "turns"), seat, Candidate(choice, 1, 0.5, line), values)

        is_over = end.decision is None or end.checkpoint_ply != match.checkpoint_ply
        assert is_over or (end.decision is not None and end.decision.seat != seat)
        if line:
            assert end.choices[len(then.choices)] is line[0].choice
            expected += 1
    assert expected > 0


@learned_games
def test_hints_say_what_speaks_for_a_choice(game: str) -> None:
    match = pessoi.new(game, seats=2, seed="hints")
    said: list[Data] = []
    for _ in random_play(match):
        if match.ply >= 60 or said:
            break
        if match.decision is not None and len(match.decision.choices) > 2:
            said = [reason for advice in advise(match, "search:30") for reason in advice["reasons"]]
    assert said
    for language in ("en", "de"):
        text = Text(language, match.game)
        assert all(text.say(reason) for reason in said)
