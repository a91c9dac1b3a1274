"""A match of Thebai as its players see it, in the words of a scenario; ``given.py`` builds positions to start from."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.thebai.states import as_table

from pessoi.games.thebai.census import census
from pessoi.games.thebai.components import (
    ACTIONS,
    BLESSINGS,
    CITIZENS,
    COLOURS,
    COMMANDERS,
    CONTRACTS,
    COUNCIL_SPACES,
    DICE,
    FACES,
    GATES,
    METICS,
    TILES,
    TOKENS,
    TRACKS,
)
from pessoi.games.thebai.conflict import upcoming_row
from pessoi.games.thebai.devotion import has_blessing
from pessoi.games.thebai.game import GAME
from pessoi.games.thebai.geometry import CELLS, SPACES
from pessoi.games.thebai.promotion import reference
from pessoi.games.thebai.state import (
    CREON_STANDEE,
    DISRUPTION,
    FIRST_ACTION,
    GENERAL_SUPPLY,
    NONE,
    PLAZA,
    SUPPLY,
    Family,
    Table,
)
from pessoi.games.thebai.verbs import CITY_ROW, DIE
from pessoi.kernel.choice import CHOICE, NUMBER, SEAT
from pessoi.kernel.game import SPECTATOR, ScoreSheet
from pessoi.kernel.journal import Entry
from pessoi.kernel.match import Match


def words_of(entry: Entry, colours: Sequence[str]) -> str:
    """An event as a line: ``paid pink 2 drachma``."""
    words = [entry.event.name]
    for domain, value in zip(entry.event.arguments.values(), entry.values, strict=True):
        if domain is NUMBER:
            words.append(str(value))
        elif domain is CHOICE:
            words.append(str(GAME.verbs.choices[value]))
        elif domain is SEAT:
            words.append(colours[value])
        else:
            words.append(domain.values[value])
    return " ".join(words)


class AtTable:
    """A running match as the players see it; after every choice all components are counted."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._since = 0
        self._census = census(self.state)

    def play(self, *choices: str) -> AtTable:
        """Make these choices, one after the other, whoever's they are."""
        self._since = self.match.ply + 1
        for choice in choices:
            self.match.play(choice)
            assert census(self.state) == self._census
        return self

    @property
    def state(self) -> Table:
        return as_table(self.match.state)

    @property
    def menu(self) -> list[str]:
        """Every choice there is now, in the order offered."""
        return [] if self.match.decision is None else [str(choice) for choice in self.match.decision.choices]

    def offers(self, verb: str) -> list[str]:
        """The choices of one verb, without its name: ``["r3c2", "r3c3"]``."""
        return [choice.partition(" ")[2] for choice in self.menu if choice.split()[0] == verb]

    @property
    def prompt(self) -> str:
        return "" if self.match.decision is None else self.match.decision.prompt.name

    @property
    def deciding(self) -> str:
        """The colour of whoever decides."""
        return "" if self.match.decision is None else self.colours[self.match.decision.seat]

    @property
    def is_over(self) -> bool:
        return self.match.decision is None

    @property
    def colours(self) -> list[str]:
        """The colours by seat."""
        return [COLOURS[family.colour] for family in self.state.families]

    def family(self, colour: str) -> Family:
        return self.state.families[self.colours.index(colour)]

    def score(self, colour: str) -> int:
        return int(self.family(colour).score)

    def tokens(self, colour: str) -> dict[str, int]:
        return dict(zip(TOKENS, self.family(colour).tokens, strict=True))

    def has(self, colour: str) -> str:
        """The tokens in short: ``1G 0P 2B 3D``."""
        return " ".join(f"{count}{token[0].upper()}" for token, count in self.tokens(colour).items())

    def steps(self, colour: str, track: str) -> int:
        return self.family(colour).steps[TRACKS.index(track)]

    def dice(self, colour: str) -> list[str]:
        """All dice at home and in the city, as choices name them: ``supply-citizen-1``, ``city-v3-2``."""
        family = self.family(colour)
        return sorted(DIE.values[reference(family, die)] for die in range(DICE) if family.places[die] <= SUPPLY)

    def supply(self, colour: str, kind: str = "citizen") -> list[str]:
        """The faces in the supply, lowest first."""
        family = self.family(colour)
        dice = range(CITIZENS) if kind == "citizen" else range(CITIZENS, DICE)
        return [FACES[face] for face in sorted(family.faces[die] for die in dice if family.places[die] == SUPPLY)]

    def face_at(self, place: str, colour: str = "") -> str:
        """The face of the die on a dice space, or with a colour on an action space; "" if none is there."""
        s = self.state
        if place in SPACES:
            lying = s.city[SPACES.index(place)]
            return FACES[s.families[lying // DICE].faces[lying % DICE]] if 0 <= lying < PLAZA else ""
        family = self.family(colour)
        wanted = FIRST_ACTION + ACTIONS.index(place)
        return next((FACES[family.faces[die]] for die in range(DICE) if family.places[die] == wanted), "")

    def is_empty(self, space: str) -> bool:
        """Whether nothing lies on a dice space."""
        return self.state.city[SPACES.index(space)] == NONE

    def archon(self, colour: str) -> str:
        cell = self.family(colour).archon
        return "" if cell == NONE else CELLS[cell]

    def tile_at(self, cell: str) -> str:
        tile = self.state.tiles[CELLS.index(cell)]
        return "" if tile == NONE else TILES[tile]

    def estate(self, colour: str) -> dict[str, str]:
        """The tiles left on an estate, by their action spaces."""
        tiles = zip(ACTIONS, self.family(colour).estate, strict=True)
        return {action: TILES[tile] for action, tile in tiles if tile != NONE}

    def hand(self, colour: str) -> list[str]:
        return [CONTRACTS[contract] for contract in self.family(colour).hand]

    def fulfilled(self, colour: str) -> list[str]:
        return [CONTRACTS[contract] for contract in self.family(colour).fulfilled]

    @property
    def display(self) -> list[str]:
        """The four slots; "" for a gap."""
        return ["" if contract == NONE else CONTRACTS[contract] for contract in self.state.display]

    def metics(self, colour: str) -> dict[str, int]:
        """The Metics a family has won, with their places."""
        places = zip(METICS, self.family(colour).metics, strict=True)
        return {metic: place for metic, place in places if place != GENERAL_SUPPLY}

    def blessings(self, colour: str) -> list[str]:
        """The passive Blessings of a family."""
        family = self.family(colour)
        return [name for blessing, name in enumerate(BLESSINGS[:4]) if has_blessing(family, blessing)]

    def strategoi(self, colour: str) -> list[str]:
        """The rows with a Strategos, in the order of their powers."""
        return [CITY_ROW.values[row] for row in self.family(colour).strategoi]

    def commanders(self, colour: str) -> list[str]:
        seat = self.colours.index(colour)
        return [name for name, owner in zip(COMMANDERS, self.state.owners, strict=True) if owner == seat]

    @property
    def path(self) -> list[str]:
        return [self.colours[seat] for seat in self.state.path]

    def council(self, space: str) -> str:
        """What lies on a council space: a colour, "disruption", "creon" or ""."""
        lying = self.state.council[COUNCIL_SPACES.index(space)]
        others = {NONE: "", DISRUPTION: "disruption", CREON_STANDEE: "creon"}
        return others[lying] if lying in others else self.colours[lying]

    def councillor_tiles(self, colour: str) -> list[str]:
        """The council spaces with a Councillor tile of a family, in the order they came there."""
        return [COUNCIL_SPACES[space] for space in self.family(colour).councillors]

    def gates(self, colour: str) -> list[str]:
        return [GATES[gate] for gate in self.family(colour).gates]

    @property
    def battle_row(self) -> int:
        """The row of the Battle marker, counted from 1; 0 after the last battle."""
        return int(upcoming_row(self.state)) + 1

    @property
    def plazas(self) -> list[str]:
        """The dice spaces with a plaza marker."""
        return [space for space, lying in zip(SPACES, self.state.city, strict=True) if lying == PLAZA]

    @property
    def order(self) -> list[str]:
        return [self.colours[seat] for seat in self.state.order]

    def told(self, *names: str) -> list[str]:
        """What was told since the last ``play`` began (at first: since the start), all of it or these events only."""
        entries = self.match.events(SPECTATOR, self._since)
        return [words_of(entry, self.colours) for entry in entries if not names or entry.event.name in names]

    @property
    def sheet(self) -> ScoreSheet:
        return self.match.score()


def new_game(players: int, seed: str = "cadmus") -> AtTable:
    """A match from its set-up on, at its first decision."""
    return AtTable(Match.begin(GAME, players, seed, {}))
