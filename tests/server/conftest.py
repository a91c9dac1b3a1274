"""What all tests of the server begin with: the same deals, a store that is never too slow, passwords that are quick."""

from __future__ import annotations

from hashlib import sha256
from itertools import count

import pytest
from argon2 import PasswordHasher
from tests.patience import PATIENCE

from pessoi.server import identity, table
from pessoi.server.store import connect, postgres_writer

#: To hash a password takes a fifth of a second on purpose; here it takes none.
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture(autouse=True)
def the_same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's part of a seed follows from the test: what passes once passes always, or until rules change."""
    numbers = count()
    monkeypatch.setattr(
        table, "draw_entropy", lambda: sha256(f"{request.node.nodeid}/{next(numbers)}".encode()).hexdigest()
    )


@pytest.fixture(autouse=True)
def patient_stores(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits for a database or another writer does so however slow that is, in stores opened after this."""
    monkeypatch.setattr(connect, "PATIENCE_SECONDS", PATIENCE)
    monkeypatch.setattr(connect, "BUSY_TIMEOUT", PATIENCE * 1000)
    monkeypatch.setattr(postgres_writer, "PATIENCE_SECONDS", PATIENCE)
    monkeypatch.setattr(postgres_writer, "LONGEST_LOCK", f"{PATIENCE}s")


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are kept the same way, with less work."""
    monkeypatch.setattr(identity, "HASHER", CHEAP)
    monkeypatch.setattr(identity, "NOBODYS_HASH", identity.nobodys_hash(CHEAP))
