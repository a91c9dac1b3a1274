"""What many matches show about a game: who wins with what, where points come from, how matches go.

Everything here is counted by key and has no language; ``report`` puts it into words and pictures.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from statistics import fmean

from pessoi.arena.course import PARTS, Course
from pessoi.arena.simulate import Plan, Result
from pessoi.arena.summary import mean_interval, wilson
from pessoi.games import registry as games

#: Fewer rows than this on either side are no ground for a comparison.
ENOUGH = 30
#: A choice that was offered this often and never taken is worth a word.
OFTEN = 50


@dataclass(frozen=True)
class Group:
    """Rows that have something in common: how many, and which share of their matches they won."""

    key: str
    rows: int
    wins: float
    low: float
    high: float
    #: What the bots that were these rows win on the whole.
    expected: float
    #: Of all rows, how many are in this group.
    part: float
    #: How likely chance alone brings at least such a difference from all others; None without enough rows.
    chance: float | None
    #: Their mean points, with how far the true mean may lie from it.
    points: float
    points_spread: float

    @property
    def gain(self) -> float:
        """How much more they win than their bots do on the whole."""
        return self.wins - self.expected


@dataclass(frozen=True)
class Kind:
    """All groups by the uses of one kind."""

    key: str
    is_way: bool
    groups: list[Group]


@dataclass(frozen=True)
class Offer:
    """A choice by its verb, or verb and first argument: in how many decisions it was offered, and taken."""

    key: str
    offered: int
    taken: int

    @property
    def share(self) -> float:
        return self.taken / self.offered


@dataclass(frozen=True)
class Source:
    """A line of the score sheet: what it brought those who won and those who did not, on average."""

    key: str
    winners: float
    others: float


@dataclass(frozen=True)
class Study:
    """Everything the report shows of the matches of one plan."""

    plan: Plan
    matches: int
    bots: list[Group]
    seats: list[Group]
    #: By who was the first to decide in a match, the second, and so on.
    order: list[Group]
    factions: list[Group]
    kinds: list[Kind]
    sources: list[Source]
    offers: list[Offer]
    #: One number for each row, or match.
    points: list[int]
    winning_points: list[int]
    margins: list[int]
    plies: list[int]
    rounds: list[int]
    lead_changes: list[int]
    settled: list[float]
    #: For each tenth of a match, in how many matches somebody led, and what these won in the end.
    leaders: list[tuple[int, float]]
    #: Per row and match.
    decisions: list[int]
    branching: float
    shared_wins: int
    tie_breaks: dict[str, int]
    forfeits: int

    @property
    def comparisons(self) -> list[tuple[str, Group]]:
        """Every difference that was looked at, with the kind of it."""
        found = [("seat", group) for group in self.seats] + [("order", group) for group in self.order]
        found += [("faction", group) for group in self.factions]
        found += [(kind.key, group) for kind in self.kinds for group in kind.groups]
        return [(kind, group) for kind, group in found if group.chance is not None]


@dataclass(frozen=True)
class Row:
    """One competitor in one match."""

    bot: str
    seat: int
    share: float
    points: int
    expected: float
    course: Course
    place: int

    @property
    def faction(self) -> str:
        return self.course.factions[self.place]


def study(plan: Plan, results: Sequence[Result]) -> Study:
    """Count up studied matches; there must be at least one."""
    rows = rows_of(plan, results)
    courses = [result.course for result in results if result.course is not None]
    game = games.find(plan.game)
    seats = len(plan.bots)
    led: list[list[float]] = [[] for _ in range(PARTS - 1)]
    for course in courses:
        for part, share in enumerate(course.leaders):
            if share is not None:
                led[part].append(share)
    offers: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for course in courses:
        for key, (offered, taken) in course.offers.items():
            offers[key][0] += offered
            offers[key][1] += taken
    ordered = [sorted(result.scores, reverse=True) for result in results]
    return Study(
        plan=plan,
        matches=len(results),
        bots=groups_of(rows, lambda row: row.bot, [*dict.fromkeys(plan.labels())], is_tested=False),
        seats=groups_of(rows, lambda row: str(row.seat) if row.seat < seats else "", [str(n) for n in range(seats)]),
        order=groups_of(rows, lambda row: str(row.course.order[row.place]), [str(n + 1) for n in range(seats)]),
        factions=groups_of(rows, lambda row: row.faction, sorted({row.faction for row in rows} - {""})),
        kinds=kinds_of(plan, rows),
        sources=sources_of(game.score_lines, rows),
        # A verb without arguments has been counted as a verb already.
        offers=[Offer(key, *counts) for key, counts in sorted(offers.items()) if not key.endswith(" ")],
        points=[row.points for row in rows],
        winning_points=[row.points for row in rows if row.share],
        margins=[points[0] - points[1] for points in ordered if len(points) > 1],
        plies=[result.plies for result in results],
        rounds=[course.rounds for course in courses if course.rounds is not None],
        lead_changes=[course.lead_changes for course in courses],
        settled=[course.settled for course in courses],
        leaders=[(len(shares), fmean(shares) if shares else 0.0) for shares in led],
        decisions=[number for course in courses for number in course.decisions[:seats]],
        branching=sum(sum(course.choices) for course in courses)
        / max(1, sum(sum(course.decisions) for course in courses)),
        shared_wins=sum(1 for result in results if 0 < max(result.shares) < 1),
        tie_breaks=dict(Counter(course.tie_break for course in courses if course.tie_break)),
        forfeits=sum(1 for result in results if result.forfeits),
    )


def rows_of(plan: Plan, results: Sequence[Result]) -> list[Row]:
    """Every competitor of every match, with what its bot wins on the whole."""
    names = [*plan.bots, *(label for label in plan.labels()[len(plan.bots) :])]
    labels = plan.labels()
    won: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for competitor, share in enumerate(result.shares):
            won[names[competitor]].append(share)
    expected = {name: fmean(shares) for name, shares in won.items()}
    return [
        Row(
            labels[competitor],
            result.seats[competitor],
            result.shares[competitor],
            result.scores[competitor],
            expected[names[competitor]],
            result.course,
            competitor,
        )
        for result in results
        if result.course is not None
        for competitor in range(len(result.seats))
    ]


def groups_of(
    rows: Sequence[Row], key: Callable[[Row], str], keys: Iterable[str], *, is_tested: bool = True
) -> list[Group]:
    """The rows by a key each of them has, or none."""
    members: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        members[key(row)].append(row)
    return [group_of(name, members[name], rows, is_tested=is_tested) for name in keys if members[name]]


def group_of(key: str, members: Sequence[Row], rows: Sequence[Row], *, is_tested: bool = True) -> Group:
    """Some of the rows as a group, held against all others."""
    wins = sum(row.share for row in members)
    low, high = wilson(wins, len(members))
    points, spread = mean_interval([row.points for row in members])
    return Group(
        key=key,
        rows=len(members),
        wins=wins / len(members),
        low=low,
        high=high,
        expected=fmean(row.expected for row in members),
        part=len(members) / len(rows),
        chance=chance_of(members, rows) if is_tested else None,
        points=points,
        points_spread=spread,
    )


def chance_of(members: Sequence[Row], rows: Sequence[Row]) -> float | None:
    """How likely a group differs so much from the others by chance alone, each row held against its bot's mean."""
    inside = [row.share - row.expected for row in members]
    count, others = len(inside), len(rows) - len(inside)
    if count < ENOUGH or others < ENOUGH:
        return None
    total = sum(row.share - row.expected for row in rows)
    squares = sum((row.share - row.expected) ** 2 for row in rows)
    own, own_squares = sum(inside), sum(value * value for value in inside)
    mean, other_mean = own / count, (total - own) / others
    variance = own_squares / count - mean * mean
    other_variance = (squares - own_squares) / others - other_mean * other_mean
    spread = sqrt(max(variance, 0.0) / count + max(other_variance, 0.0) / others)
    return 1.0 if spread == 0 else erfc(abs(mean - other_mean) / spread / sqrt(2))


def kinds_of(plan: Plan, rows: Sequence[Row]) -> list[Kind]:
    """All that was used, kind by kind in the order in which the game names them."""
    uses = games.find(plan.game).uses
    kinds = {use.kind: use.is_way for use in uses}
    found = []
    for kind, is_way in kinds.items():
        counts = [row.course.uses[row.place].get(kind, {}) for row in rows]
        keys = sorted({key for count in counts for key in count})
        if is_way:
            members: dict[str, list[Row]] = {key: [] for key in ["", *keys]}
            for row, leaning in zip(rows, leanings_of(counts, keys), strict=True):
                members[leaning].append(row)
            groups = [group_of(key, members[key], rows) for key in keys if members[key]]
        else:
            groups = [
                group_of(key, [row for row, count in zip(rows, counts, strict=True) if key in count], rows)
                for key in keys
            ]
        if groups:
            found.append(Kind(kind, is_way, groups))
    return found


def leanings_of(counts: Sequence[dict[str, int]], keys: Sequence[str]) -> list[str]:
    """For each row the way it went more than rows do on average, by the share of all it did; nothing for nothing."""
    parts = [{key: number / sum(count.values()) for key, number in count.items()} if count else {} for count in counts]
    moving = [part for part in parts if part]
    means = {key: sum(part.get(key, 0.0) for part in moving) / max(1, len(moving)) for key in keys}
    return [max(keys, key=lambda key: part.get(key, 0.0) - means[key]) if part else "" for part in parts]


def sources_of(lines: Sequence[str], rows: Sequence[Row]) -> list[Source]:
    """What each line of the score sheet brought; lines that never brought anything are left out."""
    found = []
    for line, name in enumerate(lines):
        winners = [row.course.lines[row.place][line] for row in rows if row.share]
        others = [row.course.lines[row.place][line] for row in rows if not row.share]
        if any(winners) or any(others):
            found.append(Source(name, fmean(winners) if winners else 0.0, fmean(others) if others else 0.0))
    return found


def beyond_chance(comparisons: Sequence[tuple[str, Group]], level: float = 0.05) -> list[tuple[str, Group]]:
    """Those differences that stand when so many were looked at (Holm's step-down), the surest first."""
    ordered = sorted(comparisons, key=lambda pair: pair[1].chance or 0.0)
    kept = []
    for place, (kind, group) in enumerate(ordered):
        if (group.chance or 0.0) * (len(ordered) - place) > level:
            break
        kept.append((kind, group))
    return kept
