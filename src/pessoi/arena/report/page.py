"""The report as a page: sections of cards, each with a chart and its numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from importlib.resources import files
from statistics import fmean

from pessoi.arena.comparison import Difference, beyond_chance, differences
from pessoi.arena.course import PARTS
from pessoi.arena.report import charts
from pessoi.arena.report.findings import (
    always_taken,
    changes,
    doubts,
    figure_name,
    figure_value,
    findings,
    never_taken,
    percent,
)
from pessoi.arena.report.markup import Markup, element, joined
from pessoi.arena.report.names import Names
from pessoi.arena.simulate import Plan, Result
from pessoi.arena.study import OFTEN, Group, Kind, Offer, Study, study
from pessoi.arena.study import beyond_chance as sure_groups
from pessoi.games import registry as games
from pessoi.text import Text

#: How many lines of a long table are shown at once.
SHOWN = 14
#: A choice taken less often than this is taken seldom.
SELDOM = 0.02


@dataclass(frozen=True)
class Variant:
    """The matches of one plan, and in words how it differs from the first."""

    plan: Plan
    results: Sequence[Result]
    change: str = ""


def report(variants: Sequence[Variant], language: str, *, is_stopped: bool = False) -> str:
    """The whole page, of one variant or two side by side."""
    return Page(variants, language, is_stopped).write()


class Page:
    """Writes one report."""

    def __init__(self, variants: Sequence[Variant], language: str, is_stopped: bool) -> None:
        plan = variants[0].plan
        game = games.find(plan.game)
        self.text = Text(language, game, game.max_seats)
        self.names = Names(plan, self.text)
        self.variants = variants
        self.studies = [study(variant.plan, variant.results) for variant in variants]
        self.is_stopped = is_stopped
        self.sure = [{(kind, group.key) for kind, group in sure_groups(one.comparisons)} for one in self.studies]
        self.differences: list[Difference] = []
        if len(variants) == 2:
            self.differences = differences(variants[0].results, variants[1].results)

    def write(self) -> str:
        said = self.text.word
        first = self.studies[0]
        title = said("report-title", game=said("game-title"), matches=first.matches)
        style = files("pessoi.arena.report").joinpath("report.css").read_text(encoding="utf-8")
        sections = [section for section in self._sections() if section is not None]
        contents = [element("a", words, href=f"#{name}") for name, words, _ in sections]
        body = [element("section", element("h2", words), *cards, id=name) for name, words, cards in sections]
        page = element(
            "html",
            element(
                "head",
                element("meta", charset="utf-8"),
                element("meta", name="viewport", content="width=device-width, initial-scale=1"),
                element("title", title),
                element("style", Markup(style)),
            ),
            element(
                "body",
                element(
                    "header",
                    element("h1", title),
                    element("p", self._setting(), class_="soft"),
                    self._key(),
                    element("nav", *contents, aria_label=said("report-contents")),
                    self._figures(),
                ),
                element("main", self._findings(), self._doubts(), *body),
                element("footer", element("p", self._made_with())),
            ),
            lang=self.text.language,
        )
        return f"<!doctype html>\n{page}\n"

    # The head

    def _setting(self) -> str:
        plan = self.studies[0].plan
        bots = ", ".join(self.names.bot(label) for label in plan.labels())
        options = games.find(plan.game).check_setup(len(plan.bots), plan.options)
        told = ", ".join(
            f"{self.text.word(f'option-{option.name}')}: {self.text.value_of_option(option, options[option.name])}"
            for option in games.find(plan.game).options
            if option.name in plan.options
        )
        return f"{bots}. {self.text.word('report-options', options=told)}." if told else f"{bots}."

    def _key(self) -> Markup:
        if len(self.variants) == 1:
            return Markup("")
        second = self.text.word("report-variant-second", change=self.variants[1].change)
        return element(
            "p",
            element("span", self.text.word("report-variant-first"), class_="first"),
            element("span", second, class_="second"),
            class_="key",
        )

    def _figures(self) -> Markup:
        number, share = self._number, self._percent
        shown: list[tuple[str, Callable[[Study], str]]] = [
            ("points", lambda one: number(fmean(one.points))),
            ("winning-points", lambda one: number(fmean(one.winning_points))),
            ("margin", lambda one: number(fmean(one.margins)) if one.margins else "–"),
            ("plies", lambda one: number(fmean(one.plies))),
            ("rounds", lambda one: number(fmean(one.rounds)) if one.rounds else "–"),
            ("decisions", lambda one: number(fmean(one.decisions))),
            ("branching", lambda one: number(one.branching)),
            ("lead-changes", lambda one: number(fmean(one.lead_changes))),
            ("settled", lambda one: share(fmean(one.settled))),
            ("shared", lambda one: share(one.shared_wins / one.matches)),
        ]
        boxes = []
        for name, value in shown:
            values = [value(one) for one in self.studies]
            if values != ["–"]:
                name_of_it = element("dt", self.text.word(f"report-figure-{name}"))
                boxes.append(element("div", name_of_it, *(element("dd", one) for one in values)))
        return element("dl", *boxes, class_="figures")

    def _findings(self) -> Markup:
        said = changes(self.differences, self.names) if self.differences else []
        said += findings(self.studies[0], self.names)
        return self._list("report-found", said, "found")

    def _doubts(self) -> Markup:
        said = doubts(self.studies[0], self.names, len(self.studies) == 2)
        if self.is_stopped:
            said.append(self.text.word("report-doubt-stopped"))
        return self._list("report-doubts", said, "found doubts")

    def _list(self, heading: str, said: Sequence[str], kind: str) -> Markup:
        items = element("ul", *(element("li", one) for one in said))
        return element("section", element("h2", self.text.word(heading)), items, class_=kind)

    def _made_with(self) -> str:
        plan = self.studies[0].plan
        rules = plan.describe()["rules"]
        game = self.text.word("game-title")
        return self.text.word("report-made-with", version=version("pessoi"), game=game, rules=rules, seed=plan.seed)

    # The sections

    def _sections(self) -> list[tuple[str, str, list[Markup]] | None]:
        said = self.text.word
        first = self.studies[0]
        winners = [self._groups("bot", lambda one: one.bots), self._groups("order", lambda one: one.order)]
        winners.append(self._groups("seat", lambda one: one.seats))
        if first.factions:
            winners.append(self._groups("faction", lambda one: one.factions))
        used = [self._kind(kind) for kind in first.kinds]
        side = [self._side_by_side()] if self.differences else []
        return [
            ("side", said("report-side-by-side"), side) if side else None,
            ("winners", said("report-winners"), [element("div", *winners, class_="cards")]),
            ("points", said("report-points"), [element("div", *self._points(), class_="cards")]),
            ("course", said("report-course"), [element("div", *self._course(), class_="cards")]),
            ("used", said("report-used"), [element("div", *used, class_="cards")]) if used else None,
            ("choices", said("report-choices"), [element("div", *self._choices(), class_="cards")]),
            ("method", said("report-method"), self._method()),
        ]

    def _side_by_side(self) -> Markup:
        sure = beyond_chance(self.differences)
        rows = [
            element(
                "tr",
                element("td", figure_name(one, self.names), self._star(one in sure), class_="name"),
                element("td", figure_value(one.first, one, self.text), class_="number"),
                element("td", figure_value(one.second, one, self.text), class_="number"),
                element("td", self._difference(one), class_="number"),
            )
            for one in self.differences
        ]
        head = self._head("figure", "first", "second", "difference")
        note = element("p", self.text.word("report-side-note"), class_="note")
        return element("div", note, element("table", head, element("tbody", *rows), class_="plain"), class_="card")

    def _difference(self, one: Difference) -> str:
        value = figure_value(abs(one.difference), one, self.text)
        sign = "−" if one.difference < 0 else "+"
        return self.text.word("report-plus-minus", value=sign + value, spread=figure_value(one.spread, one, self.text))

    def _groups(self, kind: str, groups: Callable[[Study], list[Group]]) -> Markup:
        note = self.text.word(f"report-{kind}-note")
        return self._card(self.names.kind(kind), note, self._group_table(kind, groups, "rows"))

    def _kind(self, kind: Kind) -> Markup:
        def groups(one: Study) -> list[Group]:
            return next((other.groups for other in one.kinds if other.key == kind.key), [])

        note = "report-ways-note" if kind.is_way else "report-used-note"
        table = self._group_table(kind.key, groups, "went" if kind.is_way else "had", is_sorted=True)
        return self._card(self.names.kind(kind.key), self.text.word(note), table)

    def _group_table(
        self, kind: str, groups: Callable[[Study], list[Group]], column: str, *, is_sorted: bool = False
    ) -> Markup:
        by_key = [{group.key: group for group in groups(one)} for one in self.studies]
        keys = [group.key for group in groups(self.studies[0])]
        if is_sorted:
            keys.sort(key=lambda key: -by_key[0][key].gain)
        most = max(group.high for found in by_key for group in found.values())
        rows = [self._group_row(kind, key, [found.get(key) for found in by_key], most, column) for key in keys]
        head = self._head("", "", "wins", column)
        return self._table(head, rows, is_charted=True)

    def _group_row(self, kind: str, key: str, found: Sequence[Group | None], most: float, column: str) -> Markup:
        there = [group for group in found if group is not None]
        equal = 1 / len(self.studies[0].plan.labels())
        marks = [
            charts.Interval(group.wins, group.low, group.high, equal if kind == "bot" else group.expected)
            for group in there
        ]
        is_sure = any((kind, key) in sure for sure in self.sure)
        wins = [self._wins(group, number) for number, group in enumerate(there)]
        counts = [str(group.rows) if column == "rows" else self._percent(group.part) for group in there]
        return element(
            "tr",
            element("td", self.names.of(kind, key), self._star(is_sure), class_="name"),
            element("td", charts.intervals(marks, most), class_="chart"),
            element("td", *wins, class_="number"),
            element("td", *self._stacked(counts), class_="number rows"),
            class_="few" if kind != "bot" and all(group.chance is None for group in there) else None,
        )

    def _wins(self, group: Group, number: int) -> Markup:
        low, high = self._percent(group.low), self._percent(group.high)
        between = self.text.word("simulate-between", low=low, high=high)
        value = joined(self._percent(group.wins), " ", element("span", between, class_="range"))
        return element("span", value, class_="other") if number else value

    def _points(self) -> list[Markup]:
        cards = [
            self._distribution("report-points-all", lambda one: one.points),
            self._distribution("report-points-winning", lambda one: one.winning_points),
        ]
        if all(one.margins for one in self.studies):
            cards.append(self._distribution("report-points-margin", lambda one: one.margins))
        first = self.studies[0]
        most = max((max(source.winners, source.others) for source in first.sources), default=0)
        rows = [
            element(
                "tr",
                element("td", self.text.word(f"score-{source.key}"), class_="name"),
                element("td", charts.bars([source.winners, source.others], most), class_="chart"),
                element(
                    "td", *self._stacked([self._number(source.winners), self._number(source.others)]), class_="number"
                ),
            )
            for source in first.sources
        ]
        key = element(
            "p",
            element("span", self.text.word("report-column-winners"), class_="first"),
            element("span", self.text.word("report-column-others"), class_="second"),
            class_="key",
        )
        table = self._table(self._head("", "", "points"), rows, is_charted=True)
        note = self.text.word("report-sources-note")
        cards.append(self._card(self.text.word("report-points-sources"), note, joined(key, table)))
        return cards

    def _course(self) -> list[Markup]:
        cards = [self._distribution("report-course-plies", lambda one: one.plies)]
        if all(one.rounds for one in self.studies):
            cards.append(self._distribution("report-course-rounds", lambda one: one.rounds))
        cards.append(self._distribution("report-course-changes", lambda one: one.lead_changes))
        parts = [
            [sum(1 for share in one.settled if _part(share) == part) / one.matches for part in range(PARTS)]
            for one in self.studies
        ]
        ticks = {float(part): self._whole_percent(part / PARTS) for part in range(0, PARTS + 1, 2)}
        heading = self.text.word("report-course-settled")
        cards.append(self._card(heading, "", charts.columns(parts, ticks, heading)))
        shares = [[share for _, share in one.leaders] for one in self.studies]
        heading = self.text.word("report-course-leaders")
        numbers = {part + 0.5: self._whole_percent(share) for part, share in enumerate(shares[0])}
        chart = charts.columns(shares, numbers, heading, 1.0)
        cards.append(self._card(heading, self.text.word("report-leaders-note"), chart))
        return cards

    def _choices(self) -> list[Markup]:
        first = self.studies[0]
        never, always = never_taken(first), always_taken(first)
        rare = [offer for offer in first.offers if offer.offered >= OFTEN and 0 < offer.share < SELDOM]
        cards = []
        for name, offers in (("never", never), ("always", always), ("rare", sorted(rare, key=lambda one: one.share))):
            if offers:
                cards.append(self._card(self.text.word(f"report-choices-{name}"), "", self._offers(offers)))
        if not never and not always:
            cards.append(self._card(self.text.word("report-choices-never"), self.text.word("report-choices-none")))
        verbs = sorted((offer for offer in first.offers if " " not in offer.key), key=lambda one: -one.offered)
        note = self.text.word("report-choices-note")
        cards.append(self._card(self.text.word("report-choices-all"), note, self._offers(verbs)))
        return cards

    def _offers(self, offers: Sequence[Offer]) -> Markup:
        others = [{offer.key: offer for offer in one.offers} for one in self.studies[1:]]
        rows = []
        for offer in offers:
            both = [offer, *(there[offer.key] for there in others if offer.key in there)]
            rows.append(
                element(
                    "tr",
                    element("td", self.names.offer(offer), class_="name"),
                    element("td", charts.bars([one.share for one in both], 1.0), class_="chart"),
                    element("td", *self._stacked([self._percent(one.share) for one in both]), class_="number"),
                    element("td", *self._stacked([str(one.offered) for one in both]), class_="number rows"),
                )
            )
        return self._table(self._head("", "", "taken", "offered"), rows, is_charted=True)

    def _method(self) -> list[Markup]:
        said = ("report-method-text", "report-method-interval", "report-method-data")
        return [element("p", self.text.word(one)) for one in said]

    # Parts

    def _distribution(self, heading: str, values: Callable[[Study], Sequence[float]]) -> Markup:
        words = self.text.word(heading)
        return self._card(words, "", charts.distribution([values(one) for one in self.studies], words))

    def _card(self, heading: str, note: str, *inside: Markup) -> Markup:
        explained = [element("p", note, class_="note")] if note else []
        return element("div", element("h3", heading), *explained, *inside, class_="card")

    def _table(self, head: Markup, rows: Sequence[Markup], *, is_charted: bool) -> Markup:
        """A table; of a long one the first and last lines, the rest to be unfolded."""
        kind = "charted" if is_charted else None
        if not rows:
            return element("p", self.text.word("report-nothing"), class_="note")
        if len(rows) <= SHOWN + 4:
            return element("table", head, element("tbody", *rows), class_=kind)
        half = SHOWN // 2
        shown = element("table", head, element("tbody", *rows[:half], *rows[-half:]), class_=kind)
        middle = element("table", head, element("tbody", *rows[half:-half]), class_=kind)
        more = element("summary", self.text.word("report-more", count=len(rows)))
        return joined(shown, element("details", more, middle))

    def _head(self, *columns: str) -> Markup:
        cells = [
            element(
                "th",
                self.text.word(f"report-column-{column}") if column else "",
                class_="number" if place >= 2 or (column and place) else None,
            )
            for place, column in enumerate(columns)
        ]
        return element("thead", element("tr", *cells))

    def _stacked(self, values: Sequence[str]) -> list[Markup]:
        return [
            element("span", value, class_="other") if number else joined(value) for number, value in enumerate(values)
        ]

    def _star(self, is_sure: bool) -> Markup:
        return joined(" ", element("span", "★", class_="star")) if is_sure else Markup("")

    def _percent(self, share: float) -> str:
        return percent(self.text, share)

    def _whole_percent(self, share: float) -> str:
        return f"{round(100 * share)} %"

    def _number(self, number: float) -> str:
        return self.text.word("report-number", number=number)


def _part(share: float) -> int:
    """Which tenth of a match this is in."""
    return min(PARTS - 1, int(share * PARTS))
