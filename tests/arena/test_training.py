"""Training from self-play to weights: reproducible, resumable, judged by matches it has not seen."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from importlib.metadata import version
from itertools import islice, pairwise
from math import log
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import polars as pl
import pytest
from tests.terminal.shell import run_here, variables

from pessoi.arena import processes
from pessoi.arena.store import accomplish
from pessoi.arena.training import selfplay, training
from pessoi.arena.training.appealing import Thoughts, gather_thoughts, learn_appeals
from pessoi.arena.training.confidence import learn_confidence, set_by_level
from pessoi.arena.training.figures import missed_by
from pessoi.arena.training.fitting import (
    TO_THE_END,
    Ground,
    features_of,
    fit,
    halves,
    is_as_good,
    log_loss,
    shares_for,
)
from pessoi.arena.training.picture import calibrations, curves
from pessoi.arena.training.positions import Positions
from pessoi.arena.training.selfplay import POSITIONS, SelfPlay, Thinking, play_to_learn
from pessoi.arena.training.training import Training, series, train
from pessoi.bots.thought import Thought
from pessoi.bots.weights import FILE, Origin, Weights, read_weights, values_for, weights_of
from pessoi.games import registry as games
from pessoi.games.hercules.verbs import GIVE_UP, REST
from pessoi.kernel.choice import Choice
from pessoi.kernel.dice import Dice
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.match import Match

#: Quick matches: the bots do not think at all.
TRAINING = Training("hercules", (2,), 40, "random", "test")
#: Of an automaton that was made up.
LEVELS = 3
#: The namespace of what is drawn.
SVG = "{http://www.w3.org/2000/svg}"
alone = partial(processes.run, jobs=1)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Weights]:
    folder = tmp_path_factory.mktemp("training")
    return folder, train(TRAINING, folder, alone, lambda _: None)


def made_up_positions(matches: int = 400, seed: int = 1) -> Positions:
    """Matches of two rows that the first of three features decides early and the second late, by a known weight."""
    luck = np.random.default_rng(seed)
    features = luck.normal(size=(matches, 2, 3)).astype(np.float64)
    stage = luck.uniform(size=matches).astype(np.float64)
    outlook = 3 * (features[:, :, 0] * (1 - stage[:, None]) + features[:, :, 1] * stage[:, None])
    chance = 1 / (1 + np.exp(outlook[:, 1] - outlook[:, 0]))
    first = (luck.uniform(size=matches) < chance).astype(np.float64)
    shares = np.stack([first, 1 - first], axis=1)
    number = np.arange(matches)
    return Positions(number, number, stage, stage, shares, np.full_like(shares, 0.5), features)


def test_what_decides_is_found() -> None:
    positions = made_up_positions(4000)

    early, late = np.split(fit(positions, features_of, ridge=1.0), 2)

    assert early == pytest.approx([3, 0, 0], abs=0.6)
    assert late == pytest.approx([0, 3, 0], abs=0.6)


def test_what_was_written_by_hand_stays_and_others_are_added() -> None:
    positions = made_up_positions()
    base = Ground(0).base(positions)
    hand = base.weights
    loose, tight = (fit(positions, features_of, ridge, base) for ridge in (1.0, 1e6))
    assert hand[0] == hand[3] > 0.5
    for weights in (loose, tight):
        assert weights[[0, 3]] == pytest.approx(hand[[0, 3]])
    assert tight == pytest.approx(hand, abs=0.01)
    assert loose[4] > 1


def test_what_is_known_of_fewer_seats_is_kept_but_for_its_scales_and_what_matches_say() -> None:
    """Of the third feature it was said that it is worth something late, which is not so here."""
    positions = made_up_positions(4000)
    known = np.array([1.0, 0.0, 0.0, 0.0, 1.0, 1.0])

    base = Ground(0, known).base(positions)
    loose, tight = (fit(positions, features_of, ridge, base) for ridge in (1.0, 1e6))

    early, late = base.weights[0], base.weights[4]
    assert base.weights == pytest.approx([early, 0.0, 0.0, 0.0, late, late])
    assert 0.5 < late < early < 3.5
    assert tight == pytest.approx(base.weights, abs=0.05)
    assert loose[[0, 3]] == pytest.approx(base.weights[[0, 3]])
    assert loose[4:] == pytest.approx([3.0, 0.0], abs=0.6)


@pytest.mark.parametrize(("seats", "source"), [(1, None), (2, None), (3, "2"), (4, "2")])
def test_only_who_meets_fewer_learns_from_them_and_nobody_from_who_plays_alone(seats: int, source: str | None) -> None:
    known = Weights("hercules", "1", {"1": {"a": (9.0, 9.0)}, "2": {"b": (1.0, 2.0)}})

    found = training.learned_for_fewer(["a", "b"], known, seats)

    assert (None if found is None else found.tolist()) == (None if source is None else [0.0, 1.0, 0.0, 2.0])


def test_of_ridges_that_foretell_as_well_the_strongest_is_taken() -> None:
    losses = np.random.default_rng(1).uniform(0.4, 0.8, size=500)
    noise = np.random.default_rng(2).normal(scale=0.05, size=500)
    assert is_as_good(losses + noise - noise.mean() + 0.001, losses)
    assert not is_as_good(losses + noise - noise.mean() + 0.01, losses)


def test_weights_do_not_move_any_more_in_the_digits_that_are_kept() -> None:
    """However machines differ in how they multiply. Two features are nearly the same, as in any game."""
    positions = made_up_positions()
    positions.features[:, :, 2] = positions.features[:, :, 0] + 0.03 * positions.features[:, :, 2]
    longer = {"maxiter": 50_000, "maxfun": 100_000, "ftol": 0.0, "gtol": 1e-12}

    found, later = (fit(positions, features_of, 1.0, until=until) for until in (TO_THE_END, longer))

    assert np.abs(found - later).max() < 0.1 * 10.0**-training.DIGITS


def test_a_stronger_ridge_holds_weights_back() -> None:
    positions = made_up_positions()
    loose, tight = (np.abs(fit(positions, features_of, ridge)).sum() for ridge in (0.1, 1000.0))
    assert tight < loose / 2


def test_no_match_is_both_learned_from_and_held_out() -> None:
    learned, held = halves(made_up_positions())
    assert set(learned.match.tolist()).isdisjoint(held.match.tolist())
    assert len(learned.match) > len(held.match) > 0


def test_a_sure_wrong_word_costs_more_than_an_open_one() -> None:
    positions = made_up_positions()
    even = np.full_like(positions.shares, 0.5)
    assert log_loss(even, positions) == pytest.approx(log(2))
    assert log_loss(1 - positions.shares * 0.98, positions) > log(2)
    assert log_loss(shares_for(features_of(positions), np.zeros(6)), positions) == pytest.approx(log(2))


@pytest.mark.parametrize("seats", [1, 2])
def test_a_match_leaves_positions_with_how_it_ended(seats: int) -> None:
    plan = SelfPlay("hercules", seats, "random", "test")

    positions = play_to_learn(plan, 0).positions

    assert 0 < len(positions) <= POSITIONS
    for position in positions:
        assert sum(position.shares) == pytest.approx(1.0)
        assert 0.0 <= position.moment < 1.0
        assert len(position.features) == len(position.shares) == 2
        assert len(position.features[0]) == len(games.find("hercules").features)
    assert len({tuple(position.shares) for position in positions}) == 1


def test_a_match_leaves_what_bots_thought_of_choices_the_best_first() -> None:
    plan = SelfPlay("hercules", 2, "greedy", "test", noise=0.0)
    match = Match.begin(games.find("hercules"), 2, "test/2/0", {}, journal=False)

    thinking = play_to_learn(plan, 0).thinking

    choices = match.game.verbs.choices
    for thought in thinking:
        while match.ply < thought.ply:
            assert match.decision is not None
            match.play(match.decision.choices[0])
        assert match.decision is not None
        assert sorted(thought.choices) == sorted(choice.number for choice in match.decision.choices)
        assert len(thought.visits) == len(thought.choices) > 1
        assert 0.0 <= thought.stage <= 1.0
        match.play(choices[thought.choices[0]])
    assert len(thinking) > 10


def made_up_thoughts(matches: int = 300) -> Thoughts:
    """Decisions between two choices of Hercules: early in a match nearly always one is liked best, late the other."""
    luck = np.random.default_rng(1)
    rest, give_up = REST.of().number, GIVE_UP.of().number
    found: dict[int, list[Thinking]] = {}
    for match in range(matches):
        stage = float(match % 2)
        is_usual = luck.uniform() < 0.9
        liked, other = (rest, give_up) if (stage == 0.0) is is_usual else (give_up, rest)
        found[match] = [Thinking(0, stage, [liked, other], [5, 1])]
    return gather_thoughts(found)


def test_what_was_liked_early_and_late_has_its_appeal_then() -> None:
    appeals, figures = learn_appeals(made_up_thoughts(), games.find("hercules").verbs.choices)

    difference = [appeals[REST.name][stage] - appeals[GIVE_UP.name][stage] for stage in (0, 1)]
    assert difference == pytest.approx([log(9), -log(9)], abs=0.6)
    assert figures["learned"] < 0.45 < figures["even"] == pytest.approx(log(2), abs=1e-3)
    assert figures["first"] > 0.8 > figures["chance"] == 0.5


def made_up_course(matches: int = 900) -> Positions:
    """A position in each fifth of a match: a weight of 3 of what changes, of 1 of what the match and its level set."""
    luck = np.random.default_rng(3)
    features = luck.normal(size=(matches, 2, 3)).astype(np.float64)
    features[:, 0, 2] = 0.0
    features[:, 1, 2] = np.arange(matches) % LEVELS
    chance = 1 / (1 + np.exp((features[:, 1] - features[:, 0]) @ np.array([3.0, 1.0, 1.0])))
    first = (luck.uniform(size=matches) < chance).astype(np.float64)
    shares = np.stack([first, 1 - first], axis=1)
    course = np.repeat(features, 5, axis=0)
    course[1::2, :, 0] += 0.01
    number = np.repeat(np.arange(matches), 5)
    stage = np.tile(np.array([0.1, 0.3, 0.5, 0.7, 0.9], dtype=np.float64), matches)
    shares = np.repeat(shares, 5, axis=0)
    return Positions(number, number, stage, stage, shares, np.full_like(shares, 0.5), course)


def test_who_is_not_sure_enough_becomes_so_and_learns_anew_what_a_level_sets() -> None:
    positions = made_up_course()
    careful = np.array([1.0, 0.4, -2.0, 1.0, 0.4, -2.0])

    found, figures = learn_confidence(positions, careful, LEVELS)

    assert set_by_level(positions, LEVELS).tolist() == [False, False, True]
    assert found == pytest.approx([3, 1.2, 1, 3, 1.2, 1], abs=0.9)
    assert found[0] / found[1] == pytest.approx(2.5)
    assert figures["learned"][0] < figures["before"][0] - 0.1


def test_what_levels_are_worth_goes_along_a_curve_whatever_luck_one_of_them_had() -> None:
    wins = [9, 8, 8, 3, 5, 2]
    levels, number = len(wins), np.repeat(np.arange(600), 5)
    level = number % levels
    features = np.zeros((len(number), 2, levels), dtype=np.float64)
    features[np.arange(len(number)), 1, level] = 1.0
    features[:, 0, 0] = np.tile([1.0, 0.0, -1.0, 0.0, 0.0], 600)
    first = (number // levels % 10 < np.array(wins)[level]).astype(np.float64)
    shares = np.stack([first, 1 - first], axis=1)
    stage = np.tile(np.linspace(0.1, 0.9, 5), 600)
    positions = Positions(number, number, stage, stage, shares, np.full_like(shares, 0.5), features)

    found, _ = learn_confidence(positions, np.zeros(2 * levels), levels)

    early = found[1:levels]
    assert early[-1] > early[0]
    assert np.abs(np.diff(early, 3)).max() < 1e-6 < np.abs(np.diff(early)).min()


def test_nobody_can_be_surer_of_what_was_never_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "weights_of", lambda _game: None)
    with pytest.raises(BadSetup, match="learned no values for 2 yet"):
        train(replace(TRAINING, subjects=("confidence",)), tmp_path, alone, lambda _: None)
    assert not list(tmp_path.iterdir())


def test_weights_tell_all_trainings_they_come_from_in_order(
    trained: tuple[Path, Weights], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "weights_of", lambda _game: trained[1])

    found = train(replace(TRAINING, seed="surer", subjects=("confidence",)), tmp_path, alone, lambda _: None)

    surer = Origin(("confidence",), (2,), 40, "random", "surer", 0.1, version("pessoi"))
    assert found.origins == (*trained[1].origins, surer)
    assert found.figures["2"]["learned"] == trained[1].figures["2"]["learned"]
    assert len(found.figures["2"]["confidence"]["before"]) == 6
    assert found.appeals == trained[1].appeals
    assert set(found.seats["2"]) >= {"markers"}


def origin(learn: str, seats: tuple[int, ...] = (2,), bot: str = "classic:9") -> Origin:
    return Origin(tuple(learn.split(",")), seats, 40, bot, "1", 0.1, "0.1.0")


@pytest.mark.parametrize(
    ("before", "learn", "bot", "kept"),
    [
        ([origin("values")], "values", "classic:9", []),
        ([origin("values")], "values", "search:9", [0]),
        ([origin("values,appeals")], "values", "classic:9", [0]),
        ([origin("values", (2, 3))], "values", "classic:9", [0]),
        ([origin("values"), origin("appeals"), origin("confidence")], "values", "greedy", [1]),
        ([origin("values"), origin("confidence")], "confidence", "classic:9", [0, 1]),
        ([origin("appeals"), origin("appeals", bot="search:9")], "appeals", "classic:9", []),
        ([origin("values"), origin("values", (3,))], "values", "classic:9", [0, 1]),
        ([origin("values", (1,)), origin("appeals"), origin("values", (3,))], "appeals", "classic:9", [0, 2]),
    ],
)
def test_of_what_is_learned_anew_from_nothing_earlier_trainings_are_forgotten(
    before: list[Origin], learn: str, bot: str, kept: list[int]
) -> None:
    now = replace(TRAINING, bot=bot, subjects=tuple(learn.split(",")))
    assert training.origins_before(before, now) == [before[place] for place in kept]


def test_thoughts_of_some_matches_keep_their_decisions_together() -> None:
    thoughts = gather_thoughts({0: [Thinking(3, 0.0, [1, 2, 3], [9, 0, 0])], 1: [Thinking(5, 0.5, [4, 5], [2, 1])]})

    later = thoughts.of(thoughts.match == 1)

    assert thoughts.lengths.tolist() == [3, 2]
    assert (later.choice.tolist(), later.begins.tolist(), later.lengths.tolist()) == ([4, 5], [0], [2])


def test_alone_every_level_is_played() -> None:
    plan = SelfPlay("hercules", 1, "random", "test")
    levels = games.find("hercules").solo_levels()
    assert [plan.options(index) for index in range(len(levels))] == levels


def test_weights_foretell_more_than_nothing(trained: tuple[Path, Weights]) -> None:
    folder, weights = trained
    whole, *parts = weights.figures["2"]["learned"]
    assert parts[-1] < log(2)
    assert min(parts) <= whole <= max(parts)
    match = games.find("hercules")
    assert type(values_for(match, 2, source=str(folder / FILE))).__name__ == "LearnedValues"


def test_positions_are_there_for_others_to_learn_from(trained: tuple[Path, Weights]) -> None:
    folder, _ = trained
    table = pl.read_parquet(folder / "seats-2" / "positions.parquet")
    names = [feature.name for feature in games.find("hercules").features]
    assert table.columns == ["match", "ply", "row", "moment", "stage", "share", "appraised", *names]
    assert table["match"].n_unique() == TRAINING.matches


def test_thoughts_are_there_for_others_to_learn_from(trained: tuple[Path, Weights]) -> None:
    folder, weights = trained
    table = pl.read_parquet(folder / "seats-2" / "thoughts.parquet")
    assert table.columns == ["match", "ply", "stage", "choice", "visits"]
    assert table.group_by("match", "ply").len().height == weights.appeals.figures["2"]["decisions"]
    game = games.find("hercules")
    assert all(str(game.verbs.parse(words)) == words for words in table["choice"].unique())


@pytest.mark.parametrize("subject", ["values", "appeals"])
def test_only_what_is_asked_for_is_learned_anew(
    subject: str, trained: tuple[Path, Weights], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "weights_of", lambda _game: trained[1])
    other = replace(TRAINING, seed="other", subjects=(subject,))

    found = train(other, tmp_path, alone, lambda _: None)

    assert (found.seats["2"] != trained[1].seats["2"]) is (subject == "values")
    assert (found.appeals.seats["2"] != trained[1].appeals.seats["2"]) is (subject == "appeals")
    assert [(origin.seed, origin.learn) for origin in found.origins[-2:]] == [
        ("test", ("values", "appeals")),
        ("other", (subject,)),
    ]


def test_what_nobody_can_learn_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="appeals"):
        train(replace(TRAINING, subjects=("apeals",)), tmp_path, alone, lambda _: None)
    assert not list(tmp_path.iterdir())


def test_a_training_that_was_broken_off_comes_to_the_same(trained: tuple[Path, Weights], tmp_path: Path) -> None:
    work = SelfPlay("hercules", 2, "random", "test")
    broken = accomplish(work, range(TRAINING.matches), alone, tmp_path / "seats-2")
    assert len(list(islice(broken, 15))) == 15
    broken.close()

    again = train(TRAINING, tmp_path, alone, lambda _: None)

    assert (again.seats, again.appeals) == (trained[1].seats, trained[1].appeals)


def test_new_weights_stand_beside_what_the_package_knows_of_other_numbers_of_seats(
    trained: tuple[Path, Weights],
) -> None:
    known, found = weights_of(games.find("hercules")), trained[1]
    assert known is not None
    assert found.origins == (*known.origins, TRAINING.origin)
    for old, new in ((known.seats, found.seats), (known.figures, found.figures)):
        assert set(new) == {"1", "2", "3", "4"}
        assert new["2"] != old["2"]
        assert {seats: new[seats] for seats in "134"} == {seats: old[seats] for seats in "134"}


def test_weights_of_an_earlier_version_are_kept_though_they_tell_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they were learned by was told in another form, which nobody reads any more."""
    rules = games.find("hercules").rules_version
    told = {"game": "hercules", "rules": rules, "training": {"seed": "1"}, "seats": {"1": {"markers": [1.0, 2.0]}}}
    old = read_weights(json.dumps(told).encode())
    monkeypatch.setattr(training, "weights_of", lambda _game: old)

    kept = training.learned_before(TRAINING)

    assert (kept.seats, kept.figures, kept.origins) == ({"1": {"markers": (1.0, 2.0)}}, {}, (TRAINING.origin,))


def test_without_noise_every_choice_is_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "wander", refuse_to_wander)
    plain = play_to_learn(SelfPlay("hercules", 2, "greedy", "test", noise=0.0), 0)
    assert plain == play_to_learn(SelfPlay("hercules", 2, "greedy", "test", noise=0.0), 0)
    with pytest.raises(AssertionError, match="wandered"):
        play_to_learn(SelfPlay("hercules", 2, "greedy", "test", noise=1.0), 0)


def refuse_to_wander(_thought: Thought, _dice: Dice) -> Choice:
    raise AssertionError("wandered")


def test_learning_curves_fall_across_the_picture() -> None:
    figures = {"2": {"curve": [[100, 0.6], [200, 0.5], [400, 0.4]]}, "4": {"curve": [[100, 1.2], [400, 1.0]]}}

    picture = ElementTree.fromstring(curves(figures, "matches", "loss", {"2": "two", "4": "four"}))

    lines = [line.get("points", "").split() for line in picture.iter(f"{SVG}polyline")]
    assert [len(line) for line in lines] == [3, 2]
    for line in lines:
        places = [tuple(map(float, point.split(","))) for point in line]
        assert places == sorted(places)
        assert all(earlier[1] < later[1] for earlier, later in pairwise(places))


def test_shares_that_come_true_lie_on_the_diagonal_of_each_part_of_a_match() -> None:
    true = [[(0.25, 0.25, 30), (0.75, 0.75, 10)]] * 6
    figures = {"2": {"calibration": true}, "3": {"calibration": [[(0.5, 1.0, 1)]] * 6}}

    picture = ElementTree.fromstring(calibrations(figures, "said", "was", list("12345"), {"2": "two", "3": "three"}))

    dots = [tuple(float(dot.get(key, "")) for key in ("cx", "cy", "r")) for dot in picture.iter(f"{SVG}circle")]
    panels = [dots[place : place + 3] for place in range(0, len(dots), 3)]
    assert len(panels) == 5
    for low, high, other in panels:
        assert high[0] - low[0] == pytest.approx(low[1] - high[1])
        assert low[2] > high[2]
        assert other[1] < high[1]
    assert {"1", "5", "said", "was", "two", "three"} <= {text.text for text in picture.iter(f"{SVG}text")}


def test_how_far_shares_are_wrong_counts_by_how_often_they_were_foretold() -> None:
    assert missed_by([(0.2, 0.3, 30), (0.8, 0.5, 10)]) == pytest.approx(0.15)
    assert missed_by([]) == 0.0


def test_every_part_of_a_match_is_held_to_what_was_foretold(trained: tuple[Path, Weights]) -> None:
    whole, *parts = trained[1].figures["2"]["calibration"]
    count = {place: sum(number for _, _, number in found) for place, found in enumerate([whole, *parts])}
    assert len(parts) == 5
    assert count[0] == sum(count[place] for place in range(1, 6)) > 0
    assert all(0.0 <= share <= 1.0 for found in (whole, *parts) for said, was, _ in found for share in (said, was))


def test_the_series_sets_new_weights_against_old_for_every_number_of_seats() -> None:
    plans = series(Training("hercules", (1, 2, 3), 40, "random", "test"), Path("new"), 10)
    assert [plan.bots for plan in plans] == [
        ("search:200@new/weights.json", "search:200"),
        ("search:200@new/weights.json", "search:200", "search:200"),
    ]


def test_too_many_seats_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="seats"):
        train(Training("hercules", (7,), 40, "random", "test"), tmp_path, alone, lambda _: None)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("log-loss on held-out matches", "wrong by", "the most appealing choice is the best in")),
        ("de", ("Log-Verlust bei zurückgehaltenen Partien", "daneben um", "die einladendste Möglichkeit ist in")),
    ],
)
def test_the_command_trains_and_shows_what_it_came_to(language: str, words: tuple[str, ...], tmp_path: Path) -> None:
    typed = ("train", "hercules", "--seats", "2", "--games", "20", "--bot", "random", "--trial", "0", "--jobs", "1")

    done = run_here((*typed, "--out", str(tmp_path), "--language", language), "", variables(tmp_path))

    assert done.returncode == 0, done.stderr
    shown = " ".join(done.stdout.split())
    assert [word for word in words if word not in shown] == []
    assert read_weights((tmp_path / FILE).read_bytes()).origins[-1].games == 20
    for picture in ("curves.svg", "calibration.svg"):
        assert "<polyline" in (tmp_path / picture).read_text()
        assert picture in done.stdout


@pytest.mark.parametrize(("language", "words"), [("en", "weights as they were"), ("de", "Gewichte wie bisher")])
def test_the_command_shows_how_sure_one_may_be(language: str, words: str, tmp_path: Path) -> None:
    typed = ("train", "hercules", "--seats", "2", "--games", "20", "--bot", "random", "--trial", "0", "--jobs", "1")

    done = run_here(
        (*typed, "--learn", "confidence", "--out", str(tmp_path), "--language", language), "", variables(tmp_path)
    )

    assert done.returncode == 0, done.stderr
    # Of a narrow column a word may be on the next line.
    assert all(word in done.stdout for word in words.split())
    assert [file.name for file in tmp_path.glob("*.svg")] == ["calibration.svg"]
    known = weights_of(games.find("hercules"))
    assert known is not None
    *before, last = read_weights((tmp_path / FILE).read_bytes()).origins
    assert (tuple(before), last.learn) == (known.origins, ("confidence",))
