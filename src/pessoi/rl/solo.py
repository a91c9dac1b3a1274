"""Gymnasium: the games that can be played alone, Hercules against Hades and Thebai against Antigone.

```python
import gymnasium
import pessoi.rl.solo                                        # registers them

env = gymnasium.make("pessoi/Hercules-v0", solo_handicap=20)   # options by their names
observation, info = env.reset(seed=7)
action = env.action_space.sample(info["action_mask"])
observation, reward, terminated, truncated, info = env.step(action)
```
"""

from __future__ import annotations

from typing import Any, ClassVar

from pessoi.extras import need
from pessoi.games import registry
from pessoi.kernel.batch import WORST, opening, standing
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.game import Value
from pessoi.kernel.lens import Lens
from pessoi.kernel.playout import Playout

need("numpy", "rl")
need("gymnasium", "rl")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
import numpy.typing as npt  # noqa: E402
from gymnasium.spaces import Box, Discrete  # noqa: E402

Numbers = npt.NDArray[np.uint8]


class Solo(gymnasium.Env[Numbers, np.int64]):
    """One seat against the game's automaton. An action that is not in the mask loses the match."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}  # type: ignore[misc]

    def __init__(self, game: str, render_mode: str | None = None, **options: Value) -> None:
        found = registry.find(game)
        if found.min_seats > 1:
            raise BadSetup("seats-of-game", game=found.name, least=found.min_seats, most=found.max_seats, seats=1)
        self.render_mode = render_mode
        self._lens = Lens(found, 1)
        self._options = found.check_setup(1, options)
        self._playout: Playout | None = None
        self.observation_space = Box(0, 255, (self._lens.size,), np.uint8)
        self.action_space = Discrete(len(self._lens.choices))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = str(int(self.np_random.integers(2**62)))
        self._playout = opening(self._lens.game, 1, self._options, drawn)
        return self._look(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        playout = self._now
        choice = self._lens.choice(int(action), playout.decision)
        if choice is None:
            return self._look(), WORST, True, False, {**self._info(), "is_refused": True}
        playout.play(choice)
        is_over = playout.decision is None
        reward = standing(playout.game.score(playout.state))[0] if is_over else 0.0
        return self._look(), reward, is_over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The choices there are, as libraries with masked policies ask for them."""
        return np.frombuffer(self._lens.mask(self._now.decision), np.bool_)

    @property
    def _now(self) -> Playout:
        assert self._playout is not None, "reset comes first"
        return self._playout

    def _look(self) -> Numbers:
        playout = self._now
        return np.frombuffer(self._lens.look(playout.state, playout.decision, 0), np.uint8)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": np.frombuffer(self._lens.mask(self._now.decision), np.int8)}


def names() -> dict[str, str]:
    """The games that can be played alone, each by the name of its environment."""
    alone = [name for name in registry.names() if registry.find(name).min_seats == 1]
    return {f"pessoi/{name.capitalize()}-v0": name for name in alone if registry.find(name).parts(1)}


for _name, _game in names().items():
    if _name not in gymnasium.registry:
        gymnasium.register(_name, entry_point="pessoi.rl.solo:Solo", kwargs={"game": _game})
