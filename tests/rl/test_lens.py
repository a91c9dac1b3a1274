"""What a seat sees as numbers: the same as what people see, as far as one looks."""

from __future__ import annotations

import pytest
from tests.contract.cases import our_own

import pessoi
from pessoi.contract.cases import random_play
from pessoi.games import registry
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.game import Game
from pessoi.kernel.lens import Lens
from pessoi.kernel.match import Match
from pessoi.kernel.tensor import MOST, Part, Tensor


def numbers(match: Match, seat: int) -> dict[str, list[int]]:
    """The parts of what a seat sees, by their names."""
    lens = Lens(match.game, match.setup.seats)
    seen = lens.look(match.state, match.decision, seat)
    return {part.name: list(part.of(seen)) for part in lens.parts}


def part(match: Match, name: str) -> Part:
    return next(part for part in Lens(match.game, match.setup.seats).parts if part.name == name)


def later(game: str, seats: int, plies: int) -> Match:
    """A match after some random choices."""
    match = pessoi.new(game, seats, seed=f"{game} {seats}", journal=False)
    for ply, _ in enumerate(random_play(match)):
        if ply == plies:
            break
    return match


def names_of(places: list[int], names: tuple[str, ...]) -> list[str]:
    return [name for name, place in zip(names, places, strict=True) if place]


def test_a_hero_s_dice_cards_and_column_are_those_of_the_view() -> None:
    cards = registry.find("hercules").domains[1].values
    match = later("hercules", 3, 90)
    for seat in range(3):
        seen, shown = numbers(match, seat), match.view(seat)["players"]
        for row in range(3):
            hero = shown[(seat + row) % 3]
            dice = seen["dice"][12 * row : 12 * row + 12]
            assert [dice[:6].index(1) + 1, dice[6:].index(1) + 1] == hero["dice"]
            assert seen["column"][13 * row : 13 * row + 13].index(1) == hero["column"]
            won = names_of(seen["cards"][73 * row : 73 * row + 73], cards)
            assert sorted(won) == sorted([*(card["card"] for card in hero["cards"]), *hero["prizes"]])
            assert seen["symbols"][5 * row : 5 * row + 5] == list(hero["symbols"].values())
            assert seen["markers"][12 * row : 12 * row + 12] == [int(column in hero["open"]) for column in range(1, 13)]


def test_a_city_s_tiles_and_cubes_are_those_of_the_view() -> None:
    tiles = registry.find("hexemonia").verbs.verbs["use"].first
    assert tiles is not None
    match = later("hexemonia", 3, 150)
    for seat in range(3):
        seen, shown = numbers(match, seat), match.view(seat)["cities"]
        width = part(match, "tiles").shape[1]
        for row in range(3):
            city = shown[(seat + row) % 3]
            for tile in city["tiles"]:
                number = tiles.indices[tile["tile"]]
                line = seen["tiles"][width * number : width * (number + 1)]
                assert line[:3].index(1) == row
                assert line[3:] == [tile["cubes"][kind] for kind in ("citizen", "hoplite", "gold")]
                assert seen["spaces"][61 * row + tile["space"]] == number + 1
            assert seen["hand"][row] == city["hand"]["count"]
        assert names_of(seen["hands"][: len(tiles)], tiles.values) == sorted(
            shown[seat]["hand"]["tiles"], key=tiles.indices.__getitem__
        )


def test_a_family_s_tokens_points_and_hand_are_those_of_the_view() -> None:
    contracts = registry.find("thebai").verbs.verbs["fulfil"].first
    assert contracts is not None
    match = later("thebai", 2, 250)
    for seat in range(2):
        seen, view = numbers(match, seat), match.view(seat)
        for row in range(2):
            family = view["families"][(seat + row) % 2]
            high, low = seen["score"][2 * row : 2 * row + 2]
            assert 100 * high + low == family["score"]
            assert seen["tokens"][4 * row : 4 * row + 4] == list(family["tokens"].values())
            assert seen["hand"][row] == family["hand_size"]
        own = names_of(seen["hands"][: len(contracts)], contracts.values)
        assert sorted(own) == sorted(view["families"][seat]["hand"])
        tiles = [cell["tile"] is not None for cell in view["cells"]]
        assert [number > 0 for number in seen["tiles"]][: len(tiles)] == tiles


def test_only_the_seat_that_decides_learns_what_is_asked() -> None:
    match = later("thebai", 3, 60)
    decision = match.decision
    assert decision is not None
    for seat in range(3):
        seen = numbers(match, seat)
        assert seen["seat"].index(1) == seat
        assert seen["deciding"].index(1) == (decision.seat - seat) % 3
        asked = [match.game.prompts[number] for number, place in enumerate(seen["prompt"]) if place]
        assert asked == ([decision.prompt] if seat == decision.seat else [])
        assert seat == decision.seat or seen["arguments"] == [0, 0]


@pytest.mark.parametrize("name", our_own())
def test_names_of_parts_are_unique_and_the_mask_holds_the_choices_there_are(name: str) -> None:
    game = registry.find(name)
    for seats in range(game.min_seats, game.max_seats + 1):
        lens = Lens(game, seats)
        assert len({part.name for part in lens.parts}) == len(lens.parts)
        match = later(name, seats, 20)
        assert match.decision is not None
        mask = lens.mask(match.decision)
        assert {number for number, place in enumerate(mask) if place} == {
            choice.number for choice in match.decision.choices
        }
        assert set(lens.mask(None)) == {0}


def test_numbers_too_large_for_their_place_are_cut() -> None:
    tensor = Tensor(4)
    tensor.clear()
    tensor.number(1000)
    tensor.number(-3)
    tensor.wide(412)
    assert list(tensor.value()) == [MOST, 0, 4, 12]


def test_a_game_without_parts_has_no_door() -> None:
    class Bare(Game):  # type: ignore[type-arg]
        name = "bare"

    with pytest.raises(BadSetup, match="parts and observe"):
        Lens(Bare(registry.find("hercules").verbs, ()), 2)
