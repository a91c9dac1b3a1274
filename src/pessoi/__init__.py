"""Play and study board games set in ancient Greece: ``new`` begins a match, ``replay`` plays a record again."""

from __future__ import annotations

from pessoi.api import new, replay
from pessoi.kernel.errors import PessoiError
from pessoi.kernel.game import SPECTATOR
from pessoi.kernel.match import Match
from pessoi.kernel.record import Record

__all__ = ["SPECTATOR", "Match", "PessoiError", "Record", "new", "replay"]
