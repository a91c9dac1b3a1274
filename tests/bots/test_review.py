"""Reviews of matches: blunders are found, by what the seat knew, and the same again for the same seed."""

from __future__ import annotations

import json
from functools import partial

import pytest
from tests.contract.cases import our_own, random_play

import pessoi
from pessoi.bots import registry as bots
from pessoi.bots.bot import Bot
from pessoi.bots.review import SEED, Judgement, Maker, Review, compare, judge, review, seed_at
from pessoi.bots.search import Budget, SearchBot
from pessoi.bots.thought import Candidate, Thought
from pessoi.bots.tree import Tuning
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation
from pessoi.text import Text

greedy: Maker = partial(bots.make, "greedy")
every_game = pytest.mark.parametrize("game", our_own())


def search(seed: str) -> Bot:
    """A small search, fast enough to judge every choice."""
    return SearchBot(seed, Budget(24), Tuning(curiosity=0.3, trust=2.0, redeals=1, weight=2.0))


every_reviewer = pytest.mark.parametrize("reviewer", [greedy, search], ids=["greedy", "search"])


def random_match(game: str, plies: int = 30) -> Match:
    match = pessoi.new(game, seats=2, seed="review")
    for _ in random_play(match):
        if match.ply >= plies:
            break
    return match


def thought_at(match: Match, make: Maker) -> Thought:
    """What the reviewer is going to think at this ply."""
    assert match.decision is not None
    return make(seed_at(SEED, match.ply)).consider(Observation(match, match.decision.seat))


def match_with_blunder(game: str, make: Maker) -> tuple[Match, int]:
    """The start of a match in which the bot chooses, except that once its worst choice is taken; and at which ply.

    The blunder is the first choice after the tenth that looks a twentieth of the win worse.
    """
    match = pessoi.new(game, seats=2, seed="blunder")
    blunder = None
    while match.decision is not None and (blunder is None or match.ply < blunder + 10):
        thought = thought_at(match, make)
        worst = min(thought.candidates, key=lambda candidate: candidate.share or 0.0)
        if blunder is None and match.ply >= 10 and (thought.best.share or 0.0) - (worst.share or 0.0) > 0.05:
            blunder = match.ply
            match.play(worst.choice)
        else:
            match.play(thought.best.choice)
    assert blunder is not None
    return match, blunder


def numbers(judgements: list[Judgement]) -> list[tuple[int, int, str, float, str, float]]:
    return [
        (
            judgement.ply,
            judgement.seat,
            str(judgement.played.choice),
            judgement.played.share,
            str(judgement.best.choice),
            judgement.best.share,
        )
        for judgement in judgements
    ]


@every_game
def test_a_planted_blunder_is_the_one_mistake_that_is_found(game: str) -> None:
    match, blunder = match_with_blunder(game, greedy)
    seats = Review("greedy", SEED, tuple(review(match, greedy))).seats
    mistakes = [mistake for seat in seats for mistake in seat.mistakes]
    assert [mistake.ply for mistake in mistakes] == [blunder]
    assert mistakes[0].loss > 0.05
    assert mistakes[0].played.choice is match.choices[blunder]
    for seat in seats:
        wrong = int(seat.seat == match.history[blunder].seat)
        assert seat.agreement == pytest.approx(1 - wrong / len(seat.judgements))
        assert seat.mean_loss == pytest.approx(wrong * mistakes[0].loss / len(seat.judgements))


def test_a_search_finds_a_blunder_that_it_hardly_tried() -> None:
    match, blunder = match_with_blunder("hercules", search)
    judgements = list(review(match, search))
    assert max(judgements, key=lambda judgement: judgement.loss).ply == blunder
    assert sum(not judgement.is_agreed for judgement in judgements) == 1


@every_reviewer
def test_the_same_seed_leads_to_the_same_review_and_another_to_another(reviewer: Maker) -> None:
    match = random_match("hercules")
    once, again, other = (numbers(list(review(match, reviewer, seed=seed))) for seed in ("a", "a", "b"))
    assert once == again
    assert once != other


@every_reviewer
@every_game
def test_the_review_of_a_seat_is_its_part_of_the_whole(game: str, reviewer: Maker) -> None:
    match = random_match(game, 16)
    whole = numbers(list(review(match, reviewer)))
    parts = [numbers(list(review(match, reviewer, seat))) for seat in (0, 1)]
    assert all(parts)
    assert sorted(parts[0] + parts[1]) == whole


@every_reviewer
@every_game
def test_a_judgement_rests_on_what_the_seat_could_know(game: str, reviewer: Maker) -> None:
    """Two matches that differ only in what the seat can't know are judged the same, to the last word and digit."""
    match = pessoi.new(game, seats=3, seed="knowledge")
    text = Text("en", match.game, 3)
    judged = 0
    for choice in random_play(match):
        assert match.decision is not None
        if match.ply % 7 or len(match.decision.choices) == 1:
            continue
        other = match.imagine(match.decision.seat, "elsewhere")
        true, imagined = (judge(where, choice, reviewer, SEED).data(text) for where in (match, other))
        assert true == imagined
        judged += 1
        if judged == 8:
            break
    assert judged == 8


def test_the_match_is_left_as_it_was() -> None:
    match = random_match("hercules")
    before = (str(match.record()), len(match.events(0)))
    assert list(review(match, greedy))
    assert (str(match.record()), len(match.events(0))) == before


def test_only_real_choices_are_judged_and_no_loss_is_negative() -> None:
    match = random_match("thebai", 60)
    step = pessoi.new("thebai", seats=2, seed="review")
    open_plies = []
    for choice in match.choices:
        assert step.decision is not None
        if len(step.decision.choices) > 1:
            open_plies.append(step.ply)
        step.play(choice)
    judgements = list(review(match, search))
    assert [judgement.ply for judgement in judgements] == open_plies
    assert all(judgement.loss >= 0 for judgement in judgements)
    assert all(judgement.loss == 0 for judgement in judgements if judgement.is_agreed)


def test_a_match_resumed_in_the_middle_is_judged_from_there() -> None:
    match = random_match("hercules")
    resumed = Match(match.game, match.setup, match.seed, match.checkpoint, match.checkpoint_ply)
    resumed.start()
    for _ in random_play(match, "rest"):
        pass
    for choice in match.choices[resumed.ply :]:
        resumed.play(choice)
    late = [judgement for judgement in review(match, greedy) if judgement.ply >= resumed.origin_ply]
    assert late
    assert numbers(list(review(resumed, greedy))) == numbers(late)


def test_a_search_judges_its_favourite_and_what_it_hardly_tried_with_the_same_care() -> None:
    """Were the favourite the other one, both would be judged as they are: neither gets a bonus for being liked."""
    match = pessoi.new("hercules", seats=2, seed="care")
    assert match.decision is not None
    observation = Observation(match, match.decision.seat)
    one, other = match.decision.choices[0], match.decision.choices[-1]
    thoughts = [
        Thought((Candidate(liked, 20, 0.9), Candidate(neglected, 1, 0.1)))
        for liked, neglected in ((one, other), (other, one))
    ]
    liked, neglected = compare(search("care"), observation, thoughts[0], other)
    assert (neglected, liked) == compare(search("care"), observation, thoughts[1], one)
    assert (liked, neglected) != (0.9, 0.1)


def test_a_thought_that_tried_both_choices_as_often_is_taken_at_its_word() -> None:
    match = pessoi.new("hercules", seats=2, seed="care")
    assert match.decision is not None
    observation = Observation(match, match.decision.seat)
    one, other = match.decision.choices[:2]
    thought = Thought((Candidate(one, 8, 0.9), Candidate(other, 8, 0.1)))
    assert compare(search("care"), observation, thought, other) == (0.9, 0.1)


def test_a_bot_that_does_not_judge_lends_its_preference_only() -> None:
    match = random_match("hercules")
    judgements = list(review(match, partial(bots.make, "random")))
    assert any(judgement.loss > 0 for judgement in judgements)
    assert all(0 <= judgement.best.share <= 1 for judgement in judgements)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="seats 0 to 1, not 2"):
        list(review(random_match("hercules"), greedy, seat=2))


def test_the_data_can_be_written_as_json_and_names_choices_in_words() -> None:
    match, blunder = match_with_blunder("hercules", greedy)
    text = Text("de", match.game, 2)
    data = json.loads(json.dumps(Review("greedy", SEED, tuple(review(match, greedy))).data(text)))
    assert list(data) == ["bot", "seed", "seats", "judgements"]
    assert list(data["seats"][0]) == ["seat", "choices", "agreement", "mean_loss", "mistakes"]
    assert [seat["mistakes"] for seat in data["seats"] if seat["mistakes"]] == [[blunder]]
    (judgement,) = [judgement for judgement in data["judgements"] if judgement["ply"] == blunder]
    assert list(judgement) == ["ply", "seat", "question", "played", "best", "line", "reasons", "is_agreed", "loss"]
    assert judgement["played"]["choice"] == str(match.choices[blunder])
    assert judgement["loss"] == pytest.approx(judgement["best"]["share"] - judgement["played"]["share"])
    assert "Spieler" in judgement["question"]
    assert not text.problems
