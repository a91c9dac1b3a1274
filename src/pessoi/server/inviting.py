"""Private tables: who may be there, the word that invites others, and how it is withdrawn.

The word is made from a secret of the site, so whoever belongs to the table can be shown it again; kept is its hash. It
lets persons in, who then stay until the host withdraws it. Who holds a seat stays whatever becomes of the word.
"""

from __future__ import annotations

import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from hashlib import sha256

from pessoi.server.challenges import is_told
from pessoi.server.errors import NotFound, NotYours, Private, Refused
from pessoi.server.table import Table

#: The person whose tables imported matches stand at; nobody can come in as this one. The number of such a table is made
#: from the record, so whoever knows it has the record.
IMPORTER = "import"
#: Random bits of a word are six times as many; most people who come by one word.
WORD_LETTERS = 16
MOST_INVITED = 200


class Invitations:
    """The words that invite to tables, as this site makes them."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def word_of(self, table: Table) -> str | None:
        """The word that leads to a table; None if it was withdrawn, or made with another secret."""
        word = self._word(table)
        return word if hmac.compare_digest(kept(word), table.invitation) else None

    def renew(self, table: Table) -> None:
        """Have a word that leads to the table, and none of those before does."""
        table.invitation = kept(self._word(table))

    def _word(self, table: Table) -> str:
        made = hmac.digest(self._key, f"{table.id} {table.invitations}".encode(), "sha256")
        return urlsafe_b64encode(made).decode()[:WORD_LETTERS]


def kept(word: str) -> str:
    """What is kept of a word."""
    return sha256(word.encode()).hexdigest()


def is_admitted(table: Table, person: str | None) -> bool:
    """Whether somebody may see what goes on at a table."""
    if table.is_public or table.host == IMPORTER or is_told(table, time.time()):
        return True
    return person is not None and (person in table.invited or person in table.people)


def check_admitted(table: Table, person: str | None) -> None:
    """Refuse those who were not invited."""
    if not is_admitted(table, person):
        raise Private("private-table")


def admit(table: Table, word: str, person: str) -> None:
    """Let somebody in who has come by this word, for as long as the host does not withdraw it."""
    if table.invitation != kept(word):
        raise NotFound("no-invitation")
    if is_admitted(table, person):
        return
    if len(table.invited) >= MOST_INVITED:
        raise Refused("too-many-invited")
    table.invited.append(person)


def withdraw(table: Table, person: str, words: Invitations | None) -> None:
    """The host lets the word lead nowhere and those who only watch see no more; with another word, if there are any."""
    if person != table.host:
        raise NotYours("only-host-invites")
    if table.is_public:
        raise Refused("open-to-all")
    table.invitations += 1
    table.invited = [known for known in table.invited if known in table.people]
    table.invitation = secrets.token_hex(32)
    if words is not None:
        words.renew(table)
