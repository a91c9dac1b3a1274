"""What Antigone has beside the pieces of a family. Rules, "Solo: Antigone's Rebellion", set-up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.kernel.state import Plain

#: The seat of the person who plays alone, and Antigone's row beside it.
PERSON: Final = 0
ANTIGONE: Final = 1


class Rebellion(Plain):
    """Her cards and tiles, and what has left the game because of her."""

    __slots__ = (
        "action_discards",
        "actions",
        "challenges",
        "commander_box",
        "contract_discards",
        "destiny",
        "disruption_discards",
        "disruptions",
        "drawn_herald",
        "herald_row",
        "neutral_box",
        "stacks",
        "unused_actions",
    )

    def __init__(
        self,
        destiny: i64,
        challenges: i64,
        drawn_herald: i64,
        actions: list[int],
        action_discards: list[int],
        unused_actions: list[int],
        herald_row: list[int],
        stacks: list[list[int]],
        neutral_box: list[int],
        disruptions: list[int],
        disruption_discards: list[int],
        contract_discards: list[int],
        commander_box: list[int],
    ) -> None:
        self.destiny: i64 = destiny
        #: The challenge cards in force, as bits.
        self.challenges: i64 = challenges
        #: The Herald card drawn from the deck for the action card being resolved, or -1 (R105).
        self.drawn_herald: i64 = drawn_herald
        #: The action deck; its top card lies face up, at the bottom waits the Endgame card.
        self.actions: list[int] = actions
        self.action_discards: list[int] = action_discards
        #: The Advanced cards that nobody has seen.
        self.unused_actions: list[int] = unused_actions
        #: The left and the right Herald card.
        self.herald_row: list[int] = herald_row
        #: Her tiles: left, centre and right, each with its top at the end and a neutral tile at the bottom.
        self.stacks: list[list[int]] = stacks
        #: Neutral tiles that nobody has seen.
        self.neutral_box: list[int] = neutral_box
        self.disruptions: list[int] = disruptions
        self.disruption_discards: list[int] = disruption_discards
        self.contract_discards: list[int] = contract_discards
        self.commander_box: list[int] = commander_box

    def copy(self) -> Rebellion:
        return Rebellion(
            self.destiny,
            self.challenges,
            self.drawn_herald,
            self.actions.copy(),
            self.action_discards.copy(),
            self.unused_actions.copy(),
            self.herald_row.copy(),
            [stack.copy() for stack in self.stacks],
            self.neutral_box.copy(),
            self.disruptions.copy(),
            self.disruption_discards.copy(),
            self.contract_discards.copy(),
            self.commander_box.copy(),
        )
