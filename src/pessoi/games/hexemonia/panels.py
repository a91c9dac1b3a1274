"""The view arranged in panels, for a terminal or a page that does not know the game."""

from __future__ import annotations

from typing import Any

from pessoi.games.hexemonia.scoring import LINES
from pessoi.games.hexemonia.verbs import ACROPOLIS, KIND, NATURE, PATRON, STEP, TILE
from pessoi.games.hexemonia.words import facts
from pessoi.kernel.choice import SEAT, Domain
from pessoi.kernel.panel import Cell, Panel
from pessoi.kernel.phrase import Name, Phrase, Word

NOTHING: Cell = ["–"]


def panels(view: dict[str, Any]) -> list[Panel]:
    """Where the turn stands, what can be taken, the own hand, every city, the score."""
    shown = [turn_panel(view), display_panel(view)]
    for city in view["cities"]:
        if city["hand"]["tiles"] is not None:
            shown.append(hand_panel(city))
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


def cubes(counts: dict[str, int]) -> Phrase:
    """Citizens, hoplites and gold in short, as the header says them."""
    words: dict[str, Word] = {
        "citizens": counts["citizen"],
        "hoplites": counts["hoplite"],
        "gold": counts["gold"],
    }
    return Phrase("panel-cubes", words)


def tile_row(tile: str) -> list[Cell]:
    """A tile that can be laid one day, with what is printed on it."""
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
        [[text("underworld")], [len(view["underworld"])]],
    ]
    if view["step"] is not None:
        step: Cell = [name(STEP, view["step"])]
        if view["action"] is not None:
            step.append(name(KIND, view["action"]))
        rows.insert(2, [[text("step")], step])
    if stack["known"]:
        rows.append([[text("foreseen")], [name(TILE, tile) for tile in stack["known"]]])
    if any(view["in_the_air"].values()):
        rows.append([[text("in-the-air")], [text("cubes-header"), cubes(view["in_the_air"])]])
    if view["is_end_triggered"]:
        rows.append([[text("end-triggered")], [text("yes")]])
    return Panel(text("title-turn"), rows)


def display_panel(view: dict[str, Any]) -> Panel:
    """The four open tiles."""
    rows: list[list[Cell]] = []
    for slot, tile in enumerate(view["display"], 1):
        rows.append([[slot], *(tile_row(tile) if tile else [NOTHING])])
    return Panel(text("title-display"), rows, [text("slot"), text("tile"), text("printed")])


def hand_panel(city: dict[str, Any]) -> Panel:
    """The tiles in the own hand, and what the own Acropolis is worth."""
    rows = [tile_row(tile) for tile in city["hand"]["tiles"]]
    rows.append([[text("patron")], [name(PATRON, city["acropolis"]["city"])]])
    return Panel(text("title-hand"), rows, [text("tile"), text("printed")])


def city_panel(city: dict[str, Any]) -> Panel:
    """A city tile by tile: where, which, the cubes on it, whether it is active, its defence, its markers."""
    acropolis = city["acropolis"]
    middle: Cell = [text("hidden")]
    if acropolis["city"] is not None:
        middle = [name(ACROPOLIS, acropolis["city"]), name(NATURE, acropolis["nature"])]
        if not acropolis["is_revealed"]:
            middle.append(text("known-to-you"))
    rows: list[list[Cell]] = [[[0], middle, [cubes(acropolis["cubes"])], [], [], []]]
    for tile in sorted(city["tiles"], key=lambda row: int(row["space"])):
        markers: Cell = [name(TILE, myth) for myth in tile["markers"]]
        state = text("active" if tile["is_active"] else "inactive")
        row: list[Cell] = [[tile["space"]], [name(TILE, tile["tile"])], [cubes(tile["cubes"])]]
        rows.append([*row, [state], [tile["defence"]], markers])
    title = Phrase("panel-title-city", {"seat": Name(SEAT, city["seat"]), "hand": city["hand"]["count"]})
    header = [text("space"), text("tile"), text("cubes-header"), text("state"), text("defence"), text("markers")]
    return Panel(title, rows, header)


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
