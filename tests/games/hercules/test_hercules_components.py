"""The cards as data: the tables of the rules and the rulings R1 to R5 and R66 about components."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.hercules.tables import AtTable, Given, new_game

from pessoi.games.hercules.components import CARDS, DATA, STACKS
from pessoi.games.hercules.game import GAME
from pessoi.kernel.choice import Domain

NAMES = {
    "+1": "plus_one",
    "−1": "minus_one",
    "reroll": "reroll",
    "flip": "flip",
    "copy": "copy",
    "white die": "white_die",
    "2 VP": "vp2",
    "none": "none",
}
SIGNS = {"+": "plus", "−": "minus", "×": "times", "÷": "divide", "die": "die"}

#: Stack, own sign and cards in order: number on a black die, ability, from how many players on (1 = always).
DEMIGODS = {
    ("hestia", "+"): """+1 (1) · +1 (1) · reroll (1) · 2 VP (1) · 2 VP (1) · bonus − die (1) · +1 (3) · flip (3) ·
        2 VP (3) · reroll (4) · white die (4) · bonus ÷ × (4)""",
    ("pan", "×"): """copy (1) · flip (1) · reroll (1) · 2 VP (1) · bonus + ÷ (1) · +1 (3) · white die (3) · 2 VP (3) ·
        −1 (4) · bonus − die (4)""",
    ("aeolus", "÷"): "flip (1) · white die (1) · bonus × die (1) · −1 (3) · flip (4) · reroll (4)",
    ("hecate", "−"): "−1 (1) · white die (1) · bonus + ÷ (1) · copy (3) · −1 (4)",
    ("tyche", "die"): """[1] reroll (1) · [2] white die (1) · [3] −1 (1) · [2] 2 VP (1) · [1] +1 (3) · [3] reroll (3) ·
        [1] 2 VP (4) · [2] white die (4)""",
    ("morpheus", "die"): """[4] flip (1) · [5] +1 (1) · [6] reroll (1) · [5] copy (3) · [4] bonus − × (3) ·
        [6] copy (4) · [4] flip (4)""",
}

GODS = {
    "aphrodite": ("bonus − ×", 2),
    "apollo": ("white die", 1),
    "ares": ("reroll", 2),
    "artemis": ("−1", 3),
    "athena": ("flip", 2),
    "demeter": ("+1", 2),
    "dionysus": ("white die", 1),
    "hephaestus": ("flip", 2),
    "hera": ("bonus ÷ die", 2),
    "hermes": ("copy", 3),
    "poseidon": ("reroll", 2),
    "zeus": ("none", 5),
}

#: Points of the top and the second vase by number of spaces.
VASES = {3: (3, 2), 4: (5, 4), 5: (8, 6), 6: (12, 9), 7: (17, 13)}

#: Players: the six stacks, Pantheon cards, vases per stack.
SETUPS = {
    1: ([6, 5, 3, 3, 4, 3], 1, 1),
    2: ([6, 5, 3, 3, 4, 3], 1, 1),
    3: ([9, 8, 4, 4, 6, 5], 2, 2),
    4: ([12, 10, 6, 5, 8, 7], 3, 2),
}


def ability_and_symbols(words: str) -> tuple[str, list[str]]:
    if words.startswith("bonus"):
        return "bonus", [SIGNS[sign] for sign in words.split()[1:]]
    return NAMES[words], []


def row(table: str, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(card for card in DATA[table] if card["id"] == id)
    return found


@pytest.mark.parametrize(("stack", "sign"), DEMIGODS)
def test_every_demigod_has_the_values_of_the_table(stack: str, sign: str) -> None:
    """R1, R2 Every operation stack has its own sign, Aeolus that of division; Tyche and Morpheus have numbered dice."""
    cards = [" ".join(words.split()) for words in DEMIGODS[stack, sign].split("·")]
    assert len(cards) == sum(card["stack"] == stack for card in DATA["demigods"])
    for place, words in enumerate(cards, start=1):
        card = row("demigods", f"{stack}_{place:02}")
        text, players = words.removesuffix(")").rsplit(" (", 1)
        number = None
        if text.startswith("["):
            number, text = int(text[1]), text[4:]
        ability, bonus = ability_and_symbols(text)
        assert (card["stack"], card["ability"], card["min_players"]) == (stack, ability, int(players))
        assert card.get("die_number") == number
        assert card["symbols"] == [SIGNS[sign], *bonus]
        assert card["vp"] == (2 if ability == "vp2" else 0)


@pytest.mark.parametrize("name", GODS)
def test_every_god_has_the_values_of_the_table(name: str) -> None:
    """R4 Zeus has no symbols and no ability."""
    card = row("gods", f"god_{name}")
    ability, symbols = ability_and_symbols(GODS[name][0])
    assert (card["ability"], card["symbols"], card["vp"]) == (ability, symbols, GODS[name][1])
    assert card["min_players"] == 1
    assert card["place"] == ("column_12" if name == "zeus" else "columns_1_to_11")


def test_there_are_twelve_gods_ten_vases_three_pantheon_cards() -> None:
    assert len(DATA["gods"]) == len(GODS)
    assert len(DATA["vases"]) == 2 * len(VASES)
    assert [(card["id"], card["vp"], card["min_players"]) for card in DATA["pantheon"]] == [
        ("pantheon_1", 5, 1),
        ("pantheon_2", 5, 3),
        ("pantheon_3", 5, 4),
    ]


@pytest.mark.parametrize("spaces", VASES)
def test_every_vase_has_the_points_of_the_table(spaces: int) -> None:
    top, second = row("vases", f"vase_{spaces}a"), row("vases", f"vase_{spaces}b")
    assert (top["spaces"], second["spaces"]) == (spaces, spaces)
    assert (top["vp"], second["vp"]) == VASES[spaces]
    assert (top["min_players"], second["min_players"]) == (1, 3)


def test_twelve_markers_for_each_of_four_colours() -> None:
    """R1 What lies in the rows are marker cubes."""
    assert (DATA["markers"]["per_player"], DATA["markers"]["total"], DATA["markers"]["shape"]) == (12, 48, "cube")
    assert (DATA["dice"]["coloured_total"], DATA["dice"]["white_total"]) == (8, 1)
    assert len({colour["id"] for colour in DATA["colours"]}) == 4


def test_dividing_leads_to_aeolus() -> None:
    """R2 The sign of the Aeolus cards is division."""
    assert row("operations", "divide")["stack"] == "aeolus"
    assert row("demigod_stacks", "aeolus")["symbol"] == "divide"


def test_reference_cards_bring_nothing() -> None:
    """R3 Apprentice, Hades and Pegasus cards have no points, no symbols, no ability, and are no cards to take."""
    assert DATA["apprentices"]["card_effect"] == "none"
    assert (DATA["hades_card"]["vp"], DATA["hades_card"]["symbols"], DATA["hades_card"]["ability"]) == (0, [], "none")
    assert DATA["pegasus"]["vp"] == 0
    assert not [card for card in CARDS if card.startswith(("apprentice", "pegasus", "hades", "god_hades"))]


def test_zeus_pantheon_and_vases_have_no_symbols_and_no_use() -> None:
    """R4 Zeus, Pantheon and vase cards have no symbols and no usable ability."""
    cards = [row("gods", "god_zeus"), *DATA["pantheon"], *DATA["vases"]]
    assert all(card["symbols"] == [] and card.get("ability", "none") == "none" for card in cards)
    usable = GAME.verbs.verbs["use"].first
    assert isinstance(usable, Domain)
    assert not {card["id"] for card in cards} & set(usable.values)


def sizes(table: AtTable) -> tuple[list[int], int, list[int]]:
    return (
        [len(table.stack(name)) for name in STACKS],
        len(table.pile) - 1,
        [len(table.vases(spaces)) for spaces in range(3, 8)],
    )


@pytest.mark.parametrize("players", SETUPS)
def test_the_set_up_has_the_cards_of_the_table(players: int) -> None:
    """R5 A card takes part when enough players do; alone counts as one and so equals two."""
    stacks, pantheon, vases = SETUPS[players]
    assert sizes(new_game(players)) == (stacks, pantheon, [vases] * 5)


@pytest.mark.parametrize("players", SETUPS)
def test_the_set_up_agrees_with_the_tables_among_the_components(players: int) -> None:
    """R5 The cross-check tables, and R65 on the rows of markers."""
    (expected,) = [setup for setup in DATA["setup"] if setup["players"] == players]
    table = new_game(players)
    stacks, pantheon, vases = sizes(table)
    assert dict(zip(STACKS, stacks, strict=True)) == expected["demigods"]
    assert sum(stacks) == expected["demigods_total"]
    assert pantheon == expected["pantheon"]
    assert vases == [expected["vases_per_stack"]] * 5
    assert sum(vases) == expected["vases_total"]
    assert sum(table.above(column) is not None for column in range(1, 12)) == expected["gods_on_columns"]
    assert len(table.view["players"]) == expected["marker_rows"]
    assert stacks == [stack["size_by_players"][players - 1] for stack in DATA["demigod_stacks"]]


@pytest.mark.parametrize(
    ("white", "stack"), [(1, "hestia"), (2, "pan"), (3, "aeolus"), (4, "hecate"), (5, "tyche"), (6, "morpheus")]
)
def test_the_white_die_names_the_stack_that_hades_robs(white: int, stack: str) -> None:
    """R66 The order of the stacks is that of the component list, kept as data."""
    assert DATA["solo"]["white_die_stack"][white - 1] == stack
    assert row("demigod_stacks", stack)["solo_white_die"] == white
    table = Given(players=1, at=1, turns_taken=0).hades(coloured=1, white=white).match()
    (card,) = table.hero(1).cards
    assert card.startswith(stack)
