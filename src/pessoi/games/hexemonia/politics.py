"""Step D: Philosopher, revolts, hand limit. Rules, "Step D"; rulings R7 to R9, R54 to R62."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.hexemonia.acropolis import could_be, reveal
from pessoi.games.hexemonia.city import excess, open_nature
from pessoi.games.hexemonia.components import HAND_LIMIT, NATURE, PATRON_NATURE, POLITICS
from pessoi.games.hexemonia.events import DISCARDED, PHILOSOPHER_CAME, REVOLTED, ROSE_FOR_HALF, ROSE_FOR_SMALLEST
from pessoi.games.hexemonia.state import City, Cubes, Site, Table
from pessoi.games.hexemonia.telling import tell_cubes
from pessoi.games.hexemonia.verbs import CONCEAL, DISCARD, ON_DISCARD, ON_REVEAL_POLITICS, REVEAL
from pessoi.kernel.choice import Choice, Steps, ask
from pessoi.kernel.journal import tell


def politics(s: Table, city: City) -> Steps:
    """Always in this order (R54): reveal, count, Philosopher, revolts, hand limit."""
    if could_be(s, city, POLITICS):
        choices: list[Choice] = [CONCEAL.of()]
        if PATRON_NATURE[city.acropolis] == POLITICS:
            choices.insert(0, REVEAL.of())
        choice = yield ask(city.seat, ON_REVEAL_POLITICS, choices, len(choices) - 1)
        if choice.verb is REVEAL:
            reveal(s, city)
    if takes_the_philosopher(s, city):
        s.philosopher = city.seat
        tell(s, PHILOSOPHER_CAME, city.seat, political_strength(city))
        if s.has_revolts:
            for other in s.cities:
                if other.seat != city.seat:
                    revolt(s, other)
    while len(city.hand) > HAND_LIMIT:
        tiles = [DISCARD.of(tile) for tile in city.hand]
        choice = yield ask(city.seat, ON_DISCARD, tiles, len(city.hand) - HAND_LIMIT)
        discard(s, city, choice.a)


def political_strength(city: City) -> i64:
    """Tiles and myths of politics nature, active or not, and the Acropolis if it is known to be so (R55)."""
    strength: i64 = 0
    for site in city.sites:
        if NATURE[site.tile] == POLITICS:
            strength += 1
    for myth in city.myths:
        if NATURE[myth] == POLITICS:
            strength += 1
    if open_nature(city) == POLITICS:
        strength += 1
    return strength


def takes_the_philosopher(s: Table, city: City) -> bool:
    """Whether the active player has more than every other and does not own the figure yet (R56)."""
    if s.philosopher == city.seat:
        return False
    strength = political_strength(city)
    for other in s.cities:  # noqa: SIM110 - a plain loop compiles to a few instructions
        if other.seat != city.seat and political_strength(other) >= strength:
            return False
    return True


def revolt(s: Table, city: City) -> None:
    """Every terrain tile loses part of its excess; inactive ones and the Acropolis have none (R57 to R60)."""
    for site in city.sites:
        lost = losses_in_revolt(site)
        if not lost.is_nothing:
            tell_the_reason(s, city, site)
            site.citizens -= lost.citizens
            site.hoplites -= lost.hoplites
            site.gold -= lost.gold
            tell_cubes(s, REVOLTED, city.seat, site.tile, site.space, lost)


def tell_the_reason(s: Table, city: City, site: Site) -> None:
    """Why a tile loses cubes: it has too much of one kind, or more of some kinds than of another."""
    over = excess(site)
    amounts = [amount for amount in (over.citizens, over.hoplites, over.gold) if amount > 0]
    event = ROSE_FOR_HALF if len(amounts) == 1 else ROSE_FOR_SMALLEST
    tell(s, event, city.seat, site.tile, site.space, min(amounts))


def losses_in_revolt(site: Site) -> Cubes:
    """One resource in excess: half of it, rounded up. Several: each is reduced to the smallest of them."""
    over = excess(site)
    kinds: i64 = 0
    least: i64 = over.citizens + over.hoplites + over.gold
    for amount in (over.citizens, over.hoplites, over.gold):
        if amount > 0:
            kinds += 1
            least = min(least, amount)
    if kinds == 1:
        least = least // 2
    return Cubes(max(over.citizens - least, 0), max(over.hoplites - least, 0), max(over.gold - least, 0))


def discard(s: Table, city: City, tile: int) -> None:
    """Put a surplus tile into the Underworld, face up."""
    city.hand.remove(tile)
    s.underworld.append(tile)
    tell(s, DISCARDED, city.seat, tile)
