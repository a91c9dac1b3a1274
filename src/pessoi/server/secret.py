"""The secret of a site: from the environment, from a file, or else drawn once and kept in the database.

Invitations are made from it, and the key that signs pushes. Whoever keeps it out of the database keeps a copy of that
from inviting anybody.
"""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct

from pessoi.kernel.errors import BadSetup
from pessoi.server.store import Store

VARIABLE = "PESSOI_SECRET"
FILE_VARIABLE = "PESSOI_SECRET_FILE"
SHORTEST = 16
#: What the database calls the one that it keeps.
KEPT = "site"
COOKIES = "cookie"


def secret_file() -> Path | None:
    """The file the secret is read from, if there is to be one."""
    name = os.environ.get(FILE_VARIABLE)
    return Path(name).expanduser() if name else None


def given_secret() -> bytes | None:
    """The secret that was given to this process; None if the database is to keep it."""
    words, source = os.environ.get(VARIABLE), VARIABLE
    file = secret_file()
    if not words and file is not None:
        source = str(file)
        try:
            words = file.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise BadSetup("secret-unreadable", file=file, reason=error) from error
    elif not words:
        return None
    if not words or len(words) < SHORTEST:
        raise BadSetup("secret-short", source=source, least=SHORTEST)
    return words.encode()


class Secrets(Struct, frozen=True):
    """What all processes of the site share and nobody else knows."""

    site: bytes
    #: What cookies were signed with before there were sessions; None where nobody can have such a cookie.
    cookies: bytes | None


async def secrets_of(store: Store) -> Secrets:
    """The secrets of the site that works on this database."""
    return Secrets(given_secret() or await store.secret(KEPT), await store.find_secret(COOKIES))
