"""The words of effects are read strictly: what is misspelt in the data file is refused, with its place."""

from __future__ import annotations

from typing import Any

import pytest

from pessoi.games.thebai.effect import BadComponent, read_effects
from pessoi.games.thebai.promotion import Promote
from pessoi.games.thebai.tokens import Gain, GainOfChoice, Score
from pessoi.games.thebai.vocabulary import VOCABULARY

PLACE = 'components.toml, contract "C7", reward'


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"op": "gian", "what": "vp"}, f'"op" can\'t be "gian"; there is {", ".join(VOCABULARY)}'),
        ({"what": "vp"}, 'the field "op" is missing'),
        ({"op": "gain", "waht": "vp"}, 'the field "what" is missing'),
        (
            {"op": "gain", "what": "grapes"},
            '"what" can\'t be "grapes"; there is grape, pottery, bronze, drachma, vp, any',
        ),
        ({"op": "gain", "what": "vp", "m": 2}, 'no field "m" is known here; there is op, what, n'),
        (
            {"op": "gain", "what": "vp", "n": "powers"},
            '"n" can\'t be "powers"; there is power, power+1, 2*power, 3-power, 4-power',
        ),
        ({"op": "gain", "what": "vp", "n": 1.5}, '"n" is a number, not 1.5'),
        (
            {"op": "promote", "die": "citizen", "mode": "each"},
            '"mode" can\'t be "each"; there is free, same, different',
        ),
        ({"op": "promote_each", "die": "hoplite", "dice": 2}, 'the field "steps" is missing'),
        ({"op": "advance", "track": "zeus"}, '"track" can\'t be "zeus"; there is dionysus, ares, any'),
        ({"op": "rush", "activate": 1}, '"activate" is true or false, not 1'),
        ({"op": "hoplite_promote", "n": 1}, 'no field "n" is known here; there is op'),
    ],
)
def test_what_is_not_understood_is_refused_with_its_place(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadComponent) as refused:
        read_effects([{"op": "rush"}, fields], PLACE)
    assert str(refused.value) == f"{PLACE} 2: {reason}"


@pytest.mark.parametrize(
    ("fields", "place", "reason"),
    [
        ({"cost": {"grapes": 1}, "then": []}, " 1, cost", 'no field "grapes" is known here; there is grape, pottery'),
        ({"cost": {"grape": 1, "bronze": 1}, "then": []}, " 1, cost", "a cost is of one kind, not of grape and bronze"),
        ({"cost": {}, "then": [{"op": "rush", "aktivate": True}]}, " 1, then 1", "there is op, activate"),
    ],
)
def test_so_is_what_stands_inside_a_cost(fields: dict[str, Any], place: str, reason: str) -> None:
    with pytest.raises(BadComponent) as refused:
        read_effects([{"op": "pay", **fields}], PLACE)
    assert str(refused.value).startswith(f"{PLACE}{place}: ")
    assert reason in str(refused.value)


def test_a_gain_is_of_tokens_of_points_or_of_choice() -> None:
    read = read_effects([{"op": "gain", "what": what, "n": 2} for what in ("bronze", "vp", "any")], PLACE)
    assert [type(effect) for effect in read] == [Gain, Score, GainOfChoice]


def test_what_is_not_said_has_its_usual_value() -> None:
    """Rules 5.2: once, and freely."""
    (effect,) = read_effects([{"op": "promote", "die": "any"}], PLACE)
    assert isinstance(effect, Promote)
    assert (effect.amount.at(3), effect.mode, effect.kinds) == (1, 0, 3)
