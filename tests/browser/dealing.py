"""A server that deals by what its people add to the seed, and people who add the same in every run.

So a test that passes once passes always, or until the rules change. The server's own part of the seed stays as random
as it is, for it also tells tables apart; it is only not dealt by.
"""

from __future__ import annotations

import sys

from pessoi.cli import main
from pessoi.server.table import Table

COMMAND = (sys.executable, "-m", "tests.browser.dealing")

#: Makes the page's random bytes follow from a name. They are the letters of a nonce, nothing else asks for them.
STEADY_BYTES = """(name) => {
  crypto.getRandomValues = (bytes) => bytes.map((_, place) => name.charCodeAt(place % name.length));
}"""


def dealt_seed(table: Table) -> str:
    """The seed of a table at which somebody added to it; without that the server's part, for a lesson its own."""
    if table.deal is not None:
        return table.deal
    nonces = [seat.nonce for seat in table.seats]
    return "/".join(nonces if any(nonces) else [table.entropy, *nonces])


if __name__ == "__main__":
    Table.seed = property(dealt_seed)  # type: ignore[method-assign,assignment]
    main()
