"""The dice: fixed vectors, fair counts, cheap and independent copies."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pessoi.kernel.dice import Dice, QuickDice, key_of, number_of


def test_the_stream_is_keyed_blake2b_of_the_block_number() -> None:
    dice = Dice(b"key")
    expected = b"".join(
        blake2b(block.to_bytes(8, "little"), digest_size=64, key=b"key", person=b"pessoi dice").digest()
        for block in (0, 1, 2)
    )
    assert bytes(dice.byte() for _ in range(192)) == expected


def test_rolls_of_known_seeds_never_change() -> None:
    """Records depend on these; a change here makes every old match unreadable."""
    dice = Dice.from_seed("7")
    assert key_of("7").hex().startswith("8c66ea21")
    assert [dice.roll() for _ in range(20)] == [3, 1, 3, 4, 5, 3, 4, 2, 6, 3, 2, 4, 4, 6, 2, 6, 2, 3, 1, 3]
    assert [dice.below(1000) for _ in range(5)] == [807, 958, 215, 350, 955]
    cards = list(range(10))
    dice.shuffle(cards)
    assert cards == [5, 4, 8, 6, 2, 1, 0, 9, 3, 7]


def test_quick_dice_of_known_seeds_are_the_same_on_every_build() -> None:
    """What a bot thinks depends on these, compiled or not."""
    dice = QuickDice(7)
    assert dice.position == 879_771_879_334_674_300
    assert [dice.below(1000) for _ in range(5)] == [605, 615, 424, 613, 84]
    assert number_of("7") == int.from_bytes(key_of("7")[:7], "little")


def assert_even(drawn: list[int], n: int) -> None:
    """Chi-square far out in its tail; seeds are fixed, so this passes always or never."""
    expected = len(drawn) / n
    counts = Counter(drawn)
    chi_square = sum((counts[value] - expected) ** 2 / expected for value in range(n))
    freedom = n - 1
    assert set(counts) == set(range(n))
    assert abs(chi_square - freedom) < 4 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 100, 200, 255, 256, 257, 1000])
def test_every_number_is_equally_likely(n: int) -> None:
    for dice in (Dice.from_seed("chi-square"), QuickDice(number_of("chi-square"))):
        assert_even([dice.below(n) for _ in range(n * 200)], n)


@pytest.mark.parametrize("skipped", [0, 1, 9])
def test_quick_dice_of_neighbouring_seeds_have_nothing_in_common(skipped: int) -> None:
    drawn = []
    for seed in range(4000):
        dice = QuickDice(seed)
        for _ in range(skipped):
            dice.step()
        drawn.append(dice.below(6))
    assert_even(drawn, 6)
    assert_even([6 * first + second for first, second in zip(drawn[::2], drawn[1::2], strict=True)], 36)


def test_shuffles_reach_every_order_equally() -> None:
    dice = Dice.from_seed("shuffle")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        cards = [0, 1, 2, 3]
        dice.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 23 + 4 * 46**0.5


@given(st.text(min_size=1), st.integers(min_value=1, max_value=10**12), st.integers(min_value=0, max_value=200))
def test_key_and_position_are_the_whole_state(seed: str, n: int, skipped: int) -> None:
    dice = Dice.from_seed(seed)
    for _ in range(skipped):
        dice.byte()
    twin, again = dice.copy(), Dice(dice.key, dice.position)
    drawn = [dice.below(n) for _ in range(5)]
    assert all(0 <= value < n for value in drawn)
    assert [twin.below(n) for _ in range(5)] == drawn
    assert [again.below(n) for _ in range(5)] == drawn


@given(st.integers(min_value=0, max_value=1 << 60), st.integers(min_value=1, max_value=10**9))
def test_copies_of_quick_dice_go_on_by_themselves(seed: int, n: int) -> None:
    dice = QuickDice(seed)
    twin = dice.copy()
    drawn = [dice.below(n) for _ in range(5)]
    assert all(0 <= value < n for value in drawn)
    assert [twin.below(n) for _ in range(5)] == drawn
    assert 0 < dice.position < 1 << 63


@pytest.mark.parametrize("dice", [Dice(b"key"), QuickDice(1)])
def test_nothing_below_one_can_be_drawn(dice: Dice) -> None:
    with pytest.raises(ValueError, match="no number below 0"):
        dice.below(0)
