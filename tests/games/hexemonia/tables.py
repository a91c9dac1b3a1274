"""Positions of Hexemonia in the words of a scenario, and players who act in them.

``Given`` builds a position, ``AtTable`` plays it. ``pasture@1 [1,0,0]`` is a Pasture on space 1 with a citizen,
``acropolis [2,0,1]`` the middle. Cubes, tiles and hands that are not mentioned do not exist; tiles that lie nowhere
else are in the stack, or in the Underworld if the scenario names the stack.
A title alone means the only such tile there is, or the first that is free; ``pasture_2`` is one of several.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from tests.games.at_table import AtAnyTable
from tests.games.hexemonia.states import as_table

from pessoi.games.hexemonia.components import (
    ACROPOLISES,
    FIRST_ACROPOLIS,
    FIRST_MYTH,
    KIND,
    KINDS,
    NATURE,
    NONE,
    POLIS,
    TILE,
    TILES,
    TYPE,
)
from pessoi.games.hexemonia.game import GAME
from pessoi.games.hexemonia.state import BUILD, DRAW, City, Site, Table
from pessoi.kernel.choice import Choice
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import SPECTATOR, ScoreSheet, Value
from pessoi.kernel.match import Match, Setup

TILE_WORDS = re.compile(r"(\w+?)(?:@(\d+))?(?: \[(\d+),(\d+),(\d+)\])?")


def title(tile: int) -> str:
    """What is printed on a tile, without the number of the copy."""
    return "acropolis" if FIRST_ACROPOLIS <= tile < FIRST_MYTH else KINDS[KIND[tile]]


def plain(words: str) -> str:
    """A choice as a player says it: ``pay pasture_1`` is ``pay pasture``."""
    return " ".join(title(TILE[word]) if word in TILE else word for word in words.split())


def named(tile: str, among: Sequence[int]) -> int:
    """The tile meant: by its own name, or by its title if that is enough."""
    if tile in TILE and TILE[tile] in among:
        return TILE[tile]
    found = [other for other in among if title(other) == tile]
    assert found, f"no {tile} there, only {[TILES[other] for other in among]}"
    return found[0]


def check_invariants(s: Table) -> None:
    """What holds after every step of every game, beyond the census that never changes."""
    for city in s.cities:
        assert all(min(site.citizens, site.hoplites, site.gold) >= 0 for site in city.sites)
        polis = [KIND[site.tile] for site in city.sites if TYPE[site.tile] == POLIS]
        assert len(polis) == len(set(polis))
        tiles = [site.tile for site in city.sites]
        assert all(host in tiles and NATURE[host] == NATURE[m] for m, host in zip(city.myths, city.hosts, strict=True))
    air = s.in_the_air
    assert min(air.citizens, air.hoplites, air.gold) >= 0
    assert not s.stack or NONE not in s.display


def filled(spaces: Iterable[int]) -> list[str]:
    """Chora tiles without cubes on up to 18 spaces of a city; enough for that are there with four players."""
    kinds = {"pasture": 3, "village": 3, "countryside": 3, "quarry": 2, "harbour": 2, "necropolis": 2, "spring": 2}
    titles = [kind for kind, copies in kinds.items() for _ in range(copies)]
    return [f"{kind}@{space}" for kind, space in zip([*titles, "pasture"], spaces, strict=False)]


class AtTable(AtAnyTable):
    """A running match as the players see it; every step is checked against what always holds."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self._census = GAME.census(as_table(match.state))
        check_invariants(self.state)

    # Playing

    def play(self, *choices: str) -> AtTable:
        """Make these choices, one after the other, whoever's they are."""
        self._since = self.match.ply + 1
        for words in choices:
            self.match.play(self.meant(words) or words)
            check_invariants(self.state)
            assert GAME.census(self.state) == self._census
        return self

    def use(self, tile: str) -> AtTable:
        """Use an ability; the action is chosen if it has not been yet, and a lone ability uses itself."""
        used = self.state.used
        for words in ("action special", f"use {tile}"):
            if self.offers(words):
                self.play(words)
        told = self.match.events(SPECTATOR)
        last = next(entry.values[1] for entry in reversed(told) if entry.event.name == "used")
        assert tile in (TILES[last], title(last)), f"{TILES[last]} was used"
        assert not used >> last & 1, f"{tile} can't be used"
        return self

    def wage_war(self, tile: str, citizens: int = 0, hoplites: int = 0, source: str = "acropolis") -> AtTable:
        """Attack a tile with an army from one source, up to the choice of losses or of a space.

        Where only one tile can be attacked, or all that can march must, that choice makes itself.
        """
        troops = [f"commit citizen {source}"] * citizens + [f"commit hoplite {source}"] * hoplites
        for words in ("action war", f"attack {tile}", *troops, "launch"):
            if self.offers(words):
                self.play(words)
        told = self.match.events(SPECTATOR)
        attacked = next(entry for entry in reversed(told) if entry.event.name == "attacked")
        launched = next(entry for entry in reversed(told) if entry.event.name == "launched")
        assert tile in (TILES[attacked.values[1]], title(attacked.values[1]))
        assert launched.values[1:3] == [citizens, hoplites]
        return self

    def pass_turn(self) -> AtTable:
        """The player at turn does as little as possible: a tile and a gold, no building, Strategy without a move."""
        turns = self.state.turns
        while not self.is_over and self.state.turns == turns:
            idle = ("gain gold", "action strategy", "end_strategy", "conceal")
            self.play(next((words for words in idle if self.offers(words)), self.menu[0]))
        return self

    def meant(self, words: str) -> Choice | None:
        """The offered choice a player means by these words."""
        for choice in self.choices:
            if words == str(choice):
                return choice
        return next((choice for choice in self.choices if words == plain(str(choice))), None)

    def offers(self, words: str) -> bool:
        """Whether a choice is there, named fully (``pay pasture_1``) or as players say it (``pay pasture``)."""
        return self.meant(words) is not None

    def said(self, *verbs: str) -> set[str]:
        """The choices there are now as players say them, all of them or those of some verbs."""
        return {plain(words) for words in self.menu if not verbs or words.split()[0] in verbs}

    # Looking

    @property
    def state(self) -> Table:
        return as_table(self.match.state)

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        return self.match.view(seat)

    def imagined(self, seat: int, seed: str) -> Table:
        """The position with all that a seat can't know dealt anew."""
        s = self.state.copy()
        GAME.redeal(s, seat, Dice.from_seed(seed))
        return s

    def site(self, seat: int, tile: str) -> Site:
        sites = self.state.cities[seat].sites
        wanted = named(tile, [site.tile for site in sites])
        return next(site for site in sites if site.tile == wanted)

    def cubes(self, seat: int, tile: str) -> list[int]:
        """Citizens, hoplites and gold on a tile of a city: ``[2,0,1]``."""
        site = self.site(seat, tile)
        return [site.citizens, site.hoplites, site.gold]

    def is_active(self, seat: int, tile: str) -> bool:
        return self.site(seat, tile).is_active

    def layout(self, seat: int) -> dict[int, str]:
        """The tiles of a city by their spaces, without the Acropolis."""
        return {site.space: title(site.tile) for site in self.state.cities[seat].sites[1:]}

    def myths(self, seat: int) -> dict[str, str]:
        """The Mythos tiles in front of a player, each with the tile its marker lies on."""
        city = self.state.cities[seat]
        return {title(myth): title(host) for myth, host in zip(city.myths, city.hosts, strict=True)}

    def hand(self, seat: int) -> list[str]:
        return [title(tile) for tile in self.state.cities[seat].hand]

    def is_revealed(self, seat: int) -> bool:
        return self.state.cities[seat].is_revealed

    @property
    def in_the_air(self) -> list[int]:
        """Cubes lifted or committed."""
        air = self.state.in_the_air
        return [air.citizens, air.hoplites, air.gold]

    @property
    def display(self) -> list[str | None]:
        return [None if tile == NONE else title(tile) for tile in self.state.display]

    @property
    def stack(self) -> list[str]:
        """The Stack of Fate, from the top."""
        return [title(tile) for tile in reversed(self.state.stack)]

    @property
    def underworld(self) -> list[str]:
        return [title(tile) for tile in self.state.underworld]

    @property
    def philosopher(self) -> int | None:
        return None if self.state.philosopher == NONE else self.state.philosopher


def new_game(players: int, seed: str = "olympus", **options: Value) -> AtTable:
    """A match from its set-up on, at its first decision."""
    return AtTable(Match.begin(GAME, players, seed, options))


class Given:
    """A position: seat ``at`` is at turn and begins with step B, or with step A if ``draws`` says so.

    With an empty hand the first question is that for the action. ``start`` is the start seat; with two players
    both Acropolises lie open, otherwise all are hidden.
    """

    def __init__(self, players: int = 3, at: int = 0, *, start: int = 0, draws: bool = False, **options: Value) -> None:
        self._setup = Setup(players, GAME.check_setup(players, options))
        self._table = as_table(GAME.setup(players, self._setup.options, Dice(b"any")))
        s = self._table
        self._free = sorted([*s.stack, *s.display, *(tile for city in s.cities for tile in city.hand)])
        self._display: list[int] | None = None
        self._stack: list[int] | None = None
        s.start_seat = start
        s.turns = 2 * players + (at - start) % players
        s.step = DRAW if draws else BUILD
        for city, acropolis in zip(s.cities, sorted(city.acropolis for city in s.cities), strict=True):
            city.acropolis = acropolis
            city.hand = []
            middle = city.sites[0]
            middle.citizens = middle.hoplites = middle.gold = 0

    def city(
        self,
        seat: int,
        *tiles: str,
        acropolis: str = "",
        revealed: bool | None = None,
        myths: dict[str, str] | None = None,
        hand: Sequence[str] = (),
    ) -> Given:
        """A player's city, which Acropolis it has, the myths in front with the tiles that host them, the hand."""
        city = self._table.cities[seat]
        if acropolis:
            self._swap_acropolis(city, ACROPOLISES.index(acropolis))
        if revealed is not None:
            city.is_revealed = revealed
        for words in tiles:
            self._put(city, words)
        for myth, host in (myths or {}).items():
            city.myths.append(self._take(myth))
            city.hosts.append(named(host, [site.tile for site in city.sites]))
        city.hand += [self._take(tile) for tile in hand]
        return self

    def _swap_acropolis(self, city: City, wanted: int) -> None:
        other = next(other for other in self._table.cities if other.acropolis == wanted)
        other.acropolis, city.acropolis = city.acropolis, wanted

    def _put(self, city: City, words: str) -> None:
        match = TILE_WORDS.fullmatch(words)
        assert match, f'"{words}" is no tile; write "pasture@1 [1,0,0]" or "acropolis [2,0,1]"'
        name, space, *cubes = match.groups(default="0")
        if name == "acropolis":
            site = city.sites[0]
        else:
            assert space != "0", f"{name} needs a space: {name}@1"
            site = Site(self._take(name), int(space), 0, 0, 0)
            city.sites.append(site)
        site.citizens, site.hoplites, site.gold = (int(number) for number in cubes)

    def _take(self, tile: str) -> int:
        taken = named(tile, self._free)
        self._free.remove(taken)
        return taken

    def display(self, *tiles: str) -> Given:
        """The open tiles, slot by slot."""
        self._display = [self._take(tile) for tile in tiles]
        return self

    def stack(self, *tiles: str) -> Given:
        """The Stack of Fate, from the top; tiles not mentioned are in the Underworld."""
        self._stack = [self._take(tile) for tile in reversed(tiles)]
        return self

    def philosopher(self, seat: int) -> Given:
        self._table.philosopher = seat
        return self

    def end_triggered(self) -> Given:
        """The stack is used up: the turn at hand is a final turn."""
        self._table.is_end_triggered = True
        self._table.step = BUILD
        return self.stack()

    def table(self) -> Table:
        """The position itself."""
        s = self._table.copy()
        free = self._free.copy()
        s.display = [free.pop() for _ in range(4)] if self._display is None else self._display.copy()
        s.display += [NONE] * (4 - len(s.display))
        s.stack, s.underworld = (free, []) if self._stack is None else (self._stack.copy(), free)
        return s

    def match(self, seed: str = "given") -> AtTable:
        """The match from here on, with dice of this seed."""
        base = self.table()
        base.dice = Dice.from_seed(seed)
        match = Match(GAME, self._setup, seed, base)
        match.start()
        return AtTable(match)

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        return GAME.view(self.table(), seat)

    def sheet(self) -> ScoreSheet:
        """The score sheet if the game ended here."""
        return GAME.score(self.table())

    def pad(self, seat: int) -> dict[str, int]:
        """A player's lines on the score pad."""
        sheet = self.sheet()
        return dict(zip(sheet.lines, sheet.points[seat], strict=True))
