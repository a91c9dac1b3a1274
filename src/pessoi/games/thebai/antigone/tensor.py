"""What can be seen of Antigone's cards and tiles as numbers, for learning programs."""

from __future__ import annotations

from pessoi.games.thebai.antigone.events import STACK
from pessoi.games.thebai.antigone.rebellion import Rebellion
from pessoi.games.thebai.components import (
    ACTION_CARDS,
    CHALLENGES,
    COMMANDERS,
    CONTRACTS,
    DESTINIES,
    DISRUPTIONS,
    HERALDS,
)
from pessoi.kernel.tensor import Part, Tensor

#: The left and the right Herald card.
HERALD_ROW = 2


def rebellion_parts() -> list[Part]:
    """What is written, in this order."""
    return [
        Part("card", (len(ACTION_CARDS),), "Antigone's action card that lies face up"),
        Part("cards", (1 + len(ACTION_CARDS),), "cards in her action deck, and which were discarded"),
        Part("destiny", (len(DESTINIES),), "her destiny"),
        Part("challenges", (len(CHALLENGES),), "challenges in force"),
        Part("herald_row", (HERALD_ROW, len(HERALDS)), "the left and the right Herald card"),
        Part("drawn_herald", (len(HERALDS),), "the Herald card drawn for the action card being resolved"),
        Part("stacks", (len(STACK), 2), "the number of the tile on top of each of her stacks, from 1; tiles in it"),
        Part("disruptions", (1 + len(DISRUPTIONS),), "disruption cards in the deck, and which were discarded"),
        Part("contract_discards", (len(CONTRACTS),), "contracts she discarded"),
        Part("commander_box", (len(COMMANDERS),), "Commanders out of the game"),
    ]


def observe_rebellion(rebellion: Rebellion, t: Tensor) -> None:
    """Her face-up cards, the tops of her stacks, sizes of what is covered, and all discards."""
    t.one_of(rebellion.actions[-1], len(ACTION_CARDS))
    t.number(len(rebellion.actions))
    t.those_of(rebellion.action_discards, len(ACTION_CARDS))
    t.one_of(rebellion.destiny, len(DESTINIES))
    t.bits(rebellion.challenges, len(CHALLENGES))
    for place in range(HERALD_ROW):
        t.one_of(rebellion.herald_row[place] if place < len(rebellion.herald_row) else -1, len(HERALDS))
    t.one_of(rebellion.drawn_herald, len(HERALDS))
    for stack in rebellion.stacks:
        t.number(stack[-1] + 1 if stack else 0)
        t.number(len(stack))
    t.number(len(rebellion.disruptions))
    t.those_of(rebellion.disruption_discards, len(DISRUPTIONS))
    t.those_of(rebellion.contract_discards, len(CONTRACTS))
    t.those_of(rebellion.commander_box, len(COMMANDERS))
