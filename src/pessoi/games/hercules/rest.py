"""Resting: markers come back, a god is turned to its front. Rules, "Rest"; rulings R50 to R53."""

from __future__ import annotations

from pessoi.games.hercules.components import FIRST_GOD, REST_MARKERS
from pessoi.games.hercules.state import Hero, Table
from pessoi.games.hercules.verbs import (
    DONE,
    ON_RECOVER,
    ON_REFRESH,
    RECOVER,
    RECOVERED,
    REFRESH,
    REFRESHED,
    RESTED,
)
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Choice, Steps, ask
from pessoi.kernel.journal import tell


def rest(s: Table, hero: Hero) -> Steps:
    """Take back up to three markers, then turn up to one god."""
    tell(s, RESTED, hero.seat)
    left = REST_MARKERS
    while left:
        marked: list[Choice] = [RECOVER.of(card) for card in hero.cards if card < FIRST_GOD and hero.has_used(card)]
        if not marked:
            break
        possible = min(left, len(marked))
        marked.append(DONE.of())
        choice = yield ask(hero.seat, ON_RECOVER, marked, possible)
        if choice.verb is DONE:
            break
        hero.used &= ~bit(choice.a)
        hero.supply += 1
        left -= 1
        tell(s, RECOVERED, hero.seat, choice.a)
    turned: list[Choice] = [
        REFRESH.of(card - FIRST_GOD) for card in hero.cards if card >= FIRST_GOD and hero.has_used(card)
    ]
    if turned:
        turned.append(DONE.of())
        choice = yield ask(hero.seat, ON_REFRESH, turned)
        if choice.verb is REFRESH:
            card = FIRST_GOD + choice.a
            hero.used &= ~bit(card)
            tell(s, REFRESHED, hero.seat, card)
