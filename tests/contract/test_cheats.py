"""Games that cheat are refused, each by the law made against it; the honest game they come from keeps the contract."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import signature
from itertools import product
from types import ModuleType
from typing import Any

import pytest
from tests.contract.cheats import games
from tests.contract.cheats.offerings import HONEST, Offerings

from pessoi.contract.cases import cases_of
from pessoi.contract.laws import copies, imagining, knowledge, play, telling, words
from pessoi.contract.plugin import BOTS
from pessoi.kernel.game import Game
from pessoi.text import COMPLETE

LAWS: tuple[ModuleType, ...] = (copies, imagining, knowledge, play, telling, words)


def broken_laws(game: Game[Any]) -> Iterator[str]:
    """The names of the laws that a game breaks."""
    given: dict[str, tuple[Any, ...]] = {"game": (game,), "case": cases_of(game), "language": COMPLETE, "bot": BOTS}
    for name, law in ((name, law) for module in LAWS for name, law in vars(module).items() if name.startswith("test_")):
        names = list(signature(law).parameters)
        try:
            for values in product(*(given[name] for name in names)):
                law(**dict(zip(names, values, strict=True)))
        except Exception:  # whatever a law fails with, it is broken
            yield name


def test_the_honest_game_keeps_the_contract() -> None:
    assert list(broken_laws(HONEST)) == []


@pytest.mark.parametrize(
    ("cheat", "law"),
    [
        (games.KeepsACard, "test_an_imagined_match_keeps_all_components_and_plays_to_its_end"),
        (games.RemembersTheDeck, "test_an_imagined_match_does_not_depend_on_what_is_hidden"),
        (games.NamesTheCard, "test_nobody_is_told_what_they_can_not_see"),
        (games.TellsTheTopCard, "test_nobody_is_told_what_they_can_not_see"),
        (games.PeeksOpenly, "test_a_choice_told_to_some_and_kept_from_others_is_secret"),
        (games.OffersOpenly, "test_a_choice_that_names_what_others_can_not_see_is_secret"),
        (games.GoesOnByTheCards, "test_nobody_learns_from_who_is_asked_what_is_hidden"),
        (games.ChoosesByTheDeck, "test_a_seat_is_offered_the_same_whatever_is_hidden_from_it"),
        (games.ShowsTheDeck, "test_the_view_is_the_same_after_a_redeal"),
        (games.CountsTheDeck, "test_what_a_seat_sees_as_numbers_is_the_same_after_a_redeal"),
        (games.LeavesAPartOut, "test_what_a_seat_sees_as_numbers_is_the_same_after_a_redeal"),
        (games.ForeseesTheDraw, "test_words_about_a_position_give_nothing_hidden_away"),
        (games.CutsTheDeck, "test_a_redeal_leaves_no_trace_of_the_deal_before"),
        (games.TakesBackTheDraw, "test_what_can_be_undone_told_the_player_nothing_new"),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_a_game_that_cheats_is_refused(cheat: type[Offerings], law: str) -> None:
    assert law in list(broken_laws(cheat()))
