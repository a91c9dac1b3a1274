"""A server that deals by what its people add to the seed, and people who add the same in every run.

So a test that passes once passes always, or until the rules change. The server's own part of the seed stays as random
as it is, for it also tells tables apart; it is only not dealt by, unless somebody wants to be dealt to honestly.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from pessoi.cli import main
from pessoi.server.table import Table

COMMAND = (sys.executable, "-m", "tests.browser.dealing")

#: Makes the page's random bytes follow from a name. They are the letters of a nonce, nothing else asks for them.
STEADY_BYTES = """(name) => {
  crypto.getRandomValues = (bytes) => bytes.map((_, place) => name.charCodeAt(place % name.length));
}"""


#: How the nonce of somebody begins who wants cards and dice to follow from the server's part as well, as it says.
HONEST = "honest"
true_seed: Callable[[Table], str] = vars(Table)["seed"].fget


def dealt_seed(table: Table) -> str:
    """The seed of a table at which somebody added to it; without that the server's part, for a lesson its own."""
    nonces = [seat.nonce for seat in table.seats]
    if table.deal is not None or not any(nonces) or any(nonce.startswith(HONEST) for nonce in nonces):
        return true_seed(table)
    return "/".join(nonces)


if __name__ == "__main__":
    Table.seed = property(dealt_seed)  # type: ignore[method-assign,assignment]
    main()
