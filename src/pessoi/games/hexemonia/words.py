"""What a choice is called in a position, and what it would bring. Rules, "Decision points"."""

from __future__ import annotations

from pessoi.games.hexemonia.abilities import NATURE_COUNTED
from pessoi.games.hexemonia.city import is_myth_active, neighbours_of_nature, owner_of, site_of, where
from pessoi.games.hexemonia.components import (
    ABILITIES,
    ABILITY,
    CITIZEN,
    COST_CITIZENS,
    COST_GOLD,
    COST_HOPLITES,
    FIRST_MYTH,
    HOPLITE_STRENGTH,
    MADE_CITIZENS,
    MADE_GOLD,
    MADE_HOPLITES,
    NATURE,
    NONE,
    SHIELD,
    TYPE,
)
from pessoi.games.hexemonia.grid import touches
from pessoi.games.hexemonia.state import City, Site, Table
from pessoi.games.hexemonia.verbs import (
    ACT,
    AT,
    ATTACK,
    COMMIT,
    COMMIT_ALL,
    DISBAND,
    DISCARD,
    GIVE,
    INVOKE,
    LAY,
    LAY_ALL,
    LAY_CUBE,
    LEVY,
    LIFT,
    LIFT_ALL,
    LOSE,
    PAY,
    PRODUCTION,
    PUT,
    RESOURCE,
    SACRIFICE,
    SACRIFICE_ALL,
    SETTLE,
    SMITE,
    STRATEGY,
    TAKE,
    TILE,
    USE,
)
from pessoi.games.hexemonia.verbs import NATURE as NATURE_NAME
from pessoi.games.hexemonia.verbs import TYPE as TYPE_NAME
from pessoi.games.hexemonia.war import defence_of
from pessoi.kernel.bits import bit
from pessoi.kernel.choice import SEAT, Choice, Decision
from pessoi.kernel.phrase import Name, Phrase, Word

# Verbs whose tile is their only argument, and those whose tile comes after a kind of cube
OF_TILE = (PAY, LEVY, DISBAND, GIVE, SACRIFICE, SACRIFICE_ALL)
OF_CUBE_AND_TILE = (LIFT, LIFT_ALL, LAY_CUBE, LAY_ALL, COMMIT, COMMIT_ALL)


def label(s: Table, city: City, decision: Decision, choice: Choice) -> Phrase:
    """The choice with the tiles it is about, and where they lie."""
    verb = choice.verb
    message = f"label-{verb.name}"
    if verb is TAKE:
        return Phrase(message, {"tile": Name(TILE, s.display[choice.a])})
    if verb is ACT and choice.a == STRATEGY:
        return Phrase("label-action-strategy")
    if verb in OF_TILE:
        return Phrase(message, {"tile": at(city, choice.a)})
    if verb in OF_CUBE_AND_TILE:
        return Phrase(message, {"cubes": moved(s, city, choice), "tile": at(city, choice.b)})
    if verb is INVOKE:
        return Phrase(message, {"myth": Name(TILE, FIRST_MYTH + choice.a), "tile": at(city, choice.b)})
    if verb is USE:
        return Phrase(message, {"tile": at(city, choice.a)})
    if verb is SMITE or verb is ATTACK:
        other = owner_of(s, choice.a)
        return Phrase(
            message,
            {
                "tile": at(other, choice.a),
                "seat": Name(SEAT, other.seat),
                "citizens": choice.b + 1,
                "defence": defence_of(other, site_of(other, choice.a)),
            },
        )
    if verb is LOSE:
        return cubes_phrase(message, decision.a - HOPLITE_STRENGTH * choice.a, choice.a, 0)
    return Phrase.of_choice(choice)


def moved(s: Table, city: City, choice: Choice) -> Word:
    """The cubes a choice moves: one, or all of a kind on a tile or in the air."""
    count = 1
    if choice.verb is LAY_ALL:
        count = s.in_the_air.count(choice.a)
    elif choice.verb is LIFT_ALL or choice.verb is COMMIT_ALL:
        count = site_of(city, choice.b).count(choice.a)
    return Phrase(f"amount-{RESOURCE.values[choice.a]}", {"count": count})


def at(city: City, tile: int) -> Word:
    """A tile with the place where it lies in a city, so that it can be told from others of its title."""
    return Phrase("label-at", {"tile": Name(TILE, tile), "at": Name(AT, where(city, tile))})


def outlook(s: Table, city: City, decision: Decision, choice: Choice) -> list[Phrase]:
    """What a tile is, what lies beside a space, what an action yields, which tile falls inactive."""
    verb = choice.verb
    if verb is TAKE:
        return facts(s.display[choice.a])
    if verb is DISCARD or verb is PUT:
        return facts(choice.a)
    if verb is LAY or verb is SETTLE:
        return neighbours_at(city, choice.b + 1 if verb is LAY else choice.a + 1)
    if verb is ACT and choice.a == PRODUCTION:
        cubes = expected_yield(city)
        return [cubes_phrase("outlook-yield", *cubes) if any(cubes) else Phrase("outlook-no-yield")]
    if verb is USE:
        return outlook_of_use(city, choice.a)
    if verb is ATTACK:
        return outlook_of_attack(owner_of(s, choice.a), choice.a)
    if verb is PAY or verb is GIVE:
        return falls_inactive(site_of(city, choice.a), decision.a, 1)
    if verb is SACRIFICE:
        return falls_inactive(site_of(city, choice.a), CITIZEN, 1)
    if verb is SACRIFICE_ALL:
        return falls_inactive(site_of(city, choice.a), CITIZEN, site_of(city, choice.a).citizens)
    if verb is LIFT or verb is COMMIT:
        return falls_inactive(site_of(city, choice.b), choice.a, 1)
    if verb is LIFT_ALL or verb is COMMIT_ALL:
        site = site_of(city, choice.b)
        return falls_inactive(site, choice.a, site.count(choice.a))
    if verb is LAY_CUBE or verb is LAY_ALL:
        count = 1 if verb is LAY_CUBE else s.in_the_air.count(choice.a)
        return becomes_active(site_of(city, choice.b), choice.a, count)
    return []


def amounts(citizens: int, hoplites: int, gold: int) -> list[Word]:
    """How many cubes of each kind, those that are not there left out."""
    counts = zip(RESOURCE.values, (citizens, hoplites, gold), strict=True)
    return [Phrase(f"amount-{resource}", {"count": count}) for resource, count in counts if count]


def joined(words: list[Word]) -> Word:
    """Several words as one: with commas, and an "and" before the last."""
    if len(words) == 1:
        return words[0]
    return Phrase("list" if len(words) > 2 else "list-end", {"first": words[0], "rest": joined(words[1:])})


def cubes_phrase(message: str, citizens: int, hoplites: int, gold: int) -> Phrase:
    """A message about some cubes, at least one."""
    return Phrase(message, {"cubes": joined(amounts(citizens, hoplites, gold))})


def facts(tile: int) -> list[Phrase]:
    """What is printed on a tile."""
    kind = Phrase("outlook-type", {"type": Name(TYPE_NAME, TYPE[tile]), "nature": Name(NATURE_NAME, NATURE[tile])})
    found = [kind]
    cost = COST_CITIZENS[tile], COST_HOPLITES[tile], COST_GOLD[tile]
    if any(cost):
        found.append(cubes_phrase("outlook-cost", *cost))
    elif tile < FIRST_MYTH:
        found.append(Phrase("outlook-free"))
    if MADE_CITIZENS[tile] or MADE_HOPLITES[tile] or MADE_GOLD[tile]:
        found.append(cubes_phrase("outlook-makes", MADE_CITIZENS[tile], MADE_HOPLITES[tile], MADE_GOLD[tile]))
    if SHIELD[tile]:
        found.append(Phrase("outlook-shield", {"shield": SHIELD[tile]}))
    if ABILITY[tile] != NONE:
        found.append(Phrase(f"ability-{ABILITIES[ABILITY[tile]]}"))
    return found


def neighbours_at(city: City, space: int) -> list[Phrase]:
    """The tiles a space touches."""
    beside: list[Word] = [at(city, site.tile) for site in city.sites if touches(space, bit(site.space))]
    return [Phrase("outlook-beside", {"tiles": joined(beside)})]


def expected_yield(city: City) -> tuple[int, int, int]:
    """All cubes Production would bring now."""
    producers = [int(site.tile) for site in city.sites if site.is_active]
    producers += [myth for place, myth in enumerate(city.myths) if is_myth_active(city, place)]
    made = (MADE_CITIZENS, MADE_HOPLITES, MADE_GOLD)
    citizens, hoplites, gold = (sum(table[tile] for tile in producers) for table in made)
    return citizens, hoplites, gold


def outlook_of_use(city: City, tile: int) -> list[Phrase]:
    """What an ability does, and for Temple and Harbour how much gold that is."""
    ability = ABILITY[tile]
    brings = [Phrase(f"ability-{ABILITIES[ability]}")]
    if NATURE_COUNTED[ability] != NONE:
        gold = neighbours_of_nature(city, site_of(city, tile), NATURE_COUNTED[ability])
        brings.append(Phrase("outlook-earns", {"gold": gold}) if gold else Phrase("outlook-reveals"))
    return brings


def outlook_of_attack(loser: City, tile: int) -> list[Phrase]:
    """What comes along with a captured tile: its gold and the myths whose markers lie on it."""
    brings: list[Phrase] = []
    site = site_of(loser, tile)
    if site.gold:
        brings.append(Phrase("outlook-booty", {"gold": site.gold}))
    for myth, host in zip(loser.myths, loser.hosts, strict=True):
        if host == tile:
            brings.append(Phrase("outlook-myth", {"myth": Name(TILE, myth)}))
    return brings


def falls_inactive(site: Site, resource: int, count: int) -> list[Phrase]:
    """A warning if a tile would lose its activity with these cubes."""
    return [Phrase("outlook-falls-inactive")] if site.is_active and not would_be_active(site, resource, -count) else []


def becomes_active(site: Site, resource: int, count: int) -> list[Phrase]:
    """A note if a tile would become active with these cubes."""
    return [Phrase("outlook-becomes-active")] if not site.is_active and would_be_active(site, resource, count) else []


def would_be_active(site: Site, resource: int, change: int) -> bool:
    """Whether a tile is active with some cubes more or less on it."""
    trial = site.copy()
    trial.add(resource, change)
    return trial.is_active
