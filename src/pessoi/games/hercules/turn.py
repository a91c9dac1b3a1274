"""A round and a turn. Rules, "A round" and "A turn"; rulings R9 to R16."""

from __future__ import annotations

from pessoi.games.hercules.abilities import usable_abilities, use_ability
from pessoi.games.hercules.labour import master, possible_labours
from pessoi.games.hercules.rest import rest
from pessoi.games.hercules.scoring import score
from pessoi.games.hercules.solo import HADES, hades_turn
from pessoi.games.hercules.state import Hero, Table
from pessoi.games.hercules.verbs import (
    GAVE_UP,
    GIVE_UP,
    HADES_ROLLED,
    MASTER,
    ON_TURN,
    PEGASUS_PASSED,
    REST,
    ROLLED,
    ROUND_BEGAN,
    ROUND_LIMIT_REACHED,
    SCORED,
    USE,
    WHITE_DIE_RETURNED,
)
from pessoi.kernel.choice import Steps, ask
from pessoi.kernel.journal import tell
from pessoi.kernel.pile import roll


def turn(s: Table) -> Steps:
    """One player's turn, with the roll of all before the first and the end of the round after the last."""
    if s.turns_taken == 0:
        consult_the_oracle(s)
    hero = s.heroes[s.active]
    if s.is_solo and hero.seat == HADES:
        hades_turn(s, hero)
    else:
        yield from perform_an_action(s, hero)
        return_white_die(s, hero)
    s.has_acted = False
    s.turns_taken += 1
    if s.turns_taken == len(s.heroes):
        end_the_round(s)


def consult_the_oracle(s: Table) -> None:
    """Phase 1: everybody rolls, in the order of the round (R10); Hades his coloured die and the white one (R67)."""
    tell(s, ROUND_BEGAN, s.round, s.pegasus)
    rows = len(s.heroes)
    for place in range(rows):
        hero = s.heroes[(s.pegasus + place) % rows]
        hero.d1 = roll(s)
        if s.is_solo and hero.seat == HADES:
            s.white_die = roll(s)
            tell(s, HADES_ROLLED, hero.d1, s.white_die)
        else:
            hero.d2 = roll(s)
            tell(s, ROLLED, hero.seat, hero.d1, hero.d2)


def perform_an_action(s: Table, hero: Hero) -> Steps:
    """Phase 2: master a labour or rest.

    Whoever has used an ability can't rest any more (R13), and can't stop while a labour is possible (R14).
    """
    has_used = False
    while True:
        choices = usable_abilities(s, hero)
        uses = len(choices)
        possible_labours(s, hero, choices)
        menu = int(uses > 0) + 2 * int(len(choices) > uses) + 4 * int(has_used)
        if not has_used:
            choices.append(REST.of())
        elif len(choices) == uses:
            choices.append(GIVE_UP.of())
        choice = yield ask(hero.seat, ON_TURN, choices, menu)
        if choice.verb is not USE:
            break
        has_used = True
        use_ability(s, hero, choice.a, choice.b)
    s.has_acted = True
    if choice.verb is MASTER:
        yield from master(s, hero, choice.a, choice.b)
    elif choice.verb is REST:
        yield from rest(s, hero)
    else:
        tell(s, GAVE_UP, hero.seat)


def return_white_die(s: Table, hero: Hero) -> None:
    """The white die goes back to the board, in solo mode to Hades (R75), with the face it shows."""
    if hero.has_white_die:
        hero.has_white_die = False
        tell(s, WHITE_DIE_RETURNED, hero.seat)


def end_the_round(s: Table) -> None:
    """Phase 3, or the scoring after the final round (R54) or the last one allowed (R84)."""
    if s.is_final_round or s.round >= s.round_limit:
        if not s.is_final_round:
            tell(s, ROUND_LIMIT_REACHED, s.round)
        s.is_over = True
        if s.journal is not None:
            sheet = score(s)
            for hero in s.heroes:
                tell(s, SCORED, hero.seat, sheet.totals[hero.seat], sheet.places[hero.seat])
        return
    s.round += 1
    s.turns_taken = 0
    s.pegasus = (s.pegasus + 1) % len(s.heroes)
    tell(s, PEGASUS_PASSED, s.pegasus)
