"""Edited components: what does not fit is said with its place, what fits is played in processes of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.resources import files

import pytest

from pessoi.arena import processes
from pessoi.arena.edited import rules_with
from pessoi.arena.simulate import Plan, result_of
from pessoi.arena.work import Done, Fault
from pessoi.games import registry
from pessoi.kernel.components import standard_components
from pessoi.kernel.editions import edition_of, read_edition
from pessoi.kernel.errors import BadSetup

Edit = Callable[[str], str]


def original(game: str) -> str:
    return files(f"pessoi.games.{game}").joinpath("components.toml").read_text(encoding="utf-8")


def change(old: str, new: str) -> Edit:
    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return edit


@pytest.mark.parametrize("game", registry.names())
def test_the_original_fits_itself_and_is_no_edition(game: str) -> None:
    standard = standard_components(f"pessoi.games.{game}")
    assert edition_of(standard, read_edition(standard, original(game), "x")) == ""
    assert "+" not in registry.find(game).rules_version


@pytest.mark.parametrize(
    ("game", "edit", "reason"),
    [
        ("hercules", change("vp_per_set = 5\n", ""), 'line 87, scoring: "vp_per_set" is missing'),
        ("hercules", change("vp_per_set =", "vp_per_sets ="), 'there is no "vp_per_sets"; did you mean "vp_per_set"'),
        ("hercules", change("vp_per_set = 5", "vp_per_set = -5"), "line 90, scoring › vp_per_set: -5 is too little"),
        ("hercules", change("vp_per_set = 5", 'vp_per_set = "5"'), '"5" is not the kind of value'),
        ("hercules", change("vp_per_set = 5", "vp_per_set = [5]"), r"\[5\] is not the kind of value"),
        ("hercules", change('id = "hestia_02"', 'id = "hestia_2"'), 'there is no "hestia_2"; did you mean "hestia_02"'),
        ("hercules", change("faces = [1, 2, 3, 4, 5, 6]", "faces = [1, 2]"), "dice › faces: the list is too short"),
        ("hexemonia", change('nature = "economy"', 'nature = "economics"'), 'acropolis › athens › nature: "economics"'),
        ("hexemonia", change("hoplite = 2, gold = 1", "hoplite = 2"), 'tile › phalanx › cost: "gold" is missing'),
        ("hexemonia", change('"athens", "sparta"]', '"athens", "troy"]'), '"troy" means nothing here'),
        (
            "thebai",
            change('die = "hoplite", n = 2', 'dye = "hoplite", n = 2'),
            "nothing else in the file has just these",
        ),
        ("thebai", change('{op = "hoplite_promote"}', '{op = "promotion"}'), '"promotion" means nothing here'),
        ("hercules", lambda _: "vp = = 5", "is no TOML"),
    ],
)
def test_what_does_not_fit_is_said_with_its_place(game: str, edit: Edit, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        rules_with(registry.find(game), edit(original(game)), "mine.toml")


def test_all_problems_of_a_file_are_told_at_once() -> None:
    text = original("hercules").replace("vp_per_set = 5\n", "").replace('id = "pan_03"', 'id = "pan_3"')
    with pytest.raises(BadSetup) as refused:
        rules_with(registry.find("hercules"), text, "mine.toml")
    assert str(refused.value).count("line ") == 3


def test_rows_keep_their_order() -> None:
    text = original("hexemonia").replace('id = "athens"', 'id = "sparta?"')
    text = text.replace('id = "sparta"', 'id = "athens"').replace('id = "sparta?"', 'id = "sparta"')
    with pytest.raises(BadSetup, match='"athens" belongs here'):
        rules_with(registry.find("hexemonia"), text)


def test_an_edition_has_a_version_of_its_own_whatever_its_remarks() -> None:
    game = registry.find("hexemonia")
    edited = change("myth_set = 8", "myth_set = 9")(original("hexemonia"))
    version = rules_with(game, edited)
    assert version.startswith("1+")
    assert rules_with(game, f"# mine\n{edited}") == version
    assert rules_with(game, original("hexemonia").replace('source = "rulebook"', 'source = "my box"')) == "1"


def test_an_edited_game_is_played_as_edited_and_ours_as_it_is() -> None:
    edited = change("vp_per_marker_in_supply = 1", "vp_per_marker_in_supply = 100")(original("hercules"))
    plan = Plan("hercules", ("random", "random"), 1, "edited", {"round_limit": 3}, is_studied=True)
    changed = Plan(**{**vars(plan), "components": edited})
    assert changed.describe()["rules"] != plan.describe()["rules"]
    run = partial(processes.run, jobs=1)
    scores = []
    for one in (plan, changed):
        (outcome,) = run(one, [0])
        assert isinstance(outcome, Done), outcome
        scores.append(result_of(outcome.data).course)
    ours, theirs = scores
    assert ours is not None
    assert theirs is not None
    assert [100 * line[0] for line in ours.lines] == [line[0] for line in theirs.lines]
    assert [line[1] for line in ours.lines] == [line[1] for line in theirs.lines]


def test_a_game_that_was_loaded_before_is_not_taken_for_an_edited_one() -> None:
    edited = change("vp_per_set = 5", "vp_per_set = 6")(original("hercules"))
    plan = Plan("hercules", ("random", "random"), 1, "late", components=edited)
    with pytest.raises(RuntimeError, match="was loaded before"):
        plan.prepare()


def test_what_no_match_can_be_played_with_is_a_fault() -> None:
    unplayable = change("hand_start = 2", "hand_start = 99")(original("hexemonia"))
    plan = Plan("hexemonia", ("random", "random"), 1, "broken", components=unplayable)
    (outcome,) = processes.run(plan, [0], jobs=1)
    assert isinstance(outcome, Fault)
