"""The position of a match: the table, each player's city, and the cubes on every tile of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.hexemonia.components import (
    CITIZEN,
    COST_CITIZENS,
    COST_GOLD,
    COST_HOPLITES,
    HOPLITE,
    HOPLITE_STRENGTH,
    NONE,
)
from pessoi.kernel.dice import Dice
from pessoi.kernel.state import Plain, State

#: The steps of a turn, in their order.
DRAW: Final = 0
BUILD: Final = 1
ACTION: Final = 2
POLITICAL: Final = 3


class Cubes(Plain):
    """Some citizens, hoplites and gold."""

    __slots__ = ("citizens", "gold", "hoplites")

    def __init__(self, citizens: i64, hoplites: i64, gold: i64) -> None:
        self.citizens: i64 = citizens
        self.hoplites: i64 = hoplites
        self.gold: i64 = gold

    def count(self, resource: i64) -> i64:
        """How many there are of a resource."""
        if resource == CITIZEN:
            return self.citizens
        return self.hoplites if resource == HOPLITE else self.gold

    def add(self, resource: i64, number: i64) -> None:
        """Put some of a resource here; a negative number takes them away."""
        if resource == CITIZEN:
            self.citizens += number
        elif resource == HOPLITE:
            self.hoplites += number
        else:
            self.gold += number

    @property
    def strength(self) -> i64:
        """What the citizens and hoplites are worth in war; gold never fights."""
        return self.citizens + HOPLITE_STRENGTH * self.hoplites

    @property
    def is_nothing(self) -> bool:
        return self.citizens == 0 and self.hoplites == 0 and self.gold == 0


class Site(Cubes):
    """A tile that lies in a city: which one, where, and the cubes on it. The first site of a city is its Acropolis."""

    __slots__ = ("space", "tile")

    def __init__(self, tile: i64, space: i64, citizens: i64, hoplites: i64, gold: i64) -> None:
        super().__init__(citizens, hoplites, gold)
        self.tile: i64 = tile
        self.space: i64 = space

    @property
    def is_active(self) -> bool:
        """Whether the tile holds at least its cost in each resource; without a cost it always does."""
        return (
            self.citizens >= COST_CITIZENS[self.tile]
            and self.hoplites >= COST_HOPLITES[self.tile]
            and self.gold >= COST_GOLD[self.tile]
        )

    def copy(self) -> Site:
        return Site(self.tile, self.space, self.citizens, self.hoplites, self.gold)


class City(Plain):
    """One player: the Acropolis, the city around it, the Mythos tiles in front, the hand."""

    __slots__ = ("acropolis", "foresaw", "hand", "hosts", "is_revealed", "myths", "seat", "sites")

    def __init__(
        self,
        seat: i64,
        acropolis: i64,
        is_revealed: bool,
        sites: list[Site],
        myths: list[int],
        hosts: list[int],
        hand: list[int],
        foresaw: i64 = 0,
    ) -> None:
        self.seat: i64 = seat
        #: Which Acropolis it is (an index of ACROPOLISES), and whether everybody knows.
        self.acropolis: i64 = acropolis
        self.is_revealed: bool = is_revealed
        #: The Acropolis, then the tiles around it in the order they came.
        self.sites: list[Site] = sites
        #: The Mythos tiles in the order they came, and in the same places the tiles their markers lie on.
        self.myths: list[int] = myths
        self.hosts: list[int] = hosts
        self.hand: list[int] = hand
        #: Tiles in others' hands that this player alone saw coming, with the Oracle, as bits.
        self.foresaw: i64 = foresaw

    def copy(self) -> City:
        return City(
            self.seat,
            self.acropolis,
            self.is_revealed,
            [site.copy() for site in self.sites],
            self.myths.copy(),
            self.hosts.copy(),
            self.hand.copy(),
            self.foresaw,
        )


class Table(State):
    """The whole position."""

    __slots__ = (
        "action",
        "attacked",
        "cities",
        "display",
        "foreseen",
        "has_revolts",
        "in_the_air",
        "is_end_triggered",
        "is_over",
        "laid",
        "philosopher",
        "seen",
        "seer",
        "stack",
        "start_seat",
        "step",
        "target",
        "turns",
        "underworld",
        "used",
    )

    def __init__(
        self,
        dice: Dice,
        cities: list[City],
        stack: list[int],
        display: list[int],
        underworld: list[int],
        start_seat: i64,
        has_revolts: bool,
        philosopher: i64 = NONE,
        turns: i64 = 0,
        step: i64 = DRAW,
        action: i64 = NONE,
        is_end_triggered: bool = False,
        is_over: bool = False,
        seen: i64 = 0,
        seer: i64 = NONE,
        foreseen: i64 = 0,
        laid: i64 = 0,
        used: i64 = 0,
        attacked: i64 = 0,
        target: i64 = NONE,
        in_the_air: Cubes | None = None,
    ) -> None:
        super().__init__(dice)
        self.cities: list[City] = cities
        #: The Stack of Fate, top tile last.
        self.stack: list[int] = stack
        #: The four slots of the display; NONE where no tile is left.
        self.display: list[int] = display
        self.underworld: list[int] = underworld
        self.start_seat: i64 = start_seat
        self.has_revolts: bool = has_revolts
        #: The seat that has the Philosopher, or NONE.
        self.philosopher: i64 = philosopher
        #: How many turns have been taken by all together.
        self.turns: i64 = turns
        #: The step of the turn, and the action chosen in it or NONE.
        self.step: i64 = step
        self.action: i64 = action
        self.is_end_triggered: bool = is_end_triggered
        self.is_over: bool = is_over
        #: The tiles everybody saw being taken into a hand, as bits.
        self.seen: i64 = seen
        #: Who used the Oracle last, and how many tiles on top of the stack that seat still knows (R75).
        self.seer: i64 = seer
        self.foreseen: i64 = foreseen
        # Within a turn, as bits: tiles laid in this step (R17), abilities used (R31), seats attacked (R40)
        self.laid: i64 = laid
        self.used: i64 = used
        self.attacked: i64 = attacked
        #: The tile that is being paid for or attacked, or NONE.
        self.target: i64 = target
        #: Cubes lifted by Strategy or the Agora, or committed to an army: on no tile for the moment.
        self.in_the_air: Cubes = Cubes(0, 0, 0) if in_the_air is None else in_the_air

    def copy(self) -> Table:
        air = self.in_the_air
        return Table(
            self.dice.copy(),
            [city.copy() for city in self.cities],
            self.stack.copy(),
            self.display.copy(),
            self.underworld.copy(),
            self.start_seat,
            self.has_revolts,
            self.philosopher,
            self.turns,
            self.step,
            self.action,
            self.is_end_triggered,
            self.is_over,
            self.seen,
            self.seer,
            self.foreseen,
            self.laid,
            self.used,
            self.attacked,
            self.target,
            Cubes(air.citizens, air.hoplites, air.gold),
        )

    @property
    def active(self) -> i64:
        """The seat whose turn it is."""
        return (self.start_seat + self.turns) % len(self.cities)

    @property
    def last_seat(self) -> i64:
        """The player on the start player's right, who closes every round."""
        return (self.start_seat - 1) % len(self.cities)

    @property
    def round(self) -> i64:
        return self.turns // len(self.cities) + 1
