"""Seeded, cryptographic, counter-based randomness: a key and a position are its whole state.

Byte number ``position`` of the stream is byte ``position % 64`` of BLAKE2b(block number, key). Whoever knows the key
can compute any roll again, on any platform; whoever does not can't tell the stream from noise, however much is seen.
Positions that are only imagined have quicker dice, which nobody has to trust.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, cast

from mypy_extensions import i64

BLOCK: Final = 64
BYTE: Final = 256
DIE: Final = 6

# Of quick dice: the lower half of their state, the factor (with it the period is nearly 2 ** 62), and how often a seed
# is stirred before the first number is drawn, so that numbers side by side make streams that have nothing in common
HALF: Final = 32
LOWER: Final = 0xFFFF_FFFF
FACTOR: Final = 1_981_965_195
STIRS: Final = 4


def key_of(seed: str) -> bytes:
    """The key of the dice for a seed in words or digits."""
    return blake2b(seed.encode(), digest_size=32, person=b"pessoi seed").digest()


def number_of(seed: str) -> int:
    """A number for quick dice from a seed in words or digits; others may be counted on from it."""
    return int.from_bytes(key_of(seed)[:7], "little")


class Dice:
    """A stream of unbiased numbers. Copying it costs three references, and copies go on independently."""

    __slots__ = ("block", "block_number", "key", "position")

    def __init__(self, key: bytes, position: int = 0) -> None:
        self.key: bytes = key
        self.position: i64 = position
        self.block: bytes = b""
        self.block_number: i64 = -1

    @classmethod
    def from_seed(cls, seed: str) -> Dice:
        return cls(key_of(seed))

    def copy(self) -> Dice:
        twin = Dice(self.key, self.position)
        twin.block = self.block
        twin.block_number = self.block_number
        return twin

    def byte(self) -> i64:
        """The next byte of the stream."""
        position = self.position
        number = position >> 6
        if number != self.block_number:
            self.block = blake2b(
                int(number).to_bytes(8, "little"), digest_size=BLOCK, key=self.key, person=b"pessoi dice"
            ).digest()
            self.block_number = number
        self.position = position + 1
        return self.block[position & 63]

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely: what would favour the small ones is thrown away."""
        if n < 1:
            raise ValueError(f"there is no number below {n} to draw")
        if n <= BYTE:
            limit = BYTE - BYTE % n
            value = self.byte()
            while value >= limit:
                value = self.byte()
            return value % n
        return self._below_large(n)

    def _below_large(self, n: int) -> int:
        """As many bytes as it takes, the most significant first."""
        width = ((n - 1).bit_length() + 7) // 8
        span = 1 << (8 * width)
        limit = span - span % n
        while True:
            value = 0
            for _ in range(width):
                value = value << 8 | self.byte()
            if value < limit:
                return value % n

    def roll(self) -> i64:
        """One ordinary die."""
        return self.below(DIE) + 1

    def shuffle(self, cards: list[int]) -> None:
        """Fisher and Yates' shuffle, from the last place to the first."""
        # As objects: compiled, ints would be taken out of their objects and put into new ones.
        things = cast("list[object]", cards)
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            thing = things[last]
            things[last] = things[other]
            things[other] = thing


class QuickDice(Dice):
    """Dice for thoughts: Marsaglia's multiply with carry. The position is their whole state."""

    __slots__ = ()

    def __init__(self, seed: i64) -> None:
        """Dice of a seed that is not negative."""
        super().__init__(b"", seed + 1)
        for _ in range(STIRS):
            self.step()
            self.position ^= self.position >> 29

    def copy(self) -> QuickDice:
        twin = QuickDice(0)
        twin.position = self.position
        return twin

    def step(self) -> i64:
        """Go on by one number, of as many bits as half the state has."""
        position: i64 = FACTOR * (self.position & LOWER) + (self.position >> HALF)
        self.position = position
        return (position ^ position >> HALF) & LOWER

    def byte(self) -> i64:
        return self.step() >> 24

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; what the small ones are favoured by is less than any thought can notice."""
        if n < 1 or n > LOWER >> 1:
            raise ValueError(f"there is no number below {n} to draw")
        return self.step() * n >> HALF
