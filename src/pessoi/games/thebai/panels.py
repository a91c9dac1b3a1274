"""The view arranged in panels, for a terminal or a page that does not know the game."""

from __future__ import annotations

from typing import Any

from pessoi.games.thebai.antigone.events import ACTION_CARD, CHALLENGE, DESTINY, GATE, HERALD, SOURCE, STACK
from pessoi.games.thebai.components import ESTATE_COLUMNS, ESTATE_ROWS, INVADER_MODIFIER, TRACKS
from pessoi.games.thebai.events import BLESSING, COLOUR, FATE, INVADER, SPOILS
from pessoi.games.thebai.geometry import COLUMNS
from pessoi.games.thebai.scoring import LINES
from pessoi.games.thebai.verbs import (
    ACTION,
    CADMEA_TILE,
    COMMANDER,
    CONTRACT,
    COUNCIL_SPACE,
    ESTATE_ROW,
    FACE,
    METIC,
    SLOT,
    STANDEE_PLACES,
    TRACK,
)
from pessoi.games.thebai.words import BACK, CONDITION, DEAL, KINDS
from pessoi.kernel.choice import SEAT, Domain
from pessoi.kernel.panel import Cell, Panel
from pessoi.kernel.phrase import Name, Phrase, Word

NOTHING: Cell = ["–"]


def panels(view: dict[str, Any]) -> list[Panel]:
    """The round, the boards, every family, and the score."""
    shown = [round_panel(view), city_panel(view), rows_panel(view), council_panel(view), tracks_panel(view)]
    shown.append(contracts_panel(view))
    antigone = view["antigone"]
    for family in view["families"]:
        if antigone is not None and family["seat"] == antigone["seat"]:
            shown.append(antigone_panel(antigone, family))
        else:
            shown += [estate_panel(family), family_panel(view, family)]
    shown.append(score_panel(view))
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


def optional(domain: Domain, value: str | None) -> Cell:
    """A value, or a dash where there is none."""
    return NOTHING if value is None else [name(domain, value)]


def several(words: list[Word]) -> Cell:
    """Some words, or a dash if there are none."""
    return words or NOTHING


def colour_of(view: dict[str, Any], number: int) -> Name:
    """The colour of a seat, which is shorter than its name."""
    return name(COLOUR, view["families"][number]["colour"])


def round_panel(view: dict[str, Any]) -> Panel:
    """Where the game stands, and the fate tiles as far as they are known."""
    rows: list[list[Cell]] = [
        [[text("round")], [Phrase("panel-round-of", {"round": view["round"], "rounds": view["rounds"]})]],
        [[text("order")], [seat(number) for number in view["order"]]],
    ]
    for fate in view["fate"]:
        if not fate["is_resolved"]:
            known = fate["tile"] is not None
            shown: Word = name(FATE, fate["tile"]) if known else name(BACK, fate["back"])
            rows.append([[Phrase("panel-fate-of-round", {"round": fate["round"]})], [shown]])
    return Panel(text("title-round"), rows)


def city_panel(view: dict[str, Any]) -> Panel:
    """The grid of tiles with the dice spaces between them."""
    spaces = {space["space"]: space_words(view, space) for space in view["spaces"]}
    rows: list[list[Cell]] = []
    last = len(view["rows"])
    for row in range(1, last + 1):
        line: list[Cell] = [[row]]
        below: list[Cell] = [[Phrase("panel-below-row", {"row": row})]]
        for column in range(1, COLUMNS + 1):
            line.append(cell_words(view, view["cells"][(row - 1) * COLUMNS + column - 1]))
            below.append(spaces[f"v{row}-{column}"] if row < last else [""])
            if column < COLUMNS:
                line.append(spaces[f"h{row}-{column}"])
                below.append([""])
        rows.append(line)
        if row < last:
            rows.append(below)
    header = [Phrase("panel-row")]
    for column in range(1, COLUMNS + 1):
        header.append(Phrase("panel-column", {"column": column}))
        if column < COLUMNS:
            header.append(Phrase("panel-between", {"first": column, "second": column + 1}))
    return Panel(text("title-city"), rows, header)


def cell_words(view: dict[str, Any], cell: dict[str, Any]) -> Cell:
    """The tile of a cell and who stands on it."""
    words: Cell = [] if cell["tile"] is None else [name(CADMEA_TILE, cell["tile"])]
    words += [Phrase("panel-archon", {"colour": colour_of(view, number)}) for number in cell["archons"]]
    hyperbius = next(row for row in view["commanders"] if row["commander"] == "hyperbius")
    if hyperbius["place"] == cell["cell"]:
        words.append(name(COMMANDER, "hyperbius"))
    return words or [""]


def space_words(view: dict[str, Any], space: dict[str, Any]) -> Cell:
    """What lies on a dice space."""
    if space["holds"] is None:
        return ["·"] if space["touches_tile"] else [""]
    if space["holds"] == "plaza":
        return [text("plaza")]
    if space["holds"] == "actor":
        return [name(COMMANDER, "actor")]
    values: dict[str, Word] = {"colour": colour_of(view, space["seat"]), "kind": name(KINDS, space["holds"])}
    return [Phrase("panel-die", {**values, "face": name(FACE, space["face"])})]


def rows_panel(view: dict[str, Any]) -> Panel:
    """The ends of the city's rows: battles, gates, Commanders, and everybody's power there."""
    battle = view["battle"]
    rows: list[list[Cell]] = []
    for row in view["rows"]:
        state: Cell = [text("fought")] if row["is_fought"] else [text("waits")]
        if row["invader"] is not None:
            state = [name(INVADER, row["invader"])]
        elif battle is not None and battle["row"] == row["row"]:
            least, most = min(INVADER_MODIFIER), max(INVADER_MODIFIER)
            state = [Phrase("panel-battle", {"least": battle["power"] + least, "most": battle["power"] + most})]
        gate: Cell = NOTHING if row["gate"] is None else [name(GATE, row["gate"]), name(SPOILS, row["gate"])]
        line: list[Cell] = [[row["row"]], state, gate, optional(COMMANDER, row["commander"])]
        rows.append(line + [[power] for power in row["powers"]])
    header = [text("row"), text("battle-state"), text("gate"), text("commander")]
    header += [Phrase("panel-power", {"colour": name(COLOUR, family["colour"])}) for family in view["families"]]
    return Panel(text("title-rows"), rows, header)


def council_panel(view: dict[str, Any]) -> Panel:
    """The council's spaces with their conditions, and the path before them."""
    rows: list[list[Cell]] = []
    for space in view["council"]:
        holds: Cell = NOTHING
        if space["seat"] is not None:
            holds = [colour_of(view, space["seat"])]
        elif space["holds"] is not None:
            holds = [text(space["holds"])]
        tiles: Cell = [Phrase("panel-tile-of", {"colour": colour_of(view, number)}) for number in space["tiles"]]
        line: list[Cell] = [[name(COUNCIL_SPACE, space["space"])], [name(CONDITION, space["space"])], holds + tiles]
        rows.append(line + [[points] for points in space["worth"]])
    rows.append([[text("path")], [""], several([colour_of(view, number) for number in view["path"]])])
    header = [text("space"), text("condition"), text("holds")]
    header += [Phrase("panel-worth", {"colour": name(COLOUR, family["colour"])}) for family in view["families"]]
    return Panel(text("title-council"), rows, header)


def tracks_panel(view: dict[str, Any]) -> Panel:
    """How far everybody is on the tracks; of equals the lower in the stack first."""
    rows: list[list[Cell]] = []
    for track in TRACKS:
        markers: Cell = [
            Phrase("panel-step", {"colour": colour_of(view, marker["seat"]), "step": marker["step"]})
            for marker in reversed(view["tracks"][track])
        ]
        rows.append([[name(TRACK, track)], markers])
    return Panel(text("title-tracks"), rows)


def contracts_panel(view: dict[str, Any]) -> Panel:
    """The display, what is left in the deck, and in the beginning the Starting Contracts."""
    rows: list[list[Cell]] = []
    for slot, contract in enumerate(view["display"]):
        rows.append([[Name(SLOT, slot)], *contract_cells(contract)])
    rows += [[[text("starting")], *contract_cells(contract)] for contract in view["starting_contracts"]]
    rows.append([[text("deck")], [view["deck"]], [""]])
    return Panel(text("title-contracts"), rows)


def contract_cells(contract: str | None) -> list[Cell]:
    """A contract, and what it costs and brings."""
    if contract is None:
        return [NOTHING, NOTHING]
    return [[name(CONTRACT, contract)], [name(DEAL, contract)]]


def estate_panel(family: dict[str, Any]) -> Panel:
    """The fifteen action spaces of an estate."""
    rows: list[list[Cell]] = []
    for number, row in enumerate(ESTATE_ROWS):
        line: list[Cell] = [[name(ESTATE_ROW, row)]]
        for action in family["estate"][number * ESTATE_COLUMNS : (number + 1) * ESTATE_COLUMNS]:
            line.append(action_words(action))
        rows.append(line)
    return Panel(Phrase("panel-title-estate", {"seat": seat(family["seat"])}), rows)


def action_words(action: dict[str, Any]) -> Cell:
    """What covers an action space, or the open action."""
    if action["tile"] is not None:
        return [Phrase("panel-covered", {"tile": name(CADMEA_TILE, action["tile"])})]
    here = name(ACTION, action["action"])
    if action["citizen"] is not None:
        return [Phrase("panel-used", {"action": here, "face": name(FACE, action["citizen"])})]
    if action["metic"] is not None:
        return [Phrase("panel-used-by-metic", {"action": here, "metic": name(METIC, action["metic"])})]
    return [here]


def family_panel(view: dict[str, Any], family: dict[str, Any]) -> Panel:
    """Everything else that belongs to a family."""
    tokens: Cell = [Phrase(f"tokens-{token}", {"count": count}) for token, count in family["tokens"].items()]
    rows: list[list[Cell]] = [
        [[text("tokens")], tokens],
        *dice_rows(family),
        [[text("citizens-to-come")], [family["citizens_to_come"]]],
        [[text("metics")], several([name(METIC, metic) for metic in family["metics"]])],
        [[text("blessings")], several([name(BLESSING, blessing) for blessing in family["blessings"]])],
        [[text("commanders")], several(commander_words(view, family["seat"]))],
        [[text("gates")], [family["gates"]]],
        [[text("fulfilled")], several([name(CONTRACT, contract) for contract in family["fulfilled"]])],
    ]
    rows += [[[text("hand")], words] for words in hand_words(family)]
    return Panel(Phrase("panel-title-family", {"seat": seat(family["seat"])}), rows)


def antigone_panel(antigone: dict[str, Any], her: dict[str, Any]) -> Panel:
    """Antigone's cards as far as they are seen, her stacks, and her supply."""
    named = Phrase("panel-named-herald", {"source": name(SOURCE, antigone["source"])})
    drawn = antigone["drawn_herald"]
    rows: list[list[Cell]] = [
        [[text("card-shown")], [name(ACTION_CARD, antigone["card"]), named]],
        [[text("cards-left")], [antigone["cards_left"]]],
        [[text("card-discards")], several([name(ACTION_CARD, card) for card in antigone["card_discards"]])],
        [[text("destiny")], [name(DESTINY, antigone["destiny"])]],
        [[text("challenges")], several([name(CHALLENGE, challenge) for challenge in antigone["challenges"]])],
        [[text("herald-row")], [name(HERALD, herald) for herald in antigone["herald_row"]]],
        [[text("herald-drawn")], optional(HERALD, drawn)],
    ]
    for stack in antigone["stacks"]:
        tile: Cell = NOTHING
        if stack["tile"] is not None:
            tile = [Phrase("panel-stack-tile", {"tile": name(CADMEA_TILE, stack["tile"]), "count": stack["count"]})]
        rows.append([[Phrase("panel-stack", {"stack": name(STACK, stack["stack"])})], tile])
    rows += dice_rows(her)
    rows += [
        [[text("gates")], [her["gates"]]],
        [[text("fulfilled")], several([name(CONTRACT, contract) for contract in her["fulfilled"]])],
        [[text("driven-out")], several([name(COMMANDER, commander) for commander in antigone["commander_box"]])],
    ]
    return Panel(text("title-antigone"), rows)


def dice_rows(family: dict[str, Any]) -> list[list[Cell]]:
    """The dice of a family's supply."""
    return [
        [[text("citizens")], several([name(FACE, face) for face in family["citizens"]])],
        [[text("hoplites")], several([name(FACE, face) for face in family["hoplites"]])],
    ]


def commander_words(view: dict[str, Any], owner: int) -> Cell:
    """A family's Commanders and where they stand."""
    words: Cell = []
    for place, row in zip(STANDEE_PLACES, view["commanders"], strict=True):
        if row["seat"] == owner:
            words.append(name(COMMANDER, row["commander"]))
            if row["place"] is not None:
                words.append(Phrase("panel-at", {"place": name(place, row["place"])}))
    return words


def hand_words(family: dict[str, Any]) -> list[Cell]:
    """The contracts of an own hand with their deals, each for a row of its own, or how many another hand holds."""
    if family["hand"] is None:
        return [[Phrase("panel-hidden-cards", {"count": family["hand_size"]})]]
    cards: list[Cell] = []
    for contract in family["hand"]:
        cards.append([Phrase("panel-card", {"contract": name(CONTRACT, contract), "deal": name(DEAL, contract)})])
    return cards or [NOTHING]


def score_panel(view: dict[str, Any]) -> Panel:
    """Points as if the game ended now."""
    families = view["families"]
    colours: list[Cell] = [[name(COLOUR, family["colour"])] for family in families]
    rows: list[list[Cell]] = [[[text("colour")], *colours]]
    for line in LINES:
        rows.append([[Phrase(f"score-{line}")], *([family["points"][line]] for family in families)])
    rows.append([[text("total")], *([family["total"]] for family in families)])
    header = [text("score"), *(Phrase("panel-player", {"seat": seat(family["seat"])}) for family in families)]
    return Panel(text("title-score"), rows, header)
