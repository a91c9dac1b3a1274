"""What holds at every ply of every game. Rules, "Invariants" and "Decision points"; rulings R62, R70, R72."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from tests.contract.cases import random_play
from tests.games.hexemonia.states import as_table
from tests.games.hexemonia.tables import check_invariants

from pessoi.games.hexemonia.city import occupied
from pessoi.games.hexemonia.components import (
    FIRST_MYTH,
    HAND_LIMIT,
    KIND,
    MYTH_LIMIT,
    NATURE,
    NONE,
    POLIS,
    RESOURCES,
    TYPE,
)
from pessoi.games.hexemonia.game import GAME
from pessoi.games.hexemonia.grid import is_connected
from pessoi.games.hexemonia.state import Table
from pessoi.kernel.choice import Choice
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import Value
from pessoi.kernel.journal import Entry
from pessoi.kernel.match import Match

CASES: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (2, {"revolts_in_two_player_game": False}),
    (3, {"start_seat": 2}),
    (4, {}),
]
GAMES = 8
every_table = pytest.mark.parametrize(("players", "options"), CASES)


def moments(players: int, options: dict[str, Value]) -> Iterator[tuple[Match, Table]]:
    """Every ply of some random games."""
    for seed in range(GAMES):
        match = Match.begin(GAME, players, f"invariants {seed}", options)
        yield match, as_table(match.state)
        for _ in random_play(match, str(seed)):
            yield match, as_table(match.state)
        yield match, as_table(match.state)


@every_table
def test_every_tile_is_somewhere_and_only_once(players: int, options: dict[str, Value]) -> None:
    """Stack, display, hands, cities, myths and Underworld together are the deck."""
    deck = {2: 29, 3: 40, 4: 51}[players]
    for _, s in moments(players, options):
        tiles = [*s.stack, *s.underworld, *(tile for tile in s.display if tile != NONE)]
        for city in s.cities:
            tiles += [*city.hand, *city.myths, *(int(site.tile) for site in city.sites[1:])]
        assert len(tiles) == len(set(tiles)) == deck


@every_table
def test_cities_hang_together_without_like_polis_tiles(players: int, options: dict[str, Value]) -> None:
    """Each with its Acropolis on space 0; only terrain tiles lie in it, never more than one on a space."""
    for _, s in moments(players, options):
        check_invariants(s)
        for city in s.cities:
            assert city.sites[0].space == 0
            assert is_connected(occupied(city))
            assert len({int(site.space) for site in city.sites}) == len(city.sites)
            assert all(site.tile < FIRST_MYTH for site in city.sites)
            titles = Counter(KIND[site.tile] for site in city.sites if TYPE[site.tile] == POLIS)
            assert not [title for title, count in titles.items() if count > 1]


@every_table
def test_every_myth_has_its_marker_on_a_tile_of_its_nature(players: int, options: dict[str, Value]) -> None:
    """On a tile of the owner's city that is not the Acropolis; nobody has more than three, except while forsaking."""
    for match, s in moments(players, options):
        is_forsaking = match.decision is not None and match.decision.prompt.name == "forsake"
        for city in s.cities:
            tiles = [site.tile for site in city.sites[1:]]
            assert all(host in tiles for host in city.hosts)
            assert [NATURE[host] for host in city.hosts] == [NATURE[myth] for myth in city.myths]
            assert len(city.myths) <= MYTH_LIMIT or is_forsaking


@every_table
def test_the_display_is_full_while_the_stack_lasts(players: int, options: dict[str, Value]) -> None:
    """And the end is triggered exactly when it is empty (R13)."""
    for _, s in moments(players, options):
        assert not s.stack or NONE not in s.display
        assert s.is_end_triggered == (not s.stack)


@every_table
def test_hands_keep_their_limit(players: int, options: dict[str, Value]) -> None:
    """R62 At most four at the end of one's turn, never above seven in between."""
    for match, s in moments(players, options):
        assert all(len(city.hand) <= 7 for city in s.cities)
        if match.ply == match.checkpoint_ply:
            assert all(len(city.hand) <= HAND_LIMIT for city in s.cities)


@every_table
def test_the_philosopher_moves_only_to_the_player_at_turn(players: int, options: dict[str, Value]) -> None:
    """In step D; never back to the middle."""
    owner, turns, active = NONE, 0, 0
    for match, s in moments(players, options):
        if match.ply == 0:
            owner, turns, active = NONE, 0, int(s.active)
        if s.philosopher != owner:
            assert s.philosopher == (active if s.turns == turns + 1 else s.active)
        owner, turns, active = int(s.philosopher), int(s.turns), int(s.active)


def cubes_of(s: Table) -> list[int]:
    """All citizens, hoplites and gold in cities, in the air and in an army."""
    everything = [s.in_the_air, *(site for city in s.cities for site in city.sites)]
    return [
        sum(int(cubes.citizens) for cubes in everything),
        sum(int(cubes.hoplites) for cubes in everything),
        sum(int(cubes.gold) for cubes in everything),
    ]


#: Events that bring a resource or take it away: those that tell a number of one kind of cube, as their name says.
SIGNS = {"produced": 1, "revolted": -1}
#: What other events do to the number of cubes; events that are not named here change nothing.
CHANGES: dict[str, Callable[[list[int]], list[int]]] = {
    "gained": lambda values: [int(values[1] == resource) for resource in range(3)],
    "levied": lambda _: [-2, 1, 0],
    "disbanded": lambda _: [2, -1, 0],
    "earned": lambda values: [0, 0, values[3]],
    "sacrificed": lambda values: [-values[3], 0, 0],
    "smote": lambda values: [-values[3], 0, 0],
    "garrison-lost": lambda values: [-values[1], -values[2], 0],
    "army-lost": lambda values: [-values[1], -values[2], 0],
    "change-given": lambda _: [1, 0, 0],
}


def change_by(entry: Entry) -> list[int]:
    name, _, resource = entry.event.name.rpartition("-")
    if name in SIGNS:
        return [SIGNS[name] * entry.values[3] * (resource == kind) for kind in RESOURCES]
    return CHANGES[entry.event.name](entry.values) if entry.event.name in CHANGES else [0, 0, 0]


def changed_by(entries: list[Entry]) -> list[int]:
    total = [0, 0, 0]
    for entry in entries:
        total = [old + new for old, new in zip(total, change_by(entry), strict=True)]
    return total


@every_table
def test_the_journal_accounts_for_every_cube(players: int, options: dict[str, Value]) -> None:
    """R72 Their number changes only by what the rules name; nothing is given up, gold in war only changes hands."""
    before, heard = [0, 0, 0], 0
    for match, s in moments(players, options):
        entries = match.events(-1)
        if match.ply == 0:
            before, heard = [2 * players, 0, players], len(entries)
        change = changed_by(entries[heard:])
        assert cubes_of(s) == [old + new for old, new in zip(before, change, strict=True)]
        before, heard = cubes_of(s), len(entries)


@every_table
def test_everybody_has_had_equally_many_turns_at_the_end(players: int, options: dict[str, Value]) -> None:
    """R70 Nobody drops out on the way."""
    for match, s in moments(players, options):
        if match.decision is None:
            assert s.turns % players == 0
            began = [entry.values[0] for entry in match.events(-1) if "turn-began" in entry.event.name]
            assert set(Counter(began).values()) == {s.turns // players}


def stubborn(match: Match, pick: Callable[[list[Choice]], Choice]) -> int:
    """How many choices a match takes if every player always picks alike."""
    while match.decision is not None:
        match.play(pick(match.decision.choices))
        assert match.ply < 20_000
    return match.ply


@every_table
def test_stubborn_players_come_to_an_end_too(players: int, options: dict[str, Value]) -> None:
    """Rules, "Why this always terminates": the first choice always, the last always, the smallest number always."""
    picks: list[Callable[[list[Choice]], Choice]] = [
        lambda choices: choices[0],
        lambda choices: choices[-1],
        lambda choices: min(choices, key=lambda choice: choice.number),
        lambda choices: choices[len(choices) // 2],
    ]
    for pick in picks:
        assert stubborn(Match.begin(GAME, players, "stubborn", options), pick) > 0


def test_curious_players_use_every_verb() -> None:
    """No rule is out of reach: whoever does what was done least so far comes by everything in some games."""
    used: Counter[str] = Counter()
    for seed in range(120):
        match = Match.begin(GAME, 2 + seed % 3, f"verbs {seed}", {}, journal=False)
        dice = Dice.from_seed(str(seed))
        while match.decision is not None:
            rarest = min((choice.verb.name for choice in match.decision.choices), key=lambda verb: used[verb])
            chosen = [choice for choice in match.decision.choices if choice.verb.name == rarest]
            match.play(chosen[dice.below(len(chosen))])
            used[rarest] += 1
    assert set(used) == set(GAME.verbs.verbs)
