"""What a seat sees, and what it can't know. Rules, "What a player must be able to see".

Everything is public but the order of the demigods below each top card and what is still to be rolled, so every seat and
every spectator gets the same view.
"""

from __future__ import annotations

from typing import Any

from pessoi.games.hercules.abilities import is_ready
from pessoi.games.hercules.components import (
    ACTIVE,
    CARDS,
    COLUMNS,
    FIRST_GOD,
    FIRST_PRIZE,
    SPACES,
    STACK_OF_WHITE_DIE,
    STACKS,
    SYMBOLS,
    VASE_MAX,
    VASE_MIN,
)
from pessoi.games.hercules.scoring import LINES, majorities, score, symbol_counts
from pessoi.games.hercules.solo import HADES, case_at, landing
from pessoi.games.hercules.state import EMPTY, Hero, Table
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import ScoreSheet

CASES = {1: "marker", 2: "card", 3: "run_on"}


def view(s: Table) -> dict[str, Any]:
    """The table, built up from nothing."""
    rows = len(s.heroes)
    counts = [symbol_counts(s, hero) for hero in s.heroes]
    won = majorities(counts)
    sheet = score(s)
    seen: dict[str, Any] = {
        "round": s.round,
        "round_limit": s.round_limit,
        "is_final_round": s.is_final_round,
        "is_over": s.is_over,
        "is_simplified": s.is_simplified,
        "is_solo": s.is_solo,
        "pegasus": s.pegasus,
        "order": [(s.pegasus + place) % rows for place in range(rows)],
        "active": None if s.is_over else s.active,
        "white_die": view_white_die(s),
        "columns": [view_card(s.above[column]) for column in range(1, COLUMNS)],
        "pile": {"top": CARDS[s.pile[-1]] if s.pile else None, "left": len(s.pile)},
        "stacks": [
            {"stack": name, "top": CARDS[stack[-1]] if stack else None, "left": len(stack)}
            for name, stack in zip(STACKS, s.stacks, strict=True)
        ],
        "vases": [
            {"spaces": spaces, "cards": [CARDS[card] for card in reversed(s.vases) if SPACES[card] == spaces]}
            for spaces in range(VASE_MIN, VASE_MAX + 1)
        ],
        "players": [view_hero(s, hero, counts[hero.seat], won[hero.seat], sheet) for hero in s.heroes],
        "hades": foresee_hades(s) if s.is_solo else None,
        "tie_break": sheet.tie_break if s.is_over else "",
    }
    return seen


def view_card(card: int) -> str | None:
    """A card by its name, or nothing."""
    return None if card == EMPTY else CARDS[card]


def view_white_die(s: Table) -> dict[str, Any]:
    """Where the white die is and, if that means anything, what it shows (R43, R67)."""
    for hero in s.heroes:
        if hero.has_white_die:
            return {"holder": hero.seat, "face": s.white_die}
    if s.is_solo:
        return {"holder": HADES, "face": s.white_die or None}
    return {"holder": None, "face": None}


def view_hero(s: Table, hero: Hero, counts: list[int], won: list[int], sheet: ScoreSheet) -> dict[str, Any]:
    """One row of the board and the supply that belongs to it."""
    is_hades = s.is_solo and hero.seat == HADES
    faces = [hero.d1] if is_hades else [hero.d1, hero.d2]
    return {
        "seat": hero.seat,
        "is_hades": is_hades,
        "column": hero.position,
        "open": [column for column in range(1, COLUMNS + 1) if hero.open >> column & 1],
        "supply": hero.supply,
        "dice": [face or None for face in faces],
        "cards": [{"card": CARDS[card], "status": status(s, hero, card)} for card in hero.cards if card < FIRST_PRIZE],
        "prizes": [CARDS[card] for card in hero.cards if card >= FIRST_PRIZE],
        "symbols": dict(zip(SYMBOLS, counts, strict=True)),
        "majorities": [SYMBOLS[kind] for kind in won],
        "points": dict(zip(LINES, sheet.points[hero.seat], strict=True)),
        "total": sheet.totals[hero.seat],
        "place": sheet.places[hero.seat] if s.is_over else None,
    }


def status(s: Table, hero: Hero, card: int) -> str:
    """Whether a card can be used, and if not, why."""
    if card >= ACTIVE or (s.is_simplified and card >= FIRST_GOD) or (s.is_solo and hero.seat == HADES):
        return "passive"
    if hero.has_used(card):
        return "turned" if card >= FIRST_GOD else "marked"
    return "ready" if is_ready(s, hero, card) else "no_marker"


def foresee_hades(s: Table) -> dict[str, Any] | None:
    """What Hades' dice will do as they lie; nothing once he has had his turn in this round."""
    hades = s.heroes[HADES]
    has_acted = s.turns_taken > (HADES - s.pegasus) % len(s.heroes)
    if s.is_over or has_acted or not hades.d1:
        return None
    stack = STACK_OF_WHITE_DIE[s.white_die]
    column = landing(hades.position, hades.d1)
    return {"stack": STACKS[stack], "column": column, "case": CASES[case_at(s, hades, column)]}


def redeal(s: Table, dice: Dice) -> None:
    """Shuffle, stack by stack, all demigods below the top card; nothing else is unknown."""
    for stack in s.stacks:
        if len(stack) > 2:
            hidden = sorted(stack[:-1])
            dice.shuffle(hidden)
            stack[:-1] = hidden
