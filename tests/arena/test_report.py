"""The report: what is counted is right, what is said is sure, and the page needs nothing but itself."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser

import pytest

from pessoi.arena.comparison import beyond_chance as surely_different
from pessoi.arena.comparison import differences
from pessoi.arena.course import Course, changes_of, fortunes_of, settled_of
from pessoi.arena.report import charts
from pessoi.arena.report.markup import Markup, element
from pessoi.arena.report.page import Variant, report
from pessoi.arena.simulate import Plan, Result, result_of, simulate
from pessoi.arena.study import beyond_chance, leanings_of, study
from pessoi.arena.table import rows_of
from pessoi.kernel.game import ScoreSheet
from pessoi.text import COMPLETE

PLANS = [
    Plan("hercules", ("random", "random"), 4, "report", {"round_limit": 5}, is_studied=True),
    Plan("hercules", ("random",), 2, "report", {"round_limit": 4}, is_studied=True),
    Plan("hexemonia", ("random", "random", "random"), 2, "report", is_studied=True),
    Plan("thebai", ("random", "random"), 1, "report", is_studied=True),
]


@cache
def played(place: int) -> list[Result]:
    return list(simulate(PLANS[place], jobs=1))


def course(**changed: object) -> Course:
    usual = {
        "lines": ((3, 2, 0, 0, 0), (1, 1, 0, 0, 0)),
        "factions": ("", ""),
        "uses": ({}, {}),
        "order": (1, 2),
        "decisions": (10, 10),
        "choices": (30, 50),
        "offers": {},
        "rounds": 5,
        "lead_changes": 2,
        "settled": 0.5,
        "leaders": (None,) * 9,
    }
    return Course(**{**usual, **changed})  # type: ignore[arg-type]


def result(index: int, has_first_won: bool, **changed: object) -> Result:
    shares = (1.0, 0.0) if has_first_won else (0.0, 1.0)
    return Result(index, (0, 1), (5, 2), shares, 20 + index, (1, 2), course=course(**changed))


#: What the first of two had, and the second had not.
HAVING: tuple[dict[str, dict[str, int]], ...] = ({"demigod": {"pan_01": 1}}, {})


def plan(games: int) -> Plan:
    return Plan("hercules", ("random", "random"), games, "x", is_studied=True)


class Reader(HTMLParser):
    """Whether every element that is opened is closed, and whatever the page asks others for."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.asked: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        self.asked += [
            str(value) for name, value in attrs if name in {"src", "href"} and not str(value).startswith("#")
        ]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("place", range(len(PLANS)), ids=lambda place: f"{PLANS[place].game}-{len(PLANS[place].bots)}")
def test_a_page_is_whole_needs_nothing_else_and_has_words_for_all(place: int, language: str) -> None:
    page = report([Variant(PLANS[place], played(place))], language)
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert reader.asked == []
    assert not re.search(r"\[[a-z]+-[\w-]+\]", page)
    assert "{" not in page.partition("</style>")[2]
    assert f'lang="{language}"' in page


def test_the_same_matches_make_the_same_page() -> None:
    variants = [Variant(PLANS[0], played(0))]
    assert report(variants, "en") == report(variants, "en")


def test_two_variants_stand_side_by_side() -> None:
    variants = [Variant(PLANS[0], played(0)), Variant(PLANS[0], played(0), "nothing at all")]
    page = report(variants, "en", is_stopped=True)
    assert "Changed: nothing at all" in page
    assert "chance explains all differences" in page
    assert "+0.0 ± 0.0" in page
    assert "number of matches was not fixed before" in page


def test_results_come_back_from_what_was_kept_of_them() -> None:
    import msgspec  # noqa: PLC0415

    for one in played(2):
        assert result_of(msgspec.json.decode(msgspec.json.encode(one))) == one


def test_what_a_game_names_is_counted_by_who_used_it() -> None:
    (first, *_) = played(2)
    assert first.course is not None
    uses = first.course.uses
    assert len(uses) == 3
    assert all(sum(use["action"].values()) >= 4 for use in uses)
    assert {kind for use in uses for kind in use} >= {"tile", "action"}
    assert sorted(first.course.order) == [1, 2, 3]
    assert all(re.fullmatch(r"acropolis-\w+", faction) for faction in first.course.factions)


def test_copies_of_a_tile_are_one_thing() -> None:
    counted = {tile for one in played(2) if one.course for use in one.course.uses for tile in use.get("tile", {})}
    assert not any(re.search(r"_[2-9]$", tile) for tile in counted)


def test_offers_count_only_where_there_was_something_else() -> None:
    for one in played(0):
        assert one.course is not None
        for offered, taken in one.course.offers.values():
            assert 0 <= taken <= offered


def test_the_lead_changes_when_another_alone_has_it() -> None:
    assert changes_of([[], [0], [0, 1], [0], [1], [], [1], [0]]) == 2


def test_a_match_is_settled_when_the_winners_lead_for_good() -> None:
    leads = [(0, []), (10, [1]), (20, [0]), (30, [1]), (40, [1])]
    assert settled_of(leads, [1], 50) == 0.6
    assert settled_of(leads, [0], 50) == 1.0
    assert settled_of([(0, [0])], [0], 50) == 0.0


def test_the_fortunes_of_leaders_are_known_for_each_tenth() -> None:
    sheet = ScoreSheet(["points"], [[5], [3]], [[], []], [])
    fortunes = fortunes_of([(0, []), (25, [1]), (50, [0])], sheet, 100)
    assert fortunes == [None, None, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0]


def test_who_had_a_thing_is_held_against_who_had_it_not() -> None:
    results = [result(index, index % 10 != 0, uses=HAVING) for index in range(100)]
    found = study(plan(100), results)
    (kind,) = found.kinds
    (group,) = kind.groups
    assert (group.key, group.rows, group.wins, group.expected, group.part) == ("pan_01", 100, 0.9, 0.5, 0.5)
    assert ("demigod", group) in beyond_chance(found.comparisons)
    assert "Demigods, Pan (Copy dice): wins 90.0%" in report([Variant(plan(100), results)], "en")


def test_what_is_even_is_not_told_as_a_difference() -> None:
    results = [result(index, index % 2 == 0, uses=HAVING) for index in range(100)]
    found = study(plan(100), results)
    assert found.comparisons
    assert beyond_chance(found.comparisons) == []


def test_one_small_chance_among_many_is_no_finding() -> None:
    """Two hundred kinds of coin, all fair: nearly always something lies outside its interval, and nothing is told."""
    from random import Random  # noqa: PLC0415

    chance = Random(2)
    cards = [f"{stack}_0{number}" for stack in ("hestia", "pan", "aeolus") for number in range(1, 7)]
    results = []
    for index in range(300):
        uses = tuple({"ability": {card: 1 for card in cards if chance.random() < 0.5}} for _ in range(2))
        results.append(result(index, chance.random() < 0.5, uses=uses))
    found = study(plan(300), results)
    assert len(found.comparisons) > 10
    assert beyond_chance(found.comparisons) == []


def test_a_way_is_what_a_row_did_more_than_others_do() -> None:
    counts = [{"war": 1, "peace": 9}, {"war": 3, "peace": 7}, {}, {"peace": 10}]
    assert leanings_of(counts, ["peace", "war"]) == ["peace", "war", "", "peace"]


def test_choices_that_are_never_or_always_taken_are_told() -> None:
    offers = {"rest": (80, 0), "use": (80, 40), "use pan_01": (60, 0), "give_up": (70, 70), "done": (10, 0)}
    page = report([Variant(plan(1), [result(0, True, offers=offers)])], "en")
    assert "2 choices were never taken, though offered at least 50 times: “Rest”, “Use a card: Pan (Copy dice)”" in page
    assert "One choice was taken whenever offered beside others: “Give up”" in page


def test_a_verb_stands_for_all_that_is_of_it() -> None:
    offers = {"use": (80, 0), "use pan_01": (60, 0)}
    page = report([Variant(plan(1), [result(0, True, offers=offers)])], "en")
    assert "One choice was never taken, though offered at least 50 times: “Use a card”." in page


def test_differences_are_taken_match_by_match() -> None:
    first = [result(index, True) for index in range(20)]
    second = [Result(**{**vars(one), "plies": one.plies + 3 + one.index % 2}) for one in first]
    found = {one.key: one for one in differences(first, second) if one.seat < 0}
    assert found["plies"].difference == pytest.approx(3.5)
    assert found["plies"].spread < 0.3
    assert [one.key for one in surely_different(differences(first, second))] == ["plies"]


def test_a_table_has_a_row_for_every_competitor() -> None:
    rows = rows_of(PLANS[2], played(2))
    assert len(rows) == 6
    first = rows[0]
    assert first["seed"] == "report/0"
    assert sum(value for name, value in first.items() if name.startswith("points_")) == first["points"]
    assert first["used_action"]


def test_text_is_escaped_and_markup_is_not() -> None:
    assert element("p", "a < b", Markup("<b>c</b>"), class_="x", aria_label='"') == (
        '<p class="x" aria-label="&quot;">a &lt; b<b>c</b></p>'
    )


@pytest.mark.parametrize(("span", "width"), [(0, 1), (20, 1), (25, 2), (100, 5), (200, 10), (1000, 50)])
def test_columns_have_round_widths(span: float, width: float) -> None:
    assert charts.step_for(span) == width
