"""The view arranged in panels, for a terminal or a page that does not know the game."""

from __future__ import annotations

from typing import Any

from pessoi.games.hexemonia.scoring import LINES
from pessoi.games.hexemonia.verbs import ACROPOLIS, KIND, NATURE, PATRON, SPACE, STEP, TILE
from pessoi.games.hexemonia.words import amounts, facts
from pessoi.kernel.choice import SEAT, Domain
from pessoi.kernel.panel import Cell, Panel
from pessoi.kernel.phrase import Name, Phrase, Word

NOTHING: Cell = ["–"]


def panels(view: dict[str, Any]) -> list[Panel]:
    """Where the turn stands, what can be taken, the own hand, every city, the score."""
    hands = sum(city["hand"]["tiles"] is not None for city in view["cities"])
    shown = [turn_panel(view), display_panel(view)]
    for city in view["cities"]:
        if city["hand"]["tiles"] is not None:
            shown.append(hand_panel(city, is_only=hands == 1))
    shown += [city_panel(city) for city in view["cities"]]
    shown.append(score_panel(view))
    return shown


def name(domain: Domain, value: str) -> Name:
    """A value by its name in the view."""
    return Name(domain, domain.indices[value])


def text(message: str) -> Phrase:
    """A word of the panels themselves."""
    return Phrase(f"panel-{message}")


def seat_name(number: int | None) -> Word:
    """A player's name, or a dash for nobody."""
    return "–" if number is None else Name(SEAT, number)


def cubes(counts: dict[str, int]) -> Cell:
    """Citizens, hoplites and gold as far as there are any."""
    return amounts(counts["citizen"], counts["hoplite"], counts["gold"]) or NOTHING


def tile_row(tile: str) -> list[Cell]:
    """A tile with what is printed on it: type, nature, cost, production, shield, ability."""
    return [[name(TILE, tile)], [*facts(TILE.indices[tile])]]


def turn_panel(view: dict[str, Any]) -> Panel:
    """Whose turn it is and how far it has come, the stack, the Philosopher, cubes on no tile."""
    stack = view["stack"]
    rows: list[list[Cell]] = [
        [[text("round")], [view["round"]]],
        [[text("turn")], [seat_name(view["active"])]],
        [[text("last")], [seat_name(view["last_seat"])]],
        [[text("philosopher")], [seat_name(view["philosopher"])]],
        [[text("stack")], [stack["left"]]],
        [[text("underworld")], [name(TILE, tile) for tile in view["underworld"]] or NOTHING],
    ]
    if view["step"] is not None:
        step: Cell = [name(STEP, view["step"])]
        if view["action"] is not None:
            step.append(name(KIND, view["action"]))
        rows.insert(2, [[text("step")], step])
    if stack["known"]:
        rows.append([[text("foreseen")], [name(TILE, tile) for tile in stack["known"]]])
    if any(view["in_the_air"].values()):
        rows.append([[text("in-the-air")], cubes(view["in_the_air"])])
    if view["is_end_triggered"]:
        rows.append([[text("end-triggered")], [text("yes")]])
    return Panel(text("title-turn"), rows)


def display_panel(view: dict[str, Any]) -> Panel:
    """The four open tiles."""
    rows: list[list[Cell]] = []
    for slot, tile in enumerate(view["display"], 1):
        rows.append([[slot], *(tile_row(tile) if tile else [NOTHING])])
    return Panel(text("title-display"), rows, [text("slot"), text("tile"), text("printed")])


def hand_panel(city: dict[str, Any], is_only: bool) -> Panel:
    """The tiles in the own hand, or in one of those that are open to who looks back."""
    rows = [tile_row(tile) for tile in city["hand"]["tiles"]]
    title = text("title-hand") if is_only else Phrase("panel-title-hand-of", {"seat": Name(SEAT, city["seat"])})
    return Panel(title, rows, [text("tile"), text("printed")])


def city_panel(city: dict[str, Any]) -> Panel:
    """A city tile by tile: where, which, what is printed on it, the cubes on it and what follows from them."""
    rows: list[list[Cell]] = [acropolis_row(city["acropolis"])]
    for tile in sorted(city["tiles"], key=lambda row: int(row["space"])):
        state = text("active" if tile["is_active"] else "inactive")
        row: list[Cell] = [[name(SPACE, str(tile["space"]))], *tile_row(tile["tile"]), cubes(tile["cubes"]), [state]]
        markers: Cell = [name(TILE, myth) for myth in tile["markers"]]
        rows.append([*row, cubes(tile["excess"]), [tile["defence"]], markers or NOTHING])
    title = Phrase("panel-title-city", {"seat": Name(SEAT, city["seat"]), "hand": city["hand"]["count"]})
    columns = ("space", "tile", "printed", "cubes", "state", "excess", "defence", "markers")
    return Panel(title, rows, [text(column) for column in columns])


def acropolis_row(acropolis: dict[str, Any]) -> list[Cell]:
    """The middle of a city: which Acropolis, its nature and bonus if the reader knows them, and its cubes."""
    middle: list[Cell] = [[text("middle")], [text("acropolis")]]
    on_it = cubes(acropolis["cubes"])
    if acropolis["city"] is None:
        return [*middle, [text("hidden")], on_it]
    printed: Cell = [name(NATURE, acropolis["nature"]), name(PATRON, acropolis["city"])]
    if not acropolis["is_revealed"]:
        printed.append(text("known-to-you"))
    middle[1].append(name(ACROPOLIS, acropolis["city"]))
    return [*middle, printed, on_it]


def score_panel(view: dict[str, Any]) -> Panel:
    """The score pad as far as the reader knows it, and the political strength."""
    cities = view["cities"]
    header = [text("score"), *(Phrase("panel-player", {"seat": Name(SEAT, city["seat"])}) for city in cities)]
    lines = [line for line in LINES if line != "philosopher" or not view["has_revolts"]]
    rows: list[list[Cell]] = []
    for line in lines:
        rows.append([[Phrase(f"score-{line}")], *([city["points"][line]] for city in cities)])
    rows.append([[text("total")], *([city["total"]] for city in cities)])
    rows.append([[text("political-strength")], *([city["political_strength"]] for city in cities)])
    if view["is_over"]:
        rows.append([[text("place")], *([city["place"]] for city in cities)])
    if view["tie_break"]:
        rows.append([[text("tie-break")], [Phrase(f"tie-break-{view['tie_break']}")]])
    return Panel(text("title-score"), rows, header)
