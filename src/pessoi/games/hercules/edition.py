"""What can't be in edited components of Hercules: stacks and set-ups that do not add up, numbers no card can have."""

from __future__ import annotations

from typing import Any

from pessoi.kernel.editions import Doubt

#: Torches of a card: none, three or four.
MIN_PLAYERS = (1, 3, 4)


def doubts(data: dict[str, Any]) -> list[Doubt]:
    """Every value that contradicts another, or the rulebook."""
    found: list[Doubt] = []
    _doubt_cards(data, found)
    _doubt_stacks(data, found)
    _doubt_setups(data, found)
    order = data["solo"]["white_die_stack"]
    stacks = [str(stack["id"]) for stack in data["demigod_stacks"]]
    if sorted(order) != sorted(stacks):
        found.append(Doubt(["solo", "white_die_stack"], order, ", ".join(stacks)))
    for number, stack in enumerate(data["demigod_stacks"]):
        if stack["id"] in order and stack["solo_white_die"] != order.index(stack["id"]) + 1:
            face = order.index(stack["id"]) + 1
            found.append(Doubt(["demigod_stacks", number, "solo_white_die"], stack["solo_white_die"], str(face)))
    return found


def _doubt_cards(data: dict[str, Any], found: list[Doubt]) -> None:
    for table in ("demigods", "gods", "vases", "pantheon"):
        for number, card in enumerate(data[table]):
            if card["min_players"] not in MIN_PLAYERS:
                possible = ", ".join(str(players) for players in MIN_PLAYERS)
                found.append(Doubt([table, number, "min_players"], card["min_players"], possible))
    stacks = {stack["id"]: stack for stack in data["demigod_stacks"]}
    for number, card in enumerate(data["demigods"]):
        stack = stacks[card["stack"]]
        if not card["symbols"] or card["symbols"][0] != stack["symbol"]:
            found.append(Doubt(["demigods", number, "symbols"], card["symbols"], f'["{stack["symbol"]}", ...]'))
        numbers = stack.get("claim_numbers", [])
        if "die_number" in card and card["die_number"] not in numbers:
            possible = ", ".join(str(each) for each in numbers)
            found.append(Doubt(["demigods", number, "die_number"], card["die_number"], possible or "-"))
    spaces = range(data["limits"]["vase_min_spaces"], data["limits"]["vase_max_stack"] + 1)
    for number, vase in enumerate(data["vases"]):
        if vase["spaces"] not in spaces:
            possible = f"{spaces.start} - {spaces.stop - 1}"
            found.append(Doubt(["vases", number, "spaces"], vase["spaces"], possible))


def _doubt_stacks(data: dict[str, Any], found: list[Doubt]) -> None:
    for number, stack in enumerate(data["demigod_stacks"]):
        cards = [card for card in data["demigods"] if card["stack"] == stack["id"]]
        if len(cards) != stack["size"]:
            found.append(Doubt(["demigod_stacks", number, "size"], stack["size"], counted=len(cards)))
        for place, size in enumerate(stack["size_by_players"]):
            counted = sum(1 for card in cards if card["min_players"] <= place + 1)
            if size != counted:
                found.append(Doubt(["demigod_stacks", number, "size_by_players", place], size, counted=counted))


def _doubt_setups(data: dict[str, Any], found: list[Doubt]) -> None:
    for number, setup in enumerate(data["setup"]):
        players = setup["players"]
        for stack, size in setup["demigods"].items():
            cards = [card for card in data["demigods"] if card["stack"] == stack and card["min_players"] <= players]
            if size != len(cards):
                found.append(Doubt(["setup", number, "demigods", stack], size, counted=len(cards)))
        totals = {
            "demigods_total": sum(setup["demigods"].values()),
            "pantheon": sum(1 for card in data["pantheon"] if card["min_players"] <= players),
            "vases_total": sum(1 for card in data["vases"] if card["min_players"] <= players),
        }
        for field, counted in totals.items():
            if setup[field] != counted:
                found.append(Doubt(["setup", number, field], setup[field], counted=counted))
