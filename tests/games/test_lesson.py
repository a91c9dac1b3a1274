"""Lessons: the same steps in every language, all they name exists, and they lead from the first to the last step."""

from __future__ import annotations

import random
import re
from fnmatch import fnmatchcase
from typing import Any

import pytest
from tests.games.test_glossary import ruled_out
from tests.games.texts import GAMES, texts_of

from pessoi.bots import registry as bots
from pessoi.bots.bot import Bot
from pessoi.kernel.game import Game
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation
from pessoi.scene.lesson import DueStep, due_steps
from pessoi.text import COMPLETE
from pessoi.text.lesson import Lecture, Lesson, lecture, lesson
from pessoi.text.rulebook import pictures_in, rulebook

LEARNER = 0
#: More choices than ten minutes have time for.
MOST_CHOICES = 80
#: A calm reader of one language reads so many words in less than ten minutes, and plays meanwhile.
MOST_WORDS = 1400

every_lesson = pytest.mark.parametrize(
    "game", [game for game in GAMES if lesson(game.package) is not None], ids=lambda game: game.name
)


def taught(game: Game[Any]) -> Lesson:
    found = lesson(game.package)
    assert found is not None
    return found


def lectures(game: Game[Any]) -> dict[str, Lecture]:
    found = {language: lecture(game.package, language) for language in COMPLETE}
    return {language: words for language, words in found.items() if words is not None}


class Learner:
    """Somebody in a lesson, without server and page: reads what is due, then chooses."""

    def __init__(self, game: Game[Any]) -> None:
        self.lesson = taught(game)
        self.match = Match.begin(game, self.lesson.seats, self.lesson.seed, self.lesson.options)
        self.read: list[str] = []
        self._bots: dict[tuple[int, int], Bot] = {}

    @property
    def is_done(self) -> bool:
        return self.lesson.steps[-1].name in self.read

    def read_on(self) -> DueStep | None:
        """Read all that fits now; the step that waits for a choice, if there is one."""
        for step in due_steps(self.lesson, self.match, LEARNER):
            if step.name not in self.read:
                self.read.append(step.name)
                if step.is_choice:
                    return step
        return None

    def let_bot_play(self) -> None:
        """As at a table: a bot stays with its seat for a turn."""
        decision = self.match.decision
        assert decision is not None
        turn = decision.seat, self.match.checkpoint_ply
        if turn not in self._bots:
            self._bots[turn] = bots.make(self.lesson.bot, bots.seed_for(self.match.seed, decision.seat))
        self.match.play(self._bots[turn].choose(Observation(self.match, decision.seat)))


def test_all_games_can_be_learnt() -> None:
    assert [game.name for game in GAMES if lesson(game.package) is None] == []


@every_lesson
def test_a_lesson_is_told_in_both_languages_within_ten_minutes(game: Game[Any]) -> None:
    told = lectures(game)
    assert set(told) == set(COMPLETE)
    for language, words in told.items():
        assert words.title, language
        assert words.opening, language
        assert [card.id for card in words.cards if not card.body] == [], language
        assert sum(len(card.body.split()) for card in words.cards) <= MOST_WORDS, language
    steps = [step.name for step in taught(game).steps]
    assert len(set(steps)) == len(steps)
    assert 15 <= len(steps) <= 32


@every_lesson
def test_all_that_steps_name_exists(game: Game[Any]) -> None:
    book = rulebook(game.package, "en")
    assert book is not None
    sections = {section.id for section in book.sections}
    prompts = {prompt.name for prompt in game.prompts}
    events = {event.name: event for event in game.events}
    for step in taught(game).steps:
        when = step.when
        assert set(when.prompts) <= prompts, step.name
        assert set(when.happened) | set(when.never) <= set(events), step.name
        if when.by != "anybody":
            assert all("seat" in events[name].arguments for name in (*when.happened, *when.never)), step.name
        assert step.rule is None or step.rule in sections, step.name
        for pattern in (*when.offers, *step.advice):
            verb, *arguments = pattern.split()
            assert any(fnmatchcase(known.name, verb) for known in game.verbs.verbs.values()), step.name
            assert len(arguments) <= 2, step.name


@every_lesson
def test_the_words_of_a_lesson_keep_to_the_terms_of_the_game(game: Game[Any]) -> None:
    for sayings, words in zip(texts_of(game.name), lectures(game).values(), strict=True):
        texts = {"": words.opening, **{card.id: f"{card.title}\n{card.body}" for card in words.cards}}
        for word in ruled_out(sayings):
            alone = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
            found = [card for card, text in texts.items() if alone.search(text)]
            assert not found, f"{sayings.language}: {word!r} in {found}"


@every_lesson
def test_pictures_are_the_same_in_both_languages(game: Game[Any]) -> None:
    shown = [
        [[(found.kind, found.name) for found in pictures_in(card.body)] for card in words.cards]
        for words in lectures(game).values()
    ]
    assert shown[0] == shown[1]


@every_lesson
def test_advice_leads_through_the_whole_lesson(game: Game[Any]) -> None:
    learner = Learner(game)
    chosen = 0
    while not learner.is_done:
        step = learner.read_on()
        decision = learner.match.decision
        if learner.is_done:
            break
        assert decision is not None, f"the match is over after {learner.read[-1]}"
        if decision.seat != LEARNER:
            learner.let_bot_play()
            continue
        chosen += 1
        assert chosen <= MOST_CHOICES
        if step is not None:
            assert step.advice is not None, f"{step.name} advises what is not offered"
            learner.match.play(step.advice)
        else:
            # Where a learner is left alone, anything will do.
            learner.match.play(decision.choices[-1])

    assert learner.read == [step.name for step in learner.lesson.steps if step.name in learner.read]
    assert [step.name for step in learner.lesson.steps if step.name not in learner.read] == []


@every_lesson
@pytest.mark.parametrize("luck", range(3))
def test_whatever_a_learner_chooses_the_lesson_comes_to_its_end(game: Game[Any], luck: int) -> None:
    learner, dice = Learner(game), random.Random(luck)
    while not learner.is_done:
        learner.read_on()
        decision = learner.match.decision
        if decision is None:
            break
        learner.match.play(dice.choice(decision.choices))
    learner.read_on()

    assert learner.is_done
