"""Many matches in one call: begun anew when they are over, each of them a match that anybody can play again."""

from __future__ import annotations

import numpy as np
import pytest
from tests.contract.cases import our_own

import pessoi
from pessoi.games import registry
from pessoi.kernel.batch import standing
from pessoi.kernel.dice import Dice
from pessoi.kernel.errors import BadSetup, NotAChoice
from pessoi.kernel.game import ScoreSheet
from pessoi.kernel.lens import Lens
from pessoi.rl.arrays import Arrays, part_of


@pytest.mark.parametrize("name", our_own())
def test_a_batch_shows_what_the_same_matches_show(name: str) -> None:
    game = registry.find(name)
    lens = Lens(game, 2)
    batch = Arrays(name, seats=2, count=3, seed="same")
    matches = [pessoi.new(name, 2, f"same-{number}-0", journal=False) for number in range(3)]
    dice = Dice.from_seed("choices")
    for _ in range(25):
        actions = batch.draw(dice)
        for match, action in zip(matches, actions, strict=True):
            match.play(lens.choices[action])
        batch.step(np.array(actions))
        for number, match in enumerate(matches):
            assert match.decision is not None
            assert batch.seats[number] == match.decision.seat
            assert bytes(batch.observations[number]) == lens.look(match.state, match.decision, match.decision.seat)
            assert {int(at) for at in batch.masks[number].nonzero()[0]} == {
                choice.number for choice in match.decision.choices
            }


def test_a_match_that_is_over_is_worth_its_places_and_begins_anew_with_a_seed_of_its_own() -> None:
    batch = Arrays("hercules", seats=3, count=4, seed=5, options={"round_limit": 8}, first=10)
    dice = Dice.from_seed("choices")
    played: list[list[int]] = [[] for _ in range(4)]
    ended = 0
    while ended < 6:
        actions = batch.draw(dice)
        for number, action in enumerate(actions):
            played[number].append(action)
        batch.step(actions)
        assert not batch.rewards[~batch.dones].any()
        for number in batch.dones.nonzero()[0].tolist():
            seed = f"5-{10 + number}-{batch.episodes[number] - 1}"
            match = pessoi.new("hercules", 3, seed, {"round_limit": 8}, journal=False)
            for action in played[number]:
                match.play(match.game.verbs.choices[action])
            assert match.decision is None
            assert batch.rewards[number].tolist() == standing(match.score())
            played[number] = []
            ended += 1


def test_rows_that_tie_share_what_their_places_are_worth() -> None:
    def worth(*totals: int) -> list[float]:
        return standing(ScoreSheet(["points"], [[total] for total in totals], [[] for _ in totals], []))

    assert worth(9, 4) == [1.0, -1.0]
    assert worth(4, 4) == [0.0, 0.0]
    assert worth(1, 5, 3) == [-1.0, 1.0, 0.0]
    assert worth(7, 7, 3) == [0.5, 0.5, -1.0]
    assert sum(worth(1, 2, 3, 4)) == pytest.approx(0.0)


def test_an_action_that_is_not_in_the_mask_changes_nothing() -> None:
    batch = Arrays("hexemonia", seats=2, count=2, seed=1)
    before = batch.observations.copy()
    legal = [int(mask.nonzero()[0][0]) for mask in batch.masks]
    illegal = int((~batch.masks[1]).nonzero()[0][0])
    with pytest.raises(NotAChoice, match="mask of match 1"):
        batch.step([legal[0], illegal])
    with pytest.raises(NotAChoice):
        batch.step([legal[0], 10**6])
    with pytest.raises(BadSetup, match="there are 2 matches to step, but one action was given"):
        batch.step([legal[0]])
    batch.step(legal)
    again = Arrays("hexemonia", seats=2, count=2, seed=1)
    assert (again.observations == before).all()
    again.step(legal)
    assert (again.observations == batch.observations).all()


def test_a_part_has_its_own_shape_and_no_copy_is_made() -> None:
    batch = Arrays("hercules", seats=2, count=5, seed=1)
    part = next(part for part in batch.parts if part.name == "dice")
    dice = part_of(batch.observations, part)
    assert dice.shape == (5, 2, 2, 6)
    assert (dice.sum(axis=3) == 1).all()
    assert np.shares_memory(dice, batch.observations)
