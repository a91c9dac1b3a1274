"""The plate of a table: what everybody sees of it that is dear to find out, and the same until the table changes."""

from __future__ import annotations

from msgspec import Struct

from pessoi.kernel.record import commitment_to
from pessoi.server.names import calling
from pessoi.server.table import Table


class Plate(Struct, frozen=True):
    """What the seats are called, who belongs to the table, and what binds its seed."""

    #: The table it was made for, and the seed of the match there.
    table: Table
    seed: str | None
    called: list[str]
    people: frozenset[str]
    entropy_commitment: str
    commitment: str | None


def plate_of(table: Table, seed: str | None) -> Plate:
    """The plate of a table at which a match with this seed is played; without one the table says what it would be."""
    commitment = None if table.match_id is None else commitment_to(table.seed if seed is None else seed)
    return Plate(table, seed, calling(table), frozenset(table.people), table.entropy_commitment, commitment)
