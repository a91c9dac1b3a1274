"""What can be seen of Antigone's cards and tiles, and what nobody knows. Rules, "What a player must be able to see"."""

from __future__ import annotations

from typing import Any

from pessoi.games.thebai.antigone.events import STACK
from pessoi.games.thebai.antigone.rebellion import ANTIGONE, Rebellion
from pessoi.games.thebai.components import (
    ACTION_CARDS,
    BASIC_CARDS,
    CARD_SOURCE,
    CHALLENGES,
    COMMANDERS,
    CONTRACTS,
    DESTINIES,
    DESTINY_FOCUS,
    DISRUPTIONS,
    HERALDS,
    NEUTRAL,
    SOURCES,
    TILE_COLOUR,
    TILES,
    TRACKS,
)
from pessoi.games.thebai.state import NONE
from pessoi.kernel.dice import Dice


def view_rebellion(rebellion: Rebellion) -> dict[str, Any]:
    """Her face-up cards, the tops of her stacks, sizes of what is covered, and all discards."""
    top = rebellion.actions[-1]
    return {
        "seat": ANTIGONE,
        "card": ACTION_CARDS[top],
        "source": SOURCES[CARD_SOURCE[top]],
        "cards_left": len(rebellion.actions),
        "card_discards": [ACTION_CARDS[card] for card in rebellion.action_discards],
        "destiny": DESTINIES[rebellion.destiny],
        "focus": TRACKS[DESTINY_FOCUS[rebellion.destiny]],
        "challenges": [name for number, name in enumerate(CHALLENGES) if rebellion.challenges >> number & 1],
        "herald_row": [HERALDS[herald] for herald in rebellion.herald_row],
        "drawn_herald": None if rebellion.drawn_herald == NONE else HERALDS[rebellion.drawn_herald],
        "stacks": [
            {"stack": name, "tile": TILES[stack[-1]] if stack else None, "count": len(stack)}
            for name, stack in zip(STACK.values, rebellion.stacks, strict=True)
        ],
        "disruptions": len(rebellion.disruptions),
        "disruption_discards": [DISRUPTIONS[card] for card in rebellion.disruption_discards],
        "contract_discards": [CONTRACTS[contract] for contract in rebellion.contract_discards],
        "commander_box": [COMMANDERS[commander] for commander in rebellion.commander_box],
    }


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    """These cards in an order that does not depend on the one they had."""
    mixed = sorted(cards)
    dice.shuffle(mixed)
    return mixed


def redeal_rebellion(rebellion: Rebellion, dice: Dice) -> None:
    """Deal anew the action deck under its top card, the tiles under the tops of her stacks, the disruption deck."""
    redeal_actions(rebellion, dice)
    redeal_stacks(rebellion, dice)
    rebellion.disruptions = shuffled(rebellion.disruptions, dice)


def redeal_actions(rebellion: Rebellion, dice: Dice) -> None:
    """Every Basic card is in the deck or seen; which Advanced ones are, nobody knows, only how many."""
    covered = rebellion.actions[1:-1]
    advanced = shuffled([card for card in covered if card >= BASIC_CARDS] + rebellion.unused_actions, dice)
    rebellion.unused_actions = [advanced.pop() for _ in rebellion.unused_actions]
    deck = shuffled([card for card in covered if card < BASIC_CARDS] + advanced, dice)
    rebellion.actions[1:-1] = deck


def redeal_stacks(rebellion: Rebellion, dice: Dice) -> None:
    """Her own tiles are exchanged with each other, the neutral ones at the bottom with those in the box."""
    covered = [(stack, place) for stack in rebellion.stacks for place in range(len(stack) - 1)]
    own = shuffled([stack[place] for stack, place in covered if TILE_COLOUR[stack[place]] != NEUTRAL], dice)
    bottom = [stack[place] for stack, place in covered if TILE_COLOUR[stack[place]] == NEUTRAL]
    neutral = shuffled(bottom + rebellion.neutral_box, dice)
    rebellion.neutral_box = [neutral.pop() for _ in rebellion.neutral_box]
    for stack, place in covered:
        stack[place] = neutral.pop() if TILE_COLOUR[stack[place]] == NEUTRAL else own.pop()
