"""A question names what is possible now, and nothing else."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from tests.contract.cases import our_own
from tests.games.at_table import random_matches

from pessoi.games import registry
from pessoi.kernel.choice import NUMBER, Decision
from pessoi.kernel.game import Game
from pessoi.kernel.phrase import Phrase
from pessoi.text import COMPLETE, Text

every_game = pytest.mark.parametrize("game", [registry.find(name) for name in our_own()], ids=lambda game: game.name)

#: Verbs that one word of a question means as well: moving one cube or all of them, citizens for hoplites or back.
ALIKE = {
    "hexemonia": {
        "invoke": "lay",
        "commit_all": "commit",
        "lift_all": "lift",
        "lay_all": "lay_cube",
        "sacrifice_all": "sacrifice",
        "disband": "levy",
    },
}


def decisions(game: Game[Any], matches: int = 20) -> Iterator[Decision]:
    """What is asked in matches played at random, with every number of seats."""
    for seats in range(game.min_seats, game.max_seats + 1):
        for match in random_matches(game, seats, matches):
            assert match.decision is not None
            yield match.decision


def words_of(decision: Decision, text: Text) -> str:
    """The question as far as it is about what can be done: numbers that change nothing else are all the same."""
    phrase = Phrase.of_decision(decision)
    numbers = [name for name, domain in decision.prompt.arguments.items() if domain is NUMBER]
    for name in numbers:
        phrase.values[name] = min(int(str(phrase.values[name])), 2)
    return text.say(phrase)


def ways_of(decision: Decision, alike: dict[str, str]) -> frozenset[str]:
    """What can be done."""
    return frozenset(alike.get(choice.verb.name, choice.verb.name) for choice in decision.choices)


def answered_in_several_ways(
    asked: Iterable[Decision], alike: dict[str, str], text: Text
) -> dict[str, set[frozenset[str]]]:
    """Questions that are asked in the same words where different things can be done."""
    found: dict[str, set[frozenset[str]]] = defaultdict(set)
    for decision in asked:
        found[words_of(decision, text)].add(ways_of(decision, alike))
    return {words: ways for words, ways in found.items() if len(ways) > 1}


@pytest.mark.parametrize("language", COMPLETE)
@every_game
def test_the_same_question_offers_the_same_ways(game: Game[Any], language: str) -> None:
    text = Text(language, game, game.max_seats)
    assert not answered_in_several_ways(decisions(game), ALIKE.get(game.name, {}), text)


def test_a_question_that_names_more_than_there_is_is_found() -> None:
    game = registry.find("hexemonia")
    found = answered_in_several_ways(decisions(game, 4), {}, Text("en", game, 4))
    ways = next(
        ways for words, ways in found.items() if words.endswith("lay tiles from your hand, or choose your action.")
    )
    assert frozenset(("lay", "end_build", "action")) in ways
    assert frozenset(("invoke", "end_build", "action")) in ways


@pytest.mark.parametrize("language", COMPLETE)
@every_game
def test_every_verb_has_a_heading_for_its_choices(game: Game[Any], language: str) -> None:
    text = Text(language, game, game.max_seats)
    assert {f"verb-{verb}" for verb in game.verbs.verbs} == set(text.messages("verb-"))
    assert all(text.word(message)[0].isupper() for message in text.messages("verb-"))
