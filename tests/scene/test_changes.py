"""What differs between two views leads from the one to the other."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.contract.cases import Case, every_case, random_play

from pessoi.scene.changes import changed, changes_between

leaves = st.none() | st.integers() | st.text(max_size=3)
views = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


@given(views, views)
def test_changes_lead_from_any_view_to_any_other_and_leave_the_first_alone(old: Any, new: Any) -> None:
    before = deepcopy(old)
    assert changed(old, changes_between(old, new)) == new
    assert old == before


def test_only_what_differs_is_named() -> None:
    old = {"round": 1, "cities": [{"gold": 2, "hand": [1]}, {"gold": 3, "hand": []}]}
    new = {"round": 1, "cities": [{"gold": 2, "hand": [1, 4]}, {"gold": 5, "hand": []}]}
    assert changes_between(old, new) == [(["cities", 0, "hand"], [1, 4]), (["cities", 1, "gold"], 5)]
    assert changes_between(new, new) == []


@every_case
def test_every_view_of_a_match_follows_from_the_one_before(case: Case) -> None:
    match = case.match()
    held = {viewer: match.view(viewer) for viewer in case.viewers}
    for number, _ in enumerate(random_play(match)):
        if number > 60:
            break
        for viewer in case.viewers:
            view = match.view(viewer)
            held[viewer] = changed(held[viewer], changes_between(held[viewer], view))
            assert held[viewer] == view
