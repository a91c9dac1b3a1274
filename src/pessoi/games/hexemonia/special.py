"""Special: use abilities one after the other. Rules, "Special"; rulings R27, R31, and R32 for hidden Acropolises."""

from __future__ import annotations

from pessoi.games.hexemonia.abilities import NATURE_COUNTED, usable_abilities, use_ability
from pessoi.games.hexemonia.acropolis import could_be
from pessoi.games.hexemonia.city import neighbours_of_nature, where
from pessoi.games.hexemonia.components import ABILITY, NONE
from pessoi.games.hexemonia.events import USED
from pessoi.games.hexemonia.grid import MIDDLE, touches
from pessoi.games.hexemonia.state import City, Table
from pessoi.games.hexemonia.verbs import END_SPECIAL, ON_SPECIAL, ON_SPECIAL_ALWAYS, USE
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import Steps, ask
from pessoi.kernel.journal import tell


def special(s: Table, city: City) -> Steps:
    """Use as many abilities as you like, at least one, each tile once, each active at the moment of its use."""
    while True:
        choices = usable_abilities(s, city)
        task = 0
        if s.used:
            task = 1 if choices else 2
            choices.append(END_SPECIAL.of())
        prompt = ON_SPECIAL_ALWAYS if may_have_a_secret_use(s, city) else ON_SPECIAL
        choice = yield ask(city.seat, prompt, choices, task)
        if choice.verb is not USE:
            return
        s.used |= bit(choice.a)
        tell(s, USED, city.seat, choice.a, where(city, choice.a))
        yield from use_ability(s, city, choice.a)


def may_have_a_secret_use(s: Table, city: City) -> bool:
    """Whether others can't tell if a Temple or Harbour is usable, as only the hidden Acropolis may count for it."""
    if city.is_revealed:
        return False
    for site in city.sites:
        nature = NONE if ABILITY[site.tile] == NONE else NATURE_COUNTED[ABILITY[site.tile]]
        if (
            nature != NONE
            and touches(site.space, bit(MIDDLE))
            and site.is_active
            and not s.used >> site.tile & 1
            and could_be(s, city, nature)
            and neighbours_of_nature(city, site, nature) == 0
        ):
            return True
    return False
