"""A batch of matches in arrays: the fastest way to learn.

```python
from pessoi.rl.arrays import Arrays

batch = Arrays("hercules", seats=2, count=256, seed=7)
while True:
    actions = policy(batch.observations, batch.masks)   # one for every match, for the seat that decides there
    batch.step(actions)                                 # the same arrays now show what came of it
```
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pessoi.extras import need
from pessoi.games import registry
from pessoi.kernel.batch import Batch
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import Value
from pessoi.kernel.tensor import Part

need("numpy", "rl")

import numpy as np  # noqa: E402
import numpy.typing as npt  # noqa: E402


class Arrays:
    """Matches of one game, seats and options, each at a decision; all arrays are written in place by every step."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        count: int = 256,
        seed: int | str = 0,
        options: Mapping[str, Value] | None = None,
        first: int = 0,
    ) -> None:
        self._batch = Batch(registry.find(game), seats, options or {}, count, str(seed), first)
        lens = self._batch.lens
        #: What the deciding seat of each match sees.
        self.observations: npt.NDArray[np.uint8] = np.zeros((count, lens.size), np.uint8)
        #: The choices it has, by their numbers.
        self.masks: npt.NDArray[np.bool_] = np.zeros((count, len(lens.choices)), np.bool_)
        #: Which seat decides.
        self.seats: npt.NDArray[np.uint8] = np.zeros(count, np.uint8)
        #: Whether the last step ended a match, which has begun anew since, and what its end was worth to each seat.
        self.dones: npt.NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.rewards: npt.NDArray[np.float32] = np.zeros((count, seats), np.float32)
        self._buffers = (_bytes_of(self.observations), _bytes_of(self.masks), _bytes_of(self.seats))
        self._batch.write(*self._buffers)

    @property
    def parts(self) -> list[Part]:
        """The names, shapes and places of what an observation is made of."""
        return self._batch.lens.parts

    @property
    def actions(self) -> int:
        """How many choices the game has in all."""
        return len(self._batch.lens.choices)

    @property
    def episodes(self) -> list[int]:
        """How many matches have ended in each place."""
        return self._batch.episodes

    def step(self, actions: npt.NDArray[np.integer] | list[int]) -> None:
        """Make one choice in every match."""
        chosen: list[int] = actions if isinstance(actions, list) else actions.tolist()
        batch = self._batch
        if self.dones.any():
            self.dones[:] = False
            self.rewards[:] = 0.0
        if batch.step(chosen):
            for number, result in enumerate(batch.results):
                if result is not None:
                    self.dones[number] = True
                    self.rewards[number] = result[: batch.seats]
        batch.write(*self._buffers)

    def draw(self, dice: Dice) -> list[int]:
        """A random choice for every match."""
        return self._batch.draw(dice)


def part_of(observations: npt.NDArray[np.uint8], part: Part) -> npt.NDArray[np.uint8]:
    """One part of an observation, or of many, in its own shape; a view, no copy."""
    cut = observations[..., part.first : part.first + part.size]
    return cut.reshape(*observations.shape[:-1], *part.shape)


def _bytes_of(array: npt.NDArray[Any]) -> memoryview:
    """The memory of an array as bytes, to be written by compiled code."""
    return array.view(np.uint8).data.cast("B")
