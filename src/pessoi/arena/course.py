"""How a match went, for whoever studies many: written down while it is played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from pessoi.games import registry as games
from pessoi.kernel.choice import Choice, Domain
from pessoi.kernel.game import ScoreSheet
from pessoi.kernel.match import Match
from pessoi.kernel.phrase import Name
from pessoi.text import Text

#: Into how many parts a match is cut to see who leads when.
PARTS = 10
#: The language in which two things with one name are taken to be the same.
NAMING = "en"


@dataclass(frozen=True)
class Course:
    """How one match went; by row, in the order of the competitors, where that differs."""

    #: Points by row and score line.
    lines: tuple[tuple[int, ...], ...]
    #: The message that names whom a row played, or nothing.
    factions: tuple[str, ...]
    #: By row and kind: how often each thing was used, by its value's name.
    uses: tuple[dict[str, dict[str, int]], ...]
    #: By row: the how manieth to decide, counted from 1; 0 for who never decides.
    order: tuple[int, ...]
    #: By row: how many decisions, and how many choices they had in all.
    decisions: tuple[int, ...]
    choices: tuple[int, ...]
    #: By verb, and by verb and first argument: in how many decisions it was offered beside others, and taken.
    offers: dict[str, tuple[int, int]]
    rounds: int | None
    #: How often the lead went from one row to another.
    lead_changes: int
    #: After which part of all choices those who won led for good; 1 if only the end decided.
    settled: float
    #: At the end of each tenth: the share of the win that those who led got in the end, None while nobody led.
    leaders: tuple[float | None, ...]
    tie_break: str = ""


@dataclass(frozen=True)
class Naming:
    """What counts as the same in a game: copies of a tile have one name."""

    #: For every choice of the game: its verb, and its verb and first argument.
    keys: list[tuple[str, str]]
    #: For every value of a domain, by the domain's identity: the first with the same name.
    values: dict[int, tuple[str, ...]]

    def of(self, domain: Domain, index: int) -> str:
        return self.values[id(domain)][index]


@cache
def naming_of(name: str) -> Naming:
    """The names of a game's choices and things, found once for all its matches."""
    game = games.find(name)
    text = Text(NAMING, game, game.max_seats)
    values: dict[int, tuple[str, ...]] = {}
    firsts = [verb.first for verb in game.verbs.verbs.values()]
    things = [use.event.arguments[use.what] for use in game.uses]
    for domain in [domain for domain in [*firsts, *things] if domain is not None]:
        first: dict[str, str] = {}
        said = [text.say(Name(domain, index)) for index in range(len(domain))]
        values[id(domain)] = tuple(
            first.setdefault(words, value) for words, value in zip(said, domain.values, strict=True)
        )
    return Naming([_key_of(choice, values) for choice in game.verbs.choices], values)


def _key_of(choice: Choice, values: dict[int, tuple[str, ...]]) -> tuple[str, str]:
    verb = choice.verb
    return (verb.name, f"{verb.name} {'' if verb.first is None else values[id(verb.first)][choice.a]}")


class Watcher:
    """Writes down the course of one match as it is played."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.naming = naming_of(match.game.name)
        rows = match.game.rows(match.setup.seats)
        self.decisions = [0] * rows
        self.order: list[int] = []
        self.choices = [0] * rows
        self.offers: dict[str, list[int]] = {}
        #: After how many choices which rows led, once for every turn.
        self.leads: list[tuple[int, list[int]]] = []
        self.checkpoint_ply = -1

    def see(self, choice: Choice) -> None:
        """A choice that is about to be made."""
        match = self.match
        decision = match.decision
        assert decision is not None
        if match.checkpoint_ply != self.checkpoint_ply:
            self.checkpoint_ply = match.checkpoint_ply
            self.leads.append((match.ply, leaders_of(match.score())))
        if not self.decisions[decision.seat]:
            self.order.append(decision.seat)
        self.decisions[decision.seat] += 1
        self.choices[decision.seat] += len(decision.choices)
        keys = self.naming.keys
        for depth, taken in enumerate(keys[choice.number]):
            offered = {keys[other.number][depth] for other in decision.choices}
            if len(offered) > 1:
                for key in offered:
                    self.offers.setdefault(key, [0, 0])[0] += 1
                self.offers[taken][1] += 1

    def course(self, rows: list[int]) -> Course:
        """All of it, when the match is over; rows in this order."""
        match = self.match
        sheet = match.score()
        used = self._uses()
        factions = [match.game.faction(match.state, row) for row in range(len(self.decisions))]
        return Course(
            lines=tuple(tuple(sheet.points[row]) for row in rows),
            factions=tuple(factions[row] for row in rows),
            uses=tuple(used[row] for row in rows),
            order=tuple(self.order.index(row) + 1 if row in self.order else 0 for row in rows),
            decisions=tuple(self.decisions[row] for row in rows),
            choices=tuple(self.choices[row] for row in rows),
            offers={key: (offered, taken) for key, (offered, taken) in sorted(self.offers.items())},
            rounds=match.game.round_of(match.state),
            lead_changes=changes_of([leaders for _, leaders in self.leads] + [sheet.winners]),
            settled=settled_of(self.leads, sheet.winners, match.ply),
            leaders=tuple(fortunes_of(self.leads, sheet, match.ply)),
            tie_break=sheet.tie_break,
        )

    def _uses(self) -> list[dict[str, dict[str, int]]]:
        found: list[dict[str, dict[str, int]]] = [{} for _ in self.decisions]
        by_event: dict[int, list[Any]] = {}
        for use in self.match.game.uses:
            names = list(use.event.arguments)
            place = (names.index(use.seat), names.index(use.what), use.event.arguments[use.what])
            by_event.setdefault(id(use.event), []).append((use.kind, *place))
        entries = [] if self.match.journal is None else self.match.journal.entries
        for entry in entries:
            for kind, seat, what, domain in by_event.get(id(entry.event), []):
                counts = found[entry.values[seat]].setdefault(kind, {})
                value = self.naming.of(domain, entry.values[what])
                counts[value] = counts.get(value, 0) + 1
        return found


def leaders_of(sheet: ScoreSheet) -> list[int]:
    """The rows with the most points, ties unbroken; nobody leads while all have the same."""
    best = max(sheet.totals)
    return [] if min(sheet.totals) == best else [row for row, total in enumerate(sheet.totals) if total == best]


def changes_of(leads: list[list[int]]) -> int:
    """How often somebody else alone took the lead."""
    alone = [leaders[0] for leaders in leads if len(leaders) == 1]
    return sum(1 for before, after in pairwise(alone) if before != after)


def settled_of(leads: list[tuple[int, list[int]]], winners: list[int], plies: int) -> float:
    """After which part of all choices exactly the winners led until the end."""
    since = plies
    for ply, leaders in reversed(leads):
        if leaders != winners:
            break
        since = ply
    return since / plies if plies else 1.0


def fortunes_of(leads: list[tuple[int, list[int]]], sheet: ScoreSheet, plies: int) -> list[float | None]:
    """For each tenth of the match what those who led when it ended got of the win."""
    found: list[float | None] = []
    for part in range(1, PARTS):
        until = [leaders for ply, leaders in leads if ply * PARTS <= part * plies]
        leaders = until[-1] if until else []
        found.append(sum(sheet.shares[row] for row in leaders) / len(leaders) if leaders else None)
    return found
