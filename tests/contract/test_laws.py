"""Every law of the contract, on every game of ours."""

from __future__ import annotations

from pessoi.contract.laws.copies import *  # noqa: F403
from pessoi.contract.laws.imagining import *  # noqa: F403
from pessoi.contract.laws.knowledge import *  # noqa: F403
from pessoi.contract.laws.play import *  # noqa: F403
from pessoi.contract.laws.telling import *  # noqa: F403
from pessoi.contract.laws.words import *  # noqa: F403
