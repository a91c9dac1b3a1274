"""How long a bot may take, and where what it says is kept."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Final


@dataclass(frozen=True)
class Terms:
    """What is agreed with a bot before a match."""

    #: Seconds an outside bot has for a decision before it forfeits.
    seconds: float = 10.0
    #: A file for all that is said with outside bots.
    log: Path | None = None
    #: Seconds a bot of the package thinks at most. Where they end a thought, the same seed may lead to another choice.
    patience: float = inf


USUAL: Final = Terms()
#: How long people wait for a bot.
PATIENCE: Final = 2.0
AT_TABLE: Final = Terms(patience=PATIENCE)
