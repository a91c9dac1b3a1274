"""The score sheet against a second count, made in another way from what everybody sees."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement, product
from typing import Any

import pytest
from tests.games.thebai.tables import new_game

from pessoi.games.thebai.components import DATA
from pessoi.kernel.game import SPECTATOR

View = dict[str, Any]
SUIT_OF = {row["id"]: row["suit"] for row in DATA["contract"]}
SUITS = [row["id"] for row in DATA["suit"]]
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))
LETTERS = {row["letter"]: row["id"] for row in DATA["roof"]}
LETTER_OF_ROW = {"top": "T", "middle": "M", "bottom": "B"}


class Recount:
    """One family's points, counted on the open table."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.family = view["families"][seat]
        self.rows = len(view["rows"])
        self.board = DATA["city_small" if self.rows == 6 else "city_large"]
        self.roofs = {place_of(cell["cell"]): cell["roofs"] for cell in view["cells"] if cell["tile"]}
        colour = f"{self.family['colour']}_"
        self.own = {place_of(cell["cell"]) for cell in view["cells"] if (cell["tile"] or "").startswith(colour)}
        self.suits = [[SUIT_OF[contract] for contract in self.family["fulfilled"]].count(suit) for suit in SUITS]

    def steps(self, track: str) -> int:
        return next(int(marker["step"]) for marker in self.view["tracks"][track] if marker["seat"] == self.seat)

    def groups(self) -> list[set[tuple[int, int]]]:
        """Own tiles, joined as long as two groups touch."""
        groups = [{cell} for cell in self.own]
        while True:
            for one, other in product(groups, groups):
                if one is not other and any(distance(a, b) == 1 for a in one for b in other):
                    groups = [group for group in groups if group is not one and group is not other] + [one | other]
                    break
            else:
                return groups

    def facing(self, row: int, column: int, side: int) -> str | None:
        """The colour opposite a side of a cell."""
        down, right = SIDES[side]
        if (row + down, column + right) in self.roofs:
            roof: str = self.roofs[row + down, column + right][(side + 2) % 4]
            return roof
        edges = {
            0: (row == 1, self.board["edge_top"], column),
            1: (column == 4, self.board["edge_right"], row),
            2: (row == self.rows, self.board["edge_bottom"], column),
            3: (column == 1, self.board["edge_left"], row),
        }
        is_outside, colours, number = edges[side]
        return LETTERS[colours[number - 1]] if is_outside else None

    def matching(self, cell: tuple[int, int]) -> int:
        return sum(self.facing(*cell, side) == self.roofs[cell][side] for side in range(4))

    def is_emptied(self, action: str) -> bool:
        return next(space["tile"] is None for space in self.family["estate"] if space["action"] == action)

    def emptied_columns(self) -> int:
        return sum(all(self.is_emptied(f"{row}{column}") for row in "TMB") for column in range(2, 6))

    def promotions(self) -> int:
        passed = [row for row in DATA["devotion_space"] if row["step"] <= self.steps(row["track"])]
        return sum(int(row["n"]) for row in passed if row["kind"] == "promote")

    def dice_on_council(self) -> int:
        seats: list[int | None] = [space["seat"] for space in self.view["council"]] + self.view["path"]
        return seats.count(self.seat)

    def units(self, condition: str) -> int:
        """How often a condition is met."""
        if condition.startswith("steps_"):
            return self.steps(condition.removeprefix("steps_"))
        if condition.startswith("estate_row_"):
            row = LETTER_OF_ROW[condition.removeprefix("estate_row_")]
            return sum(self.is_emptied(f"{row}{column}") for column in range(2, 6))
        counts: dict[str, int] = {
            "own_groups": len(self.groups()),
            "biggest_group": max(map(len, self.groups()), default=0),
            "matched_tiles": sum(self.matching(cell) >= 2 for cell in self.own),
            "promotions_reached": self.promotions(),
            "emptied_columns": self.emptied_columns(),
            "strategos": len(self.family["strategoi"]),
            "council_citizens": self.dice_on_council(),
            "contract_pairs": sum(self.suits) // 2,
            "chosen_suit": max(self.suits),
            "gates": self.family["gates"],
        }
        return counts[condition]

    def council(self) -> int:
        creon = next(commander for commander in self.view["commanders"] if commander["commander"] == "creon")
        points = 0
        for space, row in zip(self.view["council"], DATA["council_space"], strict=False):
            is_creons = creon["seat"] == self.seat and creon["place"] == space["space"]
            pieces = (space["seat"] == self.seat) + space["tiles"].count(self.seat) + is_creons
            points += pieces * row["vp_small" if self.rows == 6 else "vp_large"] * self.units(row["condition"])
        return points

    def city(self) -> int:
        return sum(int(space["face"][0]) for space in self.view["spaces"] if space.get("seat") == self.seat)

    def sets(self) -> int:
        """The best of all ways to give gates a suit."""
        best = 0
        for given in combinations_with_replacement(range(4), self.family["gates"]):
            counts = [count + given.count(suit) for suit, count in enumerate(self.suits)]
            layers = [sum(count > layer for count in counts) ** 2 for layer in range(max(counts))]
            best = max(best, sum(layers) + sum(map(equal_suits, counts)))
        return best

    def lines(self) -> dict[str, int]:
        points = {
            "track": self.family["score"],
            "council": self.council(),
            "estate": (0, 4, 9, 15, 22)[self.emptied_columns()],
            "city": self.city(),
            "sets": self.sets(),
            "tokens": sum(self.family["tokens"].values()) // 3,
        }
        return points | {"hand": -min(3 * self.family["hand_size"], sum(points.values()))}


def place_of(cell: str) -> tuple[int, int]:
    """``r3c2`` as a row and a column."""
    row, column = cell[1:].split("c")
    return int(row), int(column)


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def equal_suits(count: int) -> int:
    """The best split of cards of one suit into sets of 3, 4 and 5."""
    splits = product(range(count // 3 + 1), range(count // 4 + 1), range(count // 5 + 1))
    return max(3 * a + 7 * b + 12 * c for a, b, c in splits if 3 * a + 4 * b + 5 * c <= count)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sheet_agrees_with_a_second_count_through_whole_games(players: int) -> None:
    """R83 to R92."""
    chance = random.Random(players)
    table = new_game(players, f"recount {players}")
    plies = 0
    while not table.is_over:
        table.match.play(chance.choice(table.menu))
        plies += 1
        if plies % 40 == 0 or table.is_over:
            view = table.match.view(SPECTATOR)
            for seat, points in enumerate(table.sheet.points):
                assert dict(zip(table.sheet.lines, points, strict=True)) == Recount(view, seat).lines()
    assert plies > 100
