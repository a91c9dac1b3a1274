"""Who has tried which challenge, in the store, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Select, select

from pessoi.server.store import steps
from pessoi.server.store.rows import MatchRow, TableRow, Try
from pessoi.server.store.schema import matches, people, tries

if TYPE_CHECKING:
    from pessoi.server.store.store import Store

ALL: Select[*tuple[Any, ...]] = (
    select(
        tries,
        people.c.name,
        matches.c.table_id,
        matches.c.ended,
        matches.c.result,
        matches.c.winners,
        matches.c.is_practice,
    )
    .join(people, people.c.id == tries.c.person_id)
    .join(matches, matches.c.id == tries.c.match_id)
    .order_by(tries.c.challenge, matches.c.ended, tries.c.person_id, tries.c.number)
)


class Tries:
    """What the store knows of it; every method is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def begin(self, table: TableRow, match: MatchRow, challenge: str, number: int | None) -> None:
        """A new table with a match that goes on already, as this try of its challenge; None as practice.

        Conflict if the person has this try already.
        """
        todo = [*steps.add_table(table), *steps.add_match(match)]
        if number is not None:
            todo += steps.add_try(challenge, table.people[0], number, match.id)
        await self._store._carry_out(todo)

    async def of_challenges(self, names: Sequence[str]) -> list[Try]:
        """All tries of these challenges."""
        return await self._tries(ALL.where(tries.c.challenge.in_(names)))

    async def of_person(self, person_id: str, beginning: str) -> list[Try]:
        """A person's tries of the challenges whose names begin like this."""
        return await self._tries(
            ALL.where(tries.c.person_id == person_id, tries.c.challenge.startswith(beginning, autoescape=True))
        )

    async def _tries(self, query: Select[*tuple[Any, ...]]) -> list[Try]:
        return [Try(**row._mapping) for row in await self._store._rows(query)]
