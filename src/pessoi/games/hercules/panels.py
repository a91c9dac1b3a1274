"""The view arranged in panels, for a terminal or a page that does not know the game."""

from __future__ import annotations

from typing import Any

from pessoi.games.hercules.scoring import LINES
from pessoi.games.hercules.verbs import CARD, CASE, PLAIN_GOD, STACK, STATUS
from pessoi.kernel.choice import SEAT, Domain
from pessoi.kernel.panel import Cell, Panel
from pessoi.kernel.phrase import Name, Phrase

NOTHING: Cell = ["–"]


def panels(view: dict[str, Any]) -> list[Panel]:
    """The round, the board, the stacks, and what each player has."""
    shown = [round_panel(view), board_panel(view), stacks_panel(view)]
    shown += [cards_panel(view, player) for player in view["players"]]
    shown += [symbols_panel(view), score_panel(view)]
    return shown


def name(domain: Domain, value: str) -> Name:
    """A value by its name in the view."""
    return Name(domain, domain.indices[value])


def text(message: str) -> Phrase:
    """A word of the panels themselves."""
    return Phrase(f"panel-{message}")


def seat(number: int) -> Name:
    """A player's name."""
    return Name(SEAT, number)


def card_name(view: dict[str, Any], card: str) -> Name:
    """A card; in the simplified variant a god is named with its points alone (R62)."""
    return name(PLAIN_GOD if view["is_simplified"] and card in PLAIN_GOD.indices else CARD, card)


def optional(view: dict[str, Any], card: str | None) -> Cell:
    """A card, or a dash where none lies."""
    return NOTHING if card is None else [card_name(view, card)]


def round_panel(view: dict[str, Any]) -> Panel:
    """Where the round stands, and what Hades is up to."""
    white = view["white_die"]
    rows: list[list[Cell]] = [
        [[text("round")], [view["round"]]],
        [[text("order")], [seat(row) for row in view["order"]]],
        [[text("pegasus")], [seat(view["pegasus"])]],
        [[text("white-die")], [text("on-board")] if white["holder"] is None else [seat(white["holder"])]],
    ]
    if white["face"] is not None:
        rows[-1][1].append(white["face"])
    if view["is_final_round"]:
        rows.append([[text("final-round")], [text("yes")]])
    if view["hades"] is not None:
        hades = view["hades"]
        steal = Phrase("panel-steal", {"stack": name(STACK, hades["stack"])})
        column = Phrase("panel-column", {"column": hades["column"]})
        rows.append([[text("hades-plans")], [steal, column, name(CASE, hades["case"])]])
    return Panel(text("title-round"), rows)


def board_panel(view: dict[str, Any]) -> Panel:
    """A column a row: the card above it, and every player's marker and apprentice."""
    players = view["players"]
    header = [
        text("column-number"),
        text("above"),
        *(Phrase("panel-player", {"seat": seat(p["seat"])}) for p in players),
    ]
    pile = view["pile"]
    last: Cell = [*optional(view, pile["top"]), Phrase("panel-left", {"left": pile["left"]})]
    above_columns: list[Cell] = [[], *(optional(view, god) for god in view["columns"]), last]
    rows: list[list[Cell]] = []
    for column, above in enumerate(above_columns):
        row: list[Cell] = [[column or text("start")], above]
        for player in players:
            marks: Cell = []
            if column in player["open"]:
                marks.append(text("marker"))
            if player["column"] == column:
                marks.append(text("apprentice"))
            row.append(marks)
        rows.append(row)
    return Panel(text("title-board"), rows, header)


def stacks_panel(view: dict[str, Any]) -> Panel:
    """The demigods and vases still to be had."""
    rows: list[list[Cell]] = []
    for stack in view["stacks"]:
        rows.append([[name(STACK, stack["stack"])], optional(view, stack["top"]), [stack["left"]]])
    for vase in view["vases"]:
        spaces = Phrase("panel-vase", {"spaces": vase["spaces"]})
        cards: Cell = [name(CARD, card) for card in vase["cards"][:1]]
        cards += [Phrase("panel-below", {"card": name(CARD, card)}) for card in vase["cards"][1:]]
        rows.append([[spaces], cards or NOTHING, [len(vase["cards"])]])
    return Panel(text("title-stacks"), rows, [text("stack"), text("top"), text("left-header")])


def cards_panel(view: dict[str, Any], player: dict[str, Any]) -> Panel:
    """A player's dice, markers, cards and symbols."""
    dice: Cell = [face if face is not None else "–" for face in player["dice"]]
    rows: list[list[Cell]] = [
        [[text("dice")], dice],
        [[text("supply")], [player["supply"]]],
    ]
    for held in player["cards"]:
        rows.append([[card_name(view, held["card"])], [name(STATUS, held["status"])]])
    for prize in player["prizes"]:
        rows.append([[name(CARD, prize)], [text("prize")]])
    return Panel(Phrase("panel-title-player", {"seat": seat(player["seat"])}), rows)


def symbols_panel(view: dict[str, Any]) -> Panel:
    """Who has how many of each symbol, for majorities and sets."""
    players = view["players"]
    header = [text("player-header"), *(Phrase(f"symbol-{symbol}") for symbol in players[0]["symbols"])]
    rows: list[list[Cell]] = [
        [[seat(player["seat"])], *([count] for count in player["symbols"].values())] for player in players
    ]
    return Panel(text("title-symbols"), rows, header)


def score_panel(view: dict[str, Any]) -> Panel:
    """The score pad as it stands."""
    players = view["players"]
    header = [text("score"), *(Phrase("panel-player", {"seat": seat(p["seat"])}) for p in players)]
    lines = [line for line in LINES if line != "handicap" or view["is_solo"]]
    rows: list[list[Cell]] = [
        [[Phrase(f"score-{line}")], *([player["points"][line]] for player in players)] for line in lines
    ]
    rows.append([[text("total")], *([player["total"]] for player in players)])
    if view["is_over"]:
        rows.append([[text("place")], *([player["place"]] for player in players)])
    if view["tie_break"]:
        rows.append([[text("tie-break")], [Phrase(f"tie-break-{view['tie_break']}")]])
    return Panel(text("title-score"), rows, header)
