"""Hidden Acropolises and their revelation. Rules, "Revealing the Acropolis"; rulings R7 to R9.

Who is asked whether to reveal must not tell the others anything. So everybody with a hidden Acropolis is asked wherever
it could matter by what the table shows; whoever has nothing to reveal can only decline.
"""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.hexemonia.components import PATRON_NATURE
from pessoi.games.hexemonia.events import REVEALED
from pessoi.games.hexemonia.state import City, Table
from pessoi.kernel.journal import tell
from pessoi.kernel.pile import show


def could_be(s: Table, city: City, nature: i64) -> bool:
    """Whether, as far as the others know, this hidden Acropolis may be of a nature: some hidden one in play is."""
    if city.is_revealed:
        return False
    for other in s.cities:  # noqa: SIM110 - a plain loop compiles to a few instructions
        if not other.is_revealed and PATRON_NATURE[other.acropolis] == nature:
            return True
    return False


def reveal(s: Table, city: City) -> None:
    """Turn the Acropolis up for the rest of the game."""
    city.is_revealed = True
    show(s)
    tell(s, REVEALED, city.seat, city.acropolis)
